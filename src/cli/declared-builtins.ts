import type { Builtin } from "../rego/builtin.js";
import type { CompatName } from "./compat-names.js";
import { serviceNamespace } from "./compat-names.js";

/** The service's built-ins as declarations, for compiling and checking, which call none of them. */
export async function declaredBuiltins(compat?: CompatName): Promise<Builtin[]> {
  const { createServiceClient, serviceBuiltins } = await import("../index.js");
  return serviceBuiltins(createServiceClient(), await serviceNamespace(compat));
}

import type { Builtin } from "../../builtin/builtin.js";
import type { CompatName } from "./compat-names.js";
import { serviceNamespace } from "./compat-names.js";

/** Declarations of the service's built-ins, for compiling and checking. */
export async function declaredBuiltins(compat?: CompatName): Promise<Builtin[]> {
  const { createServiceClient, serviceBuiltins } = await import("../../index.js");
  return serviceBuiltins(createServiceClient(), await serviceNamespace(compat));
}

import type { Builtin } from "../rego/builtin.js";

/** The service's built-ins as declarations, for compiling and checking, which call none of them. */
export async function declaredBuiltins(): Promise<Builtin[]> {
  const { createServiceClient, serviceBuiltins } = await import("../index.js");
  return serviceBuiltins(createServiceClient());
}

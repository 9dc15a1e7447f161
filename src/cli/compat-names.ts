import type { CompatName } from "../config/compat.js";

export type { CompatName } from "../config/compat.js";

/** The tools that `--compat` knows, here so that reading flags loads no settings. */
export const COMPAT_NAMES: readonly CompatName[] = ["chainloop"];

/** The options of the service's built-ins that another tool's names ask for. */
export async function serviceNamespace(compat: CompatName | undefined): Promise<{ namespace?: string }> {
  if (compat === undefined) return {};
  const { COMPATS } = await import("../config/compat.js");
  return { namespace: COMPATS[compat].namespace };
}

import type { CompatName } from "../../config/compat.js";

export type { CompatName } from "../../config/compat.js";

/** The tools that `--compat` knows. A file of its own, so that parsing flags loads no settings. */
export const COMPAT_NAMES: readonly CompatName[] = ["chainloop"];

/** Built-in options for another tool's names. */
export async function serviceNamespace(compat: CompatName | undefined): Promise<{ namespace?: string }> {
  if (compat === undefined) return {};
  const { COMPATS } = await import("../../config/compat.js");
  return { namespace: COMPATS[compat].namespace };
}

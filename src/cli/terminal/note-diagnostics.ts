import type { RegoDiagnostic } from "../../errors.js";
import type { CommandContext } from "../command.js";
import { toPrintable } from "../../values/printable.js";

/** Writes OPA's warnings to stderr, with their source lines. */
export async function noteDiagnostics(
  context: CommandContext,
  found: readonly RegoDiagnostic[],
): Promise<void> {
  if (found.length === 0) return;
  const { formatDiagnostics } = await import("../../opa/rego-diagnostics.js");
  for (const diagnostic of found) {
    await context.warn(toPrintable(formatDiagnostics([diagnostic])));
  }
}

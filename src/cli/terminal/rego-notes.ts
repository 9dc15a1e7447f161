import type { RegoDiagnostic } from "../../errors.js";
import { toPrintable } from "../../values/printable.js";
import type { CommandContext } from "../command.js";

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

const MAX_SHOWN = 5;

/** Lists skipped named files, which are not Rego, on stderr. */
export async function noteSkipped(context: CommandContext, skipped: readonly string[]): Promise<void> {
  if (skipped.length === 0) return;
  const more = skipped.length > MAX_SHOWN ? ` and ${skipped.length - MAX_SHOWN} more` : "";
  await context.note(toPrintable(`skipped, not Rego: ${skipped.slice(0, MAX_SHOWN).join(", ")}${more}`));
}

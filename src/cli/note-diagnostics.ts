import type { RegoDiagnostic } from "../errors.js";
import type { CommandContext } from "./command.js";
import { toPrintable } from "./printable.js";

/** Shows OPA's warnings on stderr, with their source lines. */
export async function noteDiagnostics(
  context: CommandContext,
  found: readonly RegoDiagnostic[],
): Promise<void> {
  if (found.length === 0) return;
  const { formatDiagnostics } = await import("../opa/rego-diagnostics.js");
  for (const diagnostic of found) {
    await context.warn(toPrintable(formatDiagnostics([diagnostic])));
  }
}

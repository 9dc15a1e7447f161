import type { CommandContext } from "../command.js";
import { toPrintable } from "../../values/printable.js";

const MAX_SHOWN = 5;

/** Lists skipped named files, which are not Rego, on stderr. */
export async function noteSkipped(context: CommandContext, skipped: readonly string[]): Promise<void> {
  if (skipped.length === 0) return;
  const more = skipped.length > MAX_SHOWN ? ` and ${skipped.length - MAX_SHOWN} more` : "";
  await context.note(toPrintable(`skipped, not Rego: ${skipped.slice(0, MAX_SHOWN).join(", ")}${more}`));
}

import { errorMessages } from "../../error-messages.js";
import { isRegohostError } from "../../errors.js";
import type { TextStyle } from "../../report/style.js";
import { toPrintable } from "../../values/printable.js";
import { CommandError } from "../exit-codes.js";
import { withFlagNames } from "../flags/flag-names.js";

const MAX_STACKS = 6;

/**
 * Formats an error for the terminal: its message (with OPA's errors and their source lines) and its causes. Names flags
 * instead of library options. `debug` adds stack traces.
 */
export function showError(error: unknown, style: TextStyle, debug = false): string {
  const label = style.red("error:");
  const isOurs = isRegohostError(error);
  const isExpected = isOurs || error instanceof CommandError;
  const [message, ...causes] = errorMessages(error).map((text) => (isOurs ? withFlagNames(text) : text));
  const lines = [`${label} ${toPrintable(isExpected ? (message ?? "") : `unexpected: ${message ?? ""}`)}`];
  lines.push(...causes.map((cause) => style.dim(`  because: ${toPrintable(cause)}`)));
  if (debug) lines.push(...stacksOf(error));
  else if (!isExpected) lines.push(style.dim("  (REGOHOST_DEBUG=1 shows where)"));
  return lines.join("\n");
}

function stacksOf(error: unknown): string[] {
  const stacks: string[] = [];
  for (let next = error; next instanceof Error && stacks.length < MAX_STACKS; next = next.cause) {
    stacks.push(toPrintable(next.stack ?? next.message));
  }
  return stacks;
}

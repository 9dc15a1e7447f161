import { isRegohostError } from "../errors.js";
import { CommandError } from "./exit-codes.js";
import { withFlagNames } from "./flag-names.js";
import { toPrintable } from "./printable.js";
import type { TerminalStyle } from "./terminal-style.js";

const MAX_CAUSES = 5;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return isRegohostError(error) ? withFlagNames(message) : message;
}

/** The first lines of what led to the error, without those that it repeats anyway. */
function causesOf(error: unknown): string[] {
  const messages: string[] = [];
  let shown = messageOf(error);
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && messages.length < MAX_CAUSES) {
    const message = messageOf(cause).split("\n", 1)[0] ?? "";
    if (!shown.includes(message)) messages.push(message);
    shown += message;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

/** The error's message, then those of what led to it. */
export function errorMessages(error: unknown): string[] {
  return [messageOf(error), ...causesOf(error)];
}

/**
 * What a person sees of an error: its message (which holds OPA's errors with their source lines), and briefly what led
 * to it.
 * `debug` adds the stack traces.
 */
export function showError(error: unknown, style: TerminalStyle, debug = false): string {
  const label = style.red("error:");
  const expected = isRegohostError(error) || error instanceof CommandError;
  const message = expected ? messageOf(error) : `unexpected: ${messageOf(error)}`;
  const lines = [`${label} ${toPrintable(message)}`];
  lines.push(...causesOf(error).map((cause) => style.dim(`  because: ${toPrintable(cause)}`)));
  if (debug) lines.push(...stacksOf(error));
  else if (!expected) lines.push(style.dim("  (REGOHOST_DEBUG=1 shows where)"));
  return lines.join("\n");
}

function stacksOf(error: unknown): string[] {
  const stacks: string[] = [];
  for (let next = error; next instanceof Error && stacks.length <= MAX_CAUSES; next = next.cause) {
    stacks.push(next.stack ?? messageOf(next));
  }
  return stacks;
}

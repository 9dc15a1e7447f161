import { isRegohostError, PolicyLoadError } from "../errors.js";
import type { RegoDiagnostic } from "../errors.js";
import { CommandError } from "./exit-codes.js";
import type { TerminalStyle } from "./terminal-style.js";

const MAX_CAUSES = 5;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** The messages of what led to the error, without those that it repeats anyway. */
function causesOf(error: unknown): string[] {
  const messages: string[] = [];
  let shown = messageOf(error);
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && messages.length < MAX_CAUSES) {
    const message = messageOf(cause);
    if (!shown.includes(message)) messages.push(message);
    shown += message;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

/** One error of OPA, with its source line and a caret below the column. */
function showDiagnostic(diagnostic: RegoDiagnostic, style: TerminalStyle): string {
  const { code, message, location, line } = diagnostic;
  const where = location === undefined ? "" : `${location.file}:${location.row}:${location.column}: `;
  const lines = [`${where}${code === "" ? "" : `${code}: `}${message}`];
  if (location !== undefined && line !== undefined) {
    const before = Array.from(line).slice(0, Math.max(0, location.column - 1));
    const padding = before.map((character) => (character === "\t" ? "\t" : " ")).join("");
    lines.push(`    ${line}`, `    ${padding}${style.red("^")}`);
  }
  return lines.join("\n");
}

/**
 * What a person sees of an error: its message, OPA's errors with their source lines, and briefly what led to it.
 * `debug` adds the stack traces.
 */
export function showError(error: unknown, style: TerminalStyle, debug = false): string {
  const label = style.red("error:");
  const expected = isRegohostError(error) || error instanceof CommandError;
  const message = expected ? messageOf(error) : `unexpected: ${messageOf(error)}`;
  const lines = [`${label} ${message}`];
  if (error instanceof PolicyLoadError && error.diagnostics.length > 0) {
    // The message of such an error repeats the diagnostics, so its first line says enough.
    lines[0] = `${label} ${message.split("\n", 1)[0] ?? message}`;
    lines.push(...error.diagnostics.map((diagnostic) => showDiagnostic(diagnostic, style)));
  }
  lines.push(...causesOf(error).map((cause) => style.dim(`  because: ${cause.replaceAll("\n", "\n  ")}`)));
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

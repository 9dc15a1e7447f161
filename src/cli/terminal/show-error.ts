import { append } from "../../base/lists.js";
import { errorMessages } from "../../base/error-messages.js";
import { reasonOf } from "../../base/message.js";
import { BuiltinError, isRegohostError, PolicyLoadError, type RegoDiagnostic } from "../../base/errors.js";
import { placedMessage } from "../../gate/plain-message.js";
import { withCode, type TextStyle } from "../../gate/report/style.js";
import { shownValue } from "../../base/text/address.js";
import { shownCode } from "../exit-codes.js";
import { counted } from "../../base/text/counted.js";
import type { CommandContext } from "../command.js";
import type { SkippedData } from "../../tooling/folder-data.js";
import { isError } from "../../base/realms.js";
import { FLAG_WORDING } from "./flag-wording.js";

const MAX_STACKS = 6;

/**
 * Formats an error for the terminal: its message (with OPA's errors and their source lines), its code and its causes. Names flags
 * instead of library options. `debug` adds stack traces.
 */
export function showError(error: unknown, style: TextStyle, debug = false): string {
  const label = style.red("error:");
  const isExpected = isRegohostError(error);
  const [message, ...causes] = errorMessages(error, FLAG_WORDING);
  const plain = error instanceof BuiltinError ? placedMessage(error, message) : message;
  const text = isExpected ? plain : `unexpected: ${plain}`;
  const code = shownCode(error);
  // The lines of diagnostics have their codes.
  const isCoded = error instanceof PolicyLoadError && error.diagnostics.some((one) => one.code === code);
  const lines = [`${label} ${isCoded ? text : withCode(text, code, style)}`];
  append(
    lines,
    causes.map((cause) => style.dim(`  because: ${cause}`)),
  );
  if (debug) append(lines, stacksOf(error));
  else if (!isExpected) lines.push(style.dim("  (REGOHOST_DEBUG=1 shows where)"));
  return lines.join("\n");
}

function stacksOf(error: unknown): string[] {
  const stacks: string[] = [];
  for (let next = error; isError(next) && stacks.length < MAX_STACKS; next = next.cause) {
    const { message, stack = message } = next;
    const reason = reasonOf(next);
    stacks.push(shownValue(stack.replace(message, () => reason)));
  }
  return stacks;
}

/** Writes OPA's warnings to stderr, with their source lines. */
export async function noteDiagnostics(
  context: CommandContext,
  found: readonly RegoDiagnostic[],
): Promise<void> {
  if (found.length === 0) return;
  const { formatDiagnostics } = await import("../../engine/opa/rego-diagnostics.js");
  for (const diagnostic of found) {
    await context.warn(formatDiagnostics([diagnostic]));
  }
}

const MAX_SHOWN = 5;

/**
 * Lists skipped explicit files, which are not Rego, on stderr.
 *
 * @param done the action on the others, such as `checked`: the note reports that there was nothing to do if there are
 * none.
 */
export async function noteSkipped(
  context: CommandContext,
  skipped: readonly string[],
  { done, others }: { done: string; others: number },
): Promise<void> {
  if (skipped.length === 0) return;
  const toldOfNothing = others === 0 ? `nothing was ${done}; ` : "";
  const more = skipped.length > MAX_SHOWN ? ` and ${skipped.length - MAX_SHOWN} more` : "";
  await context.note(`${toldOfNothing}skipped, not Rego: ${skipped.slice(0, MAX_SHOWN).join(", ")}${more}`);
}

/** The reasons why files were skipped, each with its first file and the number of the others. Files in conflict have one reason. */
function byReason(skipped: readonly SkippedData[]): string[] {
  const reasons = new Map<string, { first: string; messages: Set<string> }>();
  for (const { message, reason } of skipped) {
    const { first, messages } = reasons.get(reason) ?? { first: message, messages: new Set<string>() };
    reasons.set(reason, { first, messages: messages.add(message) });
  }
  return Array.from(reasons.values(), ({ first, messages }) =>
    messages.size === 1 ? first : `${first} (and ${counted(messages.size - 1, "more file")})`,
  );
}

/** Lists data of folders that was skipped, and that was read only in part, in a note each on stderr. */
export async function noteData(
  context: CommandContext,
  skipped: readonly SkippedData[],
  firstDocuments: readonly string[],
): Promise<void> {
  const note = async (title: string, lines: readonly string[]): Promise<void> => {
    const more = lines.length > MAX_SHOWN ? [`and ${String(lines.length - MAX_SHOWN)} more`] : [];
    const shown = [...lines.slice(0, MAX_SHOWN), ...more].map((line) => `\n  ${line}`);
    if (lines.length > 0) await context.note(`${title}:${shown.join("")}`);
  };
  const count = skipped.length === 1 ? "1 file is" : `${String(skipped.length)} files are`;
  await note(`${count} not read as data (with -d FOLDER an error)`, byReason(skipped));
  const firsts = firstDocuments.map((path) => `${path}: only the first document is read, as in OPA`);
  await note("data read in part", firsts);
}

/** Lists signed bundles that were not verified, on stderr. */
export async function noteUnverified(context: CommandContext, bundles: readonly string[]): Promise<void> {
  for (const subject of bundles) {
    await context.warn(`${subject} is signed, and its signature was not verified: pass --verification-key`);
  }
}

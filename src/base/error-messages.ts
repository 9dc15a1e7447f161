import { codeOf } from "./error-code.js";
import { isError } from "./realms.js";
import { inWording, LIBRARY_WORDING, getMessage, type Wording } from "./message.js";

const MAX_CAUSES = 5;
/** Maximum number of lines of a list in a cause. */
const MAX_LISTED = 10;

function errorText(error: unknown, wording: Wording): string {
  if (!isError(error)) return String(error);
  return error.message === "" ? error.name : inWording(getMessage(error), wording);
}

/** A file that is not there, in the words of messages. */
const MISSING = /does not exist|there is no such file/;

/**
 * Returns whether the reason is shown: of an error of the system, such as `ENOENT: no such file or directory, open
 * 'a.json'`, of a file that is not there, or of bytes that are not UTF-8.
 */
function isShownReason(error: unknown, shown: string): boolean {
  const code = codeOf(error);
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return shown.includes("UTF-");
  if (code === "ENOENT" && MISSING.test(shown)) return true;
  if (code === undefined || !(isError(error) && "syscall" in error)) return false;
  const [, reason] = /^\w+: ([^,]+),/.exec(error.message) ?? [];
  return shown.includes(code) || (reason !== undefined && shown.includes(reason));
}

/** Returns the first line of a message; of one that is a list, such as the errors of policies, some of its lines. */
function getHead(message: string): string {
  const [first = "", ...others] = message.split("\n");
  if (!first.endsWith(":") || others.length === 0) return first;
  const left = others.length - MAX_LISTED;
  const more = left > 0 ? [`… ${String(left)} more lines`] : [];
  return [first, ...others.slice(0, MAX_LISTED), ...more].join("\n");
}

/**
 * Returns the error's message in the words of a surface, then the head of each cause's message, without repetitions.
 */
export function errorMessages(error: unknown, wording = LIBRARY_WORDING): [string, ...string[]] {
  const messages: [string, ...string[]] = [errorText(error, wording)];
  let shown = messages[0];
  let cause = isError(error) ? error.cause : undefined;
  while (cause !== undefined && messages.length <= MAX_CAUSES) {
    const message = getHead(errorText(cause, wording));
    if (!shown.includes(message) && !isShownReason(cause, shown)) messages.push(message);
    shown += message;
    cause = isError(cause) ? cause.cause : undefined;
  }
  return messages;
}

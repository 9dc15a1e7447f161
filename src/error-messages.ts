const MAX_CAUSES = 5;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Whether it is an error of the system, such as `ENOENT: no such file or directory, open 'a.json'`, whose reason is shown. */
function isShownReason(error: unknown, shown: string): boolean {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) return false;
  return shown.includes(String(error.code)) || (error.code === "ENOENT" && shown.includes("no such file"));
}

/** The error's message, then the first line of each cause's message, without repetitions. */
export function errorMessages(error: unknown): [string, ...string[]] {
  const messages: [string, ...string[]] = [messageOf(error)];
  let shown = messages[0];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && messages.length <= MAX_CAUSES) {
    const message = messageOf(cause).split("\n", 1)[0] ?? "";
    if (!shown.includes(message) && !isShownReason(cause, shown)) messages.push(message);
    shown += message;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

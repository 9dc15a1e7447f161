const MAX_CAUSES = 5;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** The error's message, then the first line of each cause's message, without repetitions. */
export function errorMessages(error: unknown): [string, ...string[]] {
  const messages: [string, ...string[]] = [messageOf(error)];
  let shown = messages[0];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause !== undefined && messages.length <= MAX_CAUSES) {
    const message = messageOf(cause).split("\n", 1)[0] ?? "";
    if (!shown.includes(message)) messages.push(message);
    shown += message;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

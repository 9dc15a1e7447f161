/** Waits until what has arrived meanwhile is handled: messages, answers, signals. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

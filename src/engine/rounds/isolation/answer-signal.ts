/** Forgets the answer before, to ask for another. */
export function expectAnswer(answered: Int32Array): void {
  Atomics.store(answered, 0, 0);
}

/** Notifies the thread in `waitForAnswer` that its answer was posted. */
export function notifyAnswered(answered: Int32Array): void {
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/**
 * Waits until it is notified. To be woken is not enough: between the two steps of `notifyAnswered` this thread may have taken the answer, and wait
 * for the next already.
 */
export function waitForAnswer(answered: Int32Array): void {
  while (Atomics.load(answered, 0) === 0) Atomics.wait(answered, 0, 0);
}

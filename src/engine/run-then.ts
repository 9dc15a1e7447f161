/**
 * Runs something that may have to wait, and then something else, however it ended. What need not wait is done at once,
 * without a promise.
 */
export function runThen<T>(run: () => T | Promise<T>, after: () => void): T | Promise<T> {
  let result: T | Promise<T>;
  try {
    result = run();
  } catch (error) {
    after();
    throw error;
  }
  if (result instanceof Promise) return result.finally(after);
  after();
  return result;
}

/**
 * `try … finally` for sync and async functions: runs a function, then `after`. A synchronous function stays
 * synchronous.
 */
export function runFinally<T>(run: () => T | Promise<T>, after: () => void): T | Promise<T> {
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

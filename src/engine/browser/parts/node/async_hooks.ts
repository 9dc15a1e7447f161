/** A browser has no contexts of asynchronous work: what is run has none. */
export class AsyncLocalStorage<T> {
  getStore(): T | undefined {
    return undefined;
  }

  run<R>(_store: T, run: () => R): R {
    return run();
  }
}

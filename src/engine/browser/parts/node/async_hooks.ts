/** A browser has no contexts of asynchronous work. */
export class AsyncLocalStorage<T> {
  getStore(): T | undefined {
    return undefined;
  }

  run<R>(_store: T, run: () => R): R {
    return run();
  }
}

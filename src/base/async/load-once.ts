/**
 * Loads something once, for all who ask for it. After a failure, also one that is thrown before there is a promise, the next call tries again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const begin = async (): Promise<T> => load();
  return () => {
    if (loading !== undefined) return loading;
    const begun = begin();
    loading = begun;
    begun.catch(() => {
      if (loading === begun) loading = undefined;
    });
    return begun;
  };
}

/** Reports the absolute paths at which imports were looked for. */
type ImportListener = (places: Iterable<string>) => void;

let reported: ImportListener | undefined;

/**
 * Listens for the paths at which files of Jsonnet look for imports, found or not, so that `--watch` sees a change there. One listener at
 * a time.
 *
 * @returns A function that removes the listener.
 */
export function hearImports(listener: ImportListener): () => void {
  reported = listener;
  return () => {
    reported = undefined;
  };
}

export function reportImports(places: Iterable<string>): void {
  reported?.(places);
}

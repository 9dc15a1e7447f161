/** Reports the absolute paths at which imports were looked for. */
type ImportListener = (places: Iterable<string>) => void;

let told: ImportListener | undefined;

/**
 * Hears where files of Jsonnet look for what they import, found or not, so that `--watch` sees a change there. One at a time.
 *
 * @returns Stops hearing.
 */
export function hearImports(listener: ImportListener): () => void {
  told = listener;
  return () => {
    told = undefined;
  };
}

export function reportImports(places: Iterable<string>): void {
  told?.(places);
}

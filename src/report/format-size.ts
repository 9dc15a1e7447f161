/** A human-readable size in bytes: `512 B`, `1.2 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1e3) return `${String(bytes)} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const MAGIC = /[*?[{]/;

/** Whether the text is a pattern that a shell would expand. */
export function isGlob(text: string): boolean {
  return MAGIC.test(text);
}

function withSlashes(pattern: string): string {
  return process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern;
}

/** The folder that a pattern starts in: what stands before its first part that is not plain. `.` for none. */
export function globFolder(pattern: string): string {
  const slashed = withSlashes(pattern);
  const plain = slashed.slice(0, slashed.search(MAGIC));
  const end = plain.lastIndexOf("/");
  if (end < 0) return ".";
  return end === 0 ? "/" : plain.slice(0, end);
}

/**
 * The files and folders that match a pattern, sorted: `*`, `?`, `[…]`, `{a,b}` and `**` for any depth (at the
 * end: all files below). Hidden ones match only where the pattern has the dot. Links to folders are not followed
 * by `**`, so a cycle of links has an end.
 *
 * @param cwd where a relative pattern starts.
 * @returns paths in the pattern's own form: relative to `cwd` when it is relative.
 */
export async function expandGlob(pattern: string, cwd: string): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const slashed = withSlashes(pattern);
  const isAbsolute = /^(?:[A-Za-z]:)?\//.test(slashed);
  const found = await glob(slashed, {
    cwd,
    absolute: isAbsolute,
    onlyFiles: slashed.endsWith("**"),
    expandDirectories: false,
    followSymbolicLinks: false,
    dot: false,
  });
  const prefix = slashed.startsWith("./") ? "./" : "";
  return found.map((path) => prefix + path.replace(/\/$/, "")).sort();
}

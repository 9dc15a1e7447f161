import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const MAGIC = /[*?[{]/;
const MAX_VISITED = 200_000;

/** Whether the text is a pattern that a shell would expand. */
export function isGlob(text: string): boolean {
  return MAGIC.test(text);
}

/** `a{b,c}d` as `abd` and `acd`; braces inside braces too. */
export function expandBraces(pattern: string): string[] {
  const match = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
  if (match === null) return [pattern];
  const before = pattern.slice(0, match.index);
  const after = pattern.slice(match.index + match[0].length);
  return (match[1] ?? "").split(",").flatMap((choice) => expandBraces(before + choice + after));
}

/** One segment of a pattern, `*`, `?`, `[abc]` and `[!a-c]`, as a regular expression. Dots at the start stay hidden. */
export function segmentPattern(segment: string): RegExp {
  let source = segment.startsWith(".") ? "" : "(?!\\.)";
  for (let i = 0; i < segment.length; i++) {
    const character = segment[i] ?? "";
    const close = character === "[" ? segment.indexOf("]", i + 2) : -1;
    if (character === "*") source += "[^/]*";
    else if (character === "?") source += "[^/]";
    else if (close > 0) {
      const set = segment.slice(i + 1, close).replace(/[\\\]^]/g, "\\$&");
      source += set.startsWith("!") ? `[^${set.slice(1)}]` : `[${set}]`;
      i = close;
    } else source += character.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  }
  return new RegExp(`^${source}$`, "u");
}

interface Found {
  paths: Set<string>;
  filesOnly: boolean;
}

async function walk(at: string, directory: string, segments: readonly string[], found: Found): Promise<void> {
  const [segment, ...rest] = segments;
  if (segment === undefined || found.paths.size > MAX_VISITED) return;
  if (!isGlob(segment)) {
    await visit(join(at, segment), joinShown(directory, segment), rest, found);
    return;
  }
  const entries = await readdir(at === "" ? "." : at, { withFileTypes: true }).catch(() => []);
  const names = entries.map((entry) => entry.name).sort();
  if (segment === "**") {
    await walk(at, directory, rest, found);
    for (const entry of entries) {
      // A link to a folder is not followed, so a cycle of links has an end.
      if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
      await walk(join(at, entry.name), joinShown(directory, entry.name), segments, found);
    }
    return;
  }
  const pattern = segmentPattern(segment);
  for (const name of names) {
    if (pattern.test(name)) await visit(join(at, name), joinShown(directory, name), rest, found);
  }
}

function joinShown(directory: string, name: string): string {
  return directory === "" || directory.endsWith("/") ? directory + name : `${directory}/${name}`;
}

async function visit(path: string, shown: string, rest: readonly string[], found: Found): Promise<void> {
  const status = await stat(path).catch(() => undefined);
  if (status === undefined) return;
  if (rest.length > 0) {
    if (status.isDirectory()) await walk(path, shown, rest, found);
  } else if (!found.filesOnly || status.isFile()) found.paths.add(shown);
}

/**
 * The files and folders that match a pattern, sorted: `*`, `?`, `[…]`, `{a,b}` and `**` for any depth (at the
 * end: all files below). Hidden ones match only where the pattern has the dot.
 *
 * @param cwd where a relative pattern starts.
 * @returns paths in the pattern's own form: relative to `cwd` when it is relative.
 */
export async function expandGlob(pattern: string, cwd: string): Promise<string[]> {
  const paths = new Set<string>();
  const slashed = process.platform === "win32" ? pattern.replaceAll("\\", "/") : pattern;
  for (const choice of expandBraces(slashed)) {
    const root = /^(?:[A-Za-z]:)?\/+/.exec(choice)?.[0] ?? "";
    const segments = choice
      .slice(root.length)
      .split("/")
      .filter((segment) => segment !== "");
    const filesOnly = segments.at(-1) === "**";
    if (filesOnly) segments.push("*");
    await walk(root === "" ? cwd : root, root, segments, { paths, filesOnly });
  }
  return [...paths].sort();
}

// eslint-disable-next-line no-restricted-imports -- of regular files alone; listeners of `onRead` must not take a comparison for a use
import { lstat, readdir, readFile, readlink, realpath } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { isWithin } from "../../base/host/real-path.js";
import { codeOf } from "../../base/error-code.js";

type Entry = Awaited<ReturnType<typeof lstat>>;

/** The status of a path; `undefined` if it does not exist, also below a path that is a file here and a folder in the other tree. */
async function getStatus(path: string): Promise<Entry | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}

/** The files of a tree to which paths lead: everything below a folder, every link on the path, and the targets of the links. */
class TreeFiles {
  /** Paths from the root of the tree. */
  readonly found = new Set<string>();
  /** Paths of links that lead into the other tree. */
  readonly crossing = new Set<string>();
  /** Paths of empty folders. */
  readonly empty = new Set<string>();
  readonly #root: string;
  readonly #other: string;
  readonly #seen = new Set<string>();

  constructor(root: string, other: string) {
    this.#root = root;
    this.#other = other;
  }

  async add(path: string): Promise<void> {
    await nextPart();
    const inner = relative(this.#root, path);
    if (this.#seen.has(path) || !isWithin(this.#root, path)) return;
    this.#seen.add(path);
    const parts = inner === "" ? [] : inner.split(sep);
    for (const [index, part] of parts.entries()) {
      const at = join(this.#root, ...parts.slice(0, index), part);
      if ((await getStatus(at))?.isSymbolicLink() !== true) continue;
      const link = relative(this.#root, at);
      const target = resolve(dirname(at), await readlink(at), ...parts.slice(index + 1));
      this.found.add(link);
      if (isWithin(this.#other, await realpath(target).catch(() => target))) this.crossing.add(link);
      return this.add(target);
    }
    if ((await getStatus(path))?.isDirectory() !== true) {
      this.found.add(inner);
      return;
    }
    const names = await readdir(path);
    if (names.length === 0) this.empty.add(inner);
    for (const name of names) if (name !== ".git") await this.add(join(path, name));
  }
}

/** Whether a path is equal in both trees: the same bytes, a link with the same target, a folder, or missing. */
async function isSame(one: string, other: string): Promise<boolean> {
  await nextPart();
  const [a, b] = await Promise.all([getStatus(one), getStatus(other)]);
  if (a === undefined || b === undefined) return a === b;
  if (a.isSymbolicLink() || b.isSymbolicLink()) {
    return a.isSymbolicLink() && b.isSymbolicLink() && (await readlink(one)) === (await readlink(other));
  }
  if (!a.isFile() || !b.isFile()) return a.isDirectory() && b.isDirectory();
  if (a.size !== b.size) return false;
  return (await readFile(one)).equals(await readFile(other));
}

/** A tree, and the initial paths in it. */
interface ComparedTree {
  /** Absolute, without links. */
  root: string;
  paths: Iterable<string>;
}

/**
 * Compares the files to which paths lead in one of two trees.
 *
 * @returns paths relative to the root of the trees, with slashes, sorted: those that differ, those of links of the base
 * that lead into the change, and empty folders of the base.
 */
export async function changedFiles(
  base: ComparedTree,
  change: ComparedTree,
): Promise<{ changed: string[]; empty: string[] }> {
  const files = new TreeFiles(base.root, change.root);
  for (const path of base.paths) await files.add(path);
  const others = new TreeFiles(change.root, base.root);
  for (const path of change.paths) await others.add(path);
  const changed = new Set(files.crossing);
  for (const inner of new Set([...files.found, ...others.found])) {
    if (!(await isSame(join(base.root, inner), join(change.root, inner)))) changed.add(inner);
  }
  const listed = (paths: ReadonlySet<string>): string[] =>
    [...paths].map((inner) => inner.split(sep).join("/")).sort();
  return { changed: listed(changed), empty: listed(files.empty) };
}

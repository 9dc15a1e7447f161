import { isUtf8 } from "node:buffer";
import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { nextPart } from "../../base/async/reading.js";
import { isMissing } from "../../base/host/file-failure.js";
import { isWithin, realPathOf } from "../../base/host/real-path.js";
import type { CliIo } from "../terminal/cli-io.js";
import { compareContent, GitRepository } from "./git-repository.js";
import { reachBelow, toReaches, type PathReach } from "./path-reach.js";

/** An entry of a recorded tree. */
type Recorded = RecordedFolder | { kind: "file" | "link" | "submodule" | "unreadable name"; id: string };

interface RecordedFolder {
  kind: "folder";
  names: Map<string, Recorded>;
}

/** A repository at a commit: that of the checkout, or of a submodule in it. */
interface RecordedCommit {
  repository: GitRepository;
  commit: string;
  tree: RecordedFolder;
}

/** A file of a commit that the checkout contains. */
interface RecordedFile {
  path: string;
  id: string;
  owner: RecordedCommit;
}

/** A path or a pattern for reading a checkout. */
export interface ReadingPath {
  path: string;
  isPattern: boolean;
}

const KINDS: Readonly<Record<string, "link" | "submodule">> = { "120000": "link", "160000": "submodule" };

async function readCommit(repository: GitRepository, commit: string): Promise<RecordedCommit> {
  const tree: RecordedFolder = { kind: "folder", names: new Map() };
  for (const { mode, id, path } of await repository.listTree(commit)) {
    const names = path.toString("utf8").split("/");
    let folder = tree;
    for (const name of names.slice(0, -1)) {
      const found = folder.names.get(name);
      const inner: RecordedFolder = found?.kind === "folder" ? found : { kind: "folder", names: new Map() };
      if (inner !== found) folder.names.set(name, inner);
      folder = inner;
    }
    // Another file may have the name that is shown for it.
    const kind = isUtf8(path) ? (KINDS[mode] ?? "file") : "unreadable name";
    folder.names.set(names.at(-1) ?? "", { kind, id });
  }
  return { repository, commit, tree };
}

/** The entries of a folder by their exact names, also on a case-insensitive file system; none without a folder. */
async function readNames(folder: string): Promise<Map<string, Dirent>> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return new Map(entries.map((entry) => [entry.name, entry]));
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}

/** Compares a checkout with its commit, at the paths that paths and patterns reach. */
export class RecordedTree {
  readonly #io: Pick<CliIo, "env" | "signal">;
  readonly #head: RecordedCommit;

  private constructor(io: Pick<CliIo, "env" | "signal">, head: RecordedCommit) {
    this.#io = io;
    this.#head = head;
  }

  /**
   * Lists the commit that is checked out.
   *
   * @param root the folder with `.git`, absolute and without links.
   * @throws CommandError `change_refused` (exit 2) without a repository or a commit.
   */
  static async open(root: string, io: Pick<CliIo, "env" | "signal">): Promise<RecordedTree> {
    return new RecordedTree(io, await readCommit(new GitRepository(root, io), "HEAD"));
  }

  /** Whether the commit has a folder. @param path from the root of the repository, with the separators of the host. */
  hasFolder(path: string): boolean {
    let folder: Recorded | undefined = this.#head.tree;
    for (const name of path.split(sep))
      folder = folder?.kind === "folder" ? folder.names.get(name) : undefined;
    return folder?.kind === "folder";
  }

  /**
   * Finds the parts of the commit that the checkout lacks: files, links, submodules that are not checked out, and the
   * content of LFS pointers. Files that are not in the commit are not compared, nor is changed content.
   *
   * @param cwd absolute; base of relative paths.
   * @param content `compared`: also finds files that an attribute of the commit converts at checkout.
   * @returns paths relative to the root of the repository, sorted, each with its reason.
   * @throws the errors of the file system; CommandError `change_refused` (exit 2)
   */
  async findLacking(
    paths: readonly ReadingPath[],
    { cwd, content }: { cwd: string; content: "compared" | "ignored" },
  ): Promise<string[]> {
    const { root } = this.#head.repository;
    const walk = new RecordedWalk(this.#io, this.#head);
    for (const { path, isPattern } of paths) {
      for (const { start, reach } of toReaches(path, { cwd, isPattern })) await walk.reach(start, reach);
    }
    const lacking = new Map(walk.lacking);
    if (content === "compared") {
      for (const [path, why] of await findUnlike([...walk.files.values()])) lacking.set(path, why);
    }
    return [...lacking].map(([path, why]) => `${relative(root, path).split(sep).join("/")} (${why})`).sort();
  }
}

/** The files whose content in the checkout represents another one, each with its reason. */
async function findUnlike(files: readonly RecordedFile[]): Promise<Map<string, string>> {
  const unlike = new Map<string, string>();
  const changed = new Map<RecordedCommit, string[]>();
  for (const { path, id, owner } of files) {
    const status = await stat(path).catch(() => undefined);
    // Reading anything else is a separate error.
    if (status?.isFile() !== true) continue;
    const state = await compareContent(path, status.size, id);
    if (state === "an LFS pointer") unlike.set(path, "a pointer of Git LFS: check out with its files");
    if (state === "other") changed.set(owner, [...(changed.get(owner) ?? []), path]);
  }
  for (const [{ repository, commit }, paths] of changed) {
    const { root } = repository;
    const inner = paths.map((path) => relative(root, path).split(sep).join("/"));
    for (const [path, attribute] of await repository.listConverted(commit, inner))
      unlike.set(join(root, path), `not as committed, by its attribute ${attribute}`);
  }
  return unlike;
}

/** A simultaneous walk through a commit and its checkout. */
class RecordedWalk {
  /** Absolute paths, each with its reason. */
  readonly lacking = new Map<string, string>();
  readonly files = new Map<string, RecordedFile>();
  readonly #io: Pick<CliIo, "env" | "signal">;
  readonly #head: RecordedCommit;
  readonly #submodules = new Map<string, RecordedCommit | undefined>();
  readonly #names = new Map<string, Promise<Map<string, Dirent>>>();
  #followed = new Set<string>();

  constructor(io: Pick<CliIo, "env" | "signal">, head: RecordedCommit) {
    this.#io = io;
    this.#head = head;
  }

  /** @param start absolute; paths that lead out of the checkout are not compared. */
  async reach(start: string, reach: PathReach): Promise<void> {
    this.#followed = new Set();
    await this.#reachPlace(start, reach);
    // The path of the checkout itself may contain links.
    await this.#reachPlace(await realPathOf(start).catch(() => start), reach);
  }

  async #reachPlace(location: string, reach: PathReach): Promise<void> {
    const { root } = this.#head.repository;
    if (!isWithin(root, location)) return;
    const inner = relative(root, location);
    const names = inner === "" ? [] : inner.split(sep);
    const key = `${reachBelow(names, reach).key}\0${String(names.length)}`;
    if (this.#followed.has(key)) return;
    this.#followed.add(key);
    await this.#visit(this.#head, this.#head.tree, root, reachBelow(names, reach));
  }

  async #visit(
    owner: RecordedCommit,
    folder: RecordedFolder,
    location: string,
    reach: PathReach,
  ): Promise<void> {
    const entries = await this.#read(location);
    for (const [name, recorded] of folder.names) {
      await nextPart();
      const below = reach.below(name);
      if (below === undefined) continue;
      await this.#compare(owner, recorded, join(location, name), entries.get(name), below);
    }
  }

  async #compare(
    owner: RecordedCommit,
    recorded: Recorded,
    path: string,
    entry: Dirent | undefined,
    reach: PathReach,
  ): Promise<void> {
    switch (recorded.kind) {
      case "folder":
        return this.#visit(owner, recorded, path, reach);
      case "file":
        if (!reach.isEnd) return;
        if (entry === undefined || entry.isDirectory()) this.lacking.set(path, "a file of the commit");
        else this.files.set(path, { path, id: recorded.id, owner });
        return;
      case "unreadable name":
        if (reach.isEnd) this.lacking.set(path, "its name is not UTF-8");
        return;
      case "link":
        if (entry?.isSymbolicLink() !== true) this.lacking.set(path, "a link of the commit");
        // A link to itself leads nowhere, and reading it is an error.
        else await this.#reachPlace(await realPathOf(path).catch(() => path), reach);
        return;
      case "submodule": {
        const inner = entry?.isDirectory() === true ? await this.#open(path, recorded.id) : undefined;
        if (inner === undefined) this.lacking.set(path, "a submodule that is not checked out");
        else await this.#visit(inner, inner.tree, path, reach);
      }
    }
  }

  /** A submodule at the commit that its repository records; `undefined` if it is not checked out. */
  async #open(path: string, commit: string): Promise<RecordedCommit | undefined> {
    if (!this.#submodules.has(path)) {
      const hasRepository = (await this.#read(path)).has(".git");
      const repository = new GitRepository(path, this.#io);
      this.#submodules.set(path, hasRepository ? await readCommit(repository, commit) : undefined);
    }
    return this.#submodules.get(path);
  }

  #read(folder: string): Promise<Map<string, Dirent>> {
    const known = this.#names.get(folder) ?? readNames(folder);
    this.#names.set(folder, known);
    return known;
  }
}

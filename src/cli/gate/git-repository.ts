import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkReading } from "../../base/async/reading.js";
import type { ErrorCode } from "../../base/errors.js";
import { GitFailure, runGit } from "../../base/host/run-git.js";
import { CommandError } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";

/** An entry of a commit's tree. */
interface TreeEntry {
  /** Six octal digits, as Git writes them. */
  mode: string;
  /** The object's id. */
  id: string;
  /** The path from the root of the repository, with slashes. */
  path: Buffer;
}

/** The first line of a pointer that Git LFS stores in place of a file. */
const LFS_POINTER = "version https://git-lfs.github.com/spec/";

/** The attributes by which a checkout converts a file, and the values that leave it unchanged. */
const CONVERTING: Readonly<Record<string, RegExp>> = {
  // Content of Git LFS is identified by the pointer in the commit.
  filter: /^(?:unspecified|unset|lfs)$/,
  ident: /^(?:unspecified|unset)$/,
  "working-tree-encoding": /^(?:unspecified|unset)$/,
  eol: /^(?!crlf$)/,
};

/** The content of a file in a checkout, compared with its commit. */
type ContentState = "as committed" | "other" | "an LFS pointer";

/** A repository with a checkout, read by Git itself, without programs, replacements or downloads from its settings. */
export class GitRepository {
  /** The folder with `.git`, absolute and without links. */
  readonly root: string;
  readonly #io: Pick<CliIo, "env" | "signal">;

  constructor(root: string, io: Pick<CliIo, "env" | "signal">) {
    this.root = root;
    this.#io = io;
  }

  /**
   * The files, links and submodules of a commit.
   *
   * @throws CommandError `change_refused` (exit 2) if the commit or a part of its tree is missing.
   */
  async listTree(commit: string): Promise<TreeEntry[]> {
    const listed = await this.#run(["ls-tree", "-r", "-z", "--full-tree", commit]);
    const entries: TreeEntry[] = [];
    for (let at = 0; at < listed.length;) {
      const end = listed.indexOf(0, at);
      const tab = listed.indexOf("\t", at);
      const [mode = "", , id = ""] = listed.toString("latin1", at, tab).split(" ");
      entries.push({ mode, id, path: listed.subarray(tab + 1, end) });
      at = end + 1;
    }
    return entries;
  }

  /**
   * The files of a commit that a checkout converts, each with its attribute.
   *
   * @param paths from the root of the repository.
   * @throws CommandError `change_refused` (exit 2)
   */
  async listConverted(commit: string, paths: readonly string[]): Promise<Map<string, string>> {
    const folder = await mkdtemp(join(tmpdir(), "regohost-index-"));
    try {
      const env = { GIT_INDEX_FILE: join(folder, "index") };
      await this.#run(["read-tree", commit], { env });
      const names = Object.keys(CONVERTING);
      const found = await this.#run(["check-attr", "--cached", "-z", "--stdin", ...names], {
        env,
        stdin: paths.map((path) => `${path}\0`).join(""),
      });
      const converted = new Map<string, string>();
      const fields = found.toString("utf8").split("\0");
      for (let at = 0; at + 2 < fields.length; at += 3) {
        const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
        if (CONVERTING[name]?.test(value) !== true) converted.set(path, `${name}: ${value}`);
      }
      return converted;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #run(
    args: readonly string[],
    { env: variables = {}, stdin = "" }: { env?: Record<string, string>; stdin?: string } = {},
  ): Promise<Buffer> {
    const { env, signal } = this.#io;
    // Relative paths of settings and of PATH must not lead to programs of the checkout.
    const options = { cwd: dirname(process.execPath), env, variables, signal, stdin };
    try {
      return await runGit(
        [`--git-dir=${join(this.root, ".git")}`, `--work-tree=${this.root}`, ...args],
        options,
      );
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
      const fail = (code: ErrorCode, why: string): never => {
        throw new CommandError(`--review: git ${args[0] ?? ""} in ${this.root}: ${why}`, {
          code,
          cause: error,
        });
      };
      const { kind, printed } = error;
      if (kind === "aborted") return fail("aborted", "it was ended");
      if (kind === "absent") return fail("change_refused", `Git cannot be run (${printed})`);
      if (kind === "killed") return fail("aborted", `${printed} ended it`);
      if (kind === "timeout") return fail("timeout", "it did not end in time");
      return fail("change_refused", `${printed}; the change must be checked out by Git, at a commit`);
    }
  }
}

/** Compares a regular file with the object of its commit. */
export async function compareContent(path: string, size: number, id: string): Promise<ContentState> {
  const hash = createHash(id.length === 40 ? "sha1" : "sha256").update(`blob ${String(size)}\0`);
  let beginning = Buffer.alloc(0);
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    checkReading();
    hash.update(part);
    if (beginning.length < LFS_POINTER.length) beginning = Buffer.concat([beginning, part]);
  }
  if (beginning.toString("latin1", 0, LFS_POINTER.length) === LFS_POINTER) return "an LFS pointer";
  return hash.digest("hex") === id ? "as committed" : "other";
}

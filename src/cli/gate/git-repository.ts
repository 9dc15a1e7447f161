import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { codeOf } from "../../base/error-code.js";
import type { ErrorCode } from "../../base/errors.js";
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

/** Time limit of one command, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/** Settings that could run a program, or hide a part of a tree. */
const SETTINGS = [
  "core.fsmonitor=false",
  `core.hooksPath=${devNull}`,
  "core.sparseCheckout=false",
  "core.splitIndex=false",
  "safe.directory=*",
].flatMap((setting) => ["-c", setting]);

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

  #run(
    args: readonly string[],
    { env = {}, stdin = "" }: { env?: Record<string, string>; stdin?: string } = {},
  ): Promise<Buffer> {
    const own = Object.entries(this.#io.env).filter(([name]) => !name.startsWith("GIT_"));
    const child = spawn(
      "git",
      [`--git-dir=${join(this.root, ".git")}`, `--work-tree=${this.root}`, ...SETTINGS, ...args],
      {
        // Relative paths of settings and of PATH must not lead to programs of the checkout.
        cwd: dirname(process.execPath),
        env: {
          ...Object.fromEntries(own),
          GIT_NO_REPLACE_OBJECTS: "1",
          GIT_GRAFT_FILE: devNull,
          GIT_OPTIONAL_LOCKS: "0",
          GIT_TERMINAL_PROMPT: "0",
          // A partial clone would download missing objects, with programs from its settings.
          GIT_NO_LAZY_FETCH: "1",
          GIT_ALLOW_PROTOCOL: "none",
          ...env,
        },
        signal: this.#io.signal,
        timeout: TIMEOUT_MS,
        stdio: ["pipe", "pipe", "pipe"],
      },
    );
    return new Promise((resolve, reject) => {
      const [out, err]: [Buffer[], Buffer[]] = [[], []];
      const fail = (code: ErrorCode, why: string, cause?: unknown): void => {
        reject(new CommandError(`--review: git ${args[0] ?? ""} in ${this.root}: ${why}`, { code, cause }));
      };
      child.stdout.on("data", (part: Buffer) => out.push(part));
      child.stderr.on("data", (part: Buffer) => err.push(part));
      child.on("error", (error) => {
        if (this.#io.signal.aborted) fail("aborted", "it was ended", error);
        else fail("change_refused", `Git cannot be run (${codeOf(error) ?? error.message})`, error);
      });
      child.on("close", (code) => {
        const printed = Buffer.concat(err).toString("utf8").trim();
        if (code === 0) resolve(Buffer.concat(out));
        else if (code === null) fail("timeout", "it did not end in time, or was ended");
        else fail("change_refused", `${printed}; the change must be checked out by Git, at a commit`);
      });
      // An early end of the program is reported above.
      child.stdin.on("error", () => undefined);
      child.stdin.end(stdin);
    });
  }
}

/** Compares a regular file with the object of its commit. */
export async function compareContent(path: string, size: number, id: string): Promise<ContentState> {
  const hash = createHash(id.length === 40 ? "sha1" : "sha256").update(`blob ${String(size)}\0`);
  let beginning = Buffer.alloc(0);
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part);
    if (beginning.length < LFS_POINTER.length) beginning = Buffer.concat([beginning, part]);
  }
  if (beginning.toString("latin1", 0, LFS_POINTER.length) === LFS_POINTER) return "an LFS pointer";
  return hash.digest("hex") === id ? "as committed" : "other";
}

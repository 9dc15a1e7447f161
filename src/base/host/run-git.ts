import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { codeOf } from "../error-code.js";

/** Time limit of one command, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/** Maximum size of the read beginning of stderr, in bytes: a server may write to it without end. */
const MAX_PRINTED_BYTES = 64 * 1024;

/** Settings that could run a program of a repository, or hide a part of a tree. */
const SETTINGS = [
  "core.fsmonitor=false",
  `core.hooksPath=${devNull}`,
  "core.sparseCheckout=false",
  "core.splitIndex=false",
  "safe.directory=*",
].flatMap((setting) => ["-c", setting]);

/** Options of a run of Git. */
interface GitOptions {
  cwd: string;
  /** The environment, whose variables of Git have no effect. */
  env: Readonly<Record<string, string | undefined>>;
  /** Variables of Git. Default: no protocol is allowed. */
  variables?: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
  stdin?: string;
  /** Maximum size of the output, in bytes. Default: none. */
  maxBytes?: number;
}

/** A run of Git without a result. */
export class GitFailure extends Error {
  readonly kind: "absent" | "aborted" | "timeout" | "too large" | "refused";
  /** The text of stderr. It may contain addresses with credentials of the user's settings. */
  readonly printed: string;

  constructor(kind: GitFailure["kind"], printed = "", cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
    this.printed = printed;
  }
}

/**
 * Runs the installed Git, without programs, replacements or downloads from the settings of a repository.
 *
 * @throws GitFailure
 */
export async function runGit(
  args: readonly string[],
  { cwd, env, variables = {}, signal, stdin = "", maxBytes = Infinity }: GitOptions,
): Promise<Buffer> {
  const own = Object.entries(env).filter(([name]) => !name.startsWith("GIT_"));
  const child = spawn("git", [...SETTINGS, ...args], {
    cwd,
    env: {
      ...Object.fromEntries(own),
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_GRAFT_FILE: devNull,
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
      // A partial clone would download missing objects, with programs from its settings.
      GIT_NO_LAZY_FETCH: "1",
      GIT_ALLOW_PROTOCOL: "none",
      ...variables,
    },
    signal,
    timeout: TIMEOUT_MS,
    stdio: ["pipe", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    let [length, printedLength] = [0, 0];
    child.stdout.on("data", (part: Buffer) => {
      length += part.length;
      if (length > maxBytes) {
        reject(new GitFailure("too large"));
        child.kill();
      } else out.push(part);
    });
    child.stderr.on("data", (part: Buffer) => {
      if (printedLength < MAX_PRINTED_BYTES) err.push(part.subarray(0, MAX_PRINTED_BYTES - printedLength));
      printedLength += part.length;
    });
    child.on("error", (error) => {
      if (signal?.aborted === true) reject(new GitFailure("aborted", "", error));
      else reject(new GitFailure("absent", codeOf(error) ?? error.message, error));
    });
    child.on("close", (code) => {
      const printed = Buffer.concat(err).toString("utf8").trim();
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitFailure(code === null ? "timeout" : "refused", printed));
    });
    // An early end of the program is reported above.
    child.stdin.on("error", () => undefined);
    child.stdin.end(stdin);
  });
}

import { devNull } from "node:os";
import { ProgramFailure, runProgram, whyAbsent } from "./run-program.js";

/** Time limit of one command, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

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
  readonly kind: ProgramFailure["kind"] | "refused";
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
 * @throws GitFailure; EvaluationError `timeout`, `aborted` of the current reading
 */
export async function runGit(
  args: readonly string[],
  { cwd, env, variables = {}, signal, stdin, maxBytes }: GitOptions,
): Promise<Buffer> {
  const own = Object.entries(env).filter(([name]) => !name.startsWith("GIT_"));
  try {
    const { code, stdout, printed } = await runProgram("git", [...SETTINGS, ...args], {
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
      timeoutMs: TIMEOUT_MS,
      stdin,
      maxBytes,
    });
    if (code === 0) return stdout;
    throw new GitFailure(code === null ? "timeout" : "refused", printed);
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    throw new GitFailure(error.kind, error.kind === "absent" ? whyAbsent(error) : "", error);
  }
}

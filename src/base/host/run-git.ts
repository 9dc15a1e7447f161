import { devNull } from "node:os";
import { killedBy, ProgramFailure, runProgram, whyAbsent } from "./run-program.js";

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

const WHY: Partial<Record<ProgramFailure["kind"], (error: ProgramFailure) => string>> = {
  absent: whyAbsent,
  killed: killedBy,
};

/** A run of Git without a result. */
export class GitFailure extends Error {
  readonly kind: ProgramFailure["kind"] | "refused";
  /** The text of stderr; why it was not run, or what killed it. It may contain addresses with credentials of the user's settings. */
  readonly printed: string;

  constructor(kind: GitFailure["kind"], printed = "", cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
    this.printed = printed;
  }
}

/**
 * Runs the installed Git, without programs, replacements or downloads from the settings of a repository, within the limit of the current
 * reading.
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
      stdin,
      maxBytes,
    });
    if (code === 0) return stdout;
    throw new GitFailure("refused", printed);
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    throw new GitFailure(error.kind, WHY[error.kind]?.(error), error);
  }
}

import { errorOutcome } from "../base/error-outcome.js";
import {
  isRegohostError,
  RegohostError,
  type ErrorCode,
  type ErrorOptions,
  type ErrorText,
} from "../base/errors.js";

/** Exit codes of all commands; docs/cli.md documents the rules. */
export const EXIT = {
  /** The policy passed, or the service responded. */
  pass: 0,
  /** The policy failed, or the service does not have the requested item. */
  refused: 1,
  /** Usage, input or policy error. */
  usage: 2,
  /** No decision: credentials, network, service or time. */
  undecided: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const EXIT_OF_OUTCOME = { fail: EXIT.refused, invalid: EXIT.usage, undecided: EXIT.undecided } as const;

/** The exit code of an error. An unexpected error is undecided (3). */
export function toExitCode(error: unknown): ExitCode {
  return EXIT_OF_OUTCOME[errorOutcome(error)];
}

/** The displayed code of an error. */
export function shownCode(error: unknown): ErrorCode {
  return isRegohostError(error) ? error.code : "unexpected";
}

/** The exit code over many inputs: the highest. */
export function worstExitCode(codes: Iterable<ExitCode>): ExitCode {
  let worst: ExitCode = EXIT.pass;
  for (const code of codes) if (code > worst) worst = code;
  return worst;
}

/** An error of the command line itself. Its default code reports wrong usage. */
export class CommandError extends RegohostError {
  constructor(message: string | ErrorText, options: Partial<ErrorOptions> = {}) {
    super(message, { code: "usage_invalid", ...options });
  }
}

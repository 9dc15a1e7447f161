import { BuiltinError, isRegohostError } from "../errors.js";
import type { ErrorCode } from "../errors.js";

/** What every command exits with. docs/cli.md has the rules. */
export const EXIT = {
  /** The policy passed; a service command was answered. */
  pass: 0,
  /** The policy said no; a service command's thing was not found. */
  refused: 1,
  /** Usage, input or policy error. */
  usage: 2,
  /** It could not be decided: credentials, network, service, time. */
  undecided: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** How an error of the library ends a command. `cause`: as the error it was made from does. */
const EXIT_OF_CODE: Readonly<Record<ErrorCode, ExitCode | "cause">> = {
  config_invalid: EXIT.usage,
  config_unreadable: EXIT.usage,
  config_insecure: EXIT.usage,
  credentials_missing: EXIT.undecided,
  credentials_expired: EXIT.undecided,
  credentials_malformed: EXIT.undecided,
  source_not_found: EXIT.usage,
  source_unreadable: EXIT.usage,
  source_empty: EXIT.usage,
  source_unsupported: EXIT.usage,
  bundle_invalid: EXIT.usage,
  bundle_too_large: EXIT.usage,
  bundle_path_escape: EXIT.usage,
  wasm_invalid: EXIT.usage,
  wasm_abi_unsupported: EXIT.usage,
  rego_invalid: EXIT.usage,
  builtin_missing: EXIT.usage,
  builtin_conflict: EXIT.usage,
  entrypoint_unknown: EXIT.usage,
  entrypoint_required: EXIT.usage,
  input_invalid: EXIT.usage,
  data_invalid: EXIT.usage,
  policy_failed: EXIT.usage,
  recording_invalid: EXIT.usage,
  recording_mismatch: EXIT.usage,
  recording_missing: EXIT.undecided,
  recording_ambiguous: EXIT.undecided,
  arity_mismatch: EXIT.usage,
  builtin_not_allowed: EXIT.usage,
  request_invalid: EXIT.usage,
  ambiguous_kind: EXIT.usage,
  builtin_failed: "cause",
  builtin_result_invalid: EXIT.undecided,
  opa_core_unavailable: EXIT.undecided,
  opa_core_failed: EXIT.undecided,
  policy_closed: EXIT.undecided,
  client_closed: EXIT.undecided,
  call_limit: EXIT.undecided,
  timeout: EXIT.undecided,
  aborted: EXIT.undecided,
  memory_limit: EXIT.undecided,
  stack_limit: EXIT.undecided,
  service_unreachable: EXIT.undecided,
  service_timeout: EXIT.undecided,
  unauthenticated: EXIT.undecided,
  permission_denied: EXIT.undecided,
  // Inside an evaluation an artifact that is missing decides nothing; service commands exit 1 themselves.
  not_found: EXIT.undecided,
  rate_limited: EXIT.undecided,
  service_failed: EXIT.undecided,
  unimplemented: EXIT.undecided,
  redirect_refused: EXIT.undecided,
  response_too_large: EXIT.undecided,
  digest_mismatch: EXIT.undecided,
  response_invalid: EXIT.undecided,
};

/** The exit code of an error; one that nobody foresaw decides nothing, so it is 3. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CommandError) return error.exitCode;
  if (!isRegohostError(error)) return EXIT.undecided;
  // An operand of the wrong type comes from the input or the policy.
  if (error instanceof BuiltinError && error.opaCode === "eval_type_error") return EXIT.usage;
  const exit = EXIT_OF_CODE[error.code];
  return exit === "cause" ? exitCodeOf(error.cause) : exit;
}

/** The exit code over many inputs: 3 before 2 before 1 before 0. */
export function worstExitCode(codes: Iterable<ExitCode>): ExitCode {
  let worst: ExitCode = EXIT.pass;
  for (const code of codes) if (code > worst) worst = code;
  return worst;
}

/** An error of the command line itself. The message is shown as it is. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, options: { exitCode?: ExitCode; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "CommandError";
    this.exitCode = options.exitCode ?? EXIT.usage;
  }
}

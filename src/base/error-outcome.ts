import { BuiltinError, isRegohostError } from "./errors.js";
import type { ErrorCode } from "./errors.js";
import { isError } from "./realms.js";

/**
 * The outcome of a decision that ends with an error. `invalid`: an input, policy or option is unusable, so a retry fails again.
 * `undecided`: there is no response (credentials, network, service, time). `fail`: the evidence fails verification, because a signature,
 * its signer or its subject is missing or wrong.
 */
type ErrorOutcome = "fail" | "invalid" | "undecided";

/** `cause`: the outcome of the error's cause. */
const OUTCOME_OF_CODE: Readonly<Record<ErrorCode, ErrorOutcome | "cause">> = {
  config_invalid: "invalid",
  config_unreadable: "invalid",
  config_insecure: "invalid",
  verification_key_missing: "invalid",
  credentials_missing: "undecided",
  credentials_expired: "undecided",
  credentials_malformed: "undecided",
  dependency_missing: "invalid",
  confined: "invalid",
  source_not_found: "invalid",
  source_unreadable: "invalid",
  source_empty: "invalid",
  source_unsupported: "invalid",
  pin_mismatch: "invalid",
  pin_missing: "invalid",
  lock_invalid: "invalid",
  lock_missing: "invalid",
  bundle_invalid: "invalid",
  bundle_too_large: "invalid",
  bundle_path_escape: "invalid",
  wasm_invalid: "invalid",
  wasm_abi_unsupported: "invalid",
  runtime_stock: "invalid",
  javascript_mismatch: "invalid",
  rego_invalid: "invalid",
  builtin_missing: "invalid",
  builtin_conflict: "invalid",
  entrypoint_unknown: "invalid",
  entrypoint_required: "invalid",
  reference_undefined: "invalid",
  rule_unread: "invalid",
  metadata_invalid: "invalid",
  rules_unknown: "invalid",
  input_invalid: "invalid",
  number_too_large: "invalid",
  data_invalid: "invalid",
  document_not_found: "invalid",
  document_unreadable: "invalid",
  document_too_large: "invalid",
  document_invalid: "invalid",
  envelope_invalid: "invalid",
  store_unavailable: "undecided",
  attestation_missing: "fail",
  signature_missing: "fail",
  signature_invalid: "fail",
  signer_untrusted: "fail",
  certificate_invalid: "fail",
  log_entry_invalid: "fail",
  timestamp_invalid: "fail",
  subject_mismatch: "fail",
  statement_invalid: "invalid",
  key_invalid: "invalid",
  trusted_root_invalid: "invalid",
  trusted_root_missing: "invalid",
  trusted_root_expired: "undecided",
  pattern_unmatched: "invalid",
  policy_missing: "invalid",
  input_missing: "invalid",
  exceptions_invalid: "invalid",
  vex_invalid: "invalid",
  policy_failed: "invalid",
  recording_invalid: "invalid",
  recording_mismatch: "invalid",
  recording_missing: "undecided",
  recording_ambiguous: "undecided",
  arity_mismatch: "invalid",
  builtin_not_allowed: "invalid",
  request_invalid: "invalid",
  ambiguous_kind: "invalid",
  builtin_failed: "cause",
  builtin_result_invalid: "undecided",
  effect_interrupted: "undecided",
  opa_core_unavailable: "undecided",
  worker_unavailable: "undecided",
  opa_core_failed: "undecided",
  policy_closed: "undecided",
  not_synchronous: "invalid",
  client_closed: "undecided",
  call_limit: "undecided",
  timeout: "undecided",
  aborted: "undecided",
  memory_limit: "undecided",
  stack_limit: "undecided",
  service_unreachable: "undecided",
  service_timeout: "undecided",
  unauthenticated: "undecided",
  permission_denied: "undecided",
  // A missing artifact leaves an evaluation undecided; service commands exit 1 themselves.
  not_found: "undecided",
  wrong_address: "undecided",
  rate_limited: "undecided",
  service_failed: "undecided",
  unimplemented: "undecided",
  redirect_refused: "undecided",
  response_too_large: "undecided",
  digest_mismatch: "undecided",
  response_invalid: "undecided",
  usage_invalid: "invalid",
  gate_file_invalid: "invalid",
  change_refused: "invalid",
  tool_denied: "invalid",
  output_unwritable: "invalid",
  login_failed: "undecided",
  start_failed: "undecided",
  unexpected: "undecided",
};

/** Of an envelope that is malformed itself, or whose payload is: no more proven than one whose signature is wrong. */
const MALFORMED: readonly ErrorCode[] = ["statement_invalid", "envelope_invalid"];

/** Returns whether an error of a verification means that the evidence does not hold. Everything else is no result of it. */
export function isNotProven(error: unknown): boolean {
  return errorOutcome(error) === "fail" || (isRegohostError(error) && MALFORMED.includes(error.code));
}

function isNoAnswer(cause: unknown): boolean {
  return isError(cause) && "isNoAnswer" in cause && cause.isNoAnswer === true;
}

/** Errors from outside this library are unexpected, so they are undecided. */
export function errorOutcome(error: unknown): ErrorOutcome {
  if (!isRegohostError(error)) return "undecided";
  // An error that OPA's own function returns comes from the input or the policy, unless the network returned no
  // response.
  if (error instanceof BuiltinError && error.opaCode !== undefined && !isNoAnswer(error.cause))
    return "invalid";
  const outcome = OUTCOME_OF_CODE[error.code];
  return outcome === "cause" ? errorOutcome(error.cause) : outcome;
}

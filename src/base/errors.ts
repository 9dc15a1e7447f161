import { isError } from "./realms.js";
import { keepMessage, getOption, toCloneable } from "./message.js";

/**
 * The outcome of a decision that ends with an error. `invalid`: an input, policy or option is unusable, so a retry fails again.
 * `undecided`: there is no response (credentials, network, service, time). `fail`: the evidence fails verification, because a signature,
 * its signer or its subject is missing or wrong. `cause`: that of the error's cause.
 */
type CodeOutcome = "fail" | "invalid" | "undecided" | "cause";

/**
 * Every code an error of this library can carry, with its outcome. Match errors by `code`, never by message text. docs/errors.md has their
 * causes and cures.
 */
export const ERROR_OUTCOMES = {
  // ConfigurationError
  config_invalid: "invalid",
  config_unreadable: "invalid",
  config_insecure: "invalid",
  verification_key_missing: "invalid",
  credentials_missing: "undecided",
  credentials_expired: "undecided",
  credentials_malformed: "undecided",
  dependency_missing: "invalid",
  confined: "invalid",
  // PolicyLoadError
  source_not_found: "invalid",
  source_unreadable: "invalid",
  source_unsupported: "invalid",
  source_empty: "invalid",
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
  reference_undefined: "invalid",
  rule_unread: "invalid",
  metadata_invalid: "invalid",
  rules_unknown: "invalid",
  opa_core_unavailable: "undecided",
  worker_unavailable: "undecided",
  // EvaluationError
  entrypoint_required: "invalid",
  input_invalid: "invalid",
  number_too_large: "invalid",
  data_invalid: "invalid",
  policy_failed: "invalid",
  recording_invalid: "invalid",
  recording_mismatch: "invalid",
  recording_missing: "undecided",
  recording_ambiguous: "undecided",
  policy_closed: "undecided",
  not_synchronous: "invalid",
  arity_mismatch: "invalid",
  call_limit: "undecided",
  timeout: "undecided",
  aborted: "undecided",
  memory_limit: "undecided",
  stack_limit: "undecided",
  opa_core_failed: "undecided",
  // DocumentError
  document_not_found: "invalid",
  document_unreadable: "invalid",
  document_too_large: "invalid",
  document_invalid: "invalid",
  envelope_invalid: "invalid",
  store_unavailable: "undecided",
  // VerificationError
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
  // GateRequestError
  pattern_unmatched: "invalid",
  policy_missing: "invalid",
  input_missing: "invalid",
  exceptions_invalid: "invalid",
  vex_invalid: "invalid",
  // BuiltinError
  builtin_failed: "cause",
  builtin_result_invalid: "undecided",
  builtin_not_allowed: "invalid",
  effect_interrupted: "undecided",
  // ServiceError
  request_invalid: "invalid",
  service_unreachable: "undecided",
  service_timeout: "undecided",
  unauthenticated: "undecided",
  permission_denied: "undecided",
  // A missing artifact leaves an evaluation undecided; service commands exit 1 themselves.
  not_found: "undecided",
  wrong_address: "undecided",
  rate_limited: "undecided",
  ambiguous_kind: "invalid",
  service_failed: "undecided",
  unimplemented: "undecided",
  redirect_refused: "undecided",
  response_too_large: "undecided",
  digest_mismatch: "undecided",
  client_closed: "undecided",
  // ResponseError
  response_invalid: "undecided",
  // Of the command line
  usage_invalid: "invalid",
  gate_file_invalid: "invalid",
  change_refused: "invalid",
  tool_denied: "invalid",
  output_unwritable: "invalid",
  login_failed: "undecided",
  start_failed: "undecided",
  unexpected: "undecided",
} as const satisfies Readonly<Record<string, CodeOutcome>>;

/** Identifies what failed, such as `source_not_found`: the `code` of every error of this library. */
export type ErrorCode = keyof typeof ERROR_OUTCOMES;

/** Returns whether a value is the code of an error of this library. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_OUTCOMES, value);
}

/** Options of every error: its code and its cause. */
export interface ErrorOptions {
  /** Becomes the error's `code`. */
  code: ErrorCode;
  /** The underlying error, or one in its place if it cannot be cloned; absent when this library itself found the problem. */
  cause?: unknown;
}

/** A message in parts, which become text where it is shown: each surface names options in its own words. Only the library makes one. */
export interface ErrorText {
  /** Text, and what each surface words itself. */
  readonly parts: readonly unknown[];
  /** Returns the text for callers of the library. */
  toString(): string;
}

/** Identifies errors of this library to other copies of this package. */
const BRAND = Symbol.for("regohost.error");

/**
 * The base of every error of this library. `message` states what failed, on what, and what to do. It never holds a
 * token, a signed URL or a body.
 *
 * @example
 * ```ts
 * import { isRegohostError, loadPolicy } from "regohost";
 *
 * try {
 *   await loadPolicy("policies/");
 * } catch (error) {
 *   if (!isRegohostError(error) || error.code !== "source_not_found") throw error;
 *   console.error(error.message);
 * }
 * ```
 */
export class RegohostError extends Error {
  /** Identifies what failed. Match errors by it: messages change. */
  readonly code: ErrorCode;

  constructor(message: string | ErrorText, options: ErrorOptions) {
    const { cause } = options;
    const given = cause === undefined ? undefined : toCloneable(cause, "a cause that cannot be cloned");
    super(String(message), given === undefined ? undefined : { cause: given });
    this.code = options.code;
    keepMessage(this, message);
    // `structuredClone` retains only the message, the stack and the cause of an error: the stack states the code, as in Node's own
    // errors. It is written on first access.
    this.name = `${new.target.name} [${options.code}]`;
    const { stack = "" } = this;
    this.stack = stack;
    this.name = new.target.name;
  }

  /** The option that the message names first, such as `failOn` or `verify.bundles`; `undefined` if it names none. */
  get option(): string | undefined {
    return getOption(this);
  }

  static {
    Object.defineProperty(this.prototype, BRAND, { value: true });
  }
}

/**
 * Unusable settings, credentials or options.
 *
 * @example
 * ```ts
 * import { ConfigurationError, createServiceClient } from "regohost";
 *
 * try {
 *   createServiceClient({ baseUrl: "http://cp.example.com" });
 * } catch (error) {
 *   if (error instanceof ConfigurationError) console.error(error.code, error.message);
 * }
 * ```
 */
export class ConfigurationError extends RegohostError {}

/** Returns the error for a setting or an option that cannot be used: `config_invalid`. */
export function invalidConfig(message: string | ErrorText, cause?: unknown): ConfigurationError {
  return new ConfigurationError(message, { code: "config_invalid", cause });
}

/** Returns the error for a file of settings that cannot be read: `config_unreadable`. */
export function unreadableConfig(message: string | ErrorText, cause?: unknown): ConfigurationError {
  return new ConfigurationError(message, { code: "config_unreadable", cause });
}

/** Where in a Rego source an error is. `row` and `column` start at 1. */
export interface RegoLocation {
  /** The file's path as it was passed to OPA, with slashes; for Rego text its name. */
  file: string;
  /** Line, from 1. */
  row: number;
  /** In characters (code points), from 1. */
  column: number;
}

/** One error of OPA's parser, compiler or evaluator. */
export interface RegoDiagnostic {
  /** OPA's code, such as `rego_parse_error`. */
  code: string;
  /** The description of the problem, without the location. */
  message: string;
  /** A suggestion for an unknown field: `(did you mean components?)`. */
  hint?: string;
  /** The existing fields, for an unknown one. */
  candidates?: readonly string[];
  /** Of an error of types, OPA's lines about them: `have: (number, ???)`, `want: (string)`. */
  details?: readonly string[];
  /** OPA's details as `opa check -f json` prints them, which differ by the kind of error: `{have: …, want: …}`. */
  opaDetails?: unknown;
  /** Of `rule_unread`, the value of `rules` with which such a rule is read by the beginning of its name. */
  readBy?: "conftest";
  /** Absent when it has no place in a file; then `hint`, `details`, `candidates` and `line` are absent too. */
  location?: RegoLocation;
  /** The source line the location points to. */
  line?: string;
}

/**
 * A policy that cannot be loaded: its files, its Rego, its module or the built-ins it needs.
 *
 * @example
 * ```ts
 * import { loadPolicy, PolicyLoadError } from "regohost";
 *
 * try {
 *   await loadPolicy("policies/");
 * } catch (error) {
 *   if (!(error instanceof PolicyLoadError)) throw error;
 *   for (const { location, message } of error.diagnostics) console.error(location?.file, location?.row, message);
 * }
 * ```
 */
export class PolicyLoadError extends RegohostError {
  /** OPA's errors, for `rego_invalid`. */
  readonly diagnostics: readonly RegoDiagnostic[];

  constructor(
    message: string | ErrorText,
    options: ErrorOptions & { diagnostics?: readonly RegoDiagnostic[] },
  ) {
    super(message, options);
    this.diagnostics = options.diagnostics ?? [];
  }
}

/** Returns the error for a source whose form cannot be used: `source_unsupported`. */
export function unsupportedSource(message: string | ErrorText, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "source_unsupported", cause });
}

/** Returns the error for a source that cannot be read: `source_unreadable`. */
export function unreadableSource(message: string | ErrorText, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "source_unreadable", cause });
}

/** Returns the error for a bundle that is malformed: `bundle_invalid`. */
export function invalidBundle(message: string | ErrorText, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "bundle_invalid", cause });
}

/**
 * A file of JSON or YAML that cannot be read, or an invalid document in it: an input, data, exceptions.
 *
 * Codes: `document_not_found`, `document_unreadable`, `document_too_large`, `document_invalid` for text that does not parse,
 * `envelope_invalid` for a DSSE envelope that cannot be opened. For the contents of a queue also `store_unavailable`, `digest_mismatch`.
 *
 * @example
 * ```ts
 * import { DocumentError } from "regohost";
 *
 * function show(error: unknown): string {
 *   return error instanceof DocumentError ? `${error.document}:${error.line ?? 1}: ${error.message}` : String(error);
 * }
 * ```
 */
export class DocumentError extends RegohostError {
  /** The document's name: its file, with the line or the number of the document where the file has several. */
  readonly document: string;
  /** Where in the file the error is, from 1, where that is known. */
  readonly line: number | undefined;
  /** In characters, from 1. */
  readonly column: number | undefined;

  constructor(
    message: string | ErrorText,
    options: ErrorOptions & { document: string; line?: number | undefined; column?: number | undefined },
  ) {
    super(message, options);
    this.document = options.document;
    this.line = options.line;
    this.column = options.column;
  }
}

/** Returns the error for a document that is not what it has to be: `document_invalid`. */
export function unusableDocument(
  document: string,
  message: string | ErrorText,
  cause?: unknown,
): DocumentError {
  return new DocumentError(message, { code: "document_invalid", document, cause });
}

/**
 * Evidence that is not proven, or that cannot be checked.
 *
 * Refused, because an attestation, a signature, its signer or its subject is missing or wrong: `attestation_missing`,
 * `signature_missing`, `signature_invalid`, `signer_untrusted`, `certificate_invalid`, `log_entry_invalid`,
 * `timestamp_invalid`, `subject_mismatch`. Unusable: `statement_invalid`, `key_invalid`, `trusted_root_invalid`. A malformed
 * envelope or bundle of Sigstore is a DocumentError `envelope_invalid`, malformed signatures of a policy bundle are a
 * PolicyLoadError `bundle_invalid`.
 *
 * @example
 * ```ts
 * import { isRefused, VerificationError } from "regohost/verify";
 *
 * function explain(error: unknown): string {
 *   if (!(error instanceof VerificationError)) throw error;
 *   return isRefused(error) ? `not proven: ${error.message}` : `cannot be checked: ${error.message}`;
 * }
 * ```
 */
export class VerificationError extends RegohostError {}

/** Returns the error for what has to be signed and is not: `signature_missing`. */
export function missingSignature(message: string | ErrorText, cause?: unknown): VerificationError {
  return new VerificationError(message, { code: "signature_missing", cause });
}

/**
 * An evaluation without a result. The message includes OPA's, if there is one.
 *
 * @example
 * ```ts
 * import { EvaluationError, loadPolicy } from "regohost";
 *
 * await using policy = await loadPolicy("policies/");
 * try {
 *   await policy.evaluate({ user: "ada" }, { timeoutMs: 1_000 });
 * } catch (error) {
 *   if (error instanceof EvaluationError && error.code === "timeout") console.error("undecided");
 *   else throw error;
 * }
 * ```
 */
export class EvaluationError extends RegohostError {
  /** OPA's code, such as `eval_conflict_error`, where OPA has one. */
  readonly opaCode: string | undefined;
  /**
   * Where in the Rego it failed: the call of a built-in, or the rule in conflict. `undefined` where that is not known: that of a
   * call at level 2 of optimisation, and in a policy that another compiler made.
   */
  readonly location: RegoLocation | undefined;

  constructor(
    message: string | ErrorText,
    options: ErrorOptions & { opaCode?: string | undefined; location?: RegoLocation | undefined },
  ) {
    super(message, options);
    this.opaCode = options.opaCode;
    this.location = options.location;
  }
}

/** Returns the error for a policy that ends an evaluation by an error of its own: `policy_failed`. */
export function failedPolicy(message: string | ErrorText, cause?: unknown): EvaluationError {
  return new EvaluationError(message, { code: "policy_failed", cause });
}

/**
 * A failed built-in. `cause` is the thrown value. It ends the evaluation that used the call.
 *
 * @example
 * ```ts
 * import { BuiltinError, loadPolicy } from "regohost";
 *
 * await using policy = await loadPolicy("policies/");
 * try {
 *   await policy.evaluate({ user: "ada" });
 * } catch (error) {
 *   if (!(error instanceof BuiltinError)) throw error;
 *   console.error(error.builtin, error.cause);
 * }
 * ```
 */
export class BuiltinError extends EvaluationError {
  /** The built-in's name, such as `service.discover`. */
  readonly builtin: string;

  constructor(
    message: string | ErrorText,
    options: ErrorOptions & { builtin: string; opaCode?: string | undefined; location?: RegoLocation },
  ) {
    super(message, options);
    this.builtin = options.builtin;
  }
}

/** The request an error belongs to. The URL has no query, so no cursor and no signature. */
export interface ServiceRequest {
  /** `GET` over REST, `POST` over gRPC. */
  method: string;
  /** Absolute. Over gRPC it ends with the method, `/package.Service/Method`, or names server reflection. */
  url: string;
}

/** Details of a `ServiceError`. */
export interface ServiceErrorDetails {
  /** Absent when no single request failed: for parameters refused before it, or too many pages. */
  request?: ServiceRequest | undefined;
  /** The HTTP status, when there was a response. */
  status?: number | undefined;
  /** The code in the service's error body: an HTTP status or a gRPC code. */
  serviceCode?: number | undefined;
  /** The service's reason, such as `UNAUTHORIZED`. */
  reason?: string | undefined;
  /** The service's `details` or `metadata`. */
  details?: unknown;
  /** Whether a retry of the same request may succeed. */
  retryable?: boolean | undefined;
  /** From the response's `x-request-id`. */
  requestId?: string | undefined;
  /** How many times the request was made. */
  attempts?: number | undefined;
  /** The wait that the service requests before the next request, in milliseconds, from `Retry-After`. */
  retryAfterMs?: number | undefined;
  /** For `ambiguous_kind`: the kinds to choose from. */
  kinds?: readonly string[] | undefined;
}

/**
 * A call to the evidence service, to a registry or to another server that failed or got no answer.
 *
 * @example
 * ```ts
 * import { createServiceClient, ServiceError } from "regohost";
 *
 * await using client = createServiceClient();
 * try {
 *   await client.discover("sha256:…");
 * } catch (error) {
 *   if (!(error instanceof ServiceError)) throw error;
 *   console.error(error.code, error.status, error.requestId, error.retryable);
 * }
 * ```
 */
export class ServiceError extends RegohostError {
  /** The request that failed; `undefined` for parameters refused before it, or too many pages. */
  readonly request: ServiceRequest | undefined;
  /** The HTTP status; `undefined` without a response, and for a gRPC status, which is in `serviceCode`. */
  readonly status: number | undefined;
  /** The code in the service's error body: an HTTP status or a gRPC code. Over gRPC: the status of the call. */
  readonly serviceCode: number | undefined;
  /** The service's reason, such as `UNAUTHORIZED`; `undefined` when it sends none. */
  readonly reason: string | undefined;
  /** The `details` or `metadata` of the service's error, unchecked. Over gRPC: `google.rpc` messages as JSON. */
  readonly details: unknown;
  /** Whether the same request may succeed when it is made again. Default: false. */
  readonly retryable: boolean;
  /** From the response's `x-request-id`, or over gRPC from `google.rpc.RequestInfo`. */
  readonly requestId: string | undefined;
  /** How many times the request was made. */
  readonly attempts: number | undefined;
  /** The wait that the service requests, in milliseconds: `Retry-After`, or over gRPC `google.rpc.RetryInfo`. */
  readonly retryAfterMs: number | undefined;
  /** For `ambiguous_kind`: the kinds to choose from. Otherwise `undefined`. */
  readonly kinds: readonly string[] | undefined;

  constructor(message: string | ErrorText, options: ErrorOptions & ServiceErrorDetails) {
    super(message, options);
    this.request = options.request;
    this.status = options.status;
    this.serviceCode = options.serviceCode;
    this.reason = options.reason;
    this.details = options.details;
    this.retryable = options.retryable ?? false;
    this.requestId = options.requestId;
    this.attempts = options.attempts;
    this.retryAfterMs = options.retryAfterMs;
    this.kinds = options.kinds;
  }
}

/** One place where a response does not fit its schema. `path` is a JSON Pointer into the response. */
export interface SchemaIssue {
  /** `""` for the whole response. */
  path: string;
  /** The description of the problem, such as `must be string`. */
  message: string;
}

/**
 * A response of the service that does not match its schema.
 *
 * @example
 * ```ts
 * import { createServiceClient, ResponseError } from "regohost";
 *
 * await using client = createServiceClient();
 * try {
 *   await client.info();
 * } catch (error) {
 *   if (!(error instanceof ResponseError)) throw error;
 *   for (const { path, message } of error.issues) console.error(path, message);
 * }
 * ```
 */
export class ResponseError extends RegohostError {
  /** The request that was answered so, if known. */
  readonly request: ServiceRequest | undefined;
  /** The `$id` of the schema. */
  readonly schema: string;
  /** At least one. Validation stops at the first value that does not fit. */
  readonly issues: readonly SchemaIssue[];

  constructor(
    message: string | ErrorText,
    options: ErrorOptions & {
      schema: string;
      issues: readonly SchemaIssue[];
      request?: ServiceRequest;
    },
  ) {
    super(message, options);
    this.request = options.request;
    this.schema = options.schema;
    this.issues = options.issues;
  }
}

const CODE_IN_STACK = /^\w+ \[(\w+)\]: /;

/** Returns the code of an error that was cloned, and has lost its own. */
function codeInStack(error: Error): ErrorCode | undefined {
  const [, code = ""] = CODE_IN_STACK.exec(String(error.stack)) ?? [];
  return isErrorCode(code) ? code : undefined;
}

function ownErrorCode(error: unknown): unknown {
  if (!isError(error)) return undefined;
  try {
    if (BRAND in error || "code" in error) return BRAND in error && "code" in error ? error.code : undefined;
    const code = codeInStack(error);
    if (code !== undefined) Reflect.defineProperty(error, "code", { value: code, enumerable: true });
    return code;
  } catch {
    // A Proxy, or a member that cannot be read.
    return undefined;
  }
}

/**
 * Returns whether `error` is one of this library's errors, optionally with this code. Recognizes errors of another copy of the package,
 * and clones by `structuredClone` or `postMessage`: it restores the clone's `code`, the only property in addition to message, stack and
 * cause.
 *
 * @example
 * ```ts
 * import { isRegohostError } from "regohost";
 *
 * function exitCode(error: unknown): number {
 *   return isRegohostError(error) && error.code === "policy_failed" ? 2 : 3;
 * }
 * ```
 */
export function isRegohostError(error: unknown, code?: ErrorCode): error is RegohostError {
  const found = ownErrorCode(error);
  return typeof found === "string" && (code === undefined || found === code);
}

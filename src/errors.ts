/** Every code an error of this library can carry. Match errors by `code`, never by message text. */
export const ERROR_CODES = [
  // ConfigurationError
  "config_invalid",
  "config_unreadable",
  "config_insecure",
  "credentials_missing",
  "credentials_expired",
  "credentials_malformed",
  // PolicyLoadError
  "source_not_found",
  "source_unreadable",
  "source_unsupported",
  "source_empty",
  "bundle_invalid",
  "bundle_too_large",
  "bundle_path_escape",
  "wasm_invalid",
  "wasm_abi_unsupported",
  "rego_invalid",
  "builtin_missing",
  "builtin_conflict",
  "entrypoint_unknown",
  "opa_core_unavailable",
  // EvaluationError
  "entrypoint_required",
  "input_invalid",
  "data_invalid",
  "policy_failed",
  "recording_invalid",
  "recording_mismatch",
  "recording_missing",
  "recording_ambiguous",
  "policy_closed",
  "arity_mismatch",
  "call_limit",
  "timeout",
  "aborted",
  "memory_limit",
  "stack_limit",
  "opa_core_failed",
  // BuiltinError
  "builtin_failed",
  "builtin_result_invalid",
  "builtin_not_allowed",
  // ServiceError
  "request_invalid",
  "service_unreachable",
  "service_timeout",
  "unauthenticated",
  "permission_denied",
  "not_found",
  "rate_limited",
  "ambiguous_kind",
  "service_failed",
  "unimplemented",
  "redirect_refused",
  "response_too_large",
  "digest_mismatch",
  "client_closed",
  // ResponseError
  "response_invalid",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** What every error takes: its code, and the error that led to it. */
export interface ErrorOptions {
  code: ErrorCode;
  cause?: unknown;
}

/**
 * The base of every error of this library. `message` says what failed, on what, and what to do.
 * It never holds a token, a signed URL or a body.
 */
export class RegohostError extends Error {
  readonly code: ErrorCode;

  constructor(message: string, options: ErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = options.code;
  }
}

/** Settings, credentials or options that cannot be used. */
export class ConfigurationError extends RegohostError {}

/** Where in a Rego source an error is. `row` and `column` start at 1. */
export interface RegoLocation {
  file: string;
  row: number;
  column: number;
}

/** One error of OPA's parser, compiler or evaluator. */
export interface RegoDiagnostic {
  /** OPA's code, such as `rego_parse_error`. */
  code: string;
  message: string;
  /** What may have been meant by a field that is not there: `(did you mean components?)`. */
  hint?: string;
  /** The fields that there are, where one is not. */
  candidates?: readonly string[];
  location?: RegoLocation;
  /** The source line the location points to. */
  line?: string;
}

/** A policy that cannot be loaded: its files, its Rego, its module or the built-ins it needs. */
export class PolicyLoadError extends RegohostError {
  /** OPA's errors, for `rego_invalid`. */
  readonly diagnostics: readonly RegoDiagnostic[];

  constructor(message: string, options: ErrorOptions & { diagnostics?: readonly RegoDiagnostic[] }) {
    super(message, options);
    this.diagnostics = options.diagnostics ?? [];
  }
}

/** An evaluation that has no result. Its message holds OPA's text where OPA said why. */
export class EvaluationError extends RegohostError {
  /** OPA's code, such as `eval_conflict_error`, where OPA has one. */
  readonly opaCode: string | undefined;

  constructor(message: string, options: ErrorOptions & { opaCode?: string }) {
    super(message, options);
    this.opaCode = options.opaCode;
  }
}

/** A built-in that failed. `cause` is what it threw. It ends the evaluation that used the call. */
export class BuiltinError extends EvaluationError {
  /** The built-in's name, such as `service.discover`. */
  readonly builtin: string;

  constructor(message: string, options: ErrorOptions & { builtin: string; opaCode?: string }) {
    super(message, options);
    this.builtin = options.builtin;
  }
}

/** The request an error belongs to. The URL has no query, so no cursor and no signature. */
export interface ServiceRequest {
  method: string;
  url: string;
}

/** What a `ServiceError` can say besides its message. */
export interface ServiceErrorDetails {
  request?: ServiceRequest;
  /** The HTTP status, when there was a response. */
  status?: number;
  /** The service's own code: an HTTP status or a gRPC code, as its error body gives it. */
  serviceCode?: number;
  /** The service's reason, such as `UNAUTHORIZED`. */
  reason?: string;
  /** The service's `details` or `metadata`. */
  details?: unknown;
  /** Whether the same request may succeed when it is made again. */
  retryable?: boolean;
  /** From the response's `x-request-id`. */
  requestId?: string;
  /** How many times the request was made. */
  attempts?: number;
  /** How long the service asks to wait before the next request, in milliseconds, from `Retry-After`. */
  retryAfterMs?: number;
  /** For `ambiguous_kind`: the kinds to choose from. */
  kinds?: readonly string[];
}

/** A call to the evidence service that was not answered, or was answered with an error. */
export class ServiceError extends RegohostError {
  readonly request: ServiceRequest | undefined;
  readonly status: number | undefined;
  readonly serviceCode: number | undefined;
  readonly reason: string | undefined;
  readonly details: unknown;
  readonly retryable: boolean;
  readonly requestId: string | undefined;
  readonly attempts: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly kinds: readonly string[] | undefined;

  constructor(message: string, options: ErrorOptions & ServiceErrorDetails) {
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
  path: string;
  message: string;
}

/** A response of the service that is not what its schema says. */
export class ResponseError extends RegohostError {
  readonly request: ServiceRequest | undefined;
  /** The `$id` of the schema. */
  readonly schema: string;
  readonly issues: readonly SchemaIssue[];

  constructor(
    message: string,
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

/** Whether `error` is one of this library's errors, optionally with this code. */
export function isRegohostError(error: unknown, code?: ErrorCode): error is RegohostError {
  return error instanceof RegohostError && (code === undefined || error.code === code);
}

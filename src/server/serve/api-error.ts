import { BuiltinError, EvaluationError, isRegohostError } from "../../base/errors.js";
import { escapeForHtml } from "../../base/terms/json-format.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { toOpaLocation, type OpaLocation } from "../../base/text/opa-location.js";
import { inWording, LIBRARY_WORDING, getMessage, type Wording } from "../../base/message.js";
import { isErrorOf } from "../../base/realms.js";
import { toConflictMessage, type DefinedAt } from "../../engine/opa/conflict-message.js";

/** One of the errors of an evaluation, in OPA's form. */
export interface ApiErrorDetail {
  /** OPA's code, such as `eval_conflict_error`, where OPA has one; else this library's. */
  code: string;
  message: string;
  location?: OpaLocation;
  /** OPA's additional details about a query that it cannot parse or compile. */
  details?: JsonValue;
}

/** The codes of OPA's REST API that this server uses. */
type ApiErrorCode =
  | "internal_error"
  | "invalid_operation"
  | "invalid_parameter"
  | "resource_not_found"
  | "unauthorized"
  | "undefined_document";

/** An error response in the form of OPA's REST API. */
export class ApiError extends Error {
  /** The HTTP status. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: readonly ApiErrorDetail[];
  /** The decision log's value in place of code and message, where OPA reports something else to the client. */
  readonly logged: ApiErrorDetail | readonly ApiErrorDetail[] | undefined;
  /** Whether an evaluation failed, rather than an earlier step. */
  readonly isEvaluation: boolean;
  /** Whether the connection cannot be used for another request. */
  readonly endsConnection: boolean;

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    options: {
      details?: readonly ApiErrorDetail[];
      logged?: ApiErrorDetail | readonly ApiErrorDetail[];
      isEvaluation?: boolean;
      endsConnection?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = options.details ?? [];
    this.logged = options.logged;
    this.isEvaluation = options.isEvaluation ?? false;
    this.endsConnection = options.endsConnection ?? false;
  }

  /** The body, indented like OPA's. */
  toJson(): string {
    const { code, message, details } = this;
    const answer = { code, message, ...(details.length === 0 ? {} : { errors: details }) };
    return escapeForHtml(JSON.stringify(answer, null, 2));
  }
}

/**
 * The response to a failed evaluation. Errors that are not this library's are not shown to the client.
 *
 * @param wording of the server's interface. Default: that of the library.
 * @param definedAt names a rule in conflict. Default: none is named.
 */
export function toEvaluationError(
  error: unknown,
  wording: Wording = LIBRARY_WORDING,
  definedAt: DefinedAt = () => undefined,
): ApiError {
  if (error instanceof ApiError) return error;
  // eslint-disable-next-line no-restricted-syntax -- V8's message
  if (isErrorOf(error, "RangeError") && error.message.startsWith("Maximum call stack")) {
    return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
      details: [{ code: "stack_limit", message: "a value is nested too deeply; nest less deeply" }],
      cause: error,
    });
  }
  if (!isRegohostError(error)) {
    return new ApiError(500, "internal_error", "an unexpected error; the server's log has it", {
      cause: error,
    });
  }
  if (error.code === "input_invalid") {
    return new ApiError(400, "invalid_parameter", inWording(getMessage(error), wording), { cause: error });
  }
  const { opaCode, location } = error instanceof EvaluationError ? error : {};
  // OPA has the location in a member of its own, and does not repeat the document. A message of a built-in may quote those of another policy.
  const bare: Wording = {
    ...wording,
    subject: () => "",
    location: (part) => (location === undefined ? wording.location(part) : ""),
    conflict: ({ conflict }) => toConflictMessage(conflict, location, definedAt),
  };
  const message = inWording(getMessage(error), error instanceof BuiltinError ? wording : bare);
  const detail: ApiErrorDetail = {
    code: opaCode ?? error.code,
    message,
    ...(location === undefined ? {} : { location: toOpaLocation(location) }),
  };
  return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
    details: [detail],
    isEvaluation: true,
    cause: error,
  });
}

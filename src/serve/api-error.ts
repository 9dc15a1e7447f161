import { EvaluationError, isRegohostError } from "../errors.js";

/** One of the errors of an evaluation, as OPA tells it. */
export interface ApiErrorDetail {
  /** OPA's code, such as `eval_conflict_error`, where OPA has one; else this library's. */
  code: string;
  message: string;
  location?: { file: string; row: number; col: number };
}

/** The codes of OPA's REST API that are used here. */
export type ApiErrorCode =
  | "internal_error"
  | "invalid_operation"
  | "invalid_parameter"
  | "resource_not_found"
  | "unauthorized"
  | "undefined_document";

/** An answer that is an error, in the form of OPA's REST API. */
export class ApiError extends Error {
  /** Of HTTP. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: readonly ApiErrorDetail[];
  /** What the decision log has in the place of code and message, where OPA tells the client otherwise. */
  readonly logged: ApiErrorDetail | readonly ApiErrorDetail[] | undefined;
  /** Whether an evaluation failed, rather than what comes before it. */
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

  /** The body, indented as OPA's. */
  toJson(): string {
    const { code, message, details } = this;
    return JSON.stringify(
      { code, message, ...(details.length === 0 ? {} : { errors: details }) },
      null,
      2,
    ).replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  }
}

const PLACE = /^([^\n]+?):(\d+):(\d+): /;

/**
 * The answer to a failed evaluation. What is not an error of this library is not told to the client.
 *
 * @param name the document in the error's message, which OPA does not repeat.
 */
export function toEvaluationError(error: unknown, name: string): ApiError {
  if (error instanceof ApiError) return error;
  if (!isRegohostError(error)) {
    return new ApiError(500, "internal_error", "an unexpected error; the server's log has it", {
      cause: error,
    });
  }
  if (error.code === "input_invalid") {
    return new ApiError(400, "invalid_parameter", error.message, { cause: error });
  }
  const told = error.message.startsWith(`${name}: `) ? error.message.slice(name.length + 2) : error.message;
  const place = PLACE.exec(told);
  const opaCode = error instanceof EvaluationError ? error.opaCode : undefined;
  const detail: ApiErrorDetail = {
    code: opaCode ?? error.code,
    message: place === null ? told : told.slice(place[0].length),
    ...(place === null
      ? {}
      : { location: { file: place[1] ?? "", row: Number(place[2]), col: Number(place[3]) } }),
  };
  return new ApiError(500, "internal_error", "error(s) occurred while evaluating query", {
    details: [detail],
    isEvaluation: true,
    cause: error,
  });
}

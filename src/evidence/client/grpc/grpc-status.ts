/** Name and HTTP status of each code of gRPC, by its number, as google.rpc.Code maps them. */
const STATUSES: readonly (readonly [name: string, http: number])[] = [
  ["OK", 200],
  ["CANCELED", 499],
  ["UNKNOWN", 500],
  ["INVALID_ARGUMENT", 400],
  ["DEADLINE_EXCEEDED", 504],
  ["NOT_FOUND", 404],
  ["ALREADY_EXISTS", 409],
  ["PERMISSION_DENIED", 403],
  ["RESOURCE_EXHAUSTED", 429],
  ["FAILED_PRECONDITION", 400],
  ["ABORTED", 409],
  ["OUT_OF_RANGE", 400],
  ["UNIMPLEMENTED", 501],
  ["INTERNAL", 500],
  ["UNAVAILABLE", 503],
  ["DATA_LOSS", 500],
  ["UNAUTHENTICATED", 401],
];

export const OK = 0;
export const UNKNOWN = 2;
export const DEADLINE_EXCEEDED = 4;
export const NOT_FOUND = 5;
export const INTERNAL = 13;

export function isStatusCode(code: number): boolean {
  return STATUSES[code] !== undefined;
}

/** Such as `PERMISSION_DENIED`. */
export function statusName(code: number): string {
  return STATUSES[code]?.[0] ?? String(code);
}

/** The HTTP status that stands for a code. */
export function toHttpStatus(code: number): number {
  return STATUSES[code]?.[1] ?? 500;
}

/** A detail of a status: a message of `google.rpc`, by its full name. */
export interface StatusDetail {
  type: string;
  value: Uint8Array;
}

/** The service ended a call with a status other than OK. */
export class GrpcStatusError extends Error {
  readonly code: number;
  readonly details: readonly StatusDetail[];

  constructor(code: number, message: string, details: readonly StatusDetail[] = []) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

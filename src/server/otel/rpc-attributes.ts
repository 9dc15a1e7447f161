import type { Attributes } from "@opentelemetry/api";

/** Of gRPC's codes from 0 on. */
const STATUS_NAMES = [
  "OK",
  "CANCELLED",
  "UNKNOWN",
  "INVALID_ARGUMENT",
  "DEADLINE_EXCEEDED",
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "FAILED_PRECONDITION",
  "ABORTED",
  "OUT_OF_RANGE",
  "UNIMPLEMENTED",
  "INTERNAL",
  "UNAVAILABLE",
  "DATA_LOSS",
  "UNAUTHENTICATED",
] as const;

/** What a call of gRPC is, in the words of OpenTelemetry's conventions. @param method `package.Service/Method`. */
export function rpcCall(method: string): Attributes {
  return { "rpc.system.name": "grpc", "rpc.method": method };
}

/** How a call of gRPC ended: a code by its name, as the conventions have it. Nothing for no code. */
export function rpcStatus(code: number | undefined): Attributes {
  if (code === undefined) return {};
  return { "rpc.status_code": STATUS_NAMES[code] ?? String(code) };
}

import type { Attributes } from "@opentelemetry/api";

/** Names of gRPC's status codes, from 0 on. */
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

/** The attributes of a gRPC call, by OpenTelemetry's conventions. @param method `package.Service/Method`. */
export function rpcCall(method: string): Attributes {
  return { "rpc.system.name": "grpc", "rpc.method": method };
}

/** The attributes of a gRPC call's status: the code by its name, as the conventions define it. Empty without a code. */
export function rpcStatus(code: number | undefined): Attributes {
  if (code === undefined) return {};
  return { "rpc.status_code": STATUS_NAMES[code] ?? String(code) };
}

import { createRegistry, fromBinary, toJson, type JsonObject, type Registry } from "@bufbuild/protobuf";
import {
  BadRequestSchema,
  ErrorInfoSchema,
  PreconditionFailureSchema,
  QuotaFailureSchema,
  RequestInfoSchema,
  RetryInfoSchema,
} from "../../schema/proto/google/rpc/error_details_pb.js";
import { toShownText } from "../error-body.js";
import { isJsonObject } from "../../../base/text/member-of.js";
import type { StatusDetail } from "./grpc-status.js";

const KNOWN: Registry = createRegistry(
  BadRequestSchema,
  ErrorInfoSchema,
  PreconditionFailureSchema,
  QuotaFailureSchema,
  RequestInfoSchema,
  RetryInfoSchema,
);

/** The details of a gRPC status (`google.rpc`), in the terms of a `ServiceError`. */
export interface StatusDetails {
  /** Each as JSON with its `@type`, as error bodies over REST have them. Of an unknown type only that is there. */
  details?: JsonObject[];
  reason?: string;
  retryAfterMs?: number;
  requestId?: string;
}

/** Reads the details of a status. One that cannot be read counts as one of an unknown type. */
export function readStatusDetails(details: readonly StatusDetail[]): StatusDetails {
  const read: StatusDetails = {};
  for (const { type, value } of details) {
    const json = toDetailJson(type, value);
    (read.details ??= []).push({ "@type": `type.googleapis.com/${type}`, ...json });
    if (typeof json["reason"] === "string" && json["reason"] !== "") {
      read.reason = toShownText(json["reason"]);
    }
    if (typeof json["requestId"] === "string") read.requestId = toShownText(json["requestId"]);
    const delay = type === RetryInfoSchema.typeName ? json["retryDelay"] : undefined;
    // A duration in JSON is a number of seconds with an s, such as "1.5s".
    if (typeof delay === "string") read.retryAfterMs = Math.max(0, Math.ceil(parseFloat(delay) * 1000));
  }
  return read;
}

function toDetailJson(type: string, value: Uint8Array): JsonObject {
  const schema = KNOWN.getMessage(type);
  if (schema === undefined) return {};
  try {
    const json = toJson(schema, fromBinary(schema, value), { registry: KNOWN });
    return isJsonObject(json) ? json : {};
  } catch {
    return {};
  }
}

import { create, toBinary } from "@bufbuild/protobuf";
import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import { anyPack, AnySchema, type Any } from "@bufbuild/protobuf/wkt";

import { ErrorInfoSchema, RetryInfoSchema } from "../../evidence/schema/proto/google/rpc/error_details_pb.js";
import type { GrpcFault } from "../service-request.js";

type StatusFault = Extract<GrpcFault, { kind: "status" }>;

/** `google.rpc.Status` for the trailer `grpc-status-details-bin`; `undefined` when there are no details. */
export function statusDetails({ code, message, reason, retryAfterSeconds }: StatusFault): string | undefined {
  const details: Any[] = [];
  if (reason !== undefined) details.push(anyPack(ErrorInfoSchema, create(ErrorInfoSchema, { reason })));
  if (retryAfterSeconds !== undefined) {
    const retryDelay = { seconds: BigInt(Math.trunc(retryAfterSeconds)) };
    details.push(anyPack(RetryInfoSchema, create(RetryInfoSchema, { retryDelay })));
  }
  if (details.length === 0) return undefined;
  // google.rpc.Status: code = 1, message = 2, details = 3.
  const status = new BinaryWriter();
  status.tag(1, WireType.Varint).int32(code).tag(2, WireType.LengthDelimited).string(message);
  for (const detail of details) {
    status.tag(3, WireType.LengthDelimited).bytes(toBinary(AnySchema, detail));
  }
  return Buffer.from(status.finish()).toString("base64").replace(/=+$/, "");
}

import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, type HandlerContext } from "@connectrpc/connect";

import { ErrorInfoSchema } from "../../evidence/schema/proto/google/rpc/error_details_pb.js";
import type { Dialect } from "../dialect.js";
import { problemMessage, ServiceProblem, type Problem } from "../service-problem.js";

/** The metadata of a call by lower-case name. */
export function toMetadata({ requestHeader }: Pick<HandlerContext, "requestHeader">): Record<string, string> {
  return Object.fromEntries(requestHeader.entries());
}

/** A problem as the dialect's gRPC status. */
function toConnectError(problem: Problem, dialect: Pick<Dialect, "toGrpcStatus">): ConnectError {
  const { code, reason } = dialect.toGrpcStatus(problem);
  const details =
    reason === "" ? [] : [{ desc: ErrorInfoSchema, value: create(ErrorInfoSchema, { reason }) }];
  return new ConnectError(problemMessage(problem), CODES.get(code), undefined, details);
}

const CODES = new Map<number, Code>(
  Object.values(Code).flatMap((code) => (typeof code === "number" ? [[code, code]] : [])),
);

/** Runs a call, and reports its problem in the dialect's form. */
export async function answerCall<T>(
  dialect: Pick<Dialect, "toGrpcStatus">,
  run: () => T | Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ServiceProblem) throw toConnectError(error.problem, dialect);
    throw error;
  }
}

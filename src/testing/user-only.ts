import { type AuthenticationContext, authenticate } from "./authenticate.js";
import type { Dialect } from "./dialect.js";
import { problemMessage } from "./problem-message.js";
import { ServiceProblem, type Problem } from "./service-problem.js";
import type { ReceivedRequest, RequestHandler, ServiceResponse } from "./service-request.js";

/**
 * Refuses API tokens for some operations (specification 5.3), over either transport. The operation reports what
 * else is wrong with a request.
 *
 * @param operations paths, or the beginnings of paths: `/discover/`, `/platform.v1.EvidenceService/List`.
 */
export function userOnly(
  operations: readonly string[],
  context: AuthenticationContext,
  dialect: Dialect,
): (handle: RequestHandler) => RequestHandler {
  const problem: Problem = { kind: "user_token_required" };
  const refuse = (request: ReceivedRequest): ServiceResponse => {
    if (!request.grpc) return dialect.toProblem(problem);
    const grpc = {
      kind: "status",
      message: problemMessage(problem),
      ...dialect.toGrpcStatus(problem),
    } as const;
    return { status: 200, grpc };
  };
  return (handle) => async (request) => {
    if (operations.some((operation) => request.path.startsWith(operation))) {
      const kind = await authenticate(request.headers, context).then(
        (caller) => caller.kind,
        (error: unknown) => {
          if (error instanceof ServiceProblem) return undefined;
          throw error;
        },
      );
      if (kind === "api") return refuse(request);
    }
    return handle(request);
  };
}

import type { Dialect } from "./dialect.js";
import type { EvidenceStore } from "./evidence-store.js";
import { problemMessage, ServiceProblem, type Problem } from "./service-problem.js";
import type { ReceivedRequest, RequestHandler, ServiceResponse } from "./service-request.js";
import type { TokenAuthority, TokenIdentity } from "./token-authority.js";

/** The caller, and the organizations to search. */
export interface Caller {
  kind: TokenIdentity["kind"];
  organizations: readonly string[];
}

/** The configuration of `authenticate`. */
export interface AuthenticationContext {
  authority: TokenAuthority;
  store: Pick<EvidenceStore, "organizations">;
  /**
   * The header's name, case-insensitive; it selects the organization of a user token and is ignored for an API token.
   */
  organizationHeader: string;
}

/**
 * Checks the bearer token and the organization header (specification 5). A user sees all of their organizations; the
 * header must be the name of one of them.
 *
 * @param headers by lower-case name, or metadata of another transport.
 * @throws ServiceProblem
 */
export async function authenticate(
  headers: Readonly<Record<string, string>>,
  { authority, store, organizationHeader }: AuthenticationContext,
): Promise<Caller> {
  const token = /^bearer (.*)$/i.exec(headers["authorization"] ?? "")?.[1];
  if (token === undefined) throw new ServiceProblem({ kind: "token_missing" });
  const identity = await authority.verify(token);
  if (identity.kind === "api") return { kind: "api", organizations: [identity.organization] };

  const organizations = identity.organizations ?? store.organizations;
  const selected = headers[organizationHeader.toLowerCase()] ?? "";
  if (selected !== "" && !organizations.includes(selected)) {
    throw new ServiceProblem({ kind: "organization_unknown", organization: selected });
  }
  return { kind: "user", organizations };
}

/**
 * Rejects API tokens for some operations (specification 5.3), over either transport. The operation reports any other
 * problem of a request.
 *
 * @param operations paths, or the beginnings of paths: `/discover/`, `/platform.v1.EvidenceService/List`.
 */
export function userOnly(
  operations: readonly string[],
  context: AuthenticationContext,
  dialect: Dialect,
): (handle: RequestHandler) => RequestHandler {
  const problem: Problem = { kind: "user_token_required" };
  const toRefusal = (request: ReceivedRequest): ServiceResponse => {
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
      if (kind === "api") return toRefusal(request);
    }
    return handle(request);
  };
}

import type { StoredReferrer } from "./evidence-store.js";
import type { Problem } from "./service-problem.js";
import type { ServiceResponse } from "./service-request.js";
import type { TokenAudiences } from "./token-authority.js";

/**
 * `specification`: the interface as specified. Where the specification defines nothing, the statuses and codes of
 * gRPC's REST mapping. `chainloop`: the recorded responses of Chainloop's control plane 1.106.1.
 */
export type DialectName = "specification" | "chainloop";

/** A referrer with as many levels of references as the dialect shows. */
export interface ReferrerTree {
  referrer: StoredReferrer;
  references: readonly ReferrerTree[];
}

/** The differences between the two dialects. */
export interface Dialect {
  readonly name: DialectName;
  readonly organizationHeader: string;
  readonly issuer: string;
  readonly audiences: TokenAudiences;
  /** Levels of references that discover shows. */
  readonly referenceDepth: number;
  readonly allowsApiTokenDownload: boolean;
  /** Whether a download without a token is sent to the login page. */
  readonly redirectsToLogin: boolean;
  /** Whether the response to a download uses `Refresh` rather than `Location`. */
  isBrowser(accept: string): boolean;
  toInfo(loginUrl: string, dashboardUrl: string): ServiceResponse;
  toDiscovery(tree: ReferrerTree, nextCursor: string): ServiceResponse;
  toProblem(problem: Problem): ServiceResponse;
  /** The gRPC status code of a problem, and the reason of its `ErrorInfo`; empty for none. */
  toGrpcStatus(problem: Problem): { code: number; reason: string };
  /** An error that is not a `Problem`, for faults. */
  toError(status: number, message: string): ServiceResponse;
}

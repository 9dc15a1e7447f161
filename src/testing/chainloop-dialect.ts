import type { Dialect, ReferrerTree } from "./dialect.js";
import { problemMessage, type Problem } from "./service-problem.js";
import type { ServiceResponse } from "./service-request.js";
import { formatTimestamp } from "./timestamp.js";

/** A value that `toProtoJson` writes. */
type ProtoJsonValue =
  string | number | boolean | readonly ProtoJsonValue[] | { readonly [name: string]: ProtoJsonValue };

/** JSON spaced as Go's protojson spaces it: a space after each comma and none after a colon. */
function toProtoJson(value: ProtoJsonValue): string {
  if (typeof value !== "object") return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(toProtoJson).join(", ")}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${toProtoJson(member)}`,
  );
  return `{${members.join(", ")}}`;
}

function isArray(value: object): value is readonly ProtoJsonValue[] {
  return Array.isArray(value);
}

const ERRORS: Record<Problem["kind"], { status: number; reason: string }> = {
  token_missing: { status: 401, reason: "UNAUTHORIZED" },
  token_expired: { status: 401, reason: "UNAUTHORIZED" },
  token_invalid: { status: 401, reason: "UNAUTHORIZED" },
  token_revoked: { status: 500, reason: "" },
  audience_unknown: { status: 403, reason: "forbidden" },
  organization_unknown: { status: 500, reason: "USER_NOT_MEMBER_OF_ORG_ERROR_NOT_IN_ORG" },
  operation_not_allowed: { status: 403, reason: "forbidden" },
  user_token_required: { status: 403, reason: "USER_TOKEN_REQUIRED" },
  plan_missing: { status: 501, reason: "" },
  plan_denied: { status: 403, reason: "forbidden" },
  referrer_not_found: { status: 404, reason: "not found" },
  kind_ambiguous: { status: 400, reason: "invalid" },
  artifact_not_found: { status: 404, reason: "not found" },
  digest_malformed: { status: 400, reason: "invalid" },
  project_name_missing: { status: 400, reason: "" },
  limit_malformed: { status: 400, reason: "CODEC" },
  limit_out_of_range: { status: 400, reason: "" },
  cursor_malformed: { status: 500, reason: "" },
};

/** The mapping of the service's framework; a response with 500 has the code Unknown over gRPC. */
const GRPC_OF_STATUS: Readonly<Record<number, number>> = { 400: 3, 401: 16, 403: 7, 404: 5, 501: 12 };
const UNKNOWN = 2;

/**
 * The dialect of Chainloop's control plane 1.106.1. The error of an unknown organization was recorded by
 * its status only, and that of a limit that is not a number not at all.
 */
export const chainloopDialect: Dialect = {
  name: "chainloop",
  organizationHeader: "Chainloop-Organization",
  issuer: "cp.chainloop",
  audiences: { user: "user-auth.chainloop", api: "api-token-auth.chainloop" },
  referenceDepth: 1,
  allowsApiTokenDownload: false,
  redirectsToLogin: true,
  // The recording contains the response for browsers for `text/http`; `text/html` is the specification's rule.
  isBrowser: (accept) => accept.includes("text/html") || accept.includes("text/http"),
  toInfo: (loginUrl, dashboardUrl) =>
    json(200, {
      loginURL: loginUrl,
      version: "v1.106.1",
      chartVersion: "",
      restrictedOrgCreation: false,
      uiDashboardUrl: dashboardUrl,
    }),
  toDiscovery: (tree, nextCursor) => json(200, { result: toItem(tree), pagination: { nextCursor } }),
  toProblem: (problem) => {
    const { status, reason } = ERRORS[problem.kind];
    return error(status, reason, problemMessage(problem));
  },
  toGrpcStatus: ({ kind }) => {
    const { status, reason } = ERRORS[kind];
    return { code: GRPC_OF_STATUS[status] ?? UNKNOWN, reason };
  },
  toError: (status, message) => error(status, "", message),
};

function toItem({ referrer, references }: ReferrerTree): ProtoJsonValue {
  return {
    digest: referrer.digest,
    kind: referrer.kind,
    downloadable: referrer.downloadable,
    ...(referrer.public === undefined ? {} : { public: referrer.public }),
    references: references.map(toItem),
    createdAt: formatTimestamp(referrer.createdAt),
    metadata: referrer.metadata,
    annotations: referrer.annotations,
  };
}

function error(status: number, reason: string, message: string): ServiceResponse {
  return json(status, { code: status, reason, message, metadata: {} });
}

function json(status: number, body: ProtoJsonValue): ServiceResponse {
  return { status, headers: { "Content-Type": "application/json" }, body: toProtoJson(body) };
}

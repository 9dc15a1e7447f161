import type { Dialect, ReferrerTree } from "./dialect.js";
import { problemMessage, type Problem } from "./service-problem.js";
import type { ServiceResponse } from "./service-request.js";
import { formatTimestamp } from "./timestamp.js";

// `code` is google.rpc.Code, as in every rpcStatus (specification 2.5).
const UNAUTHENTICATED = { status: 401, code: 16 };
const PERMISSION_DENIED = { status: 403, code: 7 };
const NOT_FOUND = { status: 404, code: 5 };
const INVALID_ARGUMENT = { status: 400, code: 3 };

const ERRORS: Record<Problem["kind"], { status: number; code: number }> = {
  token_missing: UNAUTHENTICATED,
  token_expired: UNAUTHENTICATED,
  token_invalid: UNAUTHENTICATED,
  token_revoked: UNAUTHENTICATED,
  audience_unknown: PERMISSION_DENIED,
  organization_unknown: PERMISSION_DENIED,
  operation_not_allowed: PERMISSION_DENIED,
  user_token_required: PERMISSION_DENIED,
  plan_missing: { status: 501, code: 12 },
  plan_denied: PERMISSION_DENIED,
  referrer_not_found: NOT_FOUND,
  kind_ambiguous: INVALID_ARGUMENT,
  artifact_not_found: NOT_FOUND,
  digest_malformed: INVALID_ARGUMENT,
  project_name_missing: INVALID_ARGUMENT,
  limit_malformed: INVALID_ARGUMENT,
  limit_out_of_range: INVALID_ARGUMENT,
  cursor_malformed: INVALID_ARGUMENT,
};

const CODE_OF_STATUS: Readonly<Record<number, number>> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  409: 10,
  429: 8,
  501: 12,
  503: 14,
  504: 4,
};
const UNKNOWN = 2;

/** The dialect of the specification: snake_case fields, rpcStatus errors, recursive references, empty fields left out. */
export const specificationDialect: Dialect = {
  name: "specification",
  organizationHeader: "service-organization",
  issuer: "cp.service",
  audiences: { user: "user-auth.service", api: "api-token-auth.service" },
  referenceDepth: 2,
  allowsApiTokenDownload: true,
  redirectsToLogin: false,
  isBrowser: (accept) => accept.includes("text/html"),
  toInfo: (loginURL) => json(200, { loginURL, version: "1.0.0", chartVersion: "1.0.0" }),
  toDiscovery: (tree, nextCursor) =>
    json(200, { result: toItem(tree), pagination: nextCursor === "" ? {} : { next_cursor: nextCursor } }),
  toProblem: (problem) => {
    const { status, code } = ERRORS[problem.kind];
    return error(status, code, problemMessage(problem));
  },
  toGrpcStatus: ({ kind }) => ({
    code: ERRORS[kind].code,
    reason: kind === "user_token_required" ? "USER_TOKEN_REQUIRED" : "",
  }),
  toError: (status, message) => error(status, CODE_OF_STATUS[status] ?? UNKNOWN, message),
};

function toItem({ referrer, references }: ReferrerTree): object {
  return {
    digest: referrer.digest,
    kind: referrer.kind,
    downloadable: referrer.downloadable,
    ...(referrer.public === undefined ? {} : { public: referrer.public }),
    ...(references.length === 0 ? {} : { references: references.map(toItem) }),
    created_at: formatTimestamp(referrer.createdAt),
    ...unlessEmpty("metadata", referrer.metadata),
    ...unlessEmpty("annotations", referrer.annotations),
  };
}

function unlessEmpty(name: string, entries: Readonly<Record<string, string>>): object {
  return Object.keys(entries).length === 0 ? {} : { [name]: entries };
}

function error(status: number, code: number, message: string): ServiceResponse {
  return json(status, { code, message, details: [] });
}

function json(status: number, body: object): ServiceResponse {
  return { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

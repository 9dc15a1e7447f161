/** Why the service does not serve a request. Each dialect has its own status and body for it. */
export type Problem =
  | { kind: "token_missing" }
  | { kind: "token_expired" }
  | { kind: "token_invalid" }
  | { kind: "token_revoked" }
  | { kind: "audience_unknown" }
  | { kind: "organization_unknown"; organization: string }
  | { kind: "operation_not_allowed" }
  | { kind: "user_token_required" }
  | { kind: "plan_missing" }
  | { kind: "plan_denied" }
  | { kind: "referrer_not_found"; digest: string }
  | { kind: "kind_ambiguous"; digest: string; kinds: readonly string[] }
  | { kind: "artifact_not_found" }
  | { kind: "digest_malformed"; digest: string }
  | { kind: "project_name_missing" }
  | { kind: "limit_malformed"; limit: string }
  | { kind: "limit_out_of_range" }
  | { kind: "cursor_malformed"; reason: string };

/** Carries a `Problem` to the code that formats it in the dialect. */
export class ServiceProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = "ServiceProblem";
    this.problem = problem;
  }
}

/** The service's message for a problem, as recorded where there is a recording of it. */
export function problemMessage(problem: Problem): string {
  switch (problem.kind) {
    case "token_missing":
      return "JWT token is missing";
    case "token_expired":
      return "JWT token has expired";
    case "token_invalid":
      return "Token is invalid";
    case "token_revoked":
      return "error setting current org and user: API token revoked";
    case "audience_unknown":
      return "missing authentication";
    case "organization_unknown":
      return `user is not a member of organization ${problem.organization}`;
    case "operation_not_allowed":
      return "operation not allowed";
    case "user_token_required":
      return "this operation needs a user token";
    case "plan_missing":
      return "unknown service";
    case "plan_denied":
      return "this operation is not part of the plan";
    case "referrer_not_found":
      return `artifact or piece of evidence with digest ${problem.digest} not found`;
    case "kind_ambiguous": {
      const kinds = problem.kinds.map((kind) => JSON.stringify(kind)).join(" ");
      return `validation error: please provide the referrer kind: digest ${problem.digest} present in ${String(problem.kinds.length)} kinds [${kinds}]`;
    }
    case "artifact_not_found":
      return "artifact not found";
    case "digest_malformed":
      return `failed to find cas mapping for download: validation error: invalid digest format: ${digestFault(problem.digest)}`;
    case "project_name_missing":
      return "validation error: project_name must be set when project_version is set";
    case "limit_malformed":
      return `parsing field "pagination.limit": invalid value ${JSON.stringify(problem.limit)}`;
    case "limit_out_of_range":
      return "validation error: pagination.limit: must be greater than or equal to 1 and less than or equal to 100";
    case "cursor_malformed":
      return problem.reason;
  }
}

function digestFault(digest: string): string {
  const [algorithm = "", hex, ...more] = digest.split(":");
  if (hex === undefined || more.length > 0) return `cannot parse hash: ${JSON.stringify(digest)}`;
  const other = /[^0-9a-f]/.exec(hex);
  if (other !== null) return `found non-hex character in hash: ${other[0]}`;
  if (algorithm !== "sha256") return `unsupported hash: ${JSON.stringify(algorithm)}`;
  return `wrong number of hex digits for ${algorithm}: ${hex}`;
}

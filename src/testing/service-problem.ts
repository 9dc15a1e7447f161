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

/** Carries a `Problem` to the place where the dialect words it. */
export class ServiceProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.name = "ServiceProblem";
    this.problem = problem;
  }
}

// src/testing/service-problem.ts
var ServiceProblem = class extends Error {
	problem;
	constructor(e) {
		super(e.kind), this.name = "ServiceProblem", this.problem = e;
	}
};
function problemMessage(e) {
	switch (e.kind) {
		case "token_missing": return "JWT token is missing";
		case "token_expired": return "JWT token has expired";
		case "token_invalid": return "Token is invalid";
		case "token_revoked": return "error setting current org and user: API token revoked";
		case "audience_unknown": return "missing authentication";
		case "organization_unknown": return `user is not a member of organization ${e.organization}`;
		case "operation_not_allowed": return "operation not allowed";
		case "user_token_required": return "this operation needs a user token";
		case "plan_missing": return "unknown service";
		case "plan_denied": return "this operation is not part of the plan";
		case "referrer_not_found": return `artifact or piece of evidence with digest ${e.digest} not found`;
		case "kind_ambiguous": {
			let t = e.kinds.map((e) => JSON.stringify(e)).join(" ");
			return `validation error: please provide the referrer kind: digest ${e.digest} present in ${String(e.kinds.length)} kinds [${t}]`;
		}
		case "artifact_not_found": return "artifact not found";
		case "digest_malformed": return `failed to find cas mapping for download: validation error: invalid digest format: ${digestFault(e.digest)}`;
		case "project_name_missing": return "validation error: project_name must be set when project_version is set";
		case "limit_malformed": return `parsing field "pagination.limit": invalid value ${JSON.stringify(e.limit)}`;
		case "limit_out_of_range": return "validation error: pagination.limit: must be greater than or equal to 1 and less than or equal to 100";
		case "cursor_malformed": return e.reason;
	}
}
function digestFault(e) {
	let [t = "", n, ...r] = e.split(":");
	if (n === void 0 || r.length > 0) return `cannot parse hash: ${JSON.stringify(e)}`;
	let i = /[^0-9a-f]/.exec(n);
	return i === null ? t === "sha256" ? `wrong number of hex digits for ${t}: ${n}` : `unsupported hash: ${JSON.stringify(t)}` : `found non-hex character in hash: ${i[0]}`;
}
// src/testing/authenticate.ts
async function authenticate(e, { authority: t, store: n, organizationHeader: r }) {
	let i = /^bearer (.*)$/i.exec(e.authorization ?? "")?.[1];
	if (i === void 0) throw new ServiceProblem({ kind: "token_missing" });
	let a = await t.verify(i);
	if (a.kind === "api") return {
		kind: "api",
		organizations: [a.organization]
	};
	let o = a.organizations ?? n.organizations, s = e[r.toLowerCase()] ?? "";
	if (s !== "" && !o.includes(s)) throw new ServiceProblem({
		kind: "organization_unknown",
		organization: s
	});
	return {
		kind: "user",
		organizations: o
	};
}
function userOnly(e, t, n) {
	let r = { kind: "user_token_required" }, toRefusal = (e) => e.grpc ? {
		status: 200,
		grpc: {
			kind: "status",
			message: problemMessage(r),
			...n.toGrpcStatus(r)
		}
	} : n.toProblem(r);
	return (n) => async (r) => e.some((e) => r.path.startsWith(e)) && await authenticate(r.headers, t).then((e) => e.kind, (e) => {
		if (!(e instanceof ServiceProblem)) throw e;
	}) === "api" ? toRefusal(r) : n(r);
}
export { ServiceProblem, authenticate, problemMessage, userOnly };

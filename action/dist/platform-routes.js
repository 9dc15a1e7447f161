import { create as e } from "./file.js";
import { answerCall as t, reflectionRoutes as n, timestampFromDate as r, toMetadata as i } from "./reflection-routes.js";
import { ComplianceService as a, ComplianceServiceListResponseSchema as o, EvidencePromptService as s, EvidencePromptServiceRunResponseSchema as c, EvidenceService as l, EvidenceServiceListResponseSchema as u } from "./evidence_pb.js";
import { ServiceProblem as d, authenticate as f } from "./authenticate.js";
import { cutList as p } from "./platform-store.js";
// src/testing/grpc/platform-routes.ts
const m = [
	l,
	a,
	s
];
function platformRoutes(h) {
	let { dialect: g, platform: _ } = h, serve = (e, n) => t(g, async () => {
		if (h.plan() === "unpaid") throw new d({ kind: "plan_missing" });
		let t = await f(i(e), h);
		if (h.plan() === "unpaid_denied") throw new d({ kind: "plan_denied" });
		return n(t);
	});
	return (t) => {
		n(m, h.reflection)(t), t.service(l, { list: (t, n) => serve(n, ({ organizations: n }) => {
			let r = _.findEvidence({
				project_name: t.projectName ?? "",
				project_version_name: t.projectVersionName ?? "",
				kind: t.kind,
				workflow_name: t.workflowName,
				search: t.search ?? "",
				latest: t.latest ?? !1,
				hide_attestation: t.hideAttestation ?? !1,
				product_id: t.productId ?? "",
				product_version_id: t.productVersionId ?? ""
			}, n), { page: i, ...a } = p(r, t.limit, t.cursor), o = i.map((e) => ({
				id: e.id,
				name: e.name,
				digest: e.digest,
				kind: e.kind,
				subjectName: e.subject_name,
				subjectVersion: e.subject_version,
				annotations: { ...e.annotations },
				organizationId: e.organization_id,
				organizationName: e.organization_name,
				workflowId: e.workflow_id,
				workflowName: e.workflow_name,
				workflowRunId: e.workflow_run_id,
				projectId: e.project_id,
				projectName: e.project_name,
				projectVersionId: e.project_version_id
			}));
			return e(u, {
				evidence: { results: o },
				...a
			});
		}) }), t.service(a, { list: (t, n) => serve(n, ({ organizations: n }) => {
			let { projectVersionId: i, frameworkIds: a } = t, s = _.findEvaluations(i, a, n), { page: c, ...l } = p(s, t.limit, t.cursor), u = c.map((e) => ({
				requirementId: e.requirement_id,
				requirementVersionId: e.requirement_version_id,
				requirementRevision: e.requirement_revision,
				name: e.name,
				displayName: e.display_name,
				description: e.description,
				projectVersionId: e.project_version_id,
				frameworkId: e.framework_id,
				status: e.status,
				createdAt: r(e.created_at)
			}));
			return e(o, {
				compliance: { evaluations: u },
				...l
			});
		}) }), t.service(s, { run: ({ evidence: t, prompt: n }, r) => serve(r, async () => {
			let { skipped: r, violations: i } = await _.promptHandler(t, n);
			return e(c, {
				skipped: r,
				violations: { messages: [...i] }
			});
		}) });
	};
}
export { platformRoutes };

import { create as e } from "./grpc.js";
import { timestampFromDate as t } from "./protobuf.js";
import { ComplianceService as n, ComplianceServiceListResponseSchema as r, EvidencePromptService as i, EvidencePromptServiceRunResponseSchema as a, EvidenceService as o, EvidenceServiceListResponseSchema as s } from "./evidence_pb.js";
import { ServiceProblem as c, authenticate as l } from "./authenticate.js";
import { cutList as u } from "./platform-store.js";
import { answerCall as d, reflectionRoutes as f, toMetadata as p } from "./reflection-routes.js";
// src/testing/grpc/platform-routes.ts
const m = [
	o,
	n,
	i
];
function platformRoutes(h) {
	let { dialect: g, platform: _ } = h, serve = (e, t) => d(g, async () => {
		if (h.plan() === "unpaid") throw new c({ kind: "plan_missing" });
		let n = await l(p(e), h);
		if (h.plan() === "unpaid_denied") throw new c({ kind: "plan_denied" });
		return t(n);
	});
	return (c) => {
		f(m, h.reflection)(c), c.service(o, { list: (t, n) => serve(n, ({ organizations: n }) => {
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
			}, n), { page: i, ...a } = u(r, t.limit, t.cursor), o = i.map((e) => ({
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
			return e(s, {
				evidence: { results: o },
				...a
			});
		}) }), c.service(n, { list: (n, i) => serve(i, ({ organizations: i }) => {
			let { projectVersionId: a, frameworkIds: o } = n, s = _.findEvaluations(a, o, i), { page: c, ...l } = u(s, n.limit, n.cursor), d = c.map((e) => ({
				requirementId: e.requirement_id,
				requirementVersionId: e.requirement_version_id,
				requirementRevision: e.requirement_revision,
				name: e.name,
				displayName: e.display_name,
				description: e.description,
				projectVersionId: e.project_version_id,
				frameworkId: e.framework_id,
				status: e.status,
				createdAt: t(e.created_at)
			}));
			return e(r, {
				compliance: { evaluations: d },
				...l
			});
		}) }), c.service(i, { run: ({ evidence: t, prompt: n }, r) => serve(r, async () => {
			let { skipped: r, violations: i } = await _.promptHandler(t, n);
			return e(a, {
				skipped: r,
				violations: { messages: [...i] }
			});
		}) });
	};
}
export { platformRoutes };

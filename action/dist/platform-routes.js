import { O as e } from "./file.js";
import { i as t, n, r, t as i } from "./reflection-routes.js";
import { a, i as o, n as s, o as c, r as l, t as u } from "./evidence_pb.js";
import { r as d, t as f } from "./authenticate.js";
import { n as p } from "./platform-store.js";
// src/testing/grpc/platform-routes.ts
const m = [
	u,
	a,
	l
];
function platformRoutes(h) {
	let { dialect: g, platform: _ } = h, serve = (e, t) => n(g, async () => {
		if (h.plan() === "unpaid") throw new d({ kind: "plan_missing" });
		let n = await f(r(e), h);
		if (h.plan() === "unpaid_denied") throw new d({ kind: "plan_denied" });
		return t(n);
	});
	return (n) => {
		i(m, h.reflection)(n), n.service(u, { list: (t, n) => serve(n, ({ organizations: n }) => {
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
			return e(s, {
				evidence: { results: o },
				...a
			});
		}) }), n.service(a, { list: (n, r) => serve(r, ({ organizations: r }) => {
			let { projectVersionId: i, frameworkIds: a } = n, o = _.findEvaluations(i, a, r), { page: s, ...l } = p(o, n.limit, n.cursor), u = s.map((e) => ({
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
			return e(c, {
				compliance: { evaluations: u },
				...l
			});
		}) }), n.service(l, { run: ({ evidence: t, prompt: n }, r) => serve(r, async () => {
			let { skipped: r, violations: i } = await _.promptHandler(t, n);
			return e(o, {
				skipped: r,
				violations: { messages: [...i] }
			});
		}) });
	};
}
export { platformRoutes };

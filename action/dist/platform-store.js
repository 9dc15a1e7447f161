import { invalidConfig as e, sha256 as t, sha256Hex as n } from "./evaluation.js";
import { ServiceProblem as r } from "./authenticate.js";
// src/testing/platform-store.ts
function stableId(...e) {
	let t = n(e.join("\0"));
	return `${t.slice(0, 8)}-${t.slice(8, 12)}-4${t.slice(13, 16)}-8${t.slice(17, 20)}-${t.slice(20, 32)}`;
}
function createPlatformStore(n, r) {
	let getOrganization = ({ organization_name: t = n[0] ?? "" }) => {
		if (n.includes(t)) return t;
		throw e(`no organization ${t} in the evidence store`);
	}, i = [], a = [];
	return {
		promptHandler: () => ({
			skipped: !1,
			violations: []
		}),
		addEvidence(e) {
			let n = e.project_name ?? "app", r = e.project_version_name ?? "1.0.0", a = getOrganization(e), o = e.workflow_name ?? "build", s = {
				kind: "ARTIFACT",
				digest: t(e.name),
				id: stableId("evidence", a, e.name, String(i.length)),
				subject_name: n,
				subject_version: r,
				annotations: {},
				organization_name: a,
				organization_id: stableId("organization", a),
				workflow_name: o,
				workflow_id: stableId("workflow", n, o),
				workflow_run_id: stableId("run", n, o, String(i.length)),
				project_name: n,
				project_id: stableId("project", n),
				project_version_name: r,
				project_version_id: stableId("project version", n, r),
				product_id: stableId("product", n),
				product_version_id: stableId("product version", n, r),
				...e
			};
			return i.push(s), s;
		},
		addComplianceEvaluation(e) {
			let t = {
				requirement_id: stableId("requirement", e.name),
				requirement_version_id: stableId("requirement version", e.name),
				requirement_revision: 1,
				display_name: e.name,
				description: "",
				framework_id: stableId("framework"),
				created_at: new Date(r()),
				organization_name: getOrganization(e),
				...e
			};
			return a.push(t), t;
		},
		findEvidence(e, t) {
			let n = i.filter((n) => t.includes(n.organization_name) && matches(n, e)).reverse();
			if (!e.latest) return n;
			let r = /* @__PURE__ */ new Set();
			return n.filter(({ kind: e, name: t }) => {
				let n = JSON.stringify([e, t]);
				return !r.has(n) && r.add(n);
			});
		},
		findEvaluations: (e, t, n) => a.filter((r) => n.includes(r.organization_name) && r.project_version_id === e && (t.length === 0 || t.includes(r.framework_id)))
	};
}
function matches(e, t) {
	let n = [
		"project_name",
		"project_version_name",
		"product_id",
		"product_version_id"
	], r = t.search.toLowerCase();
	return n.every((n) => t[n] === "" || e[n] === t[n]) && (t.kind.length === 0 || t.kind.includes(e.kind)) && (t.workflow_name.length === 0 || t.workflow_name.includes(e.workflow_name)) && (!t.hide_attestation || e.kind !== "ATTESTATION") && [e.name, e.subject_name].some((e) => e.toLowerCase().includes(r));
}
function cutList(e, t, n) {
	let i = t === void 0 || t === 0 ? 20 : t;
	if (i < 0 || i > 100) throw new r({ kind: "limit_out_of_range" });
	let a = n === void 0 || n === "" ? 0 : decodeCursor(n), o = e.slice(a, a + i);
	return a + i < e.length ? {
		page: o,
		nextCursor: encodeCursor(a + i)
	} : { page: o };
}
function encodeCursor(e) {
	return Buffer.from(`offset,${String(e)}`).toString("base64url");
}
function decodeCursor(e) {
	let t = /^offset,(\d{1,9})$/.exec(Buffer.from(e, "base64url").toString());
	if (t === null) throw new r({
		kind: "cursor_malformed",
		reason: "cursor is not valid"
	});
	return Number(t[1]);
}
export { createPlatformStore, cutList, stableId };

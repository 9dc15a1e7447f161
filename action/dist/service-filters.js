import { ServiceError as e, nearest as t } from "./evaluation.js";
// src/evidence/port/service-filters.ts
const n = {
	project_name: "string",
	project_version_name: "string",
	kind: "strings",
	workflow_name: "strings",
	search: "string",
	latest: "boolean",
	hide_attestation: "boolean",
	product_id: "string",
	product_version_id: "string",
	limit: "count"
}, r = {
	project_version_id: "uuid",
	framework_ids: "strings",
	limit: "count"
}, i = 2 ** 31 - 1, a = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function checkEvidenceFilters(e) {
	return checkFilters("evidence", e, n);
}
function checkComplianceFilters(e) {
	let t = checkFilters("project_compliance", e, r), { project_version_id: n } = t;
	if (n === void 0) throw invalid("project_compliance", "project_version_id is required");
	return {
		...t,
		project_version_id: n
	};
}
function checkFilters(e, n, r) {
	if (typeof n != "object" || !n || Array.isArray(n)) throw invalid(e, `the filters must be an object but are ${getTypeName(n)}`);
	for (let [i, a] of Object.entries(n)) {
		let n = Object.hasOwn(r, i) ? r[i] : void 0;
		if (n === void 0) {
			let n = Object.keys(r);
			throw invalid(e, `unknown filter ${JSON.stringify(i.slice(0, 100))}${t(i, n)}; the filters are ${n.join(", ")}`);
		}
		let o = a === void 0 ? void 0 : findIssue(n, a);
		if (o !== void 0) throw invalid(e, `the filter ${i} ${o}`);
	}
	return n;
}
function findIssue(e, t) {
	switch (e) {
		case "string": return textIssue(t);
		case "uuid": return textIssue(t) ?? (a.test(String(t)) ? void 0 : "must be a UUID");
		case "boolean": return typeof t == "boolean" ? void 0 : `must be a boolean but is ${getTypeName(t)}`;
		case "strings": return listIssue(t);
		case "count": return countIssue(t);
	}
}
function textIssue(e) {
	return typeof e == "string" ? e === "" ? "is empty: omit it to match all" : void 0 : `must be a string but is ${getTypeName(e)}`;
}
function listIssue(e) {
	if (!Array.isArray(e)) return `must be an array of strings but is ${getTypeName(e)}`;
	if (e.length === 0) return "is an empty array, which matches nothing: omit it to match all";
	for (let [t, n] of e.entries()) {
		let e = textIssue(n);
		if (e !== void 0) return `at index ${t} ${e}`;
	}
}
function countIssue(e) {
	return typeof e != "number" && typeof e != "bigint" ? `must be a number but is ${getTypeName(e)}` : typeof e == "number" && Number.isInteger(e) && e >= 1 && e <= i ? void 0 : `must be an integer from 1 to ${i}`;
}
function getTypeName(e) {
	return e === null ? "null" : e === void 0 ? "missing" : Array.isArray(e) ? "an array" : typeof e == "object" ? "an object" : `a ${typeof e == "bigint" ? "number" : typeof e}`;
}
function invalid(t, n) {
	return new e(`${t}: ${n}`, { code: "request_invalid" });
}
export { checkComplianceFilters, checkEvidenceFilters };

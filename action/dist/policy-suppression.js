import { RegoObject as e } from "./evaluation.js";
// src/gate/policy-suppression.ts
const t = ["result.findings", "result.violations"], n = {
	VULNERABILITY: [
		"external_id",
		"package_purl",
		"severity"
	],
	SAST: [
		"rule_id",
		"severity",
		"location"
	],
	LICENSE_VIOLATION: ["component_name", "license_id"]
};
function readSuppression({ rule: r, value: i }, a) {
	if (!t.includes(r) || !(i instanceof e) || i.get("suppress") !== !0) return;
	let isText = (e) => typeof e == "string" && e !== "";
	if (!["message", ...a === void 0 ? [] : n[a]].every((e) => isText(i.get(e)))) return;
	let o = i.get("assessment"), s = o instanceof e ? o.get("effective_status") : void 0, c = typeof s == "string" ? s.replace(/^ASSESSMENT_STATUS_/, "") : "";
	return {
		kind: "policy",
		...c === "" ? {} : { assessment: c }
	};
}
function splitSuppressed(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let e = readSuppression(i, t);
		e === void 0 ? n.push(i) : r.push({
			...i,
			exception: e
		});
	}
	return {
		left: n,
		suppressed: r
	};
}
export { splitSuppressed };

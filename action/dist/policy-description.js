import { __exportAll as e } from "./rolldown-runtime.js";
import { addCustomSection as t, getMember as n, isErrorOf as r, parseExactJson as i, readCustomSections as a, toExactText as o } from "./shared.js";
// src/engine/wasm/policy-description.ts
var s = /* @__PURE__ */ e({ addDescription: () => addDescription });
const c = "regohost.policy";
function addDescription(e, n) {
	let r = o({
		version: 3,
		...n
	}) ?? "{}";
	return t(e, c, Buffer.from(r, "utf8"));
}
function readSections(e) {
	try {
		return a(e, c);
	} catch (e) {
		if (r(e, "RangeError")) return [];
		throw e;
	}
}
function parseSection(e) {
	try {
		return i(new TextDecoder("utf-8", { fatal: !0 }).decode(e))[""];
	} catch {
		return;
	}
}
function readPlannerMark(e) {
	let [t] = readSections(e), r = t && n(n(parseSection(t), "compiler"), "planner");
	return typeof r == "string" ? r : void 0;
}
export { c as SECTION, parseSection, s as policy_description_exports, readPlannerMark, readSections };

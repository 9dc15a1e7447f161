import { r as e } from "./rolldown-runtime.js";
import { Cr as t, Un as n, Wn as r, gl as i, is as a, wr as o } from "./shared.js";
// src/engine/wasm/policy-description.ts
var s = /* @__PURE__ */ e({ addDescription: () => addDescription });
const c = "regohost.policy";
function addDescription(e, t) {
	let r = o({
		version: 3,
		...t
	}) ?? "{}";
	return n(e, c, Buffer.from(r, "utf8"));
}
function readSections(e) {
	try {
		return r(e, c);
	} catch (e) {
		if (i(e, "RangeError")) return [];
		throw e;
	}
}
function parseSection(e) {
	try {
		return t(new TextDecoder("utf-8", { fatal: !0 }).decode(e))[""];
	} catch {
		return;
	}
}
function readPlannerMark(e) {
	let [t] = readSections(e), n = t && a(a(parseSection(t), "compiler"), "planner");
	return typeof n == "string" ? n : void 0;
}
export { readSections as a, readPlannerMark as i, parseSection as n, s as r, c as t };

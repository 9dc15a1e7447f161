import { PolicyLoadError as e, checkDocument as t, getMember as n, isObject as r, problemLines as i } from "./shared.js";
import { wildcard as a } from "./wildcard.js";
import { inputPattern as o } from "./input-pattern.js";
// src/gate/policy-inputs.ts
function getText(e, t) {
	let r = n(e, t);
	return typeof r == "string" ? r : "";
}
const s = {
	cyclonedx: (e) => getText(e, "bomFormat") === "CycloneDX",
	spdx: (e) => getText(e, "spdxVersion").startsWith("SPDX-"),
	sarif: (e) => getText(e, "version") !== "" && Array.isArray(n(e, "runs")),
	in_toto_statement: (e) => getText(e, "_type").startsWith("https://in-toto.io/Statement/")
};
function toKinds(e) {
	let t = Object.keys(s).filter((t) => s[t]?.(e) === !0), n = [t.includes("in_toto_statement") ? getText(e, "predicateType") : "", getText(e, "kind")];
	return [...t, ...n.filter((e) => e !== "")];
}
const c = "custom.inputs belongs to the METADATA of the package";
async function checkInputs(e) {
	let n = await import("./zod.js").then((e) => e.zod_exports), r = n.string().trim().min(1).optional(), i = n.strictObject({
		schema: r,
		file: r,
		kind: r
	}).refine((e) => Object.keys(e).length > 0, "needs schema, file or kind"), a = n.object({ custom: n.object({ inputs: n.array(i).min(1) }) });
	return t(a, { custom: { inputs: e } });
}
async function readPolicyInputs(t, a, o) {
	let s = n(t, "custom");
	if (!r(s) || !("inputs" in s)) return;
	let { problems: c, data: l } = await checkInputs(s.inputs);
	if (c !== void 0) throw new e(`${a}:${i(c)}`, { code: "metadata_invalid" });
	let u = l.custom.inputs, d = await Promise.all(u.map((e) => toMatcher(e, a, o)));
	return {
		what: u.map(describe).join("; "),
		matches: (e) => d.some((t) => t(e))
	};
}
function describe(e) {
	return Object.entries(e).map(([e, t]) => `${e} ${String(t)}`).join(", ");
}
async function toMatcher({ schema: e, file: t, kind: n }, r, i) {
	let s = o(t ?? "*"), c = a(n ?? "*"), l = e === void 0 ? void 0 : await i.byName(e, r);
	return (e) => s(e.paths) && (n === void 0 || toKinds(e.held()[""]).some(c)) && (l === void 0 || l.issuesOf(e.held()[""], e.held()).length === 0);
}
export { c as MISPLACED_INPUTS, checkInputs, readPolicyInputs };

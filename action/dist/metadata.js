import { PolicyLoadError as e, SEVERITY_WORDS as t, checkDocument as n, editDistance as r, getMember as i, getScore as a, isObject as o, nearestName as s, problemLines as c } from "./shared.js";
import { wildcard as l } from "./wildcard.js";
import { inputPattern as u } from "./input-pattern.js";
// src/gate/policy-inputs.ts
function getText(e, t) {
	let n = i(e, t);
	return typeof n == "string" ? n : "";
}
const d = {
	cyclonedx: (e) => getText(e, "bomFormat") === "CycloneDX",
	spdx: (e) => getText(e, "spdxVersion").startsWith("SPDX-"),
	sarif: (e) => getText(e, "version") !== "" && Array.isArray(i(e, "runs")),
	in_toto_statement: (e) => getText(e, "_type").startsWith("https://in-toto.io/Statement/")
};
function toKinds(e) {
	let t = Object.keys(d).filter((t) => d[t]?.(e) === !0), n = [t.includes("in_toto_statement") ? getText(e, "predicateType") : "", getText(e, "kind")];
	return [...t, ...n.filter((e) => e !== "")];
}
async function checkInputs(e) {
	let t = await import("./zod.js").then((e) => e.zod_exports), r = t.string().trim().min(1).optional(), i = t.strictObject({
		schema: r,
		file: r,
		kind: r
	}).refine((e) => Object.keys(e).length > 0, "needs schema, file or kind"), a = t.object({ custom: t.object({ inputs: t.array(i).min(1) }) });
	return n(a, { custom: { inputs: e } });
}
async function readPolicyInputs(t, n, r) {
	let a = i(t, "custom");
	if (!o(a) || !("inputs" in a)) return;
	let { problems: s, data: l } = await checkInputs(a.inputs);
	if (s !== void 0) throw new e(`${n}:${c(s)}`, { code: "metadata_invalid" });
	let u = l.custom.inputs, d = await Promise.all(u.map((e) => toMatcher(e, n, r)));
	return {
		what: u.map(describe).join("; "),
		matches: (e) => d.some((t) => t(e))
	};
}
function describe(e) {
	return Object.entries(e).map(([e, t]) => `${e} ${String(t)}`).join(", ");
}
async function toMatcher({ schema: e, file: t, kind: n }, r, i) {
	let a = u(t ?? "*"), o = l(n ?? "*"), s = e === void 0 ? void 0 : await i.byName(e, r);
	return (e) => a(e.paths) && (n === void 0 || toKinds(e.held()[""]).some(o)) && (s === void 0 || s.issuesOf(e.held()[""], e.held()).length === 0);
}
// src/gate/metadata.ts
const f = [
	"scope",
	"title",
	"description",
	"custom",
	"entrypoint",
	"schemas",
	"labels",
	"compile",
	"related_resources",
	"authors",
	"organizations"
], p = {
	id: text,
	short_name: text,
	severity: (e) => meant(e, t),
	"security-severity": (e) => a(e) === void 0 ? "must be a number from 0.1 to 10" : void 0,
	vulnerability: flag,
	helper: flag,
	builtin_errors: (e) => meant(e, ["undefined"]),
	inputs: () => void 0
}, m = Object.keys(p), h = ["none"];
function text(e) {
	return typeof e == "string" && e.trim() !== "" ? void 0 : "must be a text that is not empty";
}
function flag(e) {
	return typeof e == "boolean" ? void 0 : "must be true or false";
}
function meant(e, t) {
	let n = typeof e == "string" ? e.trim().toLowerCase() : "";
	if (t.includes(n) || h.includes(n)) return;
	let r = s(n, t);
	return r === void 0 ? void 0 : `has an unknown value (did you mean ${r}?)`;
}
const toPlain = (e) => e.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
function meantCustom(e, t) {
	if (e !== "input" || Array.isArray(t)) return m.find((t) => {
		let [n, i] = [toPlain(t), toPlain(e)];
		return r(n, i) <= Math.floor(n.length / 4);
	});
}
function placeOfKey({ location: e, text: t }, ...n) {
	let r = t.split("\n"), [i, a] = [0, 0];
	for (let e of n) {
		let t = e.replaceAll(/[^\w]/g, "\\$&"), n = RegExp(`(?<=^#\\s*|[\\s{,"'])${t}(?=["']?\\s*:)`), o = r.findIndex((e, t) => t >= Math.max(i, 1) && n.test(e));
		if (o === -1) break;
		i = o, a = r[o]?.search(n) ?? 0;
	}
	return {
		...e,
		row: e.row + i,
		column: i === 0 ? e.column : a + 1
	};
}
const g = /^# ?([\w-]+)\s*:/;
async function findMetadataFaults(e) {
	return (await Promise.all(e.map(async (e) => [...findKeyFaults(e), ...await findInputsFaults(e)]))).flat();
}
function findKeyFaults(e) {
	let t = e.text.split("\n").flatMap((e) => g.exec(e)?.[1] ?? []).flatMap((t) => {
		if (f.includes(t)) return [];
		let n = s(t.toLowerCase(), f);
		return n === void 0 ? m.includes(t) ? [fault(e, `unknown key ${t}; ${t} belongs below custom`, t)] : [] : [fault(e, `unknown key ${t} (did you mean ${n}?)`, t)];
	}), n = Object.entries(e.custom ?? {}).flatMap(([t, n]) => {
		let r = p[t]?.(n);
		if (r !== void 0) return [fault(e, `custom.${t} ${r}`, "custom", t)];
		let i = Object.hasOwn(p, t) ? void 0 : meantCustom(t, n);
		return i === void 0 ? [] : [fault(e, `unknown key custom.${t} (did you mean ${i}?)`, "custom", t)];
	});
	return [...t, ...n];
}
async function findInputsFaults(e) {
	let { scope: t, custom: n = {} } = e;
	if (!("inputs" in n)) return [];
	if (t !== "package") return [fault(e, "custom.inputs belongs to the METADATA of the package", "custom", "inputs")];
	let { problems: r = [] } = await checkInputs(n.inputs);
	return r.map(({ message: t, path: n }) => fault(e, t, ...n.filter((e) => typeof e == "string")));
}
function findInputsBlock(e, { files: t }, n) {
	let r = new Set(t.filter((e) => e.package === n).map(({ path: e }) => e));
	return e.find(({ scope: e, location: t, custom: n }) => e === "package" && r.has(t.file) && n?.inputs !== void 0);
}
function fault(e, t, ...n) {
	return {
		code: "metadata_invalid",
		message: t,
		location: placeOfKey(e, ...n)
	};
}
export { findInputsBlock, findMetadataFaults, placeOfKey, readPolicyInputs };

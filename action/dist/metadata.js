import { SEVERITY_WORDS as e, editDistance as t, getScore as n, nearestName as r } from "./shared.js";
import { MISPLACED_INPUTS as i, checkInputs as a } from "./policy-inputs.js";
// src/gate/metadata.ts
const o = [
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
], s = {
	id: text,
	short_name: text,
	severity: (t) => meant(t, e),
	"security-severity": (e) => n(e) === void 0 ? "must be a number from 0.1 to 10" : void 0,
	vulnerability: flag,
	helper: flag,
	builtin_errors: (e) => meant(e, ["undefined"]),
	inputs: () => void 0
}, c = Object.keys(s), l = ["none"];
function text(e) {
	return typeof e == "string" && e.trim() !== "" ? void 0 : "must be a text that is not empty";
}
function flag(e) {
	return typeof e == "boolean" ? void 0 : "must be true or false";
}
function meant(e, t) {
	let n = typeof e == "string" ? e.trim().toLowerCase() : "";
	if (t.includes(n) || l.includes(n)) return;
	let i = r(n, t);
	return i === void 0 ? void 0 : `has an unknown value (did you mean ${i}?)`;
}
const toPlain = (e) => e.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
function meantCustom(e, n) {
	if (e !== "input" || Array.isArray(n)) return c.find((n) => {
		let [r, i] = [toPlain(n), toPlain(e)];
		return t(r, i) <= Math.floor(r.length / 4);
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
const u = /^# ?([\w-]+)\s*:/;
async function findMetadataFaults(e) {
	return (await Promise.all(e.map(async (e) => [...findKeyFaults(e), ...await findInputsFaults(e)]))).flat();
}
function findKeyFaults(e) {
	let t = e.text.split("\n").flatMap((e) => u.exec(e)?.[1] ?? []).flatMap((t) => {
		if (o.includes(t)) return [];
		let n = r(t.toLowerCase(), o);
		return n === void 0 ? c.includes(t) ? [fault(e, `unknown key ${t}; ${t} belongs below custom`, t)] : [] : [fault(e, `unknown key ${t} (did you mean ${n}?)`, t)];
	}), n = Object.entries(e.custom ?? {}).flatMap(([t, n]) => {
		let r = s[t]?.(n);
		if (r !== void 0) return [fault(e, `custom.${t} ${r}`, "custom", t)];
		let i = Object.hasOwn(s, t) ? void 0 : meantCustom(t, n);
		return i === void 0 ? [] : [fault(e, `unknown key custom.${t} (did you mean ${i}?)`, "custom", t)];
	});
	return [...t, ...n];
}
async function findInputsFaults(e) {
	let { scope: t, custom: n = {} } = e;
	if (!("inputs" in n)) return [];
	if (t !== "package") return [fault(e, i, "custom", "inputs")];
	let { problems: r = [] } = await a(n.inputs);
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
export { findInputsBlock, findMetadataFaults, placeOfKey };

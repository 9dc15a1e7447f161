import { invalidConfig as e, message as t, nearest as n, option as r, parseArgumentKey as i } from "./evaluation.js";
// src/chainloop/arguments.ts
function throwArgumentError(n, r) {
	throw e(t`${n}: ${r}`);
}
function toArgumentTexts(e) {
	let t = "material.args";
	return Object.entries(e).map(([e, n]) => ({
		...i(e) ?? throwArgumentError(r(t), `${e} is not [POLICY:]NAME`),
		by: t,
		text: n
	}));
}
const isFor = ({ policy: e }, { names: t }) => e === void 0 || t.includes(e);
function checkArguments(e, i) {
	for (let a of i) {
		let { by: i, name: o, policy: s = "" } = a, c = e.filter((e) => isFor(a, e));
		if (c.length === 0) {
			let a = e.flatMap(({ names: [e = ""] }) => e), c = `there is no policy ${s}${n(s, a)}; there are ${a.join(", ")}`;
			throwArgumentError(t`${r(i)} ${o}`, c);
		}
		if (c.some(({ inputs: e }) => e.length === 0)) continue;
		let l = c.flatMap(({ inputs: e }) => e.map((e) => e.name));
		if (l.includes(o)) continue;
		let u = [...new Set(l)].join(", ");
		throwArgumentError(r(i), `no policy has an input ${o}${n(o, l)}; there are ${u}`);
	}
}
function selectArguments(e, t) {
	let n = t.filter((t) => isFor(t, e)), isText = ({ by: e }) => e === "material.args", i = n.filter((e) => isText(e) && e.policy === void 0), a = n.filter((e) => isText(e) && e.policy !== void 0), o = new Map(i.map(({ name: e, text: t }) => [e, t]));
	for (let { name: t, text: n, by: i } of a) a.some((e) => e.name === t && e.text !== n) && throwArgumentError(r(i), `${t} is given twice for ${e.names.join(", ")}`), o.set(t, n);
	for (let { name: e, text: t } of n.filter((e) => !isText(e))) {
		let n = o.get(e) ?? "";
		o.set(e, n === "" ? t : `${n}\n${t}`);
	}
	return Object.fromEntries(o);
}
function checkWith(e, t, r) {
	let i = t.map(({ name: e }) => e), a = Object.keys(r).find((e) => i.length > 0 && !i.includes(e));
	a !== void 0 && throwArgumentError(e, `its group gives it ${a}, which is no input of it${n(a, i)}`);
}
const a = /\{\{\s*\.?inputs\.([a-zA-Z_]\w*)\s*\}\}/g;
function fill(e, t, n, r) {
	if (r === void 0) {
		if (!n.includes("{{")) return n;
		throwArgumentError(e, `the value of its input ${t} is a template, which only a policy group can fill`);
	}
	return n.replace(a, "").includes("{{") && throwArgumentError(e, `the template of its input ${t} is not read: only {{ inputs.NAME }} is`), n.replace(a, (e, t) => r.get(t) ?? "");
}
function computeTexts(e, n, i, a) {
	let o = n.map(({ name: e }) => e), s = /* @__PURE__ */ new Map();
	for (let { name: o, required: c, default: l } of n) {
		c && l !== "" && throwArgumentError(e, `its input ${o} is required and has a default`);
		let n = (Object.hasOwn(i, o) ? i[o] : void 0) ?? "";
		if (c && splitValues(fill(e, o, n, a)).length === 0) {
			let n = a === void 0 ? t`${r("material.args")} ${o}=VALUE` : t`with of the policy group`;
			throwArgumentError(e, t`its input ${o} is required: give it as ${n}`);
		}
		l !== "" && s.set(o, fill(e, o, l, a));
	}
	for (let [t, r] of Object.entries(i)) (n.length === 0 || o.includes(t)) && s.set(t, fill(e, t, r, a));
	return s;
}
function computeArguments(...e) {
	let t = {};
	for (let [n, r] of computeTexts(...e)) {
		let e = splitValues(r), [i, ...a] = e;
		i !== void 0 && Object.defineProperty(t, n, {
			value: a.length === 0 ? i : e,
			enumerable: !0
		});
	}
	return t;
}
function splitValues(e) {
	return e.split("\n").flatMap((e) => e.split(/(?<!\\),/)).map((e) => e.replaceAll("\\,", ",").trim()).filter((e) => e !== "");
}
export { checkArguments, checkWith, computeArguments, computeTexts, selectArguments, toArgumentTexts };

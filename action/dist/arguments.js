import { ConfigurationError as e, message as t, nearest as n, option as r } from "./shared.js";
// src/chainloop/arguments.ts
function refuse(n, r) {
	throw new e(t`${n}: ${r}`, { code: "config_invalid" });
}
function checkArguments(e, t, i) {
	if (t.some(({ inputs: e }) => e.length === 0)) return;
	let a = t.flatMap(({ inputs: e }) => e.map(({ name: e }) => e)), o = i.find((e) => !a.includes(e));
	if (o === void 0) return;
	let s = [...new Set(a)].join(", ");
	refuse(r(e), `no policy has an input ${o}${n(o, a)}; there are ${s}`);
}
function checkWith(e, t, r) {
	let i = t.map(({ name: e }) => e), a = Object.keys(r).find((e) => i.length > 0 && !i.includes(e));
	a !== void 0 && refuse(e, `its group gives it ${a}, which is no input of it${n(a, i)}`);
}
const i = /\{\{\s*\.?inputs\.([a-zA-Z_]\w*)\s*\}\}/g;
function fill(e, t, n, r) {
	if (r === void 0) {
		if (!n.includes("{{")) return n;
		refuse(e, `the value of its input ${t} is a template, which only a policy group can fill`);
	}
	return n.replace(i, "").includes("{{") && refuse(e, `the template of its input ${t} is not read: only {{ inputs.NAME }} is`), n.replace(i, (e, t) => r.get(t) ?? "");
}
function computeTexts(e, n, i, a) {
	let o = n.map(({ name: e }) => e), s = /* @__PURE__ */ new Map();
	for (let { name: o, required: c, default: l } of n) {
		c && l !== "" && refuse(e, `its input ${o} is required and has a default`);
		let n = (Object.hasOwn(i, o) ? i[o] : void 0) ?? "";
		if (c && fill(e, o, n, a) === "") {
			let n = a === void 0 ? t`${r("material.args")} ${o}=VALUE` : t`with of the policy group`;
			refuse(e, t`its input ${o} is required: give it as ${n}`);
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
export { checkArguments, checkWith, computeArguments, computeTexts };

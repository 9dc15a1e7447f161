import { Kc as e, cl as t, ll as n, ms as r } from "./shared.js";
// src/chainloop/arguments.ts
function refuse(n, r) {
	throw new e(t`${n}: ${r}`, { code: "config_invalid" });
}
function checkArguments(e, t, i) {
	if (t.some(({ inputs: e }) => e.length === 0)) return;
	let a = t.flatMap(({ inputs: e }) => e.map(({ name: e }) => e)), o = i.find((e) => !a.includes(e));
	if (o === void 0) return;
	let s = [...new Set(a)].join(", ");
	refuse(n(e), `no policy has an input ${o}${r(o, a)}; there are ${s}`);
}
function checkWith(e, t, n) {
	let i = t.map(({ name: e }) => e), a = Object.keys(n).find((e) => i.length > 0 && !i.includes(e));
	a !== void 0 && refuse(e, `its group gives it ${a}, which is no input of it${r(a, i)}`);
}
const i = /\{\{\s*\.?inputs\.([a-zA-Z_]\w*)\s*\}\}/g;
function fill(e, t, n, r) {
	if (r === void 0) {
		if (!n.includes("{{")) return n;
		refuse(e, `the value of its input ${t} is a template, which only a policy group can fill`);
	}
	return n.replace(i, "").includes("{{") && refuse(e, `the template of its input ${t} is not read: only {{ inputs.NAME }} is`), n.replace(i, (e, t) => r.get(t) ?? "");
}
function computeTexts(e, r, i, a) {
	let o = r.map(({ name: e }) => e), s = /* @__PURE__ */ new Map();
	for (let { name: o, required: c, default: l } of r) {
		c && l !== "" && refuse(e, `its input ${o} is required and has a default`);
		let r = (Object.hasOwn(i, o) ? i[o] : void 0) ?? "";
		if (c && fill(e, o, r, a) === "") {
			let r = a === void 0 ? t`${n("material.args")} ${o}=VALUE` : t`with of the policy group`;
			refuse(e, t`its input ${o} is required: give it as ${r}`);
		}
		l !== "" && s.set(o, fill(e, o, l, a));
	}
	for (let [t, n] of Object.entries(i)) (r.length === 0 || o.includes(t)) && s.set(t, fill(e, t, n, a));
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
export { computeTexts as i, checkWith as n, computeArguments as r, checkArguments as t };

import { formatReference as e, nearestName as t } from "./evaluation.js";
// src/cli/eval/unknown-reference.ts
const n = /^data((?:\.[A-Za-z_]\w*)+)$/;
function listNames(e, { documents: t, data: n }) {
	let r = new Set(n.namesAt(e));
	for (let n of t) {
		if (!n.path.every((t, n) => n >= e.length || t === e[n])) continue;
		let [t] = n.path.slice(e.length);
		if (t === void 0) return;
		r.add(t);
	}
	return r;
}
function isKnown(e, t) {
	let n = listNames(e.slice(0, -1), t);
	return n === void 0 || n.has(e.at(-1) ?? "");
}
function describeUnknown(r, i) {
	let a = n.exec(r.trim())?.[1]?.slice(1).split(".");
	if (a !== void 0) for (let [n, o] of a.entries()) {
		let s = a.slice(0, n), c = listNames(s, i);
		if (c === void 0) return;
		if (c.has(o)) continue;
		let l = n === a.length - 1 ? "it" : e("data", a.slice(0, n + 1)), u = t(o, [...c]), d = [...s, u ?? ""], f = [d.concat(a.slice(n + 1)), d].find((e) => isKnown(e, i)) ?? d, p = u === void 0 ? "" : `; did you mean ${e("data", f)}?`;
		return `${r.trim()} is undefined: no policy and no data defines ${l}${p}`;
	}
}
export { describeUnknown };

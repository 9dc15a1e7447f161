import { findUnknown as e } from "./shared.js";
import { formatReference as t } from "./evaluation.js";
// src/cli/eval/unknown-reference.ts
const n = /(?<![\w.])data((?:\.[A-Za-z_]\w*|\[(?:"[^"\\\n]*"|`[^`]*`)\])+)|"(?:[^"\\]|\\.)*"|`[^`]*`|#.*/g, r = /\.(\w+)|\[["`]([^"`]*)["`]\]/g;
function findReferences(e) {
	return [...e.matchAll(n)].flatMap(({ 0: t, 1: n, index: i }) => {
		if (n === void 0) return [];
		let a = [...n.matchAll(r)];
		return {
			text: t,
			path: a.map(([, e, t = ""]) => e ?? t),
			bracketed: new Set(a.flatMap(([, e], t) => e === void 0 ? [t] : [])),
			isReplaced: /\bwith\s+$/.test(e.slice(0, i))
		};
	});
}
function overlap(e, t) {
	return e.every((e, n) => n >= t.length || e === t[n]);
}
function describeUnknown(n, r) {
	if (/\bwith\s+data(?![\w.[])/.test(n)) return;
	let i = findReferences(n), a = i.filter(({ isReplaced: e }) => e);
	for (let { text: n, path: o, bracketed: s } of i) {
		if (a.some((e) => overlap(e.path, o))) continue;
		let i = e(o, r);
		if (i === void 0) continue;
		let { missing: c, meant: l } = i, u = c.slice(0, -1);
		if (!s.has(u.length) || r.documents.some((e) => overlap(u, e.path))) return `${n} is undefined: no policy and no data defines ${c.length === o.length ? "it" : t("data", c)}${l === void 0 ? "" : `; did you mean ${t("data", l)}?`}`;
	}
}
export { describeUnknown };

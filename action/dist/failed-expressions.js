import { isRegohostError as e } from "./evaluation.js";
import { testRego as t, toTestPattern as n } from "./test-rego.js";
// src/tooling/failed-expressions.ts
const r = /^ *(\S.*):(\d+):$/gm;
function expressionLine({ location: { file: e, row: t }, text: n }) {
	return `${e}:${String(t)}: ${n}`;
}
const keyOf = ({ package: e, name: t, location: { file: n, row: r } }) => JSON.stringify([
	e,
	t,
	n,
	r
]);
function toExpressions(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [i, a = "", o = ""] of e.matchAll(r)) {
		if (n.size >= 3) break;
		let e = Number(o), r = t.find(({ path: e }) => e === a)?.text.split(/\r?\n/, e)[e - 1];
		r !== void 0 && r.trim() !== "" && n.set(i.trim(), {
			location: {
				file: a,
				row: e
			},
			text: r.trim().slice(0, 200)
		});
	}
	return [...n.values()];
}
async function findFailedExpressions(r, i) {
	let a = r.filter(({ fail: e, error: t }) => e === !0 && t === void 0).slice(0, 10);
	if (a.length === 0) return /* @__PURE__ */ new Map();
	let o = await t({
		...i,
		run: n(a),
		timeoutMs: Math.min(i.timeoutMs ?? Infinity, 1e4),
		varValues: !0,
		explain: "fails",
		share: {
			index: 0,
			of: 1
		}
	}).catch((t) => {
		if (!e(t) || i.signal?.aborted === !0) throw t;
	}), s = new Map(o?.results.map((e, t) => [keyOf(e), o.printed?.[t]?.failure ?? ""]));
	return new Map(a.map((e) => [e, toExpressions(s.get(keyOf(e)) ?? "", i.files)]));
}
export { expressionLine, findFailedExpressions };

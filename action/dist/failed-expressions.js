import { isRegohostError as e } from "./evaluation.js";
import { testRego as t } from "./test-rego.js";
// src/tooling/failed-expressions.ts
const n = /^ *(\S.*):(\d+):$/gm;
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
	let r = /* @__PURE__ */ new Map();
	for (let [i, a = "", o = ""] of e.matchAll(n)) {
		if (r.size >= 3) break;
		let e = Number(o), n = t.find(({ path: e }) => e === a)?.text.split(/\r?\n/, e)[e - 1];
		n !== void 0 && n.trim() !== "" && r.set(i.trim(), {
			location: {
				file: a,
				row: e
			},
			text: n.trim().slice(0, 200)
		});
	}
	return [...r.values()];
}
async function findFailedExpressions(n, r) {
	let i = n.filter(({ fail: e, error: t }) => e === !0 && t === void 0).slice(0, 10);
	if (i.length === 0) return /* @__PURE__ */ new Map();
	let a = i.map(({ package: e, name: t }) => `${e}.${t.replace(/#\d+$/, "")}`.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")), o = await t({
		...r,
		run: `^(?:${a.join("|")})$`,
		timeoutMs: Math.min(r.timeoutMs ?? Infinity, 1e4),
		varValues: !0,
		explain: "fails",
		share: {
			index: 0,
			of: 1
		}
	}).catch((t) => {
		if (!e(t) || r.signal?.aborted === !0) throw t;
	}), s = new Map(o?.results.map((e, t) => [keyOf(e), o.printed?.[t]?.failure ?? ""]));
	return new Map(i.map((e) => [e, toExpressions(s.get(keyOf(e)) ?? "", r.files)]));
}
export { expressionLine, findFailedExpressions };

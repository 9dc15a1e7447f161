import { r as e } from "./rolldown-runtime.js";
import { At as t, C as n, Cr as r, Dt as i, Kc as a, Ot as o, Xc as s, b as c, cl as l, hs as u, jt as d, kt as f, ll as p, ra as m, rc as h, w as g, wt as _, x as v, y } from "./shared.js";
import { n as b } from "./undefined-function.js";
import { n as x } from "./check-rego.js";
// src/engine/opa/compile-rego.ts
var S = /* @__PURE__ */ e({
	compileAtLevel: () => compileAtLevel,
	compileRego: () => compileRego,
	parseDataReferences: () => parseDataReferences
});
const C = "optimize_skipped";
async function compileAtLevel(e, t) {
	let { optimize: n = 0 } = e, r;
	for (let i = n;; i--) try {
		let a = await compile(e, {
			...t,
			optimize: i
		});
		if (r === void 0) return a;
		let o = `compiled at level ${String(i)} instead of ${String(n)}: ${r}`;
		return {
			...a,
			warnings: [...a.warnings, {
				code: C,
				message: o
			}]
		};
	} catch (e) {
		let t = whySkipped(e);
		if (t === void 0) throw e;
		r ??= t;
	}
}
function compileRego({ entrypoints: e = [], keep: r, ...i }) {
	return r === void 0 ? compileAtLevel(i, { entrypoints: e }) : compileAtLevel(i, {
		entrypoints: e,
		describe: !0,
		schemas: x(r),
		gate: {
			policyRules: f,
			verdictRules: d,
			suspect: t,
			groups: o,
			tests: (r.tests ?? []).map(n)
		}
	});
}
function whySkipped(e) {
	if (e instanceof s) return e.diagnostics.find(({ code: e }) => e === C)?.message;
}
async function compile(e, t) {
	let { files: n, signal: a, timeoutMs: o = m, meanwhile: s } = e, { ok: l, bytes: u } = await c({
		what: "compiling the policies",
		isPure: !0,
		request: {
			op: "compile",
			...g(e),
			...t
		},
		signal: a,
		timeoutMs: o,
		meanwhile: s
	});
	if (!l) throw await toError(y(u), e);
	let { header: d, wasm: f } = v(u), p = r(new TextDecoder().decode(d))[""];
	return {
		...p,
		wasm: f,
		warnings: i(p.warnings, n)
	};
}
async function toError(e, { files: t, builtins: n = [] }) {
	let r = b(i(e, t), n), a = invalidReference(e);
	if (a !== void 0) return a;
	let o = e.find(({ code: e }) => e === "entrypoint_unknown");
	if (o === void 0) return _(r);
	let c = nearest(o), l = c.length === 0 ? "" : `; did you mean ${c.join(" or ")}?`;
	return new s(`entrypoint: ${h(o.message)}${l}`, { code: "entrypoint_unknown" });
}
function invalidReference(e) {
	let t = e.find(({ code: e }) => e === "reference_invalid");
	if (t !== void 0) return new a(l`${p("allowUndefined")}: ${h(t.message)} is not a reference to data, such as data.inventory`, { code: "config_invalid" });
}
function nearest({ unknown: e = "", candidates: t = [] }) {
	let n = e.replace(/^data\./, "").replaceAll(".", "/");
	return [...new Set(t)].map((e) => ({
		candidate: e,
		score: u(n, e)
	})).sort((e, t) => e.score - t.score).slice(0, 3).map(({ candidate: e }) => e);
}
async function parseDataReferences(e, { signal: t, timeoutMs: n = m }) {
	let { ok: r, bytes: a } = await c({
		what: "reading references",
		request: {
			op: "references",
			references: e
		},
		signal: t,
		timeoutMs: n
	});
	if (r) return y(a).map((e) => e ?? void 0);
	let o = y(a);
	throw invalidReference(o) ?? _(i(o, []));
}
export { S as n, compileAtLevel as t };

import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, GROUPS_KEY as n, POLICY_RULES as r, PolicyLoadError as i, READING_TIMEOUT_MS as a, SUSPECT_RULES as o, VERDICT_RULES as s, editDistance as c, invalidRego as l, message as u, option as d, parseExactJson as f, parseReply as p, runInCore as m, shownValue as h, splitReply as g, toDiagnostics as _, toRequestFile as v, toRequestSources as y } from "./shared.js";
import { withServiceHints as b } from "./undefined-function.js";
import { toRequestSchemas as x } from "./check-rego.js";
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
function compileRego({ entrypoints: e = [], keep: t, ...i }) {
	return t === void 0 ? compileAtLevel(i, { entrypoints: e }) : compileAtLevel(i, {
		entrypoints: e,
		describe: !0,
		schemas: x(t),
		gate: {
			policyRules: r,
			verdictRules: s,
			suspect: o,
			groups: n,
			tests: (t.tests ?? []).map(v)
		}
	});
}
function whySkipped(e) {
	if (e instanceof i) return e.diagnostics.find(({ code: e }) => e === C)?.message;
}
async function compile(e, t) {
	let { files: n, signal: r, timeoutMs: i = a, meanwhile: o } = e, { ok: s, bytes: c } = await m({
		what: "compiling the policies",
		isPure: !0,
		request: {
			op: "compile",
			...y(e),
			...t
		},
		signal: r,
		timeoutMs: i,
		meanwhile: o
	});
	if (!s) throw await toError(p(c), e);
	let { header: l, wasm: u } = g(c), d = f(new TextDecoder().decode(l))[""];
	return {
		...d,
		wasm: u,
		warnings: _(d.warnings, n)
	};
}
async function toError(e, { files: t, builtins: n = [] }) {
	let r = b(_(e, t), n), a = invalidReference(e);
	if (a !== void 0) return a;
	let o = e.find(({ code: e }) => e === "entrypoint_unknown");
	if (o === void 0) return l(r);
	let s = nearest(o), c = s.length === 0 ? "" : `; did you mean ${s.join(" or ")}?`;
	return new i(`entrypoint: ${h(o.message)}${c}`, { code: "entrypoint_unknown" });
}
function invalidReference(e) {
	let n = e.find(({ code: e }) => e === "reference_invalid");
	if (n !== void 0) return new t(u`${d("allowUndefined")}: ${h(n.message)} is not a reference to data, such as data.inventory`, { code: "config_invalid" });
}
function nearest({ unknown: e = "", candidates: t = [] }) {
	let n = e.replace(/^data\./, "").replaceAll(".", "/");
	return [...new Set(t)].map((e) => ({
		candidate: e,
		score: c(n, e)
	})).sort((e, t) => e.score - t.score).slice(0, 3).map(({ candidate: e }) => e);
}
async function parseDataReferences(e, { signal: t, timeoutMs: n = a }) {
	let { ok: r, bytes: i } = await m({
		what: "reading references",
		request: {
			op: "references",
			references: e
		},
		signal: t,
		timeoutMs: n
	});
	if (r) return p(i).map((e) => e ?? void 0);
	let o = p(i);
	throw invalidReference(o) ?? l(_(o, []));
}
export { compileAtLevel, S as compile_rego_exports };

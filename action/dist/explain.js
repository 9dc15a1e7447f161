import { $s as e, Gc as t, Ht as n, Yc as r, ei as i, fc as a, k as o } from "./shared.js";
import { n as s } from "./answer-table.js";
import { St as c, Tt as l, _ as u, fn as d, g as f, o as p } from "./commands.js";
// src/cli/eval/explain.ts
async function explain(e, t, { source: n, data: r, end: o }) {
	let { recording: s } = o;
	if (s !== void 0 && isExplainable(o)) try {
		let [{ evalRego: a }, { checkOutline: l }] = await Promise.all([import("./eval-rego.js").then((e) => e.n), import("./check-outline.js")]), u = r ?? await i(n, {
			signal: e.io.signal,
			timeoutMs: e.flags.timeout
		}), { stdout: d, stderr: f, differs: p, outline: h } = await a({
			...await toEvalRequest(e, t, n, s),
			data: await u.readJson({ timeoutMs: e.flags.timeout }),
			decision: await toExplained(o)
		});
		return l(h, n, u), f !== "" && await c(e.io, f), p !== void 0 && await warn(e, `${m}: ${shorten(p)}`), { stdout: d };
	} catch (t) {
		return o.decision === void 0 && await warn(e, `the error is not explained: ${a(t).join(": ")}`), { error: p(t) };
	}
}
const m = "OPA's evaluator decides differently with the same input and answers";
function shorten(e) {
	return e.length > 200 ? `${e.slice(0, 200)}…` : e;
}
function warn({ io: e, noteStyle: t }, n) {
	return c(e, `${t.yellow("warning:")} ${n}`);
}
function isExplainable({ decision: e, error: n }) {
	return e !== void 0 || n instanceof t || n instanceof r && n.code === "policy_failed";
}
async function toExplained(e) {
	if (e.decision === void 0) {
		let { code: t, message: n } = f(e.error);
		return { error: {
			code: t,
			message: n
		} };
	}
	let t = o(e.decision.resultSet);
	return t === void 0 ? {} : { value: n(t) };
}
async function toEvalRequest(e, t, { files: n, regoVersion: r }, i) {
	let { timeout: a, profile: o } = e.flags, { entrypoint: c = "", input: d, nowNs: f, seed: p, strictBuiltinErrors: m } = i.facts, h = t.v0Compatible === !0 ? "v0" : r;
	return {
		files: n,
		builtins: await l(e, t),
		query: u(c),
		format: t.format,
		answers: s(i),
		nowNs: f,
		signal: e.io.signal,
		seed: p,
		inputText: d,
		regoVersion: h,
		timeoutMs: a,
		explain: t.explain,
		...o === !0 ? { profile: o } : {},
		...t.coverage === !0 ? { coverage: !0 } : {},
		...m === !0 ? { strictBuiltinErrors: m } : {}
	};
}
function toExplainable(t) {
	if (t.kind === "rego") return t;
	throw new d(e`${t.what} is compiled; --explain, --profile and --coverage need its Rego source`);
}
export { explain, toExplainable };

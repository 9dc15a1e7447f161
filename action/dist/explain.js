import { BuiltinError as e, EvaluationError as t, errorMessages as n, formatJson as r, readOwnData as i, readResultSet as a, shownText as o } from "./evaluation.js";
import { toAnswerTable as s } from "./answer-table.js";
import { CommandError as c, FLAG_WORDING as l, declaredBuiltins as u, toError as d, toEvalError as f, toQuery as p, writeNote as m } from "./evaluation-command.js";
// src/cli/eval/explain.ts
async function explain(e, t, { source: r, data: a, end: o }) {
	let { recording: s } = o;
	if (s !== void 0 && isExplainable(o)) try {
		let [{ evalWithPure: n }, { checkOutline: c }, { getSecrets: l }] = await Promise.all([
			import("./pure-builtins.js").then((e) => e.pure_builtins_exports),
			import("./compiling.js").then((e) => e.check_outline_exports),
			import("./library.js").then((e) => e.recording_exports)
		]), u = a ?? await i(r, {
			signal: e.io.signal,
			timeoutMs: e.flags.timeout
		}), { stdout: d, stderr: f, differs: p, outline: g } = await n({
			...await toEvalRequest(e, t, r, s),
			data: await u.readJson({
				timeoutMs: e.flags.timeout,
				signal: e.io.signal
			}),
			decision: await toExplained(o)
		});
		c(g, r, u);
		let _ = l(s);
		return f !== "" && await m(e.io, _.inTrace(f)), p !== void 0 && await warn(e, `${h}: ${shorten(_.inTrace(p))}`), { stdout: _.inTrace(d) };
	} catch (t) {
		return o.decision === void 0 && await warn(e, `the error is not explained: ${n(t, l).join(": ")}`), { error: d(t) };
	}
}
const h = "OPA's evaluator decides differently with the same input and answers";
function shorten(e) {
	return e.length > 200 ? `${e.slice(0, 200)}…` : e;
}
function warn({ io: e, noteStyle: t }, n) {
	return m(e, `${t.yellow("warning:")} ${n}`);
}
function isExplainable({ decision: n, error: r }) {
	return n !== void 0 || r instanceof e || r instanceof t && r.code === "policy_failed";
}
async function toExplained(e) {
	if (e.decision === void 0) {
		let { code: t, message: n } = f(e.error);
		return { error: {
			code: t,
			message: n
		} };
	}
	let t = a(e.decision.resultSet);
	return t === void 0 ? {} : { value: r(t) };
}
async function toEvalRequest(e, t, { files: n, regoVersion: r }, i) {
	let { timeout: a, profile: o } = e.flags, { entrypoint: c = "", input: l, nowNs: d, seed: f, strictBuiltinErrors: m } = i.facts, h = t.v0Compatible === !0 ? "v0" : r;
	return {
		files: n,
		builtins: await u(e, t),
		query: p(c),
		format: t.format,
		answers: s(i),
		nowNs: d,
		signal: e.io.signal,
		seed: f,
		inputText: l,
		regoVersion: h,
		timeoutMs: a,
		maxMemoryBytes: t.maxMemory,
		explain: t.explain,
		profile: o === !0,
		coverage: t.coverage,
		strictBuiltinErrors: m
	};
}
function toExplainable(e) {
	if (e.kind === "rego") return e;
	throw new c(o`${e.subject} is compiled; --explain, --profile and --coverage need its Rego source`);
}
export { explain, toExplainable };

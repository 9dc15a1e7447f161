import { r as e } from "./rolldown-runtime.js";
import { n as t } from "./check-rego.js";
import { Dt as n, b as r, w as i, wt as a, y as o } from "./shared.js";
// src/engine/opa/eval-rego.ts
var s = /* @__PURE__ */ e({
	benchRego: () => benchRego,
	evalRego: () => evalRego,
	toEvalRequest: () => toEvalRequest
});
async function evalRego(e) {
	let { signal: t, timeoutMs: n } = e;
	return toResult(await r({
		what: "evaluating the query",
		request: toEvalRequest(e),
		signal: t,
		timeoutMs: n
	}), e);
}
async function benchRego({ count: e = 1, memory: t, fail: n, format: i = "json", ...a }) {
	let { signal: o, timeoutMs: s } = a, c = toEvalRequest(a), l = JSON.stringify({
		op: "bench",
		count: e,
		memory: t,
		fail: n,
		format: i
	}), u = `${c.slice(0, -1)},${l.slice(1)}`;
	return toResult(await r({
		what: "the benchmark",
		request: u,
		signal: o,
		timeoutMs: s
	}), a);
}
function toResult({ ok: e, bytes: t }, { files: r }) {
	if (!e) throw a(n(o(t), r));
	return o(t);
}
function toEvalRequest(e) {
	let { input: n, inputText: r, nowNs: a, seed: o, ...s } = e, c = JSON.stringify({
		...pickOptions(s),
		op: "eval",
		...i(e),
		nowNs: a?.toString(),
		seed: o,
		schemas: t(e)
	}), l = r ?? (n === void 0 ? void 0 : JSON.stringify(n));
	return l === void 0 ? c : `${c.slice(0, -1)},"input":${l}}`;
}
function pickOptions(e) {
	let { signal: t, timeoutMs: n, ...r } = e;
	return r;
}
export { s as n, evalRego as t };

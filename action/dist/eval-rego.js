import { __exportAll as e } from "./rolldown-runtime.js";
import { toRequestSchemas as t } from "./check-rego.js";
import { invalidRego as n, parseReply as r, runInCore as i, toDiagnostics as a, toRequestSources as o } from "./shared.js";
// src/engine/opa/eval-rego.ts
var s = /* @__PURE__ */ e({
	benchRego: () => benchRego,
	evalRego: () => evalRego,
	toEvalRequest: () => toEvalRequest
});
async function evalRego(e) {
	let { signal: t, timeoutMs: n } = e;
	return toResult(await i({
		what: "evaluating the query",
		request: toEvalRequest(e),
		signal: t,
		timeoutMs: n
	}), e);
}
async function benchRego({ count: e = 1, memory: t, fail: n, format: r = "json", ...a }) {
	let { signal: o, timeoutMs: s } = a, c = toEvalRequest(a), l = JSON.stringify({
		op: "bench",
		count: e,
		memory: t,
		fail: n,
		format: r
	}), u = `${c.slice(0, -1)},${l.slice(1)}`;
	return toResult(await i({
		what: "the benchmark",
		request: u,
		signal: o,
		timeoutMs: s
	}), a);
}
function toResult({ ok: e, bytes: t }, { files: i }) {
	if (!e) throw n(a(r(t), i));
	return r(t);
}
function toEvalRequest(e) {
	let { input: n, inputText: r, nowNs: i, seed: a, ...s } = e, c = JSON.stringify({
		...pickOptions(s),
		op: "eval",
		...o(e),
		nowNs: i?.toString(),
		seed: a,
		schemas: t(e)
	}), l = r ?? (n === void 0 ? void 0 : JSON.stringify(n));
	return l === void 0 ? c : `${c.slice(0, -1)},"input":${l}}`;
}
function pickOptions(e) {
	let { signal: t, timeoutMs: n, ...r } = e;
	return r;
}
export { evalRego, s as eval_rego_exports };

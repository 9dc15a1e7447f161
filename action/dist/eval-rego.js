import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, toRequestSchemas as n, toRequestSources as r } from "./compiling.js";
// src/engine/opa/eval-rego.ts
var i = /* @__PURE__ */ e({
	benchRego: () => benchRego,
	evalRego: () => evalRego,
	toEvalRequest: () => toEvalRequest
});
async function evalRego(e) {
	let { files: n, signal: r, timeoutMs: i } = e;
	return t({
		what: "evaluating the query",
		files: n,
		request: toEvalRequest(e),
		signal: r,
		timeoutMs: i
	});
}
async function benchRego({ count: e = 1, memory: n, fail: r, format: i = "json", ...a }) {
	let { files: o, signal: s, timeoutMs: c } = a, l = toEvalRequest(a), u = JSON.stringify({
		op: "bench",
		count: e,
		memory: n,
		fail: r,
		format: i
	}), d = `${l.slice(0, -1)},${u.slice(1)}`;
	return t({
		what: "the benchmark",
		files: o,
		request: d,
		signal: s,
		timeoutMs: c
	});
}
function toEvalRequest(e) {
	let { input: t, inputText: i, nowNs: a, seed: o, ...s } = e, c = JSON.stringify({
		...pickOptions(s),
		op: "eval",
		...r(e),
		nowNs: a?.toString(),
		seed: o,
		schemas: n(e)
	}), l = i ?? (t === void 0 ? void 0 : JSON.stringify(t));
	return l === void 0 ? c : `${c.slice(0, -1)},"input":${l}}`;
}
function pickOptions(e) {
	let { signal: t, timeoutMs: n, ...r } = e;
	return r;
}
export { evalRego, i as eval_rego_exports };

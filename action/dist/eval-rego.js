import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, toRequestSchemas as n, toRequestSources as r } from "./compiling.js";
// src/engine/opa/eval-rego.ts
var i = /* @__PURE__ */ e({
	benchRego: () => benchRego,
	evalRego: () => evalRego,
	toEvalRequest: () => toEvalRequest
});
async function evalRego(e) {
	return t("evaluating the query", toEvalRequest(e), e);
}
async function benchRego({ count: e = 1, memory: n, fail: r, format: i = "json", ...a }) {
	let o = toEvalRequest(a), s = JSON.stringify({
		op: "bench",
		count: e,
		memory: n,
		fail: r,
		format: i
	}), c = `${o.slice(0, -1)},${s.slice(1)}`;
	return t("the benchmark", c, a);
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
	let { signal: t, timeoutMs: n, leftMs: r, maxMemoryBytes: i, ...a } = e;
	return a;
}
export { evalRego, i as eval_rego_exports };

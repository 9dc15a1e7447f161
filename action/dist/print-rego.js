import { __exportAll as e } from "./rolldown-runtime.js";
import { READING_TIMEOUT_MS as t, invalidRego as n, parseReply as r, runInCore as i, toDiagnostics as a, toRequestSources as o } from "./shared.js";
// src/engine/opa/print-rego.ts
var s = /* @__PURE__ */ e({
	dependenciesOf: () => dependenciesOf,
	describeBundle: () => describeBundle,
	parseRego: () => parseRego,
	readStatement: () => readStatement
});
async function ask(e, o, s, { signal: c, timeoutMs: l = t }) {
	let { ok: u, bytes: d } = await i({
		what: e,
		request: o,
		signal: c,
		timeoutMs: l
	});
	if (!u) throw n(a(r(d), s));
	return r(d);
}
async function parseRego(e) {
	let { file: t, regoVersion: n = "v1", format: r, locations: i, comments: a } = e;
	return (await ask("parsing", {
		op: "parse",
		...o({
			files: [t],
			regoVersion: n
		}),
		format: r,
		locations: i,
		comments: a
	}, [t], e)).stdout;
}
function dependenciesOf(e) {
	let { query: t, format: n, files: r } = e;
	return ask("reading the dependencies", {
		op: "deps",
		...o(e),
		query: t,
		format: n
	}, r, e);
}
async function describeBundle(e) {
	let { isFile: t, manifest: n, signatures: r, dataFiles: i, wasmModules: a, annotations: s, format: c, files: l } = e;
	return (await ask("inspecting", {
		op: "bundleInfo",
		...o(e),
		isFile: t,
		manifest: n,
		signatures: r,
		dataFiles: i,
		wasmModules: a,
		annotations: s,
		format: c
	}, l, e)).stdout;
}
function readStatement(e, t) {
	let n = {
		path: "",
		text: e
	};
	return ask("reading the statement", {
		op: "statement",
		...o({
			...t,
			files: []
		}),
		text: e
	}, [n], t);
}
export { parseRego, s as print_rego_exports };

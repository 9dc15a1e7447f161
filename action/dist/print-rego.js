import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, toRequestSources as n } from "./compiling.js";
import { READING_TIMEOUT_MS as r } from "./evaluation.js";
// src/engine/opa/print-rego.ts
var i = /* @__PURE__ */ e({
	dependenciesOf: () => dependenciesOf,
	describeBundle: () => describeBundle,
	parseRego: () => parseRego,
	readStatement: () => readStatement
});
function ask(e, n, i, { signal: a, timeoutMs: o = r }) {
	return t({
		what: e,
		files: i,
		request: n,
		signal: a,
		timeoutMs: o
	});
}
async function parseRego(e) {
	let { file: t, regoVersion: r = "v1", format: i, locations: a, comments: o } = e;
	return (await ask("parsing", {
		op: "parse",
		...n({
			files: [t],
			regoVersion: r
		}),
		format: i,
		locations: a,
		comments: o
	}, [t], e)).stdout;
}
function dependenciesOf(e) {
	let { query: t, format: r, files: i } = e;
	return ask("reading the dependencies", {
		op: "deps",
		...n(e),
		query: t,
		format: r
	}, i, e);
}
async function describeBundle(e) {
	let { isFile: t, manifest: r, signatures: i, dataFiles: a, wasmModules: o, annotations: s, format: c, files: l } = e;
	return (await ask("inspecting", {
		op: "bundleInfo",
		...n(e),
		isFile: t,
		manifest: r,
		signatures: i,
		dataFiles: a,
		wasmModules: o,
		annotations: s,
		format: c
	}, l, e)).stdout;
}
function readStatement(e, t) {
	let r = {
		path: "",
		text: e
	};
	return ask("reading the statement", {
		op: "statement",
		...n({
			...t,
			files: []
		}),
		text: e
	}, [r], t);
}
export { parseRego, i as print_rego_exports };

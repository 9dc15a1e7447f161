import { r as e } from "./rolldown-runtime.js";
import { Dt as t, b as n, ra as r, w as i, wt as a, y as o } from "./shared.js";
// src/engine/opa/print-rego.ts
var s = /* @__PURE__ */ e({
	dependenciesOf: () => dependenciesOf,
	describeBundle: () => describeBundle,
	parseRego: () => parseRego,
	readStatement: () => readStatement
});
async function ask(e, i, s, { signal: c, timeoutMs: l = r }) {
	let { ok: u, bytes: d } = await n({
		what: e,
		request: i,
		signal: c,
		timeoutMs: l
	});
	if (!u) throw a(t(o(d), s));
	return o(d);
}
async function parseRego(e) {
	let { file: t, regoVersion: n = "v1", format: r, locations: a, comments: o } = e;
	return (await ask("parsing", {
		op: "parse",
		...i({
			files: [t],
			regoVersion: n
		}),
		format: r,
		locations: a,
		comments: o
	}, [t], e)).stdout;
}
function dependenciesOf(e) {
	let { query: t, format: n, files: r } = e;
	return ask("reading the dependencies", {
		op: "deps",
		...i(e),
		query: t,
		format: n
	}, r, e);
}
async function describeBundle(e) {
	let { isFile: t, manifest: n, signatures: r, dataFiles: a, wasmModules: o, annotations: s, format: c, files: l } = e;
	return (await ask("inspecting", {
		op: "bundleInfo",
		...i(e),
		isFile: t,
		manifest: n,
		signatures: r,
		dataFiles: a,
		wasmModules: o,
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
		...i({
			...t,
			files: []
		}),
		text: e
	}, [n], t);
}
export { s as n, parseRego as t };

import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, forReading as n, toRequestSources as r } from "./compiling.js";
// src/engine/opa/print-rego.ts
var i = /* @__PURE__ */ e({
	dependenciesOf: () => dependenciesOf,
	describeBundle: () => describeBundle,
	parseRego: () => parseRego,
	readStatement: () => readStatement
});
async function parseRego(e) {
	let { file: i, regoVersion: a = "v1", format: o, locations: s, comments: c } = e, l = {
		op: "parse",
		...r({
			files: [i],
			regoVersion: a
		}),
		format: o,
		locations: s,
		comments: c
	}, { stdout: u } = await t("parsing", l, n({
		...e,
		files: [i]
	}));
	return u;
}
function dependenciesOf(e) {
	let { query: i, format: a } = e, o = {
		op: "deps",
		...r(e),
		query: i,
		format: a
	};
	return t("reading the dependencies", o, n(e));
}
async function describeBundle(e) {
	let { isFile: i, manifest: a, signatures: o, dataFiles: s, wasmModules: c, annotations: l, format: u } = e, d = {
		op: "bundleInfo",
		...r(e),
		isFile: i,
		manifest: a,
		signatures: o,
		dataFiles: s,
		wasmModules: c,
		annotations: l,
		format: u
	}, { stdout: f } = await t("inspecting", d, n(e));
	return f;
}
function readStatement(e, i) {
	let a = [{
		path: "",
		text: e
	}], o = {
		op: "statement",
		...r({
			...i,
			files: []
		}),
		text: e
	};
	return t("reading the statement", o, n({
		...i,
		files: a
	}));
}
export { parseRego, i as print_rego_exports };

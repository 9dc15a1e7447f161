import { __exportAll as e } from "./rolldown-runtime.js";
import { PolicyLoadError as t } from "./evaluation.js";
import { readSuite as n } from "./read-suite.js";
import { COMPILE_RULES as r, TEXTS as i, checkOptions as a } from "./tooling-options.js";
// src/tooling/generate-types.ts
var o = /* @__PURE__ */ e({ generateTypes: () => generateTypes });
const s = {
	...r,
	entrypoints: i
};
async function generateTypes(e, r = {}) {
	let { entrypoints: i, ...o } = a("generateTypes", r, s), { signal: c, timeoutMs: l } = o, { suite: u, data: d, source: f, skipped: p, unverified: m, addresses: h } = await n("generateTypes", e, o, { reads: "rego" });
	d.documents.checkConflicts();
	let g = u.files.map(({ path: e }) => e);
	if (g.length === 0) throw new t("none of the files is Rego, so there are no entrypoints", { code: "source_empty" });
	let [{ inferRuleTypes: _ }, { checkBundleRoots: v }, { writeEntrypointsModule: y }] = await Promise.all([
		import("./rule-types.js"),
		import("./compiling.js").then((e) => e.bundle_roots_exports),
		import("./entrypoints-module.js")
	]), b = await _({
		...u,
		entrypoints: i,
		signal: c,
		timeoutMs: l
	});
	return v(f.roots, b.outline.files), {
		text: y(b.entrypoints, {
			...u.optionalSchemas,
			...u.schemas
		}),
		entrypoints: b.entrypoints.map(({ name: e }) => e).sort(),
		warnings: b.warnings,
		files: g,
		skipped: p,
		firstDocuments: d.firstDocuments,
		unverified: m,
		addresses: h
	};
}
export { generateTypes, o as generate_types_exports };

import { __exportAll as e } from "./rolldown-runtime.js";
import { PolicyLoadError as t, limitReading as n } from "./evaluation.js";
import { readSuite as r } from "./read-suite.js";
import { COMPILE_RULES as i, TEXTS as a, checkOptions as o } from "./tooling-options.js";
// src/tooling/generate-types.ts
var s = /* @__PURE__ */ e({ generateTypes: () => generateTypes });
const c = {
	...i,
	entrypoints: a
};
async function generateTypes(e, t = {}) {
	let r = o("generateTypes", t, c);
	return n("inferring the types of the policies", r, () => inferTypes(e, r));
}
async function inferTypes(e, { entrypoints: n, ...i }) {
	let { signal: a, timeoutMs: o } = i, { suite: s, data: c, source: l, skipped: u, unverified: d, addresses: f } = await r("generateTypes", e, i, { reads: "rego" });
	c.documents.checkConflicts();
	let p = s.files.map(({ path: e }) => e);
	if (p.length === 0) throw new t("none of the files is Rego, so there are no entrypoints", { code: "source_empty" });
	let [{ inferRuleTypes: m }, { checkBundleRoots: h }, { writeEntrypointsModule: g }] = await Promise.all([
		import("./rule-types.js"),
		import("./compiling.js").then((e) => e.bundle_roots_exports),
		import("./entrypoints-module.js")
	]), _ = await m({
		...s,
		entrypoints: n,
		signal: a,
		timeoutMs: o
	});
	return h(l.roots, _.outline.files), {
		text: g(_.entrypoints, {
			...s.optionalSchemas,
			...s.schemas
		}),
		entrypoints: _.entrypoints.map(({ name: e }) => e).sort(),
		warnings: _.warnings,
		files: p,
		skipped: u,
		firstDocuments: c.firstDocuments,
		unverified: d,
		addresses: f
	};
}
export { generateTypes, s as generate_types_exports };

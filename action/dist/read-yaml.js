import { askCore as e, forReading as t } from "./compiling.js";
import { withoutParts as n } from "./evaluation.js";
// src/engine/opa/read-yaml.ts
async function readYaml(r, i = {}) {
	let { leftMs: a, uniqueKeys: o = !1, exactNumbers: s = !1, dialect: c } = i, [l, u] = typeof r == "string" ? [r] : [void 0, r], { documents: d } = await e("reading YAML", {
		op: "yaml",
		text: l,
		uniqueKeys: o,
		exactNumbers: s,
		conftest: c === "conftest"
	}, t(i), {
		leftMs: a,
		text: u
	});
	return d.map((e) => "json" in e ? e : {
		...e,
		message: explainKey(e.message) ?? n(l, e.message)
	});
}
function explainKey(e) {
	return /^(?:invalid|unsupported) map key/.test(e) ? "the key of a mapping cannot be a mapping, a list or null" : void 0;
}
export { readYaml };

import { askCore as e, forReading as t } from "./compiling.js";
import { withoutParts as n } from "./evaluation.js";
// src/engine/opa/read-yaml.ts
async function readYaml(r, i = {}) {
	let { uniqueKeys: a = !1, exactNumbers: o = !1, dialect: s } = i, [c, l] = typeof r == "string" ? [r] : [void 0, r], { documents: u } = await e("reading YAML", {
		op: "yaml",
		text: c,
		uniqueKeys: a,
		exactNumbers: o,
		conftest: s === "conftest"
	}, t(i), { text: l });
	return u.map((e) => "json" in e ? e : {
		...e,
		message: explainKey(e.message) ?? n(c, e.message)
	});
}
function explainKey(e) {
	return /^(?:invalid|unsupported) map key/.test(e) ? "the key of a mapping cannot be a mapping, a list or null" : void 0;
}
export { readYaml };

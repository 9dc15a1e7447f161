import { askCore as e } from "./compiling.js";
import { READING_TIMEOUT_MS as t, withoutParts as n } from "./evaluation.js";
// src/engine/opa/read-yaml.ts
async function readYaml(r, i = {}) {
	let { signal: a, timeoutMs: o = t, leftMs: s, uniqueKeys: c = !1, exactNumbers: l = !1, dialect: u } = i, [d, f] = typeof r == "string" ? [r] : [void 0, r], { documents: p } = await e({
		what: "reading YAML",
		request: {
			op: "yaml",
			text: d,
			uniqueKeys: c,
			exactNumbers: l,
			conftest: u === "conftest"
		},
		text: f,
		signal: a,
		timeoutMs: o,
		leftMs: s
	});
	return p.map((e) => "json" in e ? e : {
		...e,
		message: explainKey(e.message) ?? n(d, e.message)
	});
}
function explainKey(e) {
	return /^(?:invalid|unsupported) map key/.test(e) ? "the key of a mapping cannot be a mapping, a list or null" : void 0;
}
export { readYaml };

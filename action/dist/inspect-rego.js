import { __exportAll as e } from "./rolldown-runtime.js";
import { askCore as t, toRequestSources as n } from "./compiling.js";
import { READING_TIMEOUT_MS as r } from "./evaluation.js";
// src/engine/opa/inspect-rego.ts
var i = /* @__PURE__ */ e({ inspectRego: () => inspectRego });
async function inspectRego(e) {
	let { files: i, definitions: a, references: o, signal: s, timeoutMs: c = r } = e;
	return t({
		what: "reading the policies",
		files: i,
		isPure: !0,
		request: {
			op: "inspect",
			...n(e),
			definitions: a ?? !1,
			references: o ?? !1
		},
		signal: s,
		timeoutMs: c
	});
}
export { inspectRego, i as inspect_rego_exports };

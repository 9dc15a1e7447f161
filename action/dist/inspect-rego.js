import { __exportAll as e } from "./rolldown-runtime.js";
import { READING_TIMEOUT_MS as t, invalidRego as n, parseReply as r, runInCore as i, toDiagnostics as a, toRequestSources as o } from "./shared.js";
// src/engine/opa/inspect-rego.ts
var s = /* @__PURE__ */ e({ inspectRego: () => inspectRego });
async function inspectRego(e) {
	let { files: s, definitions: c, references: l, signal: u, timeoutMs: d = t } = e, { ok: f, bytes: p } = await i({
		what: "reading the policies",
		isPure: !0,
		request: {
			op: "inspect",
			...o(e),
			definitions: c ?? !1,
			references: l ?? !1
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw n(a(r(p), s));
	return r(p);
}
export { inspectRego, s as inspect_rego_exports };

import { __exportAll as e } from "./rolldown-runtime.js";
import { READING_TIMEOUT_MS as t, invalidRego as n, parseReply as r, runInCore as i, toDiagnostics as a, toRequestSources as o } from "./shared.js";
// src/engine/opa/check-rego.ts
var s = /* @__PURE__ */ e({
	checkRego: () => checkRego,
	toRequestSchemas: () => toRequestSchemas
});
function toRequestSchemas({ schemas: e = {}, optionalSchemas: t = {} }) {
	return [...Object.entries(t).map(([e, t]) => ({
		name: e,
		json: t,
		optional: !0
	})), ...Object.entries(e).map(([e, t]) => ({
		name: e,
		json: t,
		optional: !1
	}))];
}
async function checkRego(e) {
	let { files: s, strict: c, maxErrors: l, signal: u, timeoutMs: d = t } = e, { ok: f, bytes: p } = await i({
		what: "checking the policies",
		isPure: !0,
		request: {
			op: "check",
			...o(e),
			strict: c ?? !1,
			schemas: toRequestSchemas(e),
			maxErrors: l ?? 0
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw n(a(r(p), s));
	let m = r(p);
	return {
		diagnostics: a(m.diagnostics, s),
		warnings: a(m.warnings, s),
		outline: m.outline
	};
}
export { s as check_rego_exports, toRequestSchemas };

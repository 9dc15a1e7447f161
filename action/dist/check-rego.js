import { __exportAll as e } from "./rolldown-runtime.js";
import { GROUPS_KEY as t, READING_TIMEOUT_MS as n, invalidRego as r, parseReply as i, runInCore as a, toDiagnostics as o, toRequestFile as s, toRequestSources as c } from "./shared.js";
// src/engine/opa/judging-request.ts
function toGateRequest({ tests: e = [], allowUndefined: n = [], ...r }) {
	return {
		...r,
		groups: t,
		tests: e.map(s),
		allowUndefined: n
	};
}
// src/engine/opa/check-rego.ts
var l = /* @__PURE__ */ e({
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
	let { files: t, strict: s, maxErrors: l, judging: u, signal: d, timeoutMs: f = n } = e, { ok: p, bytes: m } = await a({
		what: "checking the policies",
		isPure: !0,
		request: {
			op: "check",
			...c(e),
			strict: s ?? !1,
			schemas: toRequestSchemas(e),
			maxErrors: l ?? 0,
			...u === void 0 ? {} : { gate: toGateRequest(u) }
		},
		signal: d,
		timeoutMs: f
	});
	if (!p) throw r(o(i(m), t));
	let h = i(m);
	return {
		diagnostics: o(h.diagnostics, t),
		warnings: o(h.warnings, t),
		outline: h.outline,
		judges: h.gate
	};
}
export { l as check_rego_exports, toGateRequest, toRequestSchemas };

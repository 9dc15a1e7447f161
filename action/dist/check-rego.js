import { r as e } from "./rolldown-runtime.js";
import { Dt as t, b as n, ra as r, w as i, wt as a, y as o } from "./shared.js";
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
	let { files: s, strict: c, maxErrors: l, signal: u, timeoutMs: d = r } = e, { ok: f, bytes: p } = await n({
		what: "checking the policies",
		isPure: !0,
		request: {
			op: "check",
			...i(e),
			strict: c ?? !1,
			schemas: toRequestSchemas(e),
			maxErrors: l ?? 0
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw a(t(o(p), s));
	let m = o(p);
	return {
		diagnostics: t(m.diagnostics, s),
		warnings: t(m.warnings, s),
		outline: m.outline
	};
}
export { toRequestSchemas as n, s as t };

import { r as e } from "./rolldown-runtime.js";
import { Dt as t, b as n, ra as r, w as i, wt as a, y as o } from "./shared.js";
// src/engine/opa/inspect-rego.ts
var s = /* @__PURE__ */ e({ inspectRego: () => inspectRego });
async function inspectRego(e) {
	let { files: s, definitions: c, references: l, signal: u, timeoutMs: d = r } = e, { ok: f, bytes: p } = await n({
		what: "reading the policies",
		isPure: !0,
		request: {
			op: "inspect",
			...i(e),
			definitions: c ?? !1,
			references: l ?? !1
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw a(t(o(p), s));
	return o(p);
}
export { s as n, inspectRego as t };

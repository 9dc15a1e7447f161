import { Dt as e, Ki as t, b as n, ra as r, wt as i, y as a } from "./shared.js";
// src/engine/opa/read-yaml.ts
async function readYaml(o, s = {}) {
	let { signal: c, timeoutMs: l = r, leftMs: u, uniqueKeys: d = !1, exactNumbers: f = !1, dialect: p } = s, [m, h] = typeof o == "string" ? [o] : [void 0, o], { ok: g, bytes: _ } = await n({
		what: "reading YAML",
		request: {
			op: "yaml",
			text: m,
			uniqueKeys: d,
			exactNumbers: f,
			conftest: p === "conftest"
		},
		text: h,
		signal: c,
		timeoutMs: l,
		leftMs: u
	});
	if (!g) throw i(e(a(_), []));
	return a(_).documents.map((e) => "json" in e ? e : {
		...e,
		message: t(m, e.message)
	});
}
export { readYaml };

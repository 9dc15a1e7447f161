import { READING_TIMEOUT_MS as e, invalidRego as t, parseReply as n, runInCore as r, toDiagnostics as i, withoutParts as a } from "./shared.js";
// src/engine/opa/read-yaml.ts
async function readYaml(o, s = {}) {
	let { signal: c, timeoutMs: l = e, leftMs: u, uniqueKeys: d = !1, exactNumbers: f = !1, dialect: p } = s, [m, h] = typeof o == "string" ? [o] : [void 0, o], { ok: g, bytes: _ } = await r({
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
	if (!g) throw t(i(n(_), []));
	return n(_).documents.map((e) => "json" in e ? e : {
		...e,
		message: a(m, e.message)
	});
}
export { readYaml };

import { Dt as e, Xc as t, Yc as n, b as r, ra as i, w as a, wt as o, y as s } from "./shared.js";
// src/engine/opa/format-rego.ts
async function formatRego(e) {
	let t = await format(e);
	return await checkFormatted(t.filter((e) => e.changed), e), t;
}
async function checkFormatted(e, { regoVersion: r, targetVersion: i = r, signal: a, timeoutMs: o }) {
	if (e.length !== 0) try {
		await format({
			files: e,
			signal: a,
			timeoutMs: o,
			regoVersion: i === void 0 ? void 0 : i === "v0" ? "v0" : "v1"
		});
	} catch (e) {
		throw !(e instanceof t) || e.code !== "rego_invalid" ? e : new n(`what OPA's formatter wrote does not parse, so nothing is formatted: ${e.message}`, {
			code: "opa_core_failed",
			cause: e
		});
	}
}
async function format(t) {
	let { files: n, targetVersion: c, dropV0Imports: l, signal: u, timeoutMs: d = i } = t, { ok: f, bytes: p } = await r({
		what: "formatting the policies",
		request: {
			op: "format",
			...a(t),
			targetVersion: c ?? "",
			dropV0Imports: l ?? !1
		},
		signal: u,
		timeoutMs: d
	});
	if (!f) throw o(e(s(p), n));
	return s(p);
}
export { formatRego };

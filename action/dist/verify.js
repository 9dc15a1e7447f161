import { Ca as e, Jo as t, Kc as n, Kt as r, Ta as i, Zc as a, cl as o, el as s, et as c, il as l, ll as u, pl as d, qc as f, tl as p, xa as m, za as h } from "./shared.js";
import { t as g } from "./document-verifier.js";
import { t as _ } from "./verify-options.js";
// src/trust/verify/index.ts
function toJson(e, n) {
	if (d(n)) return n;
	if (typeof n == "string") return Buffer.from(n);
	try {
		if (t(n)) return Buffer.from(h(n));
	} catch (t) {
		throw new f(`${e} is not JSON`, {
			code: "envelope_invalid",
			document: e,
			cause: t
		});
	}
	throw new f(`${e} must be JSON text or an object`, {
		code: "envelope_invalid",
		document: e
	});
}
async function verifyEnvelope(e, t) {
	let r = _("verifyEnvelope", t);
	if (r.trustedRoot !== void 0) throw new n(o`${l("verifyEnvelope")}it takes keys; verifyBundle takes ${u("trustedRoot")}`, { code: "config_invalid" });
	let i = "the envelope";
	return (await g.create(r)).statement(i, toJson(i, e));
}
async function verifyBundle(e, t) {
	let r = _("verifyBundle", t);
	if (r.trustedRoot === void 0) throw new n(o`${l("verifyBundle")}it needs ${u("trustedRoot")}; verifyEnvelope takes keys alone`, { code: "config_invalid" });
	let i = "the bundle";
	return (await g.create(r)).verify(i, toJson(i, e));
}
function isRefused(e) {
	return r(e) === "fail";
}
export { f as DocumentError, a as RegohostError, s as VerificationError, c as factsToJson, isRefused, p as isRegohostError, m as signRecording, i as signStatement, verifyBundle, verifyEnvelope, e as verifyRecording };

import { ConfigurationError as e, DocumentError as t, RegohostError as n, VerificationError as r, caller as i, errorOutcome as a, factsToJson as o, isBytes as s, isObject as c, isRegohostError as l, message as u, option as d, signRecording as f, signStatement as p, toStrictJson as m, verifyRecording as h } from "./shared.js";
import { DocumentVerifier as g } from "./document-verifier.js";
import { checkVerifyOptions as _ } from "./verify-options.js";
// src/trust/verify/index.ts
function toJson(e, n) {
	if (s(n)) return n;
	if (typeof n == "string") return Buffer.from(n);
	try {
		if (c(n)) return Buffer.from(m(n));
	} catch (n) {
		throw new t(`${e} is not JSON`, {
			code: "envelope_invalid",
			document: e,
			cause: n
		});
	}
	throw new t(`${e} must be JSON text or an object`, {
		code: "envelope_invalid",
		document: e
	});
}
async function verifyEnvelope(t, n) {
	let r = _("verifyEnvelope", n);
	if (r.trustedRoot !== void 0) throw new e(u`${i("verifyEnvelope")}it takes keys; verifyBundle takes ${d("trustedRoot")}`, { code: "config_invalid" });
	let a = "the envelope";
	return (await g.create(r)).statement(a, toJson(a, t));
}
async function verifyBundle(t, n) {
	let r = _("verifyBundle", n);
	if (r.trustedRoot === void 0) throw new e(u`${i("verifyBundle")}it needs ${d("trustedRoot")}; verifyEnvelope takes keys alone`, { code: "config_invalid" });
	let a = "the bundle";
	return (await g.create(r)).verify(a, toJson(a, t));
}
function isRefused(e) {
	return a(e) === "fail";
}
export { t as DocumentError, n as RegohostError, r as VerificationError, o as factsToJson, isRefused, l as isRegohostError, f as signRecording, p as signStatement, verifyBundle, verifyEnvelope, h as verifyRecording };

import { ConfigurationError as e, DocumentError as t, RegohostError as n, VerificationError as r, caller as i, errorOutcome as a, isBytes as o, isObject as s, isRegohostError as c, message as l, option as u, toStrictJson as d } from "./evaluation.js";
import { DocumentVerifier as f } from "./document-verifier.js";
import { checkVerifyOptions as p } from "./verify-options.js";
import { factsToJson as m, signRecording as h, signStatement as g, verifyRecording as _ } from "./shared.js";
// src/trust/verify/index.ts
function toJson(e, n) {
	if (o(n)) return n;
	if (typeof n == "string") return Buffer.from(n);
	try {
		if (s(n)) return Buffer.from(d(n));
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
	let r = p("verifyEnvelope", n);
	if (r.trustedRoot !== void 0) throw new e(l`${i("verifyEnvelope")}it takes keys; verifyBundle takes ${u("trustedRoot")}`, { code: "config_invalid" });
	let a = "the envelope";
	return (await f.create(r)).statement(a, toJson(a, t));
}
async function verifyBundle(t, n) {
	let r = p("verifyBundle", n);
	if (r.trustedRoot === void 0) throw new e(l`${i("verifyBundle")}it needs ${u("trustedRoot")}; verifyEnvelope takes keys alone`, { code: "config_invalid" });
	let a = "the bundle";
	return (await f.create(r)).verify(a, toJson(a, t));
}
function isRefused(e) {
	return a(e) === "fail";
}
export { t as DocumentError, n as RegohostError, r as VerificationError, m as factsToJson, isRefused, c as isRegohostError, h as signRecording, g as signStatement, verifyBundle, verifyEnvelope, _ as verifyRecording };

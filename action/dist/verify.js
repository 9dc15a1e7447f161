import { DocumentError as e, RegohostError as t, VerificationError as n, caller as r, errorOutcome as i, invalidConfig as a, isBytes as o, isObject as s, isRegohostError as c, message as l, option as u, toStrictJson as d } from "./evaluation.js";
import { DocumentVerifier as f } from "./document-verifier.js";
import { checkVerifyOptions as p } from "./verify-options.js";
import { factsToJson as m, signRecording as h, signStatement as g, verifyRecording as _ } from "./shared.js";
// src/trust/verify/index.ts
function toJson(t, n) {
	if (o(n)) return n;
	if (typeof n == "string") return Buffer.from(n);
	try {
		if (s(n)) return Buffer.from(d(n));
	} catch (n) {
		throw new e(`${t} is not JSON`, {
			code: "envelope_invalid",
			document: t,
			cause: n
		});
	}
	throw new e(`${t} must be JSON text or an object`, {
		code: "envelope_invalid",
		document: t
	});
}
async function verifyEnvelope(e, t) {
	let n = p("verifyEnvelope", t);
	if (n.trustedRoot !== void 0) throw a(l`${r("verifyEnvelope")}it takes keys; verifyBundle takes ${u("trustedRoot")}`);
	let i = "the envelope";
	return (await f.create(n)).statement(i, toJson(i, e));
}
async function verifyBundle(e, t) {
	let n = p("verifyBundle", t);
	if (n.trustedRoot === void 0) throw a(l`${r("verifyBundle")}it needs ${u("trustedRoot")}; verifyEnvelope takes keys alone`);
	let i = "the bundle";
	return (await f.create(n)).verify(i, toJson(i, e));
}
function isRefused(e) {
	return i(e) === "fail";
}
export { e as DocumentError, t as RegohostError, n as VerificationError, m as factsToJson, isRefused, c as isRegohostError, h as signRecording, g as signStatement, verifyBundle, verifyEnvelope, _ as verifyRecording };

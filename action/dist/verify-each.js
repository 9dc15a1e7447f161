import { VerificationError as e, getMember as t, missingSignature as n } from "./evaluation.js";
import { readCosignSignature as r, toMessageBundle as i } from "./cosign-attestation.js";
// src/trust/verify/cosign-signature.ts
async function verifyCosignSignature(a, { name: o, bytes: s, annotations: c }, l) {
	let { signature: u } = r(c);
	if (u === "") throw n(`${o}: the layer has no signature`);
	let d = await a.message(o, s, Buffer.from(u, "base64"), () => i(o, s, c)), f;
	try {
		f = JSON.parse(Buffer.from(s).toString("utf8"));
	} catch (t) {
		throw new e(`${o}: the signed message is not JSON`, {
			code: "statement_invalid",
			cause: t
		});
	}
	let p = t(t(f, "critical"), "image");
	if (t(p, "docker-manifest-digest") === l) return d;
	throw new e(`${o}: the signed message is about another image`, { code: "subject_mismatch" });
}
// src/trust/verify/verify-each.ts
async function verifyEach(e, t, n) {
	let r = [], i = [];
	for (let a of e) try {
		r.push(await n(a));
	} catch (e) {
		if (!t(e)) throw e;
		i.push(e);
	}
	return {
		verified: r,
		refusals: i
	};
}
export { verifyCosignSignature, verifyEach };

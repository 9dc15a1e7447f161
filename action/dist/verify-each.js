import { VerificationError as e, getMember as t } from "./evaluation.js";
import { readCosignSignature as n, toMessageBundle as r } from "./cosign-attestation.js";
// src/trust/verify/cosign-signature.ts
async function verifyCosignSignature(i, { name: a, bytes: o, annotations: s }, c) {
	let { signature: l } = n(s);
	if (l === "") throw new e(`${a}: the layer has no signature`, { code: "signature_missing" });
	let u = await i.message(a, o, Buffer.from(l, "base64"), () => r(a, o, s)), d;
	try {
		d = JSON.parse(Buffer.from(o).toString("utf8"));
	} catch (t) {
		throw new e(`${a}: the signed message is not JSON`, {
			code: "statement_invalid",
			cause: t
		});
	}
	let f = t(t(d, "critical"), "image");
	if (t(f, "docker-manifest-digest") === c) return u;
	throw new e(`${a}: the signed message is about another image`, { code: "subject_mismatch" });
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

import { VerificationError as e, getMember as t, missingSignature as n } from "./evaluation.js";
import { checkUniqueKeys as r } from "./shared.js";
import { readCosignSignature as i, toMessageBundle as a } from "./cosign-attestation.js";
// src/trust/verify/cosign-signature.ts
async function verifyCosignSignature(o, { name: s, bytes: c, annotations: l }, u) {
	let { signature: d } = i(l);
	if (d === "") throw n(`${s}: the layer has no signature`);
	let f = await o.message(s, c, Buffer.from(d, "base64"), () => a(s, c, l)), p = Buffer.from(c).toString("utf8"), m;
	try {
		m = JSON.parse(p);
	} catch (t) {
		throw new e(`${s}: the signed message is not JSON`, {
			code: "statement_invalid",
			cause: t
		});
	}
	r(s, p);
	let h = t(t(m, "critical"), "image");
	if (t(h, "docker-manifest-digest") === u) return f;
	throw new e(`${s}: the signed message is about another image`, { code: "subject_mismatch" });
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

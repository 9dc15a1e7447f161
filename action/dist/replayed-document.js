import { __exportAll as e } from "./rolldown-runtime.js";
import { EvaluationError as t, VerificationError as n, message as r, option as i, readEnvelope as a } from "./shared.js";
// src/engine/recording/replayed-document.ts
var o = /* @__PURE__ */ e({ openReplayed: () => openReplayed });
const s = r`replay the documents that were recorded, or verify this one now: name its required signer with ${i("keys")}, or ${i("trustedRoot")} with an identity and an issuer`;
function openReplayed(e, i, o, c) {
	let unsigned = (t) => new n(r`${e} is not signed: ${t}. The recorded inputs were verified; ${s}`, { code: "signature_missing" }), l = a(e, i, () => unsigned("the envelope has no signatures"));
	if (l === void 0) throw unsigned("it is neither a DSSE envelope nor a Sigstore bundle of one");
	let u = o.verificationOf(i, c);
	if (u === void 0) throw new t(r`${e}: this envelope was not verified when the replay was recorded, and nothing verifies it now; ${s}`, { code: "recording_missing" });
	let { payloadType: d, payload: f } = l;
	return {
		payloadType: d,
		payload: f,
		facts: u
	};
}
export { openReplayed, o as replayed_document_exports };

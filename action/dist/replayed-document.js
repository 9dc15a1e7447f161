import { r as e } from "./rolldown-runtime.js";
import { Ka as t, Yc as n, cl as r, el as i, ll as a } from "./shared.js";
// src/engine/recording/replayed-document.ts
var o = /* @__PURE__ */ e({ openReplayed: () => openReplayed });
const s = r`replay the documents that were recorded, or verify this one now: say who must have signed it with ${a("keys")}, or ${a("trustedRoot")} with an identity and an issuer`;
function openReplayed(e, a, o, c) {
	let unsigned = (t) => new i(r`${e} is not signed: ${t}. The recorded inputs were verified; ${s}`, { code: "signature_missing" }), l = t(e, a, () => unsigned("the envelope has no signatures"));
	if (l === void 0) throw unsigned("it is neither a DSSE envelope nor a Sigstore bundle of one");
	let u = o.verificationOf(a, c);
	if (u === void 0) throw new n(r`${e}: this envelope is none of those that were verified when the replay was recorded, and nothing verifies it now; ${s}`, { code: "recording_missing" });
	let { payloadType: d, payload: f } = l;
	return {
		payloadType: d,
		payload: f,
		facts: u
	};
}
export { o as n, openReplayed as t };

import { Ha as e, Ka as t, Ni as n, Wa as r, Xi as i, cc as a, qa as o } from "./shared.js";
// src/gate/inputs/envelope.ts
function parsePayload(t, n, r) {
	try {
		return i(r) || JSON.parse(new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(r)), o.of(r);
	} catch (r) {
		throw e(t, `: the payload of its envelope (${n}) is not JSON`, r);
	}
}
function openEnvelope(i, o) {
	let s = t(i, o);
	if (s === void 0) return;
	let { payloadType: c, payload: l } = s, u = n(l);
	if (r(parsePayload(i, c, u))) throw e(i, ": the payload of its envelope is another envelope; pass that one as the input");
	return {
		type: c,
		digest: a(l),
		json: u
	};
}
export { openEnvelope as t };

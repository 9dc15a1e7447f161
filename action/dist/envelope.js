import { JsonSlice as e, cannotOpen as t, isEnvelope as n, isPlainJsonText as r, readEnvelope as i, sha256 as a, withoutByteOrderMark as o } from "./shared.js";
// src/gate/inputs/envelope.ts
function parsePayload(n, i, a) {
	try {
		return r(a) || JSON.parse(new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(a)), e.of(a);
	} catch (e) {
		throw t(n, `: the payload of its envelope (${i}) is not JSON`, e);
	}
}
function openEnvelope(e, r) {
	let s = i(e, r);
	if (s === void 0) return;
	let { payloadType: c, payload: l } = s, u = o(l);
	if (n(parsePayload(e, c, u))) throw t(e, ": the payload of its envelope is another envelope; pass that one as the input");
	return {
		type: c,
		digest: a(l),
		json: u
	};
}
export { openEnvelope };

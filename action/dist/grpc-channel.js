import { _c as e, hc as t } from "./shared.js";
// src/evidence/client/grpc/grpc-channel.ts
const n = 33554432;
function isUnary(e) {
	return e.methodKind === "unary";
}
function isServerStreaming(e) {
	return e.methodKind === "server_streaming";
}
async function callWithRetries(n, r, i, a) {
	return e((e) => {
		let i = t(a, r.timeoutMs);
		return n.unary({
			...r,
			attempts: e,
			timeoutMs: i
		}, a);
	}, i, a);
}
export { isUnary as i, callWithRetries as n, isServerStreaming as r, n as t };

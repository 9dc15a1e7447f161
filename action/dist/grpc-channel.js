import { attemptTimeoutMs as e, withRetries as t } from "./shared.js";
// src/evidence/client/grpc/grpc-channel.ts
const n = 33554432;
function isUnary(e) {
	return e.methodKind === "unary";
}
function isServerStreaming(e) {
	return e.methodKind === "server_streaming";
}
async function callWithRetries(n, r, i, a) {
	return t((t) => {
		let i = e(a, r.timeoutMs);
		return n.unary({
			...r,
			attempts: t,
			timeoutMs: i
		}, a);
	}, i, a);
}
export { n as MAX_MESSAGE_BYTES, callWithRetries, isServerStreaming, isUnary };

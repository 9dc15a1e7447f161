// src/base/async/timeout-until.ts
function timeoutUntil(e) {
	return e === Infinity ? {} : { timeoutMs: Math.max(1, Math.ceil(e - performance.now())) };
}
export { timeoutUntil };

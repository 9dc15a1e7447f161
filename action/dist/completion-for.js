// src/gate/completion-for.ts
async function completionFor(e) {
	if (e !== void 0) return (await import("./chainloop-rules.js")).CHAINLOOP_RULES;
}
export { completionFor };

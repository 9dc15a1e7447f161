import { __exportAll as e } from "./rolldown-runtime.js";
// src/testing/demo/demo-context.ts
var t = /* @__PURE__ */ e({ DemoError: () => DemoError }), DemoError = class extends Error {
	constructor(e, t) {
		super(e, t), this.name = "DemoError";
	}
};
export { DemoError, t as demo_context_exports };

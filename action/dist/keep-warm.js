import { __exportAll as e } from "./rolldown-runtime.js";
// src/engine/opa/keep-warm.ts
var t = /* @__PURE__ */ e({
	isCoreWarm: () => isCoreWarm,
	keepCoreWarm: () => keepCoreWarm
});
let n = !1;
function keepCoreWarm() {
	n = !0;
}
function isCoreWarm() {
	return n;
}
export { isCoreWarm, keepCoreWarm, t as keep_warm_exports };

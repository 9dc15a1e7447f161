import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:process
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:process");
}));
export { t as require__builtin_process };

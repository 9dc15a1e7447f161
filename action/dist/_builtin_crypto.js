import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:crypto
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:crypto");
}));
export { t as require__builtin_crypto };

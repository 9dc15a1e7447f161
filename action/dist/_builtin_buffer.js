import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:buffer
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:buffer");
}));
export { t as require__builtin_buffer };

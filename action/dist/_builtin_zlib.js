import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:zlib
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:zlib");
}));
export { t as require__builtin_zlib };

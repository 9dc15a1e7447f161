import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:util
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:util");
}));
export { t as require__builtin_util };

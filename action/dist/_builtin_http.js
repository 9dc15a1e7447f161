import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:http
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:http");
}));
export { t as require__builtin_http };

import { __commonJSMin as e } from "./rolldown-runtime.js";
// \0builtin:stream
var t = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:stream");
}));
export { t as require__builtin_stream };

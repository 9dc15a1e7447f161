import { O as e, n as t, t as n, u as r } from "./file.js";
import { t as i } from "./to-binary.js";
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/any_pb.js
const a = /*@__PURE__*/ n("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), o = /*@__PURE__*/ r(a, 0);
// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(t, n, r) {
	let a = !1;
	return r || (r = e(o), a = !0), r.value = i(t, n), r.typeUrl = typeNameToUrl(n.$typeName), a ? r : void 0;
}
function anyIs(e, t) {
	return e.typeUrl !== "" && (typeof t == "string" ? t : t.typeName) === typeUrlToName(e.typeUrl);
}
function anyUnpack(e, n) {
	if (e.typeUrl === "") return;
	let r = n.kind == "message" ? n : n.getMessage(typeUrlToName(e.typeUrl));
	if (r && anyIs(e, r)) return t(r, e.value);
}
function typeNameToUrl(e) {
	return `type.googleapis.com/${e}`;
}
function typeUrlToName(e) {
	let t = e.lastIndexOf("/"), n = t >= 0 ? e.substring(t + 1) : e;
	if (!n.length) throw Error(`invalid type url: ${e}`);
	return n;
}
export { a as i, anyUnpack as n, o as r, anyPack as t };

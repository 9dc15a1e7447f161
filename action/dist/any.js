import { create as e, fileDesc as t, fromBinary as n, messageDesc as r } from "./file.js";
import { toBinary as i } from "./to-binary.js";
// node_modules/@bufbuild/protobuf/dist/esm/wkt/google/protobuf/any_pb.js
const a = /*@__PURE__*/ t("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM"), o = /*@__PURE__*/ r(a, 0);
// node_modules/@bufbuild/protobuf/dist/esm/wkt/any.js
function anyPack(t, n, r) {
	let a = !1;
	return r || (r = e(o), a = !0), r.value = i(t, n), r.typeUrl = typeNameToUrl(n.$typeName), a ? r : void 0;
}
function anyIs(e, t) {
	return e.typeUrl !== "" && (typeof t == "string" ? t : t.typeName) === typeUrlToName(e.typeUrl);
}
function anyUnpack(e, t) {
	if (e.typeUrl === "") return;
	let r = t.kind == "message" ? t : t.getMessage(typeUrlToName(e.typeUrl));
	if (r && anyIs(e, r)) return n(r, e.value);
}
function typeNameToUrl(e) {
	return `type.googleapis.com/${e}`;
}
function typeUrlToName(e) {
	let t = e.lastIndexOf("/"), n = t >= 0 ? e.substring(t + 1) : e;
	if (!n.length) throw Error(`invalid type url: ${e}`);
	return n;
}
export { o as AnySchema, anyPack, anyUnpack, a as file_google_protobuf_any };

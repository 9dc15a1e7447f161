import { __exportAll as e } from "./rolldown-runtime.js";
import { fromJson as t, toJson as n } from "./protobuf.js";
import { ServiceError as r, didYouMean as i, reasonOf as a } from "./evaluation.js";
// src/evidence/client/grpc/grpc-json.ts
var o = /* @__PURE__ */ e({ fromJson: () => t });
const s = /cannot decode message (\S+) from JSON: key "([^"]*)" is unknown/;
async function toRequestMessage(e, n, o) {
	try {
		return t(e.input, n, { registry: o });
	} catch (t) {
		let n = a(t), [, o, c] = s.exec(n) ?? [], l = `/${e.parent.typeName}/${e.name}`;
		if (o === void 0 || c === void 0) {
			let [e = "it does not fit its type"] = /^cannot decode .*? from JSON/s.exec(n) ?? [];
			throw new r(`the request of ${l}: ${e}`, { code: "request_invalid" });
		}
		let u = findMessage(e.input, o)?.fields.map(({ name: e }) => e) ?? [], d = i(c, u);
		throw new r(`the request of ${l}: ${o} has no field ${JSON.stringify(c)}.${d || ` It has ${u.join(", ") || "none"}.`}`, {
			code: "request_invalid",
			cause: t
		});
	}
}
function toAnswerJson(e, t, r) {
	return n(e, t, {
		useProtoFieldName: !0,
		alwaysEmitImplicit: !0,
		...r !== void 0 && { registry: r }
	});
}
function findMessage(e, t, n = /* @__PURE__ */ new Set()) {
	if (e.typeName === t) return e;
	n.add(e);
	for (let { message: r } of e.fields) {
		if (r === void 0 || n.has(r)) continue;
		let e = findMessage(r, t, n);
		if (e !== void 0) return e;
	}
}
export { o as grpc_json_exports, toAnswerJson, toRequestMessage };

import { fromJson as e, toJson as t } from "./grpc.js";
import { ServiceError as n, didYouMean as r, reasonOf as i } from "./evaluation.js";
// src/evidence/client/grpc/grpc-json.ts
const a = /cannot decode message (\S+) from JSON: key "([^"]*)" is unknown/;
async function toRequestMessage(t, o, s) {
	try {
		return e(t.input, o, { registry: s });
	} catch (e) {
		let o = i(e), [, s, c] = a.exec(o) ?? [], l = `/${t.parent.typeName}/${t.name}`;
		if (s === void 0 || c === void 0) {
			let [e = "it does not fit its type"] = /^cannot decode .*? from JSON/s.exec(o) ?? [];
			throw new n(`the request of ${l}: ${e}`, { code: "request_invalid" });
		}
		let u = findMessage(t.input, s)?.fields.map(({ name: e }) => e) ?? [], d = r(c, u);
		throw new n(`the request of ${l}: ${s} has no field ${JSON.stringify(c)}.${d || ` It has ${u.join(", ") || "none"}.`}`, {
			code: "request_invalid",
			cause: e
		});
	}
}
function toAnswerJson(e, n, r) {
	return t(e, n, {
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
export { toAnswerJson, toRequestMessage };

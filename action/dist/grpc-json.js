import { r as e, t } from "./from-json.js";
import { $c as n, dl as r, ps as i } from "./shared.js";
// src/evidence/client/grpc/grpc-json.ts
const a = /cannot decode message (\S+) from JSON: key "([^"]*)" is unknown/;
async function toRequestMessage(e, o, s) {
	try {
		return t(e.input, o, { registry: s });
	} catch (t) {
		let o = r(t), [, s, c] = a.exec(o) ?? [], l = `/${e.parent.typeName}/${e.name}`;
		if (s === void 0 || c === void 0) {
			let [e = "it does not fit its type"] = /^cannot decode .*? from JSON/s.exec(o) ?? [];
			throw new n(`the request of ${l}: ${e}`, { code: "request_invalid" });
		}
		let u = findMessage(e.input, s)?.fields.map(({ name: e }) => e) ?? [], d = i(c, u);
		throw new n(`the request of ${l}: ${s} has no field ${JSON.stringify(c)}.${d || ` It has ${u.join(", ") || "none"}.`}`, {
			code: "request_invalid",
			cause: t
		});
	}
}
function toAnswerJson(t, n, r) {
	return e(t, n, {
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
export { toRequestMessage as n, toAnswerJson as t };

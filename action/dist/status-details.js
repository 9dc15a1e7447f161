import { createRegistry as e, fromBinary as t } from "./grpc.js";
import { toJson as n } from "./protobuf.js";
import { BadRequestSchema as r, ErrorInfoSchema as i, PreconditionFailureSchema as a, QuotaFailureSchema as o, RequestInfoSchema as s, RetryInfoSchema as c } from "./error_details_pb.js";
import { toShownText as l } from "./client.js";
import { isJsonObject as u } from "./evaluation.js";
// src/evidence/client/grpc/status-details.ts
const d = e(r, i, a, o, s, c);
function readStatusDetails(e) {
	let t = {};
	for (let { type: n, value: r } of e) {
		let e = toDetailJson(n, r);
		(t.details ??= []).push({
			"@type": `type.googleapis.com/${n}`,
			...e
		}), typeof e.reason == "string" && e.reason !== "" && (t.reason = l(e.reason)), typeof e.requestId == "string" && (t.requestId = l(e.requestId));
		let i = n === c.typeName ? e.retryDelay : void 0;
		typeof i == "string" && (t.retryAfterMs = Math.max(0, Math.ceil(parseFloat(i) * 1e3)));
	}
	return t;
}
function toDetailJson(e, r) {
	let i = d.getMessage(e);
	if (i === void 0) return {};
	try {
		let e = n(i, t(i, r), { registry: d });
		return u(e) ? e : {};
	} catch {
		return {};
	}
}
export { readStatusDetails };

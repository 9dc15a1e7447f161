import { E as e, O as t, S as n } from "./file.js";
import { t as r } from "./to-binary.js";
import { r as i, t as a } from "./any.js";
import { n as o, o as s } from "./error_details_pb.js";
// src/testing/grpc/status-details.ts
function statusDetails({ code: c, message: l, reason: u, retryAfterSeconds: d }) {
	let f = [];
	if (u !== void 0 && f.push(a(o, t(o, { reason: u }))), d !== void 0) {
		let e = { seconds: BigInt(Math.trunc(d)) };
		f.push(a(s, t(s, { retryDelay: e })));
	}
	if (f.length === 0) return;
	let p = new n();
	p.tag(1, e.Varint).int32(c).tag(2, e.LengthDelimited).string(l);
	for (let t of f) p.tag(3, e.LengthDelimited).bytes(r(i, t));
	return Buffer.from(p.finish()).toString("base64").replace(/=+$/, "");
}
export { statusDetails };

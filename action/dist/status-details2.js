import { BinaryWriter as e, WireType as t, create as n, toBinary as r } from "./grpc.js";
import { AnySchema as i, anyPack as a } from "./protobuf.js";
import { ErrorInfoSchema as o, RetryInfoSchema as s } from "./error_details_pb.js";
// src/testing/grpc/status-details.ts
function statusDetails({ code: c, message: l, reason: u, retryAfterSeconds: d }) {
	let f = [];
	if (u !== void 0 && f.push(a(o, n(o, { reason: u }))), d !== void 0) {
		let e = { seconds: BigInt(Math.trunc(d)) };
		f.push(a(s, n(s, { retryDelay: e })));
	}
	if (f.length === 0) return;
	let p = new e();
	p.tag(1, t.Varint).int32(c).tag(2, t.LengthDelimited).string(l);
	for (let e of f) p.tag(3, t.LengthDelimited).bytes(r(i, e));
	return Buffer.from(p.finish()).toString("base64").replace(/=+$/, "");
}
export { statusDetails };

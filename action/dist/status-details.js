import { AnySchema as e, BinaryWriter as t, ErrorInfoSchema as n, RetryInfoSchema as r, WireType as i, anyPack as a, create as o, toBinary as s } from "./grpc.js";
// src/testing/grpc/status-details.ts
function statusDetails({ code: c, message: l, reason: u, retryAfterSeconds: d }) {
	let f = [];
	if (u !== void 0 && f.push(a(n, o(n, { reason: u }))), d !== void 0) {
		let e = { seconds: BigInt(Math.trunc(d)) };
		f.push(a(r, o(r, { retryDelay: e })));
	}
	if (f.length === 0) return;
	let p = new t();
	p.tag(1, i.Varint).int32(c).tag(2, i.LengthDelimited).string(l);
	for (let t of f) p.tag(3, i.LengthDelimited).bytes(s(e, t));
	return Buffer.from(p.finish()).toString("base64").replace(/=+$/, "");
}
export { statusDetails };

import { Code as e, ConnectError as t } from "./connect-error.js";
import { ResponseError as n, ServiceError as r, findCode as i, toConnectionError as a, toTimeoutError as o } from "./shared.js";
import { isOverload as s, toShownText as c, toStatusError as l } from "./library.js";
import { readNotFound as u } from "./not-found.js";
import { MAX_MESSAGE_BYTES as d } from "./grpc-channel.js";
import { createRegistry as f, fromBinary as p } from "./file.js";
import { toJson as m } from "./from-json.js";
import { BadRequestSchema as h, ErrorInfoSchema as g, PreconditionFailureSchema as _, QuotaFailureSchema as v, RequestInfoSchema as y, RetryInfoSchema as b } from "./error_details_pb.js";
import * as x from "node:http2";
// src/evidence/client/grpc/status-details.ts
const S = f(h, g, _, v, y, b);
function readStatusDetails(e) {
	let t = {};
	for (let { type: n, value: r } of e.details.filter((e) => "type" in e)) {
		let e = toDetailJson(n, r);
		(t.details ??= []).push({
			"@type": `type.googleapis.com/${n}`,
			...e
		}), typeof e.reason == "string" && e.reason !== "" && (t.reason = c(e.reason)), typeof e.requestId == "string" && (t.requestId = c(e.requestId));
		let i = n === b.typeName ? e.retryDelay : void 0;
		typeof i == "string" && (t.retryAfterMs = Math.max(0, Math.ceil(parseFloat(i) * 1e3)));
	}
	return t;
}
function toDetailJson(e, t) {
	let n = S.getMessage(e);
	if (n === void 0) return {};
	try {
		let e = m(n, p(n, t), { registry: S });
		return typeof e == "object" && e && !Array.isArray(e) ? e : {};
	} catch {
		return {};
	}
}
// src/evidence/client/grpc/grpc-failure.ts
const { NGHTTP2_REFUSED_STREAM: C, NGHTTP2_ENHANCE_YOUR_CALM: w, NGHTTP2_HTTP_1_1_REQUIRED: T, NGHTTP2_NO_ERROR: E } = x.constants, D = {
	[e.Canceled]: 499,
	[e.Unknown]: 500,
	[e.InvalidArgument]: 400,
	[e.DeadlineExceeded]: 504,
	[e.NotFound]: 404,
	[e.AlreadyExists]: 409,
	[e.PermissionDenied]: 403,
	[e.ResourceExhausted]: 429,
	[e.FailedPrecondition]: 400,
	[e.Aborted]: 409,
	[e.OutOfRange]: 400,
	[e.Unimplemented]: 501,
	[e.Internal]: 500,
	[e.Unavailable]: 503,
	[e.DataLoss]: 500,
	[e.Unauthenticated]: 401
}, O = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/, k = /^Z_[A-Z]+_ERROR$/, A = /^http\/2 stream closed/;
function isUnprocessed({ stream: e }) {
	return e?.id === void 0 || e.rstCode === C;
}
function toGrpcFailure(n, r, s) {
	let c = t.from(n), { context: l, timeoutMs: u, effect: d, outputType: f } = s;
	if (c.metadata.has("grpc-status")) return toStatusFailure(c, s);
	if (r.status !== void 0 && r.status !== 200) return toHttpFailure(r.status, s);
	let p = !d || isUnprocessed(r), m = r.stream?.rstCode ?? E, h = m === C || m === w;
	if (h) return {
		error: a(n, l, p),
		isOverload: h
	};
	let g = i(n) ?? "", _ = g !== "" || A.test(c.rawMessage), v;
	return v = c.code === e.DeadlineExceeded ? o("no complete answer", u, l, p) : c.code === e.ResourceExhausted ? toSizeError(c, l) : O.test(g) || m === T ? toNoHttp2Error(n, l) : r.status === 200 && (!_ || k.test(g)) ? toProtocolError(c.rawMessage, f, l) : a(n, l, p), {
		error: v,
		isOverload: h
	};
}
function toStatusFailure(t, n) {
	let { context: r, timeoutMs: i, effect: a, asked: d } = n;
	if (t.code === e.DeadlineExceeded) return {
		error: o("no complete answer", i, r, !a),
		isOverload: !1
	};
	let f = readStatusDetails(t), { code: p, rawMessage: m } = t, h = {
		code: p,
		message: m,
		...f.reason && { reason: f.reason }
	}, g = {
		status: D[t.code] ?? 500,
		shownStatus: toShownStatus(t.code),
		message: c(m),
		notFound: u({
			error: h,
			text: `${h.reason ?? ""} ${m}`
		}, d),
		...refusedBy(n)
	}, _ = {
		...r,
		...f,
		serviceCode: t.code,
		...a && { retryable: !1 }
	};
	return {
		error: l(g, _),
		isOverload: s(g)
	};
}
function toHttpFailure(e, t) {
	let { context: n, effect: r } = t, i = {
		status: e,
		shownStatus: String(e),
		message: "without a gRPC status",
		notFound: "not_said",
		...refusedBy(t)
	};
	return {
		error: l(i, {
			...n,
			status: e,
			...r && { retryable: !1 }
		}),
		isOverload: s(i)
	};
}
function refusedBy({ asked: e, addressSetting: t = "SERVICE_GRPC_URL", isAuthenticated: n }) {
	return {
		asked: e,
		responder: n ? "service" : "service_without_token",
		addressSetting: t
	};
}
function toSizeError({ rawMessage: e }, t) {
	let n = e.includes("writeMaxBytes"), i = n ? "the request" : "the answer";
	return new r(`${t.request.method} ${t.request.url}: ${i} is larger than the limit of ${d} bytes.`, {
		...t,
		code: n ? "request_invalid" : "response_too_large"
	});
}
function toNoHttp2Error(e, t) {
	return new r(`${t.request.method} ${t.request.url}: the server does not speak HTTP/2, which gRPC needs. Check the address; where gRPC has one of its own, set SERVICE_GRPC_URL.`, {
		...t,
		code: "service_unreachable",
		cause: e
	});
}
function toProtocolError(e, t, r, i) {
	let a = c(e), { request: o } = r;
	return new n(`the answer to ${o.method} ${o.url} is not a valid ${t} over gRPC: ${a}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: `proto:${t}`,
		issues: [{
			path: "",
			message: a
		}],
		request: o,
		cause: i
	});
}
function toCode(t) {
	return Object.values(e).filter((e) => typeof e == "number").find((e) => Number(e) === t) ?? e.Unknown;
}
function toShownStatus(t) {
	return (e[t] ?? String(t)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
export { isUnprocessed, toCode, toGrpcFailure, toProtocolError, toStatusFailure };

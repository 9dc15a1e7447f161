import { Code as e, ConnectError as t } from "./connect-error.js";
import { ResponseError as n, ServiceError as r, isJsonObject as i } from "./evaluation.js";
import { findCode as a, toConnectionError as o, toTimeoutError as s } from "./shared.js";
import { isOverload as c, toShownText as l, toStatusError as u } from "./library.js";
import { readNotFound as d } from "./not-found.js";
import { MAX_MESSAGE_BYTES as f } from "./grpc-channel.js";
import { createRegistry as p, fromBinary as m } from "./file.js";
import { toJson as h } from "./from-json.js";
import { BadRequestSchema as g, ErrorInfoSchema as _, PreconditionFailureSchema as v, QuotaFailureSchema as y, RequestInfoSchema as b, RetryInfoSchema as x } from "./error_details_pb.js";
import * as S from "node:http2";
// src/evidence/client/grpc/status-details.ts
const C = p(g, _, v, y, b, x);
function readStatusDetails(e) {
	let t = {};
	for (let { type: n, value: r } of e.details.filter((e) => "type" in e)) {
		let e = toDetailJson(n, r);
		(t.details ??= []).push({
			"@type": `type.googleapis.com/${n}`,
			...e
		}), typeof e.reason == "string" && e.reason !== "" && (t.reason = l(e.reason)), typeof e.requestId == "string" && (t.requestId = l(e.requestId));
		let i = n === x.typeName ? e.retryDelay : void 0;
		typeof i == "string" && (t.retryAfterMs = Math.max(0, Math.ceil(parseFloat(i) * 1e3)));
	}
	return t;
}
function toDetailJson(e, t) {
	let n = C.getMessage(e);
	if (n === void 0) return {};
	try {
		let e = h(n, m(n, t), { registry: C });
		return i(e) ? e : {};
	} catch {
		return {};
	}
}
// src/evidence/client/grpc/grpc-failure.ts
const { NGHTTP2_REFUSED_STREAM: w, NGHTTP2_ENHANCE_YOUR_CALM: T, NGHTTP2_HTTP_1_1_REQUIRED: E, NGHTTP2_NO_ERROR: D } = S.constants, O = {
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
}, k = /^NO_HTTP2$|NO_APPLICATION_PROTOCOL$/, A = /^Z_[A-Z]+_ERROR$/, j = /^http\/2 stream closed/;
function isUnprocessed({ stream: e }) {
	return e?.id === void 0 || e.rstCode === w;
}
function toGrpcFailure(n, r, i) {
	let c = t.from(n), { context: l, timeoutMs: u, effect: d, outputType: f } = i;
	if (c.metadata.has("grpc-status")) return toStatusFailure(c, i);
	if (r.status !== void 0 && r.status !== 200) return toHttpFailure(r.status, i);
	let p = !d || isUnprocessed(r), m = r.stream?.rstCode ?? D, h = m === w || m === T;
	if (h) return {
		error: o(n, l, p),
		isOverload: h
	};
	let g = a(n) ?? "", _ = g !== "" || j.test(c.rawMessage), v;
	return v = c.code === e.DeadlineExceeded ? s("no complete answer", u, l, p) : c.code === e.ResourceExhausted ? toSizeError(c, l) : k.test(g) || m === E ? toNoHttp2Error(n, l) : r.status === 200 && (!_ || A.test(g)) ? toProtocolError(c.rawMessage, f, l) : o(n, l, p), {
		error: v,
		isOverload: h
	};
}
function toStatusFailure(t, n) {
	let { context: r, timeoutMs: i, effect: a, asked: o } = n;
	if (t.code === e.DeadlineExceeded) return {
		error: s("no complete answer", i, r, !a),
		isOverload: !1
	};
	let f = readStatusDetails(t), { code: p, rawMessage: m } = t, h = {
		code: p,
		message: m,
		...f.reason && { reason: f.reason }
	}, g = {
		status: O[t.code] ?? 500,
		shownStatus: toShownStatus(t.code),
		message: l(m),
		notFound: d({
			error: h,
			text: `${h.reason ?? ""} ${m}`
		}, o),
		...refusedBy(n)
	}, _ = {
		...r,
		...f,
		serviceCode: t.code,
		...a && { retryable: !1 }
	};
	return {
		error: u(g, _),
		isOverload: c(g)
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
		error: u(i, {
			...n,
			status: e,
			...r && { retryable: !1 }
		}),
		isOverload: c(i)
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
	return new r(`${t.request.method} ${t.request.url}: ${i} is larger than the limit of ${f} bytes.`, {
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
	let a = l(e), { request: o } = r;
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
function toShownStatus(t) {
	return (e[t] ?? String(t)).replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
export { isUnprocessed, toGrpcFailure, toProtocolError, toStatusFailure };

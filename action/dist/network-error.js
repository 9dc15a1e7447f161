import { __exportAll as e } from "./rolldown-runtime.js";
import { codeOf as t, isError as n } from "./evaluation.js";
// src/engine/std/network/network-error.ts
var r = /* @__PURE__ */ e({
	isUnknownHost: () => isUnknownHost,
	toGoReason: () => toGoReason
});
function findSystemError(e, r = 0) {
	if (!n(e) || r > 8) return;
	let i = findSystemError(e instanceof AggregateError ? e.errors[0] : e.cause, r + 1), a = t(e);
	if (i !== void 0 || a === void 0) return i;
	let o = "address" in e && typeof e.address == "string" ? e.address : void 0, s = "port" in e && typeof e.port == "number" ? e.port : void 0;
	return {
		code: a,
		message: e.message,
		address: o,
		port: s
	};
}
const i = {
	ECONNREFUSED: "connect: connection refused",
	EHOSTUNREACH: "connect: no route to host",
	ENETUNREACH: "connect: network is unreachable",
	ETIMEDOUT: "connect: connection timed out",
	EADDRNOTAVAIL: "connect: cannot assign requested address"
}, a = /^(CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|PATH_LENGTH_|ERR_TLS_CERT_)/;
function isUnknownHost(e) {
	return findSystemError(e)?.code === "ENOTFOUND";
}
function toGoReason(e, t) {
	let n = findSystemError(e);
	if (n === void 0) return;
	let { code: r, message: o, address: s, port: c } = n;
	if (r === "ENOTFOUND") return `dial tcp: lookup ${t}: no such host`;
	if (r === "EAI_AGAIN" || r === "EAI_FAIL") return `dial tcp: lookup ${t}: server misbehaving`;
	let l = i[r];
	if (l !== void 0) {
		let e = s?.includes(":") === !0 ? `[${s}]` : s;
		return `dial tcp${e === void 0 ? "" : ` ${e}:${String(c)}`}: ${l}`;
	}
	if (r === "ECONNRESET" && o === "socket hang up") return "EOF";
	if (r === "ECONNRESET" && o === "aborted") return "unexpected EOF";
	if (r === "ECONNRESET") return "read: connection reset by peer";
	if (r === "EPIPE") return "write: broken pipe";
	if (a.test(r)) return `tls: failed to verify certificate: ${r}`;
	if (r.startsWith("ERR_SSL_") || r === "EPROTO" || r.startsWith("ERR_TLS_")) return `tls: the connection could not be secured: ${r}`;
	if (r.startsWith("HPE_")) return `net/http: HTTP/1.x transport connection broken: ${r}`;
}
export { r as network_error_exports, toGoReason };

import { create as e, fromBinary as t } from "./grpc.js";
// node_modules/@connectrpc/connect/dist/esm/code.js
var n;
(function(e) {
	e[e.Canceled = 1] = "Canceled", e[e.Unknown = 2] = "Unknown", e[e.InvalidArgument = 3] = "InvalidArgument", e[e.DeadlineExceeded = 4] = "DeadlineExceeded", e[e.NotFound = 5] = "NotFound", e[e.AlreadyExists = 6] = "AlreadyExists", e[e.PermissionDenied = 7] = "PermissionDenied", e[e.ResourceExhausted = 8] = "ResourceExhausted", e[e.FailedPrecondition = 9] = "FailedPrecondition", e[e.Aborted = 10] = "Aborted", e[e.OutOfRange = 11] = "OutOfRange", e[e.Unimplemented = 12] = "Unimplemented", e[e.Internal = 13] = "Internal", e[e.Unavailable = 14] = "Unavailable", e[e.DataLoss = 15] = "DataLoss", e[e.Unauthenticated = 16] = "Unauthenticated";
})(n ||= {});
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/code-string.js
function codeToString(e) {
	let t = n[e];
	return typeof t == "string" ? t[0].toLowerCase() + t.substring(1).replace(/[A-Z]/g, (e) => "_" + e.toLowerCase()) : e.toString();
}
let r;
function codeFromString(e) {
	if (!r) {
		r = {};
		for (let e of Object.values(n)) typeof e != "string" && (r[codeToString(e)] = e);
	}
	return r[e];
}
// node_modules/@connectrpc/connect/dist/esm/connect-error.js
var i = class ConnectError extends Error {
	constructor(e, t = n.Unknown, r, i, a) {
		super(createMessage(e, t)), this.name = "ConnectError", Object.setPrototypeOf(this, new.target.prototype), this.rawMessage = e, this.code = t, this.metadata = new Headers(r ?? {}), this.details = i ?? [], this.cause = a;
	}
	static from(e, t = n.Unknown) {
		return e instanceof ConnectError ? e : e instanceof Error ? e.name == "AbortError" || e.name == "TimeoutError" ? new ConnectError(e.message, n.Canceled) : new ConnectError(e.message, t, void 0, void 0, e) : new ConnectError(String(e), t, void 0, void 0, e);
	}
	static [Symbol.hasInstance](e) {
		return e instanceof Error ? Object.getPrototypeOf(e) === ConnectError.prototype || e.name === "ConnectError" && "code" in e && typeof e.code == "number" && "metadata" in e && "details" in e && Array.isArray(e.details) && "rawMessage" in e && typeof e.rawMessage == "string" && "cause" in e : !1;
	}
	findDetails(n) {
		let r = n.kind === "message" ? { getMessage: (e) => e === n.typeName ? n : void 0 } : n, i = [];
		for (let n of this.details) {
			if ("desc" in n) {
				r.getMessage(n.desc.typeName) && i.push(e(n.desc, n.value));
				continue;
			}
			let a = r.getMessage(n.type);
			if (a) try {
				i.push(t(a, n.value));
			} catch {}
		}
		return i;
	}
};
function createMessage(e, t) {
	return e.length ? `[${codeToString(t)}] ${e}` : `[${codeToString(t)}]`;
}
export { n as Code, i as ConnectError, codeFromString, codeToString };

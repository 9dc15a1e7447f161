import { invalidConfig as e, require__builtin_crypto as t } from "./evaluation.js";
import { isLoopback as n } from "./shared.js";
import { ApiError as r } from "./api-error.js";
// src/server/serve/access.ts
var i = t();
const a = /^sha256:([0-9a-f]{64})$/, o = /^Bearer\s+(\S+)$/;
function digest(e) {
	return (0, i.createHash)("sha256").update(e).digest();
}
function parseTokens(t, n) {
	let r = t.split(/\r?\n/).map((e) => e.trim()).filter((e) => e !== "" && !e.startsWith("#")), invalid = (t) => e(`${n}: ${t}`);
	if (r.length === 0) throw invalid("it has no token of a client; write one a line");
	return r.map((e) => {
		if (!/^[\x21-\x7e]+$/.test(e)) throw invalid("a client token may only have visible ASCII characters, no spaces");
		let t = a.exec(e)?.[1];
		if (t !== void 0) return Buffer.from(t, "hex");
		if (e.startsWith("sha256:")) throw invalid("a hash of a client token is sha256: and 64 hexadecimal digits");
		return digest(e);
	});
}
var s = class AcceptedTokens {
	#e;
	constructor(e) {
		this.#e = e;
	}
	static parse(e, t = []) {
		return new AcceptedTokens(e.flatMap((e, n) => parseTokens(e, t[n] ?? "the file of client tokens")));
	}
	get fingerprint() {
		return digest(this.#e.map((e) => e.toString("hex")).sort().join()).toString("hex");
	}
	accepts(e) {
		let t = digest(e), n = !1;
		for (let e of this.#e) n = (0, i.timingSafeEqual)(e, t) || n;
		return n;
	}
};
function checkToken({ headers: e }, t) {
	let n = o.exec(e.authorization ?? "")?.[1];
	if (!(n !== void 0 && t.accepts(n))) throw new r(401, "unauthorized", "the request needs a bearer token that this server accepts");
}
const c = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
function getHost(e) {
	try {
		return new URL(e).hostname;
	} catch {
		return;
	}
}
function checkLoopbackRequest({ headers: e }) {
	let { host: t, origin: i } = e;
	if (i === void 0 && t !== void 0 && c.test(t)) return;
	let a = t === void 0 ? void 0 : getHost(`http://${t}`);
	if (a === void 0 || !n(a)) throw new r(403, "unauthorized", "this server listens on loopback, and the request's Host is not localhost or a loopback address");
	let o = i === void 0 ? a : getHost(i);
	if (o === void 0 || !n(o)) throw new r(403, "unauthorized", "the request is made by a page of another site");
}
export { s as AcceptedTokens, checkLoopbackRequest, checkToken };

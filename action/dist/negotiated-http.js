import { __toESM as e } from "./rolldown-runtime.js";
import { isRegohostError as t, require__builtin_http2 as n } from "./evaluation.js";
import { Exchange as r, proxyFor as i, trustedCertificates as a } from "./client.js";
import { Http2Sessions as o, SocketError as s, openSocket as c } from "./grpc.js";
import { createUndiciHttp as l } from "./undici.js";
// src/http/http2-exchange.ts
var u = /* @__PURE__ */ e(n(), 1), Http2Exchange = class extends r {
	#e;
	#t = 0;
	#n = !1;
	constructor(e, t) {
		super(), this.#e = e, onEndStream(e, () => this.#n = !0), e.once("response", (e) => this.start(e[":status"] ?? 0, e)).on("data", (e) => {
			this.#t += e.byteLength, this.receive(e);
		}).on("error", (e) => this.fail(e)).once("close", () => this.#r()), t.onCancel((e) => this.fail(e));
	}
	discard() {
		this.fail(/* @__PURE__ */ Error("the body was not wanted"));
	}
	pause() {
		this.#e.pause();
	}
	resume() {
		this.#e.resume();
	}
	abort() {
		this.#e.closed || this.#e.close(u.constants.NGHTTP2_CANCEL), this.#e.resume();
	}
	#r() {
		let e = this.#i();
		e === void 0 ? this.end() : this.fail(new s("ECONNRESET", e));
	}
	#i() {
		let { rstCode: e } = this.#e;
		if (e !== u.constants.NGHTTP2_NO_ERROR) return `the server ended the stream (HTTP/2 code ${String(e)})`;
		if (!this.hasStarted) return "the stream ended without a response";
		if (!this.#n) return "the stream ended before its body did";
		let t = this.header("content-length");
		return t === void 0 || Number(t) === this.#t ? void 0 : "the body is shorter or longer than its content-length";
	}
};
function onEndStream(e, t) {
	let n = e.push.bind(e);
	e.push = (r, i) => (r === null && !e.closed && t(), n(r, i));
}
function createNegotiatedHttp({ http2Origin: e, ...n }) {
	let r = new URL(e), s, u = l({
		...n,
		takeSocket: (t) => {
			let n = t === e ? s : void 0;
			return n !== void 0 && (s = void 0), n?.destroyed === !0 ? void 0 : n?.ref();
		}
	}), d = {
		url: r,
		proxy: void 0,
		timeoutMs: n.connectTimeoutMs,
		trust: a(n.ca),
		onHttp1(e) {
			s?.destroy(), s = e.on("error", () => void 0).unref();
		}
	}, f = new o({
		origin: e,
		openSocket: (e) => c(d, e),
		openTimeoutMs: n.connectTimeoutMs,
		streamWindowBytes: 1048576
	}), p, overHttp2 = async (e, n) => {
		let r;
		try {
			let i = await f.request(toHttp2Headers(e, n.headers), n.cancellation);
			n.cancellation.onCancel((e) => {
				t(e, "service_timeout") ? f.forget(i) : f.forgetIfSilent(i);
			}), r = new Http2Exchange(i, n.cancellation), i.on("data", () => f.hear(i));
		} catch (t) {
			if (!isOtherProtocol(t)) throw t;
			return p = !1, u.send(e, n);
		}
		let i = await r.response;
		return isOfGrpcOnly(i) ? (p = !1, i.discard(), u.send(e, n)) : i;
	}, offersHttp2 = () => p ??= r.protocol === "https:" && i(r, n.env) === void 0;
	return {
		send: (t, n) => t.origin !== e || !isRead(n) ? u.send(t, n) : offersHttp2() ? overHttp2(t, n) : u.send(t, n),
		async connect() {
			if (offersHttp2()) try {
				await f.connect();
			} catch (e) {
				isOtherProtocol(e) && (p = !1);
			}
		},
		async close() {
			f.destroy(), s?.destroy(), await u.close();
		}
	};
}
function isRead({ method: e, form: t, body: n }) {
	return e === void 0 && t === void 0 && n === void 0;
}
function isOtherProtocol(e) {
	return e instanceof s && e.code === "NO_HTTP2";
}
function isOfGrpcOnly(e) {
	return e.status === 415 || e.header("content-type")?.startsWith("application/grpc") === !0;
}
function toHttp2Headers({ pathname: e, search: t }, n) {
	let r = {
		":method": "GET",
		":path": e + t
	};
	for (let e = 0; e + 1 < n.length; e += 2) r[n[e] ?? ""] = n[e + 1];
	return r;
}
export { createNegotiatedHttp };

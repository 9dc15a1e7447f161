import { isRegohostError as e } from "./evaluation.js";
import { Exchange as t, proxyFor as n, trustedCertificates as r } from "./client.js";
import { Http2Sessions as i, SocketError as a, openSocket as o } from "./grpc.js";
import { createUndiciHttp as s } from "./undici.js";
import { constants as c } from "node:http2";
// src/http/http2-exchange.ts
var Http2Exchange = class extends t {
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
		this.#e.closed || this.#e.close(c.NGHTTP2_CANCEL), this.#e.resume();
	}
	#r() {
		let e = this.#i();
		e === void 0 ? this.end() : this.fail(new a("ECONNRESET", e));
	}
	#i() {
		let { rstCode: e } = this.#e;
		if (e !== c.NGHTTP2_NO_ERROR) return `the server ended the stream (HTTP/2 code ${String(e)})`;
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
function createNegotiatedHttp({ http2Origin: t, ...a }) {
	let c = new URL(t), l, u = s({
		...a,
		takeSocket: (e) => {
			let n = e === t ? l : void 0;
			return n !== void 0 && (l = void 0), n?.destroyed === !0 ? void 0 : n?.ref();
		}
	}), d = {
		url: c,
		proxy: void 0,
		timeoutMs: a.connectTimeoutMs,
		trust: r(a.ca),
		onHttp1(e) {
			l?.destroy(), l = e.on("error", () => void 0).unref();
		}
	}, f = new i({
		origin: t,
		openSocket: (e) => o(d, e),
		openTimeoutMs: a.connectTimeoutMs,
		streamWindowBytes: 1048576
	}), p, overHttp2 = async (t, n) => {
		let r;
		try {
			let i = await f.request(toHttp2Headers(t, n.headers), n.cancellation);
			n.cancellation.onCancel((t) => {
				e(t, "service_timeout") ? f.forget(i) : f.forgetIfSilent(i);
			}), r = new Http2Exchange(i, n.cancellation), i.on("data", () => f.hear(i));
		} catch (e) {
			if (!isOtherProtocol(e)) throw e;
			return p = !1, u.send(t, n);
		}
		let i = await r.response;
		return isOfGrpcOnly(i) ? (p = !1, i.discard(), u.send(t, n)) : i;
	}, offersHttp2 = () => p ??= c.protocol === "https:" && n(c, a.env) === void 0;
	return {
		send: (e, n) => e.origin !== t || !isRead(n) ? u.send(e, n) : offersHttp2() ? overHttp2(e, n) : u.send(e, n),
		async connect() {
			if (offersHttp2()) try {
				await f.connect();
			} catch (e) {
				isOtherProtocol(e) && (p = !1);
			}
		},
		async close() {
			f.destroy(), l?.destroy(), await u.close();
		}
	};
}
function isRead({ method: e, form: t, body: n }) {
	return e === void 0 && t === void 0 && n === void 0;
}
function isOtherProtocol(e) {
	return e instanceof a && e.code === "NO_HTTP2";
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

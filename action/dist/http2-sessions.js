import { Deadline as e, basicAuthorization as t, onAbort as n } from "./evaluation.js";
import * as r from "node:net";
import * as i from "node:http2";
import * as a from "node:tls";
// src/http/open-socket.ts
var SocketError = class extends Error {
	code;
	constructor(e, t) {
		super(t), this.name = "SocketError", this.code = e;
	}
};
async function openSocket(t, n) {
	let { url: i, proxy: a, timeoutMs: o } = t, s = new e({
		timeoutMs: o,
		signals: [n],
		timedOut: () => new SocketError("ETIMEDOUT", `no connection within ${o} ms`)
	});
	try {
		s.signal.throwIfAborted();
		let e = a === void 0 ? void 0 : await openTunnel(t, a, s.signal);
		return i.protocol === "https:" ? await startTls(e, t, s.signal) : e === void 0 ? await connected(r.connect({
			host: bareHost(i),
			port: getPort(i)
		}), "connect", s.signal) : e;
	} finally {
		s.close();
	}
}
async function startTls(e, { url: t, trust: n, onHttp1: i }, o) {
	let s = bareHost(t), c = a.connect({
		...e === void 0 ? { port: getPort(t) } : { socket: e },
		host: s,
		...n,
		servername: r.isIP(s) === 0 ? s : "",
		ALPNProtocols: i === void 0 ? ["h2"] : ["h2", "http/1.1"]
	});
	if (await connected(c, "secureConnect", o), c.alpnProtocol === "h2") return c;
	throw i === void 0 ? c.destroy() : i(c), new SocketError("NO_HTTP2", "the server did not agree to HTTP/2 (ALPN h2)");
}
function connected(e, t, r) {
	return new Promise((i, a) => {
		let settle = (n) => {
			removeListener(), e.off(t, settle).off("error", fail).off("close", onClose), n === void 0 ? i(e) : (e.on("error", () => void 0).destroy(), a(n));
		}, fail = (e) => settle(e), onClose = () => settle(new SocketError("ECONNRESET", "the connection was closed")), removeListener = () => void 0;
		e.once(t, () => settle()).once("error", fail).once("close", onClose), removeListener = n(r, () => settle(r.reason));
	});
}
async function openTunnel({ url: e, timeoutMs: t, trust: i }, a, o) {
	let { Client: s, withConnect: c } = await import("./undici.js").then((e) => e.undici_exports);
	o.throwIfAborted();
	let l = new URL(a), u = `${e.hostname}:${getPort(e)}`, d = c(new s(l.origin, { connect: {
		...i,
		timeout: t
	} })), f = n(o, () => void d.destroy(o.reason));
	try {
		let e = {
			host: u,
			...authorization(l)
		}, { statusCode: t, socket: n } = await d.connect({
			path: u,
			headers: e
		});
		if (t === 200 && n instanceof r.Socket) return n;
		throw n.destroy(), new SocketError("PROXY_REFUSED", `the proxy ${l.host} answered ${String(t)} to CONNECT ${u}`);
	} finally {
		f();
	}
}
function authorization(e) {
	return e.username === "" ? {} : { "proxy-authorization": t(e) };
}
function bareHost(e) {
	return e.hostname.replace(/^\[|\]$/g, "");
}
function getPort(e) {
	return e.port === "" ? e.protocol === "https:" ? 443 : 80 : Number(e.port);
}
var Http2Sessions = class {
	authority;
	#e;
	#t = /* @__PURE__ */ new Set();
	#n = /* @__PURE__ */ new WeakMap();
	#r;
	#i;
	#a = 0;
	#o = !1;
	constructor(e) {
		this.authority = e.origin, this.#e = e;
	}
	get generation() {
		return this.#a;
	}
	async request(e, t) {
		for (;;) {
			if (this.#o) throw toClosed();
			let n = this.#s() ?? await this.#c(t);
			t.throwIfAborted();
			let { session: r } = n;
			try {
				return this.#f(n, r.request(e));
			} catch (e) {
				if (!r.closed && !r.destroyed) throw e;
			}
		}
	}
	async connect() {
		!this.#o && this.#s() === void 0 && await this.#c(AbortSignal.timeout(1e3));
	}
	hear(e) {
		let t = this.#n.get(e);
		t !== void 0 && (t.heardAtBytes = t.connection.socket.bytesRead);
	}
	forget(e) {
		let t = this.#n.get(e)?.connection;
		if (t === void 0 || t.isForgotten) return;
		t.isForgotten = !0, t === this.#r && (this.#r = void 0);
		let { session: n, socket: r } = t;
		if (n.destroyed) return;
		let i = r.bytesRead;
		n.ping(() => void 0), n.close();
		let a = setTimeout(() => {
			r.bytesRead === i && end(t, toReset("the server does not answer any more"));
		}, this.#e.openTimeoutMs).unref();
		n.once("close", () => clearTimeout(a)), t.openStreams === 0 && end(t);
	}
	forgetIfSilent(e) {
		let t = this.#n.get(e);
		t === void 0 || e.closed || t.connection.socket.bytesRead === t.heardAtBytes && this.forget(e);
	}
	destroy() {
		this.#o = !0, this.#i?.controller.abort(toClosed());
		for (let e of this.#t) e.destroy(toClosed(), i.constants.NGHTTP2_CANCEL);
	}
	#s() {
		let e = this.#r;
		return e === void 0 || e.session.closed || e.session.destroyed ? void 0 : e;
	}
	async #c(t) {
		let n = this.#i ??= this.#l();
		n.waiting += 1;
		try {
			return await new e({ signals: [t] }).wait(n.connection);
		} finally {
			--n.waiting, n.waiting === 0 && this.#u(n);
		}
	}
	#l() {
		let e = new AbortController();
		return {
			connection: this.#d(e.signal),
			controller: e,
			waiting: 0
		};
	}
	#u(e) {
		this.#i === e && (this.#i = void 0), e.connection.catch(() => void 0), e.controller.abort(toClosed());
	}
	async #d(e) {
		let { openSocket: t, openTimeoutMs: n, streamWindowBytes: r } = this.#e, a = await t(e), o;
		try {
			o = i.connect(this.authority, {
				createConnection: () => a,
				...r !== void 0 && { settings: {
					initialWindowSize: r,
					enablePush: !1
				} }
			});
		} catch (e) {
			throw a.destroy(), e;
		}
		return r !== void 0 && o.once("connect", () => o.setLocalWindowSize(16 * r)), this.#t.add(o), o.once("close", () => this.#t.delete(o)), o.on("error", () => void 0), await firstSettings(o, n, e), o.unref(), this.#r = {
			session: o,
			socket: a,
			openStreams: 0,
			isForgotten: !1
		}, this.#a += 1, this.#r;
	}
	#f(e, t) {
		let { session: n, socket: r } = e;
		return this.#n.set(t, {
			connection: e,
			heardAtBytes: r.bytesRead
		}), e.openStreams += 1, n.ref(), t.once("response", () => this.hear(t)).once("close", () => {
			--e.openStreams, e.openStreams > 0 || (e.isForgotten ? end(e) : n.destroyed || n.unref());
		});
	}
};
function firstSettings(t, n, r) {
	return new Promise((i, a) => {
		let settle = (e) => {
			stopWatching(), t.off("error", onError).off("close", onClose), e === void 0 ? i() : (t.destroy(), a(e));
		}, noHttp2 = () => new SocketError("NO_HTTP2", "the server sent no HTTP/2 settings"), onError = (e) => settle(e.code === "ERR_HTTP2_ERROR" ? noHttp2() : e), onClose = () => settle(toReset("the connection was closed")), stopWatching = () => void 0;
		t.once("remoteSettings", () => settle()).once("error", onError).once("close", onClose), stopWatching = new e({
			timeoutMs: n,
			signals: [r],
			timedOut: noHttp2
		}).watch(settle);
	});
}
function end({ session: e, socket: t }, n) {
	e.destroy(n, i.constants.NGHTTP2_CANCEL), t.destroy();
}
function toReset(e) {
	return new SocketError("ECONNRESET", e);
}
function toClosed() {
	return new SocketError("ECONNABORTED", "the connection is not needed any more");
}
export { Http2Sessions, SocketError, openSocket };

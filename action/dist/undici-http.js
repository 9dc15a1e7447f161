import { certificatesWith as e, proxyFor as t, trustedCertificates as n } from "./proxy.js";
import { import_agent as r, import_connect as i, import_pool as a, import_proxy_agent as o, withConnect as s } from "./undici.js";
// src/http/exchange.ts
const c = {};
var Exchange = class {
	response;
	status = 0;
	#e = c;
	#t;
	#n;
	#r;
	#i;
	#a = 0;
	#o = !1;
	#s;
	constructor() {
		this.response = new Promise((e, t) => {
			this.#t = {
				resolve: e,
				reject: t
			};
		});
	}
	header(e) {
		let t = this.#e[e];
		return Array.isArray(t) ? t.join(", ") : t;
	}
	read() {
		let e = this.#r;
		if (e !== void 0) return this.#r = this.#i?.shift(), this.#a -= e.byteLength, this.#a === 0 && this.resume(), e;
		if (this.#s !== void 0) return Promise.reject(this.#s);
		if (!this.#o) return new Promise((e, t) => {
			this.#n = {
				resolve: e,
				reject: t
			};
		});
	}
	get failure() {
		return this.#s;
	}
	get hasStarted() {
		return this.#t === void 0;
	}
	get isOver() {
		return this.#o || this.#s !== void 0;
	}
	start(e, t) {
		this.status = e, this.#e = t, this.#t?.resolve(this), this.#t = void 0;
	}
	receive(e) {
		this.#s === void 0 && (this.#n === void 0 ? (this.#r === void 0 ? this.#r = e : (this.#i ??= []).push(e), this.#a += e.byteLength, this.#a > 262144 && this.pause()) : (this.#n.resolve(e), this.#n = void 0));
	}
	drop() {
		return this.#r = void 0, this.#i = void 0, this.#a;
	}
	end() {
		this.#s === void 0 && (this.#o = !0, this.#n?.resolve(void 0), this.#n = void 0);
	}
	fail(e) {
		this.isOver || (this.#s = e, this.drop(), this.#t?.reject(e), this.#n?.reject(e), this.#t = void 0, this.#n = void 0, this.abort(e));
	}
};
// src/http/undici-exchange.ts
const l = 65536;
var UndiciExchange = class extends Exchange {
	#e;
	#t;
	#n;
	constructor(e) {
		super(), e.listen(this);
	}
	cancelled(e) {
		this.fail(e);
	}
	discard() {
		if (this.isOver) return;
		this.#t = l - this.drop();
		let leave = () => this.fail(/* @__PURE__ */ Error("the body was not wanted"));
		this.#t < 0 || Number(this.header("content-length") ?? 0) > l ? leave() : (this.#n = setTimeout(leave, 1e3), this.resume());
	}
	onRequestStart(e) {
		this.#e = e, this.failure !== void 0 && e.abort(this.failure);
	}
	onResponseStart(e, t, n) {
		t >= 200 && this.start(t, n);
	}
	onResponseData(e, t) {
		this.#t === void 0 ? this.receive(t) : (this.#t -= t.byteLength, this.#t < 0 && this.fail(/* @__PURE__ */ Error("the body was not wanted")));
	}
	onResponseEnd() {
		clearTimeout(this.#n), this.end();
	}
	onResponseError(e, t) {
		this.fail(t);
	}
	pause() {
		this.#e?.pause();
	}
	resume() {
		this.#e?.paused === !0 && this.#e.resume();
	}
	abort(e) {
		clearTimeout(this.#n), this.#e?.aborted === !1 && this.#e.abort(e);
	}
};
// src/http/undici-http.ts
function createUndiciHttp(e) {
	let i = {
		timeout: e.connectTimeoutMs,
		...e.tls === void 0 ? n(e.ca) : toConnectOptions(e.tls, e.ca)
	}, c = {
		connections: e.maxConnections,
		headersTimeout: 0,
		bodyTimeout: 0
	}, l = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map(), dispatcherFor = ({ origin: n, url: d }) => {
		let f = t(d, e.env), p = l.get(f);
		return p === void 0 && (p = f === void 0 ? new r.default({
			...c,
			connect: toConnector(i, e.takeSocket)
		}) : new o.default({
			...c,
			uri: f,
			proxyTls: i,
			requestTls: i,
			clientFactory: (e, t) => s(new a.default(e, t))
		}), l.set(f, p)), u.set(n, p), p;
	};
	return {
		send(e, { method: t = "GET", headers: n, form: r, body: i, cancellation: a }) {
			let { origin: o, pathname: s, search: c } = e, l = u.get(o) ?? dispatcherFor(e), d = new UndiciExchange(a), f = {
				origin: o,
				path: s + c,
				method: t,
				headers: n
			};
			return r === void 0 ? i !== void 0 && (f.method = "POST", f.body = i) : (f.method = "POST", f.headers = [
				...n,
				"content-type",
				"application/x-www-form-urlencoded"
			], f.body = r.toString()), l.dispatch(f, d), d.response;
		},
		async close() {
			await Promise.all([...l.values()].map((e) => e.destroy())), l.clear(), u.clear();
		}
	};
}
function toConnector(e, t) {
	if (t === void 0) return e;
	let n = (0, i.default)(e);
	return (e, r) => {
		let i = t(`${e.protocol}//${e.host ?? e.hostname}`);
		i === void 0 ? n(e, r) : queueMicrotask(() => r(null, i));
	};
}
function toConnectOptions({ cert: t, key: n, passphrase: r, onlyCa: i }, a) {
	return {
		cert: t,
		key: n,
		passphrase: r,
		ca: i === void 0 ? a && e(a) : [...i]
	};
}
export { Exchange, createUndiciHttp };

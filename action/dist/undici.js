import { __commonJSMin as e, __exportAll as t, __toESM as n } from "./rolldown-runtime.js";
import { compileSparingly as r, require__builtin_buffer as i, require__builtin_events as a, require__builtin_net as o, require__builtin_tls as s, require__builtin_util as c } from "./evaluation.js";
import { Exchange as l, certificatesWith as u, proxyFor as d, trustedCertificates as f } from "./client.js";
// \0builtin:stream
var p = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:stream");
})), m = /* @__PURE__ */ e(((e, t) => {
	t.exports = (e, t = "an assertion of undici failed") => {
		if (!e) throw t instanceof Error ? t : Error(t);
	};
})), h = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:async_hooks");
})), g = /* @__PURE__ */ e(((e, t) => {
	let n = Symbol.for("undici.error.UND_ERR");
	var UndiciError = class extends Error {
		constructor(e, t) {
			super(e, t), this.name = "UndiciError", this.code = "UND_ERR";
		}
		static [Symbol.hasInstance](e) {
			return e && e[n] === !0;
		}
		get [n]() {
			return !0;
		}
	};
	let r = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
	var ConnectTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "ConnectTimeoutError", this.message = e || "Connect Timeout Error", this.code = "UND_ERR_CONNECT_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[r] === !0;
		}
		get [r]() {
			return !0;
		}
	};
	let i = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
	var HeadersTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "HeadersTimeoutError", this.message = e || "Headers Timeout Error", this.code = "UND_ERR_HEADERS_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		get [i]() {
			return !0;
		}
	};
	let a = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
	var HeadersOverflowError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "HeadersOverflowError", this.message = e || "Headers Overflow Error", this.code = "UND_ERR_HEADERS_OVERFLOW";
		}
		static [Symbol.hasInstance](e) {
			return e && e[a] === !0;
		}
		get [a]() {
			return !0;
		}
	};
	let o = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
	var BodyTimeoutError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "BodyTimeoutError", this.message = e || "Body Timeout Error", this.code = "UND_ERR_BODY_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[o] === !0;
		}
		get [o]() {
			return !0;
		}
	};
	let s = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
	var InvalidArgumentError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "InvalidArgumentError", this.message = e || "Invalid Argument Error", this.code = "UND_ERR_INVALID_ARG";
		}
		static [Symbol.hasInstance](e) {
			return e && e[s] === !0;
		}
		get [s]() {
			return !0;
		}
	};
	let c = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
	var InvalidReturnValueError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "InvalidReturnValueError", this.message = e || "Invalid Return Value Error", this.code = "UND_ERR_INVALID_RETURN_VALUE";
		}
		static [Symbol.hasInstance](e) {
			return e && e[c] === !0;
		}
		get [c]() {
			return !0;
		}
	};
	let l = Symbol.for("undici.error.UND_ERR_ABORT");
	var AbortError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "AbortError", this.message = e || "The operation was aborted", this.code = "UND_ERR_ABORT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[l] === !0;
		}
		get [l]() {
			return !0;
		}
	};
	let u = Symbol.for("undici.error.UND_ERR_ABORTED");
	var RequestAbortedError = class extends AbortError {
		constructor(e) {
			super(e), this.name = "AbortError", this.message = e || "Request aborted", this.code = "UND_ERR_ABORTED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[u] === !0;
		}
		get [u]() {
			return !0;
		}
	};
	let d = Symbol.for("undici.error.UND_ERR_INFO");
	var InformationalError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "InformationalError", this.message = e || "Request information", this.code = "UND_ERR_INFO";
		}
		static [Symbol.hasInstance](e) {
			return e && e[d] === !0;
		}
		get [d]() {
			return !0;
		}
	};
	let f = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
	var RequestContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "RequestContentLengthMismatchError", this.message = e || "Request body length does not match content-length header", this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](e) {
			return e && e[f] === !0;
		}
		get [f]() {
			return !0;
		}
	};
	let p = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
	var ResponseContentLengthMismatchError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "ResponseContentLengthMismatchError", this.message = e || "Response body length does not match content-length header", this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](e) {
			return e && e[p] === !0;
		}
		get [p]() {
			return !0;
		}
	};
	let m = Symbol.for("undici.error.UND_ERR_DESTROYED");
	var ClientDestroyedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "ClientDestroyedError", this.message = e || "The client is destroyed", this.code = "UND_ERR_DESTROYED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[m] === !0;
		}
		get [m]() {
			return !0;
		}
	};
	let h = Symbol.for("undici.error.UND_ERR_CLOSED");
	var ClientClosedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "ClientClosedError", this.message = e || "The client is closed", this.code = "UND_ERR_CLOSED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[h] === !0;
		}
		get [h]() {
			return !0;
		}
	};
	let g = Symbol.for("undici.error.UND_ERR_SOCKET");
	var SocketError = class extends UndiciError {
		constructor(e, t) {
			super(e), this.name = "SocketError", this.message = e || "Socket error", this.code = "UND_ERR_SOCKET", this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[g] === !0;
		}
		get [g]() {
			return !0;
		}
	};
	let _ = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
	var NotSupportedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "NotSupportedError", this.message = e || "Not supported error", this.code = "UND_ERR_NOT_SUPPORTED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[_] === !0;
		}
		get [_]() {
			return !0;
		}
	};
	let v = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
	var BalancedPoolMissingUpstreamError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "MissingUpstreamError", this.message = e || "No upstream has been added to the BalancedPool", this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
		}
		static [Symbol.hasInstance](e) {
			return e && e[v] === !0;
		}
		get [v]() {
			return !0;
		}
	};
	let y = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
	var HTTPParserError = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = "HTTPParserError", this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[y] === !0;
		}
		get [y]() {
			return !0;
		}
	};
	let b = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
	var ResponseExceededMaxSizeError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "ResponseExceededMaxSizeError", this.message = e || "Response content exceeded max size", this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
		}
		static [Symbol.hasInstance](e) {
			return e && e[b] === !0;
		}
		get [b]() {
			return !0;
		}
	};
	let x = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
	var RequestRetryError = class extends UndiciError {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = "RequestRetryError", this.message = e || "Request retry error", this.code = "UND_ERR_REQ_RETRY", this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[x] === !0;
		}
		get [x]() {
			return !0;
		}
	};
	let S = Symbol.for("undici.error.UND_ERR_RESPONSE");
	var ResponseError = class extends UndiciError {
		constructor(e, t, { headers: n, body: r }) {
			super(e), this.name = "ResponseError", this.message = e || "Response error", this.code = "UND_ERR_RESPONSE", this.statusCode = t, this.body = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[S] === !0;
		}
		get [S]() {
			return !0;
		}
	};
	let C = Symbol.for("undici.error.UND_ERR_PRX_TLS");
	var SecureProxyConnectionError = class extends UndiciError {
		constructor(e, t, n = {}) {
			super(t, {
				cause: e,
				...n
			}), this.name = "SecureProxyConnectionError", this.message = t || "Secure Proxy Connection failed", this.code = "UND_ERR_PRX_TLS", this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[C] === !0;
		}
		get [C]() {
			return !0;
		}
	};
	let w = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
	var MaxOriginsReachedError = class extends UndiciError {
		constructor(e) {
			super(e), this.name = "MaxOriginsReachedError", this.message = e || "Maximum allowed origins reached", this.code = "UND_ERR_MAX_ORIGINS_REACHED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[w] === !0;
		}
		get [w]() {
			return !0;
		}
	}, Socks5ProxyError = class extends UndiciError {
		constructor(e, t) {
			super(e), this.name = "Socks5ProxyError", this.message = e || "SOCKS5 proxy error", this.code = t || "UND_ERR_SOCKS5";
		}
	};
	let T = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
	t.exports = {
		AbortError,
		HTTPParserError,
		UndiciError,
		HeadersTimeoutError,
		HeadersOverflowError,
		BodyTimeoutError,
		RequestContentLengthMismatchError,
		ConnectTimeoutError,
		InvalidArgumentError,
		InvalidReturnValueError,
		RequestAbortedError,
		ClientDestroyedError,
		ClientClosedError,
		InformationalError,
		SocketError,
		NotSupportedError,
		ResponseContentLengthMismatchError,
		BalancedPoolMissingUpstreamError,
		ResponseExceededMaxSizeError,
		RequestRetryError,
		ResponseError,
		SecureProxyConnectionError,
		MaxOriginsReachedError,
		Socks5ProxyError,
		MessageSizeExceededError: class extends UndiciError {
			constructor(e) {
				super(e), this.name = "MessageSizeExceededError", this.message = e || "Max decompressed message size exceeded", this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[T] === !0;
			}
			get [T]() {
				return !0;
			}
		}
	};
})), _ = /* @__PURE__ */ e(((e, t) => {
	t.exports = {
		kClose: Symbol("close"),
		kDestroy: Symbol("destroy"),
		kDispatch: Symbol("dispatch"),
		kUrl: Symbol("url"),
		kRedirectCacheControl: Symbol("redirect cache control"),
		kWriting: Symbol("writing"),
		kResuming: Symbol("resuming"),
		kQueue: Symbol("queue"),
		kConnect: Symbol("connect"),
		kConnecting: Symbol("connecting"),
		kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
		kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
		kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
		kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
		kKeepAlive: Symbol("keep alive"),
		kHeadersTimeout: Symbol("headers timeout"),
		kBodyTimeout: Symbol("body timeout"),
		kServerName: Symbol("server name"),
		kLocalAddress: Symbol("local address"),
		kHost: Symbol("host"),
		kNoRef: Symbol("no ref"),
		kBodyUsed: Symbol("used"),
		kBody: Symbol("abstracted request body"),
		kRunning: Symbol("running"),
		kBlocking: Symbol("blocking"),
		kPending: Symbol("pending"),
		kSize: Symbol("size"),
		kBusy: Symbol("busy"),
		kQueued: Symbol("queued"),
		kFree: Symbol("free"),
		kConnected: Symbol("connected"),
		kClosed: Symbol("closed"),
		kNeedDrain: Symbol("need drain"),
		kReset: Symbol("reset"),
		kDestroyed: Symbol.for("nodejs.stream.destroyed"),
		kResume: Symbol("resume"),
		kOnError: Symbol("on error"),
		kMaxHeadersSize: Symbol("max headers size"),
		kRunningIdx: Symbol("running index"),
		kPendingIdx: Symbol("pending index"),
		kError: Symbol("error"),
		kClients: Symbol("clients"),
		kClient: Symbol("client"),
		kParser: Symbol("parser"),
		kOnDestroyed: Symbol("destroy callbacks"),
		kPipelining: Symbol("pipelining"),
		kSocket: Symbol("socket"),
		kHostHeader: Symbol("host header"),
		kConnector: Symbol("connector"),
		kStrictContentLength: Symbol("strict content length"),
		kMaxRedirections: Symbol("maxRedirections"),
		kMaxRequests: Symbol("maxRequestsPerClient"),
		kProxy: Symbol("proxy agent options"),
		kCounter: Symbol("socket request counter"),
		kMaxResponseSize: Symbol("max response size"),
		kHTTP2Session: Symbol("http2Session"),
		kHTTP2SessionState: Symbol("http2Session state"),
		kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
		kConstruct: Symbol("constructable"),
		kListeners: Symbol("listeners"),
		kHTTPContext: Symbol("http context"),
		kMaxConcurrentStreams: Symbol("max concurrent streams"),
		kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
		kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
		kEnableConnectProtocol: Symbol("http2session connect protocol"),
		kRemoteSettings: Symbol("http2session remote settings"),
		kHTTP2Stream: Symbol("http2session client stream"),
		kPingInterval: Symbol("ping interval"),
		kNoProxyAgent: Symbol("no proxy agent"),
		kHttpProxyAgent: Symbol("http proxy agent"),
		kHttpsProxyAgent: Symbol("https proxy agent"),
		kSocks5ProxyAgent: Symbol("socks5 proxy agent")
	};
})), v = /* @__PURE__ */ e(((e, t) => {
	let n = /--max[-_]http[-_]header[-_]size/;
	t.exports = n.test(process.env.NODE_OPTIONS ?? "") || process.execArgv.some((e) => n.test(e)) ? process.getBuiltinModule("node:http") : { maxHeaderSize: 16384 };
})), y = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:querystring");
})), b = /* @__PURE__ */ e(((e, t) => {
	let n = 0, r = 1e3, i, a = Symbol("kFastTimer"), o = [];
	function onTick() {
		n += 499;
		let e = 0, t = o.length;
		for (; e < t;) {
			let r = o[e];
			r._state === 0 ? (r._idleStart = n - 499, r._state = 1) : r._state === 1 && n >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --t !== 0 && (o[e] = o[t])) : ++e;
		}
		o.length = t, o.length !== 0 && refreshTimeout();
	}
	function refreshTimeout() {
		i?.refresh ? i.refresh() : (clearTimeout(i), i = setTimeout(onTick, 499), i?.unref());
	}
	var FastTimer = class {
		[a] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && o.push(this), i && o.length !== 1 || refreshTimeout(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	t.exports = {
		setTimeout(e, t, n) {
			return t <= r ? setTimeout(e, t, n) : new FastTimer(e, t, n);
		},
		clearTimeout(e) {
			e[a] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new FastTimer(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return n;
		},
		tick(e = 0) {
			n += e - r + 1, onTick(), onTick();
		},
		reset() {
			n = 0, o.length = 0, clearTimeout(i), i = null;
		},
		kFastTimer: a
	};
})), x = /* @__PURE__ */ e(((e, t) => {
	let n = /* @__PURE__ */ "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split("."), r = {};
	Object.setPrototypeOf(r, null);
	let i = {};
	Object.setPrototypeOf(i, null);
	function getHeaderNameAsBuffer(e) {
		let t = i[e];
		return t === void 0 && (t = Buffer.from(e)), t;
	}
	for (let e = 0; e < n.length; ++e) {
		let t = n[e], i = t.toLowerCase();
		r[t] = r[i] = i;
	}
	t.exports = {
		wellknownHeaderNames: n,
		headerNameLowerCasedRecord: r,
		getHeaderNameAsBuffer
	};
})), S = /* @__PURE__ */ e(((e, t) => {
	let { wellknownHeaderNames: n, headerNameLowerCasedRecord: r } = x();
	var i = class TstNode {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(e, t, n) {
			if (n === void 0 || n >= e.length) throw TypeError("Unreachable");
			if ((this.code = e.charCodeAt(n)) > 127) throw TypeError("key must be ascii string");
			e.length === ++n ? this.value = t : this.middle = new TstNode(e, t, n);
		}
		add(e, t) {
			let n = e.length;
			if (n === 0) throw TypeError("Unreachable");
			let r = 0, i = this;
			for (;;) {
				let a = e.charCodeAt(r);
				if (a > 127) throw TypeError("key must be ascii string");
				if (i.code === a) {
					if (n === ++r) {
						i.value = t;
						break;
					}
					if (i.middle !== null) i = i.middle;
					else {
						i.middle = new TstNode(e, t, r);
						break;
					}
				} else if (i.code < a) {
					if (i.left !== null) i = i.left;
					else {
						i.left = new TstNode(e, t, r);
						break;
					}
				} else if (i.right !== null) i = i.right;
				else {
					i.right = new TstNode(e, t, r);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	}, TernarySearchTree = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new i(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	let a = new TernarySearchTree();
	for (let e = 0; e < n.length; ++e) {
		let t = r[n[e]];
		a.insert(t, t);
	}
	t.exports = {
		TernarySearchTree,
		tree: a
	};
})), C = /* @__PURE__ */ e(((e, t) => {
	let n = m(), { kDestroyed: r, kBodyUsed: i, kListeners: s, kBody: c } = _(), { IncomingMessage: l } = v(), u = p(), d = o(), { stringify: f } = y(), { EventEmitter: h } = a(), C = b(), { InvalidArgumentError: w, ConnectTimeoutError: T } = g(), { headerNameLowerCasedRecord: E } = x(), { tree: D } = S(), [O, k] = process.versions.node.split(".", 2).map((e) => Number(e));
	var BodyAsyncIterable = class {
		constructor(e) {
			this[c] = e, this[i] = !1;
		}
		async *[Symbol.asyncIterator]() {
			n(!this[i], "disturbed"), this[i] = !0, yield* this[c];
		}
	};
	function noop() {}
	function wrapRequestBody(e) {
		return isStream(e) ? (bodyLength(e) === 0 && e.on("data", function() {
			n(!1);
		}), typeof e.readableDidRead != "boolean" && (e[i] = !1, h.prototype.on.call(e, "data", function() {
			this[i] = !0;
		})), e) : e && typeof e.pipeTo == "function" ? new BodyAsyncIterable(e) : e && isFormDataLike(e) ? e : e && typeof e != "string" && !ArrayBuffer.isView(e) && isIterable(e) ? new BodyAsyncIterable(e) : e;
	}
	function isStream(e) {
		return e && typeof e == "object" && typeof e.pipe == "function" && typeof e.on == "function";
	}
	function isBlobLike(e) {
		if (e === null) return !1;
		if (e instanceof Blob) return !0;
		if (typeof e != "object") return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === "Blob" || t === "File") && ("stream" in e && typeof e.stream == "function" || "arrayBuffer" in e && typeof e.arrayBuffer == "function");
		}
	}
	function pathHasQueryOrFragment(e) {
		return e.includes("?") || e.includes("#");
	}
	function serializePathWithQuery(e, t) {
		if (pathHasQueryOrFragment(e)) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
		let n = f(t);
		return n && (e += "?" + n), e;
	}
	function isValidPort(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function isHttpOrHttpsPrefixed(e) {
		return e != null && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && (e[4] === ":" || e[4] === "s" && e[5] === ":");
	}
	function parseURL(e) {
		if (typeof e == "string") {
			if (e = new URL(e), !isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new w("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != "object") throw new w("Invalid URL: The URL argument must be a non-null object.");
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== "" && isValidPort(e.port) === !1) throw new w("Invalid URL: port must be a valid integer or a string representation of an integer.");
			if (e.path != null && typeof e.path != "string") throw new w("Invalid URL path: the path must be a string or null/undefined.");
			if (e.pathname != null && typeof e.pathname != "string") throw new w("Invalid URL pathname: the pathname must be a string or null/undefined.");
			if (e.hostname != null && typeof e.hostname != "string") throw new w("Invalid URL hostname: the hostname must be a string or null/undefined.");
			if (e.origin != null && typeof e.origin != "string") throw new w("Invalid URL origin: the origin must be a string or null/undefined.");
			if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new w("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === "https:" ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ""}//${e.hostname || ""}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ""}${e.search || ""}` : e.path;
			return n[n.length - 1] === "/" && (n = n.slice(0, n.length - 1)), r && r[0] !== "/" && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new w("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function parseOrigin(e) {
		if (e = parseURL(e), e.pathname !== "/" || e.search || e.hash) throw new w("invalid url");
		return e;
	}
	function getHostname(e) {
		if (e[0] === "[") {
			let t = e.indexOf("]");
			return n(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(":");
		return t === -1 ? e : e.substring(0, t);
	}
	function getServerName(e) {
		if (!e) return null;
		n(typeof e == "string");
		let t = getHostname(e);
		return d.isIP(t) ? "" : t;
	}
	function deepClone(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function isAsyncIterable(e) {
		return e != null && typeof e[Symbol.asyncIterator] == "function";
	}
	function isIterable(e) {
		return !(e == null || typeof e[Symbol.iterator] != "function" && typeof e[Symbol.asyncIterator] != "function");
	}
	function hasSafeIterator(e) {
		let t = Object.getPrototypeOf(e);
		return Object.prototype.hasOwnProperty.call(e, Symbol.iterator) || t != null && t !== Object.prototype && typeof e[Symbol.iterator] == "function";
	}
	function bodyLength(e) {
		if (e == null) return 0;
		if (isStream(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return isBlobLike(e) ? e.size == null ? null : e.size : isBuffer(e) ? e.byteLength : null;
	}
	function isDestroyed(e) {
		return e && !!(e.destroyed || e[r] || u.isDestroyed?.(e));
	}
	function destroy(e, t) {
		e != null && isStream(e) && !isDestroyed(e) && (typeof e.destroy == "function" ? (Object.getPrototypeOf(e).constructor === l && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit("error", t);
		}), e.destroyed !== !0 && (e[r] = !0));
	}
	let A = /timeout=(\d+)/;
	function parseKeepAliveTimeout(e) {
		let t = e.match(A);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function headerNameToString(e) {
		return typeof e == "string" ? E[e] ?? e.toLowerCase() : D.lookup(e) ?? e.toString("latin1").toLowerCase();
	}
	function bufferToLowerCasedHeaderName(e) {
		return D.lookup(e) ?? e.toString("latin1").toLowerCase();
	}
	function parseHeaders(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = headerNameToString(e[n]), i = t[r];
			if (i !== void 0) {
				if (Object.hasOwn(t, r)) typeof i == "string" && (i = [i], t[r] = i), i.push(e[n + 1].toString("latin1"));
				else {
					let i = typeof e[n + 1] == "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
					r === "__proto__" ? Object.defineProperty(t, r, {
						value: i,
						enumerable: !0,
						configurable: !0,
						writable: !0
					}) : t[r] = i;
				}
			} else {
				let i = typeof e[n + 1] == "string" ? e[n + 1] : Array.isArray(e[n + 1]) ? e[n + 1].map((e) => e.toString("latin1")) : e[n + 1].toString("latin1");
				t[r] = i;
			}
		}
		return t;
	}
	function parseRawHeaders(e) {
		let t = e.length, n = Array(t), r, i;
		for (let a = 0; a < t; a += 2) r = e[a], i = e[a + 1], typeof r != "string" && (r = r.toString()), typeof i != "string" && (i = i.toString("latin1")), n[a] = r, n[a + 1] = i;
		return n;
	}
	function toRawHeaders(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n, "latin1"), Buffer.from(`${e}`, "latin1"));
		else t.push(Buffer.from(n, "latin1"), Buffer.from(`${r}`, "latin1"));
		return t;
	}
	function encodeRawHeaders(e) {
		if (!Array.isArray(e)) throw TypeError("expected headers to be an array");
		return e.map((e) => Buffer.from(e));
	}
	function isBuffer(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function assertRequestHandler(e, t, n) {
		if (!e || typeof e != "object") throw new w("handler must be an object");
		if (typeof e.onRequestStart != "function") {
			if (typeof e.onConnect != "function") throw new w("invalid onConnect method");
			if (typeof e.onError != "function") throw new w("invalid onError method");
			if (typeof e.onBodySent != "function" && e.onBodySent !== void 0) throw new w("invalid onBodySent method");
			if (n || t === "CONNECT") {
				if (typeof e.onUpgrade != "function") throw new w("invalid onUpgrade method");
			} else {
				if (typeof e.onHeaders != "function") throw new w("invalid onHeaders method");
				if (typeof e.onData != "function") throw new w("invalid onData method");
				if (typeof e.onComplete != "function") throw new w("invalid onComplete method");
			}
		}
	}
	function isDisturbed(e) {
		return !!(e && (u.isDisturbed(e) || e[i]));
	}
	function getSocketInfo(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function ReadableStreamFrom(e) {
		let t;
		return new ReadableStream({
			start() {
				t = e[Symbol.asyncIterator]();
			},
			pull(e) {
				return t.next().then(({ done: t, value: n }) => {
					if (t) return queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					{
						let t = Buffer.isBuffer(n) ? n : Buffer.from(n);
						return t.byteLength ? e.enqueue(new Uint8Array(t)) : this.pull(e);
					}
				});
			},
			cancel() {
				return t.return();
			},
			type: "bytes"
		});
	}
	function isFormDataLike(e) {
		return e && typeof e == "object" && typeof e.append == "function" && typeof e.delete == "function" && typeof e.get == "function" && typeof e.getAll == "function" && typeof e.has == "function" && typeof e.set == "function" && e[Symbol.toStringTag] === "FormData";
	}
	function addAbortListener(e, t) {
		return "addEventListener" in e ? (e.addEventListener("abort", t, { once: !0 }), () => e.removeEventListener("abort", t)) : (e.once("abort", t), () => e.removeListener("abort", t));
	}
	let j = new Uint8Array([
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		1,
		1,
		0,
		1,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		1,
		0,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	]);
	function isTokenCharCode(e) {
		return j[e] === 1;
	}
	let M = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
	function isValidHTTPToken(e) {
		if (e.length >= 12) return M.test(e);
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (j[e.charCodeAt(t)] !== 1) return !1;
		return !0;
	}
	let N = /[^\t\x20-\x7e\x80-\xff]/;
	function isValidHeaderValue(e) {
		return !N.test(e);
	}
	let P = /^bytes (\d+)-(\d+)\/(\d+)?$/;
	function parseRangeHeader(e) {
		if (e == null || e === "") return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(P) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function addListener(e, t, n) {
		return (e[s] ??= []).push([t, n]), e.on(t, n), e;
	}
	function removeAllListeners(e) {
		if (e[s] != null) {
			for (let [t, n] of e[s]) e.removeListener(t, n);
			e[s] = null;
		}
		return e;
	}
	function errorRequest(e, t, r) {
		try {
			t.onError(r), n(t.aborted);
		} catch (t) {
			e.emit("error", t);
		}
	}
	let F = process.platform === "win32" ? (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = null, i = C.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => onConnectTimeout(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			C.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return noop;
		let n = null, r = C.setFastTimeout(() => {
			n = setImmediate(() => {
				onConnectTimeout(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			C.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function onConnectTimeout(e, t) {
		if (e == null) return;
		let n = "Connect Timeout Error";
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, destroy(e, new T(n));
	}
	function getProtocolFromUrlString(e) {
		if (e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p") switch (e[4]) {
			case ":": return "http:";
			case "s": if (e[5] === ":") return "https:";
		}
		return e.slice(0, e.indexOf(":") + 1);
	}
	let I = Object.create(null);
	I.enumerable = !0;
	let L = {
		delete: "DELETE",
		DELETE: "DELETE",
		get: "GET",
		GET: "GET",
		head: "HEAD",
		HEAD: "HEAD",
		options: "OPTIONS",
		OPTIONS: "OPTIONS",
		post: "POST",
		POST: "POST",
		put: "PUT",
		PUT: "PUT"
	}, ee = {
		...L,
		patch: "patch",
		PATCH: "PATCH"
	};
	Object.setPrototypeOf(L, null), Object.setPrototypeOf(ee, null), t.exports = {
		kEnumerableProperty: I,
		isDisturbed,
		isBlobLike,
		parseOrigin,
		parseURL,
		getServerName,
		isStream,
		isIterable,
		hasSafeIterator,
		isAsyncIterable,
		isDestroyed,
		headerNameToString,
		bufferToLowerCasedHeaderName,
		addListener,
		removeAllListeners,
		errorRequest,
		parseRawHeaders,
		toRawHeaders,
		encodeRawHeaders,
		parseHeaders,
		parseKeepAliveTimeout,
		destroy,
		bodyLength,
		deepClone,
		ReadableStreamFrom,
		isBuffer,
		assertRequestHandler,
		getSocketInfo,
		isFormDataLike,
		pathHasQueryOrFragment,
		serializePathWithQuery,
		addAbortListener,
		isValidHTTPToken,
		isValidHeaderValue,
		isTokenCharCode,
		parseRangeHeader,
		normalizedMethodRecordsBase: L,
		normalizedMethodRecords: ee,
		isValidPort,
		isHttpOrHttpsPrefixed,
		nodeMajor: O,
		nodeMinor: k,
		safeHTTPMethods: Object.freeze([
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		]),
		wrapRequestBody,
		setupConnectTimeout: F,
		getProtocolFromUrlString
	};
})), w = /* @__PURE__ */ e(((e, t) => {
	let { addAbortListener: n } = C(), { RequestAbortedError: r } = g(), i = Symbol("kListener"), a = Symbol("kSignal");
	function abort(e) {
		e.abort ? e.abort(e[a]?.reason) : e.reason = e[a]?.reason ?? new r(), removeSignal(e);
	}
	function addSignal(e, t) {
		e.reason = null, e[a] = null, e[i] = null, t && (t.aborted ? abort(e) : (e[a] = t, e[i] = () => {
			abort(e);
		}, n(e[a], e[i])));
	}
	function removeSignal(e) {
		e[a] && ("removeEventListener" in e[a] ? e[a].removeEventListener("abort", e[i]) : e[a].removeListener("abort", e[i]), e[a] = null, e[i] = null);
	}
	t.exports = {
		addSignal,
		removeSignal
	};
})), T = /* @__PURE__ */ e(((e, t) => {
	let n = m(), { AsyncResource: r } = h(), { InvalidArgumentError: i, SocketError: a } = g(), o = C(), { addSignal: s, removeSignal: c } = w();
	var ConnectHandler = class extends r {
		constructor(e, t) {
			if (!e || typeof e != "object") throw new i("invalid opts");
			if (typeof t != "function") throw new i("invalid callback");
			let { signal: n, opaque: r, responseHeaders: a } = e;
			if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new i("signal must be an EventEmitter or EventTarget");
			super("UNDICI_CONNECT"), this.opaque = r || null, this.responseHeaders = a || null, this.callback = t, this.abort = null, s(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (n(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new a("bad connect", null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			c(this), this.callback = null;
			let s = t;
			s != null && (s = this.responseHeaders === "raw" ? o.parseRawHeaders(t) : o.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: s,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			c(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function connect(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			connect.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new ConnectHandler(e, t), r = {
				...e,
				method: "CONNECT"
			};
			this.dispatch(r, n);
		} catch (n) {
			if (typeof t != "function") throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = connect;
})), E = /* @__PURE__ */ e(((e, t) => {
	let n = o(), r = m(), i = C(), { InvalidArgumentError: a } = g(), c, SessionCache = class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = /* @__PURE__ */ new Map(), this._sessionRegistry = new FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.has(e)) this._sessionCache.delete(e);
				else if (this._sessionCache.size >= this._maxCachedSessions) {
					let e = !1;
					for (let [t, n] of this._sessionCache) if (n.deref() === void 0) {
						this._sessionCache.delete(t), e = !0;
						break;
					}
					if (!e) {
						let e = this._sessionCache.keys().next();
						e.done || this._sessionCache.delete(e.value);
					}
				}
				this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e);
			}
		}
	};
	function buildConnector({ allowH2: e, useH2c: t, maxCachedSessions: o, socketPath: l, timeout: u, session: d, ...f }) {
		if (o != null && (!Number.isInteger(o) || o < 0)) throw new a("maxCachedSessions must be a positive integer or zero");
		let p = {
			path: l,
			...f
		}, m = new SessionCache(o ?? 100);
		return u ??= 1e4, e ??= !1, function({ hostname: a, host: o, protocol: l, port: f, servername: h, localAddress: g, httpSocket: _ }, v) {
			let y;
			if (l === "https:") {
				c ||= s(), h = h || p.servername || i.getServerName(o) || null;
				let t = h || a;
				r(t);
				let n = d || m.get(t) || null;
				f ||= 443, y = c.connect({
					highWaterMark: 16384,
					...p,
					servername: h,
					session: n,
					localAddress: g,
					ALPNProtocols: e ? ["http/1.1", "h2"] : ["http/1.1"],
					socket: _,
					port: f,
					host: a
				}), y.on("session", function(e) {
					m.set(t, e);
				});
			} else r(!_, "httpSocket can only be sent on TLS update"), f ||= 80, y = n.connect({
				highWaterMark: 65536,
				...p,
				localAddress: g,
				port: f,
				host: a
			}), t === !0 && (y.alpnProtocol = "h2");
			if (p.keepAlive == null || p.keepAlive) {
				let e = p.keepAliveInitialDelay === void 0 ? 6e4 : p.keepAliveInitialDelay;
				y.setKeepAlive(!0, e);
			}
			let b = i.setupConnectTimeout(new WeakRef(y), {
				timeout: u,
				hostname: a,
				port: f
			});
			return y.setNoDelay(!0).once(l === "https:" ? "secureConnect" : "connect", function() {
				if (queueMicrotask(b), v) {
					let e = v;
					v = null, e(null, this);
				}
			}).on("error", function(e) {
				if (queueMicrotask(b), v) {
					let t = v;
					v = null, t(e);
				}
			}), y;
		};
	}
	t.exports = buildConnector;
})), D = /* @__PURE__ */ e(((e, t) => {
	let { InvalidArgumentError: n } = g();
	t.exports = class WrapHandler {
		#e;
		constructor(e) {
			this.#e = e;
		}
		static wrap(e) {
			return e.onRequestStart ? e : new WrapHandler(e);
		}
		onConnect(e, t) {
			return this.#e.onConnect?.(e, t);
		}
		onResponseStarted() {
			return this.#e.onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			return this.#e.onHeaders?.(e, t, n, r);
		}
		onUpgrade(e, t, n) {
			return this.#e.onUpgrade?.(e, t, n);
		}
		onData(e) {
			return this.#e.onData?.(e);
		}
		onComplete(e) {
			return this.#e.onComplete?.(e);
		}
		onError(e) {
			if (!this.#e.onError) throw e;
			return this.#e.onError?.(e);
		}
		onRequestStart(e, t) {
			this.#e.onConnect?.((t) => e.abort(t), t);
		}
		onRequestUpgrade(e, t, n, r) {
			let i = [];
			for (let [e, t] of Object.entries(n)) i.push(Buffer.from(e, "latin1"), toRawHeaderValue(t));
			this.#e.onUpgrade?.(t, i, r);
		}
		onResponseStart(e, t, n, r) {
			let i = [];
			for (let [e, t] of Object.entries(n)) i.push(Buffer.from(e, "latin1"), toRawHeaderValue(t));
			this.#e.onHeaders?.(t, i, () => e.resume(), r) === !1 && e.pause();
		}
		onResponseData(e, t) {
			this.#e.onData?.(t) === !1 && e.pause();
		}
		onResponseEnd(e, t) {
			let n = [];
			for (let [e, r] of Object.entries(t)) n.push(Buffer.from(e, "latin1"), toRawHeaderValue(r));
			this.#e.onComplete?.(n);
		}
		onResponseError(e, t) {
			if (!this.#e.onError) throw new n("invalid onError method");
			this.#e.onError?.(t);
		}
	};
	function toRawHeaderValue(e) {
		return Array.isArray(e) ? e.map((e) => Buffer.from(e, "latin1")) : Buffer.from(e, "latin1");
	}
})), O = /* @__PURE__ */ e(((e, t) => {
	let n = a(), r = D(), wrapInterceptor = (e) => (t, n) => e(t, r.wrap(n));
	t.exports = class extends n {
		dispatch() {
			throw Error("not implemented");
		}
		close() {
			throw Error("not implemented");
		}
		destroy() {
			throw Error("not implemented");
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != "function") throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n = wrapInterceptor(n), n == null || typeof n != "function" || n.length !== 2) throw TypeError("invalid interceptor");
			}
			return new Proxy(this, { get: (e, t) => t === "dispatch" ? n : e[t] });
		}
	};
})), k = /* @__PURE__ */ e(((e, t) => {
	let { parseHeaders: n } = C(), { InvalidArgumentError: r } = g(), i = Symbol("resume");
	var UnwrapController = class {
		#e = !1;
		#t = null;
		#n = !1;
		#r;
		[i] = null;
		rawHeaders = null;
		rawTrailers = null;
		constructor(e) {
			this.#r = e;
		}
		pause() {
			this.#e = !0;
		}
		resume() {
			this.#e && (this.#e = !1, this[i]?.());
		}
		abort(e) {
			this.#n || (this.#n = !0, this.#t = e, this.#r(e));
		}
		get aborted() {
			return this.#n;
		}
		get reason() {
			return this.#t;
		}
		get paused() {
			return this.#e;
		}
	};
	t.exports = class UnwrapHandler {
		#e;
		#t;
		constructor(e) {
			this.#e = e;
		}
		static unwrap(e) {
			return e.onRequestStart ? new UnwrapHandler(e) : e;
		}
		onConnect(e, t) {
			this.#t = new UnwrapController(e), this.#e.onRequestStart?.(this.#t, t);
		}
		onResponseStarted() {
			return this.#e.onResponseStarted?.();
		}
		onUpgrade(e, t, r) {
			this.#t.rawHeaders = t, this.#e.onRequestUpgrade?.(this.#t, e, n(t), r);
		}
		onHeaders(e, t, r, a) {
			return this.#t[i] = r, this.#t.rawHeaders = t, this.#e.onResponseStart?.(this.#t, e, n(t), a), !this.#t.paused;
		}
		onData(e) {
			return this.#e.onResponseData?.(this.#t, e), !this.#t.paused;
		}
		onComplete(e) {
			this.#t.rawTrailers = e, this.#e.onResponseEnd?.(this.#t, n(e));
		}
		onError(e) {
			if (!this.#e.onResponseError) throw new r("invalid onError method");
			this.#e.onResponseError?.(this.#t, e);
		}
	};
})), A = /* @__PURE__ */ e(((e, t) => {
	let n = i(), r = O(), a = k(), { ClientDestroyedError: o, ClientClosedError: s, InvalidArgumentError: c } = g(), { kDestroy: l, kClose: u, kClosed: d, kDestroyed: f, kDispatch: p } = _(), m = Symbol("onDestroyed"), h = Symbol("onClosed"), v = Symbol("webSocketOptions"), y = Symbol("eventSourceOptions");
	t.exports = class extends r {
		[f] = !1;
		[m] = null;
		[d] = !1;
		[h] = null;
		constructor(e) {
			super(), this[v] = e?.webSocket ?? {}, this[y] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[v].maxFragments ?? 131072,
				maxPayloadSize: this[v].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[y].maxEventSize ?? n.kStringMaxLength };
		}
		get destroyed() {
			return this[f];
		}
		get closed() {
			return this[d];
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != "function") throw new c("invalid callback");
			if (this[f]) {
				let t = new o();
				queueMicrotask(() => e(t, null));
				return;
			}
			if (this[d]) {
				this[h] ? this[h].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[d] = !0, this[h] ??= [], this[h].push(e);
			let onClosed = () => {
				let e = this[h];
				this[h] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[u]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
		}
		destroy(e, t) {
			if (typeof e == "function" && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != "function") throw new c("invalid callback");
			if (this[f]) {
				this[m] ? this[m].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new o(), this[f] = !0, this[m] ??= [], this[m].push(t);
			let onDestroyed = () => {
				let e = this[m];
				this[m] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[l](e).then(() => queueMicrotask(onDestroyed));
		}
		dispatch(e, t) {
			if (!t || typeof t != "object") throw new c("handler must be an object");
			t = a.unwrap(t);
			try {
				if (!e || typeof e != "object") throw new c("opts must be an object.");
				if (this[f] || this[m]) throw new o();
				if (this[d]) throw new s();
				return this[p](e, t);
			} catch (e) {
				if (typeof t.onError != "function") throw e;
				return t.onError(e), !1;
			}
		}
	};
})), j = /* @__PURE__ */ e(((e, t) => {
	let { kConnected: n, kPending: r, kRunning: i, kSize: a, kFree: o, kQueued: s } = _();
	t.exports = {
		ClientStats: class {
			constructor(e) {
				this.connected = e[n], this.pending = e[r], this.running = e[i], this.size = e[a];
			}
		},
		PoolStats: class {
			constructor(e) {
				this.connected = e[n], this.free = e[o], this.pending = e[r], this.queued = e[s], this.running = e[i], this.size = e[a];
			}
		}
	};
})), M = /* @__PURE__ */ e(((e, t) => {
	let n = 2047;
	var FixedCircularBuffer = class {
		bottom = 0;
		top = 0;
		list = Array(2048).fill(void 0);
		next = null;
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & n) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & n;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & n, e);
		}
	};
	t.exports = class {
		constructor() {
			this.head = this.tail = new FixedCircularBuffer();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next, e.next = null), t;
		}
	};
})), N = /* @__PURE__ */ e(((e, t) => {
	let { PoolStats: n } = j(), r = A(), i = M(), { kConnected: a, kSize: o, kRunning: s, kPending: c, kQueued: l, kBusy: u, kFree: d, kUrl: f, kClose: p, kDestroy: m, kDispatch: h } = _(), g = Symbol("clients"), v = Symbol("needDrain"), y = Symbol("queue"), b = Symbol("closed resolve"), x = Symbol("onDrain"), S = Symbol("onConnect"), C = Symbol("onDisconnect"), w = Symbol("onConnectionError"), T = Symbol("get dispatcher"), E = Symbol("add client"), D = Symbol("remove client");
	t.exports = {
		PoolBase: class extends r {
			[y] = new i();
			[l] = 0;
			[g] = [];
			[v] = !1;
			[x](e, t, n) {
				let r = this[y], i = !1;
				for (; !i;) {
					let t = r.shift();
					if (!t) break;
					this[l]--, i = !e.dispatch(t.opts, t.handler);
				}
				if (e[v] = i, !i && this[v] && (this[v] = !1, this.emit("drain", t, [this, ...n])), this[b] && r.isEmpty()) {
					let e = [];
					for (let t = 0; t < this[g].length; t++) {
						let n = this[g][t];
						n.destroyed || e.push(n.close());
					}
					return Promise.all(e).then(this[b]);
				}
			}
			[S] = (e, t) => {
				this.emit("connect", e, [this, ...t]);
			};
			[C] = (e, t, n) => {
				this.emit("disconnect", e, [this, ...t], n);
			};
			[w] = (e, t, n) => {
				this.emit("connectionError", e, [this, ...t], n);
			};
			get [u]() {
				return this[v];
			}
			get [a]() {
				let e = 0;
				for (let { [a]: t } of this[g]) e += t;
				return e;
			}
			get [d]() {
				let e = 0;
				for (let { [a]: t, [v]: n } of this[g]) e += t && !n;
				return e;
			}
			get [c]() {
				let e = this[l];
				for (let { [c]: t } of this[g]) e += t;
				return e;
			}
			get [s]() {
				let e = 0;
				for (let { [s]: t } of this[g]) e += t;
				return e;
			}
			get [o]() {
				let e = this[l];
				for (let { [o]: t } of this[g]) e += t;
				return e;
			}
			get stats() {
				return new n(this);
			}
			[p]() {
				if (this[y].isEmpty()) {
					let e = [];
					for (let t = 0; t < this[g].length; t++) {
						let n = this[g][t];
						n.destroyed || e.push(n.close());
					}
					return Promise.all(e);
				}
				return new Promise((e) => {
					this[b] = e;
				});
			}
			[m](e) {
				for (;;) {
					let t = this[y].shift();
					if (!t) break;
					t.handler.onError(e);
				}
				let t = Array(this[g].length);
				for (let n = 0; n < this[g].length; n++) t[n] = this[g][n].destroy(e);
				return Promise.all(t);
			}
			[h](e, t) {
				let n = this[T]();
				return n ? n.dispatch(e, t) || (n[v] = !0, this[v] = !this[T]()) : (this[v] = !0, this[y].push({
					opts: e,
					handler: t
				}), this[l]++), !this[v];
			}
			[E](e) {
				return e.on("drain", this[x].bind(this, e)).on("connect", this[S]).on("disconnect", this[C]).on("connectionError", this[w]), this[g].push(e), this[v] && queueMicrotask(() => {
					this[v] && this[x](e, e[f], [e, this]);
				}), this;
			}
			[D](e) {
				e.close(() => {
					let t = this[g].indexOf(e);
					t !== -1 && this[g].splice(t, 1);
				}), this[v] = this[g].some((e) => !e[v] && e.closed !== !0 && e.destroyed !== !0);
			}
		},
		kClients: g,
		kNeedDrain: v,
		kAddClient: E,
		kRemoveClient: D,
		kGetDispatcher: T
	};
})), P = /* @__PURE__ */ e(((e, t) => {
	t.exports = process.getBuiltinModule("node:diagnostics_channel");
})), F = /* @__PURE__ */ e(((e, t) => {
	let n = P(), r = c(), i = r.debuglog("undici"), a = r.debuglog("fetch"), o = r.debuglog("websocket"), s = {
		beforeConnect: n.channel("undici:client:beforeConnect"),
		connected: n.channel("undici:client:connected"),
		connectError: n.channel("undici:client:connectError"),
		sendHeaders: n.channel("undici:client:sendHeaders"),
		create: n.channel("undici:request:create"),
		bodySent: n.channel("undici:request:bodySent"),
		bodyChunkSent: n.channel("undici:request:bodyChunkSent"),
		bodyChunkReceived: n.channel("undici:request:bodyChunkReceived"),
		headers: n.channel("undici:request:headers"),
		trailers: n.channel("undici:request:trailers"),
		error: n.channel("undici:request:error"),
		open: n.channel("undici:websocket:open"),
		close: n.channel("undici:websocket:close"),
		socketError: n.channel("undici:websocket:socket_error"),
		ping: n.channel("undici:websocket:ping"),
		pong: n.channel("undici:websocket:pong"),
		proxyConnected: n.channel("undici:proxy:connected")
	}, l = !1;
	function trackClientEvents(e = i) {
		l || (s.beforeConnect.hasSubscribers || s.connected.hasSubscribers || s.connectError.hasSubscribers || s.sendHeaders.hasSubscribers ? l = !0 : (l = !0, n.subscribe("undici:client:beforeConnect", (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e("connecting to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
		}), n.subscribe("undici:client:connected", (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e("connected to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
		}), n.subscribe("undici:client:connectError", (t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e("connection to %s%s using %s%s errored - %s", a, i ? `:${i}` : "", r, n, o.message);
		}), n.subscribe("undici:client:sendHeaders", (t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e("sending request to %s %s%s", n, i, r);
		})));
	}
	let u = !1;
	function trackRequestEvents(e = i) {
		u || (s.headers.hasSubscribers || s.trailers.hasSubscribers || s.error.hasSubscribers ? u = !0 : (u = !0, n.subscribe("undici:request:headers", (t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e("received response to %s %s%s - HTTP %d", n, i, r, a);
		}), n.subscribe("undici:request:trailers", (t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e("trailers received from %s %s%s", n, i, r);
		}), n.subscribe("undici:request:error", (t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e("request to %s %s%s errored - %s", n, i, r, a.message);
		})));
	}
	let d = !1;
	function trackWebSocketEvents(e = o) {
		d || (s.open.hasSubscribers || s.close.hasSubscribers || s.socketError.hasSubscribers || s.ping.hasSubscribers || s.pong.hasSubscribers ? d = !0 : (d = !0, n.subscribe("undici:websocket:open", (t) => {
			if (t.address != null) {
				let { address: n, port: r } = t.address;
				e("connection opened %s%s", n, r ? `:${r}` : "");
			} else e("connection opened");
		}), n.subscribe("undici:websocket:close", (t) => {
			let { websocket: n, code: r, reason: i } = t;
			e("closed connection to %s - %s %s", n.url, r, i);
		}), n.subscribe("undici:websocket:socket_error", (t) => {
			e("connection errored - %s", t.message);
		}), n.subscribe("undici:websocket:ping", (t) => {
			e("ping received");
		}), n.subscribe("undici:websocket:pong", (t) => {
			e("pong received");
		})));
	}
	(i.enabled || a.enabled) && (trackClientEvents(a.enabled ? a : i), trackRequestEvents(a.enabled ? a : i)), o.enabled && (trackClientEvents(i.enabled ? i : o), trackWebSocketEvents(o)), t.exports = { channels: s };
})), I = /* @__PURE__ */ e(((e, t) => {
	let { InvalidArgumentError: n, NotSupportedError: r } = g(), i = m(), { isValidHTTPToken: a, isValidHeaderValue: o, isStream: s, destroy: c, isBuffer: l, isFormDataLike: u, isIterable: d, hasSafeIterator: f, isBlobLike: p, serializePathWithQuery: h, assertRequestHandler: _, getServerName: v, normalizedMethodRecords: y, getProtocolFromUrlString: b } = C(), { channels: S } = F(), { headerNameLowerCasedRecord: w } = x(), T = /[^\u0021-\u00ff]/;
	function isValidContentLengthHeaderValue(e) {
		if (typeof e != "string" || e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		return !0;
	}
	let E = Symbol("handler");
	var Request = class {
		constructor(e, { path: t, method: r, body: i, headers: m, query: g, idempotent: x, blocking: C, upgrade: w, headersTimeout: D, bodyTimeout: O, reset: k, expectContinue: A, servername: j, throwOnError: M, maxRedirections: N, typeOfService: P }, F) {
			if (typeof t != "string") throw new n("path must be a string");
			if (t[0] !== "/" && !(t.startsWith("http://") || t.startsWith("https://")) && r !== "CONNECT") throw new n("path must be an absolute URL or start with a slash");
			if (T.test(t)) throw new n("invalid request path");
			if (typeof r != "string") throw new n("method must be a string");
			if (y[r] === void 0 && !a(r)) throw new n("invalid request method");
			if (w && typeof w != "string") throw new n("upgrade must be a string");
			if (w && !o(w)) throw new n("invalid upgrade header");
			if (D != null && (!Number.isFinite(D) || D < 0)) throw new n("invalid headersTimeout");
			if (O != null && (!Number.isFinite(O) || O < 0)) throw new n("invalid bodyTimeout");
			if (k != null && typeof k != "boolean") throw new n("invalid reset");
			if (A != null && typeof A != "boolean") throw new n("invalid expectContinue");
			if (M != null) throw new n("invalid throwOnError");
			if (N != null && N !== 0) throw new n("maxRedirections is not supported, use the redirect interceptor");
			if (P != null && (!Number.isInteger(P) || P < 0 || P > 255)) throw new n("typeOfService must be an integer between 0 and 255");
			if (this.headersTimeout = D, this.bodyTimeout = O, this.method = r, this.typeOfService = P, this.abort = null, i == null) this.body = null;
			else if (s(i)) {
				this.body = i;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					c(this);
				}, this.body.on("end", this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on("error", this.errorHandler);
			} else if (l(i)) this.body = i.byteLength ? i : null;
			else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
			else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
			else if (typeof i == "string") this.body = i.length ? Buffer.from(i) : null;
			else if (u(i) || d(i) || p(i)) this.body = i;
			else throw new n("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
			if (this.completed = !1, this.aborted = !1, this.upgrade = w || null, this.path = g ? h(t, g) : t, this.origin = e, this.protocol = b(e), this.idempotent = x ?? (r === "HEAD" || r === "GET"), this.blocking = C ?? this.method !== "HEAD", this.reset = k ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(m)) {
				if (m.length % 2 != 0) throw new n("headers array must be even");
				for (let e = 0; e < m.length; e += 2) processHeader(this, m[e], m[e + 1]);
			} else if (m && typeof m == "object") {
				if (f(m)) for (let e of m) {
					if (!Array.isArray(e) || e.length !== 2) throw new n("headers must be in key-value pair format");
					processHeader(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(m);
					for (let t = 0; t < e.length; ++t) processHeader(this, e[t], m[e[t]]);
				}
			} else if (m != null) throw new n("headers must be an object or an array");
			_(F, r, w), this.servername = j || v(this.host) || null, this[E] = F, S.create.hasSubscribers && S.create.publish({ request: this });
		}
		onBodySent(e) {
			if (S.bodyChunkSent.hasSubscribers && S.bodyChunkSent.publish({
				request: this,
				chunk: e
			}), this[E].onBodySent) try {
				return this[E].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (S.bodySent.hasSubscribers && S.bodySent.publish({ request: this }), this[E].onRequestSent) try {
				return this[E].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (i(!this.aborted), i(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[E].onConnect(e);
		}
		onResponseStarted() {
			return this[E].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			i(!this.aborted), i(!this.completed), S.headers.hasSubscribers && S.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[E].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			i(!this.aborted), i(!this.completed), S.bodyChunkReceived.hasSubscribers && S.bodyChunkReceived.publish({
				request: this,
				chunk: e
			});
			try {
				return this[E].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = "") {
			this.onFinally(), i(!this.aborted), i(!this.completed), S.headers.hasSubscribers && S.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			let a = this[E].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, S.trailers.hasSubscribers && S.trailers.publish({
				request: this,
				trailers: []
			})), a;
		}
		onComplete(e) {
			this.onFinally(), i(!this.aborted), i(!this.completed), this.completed = !0, S.trailers.hasSubscribers && S.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[E].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), S.error.hasSubscribers && S.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[E].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off("error", this.errorHandler), null), this.endHandler &&= (this.body.off("end", this.endHandler), null);
		}
		addHeader(e, t) {
			return processHeader(this, e, t), this;
		}
	};
	function processHeader(e, t, i) {
		if (i && typeof i == "object" && !Array.isArray(i)) throw new n(`invalid ${t} header`);
		if (i === void 0) return;
		let s = w[t];
		if (s === void 0 && (s = t.toLowerCase(), w[s] === void 0 && !a(s))) throw new n("invalid header key");
		if (Array.isArray(i)) {
			let e = [];
			for (let r = 0; r < i.length; r++) if (typeof i[r] == "string") {
				if (!o(i[r])) throw new n(`invalid ${t} header`);
				e.push(i[r]);
			} else if (i[r] === null) e.push("");
			else if (typeof i[r] == "object") throw new n(`invalid ${t} header`);
			else {
				let a = `${i[r]}`;
				if (!o(a)) throw new n(`invalid ${t} header`);
				e.push(a);
			}
			i = e;
		} else if (typeof i == "string") {
			if (!o(i)) throw new n(`invalid ${t} header`);
		} else if (i === null) i = "";
		else if (i = `${i}`, !o(i)) throw new n(`invalid ${t} header`);
		if (s === "host") {
			if (e.host !== null) throw new n("duplicate host header");
			if (typeof i != "string") throw new n("invalid host header");
			e.host = i;
		} else if (s === "content-length") {
			if (e.contentLength !== null) throw new n("duplicate content-length header");
			if (!isValidContentLengthHeaderValue(i)) throw new n("invalid content-length header");
			e.contentLength = parseInt(i, 10);
		} else if (e.contentType === null && s === "content-type") e.contentType = i, e.headers.push(t, i);
		else if (s === "transfer-encoding" || s === "keep-alive" || s === "upgrade") throw new n(`invalid ${s} header`);
		else if (s === "connection") {
			let t = typeof i == "string" ? i : null;
			if (t === null) throw new n("invalid connection header");
			for (let r of t.toLowerCase().split(",")) {
				let t = r.trim();
				if (!a(t)) throw new n("invalid connection header");
				t === "close" && (e.reset = !0);
			}
		} else if (s === "expect") throw new r("expect header not supported");
		else e.headers.push(t, i);
	}
	t.exports = Request;
})), L = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.enumToMap = enumToMap;
	function enumToMap(e, t = [], n = []) {
		let r = (t?.length ?? 0) === 0, i = (n?.length ?? 0) === 0;
		return Object.fromEntries(Object.entries(e).filter(([, e]) => typeof e == "number" && (r || t.includes(e)) && (i || !n.includes(e))));
	}
})), ee = /* @__PURE__ */ e(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SPECIAL_HEADERS = e.MINOR = e.MAJOR = e.HTAB_SP_VCHAR_OBS_TEXT = e.QUOTED_STRING = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.HEX = e.URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.STATUSES_HTTP = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.HEADER_STATE = e.FINISH = e.STATUSES = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
	let t = L();
	e.ERROR = {
		OK: 0,
		INTERNAL: 1,
		STRICT: 2,
		CR_EXPECTED: 25,
		LF_EXPECTED: 3,
		UNEXPECTED_CONTENT_LENGTH: 4,
		UNEXPECTED_SPACE: 30,
		CLOSED_CONNECTION: 5,
		INVALID_METHOD: 6,
		INVALID_URL: 7,
		INVALID_CONSTANT: 8,
		INVALID_VERSION: 9,
		INVALID_HEADER_TOKEN: 10,
		INVALID_CONTENT_LENGTH: 11,
		INVALID_CHUNK_SIZE: 12,
		INVALID_STATUS: 13,
		INVALID_EOF_STATE: 14,
		INVALID_TRANSFER_ENCODING: 15,
		CB_MESSAGE_BEGIN: 16,
		CB_HEADERS_COMPLETE: 17,
		CB_MESSAGE_COMPLETE: 18,
		CB_CHUNK_HEADER: 19,
		CB_CHUNK_COMPLETE: 20,
		PAUSED: 21,
		PAUSED_UPGRADE: 22,
		PAUSED_H2_UPGRADE: 23,
		USER: 24,
		CB_URL_COMPLETE: 26,
		CB_STATUS_COMPLETE: 27,
		CB_METHOD_COMPLETE: 32,
		CB_VERSION_COMPLETE: 33,
		CB_HEADER_FIELD_COMPLETE: 28,
		CB_HEADER_VALUE_COMPLETE: 29,
		CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
		CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
		CB_RESET: 31,
		CB_PROTOCOL_COMPLETE: 38
	}, e.TYPE = {
		BOTH: 0,
		REQUEST: 1,
		RESPONSE: 2
	}, e.FLAGS = {
		CONNECTION_KEEP_ALIVE: 1,
		CONNECTION_CLOSE: 2,
		CONNECTION_UPGRADE: 4,
		CHUNKED: 8,
		UPGRADE: 16,
		CONTENT_LENGTH: 32,
		SKIPBODY: 64,
		TRAILING: 128,
		TRANSFER_ENCODING: 512
	}, e.LENIENT_FLAGS = {
		HEADERS: 1,
		CHUNKED_LENGTH: 2,
		KEEP_ALIVE: 4,
		TRANSFER_ENCODING: 8,
		VERSION: 16,
		DATA_AFTER_CLOSE: 32,
		OPTIONAL_LF_AFTER_CR: 64,
		OPTIONAL_CRLF_AFTER_CHUNK: 128,
		OPTIONAL_CR_BEFORE_LF: 256,
		SPACES_AFTER_CHUNK_SIZE: 512
	}, e.METHODS = {
		DELETE: 0,
		GET: 1,
		HEAD: 2,
		POST: 3,
		PUT: 4,
		CONNECT: 5,
		OPTIONS: 6,
		TRACE: 7,
		COPY: 8,
		LOCK: 9,
		MKCOL: 10,
		MOVE: 11,
		PROPFIND: 12,
		PROPPATCH: 13,
		SEARCH: 14,
		UNLOCK: 15,
		BIND: 16,
		REBIND: 17,
		UNBIND: 18,
		ACL: 19,
		REPORT: 20,
		MKACTIVITY: 21,
		CHECKOUT: 22,
		MERGE: 23,
		"M-SEARCH": 24,
		NOTIFY: 25,
		SUBSCRIBE: 26,
		UNSUBSCRIBE: 27,
		PATCH: 28,
		PURGE: 29,
		MKCALENDAR: 30,
		LINK: 31,
		UNLINK: 32,
		SOURCE: 33,
		PRI: 34,
		DESCRIBE: 35,
		ANNOUNCE: 36,
		SETUP: 37,
		PLAY: 38,
		PAUSE: 39,
		TEARDOWN: 40,
		GET_PARAMETER: 41,
		SET_PARAMETER: 42,
		REDIRECT: 43,
		RECORD: 44,
		FLUSH: 45,
		QUERY: 46
	}, e.STATUSES = {
		CONTINUE: 100,
		SWITCHING_PROTOCOLS: 101,
		PROCESSING: 102,
		EARLY_HINTS: 103,
		RESPONSE_IS_STALE: 110,
		REVALIDATION_FAILED: 111,
		DISCONNECTED_OPERATION: 112,
		HEURISTIC_EXPIRATION: 113,
		MISCELLANEOUS_WARNING: 199,
		OK: 200,
		CREATED: 201,
		ACCEPTED: 202,
		NON_AUTHORITATIVE_INFORMATION: 203,
		NO_CONTENT: 204,
		RESET_CONTENT: 205,
		PARTIAL_CONTENT: 206,
		MULTI_STATUS: 207,
		ALREADY_REPORTED: 208,
		TRANSFORMATION_APPLIED: 214,
		IM_USED: 226,
		MISCELLANEOUS_PERSISTENT_WARNING: 299,
		MULTIPLE_CHOICES: 300,
		MOVED_PERMANENTLY: 301,
		FOUND: 302,
		SEE_OTHER: 303,
		NOT_MODIFIED: 304,
		USE_PROXY: 305,
		SWITCH_PROXY: 306,
		TEMPORARY_REDIRECT: 307,
		PERMANENT_REDIRECT: 308,
		BAD_REQUEST: 400,
		UNAUTHORIZED: 401,
		PAYMENT_REQUIRED: 402,
		FORBIDDEN: 403,
		NOT_FOUND: 404,
		METHOD_NOT_ALLOWED: 405,
		NOT_ACCEPTABLE: 406,
		PROXY_AUTHENTICATION_REQUIRED: 407,
		REQUEST_TIMEOUT: 408,
		CONFLICT: 409,
		GONE: 410,
		LENGTH_REQUIRED: 411,
		PRECONDITION_FAILED: 412,
		PAYLOAD_TOO_LARGE: 413,
		URI_TOO_LONG: 414,
		UNSUPPORTED_MEDIA_TYPE: 415,
		RANGE_NOT_SATISFIABLE: 416,
		EXPECTATION_FAILED: 417,
		IM_A_TEAPOT: 418,
		PAGE_EXPIRED: 419,
		ENHANCE_YOUR_CALM: 420,
		MISDIRECTED_REQUEST: 421,
		UNPROCESSABLE_ENTITY: 422,
		LOCKED: 423,
		FAILED_DEPENDENCY: 424,
		TOO_EARLY: 425,
		UPGRADE_REQUIRED: 426,
		PRECONDITION_REQUIRED: 428,
		TOO_MANY_REQUESTS: 429,
		REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
		REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
		LOGIN_TIMEOUT: 440,
		NO_RESPONSE: 444,
		RETRY_WITH: 449,
		BLOCKED_BY_PARENTAL_CONTROL: 450,
		UNAVAILABLE_FOR_LEGAL_REASONS: 451,
		CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
		INVALID_X_FORWARDED_FOR: 463,
		REQUEST_HEADER_TOO_LARGE: 494,
		SSL_CERTIFICATE_ERROR: 495,
		SSL_CERTIFICATE_REQUIRED: 496,
		HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
		INVALID_TOKEN: 498,
		CLIENT_CLOSED_REQUEST: 499,
		INTERNAL_SERVER_ERROR: 500,
		NOT_IMPLEMENTED: 501,
		BAD_GATEWAY: 502,
		SERVICE_UNAVAILABLE: 503,
		GATEWAY_TIMEOUT: 504,
		HTTP_VERSION_NOT_SUPPORTED: 505,
		VARIANT_ALSO_NEGOTIATES: 506,
		INSUFFICIENT_STORAGE: 507,
		LOOP_DETECTED: 508,
		BANDWIDTH_LIMIT_EXCEEDED: 509,
		NOT_EXTENDED: 510,
		NETWORK_AUTHENTICATION_REQUIRED: 511,
		WEB_SERVER_UNKNOWN_ERROR: 520,
		WEB_SERVER_IS_DOWN: 521,
		CONNECTION_TIMEOUT: 522,
		ORIGIN_IS_UNREACHABLE: 523,
		TIMEOUT_OCCURED: 524,
		SSL_HANDSHAKE_FAILED: 525,
		INVALID_SSL_CERTIFICATE: 526,
		RAILGUN_ERROR: 527,
		SITE_IS_OVERLOADED: 529,
		SITE_IS_FROZEN: 530,
		IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
		NETWORK_READ_TIMEOUT: 598,
		NETWORK_CONNECT_TIMEOUT: 599
	}, e.FINISH = {
		SAFE: 0,
		SAFE_WITH_CB: 1,
		UNSAFE: 2
	}, e.HEADER_STATE = {
		GENERAL: 0,
		CONNECTION: 1,
		CONTENT_LENGTH: 2,
		TRANSFER_ENCODING: 3,
		UPGRADE: 4,
		CONNECTION_KEEP_ALIVE: 5,
		CONNECTION_CLOSE: 6,
		CONNECTION_UPGRADE: 7,
		TRANSFER_ENCODING_CHUNKED: 8
	}, e.METHODS_HTTP = [
		e.METHODS.DELETE,
		e.METHODS.GET,
		e.METHODS.HEAD,
		e.METHODS.POST,
		e.METHODS.PUT,
		e.METHODS.CONNECT,
		e.METHODS.OPTIONS,
		e.METHODS.TRACE,
		e.METHODS.COPY,
		e.METHODS.LOCK,
		e.METHODS.MKCOL,
		e.METHODS.MOVE,
		e.METHODS.PROPFIND,
		e.METHODS.PROPPATCH,
		e.METHODS.SEARCH,
		e.METHODS.UNLOCK,
		e.METHODS.BIND,
		e.METHODS.REBIND,
		e.METHODS.UNBIND,
		e.METHODS.ACL,
		e.METHODS.REPORT,
		e.METHODS.MKACTIVITY,
		e.METHODS.CHECKOUT,
		e.METHODS.MERGE,
		e.METHODS["M-SEARCH"],
		e.METHODS.NOTIFY,
		e.METHODS.SUBSCRIBE,
		e.METHODS.UNSUBSCRIBE,
		e.METHODS.PATCH,
		e.METHODS.PURGE,
		e.METHODS.MKCALENDAR,
		e.METHODS.LINK,
		e.METHODS.UNLINK,
		e.METHODS.PRI,
		e.METHODS.SOURCE,
		e.METHODS.QUERY
	], e.METHODS_ICE = [e.METHODS.SOURCE], e.METHODS_RTSP = [
		e.METHODS.OPTIONS,
		e.METHODS.DESCRIBE,
		e.METHODS.ANNOUNCE,
		e.METHODS.SETUP,
		e.METHODS.PLAY,
		e.METHODS.PAUSE,
		e.METHODS.TEARDOWN,
		e.METHODS.GET_PARAMETER,
		e.METHODS.SET_PARAMETER,
		e.METHODS.REDIRECT,
		e.METHODS.RECORD,
		e.METHODS.FLUSH,
		e.METHODS.GET,
		e.METHODS.POST
	], e.METHOD_MAP = (0, t.enumToMap)(e.METHODS), e.H_METHOD_MAP = Object.fromEntries(Object.entries(e.METHODS).filter(([e]) => e.startsWith("H"))), e.STATUSES_HTTP = [
		e.STATUSES.CONTINUE,
		e.STATUSES.SWITCHING_PROTOCOLS,
		e.STATUSES.PROCESSING,
		e.STATUSES.EARLY_HINTS,
		e.STATUSES.RESPONSE_IS_STALE,
		e.STATUSES.REVALIDATION_FAILED,
		e.STATUSES.DISCONNECTED_OPERATION,
		e.STATUSES.HEURISTIC_EXPIRATION,
		e.STATUSES.MISCELLANEOUS_WARNING,
		e.STATUSES.OK,
		e.STATUSES.CREATED,
		e.STATUSES.ACCEPTED,
		e.STATUSES.NON_AUTHORITATIVE_INFORMATION,
		e.STATUSES.NO_CONTENT,
		e.STATUSES.RESET_CONTENT,
		e.STATUSES.PARTIAL_CONTENT,
		e.STATUSES.MULTI_STATUS,
		e.STATUSES.ALREADY_REPORTED,
		e.STATUSES.TRANSFORMATION_APPLIED,
		e.STATUSES.IM_USED,
		e.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
		e.STATUSES.MULTIPLE_CHOICES,
		e.STATUSES.MOVED_PERMANENTLY,
		e.STATUSES.FOUND,
		e.STATUSES.SEE_OTHER,
		e.STATUSES.NOT_MODIFIED,
		e.STATUSES.USE_PROXY,
		e.STATUSES.SWITCH_PROXY,
		e.STATUSES.TEMPORARY_REDIRECT,
		e.STATUSES.PERMANENT_REDIRECT,
		e.STATUSES.BAD_REQUEST,
		e.STATUSES.UNAUTHORIZED,
		e.STATUSES.PAYMENT_REQUIRED,
		e.STATUSES.FORBIDDEN,
		e.STATUSES.NOT_FOUND,
		e.STATUSES.METHOD_NOT_ALLOWED,
		e.STATUSES.NOT_ACCEPTABLE,
		e.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
		e.STATUSES.REQUEST_TIMEOUT,
		e.STATUSES.CONFLICT,
		e.STATUSES.GONE,
		e.STATUSES.LENGTH_REQUIRED,
		e.STATUSES.PRECONDITION_FAILED,
		e.STATUSES.PAYLOAD_TOO_LARGE,
		e.STATUSES.URI_TOO_LONG,
		e.STATUSES.UNSUPPORTED_MEDIA_TYPE,
		e.STATUSES.RANGE_NOT_SATISFIABLE,
		e.STATUSES.EXPECTATION_FAILED,
		e.STATUSES.IM_A_TEAPOT,
		e.STATUSES.PAGE_EXPIRED,
		e.STATUSES.ENHANCE_YOUR_CALM,
		e.STATUSES.MISDIRECTED_REQUEST,
		e.STATUSES.UNPROCESSABLE_ENTITY,
		e.STATUSES.LOCKED,
		e.STATUSES.FAILED_DEPENDENCY,
		e.STATUSES.TOO_EARLY,
		e.STATUSES.UPGRADE_REQUIRED,
		e.STATUSES.PRECONDITION_REQUIRED,
		e.STATUSES.TOO_MANY_REQUESTS,
		e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
		e.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
		e.STATUSES.LOGIN_TIMEOUT,
		e.STATUSES.NO_RESPONSE,
		e.STATUSES.RETRY_WITH,
		e.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
		e.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
		e.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
		e.STATUSES.INVALID_X_FORWARDED_FOR,
		e.STATUSES.REQUEST_HEADER_TOO_LARGE,
		e.STATUSES.SSL_CERTIFICATE_ERROR,
		e.STATUSES.SSL_CERTIFICATE_REQUIRED,
		e.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
		e.STATUSES.INVALID_TOKEN,
		e.STATUSES.CLIENT_CLOSED_REQUEST,
		e.STATUSES.INTERNAL_SERVER_ERROR,
		e.STATUSES.NOT_IMPLEMENTED,
		e.STATUSES.BAD_GATEWAY,
		e.STATUSES.SERVICE_UNAVAILABLE,
		e.STATUSES.GATEWAY_TIMEOUT,
		e.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
		e.STATUSES.VARIANT_ALSO_NEGOTIATES,
		e.STATUSES.INSUFFICIENT_STORAGE,
		e.STATUSES.LOOP_DETECTED,
		e.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
		e.STATUSES.NOT_EXTENDED,
		e.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
		e.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
		e.STATUSES.WEB_SERVER_IS_DOWN,
		e.STATUSES.CONNECTION_TIMEOUT,
		e.STATUSES.ORIGIN_IS_UNREACHABLE,
		e.STATUSES.TIMEOUT_OCCURED,
		e.STATUSES.SSL_HANDSHAKE_FAILED,
		e.STATUSES.INVALID_SSL_CERTIFICATE,
		e.STATUSES.RAILGUN_ERROR,
		e.STATUSES.SITE_IS_OVERLOADED,
		e.STATUSES.SITE_IS_FROZEN,
		e.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
		e.STATUSES.NETWORK_READ_TIMEOUT,
		e.STATUSES.NETWORK_CONNECT_TIMEOUT
	], e.ALPHA = [];
	for (let t = 65; t <= 90; t++) e.ALPHA.push(String.fromCharCode(t)), e.ALPHA.push(String.fromCharCode(t + 32));
	e.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, e.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, e.NUM = [
		"0",
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9"
	], e.ALPHANUM = e.ALPHA.concat(e.NUM), e.MARK = [
		"-",
		"_",
		".",
		"!",
		"~",
		"*",
		"'",
		"(",
		")"
	], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([
		"%",
		";",
		":",
		"&",
		"=",
		"+",
		"$",
		","
	]), e.URL_CHAR = (/* @__PURE__ */ "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("")).concat(e.ALPHANUM), e.HEX = e.NUM.concat([
		"a",
		"b",
		"c",
		"d",
		"e",
		"f",
		"A",
		"B",
		"C",
		"D",
		"E",
		"F"
	]), e.TOKEN = [
		"!",
		"#",
		"$",
		"%",
		"&",
		"'",
		"*",
		"+",
		"-",
		".",
		"^",
		"_",
		"`",
		"|",
		"~"
	].concat(e.ALPHANUM), e.HEADER_CHARS = ["	"];
	for (let t = 32; t <= 255; t++) t !== 127 && e.HEADER_CHARS.push(t);
	e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter((e) => e !== 44), e.QUOTED_STRING = ["	", " "];
	for (let t = 33; t <= 255; t++) t !== 34 && t !== 92 && e.QUOTED_STRING.push(t);
	e.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
	for (let t = 33; t <= 126; t++) e.HTAB_SP_VCHAR_OBS_TEXT.push(t);
	for (let t = 128; t <= 255; t++) e.HTAB_SP_VCHAR_OBS_TEXT.push(t);
	e.MAJOR = e.NUM_MAP, e.MINOR = e.MAJOR, e.SPECIAL_HEADERS = {
		connection: e.HEADER_STATE.CONNECTION,
		"content-length": e.HEADER_STATE.CONTENT_LENGTH,
		"proxy-connection": e.HEADER_STATE.CONNECTION,
		"transfer-encoding": e.HEADER_STATE.TRANSFER_ENCODING,
		upgrade: e.HEADER_STATE.UPGRADE
	}, e.default = {
		ERROR: e.ERROR,
		TYPE: e.TYPE,
		FLAGS: e.FLAGS,
		LENIENT_FLAGS: e.LENIENT_FLAGS,
		METHODS: e.METHODS,
		STATUSES: e.STATUSES,
		FINISH: e.FINISH,
		HEADER_STATE: e.HEADER_STATE,
		ALPHA: e.ALPHA,
		NUM_MAP: e.NUM_MAP,
		HEX_MAP: e.HEX_MAP,
		NUM: e.NUM,
		ALPHANUM: e.ALPHANUM,
		MARK: e.MARK,
		USERINFO_CHARS: e.USERINFO_CHARS,
		URL_CHAR: e.URL_CHAR,
		HEX: e.HEX,
		TOKEN: e.TOKEN,
		HEADER_CHARS: e.HEADER_CHARS,
		CONNECTION_TOKEN_CHARS: e.CONNECTION_TOKEN_CHARS,
		QUOTED_STRING: e.QUOTED_STRING,
		HTAB_SP_VCHAR_OBS_TEXT: e.HTAB_SP_VCHAR_OBS_TEXT,
		MAJOR: e.MAJOR,
		MINOR: e.MINOR,
		SPECIAL_HEADERS: e.SPECIAL_HEADERS,
		METHODS_HTTP: e.METHODS_HTTP,
		METHODS_ICE: e.METHODS_ICE,
		METHODS_RTSP: e.METHODS_RTSP,
		METHOD_MAP: e.METHOD_MAP,
		H_METHOD_MAP: e.H_METHOD_MAP,
		STATUSES_HTTP: e.STATUSES_HTTP
	};
})), te = /* @__PURE__ */ e(((e, t) => {
	let { Buffer: n } = i(), r;
	Object.defineProperty(t, "exports", { get: () => r ||= n.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", "base64") });
})), R = /* @__PURE__ */ e(((e, t) => {
	t.exports = function() {
		throw Error("this part of undici is not in the package");
	}, t.exports.extractBody = t.exports;
})), z = /* @__PURE__ */ e(((e, t) => {
	t.exports = function() {
		throw Error("this part of undici is not in the package");
	}, t.exports.extractBody = t.exports;
})), B = /* @__PURE__ */ e(((e, t) => {
	let n = m(), r = C(), { channels: i } = F(), a = b(), { RequestContentLengthMismatchError: o, ResponseContentLengthMismatchError: s, RequestAbortedError: c, InvalidArgumentError: l, HeadersTimeoutError: u, HeadersOverflowError: d, SocketError: f, InformationalError: p, BodyTimeoutError: h, HTTPParserError: v, ResponseExceededMaxSizeError: y } = g(), { kUrl: x, kReset: S, kClient: w, kParser: T, kBlocking: E, kRunning: D, kPending: O, kSize: k, kWriting: A, kQueue: j, kNoRef: M, kKeepAliveDefaultTimeout: N, kHostHeader: P, kPendingIdx: I, kRunningIdx: L, kError: B, kPipelining: ne, kSocket: V, kKeepAliveTimeoutValue: H, kMaxHeadersSize: re, kKeepAliveMaxTimeout: ie, kKeepAliveTimeoutThreshold: ae, kHeadersTimeout: oe, kBodyTimeout: se, kStrictContentLength: U, kMaxRequests: ce, kCounter: W, kMaxResponseSize: le, kOnError: ue, kResume: G, kHTTPContext: de, kClosed: fe } = _(), K = ee(), pe = Buffer.alloc(0), me = Buffer[Symbol.species], q = r.removeAllListeners, J = Symbol("kIdleSocketValidation"), Y = Symbol("kIdleSocketValidationTimeout"), he = Symbol("kSocketUsed"), X = Symbol("kTypeOfService"), ge;
	function lazyllhttp() {
		let e = process.env.JEST_WORKER_ID ? te() : void 0, t, r = !0;
		if (process.arch === "ppc64") {
			let [e, t] = process.versions.node.split(".").map((e) => parseInt(e, 10));
			(e < 24 || e === 24 && t < 12) && (r = !1);
		}
		if (process.env.UNDICI_NO_WASM_SIMD === "1" ? r = !1 : process.env.UNDICI_NO_WASM_SIMD === "0" && (r = !0), r) try {
			t = new WebAssembly.Module(R());
		} catch {}
		return t ||= new WebAssembly.Module(e || te()), new WebAssembly.Instance(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, r) => {
				n(Z.ptr === e);
				let i = t - $ + Q.byteOffset;
				return Z.onStatus(new me(Q.buffer, i, r));
			},
			wasm_on_message_begin: (e) => (n(Z.ptr === e), Z.onMessageBegin()),
			wasm_on_header_field: (e, t, r) => {
				n(Z.ptr === e);
				let i = t - $ + Q.byteOffset;
				return Z.onHeaderField(new me(Q.buffer, i, r));
			},
			wasm_on_header_value: (e, t, r) => {
				n(Z.ptr === e);
				let i = t - $ + Q.byteOffset;
				return Z.onHeaderValue(new me(Q.buffer, i, r));
			},
			wasm_on_headers_complete: (e, t, r, i) => (n(Z.ptr === e), Z.onHeadersComplete(t, r === 1, i === 1)),
			wasm_on_body: (e, t, r) => {
				n(Z.ptr === e);
				let i = t - $ + Q.byteOffset;
				return Z.onBody(new me(Q.buffer, i, r));
			},
			wasm_on_message_complete: (e) => (n(Z.ptr === e), Z.onMessageComplete())
		} });
	}
	let _e = null, Z = null, Q = null, ve = 0, $ = null;
	var Parser = class {
		constructor(e, t, { exports: n }) {
			this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(K.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutWeakRef = new WeakRef(this), this.timeoutValue = null, this.timeoutType = null, this.statusCode = 0, this.statusText = "", this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[re], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", this.contentLength = "", this.connection = "", this.maxResponseSize = e[le];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (a.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = a.setFastTimeout(onParserTimeout, e, this.timeoutWeakRef) : (this.timeout = setTimeout(onParserTimeout, e, this.timeoutWeakRef), this.timeout?.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (n(this.ptr != null), n(Z === null), this.llhttp.llhttp_resume(this.ptr), n(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || pe), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			n(Z === null), n(this.ptr != null), n(!this.paused);
			let { socket: t, llhttp: i } = this;
			e.length > ve && ($ && i.free($), ve = Math.ceil(e.length / 4096) * 4096, $ = i.malloc(ve)), new Uint8Array(i.memory.buffer, $, ve).set(e);
			try {
				let n;
				try {
					Q = e, Z = this, n = i.llhttp_execute(this.ptr, $, e.length);
				} finally {
					Z = null, Q = null;
				}
				if (n !== K.ERROR.OK) {
					let r = e.subarray(i.llhttp_get_error_pos(this.ptr) - $);
					if (n === K.ERROR.PAUSED_UPGRADE) this.onUpgrade(r);
					else if (n === K.ERROR.PAUSED) this.paused = !0, t.unshift(r);
					else throw this.createError(n, r);
				}
			} catch (e) {
				r.destroy(t, e);
			}
		}
		finish() {
			n(Z === null), n(this.ptr != null), n(!this.paused);
			let { llhttp: e } = this, t;
			try {
				Z = this, t = e.llhttp_finish(this.ptr);
			} finally {
				Z = null;
			}
			return t === K.ERROR.OK ? null : t === K.ERROR.PAUSED || t === K.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, pe);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new s();
			let a = n.llhttp_get_error_reason(this.ptr), o = "";
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(n.memory.buffer, a, e).toString() + ")";
			}
			return new v(o, K.ERROR[e], t);
		}
		destroy() {
			n(Z === null), n(this.ptr != null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && a.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			return this.statusText = e.toString(), 0;
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[D] === 0) return r.destroy(e, new f("bad response", r.getSocketInfo(e))), -1;
			let n = t[j][t[L]];
			return n ? (n.onResponseStarted(), 0) : -1;
		}
		onHeaderField(e) {
			let t = this.headers.length;
			return t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length), 0;
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = r.bufferToLowerCasedHeaderName(n);
				t === "keep-alive" ? this.keepAlive += e.toString() : t === "connection" && (this.connection += e.toString());
			} else n.length === 14 && r.bufferToLowerCasedHeaderName(n) === "content-length" && (this.contentLength += e.toString());
			return this.trackHeader(e.length), 0;
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && r.destroy(this.socket, new d());
		}
		onUpgrade(e) {
			let { upgrade: t, client: i, socket: a, headers: o, statusCode: s, statusText: c } = this;
			n(t), n(i[V] === a), n(!a.destroyed), n(!this.paused), n(!(o.length & 1));
			let l = i[j][i[L]];
			n(l), n(l.upgrade || l.method === "CONNECT"), this.statusCode = 0, this.statusText = "", this.shouldKeepAlive = !1, this.headers = [], this.headersSize = 0, a.unshift(e), a[T].destroy(), a[T] = null, a[w] = null, a[B] = null, q(a), i[V] = null, i[de] = null, i[j][i[L]++] = null, i.emit("disconnect", i[x], [i], new p("upgrade"));
			try {
				l.onUpgrade(s, o, a, c);
			} catch (e) {
				r.errorRequest(i, l, e), r.destroy(a, e);
			}
			i[G]();
		}
		onHeadersComplete(e, t, i) {
			let { client: a, socket: o, headers: s, statusText: c } = this;
			if (o.destroyed) return -1;
			if (a[D] === 0) return r.destroy(o, new f("bad response", r.getSocketInfo(o))), -1;
			let l = a[j][a[L]];
			if (!l) return -1;
			if (n(!this.upgrade), n(this.statusCode < 200), e === 100) return r.destroy(o, new f("bad response", r.getSocketInfo(o))), -1;
			if (t && !l.upgrade) return r.destroy(o, new f("bad upgrade", r.getSocketInfo(o))), -1;
			if (n(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = i || l.method === "HEAD" && !o[S] && this.connection.toLowerCase() === "keep-alive", this.statusCode >= 200) {
				let e = l.bodyTimeout == null ? a[se] : l.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (l.method === "CONNECT" || t) return n(a[D] === 1), this.upgrade = !0, 2;
			if (n(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && a[ne]) {
				let e = this.keepAlive ? r.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - a[ae], a[ie]);
					t <= 0 ? o[S] = !0 : a[H] = t;
				} else a[H] = a[N];
			} else o[S] = !0;
			let u = l.onHeaders(e, s, this.resume, c) === !1;
			return l.aborted ? -1 : l.method === "HEAD" || e < 200 ? 1 : (o[E] && (o[E] = !1, a[G]()), u ? K.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: i, statusCode: a, maxResponseSize: o } = this;
			if (i.destroyed) return -1;
			let s = t[j][t[L]];
			return n(s), n(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), n(a >= 200), o > -1 && this.bytesRead + e.length > o ? (r.destroy(i, new y()), -1) : (this.bytesRead += e.length, s.onData(e) === !1 ? K.ERROR.PAUSED : 0);
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: i, upgrade: a, headers: o, contentLength: c, bytesRead: l, shouldKeepAlive: u } = this;
			if (t.destroyed && (!i || u)) return -1;
			if (a) return 0;
			n(i >= 100), n(!(this.headers.length & 1));
			let d = e[j][e[L]];
			return n(d), this.statusCode = 0, this.statusText = "", this.bytesRead = 0, this.contentLength = "", this.keepAlive = "", this.connection = "", this.headers = [], this.headersSize = 0, i < 200 ? 0 : d.method !== "HEAD" && c && l !== parseInt(c, 10) ? (r.destroy(t, new s()), -1) : (d.onComplete(o), e[j][e[L]++] = null, t[he] = e[O] === 0, t[A] ? (n(e[D] === 0), r.destroy(t, new p("reset")), K.ERROR.PAUSED) : !u || t[S] && e[D] === 0 ? (r.destroy(t, new p("reset")), K.ERROR.PAUSED) : (e[ne] == null || e[ne] === 1 ? setImmediate(e[G]) : e[G](), 0));
		}
	};
	function onParserTimeout(e) {
		let t = e.deref();
		if (!t) return;
		let { socket: i, timeoutType: a, client: o, paused: s } = t;
		a === 3 ? (!i[A] || i.writableNeedDrain || o[D] > 1) && (n(!s, "cannot be paused while waiting for headers"), r.destroy(i, new u())) : a === 5 ? s || r.destroy(i, new h()) : a === 8 && (n(o[D] === 0 && o[H]), r.destroy(i, new p("socket idle timeout")));
	}
	function connectH1(e, t) {
		if (e[V] = t, _e ||= lazyllhttp(), t.errored) throw t.errored;
		if (t.destroyed) throw new f("destroyed");
		return t[M] = !1, t[A] = !1, t[S] = !1, t[E] = !1, t[J] = 0, t[Y] = null, t[he] = !1, t[T] = new Parser(e, t, _e), r.addListener(t, "error", onHttpSocketError), r.addListener(t, "readable", onHttpSocketReadable), r.addListener(t, "end", onHttpSocketEnd), r.addListener(t, "close", onHttpSocketClose), t[fe] = !1, t.on("close", onSocketClose), {
			version: "h1",
			defaultPipelining: 1,
			write(t) {
				return writeH1(e, t);
			},
			resume() {
				resumeH1(e);
			},
			destroy(e, n) {
				t[fe] ? queueMicrotask(n) : (t.on("close", n), t.destroy(e));
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[A] || t[S] || t[E] || t[J] === 1 || n && (e[D] > 0 && !n.idempotent || e[D] > 0 && (n.upgrade || n.method === "CONNECT") || e[D] > 0 && r.bodyLength(n.body) !== 0 && (r.isStream(n.body) || r.isAsyncIterable(n.body) || r.isFormDataLike(n.body))));
			}
		};
	}
	function onHttpSocketError(e) {
		let t = this[T];
		if (e.code === "ECONNRESET" && t.statusCode && !t.shouldKeepAlive) {
			let e = t.finish();
			e && (this[B] = e, this[w][ue](e));
		} else this[B] = e, this[w][ue](e);
	}
	function onHttpSocketReadable() {
		this[T]?.readMore();
	}
	function onHttpSocketEnd() {
		let e = this[T];
		if (e.statusCode && !e.shouldKeepAlive) {
			let t = e.finish();
			t && r.destroy(this, t);
		} else r.destroy(this, new f("other side closed", r.getSocketInfo(this)));
	}
	function onHttpSocketClose() {
		let e = this[T];
		clearIdleSocketValidation(this), e && (!this[B] && e.statusCode && !e.shouldKeepAlive && (this[B] = e.finish() || this[B]), this[T].destroy(), this[T] = null);
		let t = this[B] || new f("closed", r.getSocketInfo(this)), i = this[w];
		if (i[V] = null, i[de] = null, i.destroyed) {
			n(i[O] === 0);
			let e = i[j].splice(i[L]);
			for (let n = 0; n < e.length; n++) {
				let a = e[n];
				r.errorRequest(i, a, t);
			}
		} else if (i[D] > 0 && t.code !== "UND_ERR_INFO") {
			let e = i[j][i[L]];
			i[j][i[L]++] = null, r.errorRequest(i, e, t);
		}
		i[I] = i[L], n(i[D] === 0), i.emit("disconnect", i[x], [i], t), i[G]();
	}
	function onSocketClose() {
		this[fe] = !0;
	}
	function clearIdleSocketValidation(e) {
		e[Y] && (clearImmediate(e[Y]), e[Y] = null), e[J] = 0;
	}
	function scheduleIdleSocketValidation(e, t) {
		t[J] = 1, t[Y] = setImmediate(() => {
			t[Y] = null, t[J] = 2, e[V] === t && !t.destroyed && e[G]();
		});
	}
	function resumeH1(e) {
		let t = e[V];
		if (t && !t.destroyed) {
			if (e[k] === 0 ? !t[M] && t.unref && (t.unref(), t[M] = !0) : t[M] && t.ref && (t.ref(), t[M] = !1), e[D] === 0 && e[O] > 0 && t[he]) {
				if (t[J] === 0) {
					scheduleIdleSocketValidation(e, t), t[T].readMore(), t.destroyed;
					return;
				}
				if (t[J] === 1) {
					t[T].readMore(), t.destroyed;
					return;
				}
			}
			if (e[D] === 0 && (t[T].readMore(), t.destroyed)) return;
			if (e[k] === 0) t[T].timeoutType !== 8 && t[T].setTimeout(e[H], 8);
			else if (e[D] > 0 && t[T].statusCode < 200 && t[T].timeoutType !== 3) {
				let n = e[j][e[L]], r = n.headersTimeout == null ? e[oe] : n.headersTimeout;
				t[T].setTimeout(r, 3);
			}
		}
	}
	function shouldSendContentLength(e) {
		return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
	}
	function setTypeOfService(e, t) {
		if (typeof e.setTypeOfService != "function") return;
		let n = t.typeOfService;
		if (n !== void 0 && e[X] !== n) try {
			e.setTypeOfService(n), e[X] = n;
		} catch {}
	}
	function writeH1(e, t) {
		let { method: a, path: s, host: u, upgrade: d, blocking: f, reset: m } = t, { body: h, headers: g, contentLength: _ } = t, v = a === "PUT" || a === "POST" || a === "PATCH" || a === "QUERY" || a === "PROPFIND" || a === "PROPPATCH";
		if (r.isFormDataLike(h)) {
			ge ||= z().extractBody;
			let [e, n] = ge(h);
			t.contentType ?? g.push("content-type", n), h = e.stream, _ = e.length;
		} else if (r.isBlobLike(h) && t.contentType == null) {
			let n = h.type;
			if (n) {
				let i = `${n}`;
				if (!r.isValidHeaderValue(i)) return r.errorRequest(e, t, new l("invalid content-type header")), !1;
				g.push("content-type", i);
			}
		}
		h && typeof h.read == "function" && h.read(0);
		let y = r.bodyLength(h);
		if (_ = y ?? _, _ === null && (_ = t.contentLength), _ === 0 && !v && (_ = null), shouldSendContentLength(a) && _ > 0 && t.contentLength !== null && t.contentLength !== _) {
			if (e[U]) return r.errorRequest(e, t, new o()), !1;
			process.emitWarning(new o());
		}
		let b = e[V];
		clearIdleSocketValidation(b);
		let abort = (n) => {
			t.aborted || t.completed || (r.errorRequest(e, t, n || new c()), r.destroy(h), r.destroy(b, new p("aborted")));
		};
		try {
			t.onConnect(abort);
		} catch (n) {
			r.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		a === "HEAD" && (b[S] = !0), (d || a === "CONNECT") && (b[S] = !0), m != null && (b[S] = m), e[ce] && b[W]++ >= e[ce] && (b[S] = !0), f && (b[E] = !0), setTypeOfService(b, t);
		let x = `${a} ${s} HTTP/1.1\r\n`;
		if (x += typeof u == "string" ? `host: ${u}\r\n` : e[P], d ? x += `connection: upgrade\r\nupgrade: ${d}\r\n` : e[ne] && !b[S] ? x += "connection: keep-alive\r\n" : x += "connection: close\r\n", Array.isArray(g)) for (let e = 0; e < g.length; e += 2) {
			let t = g[e + 0], n = g[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) x += `${t}: ${n[e]}\r\n`;
			else x += `${t}: ${n}\r\n`;
		}
		return i.sendHeaders.hasSubscribers && i.sendHeaders.publish({
			request: t,
			headers: x,
			socket: b
		}), !h || y === 0 ? writeBuffer(abort, null, e, t, b, _, x, v) : r.isBuffer(h) ? writeBuffer(abort, h, e, t, b, _, x, v) : r.isBlobLike(h) ? typeof h.stream == "function" ? writeIterable(abort, h.stream(), e, t, b, _, x, v) : writeBlob(abort, h, e, t, b, _, x, v) : r.isStream(h) ? writeStream(abort, h, e, t, b, _, x, v) : r.isIterable(h) ? writeIterable(abort, h, e, t, b, _, x, v) : n(!1), !0;
	}
	function writeStream(e, t, i, a, o, s, l, u) {
		n(s !== 0 || i[D] === 0, "stream body cannot be pipelined");
		let d = !1, f = new AsyncWriter({
			abort: e,
			socket: o,
			request: a,
			contentLength: s,
			client: i,
			expectsPayload: u,
			header: l
		}), onData = function(e) {
			if (!d) try {
				!f.write(e) && this.pause && this.pause();
			} catch (e) {
				r.destroy(this, e);
			}
		}, onDrain = function() {
			d || t.resume && t.resume();
		}, onClose = function() {
			if (queueMicrotask(() => {
				t.removeListener("error", onFinished);
			}), !d) {
				let e = new c();
				queueMicrotask(() => onFinished(e));
			}
		}, onFinished = function(e) {
			if (!d) {
				if (d = !0, n(o.destroyed || o[A] && i[D] <= 1), o.off("drain", onDrain).off("error", onFinished), t.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose), !e) try {
					f.end();
				} catch (t) {
					e = t;
				}
				f.destroy(e), e && (e.code !== "UND_ERR_INFO" || e.message !== "reset") ? r.destroy(t, e) : r.destroy(t);
			}
		};
		t.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose), t.resume && t.resume(), o.on("drain", onDrain).on("error", onFinished), t.errorEmitted ?? t.errored ? setImmediate(onFinished, t.errored) : (t.endEmitted ?? t.readableEnded) && setImmediate(onFinished, null), (t.closeEmitted ?? t.closed) && setImmediate(onClose);
	}
	function writeBuffer(e, t, i, a, o, s, c, l) {
		try {
			t ? r.isBuffer(t) && (n(s === t.byteLength, "buffer body must have content length"), o.cork(), o.write(`${c}content-length: ${s}\r\n\r\n`, "latin1"), o.write(t), o.uncork(), a.onBodySent(t), !l && a.reset !== !1 && (o[S] = !0)) : s === 0 ? o.write(`${c}content-length: 0\r\n\r\n`, "latin1") : (n(s === null, "no body must not have content length"), o.write(`${c}\r\n`, "latin1")), a.onRequestSent(), i[G]();
		} catch (t) {
			e(t);
		}
	}
	async function writeBlob(e, t, r, i, a, s, c, l) {
		n(s === t.size, "blob body must have content length");
		try {
			if (s != null && s !== t.size) throw new o();
			let e = Buffer.from(await t.arrayBuffer());
			a.cork(), a.write(`${c}content-length: ${s}\r\n\r\n`, "latin1"), a.write(e), a.uncork(), i.onBodySent(e), i.onRequestSent(), !l && i.reset !== !1 && (a[S] = !0), r[G]();
		} catch (t) {
			e(t);
		}
	}
	async function writeIterable(e, t, r, i, a, o, s, c) {
		n(o !== 0 || r[D] === 0, "iterator body cannot be pipelined");
		let l = null;
		function onDrain() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let waitForDrain = () => new Promise((e, t) => {
			n(l === null), a[B] ? t(a[B]) : l = e;
		});
		a.on("close", onDrain).on("drain", onDrain);
		let u = new AsyncWriter({
			abort: e,
			socket: a,
			request: i,
			contentLength: o,
			client: r,
			expectsPayload: c,
			header: s
		});
		try {
			for await (let e of t) {
				if (a[B]) throw a[B];
				u.write(e) || await waitForDrain();
			}
			u.end();
		} catch (e) {
			u.destroy(e);
		} finally {
			a.off("close", onDrain).off("drain", onDrain);
		}
	}
	var AsyncWriter = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[A] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: s, header: c } = this;
			if (t[B]) throw t[B];
			if (t.destroyed) return !1;
			let l = Buffer.byteLength(e);
			if (!l) return !0;
			if (r !== null && a + l > r) {
				if (i[U]) throw new o();
				process.emitWarning(new o());
			}
			t.cork(), a === 0 && (!s && n.reset !== !1 && (t[S] = !0), r === null ? t.write(`${c}transfer-encoding: chunked\r\n`, "latin1") : t.write(`${c}content-length: ${r}\r\n\r\n`, "latin1")), r === null && t.write(`\r\n${l.toString(16)}\r\n`, "latin1"), this.bytesWritten += l;
			let u = t.write(e);
			return t.uncork(), n.onBodySent(e), u || t[T].timeout && t[T].timeoutType === 3 && t[T].timeout.refresh && t[T].timeout.refresh(), u;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: s } = this;
			if (s.onRequestSent(), e[A] = !1, e[B]) throw e[B];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, "latin1") : e.write(`${a}\r\n`, "latin1") : t === null && e.write("\r\n0\r\n\r\n", "latin1"), t !== null && r !== t) {
					if (n[U]) throw new o();
					process.emitWarning(new o());
				}
				e[T].timeout && e[T].timeoutType === 3 && e[T].timeout.refresh && e[T].timeout.refresh(), n[G]();
			}
		}
		destroy(e) {
			let { socket: t, client: r, abort: i } = this;
			t[A] = !1, e && (n(r[D] <= 1, "pipeline should only contain this request"), i(e));
		}
	};
	t.exports = connectH1;
})), ne = /* @__PURE__ */ e(((e, t) => {
	t.exports = function() {
		throw Error("this part of undici is not in the package");
	}, t.exports.extractBody = t.exports;
})), V = /* @__PURE__ */ e(((e, t) => {
	let n = m(), r = o(), i = v(), a = C(), { ClientStats: s } = j(), { channels: c } = F(), l = I(), u = A(), { InvalidArgumentError: d, InformationalError: f, ClientDestroyedError: p } = g(), h = E(), { kUrl: y, kServerName: b, kClient: x, kBusy: S, kConnect: w, kResuming: T, kRunning: D, kPending: O, kSize: k, kQueue: M, kConnected: N, kConnecting: P, kNeedDrain: L, kKeepAliveDefaultTimeout: ee, kHostHeader: te, kPendingIdx: R, kRunningIdx: z, kError: V, kPipelining: H, kKeepAliveTimeoutValue: re, kMaxHeadersSize: ie, kKeepAliveMaxTimeout: ae, kKeepAliveTimeoutThreshold: oe, kHeadersTimeout: se, kBodyTimeout: U, kStrictContentLength: ce, kConnector: W, kMaxRequests: le, kCounter: ue, kClose: G, kDestroy: de, kDispatch: fe, kLocalAddress: K, kMaxResponseSize: pe, kOnError: me, kHTTPContext: q, kMaxConcurrentStreams: J, kHTTP2InitialWindowSize: Y, kHTTP2ConnectionWindowSize: he, kResume: X, kPingInterval: ge } = _(), _e = B(), Z = ne(), Q = Symbol("kClosedResolve"), ve = i && i.maxHeaderSize && Number.isInteger(i.maxHeaderSize) && i.maxHeaderSize > 0 ? () => i.maxHeaderSize : () => {
		throw new d("http module not available or http.maxHeaderSize invalid");
	}, noop = () => {};
	function getPipelining(e) {
		return e[H] ?? e[q]?.defaultPipelining ?? 1;
	}
	var Client = class extends u {
		constructor(e, { maxHeaderSize: t, headersTimeout: n, socketTimeout: i, requestTimeout: o, connectTimeout: s, bodyTimeout: c, idleTimeout: l, keepAlive: u, keepAliveTimeout: f, maxKeepAliveTimeout: p, keepAliveMaxTimeout: m, keepAliveTimeoutThreshold: g, socketPath: _, pipelining: v, tls: x, strictContentLength: S, maxCachedSessions: C, connect, maxRequestsPerClient: w, localAddress: E, maxResponseSize: D, autoSelectFamily: O, autoSelectFamilyAttemptTimeout: k, maxConcurrentStreams: A, allowH2: j, useH2c: N, initialWindowSize: P, connectionWindowSize: F, pingInterval: I, webSocket: B, eventSource: ne } = {}) {
			if (u !== void 0) throw new d("unsupported keepAlive, use pipelining=0 instead");
			if (i !== void 0) throw new d("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
			if (o !== void 0) throw new d("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
			if (l !== void 0) throw new d("unsupported idleTimeout, use keepAliveTimeout instead");
			if (p !== void 0) throw new d("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
			if (t != null) {
				if (!Number.isInteger(t) || t < 1) throw new d("invalid maxHeaderSize");
			} else t = ve();
			if (_ != null && typeof _ != "string") throw new d("invalid socketPath");
			if (s != null && (!Number.isFinite(s) || s < 0)) throw new d("invalid connectTimeout");
			if (f != null && (!Number.isFinite(f) || f <= 0)) throw new d("invalid keepAliveTimeout");
			if (m != null && (!Number.isFinite(m) || m <= 0)) throw new d("invalid keepAliveMaxTimeout");
			if (g != null && !Number.isFinite(g)) throw new d("invalid keepAliveTimeoutThreshold");
			if (n != null && (!Number.isInteger(n) || n < 0)) throw new d("headersTimeout must be a positive integer or zero");
			if (c != null && (!Number.isInteger(c) || c < 0)) throw new d("bodyTimeout must be a positive integer or zero");
			if (connect != null && typeof connect != "function" && typeof connect != "object") throw new d("connect must be a function or an object");
			if (w != null && (!Number.isInteger(w) || w < 0)) throw new d("maxRequestsPerClient must be a positive number");
			if (E != null && (typeof E != "string" || r.isIP(E) === 0)) throw new d("localAddress must be valid string IP address");
			if (D != null && (!Number.isInteger(D) || D < -1)) throw new d("maxResponseSize must be a positive number");
			if (k != null && (!Number.isInteger(k) || k < -1)) throw new d("autoSelectFamilyAttemptTimeout must be a positive number");
			if (j != null && typeof j != "boolean") throw new d("allowH2 must be a valid boolean value");
			if (A != null && (typeof A != "number" || A < 1)) throw new d("maxConcurrentStreams must be a positive integer, greater than 0");
			if (N != null && typeof N != "boolean") throw new d("useH2c must be a valid boolean value");
			if (P != null && (!Number.isInteger(P) || P < 1)) throw new d("initialWindowSize must be a positive integer, greater than 0");
			if (F != null && (!Number.isInteger(F) || F < 1)) throw new d("connectionWindowSize must be a positive integer, greater than 0");
			if (I != null && (typeof I != "number" || !Number.isInteger(I) || I < 0)) throw new d("pingInterval must be a positive integer, greater or equal to 0");
			if (super({
				webSocket: B,
				eventSource: ne
			}), typeof connect != "function") connect = h({
				...x,
				maxCachedSessions: C,
				allowH2: j,
				useH2c: N,
				socketPath: _,
				timeout: s,
				...typeof O == "boolean" ? {
					autoSelectFamily: O,
					autoSelectFamilyAttemptTimeout: k
				} : void 0,
				...connect
			});
			else {
				let e = connect;
				connect = (t, n) => e({
					...t,
					..._ == null ? null : { socketPath: _ },
					...j == null ? null : { allowH2: j }
				}, n);
			}
			this[y] = a.parseOrigin(e), this[W] = connect, this[H] = v ?? 1, this[ie] = t, this[ee] = f ?? 4e3, this[ae] = m ?? 6e5, this[oe] = g ?? 2e3, this[re] = this[ee], this[b] = null, this[K] = E ?? null, this[T] = 0, this[L] = 0, this[te] = `host: ${this[y].hostname}${this[y].port ? `:${this[y].port}` : ""}\r\n`, this[U] = c ?? 3e5, this[se] = n ?? 3e5, this[ce] = S ?? !0, this[le] = w, this[Q] = null, this[pe] = D > -1 ? D : -1, this[q] = null, this[J] = A ?? 100, this[Y] = P ?? 262144, this[he] = F ?? 524288, this[ge] = I ?? 6e4, this[M] = [], this[z] = 0, this[R] = 0, this[X] = (e) => resume(this, e), this[me] = (e) => onError(this, e);
		}
		get pipelining() {
			return this[H];
		}
		set pipelining(e) {
			this[H] = e, this[X](!0);
		}
		get stats() {
			return new s(this);
		}
		get [O]() {
			return this[M].length - this[R];
		}
		get [D]() {
			return this[R] - this[z];
		}
		get [k]() {
			return this[M].length - this[z];
		}
		get [N]() {
			return !!this[q] && !this[P] && !this[q].destroyed;
		}
		get [S]() {
			return !!(this[q]?.busy(null) || this[k] >= (getPipelining(this) || 1) || this[O] > 0);
		}
		[w](e) {
			connect(this), this.once("connect", e);
		}
		[fe](e, t) {
			let n = new l(this[y].origin, e, t);
			return this[M].push(n), this[T] || (a.bodyLength(n.body) == null && a.isIterable(n.body) ? (this[T] = 1, queueMicrotask(() => resume(this))) : this[X](!0)), this[T] && this[L] !== 2 && this[S] && (this[L] = 2), this[L] < 2;
		}
		[G]() {
			return new Promise((e) => {
				this[k] ? this[Q] = e : e(null);
			});
		}
		[de](e) {
			return new Promise((t) => {
				let n = this[M].splice(this[R]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					r != null && a.errorRequest(this, r, e);
				}
				let callback = () => {
					this[Q] && (this[Q](), this[Q] = null), t(null);
				};
				this[q] ? (this[q].destroy(e, callback), this[q] = null) : queueMicrotask(callback), this[X]();
			});
		}
	};
	function onError(e, t) {
		if (e[D] === 0 && t.code !== "UND_ERR_INFO" && t.code !== "UND_ERR_SOCKET") {
			n(e[R] === e[z]);
			let r = e[M].splice(e[z]);
			for (let n = 0; n < r.length; n++) {
				let i = r[n];
				i != null && a.errorRequest(e, i, t);
			}
			n(e[k] === 0);
		}
	}
	function connect(e) {
		n(!e[P]), n(!e[q]);
		let { host: t, hostname: i, protocol: o, port: s } = e[y];
		if (i[0] === "[") {
			let e = i.indexOf("]");
			n(e !== -1);
			let t = i.substring(1, e);
			n(r.isIPv6(t)), i = t;
		}
		e[P] = !0, c.beforeConnect.hasSubscribers && c.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: i,
				protocol: o,
				port: s,
				version: e[q]?.version,
				servername: e[b],
				localAddress: e[K]
			},
			connector: e[W]
		});
		try {
			e[W]({
				host: t,
				hostname: i,
				protocol: o,
				port: s,
				servername: e[b],
				localAddress: e[K]
			}, (r, l) => {
				if (r) handleConnectError(e, r, {
					host: t,
					hostname: i,
					protocol: o,
					port: s
				}), e[X]();
				else if (e.destroyed) a.destroy(l.on("error", noop), new p()), e[X]();
				else {
					n(l);
					try {
						e[q] = l.alpnProtocol === "h2" ? Z(e, l) : _e(e, l);
					} catch (n) {
						l.destroy().on("error", noop), handleConnectError(e, n, {
							host: t,
							hostname: i,
							protocol: o,
							port: s
						}), e[X]();
						return;
					}
					e[P] = !1, l[ue] = 0, l[le] = e[le], l[x] = e, l[V] = null, c.connected.hasSubscribers && c.connected.publish({
						connectParams: {
							host: t,
							hostname: i,
							protocol: o,
							port: s,
							version: e[q]?.version,
							servername: e[b],
							localAddress: e[K]
						},
						connector: e[W],
						socket: l
					}), e.emit("connect", e[y], [e]), e[X]();
				}
			});
		} catch (n) {
			handleConnectError(e, n, {
				host: t,
				hostname: i,
				protocol: o,
				port: s
			}), e[X]();
		}
	}
	function handleConnectError(e, t, { host: r, hostname: i, protocol: o, port: s }) {
		if (!e.destroyed) {
			if (e[P] = !1, c.connectError.hasSubscribers && c.connectError.publish({
				connectParams: {
					host: r,
					hostname: i,
					protocol: o,
					port: s,
					version: e[q]?.version,
					servername: e[b],
					localAddress: e[K]
				},
				connector: e[W],
				error: t
			}), t.code === "ERR_TLS_CERT_ALTNAME_INVALID") for (n(e[D] === 0); e[O] > 0 && e[M][e[R]].servername === e[b];) {
				let n = e[M][e[R]++];
				a.errorRequest(e, n, t);
			}
			else onError(e, t);
			e.emit("connectionError", e[y], [e], t);
		}
	}
	function emitDrain(e) {
		e[L] = 0, e.emit("drain", e[y], [e]);
	}
	function resume(e, t) {
		e[T] !== 2 && (e[T] = 2, _resume(e, t), e[T] = 0, e[z] > 256 && (e[M].splice(0, e[z]), e[R] -= e[z], e[z] = 0));
	}
	function _resume(e, t) {
		for (;;) {
			if (e.destroyed) {
				n(e[O] === 0);
				return;
			}
			if (e[Q] && !e[k]) {
				e[Q](), e[Q] = null;
				return;
			}
			if (e[q] && e[q].resume(), e[S]) e[L] = 2;
			else if (e[L] === 2) {
				t ? (e[L] = 1, queueMicrotask(() => emitDrain(e))) : emitDrain(e);
				continue;
			}
			if (e[O] === 0 || e[D] >= (getPipelining(e) || 1)) return;
			let r = e[M][e[R]];
			if (r === null) return;
			if (e[y].protocol === "https:" && e[b] !== r.servername) {
				if (e[D] > 0) return;
				e[b] = r.servername, e[q]?.destroy(new f("servername changed"), () => {
					e[q] = null, resume(e);
				});
			}
			if (e[P]) return;
			if (!e[q]) {
				connect(e);
				return;
			}
			if (e[q].destroyed || e[q].busy(r)) return;
			!r.aborted && e[q].write(r) ? e[R]++ : e[M].splice(e[R], 1);
		}
	}
	t.exports = Client;
})), H = /* @__PURE__ */ e(((e, t) => {
	let { PoolBase: n, kClients: r, kNeedDrain: i, kAddClient: a, kGetDispatcher: o, kRemoveClient: s } = N(), c = V(), { InvalidArgumentError: l } = g(), u = C(), { kUrl: d } = _(), f = E(), p = Symbol("options"), m = Symbol("connections"), h = Symbol("factory");
	function defaultFactory(e, t) {
		return new c(e, t);
	}
	t.exports = class extends n {
		constructor(e, { connections: t, factory: n = defaultFactory, connect: i, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: g, autoSelectFamilyAttemptTimeout: _, allowH2: v, clientTtl: y, ...b } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new l("invalid connections");
			if (typeof n != "function") throw new l("factory must be a function.");
			if (i != null && typeof i != "function" && typeof i != "object") throw new l("connect must be a function or an object");
			typeof i != "function" && (i = f({
				...o,
				maxCachedSessions: s,
				allowH2: v,
				socketPath: c,
				timeout: a,
				...typeof g == "boolean" ? {
					autoSelectFamily: g,
					autoSelectFamilyAttemptTimeout: _
				} : void 0,
				...i
			})), super(b), this[m] = t || null, this[d] = u.parseOrigin(e), this[p] = {
				...u.deepClone(b),
				connect: i,
				allowH2: v,
				clientTtl: y,
				socketPath: c
			}, this[p].interceptors = b.interceptors ? { ...b.interceptors } : void 0, this[h] = n, this.on("connect", (e, t) => {
				if (y != null && y > 0) for (let e of t) Object.assign(e, { ttl: Date.now() });
			}), this.on("connectionError", (e, t, n) => {
				for (let e of t) {
					let t = this[r].indexOf(e);
					t !== -1 && this[r].splice(t, 1);
				}
			});
		}
		[o]() {
			let e = this[p].clientTtl;
			for (let t of this[r]) if (e != null && e > 0 && t.ttl && Date.now() - t.ttl > e) this[s](t);
			else if (!t[i]) return t;
			if (!this[m] || this[r].length < this[m]) {
				let e = this[h](this[d], this[p]);
				return this[a](e), e;
			}
		}
	};
})), re = /* @__PURE__ */ e(((e, t) => {
	let { InvalidArgumentError: n, MaxOriginsReachedError: r } = g(), { kClients: i, kRunning: a, kClose: o, kDestroy: s, kDispatch: c, kUrl: l } = _(), u = A(), d = H(), f = V(), p = C(), m = Symbol("onConnect"), h = Symbol("onDisconnect"), v = Symbol("onConnectionError"), y = Symbol("onDrain"), b = Symbol("factory"), x = Symbol("options"), S = Symbol("origins");
	function defaultFactory(e, t) {
		return t && t.connections === 1 ? new f(e, t) : new d(e, t);
	}
	t.exports = class extends u {
		constructor({ factory: e = defaultFactory, maxOrigins: t = Infinity, connect: r, tls: a, ...o } = {}) {
			if (typeof e != "function") throw new n("factory must be a function.");
			if (r != null && typeof r != "function" && typeof r != "object") throw new n("connect must be a function or an object");
			if (typeof t != "number" || Number.isNaN(t) || t <= 0) throw new n("maxOrigins must be a number greater than 0");
			super(o), r && typeof r != "function" && (r = { ...r }), a && typeof a != "function" && (a = { ...a }), this[x] = {
				...p.deepClone(o),
				maxOrigins: t,
				connect: r,
				tls: a
			}, this[b] = e, this[i] = /* @__PURE__ */ new Map(), this[S] = /* @__PURE__ */ new Set(), this[y] = (e, t) => {
				this.emit("drain", e, [this, ...t]);
			}, this[m] = (e, t) => {
				this.emit("connect", e, [this, ...t]);
			}, this[h] = (e, t, n) => {
				this.emit("disconnect", e, [this, ...t], n);
			}, this[v] = (e, t, n) => {
				this.emit("connectionError", e, [this, ...t], n);
			};
		}
		get [a]() {
			let e = 0;
			for (let { dispatcher: t } of this[i].values()) e += t[a];
			return e;
		}
		[c](e, t) {
			let a;
			if (e.origin && (typeof e.origin == "string" || e.origin instanceof URL)) a = String(e.origin);
			else throw new n("opts.origin must be a non-empty string or URL.");
			if (this[S].size >= this[x].maxOrigins && !this[S].has(a)) throw new r();
			let o = this[i].get(a), s = o && o.dispatcher;
			if (!s) {
				let closeClientIfUnused = (e) => {
					let t = this[i].get(a);
					t && (e && --t.count, t.count <= 0 && (this[i].delete(a), t.dispatcher.destroyed || t.dispatcher.close()), this[S].delete(a));
				};
				s = this[b](e.origin, this[x]).on("drain", this[y]).on("connect", (e, t) => {
					let n = this[i].get(a);
					n && (n.count += 1), this[m](e, t);
				}).on("disconnect", (e, t, n) => {
					closeClientIfUnused(!0), this[h](e, t, n);
				}).on("connectionError", (e, t, n) => {
					closeClientIfUnused(!1), this[v](e, t, n);
				}), this[i].set(a, {
					count: 0,
					dispatcher: s
				}), this[S].add(a);
			}
			return s.dispatch(e, t);
		}
		[o]() {
			let e = [];
			for (let { dispatcher: t } of this[i].values()) e.push(t.close());
			return this[i].clear(), Promise.all(e);
		}
		[s](e) {
			let t = [];
			for (let { dispatcher: n } of this[i].values()) t.push(n.destroy(e));
			return this[i].clear(), Promise.all(t);
		}
		get stats() {
			let e = {};
			for (let { dispatcher: t } of this[i].values()) t.stats && (e[t[l].origin] = t.stats);
			return e;
		}
	};
})), ie = /* @__PURE__ */ e(((e, t) => {
	t.exports = function() {
		throw Error("this part of undici is not in the package");
	}, t.exports.extractBody = t.exports;
})), ae = /* @__PURE__ */ e(((e, t) => {
	let { kProxy: n, kClose: r, kDestroy: i, kDispatch: a } = _(), o = re(), s = H(), c = A(), { InvalidArgumentError: l, RequestAbortedError: u, SecureProxyConnectionError: d } = g(), f = E(), p = V(), { channels: m } = F(), h = ie(), v = Symbol("proxy agent"), y = Symbol("proxy client"), b = Symbol("proxy headers"), x = Symbol("request tls settings"), S = Symbol("proxy tls settings"), C = Symbol("connect endpoint function"), w = Symbol("tunnel proxy");
	function defaultProtocolPort(e) {
		return e === "https:" ? 443 : 80;
	}
	function defaultFactory(e, t) {
		return new s(e, t);
	}
	let noop = () => {};
	function defaultAgentFactory(e, t) {
		return t.connections === 1 ? new p(e, t) : new s(e, t);
	}
	var Http1ProxyWrapper = class extends c {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (!e) throw new l("Proxy URL is mandatory");
			super(), this[b] = t, this.#e = r ? r(e, { connect: n }) : new p(e, { connect: n });
		}
		[a](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == "function" && t.onError(new l("Proxy Authentication Required (407)")) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = "/", headers: o = {} } = e;
			if (e.path = r + i, !("host" in o) && !("Host" in o)) {
				let { host: e } = new URL(r);
				o.host = e;
			}
			return e.headers = {
				...this[b],
				...o
			}, this.#e[a](e, t);
		}
		[r]() {
			return this.#e.close();
		}
		[i](e) {
			return this.#e.destroy(e);
		}
	}, ProxyAgent = class extends c {
		constructor(e) {
			if (!e || typeof e == "object" && !(e instanceof URL) && !e.uri) throw new l("Proxy uri is mandatory");
			let { clientFactory: t = defaultFactory } = e;
			if (typeof t != "function") throw new l("Proxy opts.clientFactory must be a function.");
			let { proxyTunnel: r = !0 } = e;
			super();
			let i = this.#e(e), { href: a, origin: s, port: c, protocol: p, username: g, password: _, hostname: T } = i;
			if (this[n] = {
				uri: a,
				protocol: p
			}, this[x] = e.requestTls, this[S] = e.proxyTls, this[b] = e.headers || {}, this[w] = r, e.auth && e.token) throw new l("opts.auth cannot be used in combination with opts.token");
			e.auth ? this[b]["proxy-authorization"] = `Basic ${e.auth}` : e.token ? this[b]["proxy-authorization"] = e.token : g && _ && (this[b]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(g)}:${decodeURIComponent(_)}`).toString("base64")}`);
			let E = f({ ...e.proxyTls });
			this[C] = f({ ...e.requestTls });
			let D = e.factory || defaultAgentFactory, factory = (t, r) => {
				let { protocol: i } = new URL(t);
				return this[n].protocol === "socks5:" || this[n].protocol === "socks:" ? new h(this[n].uri, {
					headers: this[b],
					connect: E,
					factory: D,
					username: e.username || g,
					password: e.password || _,
					proxyTls: e.proxyTls,
					requestTls: e.requestTls
				}) : !this[w] && i === "http:" && this[n].protocol === "http:" ? new Http1ProxyWrapper(this[n].uri, {
					headers: this[b],
					connect: E,
					factory: D
				}) : D(t, r);
			};
			p === "socks5:" || p === "socks:" ? this[y] = null : this[y] = t(i, { connect: E }), this[v] = new o({
				...e,
				factory,
				connect: async (e, t) => {
					if (!this[y]) {
						t(new l("Cannot establish tunnel connection without a proxy client"));
						return;
					}
					let n = e.host;
					e.port || (n += `:${defaultProtocolPort(e.protocol)}`);
					try {
						let r = {
							origin: s,
							port: c,
							path: n,
							signal: e.signal,
							headers: {
								...this[b],
								host: e.host,
								...e.connections == null || e.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
							},
							servername: this[S]?.servername || T
						}, { socket: i, statusCode: a } = await this[y].connect(r);
						if (a !== 200) {
							i.on("error", noop).destroy(), t(new u(`Proxy response (${a}) !== 200 when HTTP Tunneling`));
							return;
						}
						if (m.proxyConnected.hasSubscribers && m.proxyConnected.publish({
							socket: i,
							connectParams: r
						}), e.protocol !== "https:") {
							t(null, i);
							return;
						}
						let o;
						o = this[x] ? this[x].servername : e.servername, this[C]({
							...e,
							servername: o,
							httpSocket: i
						}, t);
					} catch (e) {
						e.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? t(new d(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = buildHeaders(e.headers);
			if (throwIfProxyAuthIsSent(n), n && !("host" in n) && !("Host" in n)) {
				let { host: t } = new URL(e.origin);
				n.host = t;
			}
			return this[v].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == "string" ? new URL(e) : e instanceof URL ? e : new URL(e.uri);
		}
		[r]() {
			let e = [this[v].close()];
			return this[y] && e.push(this[y].close()), Promise.all(e);
		}
		[i]() {
			let e = [this[v].destroy()];
			return this[y] && e.push(this[y].destroy()), Promise.all(e);
		}
	};
	function buildHeaders(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function throwIfProxyAuthIsSent(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === "proxy-authorization")) throw new l("Proxy-Authorization should be sent in ProxyAgent constructor");
	}
	t.exports = ProxyAgent;
})), oe = /* @__PURE__ */ t({
	Client: () => W.default,
	withConnect: () => withConnect
}), se = /* @__PURE__ */ n(T(), 1), U = /* @__PURE__ */ n(E(), 1), ce = /* @__PURE__ */ n(re(), 1), W = /* @__PURE__ */ n(V(), 1), le = /* @__PURE__ */ n(H(), 1), ue = /* @__PURE__ */ n(ae(), 1);
function withConnect(e) {
	return e.connect = se.default, e;
}
// src/http/undici-exchange.ts
const G = 65536;
var UndiciExchange = class extends l {
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
		this.#t = G - this.drop();
		let leave = () => this.fail(/* @__PURE__ */ Error("the body was not wanted"));
		this.#t < 0 || Number(this.header("content-length") ?? 0) > G ? leave() : (this.#n = setTimeout(leave, 1e3), this.resume());
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
}, de = /* @__PURE__ */ t({ createUndiciHttp: () => createUndiciHttp });
function createUndiciHttp(e) {
	let t = {
		timeout: e.connectTimeoutMs,
		...e.tls === void 0 ? f(e.ca) : toConnectOptions(e.tls, e.ca)
	}, n = {
		connections: e.maxConnections,
		headersTimeout: 0,
		bodyTimeout: 0
	}, r = /* @__PURE__ */ new Map(), i = /* @__PURE__ */ new Map(), dispatcherFor = ({ origin: a, url: o }) => {
		let s = d(o, e.env), c = r.get(s);
		return c === void 0 && (c = s === void 0 ? new ce.default({
			...n,
			connect: toConnector(t, e.takeSocket)
		}) : new ue.default({
			...n,
			uri: s,
			proxyTls: t,
			requestTls: t,
			clientFactory: (e, t) => withConnect(new le.default(e, {
				...t,
				connect: sparing(t.connect)
			}))
		}), r.set(s, c)), i.set(a, c), c;
	};
	return {
		send(e, { method: t = "GET", headers: n, form: r, body: a, cancellation: o }) {
			let { origin: s, pathname: c, search: l } = e, u = i.get(s) ?? dispatcherFor(e), d = new UndiciExchange(o), f = {
				origin: s,
				path: c + l,
				method: t,
				headers: n
			};
			return r === void 0 ? a !== void 0 && (f.method = "POST", f.body = a) : (f.method = "POST", f.headers = [
				...n,
				"content-type",
				"application/x-www-form-urlencoded"
			], f.body = r.toString()), u.dispatch(f, d), d.response;
		},
		async close() {
			await Promise.all([...r.values()].map((e) => e.destroy())), r.clear(), i.clear();
		}
	};
}
function toConnector(e, t) {
	let n = (0, U.default)(e);
	return sparing((e, r) => {
		let i = t?.(`${e.protocol}//${e.host ?? e.hostname}`);
		i === void 0 ? n(e, r) : queueMicrotask(() => r(null, i));
	});
}
let fe = !1;
function sparing(e) {
	let t = typeof e == "function" ? e : (0, U.default)(e);
	return (e, n) => t(e, (...e) => {
		fe || e[0] !== null ? n(...e) : (fe = !0, r(() => n(...e)));
	});
}
function toConnectOptions({ cert: e, key: t, passphrase: n, onlyCa: r }, i) {
	return {
		cert: e,
		key: t,
		passphrase: n,
		ca: r === void 0 ? i && u(i) : [...r]
	};
}
export { createUndiciHttp, p as require__builtin_stream, oe as undici_exports, de as undici_http_exports };

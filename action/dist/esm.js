import { o as e, r as t } from "./rolldown-runtime.js";
import { i as n, n as r, r as i, t as a } from "./connect-error.js";
import { O as o, _ as s, c, g as l, n as u, t as d, u as p } from "./file.js";
import { i as m, t as h } from "./any.js";
import { t as g } from "./to-binary.js";
import { i as _, n as v, r as y, t as b } from "./from-json.js";
import { t as x } from "./_builtin_http.js";
import { promisify as S } from "node:util";
import * as C from "node:http2";
import * as w from "node:zlib";
import * as T from "node:https";
// node_modules/@connectrpc/connect/dist/esm/protocol/signals.js
function createLinkedAbortController(...e) {
	let t = new AbortController(), n = e.filter((e) => e !== void 0).concat(t.signal);
	for (let e of n) {
		if (e.aborted) {
			onAbort.apply(e);
			break;
		}
		e.addEventListener("abort", onAbort);
	}
	function onAbort() {
		t.signal.aborted || t.abort(getAbortSignalReason(this));
		for (let e of n) e.removeEventListener("abort", onAbort);
	}
	return t;
}
function createDeadlineSignal(e) {
	let t = new AbortController(), listener = () => {
		t.abort(new a("the operation timed out", n.DeadlineExceeded));
	}, r;
	return e !== void 0 && (e <= 0 ? listener() : r = setTimeout(listener, e)), {
		signal: t.signal,
		cleanup: () => clearTimeout(r)
	};
}
function getAbortSignalReason(e) {
	if (!e.aborted) return;
	if (e.reason !== void 0) return e.reason;
	let t = /* @__PURE__ */ Error("This operation was aborted");
	return t.name = "AbortError", t;
}
// node_modules/@connectrpc/connect/dist/esm/context-values.js
function createContextValues() {
	return {
		get(e) {
			return e.id in this ? this[e.id] : e.defaultValue;
		},
		set(e, t) {
			return this[e.id] = t, this;
		},
		delete(e) {
			return delete this[e.id], this;
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/implementation.js
function createHandlerContext(e) {
	let timeoutMs;
	if (e.timeoutMs !== void 0) {
		let t = new Date(Date.now() + e.timeoutMs);
		timeoutMs = () => t.getTime() - Date.now();
	} else timeoutMs = () => void 0;
	let t = createDeadlineSignal(e.timeoutMs), n = createLinkedAbortController(t.signal, e.requestSignal, e.shutdownSignal);
	return Object.assign(Object.assign({}, e), {
		signal: n.signal,
		timeoutMs,
		requestHeader: new Headers(e.requestHeader),
		responseHeader: new Headers(e.responseHeader),
		responseTrailer: new Headers(e.responseTrailer),
		abort(e) {
			t.cleanup(), n.abort(e);
		},
		values: e.contextValues ?? createContextValues()
	});
}
function createMethodImplSpec(e, t) {
	return {
		kind: e.methodKind,
		method: e,
		impl: t
	};
}
function createServiceImplSpec(e, t) {
	let r = {
		service: e,
		methods: {}
	};
	for (let i of e.methods) {
		let fn = t[i.localName];
		if (typeof fn == "function") fn = fn.bind(t);
		else {
			let t = `${e.typeName}.${i.name} is not implemented`;
			fn = function() {
				throw new a(t, n.Unimplemented);
			};
		}
		r.methods[i.localName] = createMethodImplSpec(i, fn);
	}
	return r;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/trailer.js
function trailerParse(e) {
	let t = new Headers(), n = new TextDecoder().decode(e).split("\r\n");
	for (let e of n) {
		if (e === "") continue;
		let n = e.indexOf(":");
		if (n > 0) {
			let r = e.substring(0, n).trim(), i = e.substring(n + 1).trim();
			t.append(r, i);
		}
	}
	return t;
}
function trailerSerialize(e) {
	let t = [];
	return e.forEach((e, n) => {
		t.push(`${n}: ${e}\r\n`);
	}), new TextEncoder().encode(t.join(""));
}
function createTrailerSerialization() {
	return {
		serialize: trailerSerialize,
		parse: trailerParse
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/headers.js
const E = "Content-Type", D = "Grpc-Encoding", O = "Grpc-Accept-Encoding", k = "Grpc-Timeout", A = "Grpc-Status", ee = "Grpc-Status-Details-Bin", j = "User-Agent", te = /^application\/grpc-web(-text)?(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, ne = "application/grpc-web+proto", re = "application/grpc-web+json";
function parseContentType$2(e) {
	let t = e?.match(te);
	if (t) return {
		text: !!t[1],
		binary: !t[2]
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/parse-timeout.js
function parseTimeout$1(e, t) {
	if (e === null) return {};
	let r = /^(\d{1,8})([HMSmun])$/.exec(e);
	if (r === null) return { error: new a(`protocol error: invalid grpc timeout value: ${e}`, n.InvalidArgument) };
	let i = {
		H: 36e5,
		M: 6e4,
		S: 1e3,
		m: 1,
		u: .001,
		n: 1e-6
	}[r[2]] * parseInt(r[1]);
	return i > t ? {
		timeoutMs: i,
		error: new a(`timeout ${i}ms must be <= ${t}`, n.InvalidArgument)
	} : { timeoutMs: i };
}
const M = /*@__PURE__*/ p(/* @__PURE__ */ d("CgxzdGF0dXMucHJvdG8SCmdvb2dsZS5ycGMiTgoGU3RhdHVzEgwKBGNvZGUYASABKAUSDwoHbWVzc2FnZRgCIAEoCRIlCgdkZXRhaWxzGAMgAygLMhQuZ29vZ2xlLnByb3RvYnVmLkFueUJeCg5jb20uZ29vZ2xlLnJwY0ILU3RhdHVzUHJvdG9QAVo3Z29vZ2xlLmdvbGFuZy5vcmcvZ2VucHJvdG8vZ29vZ2xlYXBpcy9ycGMvc3RhdHVzO3N0YXR1c6ICA1JQQ2IGcHJvdG8z", [m]), 0);
// node_modules/@connectrpc/connect/dist/esm/http-headers.js
function encodeBinaryHeader(e, t) {
	let n;
	return n = t === void 0 ? typeof e == "string" ? new TextEncoder().encode(e) : e instanceof Uint8Array ? e : new Uint8Array(e) : g(t, e), s(n, "std_raw");
}
function decodeBinaryHeader(e, t, r) {
	try {
		let n = l(e);
		return t ? u(t, n, r) : n;
	} catch (e) {
		throw a.from(e, n.DataLoss);
	}
}
function appendHeaders(...e) {
	let t = new Headers();
	for (let n of e) n.forEach((e, n) => {
		t.append(n, e);
	});
	return t;
}
function setTrailerStatus(e, t) {
	if (t) {
		if (t.metadata.forEach((t, n) => {
			e.append(n, t);
		}), e.set(A, t.code.toString(10)), e.set("Grpc-Message", encodeURIComponent(t.rawMessage)), t.details.length > 0) {
			let n = o(M, {
				code: t.code,
				message: t.rawMessage,
				details: t.details.map((e) => "desc" in e ? h(e.desc, o(e.desc, e.value)) : {
					typeUrl: `type.googleapis.com/${e.type}`,
					value: e.value
				})
			});
			e.set(ee, encodeBinaryHeader(n, M));
		}
	} else e.set(A, "0");
	return e;
}
function findTrailerError(e) {
	let t = e.get(ee);
	if (t != null) {
		let n = decodeBinaryHeader(t, M);
		if (n.code == 0) return;
		let r = new a(n.message, n.code, e);
		return r.details = n.details.map((e) => ({
			type: e.typeUrl.substring(e.typeUrl.lastIndexOf("/") + 1),
			value: e.value
		})), r;
	}
	let r = e.get(A);
	if (r != null) {
		if (r === "0") return;
		let t = parseInt(r, 10);
		return t in n ? new a(decodeURIComponent(e.get("Grpc-Message") ?? ""), t, e) : new a(`invalid grpc-status: ${r}`, n.Internal, e);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/compression.js
function compressionNegotiate(e, t, r, i) {
	let o = null, s = null, c;
	if (t !== null && t !== "identity") {
		let r = e.find((e) => e.name === t);
		if (r) o = r;
		else {
			let r = e.map((e) => e.name).join(",");
			c = new a(`unknown compression "${t}": supported encodings are ${r}`, n.Unimplemented, { [i]: r });
		}
	}
	if (r === null || r === "") s = o;
	else {
		let t = r.split(",").map((e) => e.trim());
		for (let n of t) {
			let t = e.find((e) => e.name === n);
			if (t) {
				s = t;
				break;
			}
		}
	}
	return {
		request: o,
		response: s,
		error: c
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/limit-io.js
const N = 4294967295, P = N;
function validateReadWriteMaxBytes(e, t, r) {
	if (t ??= P, e ??= N, r ??= 1024, t < 1 || t > P) throw new a(`writeMaxBytes ${t} must be >= 1 and <= ${P}`, n.Internal);
	if (e < 1 || e > N) throw new a(`readMaxBytes ${e} must be >= 1 and <= ${N}`, n.Internal);
	return {
		readMaxBytes: e,
		writeMaxBytes: t,
		compressMinBytes: r
	};
}
function assertWriteMaxBytes(e, t) {
	if (t > e) throw new a(`message size ${t} is larger than configured writeMaxBytes ${e}`, n.ResourceExhausted);
}
function assertReadMaxBytes(e, t, r = !1) {
	if (t > e) {
		let i = `message size is larger than configured readMaxBytes ${e}`;
		throw r && (i = `message size ${t} is larger than configured readMaxBytes ${e}`), new a(i, n.ResourceExhausted);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/envelope.js
function createEnvelopeDecoder(e) {
	return new EnvelopeDecoderImpl(e);
}
var EnvelopeDecoderImpl = class {
	constructor(e) {
		this.readMaxBytes = e, this.header = /* @__PURE__ */ new Uint8Array(5), this.headerView = new DataView(this.header.buffer), this.buf = [];
	}
	get byteLength() {
		return this.buf.reduce((e, t) => e + t.byteLength, 0);
	}
	decode(e) {
		this.buf.push(e);
		let t = [];
		for (;;) {
			let e = this.pop();
			if (!e) break;
			t.push(e);
		}
		return t;
	}
	pop() {
		if (!(!this.env && (this.env = this.head(), !this.env)) && this.cons(this.env.data)) {
			let e = this.env;
			return this.env = void 0, e;
		}
	}
	head() {
		if (!this.cons(this.header)) return;
		let e = this.headerView.getUint8(0), t = this.headerView.getUint32(1);
		return assertReadMaxBytes(this.readMaxBytes, t, !0), {
			flags: e,
			data: new Uint8Array(t)
		};
	}
	cons(e) {
		let t = e.byteLength;
		if (this.byteLength < t) return !1;
		let n = 0;
		for (; n < t;) {
			let r = this.buf.shift();
			r.byteLength > t - n ? (e.set(r.subarray(0, t - n), n), this.buf.unshift(r.subarray(t - n)), n += t - n) : (e.set(r, n), n += r.byteLength);
		}
		return !0;
	}
};
async function envelopeCompress(e, t, r) {
	let { flags: i, data: o } = e;
	if ((i & 1) == 1) throw new a("invalid envelope, already compressed", n.Internal);
	return t && o.byteLength >= r && (o = await t.compress(o), i |= 1), {
		data: o,
		flags: i
	};
}
async function envelopeDecompress(e, t, r) {
	let { flags: i, data: o } = e;
	if ((i & 1) == 1) {
		if (!t) throw new a("received compressed envelope, but do not know how to decompress", n.Internal);
		o = await t.decompress(o, r), i ^= 1;
	}
	return {
		data: o,
		flags: i
	};
}
function encodeEnvelope(e, t) {
	let n = new Uint8Array(t.length + 5);
	n.set(t, 5);
	let r = new DataView(n.buffer, n.byteOffset, n.byteLength);
	return r.setUint8(0, e), r.setUint32(1, t.length), n;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/async-iterable.js
var __asyncValues$5 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$5 = function(e) {
	return this instanceof __await$5 ? (this.v = e, this) : new __await$5(e);
}, __asyncGenerator$5 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$5 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
}, __asyncDelegator$2 = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$5(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
};
function pipeTo(e, ...t) {
	let [n, r, i] = pickTransformsAndSink(t), a = e, o;
	return i?.propagateDownStreamError === !0 && (a = o = makeIterableAbortable(a)), a = pipe(a, ...n, { propagateDownStreamError: !1 }), r(a).catch((e) => o ? o.abort(e).then(() => Promise.reject(e)) : Promise.reject(e));
}
function pickTransformsAndSink(e) {
	let t;
	return typeof e[e.length - 1] != "function" && (t = e.pop()), [
		e,
		e.pop(),
		t
	];
}
function sinkAllBytes(e, t) {
	return async (n) => await readAllBytes(n, e, t);
}
function pipe(e, ...t) {
	return __asyncGenerator$5(this, arguments, function* () {
		var n;
		let [r, i] = pickTransforms(t), a, o = e[Symbol.asyncIterator](), s = { [Symbol.asyncIterator]() {
			return o;
		} };
		i?.propagateDownStreamError === !0 && (s = a = makeIterableAbortable(s));
		for (let e of r) s = e(s);
		let c = s[Symbol.asyncIterator]();
		try {
			for (;;) {
				let e = yield __await$5(c.next());
				if (e.done === !0) break;
				if (!a) yield yield __await$5(e.value);
				else try {
					yield yield __await$5(e.value);
				} catch (e) {
					throw yield __await$5(a.abort(e)), e;
				}
			}
		} finally {
			i?.propagateDownStreamError === !0 && ((n = o.return) == null || n.call(o).catch(() => {}));
		}
	});
}
function pickTransforms(e) {
	let t;
	return typeof e[e.length - 1] != "function" && (t = e.pop()), [e, t];
}
function transformCatchFinally(e) {
	return function(t) {
		return __asyncGenerator$5(this, arguments, function* () {
			let n, r = t[Symbol.asyncIterator]();
			for (;;) {
				let e;
				try {
					e = yield __await$5(r.next());
				} catch (e) {
					n = e;
					break;
				}
				if (e.done === !0) break;
				yield yield __await$5(e.value);
			}
			let i = yield __await$5(e(n));
			i !== void 0 && (yield yield __await$5(i));
		});
	};
}
function transformPrepend(e) {
	return function(t) {
		return __asyncGenerator$5(this, arguments, function* () {
			var n, r, i, a;
			let o = yield __await$5(e());
			o !== void 0 && (yield yield __await$5(o));
			try {
				for (var s = !0, c = __asyncValues$5(t), l; l = yield __await$5(c.next()), n = l.done, !n; s = !0) a = l.value, s = !1, yield yield __await$5(a);
			} catch (e) {
				r = { error: e };
			} finally {
				try {
					!s && !n && (i = c.return) && (yield __await$5(i.call(c)));
				} finally {
					if (r) throw r.error;
				}
			}
		});
	};
}
function transformSerializeEnvelope(e, t, n) {
	return t === void 0 || n === void 0 ? function(t) {
		return __asyncGenerator$5(this, arguments, function* () {
			var n, r, i, a;
			try {
				for (var o = !0, s = __asyncValues$5(t), c; c = yield __await$5(s.next()), n = c.done, !n; o = !0) {
					a = c.value, o = !1;
					let t = a;
					yield yield __await$5({
						flags: 0,
						data: e.serialize(t)
					});
				}
			} catch (e) {
				r = { error: e };
			} finally {
				try {
					!o && !n && (i = s.return) && (yield __await$5(i.call(s)));
				} finally {
					if (r) throw r.error;
				}
			}
		});
	} : function(r) {
		return __asyncGenerator$5(this, arguments, function* () {
			var i, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$5(r), u; u = yield __await$5(l.next()), i = u.done, !i; c = !0) {
					s = u.value, c = !1;
					let r = s, i, a = 0;
					r.end ? (a |= t, i = n.serialize(r.value)) : i = e.serialize(r.value), yield yield __await$5({
						flags: a,
						data: i
					});
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !i && (o = l.return) && (yield __await$5(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	};
}
function transformParseEnvelope(e, t, r) {
	return r && t !== void 0 ? function(n) {
		return __asyncGenerator$5(this, arguments, function* () {
			var i, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$5(n), u; u = yield __await$5(l.next()), i = u.done, !i; c = !0) {
					s = u.value, c = !1;
					let { flags: n, data: i } = s;
					(n & t) === t ? yield yield __await$5({
						value: r.parse(i),
						end: !0
					}) : yield yield __await$5({
						value: e.parse(i),
						end: !1
					});
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !i && (o = l.return) && (yield __await$5(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	} : function(i) {
		return __asyncGenerator$5(this, arguments, function* () {
			var o, s, c, l;
			try {
				for (var u = !0, d = __asyncValues$5(i), p; p = yield __await$5(d.next()), o = p.done, !o; u = !0) {
					l = p.value, u = !1;
					let { flags: i, data: o } = l;
					if (t !== void 0 && (i & t) === t) {
						if (r === null) throw new a("unexpected end flag", n.InvalidArgument);
					} else yield yield __await$5(e.parse(o));
				}
			} catch (e) {
				s = { error: e };
			} finally {
				try {
					!u && !o && (c = d.return) && (yield __await$5(c.call(d)));
				} finally {
					if (s) throw s.error;
				}
			}
		});
	};
}
function transformCompressEnvelope(e, t) {
	return function(n) {
		return __asyncGenerator$5(this, arguments, function* () {
			var r, i, a, o;
			try {
				for (var s = !0, c = __asyncValues$5(n), l; l = yield __await$5(c.next()), r = l.done, !r; s = !0) o = l.value, s = !1, yield yield __await$5(yield __await$5(envelopeCompress(o, e, t)));
			} catch (e) {
				i = { error: e };
			} finally {
				try {
					!s && !r && (a = c.return) && (yield __await$5(a.call(c)));
				} finally {
					if (i) throw i.error;
				}
			}
		});
	};
}
function transformDecompressEnvelope(e, t) {
	return function(n) {
		return __asyncGenerator$5(this, arguments, function* () {
			var r, i, a, o;
			try {
				for (var s = !0, c = __asyncValues$5(n), l; l = yield __await$5(c.next()), r = l.done, !r; s = !0) o = l.value, s = !1, yield yield __await$5(yield __await$5(envelopeDecompress(o, e, t)));
			} catch (e) {
				i = { error: e };
			} finally {
				try {
					!s && !r && (a = c.return) && (yield __await$5(a.call(c)));
				} finally {
					if (i) throw i.error;
				}
			}
		});
	};
}
function transformJoinEnvelopes() {
	return function(e) {
		return __asyncGenerator$5(this, arguments, function* () {
			var t, n, r, i;
			try {
				for (var a = !0, o = __asyncValues$5(e), s; s = yield __await$5(o.next()), t = s.done, !t; a = !0) {
					i = s.value, a = !1;
					let { flags: e, data: t } = i;
					yield yield __await$5(encodeEnvelope(e, t));
				}
			} catch (e) {
				n = { error: e };
			} finally {
				try {
					!a && !t && (r = o.return) && (yield __await$5(r.call(o)));
				} finally {
					if (n) throw n.error;
				}
			}
		});
	};
}
function transformSplitEnvelope(e) {
	return function(t) {
		return __asyncGenerator$5(this, arguments, function* () {
			var r, i, o, s;
			let c = createEnvelopeDecoder(e);
			try {
				for (var l = !0, u = __asyncValues$5(t), d; d = yield __await$5(u.next()), r = d.done, !r; l = !0) {
					s = d.value, l = !1;
					let e = s;
					for (let t of c.decode(e)) yield yield __await$5(t);
				}
			} catch (e) {
				i = { error: e };
			} finally {
				try {
					!l && !r && (o = u.return) && (yield __await$5(o.call(u)));
				} finally {
					if (i) throw i.error;
				}
			}
			if (c.byteLength > 0) throw new a("protocol error: incomplete envelope", n.InvalidArgument);
		});
	};
}
async function readAllBytes(e, t, r) {
	var i, o, s, c, l, u, d, p;
	let [m, h] = parseLengthHint(r);
	if (m) {
		h > t && assertReadMaxBytes(t, h, !0);
		let r = new Uint8Array(h), l = 0;
		try {
			for (var g = !0, _ = __asyncValues$5(e), v; v = await _.next(), i = v.done, !i; g = !0) {
				c = v.value, g = !1;
				let e = c;
				if (l + e.byteLength > h) throw new a(`protocol error: promised ${h} bytes, received ${l + e.byteLength}`, n.InvalidArgument);
				r.set(e, l), l += e.byteLength;
			}
		} catch (e) {
			o = { error: e };
		} finally {
			try {
				!g && !i && (s = _.return) && await s.call(_);
			} finally {
				if (o) throw o.error;
			}
		}
		if (l < h) throw new a(`protocol error: promised ${h} bytes, received ${l}`, n.InvalidArgument);
		return r;
	}
	let y = [], b = 0;
	try {
		for (var x = !0, S = __asyncValues$5(e), C; C = await S.next(), l = C.done, !l; x = !0) {
			p = C.value, x = !1;
			let e = p;
			b += e.byteLength, assertReadMaxBytes(t, b), y.push(e);
		}
	} catch (e) {
		u = { error: e };
	} finally {
		try {
			!x && !l && (d = S.return) && await d.call(S);
		} finally {
			if (u) throw u.error;
		}
	}
	let w = new Uint8Array(b), T = 0;
	for (let e = y.shift(); e; e = y.shift()) w.set(e, T), T += e.byteLength;
	return w;
}
function parseLengthHint(e) {
	if (e == null) return [!1, 0];
	let t = typeof e == "string" ? parseInt(e, 10) : e;
	return !Number.isSafeInteger(t) || t < 0 ? [!1, t] : [!0, t];
}
async function untilFirst(e) {
	let t = e[Symbol.asyncIterator](), n = await t.next();
	return { [Symbol.asyncIterator]() {
		let e = { async next() {
			if (n !== null) {
				let e = n;
				return n = null, e;
			}
			return await t.next();
		} };
		return t.throw !== void 0 && (e.throw = (e) => t.throw(e)), t.return !== void 0 && (e.return = (e) => t.return(e)), e;
	} };
}
function makeIterableAbortable(e) {
	let t = e[Symbol.asyncIterator]();
	if (t.throw === void 0) throw Error("AsyncIterable does not implement throw");
	let n = t, r, i, a = {
		next() {
			return i = n.next().finally(() => {
				i = void 0;
			}), i;
		},
		throw(e) {
			return n.throw(e);
		}
	};
	t.return !== void 0 && (a = Object.assign(Object.assign({}, a), { return(e) {
		return n.return(e);
	} }));
	let o = !1;
	return {
		abort(e) {
			if (r) return r.state;
			let f = () => n.throw(e).then((e) => e.done === !0 ? "completed" : "caught", () => "rethrown");
			return i ? (r = {
				reason: e,
				state: i.then(f, f)
			}, r.state) : (r = {
				reason: e,
				state: f()
			}, r.state);
		},
		[Symbol.asyncIterator]() {
			if (o) throw Error("AsyncIterable cannot be re-used");
			return o = !0, a;
		}
	};
}
function createAsyncIterable(e) {
	return __asyncGenerator$5(this, arguments, function* () {
		yield __await$5(yield* __asyncDelegator$2(__asyncValues$5(e)));
	});
}
function contentTypeMatcher(...e) {
	let t = /* @__PURE__ */ new Map(), n = e.reduce((e, t) => e.concat("supported" in t ? t.supported : t), []);
	function match(e) {
		if (e === null || e.length == 0) return !1;
		let r = t.get(e);
		if (r !== void 0) return r;
		let i = n.some((t) => t.test(e));
		return t.size < 1024 && t.set(e, i), i;
	}
	return match.supported = n, match;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/create-method-url.js
function createMethodUrl(e, t) {
	return e.toString().replace(/\/?$/, `/${t.parent.typeName}/${t.name}`);
}
// node_modules/@connectrpc/connect/dist/esm/protocol/normalize.js
function normalize(e, t) {
	return o(e, t);
}
function normalizeIterable(e, t) {
	function transform(t) {
		return t.done === !0 ? t : {
			done: t.done,
			value: normalize(e, t.value)
		};
	}
	return { [Symbol.asyncIterator]() {
		let e = t[Symbol.asyncIterator](), n = { next: () => e.next().then(transform) };
		return e.throw !== void 0 && (n.throw = (t) => e.throw(t).then(transform)), e.return !== void 0 && (n.return = (t) => e.return(t).then(transform)), n;
	} };
}
// node_modules/@connectrpc/connect/dist/esm/interceptor.js
function applyInterceptors(e, t) {
	if (!t) return e;
	for (let n of t.concat().reverse()) e = n(e);
	return e;
}
// node_modules/@connectrpc/connect/dist/esm/protocol/invoke-implementation.js
var __await$4 = function(e) {
	return this instanceof __await$4 ? (this.v = e, this) : new __await$4(e);
}, __asyncGenerator$4 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$4 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
}, __asyncValues$4 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __asyncDelegator$1 = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$4(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
};
async function invokeUnaryImplementation(e, t, n, r) {
	let { message: i, header: a, trailer: o } = await applyInterceptors(async (n) => Object.assign({
		message: normalize(e.method.output, await e.impl(n.message, mergeRequest(t, n))),
		stream: !1,
		method: e.method
	}, responseCommon(t, e)), r)(Object.assign({
		stream: !1,
		message: n,
		method: e.method
	}, requestCommon(t, e)));
	return copyHeaders(a, t.responseHeader), copyHeaders(o, t.responseTrailer), i;
}
function transformInvokeImplementation(e, t, n) {
	switch (e.kind) {
		case "unary": return function(r) {
			return __asyncGenerator$4(this, arguments, function* () {
				yield yield __await$4(yield __await$4(invokeUnaryImplementation(e, t, yield __await$4(ensureSingle(r, "unary")), n)));
			});
		};
		case "server_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, async (n) => {
				let r = normalizeIterable(e.method.output, e.impl(await ensureSingle(n.message, "server-streaming"), mergeRequest(t, n)));
				return Object.assign({
					stream: !0,
					message: r,
					method: e.method
				}, responseCommon(t, e));
			});
		};
		case "client_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, async (n) => Object.assign({
				message: createAsyncIterable([normalize(e.method.output, await e.impl(n.message, mergeRequest(t, n)))]),
				stream: !0,
				method: e.method
			}, responseCommon(t, e)));
		};
		case "bidi_streaming": return function(r) {
			return invokeStreamImplementation(e, t, r, n, (n) => Promise.resolve(Object.assign({
				message: normalizeIterable(e.method.output, e.impl(n.message, mergeRequest(t, n))),
				stream: !0,
				method: e.method
			}, responseCommon(t, e))));
		};
	}
}
function invokeStreamImplementation(e, t, n, r, i) {
	return __asyncGenerator$4(this, arguments, function* () {
		let { message: a, header: o, trailer: s } = yield __await$4(applyInterceptors(i, r)(Object.assign({
			stream: !0,
			message: n,
			method: e.method
		}, requestCommon(t, e))));
		copyHeaders(o, t.responseHeader), yield __await$4(yield* __asyncDelegator$1(__asyncValues$4(a))), copyHeaders(s, t.responseTrailer);
	});
}
async function ensureSingle(e, t) {
	let r = e[Symbol.asyncIterator](), i = await r.next();
	if (i.done === !0) throw new a(`protocol error: missing input message for ${t} method`, n.Unimplemented);
	if ((await r.next()).done !== !0) throw new a(`protocol error: received extra input message for ${t} method`, n.Unimplemented);
	return i.value;
}
function requestCommon(e, t) {
	return {
		requestMethod: e.requestMethod,
		url: e.url,
		signal: e.signal,
		header: e.requestHeader,
		service: t.method.parent,
		contextValues: e.values
	};
}
function responseCommon(e, t) {
	return {
		service: t.method.parent,
		header: e.responseHeader,
		trailer: e.responseTrailer
	};
}
function mergeRequest(e, t) {
	return Object.assign(Object.assign({}, e), {
		service: t.service,
		requestHeader: t.header,
		signal: t.signal,
		values: t.contextValues
	});
}
function copyHeaders(e, t) {
	e !== t && (t.forEach((e, n) => {
		t.delete(n);
	}), e.forEach((e, n) => {
		t.set(n, e);
	}));
}
// node_modules/@connectrpc/connect/dist/esm/protocol/serialization.js
function getJsonOptions(e) {
	let t = Object.assign({}, e);
	return t.ignoreUnknownFields ??= !0, t;
}
function createMethodSerializationLookup(e, t, n, r) {
	let i = limitSerialization(createBinarySerialization(e.input, t), r), a = limitSerialization(createJsonSerialization(e.input, n), r), o = limitSerialization(createBinarySerialization(e.output, t), r), s = limitSerialization(createJsonSerialization(e.output, n), r);
	return {
		getI(e) {
			return e ? i : a;
		},
		getO(e) {
			return e ? o : s;
		}
	};
}
function limitSerialization(e, t) {
	return {
		serialize(n) {
			let r = e.serialize(n);
			return assertWriteMaxBytes(t.writeMaxBytes, r.byteLength), r;
		},
		parse(n) {
			return assertReadMaxBytes(t.readMaxBytes, n.byteLength, !0), e.parse(n);
		}
	};
}
function createBinarySerialization(e, t) {
	return {
		parse(r) {
			try {
				return u(e, r, t);
			} catch (e) {
				let t = e instanceof Error ? e.message : String(e);
				throw new a(`parse binary: ${t}`, n.Internal);
			}
		},
		serialize(r) {
			try {
				return g(e, r, t);
			} catch (e) {
				let t = e instanceof Error ? e.message : String(e);
				throw new a(`serialize binary: ${t}`, n.Internal);
			}
		}
	};
}
function createJsonSerialization(e, t) {
	let r = t?.textEncoder ?? new TextEncoder(), i = t?.textDecoder ?? new TextDecoder(), o = getJsonOptions(t);
	return {
		parse(t) {
			try {
				let n = i.decode(t);
				return v(e, n, o);
			} catch (e) {
				throw a.from(e, n.InvalidArgument);
			}
		},
		serialize(t) {
			try {
				let n = _(e, t, o);
				return r.encode(n);
			} catch (e) {
				throw a.from(e, n.Internal);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/universal.js
function assertByteStreamRequest(e) {
	if (!(typeof e.body == "object" && e.body !== null && Symbol.asyncIterator in e.body)) throw Error("byte stream required, but received JSON");
}
const F = { status: 200 }, ie = { status: 404 }, I = { status: 415 }, L = { status: 405 }, ae = { status: 505 };
// node_modules/@connectrpc/connect/dist/esm/protocol/universal-handler.js
function validateUniversalHandlerOptions(e) {
	e ??= {};
	let t = e.acceptCompression ? [...e.acceptCompression] : [], n = e.requireConnectProtocolHeader ?? !1, r = e.maxTimeoutMs ?? 2 ** 53 - 1;
	return Object.assign(Object.assign({ acceptCompression: t }, validateReadWriteMaxBytes(e.readMaxBytes, e.writeMaxBytes, e.compressMinBytes)), {
		jsonOptions: e.jsonOptions,
		binaryOptions: e.binaryOptions,
		maxTimeoutMs: r,
		shutdownSignal: e.shutdownSignal,
		requireConnectProtocolHeader: n,
		interceptors: e.interceptors ?? []
	});
}
function createUniversalServiceHandlers(e, t) {
	return Object.entries(e.methods).map(([, e]) => createUniversalMethodHandler(e, t));
}
function createUniversalMethodHandler(e, t) {
	return negotiateProtocol(t.map((t) => t(e)));
}
function negotiateProtocol(e) {
	if (e.length == 0) throw new a("at least one protocol is required", n.Internal);
	let t = e[0].service, r = e[0].method, i = e[0].requestPath;
	if (e.some((e) => e.service !== t || e.method !== r)) throw new a("cannot negotiate protocol for different RPCs", n.Internal);
	if (e.some((e) => e.requestPath !== i)) throw new a("cannot negotiate protocol for different requestPaths", n.Internal);
	async function protocolNegotiatingHandler(t) {
		if (r.methodKind == "bidi_streaming" && t.httpVersion.startsWith("1.")) return Object.assign(Object.assign({}, ae), { header: new Headers({ Connection: "close" }) });
		let n = t.header.get("Content-Type") ?? "", i = e.filter((e) => e.allowedMethods.includes(t.method));
		if (i.length == 0) return L;
		if (i.length == 1 && n === "") {
			let e = i[0];
			return e(t);
		}
		let a = i.filter((e) => e.supportedContentType(n));
		if (a.length == 0) return I;
		let o = a[0];
		return o(t);
	}
	return Object.assign(protocolNegotiatingHandler, {
		service: t,
		method: r,
		requestPath: i,
		supportedContentType: contentTypeMatcher(...e.map((e) => e.supportedContentType)),
		protocolNames: e.flatMap((e) => e.protocolNames).filter((e, t, n) => n.indexOf(e) === t),
		allowedMethods: e.flatMap((e) => e.allowedMethods).filter((e, t, n) => n.indexOf(e) === t)
	});
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/handler-factory.js
const R = "grpc-web", oe = "POST";
function createHandlerFactory$2(e) {
	let t = validateUniversalHandlerOptions(e), n = createTrailerSerialization();
	function fact(e) {
		let r = createHandler$1(t, n, e);
		return Object.assign(r, {
			protocolNames: [R],
			allowedMethods: [oe],
			supportedContentType: contentTypeMatcher(te),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = R, fact;
}
function createHandler$1(e, t, r) {
	let i = createMethodSerializationLookup(r.method, e.binaryOptions, e.jsonOptions, e);
	return async function(o) {
		assertByteStreamRequest(o);
		let s = parseContentType$2(o.header.get(E));
		if (s == null || s.text) return I;
		if (o.method !== oe) return L;
		let c = parseTimeout$1(o.header.get(k), e.maxTimeoutMs), l = createHandlerContext(Object.assign(Object.assign({}, r), {
			service: r.method.parent,
			requestMethod: o.method,
			protocolName: R,
			timeoutMs: c.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: o.signal,
			requestHeader: o.header,
			url: o.url,
			responseHeader: { [E]: s.binary ? ne : re },
			responseTrailer: { [A]: "0" },
			contextValues: o.contextValues
		})), u = compressionNegotiate(e.acceptCompression, o.header.get(D), o.header.get(O), O);
		u.response && l.responseHeader.set(D, u.response.name);
		let d = pipe(o.body, transformPrepend(() => {
			if (u.error) throw u.error;
			if (c.error) throw c.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(u.request, e.readMaxBytes), transformParseEnvelope(i.getI(s.binary), 128)), p = transformInvokeImplementation(r, l, e.interceptors)(d)[Symbol.asyncIterator](), m = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => p.next(),
				throw: (e) => (l.abort(e), p.throw?.call(p, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (l.abort(), p.return?.call(p, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(i.getO(s.binary)), transformCatchFinally((e) => (l.abort(e), e instanceof a ? setTrailerStatus(l.responseTrailer, e) : e !== void 0 && setTrailerStatus(l.responseTrailer, new a("internal error", n.Internal, void 0, void 0, e)), {
			flags: 128,
			data: t.serialize(l.responseTrailer)
		})), transformCompressEnvelope(u.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, F), {
			body: await untilFirst(m),
			header: l.responseHeader
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-trailer.js
function validateTrailer(e, t) {
	let r = findTrailerError(e);
	if (r) throw t.forEach((e, t) => {
		r.metadata.append(t, e);
	}), r;
	if (!t.has("Grpc-Status") && !e.has("Grpc-Status")) throw new a("protocol error: missing status", n.Internal);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/request-header.js
function requestHeader$2(e, t, n, r) {
	let i = new Headers(n ?? {});
	i.set(E, e ? ne : re), i.set("X-Grpc-Web", "1");
	let a = i.get("User-Agent") ?? i.get("X-User-Agent") ?? "connect-es/2.1.2";
	return i.set("X-User-Agent", a), r && i.set(j, a), t !== void 0 && i.set(k, `${t}m`), i;
}
function requestHeaderWithCompression$2(e, t, n, r, i, a) {
	let o = requestHeader$2(e, t, n, a);
	return i != null && o.set(D, i.name), r.length > 0 && o.set(O, r.map((e) => e.name).join(",")), o;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/http-status.js
function codeFromHttpStatus$1(e) {
	switch (e) {
		case 400: return n.Internal;
		case 401: return n.Unauthenticated;
		case 403: return n.PermissionDenied;
		case 404: return n.Unimplemented;
		case 429: return n.Unavailable;
		case 502: return n.Unavailable;
		case 503: return n.Unavailable;
		case 504: return n.Unavailable;
		default: return n.Unknown;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/validate-response.js
function validateResponse$2(e, t) {
	if (e >= 200 && e < 300) return {
		foundStatus: t.has(A),
		headerError: findTrailerError(t)
	};
	throw new a(decodeURIComponent(t.get("Grpc-Message") ?? `HTTP ${e}`), codeFromHttpStatus$1(e), t);
}
function validateResponseWithCompression$2(e, t, r) {
	let { foundStatus: i, headerError: o } = validateResponse$2(t, r), s, c = r.get(D);
	if (c !== null && c.toLowerCase() !== "identity" && (s = e.find((e) => e.name === c), !s)) throw new a(`unsupported response encoding "${c}"`, n.Internal, r);
	return {
		foundStatus: i,
		compression: s,
		headerError: o
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/run-call.js
function runUnaryCall(e) {
	let t = applyInterceptors(e.next, e.interceptors), [n, r, i] = setupSignal(e);
	return t(Object.assign(Object.assign({}, e.req), {
		message: normalize(e.req.method.input, e.req.message),
		signal: n
	})).then((e) => (i(), e), r);
}
function runStreamingCall(e) {
	let t = applyInterceptors(e.next, e.interceptors), [n, r, i] = setupSignal(e), a = Object.assign(Object.assign({}, e.req), {
		message: normalizeIterable(e.req.method.input, e.req.message),
		signal: n
	}), o = !1;
	return n.addEventListener("abort", function() {
		var t, n;
		let r = e.req.message[Symbol.asyncIterator]();
		o || (t = r.throw) == null || t.call(r, this.reason).catch(() => {}), (n = r.return) == null || n.call(r).catch(() => {});
	}), t(a).then((e) => Object.assign(Object.assign({}, e), { message: { [Symbol.asyncIterator]() {
		let t = e.message[Symbol.asyncIterator]();
		return { next() {
			return t.next().then((e) => (e.done == 1 && (o = !0, i()), e), r);
		} };
	} } }), r);
}
function setupSignal(e) {
	let { signal: t, cleanup: r } = createDeadlineSignal(e.timeoutMs), i = createLinkedAbortController(e.signal, t);
	return [
		i.signal,
		function(e) {
			let t = i.signal.aborted ? a.from(getAbortSignalReason(i.signal), n.Canceled) : a.from(e);
			return i.abort(t), r(), Promise.reject(t);
		},
		function() {
			r(), i.abort();
		}
	];
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/transport.js
var __asyncValues$3 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$3 = function(e) {
	return this instanceof __await$3 ? (this.v = e, this) : new __await$3(e);
}, __asyncGenerator$3 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$3 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function createTransport$2(e) {
	return {
		async unary(t, r, i, o, s, c) {
			let l = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return i = i === void 0 ? e.defaultTimeoutMs : i <= 0 ? void 0 : i, await runUnaryCall({
				interceptors: e.interceptors,
				signal: r,
				timeoutMs: i,
				req: {
					stream: !1,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$2(e.useBinaryFormat, i, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (r) => {
					let i = await e.httpClient({
						url: r.url,
						method: r.requestMethod,
						header: r.header,
						signal: r.signal,
						body: pipe(createAsyncIterable([r.message]), transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o, headerError: s } = validateResponseWithCompression$2(e.acceptCompression, i.status, i.header), { trailer: c, message: u } = await pipeTo(i.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 128, createTrailerSerialization()), async (e) => {
						var t, r, i, o;
						let s, c;
						try {
							for (var l = !0, u = __asyncValues$3(e), d; d = await u.next(), t = d.done, !t; l = !0) {
								o = d.value, l = !1;
								let e = o;
								if (e.end) {
									if (c !== void 0) throw new a("protocol error: received extra trailer", n.Unimplemented);
									c = e.value;
								} else {
									if (s !== void 0) throw new a("protocol error: received extra output message for unary method", n.Unimplemented);
									s = e.value;
								}
							}
						} catch (e) {
							r = { error: e };
						} finally {
							try {
								!l && !t && (i = u.return) && await i.call(u);
							} finally {
								if (r) throw r.error;
							}
						}
						return {
							trailer: c,
							message: s
						};
					}, { propagateDownStreamError: !1 });
					if (c === void 0) throw s ?? new a("protocol error: missing trailer", i.header.has("Grpc-Status") ? n.Unimplemented : n.Unknown);
					if (validateTrailer(c, i.header), u === void 0) throw new a("protocol error: missing output message for unary method", c.has("Grpc-Status") ? n.Unimplemented : n.Unknown);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: i.header,
						message: u,
						trailer: c
					};
				}
			});
		},
		async stream(t, r, i, o, s, c) {
			let l = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return i = i === void 0 ? e.defaultTimeoutMs : i <= 0 ? void 0 : i, runStreamingCall({
				interceptors: e.interceptors,
				signal: r,
				timeoutMs: i,
				req: {
					stream: !0,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$2(e.useBinaryFormat, i, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (t) => {
					let r = await e.httpClient({
						url: t.url,
						method: t.requestMethod,
						header: t.header,
						signal: t.signal,
						body: pipe(t.message, transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: i, foundStatus: o, headerError: s } = validateResponseWithCompression$2(e.acceptCompression, r.status, r.header);
					if (s) throw s;
					let c = Object.assign(Object.assign({}, t), {
						header: r.header,
						trailer: new Headers(),
						message: pipe(r.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(i ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 128, createTrailerSerialization()), function(e) {
							return __asyncGenerator$3(this, arguments, function* () {
								var t, i, s, l;
								if (o) {
									if ((yield __await$3(e[Symbol.asyncIterator]().next())).done !== !0) throw new a("protocol error: extra data for trailers-only", n.InvalidArgument);
									return yield __await$3(void 0);
								}
								let u = !1;
								try {
									for (var d = !0, p = __asyncValues$3(e), m; m = yield __await$3(p.next()), t = m.done, !t; d = !0) {
										l = m.value, d = !1;
										let e = l;
										if (e.end) {
											if (u) throw new a("protocol error: received extra trailer", n.InvalidArgument);
											u = !0, validateTrailer(e.value, r.header), e.value.forEach((e, t) => c.trailer.set(t, e));
										} else {
											if (u) throw new a("protocol error: received extra message after trailer", n.InvalidArgument);
											yield yield __await$3(e.value);
										}
									}
								} catch (e) {
									i = { error: e };
								} finally {
									try {
										!d && !t && (s = p.return) && (yield __await$3(s.call(p)));
									} finally {
										if (i) throw i.error;
									}
								}
								if (!u) throw new a("protocol error: missing trailer", n.Internal);
							});
						}, { propagateDownStreamError: !0 })
					});
					return c;
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/content-type.js
const se = /^application\/grpc(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, ce = "application/grpc+proto", le = "application/grpc+json";
function parseContentType$1(e) {
	let t = e?.match(se);
	if (t) return { binary: !t[1] };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/handler-factory.js
const z = "grpc", ue = "POST";
function createHandlerFactory$1(e) {
	let t = validateUniversalHandlerOptions(e);
	function fact(e) {
		let n = createHandler(t, e);
		return Object.assign(n, {
			protocolNames: [z],
			allowedMethods: [ue],
			supportedContentType: contentTypeMatcher(se),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = z, fact;
}
function createHandler(e, t) {
	let r = createMethodSerializationLookup(t.method, e.binaryOptions, e.jsonOptions, e);
	return async function(i) {
		assertByteStreamRequest(i);
		let o = parseContentType$1(i.header.get(E));
		if (o == null) return I;
		if (i.method !== ue) return L;
		let s = parseTimeout$1(i.header.get(k), e.maxTimeoutMs), c = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: i.method,
			protocolName: z,
			timeoutMs: s.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: i.signal,
			requestHeader: i.header,
			url: i.url,
			responseHeader: { [E]: o.binary ? ce : le },
			responseTrailer: { [A]: "0" },
			contextValues: i.contextValues
		})), l = compressionNegotiate(e.acceptCompression, i.header.get(D), i.header.get(O), O);
		l.response && c.responseHeader.set(D, l.response.name);
		let u = pipe(i.body, transformPrepend(() => {
			if (l.error) throw l.error;
			if (s.error) throw s.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(l.request, e.readMaxBytes), transformParseEnvelope(r.getI(o.binary))), d = transformInvokeImplementation(t, c, e.interceptors)(u)[Symbol.asyncIterator](), p = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => d.next(),
				throw: (e) => (c.abort(e), d.throw?.call(d, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (c.abort(), d.return?.call(d, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(r.getO(o.binary)), transformCompressEnvelope(l.response, e.compressMinBytes), transformJoinEnvelopes(), transformCatchFinally((e) => {
			c.abort(e), e instanceof a ? setTrailerStatus(c.responseTrailer, e) : e !== void 0 && setTrailerStatus(c.responseTrailer, new a("internal error", n.Internal, void 0, void 0, e));
		}), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, F), {
			body: await untilFirst(p),
			header: c.responseHeader,
			trailer: c.responseTrailer
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/request-header.js
function requestHeader$1(e, t, n) {
	let r = new Headers(n ?? {});
	return r.set(E, e ? ce : le), r.has("User-Agent") || r.set(j, "connect-es/2.1.2"), t !== void 0 && r.set(k, `${t}m`), r.set("Te", "trailers"), r;
}
function requestHeaderWithCompression$1(e, t, n, r, i) {
	let a = requestHeader$1(e, t, n);
	return i != null && a.set(D, i.name), r.length > 0 && a.set(O, r.map((e) => e.name).join(",")), a;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-response.js
function validateResponse$1(e, t) {
	if (e != 200) throw new a(`HTTP ${e}`, codeFromHttpStatus$1(e), t);
	let r = t.get(E);
	if (parseContentType$1(r) == null) throw new a(`unsupported content type ${r}`, n.Unknown);
	return {
		foundStatus: t.has(A),
		headerError: findTrailerError(t)
	};
}
function validateResponseWithCompression$1(e, t, r) {
	let { foundStatus: i, headerError: o } = validateResponse$1(t, r), s, c = r.get(D);
	if (c !== null && c.toLowerCase() !== "identity" && (s = e.find((e) => e.name === c), !s)) throw new a(`unsupported response encoding "${c}"`, n.Internal, r);
	return {
		foundStatus: i,
		compression: s,
		headerError: o
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/transport.js
var __asyncValues$2 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$2 = function(e) {
	return this instanceof __await$2 ? (this.v = e, this) : new __await$2(e);
}, __asyncDelegator = function(e) {
	var t = {}, n;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), t[Symbol.iterator] = function() {
		return this;
	}, t;
	function verb(r, i) {
		t[r] = e[r] ? function(t) {
			return (n = !n) ? {
				value: __await$2(e[r](t)),
				done: !1
			} : i ? i(t) : t;
		} : i;
	}
}, __asyncGenerator$2 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$2 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function createTransport$1(e) {
	return {
		async unary(t, r, i, o, s, c) {
			let l = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return i = i === void 0 ? e.defaultTimeoutMs : i <= 0 ? void 0 : i, await runUnaryCall({
				interceptors: e.interceptors,
				signal: r,
				timeoutMs: i,
				req: {
					stream: !1,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$1(e.useBinaryFormat, i, o, e.acceptCompression, e.sendCompression),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (r) => {
					let i = await e.httpClient({
						url: r.url,
						method: "POST",
						header: r.header,
						signal: r.signal,
						body: pipe(createAsyncIterable([r.message]), transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o, headerError: s } = validateResponseWithCompression$1(e.acceptCompression, i.status, i.header), c = await pipeTo(i.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat)), async (e) => {
						var t, r, i, o;
						let s;
						try {
							for (var c = !0, l = __asyncValues$2(e), u; u = await l.next(), t = u.done, !t; c = !0) {
								o = u.value, c = !1;
								let e = o;
								if (s !== void 0) throw new a("protocol error: received extra output message for unary method", n.Unimplemented);
								s = e;
							}
						} catch (e) {
							r = { error: e };
						} finally {
							try {
								!c && !t && (i = l.return) && await i.call(l);
							} finally {
								if (r) throw r.error;
							}
						}
						return s;
					}, { propagateDownStreamError: !1 });
					if (validateTrailer(i.trailer, i.header), c === void 0) throw s || new a("protocol error: missing output message for unary method", i.trailer.has("Grpc-Status") ? n.Unimplemented : n.Unknown);
					if (s) throw new a("protocol error: received output message for unary method with error status", n.Unknown);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: i.header,
						message: c,
						trailer: i.trailer
					};
				}
			});
		},
		async stream(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, runStreamingCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !0,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression$1(e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (t) => {
					let n = await e.httpClient({
						url: t.url,
						method: "POST",
						header: t.header,
						signal: t.signal,
						body: pipe(t.message, transformSerializeEnvelope(s.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: r, foundStatus: i, headerError: a } = validateResponseWithCompression$1(e.acceptCompression, n.status, n.header);
					if (a) throw a;
					return Object.assign(Object.assign({}, t), {
						header: n.header,
						trailer: n.trailer,
						message: pipe(n.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(r ?? null, e.readMaxBytes), transformParseEnvelope(s.getO(e.useBinaryFormat)), function(e) {
							return __asyncGenerator$2(this, arguments, function* () {
								yield __await$2(yield* __asyncDelegator(__asyncValues$2(e))), i || validateTrailer(n.trailer, n.header);
							});
						}, { propagateDownStreamError: !0 })
					});
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/content-type.js
const de = /^application\/(connect\+)?(?:(json)(?:; ?charset=utf-?8)?|(proto))$/i, fe = /^application\/(?:json(?:; ?charset=utf-?8)?|proto)$/i, pe = /^application\/connect\+?(?:json(?:; ?charset=utf-?8)?|proto)$/i, me = "application/proto", B = "application/json", he = "application/connect+proto", ge = "application/connect+json";
function parseContentType(e) {
	let t = e?.match(de);
	if (t) return {
		stream: !!t[1],
		binary: !!t[3]
	};
}
function parseEncodingQuery(e) {
	switch (e) {
		case "proto": return {
			stream: !1,
			binary: !0
		};
		case "json": return {
			stream: !1,
			binary: !1
		};
		default: return;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/error-json.js
var __rest = function(e, t) {
	var n = {};
	for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
	if (e != null && typeof Object.getOwnPropertySymbols == "function") for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++) t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
	return n;
};
function errorFromJson(e, t, n) {
	if (t && new Headers(t).forEach((e, t) => n.metadata.append(t, e)), typeof e != "object" || !e || Array.isArray(e)) throw n;
	let i = n.code;
	"code" in e && typeof e.code == "string" && (i = r(e.code) ?? i);
	let o = e.message;
	if (o != null && typeof o != "string") throw n;
	let s = new a(o ?? "", i, t);
	if ("details" in e && Array.isArray(e.details)) for (let t of e.details) {
		if (typeof t != "object" || !t || Array.isArray(t) || typeof t.type != "string" || typeof t.value != "string") throw n;
		try {
			s.details.push({
				type: t.type,
				value: l(t.value),
				debug: t.debug
			});
		} catch {
			throw n;
		}
	}
	return s;
}
function errorFromJsonBytes(e, t, n) {
	let r;
	try {
		r = JSON.parse(new TextDecoder().decode(e));
	} catch {
		throw n;
	}
	return errorFromJson(r, t, n);
}
function errorToJson(e, t) {
	let n = { code: i(e.code) };
	return e.rawMessage.length > 0 && (n.message = e.rawMessage), e.details.length > 0 && (n.details = e.details.map((e) => {
		if ("desc" in e) {
			let n = o(e.desc, e.value), r = {
				type: e.desc.typeName,
				value: g(e.desc, n)
			};
			try {
				r.debug = y(e.desc, n, t);
			} catch {}
			return r;
		}
		return e;
	}).map((e) => {
		var { value: t } = e, n = __rest(e, ["value"]);
		return Object.assign(Object.assign({}, n), { value: s(t, "std_raw") });
	})), n;
}
function errorToJsonBytes(e, t) {
	let r = new TextEncoder();
	try {
		let n = errorToJson(e, t), i = JSON.stringify(n);
		return r.encode(i);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e);
		throw new a(`failed to serialize Connect Error: ${t}`, n.Internal);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/end-stream.js
function endStreamFromJson(e) {
	let t = new a("invalid end stream", n.Unknown), r;
	try {
		r = JSON.parse(typeof e == "string" ? e : new TextDecoder().decode(e));
	} catch {
		throw t;
	}
	if (typeof r != "object" || !r || Array.isArray(r)) throw t;
	let i = new Headers();
	if ("metadata" in r) {
		if (typeof r.metadata != "object" || r.metadata == null || Array.isArray(r.metadata)) throw t;
		for (let [e, n] of Object.entries(r.metadata)) {
			if (!Array.isArray(n) || n.some((e) => typeof e != "string")) throw t;
			for (let t of n) i.append(e, t);
		}
	}
	return {
		metadata: i,
		error: "error" in r && r.error != null ? errorFromJson(r.error, i, t) : void 0
	};
}
function endStreamToJson(e, t, n) {
	let r = {};
	t !== void 0 && (r.error = errorToJson(t, n), e = appendHeaders(e, t.metadata));
	let i = !1, a = {};
	return e.forEach((e, t) => {
		i = !0, a[t] = [e];
	}), i && (r.metadata = a), r;
}
function createEndStreamSerialization(e) {
	let t = new TextEncoder();
	return {
		serialize(r) {
			try {
				let n = endStreamToJson(r.metadata, r.error, e), i = JSON.stringify(n);
				return t.encode(i);
			} catch (e) {
				let t = e instanceof Error ? e.message : String(e);
				throw new a(`failed to serialize EndStreamResponse: ${t}`, n.Internal);
			}
		},
		parse(e) {
			try {
				return endStreamFromJson(e);
			} catch (e) {
				let t = e instanceof Error ? e.message : String(e);
				throw new a(`failed to parse EndStreamResponse: ${t}`, n.InvalidArgument);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/headers.js
const V = "Content-Type", H = "Content-Length", U = "Content-Encoding", W = "Connect-Content-Encoding", G = "Accept-Encoding", K = "Connect-Accept-Encoding", q = "Connect-Timeout-Ms", J = "Connect-Protocol-Version";
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/http-status.js
function codeFromHttpStatus(e) {
	switch (e) {
		case 400: return n.Internal;
		case 401: return n.Unauthenticated;
		case 403: return n.PermissionDenied;
		case 404: return n.Unimplemented;
		case 429: return n.Unavailable;
		case 502: return n.Unavailable;
		case 503: return n.Unavailable;
		case 504: return n.Unavailable;
		default: return n.Unknown;
	}
}
function codeToHttpStatus(e) {
	switch (e) {
		case n.Canceled: return 499;
		case n.Unknown: return 500;
		case n.InvalidArgument: return 400;
		case n.DeadlineExceeded: return 504;
		case n.NotFound: return 404;
		case n.AlreadyExists: return 409;
		case n.PermissionDenied: return 403;
		case n.ResourceExhausted: return 429;
		case n.FailedPrecondition: return 400;
		case n.Aborted: return 409;
		case n.OutOfRange: return 400;
		case n.Unimplemented: return 501;
		case n.Internal: return 500;
		case n.Unavailable: return 503;
		case n.DataLoss: return 500;
		case n.Unauthenticated: return 401;
		default: return 500;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/parse-timeout.js
function parseTimeout(e, t) {
	if (e === null) return {};
	let r = /^\d{1,10}$/.exec(e);
	if (r === null) return { error: new a(`protocol error: invalid connect timeout value: ${e}`, n.InvalidArgument) };
	let i = parseInt(r[0]);
	return i > t ? {
		timeoutMs: i,
		error: new a(`timeout ${i}ms must be <= ${t}`, n.InvalidArgument)
	} : { timeoutMs: parseInt(r[0]) };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/query-params.js
const Y = "connect";
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/trailer-mux.js
function trailerDemux(e) {
	let t = new Headers(), n = new Headers();
	return e.forEach((e, r) => {
		r.toLowerCase().startsWith("trailer-") ? n.append(r.substring(8), e) : t.append(r, e);
	}), [t, n];
}
function trailerMux(e, t) {
	let n = new Headers(e);
	return t.forEach((e, t) => {
		n.append(`trailer-${t}`, e);
	}), n;
}
function requireProtocolVersionHeader(e) {
	let t = e.get(J);
	if (t === null) throw new a(`missing required header: set ${J} to "1"`, n.InvalidArgument);
	if (t !== "1") throw new a(`${J} must be "1": got "${t}"`, n.InvalidArgument);
}
function requireProtocolVersionParam(e) {
	let t = e.get(Y);
	if (t === null) throw new a(`missing required parameter: set ${Y} to "v1"`, n.InvalidArgument);
	if (t !== "v1") throw new a(`${Y} must be "v1": got "${t}"`, n.InvalidArgument);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/handler-factory.js
const X = "connect", _e = "POST";
function createHandlerFactory(e) {
	let t = validateUniversalHandlerOptions(e), n = createEndStreamSerialization(t.jsonOptions);
	function fact(e) {
		let r, i, a = createMethodSerializationLookup(e.method, t.binaryOptions, t.jsonOptions, t);
		switch (e.kind) {
			case "unary":
				i = fe, r = createUnaryHandler(t, e, a);
				break;
			default: i = pe, r = createStreamHandler(t, e, a, n);
		}
		let o = [_e];
		return e.method.idempotency === c.NO_SIDE_EFFECTS && o.push("GET"), Object.assign(r, {
			protocolNames: [X],
			supportedContentType: contentTypeMatcher(i),
			allowedMethods: o,
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = X, fact;
}
function createUnaryHandler(e, t, r) {
	return async function(i) {
		let o = i.method == "GET";
		if (o && t.method.idempotency != c.NO_SIDE_EFFECTS) return L;
		let s = new URL(i.url).searchParams, l = o ? s.get("compression") : i.header.get(U), u = o ? parseEncodingQuery(s.get("encoding")) : parseContentType(i.header.get(V));
		if (u == null || u.stream) return I;
		let d = parseTimeout(i.header.get(q), e.maxTimeoutMs), p = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: i.method,
			protocolName: X,
			timeoutMs: d.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: i.signal,
			requestHeader: i.header,
			url: i.url,
			responseHeader: { [V]: u.binary ? me : B },
			contextValues: i.contextValues
		})), m = compressionNegotiate(e.acceptCompression, l, i.header.get(G), G), h = F.status, g;
		try {
			if (e.requireConnectProtocolHeader && (o ? requireProtocolVersionParam(s) : requireProtocolVersionHeader(i.header)), m.error) throw m.error;
			if (d.error) throw d.error;
			let n;
			n = o ? await readUnaryMessageFromQuery(e.readMaxBytes, m.request, s) : await readUnaryMessageFromBody(e.readMaxBytes, m.request, i);
			let a = await invokeUnaryImplementation(t, p, parseUnaryMessage(t.method, u.binary, r, n), e.interceptors);
			g = r.getO(u.binary).serialize(a);
		} catch (t) {
			p.abort(t);
			let r;
			r = t instanceof a ? t : new a("internal error", n.Internal, void 0, void 0, t), h = codeToHttpStatus(r.code), p.responseHeader.set(V, B), r.metadata.forEach((e, t) => {
				p.responseHeader.set(t, e);
			}), g = errorToJsonBytes(r, e.jsonOptions);
		} finally {
			p.abort();
		}
		m.response && g.byteLength >= e.compressMinBytes && (g = await m.response.compress(g), p.responseHeader.set(U, m.response.name));
		let _ = trailerMux(p.responseHeader, p.responseTrailer);
		return _.set(H, g.byteLength.toString(10)), {
			status: h,
			body: createAsyncIterable([g]),
			header: _
		};
	};
}
async function readUnaryMessageFromBody(e, t, n) {
	if (typeof n.body == "object" && n.body !== null && Symbol.asyncIterator in n.body) {
		let r = await readAllBytes(n.body, e, n.header.get(H));
		return t && (r = await t.decompress(r, e)), r;
	}
	return n.body;
}
async function readUnaryMessageFromQuery(e, t, n) {
	let r = n.get("base64"), i = n.get("message") ?? "", a;
	return a = r === "1" ? l(i) : new TextEncoder().encode(i), t && (a = await t.decompress(a, e)), a;
}
function parseUnaryMessage(e, t, r, i) {
	if (i instanceof Uint8Array) return r.getI(t).parse(i);
	if (t) throw new a("received parsed JSON request body, but content-type indicates binary format", n.Internal);
	try {
		return b(e.input, i);
	} catch (e) {
		throw a.from(e, n.InvalidArgument);
	}
}
function createStreamHandler(e, t, r, i) {
	return async function(o) {
		assertByteStreamRequest(o);
		let s = parseContentType(o.header.get(V));
		if (s == null || !s.stream) return I;
		if (o.method !== _e) return L;
		let c = parseTimeout(o.header.get(q), e.maxTimeoutMs), l = createHandlerContext(Object.assign(Object.assign({}, t), {
			service: t.method.parent,
			requestMethod: o.method,
			protocolName: X,
			timeoutMs: c.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: o.signal,
			requestHeader: o.header,
			url: o.url,
			responseHeader: { [V]: s.binary ? he : ge },
			contextValues: o.contextValues
		})), u = compressionNegotiate(e.acceptCompression, o.header.get(W), o.header.get(K), K);
		u.response && l.responseHeader.set(W, u.response.name);
		let d = pipe(o.body, transformPrepend(() => {
			if (e.requireConnectProtocolHeader && requireProtocolVersionHeader(o.header), u.error) throw u.error;
			if (c.error) throw c.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(u.request, e.readMaxBytes), transformParseEnvelope(r.getI(s.binary), 2)), p = transformInvokeImplementation(t, l, e.interceptors)(d)[Symbol.asyncIterator](), m = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => p.next(),
				throw: (e) => (l.abort(e), p.throw?.call(p, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (l.abort(), p.return?.call(p, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(r.getO(s.binary)), transformCatchFinally((e) => {
			l.abort(e);
			let t = { metadata: l.responseTrailer };
			return e instanceof a ? t.error = e : e !== void 0 && (t.error = new a("internal error", n.Internal, void 0, void 0, e)), {
				flags: 2,
				data: i.serialize(t)
			};
		}), transformCompressEnvelope(u.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, F), {
			body: await untilFirst(m),
			header: l.responseHeader
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/router.js
function createConnectRouter(e) {
	let t = whichProtocols(e), n = [], r = {
		handlers: n,
		service: (e, i, a) => {
			let { protocols: o } = whichProtocols(a, t);
			return n.push(...createUniversalServiceHandlers(createServiceImplSpec(e, i), o)), r;
		},
		rpc: (e, i, a) => {
			let { protocols: o } = whichProtocols(a, t);
			return n.push(createUniversalMethodHandler(createMethodImplSpec(e, i), o)), r;
		}
	};
	return r;
}
function whichProtocols(e, t) {
	if (t && !e) return t;
	let r = t ? Object.assign(Object.assign({}, validateUniversalHandlerOptions(t.options)), e) : Object.assign(Object.assign({}, e), validateUniversalHandlerOptions(e ?? {})), i = [];
	if (e?.grpc !== !1 && i.push(createHandlerFactory$1(r)), e?.grpcWeb !== !1 && i.push(createHandlerFactory$2(r)), e?.connect !== !1 && i.push(createHandlerFactory(r)), i.length === 0) throw new a("cannot create handler, all protocols are disabled", n.InvalidArgument);
	return {
		options: r,
		protocols: i
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/request-header.js
function requestHeader(e, t, n, r, i) {
	let a = new Headers(r ?? {});
	return n !== void 0 && a.set(q, `${n}`), a.set(V, e == "unary" ? t ? me : B : t ? he : ge), a.set(J, "1"), !a.has("User-Agent") && i && a.set("User-Agent", "connect-es/2.1.2"), a;
}
function requestHeaderWithCompression(e, t, n, r, i, a, o) {
	let s = requestHeader(e, t, n, r, o);
	if (a != null) {
		let t = e == "unary" ? U : W;
		s.set(t, a.name);
	}
	if (i.length > 0) {
		let t = e == "unary" ? G : K;
		s.set(t, i.map((e) => e.name).join(","));
	}
	return s;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/validate-response.js
function validateResponse(e, t, r, i) {
	let o = i.get(V), s = parseContentType(o);
	if (r !== 200) {
		let t = new a(`HTTP ${r}`, codeFromHttpStatus(r), i);
		if (e == "unary" && s && !s.binary) return {
			isUnaryError: !0,
			unaryError: t
		};
		throw t;
	}
	let c = {
		binary: t,
		stream: e !== "unary"
	};
	if (s?.binary !== c.binary || s.stream !== c.stream) throw new a(`unsupported content type ${o}`, s === void 0 ? n.Unknown : n.Internal, i);
	return { isUnaryError: !1 };
}
function validateResponseWithCompression(e, t, r, i, o) {
	let s, c = o.get(e == "unary" ? U : W);
	if (c != null && c.toLowerCase() !== "identity" && (s = t.find((e) => e.name === c), !s)) throw new a(`unsupported response encoding "${c}"`, n.Internal, o);
	return Object.assign({ compression: s }, validateResponse(e, r, i, o));
}
function encodeMessageForUrl(e, t) {
	return t ? s(e, "url") : encodeURIComponent(new TextDecoder().decode(e));
}
function transformConnectPostToGetRequest(e, t, n) {
	let r = "?connect=v1", i = "", a = e.header.get(U);
	a !== null && a !== "identity" && (i = "&compression=" + encodeURIComponent(a), n = !0), n && (r += "&base64=1"), r += i;
	let o = e.header.get(V);
	o?.indexOf("application/") === 0 && (r += "&encoding=" + encodeURIComponent(o.slice(12))), r += "&message=" + encodeMessageForUrl(t, n);
	let s = e.url + r, c = new Headers(e.header);
	for (let e of [
		J,
		V,
		H,
		U,
		G
	]) c.delete(e);
	return Object.assign(Object.assign({}, e), {
		requestMethod: "GET",
		url: s,
		header: c
	});
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/transport.js
var __asyncValues$1 = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await$1 = function(e) {
	return this instanceof __await$1 ? (this.v = e, this) : new __await$1(e);
}, __asyncGenerator$1 = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await$1 ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function createTransport(e) {
	return {
		async unary(t, n, r, i, a, o) {
			let s = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
			return r = r === void 0 ? e.defaultTimeoutMs : r <= 0 ? void 0 : r, await runUnaryCall({
				interceptors: e.interceptors,
				signal: n,
				timeoutMs: r,
				req: {
					stream: !1,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression(t.methodKind, e.useBinaryFormat, r, i, e.acceptCompression, e.sendCompression, !0),
					contextValues: o ?? createContextValues(),
					message: a
				},
				next: async (n) => {
					let r = s.getI(e.useBinaryFormat).serialize(n.message);
					e.sendCompression && r.byteLength > e.compressMinBytes ? (r = await e.sendCompression.compress(r), n.header.set(U, e.sendCompression.name)) : n.header.delete(U);
					let i = e.useHttpGet === !0 && t.idempotency === c.NO_SIDE_EFFECTS, a;
					i ? n = transformConnectPostToGetRequest(n, r, e.useBinaryFormat) : a = createAsyncIterable([r]);
					let o = await e.httpClient({
						url: n.url,
						method: n.requestMethod,
						header: n.header,
						signal: n.signal,
						body: a
					}), { compression: l, isUnaryError: u, unaryError: d } = validateResponseWithCompression(t.methodKind, e.acceptCompression, e.useBinaryFormat, o.status, o.header), [p, m] = trailerDemux(o.header), h = await pipeTo(o.body, sinkAllBytes(e.readMaxBytes, o.header.get(H)), { propagateDownStreamError: !1 });
					if (l && (h = await l.decompress(h, e.readMaxBytes)), u) throw errorFromJsonBytes(h, appendHeaders(p, m), d);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: p,
						message: s.getO(e.useBinaryFormat).parse(h),
						trailer: m
					};
				}
			});
		},
		async stream(t, r, i, o, s, c) {
			let l = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e), u = createEndStreamSerialization(e.jsonOptions);
			return i = i === void 0 ? e.defaultTimeoutMs : i <= 0 ? void 0 : i, runStreamingCall({
				interceptors: e.interceptors,
				signal: r,
				timeoutMs: i,
				req: {
					stream: !0,
					service: t.parent,
					method: t,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, t),
					header: requestHeaderWithCompression(t.methodKind, e.useBinaryFormat, i, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (r) => {
					let i = await e.httpClient({
						url: r.url,
						method: "POST",
						header: r.header,
						signal: r.signal,
						body: pipe(r.message, transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o } = validateResponseWithCompression(t.methodKind, e.acceptCompression, e.useBinaryFormat, i.status, i.header), s = Object.assign(Object.assign({}, r), {
						header: i.header,
						trailer: new Headers(),
						message: pipe(i.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 2, u), function(e) {
							return __asyncGenerator$1(this, arguments, function* () {
								var t, r, o, c;
								let l = !1;
								try {
									for (var u = !0, d = __asyncValues$1(e), p; p = yield __await$1(d.next()), t = p.done, !t; u = !0) {
										c = p.value, u = !1;
										let e = c;
										if (e.end) {
											if (l) throw new a("protocol error: received extra EndStreamResponse", n.InvalidArgument);
											if (l = !0, e.value.error) {
												let t = e.value.error;
												throw i.header.forEach((e, n) => {
													t.metadata.append(n, e);
												}), t;
											}
											e.value.metadata.forEach((e, t) => s.trailer.set(t, e));
										} else {
											if (l) throw new a("protocol error: received extra message after EndStreamResponse", n.InvalidArgument);
											yield yield __await$1(e.value);
										}
									}
								} catch (e) {
									r = { error: e };
								} finally {
									try {
										!u && !t && (o = d.return) && (yield __await$1(o.call(d)));
									} finally {
										if (r) throw r.error;
									}
								}
								if (!l) throw new a("protocol error: missing EndStreamResponse", n.InvalidArgument);
							});
						}, { propagateDownStreamError: !0 })
					});
					return s;
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect-node/dist/esm/node-error.js
function connectErrorFromNodeReason(e) {
	let t = n.Internal, r = unwrapNodeErrorChain(e).map(getNodeErrorProps);
	r.some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || r.some((e) => e.code == "ERR_STREAM_DESTROYED" || e.code == "ERR_HTTP2_INVALID_STREAM" || e.code == "ECONNRESET") ? t = n.Aborted : r.some((e) => e.code == "ETIMEDOUT" || e.code == "ENOTFOUND" || e.code == "EAI_AGAIN" || e.code == "ECONNREFUSED") && (t = n.Unavailable);
	let i = a.from(e, t);
	return i !== e && (i.cause = e), i;
}
function unwrapNodeErrorChain(e) {
	let t = [];
	for (; !(!(e instanceof Error) || t.includes(e) || (t.push(e), !("cause" in e)));) e = e.cause;
	return t;
}
function getNodeErrorProps(e) {
	let t = {};
	return e instanceof Error && ("code" in e && typeof e.code == "string" && (t.code = e.code), "syscall" in e && typeof e.syscall == "string" && (t.syscall = e.syscall)), t;
}
function connectErrorFromH2ResetCode(e) {
	switch (e) {
		case Z.PROTOCOL_ERROR:
		case Z.INTERNAL_ERROR:
		case Z.FLOW_CONTROL_ERROR:
		case Z.SETTINGS_TIMEOUT:
		case Z.FRAME_SIZE_ERROR:
		case Z.COMPRESSION_ERROR:
		case Z.CONNECT_ERROR: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.Internal);
		case Z.REFUSED_STREAM: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.Unavailable);
		case Z.CANCEL: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.Canceled);
		case Z.ENHANCE_YOUR_CALM: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.ResourceExhausted);
		case Z.INADEQUATE_SECURITY: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.PermissionDenied);
		case Z.HTTP_1_1_REQUIRED: return new a(`http/2 stream closed with error code ${Z[e]} (0x${e.toString(16)})`, n.PermissionDenied);
	}
}
var Z;
(function(e) {
	e[e.PROTOCOL_ERROR = 1] = "PROTOCOL_ERROR", e[e.INTERNAL_ERROR = 2] = "INTERNAL_ERROR", e[e.FLOW_CONTROL_ERROR = 3] = "FLOW_CONTROL_ERROR", e[e.SETTINGS_TIMEOUT = 4] = "SETTINGS_TIMEOUT", e[e.STREAM_CLOSED = 5] = "STREAM_CLOSED", e[e.FRAME_SIZE_ERROR = 6] = "FRAME_SIZE_ERROR", e[e.REFUSED_STREAM = 7] = "REFUSED_STREAM", e[e.CANCEL = 8] = "CANCEL", e[e.COMPRESSION_ERROR = 9] = "COMPRESSION_ERROR", e[e.CONNECT_ERROR = 10] = "CONNECT_ERROR", e[e.ENHANCE_YOUR_CALM = 11] = "ENHANCE_YOUR_CALM", e[e.INADEQUATE_SECURITY = 12] = "INADEQUATE_SECURITY", e[e.HTTP_1_1_REQUIRED = 13] = "HTTP_1_1_REQUIRED";
})(Z ||= {});
// node_modules/@connectrpc/connect-node/dist/esm/compression.js
const ve = S(w.gzip), ye = S(w.gunzip), be = S(w.brotliCompress), xe = S(w.brotliDecompress), Q = {
	name: "gzip",
	compress(e) {
		return asUint8ArrayArrayBuffer(ve(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(ye(e, { maxOutputLength: t }), t));
	}
}, $ = {
	name: "br",
	compress(e) {
		return asUint8ArrayArrayBuffer(be(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(xe(e, { maxOutputLength: t }), t));
	}
};
function asUint8ArrayArrayBuffer(e) {
	return e.then((e) => e.buffer instanceof ArrayBuffer ? e : new Uint8Array(e));
}
function wrapZLibErrors(e, t) {
	return e.catch((e) => {
		let r = getNodeErrorProps(e), i = n.Internal, o = "decompression failed";
		switch (r.code) {
			case "ERR_BUFFER_TOO_LARGE":
				i = n.ResourceExhausted, o = `message is larger than configured readMaxBytes ${t} after decompression`;
				break;
			case "Z_DATA_ERROR":
			case "ERR_PADDING_2":
				i = n.InvalidArgument;
				break;
			default: r.code?.startsWith("ERR__ERROR_FORMAT_") && (i = n.InvalidArgument);
		}
		return Promise.reject(new a(o, i, void 0, void 0, e));
	});
}
// node_modules/@connectrpc/connect-node/dist/esm/node-universal-header.js
var Se = /* @__PURE__ */ e(x(), 1);
function nodeHeaderToWebHeader(e) {
	let t = new Headers();
	for (let [n, r] of Object.entries(e)) if (!n.startsWith(":") && r !== void 0) {
		if (typeof r == "string") t.append(n, r);
		else if (typeof r == "number") t.append(n, String(r));
		else for (let e of r) t.append(n, e);
	}
	return t;
}
function webHeaderToNodeHeaders(e, t) {
	if (e === void 0 && t === void 0) return;
	let n = Object.create(null);
	if (t !== void 0) {
		if (Array.isArray(t)) for (let e = 0; e + 1 < t.length; e += 2) {
			let r = t[e], i = t[e + 1];
			Array.isArray(n[r]) ? n[r].push(i) : n[r] = typeof n[r] == "string" ? [n[r], i] : i;
		}
		else for (let [e, r] of Object.entries(t)) Array.isArray(r) ? n[e] = r.concat() : r !== void 0 && (n[e] = r);
	}
	if (e !== void 0) {
		if (Array.isArray(e)) for (let [t, r] of e) appendWebHeader(n, t, r);
		else if ("forEach" in e) typeof e.forEach == "function" && e.forEach((e, t) => {
			appendWebHeader(n, t, e);
		});
		else for (let [t, r] of Object.entries(e)) appendWebHeader(n, t, r);
	}
	return n;
}
function appendWebHeader(e, t, n) {
	t = t.toLowerCase();
	let r = e[t];
	Array.isArray(r) ? r.push(n) : r === void 0 ? e[t] = n : e[t] = [r.toString(), n];
}
// node_modules/@connectrpc/connect-node/dist/esm/http2-session-manager.js
var Http2SessionManager = class {
	state() {
		return this.s.t == "ready" ? this.verifying === void 0 ? this.s.streamCount() > 0 ? "open" : "idle" : "verifying" : this.s.t;
	}
	error() {
		if (this.s.t == "error") return this.s.reason;
	}
	constructor(e, t, n) {
		this.s = closed(), this.shuttingDown = [], this.authority = new URL(e).origin, this.http2SessionOptions = n, this.options = {
			pingIntervalMs: t?.pingIntervalMs ?? Infinity,
			pingTimeoutMs: t?.pingTimeoutMs ?? 15e3,
			pingIdleConnection: t?.pingIdleConnection ?? !1,
			idleConnectionTimeoutMs: t?.idleConnectionTimeoutMs ?? 9e5
		};
	}
	async connect() {
		try {
			return (await this.gotoReady()).streamCount() > 0 ? "open" : "idle";
		} catch {
			return "error";
		}
	}
	async request(e, t, n, r) {
		for (;;) {
			let i = await this.gotoReady();
			try {
				let a = i.conn.request(Object.assign(Object.assign({}, n), {
					":method": e,
					":path": t
				}), r);
				return i.registerRequest(a), a;
			} catch (e) {
				if (i.conn.closed || i.conn.destroyed) continue;
				throw e;
			}
		}
	}
	notifyResponseByteRead(e) {
		this.s.t == "ready" && this.s.responseByteRead(e);
		for (let t of this.shuttingDown) t.responseByteRead(e);
	}
	abort(e) {
		var t, r, i;
		let o = e ?? new a("connection aborted", n.Canceled);
		(r = (t = this.s).abort) == null || r.call(t, o);
		for (let e of this.shuttingDown) (i = e.abort) == null || i.call(e, o);
		this.setState(closedOrError(o));
	}
	async gotoReady() {
		for (this.s.t == "ready" ? this.s.isShuttingDown() || this.s.conn.closed || this.s.conn.destroyed ? this.setState(connect(this.authority, this.http2SessionOptions)) : this.s.requiresVerify() && await this.verify(this.s) : (this.s.t == "closed" || this.s.t == "error") && this.setState(connect(this.authority, this.http2SessionOptions)); this.s.t !== "ready";) {
			if (this.s.t === "error") throw this.s.reason;
			this.s.t === "connecting" && await this.s.conn;
		}
		return this.s;
	}
	setState(e) {
		var t, n;
		if ((n = (t = this.s).onExitState) == null || n.call(t), this.s.t == "ready" && this.s.isShuttingDown()) {
			let e = this.s;
			this.shuttingDown.push(e), e.onClose = e.onError = () => {
				let t = this.shuttingDown.indexOf(e);
				t !== -1 && this.shuttingDown.splice(t, 1);
			};
		}
		switch (e.t) {
			case "connecting":
				e.conn.then((e) => {
					this.setState(ready(e, this.options));
				}, (e) => {
					this.setState(closedOrError(e));
				});
				break;
			case "ready": e.onClose = () => this.setState(closed()), e.onError = (e) => this.setState(closedOrError(e));
		}
		this.s = e;
	}
	verify(e) {
		return this.verifying === void 0 && (this.verifying = e.verify().then((e) => {
			e || this.setState(connect(this.authority, this.http2SessionOptions));
		}, (e) => {
			this.setState(closedOrError(e));
		}).finally(() => {
			this.verifying = void 0;
		})), this.verifying;
	}
};
function closed() {
	return { t: "closed" };
}
function error(e) {
	return {
		t: "error",
		reason: e
	};
}
function closedOrError(e) {
	return e instanceof a && a.from(e).code == n.Canceled ? closed() : error(e);
}
function connect(e, t) {
	let n, r, i = new Promise((e, t) => {
		n = e, r = t;
	}), a = C.connect(e, t);
	a.on("connect", onConnect), a.on("error", onError);
	function onConnect() {
		n?.(a), cleanup();
	}
	function onError(e) {
		r?.(connectErrorFromNodeReason(e)), cleanup();
	}
	function cleanup() {
		a.off("connect", onConnect), a.off("error", onError);
	}
	return {
		t: "connecting",
		conn: i,
		abort(e) {
			a.destroyed || a.destroy(void 0, C.constants.NGHTTP2_CANCEL), r?.(e);
		},
		onExitState() {
			cleanup();
		}
	};
}
function ready(e, t) {
	assertSessionOpen(e), e.unref();
	let r = Date.now(), i = 0, o, s, c = !1, l = !1, u;
	resetIdleTimeout();
	let d = {
		t: "ready",
		conn: e,
		streamCount() {
			return i;
		},
		requiresVerify() {
			return Date.now() - r > t.pingIntervalMs;
		},
		isShuttingDown() {
			return c;
		},
		onClose: void 0,
		onError: void 0,
		registerRequest(t) {
			i++, i == 1 && (e.ref(), resetPingInterval(), stopIdleTimeout()), t.once("response", () => {
				r = Date.now(), resetPingInterval();
			}), t.once("close", () => {
				i--, i == 0 && (e.unref(), resetPingInterval(), resetIdleTimeout());
			});
		},
		responseByteRead(t) {
			t.session === e && (e.closed || e.destroyed || i <= 0 || (r = Date.now(), resetPingInterval()));
		},
		verify() {
			return e.ref(), new Promise((t) => {
				let onError = () => {
					t(!1);
				};
				commonPing(() => {
					i == 0 && e.unref(), e.off("error", onError), t(!0);
				}), e.once("error", onError);
			});
		},
		abort(t) {
			e.destroyed || (e.once("error", () => {}), e.destroy(t, C.constants.NGHTTP2_CANCEL));
		},
		onExitState() {
			d.isShuttingDown() || (cleanup(), this.onError = void 0, this.onClose = void 0);
		}
	};
	function resetPingInterval() {
		stopPingInterval(), (i > 0 || t.pingIdleConnection) && (o = safeSetTimeout(onPingInterval, t.pingIntervalMs));
	}
	function stopPingInterval() {
		clearTimeout(o), clearTimeout(s);
	}
	function onPingInterval() {
		commonPing(resetPingInterval);
	}
	function commonPing(i) {
		clearTimeout(s), s = safeSetTimeout(() => {
			e.destroy(new a("PING timed out", n.Unavailable), C.constants.NGHTTP2_CANCEL);
		}, t.pingTimeoutMs), e.ping((o, c) => {
			clearTimeout(s), o === null && (c > t.pingTimeoutMs ? e.destroy(new a("PING timed out", n.Unavailable), C.constants.NGHTTP2_CANCEL) : (r = Date.now(), i()));
		});
	}
	function stopIdleTimeout() {
		clearTimeout(u);
	}
	function resetIdleTimeout() {
		u = safeSetTimeout(onIdleTimeout, t.idleConnectionTimeoutMs);
	}
	function onIdleTimeout() {
		e.close(), onClose();
	}
	function onGoaway(r, o, s) {
		if (r === C.constants.NGHTTP2_NO_ERROR && i === 0) {
			e.destroy(new a("received GOAWAY without any open streams", n.Canceled), C.constants.NGHTTP2_NO_ERROR);
			return;
		}
		c = !0;
		let u = Buffer.from("too_many_pings", "ascii");
		s?.equals(u) && (t.pingIntervalMs *= 2, l = !0);
	}
	function onClose() {
		var e;
		cleanup(), (e = d.onClose) == null || e.call(d);
	}
	function onError(e) {
		var t, r;
		if (cleanup(), l) {
			let e = new a(`http/2 connection closed with error code ENHANCE_YOUR_CALM (0x${C.constants.NGHTTP2_ENHANCE_YOUR_CALM.toString(16)}), too_many_pings, doubled the interval`, n.ResourceExhausted);
			(t = d.onError) == null || t.call(d, e);
		} else (r = d.onError) == null || r.call(d, connectErrorFromNodeReason(e));
	}
	function cleanup() {
		stopPingInterval(), stopIdleTimeout(), e.off("error", onError), e.off("close", onClose), e.off("goaway", onGoaway);
	}
	return e.on("error", onError), e.on("close", onClose), e.on("goaway", onGoaway), d;
}
function safeSetTimeout(e, t) {
	if (!(t > 2147483647)) return setTimeout(e, t).unref();
}
function assertSessionOpen(e) {
	if (e.connecting) throw new a("expected open session, but it is connecting", n.Internal);
	if (e.destroyed) throw new a("expected open session, but it is destroyed", n.Internal);
	if (e.closed) throw new a("expected open session, but it is closed", n.Internal);
}
// node_modules/@connectrpc/connect-node/dist/esm/node-universal-client.js
function createNodeHttpClient(e) {
	return e.httpVersion == "1.1" ? createNodeHttp1Client(e.nodeOptions) : createNodeHttp2Client(e.sessionProvider ?? ((e) => new Http2SessionManager(e)));
}
function createNodeHttp1Client(e) {
	return async function(t) {
		let n = createSentinel(t.signal);
		return new Promise((r, i) => {
			n.onError((e) => {
				i(e);
			}), h1Request(n, t.url, Object.assign(Object.assign({}, e), {
				headers: webHeaderToNodeHeaders(t.header, e?.headers),
				method: t.method
			}), (e) => {
				sinkRequest(t, e, n), e.on("response", (e) => {
					e.on("error", n.error), n.onError((t) => e.destroy(t));
					let t = new Headers();
					r({
						status: e.statusCode ?? 0,
						header: nodeHeaderToWebHeader(e.headers),
						body: h1ResponseIterable(n, e, t),
						trailer: t
					});
				});
			});
		});
	};
}
function createNodeHttp2Client(e) {
	return function(t) {
		let n = createSentinel(t.signal), r = e(t.url);
		return new Promise((e, i) => {
			n.onError((e) => {
				i(e);
			}), h2Request(n, r, t.url, t.method, webHeaderToNodeHeaders(t.header), {}, (i) => {
				sinkRequest(t, i, n), i.on("response", (t) => {
					e({
						status: t[":status"] ?? 0,
						header: nodeHeaderToWebHeader(t),
						body: h2ResponseIterable(n, i, r),
						trailer: h2ResponseTrailer(i)
					});
				});
			});
		});
	};
}
function h1Request(e, t, n, r) {
	let i;
	i = new URL(t).protocol.startsWith("https") ? T.request(t, n) : Se.request(t, n), e.onError((e) => i.destroy(e)), i.flushHeaders(), i.on("error", e.error), i.on("socket", function(e) {
		function onSocketConnect() {
			e.off("connect", onSocketConnect), r(i);
		}
		e.readyState === "open" ? r(i) : e.on("connect", onSocketConnect);
	});
}
function h1ResponseIterable(e, t, n) {
	let r = t[Symbol.asyncIterator]();
	return { [Symbol.asyncIterator]() {
		return {
			async next() {
				let i = await e.race(r.next());
				return i.done === !0 && (nodeHeaderToWebHeader(t.trailers).forEach((e, t) => {
					n.set(t, e);
				}), e.close()), i;
			},
			throw(t) {
				throw e.error(t), t;
			}
		};
	} };
}
function h2Request(e, t, r, i, o, s, c) {
	let l = new URL(r);
	if (l.origin !== t.authority) {
		let r = `cannot make a request to ${l.origin}: the http2 session is connected to ${t.authority}`;
		e.error(new a(r, n.Internal));
	} else t.request(i, l.pathname + l.search, o, {}).then((t) => {
		e.onError((e) => {
			if (t.closed) return;
			let r = e.code == n.Canceled ? Z.CANCEL : Z.INTERNAL_ERROR;
			return new Promise((e) => t.close(r, e));
		}), t.on("error", function(n) {
			t.writableEnded && unwrapNodeErrorChain(n).map(getNodeErrorProps).some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || e.error(n);
		}), t.on("close", function() {
			let n = connectErrorFromH2ResetCode(t.rstCode);
			n && e.error(n);
		}), c(t);
	}, (t) => {
		e.error(t);
	});
}
function h2ResponseTrailer(e) {
	let t = new Headers();
	return e.on("trailers", (e) => {
		nodeHeaderToWebHeader(e).forEach((e, n) => {
			t.set(n, e);
		});
	}), t;
}
function h2ResponseIterable(e, t, n) {
	let r = t[Symbol.asyncIterator]();
	return { [Symbol.asyncIterator]() {
		return {
			async next() {
				let i = await e.race(r.next());
				return i.done === !0 && e.close(), n?.notifyResponseByteRead(t), i;
			},
			throw(t) {
				throw e.error(t), t;
			}
		};
	} };
}
async function sinkRequest(e, t, n) {
	if (e.body === void 0) {
		await new Promise((e) => t.end(e));
		return;
	}
	let r = e.body[Symbol.asyncIterator]();
	return new Promise((e) => {
		writeNext();
		function writeNext() {
			n.isClosed() || r.next().then((i) => {
				i.done === !0 ? t.end(e) : t.write(i.value, "binary", (e) => {
					e == null ? writeNext() : (r.throw !== void 0 && r.throw(connectErrorFromNodeReason(e)).catch(() => {}), t.writableEnded && unwrapNodeErrorChain(e).map(getNodeErrorProps).some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || n.error(e));
				});
			}, (e) => {
				n.error(e);
			});
		}
	});
}
function createSentinel(e) {
	let t, r = !1, i, o = [], s = {
		error(e) {
			if (!r) {
				r = !0, i = e instanceof a ? e : connectErrorFromNodeReason(e), t?.(i);
				for (let e of o) e(i);
				cleanup();
			}
		},
		close() {
			r || (r = !0, t && t(new a("sentinel completed early", n.Internal)), cleanup());
		},
		isClosed() {
			return r;
		},
		onError(e) {
			r ? i !== void 0 && e(i) : o.push(e);
		},
		race(e) {
			let o, s = new Promise((e, n) => {
				o = e, t = n;
			});
			return e.then((e) => {
				o?.(e);
			}, (e) => {
				t?.(e);
			}), r && t?.(i ?? new a("sentinel completed early", n.Internal)), s;
		}
	};
	function cleanup() {
		e && e.removeEventListener("abort", onSignalAbort), o = [], t = void 0;
	}
	function onSignalAbort() {
		s.error(getAbortSignalReason(this));
	}
	return e && (e.addEventListener("abort", onSignalAbort), e.aborted && s.error(getAbortSignalReason(e))), s;
}
// node_modules/@connectrpc/connect-node/dist/esm/node-transport-options.js
function validateNodeTransportOptions(e) {
	let t;
	if (e.httpVersion == "2") {
		let n;
		n = e.sessionManager ? e.sessionManager : new Http2SessionManager(e.baseUrl, {
			pingIntervalMs: e.pingIntervalMs,
			pingIdleConnection: e.pingIdleConnection,
			pingTimeoutMs: e.pingTimeoutMs,
			idleConnectionTimeoutMs: e.idleConnectionTimeoutMs
		}, e.nodeOptions), t = createNodeHttpClient({
			httpVersion: "2",
			sessionProvider: () => n
		});
	} else t = createNodeHttpClient({
		httpVersion: "1.1",
		nodeOptions: e.nodeOptions
	});
	return Object.assign(Object.assign(Object.assign({}, e), {
		httpClient: t,
		useBinaryFormat: e.useBinaryFormat ?? !0,
		interceptors: e.interceptors ?? [],
		sendCompression: e.sendCompression ?? null,
		acceptCompression: e.acceptCompression ?? [Q, $]
	}), validateReadWriteMaxBytes(e.readMaxBytes, e.writeMaxBytes, e.compressMinBytes));
}
// node_modules/@connectrpc/connect-node/dist/esm/grpc-web-transport.js
function createGrpcWebTransport(e) {
	return createTransport$2(validateNodeTransportOptions(e));
}
// node_modules/@connectrpc/connect-node/dist/esm/grpc-transport.js
function createGrpcTransport(e) {
	return createTransport$1(validateNodeTransportOptions(Object.assign(Object.assign({}, e), { httpVersion: "2" })));
}
// node_modules/@connectrpc/connect-node/dist/esm/connect-transport.js
function createConnectTransport(e) {
	return createTransport(validateNodeTransportOptions(e));
}
// node_modules/@connectrpc/connect-node/dist/esm/node-universal-handler.js
var __asyncValues = function(e) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var t = e[Symbol.asyncIterator], n;
	return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, verb("next"), verb("throw"), verb("return"), n[Symbol.asyncIterator] = function() {
		return this;
	}, n);
	function verb(t) {
		n[t] = e[t] && function(n) {
			return new Promise(function(r, i) {
				n = e[t](n), settle(r, i, n.done, n.value);
			});
		};
	}
	function settle(e, t, n, r) {
		Promise.resolve(r).then(function(t) {
			e({
				value: t,
				done: n
			});
		}, t);
	}
}, __await = function(e) {
	return this instanceof __await ? (this.v = e, this) : new __await(e);
}, __asyncGenerator = function(e, t, n) {
	if (!Symbol.asyncIterator) throw TypeError("Symbol.asyncIterator is not defined.");
	var r = n.apply(e, t || []), i, a = [];
	return i = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(e) {
		return function(t) {
			return Promise.resolve(t).then(e, reject);
		};
	}
	function verb(e, t) {
		r[e] && (i[e] = function(t) {
			return new Promise(function(n, r) {
				a.push([
					e,
					t,
					n,
					r
				]) > 1 || resume(e, t);
			});
		}, t && (i[e] = t(i[e])));
	}
	function resume(e, t) {
		try {
			step(r[e](t));
		} catch (e) {
			settle(a[0][3], e);
		}
	}
	function step(e) {
		e.value instanceof __await ? Promise.resolve(e.value.v).then(fulfill, reject) : settle(a[0][2], e);
	}
	function fulfill(e) {
		resume("next", e);
	}
	function reject(e) {
		resume("throw", e);
	}
	function settle(e, t) {
		e(t), a.shift(), a.length && resume(a[0][0], a[0][1]);
	}
};
function universalRequestFromNodeRequest(e, ...t) {
	let r = t.length === 3 ? t[0] : void 0, i = t.length === 3 ? t[1] : t[0], o = t.length === 3 ? t[2] : t[1], s = "encrypted" in e.socket && e.socket.encrypted ? "https" : "http", c = "authority" in e ? e.authority : e.headers.host, l = e.url ?? "";
	if (c === void 0) throw new a("unable to determine request authority from Node.js server request", n.Internal);
	let u = i === void 0 ? asyncIterableFromNodeServerRequest(e) : i, d = new AbortController();
	if ("stream" in e) e.once("close", () => {
		let t = connectErrorFromH2ResetCode(e.stream.rstCode);
		t === void 0 ? d.abort() : d.abort(t);
	});
	else {
		let t = r ?? e, onH1Error = (n) => {
			e.off("error", onH1Error), t.off("close", onH1Close), d.abort(connectErrorFromNodeReason(n));
		}, onH1Close = () => {
			e.off("error", onH1Error), t.off("close", onH1Close), d.abort(e.errored ? connectErrorFromNodeReason(e.errored) : void 0);
		};
		e.once("error", onH1Error), t.once("close", onH1Close);
	}
	return {
		httpVersion: e.httpVersion,
		method: e.method ?? "",
		url: new URL(l, `${s}://${c}`).toString(),
		header: nodeHeaderToWebHeader(e.headers),
		body: u,
		signal: d.signal,
		contextValues: o
	};
}
async function universalResponseToNodeResponse(e, t) {
	var n, r;
	let i = e.body?.[Symbol.asyncIterator](), a = !1;
	try {
		if (i !== void 0) {
			let n = await i.next();
			for (a = !0, t.writeHead(e.status, webHeaderToNodeHeaders(e.header)), a = !1; n.done !== !0; n = await i.next()) a = !0, await write(t, n.value), "flush" in t && typeof t.flush == "function" && t.flush(), a = !1;
		}
		t.headersSent || t.writeHead(e.status, webHeaderToNodeHeaders(e.header)), e.trailer && t.addTrailers(webHeaderToNodeHeaders(e.trailer)), await new Promise((e) => {
			t.once("end", e), t.end();
		});
	} catch (e) {
		throw a && ((n = i?.throw) == null || n.call(i, e).catch(() => {})), connectErrorFromNodeReason(e);
	} finally {
		(r = i?.return) == null || r.call(i).catch(() => {});
	}
}
function asyncIterableFromNodeServerRequest(e) {
	return __asyncGenerator(this, arguments, function* () {
		var t, n, r, i;
		try {
			for (var a = !0, o = __asyncValues(e), s; s = yield __await(o.next()), t = s.done, !t; a = !0) i = s.value, a = !1, yield yield __await(i);
		} catch (e) {
			n = { error: e };
		} finally {
			try {
				!a && !t && (r = o.return) && (yield __await(r.call(o)));
			} finally {
				if (n) throw n.error;
			}
		}
	});
}
function write(e, t) {
	return new Promise((n, r) => {
		if (e.errored) return error(e.errored);
		e.once("error", error), e.once("drain", drain);
		let i = e.write(t, "binary", (t) => {
			t && !i && (error(t), e.once("error", () => {}));
		});
		i && drain();
		function error(t) {
			e.off("error", error), e.off("drain", drain), r(t);
		}
		function drain() {
			e.off("error", error), e.off("drain", drain), n();
		}
	});
}
// node_modules/@connectrpc/connect-node/dist/esm/connect-node-adapter.js
function connectNodeAdapter(e) {
	e.acceptCompression === void 0 && (e.acceptCompression = [Q, $]);
	let t = createConnectRouter(e);
	e.routes(t);
	let r = e.requestPathPrefix ?? "", i = /* @__PURE__ */ new Map();
	for (let e of t.handlers) i.set(r + e.requestPath, e);
	return function(t, r) {
		let o = i.get(t.url?.split("?", 2)[0] ?? "");
		o ? o(universalRequestFromNodeRequest(t, r, void 0, e.contextValues?.call(e, t))).then((e) => universalResponseToNodeResponse(e, r)).catch((e) => {
			a.from(e).code != n.Aborted && console.error(`handler for rpc ${o.method.name} of ${o.service.typeName} failed`, e);
		}) : (e.fallback ?? fallback)(t, r);
	};
}
const fallback = (e, t) => {
	t.writeHead(ie.status), t.end();
};
// node_modules/@connectrpc/connect-node/dist/esm/index.js
var Ce = /* @__PURE__ */ t({
	Http2SessionManager: () => Http2SessionManager,
	compressionBrotli: () => $,
	compressionGzip: () => Q,
	connectNodeAdapter: () => connectNodeAdapter,
	createConnectTransport: () => createConnectTransport,
	createGrpcTransport: () => createGrpcTransport,
	createGrpcWebTransport: () => createGrpcWebTransport,
	createNodeHttpClient: () => createNodeHttpClient,
	universalRequestFromNodeRequest: () => universalRequestFromNodeRequest,
	universalResponseToNodeResponse: () => universalResponseToNodeResponse
});
export { createGrpcTransport as n, Ce as t };

import { __toESM as e } from "./rolldown-runtime.js";
import { Code as t, ConnectError as n, codeFromString as r, codeToString as i } from "./connect-error.js";
import { MethodOptions_IdempotencyLevel as a, anyPack as o, fileDesc as s, file_google_protobuf_any as c, fromJson as l, fromJsonString as u, messageDesc as d, toJson as p, toJsonString as m } from "./protobuf.js";
import { base64Decode as h, base64Encode as g, create as _, fromBinary as v, toBinary as y } from "./grpc.js";
import { require__builtin_http as b, require__builtin_http2 as x, require__builtin_util as S } from "./evaluation.js";
import * as C from "node:zlib";
import * as w from "node:https";
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
	let r = new AbortController(), listener = () => {
		r.abort(new n("the operation timed out", t.DeadlineExceeded));
	}, i;
	return e !== void 0 && (e <= 0 ? listener() : i = setTimeout(listener, e)), {
		signal: r.signal,
		cleanup: () => clearTimeout(i)
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
function createServiceImplSpec(e, r) {
	let i = {
		service: e,
		methods: {}
	};
	for (let a of e.methods) {
		let fn = r[a.localName];
		if (typeof fn == "function") fn = fn.bind(r);
		else {
			let r = `${e.typeName}.${a.name} is not implemented`;
			fn = function() {
				throw new n(r, t.Unimplemented);
			};
		}
		i.methods[a.localName] = createMethodImplSpec(a, fn);
	}
	return i;
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
const T = "Content-Type", E = "Grpc-Encoding", D = "Grpc-Accept-Encoding", O = "Grpc-Timeout", k = "Grpc-Status", ee = "Grpc-Status-Details-Bin", te = "User-Agent", ne = /^application\/grpc-web(-text)?(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, re = "application/grpc-web+proto", ie = "application/grpc-web+json";
function parseContentType$2(e) {
	let t = e?.match(ne);
	if (t) return {
		text: !!t[1],
		binary: !t[2]
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/parse-timeout.js
function parseTimeout$1(e, r) {
	if (e === null) return {};
	let i = /^(\d{1,8})([HMSmun])$/.exec(e);
	if (i === null) return { error: new n(`protocol error: invalid grpc timeout value: ${e}`, t.InvalidArgument) };
	let a = {
		H: 36e5,
		M: 6e4,
		S: 1e3,
		m: 1,
		u: .001,
		n: 1e-6
	}[i[2]] * parseInt(i[1]);
	return a > r ? {
		timeoutMs: a,
		error: new n(`timeout ${a}ms must be <= ${r}`, t.InvalidArgument)
	} : { timeoutMs: a };
}
const A = /*@__PURE__*/ d(/* @__PURE__ */ s("CgxzdGF0dXMucHJvdG8SCmdvb2dsZS5ycGMiTgoGU3RhdHVzEgwKBGNvZGUYASABKAUSDwoHbWVzc2FnZRgCIAEoCRIlCgdkZXRhaWxzGAMgAygLMhQuZ29vZ2xlLnByb3RvYnVmLkFueUJeCg5jb20uZ29vZ2xlLnJwY0ILU3RhdHVzUHJvdG9QAVo3Z29vZ2xlLmdvbGFuZy5vcmcvZ2VucHJvdG8vZ29vZ2xlYXBpcy9ycGMvc3RhdHVzO3N0YXR1c6ICA1JQQ2IGcHJvdG8z", [c]), 0);
// node_modules/@connectrpc/connect/dist/esm/http-headers.js
function encodeBinaryHeader(e, t) {
	let n;
	return n = t === void 0 ? typeof e == "string" ? new TextEncoder().encode(e) : e instanceof Uint8Array ? e : new Uint8Array(e) : y(t, e), g(n, "std_raw");
}
function decodeBinaryHeader(e, r, i) {
	try {
		let t = h(e);
		return r ? v(r, t, i) : t;
	} catch (e) {
		throw n.from(e, t.DataLoss);
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
		}), e.set(k, t.code.toString(10)), e.set("Grpc-Message", encodeURIComponent(t.rawMessage)), t.details.length > 0) {
			let n = _(A, {
				code: t.code,
				message: t.rawMessage,
				details: t.details.map((e) => "desc" in e ? o(e.desc, _(e.desc, e.value)) : {
					typeUrl: `type.googleapis.com/${e.type}`,
					value: e.value
				})
			});
			e.set(ee, encodeBinaryHeader(n, A));
		}
	} else e.set(k, "0");
	return e;
}
function findTrailerError(e) {
	let r = e.get(ee);
	if (r != null) {
		let t = decodeBinaryHeader(r, A);
		if (t.code == 0) return;
		let i = new n(t.message, t.code, e);
		return i.details = t.details.map((e) => ({
			type: e.typeUrl.substring(e.typeUrl.lastIndexOf("/") + 1),
			value: e.value
		})), i;
	}
	let i = e.get(k);
	if (i != null) {
		if (i === "0") return;
		let r = parseInt(i, 10);
		return r in t ? new n(decodeURIComponent(e.get("Grpc-Message") ?? ""), r, e) : new n(`invalid grpc-status: ${i}`, t.Internal, e);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol/compression.js
function compressionNegotiate(e, r, i, a) {
	let o = null, s = null, c;
	if (r !== null && r !== "identity") {
		let i = e.find((e) => e.name === r);
		if (i) o = i;
		else {
			let i = e.map((e) => e.name).join(",");
			c = new n(`unknown compression "${r}": supported encodings are ${i}`, t.Unimplemented, { [a]: i });
		}
	}
	if (i === null || i === "") s = o;
	else {
		let t = i.split(",").map((e) => e.trim());
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
const j = 4294967295, M = j;
function validateReadWriteMaxBytes(e, r, i) {
	if (r ??= M, e ??= j, i ??= 1024, r < 1 || r > M) throw new n(`writeMaxBytes ${r} must be >= 1 and <= ${M}`, t.Internal);
	if (e < 1 || e > j) throw new n(`readMaxBytes ${e} must be >= 1 and <= ${j}`, t.Internal);
	return {
		readMaxBytes: e,
		writeMaxBytes: r,
		compressMinBytes: i
	};
}
function assertWriteMaxBytes(e, r) {
	if (r > e) throw new n(`message size ${r} is larger than configured writeMaxBytes ${e}`, t.ResourceExhausted);
}
function assertReadMaxBytes(e, r, i = !1) {
	if (r > e) {
		let a = `message size is larger than configured readMaxBytes ${e}`;
		throw i && (a = `message size ${r} is larger than configured readMaxBytes ${e}`), new n(a, t.ResourceExhausted);
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
async function envelopeCompress(e, r, i) {
	let { flags: a, data: o } = e;
	if ((a & 1) == 1) throw new n("invalid envelope, already compressed", t.Internal);
	return r && o.byteLength >= i && (o = await r.compress(o), a |= 1), {
		data: o,
		flags: a
	};
}
async function envelopeDecompress(e, r, i) {
	let { flags: a, data: o } = e;
	if ((a & 1) == 1) {
		if (!r) throw new n("received compressed envelope, but do not know how to decompress", t.Internal);
		o = await r.decompress(o, i), a ^= 1;
	}
	return {
		data: o,
		flags: a
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
function transformParseEnvelope(e, r, i) {
	return i && r !== void 0 ? function(t) {
		return __asyncGenerator$5(this, arguments, function* () {
			var n, a, o, s;
			try {
				for (var c = !0, l = __asyncValues$5(t), u; u = yield __await$5(l.next()), n = u.done, !n; c = !0) {
					s = u.value, c = !1;
					let { flags: t, data: n } = s;
					(t & r) === r ? yield yield __await$5({
						value: i.parse(n),
						end: !0
					}) : yield yield __await$5({
						value: e.parse(n),
						end: !1
					});
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!c && !n && (o = l.return) && (yield __await$5(o.call(l)));
				} finally {
					if (a) throw a.error;
				}
			}
		});
	} : function(a) {
		return __asyncGenerator$5(this, arguments, function* () {
			var o, s, c, l;
			try {
				for (var u = !0, d = __asyncValues$5(a), p; p = yield __await$5(d.next()), o = p.done, !o; u = !0) {
					l = p.value, u = !1;
					let { flags: a, data: o } = l;
					if (r !== void 0 && (a & r) === r) {
						if (i === null) throw new n("unexpected end flag", t.InvalidArgument);
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
	return function(r) {
		return __asyncGenerator$5(this, arguments, function* () {
			var i, a, o, s;
			let c = createEnvelopeDecoder(e);
			try {
				for (var l = !0, u = __asyncValues$5(r), d; d = yield __await$5(u.next()), i = d.done, !i; l = !0) {
					s = d.value, l = !1;
					let e = s;
					for (let t of c.decode(e)) yield yield __await$5(t);
				}
			} catch (e) {
				a = { error: e };
			} finally {
				try {
					!l && !i && (o = u.return) && (yield __await$5(o.call(u)));
				} finally {
					if (a) throw a.error;
				}
			}
			if (c.byteLength > 0) throw new n("protocol error: incomplete envelope", t.InvalidArgument);
		});
	};
}
async function readAllBytes(e, r, i) {
	var a, o, s, c, l, u, d, p;
	let [m, h] = parseLengthHint(i);
	if (m) {
		h > r && assertReadMaxBytes(r, h, !0);
		let i = new Uint8Array(h), l = 0;
		try {
			for (var g = !0, _ = __asyncValues$5(e), v; v = await _.next(), a = v.done, !a; g = !0) {
				c = v.value, g = !1;
				let e = c;
				if (l + e.byteLength > h) throw new n(`protocol error: promised ${h} bytes, received ${l + e.byteLength}`, t.InvalidArgument);
				i.set(e, l), l += e.byteLength;
			}
		} catch (e) {
			o = { error: e };
		} finally {
			try {
				!g && !a && (s = _.return) && await s.call(_);
			} finally {
				if (o) throw o.error;
			}
		}
		if (l < h) throw new n(`protocol error: promised ${h} bytes, received ${l}`, t.InvalidArgument);
		return i;
	}
	let y = [], b = 0;
	try {
		for (var x = !0, S = __asyncValues$5(e), C; C = await S.next(), l = C.done, !l; x = !0) {
			p = C.value, x = !1;
			let e = p;
			b += e.byteLength, assertReadMaxBytes(r, b), y.push(e);
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
	return _(e, t);
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
async function ensureSingle(e, r) {
	let i = e[Symbol.asyncIterator](), a = await i.next();
	if (a.done === !0) throw new n(`protocol error: missing input message for ${r} method`, t.Unimplemented);
	if ((await i.next()).done !== !0) throw new n(`protocol error: received extra input message for ${r} method`, t.Unimplemented);
	return a.value;
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
function createBinarySerialization(e, r) {
	return {
		parse(i) {
			try {
				return v(e, i, r);
			} catch (e) {
				let r = e instanceof Error ? e.message : String(e);
				throw new n(`parse binary: ${r}`, t.Internal);
			}
		},
		serialize(i) {
			try {
				return y(e, i, r);
			} catch (e) {
				let r = e instanceof Error ? e.message : String(e);
				throw new n(`serialize binary: ${r}`, t.Internal);
			}
		}
	};
}
function createJsonSerialization(e, r) {
	let i = r?.textEncoder ?? new TextEncoder(), a = r?.textDecoder ?? new TextDecoder(), o = getJsonOptions(r);
	return {
		parse(r) {
			try {
				let t = a.decode(r);
				return u(e, t, o);
			} catch (e) {
				throw n.from(e, t.InvalidArgument);
			}
		},
		serialize(r) {
			try {
				let t = m(e, r, o);
				return i.encode(t);
			} catch (e) {
				throw n.from(e, t.Internal);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol/universal.js
function assertByteStreamRequest(e) {
	if (!(typeof e.body == "object" && e.body !== null && Symbol.asyncIterator in e.body)) throw Error("byte stream required, but received JSON");
}
const N = { status: 200 }, ae = { status: 404 }, P = { status: 415 }, F = { status: 405 }, oe = { status: 505 };
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
	if (e.length == 0) throw new n("at least one protocol is required", t.Internal);
	let r = e[0].service, i = e[0].method, a = e[0].requestPath;
	if (e.some((e) => e.service !== r || e.method !== i)) throw new n("cannot negotiate protocol for different RPCs", t.Internal);
	if (e.some((e) => e.requestPath !== a)) throw new n("cannot negotiate protocol for different requestPaths", t.Internal);
	async function protocolNegotiatingHandler(t) {
		if (i.methodKind == "bidi_streaming" && t.httpVersion.startsWith("1.")) return Object.assign(Object.assign({}, oe), { header: new Headers({ Connection: "close" }) });
		let n = t.header.get("Content-Type") ?? "", r = e.filter((e) => e.allowedMethods.includes(t.method));
		if (r.length == 0) return F;
		if (r.length == 1 && n === "") {
			let e = r[0];
			return e(t);
		}
		let a = r.filter((e) => e.supportedContentType(n));
		if (a.length == 0) return P;
		let o = a[0];
		return o(t);
	}
	return Object.assign(protocolNegotiatingHandler, {
		service: r,
		method: i,
		requestPath: a,
		supportedContentType: contentTypeMatcher(...e.map((e) => e.supportedContentType)),
		protocolNames: e.flatMap((e) => e.protocolNames).filter((e, t, n) => n.indexOf(e) === t),
		allowedMethods: e.flatMap((e) => e.allowedMethods).filter((e, t, n) => n.indexOf(e) === t)
	});
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/handler-factory.js
const I = "grpc-web", se = "POST";
function createHandlerFactory$2(e) {
	let t = validateUniversalHandlerOptions(e), n = createTrailerSerialization();
	function fact(e) {
		let r = createHandler$1(t, n, e);
		return Object.assign(r, {
			protocolNames: [I],
			allowedMethods: [se],
			supportedContentType: contentTypeMatcher(ne),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = I, fact;
}
function createHandler$1(e, r, i) {
	let a = createMethodSerializationLookup(i.method, e.binaryOptions, e.jsonOptions, e);
	return async function(o) {
		assertByteStreamRequest(o);
		let s = parseContentType$2(o.header.get(T));
		if (s == null || s.text) return P;
		if (o.method !== se) return F;
		let c = parseTimeout$1(o.header.get(O), e.maxTimeoutMs), l = createHandlerContext(Object.assign(Object.assign({}, i), {
			service: i.method.parent,
			requestMethod: o.method,
			protocolName: I,
			timeoutMs: c.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: o.signal,
			requestHeader: o.header,
			url: o.url,
			responseHeader: { [T]: s.binary ? re : ie },
			responseTrailer: { [k]: "0" },
			contextValues: o.contextValues
		})), u = compressionNegotiate(e.acceptCompression, o.header.get(E), o.header.get(D), D);
		u.response && l.responseHeader.set(E, u.response.name);
		let d = pipe(o.body, transformPrepend(() => {
			if (u.error) throw u.error;
			if (c.error) throw c.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(u.request, e.readMaxBytes), transformParseEnvelope(a.getI(s.binary), 128)), p = transformInvokeImplementation(i, l, e.interceptors)(d)[Symbol.asyncIterator](), m = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => p.next(),
				throw: (e) => (l.abort(e), p.throw?.call(p, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (l.abort(), p.return?.call(p, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(a.getO(s.binary)), transformCatchFinally((e) => (l.abort(e), e instanceof n ? setTrailerStatus(l.responseTrailer, e) : e !== void 0 && setTrailerStatus(l.responseTrailer, new n("internal error", t.Internal, void 0, void 0, e)), {
			flags: 128,
			data: r.serialize(l.responseTrailer)
		})), transformCompressEnvelope(u.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, N), {
			body: await untilFirst(m),
			header: l.responseHeader
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-trailer.js
function validateTrailer(e, r) {
	let i = findTrailerError(e);
	if (i) throw r.forEach((e, t) => {
		i.metadata.append(t, e);
	}), i;
	if (!r.has("Grpc-Status") && !e.has("Grpc-Status")) throw new n("protocol error: missing status", t.Internal);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/request-header.js
function requestHeader$2(e, t, n, r) {
	let i = new Headers(n ?? {});
	i.set(T, e ? re : ie), i.set("X-Grpc-Web", "1");
	let a = i.get("User-Agent") ?? i.get("X-User-Agent") ?? "connect-es/2.1.2";
	return i.set("X-User-Agent", a), r && i.set(te, a), t !== void 0 && i.set(O, `${t}m`), i;
}
function requestHeaderWithCompression$2(e, t, n, r, i, a) {
	let o = requestHeader$2(e, t, n, a);
	return i != null && o.set(E, i.name), r.length > 0 && o.set(D, r.map((e) => e.name).join(",")), o;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/http-status.js
function codeFromHttpStatus$1(e) {
	switch (e) {
		case 400: return t.Internal;
		case 401: return t.Unauthenticated;
		case 403: return t.PermissionDenied;
		case 404: return t.Unimplemented;
		case 429: return t.Unavailable;
		case 502: return t.Unavailable;
		case 503: return t.Unavailable;
		case 504: return t.Unavailable;
		default: return t.Unknown;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/validate-response.js
function validateResponse$2(e, t) {
	if (e >= 200 && e < 300) return {
		foundStatus: t.has(k),
		headerError: findTrailerError(t)
	};
	throw new n(decodeURIComponent(t.get("Grpc-Message") ?? `HTTP ${e}`), codeFromHttpStatus$1(e), t);
}
function validateResponseWithCompression$2(e, r, i) {
	let { foundStatus: a, headerError: o } = validateResponse$2(r, i), s, c = i.get(E);
	if (c !== null && c.toLowerCase() !== "identity" && (s = e.find((e) => e.name === c), !s)) throw new n(`unsupported response encoding "${c}"`, t.Internal, i);
	return {
		foundStatus: a,
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
	let { signal: r, cleanup: i } = createDeadlineSignal(e.timeoutMs), a = createLinkedAbortController(e.signal, r);
	return [
		a.signal,
		function(e) {
			let r = a.signal.aborted ? n.from(getAbortSignalReason(a.signal), t.Canceled) : n.from(e);
			return a.abort(r), i(), Promise.reject(r);
		},
		function() {
			i(), a.abort();
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
		async unary(r, i, a, o, s, c) {
			let l = createMethodSerializationLookup(r, e.binaryOptions, e.jsonOptions, e);
			return a = a === void 0 ? e.defaultTimeoutMs : a <= 0 ? void 0 : a, await runUnaryCall({
				interceptors: e.interceptors,
				signal: i,
				timeoutMs: a,
				req: {
					stream: !1,
					service: r.parent,
					method: r,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, r),
					header: requestHeaderWithCompression$2(e.useBinaryFormat, a, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (i) => {
					let a = await e.httpClient({
						url: i.url,
						method: i.requestMethod,
						header: i.header,
						signal: i.signal,
						body: pipe(createAsyncIterable([i.message]), transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o, headerError: s } = validateResponseWithCompression$2(e.acceptCompression, a.status, a.header), { trailer: c, message: u } = await pipeTo(a.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 128, createTrailerSerialization()), async (e) => {
						var r, i, a, o;
						let s, c;
						try {
							for (var l = !0, u = __asyncValues$3(e), d; d = await u.next(), r = d.done, !r; l = !0) {
								o = d.value, l = !1;
								let e = o;
								if (e.end) {
									if (c !== void 0) throw new n("protocol error: received extra trailer", t.Unimplemented);
									c = e.value;
								} else {
									if (s !== void 0) throw new n("protocol error: received extra output message for unary method", t.Unimplemented);
									s = e.value;
								}
							}
						} catch (e) {
							i = { error: e };
						} finally {
							try {
								!l && !r && (a = u.return) && await a.call(u);
							} finally {
								if (i) throw i.error;
							}
						}
						return {
							trailer: c,
							message: s
						};
					}, { propagateDownStreamError: !1 });
					if (c === void 0) throw s ?? new n("protocol error: missing trailer", a.header.has("Grpc-Status") ? t.Unimplemented : t.Unknown);
					if (validateTrailer(c, a.header), u === void 0) throw new n("protocol error: missing output message for unary method", c.has("Grpc-Status") ? t.Unimplemented : t.Unknown);
					return {
						stream: !1,
						service: r.parent,
						method: r,
						header: a.header,
						message: u,
						trailer: c
					};
				}
			});
		},
		async stream(r, i, a, o, s, c) {
			let l = createMethodSerializationLookup(r, e.binaryOptions, e.jsonOptions, e);
			return a = a === void 0 ? e.defaultTimeoutMs : a <= 0 ? void 0 : a, runStreamingCall({
				interceptors: e.interceptors,
				signal: i,
				timeoutMs: a,
				req: {
					stream: !0,
					service: r.parent,
					method: r,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, r),
					header: requestHeaderWithCompression$2(e.useBinaryFormat, a, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (r) => {
					let i = await e.httpClient({
						url: r.url,
						method: r.requestMethod,
						header: r.header,
						signal: r.signal,
						body: pipe(r.message, transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: a, foundStatus: o, headerError: s } = validateResponseWithCompression$2(e.acceptCompression, i.status, i.header);
					if (s) throw s;
					let c = Object.assign(Object.assign({}, r), {
						header: i.header,
						trailer: new Headers(),
						message: pipe(i.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(a ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 128, createTrailerSerialization()), function(e) {
							return __asyncGenerator$3(this, arguments, function* () {
								var r, a, s, l;
								if (o) {
									if ((yield __await$3(e[Symbol.asyncIterator]().next())).done !== !0) throw new n("protocol error: extra data for trailers-only", t.InvalidArgument);
									return yield __await$3(void 0);
								}
								let u = !1;
								try {
									for (var d = !0, p = __asyncValues$3(e), m; m = yield __await$3(p.next()), r = m.done, !r; d = !0) {
										l = m.value, d = !1;
										let e = l;
										if (e.end) {
											if (u) throw new n("protocol error: received extra trailer", t.InvalidArgument);
											u = !0, validateTrailer(e.value, i.header), e.value.forEach((e, t) => c.trailer.set(t, e));
										} else {
											if (u) throw new n("protocol error: received extra message after trailer", t.InvalidArgument);
											yield yield __await$3(e.value);
										}
									}
								} catch (e) {
									a = { error: e };
								} finally {
									try {
										!d && !r && (s = p.return) && (yield __await$3(s.call(p)));
									} finally {
										if (a) throw a.error;
									}
								}
								if (!u) throw new n("protocol error: missing trailer", t.Internal);
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
const ce = /^application\/grpc(?:\+(?:(json)(?:; ?charset=utf-?8)?|proto))?$/i, le = "application/grpc+proto", ue = "application/grpc+json";
function parseContentType$1(e) {
	let t = e?.match(ce);
	if (t) return { binary: !t[1] };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/handler-factory.js
const L = "grpc", de = "POST";
function createHandlerFactory$1(e) {
	let t = validateUniversalHandlerOptions(e);
	function fact(e) {
		let n = createHandler(t, e);
		return Object.assign(n, {
			protocolNames: [L],
			allowedMethods: [de],
			supportedContentType: contentTypeMatcher(ce),
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = L, fact;
}
function createHandler(e, r) {
	let i = createMethodSerializationLookup(r.method, e.binaryOptions, e.jsonOptions, e);
	return async function(a) {
		assertByteStreamRequest(a);
		let o = parseContentType$1(a.header.get(T));
		if (o == null) return P;
		if (a.method !== de) return F;
		let s = parseTimeout$1(a.header.get(O), e.maxTimeoutMs), c = createHandlerContext(Object.assign(Object.assign({}, r), {
			service: r.method.parent,
			requestMethod: a.method,
			protocolName: L,
			timeoutMs: s.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: a.signal,
			requestHeader: a.header,
			url: a.url,
			responseHeader: { [T]: o.binary ? le : ue },
			responseTrailer: { [k]: "0" },
			contextValues: a.contextValues
		})), l = compressionNegotiate(e.acceptCompression, a.header.get(E), a.header.get(D), D);
		l.response && c.responseHeader.set(E, l.response.name);
		let u = pipe(a.body, transformPrepend(() => {
			if (l.error) throw l.error;
			if (s.error) throw s.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(l.request, e.readMaxBytes), transformParseEnvelope(i.getI(o.binary))), d = transformInvokeImplementation(r, c, e.interceptors)(u)[Symbol.asyncIterator](), p = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => d.next(),
				throw: (e) => (c.abort(e), d.throw?.call(d, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (c.abort(), d.return?.call(d, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(i.getO(o.binary)), transformCompressEnvelope(l.response, e.compressMinBytes), transformJoinEnvelopes(), transformCatchFinally((e) => {
			c.abort(e), e instanceof n ? setTrailerStatus(c.responseTrailer, e) : e !== void 0 && setTrailerStatus(c.responseTrailer, new n("internal error", t.Internal, void 0, void 0, e));
		}), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, N), {
			body: await untilFirst(p),
			header: c.responseHeader,
			trailer: c.responseTrailer
		});
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/request-header.js
function requestHeader$1(e, t, n) {
	let r = new Headers(n ?? {});
	return r.set(T, e ? le : ue), r.has("User-Agent") || r.set(te, "connect-es/2.1.2"), t !== void 0 && r.set(O, `${t}m`), r.set("Te", "trailers"), r;
}
function requestHeaderWithCompression$1(e, t, n, r, i) {
	let a = requestHeader$1(e, t, n);
	return i != null && a.set(E, i.name), r.length > 0 && a.set(D, r.map((e) => e.name).join(",")), a;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc/validate-response.js
function validateResponse$1(e, r) {
	if (e != 200) throw new n(`HTTP ${e}`, codeFromHttpStatus$1(e), r);
	let i = r.get(T);
	if (parseContentType$1(i) == null) throw new n(`unsupported content type ${i}`, t.Unknown);
	return {
		foundStatus: r.has(k),
		headerError: findTrailerError(r)
	};
}
function validateResponseWithCompression$1(e, r, i) {
	let { foundStatus: a, headerError: o } = validateResponse$1(r, i), s, c = i.get(E);
	if (c !== null && c.toLowerCase() !== "identity" && (s = e.find((e) => e.name === c), !s)) throw new n(`unsupported response encoding "${c}"`, t.Internal, i);
	return {
		foundStatus: a,
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
		async unary(r, i, a, o, s, c) {
			let l = createMethodSerializationLookup(r, e.binaryOptions, e.jsonOptions, e);
			return a = a === void 0 ? e.defaultTimeoutMs : a <= 0 ? void 0 : a, await runUnaryCall({
				interceptors: e.interceptors,
				signal: i,
				timeoutMs: a,
				req: {
					stream: !1,
					service: r.parent,
					method: r,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, r),
					header: requestHeaderWithCompression$1(e.useBinaryFormat, a, o, e.acceptCompression, e.sendCompression),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (i) => {
					let a = await e.httpClient({
						url: i.url,
						method: "POST",
						header: i.header,
						signal: i.signal,
						body: pipe(createAsyncIterable([i.message]), transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o, headerError: s } = validateResponseWithCompression$1(e.acceptCompression, a.status, a.header), c = await pipeTo(a.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat)), async (e) => {
						var r, i, a, o;
						let s;
						try {
							for (var c = !0, l = __asyncValues$2(e), u; u = await l.next(), r = u.done, !r; c = !0) {
								o = u.value, c = !1;
								let e = o;
								if (s !== void 0) throw new n("protocol error: received extra output message for unary method", t.Unimplemented);
								s = e;
							}
						} catch (e) {
							i = { error: e };
						} finally {
							try {
								!c && !r && (a = l.return) && await a.call(l);
							} finally {
								if (i) throw i.error;
							}
						}
						return s;
					}, { propagateDownStreamError: !1 });
					if (validateTrailer(a.trailer, a.header), c === void 0) throw s || new n("protocol error: missing output message for unary method", a.trailer.has("Grpc-Status") ? t.Unimplemented : t.Unknown);
					if (s) throw new n("protocol error: received output message for unary method with error status", t.Unknown);
					return {
						stream: !1,
						service: r.parent,
						method: r,
						header: a.header,
						message: c,
						trailer: a.trailer
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
const fe = /^application\/(connect\+)?(?:(json)(?:; ?charset=utf-?8)?|(proto))$/i, pe = /^application\/(?:json(?:; ?charset=utf-?8)?|proto)$/i, me = /^application\/connect\+?(?:json(?:; ?charset=utf-?8)?|proto)$/i, he = "application/proto", R = "application/json", ge = "application/connect+proto", _e = "application/connect+json";
function parseContentType(e) {
	let t = e?.match(fe);
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
function errorFromJson(e, t, i) {
	if (t && new Headers(t).forEach((e, t) => i.metadata.append(t, e)), typeof e != "object" || !e || Array.isArray(e)) throw i;
	let a = i.code;
	"code" in e && typeof e.code == "string" && (a = r(e.code) ?? a);
	let o = e.message;
	if (o != null && typeof o != "string") throw i;
	let s = new n(o ?? "", a, t);
	if ("details" in e && Array.isArray(e.details)) for (let t of e.details) {
		if (typeof t != "object" || !t || Array.isArray(t) || typeof t.type != "string" || typeof t.value != "string") throw i;
		try {
			s.details.push({
				type: t.type,
				value: h(t.value),
				debug: t.debug
			});
		} catch {
			throw i;
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
			let n = _(e.desc, e.value), r = {
				type: e.desc.typeName,
				value: y(e.desc, n)
			};
			try {
				r.debug = p(e.desc, n, t);
			} catch {}
			return r;
		}
		return e;
	}).map((e) => {
		var { value: t } = e, n = __rest(e, ["value"]);
		return Object.assign(Object.assign({}, n), { value: g(t, "std_raw") });
	})), n;
}
function errorToJsonBytes(e, r) {
	let i = new TextEncoder();
	try {
		let t = errorToJson(e, r), n = JSON.stringify(t);
		return i.encode(n);
	} catch (e) {
		let r = e instanceof Error ? e.message : String(e);
		throw new n(`failed to serialize Connect Error: ${r}`, t.Internal);
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/end-stream.js
function endStreamFromJson(e) {
	let r = new n("invalid end stream", t.Unknown), i;
	try {
		i = JSON.parse(typeof e == "string" ? e : new TextDecoder().decode(e));
	} catch {
		throw r;
	}
	if (typeof i != "object" || !i || Array.isArray(i)) throw r;
	let a = new Headers();
	if ("metadata" in i) {
		if (typeof i.metadata != "object" || i.metadata == null || Array.isArray(i.metadata)) throw r;
		for (let [e, t] of Object.entries(i.metadata)) {
			if (!Array.isArray(t) || t.some((e) => typeof e != "string")) throw r;
			for (let n of t) a.append(e, n);
		}
	}
	return {
		metadata: a,
		error: "error" in i && i.error != null ? errorFromJson(i.error, a, r) : void 0
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
	let r = new TextEncoder();
	return {
		serialize(i) {
			try {
				let t = endStreamToJson(i.metadata, i.error, e), n = JSON.stringify(t);
				return r.encode(n);
			} catch (e) {
				let r = e instanceof Error ? e.message : String(e);
				throw new n(`failed to serialize EndStreamResponse: ${r}`, t.Internal);
			}
		},
		parse(e) {
			try {
				return endStreamFromJson(e);
			} catch (e) {
				let r = e instanceof Error ? e.message : String(e);
				throw new n(`failed to parse EndStreamResponse: ${r}`, t.InvalidArgument);
			}
		}
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/headers.js
const z = "Content-Type", B = "Content-Length", V = "Content-Encoding", H = "Connect-Content-Encoding", U = "Accept-Encoding", W = "Connect-Accept-Encoding", G = "Connect-Timeout-Ms", K = "Connect-Protocol-Version";
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/http-status.js
function codeFromHttpStatus(e) {
	switch (e) {
		case 400: return t.Internal;
		case 401: return t.Unauthenticated;
		case 403: return t.PermissionDenied;
		case 404: return t.Unimplemented;
		case 429: return t.Unavailable;
		case 502: return t.Unavailable;
		case 503: return t.Unavailable;
		case 504: return t.Unavailable;
		default: return t.Unknown;
	}
}
function codeToHttpStatus(e) {
	switch (e) {
		case t.Canceled: return 499;
		case t.Unknown: return 500;
		case t.InvalidArgument: return 400;
		case t.DeadlineExceeded: return 504;
		case t.NotFound: return 404;
		case t.AlreadyExists: return 409;
		case t.PermissionDenied: return 403;
		case t.ResourceExhausted: return 429;
		case t.FailedPrecondition: return 400;
		case t.Aborted: return 409;
		case t.OutOfRange: return 400;
		case t.Unimplemented: return 501;
		case t.Internal: return 500;
		case t.Unavailable: return 503;
		case t.DataLoss: return 500;
		case t.Unauthenticated: return 401;
		default: return 500;
	}
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/parse-timeout.js
function parseTimeout(e, r) {
	if (e === null) return {};
	let i = /^\d{1,10}$/.exec(e);
	if (i === null) return { error: new n(`protocol error: invalid connect timeout value: ${e}`, t.InvalidArgument) };
	let a = parseInt(i[0]);
	return a > r ? {
		timeoutMs: a,
		error: new n(`timeout ${a}ms must be <= ${r}`, t.InvalidArgument)
	} : { timeoutMs: parseInt(i[0]) };
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/query-params.js
const q = "connect";
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
	let r = e.get(K);
	if (r === null) throw new n(`missing required header: set ${K} to "1"`, t.InvalidArgument);
	if (r !== "1") throw new n(`${K} must be "1": got "${r}"`, t.InvalidArgument);
}
function requireProtocolVersionParam(e) {
	let r = e.get(q);
	if (r === null) throw new n(`missing required parameter: set ${q} to "v1"`, t.InvalidArgument);
	if (r !== "v1") throw new n(`${q} must be "v1": got "${r}"`, t.InvalidArgument);
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/handler-factory.js
const J = "connect", ve = "POST";
function createHandlerFactory(e) {
	let t = validateUniversalHandlerOptions(e), n = createEndStreamSerialization(t.jsonOptions);
	function fact(e) {
		let r, i, o = createMethodSerializationLookup(e.method, t.binaryOptions, t.jsonOptions, t);
		switch (e.kind) {
			case "unary":
				i = pe, r = createUnaryHandler(t, e, o);
				break;
			default: i = me, r = createStreamHandler(t, e, o, n);
		}
		let s = [ve];
		return e.method.idempotency === a.NO_SIDE_EFFECTS && s.push("GET"), Object.assign(r, {
			protocolNames: [J],
			supportedContentType: contentTypeMatcher(i),
			allowedMethods: s,
			requestPath: createMethodUrl("/", e.method),
			service: e.method.parent,
			method: e.method
		});
	}
	return fact.protocolName = J, fact;
}
function createUnaryHandler(e, r, i) {
	return async function(o) {
		let s = o.method == "GET";
		if (s && r.method.idempotency != a.NO_SIDE_EFFECTS) return F;
		let c = new URL(o.url).searchParams, l = s ? c.get("compression") : o.header.get(V), u = s ? parseEncodingQuery(c.get("encoding")) : parseContentType(o.header.get(z));
		if (u == null || u.stream) return P;
		let d = parseTimeout(o.header.get(G), e.maxTimeoutMs), p = createHandlerContext(Object.assign(Object.assign({}, r), {
			service: r.method.parent,
			requestMethod: o.method,
			protocolName: J,
			timeoutMs: d.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: o.signal,
			requestHeader: o.header,
			url: o.url,
			responseHeader: { [z]: u.binary ? he : R },
			contextValues: o.contextValues
		})), m = compressionNegotiate(e.acceptCompression, l, o.header.get(U), U), h = N.status, g;
		try {
			if (e.requireConnectProtocolHeader && (s ? requireProtocolVersionParam(c) : requireProtocolVersionHeader(o.header)), m.error) throw m.error;
			if (d.error) throw d.error;
			let t;
			t = s ? await readUnaryMessageFromQuery(e.readMaxBytes, m.request, c) : await readUnaryMessageFromBody(e.readMaxBytes, m.request, o);
			let n = await invokeUnaryImplementation(r, p, parseUnaryMessage(r.method, u.binary, i, t), e.interceptors);
			g = i.getO(u.binary).serialize(n);
		} catch (r) {
			p.abort(r);
			let i;
			i = r instanceof n ? r : new n("internal error", t.Internal, void 0, void 0, r), h = codeToHttpStatus(i.code), p.responseHeader.set(z, R), i.metadata.forEach((e, t) => {
				p.responseHeader.set(t, e);
			}), g = errorToJsonBytes(i, e.jsonOptions);
		} finally {
			p.abort();
		}
		m.response && g.byteLength >= e.compressMinBytes && (g = await m.response.compress(g), p.responseHeader.set(V, m.response.name));
		let _ = trailerMux(p.responseHeader, p.responseTrailer);
		return _.set(B, g.byteLength.toString(10)), {
			status: h,
			body: createAsyncIterable([g]),
			header: _
		};
	};
}
async function readUnaryMessageFromBody(e, t, n) {
	if (typeof n.body == "object" && n.body !== null && Symbol.asyncIterator in n.body) {
		let r = await readAllBytes(n.body, e, n.header.get(B));
		return t && (r = await t.decompress(r, e)), r;
	}
	return n.body;
}
async function readUnaryMessageFromQuery(e, t, n) {
	let r = n.get("base64"), i = n.get("message") ?? "", a;
	return a = r === "1" ? h(i) : new TextEncoder().encode(i), t && (a = await t.decompress(a, e)), a;
}
function parseUnaryMessage(e, r, i, a) {
	if (a instanceof Uint8Array) return i.getI(r).parse(a);
	if (r) throw new n("received parsed JSON request body, but content-type indicates binary format", t.Internal);
	try {
		return l(e.input, a);
	} catch (e) {
		throw n.from(e, t.InvalidArgument);
	}
}
function createStreamHandler(e, r, i, a) {
	return async function(o) {
		assertByteStreamRequest(o);
		let s = parseContentType(o.header.get(z));
		if (s == null || !s.stream) return P;
		if (o.method !== ve) return F;
		let c = parseTimeout(o.header.get(G), e.maxTimeoutMs), l = createHandlerContext(Object.assign(Object.assign({}, r), {
			service: r.method.parent,
			requestMethod: o.method,
			protocolName: J,
			timeoutMs: c.timeoutMs,
			shutdownSignal: e.shutdownSignal,
			requestSignal: o.signal,
			requestHeader: o.header,
			url: o.url,
			responseHeader: { [z]: s.binary ? ge : _e },
			contextValues: o.contextValues
		})), u = compressionNegotiate(e.acceptCompression, o.header.get(H), o.header.get(W), W);
		u.response && l.responseHeader.set(H, u.response.name);
		let d = pipe(o.body, transformPrepend(() => {
			if (e.requireConnectProtocolHeader && requireProtocolVersionHeader(o.header), u.error) throw u.error;
			if (c.error) throw c.error;
		}), transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(u.request, e.readMaxBytes), transformParseEnvelope(i.getI(s.binary), 2)), p = transformInvokeImplementation(r, l, e.interceptors)(d)[Symbol.asyncIterator](), m = pipe({ [Symbol.asyncIterator]() {
			return {
				next: () => p.next(),
				throw: (e) => (l.abort(e), p.throw?.call(p, e) ?? Promise.reject({ done: !0 })),
				return: (e) => (l.abort(), p.return?.call(p, e) ?? Promise.resolve({
					done: !0,
					value: e
				}))
			};
		} }, transformSerializeEnvelope(i.getO(s.binary)), transformCatchFinally((e) => {
			l.abort(e);
			let r = { metadata: l.responseTrailer };
			return e instanceof n ? r.error = e : e !== void 0 && (r.error = new n("internal error", t.Internal, void 0, void 0, e)), {
				flags: 2,
				data: a.serialize(r)
			};
		}), transformCompressEnvelope(u.response, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 });
		return Object.assign(Object.assign({}, N), {
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
function whichProtocols(e, r) {
	if (r && !e) return r;
	let i = r ? Object.assign(Object.assign({}, validateUniversalHandlerOptions(r.options)), e) : Object.assign(Object.assign({}, e), validateUniversalHandlerOptions(e ?? {})), a = [];
	if (e?.grpc !== !1 && a.push(createHandlerFactory$1(i)), e?.grpcWeb !== !1 && a.push(createHandlerFactory$2(i)), e?.connect !== !1 && a.push(createHandlerFactory(i)), a.length === 0) throw new n("cannot create handler, all protocols are disabled", t.InvalidArgument);
	return {
		options: i,
		protocols: a
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/request-header.js
function requestHeader(e, t, n, r, i) {
	let a = new Headers(r ?? {});
	return n !== void 0 && a.set(G, `${n}`), a.set(z, e == "unary" ? t ? he : R : t ? ge : _e), a.set(K, "1"), !a.has("User-Agent") && i && a.set("User-Agent", "connect-es/2.1.2"), a;
}
function requestHeaderWithCompression(e, t, n, r, i, a, o) {
	let s = requestHeader(e, t, n, r, o);
	if (a != null) {
		let t = e == "unary" ? V : H;
		s.set(t, a.name);
	}
	if (i.length > 0) {
		let t = e == "unary" ? U : W;
		s.set(t, i.map((e) => e.name).join(","));
	}
	return s;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-connect/validate-response.js
function validateResponse(e, r, i, a) {
	let o = a.get(z), s = parseContentType(o);
	if (i !== 200) {
		let t = new n(`HTTP ${i}`, codeFromHttpStatus(i), a);
		if (e == "unary" && s && !s.binary) return {
			isUnaryError: !0,
			unaryError: t
		};
		throw t;
	}
	let c = {
		binary: r,
		stream: e !== "unary"
	};
	if (s?.binary !== c.binary || s.stream !== c.stream) throw new n(`unsupported content type ${o}`, s === void 0 ? t.Unknown : t.Internal, a);
	return { isUnaryError: !1 };
}
function validateResponseWithCompression(e, r, i, a, o) {
	let s, c = o.get(e == "unary" ? V : H);
	if (c != null && c.toLowerCase() !== "identity" && (s = r.find((e) => e.name === c), !s)) throw new n(`unsupported response encoding "${c}"`, t.Internal, o);
	return Object.assign({ compression: s }, validateResponse(e, i, a, o));
}
function encodeMessageForUrl(e, t) {
	return t ? g(e, "url") : encodeURIComponent(new TextDecoder().decode(e));
}
function transformConnectPostToGetRequest(e, t, n) {
	let r = "?connect=v1", i = "", a = e.header.get(V);
	a !== null && a !== "identity" && (i = "&compression=" + encodeURIComponent(a), n = !0), n && (r += "&base64=1"), r += i;
	let o = e.header.get(z);
	o?.indexOf("application/") === 0 && (r += "&encoding=" + encodeURIComponent(o.slice(12))), r += "&message=" + encodeMessageForUrl(t, n);
	let s = e.url + r, c = new Headers(e.header);
	for (let e of [
		K,
		z,
		B,
		V,
		U
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
		async unary(t, n, r, i, o, s) {
			let c = createMethodSerializationLookup(t, e.binaryOptions, e.jsonOptions, e);
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
					contextValues: s ?? createContextValues(),
					message: o
				},
				next: async (n) => {
					let r = c.getI(e.useBinaryFormat).serialize(n.message);
					e.sendCompression && r.byteLength > e.compressMinBytes ? (r = await e.sendCompression.compress(r), n.header.set(V, e.sendCompression.name)) : n.header.delete(V);
					let i = e.useHttpGet === !0 && t.idempotency === a.NO_SIDE_EFFECTS, o;
					i ? n = transformConnectPostToGetRequest(n, r, e.useBinaryFormat) : o = createAsyncIterable([r]);
					let s = await e.httpClient({
						url: n.url,
						method: n.requestMethod,
						header: n.header,
						signal: n.signal,
						body: o
					}), { compression: l, isUnaryError: u, unaryError: d } = validateResponseWithCompression(t.methodKind, e.acceptCompression, e.useBinaryFormat, s.status, s.header), [p, m] = trailerDemux(s.header), h = await pipeTo(s.body, sinkAllBytes(e.readMaxBytes, s.header.get(B)), { propagateDownStreamError: !1 });
					if (l && (h = await l.decompress(h, e.readMaxBytes)), u) throw errorFromJsonBytes(h, appendHeaders(p, m), d);
					return {
						stream: !1,
						service: t.parent,
						method: t,
						header: p,
						message: c.getO(e.useBinaryFormat).parse(h),
						trailer: m
					};
				}
			});
		},
		async stream(r, i, a, o, s, c) {
			let l = createMethodSerializationLookup(r, e.binaryOptions, e.jsonOptions, e), u = createEndStreamSerialization(e.jsonOptions);
			return a = a === void 0 ? e.defaultTimeoutMs : a <= 0 ? void 0 : a, runStreamingCall({
				interceptors: e.interceptors,
				signal: i,
				timeoutMs: a,
				req: {
					stream: !0,
					service: r.parent,
					method: r,
					requestMethod: "POST",
					url: createMethodUrl(e.baseUrl, r),
					header: requestHeaderWithCompression(r.methodKind, e.useBinaryFormat, a, o, e.acceptCompression, e.sendCompression, !0),
					contextValues: c ?? createContextValues(),
					message: s
				},
				next: async (i) => {
					let a = await e.httpClient({
						url: i.url,
						method: "POST",
						header: i.header,
						signal: i.signal,
						body: pipe(i.message, transformSerializeEnvelope(l.getI(e.useBinaryFormat)), transformCompressEnvelope(e.sendCompression, e.compressMinBytes), transformJoinEnvelopes(), { propagateDownStreamError: !0 })
					}), { compression: o } = validateResponseWithCompression(r.methodKind, e.acceptCompression, e.useBinaryFormat, a.status, a.header), s = Object.assign(Object.assign({}, i), {
						header: a.header,
						trailer: new Headers(),
						message: pipe(a.body, transformSplitEnvelope(e.readMaxBytes), transformDecompressEnvelope(o ?? null, e.readMaxBytes), transformParseEnvelope(l.getO(e.useBinaryFormat), 2, u), function(e) {
							return __asyncGenerator$1(this, arguments, function* () {
								var r, i, o, c;
								let l = !1;
								try {
									for (var u = !0, d = __asyncValues$1(e), p; p = yield __await$1(d.next()), r = p.done, !r; u = !0) {
										c = p.value, u = !1;
										let e = c;
										if (e.end) {
											if (l) throw new n("protocol error: received extra EndStreamResponse", t.InvalidArgument);
											if (l = !0, e.value.error) {
												let t = e.value.error;
												throw a.header.forEach((e, n) => {
													t.metadata.append(n, e);
												}), t;
											}
											e.value.metadata.forEach((e, t) => s.trailer.set(t, e));
										} else {
											if (l) throw new n("protocol error: received extra message after EndStreamResponse", t.InvalidArgument);
											yield yield __await$1(e.value);
										}
									}
								} catch (e) {
									i = { error: e };
								} finally {
									try {
										!u && !r && (o = d.return) && (yield __await$1(o.call(d)));
									} finally {
										if (i) throw i.error;
									}
								}
								if (!l) throw new n("protocol error: missing EndStreamResponse", t.InvalidArgument);
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
var Y = S();
function connectErrorFromNodeReason(e) {
	let r = t.Internal, i = unwrapNodeErrorChain(e).map(getNodeErrorProps);
	i.some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || i.some((e) => e.code == "ERR_STREAM_DESTROYED" || e.code == "ERR_HTTP2_INVALID_STREAM" || e.code == "ECONNRESET") ? r = t.Aborted : i.some((e) => e.code == "ETIMEDOUT" || e.code == "ENOTFOUND" || e.code == "EAI_AGAIN" || e.code == "ECONNREFUSED") && (r = t.Unavailable);
	let a = n.from(e, r);
	return a !== e && (a.cause = e), a;
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
		case X.PROTOCOL_ERROR:
		case X.INTERNAL_ERROR:
		case X.FLOW_CONTROL_ERROR:
		case X.SETTINGS_TIMEOUT:
		case X.FRAME_SIZE_ERROR:
		case X.COMPRESSION_ERROR:
		case X.CONNECT_ERROR: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.Internal);
		case X.REFUSED_STREAM: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.Unavailable);
		case X.CANCEL: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.Canceled);
		case X.ENHANCE_YOUR_CALM: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.ResourceExhausted);
		case X.INADEQUATE_SECURITY: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.PermissionDenied);
		case X.HTTP_1_1_REQUIRED: return new n(`http/2 stream closed with error code ${X[e]} (0x${e.toString(16)})`, t.PermissionDenied);
	}
}
var X;
(function(e) {
	e[e.PROTOCOL_ERROR = 1] = "PROTOCOL_ERROR", e[e.INTERNAL_ERROR = 2] = "INTERNAL_ERROR", e[e.FLOW_CONTROL_ERROR = 3] = "FLOW_CONTROL_ERROR", e[e.SETTINGS_TIMEOUT = 4] = "SETTINGS_TIMEOUT", e[e.STREAM_CLOSED = 5] = "STREAM_CLOSED", e[e.FRAME_SIZE_ERROR = 6] = "FRAME_SIZE_ERROR", e[e.REFUSED_STREAM = 7] = "REFUSED_STREAM", e[e.CANCEL = 8] = "CANCEL", e[e.COMPRESSION_ERROR = 9] = "COMPRESSION_ERROR", e[e.CONNECT_ERROR = 10] = "CONNECT_ERROR", e[e.ENHANCE_YOUR_CALM = 11] = "ENHANCE_YOUR_CALM", e[e.INADEQUATE_SECURITY = 12] = "INADEQUATE_SECURITY", e[e.HTTP_1_1_REQUIRED = 13] = "HTTP_1_1_REQUIRED";
})(X ||= {});
// node_modules/@connectrpc/connect-node/dist/esm/compression.js
const ye = (0, Y.promisify)(C.gzip), be = (0, Y.promisify)(C.gunzip), xe = (0, Y.promisify)(C.brotliCompress), Se = (0, Y.promisify)(C.brotliDecompress), Z = {
	name: "gzip",
	compress(e) {
		return asUint8ArrayArrayBuffer(ye(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(be(e, { maxOutputLength: t }), t));
	}
}, Q = {
	name: "br",
	compress(e) {
		return asUint8ArrayArrayBuffer(xe(e, {}));
	},
	decompress(e, t) {
		return e.length == 0 ? Promise.resolve(/* @__PURE__ */ new Uint8Array()) : asUint8ArrayArrayBuffer(wrapZLibErrors(Se(e, { maxOutputLength: t }), t));
	}
};
function asUint8ArrayArrayBuffer(e) {
	return e.then((e) => e.buffer instanceof ArrayBuffer ? e : new Uint8Array(e));
}
function wrapZLibErrors(e, r) {
	return e.catch((e) => {
		let i = getNodeErrorProps(e), a = t.Internal, o = "decompression failed";
		switch (i.code) {
			case "ERR_BUFFER_TOO_LARGE":
				a = t.ResourceExhausted, o = `message is larger than configured readMaxBytes ${r} after decompression`;
				break;
			case "Z_DATA_ERROR":
			case "ERR_PADDING_2":
				a = t.InvalidArgument;
				break;
			default: i.code?.startsWith("ERR__ERROR_FORMAT_") && (a = t.InvalidArgument);
		}
		return Promise.reject(new n(o, a, void 0, void 0, e));
	});
}
// node_modules/@connectrpc/connect-node/dist/esm/node-universal-header.js
var Ce = /* @__PURE__ */ e(b(), 1);
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
var $ = /* @__PURE__ */ e(x(), 1), Http2SessionManager = class {
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
		var r, i, a;
		let o = e ?? new n("connection aborted", t.Canceled);
		(i = (r = this.s).abort) == null || i.call(r, o);
		for (let e of this.shuttingDown) (a = e.abort) == null || a.call(e, o);
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
	return e instanceof n && n.from(e).code == t.Canceled ? closed() : error(e);
}
function connect(e, t) {
	let n, r, i = new Promise((e, t) => {
		n = e, r = t;
	}), a = $.connect(e, t);
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
			a.destroyed || a.destroy(void 0, $.constants.NGHTTP2_CANCEL), r?.(e);
		},
		onExitState() {
			cleanup();
		}
	};
}
function ready(e, r) {
	assertSessionOpen(e), e.unref();
	let i = Date.now(), a = 0, o, s, c = !1, l = !1, u;
	resetIdleTimeout();
	let d = {
		t: "ready",
		conn: e,
		streamCount() {
			return a;
		},
		requiresVerify() {
			return Date.now() - i > r.pingIntervalMs;
		},
		isShuttingDown() {
			return c;
		},
		onClose: void 0,
		onError: void 0,
		registerRequest(t) {
			a++, a == 1 && (e.ref(), resetPingInterval(), stopIdleTimeout()), t.once("response", () => {
				i = Date.now(), resetPingInterval();
			}), t.once("close", () => {
				a--, a == 0 && (e.unref(), resetPingInterval(), resetIdleTimeout());
			});
		},
		responseByteRead(t) {
			t.session === e && (e.closed || e.destroyed || a <= 0 || (i = Date.now(), resetPingInterval()));
		},
		verify() {
			return e.ref(), new Promise((t) => {
				let onError = () => {
					t(!1);
				};
				commonPing(() => {
					a == 0 && e.unref(), e.off("error", onError), t(!0);
				}), e.once("error", onError);
			});
		},
		abort(t) {
			e.destroyed || (e.once("error", () => {}), e.destroy(t, $.constants.NGHTTP2_CANCEL));
		},
		onExitState() {
			d.isShuttingDown() || (cleanup(), this.onError = void 0, this.onClose = void 0);
		}
	};
	function resetPingInterval() {
		stopPingInterval(), (a > 0 || r.pingIdleConnection) && (o = safeSetTimeout(onPingInterval, r.pingIntervalMs));
	}
	function stopPingInterval() {
		clearTimeout(o), clearTimeout(s);
	}
	function onPingInterval() {
		commonPing(resetPingInterval);
	}
	function commonPing(a) {
		clearTimeout(s), s = safeSetTimeout(() => {
			e.destroy(new n("PING timed out", t.Unavailable), $.constants.NGHTTP2_CANCEL);
		}, r.pingTimeoutMs), e.ping((o, c) => {
			clearTimeout(s), o === null && (c > r.pingTimeoutMs ? e.destroy(new n("PING timed out", t.Unavailable), $.constants.NGHTTP2_CANCEL) : (i = Date.now(), a()));
		});
	}
	function stopIdleTimeout() {
		clearTimeout(u);
	}
	function resetIdleTimeout() {
		u = safeSetTimeout(onIdleTimeout, r.idleConnectionTimeoutMs);
	}
	function onIdleTimeout() {
		e.close(), onClose();
	}
	function onGoaway(i, o, s) {
		if (i === $.constants.NGHTTP2_NO_ERROR && a === 0) {
			e.destroy(new n("received GOAWAY without any open streams", t.Canceled), $.constants.NGHTTP2_NO_ERROR);
			return;
		}
		c = !0;
		let u = Buffer.from("too_many_pings", "ascii");
		s?.equals(u) && (r.pingIntervalMs *= 2, l = !0);
	}
	function onClose() {
		var e;
		cleanup(), (e = d.onClose) == null || e.call(d);
	}
	function onError(e) {
		var r, i;
		if (cleanup(), l) {
			let e = new n(`http/2 connection closed with error code ENHANCE_YOUR_CALM (0x${$.constants.NGHTTP2_ENHANCE_YOUR_CALM.toString(16)}), too_many_pings, doubled the interval`, t.ResourceExhausted);
			(r = d.onError) == null || r.call(d, e);
		} else (i = d.onError) == null || i.call(d, connectErrorFromNodeReason(e));
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
	if (e.connecting) throw new n("expected open session, but it is connecting", t.Internal);
	if (e.destroyed) throw new n("expected open session, but it is destroyed", t.Internal);
	if (e.closed) throw new n("expected open session, but it is closed", t.Internal);
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
	i = new URL(t).protocol.startsWith("https") ? w.request(t, n) : Ce.request(t, n), e.onError((e) => i.destroy(e)), i.flushHeaders(), i.on("error", e.error), i.on("socket", function(e) {
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
function h2Request(e, r, i, a, o, s, c) {
	let l = new URL(i);
	if (l.origin !== r.authority) {
		let i = `cannot make a request to ${l.origin}: the http2 session is connected to ${r.authority}`;
		e.error(new n(i, t.Internal));
	} else r.request(a, l.pathname + l.search, o, {}).then((n) => {
		e.onError((e) => {
			if (n.closed) return;
			let r = e.code == t.Canceled ? X.CANCEL : X.INTERNAL_ERROR;
			return new Promise((e) => n.close(r, e));
		}), n.on("error", function(t) {
			n.writableEnded && unwrapNodeErrorChain(t).map(getNodeErrorProps).some((e) => e.code == "ERR_STREAM_WRITE_AFTER_END") || e.error(t);
		}), n.on("close", function() {
			let t = connectErrorFromH2ResetCode(n.rstCode);
			t && e.error(t);
		}), c(n);
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
	let r, i = !1, a, o = [], s = {
		error(e) {
			if (!i) {
				i = !0, a = e instanceof n ? e : connectErrorFromNodeReason(e), r?.(a);
				for (let e of o) e(a);
				cleanup();
			}
		},
		close() {
			i || (i = !0, r && r(new n("sentinel completed early", t.Internal)), cleanup());
		},
		isClosed() {
			return i;
		},
		onError(e) {
			i ? a !== void 0 && e(a) : o.push(e);
		},
		race(e) {
			let o, s = new Promise((e, t) => {
				o = e, r = t;
			});
			return e.then((e) => {
				o?.(e);
			}, (e) => {
				r?.(e);
			}), i && r?.(a ?? new n("sentinel completed early", t.Internal)), s;
		}
	};
	function cleanup() {
		e && e.removeEventListener("abort", onSignalAbort), o = [], r = void 0;
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
		acceptCompression: e.acceptCompression ?? [Z, Q]
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
function universalRequestFromNodeRequest(e, ...r) {
	let i = r.length === 3 ? r[0] : void 0, a = r.length === 3 ? r[1] : r[0], o = r.length === 3 ? r[2] : r[1], s = "encrypted" in e.socket && e.socket.encrypted ? "https" : "http", c = "authority" in e ? e.authority : e.headers.host, l = e.url ?? "";
	if (c === void 0) throw new n("unable to determine request authority from Node.js server request", t.Internal);
	let u = a === void 0 ? asyncIterableFromNodeServerRequest(e) : a, d = new AbortController();
	if ("stream" in e) e.once("close", () => {
		let t = connectErrorFromH2ResetCode(e.stream.rstCode);
		t === void 0 ? d.abort() : d.abort(t);
	});
	else {
		let t = i ?? e, onH1Error = (n) => {
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
	e.acceptCompression === void 0 && (e.acceptCompression = [Z, Q]);
	let r = createConnectRouter(e);
	e.routes(r);
	let i = e.requestPathPrefix ?? "", a = /* @__PURE__ */ new Map();
	for (let e of r.handlers) a.set(i + e.requestPath, e);
	return function(r, i) {
		let o = a.get(r.url?.split("?", 2)[0] ?? "");
		o ? o(universalRequestFromNodeRequest(r, i, void 0, e.contextValues?.call(e, r))).then((e) => universalResponseToNodeResponse(e, i)).catch((e) => {
			n.from(e).code != t.Aborted && console.error(`handler for rpc ${o.method.name} of ${o.service.typeName} failed`, e);
		}) : (e.fallback ?? fallback)(r, i);
	};
}
const fallback = (e, t) => {
	t.writeHead(ae.status), t.end();
};
export { Http2SessionManager, Q as compressionBrotli, Z as compressionGzip, connectNodeAdapter, createConnectTransport, createGrpcTransport, createGrpcWebTransport, createNodeHttpClient, universalRequestFromNodeRequest, universalResponseToNodeResponse };

import { Code as e, ConnectError as t, Http2SessionManager as n, PlainHeaders as r, codeFromHttpStatus as i, compressionBrotli as a, compressionGzip as o, connectErrorFromH2ResetCode as s, connectErrorFromNodeReason as c, contentTypeJson as l, contentTypeProto as u, createAsyncIterable as d, createConnectRouter as f, createContextValues as p, createGrpcTransport as m, createMethodSerializationLookup as h, createMethodUrl as g, createNodeHttpClient as _, createTrailerSerialization as v, createTransport as y, findTrailerError as b, headerAcceptEncoding as x, headerContentType as S, headerEncoding as C, headerGrpcStatus as w, headerTimeout as T, headerUserAgent as E, headerXGrpcWeb as D, headerXUserAgent as O, nodeHeaderToWebHeader as k, pipe as A, pipeTo as j, runStreamingCall as M, runUnaryCall as N, transformCompressEnvelope as P, transformDecompressEnvelope as F, transformJoinEnvelopes as I, transformParseEnvelope as L, transformSerializeEnvelope as R, transformSplitEnvelope as z, uResponseNotFound as B, validateNodeTransportOptions as V, validateTrailer as H, webHeaderToNodeHeaders as U } from "./grpc.js";
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/request-header.js
function requestHeader(e, t, n, i) {
	let a = new r(n ?? {});
	a.set(S, e ? u : l), a.set(D, "1");
	let o = a.get("User-Agent") ?? a.get("X-User-Agent") ?? "connect-es/2.1.2";
	return a.set(O, o), i && a.set(E, o), t !== void 0 && a.set(T, `${t}m`), a;
}
function requestHeaderWithCompression(e, t, n, r, i, a) {
	let o = requestHeader(e, t, n, a);
	return i != null && o.set(C, i.name), r.length > 0 && o.set(x, r.map((e) => e.name).join(",")), o;
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/validate-response.js
function validateResponse(e, n) {
	if (e >= 200 && e < 300) return {
		foundStatus: n.has(w),
		headerError: b(n)
	};
	throw new t(decodeURIComponent(n.get("Grpc-Message") ?? `HTTP ${e}`), i(e), n);
}
function validateResponseWithCompression(n, r, i) {
	let { foundStatus: a, headerError: o } = validateResponse(r, i), s, c = i.get(C);
	if (c !== null && c.toLowerCase() !== "identity" && (s = n.find((e) => e.name === c), !s)) throw new t(`unsupported response encoding "${c}"`, e.Internal, i);
	return {
		foundStatus: a,
		compression: s,
		headerError: o
	};
}
// node_modules/@connectrpc/connect/dist/esm/protocol-grpc-web/transport.js
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
function createTransport(n) {
	return {
		async unary(r, i, a, o, s, c) {
			let l = h(r, n.binaryOptions, n.jsonOptions, n);
			return a = a === void 0 ? n.defaultTimeoutMs : a <= 0 ? void 0 : a, await N({
				interceptors: n.interceptors,
				signal: i,
				timeoutMs: a,
				req: {
					stream: !1,
					service: r.parent,
					method: r,
					requestMethod: "POST",
					url: g(n.baseUrl, r),
					header: requestHeaderWithCompression(n.useBinaryFormat, a, o, n.acceptCompression, n.sendCompression, !0),
					contextValues: c ?? p(),
					message: s
				},
				next: async (i) => {
					let a = await n.httpClient({
						url: i.url,
						method: i.requestMethod,
						header: i.header,
						signal: i.signal,
						body: A(d([i.message]), R(l.getI(n.useBinaryFormat)), P(n.sendCompression, n.compressMinBytes), I(), { propagateDownStreamError: !0 })
					}), { compression: o, headerError: s } = validateResponseWithCompression(n.acceptCompression, a.status, a.header), { trailer: c, message: u } = await j(a.body, z(n.readMaxBytes), F(o ?? null, n.readMaxBytes), L(l.getO(n.useBinaryFormat), 128, v()), async (n) => {
						var r, i, a, o;
						let s, c;
						try {
							for (var l = !0, u = __asyncValues$1(n), d; d = await u.next(), r = d.done, !r; l = !0) {
								o = d.value, l = !1;
								let n = o;
								if (n.end) {
									if (c !== void 0) throw new t("protocol error: received extra trailer", e.Unimplemented);
									c = n.value;
								} else {
									if (s !== void 0) throw new t("protocol error: received extra output message for unary method", e.Unimplemented);
									s = n.value;
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
					if (c === void 0) throw s ?? new t("protocol error: missing trailer", a.header.has("Grpc-Status") ? e.Unimplemented : e.Unknown);
					if (H(c, a.header), u === void 0) throw new t("protocol error: missing output message for unary method", c.has("Grpc-Status") ? e.Unimplemented : e.Unknown);
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
		async stream(i, a, o, s, c, l) {
			let u = h(i, n.binaryOptions, n.jsonOptions, n);
			return o = o === void 0 ? n.defaultTimeoutMs : o <= 0 ? void 0 : o, M({
				interceptors: n.interceptors,
				signal: a,
				timeoutMs: o,
				req: {
					stream: !0,
					service: i.parent,
					method: i,
					requestMethod: "POST",
					url: g(n.baseUrl, i),
					header: requestHeaderWithCompression(n.useBinaryFormat, o, s, n.acceptCompression, n.sendCompression, !0),
					contextValues: l ?? p(),
					message: c
				},
				next: async (i) => {
					let a = await n.httpClient({
						url: i.url,
						method: i.requestMethod,
						header: i.header,
						signal: i.signal,
						body: A(i.message, R(u.getI(n.useBinaryFormat)), P(n.sendCompression, n.compressMinBytes), I(), { propagateDownStreamError: !0 })
					}), { compression: o, foundStatus: s, headerError: c } = validateResponseWithCompression(n.acceptCompression, a.status, a.header);
					if (c) throw c;
					let l = Object.assign(Object.assign({}, i), {
						header: a.header,
						trailer: new r(),
						message: A(a.body, z(n.readMaxBytes), F(o ?? null, n.readMaxBytes), L(u.getO(n.useBinaryFormat), 128, v()), function(n) {
							return __asyncGenerator$1(this, arguments, function* () {
								var r, i, o, c;
								if (s) {
									if ((yield __await$1(n[Symbol.asyncIterator]().next())).done !== !0) throw new t("protocol error: extra data for trailers-only", e.InvalidArgument);
									return yield __await$1(void 0);
								}
								let u = !1;
								try {
									for (var d = !0, f = __asyncValues$1(n), p; p = yield __await$1(f.next()), r = p.done, !r; d = !0) {
										c = p.value, d = !1;
										let n = c;
										if (n.end) {
											if (u) throw new t("protocol error: received extra trailer", e.InvalidArgument);
											u = !0, H(n.value, a.header), n.value.forEach((e, t) => l.trailer.set(t, e));
										} else {
											if (u) throw new t("protocol error: received extra message after trailer", e.InvalidArgument);
											yield yield __await$1(n.value);
										}
									}
								} catch (e) {
									i = { error: e };
								} finally {
									try {
										!d && !r && (o = f.return) && (yield __await$1(o.call(f)));
									} finally {
										if (i) throw i.error;
									}
								}
								if (!u) throw new t("protocol error: missing trailer", e.Internal);
							});
						}, { propagateDownStreamError: !0 })
					});
					return l;
				}
			});
		}
	};
}
// node_modules/@connectrpc/connect-node/dist/esm/grpc-web-transport.js
function createGrpcWebTransport(e) {
	return createTransport(V(e));
}
// node_modules/@connectrpc/connect-node/dist/esm/connect-transport.js
function createConnectTransport(e) {
	return y(V(e));
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
function universalRequestFromNodeRequest(n, ...r) {
	let i = r.length === 3 ? r[0] : void 0, a = r.length === 3 ? r[1] : r[0], o = r.length === 3 ? r[2] : r[1], l = "encrypted" in n.socket && n.socket.encrypted ? "https" : "http", u = "authority" in n ? n.authority : n.headers.host, d = n.url ?? "";
	if (u === void 0) throw new t("unable to determine request authority from Node.js server request", e.Internal);
	let f = a === void 0 ? asyncIterableFromNodeServerRequest(n) : a, p = new AbortController();
	if ("stream" in n) n.once("close", () => {
		let e = s(n.stream.rstCode);
		e === void 0 ? p.abort() : p.abort(e);
	});
	else {
		let e = i ?? n, onH1Error = (t) => {
			n.off("error", onH1Error), e.off("close", onH1Close), p.abort(c(t));
		}, onH1Close = () => {
			n.off("error", onH1Error), e.off("close", onH1Close), p.abort(n.errored ? c(n.errored) : void 0);
		};
		n.once("error", onH1Error), e.once("close", onH1Close);
	}
	return {
		httpVersion: n.httpVersion,
		method: n.method ?? "",
		url: new URL(d, `${l}://${u}`).toString(),
		header: k(n.headers),
		body: f,
		signal: p.signal,
		contextValues: o
	};
}
async function universalResponseToNodeResponse(e, t) {
	var n, r;
	let i = e.body?.[Symbol.asyncIterator](), a = !1;
	try {
		if (i !== void 0) {
			let n = await i.next();
			for (a = !0, t.writeHead(e.status, U(e.header)), a = !1; n.done !== !0; n = await i.next()) a = !0, await write(t, n.value), "flush" in t && typeof t.flush == "function" && t.flush(), a = !1;
		}
		t.headersSent || t.writeHead(e.status, U(e.header)), e.trailer && t.addTrailers(U(e.trailer)), await new Promise((e) => {
			t.once("end", e), t.end();
		});
	} catch (e) {
		throw a && ((n = i?.throw) == null || n.call(i, e).catch(() => {})), c(e);
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
function connectNodeAdapter(n) {
	n.acceptCompression === void 0 && (n.acceptCompression = [o, a]);
	let r = f(n);
	n.routes(r);
	let i = n.requestPathPrefix ?? "", s = /* @__PURE__ */ new Map();
	for (let e of r.handlers) s.set(i + e.requestPath, e);
	return function(r, i) {
		let a = s.get(r.url?.split("?", 2)[0] ?? "");
		a ? a(universalRequestFromNodeRequest(r, i, void 0, n.contextValues?.call(n, r))).then((e) => universalResponseToNodeResponse(e, i)).catch((n) => {
			t.from(n).code != e.Aborted && console.error(`handler for rpc ${a.method.name} of ${a.service.typeName} failed`, n);
		}) : (n.fallback ?? fallback)(r, i);
	};
}
const fallback = (e, t) => {
	t.writeHead(B.status), t.end();
};
export { n as Http2SessionManager, a as compressionBrotli, o as compressionGzip, connectNodeAdapter, createConnectTransport, m as createGrpcTransport, createGrpcWebTransport, _ as createNodeHttpClient, universalRequestFromNodeRequest, universalResponseToNodeResponse };

import { __toESM as e } from "./rolldown-runtime.js";
import { ServiceProblem as t, problemMessage as n, userOnly as r } from "./authenticate.js";
import { LOGIN_PATH as i, createDiscoverRoute as a, createDownloadRoute as o, createEvidenceStore as s, formatTimestamp as c } from "./download-route.js";
import { COUNT as l, FLAG as u, FUNCTION as d, OBJECT as f, TEXT as p, copyOptions as m, decodeEscapes as h, invalidConfig as g, isTextList as _, loadPackage as v, mergeOptions as y, oneOf as b, require__builtin_buffer as x, require__builtin_crypto as S, require__builtin_http as C, require__builtin_http2 as ee, require__builtin_net as te, require__builtin_tls as ne, rule as w, sha256 as T } from "./evaluation.js";
import { createPlatformStore as re, stableId as E } from "./platform-store.js";
import { JOSEError as ie, JWTExpired as ae } from "./client.js";
import { SignJWT as D, jwtVerify as O } from "./webapi.js";
import { setTimeout as k } from "node:timers/promises";
import { once as A } from "node:events";
// src/testing/chainloop-dialect.ts
function toProtoJson(e) {
	return typeof e == "object" ? isArray(e) ? `[${e.map(toProtoJson).join(", ")}]` : `{${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)}:${toProtoJson(t)}`).join(", ")}}` : JSON.stringify(e);
}
function isArray(e) {
	return Array.isArray(e);
}
const j = {
	token_missing: {
		status: 401,
		reason: "UNAUTHORIZED"
	},
	token_expired: {
		status: 401,
		reason: "UNAUTHORIZED"
	},
	token_invalid: {
		status: 401,
		reason: "UNAUTHORIZED"
	},
	token_revoked: {
		status: 500,
		reason: ""
	},
	audience_unknown: {
		status: 403,
		reason: "forbidden"
	},
	organization_unknown: {
		status: 500,
		reason: "USER_NOT_MEMBER_OF_ORG_ERROR_NOT_IN_ORG"
	},
	operation_not_allowed: {
		status: 403,
		reason: "forbidden"
	},
	user_token_required: {
		status: 403,
		reason: "USER_TOKEN_REQUIRED"
	},
	plan_missing: {
		status: 501,
		reason: ""
	},
	plan_denied: {
		status: 403,
		reason: "forbidden"
	},
	referrer_not_found: {
		status: 404,
		reason: "not found"
	},
	kind_ambiguous: {
		status: 400,
		reason: "invalid"
	},
	artifact_not_found: {
		status: 404,
		reason: "not found"
	},
	digest_malformed: {
		status: 400,
		reason: "invalid"
	},
	project_name_missing: {
		status: 400,
		reason: ""
	},
	limit_malformed: {
		status: 400,
		reason: "CODEC"
	},
	limit_out_of_range: {
		status: 400,
		reason: ""
	},
	cursor_malformed: {
		status: 500,
		reason: ""
	}
}, oe = {
	400: 3,
	401: 16,
	403: 7,
	404: 5,
	501: 12
}, se = {
	name: "chainloop",
	organizationHeader: "Chainloop-Organization",
	issuer: "cp.chainloop",
	audiences: {
		user: "user-auth.chainloop",
		api: "api-token-auth.chainloop"
	},
	referenceDepth: 1,
	allowsApiTokenDownload: !1,
	redirectsToLogin: !0,
	isBrowser: (e) => e.includes("text/html") || e.includes("text/http"),
	toInfo: (e, t) => json$2(200, {
		loginURL: e,
		version: "v1.106.1",
		chartVersion: "",
		restrictedOrgCreation: !1,
		uiDashboardUrl: t
	}),
	toDiscovery: (e, t) => json$2(200, {
		result: toItem$1(e),
		pagination: { nextCursor: t }
	}),
	toProblem: (e) => {
		let { status: t, reason: r } = j[e.kind];
		return error$1(t, r, n(e));
	},
	toGrpcStatus: ({ kind: e }) => {
		let { status: t, reason: n } = j[e];
		return {
			code: oe[t] ?? 2,
			reason: n
		};
	},
	toError: (e, t) => error$1(e, "", t)
};
function toItem$1({ referrer: e, references: t }) {
	return {
		digest: e.digest,
		kind: e.kind,
		downloadable: e.downloadable,
		...e.public === void 0 ? {} : { public: e.public },
		references: t.map(toItem$1),
		createdAt: c(e.createdAt),
		metadata: e.metadata,
		annotations: e.annotations
	};
}
function error$1(e, t, n) {
	return json$2(e, {
		code: e,
		reason: t,
		message: n,
		metadata: {}
	});
}
function json$2(e, t) {
	return {
		status: e,
		headers: { "Content-Type": "application/json" },
		body: toProtoJson(t)
	};
}
// src/testing/router.ts
var M = x();
function createRouter(e) {
	return async (t) => {
		let n = t.path.lastIndexOf("/"), r = own(e, t.path), i = r ?? own(e, `${t.path.slice(0, n)}/{}`), a = r === void 0 ? h(t.path.slice(n + 1)) : "";
		if (i === void 0 || a === void 0 || r === void 0 && a === "") return plainTextError(404, "404 page not found");
		if (t.method !== "GET") {
			let e = plainTextError(405, "method not allowed");
			return {
				...e,
				headers: {
					...e.headers,
					Allow: "GET"
				}
			};
		}
		return i(t, a);
	};
}
function own(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
function plainTextError(e, t) {
	return {
		status: e,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"X-Content-Type-Options": "nosniff"
		},
		body: `${t}\n`
	};
}
// src/testing/content-store.ts
function createContentStore(e) {
	let { authority: t, store: n } = e;
	return createRouter({ "/download/{}": async ({ query: e }, r) => {
		let { t: i = "" } = e;
		if (i === "") return plainTextError(401, "missing token");
		if (!await t.verifyForArtifact(i, r)) return plainTextError(401, "invalid token");
		let a = n.findArtifact(r, { organizations: n.organizations });
		return a === void 0 ? plainTextError(404, "artifact not found") : {
			status: 200,
			headers: {
				"Content-Disposition": `attachment; ${fileNameParameter(a.name)}`,
				"Content-Type": (0, M.isUtf8)(a.bytes) ? "text/plain; charset=utf-8" : "application/octet-stream"
			},
			body: a.bytes
		};
	} });
}
function fileNameParameter(e) {
	return /^[\w.:+-]+$/.test(e) ? `filename=${e}` : `filename*=UTF-8''${encodeURIComponent(e)}`;
}
// src/testing/rest-endpoints.ts
const ce = toResponse("openapi: 3.0.3\ninfo:\n  title: Controlplane REST API\n  version: \"1.0\"\npaths:\n  /discover/{digest}:\n    get:\n      summary: Discover the referrer item for a digest\n      operationId: discoverPrivate\n      security: [{ bearerToken: [] }]\n      parameters:\n        - { name: digest, in: path, required: true, schema: { type: string } }\n        - { name: kind, in: query, schema: { type: string } }\n        - { name: pagination.cursor, in: query, schema: { type: string } }\n        - { name: pagination.limit, in: query, schema: { type: integer, format: int32, maximum: 100 } }\n        - { name: project_name, in: query, schema: { type: string } }\n        - { name: project_version, in: query, schema: { type: string } }\n      responses:\n        \"200\": { description: The referrer item and one page of its references }\n        default: { description: An error status }\n  /download/{digest}:\n    get:\n      summary: Redirect to a pre-signed artifact download\n      operationId: downloadRedirect\n      security: [{ bearerToken: [] }]\n      parameters:\n        - name: digest\n          in: path\n          required: true\n          schema: { type: string, pattern: \"^sha256:[a-f0-9]{64}$\", minLength: 71, maxLength: 71 }\n        - { name: Accept, in: header, schema: { type: string } }\n      responses:\n        \"302\": { description: Location, or Refresh for a browser }\ncomponents:\n  securitySchemes:\n    bearerToken: { type: http, scheme: bearer, bearerFormat: JWT }\n"), le = toResponse("openapi: 3.0.3\ninfo:\n  title: Platform REST API\n  version: \"1.0\"\npaths: {}\ncomponents:\n  securitySchemes:\n    bearerToken: { type: http, scheme: bearer, bearerFormat: JWT }\n");
function toResponse(e) {
	return {
		status: 200,
		headers: { "Content-Type": "application/yaml" },
		body: e
	};
}
function createControlplane(e) {
	let { dialect: n } = e, r = createRouter({
		"/discover/{}": a(e),
		"/download/{}": o(e),
		"/infoz": () => n.toInfo(e.baseUrl() + i, e.platformUrl),
		"/openapi.yaml": () => ce,
		[i]: e.login
	});
	return async (e) => {
		try {
			return await r(e);
		} catch (e) {
			if (e instanceof t) return n.toProblem(e.problem);
			throw e;
		}
	};
}
function createPlatform() {
	return createRouter({ "/openapi.yaml": () => le });
}
// src/testing/connection-front.ts
var ue = /* @__PURE__ */ e(C(), 1), N = /* @__PURE__ */ e(ee(), 1), de = /* @__PURE__ */ e(te(), 1), P = /* @__PURE__ */ e(ne(), 1);
const F = Buffer.from("PRI * HTTP/2.0");
function createConnectionFront({ http1: e, http2: t }, n) {
	let choose = (n) => n.subarray(0, F.length).equals(F.subarray(0, n.length)) ? t : e, accept = (n) => {
		if (n.on("error", () => n.destroy()), e === void 0 || t === void 0) {
			(e ?? t)?.emit("connection", n);
			return;
		}
		let dispatch = () => {
			let e = n.read();
			e !== null && (n.off("readable", dispatch), n.unshift(e), choose(e)?.emit("connection", n));
		};
		n.on("readable", dispatch);
	}, r = [...t === void 0 ? [] : ["h2"], ...e === void 0 ? [] : ["http/1.1"]], i = n === void 0 ? (0, de.createServer)(accept) : (0, P.createServer)({
		...n,
		ALPNProtocols: r
	}, accept), a = /* @__PURE__ */ new Set();
	return i.on("connection", (e) => {
		a.add(e), e.once("close", () => a.delete(e));
	}), {
		server: i,
		destroyAll() {
			for (let e of a) e.destroy();
		}
	};
}
function createGrpcHandler(e) {
	let t, load = async () => {
		let [{ connectNodeAdapter: t }, n] = await Promise.all([v(() => import("./esm2.js")), e()]);
		return t({
			routes: n,
			connect: !1,
			grpcWeb: !1,
			fallback: ({ url: e = "" }, t) => {
				"stream" in t && endWithStatus(t.stream, {
					code: 12,
					message: `unknown method ${e}`
				});
			}
		});
	};
	return async (e, n) => {
		t ??= load(), (await t)(e, n);
	};
}
const I = { "content-type": "application/grpc" };
function endWithStatus(e, { code: t, message: n }, r) {
	e.respond({
		...I,
		"grpc-status": String(t),
		"grpc-message": encodeURIComponent(n),
		...r === void 0 ? {} : { "grpc-status-details-bin": r }
	}, { endStream: !0 });
}
// src/testing/grpc/deliver-grpc.ts
const L = { "grpc-status": "0" }, R = { status: 0 };
async function deliverGrpc(e, t, n, r, i) {
	if (n.grpc?.kind === "goaway") t.stream.session?.goaway(N.constants.NGHTTP2_NO_ERROR);
	else if (n.grpc !== void 0) {
		await deliverFault(t, n.grpc, i);
		return;
	}
	if (n.status !== R.status) deliverHttp(t.stream, n);
	else {
		if (n.headers !== void 0 || n.body !== void 0 || n.delivery !== void 0) throw Error("the answer to a gRPC call cannot be changed by an interceptor: use grpcFaults");
		await r(e, t);
	}
}
function failGrpc(e, t) {
	e.destroyed || e.headersSent ? e.destroy() : endWithStatus(e, {
		code: 13,
		message: `the fake service failed: ${String(t)}`
	});
}
async function deliverFault(e, t, n) {
	let { stream: r } = e;
	switch (t.kind) {
		case "status": {
			let { statusDetails: e } = await import("./status-details2.js");
			endWithStatus(r, t, e(t));
			return;
		}
		case "reset":
			r.close(t.code);
			return;
		case "goaway_and_close":
			r.session?.goaway(N.constants.NGHTTP2_NO_ERROR), r.session?.destroy();
			return;
		case "no_trailers":
			r.respond(I), r.end();
			return;
		case "half_open":
			r.respond(I);
			return;
		case "no_status":
			e.writeHead(200, I), e.addTrailers({ "x-fault": "no-status" }), e.end();
			return;
		case "message":
			e.writeHead(200, I), e.addTrailers(L), e.write(messagePrefix(t.announcedBytes ?? t.bytes.length)), e.end(t.bytes);
			return;
		case "oversize": {
			e.writeHead(200, I), e.addTrailers(L), e.write(messagePrefix(t.bytes));
			let r = Buffer.alloc(65536);
			for (let i = t.bytes; i > 0; i -= r.length) e.write(r.subarray(0, i)) || await A(e, "drain", { signal: n });
			e.end();
			return;
		}
	}
}
function messagePrefix(e) {
	let t = Buffer.alloc(5);
	return t.writeUInt32BE(e, 1), t;
}
function deliverHttp(e, { status: t, headers: n, body: r, delivery: i }) {
	let a = i?.mode ?? "whole";
	switch (a) {
		case "hang": return;
		case "reset":
			e.close(N.constants.NGHTTP2_INTERNAL_ERROR);
			return;
		case "whole": {
			let i = Object.entries(n ?? {}).map(([e, t]) => [e.toLowerCase(), t]);
			e.respond({
				":status": t,
				...Object.fromEntries(i)
			}), e.end(r);
			return;
		}
		default: throw Error(`the delivery ${a} is for REST: use grpcFaults for a gRPC call`);
	}
}
// src/testing/http-front.ts
const z = "127.0.0.1";
async function startHttpFront(e) {
	let { server: t, handle: n, grpc: r, handleGrpc: i, log: a, delayMs: o, tls: s, port: c = 0 } = e, l = /* @__PURE__ */ new Set(), serve = async (e, n, r) => {
		let i = n.method === "POST" ? { body: await readText(n) } : {}, { request: s, end: c } = a.begin({
			...readRequest(t, n),
			...i
		}), u = new AbortController(), { signal: d } = u;
		l.add(u), r.once("close", () => {
			c(), l.delete(u), r.writableFinished || u.abort();
		}), n.resume();
		try {
			let t = await e(s), n = o(s);
			n > 0 && await k(n, void 0, { signal: d }), await deliverResponse(r, t, d);
		} catch (e) {
			d.aborted || r.headersSent ? r.destroy() : await deliverResponse(r, plainTextError(500, `the fake service failed: ${String(e)}`), d);
		}
	}, serveGrpc = async (e, n, r) => {
		let { request: s, end: c } = a.begin(readCall(t, n)), { stream: l } = r, u = new AbortController(), { signal: d } = u;
		l.on("error", () => void 0), l.once("close", () => {
			c(), u.abort();
		});
		try {
			let t = await i(s), a = o(s);
			a > 0 && await k(a, void 0, { signal: d }), await deliverGrpc(n, r, t, e, d);
		} catch (e) {
			failGrpc(l, e);
		}
	};
	try {
		let e = n && (0, ue.createServer)((e, t) => void serve(n, e, t));
		e !== void 0 && (e.keepAliveTimeout = 6e5);
		let t = r === void 0 && (n === void 0 || s === void 0) ? void 0 : (0, N.createServer)((e, t) => {
			let i = e.headers["content-type"]?.startsWith("application/grpc") === !0;
			r !== void 0 && (i || n === void 0) ? serveGrpc(r, e, t) : n !== void 0 && !i ? serve(n, e, t) : t.writeHead(415).end();
		});
		t?.on("sessionError", () => void 0);
		let i = createConnectionFront({
			http1: e,
			http2: t
		}, s), { server: a } = i;
		await new Promise((e, t) => {
			a.once("error", t), a.listen({
				host: z,
				port: c,
				backlog: 1024
			}, e);
		});
		let o = a.address();
		if (o === null || typeof o == "string") throw Error("the server has no port");
		let u, shutDown = () => new Promise((e) => {
			for (let e of l) e.abort();
			a.close(() => {
				e();
			}), i.destroyAll();
		});
		return {
			url: `${s === void 0 ? "http" : "https"}://${z}:${String(o.port)}`,
			close: () => u ??= shutDown()
		};
	} catch (e) {
		throw g(`the ${t} of the fake service cannot listen on ${z}:${String(c)}: check the port, the key and the certificate`, e);
	}
}
async function readText(e) {
	let t = "";
	try {
		for await (let n of e.setEncoding("utf8")) t += String(n);
	} catch {}
	return t;
}
function readRequest(e, t) {
	let n = t.url ?? "/", r = n.indexOf("?"), i = r < 0 ? n : n.slice(0, r), a = {};
	for (let [e, t] of new URLSearchParams(r < 0 ? "" : n.slice(r))) a[e] ??= t;
	let o = "headersDistinct" in t ? Object.fromEntries(Object.entries(t.headersDistinct).map(([e, t]) => [e, (t ?? []).join(", ")])) : readHttp2Headers(t);
	return {
		server: e,
		grpc: !1,
		method: t.method ?? "",
		path: i,
		query: a,
		headers: o
	};
}
function readCall(e, t) {
	let n = readHttp2Headers(t);
	return {
		server: e,
		grpc: !0,
		method: t.method,
		path: t.url,
		query: {},
		headers: n
	};
}
function readHttp2Headers(e) {
	let t = {};
	for (let [n, r] of Object.entries(e.headers)) n.startsWith(":") || (t[n] = Array.isArray(r) ? r.join(", ") : r ?? "");
	return t;
}
async function deliverResponse(e, t, n) {
	let r = t.delivery ?? { mode: "whole" };
	if (r.mode === "hang") return;
	if (r.mode === "reset") {
		reset(e);
		return;
	}
	let i = Buffer.from(t.body ?? ""), a = e;
	e.statusCode = t.status;
	for (let [n, r] of Object.entries(t.headers ?? {})) e.setHeader(n, r);
	switch (r.mode !== "oversize" && e.setHeader("Content-Length", i.length), r.mode) {
		case "whole":
			a.end(i);
			return;
		case "truncate":
			flushHeaders(e), a.write(i.subarray(0, r.afterBytes)), cut(e);
			return;
		case "stall":
			flushHeaders(e), a.write(i.subarray(0, r.afterBytes));
			return;
		case "drip":
			for (let e = 0; e < i.length; e += r.chunkBytes) e > 0 && await k(r.intervalMs, void 0, { signal: n }), a.write(i.subarray(e, e + r.chunkBytes));
			a.end();
			return;
		case "oversize": {
			let e = i.length === 0 ? Buffer.from(" ") : i, t = Buffer.alloc(Math.ceil(65536 / e.length) * e.length, e);
			for (let e = r.bytes; e > 0; e -= t.length) a.write(t.subarray(0, e)) || await A(a, "drain", { signal: n });
			a.end();
			return;
		}
	}
}
function flushHeaders(e) {
	e instanceof N.Http2ServerResponse || e.flushHeaders();
}
function cut(e) {
	e instanceof N.Http2ServerResponse ? e.stream.close(N.constants.NGHTTP2_INTERNAL_ERROR) : e.socket?.end();
}
function reset(e) {
	if (e instanceof N.Http2ServerResponse) {
		e.stream.session?.destroy();
		return;
	}
	let { socket: t } = e;
	t instanceof P.TLSSocket ? t.destroy() : t?.resetAndDestroy();
}
// src/testing/interceptors.ts
function createInterceptors(e) {
	let t = /* @__PURE__ */ new Set(), add = (e) => {
		let entry = (...t) => e(...t);
		return t.add(entry), () => void t.delete(entry);
	};
	return {
		add,
		addForNext(e, { times: t = 1, ...n }) {
			let r = t, i = add((t, a, o) => {
				if (!(r <= 0 || !matches(t, n))) return --r, r <= 0 && i(), typeof e == "function" ? e(t, a, o) : e;
			});
			return i;
		},
		clear() {
			t.clear();
		},
		around: (n) => (r) => {
			let i = [...t], run = async (t) => {
				let a = i[t];
				return a === void 0 ? n(r) : await a(r, () => run(t + 1), e) ?? run(t + 1);
			};
			return run(0);
		}
	};
}
function matches(e, { server: t, path: n }) {
	return t !== void 0 && e.server !== t ? !1 : n === void 0 ? !0 : typeof n == "string" ? e.path === n : e.path.search(n) >= 0;
}
// src/testing/login-route.ts
const B = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store"
};
function page(e) {
	return `<!doctype html>\n<html lang="en"><head><title>Log in</title></head><body>${e}</body></html>\n`;
}
function isLoopback(e) {
	return e === "localhost" || e === "[::1]" || /^127(\.\d+){3}$/.test(e);
}
function createLoginRoute(e) {
	return async ({ query: t }) => {
		let { callback: n } = t;
		if (n?.startsWith("/") === !0) return {
			status: 200,
			headers: B,
			body: page("<h1>Log in</h1>")
		};
		let r = await e({ longLived: t["long-lived"] === "true" });
		if (n === void 0) return {
			status: 200,
			headers: B,
			body: page(`<h1>Logged in</h1><p>Paste this token: <code id="token">${r}</code></p>`)
		};
		let i = URL.canParse(n) ? new URL(n) : void 0;
		return i?.protocol !== "http:" || !isLoopback(i.hostname) ? plainTextError(400, "the callback must be a loopback address") : (i.searchParams.set("t", r), {
			status: 302,
			headers: {
				Location: i.href,
				"Cache-Control": "no-store"
			}
		});
	};
}
// src/testing/request-log.ts
var Counter = class {
	requests = 0;
	maxConcurrent = 0;
	inFlight = 0;
	begin() {
		this.requests += 1, this.inFlight += 1, this.maxConcurrent = Math.max(this.maxConcurrent, this.inFlight);
	}
	end() {
		--this.inFlight;
	}
	reset() {
		this.requests = 0, this.maxConcurrent = this.inFlight;
	}
	get count() {
		return {
			requests: this.requests,
			maxConcurrent: this.maxConcurrent
		};
	}
};
function createRequestLog() {
	let e = new Counter(), t = {
		controlplane: new Counter(),
		cas: new Counter(),
		platform: new Counter(),
		registry: new Counter(),
		storage: new Counter(),
		tokens: new Counter()
	}, n = /* @__PURE__ */ new Map(), r = [], i = 0;
	return {
		get requests() {
			return r;
		},
		get stats() {
			return {
				...e.count,
				inFlight: e.inFlight,
				byServer: {
					controlplane: t.controlplane.count,
					cas: t.cas.count,
					platform: t.platform.count
				},
				byPath: Object.fromEntries([...n].map(([e, t]) => [e, t.count]))
			};
		},
		begin(a) {
			let o = n.get(a.path) ?? new Counter();
			n.set(a.path, o);
			let s = [
				e,
				t[a.server],
				o
			];
			for (let e of s) e.begin();
			i += 1;
			let c = {
				...a,
				sequence: i,
				inFlight: e.inFlight
			};
			r.push(c);
			let l = !1;
			return {
				request: c,
				end() {
					if (!l) {
						l = !0;
						for (let e of s) e.end();
					}
				}
			};
		},
		reset() {
			r = [];
			for (let r of [
				e,
				...Object.values(t),
				...n.values()
			]) r.reset();
			for (let [e, t] of n) t.inFlight === 0 && n.delete(e);
		}
	};
}
// src/testing/specification-dialect.ts
const V = {
	status: 401,
	code: 16
}, H = {
	status: 403,
	code: 7
}, U = {
	status: 404,
	code: 5
}, W = {
	status: 400,
	code: 3
}, G = {
	token_missing: V,
	token_expired: V,
	token_invalid: V,
	token_revoked: V,
	audience_unknown: H,
	organization_unknown: H,
	operation_not_allowed: H,
	user_token_required: H,
	plan_missing: {
		status: 501,
		code: 12
	},
	plan_denied: H,
	referrer_not_found: U,
	kind_ambiguous: W,
	artifact_not_found: U,
	digest_malformed: W,
	project_name_missing: W,
	limit_malformed: W,
	limit_out_of_range: W,
	cursor_malformed: W
}, fe = {
	400: 3,
	401: 16,
	403: 7,
	404: 5,
	409: 10,
	429: 8,
	501: 12,
	503: 14,
	504: 4
}, pe = {
	name: "specification",
	organizationHeader: "service-organization",
	issuer: "cp.service",
	audiences: {
		user: "user-auth.service",
		api: "api-token-auth.service"
	},
	referenceDepth: 2,
	allowsApiTokenDownload: !0,
	redirectsToLogin: !1,
	isBrowser: (e) => e.includes("text/html"),
	toInfo: (e) => json$1(200, {
		loginURL: e,
		version: "1.0.0",
		chartVersion: "1.0.0"
	}),
	toDiscovery: (e, t) => json$1(200, {
		result: toItem(e),
		pagination: t === "" ? {} : { next_cursor: t }
	}),
	toProblem: (e) => {
		let { status: t, code: r } = G[e.kind];
		return error(t, r, n(e));
	},
	toGrpcStatus: ({ kind: e }) => ({
		code: G[e].code,
		reason: e === "user_token_required" ? "USER_TOKEN_REQUIRED" : ""
	}),
	toError: (e, t) => error(e, fe[e] ?? 2, t)
};
function toItem({ referrer: e, references: t }) {
	return {
		digest: e.digest,
		kind: e.kind,
		downloadable: e.downloadable,
		...e.public === void 0 ? {} : { public: e.public },
		...t.length === 0 ? {} : { references: t.map(toItem) },
		created_at: c(e.createdAt),
		...unlessEmpty("metadata", e.metadata),
		...unlessEmpty("annotations", e.annotations)
	};
}
function unlessEmpty(e, t) {
	return Object.keys(t).length === 0 ? {} : { [e]: t };
}
function error(e, t, n) {
	return json$1(e, {
		code: t,
		message: n,
		details: []
	});
}
function json$1(e, t) {
	return {
		status: e,
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(t)
	};
}
// src/testing/token-authority.ts
var K = S();
const q = "HS256";
function createTokenAuthority(e) {
	let { issuer: n, audiences: r, defaultOrganization: i, now: a } = e, [o, s] = [(0, K.randomBytes)(32), (0, K.randomBytes)(32)], c = /* @__PURE__ */ new Set(), checks = () => ({
		algorithms: [q],
		currentDate: new Date(a())
	}), expiry = (e) => Math.floor(a() / 1e3) + e, l = /* @__PURE__ */ new Map(), readToken = async (e) => {
		let r = l.get(e);
		if (r !== void 0) return r;
		try {
			let { payload: t } = await O(e, o, {
				...checks(),
				issuer: n
			});
			return l.set(e, t), t;
		} catch (e) {
			let n = e instanceof ae ? "token_expired" : "token_invalid";
			throw new t({ kind: n });
		}
	};
	return {
		async issue(e) {
			let { kind: t, organization: a, audience: s = r[t] } = e;
			if (t === "user" && e.revoked === !0) throw g("only API tokens can be revoked");
			let l = (0, K.randomUUID)(), u = t === "user" ? {
				user_id: (0, K.randomUUID)(),
				...a === void 0 ? {} : { member_of: [a] }
			} : {
				org_name: a ?? i,
				token_name: "testing",
				jti: l
			}, d = new D(u).setProtectedHeader({
				alg: q,
				typ: "JWT"
			}).setIssuer(e.issuer ?? n).setAudience([s].flat()), f = e.expiresInSeconds ?? (t === "user" ? 86400 : void 0);
			return f !== void 0 && d.setExpirationTime(expiry(f)), e.revoked === !0 && c.add(l), d.sign(e.forged === !0 ? (0, K.randomBytes)(32) : o);
		},
		async verify(e) {
			let n = await readToken(e);
			if (n.exp !== void 0 && n.exp <= Math.floor(a() / 1e3)) throw new t({ kind: "token_expired" });
			let i = [n.aud ?? []].flat();
			if (i.includes(r.api)) {
				let { jti: e, org_name: r } = n;
				if (e === void 0 || typeof r != "string") throw new t({ kind: "token_invalid" });
				if (c.has(e)) throw new t({ kind: "token_revoked" });
				return {
					kind: "api",
					tokenId: e,
					organization: r
				};
			}
			if (i.includes(r.user)) {
				let { user_id: e, member_of: r } = n;
				if (typeof e != "string") throw new t({ kind: "token_invalid" });
				return {
					kind: "user",
					userId: e,
					organizations: isStrings(r) ? r : void 0
				};
			}
			throw new t({ kind: "audience_unknown" });
		},
		issueForArtifact: (e, t) => new D({ digest: e }).setProtectedHeader({
			alg: q,
			typ: "JWT"
		}).setExpirationTime(expiry(t)).sign(s),
		verifyForArtifact: (e, t) => O(e, s, checks()).then(({ payload: e }) => e.digest === t, (e) => {
			if (e instanceof ie) return !1;
			throw e;
		})
	};
}
function isStrings(e) {
	return Array.isArray(e) && e.every((e) => typeof e == "string");
}
function reflectionVersions(e) {
	return e === !1 ? [] : e === "both" ? ["v1", "v1alpha"] : [e];
}
const J = w("a port", (e) => Number.isInteger(e) && Number(e) >= 0 && Number(e) < 65536), me = {
	dialect: b("specification", "chainloop"),
	delayMs: w("a number or a function", (e) => ["number", "function"].includes(typeof e)),
	organizations: w("a list of names", _),
	store: w("an EvidenceStore", (e) => f[1](e) && Object.hasOwn(e, "organizations")),
	organizationHeader: p,
	audiences: f,
	issuer: p,
	downloadTokenSeconds: w("a number", (e) => typeof e == "number"),
	now: d,
	tls: f,
	port: J,
	grpcPort: J,
	reflection: b("v1", "v1alpha", "both", !1),
	plan: b("paid", "unpaid", "unpaid_denied"),
	userOnlyOperations: w("a list of paths", _),
	loginUser: f
};
async function startEvidenceService(e = {}) {
	let t = y("startEvidenceService", e, me), n = t.dialect === "chainloop" ? se : pe, { now: i = Date.now, organizations: a, downloadTokenSeconds: o = 60 } = t, { organizationHeader: c = n.organizationHeader } = t, { audiences: l = n.audiences, issuer: u = n.issuer } = t, d = t.store ?? s({
		now: i,
		...a === void 0 ? {} : { organizations: a }
	}), f = createTokenAuthority({
		issuer: u,
		audiences: l,
		defaultOrganization: d.organizations[0] ?? "",
		now: i
	}), p = createInterceptors(n), m = re(d.organizations, i), h = reflectionVersions(t.reflection ?? "both"), g = {
		authority: f,
		store: d,
		organizationHeader: c
	}, _ = r(t.userOnlyOperations ?? [], g, n), v = t.plan ?? "paid", b = createRequestLog(), x = t.delayMs ?? 0, S = [], close = async () => {
		await Promise.all(S.map((e) => e.close()));
	}, start = async (e, n, { grpc: r, port: i } = {}) => {
		let a = await startHttpFront({
			server: e,
			handle: n && p.around(_(n)),
			handleGrpc: p.around(_(() => Promise.resolve(R))),
			grpc: r,
			log: b,
			delayMs: (e) => typeof x == "number" ? x : x(e),
			tls: t.tls,
			port: i
		});
		return S.push(a), a.url;
	};
	try {
		let e = await start("cas", createContentStore({
			authority: f,
			store: d
		})), r = await start("platform", createPlatform(), { grpc: createGrpcHandler(async () => {
			let { platformRoutes: e } = await import("./platform-routes.js");
			return e({
				...g,
				dialect: n,
				platform: m,
				plan: () => v,
				reflection: h
			});
		}) }), i = {
			...g,
			dialect: n,
			casUrl: e,
			downloadTokenSeconds: o
		}, a = createControlplane({
			...i,
			platformUrl: r,
			baseUrl: () => S,
			login: createLoginRoute(({ longLived: e }) => f.issue({
				kind: "user",
				...t.loginUser,
				expiresInSeconds: e ? 86400 : 3600
			}))
		}), s = createGrpcHandler(async () => {
			let { controlplaneRoutes: e } = await import("./controlplane-routes.js");
			return e({
				...i,
				reflection: h
			});
		}), { port: _, grpcPort: y } = t, S = await start("controlplane", a, {
			port: _,
			...y === void 0 && { grpc: s }
		}), C = y === void 0 ? S : await start("controlplane", void 0, {
			port: y,
			grpc: s
		});
		return {
			dialect: n.name,
			baseUrl: S,
			casUrl: e,
			platformUrl: r,
			grpcUrl: C,
			organizationHeader: c,
			audiences: l,
			issuer: u,
			store: d,
			issueToken: (e) => f.issue(e),
			addArtifact: (e, t) => d.addArtifact(e, t),
			addReferrer: (e) => d.addReferrer(e),
			link: (e, t) => {
				d.link(e, t);
			},
			addEvidence: (e) => m.addEvidence(e),
			addComplianceEvaluation: (e) => m.addComplianceEvaluation(e),
			onPrompt: (e) => {
				m.promptHandler = e;
			},
			setPlan: (e) => {
				v = e;
			},
			get requests() {
				return b.requests;
			},
			get stats() {
				return b.stats;
			},
			resetStats: () => {
				b.reset();
			},
			setDelay: (e) => {
				x = e;
			},
			intercept: (e) => p.add(e),
			respondNext: (e, t = {}) => p.addForNext(e, t),
			clearIntercepts: () => {
				p.clear();
			},
			close,
			[Symbol.asyncDispose]: close
		};
	} catch (e) {
		throw await close(), e;
	}
}
// src/testing/faults.ts
const he = {
	status(e, t = {}) {
		return (n, r, i) => {
			let a = i.toError(e, t.message ?? `fault ${String(e)}`), { retryAfter: o } = t;
			return {
				...a,
				headers: {
					...a.headers,
					...o === void 0 ? {} : { "Retry-After": String(o) },
					...t.headers
				},
				...t.body === void 0 ? {} : { body: t.body }
			};
		};
	},
	json: (e) => always(200, "application/json", JSON.stringify(e)),
	invalidJson: (e = "{\"result\":") => always(200, "application/json", e),
	empty: () => always(200, "application/json", ""),
	html: (e = 200) => always(e, "text/html; charset=utf-8", "<!doctype html><title>Page</title><p>Not the service.</p>\n"),
	redirect: (e, t = 302) => () => ({
		status: t,
		headers: { Location: e }
	}),
	redirectLoop: (e = 302) => ({ path: t, query: n }) => {
		let r = new URLSearchParams(n).toString();
		return {
			status: e,
			headers: { Location: r === "" ? t : `${t}?${r}` }
		};
	},
	corrupt: () => async (e, t) => {
		let n = await t(), r = Buffer.from(n.body ?? ""), [i = 0] = r;
		return {
			...n,
			body: Buffer.concat([Buffer.of(i ^ 1), r.subarray(1)])
		};
	},
	truncate: (e) => delivered((t) => ({
		mode: "truncate",
		afterBytes: e ?? t >> 1
	})),
	stall: (e) => delivered((t) => ({
		mode: "stall",
		afterBytes: e ?? t >> 1
	})),
	drip: (e) => delivered(() => ({
		mode: "drip",
		...e
	})),
	oversize: (e) => delivered(() => ({
		mode: "oversize",
		bytes: e
	})),
	hang: () => () => ({
		status: 200,
		delivery: { mode: "hang" }
	}),
	reset: () => () => ({
		status: 200,
		delivery: { mode: "reset" }
	})
}, ge = {
	status: (e, t = {}) => {
		let { message: n = `fault ${String(e)}`, ...r } = t;
		return ends({
			kind: "status",
			code: e,
			message: n,
			...r
		});
	},
	refuse: () => ends({
		kind: "reset",
		code: 7
	}),
	reset: (e = 2) => ends({
		kind: "reset",
		code: e
	}),
	goaway: () => ends({ kind: "goaway" }),
	goawayAndClose: () => ends({ kind: "goaway_and_close" }),
	withoutTrailers: () => ends({ kind: "no_trailers" }),
	withoutStatus: () => ends({ kind: "no_status" }),
	message: (e) => ends({
		kind: "message",
		bytes: e
	}),
	truncate: () => ends({
		kind: "message",
		bytes: Buffer.from([0]),
		announcedBytes: 100
	}),
	oversize: (e) => ends({
		kind: "oversize",
		bytes: e
	}),
	halfOpen: () => ends({ kind: "half_open" })
};
function ends(e) {
	return () => ({
		...R,
		grpc: e
	});
}
function always(e, t, n) {
	return () => ({
		status: e,
		headers: { "Content-Type": t },
		body: n
	});
}
function delivered(e) {
	return async (t, n) => {
		let r = await n();
		return {
			...r,
			delivery: e(Buffer.byteLength(r.body ?? ""))
		};
	};
}
// src/testing/sample-release.ts
const _e = [
	[
		"slsa",
		"provenance-exists",
		"The build has provenance",
		"pass"
	],
	[
		"slsa",
		"hosted-build",
		"The build ran on a hosted platform",
		"pass"
	],
	[
		"ssdf",
		"sbom-attached",
		"The release has a bill of materials",
		"pass"
	],
	[
		"ssdf",
		"tests-passed",
		"The tests of the release passed",
		"pass"
	],
	[
		"ssdf",
		"no-high-findings",
		"The scan found nothing of level error",
		"fail"
	]
], json = (e) => `${JSON.stringify(e, void 0, 2)}\n`;
function addSampleRelease(e, t = {}) {
	let { project: n = "shop", version: r = "1.0.0", organization: i = e.store.organizations[0] ?? "" } = m("addSampleRelease", t), getDigest = (e, t) => `${e}:${(0, K.createHash)(e).update(`${n}\0${r}\0${t}`).digest("hex")}`, addArtifact = (t, n, r) => e.addArtifact(r, {
		kind: t,
		name: n,
		organization: i
	}), a = e.addReferrer({
		digest: getDigest("sha1", "commit"),
		kind: "GIT_HEAD_COMMIT",
		organization: i
	}), o = e.addReferrer({
		digest: getDigest("sha256", "image"),
		kind: "CONTAINER_IMAGE",
		organization: i,
		metadata: { name: `registry.example.com/${n}:${r}` }
	}), s = addArtifact("SBOM_CYCLONEDX_JSON", "sbom.cdx.json", toSbom(n, r)), c = addArtifact("JUNIT_XML", "tests.xml", toTestResults(n, r)), l = addArtifact("SARIF", "scan.sarif", toScan(n, r)), attest = (t, a) => {
		let s = e.addArtifact(toStatement(`${n}:${r}`, o, t, a), {
			kind: "ATTESTATION",
			name: `${t}.json`,
			organization: i,
			metadata: {
				project: n,
				projectVersion: r,
				workflow: t,
				organization: i
			}
		});
		for (let t of a) e.link(s, t);
		return s;
	}, u = [attest("build", [
		a,
		o,
		s,
		c
	]), attest("scan", [o, l])], d = [
		[
			"build",
			"sbom.cdx.json",
			s
		],
		[
			"build",
			"tests.xml",
			c
		],
		[
			"build",
			"image",
			o
		],
		[
			"build",
			"build.json",
			u[0]
		],
		[
			"scan",
			"scan.sarif",
			l
		],
		[
			"scan",
			"scan.json",
			u[1]
		]
	].map(([t, a, { digest: o, kind: s }]) => e.addEvidence({
		name: a,
		digest: o,
		kind: s,
		organization_name: i,
		workflow_name: t,
		workflow_run_id: E("run", i, n, r, t),
		project_name: n,
		project_version_name: r
	})), f = d[0]?.project_version_id ?? "", p = {
		slsa: E("framework", "slsa"),
		ssdf: E("framework", "ssdf")
	};
	return {
		commit: a,
		image: o,
		sbom: s,
		tests: c,
		scan: l,
		attestations: u,
		evidence: d,
		evaluations: _e.map(([t, n, r, a]) => e.addComplianceEvaluation({
			name: n,
			description: r,
			status: a,
			framework_id: p[t],
			project_version_id: f,
			organization_name: i
		})),
		projectVersionId: f,
		frameworkIds: p
	};
}
function toSbom(e, t) {
	return json({
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: { component: {
			type: "container",
			name: e,
			version: t
		} },
		components: [{
			type: "library",
			name: "left-pad",
			version: "1.3.0",
			purl: "pkg:npm/left-pad@1.3.0"
		}, {
			type: "library",
			name: "semver",
			version: "7.7.2",
			purl: "pkg:npm/semver@7.7.2"
		}]
	});
}
function toTestResults(e, t) {
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${e} ${t}" tests="2" failures="0">
  <testsuite name="unit" tests="2" failures="0">
    <testcase classname="cart" name="adds an item"/>
    <testcase classname="cart" name="removes an item"/>
  </testsuite>
</testsuites>
`;
}
function toScan(e, t) {
	return json({
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "sample-scanner",
				rules: [{ id: "SCAN-1" }]
			} },
			results: [{
				ruleId: "SCAN-1",
				level: "error",
				message: { text: `${e} ${t} has a hard-coded secret` }
			}]
		}]
	});
}
function toStatement(e, t, n, r) {
	return json({
		_type: "https://in-toto.io/Statement/v1",
		subject: [{
			name: e,
			digest: { sha256: t.digest.replace("sha256:", "") }
		}],
		predicateType: "https://example.com/attestation/v1",
		predicate: {
			workflow: n,
			materials: r
		}
	});
}
// src/testing/registry.ts
const Y = "application/vnd.oci.image.manifest.v1+json", X = "application/vnd.oci.image.index.v1+json", ve = {
	referrersApi: u,
	etags: u,
	pageSize: l,
	authentication: b("none", "bearer", "basic"),
	users: f,
	identityTokens: w("a list of tokens", Array.isArray),
	redirectBlobs: u,
	tls: f
}, Z = {
	401: "UNAUTHORIZED",
	403: "DENIED",
	404: "MANIFEST_UNKNOWN",
	429: "TOOMANYREQUESTS"
}, Q = {
	name: "specification",
	toError: (e, t) => ({
		status: e,
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ errors: [{
			code: Z[e] ?? "UNKNOWN",
			message: t
		}] })
	})
}, $ = Q.toError(404, "not found");
async function startRegistry(e = {}) {
	let t = y("startRegistry", e, ve), { referrersApi: n = !0, etags: r = !0, pageSize: i = 2 ** 53 - 1, authentication: a = "none", users: o = {} } = t, { identityTokens: s = [], redirectBlobs: c = !1 } = t, l = /* @__PURE__ */ new Map(), u = createInterceptors(Q), d = createRequestLog(), f = (0, K.randomUUID)(), p = [], getRepository = (e) => {
		let t = l.get(e) ?? {
			blobs: /* @__PURE__ */ new Map(),
			manifests: /* @__PURE__ */ new Map(),
			tags: /* @__PURE__ */ new Map()
		};
		return l.set(e, t), t;
	}, getUser = (e) => {
		let [, t = ""] = /^Basic (.*)$/.exec(e ?? "") ?? [], [n = "", ...r] = Buffer.from(t, "base64").toString("utf8").split(":");
		return Object.hasOwn(o, n) && o[n] === r.join(":");
	}, grant = (e) => ({
		status: 200,
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({
			token: `${f}.${Buffer.from(e).toString("base64url")}`,
			expires_in: 300
		})
	}), serveTokens = (e) => {
		if (e.path !== "/token") return Promise.resolve($);
		if (e.method === "POST") {
			let t = new URLSearchParams(e.body ?? ""), n = s.includes(t.get("refresh_token") ?? "");
			return Promise.resolve(n ? grant(t.get("scope") ?? "") : Q.toError(401, "unknown identity token"));
		}
		let t = Object.keys(o).length === 0 && s.length === 0 || getUser(e.headers.authorization);
		return Promise.resolve(t ? grant(e.query.scope ?? "") : Q.toError(401, "unknown user"));
	}, unauthorized = (e) => ({
		...Q.toError(401, "authentication required"),
		headers: {
			"Content-Type": "application/json",
			"WWW-Authenticate": a === "basic" ? "Basic realm=\"registry\"" : `Bearer realm="${m}/token",service="registry",scope="repository:${e}:pull"`
		}
	}), checkAccess = (e, t) => {
		if (a === "none") return;
		if (a === "basic") return getUser(t) ? void 0 : unauthorized(e);
		let n = Buffer.from(`repository:${e}:pull`).toString("base64url");
		return t === `Bearer ${f}.${n}` ? void 0 : unauthorized(e);
	}, getManifest = (e, t, n) => {
		let i = t.includes(":") ? t : e.tags.get(t), a = e.manifests.get(i ?? "");
		if (i === void 0 || a === void 0) return $;
		let o = `"${i}"`, s = {
			"Content-Type": a.mediaType,
			"Docker-Content-Digest": i,
			...r ? { ETag: o } : {}
		};
		return r && n === o ? {
			status: 304,
			headers: s
		} : {
			status: 200,
			headers: s,
			body: a.bytes
		};
	}, getBlob = (e, t) => {
		let n = e.blobs.get(t);
		return n === void 0 ? $ : {
			status: 200,
			headers: { "Content-Type": "application/octet-stream" },
			body: n
		};
	}, getDescriptor = (e, t) => ({
		mediaType: t.mediaType,
		digest: e,
		size: t.bytes.length,
		...t.artifactType === void 0 ? {} : { artifactType: t.artifactType }
	}), getReferrers = (e, t) => Array.from(e.manifests, ([e, n]) => n.subject === t ? [getDescriptor(e, n)] : []).flat(), referrerPage = (e, t, n) => {
		let { artifactType: r } = n, a = getReferrers(getRepository(e), t).filter((e) => r === void 0 || e.artifactType === r), o = Number(n.from ?? 0), s = o + i, c = JSON.stringify({
			schemaVersion: 2,
			mediaType: X,
			manifests: a.slice(o, Math.min(s, a.length))
		});
		return {
			status: 200,
			headers: {
				"Content-Type": X,
				...r === void 0 ? {} : { "OCI-Filters-Applied": "artifactType" },
				...s < a.length ? { Link: `</v2/${e}/referrers/${t}?from=${String(s)}>; rel="next"` } : {}
			},
			body: c
		};
	}, serveRegistry = ({ path: e, query: t, headers: r }) => {
		let [, i = "", a, o = ""] = /^\/v2\/(.+)\/(manifests|blobs|referrers)\/([^/]+)$/.exec(e) ?? [], s = checkAccess(i, r.authorization);
		if (s !== void 0) return Promise.resolve(s);
		if (e === "/v2/") return Promise.resolve({
			status: 200,
			headers: {}
		});
		let u = l.get(i);
		return u === void 0 ? Promise.resolve($) : a === "manifests" ? Promise.resolve(getManifest(u, o, r["if-none-match"])) : a === "referrers" ? Promise.resolve(n ? referrerPage(i, o, t) : $) : Promise.resolve(c ? {
			status: 307,
			headers: { Location: `${h}/${i}/${o}?signature=${f}` }
		} : getBlob(u, o));
	}, serveStorage = ({ path: e, query: t }) => {
		let [, n = "", r = ""] = /^\/(.+)\/([^/]+)$/.exec(e) ?? [], i = l.get(n);
		return i === void 0 || t.signature !== f ? Promise.resolve($) : Promise.resolve(getBlob(i, r));
	}, close = async () => {
		await Promise.all(p.map((e) => e.close()));
	}, start = async (e, n) => {
		let r = await startHttpFront({
			server: e,
			handle: u.around(n),
			handleGrpc: () => Promise.resolve(R),
			log: d,
			delayMs: () => 0,
			tls: t.tls
		});
		return p.push(r), r.url;
	}, m, h, _;
	try {
		m = await start("tokens", serveTokens), h = await start("storage", serveStorage), _ = new URL(await start("registry", serveRegistry)).host;
	} catch (e) {
		throw await close(), e;
	}
	let store = (e, t, n) => {
		let r = getRepository(e), i = T(t.bytes);
		r.manifests.set(i, t), n !== void 0 && r.tags.set(n, i);
		let { mediaType: a, bytes: o } = t;
		return {
			digest: i,
			mediaType: a,
			size: o.length,
			address: `oci://${_}/${e}@${i}`
		};
	}, pushBlob = (e, t) => {
		let n = Buffer.from(t), r = T(n);
		return getRepository(e).blobs.set(r, n), r;
	}, addToFallback = (e, t) => {
		let n = getReferrers(getRepository(e), t), r = Buffer.from(JSON.stringify({
			schemaVersion: 2,
			mediaType: X,
			manifests: n
		}));
		store(e, {
			bytes: r,
			mediaType: X
		}, t.replace(":", "-"));
	};
	return {
		host: _,
		storageUrl: h,
		tokenUrl: m,
		pushBlob,
		push(e, t, { tag: r, artifactType: i, configType: a = "application/vnd.oci.empty.v1+json", subject: o } = {}) {
			let descriptor = (t, n) => ({
				mediaType: n,
				digest: pushBlob(e, t),
				size: Buffer.byteLength(t)
			}), s = getRepository(e).manifests.get(o ?? "");
			if (o !== void 0 && s === void 0) throw g(`the fake registry has no ${o} in ${e}`);
			let c = Buffer.from(JSON.stringify({
				schemaVersion: 2,
				mediaType: Y,
				...i === void 0 ? {} : { artifactType: i },
				config: descriptor("{}", a),
				layers: t.map(({ content: e, mediaType: t, annotations: n }) => ({
					...descriptor(e, t),
					...n === void 0 ? {} : { annotations: n }
				})),
				...o === void 0 || s === void 0 ? {} : { subject: getDescriptor(o, s) }
			})), l = store(e, {
				bytes: c,
				mediaType: Y,
				artifactType: i ?? a,
				subject: o
			}, r);
			return o !== void 0 && !n && addToFallback(e, o), l;
		},
		pushManifest(e, t, { tag: n, mediaType: r = Y } = {}) {
			let i = typeof t == "string" ? t : JSON.stringify(t);
			return store(e, {
				bytes: Buffer.from(i),
				mediaType: r
			}, n);
		},
		tag(e, t, n) {
			let r = getRepository(e);
			if (!r.manifests.has(n)) throw g(`the fake registry has no ${n} in ${e}`);
			r.tags.set(t, n);
		},
		get requests() {
			return d.requests;
		},
		respondNext: (e, t = {}) => u.addForNext(e, t),
		intercept: (e) => u.add(e),
		close,
		[Symbol.asyncDispose]: close
	};
}
export { addSampleRelease, s as createEvidenceStore, he as faults, ge as grpcFaults, startEvidenceService, startRegistry };

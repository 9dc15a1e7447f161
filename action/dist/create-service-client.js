import { __exportAll as e } from "./rolldown-runtime.js";
import { ResponseError as t, ServiceError as n, findDuplicateKey as r, isThenable as i, message as a, nearest as o, option as s, require__builtin_crypto as c } from "./evaluation.js";
import { ClientCalls as l, RequestTarget as u, checkRedirect as d, confirmNotFound as f, expiryWarning as p, parseErrorBody as m, rejection as h, settleNotFound as g, toResponseError as _, toShownText as v, toStatusError as y, validate as b } from "./library.js";
import { LimitedBody as x, concatBytes as S, isHtml as C, parseRetryAfter as w, readBody as T, readErrorBody as E, toShownUrl as D, withRetries as O } from "./shared.js";
import { readNotFound as k } from "./not-found.js";
import { createClientRuntime as A, identityHeaders as j, requireUrl as M } from "./client-runtime.js";
// src/evidence/client/rest/failed-response.ts
async function toFailedResponse(e, t, { asked: n, addressSetting: r = "SERVICE_BASE_URL" } = {}) {
	if (e.status < 400) return toUnexpectedResponse(e, t);
	let i = await m(await E(e), e.header("content-type")), { status: a, message: o } = i;
	return y({
		status: e.status,
		shownStatus: String(e.status),
		message: o,
		notFound: k({
			error: a,
			text: i.text
		}, n),
		asked: n,
		responder: t,
		addressSetting: r
	}, {
		...getFacts(e),
		serviceCode: a?.code,
		details: a?.details ?? a?.metadata,
		...a?.reason && { reason: v(a.reason) },
		retryAfterMs: w(e.header("retry-after"))
	});
}
function toLoginPageError(e) {
	return new n(`GET ${e.context.request.url}: ${e.status}, a page to log in instead of an answer. The token is not accepted, or the address is not that of the service: log in again, or check SERVICE_BASE_URL.`, {
		...getFacts(e),
		code: "unauthenticated"
	});
}
function getFacts(e) {
	let t = e.header("x-request-id");
	return {
		...e.context,
		status: e.status,
		requestId: t && v(t)
	};
}
function toUnexpectedResponse(e, t) {
	let r = e.status >= 300, i = r ? isLoginRedirect(e) : C(e.header("content-type"));
	return t === "service" && i ? toLoginPageError(e) : r ? new n(`GET ${e.context.request.url}: ${e.status}, a redirect where none is followed. If the service has moved, set SERVICE_BASE_URL to its new address.`, {
		...getFacts(e),
		code: "redirect_refused"
	}) : new n(`GET ${e.context.request.url}: unexpected status ${e.status}`, {
		...getFacts(e),
		code: "service_failed"
	});
}
function isLoginRedirect(e) {
	return e.status === 307 || C(e.header("content-type")) ? !0 : /log-?in|sign-?in|\bo?auth|\bsso\b/i.test(e.header("location") ?? "");
}
// src/evidence/client/rest/api-call.ts
function sendApiRequest(e, { url: t, accept: n, identity: r, place: i }, a) {
	let o = r === void 0 ? {} : j(r, e.organizationHeader);
	o.accept = n;
	let { attempts: s, control: c, timeoutMs: l } = a, { awaitTurn: u } = e, d = {
		url: t,
		headers: o,
		signal: c.signal,
		attempts: s,
		timeoutMs: l,
		place: i
	};
	return u === void 0 ? (c.countRequest(), e.transport.send(d)) : e.transport.send({
		...d,
		beforeSend: () => u(c)
	});
}
function getBody(e, t, n) {
	let r = e.requestTimeoutMs;
	return O((i) => sendApiRequest(e, t, {
		attempts: i,
		control: n,
		timeoutMs: r
	}).then((n) => readAnswer(n, t, e.maxResponseBytes)), e.retry, n);
}
function readAnswer(e, t, n) {
	let r;
	try {
		r = e.status === 200 ? readResponseBody(e, t, n) : refuse(e, t);
	} finally {
		i(r) || e.close();
	}
	return i(r) ? r.finally(() => e.close()) : r;
}
async function refuse(e, t) {
	throw await toFailedResponse(e, t.identity === void 0 ? "service_without_token" : "service", t);
}
function readResponseBody(e, { identity: t }, n) {
	let r = e.header("content-type");
	if (t !== void 0 && C(r)) throw toLoginPageError(e);
	let { request: a } = e.context, o = T(e, n);
	return i(o) ? o.then((e) => ({
		body: e,
		contentType: r,
		request: a
	})) : {
		body: o,
		contentType: r,
		request: a
	};
}
const N = new TextDecoder("utf-8", { fatal: !0 });
function parseJsonBody({ body: e, contentType: t, request: n }, i) {
	let invalid = (e) => _(i, [{
		path: "",
		message: e
	}], n);
	if (e.byteLength === 0) throw invalid("is empty");
	if (C(t)) throw invalid("is an HTML page");
	let a;
	try {
		a = JSON.parse(N.decode(e));
	} catch {
		throw invalid("is not JSON");
	}
	if (r(e) !== void 0) throw invalid("has an object with a duplicate key");
	return a;
}
async function openDownload(e, t, n, r) {
	let i = new URL(`${t.baseUrl}/download/${t.digest}`), a = {
		attempts: r,
		control: n,
		timeoutMs: void 0
	};
	if (!e.hasRest) {
		let { getDownloadUrl: r } = await import("./download-url.js"), o = await r(e, t, void 0, n);
		return followRedirects(e, t, await sendApiRequest(e, {
			url: o,
			accept: "*/*",
			identity: void 0
		}, a), {
			...a,
			visited: /* @__PURE__ */ new Set([i.href, o.href])
		});
	}
	return followRedirects(e, t, await sendApiRequest(e, {
		url: i,
		accept: "*/*",
		identity: t.identity
	}, a), {
		...a,
		visited: /* @__PURE__ */ new Set([i.href])
	});
}
async function followRedirects(e, t, n, { visited: r, ...i }) {
	let { control: a } = i, o = new URL(`${t.baseUrl}/download/${t.digest}`), s = n;
	for (;;) {
		let n;
		try {
			let i = r.size === 1;
			if (s.status === 200) {
				if (i && C(s.header("content-type"))) throw toLoginPageError(s);
				return s;
			}
			if (isFollowed(s, i, o)) n = resolveRedirect(s, s.header("location"));
			else {
				let r = s.url.origin === o.origin ? "service" : "store", { notFoundText: c } = e.settings, l = {
					id: t.digest,
					isContinued: !i,
					notFoundText: c
				}, u = await toFailedResponse(s, r, { asked: l });
				if (!i || !mayBeAllowedOverGrpc(u, t)) throw u;
				let { getDownloadUrl: d } = await import("./download-url.js");
				n = await d(e, t, u, a);
			}
			if (r.has(n.href) || r.size > 5) throw toLoopError(s, n);
			r.add(n.href);
		} catch (e) {
			throw s.close(), e;
		}
		s.close(), s = await sendApiRequest(e, {
			url: n,
			accept: "*/*",
			identity: void 0
		}, i);
	}
}
function mayBeAllowedOverGrpc({ code: e }, { identity: t }) {
	return e === "permission_denied" && t.accessToken.kind !== "user";
}
function isFollowed(e, t, n) {
	return t ? e.status === 302 || e.status === 303 : e.status === 307 && e.url.origin === n.origin ? !1 : [
		301,
		302,
		303,
		307,
		308
	].includes(e.status);
}
function toLoopError(e, t) {
	return new n(`GET ${e.context.request.url}: endless redirects, or more than 5, to ${D(t)}`, {
		...getFacts(e),
		code: "redirect_refused"
	});
}
function resolveRedirect(e, t) {
	let n = `GET ${e.context.request.url}: ${e.status}, a redirect`;
	return d({
		url: e.url,
		shown: n,
		facts: getFacts(e)
	}, t);
}
// src/evidence/client/rest/instance-info.ts
async function getInstanceInfo(e, t, n) {
	let r = await getBody(e, {
		url: new URL(`${t}/infoz`),
		accept: "application/json",
		identity: void 0
	}, n);
	return b("instance-info", parseJsonBody(r, "instance-info"), r.request);
}
async function getOpenapiDocument(e, { baseUrl: n, addressSetting: r }, i) {
	let { body: a, contentType: o, request: s } = await getBody(e, {
		addressSetting: r,
		url: new URL(`${n}/openapi.yaml`),
		accept: "application/yaml, text/yaml, */*;q=0.5",
		identity: void 0
	}, i), c = new TextDecoder().decode(a);
	if (!C(o) && /^[ \t]*["']?(openapi|swagger)["']?\s*:/m.test(c)) return c;
	throw new t(`the answer to GET ${s.url} is not an OpenAPI document: check that the address is that of the API.`, {
		code: "response_invalid",
		schema: "https://spec.openapis.org/oas/latest.html",
		issues: [{
			path: "",
			message: "has no field openapi or swagger at its top"
		}],
		request: s
	});
}
function isServiceInstance(e, t, n) {
	let r = {
		method: "GET",
		url: `${t}/infoz`
	};
	return e.probe.isService({
		request: r,
		ask: async (n) => (await getInstanceInfo(e, t, n), !0)
	}, n);
}
// src/evidence/client/rest/browser-redirect.ts
const P = /^\s*(\d+)\s*[;,]\s*url\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/i;
async function getBrowserRedirect(e, t, r) {
	return f(O(async (i) => {
		let a = new URL(`${t.baseUrl}/download/${t.digest}`), o = {
			attempts: i,
			control: r,
			timeoutMs: e.requestTimeoutMs
		}, s = await sendApiRequest(e, {
			url: a,
			accept: "text/html",
			identity: t.identity
		}, o);
		try {
			if (s.status !== 302) {
				let { notFoundText: n } = e.settings;
				throw await toFailedResponse(s, "service", { asked: {
					id: t.digest,
					isContinued: !1,
					notFoundText: n
				} });
			}
			let r = s.header("refresh");
			if (r === void 0) return {
				url: resolveRedirect(s, s.header("location")).href,
				delaySeconds: 0
			};
			let [, i, a, o, c] = P.exec(r) ?? [];
			if (i === void 0) throw new n(`GET ${s.context.request.url}: the header Refresh is not <seconds>;url=<address>`, {
				...getFacts(s),
				code: "redirect_refused"
			});
			return {
				url: resolveRedirect(s, a ?? o ?? c).href,
				delaySeconds: Number(i)
			};
		} finally {
			s.close();
		}
	}, e.retry, r), () => isServiceInstance(e, t.baseUrl, r));
}
// src/evidence/client/digest.ts
const F = {
	md5: 32,
	sha1: 40,
	sha224: 56,
	sha256: 64,
	sha384: 96,
	sha512: 128
}, I = /^sha256:[a-f0-9]{64}$/;
function checkDigest(e) {
	let t = typeof e == "string" ? e.indexOf(":") : -1, n = t < 0 ? "" : e.slice(0, t), r = t < 0 ? "" : e.slice(t + 1), i = Object.hasOwn(F, n) ? F[n] : void 0;
	if (i === void 0 || r.includes(":")) throw malformed(e, `write it as <algorithm>:<hex> with one of the algorithms ${Object.keys(F).join(", ")}`);
	if (!/^[0-9a-f]*$/.test(r)) throw malformed(e, "its hex digits must be 0-9 and a-f, in lower case");
	if (r.length !== i) throw malformed(e, `${n} has ${i} hex digits, but it has ${r.length}`);
}
function checkDownloadDigest(e) {
	if (!(typeof e == "string" && e.length === 71 && I.test(e))) throw typeof e == "string" && !e.startsWith("sha256:") ? malformed(e, "artifacts are downloaded by their SHA-256: sha256: and 64 hex digits") : malformed(e, "it must be sha256: and 64 hex digits, in lower case");
}
function malformed(e, t) {
	let r = typeof e == "string" ? e.slice(0, e.indexOf(":") + 1) : "", i = Object.hasOwn(F, r.slice(0, -1)) ? ` ${r}…` : "", a = typeof e == "string" ? `of ${String(e.length)} characters` : `(${typeof e})`;
	return new n(`malformed digest${i} ${a}: ${t}`, { code: "request_invalid" });
}
// src/evidence/client/rest/discover.ts
const L = /* @__PURE__ */ new Set([
	"created_at",
	"createdAt",
	"references",
	"metadata",
	"annotations"
]), R = {
	enumerable: !0,
	configurable: !0,
	writable: !0
};
function toReferrerItem(e) {
	let { digest: t, kind: n, created_at: r, createdAt: i, references: a, metadata: o, annotations: s } = e, c = i ?? r, l = {};
	for (let t of Object.keys(e)) L.has(t) || (t === "__proto__" ? Object.defineProperty(l, t, {
		...R,
		value: e[t]
	}) : l[t] = e[t]);
	let u = Object.assign(l, {
		digest: t,
		kind: n,
		references: a?.map(toReferrerItem) ?? []
	});
	return typeof c == "string" && (u.createdAt = c), o && (u.metadata = o), s && (u.annotations = s), u;
}
function mergeReferences(e) {
	if (e.every(({ length: e }) => e === 0)) return [];
	let t = /* @__PURE__ */ new Map();
	for (let n of e) for (let e of n) {
		let n = `${e.kind}\0${e.digest}`;
		t.has(n) || t.set(n, e);
	}
	return [...t.values()];
}
const z = {
	kind: "kind",
	projectName: "project_name",
	projectVersion: "project_version"
};
function toDiscoverQuery(e, t) {
	if (checkDigest(e), typeof t != "object" || !t) throw invalid("the filters must be an object");
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = Object.hasOwn(z, e) ? z[e] : void 0;
		if (t === void 0) throw invalid(`unknown filter ${JSON.stringify(e)}${o(e, Object.keys(z))}`);
		if (r !== void 0 && r !== "") {
			if (typeof r != "string") throw invalid(`${t} must be a string`);
			n[t] = r;
		}
	}
	if (n.project_version !== void 0 && n.project_name === void 0) throw invalid("project_version needs project_name");
	return n;
}
async function discover(e, t, n) {
	let r = checkPage(await getPage(e, t, void 0, n), t, { kind: t.query.kind }), { item: a, cursor: o } = i(r) ? await r : r, s = [a.references];
	return o !== void 0 && await addPages(e, t, {
		item: a,
		cursor: o
	}, s, n), a.references = mergeReferences(s), a;
}
async function addPages(e, t, { item: { kind: r }, cursor: i }, o, c) {
	let { digest: l } = t, u = /* @__PURE__ */ new Set(), d = i;
	for (; d !== void 0;) {
		if (u.add(d), o.length >= e.maxPages) throw new n(a`the references of ${l} take more than ${e.maxPages} pages (the client's ${s("maxPages")})`, { code: "response_too_large" });
		let i = await checkPage(await getPage(e, t, d, c), t, {
			kind: r,
			cursors: u
		});
		o.push(i.item.references), {cursor: d} = i;
	}
}
function getPage(e, t, n, r) {
	let { notFoundText: i } = e.settings, a = {
		id: t.digest,
		isContinued: n !== void 0,
		notFoundText: i
	};
	return (e.discoverOver === "grpc" ? getGrpcPage : getRestPage)(e, t, {
		asked: a,
		cursor: n
	}, r);
}
function checkPage(e, t, n) {
	let { request: r } = e, a = b("discover-response", e.json, r);
	return i(a) ? a.then((e) => toPage(e, r, t, n)) : toPage(a, r, t, n);
}
function toPage(e, t, { digest: n }, r) {
	let i = nextCursor(e), a = findPageIssue(e, n, i, r);
	if (a !== void 0) throw _("discover-response", [a], t);
	return {
		item: toReferrerItem(e.result),
		cursor: i
	};
}
function getRestPage(e, { baseUrl: t, digest: n, query: r, identity: i, place: a }, { asked: o, cursor: s }, c) {
	let l = "?pagination.limit=100";
	if (s !== void 0 || Object.keys(r).length > 0) {
		let e = {
			...r,
			...s !== void 0 && { "pagination.cursor": s }
		};
		l += `&${new URLSearchParams(e).toString()}`;
	}
	return getBody(e, {
		url: u.below(t, `/discover/${n}`, l),
		accept: "application/json",
		identity: i,
		asked: o,
		place: a
	}, c).then(toWirePage, async (n) => {
		throw await g(n, () => isServiceInstance(e, t, c));
	});
}
function toWirePage(e) {
	return {
		json: parseJsonBody(e, "discover-response"),
		request: e.request
	};
}
async function getGrpcPage(e, { digest: t, query: n, identity: r }, { asked: i, cursor: a }, o) {
	let [{ callControlplane: s }, { ReferrerService: c }] = await Promise.all([import("./controlplane-call.js"), import("./referrer_pb.js")]), l = {
		limit: 100,
		...a !== void 0 && { cursor: a }
	}, u = {
		digest: t,
		...n,
		pagination: l
	};
	return s(e, {
		method: c.method.discoverPrivate,
		request: u,
		identity: r,
		asked: i
	}, o);
}
function findPageIssue(e, t, n, { kind: r, cursors: i }) {
	if (e.result.digest !== t) return {
		path: "/result/digest",
		message: "is not the digest that was asked for"
	};
	if (r !== void 0 && e.result.kind !== r) return {
		path: "/result/kind",
		message: "is not the kind that was asked for, or that of the first page"
	};
	if (n !== void 0 && i?.has(n) === !0) return {
		path: "/pagination",
		message: "repeats an earlier cursor, so its pages would never end"
	};
}
function nextCursor({ pagination: e }) {
	return e?.next_cursor || e?.nextCursor || void 0;
}
function invalid(e) {
	return new n(`discover: ${e}`, { code: "request_invalid" });
}
// src/evidence/client/rest/download.ts
var B = c();
async function download(e, t, n) {
	return f(O(async (r) => {
		let i = await openDownload(e, t, n, r), a = [];
		for await (let n of verifiedBody(i, t.digest, e.maxDownloadBytes)) a.push(n);
		return S(a);
	}, e.retry, n), () => isServiceInstance(e, t.baseUrl, n));
}
async function* downloadStream(e, t, n) {
	yield* verifiedBody(await f(O((r) => openDownload(e, t, n, r), e.retry, n), () => isServiceInstance(e, t.baseUrl, n)), t.digest, e.maxDownloadBytes);
}
async function* verifiedBody(e, t, r) {
	try {
		let i = (0, B.createHash)("sha256"), a = new x(e, r);
		for (let e = await a.read(); e !== void 0; e = await a.read()) i.update(e), yield e;
		let o = `sha256:${i.digest("hex")}`;
		if (o === t) return;
		throw C(e.header("content-type")) ? toLoginPageError(e) : new n(`GET ${e.context.request.url}: the bytes are not those of ${t}, but of ${o}. They were changed or damaged: do not use them.`, {
			...getFacts(e),
			code: "digest_mismatch"
		});
	} finally {
		e.close();
	}
}
// src/evidence/client/client-session.ts
var ClientSession = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	discover(e, t, n) {
		try {
			let r = toDiscoverQuery(e, t), share = (t) => this.#t.share(new SharedDiscover(t, e, r), n), i = this.#s();
			return i === void 0 ? this.#c().then(share) : share(i);
		} catch (e) {
			return h(e);
		}
	}
	async download(e, t) {
		let { runtime: n, call: r } = await this.#o(e), { artifacts: i } = n, a = toSharedCall(toUrl(r), r.identity, ["download"], {
			start: async (t) => {
				let o = await i.get(a.key, e);
				if (o !== void 0) return t.noteKept?.(), o;
				let s = await download(n, r, t);
				return await i.keep(a.key, s), s;
			},
			copy: (e) => new Uint8Array(e)
		});
		return this.#t.share(a, t);
	}
	async *downloadStream(e, t) {
		let { runtime: n, call: r } = await this.#o(e);
		yield* this.#t.stream({
			method: "GET",
			url: toUrl(r)
		}, (e) => downloadStream(n, r, e), t);
	}
	async browserRedirect(e, t) {
		let { runtime: n, call: r } = await this.#o(e), i = toSharedCall(toUrl(r), r.identity, ["browser"], {
			start: (e) => getBrowserRedirect(n, r, e),
			copy: (e) => ({ ...e })
		});
		return this.#t.share(i, t);
	}
	async evidence(e, t) {
		return (await this.#a()).evidence(e, t);
	}
	async projectCompliance(e, t) {
		return (await this.#a()).projectCompliance(e, t);
	}
	async evidencePrompt(e, t, n) {
		return n.report?.({ attempts: 0 }), (await this.#a()).evidencePrompt(e, t, n);
	}
	async #a() {
		let { PlatformSession: e } = await import("./platform-session.js"), { runtime: t, baseUrl: n, identity: r } = await this.#c("platformUrl"), { platform: i, retry: a, probe: o, requestTimeoutMs: s, maxRecords: c, maxPages: l } = t, { notFoundText: u } = t.settings, d = await t.grpcChannel(n), f = {
			retry: a,
			probe: o,
			notFoundText: u,
			requestTimeoutMs: s,
			maxRecords: c,
			maxPages: l
		};
		return this.#r ??= new e({
			channel: d,
			identity: r,
			mapping: i,
			calls: this.#t,
			...f
		}), this.#r;
	}
	async #o(e) {
		checkDownloadDigest(e);
		let { runtime: t, baseUrl: n, identity: r } = this.#s() ?? await this.#c();
		return {
			runtime: t,
			call: {
				baseUrl: n,
				digest: e,
				identity: r
			}
		};
	}
	#s() {
		let e = this.#i;
		return e !== void 0 && warnOfExpiry(e), e;
	}
	async #c(e = "baseUrl") {
		let t = await this.#e(), n = M(t.settings, e);
		this.#n ??= t.identities.next().catch((e) => {
			throw this.#n = void 0, e;
		});
		let r = {
			runtime: t,
			baseUrl: n,
			identity: await this.#n
		};
		return e === "baseUrl" && (this.#i = r), warnOfExpiry(r), r;
	}
};
function warnOfExpiry({ runtime: e, identity: t }) {
	let n = p(t.accessToken);
	n !== void 0 && e.warn(n);
}
var SharedDiscover = class {
	key;
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.key = toCallKey(this.#r, e.identity, ["discover", n]);
	}
	get request() {
		return {
			method: "GET",
			url: this.#r
		};
	}
	start(e) {
		let { runtime: t, baseUrl: n, identity: r } = this.#e, begin = (i) => discover(t, {
			baseUrl: n,
			digest: this.#t,
			query: this.#n,
			identity: r,
			place: i
		}, e);
		return t.discoverOver === "grpc" ? begin() : t.transport.reserve(e.signal, begin);
	}
	copy(e) {
		return structuredClone(e);
	}
	get #r() {
		return `${this.#e.baseUrl}/discover/${this.#t}`;
	}
};
function toSharedCall(e, t, n, r) {
	return {
		key: toCallKey(e, t, n),
		request: {
			method: "GET",
			url: e
		},
		start: r.start,
		copy: r.copy
	};
}
function toCallKey(e, t, n) {
	return `${e}\n${t.key}\n${JSON.stringify(n)}`;
}
function toUrl({ baseUrl: e, digest: t }) {
	return `${e}/download/${t}`;
}
// src/evidence/client/create-service-client.ts
var V = /* @__PURE__ */ e({ createServiceClient: () => createServiceClient });
function createServiceClient(e = {}) {
	let t = new l(), r, runtime = () => (r ??= A(e).catch((e) => {
		throw r = void 0, e;
	}), r), openSession = () => new ClientSession(runtime, t), close = async () => {
		t.close(), await (await r?.catch(() => void 0))?.close();
	};
	return {
		openSession,
		close,
		[Symbol.asyncDispose]: close,
		discover: (e, t = {}, n = {}) => openSession().discover(e, t, n),
		download: (e, t = {}) => openSession().download(e, t),
		downloadStream: (e, t = {}) => openSession().downloadStream(e, t),
		browserRedirect: (e, t = {}) => openSession().browserRedirect(e, t),
		evidence: (e = {}, t = {}) => openSession().evidence(e, t),
		projectCompliance: (e, t = {}) => openSession().projectCompliance(e, t),
		evidencePrompt: (e, t, n = {}) => openSession().evidencePrompt(e, t, n),
		async checkPlatform() {
			M((await runtime()).settings, "platformUrl");
		},
		async connect(e) {
			let t = await runtime();
			await t.connect(e, M(t.settings, e === "platform" ? "platformUrl" : "baseUrl"));
		},
		async info(e = {}) {
			let n = await runtime(), r = M(n.settings, "baseUrl"), i = `${r}/infoz`;
			return t.share({
				key: JSON.stringify(["info", i]),
				request: {
					method: "GET",
					url: i
				},
				start: (e) => getInstanceInfo(n, r, e),
				copy: (e) => structuredClone(e)
			}, e);
		},
		async openapi(e, r = {}) {
			if (e !== "controlplane" && e !== "platform") throw new n("openapi: the API is \"controlplane\" or \"platform\"", { code: "request_invalid" });
			let i = await runtime(), a = e === "platform", o = M(i.settings, a ? "platformUrl" : "baseUrl"), s = a ? "SERVICE_PLATFORM_URL" : "SERVICE_BASE_URL", c = `${o}/openapi.yaml`;
			return t.share({
				key: JSON.stringify(["openapi", c]),
				request: {
					method: "GET",
					url: c
				},
				start: (e) => getOpenapiDocument(i, {
					baseUrl: o,
					addressSetting: s
				}, e),
				copy: (e) => e
			}, r);
		}
	};
}
export { checkDownloadDigest, createServiceClient, V as create_service_client_exports };

import { __exportAll as e } from "./rolldown-runtime.js";
import { LimitedBody as t, ResponseError as n, ServiceError as r, concatBytes as i, findDuplicateKey as a, isHtml as o, isThenable as s, message as c, nearest as l, option as u, parseRetryAfter as d, readBody as f, readErrorBody as p, toShownUrl as m, withRetries as h } from "./shared.js";
import { ClientCalls as g, RequestTarget as _, checkRedirect as v, confirmNotFound as y, expiryWarning as b, parseErrorBody as x, rejection as S, settleNotFound as C, toResponseError as w, toShownText as T, toStatusError as E, validate as D } from "./library.js";
import { readNotFound as O } from "./not-found.js";
import { createClientRuntime as k, identityHeaders as A, requireUrl as j } from "./client-runtime.js";
import { createHash as M } from "node:crypto";
// src/evidence/client/rest/failed-response.ts
async function toFailedResponse(e, t, { asked: n, addressSetting: r = "SERVICE_BASE_URL" } = {}) {
	if (e.status < 400) return toUnexpectedResponse(e, t);
	let i = await x(await p(e), e.header("content-type")), { status: a, message: o } = i, s = d(e.header("retry-after"));
	return E({
		status: e.status,
		shownStatus: String(e.status),
		message: o,
		notFound: O({
			error: a,
			text: i.text
		}, n),
		asked: n,
		responder: t,
		addressSetting: r
	}, {
		...getFacts(e),
		...a !== void 0 && {
			serviceCode: a.code,
			details: a.details ?? a.metadata
		},
		...a?.reason && { reason: T(a.reason) },
		...s !== void 0 && { retryAfterMs: s }
	});
}
function toLoginPageError(e) {
	return new r(`GET ${e.context.request.url}: ${e.status}, a page to log in instead of an answer. The token is not accepted, or the address is not that of the service: log in again, or check SERVICE_BASE_URL.`, {
		...getFacts(e),
		code: "unauthenticated"
	});
}
function getFacts(e) {
	let t = e.header("x-request-id");
	return {
		...e.context,
		status: e.status,
		...t !== void 0 && { requestId: T(t) }
	};
}
function toUnexpectedResponse(e, t) {
	let n = e.status >= 300, i = n ? isLoginRedirect(e) : o(e.header("content-type"));
	return t === "service" && i ? toLoginPageError(e) : n ? new r(`GET ${e.context.request.url}: ${e.status}, a redirect where none is followed. If the service has moved, set SERVICE_BASE_URL to its new address.`, {
		...getFacts(e),
		code: "redirect_refused"
	}) : new r(`GET ${e.context.request.url}: unexpected status ${e.status}`, {
		...getFacts(e),
		code: "service_failed"
	});
}
function isLoginRedirect(e) {
	return e.status === 307 || o(e.header("content-type")) ? !0 : /log-?in|sign-?in|\bo?auth|\bsso\b/i.test(e.header("location") ?? "");
}
// src/evidence/client/rest/api-call.ts
function sendApiRequest(e, { url: t, accept: n, identity: r, place: i }, a) {
	let o = r === void 0 ? {} : A(r, e.organizationHeader);
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
	return h((i) => sendApiRequest(e, t, {
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
		s(r) || e.close();
	}
	return s(r) ? r.finally(() => e.close()) : r;
}
async function refuse(e, t) {
	throw await toFailedResponse(e, t.identity === void 0 ? "service_without_token" : "service", t);
}
function readResponseBody(e, { identity: t }, n) {
	let r = e.header("content-type");
	if (t !== void 0 && o(r)) throw toLoginPageError(e);
	let { request: i } = e.context, a = f(e, n);
	return s(a) ? a.then((e) => ({
		body: e,
		contentType: r,
		request: i
	})) : {
		body: a,
		contentType: r,
		request: i
	};
}
const N = new TextDecoder("utf-8", { fatal: !0 });
function parseJsonBody({ body: e, contentType: t, request: n }, r) {
	let invalid = (e) => w(r, [{
		path: "",
		message: e
	}], n);
	if (e.byteLength === 0) throw invalid("is empty");
	if (o(t)) throw invalid("is an HTML page");
	let i;
	try {
		i = JSON.parse(N.decode(e));
	} catch {
		throw invalid("is not JSON");
	}
	if (a(e) !== void 0) throw invalid("has an object with a duplicate key");
	return i;
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
	let { control: a } = i, s = new URL(`${t.baseUrl}/download/${t.digest}`), c = n;
	for (;;) {
		let n;
		try {
			let i = r.size === 1;
			if (c.status === 200) {
				if (i && o(c.header("content-type"))) throw toLoginPageError(c);
				return c;
			}
			if (isFollowed(c, i, s)) n = resolveRedirect(c, c.header("location"));
			else {
				let r = c.url.origin === s.origin ? "service" : "store", { notFoundText: o } = e.settings, l = {
					id: t.digest,
					isContinued: !i,
					notFoundText: o
				}, u = await toFailedResponse(c, r, { asked: l });
				if (!i || !mayBeAllowedOverGrpc(u, t)) throw u;
				let { getDownloadUrl: d } = await import("./download-url.js");
				n = await d(e, t, u, a);
			}
			if (r.has(n.href) || r.size > 5) throw toLoopError(c, n);
			r.add(n.href);
		} catch (e) {
			throw c.close(), e;
		}
		c.close(), c = await sendApiRequest(e, {
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
	return new r(`GET ${e.context.request.url}: endless redirects, or more than 5, to ${m(t)}`, {
		...getFacts(e),
		code: "redirect_refused"
	});
}
function resolveRedirect(e, t) {
	let n = `GET ${e.context.request.url}: ${e.status}, a redirect`;
	return v({
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
	return D("instance-info", parseJsonBody(r, "instance-info"), r.request);
}
async function getOpenapiDocument(e, { baseUrl: t, addressSetting: r }, i) {
	let { body: a, contentType: s, request: c } = await getBody(e, {
		addressSetting: r,
		url: new URL(`${t}/openapi.yaml`),
		accept: "application/yaml, text/yaml, */*;q=0.5",
		identity: void 0
	}, i), l = new TextDecoder().decode(a);
	if (!o(s) && /^[ \t]*["']?(openapi|swagger)["']?\s*:/m.test(l)) return l;
	throw new n(`the answer to GET ${c.url} is not an OpenAPI document: check that the address is that of the API.`, {
		code: "response_invalid",
		schema: "https://spec.openapis.org/oas/latest.html",
		issues: [{
			path: "",
			message: "has no field openapi or swagger at its top"
		}],
		request: c
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
async function getBrowserRedirect(e, t, n) {
	return y(h(async (i) => {
		let a = new URL(`${t.baseUrl}/download/${t.digest}`), o = {
			attempts: i,
			control: n,
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
			let n = s.header("refresh");
			if (n === void 0) return {
				url: resolveRedirect(s, s.header("location")).href,
				delaySeconds: 0
			};
			let [, i, a, o, c] = P.exec(n) ?? [];
			if (i === void 0) throw new r(`GET ${s.context.request.url}: the header Refresh is not <seconds>;url=<address>`, {
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
	}, e.retry, n), () => isServiceInstance(e, t.baseUrl, n));
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
	let n = typeof e == "string" ? e.slice(0, e.indexOf(":") + 1) : "", i = Object.hasOwn(F, n.slice(0, -1)) ? ` ${n}…` : "", a = typeof e == "string" ? `of ${String(e.length)} characters` : `(${typeof e})`;
	return new r(`malformed digest${i} ${a}: ${t}`, { code: "request_invalid" });
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
		if (t === void 0) throw invalid(`unknown filter ${JSON.stringify(e)}${l(e, Object.keys(z))}`);
		if (r !== void 0 && r !== "") {
			if (typeof r != "string") throw invalid(`${t} must be a string`);
			n[t] = r;
		}
	}
	if (n.project_version !== void 0 && n.project_name === void 0) throw invalid("project_version needs project_name");
	return n;
}
async function discover(e, t, n) {
	let r = checkPage(await getPage(e, t, void 0, n), t, { kind: t.query.kind }), { item: i, cursor: a } = s(r) ? await r : r, o = [i.references];
	return a !== void 0 && await addPages(e, t, {
		item: i,
		cursor: a
	}, o, n), i.references = mergeReferences(o), i;
}
async function addPages(e, t, { item: { kind: n }, cursor: i }, a, o) {
	let { digest: s } = t, l = /* @__PURE__ */ new Set(), d = i;
	for (; d !== void 0;) {
		if (l.add(d), a.length >= e.maxPages) throw new r(c`the references of ${s} take more than ${e.maxPages} pages (the client's ${u("maxPages")})`, { code: "response_too_large" });
		let i = await checkPage(await getPage(e, t, d, o), t, {
			kind: n,
			cursors: l
		});
		a.push(i.item.references), {cursor: d} = i;
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
	let { request: r } = e, i = D("discover-response", e.json, r);
	return s(i) ? i.then((e) => toPage(e, r, t, n)) : toPage(i, r, t, n);
}
function toPage(e, t, { digest: n }, r) {
	let i = nextCursor(e), a = findPageIssue(e, n, i, r);
	if (a !== void 0) throw w("discover-response", [a], t);
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
		url: _.below(t, `/discover/${n}`, l),
		accept: "application/json",
		identity: i,
		asked: o,
		place: a
	}, c).then(toWirePage, async (n) => {
		throw await C(n, () => isServiceInstance(e, t, c));
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
	return new r(`discover: ${e}`, { code: "request_invalid" });
}
// src/evidence/client/rest/download.ts
async function download(e, t, n) {
	return y(h(async (r) => {
		let a = await openDownload(e, t, n, r), o = [];
		for await (let n of verifiedBody(a, t.digest, e.maxDownloadBytes)) o.push(n);
		return i(o);
	}, e.retry, n), () => isServiceInstance(e, t.baseUrl, n));
}
async function* downloadStream(e, t, n) {
	yield* verifiedBody(await y(h((r) => openDownload(e, t, n, r), e.retry, n), () => isServiceInstance(e, t.baseUrl, n)), t.digest, e.maxDownloadBytes);
}
async function* verifiedBody(e, n, i) {
	try {
		let a = M("sha256"), s = new t(e, i);
		for (let e = await s.read(); e !== void 0; e = await s.read()) a.update(e), yield e;
		let c = `sha256:${a.digest("hex")}`;
		if (c === n) return;
		throw o(e.header("content-type")) ? toLoginPageError(e) : new r(`GET ${e.context.request.url}: the bytes are not those of ${n}, but of ${c}. They were changed or damaged: do not use them.`, {
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
			return S(e);
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
		let t = await this.#e(), n = j(t.settings, e);
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
	let n = b(t.accessToken);
	n !== void 0 && e.warn(n);
}
var SharedDiscover = class {
	key;
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.key = toCallKey(this.#i, e.identity, ["discover", n]);
	}
	get request() {
		return {
			method: "GET",
			url: this.#i
		};
	}
	start(e) {
		let { runtime: t } = this.#e;
		return t.discoverOver === "grpc" ? this.#r(e) : t.transport.reserve(e.signal, (t) => this.#r(e, t));
	}
	copy(e) {
		return structuredClone(e);
	}
	#r(e, t) {
		let { runtime: n, baseUrl: r, identity: i } = this.#e;
		return discover(n, {
			baseUrl: r,
			digest: this.#t,
			query: this.#n,
			identity: i,
			place: t
		}, e);
	}
	get #i() {
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
var B = /* @__PURE__ */ e({ createServiceClient: () => createServiceClient });
function createServiceClient(e = {}) {
	let t = new g(), n, runtime = () => (n ??= k(e).catch((e) => {
		throw n = void 0, e;
	}), n), openSession = () => new ClientSession(runtime, t), close = async () => {
		t.close(), await (await n?.catch(() => void 0))?.close();
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
			j((await runtime()).settings, "platformUrl");
		},
		async connect(e) {
			let t = await runtime();
			await t.connect(e, j(t.settings, e === "platform" ? "platformUrl" : "baseUrl"));
		},
		async info(e = {}) {
			let n = await runtime(), r = j(n.settings, "baseUrl"), i = `${r}/infoz`;
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
		async openapi(e, n = {}) {
			if (e !== "controlplane" && e !== "platform") throw new r("openapi: the API is \"controlplane\" or \"platform\"", { code: "request_invalid" });
			let i = await runtime(), a = e === "platform", o = j(i.settings, a ? "platformUrl" : "baseUrl"), s = a ? "SERVICE_PLATFORM_URL" : "SERVICE_BASE_URL", c = `${o}/openapi.yaml`;
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
			}, n);
		}
	};
}
export { checkDownloadDigest, createServiceClient, B as create_service_client_exports };

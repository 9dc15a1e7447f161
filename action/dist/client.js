import { __exportAll as e } from "./rolldown-runtime.js";
import { BoundedCache as t, COMPATS as n, COMPAT_NAMES as r, COUNT as i, Cancellation as a, ConfigurationError as o, Deadline as s, EvaluationError as c, FLAG as l, FUNCTION as u, FileCache as d, MAX_TIMER_MS as f, OBJECT as p, ResponseError as m, SETTINGS as h, SETTING_NAMES as g, ServiceError as _, TEXT as v, append as ee, channels as y, checkRegular as b, checkServiceAllowed as te, closeFile as x, codeOf as S, collectSmall as C, configFilePath as w, explainFailure as T, findDuplicateKey as E, fromCertificates as D, fromHostAndPort as O, getMember as ne, invalidConfig as k, isErrorOf as re, isObject as ie, isRegohostError as A, isTextList as ae, isThenable as j, isTraced as oe, listenTo as se, loadPackage as ce, mergeOptions as le, message as M, nearest as N, onAbort as ue, oneOf as de, openToRead as fe, option as P, optionNamed as pe, readVariable as F, require__builtin_crypto as me, rule as I, sha256 as he, sha256Hex as L, shownCause as ge, shownSource as _e, shownValue as ve, throwOptionsError as ye, toReason as be, toSignal as xe, toTarget as Se, traced as Ce, unlistenTo as we, unreadableConfig as Te } from "./evaluation.js";
import { Limit as Ee, LimitedBody as De, Pieces as Oe, ReservedSlot as ke, firstMisfit as Ae, isHtml as R, isJson as je, isLoopback as Me, parseRetryAfter as Ne, parseServiceUrl as Pe, readBody as Fe, readErrorBody as Ie, toConnectionError as Le, toShownUrl as z, toTimeoutError as Re, withRetries as B } from "./shared.js";
import { USER_AGENT as ze } from "./start.js";
import { dirname as Be, isAbsolute as Ve, resolve as He } from "node:path";
// src/base/async/rejection.ts
async function rejection(e) {
	throw e;
}
// src/evidence/schema/records.ts
function schemaId(e) {
	return `urn:regohost:schema:${e}`;
}
// src/evidence/schema/validate.ts
function toResponseError(e, t, n) {
	let r = n === void 0 ? "a value" : `the answer to ${n.method} ${n.url}`, i = t.map((e) => `${e.path === "" ? "the document" : e.path} ${e.message}`);
	return new m(`${r} is not a valid ${e.replaceAll("-", " ")}: ${i.join("; ")}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: schemaId(e),
		issues: t,
		...n && { request: n }
	});
}
let V;
async function loadValidators() {
	return V = await Promise.resolve().then(() => Rt), V;
}
function validate(e, t, n) {
	if (V === void 0) return loadValidators().then(() => validate(e, t, n));
	let r = V.issuesOf(e, t);
	if (r.length > 0) throw toResponseError(e, r, n);
	return t;
}
async function matchSchema(e, t) {
	let { issuesOf: n } = V ?? await loadValidators();
	return n(e, t).length === 0 ? t : void 0;
}
async function parseErrorBody(e, t) {
	let n = je(t) ? await matchSchema("error-status", parseJson(e)) : void 0;
	if (n !== void 0) return {
		status: n,
		message: toShownText(n.message),
		text: e
	};
	let r = R(t) || e.trimStart().startsWith("<") ? "" : e;
	return {
		status: void 0,
		message: je(t) ? "" : toShownText(r),
		text: r
	};
}
function findAmbiguousKinds(e) {
	let [, t = ""] = /\bkinds?\b[^[\]]*\[([^\]]*)\]/i.exec(e) ?? [];
	return t.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? [];
}
function toShownText(e) {
	let t = e.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").replaceAll(/\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g, "<token>").replaceAll(/(\bhttps?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, "$1").trim();
	return t.length > 500 ? `${t.slice(0, 500)}…` : t;
}
function parseJson(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/evidence/client/not-found.ts
const Ue = [404, 5], We = /(^|[^a-z])not ?found$/i, Ge = /\b(routes?|paths?|pages?|endpoints?|ur[li]s?|methods?|operations?|apis?|hosts?|upstreams?|backends?)\b/i, Ke = /\b(services?|organi[sz]ations?|projects?|workflows?|users?|tokens?|accounts?|tenants?)\b/i, qe = /\b(artifacts?|artefacts?|referrers?|evidence|attestations?|materials?|digests?|blobs?|mappings?)\b/i;
function readNotFound({ error: e, text: t }, n) {
	if (n === "any") return "stated";
	if (n?.id === void 0 || n.isContinued) return "not_stated";
	let { id: r, notFoundText: i } = n;
	if (i !== void 0 && hasText(t, i.replaceAll("{digest}", r))) return "stated";
	if (e === void 0 || !Ue.includes(e.code)) return "not_stated";
	let { message: a } = e, o = toWords(e.reason ?? "");
	return o !== "" && (!We.test(o) || isOfSomethingElse(o)) ? "not_stated" : namesItem(a, r) ? "stated" : isOfSomethingElse(a) ? "not_stated" : o === "" ? qe.test(a) ? "unclear" : "not_stated" : "stated";
}
function hasText(e, t) {
	return e.toLowerCase().includes(t.toLowerCase());
}
function toWords(e) {
	return e.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").replaceAll(/[\s_-]+/g, " ").trim();
}
function namesItem(e, t) {
	let n = t.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"), [, r] = /^[a-z0-9]+:([0-9a-f]{32,})$/.exec(t) ?? [], i = [`(?<![\\w/-]|%2f)${n}`, ...r === void 0 ? [] : [`(?<![\\w/:-]|%2f|%3a)${r}`]];
	return RegExp(`(${i.join("|")})(?![\\w/-])`, "i").test(e);
}
function isOfSomethingElse(e) {
	return Ge.test(e) || Ke.test(e) && !qe.test(e);
}
// src/evidence/client/status-error.ts
var UnclearNotFound = class extends _ {
	#e;
	constructor(e, t, n) {
		super(e, t), this.name = "ServiceError", this.#e = n;
	}
	settle(e) {
		return this.#e(e);
	}
};
const Je = /* @__PURE__ */ new Set([
	408,
	425,
	429,
	502,
	503,
	504
]), Ye = /\btoo many (clients|connections)\b|\bconnection slots\b|\bconnection pool\b/i;
function isOverload({ status: e, message: t }) {
	return e === 429 || e === 503 || e === 500 && Ye.test(t);
}
function toStatusError(e, t) {
	let { status: n, message: r, shownStatus: i, notFound: a } = e, o = n === 400 ? findAmbiguousKinds(r) : [], s = r === "" ? "" : ` (${r})`, describe = (n) => `${t.request.method} ${t.request.url}: ${i}${s}. ${adviceFor(n, e, o)}`, c = Je.has(n) || isOverload(e), l = o.length > 1 ? "ambiguous_kind" : toErrorCode(e), libraryOptions = (e) => ({
		retryable: c,
		...t,
		code: e,
		...o.length > 1 && { kinds: o }
	}), toError = (e) => new _(describe(e), libraryOptions(e));
	return l !== "wrong_address" || a !== "unclear" ? toError(l) : new UnclearNotFound(describe(l), libraryOptions(l), (e) => toError(e ? "not_found" : l));
}
function toErrorCode({ status: e, notFound: t, responder: n, requested: r }) {
	switch (e) {
		case 400:
		case 422: return "request_invalid";
		case 401: return n === "store" ? "permission_denied" : "unauthenticated";
		case 403: return "permission_denied";
		case 404: return t === "stated" ? "not_found" : n === "store" || isContinued(r) ? "service_failed" : "wrong_address";
		case 429: return "rate_limited";
		case 501: return "unimplemented";
		default: return "service_failed";
	}
}
function adviceFor(e, t, n) {
	let { status: r, responder: i, addressSetting: a } = t;
	return e === "ambiguous_kind" ? `The digest exists in several kinds: give one of ${n.join(", ")}.` : e === "permission_denied" && i === "store" ? "The artifact store did not accept the pre-signed address, which is valid for a short time only." : e === "unauthenticated" ? "Log in again, or set SERVICE_TOKEN to a valid token." : e === "permission_denied" ? "The token may not do this, or it does not belong to the organization; some operations need a user token." : e === "not_found" ? "It does not exist, or is not visible to this identity." : e === "rate_limited" ? "The service limits the rate of requests: try again later." : e === "request_invalid" ? "The service does not accept the request's parameters." : e === "unimplemented" ? `The service at this address does not have the operation: check ${a} and its version.` : r === 404 && i === "store" ? "The artifact store does not say that the artifact is gone: ask for the download again, or ask who runs the service." : r === 404 && isContinued(t.requested) ? "An earlier request for the item succeeded, so it may exist despite this response: try again." : e === "wrong_address" ? `${wrongAddressAdvice(t)} Check ${a}.` : Je.has(r) || isOverload(t) ? "The service is not available now: try again later." : r === 500 ? "Some services give this answer for a revoked token and for an unknown organization: check both." : "The service failed.";
}
function isContinued(e) {
	return typeof e == "object" && e.isContinued;
}
function wrongAddressAdvice({ responder: e, requested: t, notFound: n, addressSetting: r }) {
	return e === "service_without_token" && r !== "SERVICE_GRPC_URL" ? "Every instance of the service answers this, so the address may be wrong." : typeof t != "object" || t.id === void 0 ? "Gateways and servers without the operation give this answer: the address may be wrong." : `The answer ${n === "unclear" ? "does not name the id, and the server did not show that it is the service" : "lacks the service's text for an unknown item; gateways and servers without the operation give this answer"}. The address may be wrong; if your service's 404 differs, set SERVICE_NOT_FOUND_TEXT.`;
}
// src/evidence/client/rest/failed-response.ts
async function toFailedResponse(e, t, { requested: n, addressSetting: r = "SERVICE_BASE_URL" } = {}) {
	if (e.status < 400) return toUnexpectedResponse(e, t);
	let i = await parseErrorBody(await Ie(e), e.header("content-type")), { status: a, message: o } = i;
	return toStatusError({
		status: e.status,
		shownStatus: String(e.status),
		message: o,
		notFound: readNotFound({
			error: a,
			text: i.text
		}, n),
		requested: n,
		responder: t,
		addressSetting: r
	}, {
		...getFacts(e),
		serviceCode: a?.code,
		details: a?.details ?? a?.metadata,
		...a?.reason && { reason: toShownText(a.reason) },
		retryAfterMs: Ne(e.header("retry-after"))
	});
}
function toLoginPageError(e) {
	return new _(`GET ${e.context.request.url}: ${e.status}, a page to log in instead of an answer. The token is not accepted, or the address is not that of the service: log in again, or check SERVICE_BASE_URL.`, {
		...getFacts(e),
		code: "unauthenticated"
	});
}
function getFacts(e) {
	let t = e.header("x-request-id");
	return {
		...e.context,
		status: e.status,
		requestId: t && toShownText(t)
	};
}
function toUnexpectedResponse(e, t) {
	let n = e.status >= 300, r = n ? isLoginRedirect(e) : R(e.header("content-type"));
	return t === "service" && r ? toLoginPageError(e) : n ? new _(`GET ${e.context.request.url}: ${e.status}, a redirect where none is followed. If the service has moved, set SERVICE_BASE_URL to its new address.`, {
		...getFacts(e),
		code: "redirect_refused"
	}) : new _(`GET ${e.context.request.url}: unexpected status ${e.status}`, {
		...getFacts(e),
		code: "service_failed"
	});
}
function isLoginRedirect(e) {
	return e.status === 307 || R(e.header("content-type")) ? !0 : /log-?in|sign-?in|\bo?auth|\bsso\b/i.test(e.header("location") ?? "");
}
// src/evidence/client/access-token.ts
var Xe = /* @__PURE__ */ e({
	SERVICE_AUDIENCES: () => H,
	checkNotExpired: () => checkNotExpired,
	expiryWarning: () => expiryWarning,
	readAccessToken: () => readAccessToken
});
const H = {
	api: ["api-token-auth.service"],
	user: ["user-auth.service"]
}, Ze = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;
async function readAccessToken(e, t) {
	let malformed = () => new o("the access token is not a JWT, which has three parts joined by dots. Copy it again as a whole, or log in again.", { code: "credentials_malformed" });
	if (!Ze.test(e)) throw malformed();
	let { decodeJwt: n } = await ce(() => Promise.resolve().then(() => Ot)), r;
	try {
		r = n(e);
	} catch {
		throw malformed();
	}
	let { exp: i, sub: a, aud: s } = r;
	if (i !== void 0 && (typeof i != "number" || !Number.isFinite(i))) throw malformed();
	let c = (Array.isArray(s) ? s : [s]).filter((e) => typeof e == "string"), l = c.some((e) => t.api.includes(e));
	return {
		kind: c.some((e) => t.user.includes(e)) ? "user" : l ? "api" : "unknown",
		expiresAt: i === void 0 ? void 0 : Math.max(-864e13, Math.min(i * 1e3, 864e13)),
		subject: typeof a == "string" ? a : void 0,
		audiences: c
	};
}
const Qe = {
	api: "Create a new API token and set SERVICE_TOKEN to it.",
	user: "User tokens last 24 hours: log in again (regohost login), or use an API token for unattended work.",
	unknown: "Log in again (regohost login), or set SERVICE_TOKEN to a new token."
};
function checkNotExpired(e, t = Date.now()) {
	if (e.expiresAt === void 0 || e.expiresAt > t) return;
	let n = new Date(e.expiresAt).toISOString();
	throw new o(`the access token expired on ${n}, by this machine's clock. ${Qe[e.kind]}`, { code: "credentials_expired" });
}
function expiryWarning({ kind: e, expiresAt: t }, n = Date.now()) {
	if (!(e !== "user" || t === void 0 || t - n > 36e5)) return `the login ${t > n ? "expires" : "expired"} at ${new Date(t).toISOString()}; log in again: regohost login`;
}
// src/evidence/client/identity.ts
var Identities = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e;
	}
	get hasToken() {
		return this.#e.token !== void 0;
	}
	async next() {
		let e = await readToken(this.#e.token), t = this.#t?.token === e ? this.#t : await this.#n(e);
		return checkNotExpired(t.accessToken), this.#t = t, t;
	}
	async #n(e) {
		let t = await readAccessToken(e, this.#e.audiences), n = t.kind === "api" ? void 0 : this.#e.organization, r = L(e), i = JSON.stringify([r, n ?? null]);
		return {
			token: e,
			authorization: `Bearer ${e}`,
			accessToken: t,
			organization: n,
			key: i
		};
	}
};
async function readToken(e) {
	let t = e;
	if (typeof e == "function") try {
		t = await e();
	} catch (e) {
		throw new o("the function that returns the access token failed (see cause)", {
			code: "credentials_missing",
			cause: e
		});
	}
	let n = typeof t == "string" ? t.trim() : "";
	if (n === "") throw new o("no access token: log in (regohost login), or set SERVICE_TOKEN to an API token.", { code: "credentials_missing" });
	return n;
}
function identityHeaders(e, t) {
	checkNotExpired(e.accessToken);
	let n = { authorization: e.authorization };
	return e.organization !== void 0 && (n[t] = e.organization), n;
}
// src/evidence/client/rest/api-call.ts
function sendApiRequest(e, { url: t, accept: n, identity: r, slot: i }, a) {
	let o = r === void 0 ? {} : identityHeaders(r, e.organizationHeader);
	o.accept = n;
	let { attempts: s, control: c, timeoutMs: l } = a, { awaitTurn: u } = e, d = {
		url: t,
		headers: o,
		signal: c.signal,
		attempts: s,
		timeoutMs: l,
		slot: i
	};
	return u === void 0 ? (c.countRequest(), e.transport.send(d)) : e.transport.send({
		...d,
		beforeSend: () => u(c)
	});
}
function getBody(e, t, n) {
	let r = e.requestTimeoutMs;
	return B((i) => sendApiRequest(e, t, {
		attempts: i,
		control: n,
		timeoutMs: r
	}).then((n) => readAnswer(n, t, e.maxResponseBytes)), e.retry, n);
}
function readAnswer(e, t, n) {
	let r;
	try {
		r = e.status === 200 ? readResponseBody(e, t, n) : throwResponseError(e, t);
	} finally {
		j(r) || e.close();
	}
	return j(r) ? r.finally(() => e.close()) : r;
}
async function throwResponseError(e, t) {
	throw await toFailedResponse(e, t.identity === void 0 ? "service_without_token" : "service", t);
}
function readResponseBody(e, { identity: t }, n) {
	let r = e.header("content-type");
	if (t !== void 0 && R(r)) throw toLoginPageError(e);
	let { request: i } = e.context, a = Fe(e, n);
	return j(a) ? a.then((e) => ({
		body: e,
		contentType: r,
		request: i
	})) : {
		body: a,
		contentType: r,
		request: i
	};
}
const $e = new TextDecoder("utf-8", { fatal: !0 });
function parseJsonBody({ body: e, contentType: t, request: n }, r) {
	let invalid = (e) => toResponseError(r, [{
		path: "",
		message: e
	}], n);
	if (e.byteLength === 0) throw invalid("is empty");
	if (R(t)) throw invalid("is an HTML page");
	let i;
	try {
		i = JSON.parse($e.decode(e));
	} catch {
		throw invalid("is not JSON");
	}
	if (E(e) !== void 0) throw invalid("has an object with a duplicate key");
	return i;
}
// src/http/check-redirect.ts
var et = /* @__PURE__ */ e({ checkRedirect: () => checkRedirect });
function checkRedirect({ url: e, shown: t, facts: n }, r) {
	let throwRedirectError = (e) => {
		throw new _(`${t} ${e}`, {
			...n,
			code: "redirect_refused"
		});
	};
	if (r === void 0 || r.trim() === "") return throwRedirectError("without an address");
	if (!URL.canParse(r, e.href)) return throwRedirectError("to an address that is not a URL");
	let i = new URL(r, e);
	if (i.protocol !== "https:" && i.protocol !== "http:") return throwRedirectError(`to the scheme ${i.protocol}`);
	if (i.username !== "" || i.password !== "") return throwRedirectError("to an address with credentials");
	if (i.protocol === "http:") {
		if (e.protocol === "https:") return throwRedirectError(`from TLS to plain HTTP (${z(i)})`);
		if (!Me(i.hostname)) return throwRedirectError(`to plain HTTP on another machine (${z(i)})`);
	}
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
	let { control: a } = i, o = new URL(`${t.baseUrl}/download/${t.digest}`), s = n;
	for (;;) {
		let n;
		try {
			let i = r.size === 1;
			if (s.status === 200) {
				if (i && R(s.header("content-type"))) throw toLoginPageError(s);
				return s;
			}
			if (isFollowed(s, i, o)) n = resolveRedirect(s, s.header("location"));
			else {
				let r = s.url.origin === o.origin ? "service" : "store", { notFoundText: c } = e.settings, l = {
					id: t.digest,
					isContinued: !i,
					notFoundText: c
				}, u = await toFailedResponse(s, r, { requested: l });
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
	return new _(`GET ${e.context.request.url}: endless redirects, or more than 5, to ${z(t)}`, {
		...getFacts(e),
		code: "redirect_refused"
	});
}
function resolveRedirect(e, t) {
	let n = `GET ${e.context.request.url}: ${e.status}, a redirect`;
	return checkRedirect({
		url: e.url,
		shown: n,
		facts: getFacts(e)
	}, t);
}
// src/base/async/single-flight.ts
function toEndedError(e) {
	return new c("the evaluation has ended", {
		code: "aborted",
		cause: e
	});
}
const tt = {
	timedOut: () => toEndedError(),
	aborted: (e, { reason: t }) => toEndedError(t),
	closed: () => toEndedError()
};
var SingleFlight = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = !1;
	constructor(e) {
		this.#e = e;
	}
	run(e, t = {}, n) {
		return new Promise((r, i) => {
			if (this.#n) throw this.#e.closed(e);
			let a = this.#r(e, t);
			a?.check();
			let o = this.#t.get(e.key), s = o !== void 0, c = o ?? new Flight(e, this.#e.begin, this.#t), l = new Wait(c, t, s, n, r, i);
			c.add(l), s || c.start(), l.watch(a);
		});
	}
	close() {
		this.#n = !0;
		for (let e of this.#t.values()) e.close(this.#e.closed(e.call));
	}
	#r(e, { signal: t, deadline: n }) {
		if (t !== void 0 || n !== void 0) return new s({
			timeoutMs: n === void 0 ? void 0 : n - Date.now(),
			signals: [t],
			timedOut: () => this.#e.timedOut(e),
			aborted: (t) => this.#e.aborted(e, t)
		});
	}
}, Wait = class {
	waiter;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = !1;
	constructor(e, t, n, r, i, a) {
		this.#e = e, this.waiter = t, this.#t = n, this.#n = r, this.#r = i, this.#i = a;
	}
	watch(e) {
		this.#o || (this.#a = e?.watch((e) => this.reject(e)));
	}
	resolve(e) {
		if (!this.#o) try {
			this.#s(), this.#r(this.#t ? this.#e.copy(e) : e);
		} catch (e) {
			this.#i(e);
		}
	}
	reject(e) {
		if (!this.#o) try {
			this.#s(), this.#i(e);
		} catch (e) {
			this.#i(e);
		}
	}
	#s() {
		this.#o = !0, this.#a?.(), this.#e.remove(this), this.#n?.({
			control: this.#e.control,
			joined: this.#t
		});
	}
}, Flight = class {
	control;
	call;
	#e;
	#t = [];
	signal = new a();
	#n = !1;
	constructor(e, t, n) {
		this.control = t(this), this.call = e, this.#e = n, n.set(e.key, this);
	}
	start() {
		let e;
		try {
			e = this.call.start(this.control);
		} catch (e) {
			this.#r(e);
			return;
		}
		e.then((e) => {
			for (let t of this.#i()) t.resolve(e);
		}, (e) => this.#r(e));
	}
	copy(e) {
		return this.call.copy(e);
	}
	mayRetry() {
		for (let { waiter: e } of this.#t) if (e.speculative !== !0) return !0;
		return this.#a(), !1;
	}
	deadline() {
		let e = -Infinity;
		for (let { waiter: t } of this.#t) e = Math.max(e, t.deadline ?? Infinity);
		return e;
	}
	add(e) {
		this.#t.length === 0 ? this.#t = [e] : this.#t.push(e);
	}
	remove(e) {
		this.#n || (this.#t.splice(this.#t.indexOf(e), 1), this.#t.length > 0 || (this.#a(), this.signal.cancel(new DOMException("nobody waits for the answer", "AbortError"))));
	}
	close(e) {
		this.signal.cancel(e), this.#r(e);
	}
	#r(e) {
		for (let t of this.#i()) t.reject(e);
	}
	#i() {
		let e = this.#t;
		return this.#t = [], this.#n ? [] : (this.#n = !0, this.#a(), e);
	}
	#a() {
		let { key: e } = this.call;
		this.#e.get(e) === this && this.#e.delete(e);
	}
}, CallProgress = class {
	#e;
	#t = 0;
	#n = !1;
	#r = !1;
	#i = !1;
	constructor(e) {
		this.#e = e;
	}
	get signal() {
		return this.#e.signal;
	}
	mayRetry() {
		return this.#e.mayRetry();
	}
	deadline() {
		return this.#e.deadline();
	}
	countRequest() {
		this.#t += 1, this.#i = !1;
	}
	noteGrpc() {
		this.#n = !0;
	}
	noteKept() {
		this.#r = !0;
	}
	noteUnprocessed() {
		this.#i = !0;
	}
	toFacts(e) {
		return {
			attempts: this.#t,
			cached: e || this.#r,
			...this.#n && { via: "grpc" },
			...this.#i && { unprocessed: !0 }
		};
	}
}, ClientCalls = class {
	#e = new SingleFlight({
		begin: (e) => new CallProgress(e),
		timedOut: ({ request: e }) => toDeadlineError(e),
		aborted: ({ request: e }, t) => toAbortedError(e, t),
		closed: ({ request: e }) => toClosedError(e)
	});
	#t = new AbortController();
	share(e, t) {
		let n = t.report && (({ control: e, joined: n }) => t.report?.(e.toFacts(n)));
		return this.#e.run(e, t, n);
	}
	async single(e, t, n) {
		let { control: r, end: i } = this.#n(e, n);
		try {
			return r.signal.throwIfAborted(), await t(r);
		} finally {
			i();
		}
	}
	async *stream(e, t, n) {
		let { control: r, end: i } = this.#n(e, n);
		try {
			r.signal.throwIfAborted(), yield* t(r);
		} finally {
			i();
		}
	}
	#n(e, t) {
		let { signal: n, deadline: r = Infinity } = t, i = this.#t.signal, a = new s({
			timeoutMs: r - Date.now(),
			signals: [i, n],
			timedOut: () => toDeadlineError(e),
			aborted: (t) => t === i ? toClosedError(e) : toAbortedError(e, t)
		}), o = new CallProgress({
			signal: a.signal,
			mayRetry: () => t.speculative !== !0,
			deadline: () => r
		});
		return {
			control: o,
			end: () => {
				a.close(), t.report?.(o.toFacts(!1));
			}
		};
	}
	close() {
		this.#e.close(), this.#t.abort();
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
function toAbortedError(e, t) {
	return new _(`${e.method} ${e.url}: the call was aborted`, {
		code: "aborted",
		cause: t.reason,
		request: e
	});
}
function toDeadlineError(e) {
	return new _(M`${e.method} ${e.url}: not answered before the caller's deadline. Allow more time (${P("timeoutMs")}).`, {
		code: "service_timeout",
		retryable: !0,
		request: e
	});
}
function toClosedError(e) {
	return new _(`${e.method} ${e.url}: the service client is closed`, {
		code: "client_closed",
		request: e
	});
}
// src/evidence/client/instance-probe.ts
const nt = [
	"wrong_address",
	"redirect_refused",
	"unauthenticated",
	"permission_denied",
	"unimplemented",
	"response_invalid"
];
var InstanceProbe = class {
	#e = new SingleFlight({
		begin: (e) => e,
		timedOut: ({ request: e }) => toDeadlineError(e),
		aborted: ({ request: e }, t) => toAbortedError(e, t),
		closed: ({ request: e }) => toClosedError(e)
	});
	#t = /* @__PURE__ */ new Map();
	async isService({ request: e, ask: t }, n) {
		let r = e.url, i = this.#t.get(r);
		if (i !== void 0) return i;
		let a = await this.#e.run({
			key: r,
			request: e,
			start: (e) => t({
				signal: e.signal,
				mayRetry: () => e.mayRetry(),
				deadline: () => e.deadline(),
				countRequest: () => n.countRequest()
			}).catch((e) => {
				if (nt.some((t) => A(e, t))) return !1;
				throw e;
			}),
			copy: (e) => e
		}, {
			signal: n.signal,
			deadline: n.deadline(),
			speculative: !n.mayRetry()
		});
		return this.#t.set(r, a), a;
	}
};
async function confirmNotFound(e, t) {
	try {
		return await e;
	} catch (e) {
		throw await settleNotFound(e, t);
	}
}
async function settleNotFound(e, t) {
	return e instanceof UnclearNotFound ? e.settle(await t()) : e;
}
// src/evidence/client/rest/instance-info.ts
async function getInstanceInfo(e, t, n) {
	let r = await getBody(e, {
		url: new URL(`${t}/infoz`),
		accept: "application/json",
		identity: void 0
	}, n);
	return validate("instance-info", parseJsonBody(r, "instance-info"), r.request);
}
async function getOpenapiDocument(e, { baseUrl: t, addressSetting: n }, r) {
	let { body: i, contentType: a, request: o } = await getBody(e, {
		addressSetting: n,
		url: new URL(`${t}/openapi.yaml`),
		accept: "application/yaml, text/yaml, */*;q=0.5",
		identity: void 0
	}, r), s = new TextDecoder().decode(i);
	if (!R(a) && /^[ \t]*["']?(openapi|swagger)["']?\s*:/m.test(s)) return s;
	throw new m(`the answer to GET ${o.url} is not an OpenAPI document: check that the address is that of the API.`, {
		code: "response_invalid",
		schema: "https://spec.openapis.org/oas/latest.html",
		issues: [{
			path: "",
			message: "has no field openapi or swagger at its top"
		}],
		request: o
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
const rt = /^\s*(\d+)\s*[;,]\s*url\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/i;
async function getBrowserRedirect(e, t, n) {
	return confirmNotFound(B(async (r) => {
		let i = new URL(`${t.baseUrl}/download/${t.digest}`), a = {
			attempts: r,
			control: n,
			timeoutMs: e.requestTimeoutMs
		}, o = await sendApiRequest(e, {
			url: i,
			accept: "text/html",
			identity: t.identity
		}, a);
		try {
			if (o.status !== 302) {
				let { notFoundText: n } = e.settings;
				throw await toFailedResponse(o, "service", { requested: {
					id: t.digest,
					isContinued: !1,
					notFoundText: n
				} });
			}
			let n = o.header("refresh");
			if (n === void 0) return {
				url: resolveRedirect(o, o.header("location")).href,
				delaySeconds: 0
			};
			let [, r, i, a, s] = rt.exec(n) ?? [];
			if (r === void 0) throw new _(`GET ${o.context.request.url}: the header Refresh is not <seconds>;url=<address>`, {
				...getFacts(o),
				code: "redirect_refused"
			});
			return {
				url: resolveRedirect(o, i ?? a ?? s).href,
				delaySeconds: Number(r)
			};
		} finally {
			o.close();
		}
	}, e.retry, n), () => isServiceInstance(e, t.baseUrl, n));
}
// src/evidence/client/artifact-cache.ts
var ArtifactCache = class {
	#e;
	#t;
	constructor({ maxBytes: e, folder: n }) {
		this.#e = new t(e, ({ length: e }) => e), this.#t = n === void 0 ? void 0 : new d(n);
	}
	async get(e, t) {
		let n = this.#e.get(e);
		if (n !== void 0) return new Uint8Array(n);
		let r = await this.#t?.read(L(e));
		if (r !== void 0 && he(r) === t) return this.#e.keep(e, new Uint8Array(r)), r;
	}
	async keep(e, t) {
		this.#e.keep(e, new Uint8Array(t)), await this.#t?.write(L(e), t);
	}
	close() {
		this.#e.clear();
	}
};
// src/evidence/client/await-turn.ts
function toAwaitTurn(e) {
	if (e !== void 0) return async (t) => {
		let n = xe(t.signal);
		n.throwIfAborted();
		let stopListening = () => void 0, r = new Promise((e, t) => {
			stopListening = ue(n, () => t(be(n)));
		});
		try {
			await Promise.race([e(n, t.deadline()), r]);
		} catch (e) {
			throw n.aborted ? be(n) : A(e) ? e : new _("the request was not sent, because beforeRequest failed", {
				code: "rate_limited",
				cause: e
			});
		} finally {
			stopListening();
		}
		n.throwIfAborted(), t.countRequest();
	};
}
// src/base/host/private-file.ts
var it = /* @__PURE__ */ e({
	readPrivateFile: () => readPrivateFile,
	thisProcess: () => thisProcess
});
const thisProcess = () => ({
	platform: process.platform,
	uid: process.getuid?.()
});
async function readPrivateFile(e, t, { holds: n, owner: r = thisProcess() } = {}) {
	let i = n ?? "a token";
	try {
		let n = await fe(e, { isOwn: !0 });
		return await check(e, t, i, n, r), (await C(n, 1048576)).toString("utf8");
	} catch (r) {
		if (r instanceof o) throw r;
		if (re(r, "RangeError")) throw k(`${e} is larger than 1 MiB: it is not a file with ${i}`, r);
		let { isMissing: a, why: s } = await T(e, r);
		if (!t && a) return;
		let c = n !== void 0 && a, l = c ? `there is no such file with ${i}: the option takes its path` : `the file ${_e(e)} cannot be read: ${s}`, u = c ? void 0 : ge(e, r);
		throw Te(l, u);
	}
}
async function check(e, t, n, r, i) {
	let { fd: a, status: { mode: o, uid: s } } = r;
	try {
		t || b(r), i.platform !== "win32" && checkPrivate(e, n, o, s, i.uid);
	} catch (e) {
		throw await x(a), e;
	}
}
function checkPrivate(e, t, n, r, i) {
	if (n & 63) throw new o(`${e} should contain ${t}, and other users can read or write it (mode ${(n & 511).toString(8).padStart(4, "0")}). Run: chmod 600 ${JSON.stringify(e)}`, { code: "config_insecure" });
	if (i !== void 0 && r !== i && r !== 0) throw new o(`${e} should contain ${t}, and is owned by another user (uid ${String(r)})`, { code: "config_insecure" });
}
function keyText(e) {
	return e.join(".");
}
function unknownKeys(e, t, n) {
	return `unknown key ${t.map((t) => `${shownKey(keyText([...e, t]))}${N(t, n)}`).join(", ")}`;
}
function shownKey(e) {
	return JSON.stringify(e.length > 40 ? `${e.slice(0, 20)}…` : e);
}
// src/evidence/settings/read-config-file.ts
var at = /* @__PURE__ */ e({
	noProfile: () => noProfile,
	parseConfigFile: () => parseConfigFile,
	readChainloopLogin: () => readChainloopLogin,
	readConfigFile: () => readConfigFile
});
const ot = Object.fromEntries(Object.values(h).flatMap(({ key: e }) => {
	let [t, n] = e.split(".");
	return t === "service" && n !== void 0 ? [[n, e === h.http2.key ? l : v]] : [];
})), U = {
	organization: v,
	auth: { keys: { token: v } },
	service: { keys: ot },
	platform: "mapping"
}, st = { keys: {
	version: i,
	...U,
	profiles: { each: { keys: U } }
} };
async function configProblems(e) {
	return toProblems(e, st, []);
}
async function toProblems(e, t, n) {
	if (t === "mapping") return (await import("./platform-mapping-schema.js")).mappingProblems(e, n);
	if (!isTable(t)) return t[1](e) ? [] : [`${keyText(n)}: must be ${t[0]}`];
	if (!p[1](e)) return [`${keyText(n)}: must be a table`];
	let r = [], i = [];
	for (let [a, o] of Object.entries(e)) {
		let { keys: e = {}, each: s } = t, c = s ?? (Object.hasOwn(e, a) ? e[a] : void 0);
		c === void 0 ? i.push(a) : ee(r, await toProblems(o, c, [...n, a]));
	}
	return i.length === 0 ? r : [...r, unknownKeys(n, i, Object.keys(t.keys ?? {}))];
}
function isTable(e) {
	return !Array.isArray(e);
}
async function readConfigFile(e, { required: t, profile: n, isNewProfile: r = !1, owner: i = thisProcess() }) {
	let a = await readPrivateFile(e, t, { owner: i });
	if (a === void 0) {
		if (n !== void 0 && !r) throw noProfile(e, n, []);
		return;
	}
	let o = await parseConfigFile(e, a), s = Object.entries(o.profiles ?? {}), c = n === void 0 ? o : new Map(s).get(n);
	if (c === void 0) {
		if (r) return;
		throw noProfile(e, n ?? "", s.map(([e]) => e));
	}
	let l = {};
	for (let e of g) {
		let t = h[e].key.split(".").reduce(ne, c), n = typeof t == "boolean" || typeof t == "string" ? String(t).trim() : "";
		n !== "" && (l[e] = n);
	}
	let { ca: u } = l;
	return u !== void 0 && !Ve(u) && !u.includes("-----BEGIN") && (l.ca = He(Be(e), u)), {
		...l,
		platform: ne(c, "platform")
	};
}
function noProfile(e, t, n) {
	let r = ve(t), i = n.length === 0 ? "it has none" : `it has ${n.join(", ")}`;
	return k(`${e} has no profile ${r}${N(t, n)}: ${i}. Make one: regohost login --profile ${r}`);
}
async function parseConfigFile(e, t) {
	let n = await parseToml(e, t), invalid = (t) => k(`${e}: ${t}`), { version: r } = n;
	if (typeof r == "number" && r > 1) throw invalid(`is of version ${r}, which a newer regohost wrote; this one reads 1. Update regohost`);
	let i = await configProblems(n);
	if (i.length > 0) throw invalid(i.join("; "));
	return n;
}
async function parseToml(e, t) {
	let { parse: n, TomlError: r } = await ce(() => import("./dist3.js"));
	try {
		return n(t.replace(/^\uFEFF/, ""));
	} catch (t) {
		throw t instanceof r ? k(`${e}: is not valid TOML (line ${t.line}, column ${t.column}); it may have been cut short`) : t;
	}
}
async function readChainloopLogin(e) {
	let t = await parseToml(e, await readPrivateFile(e, !0) ?? ""), table = (e) => {
		let n = t[e];
		return typeof n == "object" && n ? n : {};
	}, text = (t, n) => {
		let r = Object.entries(t).find(([e]) => e.toLowerCase() === n)?.[1];
		if (r !== void 0) {
			if (typeof r == "string") return r.trim() === "" ? void 0 : r.trim();
			throw k(`${e}: ${n}: must be a string`);
		}
	}, n = text(table("control-plane"), "api"), r = text(table("control-plane"), "api-ca");
	return {
		organization: text(t, "organization"),
		token: text(table("auth"), "token"),
		grpcUrl: n === void 0 ? void 0 : O(n),
		ca: r === void 0 ? void 0 : D(r)
	};
}
// src/evidence/settings/resolve-settings.ts
var ct = /* @__PURE__ */ e({ resolveSettings: () => resolveSettings });
const lt = [
	"token",
	"baseUrl",
	"grpcUrl",
	"platformUrl"
];
async function resolveSettings(e = {}) {
	let { flags: t = {}, flagName = (e) => e, env: r = process.env } = e, i = e.configFile === !1 ? void 0 : e.configFile, a = e.compat === void 0 ? void 0 : n[e.compat], o = e.profileFrom ?? (e.configFile === !1 ? void 0 : i ?? w(r)), s = e.profile ?? F(r, "SERVICE_PROFILE");
	if (e.profile !== void 0 && e.profileFrom !== void 0) throw k("a profile is one of regohost's saved logins, not one of another tool's");
	let c = {}, l = {}, take = (e, t) => {
		let n = t.find(([, e]) => e !== void 0 && e !== "");
		if (n?.[1] === void 0 || l[e] !== void 0) return;
		let r = n[0].kind === "option" ? pe(e) : n[0].name;
		c[e] = checkSetting(e, n[1], r), l[e] = n[0];
	};
	for (let e of g) take(e, [
		[{
			kind: "option",
			name: flagName(e)
		}, t[e]?.trim()],
		[{
			kind: "environment",
			name: h[e].variable
		}, F(r, h[e].variable)],
		...otherVariable(e, a, r)
	]);
	let u = [], d = await (async () => {
		if (e.profileFrom !== void 0) return readChainloopLogin(e.profileFrom);
		if (o === void 0) return;
		let { isNewProfile: t } = e, n = i !== void 0;
		try {
			return await readConfigFile(o, {
				required: n,
				profile: s,
				isNewProfile: t
			});
		} catch (e) {
			if (n || s !== void 0 || t === !0 || !isAccessDenied(e) || !lt.some((e) => e in c)) throw e;
			u.push(`${e.message}; only options and environment variables are used.`);
			return;
		}
	})();
	for (let t of g) take(t, [[{
		kind: "config_file",
		name: `${o ?? ""} (${getKey(t, s, e)})`
	}, d?.[t]]]);
	let { token: f } = l, p = f?.kind === "environment" && d?.token !== void 0, m = `${f?.name ?? ""} is set and is used instead of the login saved in ${o ?? ""}.`;
	return {
		settings: c,
		sources: l,
		platform: d?.platform,
		warnings: u,
		...p && { unusedLogin: m },
		configFile: o
	};
}
function isAccessDenied(e) {
	if (!A(e, "config_unreadable")) return !1;
	let t = S(e.cause);
	return t === "EACCES" || t === "EPERM";
}
const ut = {
	grpcUrl: O,
	ca: D
};
function otherVariable(e, t, n) {
	let r = t?.variables[e];
	if (r === void 0) return [];
	let i = F(n, r), a = ut[e] ?? ((e) => e);
	return [[{
		kind: "environment",
		name: r
	}, i === void 0 ? void 0 : a(i)]];
}
function getKey(e, t, { profileFrom: n }) {
	let r = h[e].key;
	return t === void 0 || n !== void 0 ? r : `profiles.${t}.${r}`;
}
function checkSetting(e, t, n) {
	if (e === "baseUrl" || e === "grpcUrl" || e === "platformUrl") return Pe(t, n);
	if (e === "organization" && !/^[\x20-\x7e]{1,256}$/.test(t)) throw k(M`${n}: an organization's name is up to 256 printable ASCII characters`);
	if (e === "notFoundText" && !/^[^\p{Cc}]{3,256}$/u.test(t)) throw k(M`${n}: a part of the service's message, 3 to 256 characters in one line`);
	if (e === "http2" && t !== "true" && t !== "false") throw k(M`${n}: it is true or false`);
	return t;
}
// src/evidence/client/check-client-options.ts
const dt = /^(authorization|host|accept|accept-encoding|user-agent|cookie|connection|content-.*)$/i;
function integer(e, t) {
	return I(`an integer from ${String(e)} to ${String(t)}`, (n) => typeof n == "number" && Number.isInteger(n) && n >= e && n <= t);
}
const W = integer(1, f), ft = integer(0, f), G = I("a string that is not empty", (e) => typeof e == "string" && e !== ""), pt = I("a list of audiences", (e) => ae(e) && !e.includes("")), mt = {
	baseUrl: v,
	grpcUrl: v,
	transport: de("rest", "grpc"),
	platformUrl: v,
	token: I("a string or a function", (e) => v[1](e) || u[1](e)),
	organization: v,
	organizationHeader: I("a header's name, and none with a meaning of its own", (e) => typeof e == "string" && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(e) && !dt.test(e)),
	apiTokenAudiences: pt,
	userTokenAudiences: pt,
	ca: v,
	notFoundText: v,
	http2: l,
	fetch: u,
	maxConnections: integer(1, 1e4),
	timeouts: p,
	"timeouts.connectMs": W,
	"timeouts.idleMs": W,
	"timeouts.requestMs": W,
	beforeRequest: u,
	maxAttempts: integer(1, 100),
	retryDelays: p,
	"retryDelays.baseMs": ft,
	"retryDelays.maxMs": ft,
	maxResponseBytes: i,
	maxDownloadBytes: i,
	artifactCacheBytes: integer(0, 2 ** 53 - 1),
	artifactCacheFolder: G,
	maxPages: i,
	maxRecords: i,
	platform: p,
	env: I("an object", ie),
	configFile: I("a path or false", (e) => e === !1 || G[1](e)),
	profile: G,
	compat: de(...r),
	profileFrom: G,
	onWarning: u
};
async function checkClientOptions(e) {
	let { timeouts: t, retryDelays: n, platform: r } = le(K, e, mt);
	if (le(K, {
		...withOuter("timeouts", t),
		...withOuter("retryDelays", n)
	}, mt), r === void 0) return;
	let { mappingProblems: i } = await import("./platform-mapping-schema.js"), a = i(r, ["platform"]);
	a.length > 0 && ye(K, M`${a.join("; ")}`);
}
const K = "createServiceClient";
function withOuter(e, t = {}) {
	return Object.fromEntries(Object.entries(t).map(([t, n]) => [`${e}.${t}`, n]));
}
// src/http/request-target.ts
var q = class RequestTarget {
	origin;
	pathname;
	search;
	#e;
	constructor(e, t, n) {
		this.origin = e, this.pathname = t, this.search = n;
	}
	static below(e, t, n) {
		let r = e.indexOf("/", e.indexOf("://") + 3);
		return r < 0 ? new RequestTarget(e, t, n) : new RequestTarget(e.slice(0, r), e.slice(r) + t, n);
	}
	static of(e) {
		return new RequestTarget(e.origin, e.pathname, e.search);
	}
	get url() {
		return this.#e ??= new URL(this.origin + this.pathname + this.search);
	}
	get shown() {
		return this.origin + this.pathname;
	}
}, ht = /* @__PURE__ */ e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = new Ee(e.maxConnections), open = (n) => {
		let r;
		try {
			return r = new OpenRequest(n, e, t), oe(y.request) ? r.startTraced() : r.start();
		} catch (e) {
			throw r === void 0 ? t.leave() : r.close(), e;
		}
	}, openLater = async (e, n) => {
		let r = n ? void 0 : t.enter(e.signal);
		r !== void 0 && await r;
		try {
			await e.beforeSend?.();
		} catch (e) {
			throw t.leave(), e;
		}
		return open(e);
	};
	return {
		send(e) {
			let t = e.slot?.take() === !0;
			return t && e.beforeSend === void 0 ? open(e) : openLater(e, t);
		},
		reserve: (e) => new ke(t, e)
	};
}
function getMethod({ method: e, form: t, body: n }) {
	return e ?? (t === void 0 && n === void 0 ? "GET" : "POST");
}
function toHeaderList(e) {
	let t = [
		"accept-encoding",
		"identity",
		"user-agent",
		ze
	];
	for (let n of Object.keys(e)) t.push(n, e[n] ?? "");
	return t;
}
var OpenRequest = class {
	context;
	#e;
	#t;
	#n;
	#r;
	#i = new a();
	#a;
	#o;
	#s;
	#c;
	#l = 0;
	#u = 0;
	#d;
	#f = !1;
	constructor(e, t, n) {
		let { url: r, signal: i, attempts: a, timeoutMs: o = Infinity } = e, { advice: s } = t;
		this.#e = r instanceof q ? r : q.of(r), this.context = {
			request: {
				method: getMethod(e),
				url: this.#e.shown
			},
			attempts: a
		}, s !== void 0 && (this.context.advice = s), this.#t = e, this.#n = t, this.#r = n, this.#a = performance.now() + o, this.#o = se(i, this);
	}
	cancelled(e) {
		this.#i.cancel(e);
	}
	get url() {
		return this.#e.url;
	}
	get status() {
		return this.#d?.status ?? 0;
	}
	header(e) {
		return this.#d?.header(e);
	}
	startTraced() {
		let e = { ...this.#t.headers }, t = {
			protocol: "http",
			method: this.context.request.method,
			...Se(this.#e.url),
			attempt: this.context.attempts,
			setHeader: (t, n) => void (e[t] = n)
		};
		return Ce(y.request, t, () => this.start(e), ({ status: e }) => void (t.status = e));
	}
	start(e = this.#t.headers) {
		let { method: t, form: n, body: r } = this.#t, i = this.#i;
		this.#m("no answer", this.#n.headersTimeoutMs ?? this.#n.idleTimeoutMs);
		try {
			let a = {
				method: t,
				headers: toHeaderList(e),
				form: n,
				body: r,
				cancellation: i
			};
			return this.#n.send(this.#e, a).then((e) => (this.#c = void 0, this.#d = e, this), (e) => {
				throw this.#p(e);
			});
		} catch (e) {
			return rejection(this.#p(e));
		}
	}
	#p(e) {
		this.#c = void 0;
		let t = this.#g(e);
		return this.close(), t;
	}
	read() {
		let e = this.#d?.read();
		return j(e) ? this.#h(e) : e;
	}
	close() {
		if (!this.#f) {
			this.#f = !0, clearTimeout(this.#s), we(this.#t.signal, this, this.#o);
			try {
				this.#d?.discard();
			} finally {
				this.#r.leave();
			}
		}
	}
	#m(e, t) {
		this.#c = e, this.#u = t, this.#l = performance.now(), this.#s === void 0 && this.#_(this.#l);
	}
	async #h(e) {
		this.#m("the answer stopped: no more bytes came", this.#n.idleTimeoutMs);
		try {
			return await e;
		} catch (e) {
			throw this.#g(e);
		} finally {
			this.#c = void 0;
		}
	}
	#g(e) {
		let { signal: t } = this.#t;
		if (t.aborted) return t.reason;
		let { reason: n } = this.#i;
		return n instanceof _ ? n : e instanceof o ? e : Le(e, this.context);
	}
	#_(e) {
		let { timeoutMs: t = 0 } = this.#t, n = this.#c === void 0 ? Infinity : this.#l + this.#u;
		if (e >= this.#a) this.#i.cancel(Re("no complete answer", t, this.context));
		else if (this.#c !== void 0 && e >= n) this.#i.cancel(Re(this.#c, this.#u, this.context));
		else {
			let t = Math.ceil(Math.min(this.#a, n, e + this.#n.idleTimeoutMs) - e);
			this.#s = setTimeout(() => this.#_(performance.now()), Math.min(t, f));
		}
	}
};
// src/evidence/client/client-runtime.ts
const gt = 1048576;
async function createClientRuntime(e) {
	te(), await checkClientOptions(e);
	let t = e.env ?? process.env, { token: r, http2: i, timeouts: a, retryDelays: o } = e, { configFile: s, profile: c, profileFrom: l } = e, u = e.compat ?? (l === void 0 ? void 0 : "chainloop"), d = u === void 0 ? void 0 : n[u], f = await resolveSettings({
		flags: {
			...e,
			http2: i?.toString(),
			token: typeof r == "string" ? r : void 0
		},
		env: t,
		configFile: s,
		profile: c,
		profileFrom: l,
		compat: u
	}), { settings: p, sources: m } = f, h = p.baseUrl !== void 0 || p.grpcUrl === void 0;
	!h && p.grpcUrl !== void 0 && (p.baseUrl = p.grpcUrl);
	let g = typeof r == "function", { warnings: _, unusedLogin: v } = f;
	for (let t of _) e.onWarning?.(t);
	!g && v !== void 0 && e.onWarning?.(v);
	let ee = p.ca === void 0 ? void 0 : await readCa(p.ca, m.ca?.name ?? "ca"), y = e.maxConnections ?? 128, b = {
		connectTimeoutMs: a?.connectMs ?? 1e4,
		idleTimeoutMs: a?.idleMs ?? 3e4,
		ca: ee,
		env: t
	}, x = e.fetch === void 0 ? createLazyHttp({
		maxConnections: y,
		...b
	}, toHttp2Origin(p)) : toInjectedFetch(e.fetch), S = (e.organizationHeader ?? d?.organizationHeader ?? "service-organization").toLowerCase(), C = {
		maxAttempts: e.maxAttempts ?? 4,
		baseDelayMs: o?.baseMs ?? 200,
		maxDelayMs: o?.maxMs ?? 3e4
	}, w = a?.requestMs ?? 6e4, T = toAwaitTurn(e.beforeRequest), E = createLazyGrpc({
		...b,
		maxConcurrentCalls: y,
		requestTimeoutMs: w,
		retry: C,
		awaitTurn: T,
		identityHeaders: (e) => identityHeaders(e, S)
	}), D = e.transport ?? (h ? "rest" : "grpc"), O = new ArtifactCache({
		maxBytes: e.artifactCacheBytes ?? 0,
		folder: e.artifactCacheFolder
	});
	return {
		settings: p,
		artifacts: O,
		identities: new Identities({
			token: g ? r : p.token,
			organization: p.organization,
			audiences: {
				api: e.apiTokenAudiences ?? d?.audiences.api ?? H.api,
				user: e.userTokenAudiences ?? d?.audiences.user ?? H.user
			}
		}),
		organizationHeader: S,
		transport: createTransport({
			send: x.send,
			maxConnections: y,
			idleTimeoutMs: b.idleTimeoutMs
		}),
		awaitTurn: T && (async (e) => {
			await x.load(), await T(e);
		}),
		retry: C,
		probe: new InstanceProbe(),
		requestTimeoutMs: w,
		maxResponseBytes: e.maxResponseBytes ?? 16 * gt,
		maxDownloadBytes: e.maxDownloadBytes ?? 100 * gt,
		maxPages: e.maxPages ?? 1e3,
		maxRecords: e.maxRecords ?? 1e4,
		platform: {
			...f.platform,
			...e.platform
		},
		discoverOver: D,
		hasRest: h,
		warn: onceEach((t) => e.onWarning?.(t)),
		grpcChannel: E.open,
		async connect(e, t) {
			e === "controlplane" && D === "rest" ? await x.connect() : await (await E.open(t)).connect();
		},
		close: async () => {
			O.close(), await Promise.all([x.close(), E.close()]);
		}
	};
}
function requireUrl(e, t) {
	let n = e[t];
	if (n !== void 0) return n;
	let [r, i, a] = t === "baseUrl" ? [
		"service",
		"SERVICE_BASE_URL",
		"base_url"
	] : [
		"platform",
		"SERVICE_PLATFORM_URL",
		"platform_url"
	];
	throw k(M`the address of the ${r} is not set: give ${P(t)}, set ${i}, or set ${a} under [service] in the config file.`);
}
async function readCa(e, t) {
	let { readCertificates: n } = await import("./read-certificates.js").then((e) => e.read_certificates_exports);
	return (await n(e, t)).join("");
}
function onceEach(e) {
	let t = /* @__PURE__ */ new Set();
	return (n) => {
		t.has(n) || (t.add(n), e(n));
	};
}
function toHttp2Origin({ baseUrl: e, http2: t }) {
	return e === void 0 || t === "false" ? void 0 : new URL(e).origin;
}
function createLazyHttp(e, t) {
	let n, r, load = async () => {
		if (t?.startsWith("https:") === !0) {
			let { createNegotiatedHttp: r } = await import("./negotiated-http.js");
			n = r({
				...e,
				http2Origin: t
			});
		} else {
			let { createUndiciHttp: t } = await import("./undici.js").then((e) => e.undici_http_exports);
			n = t(e);
		}
		return n;
	}, loadOnce = () => r ??= load(), sendFirst = async (e, t) => (await loadOnce()).send(e, t);
	return {
		send: (e, t) => n === void 0 ? sendFirst(e, t) : n.send(e, t),
		load: loadOnce,
		connect: async () => (await loadOnce()).connect?.(),
		close: async () => (await r)?.close()
	};
}
function createLazyGrpc(e) {
	let t, load = async () => (await import("./grpc.js").then((e) => e.create_grpc_channel_exports)).createGrpcChannels(e);
	return {
		open: async (e) => (t ??= load(), (await t).open(e)),
		close: async () => (await t)?.close()
	};
}
function toInjectedFetch(e) {
	return {
		async send({ url: t }, { headers: n, form: r, cancellation: i }) {
			let a = [];
			for (let e = 0; e + 1 < n.length; e += 2) a.push([n[e] ?? "", n[e + 1] ?? ""]);
			let o = new AbortController();
			i.onCancel((e) => o.abort(e));
			let { signal: s } = o, c = await e(t, {
				...r === void 0 ? { method: "GET" } : {
					method: "POST",
					body: r
				},
				headers: a,
				signal: s,
				redirect: "manual"
			}), l = c.body?.getReader(), u = l === void 0;
			return {
				status: c.status,
				header: (e) => c.headers.get(e) ?? void 0,
				async read() {
					let e = await l?.read();
					return u = e?.done !== !1, e?.value;
				},
				discard() {
					u || l?.cancel().catch(() => void 0);
				}
			};
		},
		load: () => Promise.resolve(),
		connect: () => Promise.resolve(),
		close: () => Promise.resolve()
	};
}
// src/evidence/client/digest.ts
const J = {
	md5: 32,
	sha1: 40,
	sha224: 56,
	sha256: 64,
	sha384: 96,
	sha512: 128
}, _t = /^sha256:[a-f0-9]{64}$/;
function checkDigest(e) {
	let t = typeof e == "string" ? e.indexOf(":") : -1, n = t < 0 ? "" : e.slice(0, t), r = t < 0 ? "" : e.slice(t + 1), i = Object.hasOwn(J, n) ? J[n] : void 0;
	if (i === void 0 || r.includes(":")) throw malformed(e, `write it as <algorithm>:<hex> with one of the algorithms ${Object.keys(J).join(", ")}`);
	if (!/^[0-9a-f]*$/.test(r)) throw malformed(e, "its hex digits must be 0-9 and a-f, in lower case");
	if (r.length !== i) throw malformed(e, `${n} has ${i} hex digits, but it has ${r.length}`);
}
function checkDownloadDigest(e) {
	if (!(typeof e == "string" && e.length === 71 && _t.test(e))) throw typeof e == "string" && !e.startsWith("sha256:") ? malformed(e, "artifacts are downloaded by their SHA-256: sha256: and 64 hex digits") : malformed(e, "it must be sha256: and 64 hex digits, in lower case");
}
function malformed(e, t) {
	let n = typeof e == "string" ? e.slice(0, e.indexOf(":") + 1) : "", r = Object.hasOwn(J, n.slice(0, -1)) ? ` ${n}…` : "", i = typeof e == "string" ? `of ${String(e.length)} characters` : `(${typeof e})`;
	return new _(`malformed digest${r} ${i}: ${t}`, { code: "request_invalid" });
}
// src/evidence/client/rest/discover.ts
const vt = /* @__PURE__ */ new Set([
	"created_at",
	"createdAt",
	"references",
	"metadata",
	"annotations"
]), yt = {
	enumerable: !0,
	configurable: !0,
	writable: !0
};
function toReferrerItem(e) {
	let { digest: t, kind: n, created_at: r, createdAt: i, references: a, metadata: o, annotations: s } = e, c = i ?? r, l = {};
	for (let t of Object.keys(e)) vt.has(t) || (t === "__proto__" ? Object.defineProperty(l, t, {
		...yt,
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
const Y = {
	kind: "kind",
	projectName: "project_name",
	projectVersion: "project_version"
};
function toDiscoverQuery(e, t) {
	if (checkDigest(e), typeof t != "object" || !t) throw invalid$1("the filters must be an object");
	let n = {};
	for (let [e, r] of Object.entries(t)) {
		let t = Object.hasOwn(Y, e) ? Y[e] : void 0;
		if (t === void 0) throw invalid$1(`unknown filter ${JSON.stringify(e)}${N(e, Object.keys(Y))}`);
		if (r !== void 0 && r !== "") {
			if (typeof r != "string") throw invalid$1(`${t} must be a string`);
			n[t] = r;
		}
	}
	if (n.project_version !== void 0 && n.project_name === void 0) throw invalid$1("project_version needs project_name");
	return n;
}
var DiscoverCall = class {
	key;
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n, this.key = toCallKey(this.request.url, e.identity, ["discover", n]);
	}
	get request() {
		return {
			method: "GET",
			url: `${this.#e.baseUrl}/discover/${this.#t}`
		};
	}
	copy(e) {
		return structuredClone(e);
	}
	start(e) {
		let { transport: t, discoverOver: n } = this.#e.runtime, r = n === "grpc" ? void 0 : t.reserve(e.signal);
		return r?.entry === void 0 ? this.#r(e, r) : r.entry.then(() => this.#r(e, r));
	}
	async #r(e, t) {
		let n;
		try {
			n = this.#a(void 0, e, t);
		} finally {
			t?.giveBack();
		}
		let r = this.#s(await n, { kind: this.#n.kind }), { item: i, cursor: a } = j(r) ? await r : r, o = [i.references];
		return a !== void 0 && await this.#i(i.kind, a, o, e), i.references = mergeReferences(o), i;
	}
	async #i(e, t, n, r) {
		let { maxPages: i } = this.#e.runtime, a = /* @__PURE__ */ new Set(), o = t;
		for (; o !== void 0;) {
			if (a.add(o), n.length >= i) throw new _(M`the references of ${this.#t} take more than ${i} pages (the client's ${P("maxPages")})`, { code: "response_too_large" });
			let t = await this.#s(await this.#a(o, r), {
				kind: e,
				cursors: a
			});
			n.push(t.item.references), {cursor: o} = t;
		}
	}
	#a(e, t, n) {
		let { runtime: r, baseUrl: i, identity: a } = this.#e, { notFoundText: o } = r.settings, s = {
			id: this.#t,
			isContinued: e !== void 0,
			notFoundText: o
		};
		if (r.discoverOver === "grpc") return this.#o(e, s, t);
		let c = "?pagination.limit=100";
		if (e !== void 0 || Object.keys(this.#n).length > 0) {
			let t = {
				...this.#n,
				...e !== void 0 && { "pagination.cursor": e }
			};
			c += `&${new URLSearchParams(t).toString()}`;
		}
		return getBody(r, {
			url: q.below(i, `/discover/${this.#t}`, c),
			accept: "application/json",
			identity: a,
			requested: s,
			slot: n
		}, t).then(toWirePage, async (e) => {
			throw await settleNotFound(e, () => isServiceInstance(r, i, t));
		});
	}
	async #o(e, t, n) {
		let [{ callControlplane: r }, { ReferrerService: i }] = await Promise.all([import("./controlplane-call.js"), import("./referrer_pb.js")]), a = {
			limit: 100,
			...e !== void 0 && { cursor: e }
		}, o = {
			digest: this.#t,
			...this.#n,
			pagination: a
		}, { runtime: s, identity: c } = this.#e;
		return r(s, {
			method: i.method.discoverPrivate,
			request: o,
			identity: c,
			requested: t
		}, n);
	}
	#s({ json: e, request: t }, n) {
		let toPage = (e) => {
			let r = nextCursor(e), i = findPageIssue(e, this.#t, r, n);
			if (i !== void 0) throw toResponseError("discover-response", [i], t);
			return {
				item: toReferrerItem(e.result),
				cursor: r
			};
		}, r = validate("discover-response", e, t);
		return j(r) ? r.then(toPage) : toPage(r);
	}
};
function toWirePage(e) {
	return {
		json: parseJsonBody(e, "discover-response"),
		request: e.request
	};
}
function findPageIssue(e, t, n, { kind: r, cursors: i }) {
	if (e.result.digest !== t) return {
		path: "/result/digest",
		message: "is not the digest that was requested"
	};
	if (r !== void 0 && e.result.kind !== r) return {
		path: "/result/kind",
		message: "is not the kind that was requested, or that of the first page"
	};
	if (n !== void 0 && i?.has(n) === !0) return {
		path: "/pagination",
		message: "repeats an earlier cursor, so its pages would never end"
	};
}
function nextCursor({ pagination: e }) {
	return e?.next_cursor || e?.nextCursor || void 0;
}
function invalid$1(e) {
	return new _(`discover: ${e}`, { code: "request_invalid" });
}
// src/evidence/client/rest/download.ts
var bt = me();
async function download(e, t, n) {
	return confirmNotFound(B(async (r) => {
		let i = await openDownload(e, t, n, r), a = new Oe();
		for await (let n of verifiedBody(i, t.digest, e.maxDownloadBytes)) a.add(n);
		return a.concat();
	}, e.retry, n), () => isServiceInstance(e, t.baseUrl, n));
}
async function* downloadStream(e, t, n) {
	yield* verifiedBody(await confirmNotFound(B((r) => openDownload(e, t, n, r), e.retry, n), () => isServiceInstance(e, t.baseUrl, n)), t.digest, e.maxDownloadBytes);
}
async function* verifiedBody(e, t, n) {
	try {
		let r = (0, bt.createHash)("sha256"), i = new De(e, n);
		for (let e = await i.read(); e !== void 0; e = await i.read()) r.update(e), yield e;
		let a = `sha256:${r.digest("hex")}`;
		if (a === t) return;
		throw R(e.header("content-type")) ? toLoginPageError(e) : new _(`GET ${e.context.request.url}: the bytes are not those of ${t}, but of ${a}. They were changed or damaged: do not use them.`, {
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
			let r = toDiscoverQuery(e, t), i = this.#s();
			return i === void 0 ? this.#c().then((t) => this.#t.share(new DiscoverCall(t, e, r), n)) : this.#t.share(new DiscoverCall(i, e, r), n);
		} catch (e) {
			return rejection(e);
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
		let { PlatformSession: e } = await import("./grpc.js").then((e) => e.platform_session_exports), { runtime: t, baseUrl: n, identity: r } = await this.#c("platformUrl"), { platform: i, retry: a, probe: o, requestTimeoutMs: s, maxRecords: c, maxPages: l } = t, { notFoundText: u } = t.settings, d = await t.grpcChannel(n), f = {
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
		let t = await this.#e(), n = requireUrl(t.settings, e);
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
	let n = expiryWarning(t.accessToken);
	n !== void 0 && e.warn(n);
}
function toUrl({ baseUrl: e, digest: t }) {
	return `${e}/download/${t}`;
}
// src/evidence/client/create-service-client.ts
var xt = /* @__PURE__ */ e({ createServiceClient: () => createServiceClient });
function createServiceClient(e = {}) {
	let t = new ClientCalls(), n, runtime = () => (n ??= createClientRuntime(e).catch((e) => {
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
			requireUrl((await runtime()).settings, "platformUrl");
		},
		async connect(e) {
			let t = await runtime();
			await t.connect(e, requireUrl(t.settings, e === "platform" ? "platformUrl" : "baseUrl"));
		},
		async info(e = {}) {
			let n = await runtime(), r = requireUrl(n.settings, "baseUrl"), i = `${r}/infoz`;
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
			if (e !== "controlplane" && e !== "platform") throw new _("openapi: the API is \"controlplane\" or \"platform\"", { code: "request_invalid" });
			let r = await runtime(), i = e === "platform", a = requireUrl(r.settings, i ? "platformUrl" : "baseUrl"), o = i ? "SERVICE_PLATFORM_URL" : "SERVICE_BASE_URL", s = `${a}/openapi.yaml`;
			return t.share({
				key: JSON.stringify(["openapi", s]),
				request: {
					method: "GET",
					url: s
				},
				start: (e) => getOpenapiDocument(r, {
					baseUrl: a,
					addressSetting: o
				}, e),
				copy: (e) => e
			}, n);
		}
	};
}
// node_modules/jose/dist/webapi/lib/buffer_utils.js
const X = new TextEncoder(), St = new TextDecoder(), Z = new TextDecoder("utf-8", { fatal: !0 }), Q = 2 ** 32;
function concat(...e) {
	let t = e.reduce((e, { length: t }) => e + t, 0), n = new Uint8Array(t), r = 0;
	for (let t of e) n.set(t, r), r += t.length;
	return n;
}
function writeUInt32BE(e, t, n) {
	if (t < 0 || t >= Q) throw RangeError(`value must be >= 0 and <= ${Q - 1}. Received ${t}`);
	e.set([
		t >>> 24,
		t >>> 16,
		t >>> 8,
		t & 255
	], n);
}
function uint64be(e) {
	let t = Math.floor(e / Q), n = e % Q, r = /* @__PURE__ */ new Uint8Array(8);
	return writeUInt32BE(r, t, 0), writeUInt32BE(r, n, 4), r;
}
function uint32be(e) {
	let t = /* @__PURE__ */ new Uint8Array(4);
	return writeUInt32BE(t, e), t;
}
const Ct = /[^\x00-\x7f]/;
function encode$1(e) {
	if (typeof e == "string" && e.length >= 128) {
		if (Ct.test(e)) throw TypeError("non-ASCII string encountered in encode()");
		return X.encode(e);
	}
	let t = new Uint8Array(e.length);
	for (let n = 0; n < e.length; n++) {
		let r = e.charCodeAt(n);
		if (r > 127) throw TypeError("non-ASCII string encountered in encode()");
		t[n] = r;
	}
	return t;
}
function encodeBase64(e, t = !1) {
	if (Uint8Array.prototype.toBase64) return e.toBase64({
		alphabet: t ? "base64url" : "base64",
		omitPadding: t
	});
	let n = 32768, r = [];
	for (let t = 0; t < e.length; t += n) r.push(String.fromCharCode.apply(null, e.subarray(t, t + n)));
	let i = btoa(r.join(""));
	return t ? i.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : i;
}
function decodeBase64(e, t = !1) {
	if (Uint8Array.fromBase64) return Uint8Array.fromBase64(e, { alphabet: t ? "base64url" : "base64" });
	if (t) {
		if (e.includes("+") || e.includes("/")) throw TypeError("Invalid base64url");
		e = e.replace(/-/g, "+").replace(/_/g, "/");
	}
	let n = atob(e), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
async function digest(e, t) {
	let n = `SHA-${e.slice(-3)}`;
	return new Uint8Array(await crypto.subtle.digest(n, t));
}
// node_modules/jose/dist/webapi/util/errors.js
var wt = /* @__PURE__ */ e({
	JOSEAlgNotAllowed: () => JOSEAlgNotAllowed,
	JOSEError: () => JOSEError,
	JOSENotSupported: () => JOSENotSupported,
	JWEDecryptionFailed: () => JWEDecryptionFailed,
	JWEInvalid: () => JWEInvalid,
	JWKInvalid: () => JWKInvalid,
	JWKSInvalid: () => JWKSInvalid,
	JWKSMultipleMatchingKeys: () => JWKSMultipleMatchingKeys,
	JWKSNoMatchingKey: () => JWKSNoMatchingKey,
	JWKSTimeout: () => JWKSTimeout,
	JWSInvalid: () => JWSInvalid,
	JWSSignatureVerificationFailed: () => JWSSignatureVerificationFailed,
	JWTClaimValidationFailed: () => JWTClaimValidationFailed,
	JWTExpired: () => JWTExpired,
	JWTInvalid: () => JWTInvalid
}), JOSEError = class extends Error {
	static code = "ERR_JOSE_GENERIC";
	code = "ERR_JOSE_GENERIC";
	constructor(e, t) {
		super(e, t), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
	}
}, JWTClaimValidationFailed = class extends JOSEError {
	static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	claim;
	reason;
	payload;
	constructor(e, t, n = "unspecified", r = "unspecified") {
		super(e, { cause: {
			claim: n,
			reason: r,
			payload: t
		} }), this.claim = n, this.reason = r, this.payload = t;
	}
}, JWTExpired = class extends JOSEError {
	static code = "ERR_JWT_EXPIRED";
	code = "ERR_JWT_EXPIRED";
	claim;
	reason;
	payload;
	constructor(e, t, n = "unspecified", r = "unspecified") {
		super(e, { cause: {
			claim: n,
			reason: r,
			payload: t
		} }), this.claim = n, this.reason = r, this.payload = t;
	}
}, JOSEAlgNotAllowed = class extends JOSEError {
	static code = "ERR_JOSE_ALG_NOT_ALLOWED";
	code = "ERR_JOSE_ALG_NOT_ALLOWED";
}, JOSENotSupported = class extends JOSEError {
	static code = "ERR_JOSE_NOT_SUPPORTED";
	code = "ERR_JOSE_NOT_SUPPORTED";
}, JWEDecryptionFailed = class extends JOSEError {
	static code = "ERR_JWE_DECRYPTION_FAILED";
	code = "ERR_JWE_DECRYPTION_FAILED";
	constructor(e = "decryption operation failed", t) {
		super(e, t);
	}
}, JWEInvalid = class extends JOSEError {
	static code = "ERR_JWE_INVALID";
	code = "ERR_JWE_INVALID";
}, JWSInvalid = class extends JOSEError {
	static code = "ERR_JWS_INVALID";
	code = "ERR_JWS_INVALID";
}, JWTInvalid = class extends JOSEError {
	static code = "ERR_JWT_INVALID";
	code = "ERR_JWT_INVALID";
}, JWKInvalid = class extends JOSEError {
	static code = "ERR_JWK_INVALID";
	code = "ERR_JWK_INVALID";
}, JWKSInvalid = class extends JOSEError {
	static code = "ERR_JWKS_INVALID";
	code = "ERR_JWKS_INVALID";
}, JWKSNoMatchingKey = class extends JOSEError {
	static code = "ERR_JWKS_NO_MATCHING_KEY";
	code = "ERR_JWKS_NO_MATCHING_KEY";
	constructor(e = "no applicable key found in the JSON Web Key Set", t) {
		super(e, t);
	}
}, JWKSMultipleMatchingKeys = class extends JOSEError {
	[Symbol.asyncIterator] = async function* () {};
	static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	constructor(e = "multiple matching keys found in the JSON Web Key Set", t) {
		super(e, t);
	}
}, JWKSTimeout = class extends JOSEError {
	static code = "ERR_JWKS_TIMEOUT";
	code = "ERR_JWKS_TIMEOUT";
	constructor(e = "request timed out", t) {
		super(e, t);
	}
}, JWSSignatureVerificationFailed = class extends JOSEError {
	static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	constructor(e = "signature verification failed", t) {
		super(e, t);
	}
}, Tt = /* @__PURE__ */ e({
	decode: () => decode,
	encode: () => encode
});
function decode(e) {
	try {
		return decodeBase64(typeof e == "string" ? e : St.decode(e), !0);
	} catch (e) {
		throw TypeError("The input to be decoded is not correctly encoded.", { cause: e });
	}
}
function encode(e) {
	return encodeBase64(typeof e == "string" ? X.encode(e) : e, !0);
}
// node_modules/jose/dist/webapi/lib/validate.js
function assertUint8Array(e, t) {
	if (!(e instanceof Uint8Array)) throw TypeError(`${t} must be an instance of Uint8Array`);
}
function isObject(e) {
	if (typeof e != "object" || !e || Object.prototype.toString.call(e) !== "[object Object]") return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || Object.getPrototypeOf(t) === null;
}
function isJwkSet(e) {
	return isObject(e) && Array.isArray(e.keys) && Array.from(e.keys).every(isObject);
}
function isDisjoint(...e) {
	let t = /* @__PURE__ */ new Set();
	for (let n of e) if (n) for (let e of Object.keys(n)) {
		if (t.has(e)) return !1;
		t.add(e);
	}
	return !0;
}
function assertNotSet(e, t) {
	if (e !== void 0) throw TypeError(`${t} can only be called once`);
}
function decodeBase64url(e, t, n) {
	try {
		return decode(e);
	} catch (e) {
		throw new n(`Failed to base64url decode the ${t}`, { cause: e });
	}
}
function encodeAsciiMember(e, t, n) {
	try {
		return encode$1(e);
	} catch (e) {
		throw new n(`The ${t} is not a valid base64url string`, { cause: e });
	}
}
function parseJoseHeader(e, t, n) {
	let r;
	try {
		r = JSON.parse(Z.decode(decode(e)));
	} catch (e) {
		throw new t(n, { cause: e });
	}
	if (!isObject(r)) throw new t(n);
	return r;
}
const Et = {
	__proto__: null,
	b64: !0
}, Dt = { __proto__: null };
function validateAlgorithms(e, t) {
	if (t !== void 0 && (!Array.isArray(t) || t.some((e) => typeof e != "string"))) throw TypeError(`"${e}" option must be an array of strings`);
	return t === void 0 ? void 0 : new Set(t);
}
function validateCritDuplicates(e, t) {
	let { crit: n } = t ?? {};
	if (Array.isArray(n) && new Set(n).size !== n.length) throw new e("\"crit\" (Critical) Header Parameter MUST NOT contain duplicate values");
}
function validateCrit(e, t, n, r, i) {
	if (i.crit !== void 0 && r?.crit === void 0) throw new e("\"crit\" (Critical) Header Parameter MUST be integrity protected");
	if (!r || r.crit === void 0) return [];
	if (!Array.isArray(r.crit) || r.crit.length === 0 || r.crit.some((e) => typeof e != "string" || e.length === 0)) throw new e("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
	let a = n === void 0 ? t : {
		__proto__: null,
		...n,
		...t
	};
	for (let t of r.crit) {
		if (!(t in a)) throw new JOSENotSupported(`Extension Header Parameter "${t}" is not recognized`);
		if (!Object.hasOwn(i, t) || i[t] === void 0) throw new e(`Extension Header Parameter "${t}" is missing`);
		if (a[t] && (!Object.hasOwn(r, t) || r[t] === void 0)) throw new e(`Extension Header Parameter "${t}" MUST be integrity protected`);
	}
	return r.crit;
}
function validateB64(e, t) {
	if (t.includes("b64")) {
		let t = e.b64;
		if (typeof t != "boolean") throw new JWSInvalid("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
		return t;
	}
	return !0;
}
function serializeJoseHeader(e, t) {
	let n, r;
	try {
		n = JSON.stringify(t), r = JSON.parse(n);
	} catch (t) {
		throw new e("JOSE Header is not valid JSON", { cause: t });
	}
	if (!isObject(r)) throw new e("JOSE Header is not a JSON object");
	return [r, n];
}
// node_modules/jose/dist/webapi/util/decode_jwt.js
var Ot = /* @__PURE__ */ e({ decodeJwt: () => decodeJwt });
function decodeJwt(e) {
	if (typeof e != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
	let { 1: t, length: n } = e.split(".");
	if (n === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
	if (n !== 3) throw new JWTInvalid("Invalid JWT");
	if (!t) throw new JWTInvalid("JWTs must contain a payload");
	let r;
	try {
		r = decode(t);
	} catch (e) {
		throw new JWTInvalid("Failed to base64url decode the payload", { cause: e });
	}
	let i;
	try {
		i = JSON.parse(Z.decode(r));
	} catch (e) {
		throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause: e });
	}
	if (!isObject(i)) throw new JWTInvalid("Invalid JWT Claims Set");
	return i;
}
// src/http/certificates.ts
const nodeTls = () => process.getBuiltinModule("node:tls");
let $;
function trustedCertificates(e) {
	return e === void 0 ? {} : ($?.ca !== e && ($ = {
		ca: e,
		secureContext: nodeTls().createSecureContext({ ca: certificatesWith(e) })
	}), { secureContext: $.secureContext });
}
function certificatesWith(e) {
	let { getCACertificates: t, rootCertificates: n } = nodeTls();
	return [...t?.("default") ?? n, e];
}
// src/http/proxy.ts
function proxyFor(e, t) {
	if (Me(e.hostname) || isExcluded(e, readEither(t, "NO_PROXY")?.[1])) return;
	let n = readEither(t, e.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY");
	if (n === void 0) return;
	let [r, i] = n, a = i.includes("://") ? i : `http://${i}`;
	if (!URL.canParse(a) || !/^https?:\/\//i.test(a)) throw k(`${r} is not the URL of an HTTP proxy: write it as http://host:port`);
	return new URL(a).href;
}
function readEither(e, t) {
	for (let n of [t.toLowerCase(), t]) {
		let t = F(e, n);
		if (t !== void 0) return [n, t];
	}
}
function isExcluded(e, t) {
	let n = e.hostname.toLowerCase(), r = e.port === "" ? e.protocol === "https:" ? "443" : "80" : e.port;
	return (t ?? "").toLowerCase().split(/[\s,]+/).filter((e) => e !== "").some((e) => {
		if (e === "*") return !0;
		let [, t = e, i] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(e) ?? [];
		if (i !== void 0 && i !== r) return !1;
		let a = t.replace(/^\*?\./, "");
		return n === a || n === `[${a}]` || n.endsWith(`.${a}`);
	});
}
// schemas/compliance-evaluation.schema.json
var kt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:compliance-evaluation",
	title: "Compliance evaluation",
	description: "The latest evaluation of one requirement (specification 2.7). Any status is accepted.",
	type: "object",
	required: [
		"requirement_id",
		"project_version_id",
		"status"
	],
	properties: {
		requirement_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		requirement_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		requirement_revision: { type: "integer" },
		name: { type: "string" },
		display_name: { type: "string" },
		description: { type: "string" },
		project_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		framework_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		status: {
			type: "string",
			minLength: 1
		},
		created_at: {
			type: ["string", "null"],
			format: "date-time"
		}
	}
}, At = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:compliance-list",
	title: "Compliance evaluations",
	description: "The answer of service.project_compliance (specification 4.6).",
	type: "object",
	required: ["evaluations"],
	properties: { evaluations: {
		type: "array",
		items: { $ref: "urn:regohost:schema:compliance-evaluation" }
	} }
}, jt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:discover-response",
	title: "Discover response",
	description: "One page of a referrer (specification 2.4), in either dialect: next_cursor or nextCursor.",
	type: "object",
	required: ["result"],
	properties: {
		result: { $ref: "urn:regohost:schema:referrer-item" },
		pagination: {
			type: ["object", "null"],
			properties: {
				next_cursor: { type: ["string", "null"] },
				nextCursor: { type: ["string", "null"] }
			}
		}
	}
}, Mt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:error-status",
	title: "Error status",
	description: "The body of an error (specification 2.5), in either dialect: code, message and details, or code, reason, message and metadata.",
	type: "object",
	required: ["code", "message"],
	properties: {
		code: {
			description: "A gRPC code or an HTTP status.",
			type: "integer"
		},
		message: { type: "string" },
		reason: { type: "string" },
		details: {
			type: ["array", "null"],
			items: {
				type: "object",
				properties: { "@type": { type: "string" } }
			}
		},
		metadata: {
			description: "What the service adds to the reason.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		}
	}
}, Nt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:evidence-list",
	title: "Evidence list",
	description: "The answer of service.evidence (specification 4.6).",
	type: "object",
	required: ["results"],
	properties: { results: {
		type: "array",
		items: { $ref: "urn:regohost:schema:evidence-record" }
	} }
}, Pt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:evidence-record",
	title: "Evidence record",
	description: "A piece of evidence (specification 2.6). The identifier of something that is not there may be an empty string.",
	type: "object",
	required: [
		"id",
		"name",
		"kind"
	],
	properties: {
		id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		name: { type: "string" },
		digest: {
			type: "string",
			pattern: "^([a-z0-9]+:[a-f0-9]+)?$"
		},
		kind: {
			type: "string",
			minLength: 1
		},
		subject_name: { type: "string" },
		subject_version: { type: "string" },
		annotations: {
			description: "Key-value pairs attached to the evidence.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		},
		organization_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		organization_name: { type: "string" },
		workflow_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		workflow_name: { type: "string" },
		workflow_run_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		project_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		},
		project_name: { type: "string" },
		project_version_id: {
			type: "string",
			pattern: "^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$"
		}
	}
}, Ft = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:instance-info",
	title: "Instance information",
	description: "The answer of /infoz (specification 2.9).",
	type: "object",
	required: ["loginURL", "version"],
	properties: {
		loginURL: { type: "string" },
		version: { type: "string" },
		chartVersion: { type: "string" }
	}
}, It = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:prompt-result",
	title: "Evidence prompt result",
	description: "The answer of service.evidence_prompt (specification 2.8).",
	type: "object",
	required: ["skipped", "violations"],
	properties: {
		skipped: { type: "boolean" },
		violations: {
			type: "array",
			items: { type: "string" }
		}
	}
}, Lt = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:regohost:schema:referrer-item",
	title: "Referrer item",
	description: "A referrer and the referrers related to it (specification 2.1), in either dialect: created_at or createdAt. A null field counts as absent.",
	type: "object",
	required: ["digest", "kind"],
	properties: {
		digest: {
			description: "<algorithm>:<hex>.",
			type: "string",
			pattern: "^[a-z0-9]+:[a-f0-9]+$"
		},
		kind: {
			description: "The material type, such as CONTAINER_IMAGE.",
			type: "string",
			minLength: 1
		},
		downloadable: { type: "boolean" },
		public: { type: "boolean" },
		references: {
			type: ["array", "null"],
			items: { $ref: "urn:regohost:schema:referrer-item" }
		},
		created_at: {
			type: ["string", "null"],
			format: "date-time"
		},
		createdAt: {
			type: ["string", "null"],
			format: "date-time"
		},
		metadata: {
			description: "Descriptive information.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		},
		annotations: {
			description: "Key-value pairs attached to the referrer.",
			type: ["object", "null"],
			additionalProperties: { type: "string" }
		}
	}
}, Rt = /* @__PURE__ */ e({ issuesOf: () => issuesOf });
const zt = {
	"compliance-evaluation": kt,
	"compliance-list": At,
	"discover-response": jt,
	"error-status": Mt,
	"evidence-list": Nt,
	"evidence-record": Pt,
	"instance-info": Ft,
	"prompt-result": It,
	"referrer-item": Lt
}, Bt = {
	resolve: (e) => zt[e.slice(e.lastIndexOf(":") + 1)],
	refusesOtherCase: !0
};
function issuesOf(e, t) {
	try {
		let n = Ae(zt[e], t, Bt);
		return n === void 0 ? [] : [{
			path: n.path.replaceAll(/\p{Cc}/gu, "?").slice(0, 200),
			message: n.message
		}];
	} catch (e) {
		if (re(e, "RangeError")) return [{
			path: "",
			message: "is nested too deeply"
		}];
		throw e;
	}
}
// src/http/exchange.ts
const Vt = {};
var Exchange = class {
	response;
	status = 0;
	#e = Vt;
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
export { tt as EVALUATION_ENDS, Exchange, JOSEAlgNotAllowed, JOSEError, JOSENotSupported, JWEDecryptionFailed, JWEInvalid, Dt as JWE_RECOGNIZED, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout, JWSInvalid, JWSSignatureVerificationFailed, Et as JWS_RECOGNIZED, JWTClaimValidationFailed, JWTExpired, JWTInvalid, SingleFlight, Xe as access_token_exports, assertNotSet, assertUint8Array, Tt as base64url_exports, certificatesWith, checkDownloadDigest, checkRedirect, et as check_redirect_exports, concat, confirmNotFound, createClientRuntime, createServiceClient, createTransport, xt as create_service_client_exports, decode, decodeBase64, decodeBase64url, decodeJwt, St as decoder, digest, encode, encode$1, encodeAsciiMember, encodeBase64, X as encoder, wt as errors_exports, ht as http_transport_exports, isDisjoint, isJwkSet, isObject, isOverload, keyText, parseConfigFile, parseJoseHeader, it as private_file_exports, proxyFor, readNotFound, readPrivateFile, at as read_config_file_exports, requireUrl, ct as resolve_settings_exports, serializeJoseHeader, Z as strictDecoder, toResponseError, toShownText, toStatusError, trustedCertificates, uint32be, uint64be, unknownKeys, validate, validateAlgorithms, validateB64, validateCrit, validateCritDuplicates };

import { __exportAll as e } from "./rolldown-runtime.js";
import { COMPATS as t, COUNT as n, Cancellation as r, ConfigurationError as i, Deadline as a, ERROR_CODES as o, FLAG as s, MAX_TIMER_MS as c, OBJECT as l, PolicyLoadError as u, RegoNumber as d, RegoObject as f, ResponseError as p, SETTINGS as m, SETTING_NAMES as h, SentSecrets as g, ServiceError as _, TEXT as v, answerWithoutSecrets as ee, append as te, callKey as ne, channels as y, checkReading as b, checkRegular as re, closeFile as ie, codeOf as ae, collectSmall as oe, configFilePath as se, explainFailure as ce, fromCertificates as x, fromHostAndPort as S, getMember as C, hidden as le, isErrorOf as ue, isJsonObject as de, isRegohostError as w, isThenable as fe, isTraced as pe, jsonKey as me, listenTo as he, loadPackage as T, markRecording as ge, mayHoldSecrets as E, message as D, nearest as O, numberedPlaceholders as _e, openToRead as ve, option as ye, optionNamed as be, parseJson as k, parseTerm as A, readVariable as j, require__builtin_crypto as xe, saltedPlaceholders as M, sha256 as N, shownCause as Se, shownSource as Ce, shownValue as we, toByteLimit as Te, toCanonicalText as Ee, toJsonText as P, toJsonValue as De, toTarget as Oe, tooLarge as ke, traced as Ae, unlistenTo as je, withoutSecrets as F } from "./evaluation.js";
import { Limit as Me, ReservedPlace as Ne, coreUnavailable as Pe, inputDigest as Fe, isHtml as Ie, isJson as I, isLoopback as Le, openRecording as Re, parseServiceUrl as ze, toConnectionError as Be, toShownUrl as L, toTimeoutError as R } from "./shared.js";
import { USER_AGENT as Ve, coreSnapshot as z, opaVersion as B, version as He } from "./start.js";
import { loadOnce as Ue } from "./standard.js";
import { dirname as We, isAbsolute as Ge, resolve as Ke } from "node:path";
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
	return new p(`${r} is not a valid ${e.replaceAll("-", " ")}: ${i.join("; ")}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: schemaId(e),
		issues: t,
		...n && { request: n }
	});
}
let V;
async function loadValidators() {
	return V = await import("./validators.js"), V;
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
	let n = I(t) ? await matchSchema("error-status", parseJson(e)) : void 0;
	if (n !== void 0) return {
		status: n,
		message: toShownText(n.message),
		text: e
	};
	let r = Ie(t) || e.trimStart().startsWith("<") ? "" : e;
	return {
		status: void 0,
		message: I(t) ? "" : toShownText(r),
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
const H = /* @__PURE__ */ new Set([
	408,
	425,
	429,
	502,
	503,
	504
]), qe = /\btoo many (clients|connections)\b|\bconnection slots\b|\bconnection pool\b/i;
function isOverload({ status: e, message: t }) {
	return e === 429 || e === 503 || e === 500 && qe.test(t);
}
function toStatusError(e, t) {
	let { status: n, message: r, shownStatus: i, notFound: a } = e, o = n === 400 ? findAmbiguousKinds(r) : [], s = r === "" ? "" : ` (${r})`, describe = (n) => `${t.request.method} ${t.request.url}: ${i}${s}. ${adviceFor(n, e, o)}`, c = H.has(n) || isOverload(e), l = o.length > 1 ? "ambiguous_kind" : toErrorCode(e), libraryOptions = (e) => ({
		retryable: c,
		...t,
		code: e,
		...o.length > 1 && { kinds: o }
	}), toError = (e) => new _(describe(e), libraryOptions(e));
	return l !== "wrong_address" || a !== "unclear" ? toError(l) : new UnclearNotFound(describe(l), libraryOptions(l), (e) => toError(e ? "not_found" : l));
}
function toErrorCode({ status: e, notFound: t, responder: n, asked: r }) {
	switch (e) {
		case 400:
		case 422: return "request_invalid";
		case 401: return n === "store" ? "permission_denied" : "unauthenticated";
		case 403: return "permission_denied";
		case 404: return t === "said" ? "not_found" : n === "store" || isContinued(r) ? "service_failed" : "wrong_address";
		case 429: return "rate_limited";
		case 501: return "unimplemented";
		default: return "service_failed";
	}
}
function adviceFor(e, t, n) {
	let { status: r, responder: i, addressSetting: a } = t;
	return e === "ambiguous_kind" ? `The digest exists in several kinds: give one of ${n.join(", ")}.` : e === "permission_denied" && i === "store" ? "The artifact store did not accept the pre-signed address, which is valid for a short time only." : e === "unauthenticated" ? "Log in again, or set SERVICE_TOKEN to a valid token." : e === "permission_denied" ? "The token may not do this, or it does not belong to the organization; some operations need a user token." : e === "not_found" ? "It does not exist, or is not visible to this identity." : e === "rate_limited" ? "The service limits the rate of requests: try again later." : e === "request_invalid" ? "The service does not accept the request's parameters." : e === "unimplemented" ? `The service at this address does not have the operation: check ${a} and its version.` : r === 404 && i === "store" ? "The artifact store does not say that the artifact is gone: ask for the download again, or ask who runs the service." : r === 404 && isContinued(t.asked) ? "A part of the answer was there before, so this does not say that the item is unknown: ask again." : e === "wrong_address" ? `${wrongAddressAdvice(t)} Check ${a}.` : H.has(r) || isOverload(t) ? "The service is not available now: try again later." : r === 500 ? "Some services give this answer for a revoked token and for an unknown organization: check both." : "The service failed.";
}
function isContinued(e) {
	return typeof e == "object" && e.isContinued;
}
function wrongAddressAdvice({ responder: e, asked: t, notFound: n, addressSetting: r }) {
	return e === "service_without_token" && r !== "SERVICE_GRPC_URL" ? "Every instance of the service answers this, so the address may be wrong." : typeof t != "object" || t.id === void 0 ? "Gateways and servers without the operation give this answer: the address may be wrong." : `The answer ${n === "unclear" ? "does not name the id, and the server did not show that it is the service" : "does not say in the service's words that the item is unknown; gateways and servers without the operation give this answer"}. The address may be wrong; for a service that words it otherwise set SERVICE_NOT_FOUND_TEXT.`;
}
// src/evidence/client/access-token.ts
var Je = /* @__PURE__ */ e({
	SERVICE_AUDIENCES: () => U,
	checkNotExpired: () => checkNotExpired,
	expiryWarning: () => expiryWarning,
	readAccessToken: () => readAccessToken
});
const U = {
	api: ["api-token-auth.service"],
	user: ["user-auth.service"]
}, Ye = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;
async function readAccessToken(e, t) {
	let malformed = () => new i("the access token is not a JWT: it has three parts joined by dots. Copy it again as a whole, or log in again.", { code: "credentials_malformed" });
	if (!Ye.test(e)) throw malformed();
	let { decodeJwt: n } = await T(() => import("./decode_jwt.js").then((e) => e.decode_jwt_exports)), r;
	try {
		r = n(e);
	} catch {
		throw malformed();
	}
	let { exp: a, sub: o, aud: s } = r;
	if (a !== void 0 && (typeof a != "number" || !Number.isFinite(a))) throw malformed();
	let c = (Array.isArray(s) ? s : [s]).filter((e) => typeof e == "string"), l = c.some((e) => t.api.includes(e));
	return {
		kind: c.some((e) => t.user.includes(e)) ? "user" : l ? "api" : "unknown",
		expiresAt: a === void 0 ? void 0 : Math.max(-864e13, Math.min(a * 1e3, 864e13)),
		subject: typeof o == "string" ? o : void 0,
		audiences: c
	};
}
const Xe = {
	api: "Create a new API token and set SERVICE_TOKEN to it.",
	user: "User tokens last 24 hours: log in again (regohost login), or use an API token for unattended work.",
	unknown: "Log in again (regohost login), or set SERVICE_TOKEN to a new token."
};
function checkNotExpired(e, t = Date.now()) {
	if (e.expiresAt === void 0 || e.expiresAt > t) return;
	let n = new Date(e.expiresAt).toISOString();
	throw new i(`the access token expired on ${n}, by this machine's clock. ${Xe[e.kind]}`, { code: "credentials_expired" });
}
function expiryWarning({ kind: e, expiresAt: t }, n = Date.now()) {
	if (!(e !== "user" || t === void 0 || t - n > 36e5)) return `the login ${t > n ? "expires" : "expired"} at ${new Date(t).toISOString()}; log in again: regohost login`;
}
// src/http/check-redirect.ts
var Ze = /* @__PURE__ */ e({ checkRedirect: () => checkRedirect });
function checkRedirect({ url: e, shown: t, facts: n }, r) {
	let refuse = (e) => {
		throw new _(`${t} ${e}`, {
			...n,
			code: "redirect_refused"
		});
	};
	if (r === void 0 || r.trim() === "") return refuse("without an address");
	if (!URL.canParse(r, e.href)) return refuse("to an address that is not a URL");
	let i = new URL(r, e);
	if (i.protocol !== "https:" && i.protocol !== "http:") return refuse(`to the scheme ${i.protocol}`);
	if (i.username !== "" || i.password !== "") return refuse("to an address with credentials");
	if (i.protocol === "http:") {
		if (e.protocol === "https:") return refuse(`from TLS to plain HTTP (${L(i)})`);
		if (!Le(i.hostname)) return refuse(`to plain HTTP on another machine (${L(i)})`);
	}
	return i;
}
// src/base/async/single-flight.ts
var SingleFlight = class {
	#e = /* @__PURE__ */ new Map();
	#t = !1;
	run(e, t = {}, n) {
		return new Promise((r, i) => {
			if (this.#t) throw e.closed();
			let a = toDeadline(e, t);
			a?.check();
			let o = this.#e.get(e.key), s = o !== void 0, c = o ?? new Flight(e, this.#e), l = new Wait(c, t, s, n, r, i);
			c.add(l), s || c.start(), l.watch(a);
		});
	}
	close() {
		this.#t = !0;
		for (let e of this.#e.values()) e.close();
	}
};
function toDeadline(e, { signal: t, deadline: n }) {
	if (t !== void 0 || n !== void 0) return new a({
		timeoutMs: n === void 0 ? void 0 : n - Date.now(),
		signals: [t],
		timedOut: () => e.timedOut(),
		aborted: (t) => e.aborted(t)
	});
}
var Wait = class {
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
			facts: this.#e.facts,
			joined: this.#t
		});
	}
}, Flight = class {
	#e;
	#t;
	#n = [];
	signal = new r();
	#r = !1;
	constructor(e, t) {
		this.#e = e, this.#t = t, t.set(e.key, this);
	}
	start() {
		let e;
		try {
			e = this.#e.start(this);
		} catch (e) {
			this.#i(e);
			return;
		}
		e.then((e) => {
			for (let t of this.#a()) t.resolve(e);
		}, (e) => this.#i(e));
	}
	get facts() {
		return this.#e.facts;
	}
	copy(e) {
		return this.#e.copy(e);
	}
	mayRetry() {
		for (let { waiter: e } of this.#n) if (e.speculative !== !0) return !0;
		return this.#o(), !1;
	}
	deadline() {
		let e = -Infinity;
		for (let { waiter: t } of this.#n) e = Math.max(e, t.deadline ?? Infinity);
		return e;
	}
	add(e) {
		this.#n.length === 0 ? this.#n = [e] : this.#n.push(e);
	}
	remove(e) {
		this.#r || (this.#n.splice(this.#n.indexOf(e), 1), this.#n.length > 0 || (this.#o(), this.signal.cancel(new DOMException("nobody waits for the answer", "AbortError"))));
	}
	close() {
		let e = this.#e.closed();
		this.signal.cancel(e), this.#i(e);
	}
	#i(e) {
		for (let t of this.#a()) t.reject(e);
	}
	#a() {
		let e = this.#n;
		return this.#n = [], this.#r ? [] : (this.#r = !0, this.#o(), e);
	}
	#o() {
		let { key: e } = this.#e;
		this.#t.get(e) === this && this.#t.delete(e);
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
}, TrackedCall = class {
	key;
	facts;
	#e;
	constructor(e) {
		this.key = e.key, this.#e = e;
	}
	start(e) {
		return this.facts = new CallProgress(e), this.#e.start(this.facts);
	}
	copy(e) {
		return this.#e.copy(e);
	}
	timedOut() {
		return toDeadlineError(this.#e.request);
	}
	aborted(e) {
		return toAbortedError(this.#e.request, e);
	}
	closed() {
		return toClosedError(this.#e.request);
	}
};
function toFacts$1(e, t) {
	return e?.toFacts(t) ?? {
		attempts: 0,
		cached: t
	};
}
var ClientCalls = class {
	#e = new SingleFlight();
	#t = new AbortController();
	share(e, t) {
		let n = t.report && (({ facts: e, joined: n }) => t.report?.(toFacts$1(e, n)));
		return this.#e.run(new TrackedCall(e), t, n);
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
		let { signal: n, deadline: r = Infinity } = t, i = this.#t.signal, o = new a({
			timeoutMs: r - Date.now(),
			signals: [i, n],
			timedOut: () => toDeadlineError(e),
			aborted: (t) => t === i ? toClosedError(e) : toAbortedError(e, t)
		}), s = new CallProgress({
			signal: o.signal,
			mayRetry: () => t.speculative !== !0,
			deadline: () => r
		});
		return {
			control: s,
			end: () => {
				o.close(), t.report?.(s.toFacts(!1));
			}
		};
	}
	close() {
		this.#e.close(), this.#t.abort();
	}
};
function toAbortedError(e, t) {
	return new _(`${e.method} ${e.url}: the call was aborted`, {
		code: "aborted",
		cause: t.reason,
		request: e
	});
}
function toDeadlineError(e) {
	return new _(D`${e.method} ${e.url}: not answered before the caller's deadline. Allow more time (${ye("timeoutMs")}).`, {
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
const Qe = [
	"wrong_address",
	"redirect_refused",
	"unauthenticated",
	"permission_denied",
	"unimplemented",
	"response_invalid"
];
var InstanceProbe = class {
	#e = new SingleFlight();
	#t = /* @__PURE__ */ new Map();
	async isService({ request: e, ask: t }, n) {
		let r = e.url, i = this.#t.get(r);
		if (i !== void 0) return i;
		let a = await this.#e.run({
			key: r,
			start: (e) => t({
				signal: e.signal,
				mayRetry: () => e.mayRetry(),
				deadline: () => e.deadline(),
				countRequest: () => n.countRequest()
			}).catch((e) => {
				if (Qe.some((t) => w(e, t))) return !1;
				throw e;
			}),
			copy: (e) => e,
			facts: void 0,
			timedOut: () => toDeadlineError(e),
			aborted: (t) => toAbortedError(e, t),
			closed: () => toClosedError(e)
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
// src/base/host/private-file.ts
var $e = /* @__PURE__ */ e({
	readPrivateFile: () => readPrivateFile,
	thisProcess: () => thisProcess
});
const thisProcess = () => ({
	platform: process.platform,
	uid: process.getuid?.()
});
async function readPrivateFile(e, t, { holds: n, owner: r = thisProcess() } = {}) {
	let a = n ?? "a token";
	try {
		let n = await ve(e, { isOwn: !0 });
		return await check(e, t, a, n, r), (await oe(n, 1048576)).toString("utf8");
	} catch (r) {
		if (r instanceof i) throw r;
		if (ue(r, "RangeError")) throw new i(`${e} is larger than 1 MiB: it is not a file with ${a}`, {
			code: "config_invalid",
			cause: r
		});
		let { isMissing: o, why: s } = await ce(e, r);
		if (!t && o) return;
		let c = n !== void 0 && o, l = c ? `there is no such file with ${a}: the option takes its path` : `the file ${Ce(e)} cannot be read: ${s}`, u = c ? void 0 : Se(e, r);
		throw new i(l, {
			code: "config_unreadable",
			cause: u
		});
	}
}
async function check(e, t, n, r, i) {
	let { fd: a, status: { mode: o, uid: s } } = r;
	try {
		t || re(r), i.platform !== "win32" && checkPrivate(e, n, o, s, i.uid);
	} catch (e) {
		throw await ie(a), e;
	}
}
function checkPrivate(e, t, n, r, a) {
	if (n & 63) throw new i(`${e} should contain ${t}, and other users can read or write it (mode ${(n & 511).toString(8).padStart(4, "0")}). Run: chmod 600 ${JSON.stringify(e)}`, { code: "config_insecure" });
	if (a !== void 0 && r !== a && r !== 0) throw new i(`${e} should contain ${t}, and is owned by another user (uid ${String(r)})`, { code: "config_insecure" });
}
function keyText(e) {
	return e.join(".");
}
function unknownKeys(e, t, n) {
	return `unknown key ${t.map((t) => `${shownKey(keyText([...e, t]))}${O(t, n)}`).join(", ")}`;
}
function shownKey(e) {
	return JSON.stringify(e.length > 40 ? `${e.slice(0, 20)}…` : e);
}
// src/evidence/settings/config-file-form.ts
const et = Object.fromEntries(Object.values(m).flatMap(({ key: e }) => {
	let [t, n] = e.split(".");
	return t === "service" && n !== void 0 ? [[n, e === m.http2.key ? s : v]] : [];
})), W = {
	organization: v,
	auth: { keys: { token: v } },
	service: { keys: et },
	platform: "mapping"
}, tt = { keys: {
	version: n,
	...W,
	profiles: { each: { keys: W } }
} };
async function configProblems(e) {
	return toProblems(e, tt, []);
}
async function toProblems(e, t, n) {
	if (t === "mapping") return (await import("./platform-mapping-schema.js")).mappingProblems(e, n);
	if (!isTable(t)) return t[1](e) ? [] : [`${keyText(n)}: must be ${t[0]}`];
	if (!l[1](e)) return [`${keyText(n)}: must be a table`];
	let r = [], i = [];
	for (let [a, o] of Object.entries(e)) {
		let { keys: e = {}, each: s } = t, c = s ?? (Object.hasOwn(e, a) ? e[a] : void 0);
		c === void 0 ? i.push(a) : te(r, await toProblems(o, c, [...n, a]));
	}
	return i.length === 0 ? r : [...r, unknownKeys(n, i, Object.keys(t.keys ?? {}))];
}
function isTable(e) {
	return !Array.isArray(e);
}
// src/evidence/settings/read-config-file.ts
var nt = /* @__PURE__ */ e({
	noProfile: () => noProfile,
	parseConfigFile: () => parseConfigFile,
	readChainloopLogin: () => readChainloopLogin,
	readConfigFile: () => readConfigFile
});
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
	for (let e of h) {
		let t = m[e].key.split(".").reduce(C, c), n = typeof t == "boolean" || typeof t == "string" ? String(t).trim() : "";
		n !== "" && (l[e] = n);
	}
	let { ca: u } = l;
	return u !== void 0 && !Ge(u) && !u.includes("-----BEGIN") && (l.ca = Ke(We(e), u)), {
		...l,
		platform: C(c, "platform")
	};
}
function noProfile(e, t, n) {
	let r = we(t), a = n.length === 0 ? "it has none" : `it has ${n.join(", ")}`;
	return new i(`${e} has no profile ${r}${O(t, n)}: ${a}. Make one: regohost login --profile ${r}`, { code: "config_invalid" });
}
async function parseConfigFile(e, t) {
	let n = await parseToml(e, t), invalid = (t) => new i(`${e}: ${t}`, { code: "config_invalid" }), { version: r } = n;
	if (typeof r == "number" && r > 1) throw invalid(`is of version ${r}, which a newer regohost wrote; this one reads 1. Update regohost`);
	let a = await configProblems(n);
	if (a.length > 0) throw invalid(a.join("; "));
	return n;
}
async function parseToml(e, t) {
	let { parse: n, TomlError: r } = await T(() => import("./dist2.js"));
	try {
		return n(t.replace(/^\uFEFF/, ""));
	} catch (t) {
		throw t instanceof r ? new i(`${e}: is not valid TOML (line ${t.line}, column ${t.column}); it may have been cut short`, { code: "config_invalid" }) : t;
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
			throw new i(`${e}: ${n}: must be a string`, { code: "config_invalid" });
		}
	}, n = text(table("control-plane"), "api"), r = text(table("control-plane"), "api-ca");
	return {
		organization: text(t, "organization"),
		token: text(table("auth"), "token"),
		grpcUrl: n === void 0 ? void 0 : S(n),
		ca: r === void 0 ? void 0 : x(r)
	};
}
// src/evidence/settings/resolve-settings.ts
var rt = /* @__PURE__ */ e({ resolveSettings: () => resolveSettings });
const it = [
	"token",
	"baseUrl",
	"grpcUrl",
	"platformUrl"
];
async function resolveSettings(e = {}) {
	let { flags: n = {}, flagName = (e) => e, env: r = process.env } = e, a = e.configFile === !1 ? void 0 : e.configFile, o = e.compat === void 0 ? void 0 : t[e.compat], s = e.profileFrom ?? (e.configFile === !1 ? void 0 : a ?? se(r)), c = e.profile ?? j(r, "SERVICE_PROFILE");
	if (e.profile !== void 0 && e.profileFrom !== void 0) throw new i("a profile is one of regohost's saved logins, not one of another tool's", { code: "config_invalid" });
	let l = {}, u = {}, take = (e, t) => {
		let n = t.find(([, e]) => e !== void 0 && e !== "");
		if (n?.[1] === void 0 || u[e] !== void 0) return;
		let r = n[0].kind === "option" ? be(e) : n[0].name;
		l[e] = checkSetting(e, n[1], r), u[e] = n[0];
	};
	for (let e of h) take(e, [
		[{
			kind: "option",
			name: flagName(e)
		}, n[e]?.trim()],
		[{
			kind: "environment",
			name: m[e].variable
		}, j(r, m[e].variable)],
		...otherVariable(e, o, r)
	]);
	let d = [], f = await (async () => {
		if (e.profileFrom !== void 0) return readChainloopLogin(e.profileFrom);
		if (s === void 0) return;
		let { isNewProfile: t } = e, n = a !== void 0;
		try {
			return await readConfigFile(s, {
				required: n,
				profile: c,
				isNewProfile: t
			});
		} catch (e) {
			if (n || c !== void 0 || t === !0 || !isAccessDenied(e) || !it.some((e) => e in l)) throw e;
			d.push(`${e.message}; only options and environment variables are used.`);
			return;
		}
	})();
	for (let t of h) take(t, [[{
		kind: "config_file",
		name: `${s ?? ""} (${getKey(t, c, e)})`
	}, f?.[t]]]);
	let { token: p } = u, g = p?.kind === "environment" && f?.token !== void 0, _ = `${p?.name ?? ""} is set and is used instead of the login saved in ${s ?? ""}.`;
	return {
		settings: l,
		sources: u,
		platform: f?.platform,
		warnings: d,
		...g && { unusedLogin: _ },
		configFile: s
	};
}
function isAccessDenied(e) {
	if (!w(e, "config_unreadable")) return !1;
	let t = ae(e.cause);
	return t === "EACCES" || t === "EPERM";
}
const at = {
	grpcUrl: S,
	ca: x
};
function otherVariable(e, t, n) {
	let r = t?.variables[e];
	if (r === void 0) return [];
	let i = j(n, r), a = at[e] ?? ((e) => e);
	return [[{
		kind: "environment",
		name: r
	}, i === void 0 ? void 0 : a(i)]];
}
function getKey(e, t, { profileFrom: n }) {
	let r = m[e].key;
	return t === void 0 || n !== void 0 ? r : `profiles.${t}.${r}`;
}
function checkSetting(e, t, n) {
	if (e === "baseUrl" || e === "grpcUrl" || e === "platformUrl") return ze(t, n);
	if (e === "organization" && !/^[\x20-\x7e]{1,256}$/.test(t)) throw new i(D`${n}: an organization's name is up to 256 printable ASCII characters`, { code: "config_invalid" });
	if (e === "notFoundText" && !/^[^\p{Cc}]{3,256}$/u.test(t)) throw new i(D`${n}: a part of the service's message, 3 to 256 characters in one line`, { code: "config_invalid" });
	if (e === "http2" && t !== "true" && t !== "false") throw new i(D`${n}: it is true or false`, { code: "config_invalid" });
	return t;
}
// src/http/request-target.ts
var G = class RequestTarget {
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
}, ot = /* @__PURE__ */ e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = new Me(e.maxConnections), open = (n) => {
		let r;
		try {
			return r = new OpenRequest(n, e, t), pe(y.request) ? r.startTraced() : r.start();
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
			let t = e.place?.take() === !0;
			return t && e.beforeSend === void 0 ? open(e) : openLater(e, t);
		},
		reserve(e, n) {
			let begin = () => {
				let e = new Ne(t);
				try {
					return n(e);
				} finally {
					e.giveBack();
				}
			}, r = t.enter(e);
			return r === void 0 ? begin() : r.then(begin);
		}
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
		Ve
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
	#i = new r();
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
		this.#e = r instanceof G ? r : G.of(r), this.context = {
			request: {
				method: getMethod(e),
				url: this.#e.shown
			},
			attempts: a
		}, s !== void 0 && (this.context.advice = s), this.#t = e, this.#n = t, this.#r = n, this.#a = performance.now() + o, this.#o = he(i, this);
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
			...Oe(this.#e.url),
			attempt: this.context.attempts,
			setHeader: (t, n) => void (e[t] = n)
		};
		return Ae(y.request, t, () => this.start(e), ({ status: e }) => void (t.status = e));
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
		return fe(e) ? this.#h(e) : e;
	}
	close() {
		if (!this.#f) {
			this.#f = !0, clearTimeout(this.#s), je(this.#t.signal, this, this.#o);
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
		return n instanceof _ ? n : e instanceof i ? e : Be(e, this.context);
	}
	#_(e) {
		let { timeoutMs: t = 0 } = this.#t, n = this.#c === void 0 ? Infinity : this.#l + this.#u;
		if (e >= this.#a) this.#i.cancel(R("no complete answer", t, this.context));
		else if (this.#c !== void 0 && e >= n) this.#i.cancel(R(this.#c, this.#u, this.context));
		else {
			let t = Math.ceil(Math.min(this.#a, n, e + this.#n.idleTimeoutMs) - e);
			this.#s = setTimeout(() => this.#_(performance.now()), Math.min(t, c));
		}
	}
}, K = xe();
function toFacts(e) {
	let t = De(k(e));
	return de(t) ? t : {};
}
function toRecordedVerification(e, t, n) {
	let { document_digest: r } = toFacts(t);
	return {
		input: e,
		...typeof r == "string" ? { document: r } : {},
		...n === void 0 ? {} : { image: n },
		facts: t
	};
}
function theOnly(e) {
	let [t, ...n] = new Set(e.map((e) => e.facts));
	return t === void 0 || n.length > 0 ? void 0 : toFacts(t);
}
function verificationOfInput(e, t) {
	return theOnly(e.filter((e) => e.input === t));
}
function verificationOfDocument(e, t, n) {
	let r = N(t);
	return theOnly(e.filter((e) => e.document === r && (n === void 0 || e.image === n)));
}
function verificationsText(e = []) {
	let t = new Set(e.map(({ input: e, image: t, facts: n }) => `    { ${[
		`"input": ${JSON.stringify(e)}`,
		...t === void 0 ? [] : [`"image": ${JSON.stringify(t)}`],
		`"facts": ${n}`
	].join(", ")} }`));
	return t.size === 0 ? void 0 : `[\n${[...t].join(",\n")}\n  ]`;
}
const q = [
	"nd_builtin_cache",
	"undefined",
	"errors"
];
function recordingInvalid(e, t, n) {
	return new i(`${e} is not a recording: ${t}`, {
		code: "recording_invalid",
		cause: n
	});
}
function parseText(e, t) {
	try {
		return k(e);
	} catch (e) {
		throw recordingInvalid(t, "it is invalid JSON or truncated; eval and gate write one with --record FILE", e);
	}
}
function asObject(e, t) {
	if (!(e instanceof f)) throw recordingInvalid(t, "an object was expected");
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of e.entries) {
		let e = me(r);
		if (n.has(e)) throw recordingInvalid(t, `duplicate key ${e}`);
		n.set(e, i);
	}
	return n;
}
function checkFormat(e, t, n) {
	if (e === void 0 && n) return;
	let r = e instanceof d ? Number(e.text) : NaN;
	if (r > 1) throw recordingInvalid(t, `its version ${r} is from a newer regohost; this one reads 1`);
	if (r !== 1) throw recordingInvalid(t, "it has no version");
}
function parseArguments$1(e, t, n) {
	try {
		let e = k(t);
		if (Array.isArray(e)) return e;
	} catch (r) {
		throw recordingInvalid(n, `${e}: ${t} is not the JSON text of an argument list`, r);
	}
	throw recordingInvalid(n, `${e}: ${t} is not the JSON text of an argument list`);
}
function toAnswer(e, t, n) {
	switch (e) {
		case "nd_builtin_cache": return {
			kind: "value",
			json: P(t)
		};
		case "undefined": return toUndefined$1(asObject(t, `${n}: undefined`), `${n}: undefined`);
		case "errors": return toError$1(asObject(t, `${n}: errors`), n);
	}
}
function toUndefined$1(e, t) {
	let n = readText(e, "reason", t);
	return {
		kind: "undefined",
		notFound: readFlag(e, "not_found", t),
		...n === void 0 ? {} : { reason: n }
	};
}
function toError$1(e, t) {
	let [n, r, i] = [
		"code",
		"opa_code",
		"message"
	].map((t) => e.get(t));
	return {
		kind: "error",
		code: o.find((e) => e === n) ?? "builtin_failed",
		message: typeof i == "string" ? i : "it failed when it was recorded",
		...typeof r == "string" ? { opaCode: r } : {},
		...readFlag(e, "no_answer", `${t}: errors`) ? { noAnswer: !0 } : {}
	};
}
function readSection(e, t, n) {
	let r = e.get(t);
	return r === void 0 ? [] : [...asObject(r, `${n}: ${t}`)].flatMap(([e, r]) => [...asObject(r, `${n}: ${t}: ${e}`)].map(([r, i]) => ({
		name: e,
		args: P(parseArguments$1(e, r, n)),
		answer: toAnswer(t, i, n)
	})));
}
function markTruncated(e, t, n) {
	let r = e.get("truncated");
	if (r !== void 0) for (let [e, i] of asObject(r, `${n}: truncated`)) for (let [r, a] of asObject(i, `${n}: truncated: ${e}`)) {
		let i = P(parseArguments$1(e, r, n)), o = t.find((t) => t.name === e && t.args === i);
		if (a !== !0 || o?.answer.kind !== "value") throw recordingInvalid(n, `truncated: ${e}: ${r} must be true for a call with an answer`);
		o.answer.truncated = !0;
	}
}
function recordingDigest(e) {
	let t = e instanceof f ? e.entries : [];
	return N(Ee(new f(t.filter(([e]) => e !== "digest"))));
}
function checkDigest(e, t, n, r) {
	let i = t.get("digest");
	if (!(i === void 0 && r)) {
		if (i === void 0) throw recordingInvalid(n, "it has no digest; record it again");
		if (i !== recordingDigest(e)) throw recordingInvalid(n, `its content does not have its digest, so it was changed after it was recorded${r ? "; a file written by hand needs no digest" : ""}`);
	}
}
function readText(e, t, n) {
	let r = e.get(t);
	if (r === void 0 || typeof r == "string") return r;
	throw recordingInvalid(n, `${t} must be a string`);
}
function readTexts(e, t, n) {
	let r = e.get(t);
	if (r !== void 0) {
		if (Array.isArray(r) && r.every((e) => typeof e == "string")) return r;
		throw recordingInvalid(n, `${t} must be a list of strings`);
	}
}
function readFlag(e, t, n) {
	let r = e.get(t) ?? !1;
	if (typeof r == "boolean") return r;
	throw recordingInvalid(n, `${t} must be true or false`);
}
function readFacts(e, t, n) {
	let r = readText(e, "time", t), i = readText(e, "entrypoint", t), a = readText(e, "seed", t), o = readText(e, "salt", t), s = readTexts(e, "revisions", t), c = readTexts(e, "policy_digests", t), l = readTexts(e, "data_digests", t), u = readTexts(e, "input_digests", t), d = e.get("input"), f = readVerifications(e, t), p = readImages(e, t);
	return {
		nowNs: r === void 0 && n ? currentTime() : fromTimestamp(r ?? "", t),
		...s === void 0 ? {} : { revisions: s },
		...c === void 0 ? {} : { policyDigests: c },
		...l === void 0 ? {} : { dataDigests: l },
		...u === void 0 ? {} : { inputDigests: u },
		...i === void 0 ? {} : { entrypoint: i },
		...a === void 0 ? {} : { seed: a },
		...readFlag(e, "strict_builtin_errors", t) ? { strictBuiltinErrors: !0 } : {},
		...o === void 0 ? {} : { salt: o },
		...d === void 0 ? {} : { input: P(d) },
		...f === void 0 ? {} : { verifications: f },
		...p === void 0 ? {} : { images: p }
	};
}
function readVerifications(e, t) {
	if (!e.has("verifications")) return;
	if (e.get("verifications") instanceof f) throw recordingInvalid(t, "its verifications do not show which envelopes were verified, because an older regohost recorded them; record it again");
	let n = readList(e, "verifications", t).map((e) => {
		let n = asObject(e, `${t}: verifications`), [r, i] = ["input", "image"].map((e) => readText(n, e, `${t}: verifications`)), a = n.get("facts");
		if (r === void 0 || !(a instanceof f)) throw recordingInvalid(t, "each of its verifications must have input and facts");
		return toRecordedVerification(r, P(a), i);
	});
	return n.length === 0 ? void 0 : n;
}
function readList(e, t, n) {
	let r = e.get(t);
	if (Array.isArray(r)) return r;
	throw recordingInvalid(n, `${t} must be a list`);
}
function readImages(e, t) {
	if (!e.has("images")) return;
	let n = `${t}: images`, text = (e, t) => {
		let r = readText(e, t, n);
		if (r === void 0) throw recordingInvalid(n, `${t} is missing`);
		return r;
	};
	return new Map(readList(e, "images", t).map((e) => {
		let t = asObject(e, n), r = text(t, "address"), i = readList(t, "attestations", n).map((e) => {
			let t = asObject(e, n);
			return {
				name: text(t, "name"),
				mediaType: text(t, "media_type"),
				text: text(t, "text"),
				...t.has("platform") ? { platform: text(t, "platform") } : {}
			};
		});
		return [r, {
			address: r,
			image: text(t, "image"),
			digest: text(t, "digest"),
			mediaType: text(t, "media_type"),
			attestations: i,
			leftOut: readTexts(t, "left_out", n) ?? []
		}];
	}));
}
function answeredTime(e) {
	let t = e.find(({ name: e }) => e === "time.now_ns")?.answer;
	return t?.kind === "value" && /^\d+$/.test(t.json) ? BigInt(t.json) : void 0;
}
function currentTime() {
	return BigInt(Date.now()) * 1000000n;
}
const st = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;
function fromTimestamp(e, t) {
	let [, n = "", r = ""] = st.exec(e) ?? [], i = Date.parse(`${n}Z`);
	if (Number.isNaN(i) || !new Date(i).toISOString().startsWith(n)) throw recordingInvalid(t, "its time is missing or invalid; write it as 2026-01-31T12:00:00Z");
	return BigInt(i) * 1000000n + BigInt(r.padEnd(9, "0"));
}
function readRecording(e, t, { handWritten: n = !1 }) {
	let r = Re(t, e)?.payload, i = parseText(r === void 0 ? e : Buffer.from(r).toString("utf8"), t), a = asObject(i, t);
	if (!q.some((e) => a.has(e))) {
		let [e] = [...a].find(([, e]) => !(e instanceof f)) ?? [];
		if (e !== void 0) throw recordingInvalid(t, `it has none of ${q.join(", ")}, and where ${e} is, an object was expected; eval and gate write one with --record FILE`);
		let n = readSection(/* @__PURE__ */ new Map([["nd_builtin_cache", i]]), "nd_builtin_cache", t);
		return {
			facts: { nowNs: answeredTime(n) ?? currentTime() },
			calls: n
		};
	}
	checkFormat(a.get("version"), t, n);
	let o = q.flatMap((e) => readSection(a, e, t));
	markTruncated(a, o, t);
	let s = readFacts(a, t, n);
	return checkDigest(i, a, t, n), {
		facts: s,
		calls: o
	};
}
// src/engine/recording/recording.ts
var ct = /* @__PURE__ */ e({
	Recording: () => J,
	getSecrets: () => getSecrets
});
const lt = {
	kind: "error",
	code: "recording_ambiguous",
	message: "it had two different answers when recorded; record the inputs separately"
}, asItIs = (e) => e;
var J = class Recording {
	facts;
	callLog;
	#e = /* @__PURE__ */ new Map();
	#t;
	constructor(e, t = [], n = []) {
		ge(this), this.facts = e, this.callLog = n, this.#t = e.salt === void 0 ? asItIs : M(e.salt);
		for (let e of t) this.put(e);
	}
	put(e) {
		let t = this.#n(e.name, parseArguments(e.args)), n = this.#e.get(t);
		n === void 0 ? this.#e.set(t, e) : isSameAnswer(n, e) ? isTruncated(e.answer) && this.#e.set(t, e) : this.#e.set(t, {
			...n,
			answer: lt
		});
	}
	get calls() {
		return withPlaceholders(this, _e());
	}
	get exactCalls() {
		return [...this.#e.values()];
	}
	find(e, t) {
		return this.#e.get(this.#n(e, t.map(A)))?.answer;
	}
	add(e, t, n) {
		this.put({
			name: e,
			args: P(t.map(A)),
			answer: n
		});
	}
	#n(e, t) {
		let n = this.#t === asItIs || !E(e) ? t : F(e, t, this.#t);
		return ne(e, n.map(P));
	}
	verificationOf(e, t) {
		let { verifications: n = [], input: r } = this.facts;
		return e === void 0 ? r === void 0 ? void 0 : verificationOfInput(n, Fe(r)) : verificationOfDocument(n, e, t);
	}
	toJson() {
		let { revisions: e, policyDigests: t, dataDigests: n, inputDigests: r, entrypoint: i, input: a, nowNs: o, seed: s } = this.facts, c = this.#r(), { salt: l } = c.facts, u = [
			["version", "1"],
			["regohost", JSON.stringify(He)],
			["opa", JSON.stringify(B)],
			["revisions", toOptionalJson(e)],
			["policy_digests", toOptionalJson(t)],
			["data_digests", toOptionalJson(n)],
			["input_digests", toOptionalJson(r)],
			["entrypoint", toOptionalJson(i)],
			["time", JSON.stringify(toTimestamp(o))],
			["seed", toOptionalJson(s)],
			["strict_builtin_errors", this.facts.strictBuiltinErrors === !0 ? "true" : void 0],
			["salt", toOptionalJson(l)],
			["input", a],
			["verifications", verificationsText(this.facts.verifications)],
			["images", imagesText(this.facts.images)],
			["nd_builtin_cache", c.#i((e) => e.kind === "value" ? e.json : void 0)],
			["undefined", c.#i((e) => e.kind === "undefined" ? toUndefined(e) : void 0)],
			["errors", c.#i((e) => e.kind === "error" ? toError(e) : void 0)],
			["truncated", this.exactCalls.some(({ answer: e }) => isTruncated(e)) ? c.#i((e) => isTruncated(e) ? "true" : void 0) : void 0]
		].flatMap(([e, t]) => t === void 0 ? [] : [`  "${e}": ${t}`]), d = recordingDigest(k(`{${u.join(",")}}`));
		return `{\n${[...u, `  "digest": ${JSON.stringify(d)}`].join(",\n")}\n}\n`;
	}
	toJSON() {
		let { digest: e, ...t } = JSON.parse(this.toJson());
		return {
			...t,
			digest: recordingDigest(k(JSON.stringify(t)))
		};
	}
	#r() {
		let e = this.facts.salt ?? (0, K.randomBytes)(16).toString("hex"), t = M(e), n = this.facts.salt !== void 0, r = withPlaceholders(this, (e) => (n = !0, t(e)));
		return new Recording(n ? {
			...this.facts,
			salt: e
		} : this.facts, r);
	}
	#i(e) {
		let t = /* @__PURE__ */ new Map();
		for (let { name: n, args: r, answer: i } of this.#e.values()) {
			let a = e(i);
			if (a === void 0) continue;
			let o = t.get(n) ?? [];
			o.push(`      ${JSON.stringify(r)}: ${a}`), t.set(n, o);
		}
		return t.size === 0 ? "{}" : `{\n${Array.from(t, ([e, t]) => `    ${JSON.stringify(e)}: {\n${t.join(",\n")}\n    }`).join(",\n")}\n  }`;
	}
	static parse(e, t = "the recording", n = {}) {
		let { facts: r, calls: i } = readRecording(e, t, n), a = new Recording(r);
		for (let e of i) {
			let n = a.#e.size;
			if (a.put(e), a.#e.size === n) throw recordingInvalid(t, `it has two answers to ${e.name}${e.args}`);
		}
		return a;
	}
};
function imagesText(e) {
	if (e !== void 0 && e.size !== 0) return `[\n${Array.from(e.values(), ({ address: e, image: t, digest: n, mediaType: r, ...i }) => ({
		address: e,
		image: t,
		digest: n,
		media_type: r,
		attestations: i.attestations.map(({ name: e, mediaType: t, text: n, platform: r }) => ({
			name: e,
			media_type: t,
			text: n,
			...r === void 0 ? {} : { platform: r }
		})),
		left_out: i.leftOut
	})).map((e) => `    ${JSON.stringify(e)}`).join(",\n")}\n  ]`;
}
function parseArguments(e) {
	let t = k(e);
	if (!Array.isArray(t)) throw TypeError("arguments are an array");
	return t;
}
function getSecrets({ exactCalls: e }, t = le) {
	let n = e.filter(({ name: e }) => E(e));
	return new g(n.map(({ name: e, args: t }) => ({
		name: e,
		args: parseArguments(t)
	})), t);
}
function withPlaceholders(e, t) {
	let n = getSecrets(e, t);
	return e.exactCalls.map((e) => {
		let { name: r, args: i, answer: a } = e;
		if (n.isEmpty && !E(r)) return e;
		let o = P(F(r, parseArguments(i), t));
		if (a.kind !== "value") return {
			name: r,
			args: o,
			answer: a
		};
		let s = ee(r, k(a.json), t);
		return {
			name: r,
			args: o,
			answer: {
				...a,
				json: P(n.inTerm(s))
			}
		};
	});
}
function isTruncated(e) {
	return e.kind === "value" && e.truncated === !0;
}
function isSameAnswer({ name: e, answer: t }, { answer: n }) {
	return t.kind === "value" && n.kind === "value" ? t.json === n.json || withoutDate(e, t.json) === withoutDate(e, n.json) : t.kind === "error" && n.kind === "error" ? t.code === n.code && t.opaCode === n.opaCode && t.noAnswer === n.noAnswer : t.kind === "undefined" && n.kind === "undefined" && t.notFound === n.notFound;
}
function withoutDate(e, t) {
	let n = e === "http.send" ? k(t) : void 0;
	if (!(n instanceof f)) return t;
	let r = n.entries.map(([e, t]) => e === "headers" && t instanceof f ? [e, new f(t.entries.filter(([e]) => e !== "date"))] : [e, t]);
	return P(new f(r));
}
function toOptionalJson(e) {
	return e === void 0 ? void 0 : JSON.stringify(e);
}
function toUndefined({ notFound: e, reason: t }) {
	return `{${[...e ? ["\"not_found\": true"] : [], ...t === void 0 ? [] : [`"reason": ${JSON.stringify(t)}`]].join(", ")}}`;
}
function toError({ code: e, message: t, opaCode: n, noAnswer: r }) {
	return JSON.stringify({
		code: e,
		...n === void 0 ? {} : { opa_code: n },
		...r === !0 && { no_answer: !0 },
		message: t
	});
}
const Y = 1000000000n;
function toTimestamp(e) {
	let t = (e % Y + Y) % Y;
	return new Date(Number((e - t) / 1000000n)).toISOString().replace(".000Z", `.${String(t).padStart(9, "0")}Z`);
}
// src/engine/source/gunzip.ts
var UnpackedTooLarge = class extends Error {};
const X = 1048576;
async function gunzip(e, t, n = () => void 0) {
	let { createGunzip: r } = await import("node:zlib");
	return unpackThrough(r({ chunkSize: X }), e, t, n);
}
async function unpackThrough(e, t, n, r) {
	let i = [], a = 0;
	e.end(t);
	for await (let t of e) {
		if (r(), a += t.length, a > n) throw new UnpackedTooLarge("too large");
		i.push(t);
	}
	return Buffer.concat(i, a);
}
// src/engine/source/tar-headers.ts
const Z = 1048576, ut = [
	[100, 8],
	[108, 8],
	[116, 8],
	[124, 12],
	[136, 12],
	[329, 8],
	[337, 8]
], Q = [124, 136], dt = [[0, 100], [345, 500]], ft = /^(?:SCHILY|LIBARCHIVE)\.xattr\./, pt = /* @__PURE__ */ new Set([
	"atime",
	"ctime",
	"gid",
	"mtime",
	"uid"
]);
function isUtf8(e) {
	try {
		return !new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(e).startsWith("﻿");
	} catch {
		return !1;
	}
}
function textEnd(e, t, n) {
	let r = e.indexOf(0, t);
	return r < 0 || r > n ? n : r;
}
function readRecords(e, t) {
	if (e.length > Z) return { why: "an extended header is larger than 1 MiB" };
	let n;
	for (let r = 0; r < e.length;) {
		let i = e.indexOf(32, r), a = Buffer.from(e.subarray(r, i < 0 ? r : i)).toString("latin1"), o = r + Number(a);
		if (!/^[1-9]\d{0,9}$/.test(a) || o > e.length || o < i + 4 || e[o - 1] !== 10) return { why: "an extended header is malformed" };
		let s = e.subarray(i + 1, o - 1);
		if (r = o, ft.test(Buffer.from(s.subarray(0, 32)).toString("latin1"))) continue;
		if (!isUtf8(s) || s.includes(0)) return { why: "an extended header is not text" };
		let [, c = "", l = ""] = /^([^=]+)=(.*)$/s.exec(Buffer.from(s).toString()) ?? [];
		if (c === "" || l === "" || c === "size" || c.startsWith("GNU.sparse")) return { why: `an extended header has ${JSON.stringify(c)}` };
		if (t && c !== "comment") return { why: `a global header has ${JSON.stringify(c)}` };
		if (pt.has(c) && !/^-?\d{1,18}(?:\.\d+)?$/.test(l)) return { why: `${c} in an extended header is no number` };
		c === "path" && (n = l);
	}
	return n === void 0 ? {} : { name: n };
}
function textAt(e, t, n) {
	return e.subarray(t, textEnd(e, t, n));
}
function whyFields(e) {
	for (let [t, n] of ut) {
		let r = Buffer.from(e.subarray(t, t + n)).toString("latin1");
		if (!(t !== Q[0] && (e[t] ?? 0) & 128) && !/^ *[0-7]*[ \0]*$/.test(r)) return "a header has a malformed number";
	}
	return dt.every(([t, n]) => isUtf8(textAt(e, t, n))) ? void 0 : "a name is not UTF-8 text";
}
function refuseFolderName(e, t) {
	let n = t ?? Buffer.from(textAt(e, 0, 100)).toString();
	return /(?:^|\/)$/.test(n) ? { why: `the file ${JSON.stringify(n)} has the name of a folder` } : {};
}
function readEntry(e, t, n) {
	let r = whyFields(e);
	if (r !== void 0) return { why: r };
	switch (String.fromCharCode(e[156] ?? 0)) {
		case "\0": return t.length === 0 ? {} : refuseFolderName(e, n);
		case "0": return refuseFolderName(e, n);
		case "1":
		case "2":
		case "3":
		case "4":
		case "5":
		case "6": return {};
		case "x": return readRecords(t, !1);
		case "g": return {
			...readRecords(t, !0),
			...n === void 0 ? {} : { name: n }
		};
		case "K": return n === void 0 ? {} : { name: n };
		case "L": {
			if (t.length > Z) return { why: "a name is larger than 1 MiB" };
			let e = textAt(t, 0, t.length);
			return isUtf8(e) ? { name: Buffer.from(e).toString() } : { why: "a name is not UTF-8 text" };
		}
		default: return { why: "an entry is of an unknown type" };
	}
}
function checkTarHeaders(e, t, n) {
	let r;
	for (let i = 0; i + 512 <= e.length;) {
		let a = e.subarray(i, i + 512);
		if (n?.(), a.every((e) => e === 0)) return;
		let o = parseInt(Buffer.from(a.subarray(...Q)).toString("latin1").trim() || "0", 8), s = i + 512;
		(!Number.isSafeInteger(o) || o < 0 || s + o > e.length) && t("the tar data is truncated or damaged");
		let { why: c, name: l } = readEntry(a, e.subarray(s, s + o), r);
		c !== void 0 && t(c), r = l;
		let u = /[1-6]/.test(String.fromCharCode(a[156] ?? 0)) ? 0 : o;
		i = s + Math.ceil(u / 512) * 512;
	}
}
// src/engine/source/bundle-archive.ts
function invalid(e, t, n) {
	return new u(`${e} is not a valid bundle: ${t}`, {
		code: "bundle_invalid",
		cause: n
	});
}
async function unzip(e, t, n) {
	try {
		return await gunzip(e, Te(n), b);
	} catch (e) {
		throw w(e) ? e : e instanceof UnpackedTooLarge ? ke(t, n) : invalid(t, "the gzip data is truncated or damaged", e);
	}
}
function innerPath(e, t) {
	let n = e.replace(/^(?:\.?\/)+/, "");
	if (n.split("/").includes("..") || n.includes("\\") || n.includes("\0") || /^[A-Za-z]:/.test(n)) throw new u(`${t} contains a path outside it: ${JSON.stringify(e.slice(0, 200))}; build the bundle from the folder with its files`, { code: "bundle_path_escape" });
	return n;
}
async function importUnpackTar() {
	let { unpackTar: e } = await import("./web.js");
	return e;
}
async function unpackBundle(e, t, n) {
	let r = await unzip(e, t, n);
	checkTarHeaders(r, (e) => {
		throw invalid(t, `${e}; pack it again with tar or opa`);
	}, b);
	let i = await T(importUnpackTar), a;
	try {
		a = await i(r, {
			strict: !0,
			filter: () => (b(), !0)
		});
	} catch (e) {
		throw w(e) ? e : invalid(t, "the tar data is truncated or damaged", e);
	}
	let o = /* @__PURE__ */ new Map();
	for (let { header: e, data: n } of a) {
		if (e.type === "directory") continue;
		let r = innerPath(e.name, t);
		if (e.type !== "file" && e.type !== void 0) throw invalid(t, `${JSON.stringify(r)} is a ${e.type}; bundles may contain only files`);
		if (n?.length !== e.size) throw invalid(t, `${JSON.stringify(r)} is truncated`);
		if (o.has(r)) throw invalid(t, `${JSON.stringify(r)} is there twice`);
		o.set(r, {
			path: r,
			signedName: e.name.replace(/^\//, ""),
			bytes: n
		});
	}
	if (o.size === 0) throw invalid(t, "it contains no files");
	return [...o.values()];
}
function toSourceFiles(e) {
	return new Map(e.map(({ path: e, bytes: t }) => [e, t]));
}
// src/engine/opa/given-core.ts
let $;
function explicitCore() {
	return $;
}
function giveCore(e) {
	$ = Ue(async () => compileWhole(await e()));
}
function explicitCoreUnavailable(e, t) {
	return Pe(`opa-core: ${e}`, t);
}
async function compileWhole(e) {
	let t = Uint8Array.from(e);
	if (t.length !== z.bytes || await sha256(t) !== z.sha256) throw explicitCoreUnavailable("the file is damaged or of another version; use opa-core/opa-core.wasm of this version of regohost");
	try {
		return {
			wasm: await WebAssembly.compile(t),
			data: void 0
		};
	} catch (e) {
		throw explicitCoreUnavailable("it cannot be compiled", e);
	}
}
async function sha256(e) {
	let { subtle: t } = globalThis.crypto;
	return t === void 0 ? (0, K.createHash)("sha256").update(e).digest("hex") : Buffer.from(await t.digest("SHA-256", e)).toString("hex");
}
async function readCoreResponse(e) {
	try {
		let t = await e;
		if (!t.ok) throw Error(`the server answered ${String(t.status)}`);
		return new Uint8Array(await t.arrayBuffer());
	} catch (e) {
		throw explicitCoreUnavailable("it cannot be fetched", e);
	}
}
export { X as CHUNK_BYTES, ClientCalls, InstanceProbe, J as Recording, G as RequestTarget, U as SERVICE_AUDIENCES, SingleFlight, UnpackedTooLarge, Je as access_token_exports, checkNotExpired, checkRedirect, checkTarHeaders, Ze as check_redirect_exports, compileWhole, confirmNotFound, createTransport, expiryWarning, explicitCore, explicitCoreUnavailable, getSecrets, giveCore, gunzip, ot as http_transport_exports, innerPath, isOverload, keyText, parseConfigFile, parseErrorBody, $e as private_file_exports, readAccessToken, readCoreResponse, readPrivateFile, nt as read_config_file_exports, ct as recording_exports, rejection, resolveSettings, rt as resolve_settings_exports, settleNotFound, toRecordedVerification, toResponseError, toShownText, toSourceFiles, toStatusError, unknownKeys, unpackBundle, unpackThrough, validate };

import { __exportAll as e } from "./rolldown-runtime.js";
import { COMPATS as t, COUNT as n, Cancellation as r, ConfigurationError as i, Deadline as a, ERROR_CODES as o, FLAG as s, Limit as c, MAX_TIMER_MS as l, OBJECT as u, PolicyLoadError as d, RegoNumber as f, RegoObject as p, ReservedPlace as m, ResponseError as h, SETTINGS as g, SETTING_NAMES as _, ServiceError as v, TEXT as y, answerWithoutSecrets as ee, append as te, callKey as ne, channels as b, checkReading as x, checkRegular as re, closeFile as ie, codeOf as ae, collectSmall as oe, configFilePath as se, coreUnavailable as ce, explainFailure as le, fromCertificates as S, fromHostAndPort as C, getMember as w, isErrorOf as ue, isHtml as de, isJson as T, isJsonObject as fe, isLoopback as pe, isRegohostError as E, isThenable as me, isTraced as he, isUrl as ge, jsonKey as _e, listenTo as ve, loadOnce as ye, loadPackage as D, markRecording as be, mayHoldSecrets as O, message as k, nearest as A, numberedPlaceholders as xe, openRecording as Se, openToRead as Ce, option as we, optionNamed as Te, parseJson as j, parseServiceUrl as Ee, parseTerm as M, readVariable as N, saltedPlaceholders as P, sha256 as F, shownCause as De, shownSource as Oe, shownValue as ke, toByteLimit as Ae, toCanonicalText as I, toConnectionError as je, toJsonText as L, toJsonValue as Me, toShownUrl as R, toTarget as Ne, toTimeoutError as z, tooLarge as Pe, traced as Fe, unlistenTo as Ie, withoutSecrets as B } from "./shared.js";
import { USER_AGENT as Le, coreSnapshot as V, opaVersion as Re, version as ze } from "./start.js";
import { createHash as Be, randomBytes as Ve } from "node:crypto";
import { dirname as He, isAbsolute as Ue, resolve as We } from "node:path";
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
	return new h(`${r} is not a valid ${e.replaceAll("-", " ")}: ${i.join("; ")}. Check that the address is that of the evidence service and that its version is supported.`, {
		code: "response_invalid",
		schema: schemaId(e),
		issues: t,
		...n && { request: n }
	});
}
let H;
async function loadValidators() {
	return H = await import("./validators.js"), H;
}
function validate(e, t, n) {
	if (H === void 0) return loadValidators().then(() => validate(e, t, n));
	let r = H.issuesOf(e, t);
	if (r.length > 0) throw toResponseError(e, r, n);
	return t;
}
async function matchSchema(e, t) {
	let { issuesOf: n } = H ?? await loadValidators();
	return n(e, t).length === 0 ? t : void 0;
}
async function parseErrorBody(e, t) {
	let n = T(t) ? await matchSchema("error-status", parseJson(e)) : void 0;
	if (n !== void 0) return {
		status: n,
		message: toShownText(n.message),
		text: e
	};
	let r = de(t) || e.trimStart().startsWith("<") ? "" : e;
	return {
		status: void 0,
		message: T(t) ? "" : toShownText(r),
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
var UnclearNotFound = class extends v {
	#e;
	constructor(e, t, n) {
		super(e, t), this.name = "ServiceError", this.#e = n;
	}
	settle(e) {
		return this.#e(e);
	}
};
const U = /* @__PURE__ */ new Set([
	408,
	425,
	429,
	502,
	503,
	504
]), Ge = /\btoo many (clients|connections)\b|\bconnection slots\b|\bconnection pool\b/i;
function isOverload({ status: e, message: t }) {
	return e === 429 || e === 503 || e === 500 && Ge.test(t);
}
function toStatusError(e, t) {
	let { status: n, message: r, shownStatus: i, notFound: a } = e, o = n === 400 ? findAmbiguousKinds(r) : [], s = r === "" ? "" : ` (${r})`, describe = (n) => `${t.request.method} ${t.request.url}: ${i}${s}. ${adviceFor(n, e, o)}`, c = U.has(n) || isOverload(e), l = o.length > 1 ? "ambiguous_kind" : toErrorCode(e), libraryOptions = (e) => ({
		retryable: c,
		...t,
		code: e,
		...o.length > 1 && { kinds: o }
	}), toError = (e) => new v(describe(e), libraryOptions(e));
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
	return e === "ambiguous_kind" ? `The digest exists in several kinds: give one of ${n.join(", ")}.` : e === "permission_denied" && i === "store" ? "The artifact store did not accept the pre-signed address, which is valid for a short time only." : e === "unauthenticated" ? "Log in again, or set SERVICE_TOKEN to a valid token." : e === "permission_denied" ? "The token may not do this, or it does not belong to the organization; some operations need a user token." : e === "not_found" ? "It does not exist, or is not visible to this identity." : e === "rate_limited" ? "The service limits the rate of requests: try again later." : e === "request_invalid" ? "The service does not accept the request's parameters." : e === "unimplemented" ? `The service at this address does not have the operation: check ${a} and its version.` : r === 404 && i === "store" ? "The artifact store does not say that the artifact is gone: ask for the download again, or ask who runs the service." : r === 404 && isContinued(t.asked) ? "A part of the answer was there before, so this does not say that the item is unknown: ask again." : e === "wrong_address" ? `${wrongAddressAdvice(t)} Check ${a}.` : U.has(r) || isOverload(t) ? "The service is not available now: try again later." : r === 500 ? "Some services give this answer for a revoked token and for an unknown organization: check both." : "The service failed.";
}
function isContinued(e) {
	return typeof e == "object" && e.isContinued;
}
function wrongAddressAdvice({ responder: e, asked: t, notFound: n, addressSetting: r }) {
	return e === "service_without_token" && r !== "SERVICE_GRPC_URL" ? "Every instance of the service answers this, so the address may be wrong." : typeof t != "object" || t.id === void 0 ? "Gateways and servers without the operation give this answer: the address may be wrong." : `The answer ${n === "unclear" ? "does not name the id, and the server did not show that it is the service" : "does not say in the service's words that the item is unknown; gateways and servers without the operation give this answer"}. The address may be wrong; for a service that words it otherwise set SERVICE_NOT_FOUND_TEXT.`;
}
// src/evidence/client/access-token.ts
var Ke = /* @__PURE__ */ e({
	SERVICE_AUDIENCES: () => W,
	checkNotExpired: () => checkNotExpired,
	expiryWarning: () => expiryWarning,
	readAccessToken: () => readAccessToken
});
const W = {
	api: ["api-token-auth.service"],
	user: ["user-auth.service"]
}, qe = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/;
async function readAccessToken(e, t) {
	let malformed = () => new i("the access token is not a JWT: it has three parts joined by dots. Copy it again as a whole, or log in again.", { code: "credentials_malformed" });
	if (!qe.test(e)) throw malformed();
	let { decodeJwt: n } = await D(() => import("./decode_jwt.js").then((e) => e.decode_jwt_exports)), r;
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
const Je = {
	api: "Create a new API token and set SERVICE_TOKEN to it.",
	user: "User tokens last 24 hours: log in again (regohost login), or use an API token for unattended work.",
	unknown: "Log in again (regohost login), or set SERVICE_TOKEN to a new token."
};
function checkNotExpired(e, t = Date.now()) {
	if (e.expiresAt === void 0 || e.expiresAt > t) return;
	let n = new Date(e.expiresAt).toISOString();
	throw new i(`the access token expired on ${n}, by this machine's clock. ${Je[e.kind]}`, { code: "credentials_expired" });
}
function expiryWarning({ kind: e, expiresAt: t }, n = Date.now()) {
	if (!(e !== "user" || t === void 0 || t - n > 36e5)) return `the login ${t > n ? "expires" : "expired"} at ${new Date(t).toISOString()}; log in again: regohost login`;
}
// src/http/check-redirect.ts
var Ye = /* @__PURE__ */ e({ checkRedirect: () => checkRedirect });
function checkRedirect({ url: e, shown: t, facts: n }, r) {
	let refuse = (e) => {
		throw new v(`${t} ${e}`, {
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
		if (e.protocol === "https:") return refuse(`from TLS to plain HTTP (${R(i)})`);
		if (!pe(i.hostname)) return refuse(`to plain HTTP on another machine (${R(i)})`);
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
	return new v(`${e.method} ${e.url}: the call was aborted`, {
		code: "aborted",
		cause: t.reason,
		request: e
	});
}
function toDeadlineError(e) {
	return new v(k`${e.method} ${e.url}: not answered before the caller's deadline. Allow more time (${we("timeoutMs")}).`, {
		code: "service_timeout",
		retryable: !0,
		request: e
	});
}
function toClosedError(e) {
	return new v(`${e.method} ${e.url}: the service client is closed`, {
		code: "client_closed",
		request: e
	});
}
// src/evidence/client/instance-probe.ts
const Xe = [
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
				if (Xe.some((t) => E(e, t))) return !1;
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
var Ze = /* @__PURE__ */ e({
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
		let n = await Ce(e, { isOwn: !0 });
		return await check(e, t, a, n, r), (await oe(n, 1048576)).toString("utf8");
	} catch (r) {
		if (r instanceof i) throw r;
		if (ue(r, "RangeError")) throw new i(`${e} is larger than 1 MiB: it is not a file with ${a}`, {
			code: "config_invalid",
			cause: r
		});
		let { isMissing: o, why: s } = await le(e, r);
		if (!t && o) return;
		let c = n !== void 0 && o, l = c ? `there is no such file with ${a}: the option takes its path` : `the file ${Oe(e)} cannot be read: ${s}`, u = c ? void 0 : De(e, r);
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
	return `unknown key ${t.map((t) => `${shownKey(keyText([...e, t]))}${A(t, n)}`).join(", ")}`;
}
function shownKey(e) {
	return JSON.stringify(e.length > 40 ? `${e.slice(0, 20)}…` : e);
}
// src/evidence/settings/config-file-form.ts
const Qe = Object.fromEntries(Object.values(g).flatMap(({ key: e }) => {
	let [t, n] = e.split(".");
	return t === "service" && n !== void 0 ? [[n, e === g.http2.key ? s : y]] : [];
})), G = {
	organization: y,
	auth: { keys: { token: y } },
	service: { keys: Qe },
	platform: "mapping"
}, $e = { keys: {
	version: n,
	...G,
	profiles: { each: { keys: G } }
} };
async function configProblems(e) {
	return toProblems(e, $e, []);
}
async function toProblems(e, t, n) {
	if (t === "mapping") return (await import("./platform-mapping-schema.js")).mappingProblems(e, n);
	if (!isTable(t)) return t[1](e) ? [] : [`${keyText(n)}: must be ${t[0]}`];
	if (!u[1](e)) return [`${keyText(n)}: must be a table`];
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
var et = /* @__PURE__ */ e({
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
	for (let e of _) {
		let t = g[e].key.split(".").reduce(w, c), n = typeof t == "boolean" || typeof t == "string" ? String(t).trim() : "";
		n !== "" && (l[e] = n);
	}
	let { ca: u } = l;
	return u !== void 0 && !Ue(u) && !u.includes("-----BEGIN") && (l.ca = We(He(e), u)), {
		...l,
		platform: w(c, "platform")
	};
}
function noProfile(e, t, n) {
	let r = ke(t), a = n.length === 0 ? "it has none" : `it has ${n.join(", ")}`;
	return new i(`${e} has no profile ${r}${A(t, n)}: ${a}. Make one: regohost login --profile ${r}`, { code: "config_invalid" });
}
async function parseConfigFile(e, t) {
	let n = await parseToml(e, t), invalid = (t) => new i(`${e}: ${t}`, { code: "config_invalid" }), { version: r } = n;
	if (typeof r == "number" && r > 1) throw invalid(`is of version ${r}, which a newer regohost wrote; this one reads 1. Update regohost`);
	let a = await configProblems(n);
	if (a.length > 0) throw invalid(a.join("; "));
	return n;
}
async function parseToml(e, t) {
	let { parse: n, TomlError: r } = await D(() => import("./dist2.js"));
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
		grpcUrl: n === void 0 ? void 0 : C(n),
		ca: r === void 0 ? void 0 : S(r)
	};
}
// src/evidence/settings/resolve-settings.ts
var tt = /* @__PURE__ */ e({ resolveSettings: () => resolveSettings });
const nt = [
	"token",
	"baseUrl",
	"grpcUrl",
	"platformUrl"
];
async function resolveSettings(e = {}) {
	let { flags: n = {}, flagName = (e) => e, env: r = process.env } = e, a = e.configFile === !1 ? void 0 : e.configFile, o = e.compat === void 0 ? void 0 : t[e.compat], s = e.profileFrom ?? (e.configFile === !1 ? void 0 : a ?? se(r)), c = e.profile ?? N(r, "SERVICE_PROFILE");
	if (e.profile !== void 0 && e.profileFrom !== void 0) throw new i("a profile is one of regohost's saved logins, not one of another tool's", { code: "config_invalid" });
	let l = {}, u = {}, take = (e, t) => {
		let n = t.find(([, e]) => e !== void 0 && e !== "");
		if (n?.[1] === void 0 || u[e] !== void 0) return;
		let r = n[0].kind === "option" ? Te(e) : n[0].name;
		l[e] = checkSetting(e, n[1], r), u[e] = n[0];
	};
	for (let e of _) take(e, [
		[{
			kind: "option",
			name: flagName(e)
		}, n[e]?.trim()],
		[{
			kind: "environment",
			name: g[e].variable
		}, N(r, g[e].variable)],
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
			if (n || c !== void 0 || t === !0 || !isAccessDenied(e) || !nt.some((e) => e in l)) throw e;
			d.push(`${e.message}; only options and environment variables are used.`);
			return;
		}
	})();
	for (let t of _) take(t, [[{
		kind: "config_file",
		name: `${s ?? ""} (${getKey(t, c, e)})`
	}, f?.[t]]]);
	let { token: p } = u, m = p?.kind === "environment" && f?.token !== void 0, h = `${p?.name ?? ""} is set and is used instead of the login saved in ${s ?? ""}.`;
	return {
		settings: l,
		sources: u,
		platform: f?.platform,
		warnings: d,
		...m && { unusedLogin: h },
		configFile: s
	};
}
function isAccessDenied(e) {
	if (!E(e, "config_unreadable")) return !1;
	let t = ae(e.cause);
	return t === "EACCES" || t === "EPERM";
}
const rt = {
	grpcUrl: C,
	ca: S
};
function otherVariable(e, t, n) {
	let r = t?.variables[e];
	if (r === void 0) return [];
	let i = N(n, r), a = rt[e] ?? ((e) => e);
	return [[{
		kind: "environment",
		name: r
	}, i === void 0 ? void 0 : a(i)]];
}
function getKey(e, t, { profileFrom: n }) {
	let r = g[e].key;
	return t === void 0 || n !== void 0 ? r : `profiles.${t}.${r}`;
}
function checkSetting(e, t, n) {
	if (e === "baseUrl" || e === "grpcUrl" || e === "platformUrl") return Ee(t, n);
	if (e === "organization" && !/^[\x20-\x7e]{1,256}$/.test(t)) throw new i(k`${n}: an organization's name is up to 256 printable ASCII characters`, { code: "config_invalid" });
	if (e === "notFoundText" && !/^[^\p{Cc}]{3,256}$/u.test(t)) throw new i(k`${n}: a part of the service's message, 3 to 256 characters in one line`, { code: "config_invalid" });
	if (e === "http2" && t !== "true" && t !== "false") throw new i(k`${n}: it is true or false`, { code: "config_invalid" });
	return t;
}
// src/http/request-target.ts
var K = class RequestTarget {
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
}, it = /* @__PURE__ */ e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = new c(e.maxConnections), begin = (n) => {
		let r;
		try {
			r = new OpenRequest(n, e, t);
		} catch (e) {
			throw t.leave(), e;
		}
		return r.start();
	}, open = (e) => he(b.request) ? openTraced(e) : begin(e), openTraced = (e) => {
		let n = !1, r = { ...e.headers }, beginTraced = () => (n = !0, begin({
			...e,
			headers: r
		}));
		try {
			let t = {
				protocol: "http",
				method: getMethod(e),
				...Ne(ge(e.url) ? e.url : e.url.url),
				attempt: e.attempts,
				setHeader: (e, t) => void (r[e] = t)
			};
			return Fe(b.request, t, beginTraced, ({ status: e }) => void (t.status = e));
		} catch (e) {
			throw n || t.leave(), e;
		}
	}, openLater = async (e) => {
		try {
			await e.beforeSend?.();
		} catch (e) {
			throw t.leave(), e;
		}
		return open(e);
	}, start = (e) => e.beforeSend === void 0 ? open(e) : openLater(e), enter = async (e) => {
		let n = t.enter(e.signal);
		return n !== void 0 && await n, start(e);
	};
	return {
		send: (e) => e.place?.take() === !0 ? start(e) : enter(e),
		reserve: (e, n) => t.begin(e, () => {
			let e = new m(t);
			try {
				return n(e);
			} finally {
				e.giveBack();
			}
		})
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
		Le
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
	#u;
	#d = !1;
	constructor(e, t, n) {
		let { url: r, signal: i, attempts: a, timeoutMs: o = Infinity } = e, { advice: s } = t;
		this.#e = r instanceof K ? r : K.of(r), this.context = {
			request: {
				method: getMethod(e),
				url: this.#e.shown
			},
			attempts: a
		}, s !== void 0 && (this.context.advice = s), this.#t = e, this.#n = t, this.#r = n, this.#a = performance.now() + o, this.#o = ve(i, this);
	}
	cancelled(e) {
		this.#i.cancel(e);
	}
	get url() {
		return this.#e.url;
	}
	get status() {
		return this.#u?.status ?? 0;
	}
	header(e) {
		return this.#u?.header(e);
	}
	start() {
		let { method: e, headers: t, form: n, body: r } = this.#t, i = this.#i;
		this.#p("no answer");
		try {
			let a = {
				method: e,
				headers: toHeaderList(t),
				form: n,
				body: r,
				cancellation: i
			};
			return this.#n.send(this.#e, a).then((e) => (this.#c = void 0, this.#u = e, this), (e) => {
				throw this.#f(e);
			});
		} catch (e) {
			return rejection(this.#f(e));
		}
	}
	#f(e) {
		this.#c = void 0;
		let t = this.#h(e);
		return this.close(), t;
	}
	read() {
		let e = this.#u?.read();
		return me(e) ? this.#m(e) : e;
	}
	close() {
		if (!this.#d) {
			this.#d = !0, clearTimeout(this.#s), Ie(this.#t.signal, this, this.#o);
			try {
				this.#u?.discard();
			} finally {
				this.#r.leave();
			}
		}
	}
	#p(e) {
		this.#c = e, this.#l = performance.now(), this.#s === void 0 && this.#g(this.#l);
	}
	async #m(e) {
		this.#p("the answer stopped: no more bytes came");
		try {
			return await e;
		} catch (e) {
			throw this.#h(e);
		} finally {
			this.#c = void 0;
		}
	}
	#h(e) {
		let { signal: t } = this.#t;
		if (t.aborted) return t.reason;
		let { reason: n } = this.#i;
		return n instanceof v ? n : e instanceof i ? e : je(e, this.context);
	}
	#g(e) {
		let { idleTimeoutMs: t } = this.#n, { timeoutMs: n = 0 } = this.#t, r = (this.#c === void 0 ? e : this.#l) + t;
		if (e >= this.#a) this.#i.cancel(z("no complete answer", n, this.context));
		else if (this.#c !== void 0 && e >= r) this.#i.cancel(z(this.#c, t, this.context));
		else {
			let t = Math.ceil(Math.min(this.#a, r) - e);
			this.#s = setTimeout(() => this.#g(performance.now()), Math.min(t, l));
		}
	}
}, at = /* @__PURE__ */ e({ inputDigest: () => inputDigest });
function inputDigest(e) {
	return F(I(j(e)));
}
// src/engine/recording/recorded-verification.ts
function toFacts(e) {
	let t = Me(j(e));
	return fe(t) ? t : {};
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
	let r = F(t);
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
		return j(e);
	} catch (e) {
		throw recordingInvalid(t, "it is invalid JSON or truncated; eval and gate write one with --record FILE", e);
	}
}
function asObject(e, t) {
	if (!(e instanceof p)) throw recordingInvalid(t, "an object was expected");
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of e.entries) {
		let e = _e(r);
		if (n.has(e)) throw recordingInvalid(t, `duplicate key ${e}`);
		n.set(e, i);
	}
	return n;
}
function checkFormat(e, t, n) {
	if (e === void 0 && n) return;
	let r = e instanceof f ? Number(e.text) : NaN;
	if (r > 1) throw recordingInvalid(t, `its version ${r} is from a newer regohost; this one reads 1`);
	if (r !== 1) throw recordingInvalid(t, "it has no version");
}
function parseArguments$1(e, t, n) {
	try {
		let e = j(t);
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
			json: L(t)
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
		args: L(parseArguments$1(e, r, n)),
		answer: toAnswer(t, i, n)
	})));
}
function markTruncated(e, t, n) {
	let r = e.get("truncated");
	if (r !== void 0) for (let [e, i] of asObject(r, `${n}: truncated`)) for (let [r, a] of asObject(i, `${n}: truncated: ${e}`)) {
		let i = L(parseArguments$1(e, r, n)), o = t.find((t) => t.name === e && t.args === i);
		if (a !== !0 || o?.answer.kind !== "value") throw recordingInvalid(n, `truncated: ${e}: ${r} must be true for a call with an answer`);
		o.answer.truncated = !0;
	}
}
function recordingDigest(e) {
	let t = e instanceof p ? e.entries : [];
	return F(I(new p(t.filter(([e]) => e !== "digest"))));
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
		...d === void 0 ? {} : { input: L(d) },
		...f === void 0 ? {} : { verifications: f },
		...p === void 0 ? {} : { images: p }
	};
}
function readVerifications(e, t) {
	if (!e.has("verifications")) return;
	if (e.get("verifications") instanceof p) throw recordingInvalid(t, "its verifications do not show which envelopes were verified, because an older regohost recorded them; record it again");
	let n = readList(e, "verifications", t).map((e) => {
		let n = asObject(e, `${t}: verifications`), [r, i] = ["input", "image"].map((e) => readText(n, e, `${t}: verifications`)), a = n.get("facts");
		if (r === void 0 || !(a instanceof p)) throw recordingInvalid(t, "each of its verifications must have input and facts");
		return toRecordedVerification(r, L(a), i);
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
const ot = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;
function fromTimestamp(e, t) {
	let [, n = "", r = ""] = ot.exec(e) ?? [], i = Date.parse(`${n}Z`);
	if (Number.isNaN(i) || !new Date(i).toISOString().startsWith(n)) throw recordingInvalid(t, "its time is missing or invalid; write it as 2026-01-31T12:00:00Z");
	return BigInt(i) * 1000000n + BigInt(r.padEnd(9, "0"));
}
function readRecording(e, t, { handWritten: n = !1 }) {
	let r = Se(t, e)?.payload, i = parseText(r === void 0 ? e : Buffer.from(r).toString("utf8"), t), a = asObject(i, t);
	if (!q.some((e) => a.has(e))) {
		let [e] = [...a].find(([, e]) => !(e instanceof p)) ?? [];
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
var st = /* @__PURE__ */ e({ Recording: () => J });
const ct = {
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
		be(this), this.facts = e, this.callLog = n, this.#t = e.salt === void 0 ? asItIs : P(e.salt);
		for (let e of t) this.put(e);
	}
	put(e) {
		let t = this.#n(e.name, parseArguments(e.args)), n = this.#e.get(t);
		n === void 0 ? this.#e.set(t, e) : isSameAnswer(n, e) ? isTruncated(e.answer) && this.#e.set(t, e) : this.#e.set(t, {
			...n,
			answer: ct
		});
	}
	get calls() {
		let e = xe();
		return this.exactCalls.map((t) => withPlaceholders(t, e));
	}
	get exactCalls() {
		return [...this.#e.values()];
	}
	find(e, t) {
		return this.#e.get(this.#n(e, t.map(M)))?.answer;
	}
	add(e, t, n) {
		this.put({
			name: e,
			args: L(t.map(M)),
			answer: n
		});
	}
	#n(e, t) {
		let n = this.#t === asItIs || !O(e) ? t : B(e, t, this.#t);
		return ne(e, n.map(L));
	}
	verificationOf(e, t) {
		let { verifications: n = [], input: r } = this.facts;
		return e === void 0 ? r === void 0 ? void 0 : verificationOfInput(n, inputDigest(r)) : verificationOfDocument(n, e, t);
	}
	toJson() {
		let { revisions: e, policyDigests: t, dataDigests: n, inputDigests: r, entrypoint: i, input: a, nowNs: o, seed: s } = this.facts, c = this.#r(), { salt: l } = c.facts, u = [
			["version", "1"],
			["regohost", JSON.stringify(ze)],
			["opa", JSON.stringify(Re)],
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
		].flatMap(([e, t]) => t === void 0 ? [] : [`  "${e}": ${t}`]), d = recordingDigest(j(`{${u.join(",")}}`));
		return `{\n${[...u, `  "digest": ${JSON.stringify(d)}`].join(",\n")}\n}\n`;
	}
	toJSON() {
		let { digest: e, ...t } = JSON.parse(this.toJson());
		return {
			...t,
			digest: recordingDigest(j(JSON.stringify(t)))
		};
	}
	#r() {
		let e = this.facts.salt ?? Ve(16).toString("hex"), t = P(e), n = this.facts.salt !== void 0, toPlaceholder = (e) => (n = !0, t(e)), r = this.exactCalls.map((e) => withPlaceholders(e, toPlaceholder));
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
	let t = j(e);
	if (!Array.isArray(t)) throw TypeError("arguments are an array");
	return t;
}
function withPlaceholders(e, t) {
	let { name: n, args: r, answer: i } = e;
	if (!O(n)) return e;
	let a = parseArguments(r), o = L(B(n, a, t));
	if (i.kind !== "value") return {
		name: n,
		args: o,
		answer: i
	};
	let s = L(ee(n, a, j(i.json), t));
	return {
		name: n,
		args: o,
		answer: {
			...i,
			json: s
		}
	};
}
function isTruncated(e) {
	return e.kind === "value" && e.truncated === !0;
}
function isSameAnswer({ name: e, answer: t }, { answer: n }) {
	return t.kind === "value" && n.kind === "value" ? t.json === n.json || withoutDate(e, t.json) === withoutDate(e, n.json) : t.kind === "error" && n.kind === "error" ? t.code === n.code && t.opaCode === n.opaCode && t.noAnswer === n.noAnswer : t.kind === "undefined" && n.kind === "undefined" && t.notFound === n.notFound;
}
function withoutDate(e, t) {
	let n = e === "http.send" ? j(t) : void 0;
	if (!(n instanceof p)) return t;
	let r = n.entries.map(([e, t]) => e === "headers" && t instanceof p ? [e, new p(t.entries.filter(([e]) => e !== "date"))] : [e, t]);
	return L(new p(r));
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
const Z = 1048576, lt = [
	[100, 8],
	[108, 8],
	[116, 8],
	[124, 12],
	[136, 12],
	[329, 8],
	[337, 8]
], Q = [124, 136], ut = [[0, 100], [345, 500]], dt = /^(?:SCHILY|LIBARCHIVE)\.xattr\./, ft = /* @__PURE__ */ new Set([
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
		if (r = o, dt.test(Buffer.from(s.subarray(0, 32)).toString("latin1"))) continue;
		if (!isUtf8(s) || s.includes(0)) return { why: "an extended header is not text" };
		let [, c = "", l = ""] = /^([^=]+)=(.*)$/s.exec(Buffer.from(s).toString()) ?? [];
		if (c === "" || l === "" || c === "size" || c.startsWith("GNU.sparse")) return { why: `an extended header has ${JSON.stringify(c)}` };
		if (t && c !== "comment") return { why: `a global header has ${JSON.stringify(c)}` };
		if (ft.has(c) && !/^-?\d{1,18}(?:\.\d+)?$/.test(l)) return { why: `${c} in an extended header is no number` };
		c === "path" && (n = l);
	}
	return n === void 0 ? {} : { name: n };
}
function textAt(e, t, n) {
	return e.subarray(t, textEnd(e, t, n));
}
function whyFields(e) {
	for (let [t, n] of lt) {
		let r = Buffer.from(e.subarray(t, t + n)).toString("latin1");
		if (!(t !== Q[0] && (e[t] ?? 0) & 128) && !/^ *[0-7]*[ \0]*$/.test(r)) return "a header has a malformed number";
	}
	return ut.every(([t, n]) => isUtf8(textAt(e, t, n))) ? void 0 : "a name is not UTF-8 text";
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
	return new d(`${e} is not a valid bundle: ${t}`, {
		code: "bundle_invalid",
		cause: n
	});
}
async function unzip(e, t, n) {
	try {
		return await gunzip(e, Ae(n), x);
	} catch (e) {
		throw E(e) ? e : e instanceof UnpackedTooLarge ? Pe(t, n) : invalid(t, "the gzip data is truncated or damaged", e);
	}
}
function innerPath(e, t) {
	let n = e.replace(/^(?:\.?\/)+/, "");
	if (n.split("/").includes("..") || n.includes("\\") || n.includes("\0") || /^[A-Za-z]:/.test(n)) throw new d(`${t} contains a path outside it: ${JSON.stringify(e.slice(0, 200))}; build the bundle from the folder with its files`, { code: "bundle_path_escape" });
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
	}, x);
	let i = await D(importUnpackTar), a;
	try {
		a = await i(r, {
			strict: !0,
			filter: () => (x(), !0)
		});
	} catch (e) {
		throw E(e) ? e : invalid(t, "the tar data is truncated or damaged", e);
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
	$ = ye(async () => compileWhole(await e()));
}
function explicitCoreUnavailable(e, t) {
	return ce(`opa-core: ${e}`, t);
}
async function compileWhole(e) {
	let t = Uint8Array.from(e);
	if (t.length !== V.bytes || await sha256(t) !== V.sha256) throw explicitCoreUnavailable("the file is damaged or of another version; use opa-core/opa-core.wasm of this version of regohost");
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
	return t === void 0 ? Be("sha256").update(e).digest("hex") : Buffer.from(await t.digest("SHA-256", e)).toString("hex");
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
export { X as CHUNK_BYTES, ClientCalls, InstanceProbe, J as Recording, K as RequestTarget, W as SERVICE_AUDIENCES, SingleFlight, UnpackedTooLarge, Ke as access_token_exports, checkNotExpired, checkRedirect, checkTarHeaders, Ye as check_redirect_exports, compileWhole, confirmNotFound, createTransport, expiryWarning, explicitCore, explicitCoreUnavailable, giveCore, gunzip, it as http_transport_exports, innerPath, inputDigest, at as input_digest_exports, isOverload, keyText, parseConfigFile, parseErrorBody, Ze as private_file_exports, readAccessToken, readCoreResponse, readPrivateFile, et as read_config_file_exports, st as recording_exports, rejection, resolveSettings, tt as resolve_settings_exports, settleNotFound, toRecordedVerification, toResponseError, toShownText, toSourceFiles, toStatusError, unknownKeys, unpackBundle, unpackThrough, validate };

import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { COMPRESSION as n, COUNT as r, ConfigurationError as i, DocumentError as a, EXACT_DATA as o, FLAG as s, JsonSlice as c, LIBRARY_WORDING as l, LOAD_RULES as u, MAX_SOURCE_BYTES as d, OBJECT as f, PATH_OR_OBJECT as p, PolicyLoadError as m, ServiceError as h, TEXT as g, VERDICT_PACKAGE as _, VerificationError as v, about as y, addressAdvice as ee, adviceByName as te, append as b, asBuffer as ne, beginsWith as re, caller as x, checkLeftOut as ie, checkLeftOutData as ae, checkRelated as oe, codeOf as S, copyOptions as se, counted as ce, decodeText as le, defined as ue, errorMessages as de, expandGlob as fe, fileKey as pe, findDataBeside as me, findDataOfPattern as he, findDuplicateKey as C, findRelevant as ge, formatByName as _e, formatReference as ve, getMember as ye, hasScheme as be, holds as xe, invalidConfig as w, isAddress as T, isAnyAddress as Se, isBytes as Ce, isDataFile as we, isDirectory as Te, isEnvelope as Ee, isError as De, isFileSource as Oe, isForeignAddress as ke, isGitFolder as Ae, isGlob as je, isGzip as Me, isImageAddress as Ne, isInstalled as Pe, isListWith as Fe, isMissing as Ie, isObject as E, isPackageAddress as Le, isPolicyFile as Re, isReadAddress as ze, isShownHost as Be, isStrong as Ve, isTestFile as He, isTextList as D, isThenable as Ue, isUrl as O, isVerified as We, isWide as Ge, isYaml as Ke, limitLoading as qe, limitReading as k, listDirectory as Je, listenTo as Ye, loadSource as Xe, mayBeEnvelope as Ze, mergeBaseDocuments as Qe, mergeOptions as A, message as j, missingSignature as $e, nearest as et, nearestName as tt, nextPart as nt, oneOf as rt, option as M, optionNamed as it, orClose as at, parseJson as ot, pick as st, readBeginning as ct, readData as lt, readDataFiles as ut, readFileSource as dt, readFromCaller as N, readList as ft, readRegularFile as pt, readSourceFile as mt, readTests as ht, require__builtin_crypto as gt, require_promises as _t, rule as P, sha256 as F, shownAddress as vt, shownSource as I, shownValue as yt, splitVerify as bt, suggestPath as xt, throwOptionsError as St, toCanonicalText as Ct, toLoadError as wt, toSignal as Tt, toStrictJson as Et, unlistenTo as Dt, unreadableSource as Ot, unusableDocument as kt, unvisitedMatches as At, workingFolder as L } from "./evaluation.js";
import { require__builtin_fs as jt, version as Mt } from "./start.js";
import { POLICY_RULES as Nt, formatDiagnostics as Pt, toDiagnostics as R } from "./compiling.js";
import { createRequire as Ft } from "node:module";
import { setTimeout as It } from "node:timers/promises";
import { dirname as z, extname as Lt, join as B, resolve as V, sep as Rt } from "node:path";
import { fileURLToPath as zt } from "node:url";
var Pieces = class {
	#e = [];
	#t = /* @__PURE__ */ new Uint8Array();
	#n = 0;
	#r;
	#i = 0;
	get length() {
		return this.#i;
	}
	get all() {
		return this.#e;
	}
	add(e) {
		let { length: t } = e;
		this.#i += t, this.#e.length === 0 || t > 1024 ? (this.#e.push(e), this.#r = void 0) : (this.#n + t > this.#t.length && (this.#t = /* @__PURE__ */ new Uint8Array(65536), this.#n = 0, this.#r = void 0), this.#t.set(e, this.#n), this.#r === void 0 ? this.#r = this.#n : this.#e.pop(), this.#n += t, this.#e.push(this.#t.subarray(this.#r, this.#n)));
	}
	concat() {
		let [e] = this.#e;
		if (e !== void 0 && this.#e.length === 1) return e;
		let t = new Uint8Array(this.#i), n = 0;
		for (let e of this.#e) t.set(e, n), n += e.length;
		return t;
	}
};
function readBody(e, t) {
	let n = new LimitedBody(e, t), r = n.read(), i = new Pieces();
	if (Ue(r)) return readRest(i, n, r);
	if (r === void 0) return /* @__PURE__ */ new Uint8Array();
	let a = n.read();
	return a === void 0 ? r : (i.add(r), readRest(i, n, a));
}
async function readRest(e, t, n) {
	for (let r = await n; r !== void 0; r = await t.read()) e.add(r);
	return e.concat();
}
var LimitedBody = class {
	#e;
	#t;
	#n = 0;
	constructor(e, t) {
		if (this.#e = e, this.#t = t, Number(e.header("content-length") ?? 0) > t) throw this.#i();
	}
	read() {
		let e = this.#e.read();
		return Ue(e) ? e.then((e) => this.#r(e)) : this.#r(e);
	}
	#r(e) {
		if (this.#n += e?.byteLength ?? 0, this.#n > this.#t) throw this.#i();
		return e;
	}
	#i() {
		let { context: e, status: t } = this.#e;
		return new h(j`GET ${e.request.url}: the answer is larger than the limit of ${this.#t} bytes. The limits are the client's ${M("maxResponseBytes")} and, for artifacts, ${M("maxDownloadBytes")}.`, {
			...e,
			code: "response_too_large",
			status: t
		});
	}
};
async function readErrorBody(e) {
	let t = new TextDecoder(), n = "", r = 0;
	try {
		for (; r < 65536;) {
			let i = await e.read();
			if (i === void 0) break;
			n += t.decode(i, { stream: !0 }), r += i.byteLength;
		}
	} catch (e) {
		if (!(e instanceof h)) throw e;
	}
	return n;
}
const Bt = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
function mediaType(e) {
	return (e ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
function isHtml(e) {
	return e !== void 0 && Bt.test(e);
}
function isJson(e) {
	let t = mediaType(e);
	return t === "application/json" || t.endsWith("+json");
}
function attemptTimeoutMs(e, t = Infinity) {
	return Math.min(t, Math.max(1, Math.floor(e.deadline() - Date.now())));
}
const Vt = {
	now: () => Date.now(),
	random: () => Math.random(),
	sleep: (e, t) => It(e, void 0, { signal: t })
};
function withRetries(e, t, n, r = Vt) {
	return e(1).catch(async (i) => {
		let a = i;
		for (let i = 1;; i += 1) {
			await waitToRetry(a, i, t, n, r);
			try {
				return await e(i + 1);
			} catch (e) {
				a = e;
			}
		}
	});
}
async function waitToRetry(e, t, n, r, i) {
	if (!(e instanceof h) || !e.retryable || r.signal.aborted || t >= n.maxAttempts) throw e;
	let { retryAfterMs: a = 0 } = e;
	if (a > 6e5) throw e;
	let o = retryDelay(t, a, n, i.random());
	if (i.now() + o >= r.deadline() || !r.mayRetry()) throw e;
	try {
		await i.sleep(o, Tt(r.signal));
	} catch {
		throw e;
	}
}
function retryDelay(e, t, n, r) {
	let i = Math.min(n.baseDelayMs * 2 ** (e - 1), n.maxDelayMs), a = i / 2 + i / 2 * r;
	return Math.max(a, t);
}
function parseRetryAfter(e, t = Date.now()) {
	let n = e?.trim() ?? "";
	if (/^\d+$/.test(n)) return Number(n) * 1e3;
	if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(n)) return;
	let r = Date.parse(n);
	return Number.isNaN(r) ? void 0 : Math.max(0, r - t);
}
// src/http/connection-error.ts
const Ht = {
	certificates: "If your own authority signed the service's certificate, set SERVICE_CA to the authority's PEM file.",
	limits: "The service is slow or the network loses packets; the limits are the client's timeouts option."
}, Ut = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/, Wt = {
	ECONNREFUSED: "connection refused: nothing listens at this address",
	ENOTFOUND: "the host does not exist",
	EAI_AGAIN: "the name server does not answer",
	ECONNRESET: "the connection was reset",
	UND_ERR_SOCKET: "the connection was closed before the answer was complete",
	UND_ERR_CONNECT_TIMEOUT: "it does not accept connections in time",
	ETIMEDOUT: "it does not accept connections in time",
	PROXY_REFUSED: "the proxy does not let it through"
};
function toConnectionError(e, t, n = !0) {
	let r = findCode(e);
	withoutBody(e);
	let i = `${t.request.method} ${t.request.url}`, { certificates: a } = t.advice ?? Ht;
	if (r !== void 0 && Ut.test(r)) return new h(`${i}: TLS connection failed (${r}). ${a}`, {
		...t,
		code: "service_unreachable",
		cause: e,
		retryable: !1
	});
	let o = r === void 0 ? "the connection failed" : `${Wt[r] ?? "the connection failed"} (${r})`;
	return new h(`${i}: no complete answer: ${o}. Check the address, the network and HTTPS_PROXY.`, {
		...t,
		code: "service_unreachable",
		cause: e,
		retryable: n
	});
}
function findCode(e, t = 0) {
	if (!De(e) || t > 8) return;
	let n = e instanceof AggregateError ? e.errors[0] : e.cause, r = S(e);
	return findCode(n, t + 1) ?? r;
}
function withoutBody(e) {
	for (let t = e, n = 0; De(t) && n <= 8; t = t.cause, n++) Reflect.deleteProperty(t, "data"), Reflect.deleteProperty(t, "rawPacket");
}
function toTimeoutError(e, t, n, r = !0) {
	let { limits: i } = n.advice ?? Ht;
	return new h(`${n.request.method} ${n.request.url}: ${e} within ${t} ms. ${i}`, {
		...n,
		code: "service_timeout",
		retryable: r
	});
}
function toShownUrl(e) {
	return e.origin + e.pathname;
}
// src/base/text/service-url.ts
var Gt = /* @__PURE__ */ e({ isLoopback: () => isLoopback });
const Kt = /^127\.\d+\.\d+\.\d+$/;
function isLoopback(e) {
	let t = e.toLowerCase();
	return t === "localhost" || t.endsWith(".localhost") || Kt.test(t) || t === "[::1]";
}
function parseServiceUrl(e, t) {
	let throwUrlError = (n) => {
		let r = be(e) || Be(e) ? ` ${JSON.stringify(vt(e).slice(0, 200))}` : "";
		throw w(j`${t}${r}: ${n}`);
	};
	if (!be(e)) return throwUrlError("has no scheme; write it as https://host");
	let n = URL.canParse(e) ? new URL(e) : throwUrlError("is not a URL; write it as https://host");
	return n.protocol !== "https:" && n.protocol !== "http:" ? throwUrlError("must start with https://") : n.username !== "" || n.password !== "" ? throwUrlError("must not contain a user name or a password; set a token instead") : n.search !== "" || n.hash !== "" ? throwUrlError("must have no query and no fragment") : n.protocol === "http:" && !isLoopback(n.hostname) ? throwUrlError("is plain HTTP, which would show the token to the network; use https:// (http:// is for loopback)") : n.origin + n.pathname.replace(/\/+$/, "");
}
// src/base/async/limit.ts
var Waiting = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = Ye(t, this);
	}
	cancelled() {
		this.#e.delete(this) && this.#r(this.#t.reason);
	}
	enter() {
		this.#e.delete(this), Dt(this.#t, this, this.#i), this.#n();
	}
}, Limit = class {
	#e = /* @__PURE__ */ new Set();
	#t;
	#n = 0;
	constructor(e) {
		this.#t = e;
	}
	resize(e) {
		this.#t = e, this.#r();
	}
	enter(e) {
		if (e.throwIfAborted(), this.#n >= this.#t) return this.#i(e);
		this.#n += 1;
	}
	leave() {
		--this.#n, this.#r();
	}
	#r() {
		for (let e of this.#e) {
			if (this.#n >= this.#t) return;
			this.#n += 1, e.enter();
		}
	}
	#i(e) {
		return new Promise((t, n) => {
			this.#e.add(new Waiting(this.#e, e, t, n));
		});
	}
}, ReservedSlot = class {
	#e;
	#t = !0;
	entry;
	constructor(e, t) {
		this.#e = e, this.entry = e.enter(t);
	}
	take() {
		let e = this.#t;
		return this.#t = !1, e;
	}
	giveBack() {
		this.take() && this.#e.leave();
	}
}, qt = /* @__PURE__ */ e({ inputDigest: () => inputDigest });
function inputDigest(e) {
	return F(Ct(ot(e)));
}
// src/trust/verify/envelope.ts
const H = j`${M("envelopes", "false")} judges it unopened`;
function decodeBase64(e) {
	if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(e)) return;
	let t = e.length - (e.length % 4 == 0 ? 4 : e.length % 4), n = e.slice(Math.max(0, t)).replaceAll("-", "+").replaceAll("_", "/"), r = Buffer.from(n, "base64").toString("base64");
	return n === r || n === r.replaceAll("=", "") ? Buffer.from(e, "base64") : void 0;
}
const Jt = [
	"payloadType",
	"payload",
	"signatures"
], Yt = [
	"mediaType",
	"verificationMaterial",
	"dsseEnvelope"
];
function isAnyEnvelope(e) {
	for (let t of e) if (Ee(t)) return !0;
	return !1;
}
function cannotOpen(e, t, n) {
	return new a(j`${e}${t}`, {
		code: "envelope_invalid",
		document: e,
		cause: n
	});
}
function readSignatures(e, t, n) {
	let r = Array.isArray(t) ? t.map((e) => ye(e, "sig")) : [], isText = (e) => typeof e == "string";
	if (r.length === 0) throw n(": the envelope has no signatures");
	if (!r.every(isText)) throw cannotOpen(e, j`: a signature of the envelope has no text sig; ${H}`);
	if (r.length > 100) throw cannotOpen(e, ": the envelope has more than 100 signatures");
	return r.map((t) => {
		let n = decodeBase64(t);
		if (n === void 0) throw cannotOpen(e, ": a signature of its envelope is not Base64");
		return n;
	});
}
function otherMembers(e, t) {
	return Object.keys(e).filter((e) => !t.includes(e));
}
function readEnvelope(e, t, n = (t) => cannotOpen(e, j`${t}; ${H}`)) {
	let r = ne(t);
	if (!Ze(r)) return;
	let i = c.of(r);
	if (isAnyEnvelope(i.elements())) throw cannotOpen(e, " is a list of envelopes; pass each as a separate input, such as a line of JSON Lines");
	if (!Ee(i)) return;
	let a = JSON.parse(r.toString("utf8")), o = ye(a, "dsseEnvelope") ?? void 0, s = o ?? a, [l, u, d] = Jt.map((e) => ye(s, e));
	if (typeof l != "string" || typeof u != "string") throw cannotOpen(e, j`: the envelope needs the strings payloadType and payload; ${H}`);
	let f = readSignatures(e, d, n), p = [...otherMembers(s, Jt), ...o === void 0 ? [] : otherMembers(a, Yt)];
	if (p.length > 0) {
		let t = p.map((e) => JSON.stringify(e)).join(", ");
		throw cannotOpen(e, j`: a document in the form of an envelope has other members (${t}); ${H}`);
	}
	let m = decodeBase64(u);
	if (m === void 0) throw cannotOpen(e, ": the payload of its envelope is not Base64");
	return {
		payloadType: l,
		payload: m,
		signatures: f,
		...o === void 0 ? {} : { bundle: a }
	};
}
function checkUniqueKeys(e, t) {
	let n = C(Buffer.from(t));
	if (n !== void 0) throw cannotOpen(e, `: duplicate key ${JSON.stringify(n.key)} in it`);
}
function preAuthEncoding(e, t) {
	let n = `DSSEv1 ${Buffer.from(e).length} ${e} ${t.length} `;
	return Buffer.concat([Buffer.from(n), t]);
}
// src/trust/verify/signatures.ts
async function verifySignatures(e, { payloadType: t, payload: n, signatures: r }, i, a) {
	let o = preAuthEncoding(t, n), s = [];
	if (await k(`verifying ${e}`, { advice: "it has too many signatures" }, async (e) => {
		for (let t of i) for (let n of r) if (await e.nextPart(), t.verify(o, n)) {
			s.push(t);
			break;
		}
	}), s.length >= a) return s;
	throw new v(`${e}: valid signatures by ${s.length} of ${ce(i.length, "key")}, ${a} required: another key signed it, or it was changed since`, { code: "signature_invalid" });
}
// src/trust/verify/verification-key.ts
var U = gt();
const ecdsa = (e) => (t) => [e, {
	key: t,
	dsaEncoding: "der"
}], pkcs1 = (e) => (t) => [e, {
	key: t,
	padding: U.constants.RSA_PKCS1_PADDING
}], pss = (e, t = !1) => (n) => {
	let { RSA_PKCS1_PSS_PADDING: r, RSA_PSS_SALTLEN_AUTO: i, RSA_PSS_SALTLEN_DIGEST: a } = U.constants;
	return [e, {
		key: n,
		padding: r,
		saltLength: t ? a : i
	}];
}, eddsa = (e) => [null, e], Xt = {
	prime256v1: [ecdsa("sha256")],
	secp384r1: [ecdsa("sha384"), ecdsa("sha256")],
	secp521r1: [ecdsa("sha512"), ecdsa("sha256")]
}, Zt = {
	ES256: ["prime256v1", ecdsa("sha256")],
	ES384: ["secp384r1", ecdsa("sha384")],
	ES512: ["secp521r1", ecdsa("sha512")],
	RS256: ["rsa", pkcs1("sha256")],
	RS384: ["rsa", pkcs1("sha384")],
	RS512: ["rsa", pkcs1("sha512")],
	PS256: ["rsa", pss("sha256")],
	PS384: ["rsa", pss("sha384")],
	PS512: ["rsa", pss("sha512")],
	EdDSA: ["ed25519", eddsa],
	Ed25519: ["ed25519", eddsa]
}, Qt = 2048;
function throwKeyError(e, t) {
	throw new v(`${e}: ${t}`, { code: "key_invalid" });
}
function getKind$1(e) {
	return e.asymmetricKeyType === "ec" ? e.asymmetricKeyDetails?.namedCurve ?? "ec" : e.asymmetricKeyType ?? "unknown";
}
function getSchemes(e, t) {
	let n = getKind$1(t);
	if (n === "rsa") return [pss("sha256"), pkcs1("sha256")];
	if (n === "ed25519") return [eddsa];
	if (n === "rsa-pss") {
		let n = t.asymmetricKeyDetails ?? {}, { hashAlgorithm: r = "sha256", mgf1HashAlgorithm: i = "sha256" } = n;
		return r === "sha256" && i === "sha256" ? [n.hashAlgorithm === void 0 ? pss("sha256") : pss("sha256", !0)] : throwKeyError(e, `RSA-PSS with ${r} is not supported; use SHA-256`);
	}
	return (Object.hasOwn(Xt, n) ? Xt[n] : void 0) ?? throwKeyError(e, `keys of the kind ${n} are not supported; use ECDSA P-256, RSA or Ed25519`);
}
function toSpki(e) {
	let t = e.asymmetricKeyType === "ec" ? (0, U.createPublicKey)({
		key: e.export({ format: "jwk" }),
		format: "jwk"
	}) : e;
	return {
		spki: t.export({
			type: "spki",
			format: "der"
		}),
		pem: t.export({
			type: "spki",
			format: "pem"
		}).toString()
	};
}
function headerLength(e) {
	let t = e[1] ?? 0;
	return 2 + (t < 128 ? 0 : t - 128);
}
function toKeyBits(e) {
	let t = e.subarray(headerLength(e)), n = headerLength(t), r = n === 2 ? t[1] ?? 0 : t.readUIntBE(2, n - 2);
	return t.subarray(n + r).toString("base64");
}
function toVerificationKey(e, t, n) {
	t.type !== "public" && throwKeyError(e, "it is not a public key; pass the public key");
	let r = getKind$1(t), i = t.asymmetricKeyDetails?.modulusLength;
	r.startsWith("rsa") && (i === void 0 || i < Qt) && throwKeyError(e, `RSA keys need at least ${Qt} bits`);
	let a = getSchemes(e, t);
	if (n !== void 0) {
		let t = typeof n == "string" && Object.hasOwn(Zt, n) ? Zt[n] : void 0;
		if (t === void 0) return throwKeyError(e, "its alg is not a supported signature algorithm");
		if (t[0] !== r) return throwKeyError(e, `its alg ${JSON.stringify(n)} does not fit a key of the kind ${r}`);
		a = [t[1]];
	}
	let { spki: o, pem: s } = toSpki(t);
	return {
		id: F(o),
		bits: toKeyBits(o),
		pem: s,
		verify: (e, n) => a.some((r) => {
			let [i, a] = r(t);
			try {
				return (0, U.verify)(i, e, a, n);
			} catch {
				return !1;
			}
		})
	};
}
const $t = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/g, en = /* @__PURE__ */ new Set(["PUBLIC KEY", "RSA PUBLIC KEY"]);
function readPem$1(e, t) {
	let n = [...t.matchAll($t)];
	return n.length !== t.split("-----BEGIN ").length - 1 && throwKeyError(e, "its PEM text is malformed"), n.map(([t, n = ""]) => {
		n.endsWith("PRIVATE KEY") && throwKeyError(e, "it holds a private key; pass the public key"), en.has(n) || throwKeyError(e, `its PEM text holds a ${n}; a PUBLIC KEY is needed`);
		let r;
		try {
			r = (0, U.createPublicKey)(t);
		} catch {
			return throwKeyError(e, "its PEM text is not a valid public key");
		}
		return toVerificationKey(e, r);
	});
}
const tn = [
	"d",
	"p",
	"q",
	"dp",
	"dq",
	"qi",
	"oth",
	"k"
];
function readJwk(e, t) {
	let { keys: n, alg: r, use: i, key_ops: a } = t;
	if (n !== void 0) return Array.isArray(n) && n.every((e) => E(e) && !("keys" in e)) || throwKeyError(e, "keys must be a list of JWKs"), n.flatMap((t, n) => readJwk(`${e}, key ${n + 1}`, t));
	tn.some((e) => e in t) && throwKeyError(e, "it holds a private or symmetric key; pass the public key"), i !== void 0 && i !== "sig" && throwKeyError(e, "its use is not sig"), a !== void 0 && !(Array.isArray(a) && a.includes("verify")) && throwKeyError(e, "its key_ops do not include verify");
	let o;
	try {
		o = (0, U.createPublicKey)({
			key: t,
			format: "jwk"
		});
	} catch {
		return throwKeyError(e, "it is not a valid JWK of a public key");
	}
	return [toVerificationKey(e, o, r)];
}
function readJson(e, t) {
	let n;
	try {
		n = JSON.parse(t);
	} catch {
		return throwKeyError(e, "it is neither PEM nor JSON of a JWK");
	}
	return !E(n) || Array.isArray(n) ? throwKeyError(e, "it is neither PEM nor JSON of a JWK") : (C(Buffer.from(t)) !== void 0 && throwKeyError(e, "the JWK has duplicate keys"), readJwk(e, n));
}
function readSource(e, t) {
	if (xe(() => t instanceof U.KeyObject)) return [toVerificationKey(e, t)];
	if (typeof t != "string" && !Ce(t)) return E(t) ? N("", e, () => readJwk(e, t)) : throwKeyError(e, "a key must be PEM text or a JWK");
	let n = typeof t == "string" ? t : Buffer.from(t).toString("utf8");
	return n.includes("-----BEGIN ") ? readPem$1(e, n) : readJson(e, n);
}
async function readKeys(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of e.entries()) {
		let e = Oe(i), a = e ? `the key ${i.path}` : `key ${r + 1}`, o = readSource(a, e ? await dt("the key", i, t) : i);
		o.length === 0 && throwKeyError(a, "it holds no key");
		for (let e of o) n.set(e.bits, join$1(n.get(e.bits), e));
	}
	return [...n.values()];
}
function join$1(e, t) {
	return e === void 0 ? t : {
		...e,
		verify: (n, r) => e.verify(n, r) || t.verify(n, r)
	};
}
// src/trust/verify/signing-key.ts
var nn = /* @__PURE__ */ e({ readSigningKey: () => readSigningKey });
const rn = "the signing key";
function throwSigningKeyError(e) {
	throwKeyError(rn, e);
}
const an = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*(?:-(?!----END)[^-]*)*-----END \1-----/g, on = /* @__PURE__ */ new Set([
	"PRIVATE KEY",
	"EC PRIVATE KEY",
	"RSA PRIVATE KEY",
	"ENCRYPTED PRIVATE KEY"
]);
function readPem(e, t) {
	let n = [...e.matchAll(an)].filter(([, e]) => e !== "EC PARAMETERS"), [r = "", i = ""] = n[0] ?? [];
	n.length !== 1 && throwSigningKeyError("it must be PEM text with exactly one private key"), /^ENCRYPTED (?:SIGSTORE|COSIGN) PRIVATE KEY$/.test(i) && throwSigningKeyError("it is encrypted in cosign's own format; give a key in PKCS #8, such as openssl genpkey writes"), on.has(i) || throwSigningKeyError(`its PEM text holds a ${i}; a PRIVATE KEY is needed`);
	let a = i.startsWith("ENCRYPTED") || /^Proc-Type:.*ENCRYPTED/m.test(r);
	a && t === void 0 && throwSigningKeyError("it is encrypted, and no passphrase is given");
	try {
		return (0, U.createPrivateKey)({
			key: r,
			...a ? { passphrase: t } : {}
		});
	} catch {
		return throwSigningKeyError(a ? "it cannot be decrypted: the passphrase is wrong, or the PEM text is malformed" : "its PEM text is not a valid private key");
	}
}
function getScheme(e) {
	switch (getKind$1(e)) {
		case "ed25519": return [null, e];
		case "secp384r1": return ["sha384", e];
		case "secp521r1": return ["sha512", e];
		case "rsa": return ["sha256", {
			key: e,
			padding: U.constants.RSA_PKCS1_PADDING
		}];
		case "rsa-pss": return ["sha256", {
			key: e,
			padding: U.constants.RSA_PKCS1_PSS_PADDING,
			saltLength: U.constants.RSA_PSS_SALTLEN_DIGEST
		}];
		default: return ["sha256", e];
	}
}
function readSigningKey(e) {
	E(e) || throwSigningKeyError("the options must be an object with a key");
	let { key: t, passphrase: n } = se("the signing key", e), r = typeof t == "string" || Ce(t);
	!r && !(t instanceof U.KeyObject) && throwSigningKeyError("it must be PEM text or a KeyObject");
	let i = typeof t == "string" ? t : Buffer.from(r ? t : []).toString("utf8"), a = t instanceof U.KeyObject ? t : readPem(i, n);
	a.type !== "private" && throwSigningKeyError("it is not a private key");
	let o;
	try {
		o = toVerificationKey(rn, (0, U.createPublicKey)(a));
	} catch (e) {
		if (e instanceof v) throw e;
		return throwSigningKeyError("it has no public key");
	}
	let [s, c] = getScheme(a);
	return {
		id: o.id,
		sign: (e) => {
			let t = (0, U.sign)(s, e, c);
			return o.verify(e, t) || throwSigningKeyError("its signature does not verify"), t;
		}
	};
}
// src/trust/verify/statement.ts
const W = "application/vnd.in-toto+json", sn = ["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"];
function throwStatementError(e, t, n) {
	throw new v(`${e}: ${t}`, {
		code: "statement_invalid",
		cause: n
	});
}
function isSubject(e) {
	if (!E(e) || !("digest" in e) || !E(e.digest) || Array.isArray(e.digest) || "name" in e && typeof e.name != "string") return !1;
	let t = Object.values(e.digest);
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function isStatement(e) {
	if (!E(e) || Array.isArray(e)) return !1;
	let { _type: t, subject: n, predicateType: r } = e;
	return typeof t == "string" && sn.includes(t) && typeof r == "string" && URL.canParse(r) && Array.isArray(n) && n.length > 0 && n.every(isSubject);
}
function readStatement(e, t, n) {
	t !== "application/vnd.in-toto+json" && throwStatementError(e, `the payload is of the type ${JSON.stringify(t)}, not ${W}`);
	let r, i;
	try {
		r = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(n), i = JSON.parse(r);
	} catch (t) {
		return throwStatementError(e, "the payload is not JSON", t);
	}
	let a = C(Buffer.from(r));
	return a !== void 0 && throwStatementError(e, `duplicate key ${JSON.stringify(a.key)} in the payload`), isStatement(i) || throwStatementError(e, `the payload is not an in-toto statement: _type must be ${sn.join(" or ")}, subject a list of objects with digests, and predicateType a URI`), i;
}
function matchSubjects(e, { subject: t }, n) {
	let r = t.filter(({ digest: e }) => {
		let t = Object.entries(e).filter(([e]) => Ve(e) && n.digests.has(e));
		return t.length > 0 && t.every(([e, t]) => n.digests.get(e) === t);
	});
	if (r.length === 0) {
		let t = Array.from(n.digests, ([e, t]) => `${e}:${t}`);
		throw new v(`${e}: no subject of the statement is the artifact ${n.name} (${t[0] ?? ""})`, { code: "subject_mismatch" });
	}
	return r;
}
// src/trust/verify/sign.ts
function signPayload(e, t, n) {
	let r = n.sign(preAuthEncoding(e, t));
	return {
		payloadType: e,
		payload: Buffer.from(t).toString("base64"),
		signatures: [{ sig: Buffer.from(r).toString("base64") }]
	};
}
function signStatementWith(e, t) {
	let n = "the statement", r;
	try {
		r = Buffer.from(Et(e));
	} catch (e) {
		throw new v(`${n} is not JSON`, {
			code: "statement_invalid",
			cause: e
		});
	}
	return readStatement(n, W, r), signPayload(W, r, t);
}
function signStatement(e, t) {
	return signStatementWith(e, readSigningKey(t));
}
// src/trust/verify/signed-recording.ts
var cn = /* @__PURE__ */ e({
	openRecording: () => openRecording,
	signRecordingWith: () => signRecordingWith,
	verifyRecording: () => verifyRecording
});
const G = "application/vnd.regohost.recording+json";
function signRecording(e, t) {
	return signRecordingWith(e, readSigningKey(t));
}
function signRecordingWith(e, t) {
	let n = parseOrUndefined(e);
	if (!E(n) || Array.isArray(n)) throw kt("the recording", "the recording is not JSON of an object");
	return `${JSON.stringify(signPayload(G, Buffer.from(e), t))}\n`;
}
function parseOrUndefined(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function openRecording(e, t) {
	if (typeof t != "string" || !t.includes("\"payloadType\"") || !E(parseOrUndefined(t))) return;
	let n = readEnvelope(e, Buffer.from(t));
	if (n === void 0 || n.payloadType === G) return n;
	throw new v(`${e} is an envelope of the type ${JSON.stringify(n.payloadType)}, not of a recording (${G})`, { code: "statement_invalid" });
}
async function verifyRecording(e, t, n = "the recording") {
	let { keys: r, threshold: i = 1, cwd: a = L() } = se("verifyRecording", t);
	if (!Array.isArray(r) || r.length === 0 || !Number.isSafeInteger(i) || i < 1) throw w("verifyRecording: it needs keys, and a threshold of at least 1");
	let o = await readKeys(r, a), s = openRecording(n, e);
	if (s === void 0) throw $e(`${n} is not signed`);
	return await verifySignatures(n, s, o, i), Buffer.from(s.payload).toString("utf8");
}
// src/engine/source/likely-rego.ts
var K = /* @__PURE__ */ t(_t(), 1);
const q = 65536, ln = /^\ufeff?(?:\s|#[^\n]*\n)*package(?:[ \t\r\n]|#[^\n]*\n)+[A-Za-z_][\w.[\]"]*[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/, un = /^\ufeff?(?:\s|#[^\n]*\n)*(?:#[^\n]*)?$/, dn = /\.(?:ada|adb|ads|go|groovy|gvy|kts?|sc|scala|sv|svh)$/i;
function beginsAsRego(e, t) {
	if (n.test(e) && /\.rego$/i.test(e.replace(n, ""))) return !0;
	if (dn.test(e)) return !1;
	let r = new TextDecoder().decode(t.subarray(0, q));
	return ln.test(r) || t.length >= 65536 && un.test(r);
}
// src/engine/opa/core-unavailable.ts
var fn = /* @__PURE__ */ t(jt(), 1);
function coreUnavailable(e, t) {
	return new m(e, {
		code: "opa_core_unavailable",
		cause: t
	});
}
function threadUnavailable(e, t) {
	let n = S(t) === "ERR_ACCESS_DENIED";
	return coreUnavailable(`${e}: its thread cannot be started: ${n ? "Node's permission model allows no worker" : getHead(t)}; ${n ? "run node with --allow-worker, or give opa-core.wasm to useOpaCore" : "reinstall the package"}`, t);
}
function getHead(e) {
	return de(e)[0].split("\n", 1)[0] ?? "";
}
// src/engine/source/likely-json.ts
const J = 4096, pn = /^\s*(?:\{\s*["}]|(?:\[\s*)+(?:\{\s*["}]|["\]]|(?:-?\d[\d.eE+-]*|true|false|null)\s*(?:,|\]\s*$)))/;
async function decompressBeginning(e) {
	let { constants: t, gunzipSync: n } = await import("node:zlib");
	try {
		return n(e, {
			finishFlush: t.Z_SYNC_FLUSH,
			maxOutputLength: 8388608
		}).subarray(0, J);
	} catch {
		return /* @__PURE__ */ new Uint8Array();
	}
}
function beginsAsJson(e) {
	let t = new TextDecoder().decode(e);
	return e.length >= J && /^\s*$/.test(t) ? !0 : pn.test(Ge(e) ? t.replace(/^\ufffd+/, "").replaceAll("\0", "") : t);
}
async function likelyJsonIn(e) {
	let t = e.subarray(0, J);
	return Me(t) ? beginsAsJson(await decompressBeginning(t)) ? "compressed" : void 0 : beginsAsJson(t) ? "plain" : void 0;
}
async function likelyJson(e, t = {}) {
	return likelyJsonIn(await ct(e, J, t) ?? /* @__PURE__ */ new Uint8Array());
}
// src/engine/source/path-pattern.ts
var mn = /* @__PURE__ */ e({
	expandPath: () => expandPath,
	isPattern: () => isPattern
});
async function exists$1(e, t) {
	try {
		return await (0, K.lstat)(V(e, t)), !0;
	} catch (e) {
		let n = S(e);
		if (Ie(e) || n === "ENAMETOOLONG") return !1;
		throw Ot(`${t} cannot be read (${String(n)})`, e);
	}
}
async function isFolder(e, t) {
	try {
		return await Te(t, e);
	} catch (e) {
		if (S(e) !== "source_not_found") throw e;
		return !1;
	}
}
function isNamedSo(e) {
	return Re(e) || _e(e) !== void 0 || te(e) !== void 0;
}
async function beginsSo(e, t) {
	if (e.split("/").some(Ae)) return !1;
	try {
		let n = await ct(V(t, e), q);
		return n === void 0 ? !1 : beginsAsRego(e, n) || await likelyJsonIn(n) !== void 0;
	} catch (n) {
		throw await wt(n, e, t);
	}
}
async function firstThatCounts(e, t) {
	for (let n of t) {
		if (await nt(), !await isFolder(e, n)) {
			if (isNamedSo(n) || await beginsSo(n, e)) return n;
			continue;
		}
		let t = await ge(n, {
			counts: isNamedSo,
			looks: (t) => beginsSo(t, e),
			cwd: e
		});
		if (t !== void 0) return t;
	}
}
async function throwIfUnread(e, t, n) {
	let r = await firstThatCounts(t, await At(e, t, n));
	if (r !== void 0) throw w(j`the pattern ${e} does not match ${r}, which is in a hidden or linked folder or hidden itself; name it, or allow it to stay unread (${M("allowSkippedFiles")})`);
}
function isPattern(e) {
	return e !== "-" && !T(e) && je(e);
}
async function expandPath(e, { cwd: t, except: n = [], allowSkippedFiles: r = !1, onEmpty: a }) {
	let o = {
		paths: [e],
		hasLiteral: !1
	};
	if (!isPattern(e)) return o;
	let s = await fe(e, t, a);
	r || await throwIfUnread(e, t, s);
	let c = await exists$1(t, e), l = new Set(n.map((e) => V(t, e))), u = [.../* @__PURE__ */ new Set([...s, ...c ? [e] : []])].filter((e) => !l.has(V(t, e))).sort();
	if (u.length > 0) return {
		paths: u,
		hasLiteral: c
	};
	if (ke(e)) return o;
	let d = `the pattern ${e} matches no file`;
	throw y(e, new i(d, { code: "pattern_unmatched" }));
}
// src/gate/gate-arguments.ts
var hn = /* @__PURE__ */ e({
	readGateArguments: () => readGateArguments,
	readPolicyArguments: () => readPolicyArguments
});
const Y = P("a list of paths", D), gn = {
	paths: Y,
	policies: Y,
	inputs: Y,
	images: g,
	except: Y,
	allowSkippedFiles: s,
	defaults: f
}, _n = {
	policies: Y,
	inputs: Y
};
function roleByName(e) {
	let t = e.toLowerCase();
	if (t === "-" || _e(e) !== void 0 || te(e) !== void 0) return "input";
	if ([
		".rego",
		".wasm",
		".tgz"
	].includes(Lt(t)) || t.endsWith(".tar.gz")) return "policy";
}
async function isDirectory(e, t) {
	return (await (0, K.stat)(V(e, t)).catch(() => void 0))?.isDirectory() ?? !1;
}
async function exists(e, t) {
	return await (0, K.stat)(V(e, t)).catch(() => void 0) !== void 0;
}
async function expandInputs(e, t) {
	let { paths: n, hasLiteral: r } = await expandPath(e, t);
	return {
		argument: e,
		paths: n,
		...r ? { hasLiteral: r } : {}
	};
}
async function expandPolicies(e, t) {
	let { paths: n, ...r } = await expandInputs(e, t);
	if (!isPattern(e)) return {
		...r,
		paths: n
	};
	let a = n.filter((e) => !He(e));
	if (a.length === 0) {
		let t = `the pattern ${e} matches only tests`;
		throw y(e, new i(t, { code: "pattern_unmatched" }));
	}
	return {
		...r,
		paths: a,
		tests: n.filter(He)
	};
}
async function hasPolicy(e, t) {
	return Je(t, Re, { cwd: e }).then((e) => e.length > 0, () => !0);
}
async function getRole(e, t, n) {
	if (Ne(t)) return "input";
	if (Le(t)) return "policy";
	if (T(t)) {
		let e = I(t);
		if (roleByName(e) === "policy") return "policy";
		throw w(`${e}: its name does not show a policy (.rego, .wasm, .tar.gz); use -p. An input must be a file or an image`);
	}
	if (ke(t) && !await exists(e, t)) throw w(`${I(t)}: ${ee(t)}`);
	if (await isDirectory(e, t)) return n;
	let r = roleByName(t);
	if (r !== void 0) return r;
	if (!await exists(e, t)) {
		let r = `${t}: there is no such file or directory${await xt(t, e)}`;
		throw n === "policy" ? new m(r, { code: "source_not_found" }) : new a(r, {
			code: "document_not_found",
			document: t
		});
	}
	throw w(`${t}: its name shows neither a policy (.rego, .wasm, .tar.gz, a folder) nor an input (.json, .jsonl, .yaml, .toml, .tf, Dockerfile, …); use -p or -i`);
}
function isRego(e) {
	return !T(e) && Lt(e).toLowerCase() === ".rego";
}
function isNamedItself({ argument: e }) {
	return !isPattern(e);
}
async function withoutData(e, t, n, r) {
	if (r.length === 0 || !n.some(we)) return [...n];
	let toAbsolute = (t) => V(e, t), { files: i } = await he(t, r, { cwd: e }), a = new Set(i.map(({ path: e }) => toAbsolute(e)));
	return n.filter((e) => !a.has(toAbsolute(e)) && !(we(e) && Pe(e)));
}
async function addData(e, t, n) {
	let toAbsolute = (t) => V(e, t), r = t.flatMap(({ paths: e }) => e.filter((e) => !isRego(e)).map(toAbsolute)), isFree = (e) => !n.has(toAbsolute(e)), isInFolder = (e) => r.some((t) => toAbsolute(e).startsWith(t + Rt)), i = await Promise.all(t.map(async (t) => {
		let n = t.paths.filter(isRego);
		if (n.length === 0 || isNamedItself(t)) return t;
		let { files: r, ignored: i } = await he(t.argument, n, { cwd: e }), a = i.filter(({ path: e }) => isFree(e)), o = r.filter(({ path: e }) => isFree(e));
		return {
			...t,
			data: o,
			...a.length === 0 ? {} : { ignoredData: a }
		};
	})), a = new Set(i.flatMap(({ data: e = [] }) => e.map(({ path: e }) => toAbsolute(e))));
	return Promise.all(i.map(async (t) => {
		if (!isNamedItself(t)) return t;
		let n = (await me(t.paths.filter(isRego), { cwd: e })).filter((e) => isFree(e) && !isInFolder(e) && !a.has(toAbsolute(e)));
		return n.length === 0 ? t : {
			...t,
			unusedData: n
		};
	}));
}
async function readPolicyArguments(e, t) {
	let n = await Promise.all(e.map((e) => expandPolicies(e, t)));
	return addData(t.cwd, n, /* @__PURE__ */ new Set());
}
async function adviceOfYaml(e, t) {
	let n = t.filter(Ke), { isPolicyText: r } = await import("./policy-text.js");
	for (let i of n) {
		let n = (await pt(V(e, i), 1048576).catch(() => void 0))?.toString("utf8") ?? "";
		if (/^version[ \t]*:/m.test(n) && /^policies[ \t]*:/m.test(n)) return `; ${i} is a gate file, which is read with --config ${i}`;
		if (!r(n)) continue;
		let [, a = "KIND"] = /^[ \t]*(?:-[ \t]+)?(?:kind|type)[ \t]*:[ \t]*["']?([A-Z][A-Z0-9_]+)["']?[ \t\r]*$/m.exec(n) ?? [];
		return `; ${i} is a policy of Chainloop, which judges materials: --material ${t.find((e) => e !== i) ?? "FILE"} --kind ${a}`;
	}
	return "";
}
const X = "policy";
async function adviceOfFolder(e) {
	return await isDirectory(e, X) && await hasPolicy(e, X) ? `; the folder ${X}/ is read with -p ${X}/` : "";
}
async function lastFolder(e, t) {
	let n = t.length < 2 ? void 0 : t.at(-1);
	if (!(n === void 0 || Se(n))) return (await (0, K.stat)(V(e, n)).catch(() => void 0))?.isDirectory() === !0 ? n : void 0;
}
function throwPolicyError(e, t) {
	let n = I(e), r = {
		policies: "-p names the policies; name this one with -p, too",
		defaults: "the gate file names the policies; -p replaces them",
		none: "it follows an input; policies come before the inputs, or with -p"
	}[t ?? "none"];
	throw w(`${n} is a policy by its name, but ${r}`);
}
async function splitPaths(e, t, n) {
	let { cwd: r } = n, i = {
		policies: [],
		inputs: []
	};
	for (let a of e) {
		let e = t !== void 0 || i.inputs.length > 0;
		if (!isPattern(a)) {
			let n = await getRole(r, a, e ? "input" : "policy"), o = T(a) && t !== "defaults";
			n === "policy" && e && !o && throwPolicyError(a, t), i[n === "policy" ? "policies" : "inputs"].push({
				argument: a,
				paths: [a]
			});
			continue;
		}
		let o = roleByName(a);
		o === "policy" && e && throwPolicyError(a, t), o === "policy" ? i.policies.push(await expandPolicies(a, n)) : o === "input" || e || i.policies.length > 0 ? i.inputs.push(await expandInputs(a, n)) : await splitMatches(a, n, i);
	}
	return i;
}
async function splitMatches(e, t, n) {
	let { cwd: r } = t, { paths: i, tests: a = [], ...o } = await expandPolicies(e, t), s = await Promise.all(i.map((e) => getRole(r, e, "policy"))), byRole = (e) => i.filter((t, n) => s[n] === e), c = byRole("policy");
	c.length > 0 && n.policies.push({
		...o,
		paths: c,
		tests: a
	});
	let l = await withoutData(r, e, byRole("input"), c.filter(isRego));
	l.length > 0 && n.inputs.push({
		...o,
		paths: l
	});
}
function adviceOfOrder(e, t) {
	return t !== void 0 && e.some(({ argument: e }) => e === t) ? `; ${t} follows an input, so its files are inputs: policies come first, or with -p` : "";
}
async function readGateArguments(e, t = {}) {
	let { paths: n = [], policies: r = [], inputs: a = [], images: o, except: s = [], allowSkippedFiles: c = !1, defaults: l = {} } = A("readGateArguments", e, gn), u = A("readGateArguments: defaults", l, _n), d = A("readGateArguments", t, {
		cwd: g,
		inputsFrom: g
	}), { cwd: f = L() } = d, { inputsFrom: p = f } = d, h = {
		cwd: f,
		except: s,
		allowSkippedFiles: c
	}, _ = r.length > 0 ? "policies" : (u.policies ?? []).length > 0 ? "defaults" : void 0, v = await splitPaths(n, _, h);
	for (let e of _ === "defaults" ? u.policies ?? [] : r) v.policies.push(await expandPolicies(e, h));
	let y = v.inputs.length + a.length > 0;
	for (let e of y ? a : u.inputs ?? []) v.inputs.push(await expandInputs(e, {
		...h,
		cwd: p
	}));
	if (v.policies.length === 0) {
		let e = n.some(Ne) ? "; oci://… is an input, and a policy with -p" : "", t = await adviceOfYaml(f, v.inputs.flatMap((e) => e.paths)), r = a.find((e) => /\.(?:rego|wasm)$/i.test(e)), i = `${r === void 0 ? "" : `; -i names inputs, and ${r} without it is a policy`}${e}${adviceOfOrder(v.inputs, await lastFolder(f, n))}${await adviceOfFolder(f)}${t}`;
		throw new m(`no policy: pass .rego, .wasm, a bundle or a folder${i}`, { code: "policy_missing" });
	}
	if (v.inputs.length === 0 && o === void 0) {
		let e = await lastFolder(f, n), t = e === void 0 ? "" : `; ${e} is taken as policies: -i ${e} judges its files`;
		throw new i(`no input: pass files of JSON, YAML or another format, a folder with -i, or -${t}`, { code: "input_missing" });
	}
	let ee = new Set(v.inputs.flatMap((e) => e.paths.map((e) => V(f, e))));
	return {
		...v,
		policies: await addData(f, v.policies, ee)
	};
}
// src/gate/gate-options.ts
function isArgument(e) {
	return E(e) && xe(() => "argument" in e && "paths" in e);
}
// src/engine/source/pinned-addresses.ts
async function checkAddresses(e, t) {
	if (!needsPins(t) || t.lock !== void 0) return;
	let { checkPinned: n } = await import("./fetch-policy.js");
	n(e.filter((e) => ze(e, t)));
}
function needsPins(e) {
	return e.requirePinned === !0 && !We(e);
}
// src/engine/source/unknown-reference.ts
function listNames(e, { documents: t, data: n }) {
	let r = new Set(n.namesAt(e));
	for (let n of t) {
		if (!n.path.every((t, n) => n >= e.length || t === e[n])) continue;
		let [t] = n.path.slice(e.length);
		if (t === void 0) return;
		r.add(t);
	}
	return r;
}
function isKnown(e, t) {
	let n = listNames(e.slice(0, -1), t);
	return n === void 0 || n.has(e.at(-1) ?? "");
}
function findUnknown(e, t) {
	for (let [n, r] of e.entries()) {
		let i = e.slice(0, n), a = listNames(i, t);
		if (a === void 0) return;
		if (a.has(r)) continue;
		let o = [...i, r], s = tt(r, [...a]);
		if (s === void 0) return { missing: o };
		let c = [...i, s];
		return {
			missing: o,
			meant: [c.concat(e.slice(n + 1)), c].find((e) => isKnown(e, t)) ?? c
		};
	}
}
function findMissing(e, t) {
	let { data: n } = t;
	return e.filter(({ path: e }) => !n.has(e)).map((e) => {
		let { path: r, inPackage: i } = e, a = n.namesAt([]).find((e) => n.has([e, ...r])), o = a === void 0 ? findUnknown(r, t)?.meant : [a, ...r];
		return {
			...e,
			isRefused: !n.has(i ? r.slice(0, -1) : r.slice(0, 1)),
			meant: o
		};
	});
}
function suggestReference(e) {
	return e === void 0 ? "" : `; did you mean ${ve("data", e)}?`;
}
// src/gate/severity.ts
const Z = {
	critical: {
		severity: "error",
		score: 9.5
	},
	high: {
		severity: "error",
		score: 8
	},
	error: { severity: "error" },
	failure: { severity: "error" },
	medium: {
		severity: "warning",
		score: 5.5
	},
	moderate: {
		severity: "warning",
		score: 5.5
	},
	warning: { severity: "warning" },
	warn: { severity: "warning" },
	low: {
		severity: "note",
		score: 2
	},
	info: { severity: "note" },
	informational: { severity: "note" },
	note: { severity: "note" }
}, vn = Object.keys(Z), yn = [
	{
		label: "critical",
		above: 9
	},
	{
		label: "high",
		above: 6.9
	},
	{
		label: "medium",
		above: 3.9
	},
	{
		label: "low",
		above: 0
	}
];
function getScore(e) {
	let t = typeof e == "string" && e.trim() !== "" ? Number(e) : e;
	return typeof t == "number" && t >= .1 && t <= 10 ? t : void 0;
}
function readSeverity(e, t) {
	let n = getScore(t), r = typeof e == "string" ? e.trim().toLowerCase() : "", i = n === void 0 ? void 0 : yn.find(({ above: e }) => n > e)?.label, a = r === "" || r.length > 64 ? i : r, o = [r, i].find((e) => e !== void 0 && Object.hasOwn(Z, e)), { severity: s, score: c } = o === void 0 ? {} : Z[o] ?? {}, l = n ?? c, u = {};
	return s !== void 0 && (u.severity = s), a !== void 0 && (u.severityLabel = a), l !== void 0 && (u.securitySeverity = l), u;
}
// src/gate/gate-rule.ts
function text(e) {
	return typeof e == "string" && e.trim() !== "" ? e.trim() : void 0;
}
function object(e) {
	return typeof e == "object" && e ? e : {};
}
function firstResource(e) {
	if (Array.isArray(e)) for (let t of e) {
		let e = text(object(t).ref);
		if (e !== void 0 && /^https?:/i.test(e) && URL.canParse(e)) return e;
	}
}
function plainRule(e, t) {
	return { id: `${e.replaceAll("/", ".")}.${t}` };
}
function reportedRuleId({ id: e, about: t }) {
	return t.variant === void 0 || e !== t.id ? e : `${e}/${t.variant}`;
}
function ruleIds(e) {
	return [...e].flatMap(({ id: e, definitions: t = [] }) => [e, ...ruleIds(t)]);
}
function toGateRule(e, t, n, r, i) {
	let a = [...n, r].map(object), o = a.map(({ custom: e }) => object(e)), said = (e, t = a) => t.map(e).find((e) => e !== void 0), getId = ({ id: t, short_name: n }) => {
		let r = text(n);
		return text(t) ?? (r === void 0 ? void 0 : plainRule(e, r).id);
	}, s = said((e) => text(e.title)), c = said((e) => text(e.description)), l = said((e) => {
		let t = readSeverity(e.severity, e["security-severity"]);
		return Object.keys(t).length === 0 ? void 0 : t;
	}, o), u = said((e) => firstResource(e.related_resources)), d = said(({ vulnerability: e }) => e, o) === !0 || void 0;
	return {
		id: said(getId, o.slice(0, n.length)) ?? plainRule(e, t).id,
		...ue({
			title: s,
			description: c
		}),
		...l,
		...ue({
			helpUri: u,
			isVulnerability: d,
			location: i
		})
	};
}
function toGateRules({ path: e, rules: t, annotations: n }) {
	return new Map(t.map(({ name: t, location: r, annotations: i }) => [t, toGateRule(e, t, [i], n, r)]));
}
function isOfDocument({ scope: e }) {
	return e === "document";
}
function gateRuleKey({ location: e, locations: t, variant: n, ...r }) {
	return JSON.stringify(r);
}
function ruleLocations({ location: e, locations: t = [] }) {
	return e === void 0 ? t : [e];
}
function toLocations(e) {
	let [t, ...n] = e;
	return t === void 0 ? {} : n.length === 0 ? { location: t } : { locations: e };
}
function toSlug(e) {
	return (e.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-").slice(0, 60);
}
function shortDigest(e) {
	return F(Buffer.from(e)).slice(7, 15);
}
function withVariants(e) {
	return e.map((t) => {
		let n = e.filter((e) => e.rule.id === t.rule.id && e !== t);
		if (n.length === 0) return t.rule;
		let r = t.names.find((e, t) => e !== "" && n.every((n) => n.names[t] !== e));
		return r === void 0 ? t.rule : {
			...t.rule,
			variant: r
		};
	});
}
function distinct(e) {
	let t = /* @__PURE__ */ new Map();
	for (let { key: n, rule: { location: r, ...i } } of e) {
		let e = t.get(n) ?? {
			rule: i,
			locations: []
		};
		r !== void 0 && e.locations.push(r), t.set(n, e);
	}
	let n = [...t.keys()], r = withVariants(Array.from(t, ([e, { rule: t, locations: n }]) => ({
		rule: {
			...t,
			...toLocations(n)
		},
		names: [
			toSlug(t.title ?? ""),
			shortDigest(gateRuleKey(t)),
			shortDigest(e)
		]
	})));
	return new Map(r.map((e, t) => [n[t] ?? "", e]));
}
function describeDefinitions(e, t, n, r) {
	let i = n.flatMap(({ annotations: e }) => e.filter(isOfDocument)), a = plainRule(e, t).id, o = n.map(({ annotations: n, location: o, digest: s = "" }) => {
		let c = toGateRule(e, t, [...n.filter((e) => !isOfDocument(e)), ...i], r, o);
		return {
			rule: c,
			key: gateRuleKey(c) + (c.id === a ? s : "")
		};
	}), s = t === "allow" || t === "result" ? o.filter((e, t) => n[t]?.annotations.some((e) => !isOfDocument(e))) : o, c = toLocations(n.map(({ location: e }) => e)), [l, ...u] = distinct(s.length === 0 ? o : s).values();
	if (l !== void 0 && u.length === 0) {
		let { location: e, locations: t, ...n } = l, r = {
			...n,
			...c
		};
		return {
			whole: r,
			each: o.map(() => r)
		};
	}
	let d = distinct(o);
	return {
		whole: {
			...toGateRule(e, t, i, r, void 0),
			...c,
			definitions: [...d.values()]
		},
		each: o.map(({ key: e, rule: t }) => d.get(e) ?? t)
	};
}
// src/gate/check-rules.ts
var bn = /* @__PURE__ */ e({ adviseUnread: () => adviseUnread });
function toError(e, t, n, r = t) {
	return new m(j`${Pt(r)}\n${n}`, {
		code: e,
		diagnostics: t
	});
}
function mergeEqual(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = t.get(n.message);
		e === void 0 ? t.set(n.message, {
			first: n,
			more: 0
		}) : e.more++;
	}
	return Array.from(t.values(), ({ first: e, more: t }) => t === 0 ? e : {
		...e,
		message: `${e.message} (${ce(t, "more reference")})`
	});
}
function describePackages(e, t) {
	return e.filter(({ rules: e }) => e.some(({ location: e }) => t.has(e.file))).flatMap(({ path: e, annotations: t = {} }) => {
		let { description: n, related_resources: r } = t;
		if (typeof n != "string") return [];
		let i = firstResource(r), a = n.replaceAll(/\s+/g, " ").trim().slice(0, 1e3);
		return [`${e.replaceAll("/", ".")}: ${a}${i === void 0 ? "" : ` ${i}`}\n`];
	}).join("");
}
function describeReferences(e) {
	return e.map(({ reference: e, location: t }) => `${e} (${t.file}:${String(t.row)})`);
}
function checkReferences(e, t, n, { subject: r, packages: i = [], documents: a = [] }) {
	let o = findMissing(e, {
		documents: a,
		data: n
	}), s = o.filter(({ isRefused: e }) => e);
	if (s.length === 0) return o;
	let c = s.map(({ reference: e, meant: t, location: n }) => ({
		code: "reference_undefined",
		message: `${e}: neither the policies nor the data define it${suggestReference(t)}`,
		location: n
	})), l = R(c, t), u = s.some(({ path: [e] }) => e === "conftest") ? j`; data.conftest is there with ${M("rules", "\"conftest\"")}` : "", d = describePackages(i, new Set(s.map(({ location: e }) => e.file))), f = r === void 0 ? "" : ` of ${r}`;
	throw toError("reference_undefined", l, j`${d}Rules${f} with undefined references can never refuse. Pass the missing policies or data, or allow absent data with ${M("allowUndefined")}${u}`, mergeEqual(l));
}
function checkMetadata(e, t) {
	if (e.length !== 0) throw toError("metadata_invalid", R(e, t), xn);
}
const xn = j`Such METADATA would be ignored; correct it`, Q = "no judged rule uses it", Sn = {
	function: `is a function, and ${Q}`,
	dynamic: `has a path known only at evaluation, and ${Q}`,
	value: `is a member of a value and not a rule of that name, and ${Q}`,
	nested: `is nested below another name, where its own is ignored, and ${Q}`,
	package: `is part of a package with the name of a rule that judges, and ${Q}`,
	tests: "is not judged, because its package contains tests; rename the package, or move the tests to a package and a file …_test"
};
function describeUnread({ name: e, like: t, fault: n, verdict: r }) {
	return n === void 0 ? t === void 0 ? `${e} looks like a ${r} rule, but ${Q}` : `${e} is not read, and ${Q}; did you mean ${t}?` : `${e} ${Sn[n]}`;
}
function isOfConftest({ like: e, fault: t }) {
	return e === void 0 && t === void 0;
}
function adviseConftest(e) {
	return e ? j`. Policies of Conftest are read with ${M("rules", "\"conftest\"")}` : j``;
}
function listUnread(e, t) {
	let n = e.map((e) => `\n${e.location.file}:${String(e.location.row)}: ${describeUnread(e)}`);
	return j`${n.join("")}${adviseConftest(t && e.some(isOfConftest))}`;
}
function adviseUnread(e, t) {
	let n = adviseConftest(t && e.some(({ readBy: e }) => e === "conftest"));
	return j`Rename it to a rule that the gate reads, such as deny; use it in one of those; mark it as a helper in METADATA (custom.helper: true); or allow it by its full name with ${M("allowUnread")}${n}`;
}
function unreadFaults(e) {
	return e.filter(({ refuses: e, isAllowed: t }) => e && !t).map((e) => ({
		code: "rule_unread",
		message: describeUnread(e),
		location: e.location,
		...isOfConftest(e) ? { readBy: "conftest" } : {}
	}));
}
function noteUnread(e, t) {
	return e.map((e) => ({
		...e,
		isAllowed: isAllowedUnread(e.name, t)
	}));
}
function isAllowedUnread(e, { allowUnread: t = [] }) {
	return t.some((t) => t === e || t === `data.${e}`);
}
function checkUnreadRules(e, t, n, r = !1) {
	let i = noteUnread(e, n), a = R(unreadFaults(i), t);
	if (a.length === 0) return i;
	throw toError("rule_unread", a, adviseUnread(a, r));
}
function checkUnjudgedRules(e, t, n) {
	let r = e.filter((e) => !e.endsWith(".warn") && !isAllowedUnread(e, n));
	if (r.length === 0) return e;
	throw new m(j`${t}: ${r.join(", ")} would judge in Rego or looks as if it did, and no entrypoint evaluates it by itself; make it an entrypoint (build --entrypoint), or, where entrypoints read all of it, allow it by its full name with ${M("allowUnread")}`, { code: "rule_unread" });
}
function checkUndescribedRules(e, t) {
	let n = e.filter(({ isAllowed: e }) => !e).map(({ name: e }) => e);
	if (n.length === 0) return e.map(({ name: e }) => e);
	throw new m(j`${t}: ${n.join(", ")} may refuse, and no rule that judges is known to read all of it; make each rule that judges an entrypoint (opa build -e gate/deny), give the Rego, compile it with \`regohost build\`, or allow it by its full name with ${M("allowUnread")}`, { code: "rule_unread" });
}
function checkJudgingData(e, t, n, r) {
	for (let { path: i, rules: a } of e) for (let e of Nt) {
		let o = [...i.split("/"), e], s = o.join("."), c = t.some((e) => re(o, e.path) || re(e.path, o));
		if (!(a.some((t) => t.name === e) || c || !n.has(o) || isAllowedUnread(s, r))) throw new m(j`the data has a value at data.${s} (${n.fileOf(o) ?? ""}), where a rule would judge, and nothing is known to read it; rename it, or allow it by its full name with ${M("allowUnread")}`, { code: "rule_unread" });
	}
}
function checkReserved(e) {
	let t = e.fileOf([_]);
	if (t !== void 0) throw new m(`the data has a value at data.${_} (${t}), where the gate collects its verdicts; rename it`, { code: "data_invalid" });
}
// src/gate/gate-loading.ts
function noPolicy(e, { rules: t }, n = []) {
	let r = t === void 0 ? Nt : [
		"deny",
		"violation",
		"warn"
	], i = n.filter(({ refuses: e }) => e);
	return new m(j`${e} contains no policy: none of its packages has a rule named ${r.join(", ")}${listUnread(i, t === void 0)}`, { code: "policy_missing" });
}
function dataLimit({ maxDataBytes: e }) {
	return {
		maxBytes: e,
		option: "maxDataBytes"
	};
}
function toReading(e) {
	let { cwd: t, signal: n, compileTimeoutMs: r, maxBundleBytes: i, bundles: a } = e, { lock: s, requirePinned: c, allowSkippedFiles: l = !1, replay: u, commits: d } = e;
	return {
		cwd: t,
		signal: n,
		timeoutMs: r,
		maxBytes: i,
		bundles: a,
		lock: s,
		requirePinned: c,
		allowSkippedFiles: l,
		isOffline: u !== void 0,
		commits: d,
		...o
	};
}
async function readAllData(e, t) {
	let { dataFiles: n, cwd: r, signal: i, compileTimeoutMs: a, onIgnored: s } = t, c = dataLimit(t);
	return n === void 0 ? e ?? Qe([]) : lt(n, {
		cwd: r,
		signal: i,
		timeoutMs: a,
		own: e,
		onIgnored: s,
		limit: c,
		...o
	});
}
function answering(e) {
	return st(e, "builtins", "replay", "allowNet", "httpCacheBytes", "verify", "compileTimeoutMs", "maxMemoryBytes");
}
// src/gate/gate-policies.ts
async function readRego(e, { cwd: t, maxBundleBytes: n = d }) {
	return le(await mt(e, n, t), e);
}
function getNames(e) {
	return isArgument(e) ? e.paths : typeof e == "string" || O(e) ? [String(e)] : [];
}
async function readSources(e, t) {
	let { cwd: n } = t, r = /* @__PURE__ */ new Set(), onUnverified = (e) => void r.add(I(e)), toAbsolute = (e) => V(n, e), i = new Set(e.flatMap((e) => isArgument(e) ? e.paths.map(toAbsolute) : [])), isNamed = (e) => i.has(toAbsolute(e)), { allowSkippedFiles: a = !1 } = t, o = {
		...toReading(t),
		onUnverified,
		isNamed
	};
	await checkAddresses(e.flatMap(getNames), o);
	let s = /* @__PURE__ */ new Set(), c = [], l = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map(), add = (e, t) => {
		c.push({
			argument: e,
			source: t
		});
		for (let e of t.ignored) u.set(toAbsolute(e.path), e);
		if (t.kind !== "wasm") for (let e of ht(t).filter(({ path: e }) => !isNamed(e))) l.set(toAbsolute(e.path), e);
	};
	for (let r of e) if (isArgument(r)) {
		for (let e of r.paths) {
			let t = toAbsolute(e);
			if (s.has(t)) continue;
			s.add(t);
			let i = await Xe(e, o);
			T(e) || await oe(e, i, n), add(T(e) ? i.subject : r.argument, i);
		}
		ie(r.ignoredData ?? [], a);
		for (let e of r.ignoredData ?? []) u.set(toAbsolute(e.path), e);
		for (let e of r.tests ?? []) {
			let n = toAbsolute(e);
			isNamed(e) || (l.set(n, {
				path: e,
				text: await readRego(e, t)
			}), u.set(n, {
				path: e,
				why: "test"
			}));
		}
	} else {
		let e = await Xe(r, o);
		add(e.subject, e);
	}
	let d = c.flatMap(({ source: { addresses: e = [] } }) => e);
	return {
		sources: c,
		tests: [...l.values()],
		leftOut: [...u.values()],
		used: d,
		unverified: [...r]
	};
}
function getPlaces({ sources: e, tests: t, leftOut: n }, r) {
	return [
		...e.flatMap(({ source: e }) => {
			let t = e.kind === "rego" ? e : e.rego, n = e.kind === "wasm" ? `${e.subject}/policy.wasm` : e.subject;
			return [
				{ path: e.subject },
				{ path: n },
				...t?.files ?? [],
				...t?.tests ?? []
			];
		}),
		...t,
		...n
	].map(({ path: e }) => V(r, e));
}
function namedPaths(e) {
	return e.flatMap((e) => {
		if (typeof e == "string") return [{
			argument: e,
			path: e
		}];
		if (isArgument(e)) return e.paths.map((t) => ({
			argument: e.argument,
			path: t
		}));
		throw w(j`${x("loadGate")}with ${it("material")} a source is the path of a policy of Chainloop`);
	});
}
async function loadForMaterial(e, t, n) {
	let { loadMaterialPolicies: r } = await import("./load-material-policies.js"), { cwd: i, maxBundleBytes: a, signal: o, compileTimeoutMs: s } = t, c = {
		...t,
		compat: "chainloop",
		onIgnored: () => void 0
	}, l = /* @__PURE__ */ new Map(), { modules: u, argFiles: d, leftOut: f } = await r(namedPaths(e), {
		cwd: i,
		lock: t.lock,
		requirePinned: t.requirePinned,
		isOffline: t.replay !== void 0,
		onUsed: (e) => void l.set(e.address, e),
		material: n,
		maxBytes: a,
		signal: o,
		timeoutMs: s,
		load: async (e, n) => {
			let { loadRego: r } = await import("./gate2.js").then((e) => e.load_rego_exports), i = await r([{
				argument: e,
				source: n
			}], [], [], c);
			if (i === void 0) throw noPolicy(e, t);
			return i;
		}
	});
	return {
		modules: u,
		leftOut: f,
		used: [...l.values()],
		unverified: [],
		files: /* @__PURE__ */ new Set(),
		argFiles: d
	};
}
function leftOutData(e, { cwd: t, allowSkippedFiles: n = !1 }, r) {
	return (i) => {
		ae(i, n, (n) => e.has(V(t, n))), r(i);
	};
}
async function loadConfigured(e, t) {
	let { loadConfiguredPolicies: n, toGroupSource: r, toPinnedSource: i, toSourcePath: a } = await import("./load-configured.js"), { loadRego: o } = await import("./gate2.js").then((e) => e.load_rego_exports), s = {
		leftOut: [],
		used: [],
		unverified: []
	}, c = /* @__PURE__ */ new Set(), l = /* @__PURE__ */ new Map(), u = await n(namedPaths(e), t, async (e, n, u) => {
		let d = await readSources(n.source.policy.map(a), t), { sources: f, tests: p } = d;
		for (let e of getPlaces(d, t.cwd)) c.add(e);
		for (let [e, t] of n.source.policy.entries()) n.pinned.set(t, i(t, f[e]?.source.addresses?.[0]));
		b(s.leftOut, d.leftOut);
		for (let e of u.leftOut) l.set(e.path, e);
		b(s.used, u.used), b(s.used, d.used), b(s.unverified, u.unverified), b(s.unverified, d.unverified);
		let m = f.map(({ source: t }) => ({
			argument: e,
			source: r(t)
		})), h = await o(m, p, u.added, {
			...t,
			dataFiles: u.files,
			group: n,
			onIgnored: (e) => void l.set(e.path, e)
		});
		if (h === void 0) throw noPolicy(e, t);
		return h;
	}), d = leftOutData(c, t, (e) => void s.leftOut.push(e));
	return await at(u.map(({ policy: e }) => e), () => {
		for (let e of l.values()) d(e);
	}), {
		modules: u,
		...s,
		files: c,
		argFiles: []
	};
}
async function loadGatePolicies(e, t) {
	if (t.material !== void 0) return loadForMaterial(e, t, t.material);
	if (t.rules === "conforma") {
		let n = /* @__PURE__ */ new Map();
		try {
			return await loadConfigured(e, {
				...t,
				commits: n
			});
		} finally {
			await (await import("./fetched-commits.js").then((e) => e.fetched_commits_exports)).removeCommits(n);
		}
	}
	let { signal: n, compileTimeoutMs: r } = t, i = {
		signal: n,
		timeoutMs: r
	}, a = await k("reading the policies", i, () => readSources(e, t)), { sources: o, tests: s, leftOut: c, used: l, unverified: u } = a, d = /* @__PURE__ */ new Map(), f = new Set(getPlaces(a, t.cwd)), p = {
		...t,
		onIgnored: leftOutData(f, t, (e) => void d.set(e.path, e))
	}, m = [], h = [], g = [];
	if (await at(g, async () => {
		for (let { source: e, ...n } of o) if (e.kind === "rego") m.push({
			...n,
			source: e
		});
		else {
			let { loadCompiled: r } = await import("./load-compiled.js"), i = await readAllData(e.data, p), { argument: a } = n, o = await r({
				argument: a,
				source: e,
				data: i,
				answering: answering(t),
				options: t
			});
			h.push(o), g.push(o.policy);
		}
		if (m.length > 0 || s.length > 0) {
			let { cwd: n } = t, r = new Set(m.flatMap(({ source: { data: e } }) => e.map(({ path: e, name: t = e }) => pe({
				path: t,
				inner: e
			}, n)))), a = e.flatMap((e) => isArgument(e) ? e.data ?? [] : []).filter((e) => !r.has(pe(e, n))), o = await k("reading the data", i, () => ut(a, {
				cwd: n,
				limit: dataLimit(t)
			})), { loadRego: c } = await import("./gate2.js").then((e) => e.load_rego_exports), l = await c(m, s, o, p);
			l !== void 0 && h.unshift(l);
		}
	}), h.length === 0) throw noPolicy(e.map((e) => isArgument(e) ? I(e.argument) : "the source").join(", "), t);
	return {
		modules: h,
		leftOut: [...c, ...d.values()],
		used: l,
		unverified: u,
		files: f,
		argFiles: []
	};
}
// src/gate/load-gate.ts
var Cn = /* @__PURE__ */ e({
	loadGate: () => loadGate,
	loadGateFor: () => loadGateFor
});
const wn = {
	...st(u, "builtins", "allowNet", "httpCacheBytes", "verify", "replay", "optimize", "regoVersion", "compileTimeoutMs", "maxBundleBytes", "maxMemoryBytes", "signal", "allowSkippedFiles", "lock", "cwd"),
	dataFiles: P("a list of paths", D),
	maxDataBytes: r,
	allowUndefined: P("a list of references to data", D),
	allowUnread: P("a list of rules", D),
	schema: p,
	requireExact: s,
	requirePinned: s,
	compat: rt("chainloop"),
	rules: rt("conftest", "conforma"),
	material: f,
	namespaces: P("a list of packages", D),
	allNamespaces: s
}, Tn = P("a text that is not empty", (e) => typeof e == "string" && e !== ""), En = [
	"name",
	"path",
	"column",
	"policy"
];
function isArgumentFiles(e) {
	return Fe(e, (e) => {
		if (!f[1](e)) return !1;
		let t = Object.entries(e).filter(([, e]) => e !== void 0), n = t.map(([e]) => e);
		return ["name", "path"].every((e) => n.includes(e)) && t.every(([e, t]) => En.includes(e) && Tn[1](t));
	});
}
const Dn = {
	kind: g,
	args: P("an object of strings", (e) => f[1](e) && Object.values(e).every((e) => typeof e == "string")),
	argFiles: P("a list of objects with the name of an input and the path of a file", isArgumentFiles),
	project: Tn,
	projectVersion: Tn
};
function checkMaterial(e) {
	let { kind: t, ...n } = A("loadGate: material", e, Dn);
	if (t === void 0) throw w(j`${x("loadGate")}${it("material")} needs the kind of the materials`);
	return {
		kind: t,
		...n
	};
}
async function resolveSources(e, t, n) {
	let r = (await readPolicyArguments(t.filter((e) => typeof e == "string"), {
		cwd: e,
		allowSkippedFiles: n
	})).values();
	return t.map((e) => typeof e == "string" ? r.next().value ?? e : e);
}
async function loadGate(e, t = {}) {
	return loadGateFor(l, e, t);
}
async function loadGateFor(e, t, n = {}) {
	let r = A("loadGate", n, wn), a = r.material === void 0 ? void 0 : checkMaterial(r.material);
	checkRules(r);
	let o = a === void 0 ? r : {
		...r,
		compat: "chainloop",
		material: a
	}, { cwd: s = L() } = o, c = ft("loadGate", "the policies", t);
	if (c.length === 0) throw new i(j`${x("loadGate")}no policy given`, { code: "policy_missing" });
	let { verify: l, ...u } = o, { bundles: d, evidence: f } = bt("loadGate", l);
	if (a !== void 0 && d !== void 0 && d !== !1) throw w(j`${x("loadGate")}${M("verify.bundles")} requires signatures, which policies of Chainloop do not have`);
	return qe("loading the policies", o, async () => {
		let t = {
			...u,
			cwd: s,
			bundles: d,
			verify: f
		}, n = a !== void 0 || o.rules === "conforma", { allowSkippedFiles: r = !1 } = o, i = n ? c : await resolveSources(s, c, r), l = await loadGatePolicies(i, t), p = o.dataFiles === void 0 ? i.flatMap(getUnusedData) : [], { LoadedGate: m } = await import("./judging.js").then((e) => e.loaded_gate_exports), { replay: h } = o;
		return new m({
			...l,
			unusedData: p,
			cwd: s,
			settings: o,
			replay: h,
			wording: e
		});
	});
}
const On = M("rules", "\"conftest\"");
function checkRules({ rules: e, compat: t, namespaces: n, allNamespaces: r, material: i }) {
	let throwOptionError = (e) => {
		throw w(j`${x("loadGate")}${e}`);
	};
	i !== void 0 && e !== void 0 && throwOptionError(j`${M("material")} and ${M("rules", JSON.stringify(e))} exclude each other`), e !== "conftest" && (n !== void 0 && throwOptionError(j`${M("namespaces")} needs ${On}`), r === !0 && throwOptionError(j`${M("allNamespaces")} needs ${On}`)), e !== void 0 && (t !== void 0 && throwOptionError(j`${M("rules", JSON.stringify(e))} and ${M("compat", JSON.stringify(t))} exclude each other`), n !== void 0 && r === !0 && throwOptionError(j`${M("namespaces")} and ${M("allNamespaces")} exclude each other`), n?.length === 0 && throwOptionError(j`${M("namespaces")} is empty`));
}
function getUnusedData(e) {
	return isArgument(e) ? e.unusedData ?? [] : [];
}
// src/engine/opa/package-root.ts
var kn = /* @__PURE__ */ e({ packageRoot: () => packageRoot });
const $ = "regohost";
let An;
function thisFile() {
	let { url: e } = import.meta;
	return e === void 0 ? __filename : zt(e);
}
function packageRoot() {
	return An ??= search(), An;
}
function search() {
	let e = z(thisFile());
	for (let t = e;;) {
		if (readManifest(t).name === $) return t;
		let e = z(t);
		if (e === t) break;
		t = e;
	}
	let t = installedBeside(e);
	if (t !== void 0 && readManifest(t).version === Mt) return t;
	throw coreUnavailable(`opa-core: the files of the package "${$}" ${Mt} not found above ${e}; exclude the package from the bundle (external), install the same version next to the bundle, or give "regohost/opa-core.wasm" to useOpaCore`);
}
function installedBeside(e) {
	try {
		return z(Ft(B(e, "bundle.js")).resolve(`${$}/package.json`));
	} catch {
		return;
	}
}
function readManifest(e) {
	try {
		let t = JSON.parse((0, fn.readFileSync)(B(e, "package.json"), "utf8"));
		return typeof t == "object" && t ? { ...t } : {};
	} catch {
		return {};
	}
}
function isBuilt() {
	let e = packageRoot();
	return thisFile().startsWith(B(e, "dist")) || !(0, fn.existsSync)(B(e, "src"));
}
// src/base/text/schema-issue.ts
const jn = {
	array: "a list",
	boolean: "true or false",
	int: "a whole number",
	null: "null",
	number: "a number",
	object: "a mapping",
	record: "a mapping",
	string: "a text"
}, Mn = /^(?:must|is|fits) /;
function getKind(e) {
	return e === null ? "null" : jn[Array.isArray(e) ? "array" : typeof e] ?? typeof e;
}
function describeExpected(e) {
	if (e.code === "invalid_type") return jn[e.expected] ?? e.expected;
	if (e.code === "invalid_value") {
		let t = e.values.map(String);
		return t.length > 1 ? `one of ${t.join(", ")}` : t[0] ?? "";
	}
	if (e.code === "too_big" && e.origin === "number") return `at most ${String(e.maximum)}`;
	if (e.code === "too_small") return e.origin === "string" ? "a text that is not empty" : e.origin === "array" ? "a list that is not empty" : `at least ${String(e.minimum)}`;
}
function describeIssue(e) {
	if (e.code === "invalid_union") return "fits none of its forms";
	let t = describeExpected(e);
	if (t === void 0) return;
	if (e.input === void 0) return `is missing; it must be ${t}`;
	if (e.code === "invalid_value" && e.values.every((t) => typeof t != typeof e.input)) return `must be ${t}, not ${getKind(e.input)}`;
	if (e.code !== "invalid_type") return `must be ${t}`;
	let n = e.expected === "array" && typeof e.input == "string" ? ": write [ ] around it" : "";
	return `must be ${t}, not ${getKind(e.input)}${n}`;
}
function keysAt(e, t) {
	let { def: n } = e._zod;
	if (n.type === "pipe") return keysAt(n.in, t);
	if (n.type === "optional" || n.type === "nullable" || n.type === "default") return keysAt(n.innerType, t);
	let [r, ...i] = t;
	if (n.type === "object") {
		if (r === void 0) return Object.keys(n.shape);
		let e = n.shape[String(r)];
		return e === void 0 ? [] : keysAt(e, i);
	}
	return r === void 0 ? [] : n.type === "record" ? keysAt(n.valueType, i) : n.type === "array" ? keysAt(n.element, i) : [];
}
function suggestKey(e, t, n, r) {
	let i = keysAt(e, t), a = et(n, i);
	if (a !== "") return a;
	let o = i.find((r) => keysAt(e, [...t, r]).includes(n)), s = o === void 0 ? t.length === 0 ? r(n) : void 0 : `${o}.${n}`;
	return s === void 0 ? "" : ` (did you mean ${s}?)`;
}
function toProblems(e, t, n) {
	let r = e.slice(0, 20).flatMap((e) => {
		let r = e.path.map((e) => typeof e == "number" ? e : String(e));
		if (e.code === "unrecognized_keys") return e.keys.slice(0, 20).map((i) => ({
			path: [...r, i],
			message: `unknown key ${yt([...r, i].join("."))}${suggestKey(t, e.path, i, n)}`
		}));
		let i = yt(r.join("."));
		if (i === "" && Mn.test(e.message)) {
			let [n, ...i] = keysAt(t, []), a = n === void 0 || i.length > 0 ? "" : `: write it below the key ${n}`;
			return [{
				path: r,
				message: `it ${e.message}${a}`
			}];
		}
		return Mn.test(e.message) ? [{
			path: r,
			message: `${i} ${e.message}`
		}] : [{
			path: r,
			message: `${i === "" ? "" : `${i}: `}${e.message}`
		}];
	}).slice(0, 20), count = (e) => e.code === "unrecognized_keys" ? e.keys.length : 1, i = e.reduce((e, t) => e + count(t), 0) - r.length, a = r.at(-1);
	return i > 0 && a !== void 0 && (a.message += `; and ${String(i)} more like these`), r;
}
function checkDocument(e, t, { otherKey: n = () => void 0 } = {}) {
	let r = N("", "the value", () => e.safeParse(t, { error: describeIssue }));
	return r.success ? { data: r.data } : { problems: toProblems(r.error.issues, e, n) };
}
function problemLines(e) {
	return e.map(({ message: e }) => `\n  ${e}`).join("");
}
// src/tooling/policy-paths.ts
function isTexts(e) {
	return !E(e) || O(e) ? !1 : N("", "policies", () => {
		if (!("files" in e)) return !1;
		let { files: t } = e;
		if (!E(t) || !Object.values(t).every((e) => typeof e == "string")) throw w("files must be an object of texts by file name");
		return !0;
	});
}
function toPath(e) {
	if (typeof e == "string" && !e.startsWith("file://")) return e;
	if (O(e) && T(e.href)) return e.href;
	if (typeof e == "string" || O(e)) try {
		return zt(e);
	} catch (t) {
		throw w(`${String(e)} is not a file: URL`, t);
	}
	throw w("policies must be a path, a list of paths, or { files }");
}
function toPaths(e) {
	let t = ft("", "policies", e);
	if (t.length === 0) throw w("no policy given");
	return t.map(toPath);
}
// src/trust/verify/facts.ts
var Nn = /* @__PURE__ */ e({
	factsText: () => factsText,
	factsToJson: () => factsToJson
});
function factsToJson(e) {
	return E(e) || St("factsToJson", j`the facts must be those of a verification`), N("factsToJson", "the facts", () => toMembers(e));
}
function toMembers(e) {
	let { signer: t, keyIds: n, identity: r, issuer: i, claims: a, times: o, logEntries: s, subjects: c } = e, l = {
		signer: t,
		key_ids: n === void 0 ? void 0 : [...n],
		identity: r,
		issuer: i,
		claims: a === void 0 ? void 0 : { ...a },
		times: o?.map(({ source: e, time: t }) => ({
			source: e,
			time: t
		})),
		log_entries: s?.map(({ logId: e, logIndex: t }) => ({
			log_id: e,
			log_index: t
		})),
		document_digest: e.documentDigest,
		payload_type: e.payloadType,
		payload_digest: e.payloadDigest,
		predicate_type: e.predicateType,
		subjects: c?.map(({ name: e, digest: t }) => ({
			...e === void 0 ? {} : { name: e },
			digest: { ...t }
		}))
	};
	return Object.fromEntries(Object.entries(l).filter((e) => e[1] !== void 0));
}
function texts(e, t) {
	return Array.isArray(e) ? e.flatMap((e) => {
		let n = t === void 0 || typeof e != "object" || !e || Array.isArray(e) ? e : e[t];
		return typeof n == "string" || typeof n == "number" ? [String(n)] : [];
	}) : [];
}
function factsText(e) {
	let { identity: t, issuer: n } = e, r = typeof t == "string" ? [`signed by ${t}`, ...typeof n == "string" ? [`issuer ${n}`] : []] : [`signed with ${texts(e.key_ids).join(", ")}`], list = (e, t) => t.length === 0 ? [] : [`${e} ${t.join(", ")}`];
	return [
		...r,
		...list("at", texts(e.times, "time")),
		...list("log entry", texts(e.log_entries, "log_index")),
		...list("subject", texts(e.subjects, "name"))
	].join("; ");
}
// src/chainloop/material-error.ts
function throwMaterialError(e, t, n, r) {
	throw kt(e, `${e} is not a material of the kind ${t}: ${n}`, r);
}
// src/base/text/check-schema.ts
function firstMisfit(e, t, n, r = "") {
	let { type: i } = e;
	if (i !== void 0) {
		let e = typeof i == "string" ? [i] : i;
		if (!e.some((e) => hasType(e, t))) return {
			path: r,
			message: `must be ${e.join(",")}`
		};
	}
	let a = findMisfit(e, t);
	if (a !== void 0) return {
		path: r,
		message: a
	};
	if (e.$ref !== void 0) {
		let i = firstMisfit(n.resolve(e.$ref), t, n, r);
		if (i !== void 0) return i;
	}
	return Array.isArray(t) ? checkItems(e, t, n, r) : isRecord(t) ? checkMembers(e, t, n, r) : void 0;
}
function isRecord(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function hasType(e, t) {
	switch (e) {
		case "object": return isRecord(t);
		case "array": return Array.isArray(t);
		case "null": return t === null;
		case "integer": return Number.isInteger(t);
		case "number": return Number.isFinite(t);
		default: return typeof t === e;
	}
}
function findMisfit(e, t) {
	if (typeof t == "number") {
		if (t > (e.maximum ?? t)) return `must be <= ${String(e.maximum)}`;
		if (t < (e.minimum ?? t)) return `must be >= ${String(e.minimum)}`;
	} else if (typeof t == "string") {
		let { minLength: n, pattern: r } = e;
		if (n !== void 0 && Array.from(t.slice(0, 2 * n)).length < n) return `must NOT have fewer than ${String(n)} characters`;
		if (r !== void 0 && !getPattern(r).test(t)) return `must match pattern "${r}"`;
		if (e.format === "date-time" && !isDateTime(t)) return "must match format \"date-time\"";
	}
	if ("const" in e && t !== e.const) return "must be equal to constant";
	if (e.enum?.includes(t) === !1) return "must be equal to one of the allowed values";
}
function checkItems({ minItems: e, items: t }, n, r, i) {
	if (e !== void 0 && n.length < e) return {
		path: i,
		message: `must NOT have fewer than ${String(e)} items`
	};
	if (t !== void 0) for (let [e, a] of n.entries()) {
		let n = firstMisfit(t, a, r, `${i}/${String(e)}`);
		if (n !== void 0) return n;
	}
}
function checkMembers({ required: e, properties: t = {}, additionalProperties: n }, r, i, a) {
	let o = e?.find((e) => r[e] === void 0);
	if (o !== void 0) return {
		path: a,
		message: `must have required property '${o}'`
	};
	if (i.refusesOtherCase === !0) {
		let e = findOtherCase(t, r);
		if (e !== void 0) return {
			path: a,
			message: `has the property '${e}' in another case`
		};
	}
	if (n !== void 0 && n !== !0) {
		for (let e of Object.keys(r)) if (!Object.hasOwn(t, e)) {
			if (n !== !1) {
				let t = firstMisfit(n, r[e], i, `${a}/${toPointer(e)}`);
				if (t !== void 0) return t;
			} else if (i.removesAdditional === !0) Reflect.deleteProperty(r, e);
			else return {
				path: a,
				message: "must NOT have additional properties"
			};
		}
	}
	for (let [e, n] of Object.entries(t)) {
		if (r[e] === void 0) continue;
		let t = firstMisfit(n, r[e], i, `${a}/${toPointer(e)}`);
		if (t !== void 0) return t;
	}
}
function findOtherCase(e, t) {
	let n = Object.keys(e);
	for (let r of Object.keys(t)) {
		if (n.length === 0 || Object.hasOwn(e, r)) continue;
		let t = r.toLowerCase(), i = n.find((e) => e.length === t.length && e.toLowerCase() === t);
		if (i !== void 0) return i;
	}
}
function toPointer(e) {
	return e.replaceAll("~", "~0").replaceAll("/", "~1");
}
const Pn = /* @__PURE__ */ new Map();
function getPattern(e) {
	let t = Pn.get(e);
	return t === void 0 && Pn.set(e, t = new RegExp(e, "u")), t;
}
const Fn = /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;
function isDateTime(e) {
	let t = Fn.exec(e);
	if (t === null) return !1;
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0] = t.slice(1, 7).map(Number), c = Number(t[8] ?? 0), l = Number(t[9] ?? 0);
	if (r < 1 || r > 12 || i < 1 || i > countDays(n, r) || c > 23 || l > 59) return !1;
	if (a <= 23 && o <= 59 && s < 60) return !0;
	let u = t[7] === "-" ? -1 : 1, d = o - l * u, f = a - c * u - +(d < 0);
	return (f === 23 || f === -1) && (d === 59 || d === -1) && s < 61;
}
function countDays(e, t) {
	return t === 2 ? e % 4 == 0 && (e % 100 != 0 || e % 400 == 0) ? 29 : 28 : [
		4,
		6,
		9,
		11
	].includes(t) ? 30 : 31;
}
export { q as BEGINNING_BYTES, Limit, LimitedBody, Pieces, ReservedSlot, vn as SEVERITY_WORDS, W as STATEMENT_TYPE, answering, attemptTimeoutMs, beginsAsRego, cannotOpen, checkAddresses, checkDocument, checkJudgingData, checkMetadata, checkReferences, checkReserved, checkUndescribedRules, checkUniqueKeys, checkUnjudgedRules, checkUnreadRules, bn as check_rules_exports, coreUnavailable, describeDefinitions, describeReferences, factsText, factsToJson, Nn as facts_exports, findCode, findMissing, findUnknown, firstMisfit, gateRuleKey, hn as gate_arguments_exports, getKind$1 as getKind, getScore, inputDigest, qt as input_digest_exports, isAllowedUnread, isBuilt, isHtml, isJson, isLoopback, isTexts, likelyJson, loadGate, Cn as load_gate_exports, matchSubjects, needsPins, noPolicy, noteUnread, openRecording, packageRoot, kn as package_root_exports, parseRetryAfter, parseServiceUrl, mn as path_pattern_exports, plainRule, preAuthEncoding, problemLines, readAllData, readBody, readEnvelope, readErrorBody, readGateArguments, readKeys, readPolicyArguments, readSeverity, readSigningKey, readStatement, reportedRuleId, ruleIds, ruleLocations, Gt as service_url_exports, signPayload, signRecording, signStatement, signStatementWith, cn as signed_recording_exports, nn as signing_key_exports, suggestReference, threadUnavailable, throwKeyError, throwMaterialError, toConnectionError, toGateRules, toPaths, toReading, toShownUrl, toTimeoutError, unreadFaults, verifyRecording, verifySignatures, withRetries };

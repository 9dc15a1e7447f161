import { __exportAll as e } from "./rolldown-runtime.js";
import { BUILTINS as t, COUNT as n, ConfigurationError as r, DocumentError as i, EXACT_DATA as a, FLAG as o, JsonSlice as s, LIBRARY_WORDING as c, LOCK as l, MAX_SOURCE_BYTES as u, MILLISECONDS as d, OBJECT as f, PATH_OR_OBJECT as p, PolicyLoadError as m, RECORDING as h, SIGNAL as g, ServiceError as _, TEXT as v, VERDICT_PACKAGE as y, VERIFY as ee, VerificationError as b, addressAdvice as te, adviceByName as ne, append as x, asBuffer as re, caller as S, checkLeftOut as ie, checkLeftOutData as ae, checkRelated as oe, codeOf as C, copyOptions as se, decodeText as ce, errorMessages as le, expandGlob as ue, findDataBeside as de, findDataOfPattern as fe, findDuplicateKey as w, formatByName as pe, getMember as T, hasScheme as me, holds as he, isAddress as E, isAnyAddress as ge, isBytes as _e, isDataFile as ve, isDirectory as ye, isError as be, isFileSource as xe, isForeignAddress as Se, isGlob as Ce, isImageAddress as we, isInstalled as Te, isListWith as Ee, isMissing as De, isObject as D, isPackageAddress as Oe, isPolicyFile as O, isReadAddress as ke, isShownHost as Ae, isStrong as je, isTestFile as k, isTextList as A, isThenable as Me, isUrl as j, isVerified as Ne, isYaml as Pe, limitReading as M, listDirectory as Fe, listenTo as Ie, loadSource as Le, mergeBaseDocuments as Re, mergeOptions as N, message as P, nearest as ze, nextPart as Be, oneOf as F, option as I, optionNamed as Ve, orClose as He, parseJson as Ue, pick as We, placeKey as Ge, readData as Ke, readDataFiles as qe, readFileSource as Je, readFromCaller as L, readList as Ye, readRegularFile as Xe, readSourceFile as Ze, readTests as Qe, refuseOptions as $e, require__builtin_crypto as et, rule as R, sha256 as tt, shownAddress as nt, shownSource as z, shownValue as rt, splitVerify as it, suggestPath as at, toCanonicalText as ot, toSignal as st, toStrictJson as ct, unlistenTo as lt, unvisitedMatches as ut, workingFolder as B } from "./evaluation.js";
import { POLICY_RULES as dt, formatDiagnostics as ft, toDiagnostics as V } from "./compiling.js";
import { setTimeout as pt } from "node:timers/promises";
import { lstat as mt, stat as H } from "node:fs/promises";
import { extname as ht, resolve as U, sep as gt } from "node:path";
import { fileURLToPath as _t } from "node:url";
function readBody(e, t) {
	let n = new LimitedBody(e, t), r = n.read();
	if (Me(r)) return readRest([], n, r);
	if (r === void 0) return /* @__PURE__ */ new Uint8Array();
	let i = n.read();
	return i === void 0 ? r : readRest([r], n, i);
}
async function readRest(e, t, n) {
	for (let r = await n; r !== void 0; r = await t.read()) e.push(r);
	return concatBytes(e);
}
function concatBytes(e) {
	let [t] = e;
	if (e.length === 1 && t !== void 0) return t;
	let n = new Uint8Array(e.reduce((e, t) => e + t.byteLength, 0)), r = 0;
	for (let t of e) n.set(t, r), r += t.byteLength;
	return n;
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
		return Me(e) ? e.then((e) => this.#r(e)) : this.#r(e);
	}
	#r(e) {
		if (this.#n += e?.byteLength ?? 0, this.#n > this.#t) throw this.#i();
		return e;
	}
	#i() {
		let { context: e, status: t } = this.#e;
		return new _(P`GET ${e.request.url}: the answer is larger than the limit of ${this.#t} bytes. The limits are the client's ${I("maxResponseBytes")} and, for artifacts, ${I("maxDownloadBytes")}.`, {
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
		if (!(e instanceof _)) throw e;
	}
	return n;
}
const vt = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
function mediaType(e) {
	return (e ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
function isHtml(e) {
	return e !== void 0 && vt.test(e);
}
function isJson(e) {
	let t = mediaType(e);
	return t === "application/json" || t.endsWith("+json");
}
function attemptTimeoutMs(e, t = Infinity) {
	return Math.min(t, Math.max(1, Math.floor(e.deadline() - Date.now())));
}
const yt = {
	now: () => Date.now(),
	random: () => Math.random(),
	sleep: (e, t) => pt(e, void 0, { signal: t })
};
function withRetries(e, t, n, r = yt) {
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
	if (!(e instanceof _) || !e.retryable || r.signal.aborted || t >= n.maxAttempts) throw e;
	let { retryAfterMs: a = 0 } = e;
	if (a > 6e5) throw e;
	let o = retryDelay(t, a, n, i.random());
	if (i.now() + o >= r.deadline() || !r.mayRetry()) throw e;
	try {
		await i.sleep(o, st(r.signal));
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
const bt = {
	certificates: "If the service's certificate is signed by an authority of your own, name its certificate in SERVICE_CA.",
	limits: "The service is slow or the network loses packets; the limits are the client's timeouts option."
}, xt = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/, St = {
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
	let r = findCode(e), i = `${t.request.method} ${t.request.url}`, { certificates: a } = t.advice ?? bt;
	if (r !== void 0 && xt.test(r)) return new _(`${i}: TLS connection failed (${r}). ${a}`, {
		...t,
		code: "service_unreachable",
		cause: e,
		retryable: !1
	});
	let o = r === void 0 ? "the connection failed" : `${St[r] ?? "the connection failed"} (${r})`;
	return new _(`${i}: no complete answer: ${o}. Check the address, the network and HTTPS_PROXY.`, {
		...t,
		code: "service_unreachable",
		cause: e,
		retryable: n
	});
}
function findCode(e, t = 0) {
	if (!be(e) || t > 8) return;
	let n = e instanceof AggregateError ? e.errors[0] : e.cause, r = C(e);
	return findCode(n, t + 1) ?? r;
}
function toTimeoutError(e, t, n, r = !0) {
	let { limits: i } = n.advice ?? bt;
	return new _(`${n.request.method} ${n.request.url}: ${e} within ${t} ms. ${i}`, {
		...n,
		code: "service_timeout",
		retryable: r
	});
}
function toShownUrl(e) {
	return e.origin + e.pathname;
}
// src/base/text/service-url.ts
var Ct = /* @__PURE__ */ e({ isLoopback: () => isLoopback });
const wt = /^127\.\d+\.\d+\.\d+$/;
function isLoopback(e) {
	let t = e.toLowerCase();
	return t === "localhost" || t.endsWith(".localhost") || wt.test(t) || t === "[::1]";
}
function parseServiceUrl(e, t) {
	let refuse = (n) => {
		let i = me(e) || Ae(e) ? ` ${JSON.stringify(nt(e).slice(0, 200))}` : "";
		throw new r(P`${t}${i}: ${n}`, { code: "config_invalid" });
	};
	if (!me(e)) return refuse("has no scheme; write it as https://host");
	let n = URL.canParse(e) ? new URL(e) : refuse("is not a URL; write it as https://host");
	return n.protocol !== "https:" && n.protocol !== "http:" ? refuse("must start with https://") : n.username !== "" || n.password !== "" ? refuse("must not contain a user name or a password; set a token instead") : n.search !== "" || n.hash !== "" ? refuse("must have no query and no fragment") : n.protocol === "http:" && !isLoopback(n.hostname) ? refuse("is plain HTTP, which would show the token to the network; use https:// (http:// is for loopback)") : n.origin + n.pathname.replace(/\/+$/, "");
}
var BoundedCache = class {
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get(e) {
		let t = this.#n.get(e);
		if (t !== void 0) return this.#n.delete(e), this.#n.set(e, t), t;
	}
	keep(e, t) {
		let n = this.#i(e, t);
		if (!(n > this.#e || this.#n.has(e))) {
			this.#n.set(e, t), this.#r += n;
			for (let [e, t] of this.#n) {
				if (this.#r <= this.#e) return;
				this.#n.delete(e), this.#r -= this.#i(e, t);
			}
		}
	}
	clear() {
		this.#n.clear(), this.#r = 0;
	}
	#i(e, t) {
		return e.length * 2 + this.#t(t) + 512;
	}
}, Waiting = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r, this.#i = Ie(t, this);
	}
	cancelled() {
		this.#e.delete(this) && this.#r(this.#t.reason);
	}
	enter() {
		this.#e.delete(this), lt(this.#t, this, this.#i), this.#n();
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
}, ReservedPlace = class {
	#e;
	#t = !0;
	constructor(e) {
		this.#e = e;
	}
	take() {
		let e = this.#t;
		return this.#t = !1, e;
	}
	giveBack() {
		this.take() && this.#e.leave();
	}
}, Tt = /* @__PURE__ */ e({ inputDigest: () => inputDigest });
function inputDigest(e) {
	return tt(ot(Ue(e)));
}
// src/trust/verify/envelope.ts
const W = P`${I("envelopes", "false")} judges it unopened`, Et = [
	"\"payloadType\"",
	"\"dsseEnvelope\"",
	"\\u"
].map((e) => Buffer.from(e));
function decodeBase64(e) {
	if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(e)) return;
	let t = e.length - (e.length % 4 == 0 ? 4 : e.length % 4), n = e.slice(Math.max(0, t)).replaceAll("-", "+").replaceAll("_", "/"), r = Buffer.from(n, "base64").toString("base64");
	return n === r || n === r.replaceAll("=", "") ? Buffer.from(e, "base64") : void 0;
}
const Dt = [
	"payloadType",
	"payload",
	"signatures"
], Ot = [
	"mediaType",
	"verificationMaterial",
	"dsseEnvelope"
];
function isEnvelope({ members: e }) {
	return e.has("payloadType") && (e.has("payload") || e.has("signatures")) || e.get("dsseEnvelope")?.isNull === !1;
}
function isAnyEnvelope(e) {
	for (let t of e) if (isEnvelope(t)) return !0;
	return !1;
}
function cannotOpen(e, t, n) {
	return new i(P`${e}${t}`, {
		code: "envelope_invalid",
		document: e,
		cause: n
	});
}
function readSignatures(e, t, n) {
	let r = Array.isArray(t) ? t.map((e) => T(e, "sig")) : [], isText = (e) => typeof e == "string";
	if (r.length === 0) throw n(": the envelope has no signatures");
	if (!r.every(isText)) throw cannotOpen(e, P`: a signature of the envelope has no text sig; ${W}`);
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
function readEnvelope(e, t, n = (t) => cannotOpen(e, P`${t}; ${W}`)) {
	let r = re(t);
	if (!Et.some((e) => r.includes(e))) return;
	let i = s.of(r);
	if (isAnyEnvelope(i.elements())) throw cannotOpen(e, " is a list of envelopes; pass each as a separate input, such as a line of JSON Lines");
	if (!isEnvelope(i)) return;
	let a = JSON.parse(r.toString("utf8")), o = T(a, "dsseEnvelope") ?? void 0, c = o ?? a, [l, u, d] = Dt.map((e) => T(c, e));
	if (typeof l != "string" || typeof u != "string") throw cannotOpen(e, P`: the envelope needs the strings payloadType and payload; ${W}`);
	let f = readSignatures(e, d, n), p = [...otherMembers(c, Dt), ...o === void 0 ? [] : otherMembers(a, Ot)];
	if (p.length > 0) {
		let t = p.map((e) => JSON.stringify(e)).join(", ");
		throw cannotOpen(e, P`: what claims to be an envelope has other members (${t}); ${W}`);
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
function checkUniqueKeys(e, t, n) {
	let r = w(Buffer.from(n));
	if (r !== void 0) throw cannotOpen(e, `: duplicate key ${JSON.stringify(r.key)} in ${t}`);
}
function preAuthEncoding(e, t) {
	let n = `DSSEv1 ${Buffer.from(e).length} ${e} ${t.length} `;
	return Buffer.concat([Buffer.from(n), t]);
}
// src/base/text/counted.ts
function counted(e, t, n = `${t}s`) {
	return `${String(e)} ${e === 1 ? t : n}`;
}
// src/trust/verify/signatures.ts
function verifySignatures(e, { payloadType: t, payload: n, signatures: r }, i, a) {
	let o = preAuthEncoding(t, n), s = i.filter((e) => r.some((t) => e.verify(o, t)));
	if (s.length >= a) return s;
	throw new b(`${e}: valid signatures by ${s.length} of ${counted(i.length, "key")}, ${a} required: another key signed it, or it was changed since`, { code: "signature_invalid" });
}
// src/trust/verify/verification-key.ts
var G = et();
const ecdsa = (e) => (t) => [e, {
	key: t,
	dsaEncoding: "der"
}], pkcs1 = (e) => (t) => [e, {
	key: t,
	padding: G.constants.RSA_PKCS1_PADDING
}], pss = (e, t = !1) => (n) => {
	let { RSA_PKCS1_PSS_PADDING: r, RSA_PSS_SALTLEN_AUTO: i, RSA_PSS_SALTLEN_DIGEST: a } = G.constants;
	return [e, {
		key: n,
		padding: r,
		saltLength: t ? a : i
	}];
}, eddsa = (e) => [null, e], kt = {
	prime256v1: [ecdsa("sha256")],
	secp384r1: [ecdsa("sha384"), ecdsa("sha256")],
	secp521r1: [ecdsa("sha512"), ecdsa("sha256")]
}, At = {
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
}, jt = 2048;
function refuseKey(e, t, n) {
	throw new b(`${e}: ${t}`, {
		code: "key_invalid",
		cause: n
	});
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
		return r === "sha256" && i === "sha256" ? [n.hashAlgorithm === void 0 ? pss("sha256") : pss("sha256", !0)] : refuseKey(e, `RSA-PSS with ${r} is not supported; use SHA-256`);
	}
	return (Object.hasOwn(kt, n) ? kt[n] : void 0) ?? refuseKey(e, `keys of the kind ${n} are not supported; use ECDSA P-256, RSA or Ed25519`);
}
function toSpki(e) {
	return (e.asymmetricKeyType === "ec" ? (0, G.createPublicKey)({
		key: e.export({ format: "jwk" }),
		format: "jwk"
	}) : e).export({
		type: "spki",
		format: "der"
	});
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
	t.type !== "public" && refuseKey(e, "it is not a public key; pass the public key");
	let r = getKind$1(t), i = t.asymmetricKeyDetails?.modulusLength;
	r.startsWith("rsa") && (i === void 0 || i < jt) && refuseKey(e, `RSA keys need at least ${jt} bits`);
	let a = getSchemes(e, t);
	if (n !== void 0) {
		let t = typeof n == "string" && Object.hasOwn(At, n) ? At[n] : void 0;
		if (t === void 0) return refuseKey(e, "its alg is not a supported signature algorithm");
		if (t[0] !== r) return refuseKey(e, `its alg ${JSON.stringify(n)} does not fit a key of the kind ${r}`);
		a = [t[1]];
	}
	let o = toSpki(t);
	return {
		id: tt(o),
		bits: toKeyBits(o),
		verify: (e, n) => a.some((r) => {
			let [i, a] = r(t);
			try {
				return (0, G.verify)(i, e, a, n);
			} catch {
				return !1;
			}
		})
	};
}
const Mt = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*-----END \1-----/g, Nt = /* @__PURE__ */ new Set(["PUBLIC KEY", "RSA PUBLIC KEY"]);
function readPem$1(e, t) {
	let n = [...t.matchAll(Mt)];
	return n.length !== t.split("-----BEGIN ").length - 1 && refuseKey(e, "its PEM text is malformed"), n.map(([t, n = ""]) => {
		n.endsWith("PRIVATE KEY") && refuseKey(e, "it holds a private key; pass the public key"), Nt.has(n) || refuseKey(e, `its PEM text holds a ${n}; a PUBLIC KEY is needed`);
		let r;
		try {
			r = (0, G.createPublicKey)(t);
		} catch {
			return refuseKey(e, "its PEM text is not a valid public key");
		}
		return toVerificationKey(e, r);
	});
}
const Pt = [
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
	if (n !== void 0) return Array.isArray(n) && n.every((e) => D(e) && !("keys" in e)) || refuseKey(e, "keys must be a list of JWKs"), n.flatMap((t, n) => readJwk(`${e}, key ${n + 1}`, t));
	Pt.some((e) => e in t) && refuseKey(e, "it holds a private or symmetric key; pass the public key"), i !== void 0 && i !== "sig" && refuseKey(e, "its use is not sig"), a !== void 0 && !(Array.isArray(a) && a.includes("verify")) && refuseKey(e, "its key_ops do not include verify");
	let o;
	try {
		o = (0, G.createPublicKey)({
			key: t,
			format: "jwk"
		});
	} catch {
		return refuseKey(e, "it is not a valid JWK of a public key");
	}
	return [toVerificationKey(e, o, r)];
}
function readJson(e, t) {
	let n;
	try {
		n = JSON.parse(t);
	} catch {
		return refuseKey(e, "it is neither PEM nor JSON of a JWK");
	}
	return !D(n) || Array.isArray(n) ? refuseKey(e, "it is neither PEM nor JSON of a JWK") : (w(Buffer.from(t)) !== void 0 && refuseKey(e, "the JWK has duplicate keys"), readJwk(e, n));
}
function readSource(e, t) {
	if (he(() => t instanceof G.KeyObject)) return [toVerificationKey(e, t)];
	if (typeof t != "string" && !_e(t)) return D(t) ? L("", e, () => readJwk(e, t)) : refuseKey(e, "a key must be PEM text or a JWK");
	let n = typeof t == "string" ? t : Buffer.from(t).toString("utf8");
	return n.includes("-----BEGIN ") ? readPem$1(e, n) : readJson(e, n);
}
async function readKeys(e, t) {
	let n = /* @__PURE__ */ new Map();
	for (let [r, i] of e.entries()) {
		let e = xe(i), a = e ? `the key ${i.path}` : `key ${r + 1}`, o = readSource(a, e ? await Je("the key", i, t) : i);
		o.length === 0 && refuseKey(a, "it holds no key");
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
var Ft = /* @__PURE__ */ e({ readSigningKey: () => readSigningKey });
const It = "the signing key";
function refuse$1(e) {
	refuseKey(It, e);
}
const Lt = /-----BEGIN ([A-Z0-9 ]*)-----[^-]*(?:-(?!----END)[^-]*)*-----END \1-----/g, Rt = /* @__PURE__ */ new Set([
	"PRIVATE KEY",
	"EC PRIVATE KEY",
	"RSA PRIVATE KEY",
	"ENCRYPTED PRIVATE KEY"
]);
function readPem(e, t) {
	let n = [...e.matchAll(Lt)].filter(([, e]) => e !== "EC PARAMETERS"), [r = "", i = ""] = n[0] ?? [];
	n.length !== 1 && refuse$1("it must be PEM text with exactly one private key"), /^ENCRYPTED (?:SIGSTORE|COSIGN) PRIVATE KEY$/.test(i) && refuse$1("it is encrypted in cosign's own format; give a key in PKCS #8, such as openssl genpkey writes"), Rt.has(i) || refuse$1(`its PEM text holds a ${i}; a PRIVATE KEY is needed`);
	let a = i.startsWith("ENCRYPTED") || /^Proc-Type:.*ENCRYPTED/m.test(r);
	a && t === void 0 && refuse$1("it is encrypted, and no passphrase is given");
	try {
		return (0, G.createPrivateKey)({
			key: r,
			...a ? { passphrase: t } : {}
		});
	} catch {
		return refuse$1(a ? "it cannot be decrypted: the passphrase is wrong, or the PEM text is malformed" : "its PEM text is not a valid private key");
	}
}
function getScheme(e) {
	switch (getKind$1(e)) {
		case "ed25519": return [null, e];
		case "secp384r1": return ["sha384", e];
		case "secp521r1": return ["sha512", e];
		case "rsa": return ["sha256", {
			key: e,
			padding: G.constants.RSA_PKCS1_PADDING
		}];
		case "rsa-pss": return ["sha256", {
			key: e,
			padding: G.constants.RSA_PKCS1_PSS_PADDING,
			saltLength: G.constants.RSA_PSS_SALTLEN_DIGEST
		}];
		default: return ["sha256", e];
	}
}
function readSigningKey(e) {
	D(e) || refuse$1("the options must be an object with a key");
	let { key: t, passphrase: n } = se("the signing key", e), r = typeof t == "string" || _e(t);
	!r && !(t instanceof G.KeyObject) && refuse$1("it must be PEM text or a KeyObject");
	let i = typeof t == "string" ? t : Buffer.from(r ? t : []).toString("utf8"), a = t instanceof G.KeyObject ? t : readPem(i, n);
	a.type !== "private" && refuse$1("it is not a private key");
	let o;
	try {
		o = toVerificationKey(It, (0, G.createPublicKey)(a));
	} catch (e) {
		if (e instanceof b) throw e;
		return refuse$1("it has no public key");
	}
	let [s, c] = getScheme(a);
	return {
		id: o.id,
		sign: (e) => {
			let t = (0, G.sign)(s, e, c);
			return o.verify(e, t) || refuse$1("its signature does not verify"), t;
		}
	};
}
// src/trust/verify/statement.ts
const K = "application/vnd.in-toto+json", q = ["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"];
function refuse(e, t, n) {
	throw new b(`${e}: ${t}`, {
		code: "statement_invalid",
		cause: n
	});
}
function isSubject(e) {
	if (!D(e) || !("digest" in e) || !D(e.digest) || Array.isArray(e.digest) || "name" in e && typeof e.name != "string") return !1;
	let t = Object.values(e.digest);
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function isStatement(e) {
	if (!D(e) || Array.isArray(e)) return !1;
	let { _type: t, subject: n, predicateType: r } = e;
	return typeof t == "string" && q.includes(t) && typeof r == "string" && URL.canParse(r) && Array.isArray(n) && n.length > 0 && n.every(isSubject);
}
function readStatement(e, t, n) {
	t !== "application/vnd.in-toto+json" && refuse(e, `the payload is of the type ${JSON.stringify(t)}, not ${K}`);
	let r, i;
	try {
		r = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(n), i = JSON.parse(r);
	} catch (t) {
		return refuse(e, "the payload is not JSON", t);
	}
	let a = w(Buffer.from(r));
	return a !== void 0 && refuse(e, `duplicate key ${JSON.stringify(a.key)} in the payload`), isStatement(i) || refuse(e, `the payload is not an in-toto statement: _type must be ${q.join(" or ")}, subject a list of objects with digests, and predicateType a URI`), i;
}
function matchSubjects(e, { subject: t }, n) {
	let r = t.filter(({ digest: e }) => {
		let t = Object.entries(e).filter(([e]) => je(e) && n.digests.has(e));
		return t.length > 0 && t.every(([e, t]) => n.digests.get(e) === t);
	});
	if (r.length === 0) {
		let t = Array.from(n.digests, ([e, t]) => `${e}:${t}`);
		throw new b(`${e}: no subject of the statement is the artifact ${n.name} (${t[0] ?? ""})`, { code: "subject_mismatch" });
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
		r = Buffer.from(ct(e));
	} catch (e) {
		throw new b(`${n} is not JSON`, {
			code: "statement_invalid",
			cause: e
		});
	}
	return readStatement(n, K, r), signPayload(K, r, t);
}
function signStatement(e, t) {
	return signStatementWith(e, readSigningKey(t));
}
// src/trust/verify/signed-recording.ts
var zt = /* @__PURE__ */ e({
	openRecording: () => openRecording,
	signRecordingWith: () => signRecordingWith,
	verifyRecording: () => verifyRecording
});
const J = "application/vnd.regohost.recording+json";
function signRecording(e, t) {
	return signRecordingWith(e, readSigningKey(t));
}
function signRecordingWith(e, t) {
	let n = parseOrUndefined(e);
	if (!D(n) || Array.isArray(n)) throw new i("the recording is not JSON of an object", {
		code: "document_invalid",
		document: "the recording"
	});
	return `${JSON.stringify(signPayload(J, Buffer.from(e), t))}\n`;
}
function parseOrUndefined(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function openRecording(e, t) {
	if (typeof t != "string" || !t.includes("\"payloadType\"") || !D(parseOrUndefined(t))) return;
	let n = readEnvelope(e, Buffer.from(t));
	if (n === void 0 || n.payloadType === J) return n;
	throw new b(`${e} is an envelope of the type ${JSON.stringify(n.payloadType)}, not of a recording (${J})`, { code: "statement_invalid" });
}
async function verifyRecording(e, t, n = "the recording") {
	let { keys: i, threshold: a = 1, cwd: o = B() } = se("verifyRecording", t);
	if (!Array.isArray(i) || i.length === 0 || !Number.isSafeInteger(a) || a < 1) throw new r("verifyRecording: it needs keys, and a threshold of at least 1", { code: "config_invalid" });
	let s = await readKeys(i, o), c = openRecording(n, e);
	if (c === void 0) throw new b(`${n} is not signed`, { code: "signature_missing" });
	return verifySignatures(n, c, s, a), Buffer.from(c.payload).toString("utf8");
}
// src/engine/opa/core-unavailable.ts
function coreUnavailable(e, t) {
	return new m(e, {
		code: "opa_core_unavailable",
		cause: t
	});
}
function threadUnavailable(e, t) {
	let n = C(t) === "ERR_ACCESS_DENIED";
	return coreUnavailable(`${e}: its thread cannot be started: ${n ? "Node's permission model allows no worker" : getHead(t)}; ${n ? "run node with --allow-worker, or give opa-core.wasm to useOpaCore" : "reinstall the package"}`, t);
}
function getHead(e) {
	return le(e)[0].split("\n", 1)[0] ?? "";
}
// src/engine/source/path-pattern.ts
var Bt = /* @__PURE__ */ e({
	expandPath: () => expandPath,
	isPattern: () => isPattern
});
async function exists$1(e, t) {
	try {
		return await mt(U(e, t)), !0;
	} catch (e) {
		let n = C(e);
		if (De(e) || n === "ENAMETOOLONG") return !1;
		throw new m(`${t} cannot be read (${String(n)})`, {
			code: "source_unreadable",
			cause: e
		});
	}
}
async function isFolder(e, t) {
	try {
		return await ye(t, e);
	} catch (e) {
		if (C(e) !== "source_not_found") throw e;
		return !1;
	}
}
function canJudgeOrBeJudged(e) {
	return O(e) || pe(e) !== void 0 || ne(e) !== void 0;
}
async function firstThatCounts(e, t) {
	for (let n of t) {
		if (await Be(), !await isFolder(e, n)) {
			if (canJudgeOrBeJudged(n)) return n;
			continue;
		}
		let [t] = await Fe(n, canJudgeOrBeJudged, {
			cwd: e,
			withHidden: !0
		});
		if (t !== void 0) return `${n}/${t.inner}`;
	}
}
async function refuseUnread(e, t, n) {
	let i = await firstThatCounts(t, await ut(e, t, n));
	if (i !== void 0) throw new r(P`the pattern ${e} does not match ${i}, which is in a hidden or linked folder or hidden itself; name it, or allow it to stay unread (${I("allowSkippedFiles")})`, { code: "config_invalid" });
}
function isPattern(e) {
	return e !== "-" && !E(e) && Ce(e);
}
async function expandPath(e, { cwd: t, except: n = [], allowSkippedFiles: i = !1, onEmpty: a }) {
	let o = {
		paths: [e],
		hasLiteral: !1
	};
	if (!isPattern(e)) return o;
	let s = await ue(e, t, a);
	i || await refuseUnread(e, t, s);
	let c = await exists$1(t, e), l = new Set(n.map((e) => U(t, e))), u = [.../* @__PURE__ */ new Set([...s, ...c ? [e] : []])].filter((e) => !l.has(U(t, e))).sort();
	if (u.length > 0) return {
		paths: u,
		hasLiteral: c
	};
	if (Se(e)) return o;
	throw new r(`the pattern ${e} matches no file`, { code: "pattern_unmatched" });
}
// src/gate/gate-arguments.ts
var Vt = /* @__PURE__ */ e({
	readGateArguments: () => readGateArguments,
	readPolicyArguments: () => readPolicyArguments
});
const Y = R("a list of paths", A), Ht = {
	paths: Y,
	policies: Y,
	inputs: Y,
	except: Y,
	allowSkippedFiles: o,
	defaults: f
}, Ut = {
	policies: Y,
	inputs: Y
};
function roleByName(e) {
	let t = e.toLowerCase();
	if (t === "-" || pe(e) !== void 0 || ne(e) !== void 0) return "input";
	if ([
		".rego",
		".wasm",
		".tgz"
	].includes(ht(t)) || t.endsWith(".tar.gz")) return "policy";
}
async function isDirectory(e, t) {
	return (await H(U(e, t)).catch(() => void 0))?.isDirectory() ?? !1;
}
async function exists(e, t) {
	return await H(U(e, t)).catch(() => void 0) !== void 0;
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
	let { paths: n, ...i } = await expandInputs(e, t);
	if (!isPattern(e)) return {
		...i,
		paths: n
	};
	let a = n.filter((e) => !k(e));
	if (a.length === 0) throw new r(`the pattern ${e} matches only tests`, { code: "pattern_unmatched" });
	return {
		...i,
		paths: a,
		tests: n.filter(k)
	};
}
async function hasPolicy(e, t) {
	return Fe(t, O, { cwd: e }).then((e) => e.length > 0, () => !0);
}
async function getRole(e, t, n) {
	if (we(t)) return "input";
	if (Oe(t)) return "policy";
	if (E(t)) {
		let e = z(t);
		if (roleByName(e) === "policy") return "policy";
		throw new r(`${e}: its name does not show a policy (.rego, .wasm, .tar.gz); use -p. An input must be a file or an image`, { code: "config_invalid" });
	}
	if (Se(t) && !await exists(e, t)) throw new r(`${z(t)}: ${te(t)}`, { code: "config_invalid" });
	if (await isDirectory(e, t)) return n;
	let a = roleByName(t);
	if (a !== void 0) return a;
	if (!await exists(e, t)) {
		let r = `${t}: there is no such file or directory${await at(t, e)}`;
		throw n === "policy" ? new m(r, { code: "source_not_found" }) : new i(r, {
			code: "document_not_found",
			document: t
		});
	}
	throw new r(`${t}: its name shows neither a policy (.rego, .wasm, .tar.gz, a folder) nor an input (.json, .jsonl, .yaml, .toml, .tf, Dockerfile, …); use -p or -i`, { code: "config_invalid" });
}
function isRego(e) {
	return !E(e) && ht(e).toLowerCase() === ".rego";
}
function isNamedItself({ argument: e }) {
	return !isPattern(e);
}
async function withoutData(e, t, n, r) {
	if (r.length === 0 || !n.some(ve)) return [...n];
	let place = (t) => U(e, t), { files: i } = await fe(t, r, { cwd: e }), a = new Set(i.map(({ path: e }) => place(e)));
	return n.filter((e) => !a.has(place(e)) && !(ve(e) && Te(e)));
}
async function addData(e, t, n) {
	let place = (t) => U(e, t), r = t.flatMap(({ paths: e }) => e.filter((e) => !isRego(e)).map(place)), isFree = (e) => !n.has(place(e)), isInFolder = (e) => r.some((t) => place(e).startsWith(t + gt)), i = await Promise.all(t.map(async (t) => {
		let n = t.paths.filter(isRego);
		if (n.length === 0 || isNamedItself(t)) return t;
		let { files: r, ignored: i } = await fe(t.argument, n, { cwd: e }), a = i.filter(({ path: e }) => isFree(e)), o = r.filter(({ path: e }) => isFree(e));
		return {
			...t,
			data: o,
			...a.length === 0 ? {} : { ignoredData: a }
		};
	})), a = new Set(i.flatMap(({ data: e = [] }) => e.map(({ path: e }) => place(e))));
	return Promise.all(i.map(async (t) => {
		if (!isNamedItself(t)) return t;
		let n = (await de(t.paths.filter(isRego), { cwd: e })).filter((e) => isFree(e) && !isInFolder(e) && !a.has(place(e)));
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
	let n = t.filter(Pe), { isPolicyText: r } = await import("./policy-text.js");
	for (let i of n) {
		let n = (await Xe(U(e, i), 1048576).catch(() => void 0))?.toString("utf8") ?? "";
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
	if (!(n === void 0 || ge(n))) return (await H(U(e, n)).catch(() => void 0))?.isDirectory() === !0 ? n : void 0;
}
function refusePolicy(e, t) {
	let n = z(e), i = {
		policies: "-p names the policies; name this one with -p, too",
		defaults: "the gate file names the policies; -p replaces them",
		none: "it follows an input; policies come before the inputs, or with -p"
	}[t ?? "none"];
	throw new r(`${n} is a policy by its name, but ${i}`, { code: "config_invalid" });
}
async function splitPaths(e, t, n) {
	let { cwd: r } = n, i = {
		policies: [],
		inputs: []
	};
	for (let a of e) {
		let e = t !== void 0 || i.inputs.length > 0;
		if (!isPattern(a)) {
			let n = await getRole(r, a, e ? "input" : "policy"), o = E(a) && t !== "defaults";
			n === "policy" && e && !o && refusePolicy(a, t), i[n === "policy" ? "policies" : "inputs"].push({
				argument: a,
				paths: [a]
			});
			continue;
		}
		let o = roleByName(a);
		o === "policy" && e && refusePolicy(a, t), o === "policy" ? i.policies.push(await expandPolicies(a, n)) : o === "input" || e || i.policies.length > 0 ? i.inputs.push(await expandInputs(a, n)) : await splitMatches(a, n, i);
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
	let { paths: n = [], policies: i = [], inputs: a = [], except: o = [], allowSkippedFiles: s = !1, defaults: c = {} } = N("readGateArguments", e, Ht), l = N("readGateArguments: defaults", c, Ut), u = N("readGateArguments", t, {
		cwd: v,
		inputsFrom: v
	}), { cwd: d = B() } = u, { inputsFrom: f = d } = u, p = {
		cwd: d,
		except: o,
		allowSkippedFiles: s
	}, h = i.length > 0 ? "policies" : (l.policies ?? []).length > 0 ? "defaults" : void 0, g = await splitPaths(n, h, p);
	for (let e of h === "defaults" ? l.policies ?? [] : i) g.policies.push(await expandPolicies(e, p));
	let _ = g.inputs.length + a.length > 0;
	for (let e of _ ? a : l.inputs ?? []) g.inputs.push(await expandInputs(e, {
		...p,
		cwd: f
	}));
	if (g.policies.length === 0) {
		let e = n.some(we) ? "; oci://… is an input, and a policy with -p" : "", t = await adviceOfYaml(d, g.inputs.flatMap((e) => e.paths)), r = a.find((e) => /\.(?:rego|wasm)$/i.test(e)), i = `${r === void 0 ? "" : `; -i names inputs, and ${r} without it is a policy`}${e}${adviceOfOrder(g.inputs, await lastFolder(d, n))}${await adviceOfFolder(d)}${t}`;
		throw new m(`no policy: pass .rego, .wasm, a bundle or a folder${i}`, { code: "policy_missing" });
	}
	if (g.inputs.length === 0) {
		let e = await lastFolder(d, n), t = e === void 0 ? "" : `; ${e} is taken as policies: -i ${e} judges its files`;
		throw new r(`no input: pass files of JSON, YAML or another format, a folder with -i, or -${t}`, { code: "input_missing" });
	}
	let y = new Set(g.inputs.flatMap((e) => e.paths.map((e) => U(d, e))));
	return {
		...g,
		policies: await addData(d, g.policies, y)
	};
}
// src/gate/gate-options.ts
function isArgument(e) {
	return D(e) && he(() => "argument" in e && "paths" in e);
}
// src/engine/source/pinned-addresses.ts
async function checkAddresses(e, t) {
	if (!needsPins(t) || t.lock !== void 0) return;
	let { checkPinned: n } = await import("./fetch-policy.js");
	n(e.filter((e) => ke(e, t)));
}
function needsPins(e) {
	return e.requirePinned === !0 && !Ne(e);
}
// src/gate/check-rules.ts
var Wt = /* @__PURE__ */ e({ adviseUnread: () => adviseUnread });
function toError(e, t, n) {
	return new m(P`${ft(t)}\n${n}`, {
		code: e,
		diagnostics: t
	});
}
function describeReferences(e) {
	return e.map(({ reference: e, location: t }) => `${e} (${t.file}:${String(t.row)})`);
}
function checkReferences(e, t, n, r) {
	let i = e.filter(({ path: e }) => !n.has(e)), a = i.filter(({ path: e, inPackage: t }) => t ? !n.has(e.slice(0, -1)) : !n.has(e.slice(0, 1)));
	if (a.length === 0) return i;
	let o = a.map(({ reference: e, location: t }) => ({
		code: "reference_undefined",
		message: `${e}: neither the policies nor the data define it`,
		location: t
	})), s = V(o, t), c = a.some(({ path: [e] }) => e === "conftest") ? P`; data.conftest is there with ${I("rules", "\"conftest\"")}` : "", l = r === void 0 ? "" : ` of ${r}`;
	throw toError("reference_undefined", s, P`Rules${l} that use what is undefined can never refuse. Pass the missing policies or data, or allow what may be absent with ${I("allowUndefined")}${c}`);
}
function checkMetadata(e, t) {
	if (e.length !== 0) throw toError("metadata_invalid", V(e, t), Gt);
}
const Gt = P`Such METADATA would be ignored; correct it`, Z = "no rule that is judged reads it", Kt = {
	function: `is a function, and ${Z}`,
	dynamic: `has a place that only the evaluation shows, and ${Z}`,
	value: `is a member of a value and not a rule of that name, and ${Z}`,
	nested: `is below other names, where rules are not read by theirs, and ${Z}`,
	package: `is part of a package with the name of a rule that judges, and ${Z}`,
	tests: "is not judged, because its package contains tests; rename the package, or move the tests to a package and a file …_test"
};
function describeUnread({ name: e, like: t, fault: n, verdict: r }) {
	return n === void 0 ? t === void 0 ? `${e} looks like a ${r} rule, but ${Z}` : `${e} is not read, and ${Z}; did you mean ${t}?` : `${e} ${Kt[n]}`;
}
function isOfConftest({ like: e, fault: t }) {
	return e === void 0 && t === void 0;
}
function adviseConftest(e) {
	return e ? P`. Policies of Conftest are read with ${I("rules", "\"conftest\"")}` : P``;
}
function listUnread(e, t) {
	let n = e.map((e) => `\n${e.location.file}:${String(e.location.row)}: ${describeUnread(e)}`);
	return P`${n.join("")}${adviseConftest(t && e.some(isOfConftest))}`;
}
function adviseUnread(e, t) {
	let n = adviseConftest(t && e.some(({ readBy: e }) => e === "conftest"));
	return P`Rename such a rule to one that the gate reads, such as deny; read it in such a rule; declare it a helper in its METADATA (custom.helper: true); or allow it with ${I("allowUnread")}${n}`;
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
	let i = noteUnread(e, n), a = V(unreadFaults(i), t);
	if (a.length === 0) return i;
	throw toError("rule_unread", a, adviseUnread(a, r));
}
function checkUnjudgedRules(e, t, n) {
	let r = e.filter((e) => !e.endsWith(".warn") && !isAllowedUnread(e, n));
	if (r.length === 0) return e;
	throw new m(P`${t}: no entrypoint evaluates ${r.join(", ")}, and ${Z}; make it an entrypoint (build --entrypoint), or allow it with ${I("allowUnread")}`, { code: "rule_unread" });
}
function checkReserved(e) {
	let t = e.fileOf([y]);
	if (t !== void 0) throw new m(`the data has a value at data.${y} (${t}), where the gate collects its verdicts; rename it`, { code: "data_invalid" });
}
// src/gate/gate-loading.ts
function noPolicy(e, { rules: t }, n = []) {
	let r = t === void 0 ? dt : [
		"deny",
		"violation",
		"warn"
	], i = n.filter(({ refuses: e }) => e);
	return new m(P`${e} contains no policy: none of its packages has a rule named ${r.join(", ")}${listUnread(i, t === void 0)}`, { code: "policy_missing" });
}
function dataLimit({ maxDataBytes: e }) {
	return {
		maxBytes: e,
		option: "maxDataBytes"
	};
}
function toReading(e) {
	let { cwd: t, signal: n, compileTimeoutMs: r, maxBundleBytes: i, bundles: o } = e, { lock: s, requirePinned: c, allowSkippedFiles: l = !1, replay: u, commits: d } = e;
	return {
		cwd: t,
		signal: n,
		timeoutMs: r,
		maxBytes: i,
		bundles: o,
		lock: s,
		requirePinned: c,
		allowSkippedFiles: l,
		isOffline: u !== void 0,
		commits: d,
		...a
	};
}
async function readAllData(e, t) {
	let { dataFiles: n, cwd: r, signal: i, compileTimeoutMs: o, onIgnored: s } = t, c = dataLimit(t);
	return n === void 0 ? e ?? Re([]) : Ke(n, {
		cwd: r,
		signal: i,
		timeoutMs: o,
		own: e,
		onIgnored: s,
		limit: c,
		...a
	});
}
function answering(e) {
	return We(e, "builtins", "replay", "allowNet", "httpCacheBytes", "verify", "compileTimeoutMs", "maxMemoryBytes");
}
// src/gate/gate-policies.ts
async function readRego(e, { cwd: t, maxBundleBytes: n = u }) {
	return ce(await Ze(e, n, t), e);
}
function getNames(e) {
	return isArgument(e) ? e.paths : typeof e == "string" || j(e) ? [String(e)] : [];
}
async function readSources(e, t) {
	let { cwd: n } = t, r = /* @__PURE__ */ new Set(), onUnverified = (e) => void r.add(z(e)), getPlace = (e) => U(n, e), i = new Set(e.flatMap((e) => isArgument(e) ? e.paths.map(getPlace) : [])), isNamed = (e) => i.has(getPlace(e)), { allowSkippedFiles: a = !1 } = t, o = {
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
		for (let e of t.ignored) u.set(getPlace(e.path), e);
		if (t.kind !== "wasm") for (let e of Qe(t).filter(({ path: e }) => !isNamed(e))) l.set(getPlace(e.path), e);
	};
	for (let r of e) if (isArgument(r)) {
		for (let e of r.paths) {
			let t = getPlace(e);
			if (s.has(t)) continue;
			s.add(t);
			let i = await Le(e, o);
			E(e) || await oe(e, i, n), add(E(e) ? i.what : r.argument, i);
		}
		ie(r.ignoredData ?? [], a);
		for (let e of r.ignoredData ?? []) u.set(getPlace(e.path), e);
		for (let e of r.tests ?? []) {
			let n = getPlace(e);
			isNamed(e) || (l.set(n, {
				path: e,
				text: await readRego(e, t)
			}), u.set(n, {
				path: e,
				why: "test"
			}));
		}
	} else {
		let e = await Le(r, o);
		add(e.what, e);
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
function getPaths({ source: e }) {
	let t = e.kind === "rego" ? e : e.rego, n = e.kind === "wasm" ? `${e.what}/policy.wasm` : e.what;
	return [
		{ path: e.what },
		{ path: n },
		...t?.files ?? [],
		...t?.tests ?? []
	];
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
		throw new r(P`${S("loadGate")}with ${Ve("material")} a source is the path of a policy of Chainloop`, { code: "config_invalid" });
	});
}
async function loadForMaterial(e, t, n) {
	let { loadMaterialPolicies: r } = await import("./load-material-policies.js"), { cwd: i, maxBundleBytes: a, signal: o, compileTimeoutMs: s } = t, c = {
		...t,
		compat: "chainloop",
		onIgnored: () => void 0
	}, l = /* @__PURE__ */ new Map(), { modules: u, argFiles: d } = await r(namedPaths(e), {
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
		leftOut: [],
		used: [...l.values()],
		unverified: [],
		files: /* @__PURE__ */ new Set(),
		argFiles: d
	};
}
async function loadConfigured(e, t) {
	let { loadConfiguredPolicies: n, toGroupSource: r, toSourcePath: i } = await import("./load-configured.js"), { loadRego: a } = await import("./gate2.js").then((e) => e.load_rego_exports), o = {
		leftOut: [],
		used: [],
		unverified: []
	}, s = /* @__PURE__ */ new Set();
	return {
		modules: await n(namedPaths(e), t, async (e, n, c) => {
			let { sources: l, tests: u, ...d } = await readSources(n.source.policy.map(i), t);
			for (let { path: e } of l.flatMap(getPaths)) s.add(U(t.cwd, e));
			x(o.leftOut, d.leftOut), x(o.used, c.used), x(o.used, d.used), x(o.unverified, c.unverified), x(o.unverified, d.unverified);
			let f = l.map(({ source: t }) => ({
				argument: e,
				source: r(t)
			})), p = await a(f, u, c.added, {
				...t,
				dataFiles: c.files,
				group: n,
				onIgnored: (e) => void o.leftOut.push(e)
			});
			if (p === void 0) throw noPolicy(e, t);
			return p;
		}),
		...o,
		files: s,
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
	}, { sources: a, tests: o, leftOut: s, used: c, unverified: l } = await M("reading the policies", i, () => readSources(e, t)), u = /* @__PURE__ */ new Map(), placeOf = (e) => U(t.cwd, e), d = new Set([
		...a.flatMap(getPaths),
		...o,
		...s
	].map(({ path: e }) => placeOf(e))), f = {
		...t,
		onIgnored: (e) => {
			ae(e, t.allowSkippedFiles === !0, (e) => d.has(placeOf(e))), u.set(e.path, e);
		}
	}, p = [], m = [], h = [];
	if (await He(h, async () => {
		for (let { source: e, ...n } of a) if (e.kind === "rego") p.push({
			...n,
			source: e
		});
		else {
			let { loadCompiled: r } = await import("./load-compiled.js"), i = await readAllData(e.data, f), { argument: a } = n, o = await r({
				argument: a,
				source: e,
				data: i,
				answering: answering(t),
				options: t
			});
			m.push(o), h.push(o.policy);
		}
		if (p.length > 0 || o.length > 0) {
			let { cwd: n } = t, r = new Set(p.flatMap(({ source: { data: e } }) => e.map(({ path: e, name: t = e }) => Ge({
				path: t,
				inner: e
			}, n)))), a = e.flatMap((e) => isArgument(e) ? e.data ?? [] : []).filter((e) => !r.has(Ge(e, n))), s = await M("reading the data", i, () => qe(a, {
				cwd: n,
				limit: dataLimit(t)
			})), { loadRego: c } = await import("./gate2.js").then((e) => e.load_rego_exports), l = await c(p, o, s, f);
			l !== void 0 && m.unshift(l);
		}
	}), m.length === 0) throw noPolicy(e.map((e) => isArgument(e) ? z(e.argument) : "the source").join(", "), t);
	return {
		modules: m,
		leftOut: [...s, ...u.values()],
		used: c,
		unverified: l,
		files: d,
		argFiles: []
	};
}
// src/gate/load-gate.ts
var qt = /* @__PURE__ */ e({
	loadGate: () => loadGate,
	loadGateFor: () => loadGateFor
});
const Jt = {
	builtins: t,
	allowNet: R("a list of hosts", A),
	httpCacheBytes: n,
	verify: ee,
	replay: h,
	optimize: F(0, 1, 2),
	regoVersion: F("v0", "v1"),
	compileTimeoutMs: d,
	maxBundleBytes: n,
	maxMemoryBytes: n,
	signal: g,
	dataFiles: R("a list of paths", A),
	maxDataBytes: n,
	allowUndefined: R("a list of references to data", A),
	allowUnread: R("a list of rules", A),
	schema: p,
	allowSkippedFiles: o,
	requireExact: o,
	requirePinned: o,
	compat: F("chainloop"),
	rules: F("conftest", "conforma"),
	material: f,
	namespaces: R("a list of packages", A),
	allNamespaces: o,
	lock: l,
	cwd: v
}, Q = R("a text that is not empty", (e) => typeof e == "string" && e !== ""), Yt = [
	"name",
	"path",
	"column",
	"policy"
];
function isArgumentFiles(e) {
	return Ee(e, (e) => {
		if (!f[1](e)) return !1;
		let t = Object.entries(e).filter(([, e]) => e !== void 0), n = t.map(([e]) => e);
		return ["name", "path"].every((e) => n.includes(e)) && t.every(([e, t]) => Yt.includes(e) && Q[1](t));
	});
}
const Xt = {
	kind: v,
	args: R("an object of strings", (e) => f[1](e) && Object.values(e).every((e) => typeof e == "string")),
	argFiles: R("a list of objects with the name of an input and the path of a file", isArgumentFiles),
	project: Q,
	projectVersion: Q
};
function checkMaterial(e) {
	let { kind: t, ...n } = N("loadGate: material", e, Xt);
	if (t === void 0) throw new r(P`${S("loadGate")}${Ve("material")} needs the kind of the materials`, { code: "config_invalid" });
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
	return loadGateFor(c, e, t);
}
async function loadGateFor(e, t, n = {}) {
	let i = N("loadGate", n, Jt), a = i.material === void 0 ? void 0 : checkMaterial(i.material);
	checkRules(i);
	let o = a === void 0 ? i : {
		...i,
		compat: "chainloop",
		material: a
	}, { cwd: s = B(), replay: c, dataFiles: l, allowSkippedFiles: u = !1 } = o, d = Ye("loadGate", "the policies", t);
	if (d.length === 0) throw new r(P`${S("loadGate")}no policy given`, { code: "policy_missing" });
	let { signal: f, compileTimeoutMs: p } = o, m = a === void 0 && o.rules !== "conforma" ? await M("finding the policies", {
		signal: f,
		timeoutMs: p
	}, () => resolveSources(s, d, u)) : d, { verify: h, ...g } = o, { bundles: _, evidence: v } = it("loadGate", h);
	if (a !== void 0 && _ !== void 0 && _ !== !1) throw new r(P`${S("loadGate")}${I("verify.bundles")} asks for signatures, which policies of Chainloop do not have`, { code: "config_invalid" });
	let y = await loadGatePolicies(m, {
		...g,
		cwd: s,
		bundles: _,
		verify: v
	}), ee = l === void 0 ? m.flatMap(getUnusedData) : [], { LoadedGate: b } = await import("./judging.js").then((e) => e.loaded_gate_exports);
	return new b({
		...y,
		unusedData: ee,
		cwd: s,
		settings: o,
		replay: c,
		wording: e
	});
}
const Zt = I("rules", "\"conftest\"");
function checkRules({ rules: e, compat: t, namespaces: n, allNamespaces: i, material: a }) {
	let refuse = (e) => {
		throw new r(P`${S("loadGate")}${e}`, { code: "config_invalid" });
	};
	a !== void 0 && e !== void 0 && refuse(P`${I("material")} and ${I("rules", JSON.stringify(e))} read policies in different ways`), e !== "conftest" && (n !== void 0 && refuse(P`${I("namespaces")} needs ${Zt}`), i === !0 && refuse(P`${I("allNamespaces")} needs ${Zt}`)), e !== void 0 && (t !== void 0 && refuse(P`${I("rules", JSON.stringify(e))} and ${I("compat", JSON.stringify(t))} read policies in different ways`), n !== void 0 && i === !0 && refuse(P`${I("namespaces")} and ${I("allNamespaces")} exclude each other`), n?.length === 0 && refuse(P`${I("namespaces")} is empty`));
}
function getUnusedData(e) {
	return isArgument(e) ? e.unusedData ?? [] : [];
}
// src/base/text/schema-issue.ts
const $ = {
	array: "a list",
	boolean: "true or false",
	int: "a whole number",
	null: "null",
	number: "a number",
	object: "a mapping",
	record: "a mapping",
	string: "a text"
}, Qt = /^(?:must|is|fits) /;
function getKind(e) {
	return e === null ? "null" : $[Array.isArray(e) ? "array" : typeof e] ?? typeof e;
}
function describeExpected(e) {
	if (e.code === "invalid_type") return $[e.expected] ?? e.expected;
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
	if (e.code !== "invalid_type") return `must be ${t}`;
	let n = e.expected === "array" && typeof e.input == "string" ? ": write [ ] around it" : "";
	return `must be ${t}, not ${getKind(e.input)}${n}`;
}
function keysAt(e, t) {
	let { def: n } = e._zod;
	if (n.type === "pipe") return keysAt(n.in, t);
	if (n.type === "optional" || n.type === "nullable") return keysAt(n.innerType, t);
	let [r, ...i] = t;
	if (n.type === "object") {
		if (r === void 0) return Object.keys(n.shape);
		let e = n.shape[String(r)];
		return e === void 0 ? [] : keysAt(e, i);
	}
	return r === void 0 ? [] : n.type === "record" ? keysAt(n.valueType, i) : n.type === "array" ? keysAt(n.element, i) : [];
}
function toProblems(e, t) {
	let n = e.slice(0, 20).flatMap((e) => {
		let n = e.path.map((e) => typeof e == "number" ? e : String(e));
		if (e.code === "unrecognized_keys") {
			let r = keysAt(t, e.path);
			return e.keys.slice(0, 20).map((e) => ({
				path: [...n, e],
				message: `unknown key ${rt([...n, e].join("."))}${ze(e, r)}`
			}));
		}
		let r = rt(n.join("."));
		return Qt.test(e.message) ? [{
			path: n,
			message: `${r || "it"} ${e.message}`
		}] : [{
			path: n,
			message: `${r === "" ? "" : `${r}: `}${e.message}`
		}];
	}).slice(0, 20), count = (e) => e.code === "unrecognized_keys" ? e.keys.length : 1, r = e.reduce((e, t) => e + count(t), 0) - n.length, i = n.at(-1);
	return r > 0 && i !== void 0 && (i.message += `; and ${String(r)} more like these`), n;
}
function checkDocument(e, t) {
	let n = L("", "the value", () => e.safeParse(t, { error: describeIssue }));
	return n.success ? { data: n.data } : { problems: toProblems(n.error.issues, e) };
}
function problemLines(e) {
	return e.map(({ message: e }) => `\n  ${e}`).join("");
}
// src/tooling/policy-paths.ts
function isTexts(e) {
	return !D(e) || j(e) ? !1 : L("", "policies", () => {
		if (!("files" in e)) return !1;
		let { files: t } = e;
		if (!D(t) || !Object.values(t).every((e) => typeof e == "string")) throw invalid("files must be an object of texts by file name");
		return !0;
	});
}
function toPath(e) {
	if (typeof e == "string" && !e.startsWith("file://")) return e;
	if (j(e) && E(e.href)) return e.href;
	if (typeof e == "string" || j(e)) try {
		return _t(e);
	} catch (t) {
		throw invalid(`${String(e)} is not a file: URL`, t);
	}
	throw invalid("policies must be a path, a list of paths, or { files }");
}
function invalid(e, t) {
	return new r(e, {
		code: "config_invalid",
		cause: t
	});
}
function toPaths(e) {
	let t = Ye("", "policies", e);
	if (t.length === 0) throw invalid("no policy given");
	return t.map(toPath);
}
// src/trust/verify/facts.ts
var $t = /* @__PURE__ */ e({
	factsText: () => factsText,
	factsToJson: () => factsToJson
});
function factsToJson(e) {
	return D(e) || $e("factsToJson", P`the facts must be those of a verification`), L("factsToJson", "the facts", () => toMembers(e));
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
// src/chainloop/refuse-material.ts
function refuseMaterial(e, t, n, r) {
	throw new i(`${e} is not a material of the kind ${t}: ${n}`, {
		code: "document_invalid",
		document: e,
		cause: r
	});
}
export { BoundedCache, Limit, LimitedBody, ReservedPlace, K as STATEMENT_TYPE, answering, attemptTimeoutMs, cannotOpen, checkAddresses, checkDocument, checkMetadata, checkReferences, checkReserved, checkUniqueKeys, checkUnjudgedRules, checkUnreadRules, Wt as check_rules_exports, concatBytes, coreUnavailable, counted, describeReferences, factsText, factsToJson, $t as facts_exports, findCode, Vt as gate_arguments_exports, inputDigest, Tt as input_digest_exports, isAllowedUnread, isEnvelope, isHtml, isJson, isLoopback, isTexts, loadGate, qt as load_gate_exports, matchSubjects, needsPins, noPolicy, noteUnread, openRecording, parseRetryAfter, parseServiceUrl, Bt as path_pattern_exports, preAuthEncoding, problemLines, readAllData, readBody, readEnvelope, readErrorBody, readGateArguments, readKeys, readPolicyArguments, readSigningKey, readStatement, refuseKey, refuseMaterial, Ct as service_url_exports, signPayload, signRecording, signStatement, signStatementWith, zt as signed_recording_exports, Ft as signing_key_exports, threadUnavailable, toConnectionError, toPaths, toReading, toShownUrl, toTimeoutError, unreadFaults, verifyRecording, verifySignatures, withRetries };

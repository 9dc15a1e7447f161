import { __exportAll as e } from "./rolldown-runtime.js";
// node_modules/jose/dist/webapi/lib/buffer_utils.js
const t = new TextEncoder(), n = new TextDecoder(), r = new TextDecoder("utf-8", { fatal: !0 }), i = 2 ** 32;
function concat(...e) {
	let t = e.reduce((e, { length: t }) => e + t, 0), n = new Uint8Array(t), r = 0;
	for (let t of e) n.set(t, r), r += t.length;
	return n;
}
function writeUInt32BE(e, t, n) {
	if (t < 0 || t >= i) throw RangeError(`value must be >= 0 and <= ${i - 1}. Received ${t}`);
	e.set([
		t >>> 24,
		t >>> 16,
		t >>> 8,
		t & 255
	], n);
}
function uint64be(e) {
	let t = Math.floor(e / i), n = e % i, r = /* @__PURE__ */ new Uint8Array(8);
	return writeUInt32BE(r, t, 0), writeUInt32BE(r, n, 4), r;
}
function uint32be(e) {
	let t = /* @__PURE__ */ new Uint8Array(4);
	return writeUInt32BE(t, e), t;
}
const a = /[^\x00-\x7f]/;
function encode$1(e) {
	if (typeof e == "string" && e.length >= 128) {
		if (a.test(e)) throw TypeError("non-ASCII string encountered in encode()");
		return t.encode(e);
	}
	let n = new Uint8Array(e.length);
	for (let t = 0; t < e.length; t++) {
		let r = e.charCodeAt(t);
		if (r > 127) throw TypeError("non-ASCII string encountered in encode()");
		n[t] = r;
	}
	return n;
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
var o = /* @__PURE__ */ e({
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
}, s = /* @__PURE__ */ e({
	decode: () => decode,
	encode: () => encode
});
function decode(e) {
	try {
		return decodeBase64(typeof e == "string" ? e : n.decode(e), !0);
	} catch (e) {
		throw TypeError("The input to be decoded is not correctly encoded.", { cause: e });
	}
}
function encode(e) {
	return encodeBase64(typeof e == "string" ? t.encode(e) : e, !0);
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
	let i;
	try {
		i = JSON.parse(r.decode(decode(e)));
	} catch (e) {
		throw new t(n, { cause: e });
	}
	if (!isObject(i)) throw new t(n);
	return i;
}
const c = {
	__proto__: null,
	b64: !0
}, l = { __proto__: null };
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
var u = /* @__PURE__ */ e({ decodeJwt: () => decodeJwt });
function decodeJwt(e) {
	if (typeof e != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
	let { 1: t, length: n } = e.split(".");
	if (n === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
	if (n !== 3) throw new JWTInvalid("Invalid JWT");
	if (!t) throw new JWTInvalid("JWTs must contain a payload");
	let i;
	try {
		i = decode(t);
	} catch (e) {
		throw new JWTInvalid("Failed to base64url decode the payload", { cause: e });
	}
	let a;
	try {
		a = JSON.parse(r.decode(i));
	} catch (e) {
		throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause: e });
	}
	if (!isObject(a)) throw new JWTInvalid("Invalid JWT Claims Set");
	return a;
}
export { JOSEAlgNotAllowed, JOSEError, JOSENotSupported, JWEDecryptionFailed, JWEInvalid, l as JWE_RECOGNIZED, JWKInvalid, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWKSTimeout, JWSInvalid, JWSSignatureVerificationFailed, c as JWS_RECOGNIZED, JWTClaimValidationFailed, JWTExpired, JWTInvalid, assertNotSet, assertUint8Array, s as base64url_exports, concat, decode, decodeBase64, decodeBase64url, decodeJwt, u as decode_jwt_exports, n as decoder, digest, encode, encode$1, encodeAsciiMember, encodeBase64, t as encoder, o as errors_exports, isDisjoint, isJwkSet, isObject, parseJoseHeader, serializeJoseHeader, r as strictDecoder, uint32be, uint64be, validateAlgorithms, validateB64, validateCrit, validateCritDuplicates };

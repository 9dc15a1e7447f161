import { __exportAll as e } from "./rolldown-runtime.js";
import { JOSEAlgNotAllowed as t, JOSEError as n, JOSENotSupported as r, JWEDecryptionFailed as i, JWEInvalid as a, JWE_RECOGNIZED as o, JWKInvalid as s, JWKSInvalid as c, JWKSMultipleMatchingKeys as l, JWKSNoMatchingKey as u, JWKSTimeout as d, JWSInvalid as f, JWSSignatureVerificationFailed as p, JWS_RECOGNIZED as m, JWTClaimValidationFailed as h, JWTExpired as g, JWTInvalid as _, assertNotSet as v, assertUint8Array as y, base64url_exports as b, concat as x, decode as S, decodeBase64 as C, decodeBase64url as w, decodeJwt as T, decoder as E, digest as D, encode as O, encode$1 as k, encodeAsciiMember as A, encodeBase64 as j, encoder as M, errors_exports as N, isDisjoint as P, isJwkSet as F, isObject as I, parseJoseHeader as L, serializeJoseHeader as R, strictDecoder as ee, uint32be as z, uint64be as B, validateAlgorithms as V, validateB64 as H, validateCrit as U, validateCritDuplicates as W } from "./client.js";
// node_modules/jose/dist/webapi/lib/key.js
const tag = (e) => e[Symbol.toStringTag], jwkMatchesOp = (e, t, n) => {
	let { alg: r } = e;
	if (t.use !== void 0) {
		let e = n === "sign" || n === "verify" ? "sig" : "enc";
		if (t.use !== e) throw TypeError(`Invalid key for this operation, its "use" must be "${e}" when present`);
	}
	if (t.alg !== void 0 && t.alg !== r) throw TypeError(`Invalid key for this operation, its "alg" must be "${r}" when present`);
	if (Array.isArray(t.key_ops)) {
		let r = n === "encrypt" || n === "decrypt" ? e.ops?.[n === "encrypt" ? 0 : 1] : n;
		if (r && !t.key_ops.includes(r)) throw TypeError(`Invalid key for this operation, its "key_ops" must include "${r}" when present`);
	}
};
async function prepareKey(e, t, n) {
	let { alg: r, secret: i } = e, a = n === "decrypt" || n === "sign";
	if (i && t instanceof Uint8Array) return t;
	let o, s;
	if (I(t)) {
		if (o = normalizeJwk(t), typeof o.kty != "string") throw invalidKeyType(r, t, i);
		if (!(i ? o.kty === "oct" && typeof o.k == "string" : o.kty !== "oct" && (a ? o.kty === "AKP" && typeof o.priv == "string" || typeof o.d == "string" : o.d === void 0 && o.priv === void 0))) throw TypeError(i ? "JSON Web Key for symmetric algorithms must have JWK \"kty\" (Key Type) equal to \"oct\" and the JWK \"k\" (Key Value) present" : `JSON Web Key for this operation must be a ${a ? "private" : "public"} JWK`);
		if (jwkMatchesOp(e, o, n), o.kty === "oct") return S(o.k);
		if (!Object.isFrozen(t)) {
			let { key_ops: e } = t;
			Array.isArray(e) && Object.freeze(e), Object.freeze(t);
		}
	} else {
		if (!isKeyLike(t)) throw invalidKeyType(r, t, i);
		let e = i ? "secret" : a ? "private" : "public";
		if (t.type !== e && (i || [
			"secret",
			"public",
			"private"
		].includes(t.type))) throw TypeError(`${tag(t)} instances must be of type "${e}" for the ${r} algorithm`);
		if (isCryptoKey(t)) return t;
		if (s = t, s.type === "secret") return s.export();
	}
	G ||= /* @__PURE__ */ new WeakMap();
	let c = t, l = G.get(c);
	if (l?.[r]) return l[r];
	if (l || G.set(c, l = {}), s && typeof s.toCryptoKey == "function") {
		let t = s.type === "public", n = te[s.asymmetricKeyDetails?.namedCurve], i = e.resolve?.({
			crv: n,
			asymmetricKeyType: s.asymmetricKeyType
		}) ?? e.subtle;
		return l[r] = s.toCryptoKey(i, t, e.usages[+!t]);
	}
	return o ??= s.export({ format: "jwk" }), o.alg = r, l[r] = await jwkToKey(e, o);
}
let G;
const te = {
	__proto__: null,
	prime256v1: "P-256",
	secp384r1: "P-384",
	secp521r1: "P-521"
};
function assertCryptoKey(e) {
	if (!isCryptoKey(e)) throw Error("CryptoKey instance expected");
}
const isCryptoKey = (e) => {
	if (e?.[Symbol.toStringTag] === "CryptoKey") return !0;
	try {
		return e instanceof CryptoKey;
	} catch {
		return !1;
	}
}, isKeyObject = (e) => e?.[Symbol.toStringTag] === "KeyObject", isKeyLike = (e) => isCryptoKey(e) || isKeyObject(e);
function message(e, t, ...n) {
	if (n.length > 2) {
		let t = n.pop();
		e += `one of type ${n.join(", ")}, or ${t}.`;
	} else n.length === 2 ? e += `one of type ${n[0]} or ${n[1]}.` : e += `of type ${n[0]}.`;
	return t == null ? e += ` Received ${t}` : typeof t == "function" && t.name ? e += ` Received function ${t.name}` : typeof t == "object" && t && t.constructor?.name && (e += ` Received an instance of ${t.constructor.name}`), e;
}
const invalidKeyInput = (e, ...t) => message("Key must be ", e, ...t);
function invalidKeyType(e, t, n) {
	let r = [
		"CryptoKey",
		"KeyObject",
		"JSON Web Key"
	];
	return n && r.push("Uint8Array"), TypeError(message(`Key for the ${e} algorithm must be `, t, ...r));
}
const unusable = (e, t = "algorithm.name") => /* @__PURE__ */ TypeError(`CryptoKey does not support this operation, its ${t} must be ${e}`);
function checkUsage(e, t) {
	if (t && !e.usages.includes(t)) throw TypeError(`CryptoKey does not support this operation, its usages must include ${t}.`);
}
function checkModulusLength(e, t) {
	let { modulusLength: n } = t.algorithm;
	if (typeof n != "number" || n < 2048) throw TypeError(`${e} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(e, t, n) {
	let r = e.algorithm;
	if (r.name !== t.name) throw unusable(t.name);
	if (t.hash && r.hash?.name !== t.hash) throw unusable(t.hash, "algorithm.hash");
	if (t.namedCurve && r.namedCurve !== t.namedCurve) throw unusable(t.namedCurve, "algorithm.namedCurve");
	if (t.length !== void 0 && r.length !== t.length) throw unusable(t.length, "algorithm.length");
	checkUsage(e, n);
}
function snapshotJwk(e) {
	return {
		__proto__: null,
		...e
	};
}
function normalizeJwk(e) {
	let t = snapshotJwk(e);
	if (t.ext !== void 0 && typeof t.ext != "boolean") throw TypeError("\"ext\" (Extractable) Parameter must be a boolean");
	if (t.key_ops !== void 0) {
		let e = t.key_ops, n = Array.isArray(e) ? [...e] : void 0;
		if (!n || n.some((e) => typeof e != "string") || new Set(n).size !== n.length) throw TypeError("\"key_ops\" (Key Operations) Parameter must be an array of unique strings");
		t.key_ops = n;
	}
	return t;
}
function validateExtractableOption(e) {
	if (e !== void 0 && typeof e != "boolean") throw TypeError("\"extractable\" option must be a boolean");
	return e;
}
async function jwkToKey(e, t, n) {
	if (!e.kty.includes(t.kty)) throw new r("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
	let i = e.resolve?.({
		kty: t.kty,
		crv: t.crv
	}) ?? e.subtle, a = !!(t.d || t.priv), o = {
		...t,
		ext: n ?? t.ext
	};
	return o.kty !== "AKP" && delete o.alg, delete o.use, crypto.subtle.importKey("jwk", o, i, o.ext ?? !a, t.key_ops ?? e.usages[+!!a]);
}
async function rawKey(e, t, n, r = !1) {
	return e instanceof Uint8Array && (e = await crypto.subtle.importKey("raw", e, t, r, [n])), checkCryptoKey(e, t, n), e;
}
// node_modules/jose/dist/webapi/lib/content_encryption.js
const generateCek = (e) => crypto.getRandomValues(new Uint8Array(e.cekBits >> 3));
function checkCekLength(e, t) {
	let n = e.byteLength << 3;
	if (n !== t) throw new a(`Invalid Content Encryption Key length. Expected ${t} bits, got ${n} bits`);
}
const generateIv = (e) => crypto.getRandomValues(new Uint8Array(e.ivBits >> 3));
function checkIvLength(e, t) {
	if (t.length << 3 !== e.ivBits) throw new a("Invalid Initialization Vector length");
}
async function cbcKeySetup(e, t, n) {
	if (!(t instanceof Uint8Array)) throw TypeError(invalidKeyInput(t, "Uint8Array"));
	let r = e.cekBits >> 1;
	return [
		await crypto.subtle.importKey("raw", t.subarray(r >> 3), "AES-CBC", !1, [n]),
		await crypto.subtle.importKey("raw", t.subarray(0, r >> 3), {
			hash: `SHA-${r << 1}`,
			name: "HMAC"
		}, !1, ["sign"]),
		r
	];
}
async function cbcHmacTag(e, t, n) {
	return new Uint8Array((await crypto.subtle.sign("HMAC", e, t)).slice(0, n >> 3));
}
async function cbcEncrypt(e, t, n, r, i) {
	let [a, o, s] = await cbcKeySetup(e, n, "encrypt"), c = new Uint8Array(await crypto.subtle.encrypt({
		iv: r,
		name: "AES-CBC"
	}, a, t)), l = B(i.length * 8);
	return {
		ciphertext: c,
		tag: await cbcHmacTag(o, x(i, r, c, l), s),
		iv: r
	};
}
async function timingSafeEqual(e, t) {
	let n = {
		name: "HMAC",
		hash: "SHA-256"
	}, r = await crypto.subtle.generateKey(n, !1, ["sign", "verify"]), i = await crypto.subtle.sign(n, r, e);
	return crypto.subtle.verify(n, r, i, t);
}
async function cbcDecrypt(e, t, n, r, a, o) {
	let [s, c, l] = await cbcKeySetup(e, t, "decrypt"), u = B(o.length * 8), d = await cbcHmacTag(c, x(o, r, n, u), l);
	try {
		if (await timingSafeEqual(a, d)) return new Uint8Array(await crypto.subtle.decrypt({
			iv: r,
			name: "AES-CBC"
		}, s, n));
	} catch {}
	throw new i();
}
async function encrypt(e, t, n, r, i) {
	if (!isCryptoKey(n) && !(n instanceof Uint8Array)) throw TypeError(invalidKeyInput(n, "CryptoKey", "KeyObject", "Uint8Array", "JSON Web Key"));
	if (r ? checkIvLength(e, r) : r = generateIv(e), n instanceof Uint8Array && checkCekLength(n, e.cekBits), e.cbc) return cbcEncrypt(e, t, n, r, i);
	let a = await rawKey(n, e.subtle, "encrypt"), o = new Uint8Array(await crypto.subtle.encrypt({
		additionalData: i,
		iv: r,
		name: "AES-GCM",
		tagLength: 128
	}, a, t));
	return {
		ciphertext: o.subarray(0, -16),
		tag: o.subarray(-16),
		iv: r
	};
}
async function decrypt(e, t, n, r, o, s) {
	if (!isCryptoKey(t) && !(t instanceof Uint8Array)) throw TypeError(invalidKeyInput(t, "CryptoKey", "KeyObject", "Uint8Array", "JSON Web Key"));
	if (!r) throw new a("JWE Initialization Vector missing");
	if (!o) throw new a("JWE Authentication Tag missing");
	if (!e.cbc && o.length !== 16) throw new a("Invalid Authentication Tag length");
	if (checkIvLength(e, r), t instanceof Uint8Array && checkCekLength(t, e.cekBits), e.cbc) return cbcDecrypt(e, t, n, r, o, s);
	let c = await rawKey(t, e.subtle, "decrypt");
	try {
		return new Uint8Array(await crypto.subtle.decrypt({
			additionalData: s,
			iv: r,
			name: "AES-GCM",
			tagLength: 128
		}, c, x(n, o)));
	} catch {
		throw new i();
	}
}
// node_modules/jose/dist/webapi/lib/key_descriptor.js
function table(e) {
	let t = { __proto__: null };
	for (let n in e) t[n] = {
		...e[n],
		alg: n
	};
	return t;
}
// node_modules/jose/dist/webapi/lib/jwe_algorithms.js
const ne = [["encrypt", "wrapKey"], ["decrypt", "unwrapKey"]], re = [[], ["deriveBits"]], K = [[], []];
function rsaes(e) {
	return {
		kty: ["RSA"],
		mode: "key-encryption",
		subtle: {
			name: "RSA-OAEP",
			hash: `SHA-${e}`
		},
		usages: ne,
		ops: ["wrapKey", "unwrapKey"]
	};
}
function ecdh(e) {
	return {
		kty: ["EC", "OKP"],
		mode: e,
		subtle: { name: "ECDH" },
		resolve: ({ kty: e, crv: t, asymmetricKeyType: n }) => {
			if (t === "X25519" || n === "x25519") return { name: "X25519" };
			if (e === "OKP") throw new r("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
			return {
				name: "ECDH",
				namedCurve: t
			};
		},
		usages: re,
		ops: [void 0, "deriveBits"]
	};
}
function aeskw(e, t = !1) {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: {
			name: t ? "AES-GCM" : "AES-KW",
			length: e
		},
		usages: K,
		ops: t ? ["encrypt", "decrypt"] : ["wrapKey", "unwrapKey"]
	};
}
function pbes2() {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: { name: "PBKDF2" },
		usages: K,
		ops: ["deriveBits", "deriveBits"]
	};
}
const q = table({
	dir: {
		kty: ["oct"],
		mode: "direct-encryption",
		secret: !0,
		subtle: { name: "AES-GCM" },
		usages: K,
		ops: ["encrypt", "decrypt"]
	},
	"RSA-OAEP": rsaes(1),
	"RSA-OAEP-256": rsaes(256),
	"RSA-OAEP-384": rsaes(384),
	"RSA-OAEP-512": rsaes(512),
	"ECDH-ES": ecdh("direct-key-agreement"),
	"ECDH-ES+A128KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A192KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A256KW": ecdh("key-agreement-with-key-wrapping"),
	A128KW: aeskw(128),
	A192KW: aeskw(192),
	A256KW: aeskw(256),
	A128GCMKW: aeskw(128, !0),
	A192GCMKW: aeskw(192, !0),
	A256GCMKW: aeskw(256, !0),
	"PBES2-HS256+A128KW": pbes2(),
	"PBES2-HS384+A192KW": pbes2(),
	"PBES2-HS512+A256KW": pbes2()
}), ie = ["encrypt", "decrypt"];
function contentEncryption(e, t = !1) {
	return {
		kty: ["oct"],
		secret: !0,
		subtle: {
			name: t ? "AES-CBC" : "AES-GCM",
			length: e
		},
		usages: K,
		ops: ie,
		cekBits: e,
		ivBits: t ? 128 : 96,
		cbc: t
	};
}
const ae = table({
	A128GCM: contentEncryption(128),
	A192GCM: contentEncryption(192),
	A256GCM: contentEncryption(256),
	"A128CBC-HS256": contentEncryption(256, !0),
	"A192CBC-HS384": contentEncryption(384, !0),
	"A256CBC-HS512": contentEncryption(512, !0)
});
function unsupported(e, t) {
	throw new r(`Invalid or unsupported "${e}" (JWE ${t}) header value`);
}
function jweAlgorithm(e) {
	return (typeof e == "string" ? q[e] : void 0) ?? unsupported("alg", "Algorithm");
}
function isJWECEKTransport(e) {
	return e.mode === "key-wrapping" || e.mode === "key-encryption" || e.mode === "key-agreement-with-key-wrapping";
}
function jweEncryption(e) {
	return (typeof e == "string" ? ae[e] : void 0) ?? unsupported("enc", "Encryption Algorithm");
}
// node_modules/jose/dist/webapi/lib/key_management.js
function checkEcdhCryptoKey(e, t) {
	if (e.algorithm.name !== "ECDH" && e.algorithm.name !== "X25519") throw TypeError("CryptoKey does not support this operation, its algorithm.name must be ECDH or X25519");
	checkUsage(e, t);
}
async function aeskwWrap(e, t, n) {
	let r = await rawKey(t, jweAlgorithm(e).subtle, "wrapKey", !0), i = await crypto.subtle.importKey("raw", n, {
		hash: "SHA-256",
		name: "HMAC"
	}, !0, ["sign"]);
	return new Uint8Array(await crypto.subtle.wrapKey("raw", i, r, "AES-KW"));
}
async function aeskwUnwrap(e, t, n) {
	let r = await rawKey(t, jweAlgorithm(e).subtle, "unwrapKey", !0), i = await crypto.subtle.unwrapKey("raw", n, r, "AES-KW", {
		hash: "SHA-256",
		name: "HMAC"
	}, !0, ["sign"]);
	return new Uint8Array(await crypto.subtle.exportKey("raw", i));
}
function checkRsaKey(e, t, n) {
	checkCryptoKey(t, jweAlgorithm(e).subtle, n), checkModulusLength(e, t);
}
async function deriveKey(e, t, n, r) {
	if (!(e instanceof Uint8Array) || e.length < 8) throw new a("PBES2 Salt Input must be 8 or more octets");
	if (!Number.isSafeInteger(n) || Math.sign(n) !== 1) throw new a("PBES2 Count Input must be a positive integer");
	let i = x(k(t), Uint8Array.of(0), e), o = parseInt(t.slice(13, 16), 10), s = {
		hash: `SHA-${t.slice(8, 11)}`,
		iterations: n,
		name: "PBKDF2",
		salt: i
	}, c = await rawKey(r, jweAlgorithm(t).subtle, "deriveBits");
	return new Uint8Array(await crypto.subtle.deriveBits(s, c, o));
}
function lengthAndInput(e) {
	return x(z(e.length), e);
}
async function concatKdf(e, t, n) {
	let r = t >> 3, i = Math.ceil(r / 32), a = new Uint8Array(i * 32);
	for (let t = 1; t <= i; t++) {
		let r = await D("sha256", x(z(t), e, n));
		a.set(r, (t - 1) * 32);
	}
	return a.slice(0, r);
}
async function ecdhesDeriveKey(e, t, n, r, i = /* @__PURE__ */ new Uint8Array(), a = /* @__PURE__ */ new Uint8Array()) {
	checkEcdhCryptoKey(e), checkEcdhCryptoKey(t, "deriveBits");
	let o = x(lengthAndInput(k(n)), lengthAndInput(i), lengthAndInput(a), z(r));
	return concatKdf(new Uint8Array(await crypto.subtle.deriveBits({
		name: e.algorithm.name,
		public: e
	}, t, e.algorithm.name === "X25519" ? 256 : Math.ceil(parseInt(e.algorithm.namedCurve.slice(-3), 10) / 8) << 3)), r, o);
}
function assertEcdhKey(e) {
	assertCryptoKey(e);
	let t = e.algorithm.namedCurve;
	if (t !== "P-256" && t !== "P-384" && t !== "P-521" && e.algorithm.name !== "X25519") throw new r("ECDH with the provided key is not allowed or not supported by your javascript runtime");
}
function partyInfo(e, t) {
	let n = e[t];
	if (n !== void 0) {
		if (typeof n != "string") throw new a(`JOSE Header "${t}" (Agreement Party${t === "apu" ? "U" : "V"}Info) invalid`);
		return w(n, t, a);
	}
}
function checkPartyInfo(e, t) {
	if (e !== void 0 && t !== void 0 && e.byteLength === t.byteLength) {
		for (let n = 0; n < e.byteLength; n++) if (e[n] !== t[n]) return;
		throw new a("JOSE Header \"apu\" and \"apv\" values must be distinct");
	}
}
function assertEncryptedKey(e) {
	if (e === void 0) throw new a("JWE Encrypted Key missing");
}
function assertNoEncryptedKey(e) {
	if (e !== void 0) throw new a("Encountered unexpected JWE Encrypted Key");
}
function validateMaxPBES2Count(e) {
	if (e !== void 0 && e !== 1 / 0 && (!Number.isSafeInteger(e) || e < 1)) throw TypeError("maxPBES2Count must be a positive safe integer or Infinity");
}
async function decryptKeyManagement(e, t, n, r, i, o) {
	let { alg: s } = e, c = e.mode;
	if (c === "direct-encryption") return assertNoEncryptedKey(r), n;
	let l = c === "direct-key-agreement";
	switch (l ? assertNoEncryptedKey(r) : assertEncryptedKey(r), e.subtle.name) {
		case "ECDH": {
			let { epk: r } = i;
			if (!I(r) || [
				"d",
				"k",
				"p",
				"q",
				"dp",
				"dq",
				"qi",
				"oth",
				"priv"
			].some((e) => Object.hasOwn(r, e))) throw new a("JOSE Header \"epk\" (Ephemeral Public Key) missing or invalid");
			assertEcdhKey(n);
			let o = await jwkToKey(e, r), c = partyInfo(i, "apu"), u = partyInfo(i, "apv");
			checkPartyInfo(c, u);
			let d = await ecdhesDeriveKey(o, n, l ? t.alg : s, l ? t.cekBits : parseInt(s.slice(-5, -2), 10), c, u);
			if (l) return d;
			n = d;
			break;
		}
		case "RSA-OAEP": return assertCryptoKey(n), checkRsaKey(s, n, "decrypt"), new Uint8Array(await crypto.subtle.decrypt("RSA-OAEP", n, r));
		case "PBKDF2": {
			if (typeof i.p2c != "number") throw new a("JOSE Header \"p2c\" (PBES2 Count) missing or invalid");
			let e = o ?? 1e4;
			if (i.p2c > e) throw new a("JOSE Header \"p2c\" (PBES2 Count) out is of acceptable bounds");
			if (typeof i.p2s != "string") throw new a("JOSE Header \"p2s\" (PBES2 Salt) missing or invalid");
			n = await deriveKey(w(i.p2s, "p2s", a), s, i.p2c, n);
			break;
		}
		case "AES-GCM": {
			if (typeof i.iv != "string") throw new a("JOSE Header \"iv\" (Initialization Vector) missing or invalid");
			if (typeof i.tag != "string") throw new a("JOSE Header \"tag\" (Authentication Tag) missing or invalid");
			let e = w(i.iv, "iv", a), t = w(i.tag, "tag", a);
			if (e.byteLength !== 12) throw new a("Invalid Initialization Vector length");
			if (t.byteLength !== 16) throw new a("Invalid Authentication Tag length");
			return decrypt(jweEncryption(s.slice(0, -2)), n, r, e, t, /* @__PURE__ */ new Uint8Array());
		}
	}
	return aeskwUnwrap(s.slice(-6), n, r);
}
async function encryptKeyManagement(e, t, n, r, i, a = {}) {
	let { alg: o, mode: s } = e, c = isJWECEKTransport(e);
	if (i !== void 0 && !c) throw TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${o}`);
	let l = await prepareKey(s === "direct-encryption" ? t : e, n, "encrypt");
	if (s === "direct-encryption") return [
		l,
		void 0,
		void 0
	];
	let u = c ? i ?? generateCek(t) : void 0;
	u && checkCekLength(u, t.cekBits);
	let d, f;
	switch (e.subtle.name) {
		case "ECDH": {
			assertEcdhKey(l);
			let { apu: n, apv: i } = a;
			n !== void 0 && y(n, "\"apu\""), i !== void 0 && y(i, "\"apv\"");
			let c = n ?? partyInfo(r, "apu"), u = i ?? partyInfo(r, "apv");
			checkPartyInfo(c, u);
			let d;
			d = a.epk === void 0 ? (await crypto.subtle.generateKey(l.algorithm, !0, ["deriveBits"])).privateKey : await prepareKey(e, a.epk, "decrypt");
			let p = crypto.subtle, m = d;
			if (!m.extractable) {
				if (typeof p.getPublicKey != "function") throw TypeError("CryptoKey for \"epk\" must be extractable");
				m = await p.getPublicKey(d, []);
			}
			let { x: h, y: g, crv: _, kty: v } = await p.exportKey("jwk", m), b = s === "direct-key-agreement", x = await ecdhesDeriveKey(l, d, b ? t.alg : o, b ? t.cekBits : parseInt(o.slice(-5, -2), 10), c, u), S = {
				x: h,
				crv: _,
				kty: v
			};
			if (v === "EC" && (S.y = g), f = { epk: S }, n !== void 0 && (f.apu = O(n)), i !== void 0 && (f.apv = O(i)), b) return [
				x,
				void 0,
				f
			];
			l = x;
			break;
		}
		case "RSA-OAEP":
			assertCryptoKey(l), checkRsaKey(o, l, "encrypt"), d = new Uint8Array(await crypto.subtle.encrypt("RSA-OAEP", l, u));
			break;
		case "PBKDF2": {
			let { p2c: e = 2048, p2s: t = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16)) } = a;
			l = await deriveKey(t, o, e, l), f = {
				p2c: e,
				p2s: O(t)
			};
			break;
		}
		case "AES-GCM": {
			let e = a.iv === void 0 ? crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(12)) : a.iv;
			if (!(e instanceof Uint8Array)) throw TypeError("\"iv\" must be an instance of Uint8Array");
			let t = await encrypt(jweEncryption(o.slice(0, -2)), u, l, e, /* @__PURE__ */ new Uint8Array());
			d = t.ciphertext, f = {
				iv: O(t.iv),
				tag: O(t.tag)
			};
		}
	}
	if (d ??= await aeskwWrap(o.slice(-6), l, u), !(d instanceof Uint8Array) || !d.byteLength) throw TypeError("JWE key management algorithm did not produce an Encrypted Key");
	return [
		u,
		d,
		f
	];
}
// node_modules/jose/dist/webapi/lib/deflate.js
function validateZip(e, t) {
	if (e.zip !== void 0 && e.zip !== "DEF") throw new r("Unsupported JWE \"zip\" (Compression Algorithm) Header Parameter value.");
	if (e.zip !== void 0 && !t?.zip) throw new a("JWE \"zip\" (Compression Algorithm) Header Parameter MUST be in a protected header.");
}
function supported(e) {
	if (typeof globalThis[e] > "u") throw new r(`JWE "zip" (Compression Algorithm) Header Parameter requires the ${e} API.`);
}
async function transform(e, t, n = 1 / 0) {
	let r = e.writable.getWriter();
	r.write(t).catch(() => {}), r.close().catch(() => {});
	let i = [], o = 0, s = e.readable.getReader();
	for (;;) {
		let { value: e, done: t } = await s.read();
		if (t) break;
		if (i.push(e), o += e.byteLength, n !== 1 / 0 && o > n) throw await s.cancel().catch(() => {}), new a("Decompressed plaintext exceeded the configured limit");
	}
	return x(...i);
}
async function compress(e) {
	return supported("CompressionStream"), transform(new CompressionStream("deflate-raw"), e);
}
async function decompress(e, t) {
	return supported("DecompressionStream"), transform(new DecompressionStream("deflate-raw"), e, t);
}
// node_modules/jose/dist/webapi/lib/jwe_decrypt.js
function snapshotSharedJWE(e) {
	let { aad: t, ciphertext: n, iv: r, protected: i, tag: o, unprotected: s } = e;
	if (r !== void 0 && (typeof r != "string" || !r)) throw new a("JWE Initialization Vector incorrect type");
	if (typeof n != "string") throw new a("JWE Ciphertext missing or incorrect type");
	if (o !== void 0 && (typeof o != "string" || !o)) throw new a("JWE Authentication Tag incorrect type");
	if (i !== void 0 && typeof i != "string") throw new a("JWE Protected Header incorrect type");
	if (t !== void 0 && (typeof t != "string" || !t)) throw new a("JWE AAD incorrect type");
	if (s !== void 0 && !I(s)) throw new a("JWE Shared Unprotected Header incorrect type");
	return {
		aad: t,
		ciphertext: n,
		iv: r,
		protected: i,
		tag: o,
		unprotected: s === void 0 ? void 0 : { ...s }
	};
}
function snapshotRecipientJWE(e) {
	let t, n;
	try {
		let { header: r } = e;
		if (I(r)) {
			n = r.alg;
			let e = Object.keys(r);
			e.includes("alg") || (n = void 0), t = Object.fromEntries(e.map((e) => [e, e === "alg" ? n : r[e]]));
		} else t = r;
		let { encrypted_key: i } = e;
		return [{
			encrypted_key: i,
			header: t
		}, n];
	} catch (e) {
		return [
			void 0,
			n,
			e
		];
	}
}
function checkRecipient(e) {
	let { encrypted_key: t, header: n } = e;
	if (t !== void 0 && typeof t != "string") throw new a("JWE Encrypted Key incorrect type");
	if (n !== void 0 && !I(n)) throw new a("JWE Per-Recipient Unprotected Header incorrect type");
	if (e.protected === void 0 && n === void 0 && e.unprotected === void 0) throw new a("JOSE Header missing");
}
function shareJWE(e) {
	let { protected: t, ciphertext: n, iv: r, tag: i, aad: o } = e, s;
	return t !== void 0 && (s = L(t, a, "JWE Protected Header is invalid")), [
		s,
		w(n, "ciphertext", a),
		r === void 0 ? void 0 : w(r, "iv", a),
		i === void 0 ? void 0 : w(i, "tag", a),
		A((t ?? "") + (o === void 0 ? "" : `.${o}`), "aad", a)
	];
}
function prepareDecrypt(e) {
	let t = e && V("keyManagementAlgorithms", e.keyManagementAlgorithms), n = e && V("contentEncryptionAlgorithms", e.contentEncryptionAlgorithms), { crit: r, maxPBES2Count: i, maxDecompressedLength: a } = e ?? {};
	validateMaxPBES2Count(i);
	let o = a ?? 25e4;
	if (o !== 0 && o !== 1 / 0 && (!Number.isSafeInteger(o) || o < 1)) throw TypeError("maxDecompressedLength must be 0, a positive safe integer, or Infinity");
	return [
		t,
		n,
		r,
		i,
		a
	];
}
async function decryptJWE(e, n, i, s = shareJWE(e)) {
	let [c, l, u, d, f] = s, { header: p, unprotected: m, aad: h } = e, g;
	if (p !== void 0 || m !== void 0) {
		if (!P(c, p, m)) throw new a("JWE Protected, JWE Unprotected Header, and JWE Per-Recipient Unprotected Header Parameter names must be disjoint");
		g = {
			...c,
			...p,
			...m
		};
	} else g = c ?? {};
	let [_, v, y, b, x] = n, { encrypted_key: S } = e;
	U(a, o, y, c, g), validateZip(g, c);
	let { alg: C, enc: T } = g;
	if (typeof C != "string" || !C) throw new a("missing JWE Algorithm (alg) in JWE Header");
	let E = q[C];
	if (S === "" && (!E || !isJWECEKTransport(E))) throw new a("JWE Encrypted Key incorrect type");
	let D = E?.mode === "integrated-encryption";
	if (!D && (typeof T != "string" || !T)) throw new a("missing JWE Encryption Algorithm (enc) in JWE Header");
	if (_ && !_.has(C) || !_ && C.startsWith("PBES2")) throw new t("\"alg\" (Algorithm) Header Parameter value not allowed");
	let O;
	if (D) {
		if (T !== void 0) throw new a("JWE \"enc\" (Encryption Algorithm) Header Parameter must not be present for integrated encryption");
		if (u?.byteLength) throw new a("JWE Initialization Vector must be empty for integrated encryption");
		if (d?.byteLength) throw new a("JWE Authentication Tag must be empty for integrated encryption");
	} else {
		if (v && !v.has(T)) throw new t("\"enc\" (Encryption Algorithm) Header Parameter value not allowed");
		O = jweEncryption(T);
	}
	let k;
	if (S !== void 0) try {
		k = w(S, "encrypted_key", a);
	} catch (e) {
		if (!E || !isJWECEKTransport(E)) throw e;
		k = /* @__PURE__ */ new Uint8Array();
	}
	let A = !1;
	typeof i == "function" && (i = await i(c, e), A = !0);
	let j = E ?? jweAlgorithm(C);
	isJWECEKTransport(j) && k === void 0 && (k = /* @__PURE__ */ new Uint8Array());
	let M = await prepareKey(j.mode === "direct-encryption" ? O : j, i, "decrypt"), N;
	if (j.mode === "integrated-encryption") N = await j.decrypt(M, k, l, f, c, g);
	else {
		let e = O, t;
		try {
			t = await decryptKeyManagement(j, e, M, k, g, b), isJWECEKTransport(j) && t instanceof Uint8Array && t.byteLength << 3 !== e.cekBits && (t = generateCek(e));
		} catch (n) {
			if (n instanceof TypeError || n instanceof a || n instanceof r) throw n;
			t = generateCek(e);
		}
		N = await decrypt(e, t, l, u, d, f);
	}
	if (g.zip === "DEF") {
		let e = x ?? 25e4;
		if (e === 0) throw new r("JWE \"zip\" (Compression Algorithm) Header Parameter is not supported.");
		N = await decompress(N, e).catch((e) => {
			throw e instanceof a ? e : new a("Failed to decompress plaintext", { cause: e });
		});
	}
	return {
		plaintext: N,
		...c && { protectedHeader: c },
		...h !== void 0 && { additionalAuthenticatedData: w(h, "aad", a) },
		...m && { sharedUnprotectedHeader: m },
		...p && { unprotectedHeader: p },
		...A && { key: M }
	};
}
async function decryptCompact(e, t, n) {
	if (e instanceof Uint8Array && (e = E.decode(e)), typeof e != "string") throw new a("Compact JWE must be a string or Uint8Array");
	let { 0: r, 1: i, 2: o, 3: s, 4: c, length: l } = e.split(".");
	if (l !== 5) throw new a("Invalid Compact JWE");
	return decryptJWE({
		ciphertext: s,
		iv: o || void 0,
		protected: r,
		tag: c || void 0,
		encrypted_key: i || void 0
	}, t, n);
}
// node_modules/jose/dist/webapi/jwe/compact/decrypt.js
async function compactDecrypt(e, t, n) {
	return decryptCompact(e, prepareDecrypt(n), t);
}
// node_modules/jose/dist/webapi/jwe/flattened/decrypt.js
async function flattenedDecrypt(e, t, n) {
	if (!I(e)) throw new a("Flattened JWE must be an object");
	let r = snapshotSharedJWE(e), [i, , o] = snapshotRecipientJWE(e);
	if (!i) throw o;
	let s = {
		...r,
		...i
	};
	return checkRecipient(s), decryptJWE(s, prepareDecrypt(n), t);
}
// node_modules/jose/dist/webapi/jwe/general/decrypt.js
async function generalDecrypt(e, t, n) {
	if (!I(e)) throw new a("General JWE must be an object");
	let r = e.recipients;
	if (!Array.isArray(r)) throw new a("JWE Recipients missing or incorrect type");
	let o = Array.from(r);
	if (!o.every(I)) throw new a("JWE Recipients missing or incorrect type");
	if (!o.length) throw new a("JWE Recipients has no members");
	let s = prepareDecrypt(n), c, l;
	try {
		c = snapshotSharedJWE(e), l = shareJWE(c);
	} catch {
		throw new i();
	}
	let u = o.map((e) => snapshotRecipientJWE(e));
	if (o.length > 1) for (let [, e] of u) {
		let t = l[0]?.alg ?? e ?? c.unprotected?.alg, n = typeof t == "string" ? q[t] : void 0;
		if (n && !isJWECEKTransport(n)) throw new a(`"${t}" alg may only have a single recipient`);
	}
	for (let [e] of u) if (e) try {
		let n = {
			...c,
			...e
		};
		return checkRecipient(n), await decryptJWE(n, s, t, l);
	} catch {}
	throw new i();
}
// node_modules/jose/dist/webapi/lib/jwe_encrypt.js
function checkDisjoint(e, t, n) {
	if (!P(e, t, n)) throw new a("JWE Protected, JWE Shared Unprotected and JWE Per-Recipient Header Parameter names must be disjoint");
}
function checkEncryptHeaders(e, t, n = !1) {
	if (!e[1] && !e[2] && !e[3]) throw new a("either setProtectedHeader, setUnprotectedHeader, or sharedUnprotectedHeader must be called before #encrypt()");
	t !== void 0 && (e[8] = t?.crit);
	let [, r, i, s, c, l, u, d, f] = e;
	if (c !== void 0 && y(c, "JWE Additional Authenticated Data"), l !== void 0 && y(l, "JWE Content Encryption Key"), u !== void 0 && y(u, "JWE Initialization Vector"), !n && r !== void 0 && (r = R(a, r)[0], e[1] = r), i !== void 0 && (i = R(a, i)[0], e[2] = i), !n && s !== void 0 && (s = R(a, s)[0], e[3] = s), d !== void 0 && !I(d)) throw TypeError("JWE Key Management Parameters must be an object");
	checkDisjoint(r, i, s);
	let p = {
		...r,
		...i,
		...s
	};
	W(a, r), U(a, o, f, r, p), validateZip(p, r);
	let { alg: m, enc: h } = p;
	if (typeof m != "string" || !m) throw new a("JWE \"alg\" (Algorithm) Header Parameter missing or invalid");
	let g = q[m];
	if (g?.mode === "integrated-encryption") {
		if (h !== void 0) throw new a("JWE \"enc\" (Encryption Algorithm) Header Parameter must not be present for integrated encryption");
		if (l !== void 0) throw TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${m}`);
		if (u !== void 0) throw TypeError(`setInitializationVector cannot be called with JWE "alg" (Algorithm) Header ${m}`);
		return [
			p,
			void 0,
			g
		];
	}
	if (typeof h != "string" || !h) throw new a("JWE \"enc\" (Encryption Algorithm) Header Parameter missing or invalid");
	return [
		p,
		jweEncryption(h),
		g
	];
}
async function encryptJWE(e, t, n) {
	let [r, i, o] = t, [s, c, l, u, d, f, p, m, , h] = e, g = c, _ = l, v = o ?? jweAlgorithm(r.alg), y, b, x;
	v.mode === "integrated-encryption" ? x = await prepareKey(v, n, "encrypt") : [x, y, b] = await encryptKeyManagement(v, i, n, r, f, m), b && (h ? _ = _ ? {
		..._,
		...b
	} : b : g = g ? {
		...g,
		...b
	} : b, checkDisjoint(g, _, u));
	let S = g ? O(JSON.stringify(g)) : "", C = d?.byteLength ? O(d) : void 0, w = k(C ? `${S}.${C}` : S), T = s;
	r.zip === "DEF" && (T = await compress(T).catch((e) => {
		throw new a("Failed to compress plaintext", { cause: e });
	}));
	let E, D, A;
	v.mode === "integrated-encryption" ? [y, E] = await v.encrypt(x, T, w, g, r, m) : {ciphertext: E, tag: D, iv: A} = await encrypt(i, T, x, p, w);
	let j = { ciphertext: O(E) };
	return A && (j.iv = O(A)), D && (j.tag = O(D)), y?.byteLength && (j.encrypted_key = O(y)), C && (j.aad = C), g && (j.protected = S), u && (j.unprotected = u), _ && (j.header = _), j;
}
async function createJWE(e, t, n) {
	return encryptJWE(e, checkEncryptHeaders(e, n), t);
}
function compactJWE(e) {
	return [
		e.protected,
		e.encrypted_key,
		e.iv,
		e.ciphertext,
		e.tag
	].join(".");
}
// node_modules/jose/dist/webapi/jwe/general/encrypt.js
var IndividualRecipient = class {
	#e;
	state;
	constructor(e, t, n) {
		this.#e = e, this.state = [
			void 0,
			void 0,
			t,
			n
		];
	}
	setUnprotectedHeader(e) {
		return v(this.state[0], "setUnprotectedHeader"), this.state[0] = e, this;
	}
	setKeyManagementParameters(e) {
		return v(this.state[1], "setKeyManagementParameters"), this.state[1] = e, this;
	}
	addRecipient(...e) {
		return this.#e.addRecipient(...e);
	}
	encrypt(...e) {
		return this.#e.encrypt(...e);
	}
	done() {
		return this.#e;
	}
}, GeneralEncrypt = class {
	#e;
	#t = [];
	#n;
	#r;
	#i;
	constructor(e) {
		this.#e = e;
	}
	addRecipient(e, t) {
		let n = new IndividualRecipient(this, e, t?.crit);
		return this.#t.push(n), n;
	}
	setProtectedHeader(e) {
		return v(this.#n, "setProtectedHeader"), this.#n = e, this;
	}
	setSharedUnprotectedHeader(e) {
		return v(this.#r, "setSharedUnprotectedHeader"), this.#r = e, this;
	}
	setAdditionalAuthenticatedData(e) {
		return this.#i = e, this;
	}
	async encrypt() {
		if (!this.#t.length) throw new a("at least one recipient must be added");
		y(this.#e, "plaintext");
		let e = this.#t.length > 1, t, n = this.#n, r = this.#r, i = [];
		for (let o of this.#t) {
			let [s, c, l, u] = o.state, d = [
				this.#e,
				n,
				s,
				r,
				this.#i,
				void 0,
				void 0,
				c,
				u,
				e
			], f = checkEncryptHeaders(d, void 0, i.length > 0);
			i.length || (n = d[1], r = d[3]), i.push([
				d,
				f,
				l
			]);
			let [{ alg: p, enc: m }, , h] = f;
			if (e && h && !isJWECEKTransport(h)) throw new a(`"${p}" alg may only have a single recipient`);
			if (!t) t = m;
			else if (t !== m) throw new a("JWE \"enc\" (Encryption Algorithm) Header Parameter must be the same for all recipients");
		}
		for (let [, e] of i) e[2] ??= jweAlgorithm(e[0].alg);
		let [o, s, c] = i[0], l = e ? generateCek(s[1]) : void 0;
		o[5] = l;
		let { encrypted_key: u, header: d, ...f } = await encryptJWE(o, s, c), p = {
			...f,
			recipients: [{}]
		};
		u && (p.recipients[0].encrypted_key = u), d && (p.recipients[0].header = d);
		for (let e = 1; e < i.length; e++) {
			let [t, [n, r, a], o] = i[e], s = t[2], [, c, u] = await encryptKeyManagement(a, r, o, n, l, t[7]), d = { encrypted_key: O(c) };
			if (s || u) {
				let e = {
					...s,
					...u
				};
				u && checkDisjoint(t[1], e, t[3]), d.header = e;
			}
			p.recipients.push(d);
		}
		return p;
	}
};
// node_modules/jose/dist/webapi/lib/jws_algorithms.js
const J = [["verify"], ["sign"]];
function hmac(e) {
	let t = {
		name: "HMAC",
		hash: `SHA-${e}`
	};
	return {
		kty: ["oct"],
		secret: !0,
		subtle: t,
		signing: t,
		usages: J
	};
}
function rsa(e, t) {
	let n = {
		name: t ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
		hash: `SHA-${e}`
	};
	return {
		kty: ["RSA"],
		subtle: n,
		signing: t ? {
			...n,
			saltLength: t
		} : n,
		usages: J,
		minRsaBits: 2048
	};
}
function ecdsa(e, t) {
	return {
		kty: ["EC"],
		crv: e,
		subtle: {
			name: "ECDSA",
			namedCurve: e
		},
		signing: {
			name: "ECDSA",
			hash: `SHA-${t}`
		},
		usages: J
	};
}
function eddsa() {
	let e = { name: "Ed25519" };
	return {
		kty: ["OKP"],
		crv: "Ed25519",
		subtle: e,
		signing: e,
		usages: J
	};
}
function mldsa(e) {
	let t = { name: `ML-DSA-${e}` };
	return {
		kty: ["AKP"],
		subtle: t,
		signing: t,
		usages: J
	};
}
const Y = table({
	HS256: hmac(256),
	HS384: hmac(384),
	HS512: hmac(512),
	RS256: rsa(256),
	RS384: rsa(384),
	RS512: rsa(512),
	PS256: rsa(256, 32),
	PS384: rsa(384, 48),
	PS512: rsa(512, 64),
	ES256: ecdsa("P-256", 256),
	ES384: ecdsa("P-384", 384),
	ES512: ecdsa("P-521", 512),
	EdDSA: eddsa(),
	Ed25519: eddsa(),
	"ML-DSA-44": mldsa(44),
	"ML-DSA-65": mldsa(65),
	"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(e) {
	let t = typeof e == "string" ? Y[e] : void 0;
	if (!t) throw new r(`alg ${e} is not supported either by JOSE or your javascript runtime`);
	return t;
}
// node_modules/jose/dist/webapi/lib/jws_verify.js
function snapshotJws(e, t) {
	let n = e.protected, r = e.header, i = I(r) ? { ...r } : r, a = t ? t[0] : e.payload;
	!t && a instanceof Uint8Array && (a = new Uint8Array(a));
	let o = e.signature, s = {
		payload: a,
		signature: o
	};
	if (n !== void 0 && (s.protected = n), r !== void 0 && (s.header = i), n === void 0 && i === void 0) throw new f("Flattened JWS must have either of the \"protected\" or \"header\" members");
	if (n !== void 0 && typeof n != "string") throw new f("JWS Protected Header incorrect type");
	if (a === void 0) throw new f("JWS Payload missing");
	if (typeof o != "string") throw new f("JWS Signature missing or incorrect type");
	if (i !== void 0 && !I(i)) throw new f("JWS Unprotected Header incorrect type");
	return s;
}
function prepareVerify(e) {
	return [e && V("algorithms", e.algorithms), e?.crit];
}
function parseProtectedHeader(e) {
	return e === void 0 ? {} : L(e, f, "JWS Protected Header is invalid");
}
function encodeJsonUnencodedPayload(e) {
	let t = /[\p{Cs}\p{Cn}]/u.exec(e)?.[0];
	if (t !== void 0) throw new f(/\p{Cs}/u.test(t) ? "JWS Payload must be a well-formed Unicode string" : "JWS Payload must not contain unassigned Unicode code points");
	return M.encode(e);
}
function encodeCompactUnencodedPayload(e) {
	try {
		return k(e);
	} catch (e) {
		throw new f("JWS Compact Serialization payload must use only ASCII characters", { cause: e });
	}
}
async function verifySignature(e, n, r, i, a) {
	let { protected: o, header: s, payload: c } = e, l = a ?? parseProtectedHeader(o);
	if (!P(l, s)) throw new f("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	let u = {
		...l,
		...s
	}, d = H(l, U(f, m, n[1], l, u)), { alg: h } = u;
	if (typeof h != "string" || !h) throw new f("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	if (n[0] && !n[0].has(h)) throw new t("\"alg\" (Algorithm) Header Parameter value not allowed");
	if (d) {
		if (typeof c != "string") throw new f("JWS Payload must be a string");
	} else if (typeof c != "string" && !(c instanceof Uint8Array)) throw new f("JWS Payload must be a string or an Uint8Array instance");
	let g = d || typeof c != "string" ? c : i(c), _ = !1;
	typeof r == "function" && (r = await r(l, e), _ = !0);
	let v = jwsAlgorithm(h), y = x(o === void 0 ? /* @__PURE__ */ new Uint8Array() : k(o), k("."), typeof g == "string" ? n[2] ??= A(g, "payload", f) : g), b = w(e.signature, "signature", f), S = await prepareKey(v, r, "verify"), C = await rawKey(S, v.subtle, "verify");
	v.minRsaBits && checkModulusLength(v.alg, C);
	let T = !1;
	try {
		T = await crypto.subtle.verify(v.signing, C, b, y);
	} catch (e) {
		throw new p(void 0, { cause: e });
	}
	if (!T) throw new p();
	let E = { payload: typeof g == "string" ? w(g, "payload", f) : g };
	return o !== void 0 && (E.protectedHeader = l), s !== void 0 && (E.unprotectedHeader = s), _ ? [{
		...E,
		key: S
	}, d] : [E, d];
}
async function verifyCompact(e, t, n) {
	if (e instanceof Uint8Array && (e = E.decode(e)), typeof e != "string") throw new f("Compact JWS must be a string or Uint8Array");
	let { 0: r, 1: i, 2: a, length: o } = e.split(".");
	if (o !== 3) throw new f("Invalid Compact JWS");
	return verifySignature({
		payload: i,
		protected: r,
		signature: a
	}, t, n, encodeCompactUnencodedPayload);
}
// node_modules/jose/dist/webapi/jws/compact/verify.js
async function compactVerify(e, t, n) {
	let [r] = await verifyCompact(e, prepareVerify(n), t);
	return r;
}
// node_modules/jose/dist/webapi/jws/flattened/verify.js
async function flattenedVerify(e, t, n) {
	if (!I(e)) throw new f("Flattened JWS must be an object");
	let [r] = await verifySignature(snapshotJws(e), prepareVerify(n), t, encodeJsonUnencodedPayload);
	return r;
}
// node_modules/jose/dist/webapi/jws/general/verify.js
function snapshotSignature(e, t) {
	try {
		let n = snapshotJws(e, [t]), r = parseProtectedHeader(n.protected), { b64: i, crit: a } = r;
		return [
			n,
			r,
			Array.isArray(a) && a.includes("b64") ? typeof i == "boolean" ? i ? 1 : 2 : 0 : 1
		];
	} catch {
		return;
	}
}
async function generalVerify(e, t, n) {
	if (!I(e)) throw new f("General JWS must be an object");
	let { signatures: r, payload: i } = e;
	if (!Array.isArray(r)) throw new f("JWS Signatures missing or incorrect type");
	let a = Array.from(r);
	if (!a.every(I)) throw new f("JWS Signatures missing or incorrect type");
	if (i === void 0) throw new p();
	let o = prepareVerify(n), s = i instanceof Uint8Array ? new Uint8Array(i) : i, c = a.map((e) => snapshotSignature(e, s)).filter((e) => e !== void 0), l = 0;
	for (let [, , e] of c) if (l |= e, l === 3) throw new f("inconsistent use of JWS Unencoded Payload (RFC7797)");
	for (let e of c) try {
		let [n] = await verifySignature(e[0], o, t, encodeJsonUnencodedPayload, e[1]);
		return n;
	} catch {}
	throw new p();
}
// node_modules/jose/dist/webapi/lib/jwt_claims_set.js
const epoch = (e) => Math.floor(e.getTime() / 1e3), oe = {
	s: 1,
	m: 60,
	h: 3600,
	d: 86400,
	w: 604800,
	y: 31557600
}, se = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, X = "check_failed";
function invalidDuration() {
	throw TypeError("Invalid time period format");
}
function secs(e) {
	typeof e != "string" && invalidDuration();
	let t = se.exec(e);
	(!t || t[4] && t[1]) && invalidDuration();
	let n = parseFloat(t[2]), r = Math.round(n * oe[t[3][0].toLowerCase()]);
	return Number.isFinite(r) || invalidDuration(), t[1] === "-" || t[4] === "ago" ? -r : r;
}
function validateInput(e, t) {
	if (!Number.isFinite(t)) throw TypeError(`Invalid ${e} input`);
	return t;
}
function validateStringClaim(e, t) {
	if (typeof t != "string") throw TypeError(`"${e}" claim must be a string`);
}
function validateAudienceClaim(e) {
	if (typeof e != "string" && (!Array.isArray(e) || Array.from(e).some((e) => typeof e != "string"))) throw TypeError("\"aud\" claim must be a string or an array of strings");
}
function numericDate(e, t) {
	return typeof e == "number" ? validateInput(t, e) : e instanceof Date ? validateInput(t, epoch(e)) : epoch(/* @__PURE__ */ new Date()) + secs(e);
}
const normalizeTyp = (e) => {
	let t = e.toLowerCase();
	return e.includes("/") ? t : `application/${t}`;
}, checkAudiencePresence = (e, t) => typeof e == "string" ? t.includes(e) : Array.isArray(e) ? t.some((t) => e.includes(t)) : !1;
function validateNumericDate(e, t, n = !1) {
	let r = e[t];
	if (r !== void 0 || n) {
		if (typeof r != "number") throw new h(`"${t}" claim must be a number`, e, t, "invalid");
		return r;
	}
}
function unexpectedClaim(e, t) {
	throw new h(`unexpected "${t}" claim value`, e, t, X);
}
function validateClaimsSet(e, t, n = {}) {
	let r;
	try {
		r = JSON.parse(ee.decode(t));
	} catch (e) {
		throw new _("JWT Claims Set must be a top-level JSON object", { cause: e });
	}
	if (!I(r)) throw new _("JWT Claims Set must be a top-level JSON object");
	let { typ: i } = n;
	if (i !== void 0 && (typeof e.typ != "string" || normalizeTyp(e.typ) !== normalizeTyp(i))) throw new h("unexpected \"typ\" JWT header value", r, "typ", X);
	let { requiredClaims: a = [], issuer: o, subject: s, audience: c, maxTokenAge: l } = n, u = [...a];
	l !== void 0 && u.push("iat"), c !== void 0 && u.push("aud"), s !== void 0 && u.push("sub"), o !== void 0 && u.push("iss");
	for (let e of new Set(u.reverse())) if (!Object.hasOwn(r, e)) throw new h(`missing required "${e}" claim`, r, e, "missing");
	o !== void 0 && !(Array.isArray(o) ? o : [o]).includes(r.iss) && unexpectedClaim(r, "iss"), s !== void 0 && r.sub !== s && unexpectedClaim(r, "sub"), c !== void 0 && !checkAudiencePresence(r.aud, typeof c == "string" ? [c] : c) && unexpectedClaim(r, "aud");
	let { clockTolerance: d } = n, f = 0;
	if (typeof d == "string") f = secs(d);
	else if (d !== void 0) {
		if (typeof d != "number") throw TypeError("Invalid clockTolerance option type");
		f = d;
	}
	if (validateInput("clockTolerance option", f), f < 0) throw TypeError("Invalid clockTolerance option input");
	let { currentDate: p } = n, m = validateInput("currentDate option", epoch(p === void 0 ? /* @__PURE__ */ new Date() : p)), v = validateNumericDate(r, "iat", l !== void 0), y = validateNumericDate(r, "nbf");
	if (y !== void 0 && y > m + f) throw new h("\"nbf\" claim timestamp check failed", r, "nbf", X);
	let b = validateNumericDate(r, "exp");
	if (b !== void 0 && b <= m - f) throw new g("\"exp\" claim timestamp check failed", r, "exp", X);
	if (l !== void 0) {
		let e = m - v, t = validateInput("maxTokenAge option", typeof l == "number" ? l : secs(l));
		if (t < 0) throw TypeError("Invalid maxTokenAge option input");
		if (e - f > t) throw new g("\"iat\" claim timestamp check failed (too far in the past)", r, "iat", X);
		if (e < -f) throw new h("\"iat\" claim timestamp check failed (it should be in the past)", r, "iat", X);
	}
	return r;
}
let Z;
function producerClaimsSet(e) {
	return Z.get(e);
}
function jwtClaimsSetBytes(e) {
	let t = producerClaimsSet(e);
	for (let e of [
		"iat",
		"nbf",
		"exp"
	]) {
		let n = t[e];
		if (typeof n == "number" && !Number.isFinite(n)) throw TypeError(`"${e}" claim must be a finite number`);
	}
	return M.encode(JSON.stringify(t));
}
function jwtClaim(e, t) {
	return producerClaimsSet(e)[t];
}
var JWTClaimsBuilder = class {
	constructor(e = {}) {
		if (!I(e)) throw TypeError("JWT Claims Set MUST be an object");
		(Z ||= /* @__PURE__ */ new WeakMap()).set(this, structuredClone(e));
	}
	setIssuer(e) {
		return validateStringClaim("iss", e), producerClaimsSet(this).iss = e, this;
	}
	setSubject(e) {
		return validateStringClaim("sub", e), producerClaimsSet(this).sub = e, this;
	}
	setAudience(e) {
		return validateAudienceClaim(e), producerClaimsSet(this).aud = e, this;
	}
	setJti(e) {
		return validateStringClaim("jti", e), producerClaimsSet(this).jti = e, this;
	}
	setNotBefore(e) {
		return producerClaimsSet(this).nbf = numericDate(e, "setNotBefore"), this;
	}
	setExpirationTime(e) {
		return producerClaimsSet(this).exp = numericDate(e, "setExpirationTime"), this;
	}
	setIssuedAt(e) {
		let t = producerClaimsSet(this);
		return t.iat = e === void 0 ? epoch(/* @__PURE__ */ new Date()) : typeof e == "string" ? validateInput("setIssuedAt", epoch(/* @__PURE__ */ new Date()) + secs(e)) : numericDate(e, "setIssuedAt"), this;
	}
};
// node_modules/jose/dist/webapi/jwt/verify.js
async function jwtVerify(e, t, n) {
	let [r, i] = await verifyCompact(e, prepareVerify(n), t);
	if (!i) throw new _("JWTs MUST NOT use unencoded payload");
	let a = validateClaimsSet(r.protectedHeader, r.payload, n);
	return {
		...r,
		payload: a
	};
}
// node_modules/jose/dist/webapi/jwt/decrypt.js
async function jwtDecrypt(e, t, n) {
	let { plaintext: r, ...i } = await decryptCompact(e, prepareDecrypt(n), t), { protectedHeader: a } = i, o = validateClaimsSet(a, r, n);
	for (let e of [
		"iss",
		"sub",
		"aud"
	]) if (a[e] !== void 0 && (e === "aud" ? JSON.stringify(a.aud) !== JSON.stringify(o.aud) : a[e] !== o[e])) throw new h(`replicated "${e}" claim header parameter mismatch`, o, e, "mismatch");
	return {
		payload: o,
		...i
	};
}
// node_modules/jose/dist/webapi/jwe/compact/encrypt.js
var CompactEncrypt = class {
	#e;
	constructor(e) {
		y(e, "plaintext"), this.#e = [e];
	}
	setContentEncryptionKey(e) {
		return v(this.#e[5], "setContentEncryptionKey"), this.#e[5] = e, this;
	}
	setInitializationVector(e) {
		return v(this.#e[6], "setInitializationVector"), this.#e[6] = e, this;
	}
	setProtectedHeader(e) {
		return v(this.#e[1], "setProtectedHeader"), this.#e[1] = e, this;
	}
	setKeyManagementParameters(e) {
		return v(this.#e[7], "setKeyManagementParameters"), this.#e[7] = e, this;
	}
	async encrypt(e, t) {
		return compactJWE(await createJWE([...this.#e], e, t));
	}
}, FlattenedEncrypt = class {
	#e;
	constructor(e) {
		y(e, "plaintext"), this.#e = [e];
	}
	setKeyManagementParameters(e) {
		return v(this.#e[7], "setKeyManagementParameters"), this.#e[7] = e, this;
	}
	setProtectedHeader(e) {
		return v(this.#e[1], "setProtectedHeader"), this.#e[1] = e, this;
	}
	setSharedUnprotectedHeader(e) {
		return v(this.#e[3], "setSharedUnprotectedHeader"), this.#e[3] = e, this;
	}
	setUnprotectedHeader(e) {
		return v(this.#e[2], "setUnprotectedHeader"), this.#e[2] = e, this;
	}
	setAdditionalAuthenticatedData(e) {
		return this.#e[4] = e, this;
	}
	setContentEncryptionKey(e) {
		return v(this.#e[5], "setContentEncryptionKey"), this.#e[5] = e, this;
	}
	setInitializationVector(e) {
		return v(this.#e[6], "setInitializationVector"), this.#e[6] = e, this;
	}
	async encrypt(e, t) {
		return createJWE([...this.#e], e, t);
	}
};
// node_modules/jose/dist/webapi/lib/jws_sign.js
async function createSignature(e, t, n) {
	let [r, i, a, o] = e, s = "";
	if (i !== void 0) {
		let e = R(f, i);
		i = e[0], s = O(e[1]);
	}
	if (a !== void 0 && (a = R(f, a)[0]), !i && !a) throw new f("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
	if (!P(i, a)) throw new f("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	let c = {
		...i,
		...a
	};
	W(f, i);
	let l = H(i, U(f, m, o, i, c));
	l || n?.();
	let { alg: u } = c;
	if (typeof u != "string" || !u) throw new f("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	let d = jwsAlgorithm(u), p = "", h = r, g;
	if (l) {
		let t = e[4];
		t ? (p = t[0] ??= O(r), h = t[1] ??= k(p)) : (p = O(r), g = M.encode(`${s}.${p}`));
	}
	g ??= x(k(s), k("."), h);
	let _ = await rawKey(await prepareKey(d, t, "sign"), d.subtle, "sign");
	d.minRsaBits && checkModulusLength(d.alg, _);
	let v = {
		signature: O(new Uint8Array(await crypto.subtle.sign(d.signing, _, g))),
		payload: p
	};
	return i && (v.protected = s), a && (v.header = a), [v, l];
}
async function createCompactSignature(e, t, n, r, i) {
	let [a] = await createSignature([
		e,
		t,
		void 0,
		n
	], r, i);
	return `${a.protected}.${a.payload}.${a.signature}`;
}
// node_modules/jose/dist/webapi/jws/compact/sign.js
var CompactSign = class {
	#e;
	#t;
	constructor(e) {
		y(e, "payload"), this.#e = e;
	}
	setProtectedHeader(e) {
		return v(this.#t, "setProtectedHeader"), this.#t = e, this;
	}
	async sign(e, t) {
		return createCompactSignature(this.#e, this.#t, t?.crit, e, () => {
			throw TypeError("use the flattened module for creating JWS with b64: false");
		});
	}
}, FlattenedSign = class {
	#e;
	constructor(e) {
		y(e, "payload"), this.#e = [e];
	}
	setProtectedHeader(e) {
		return v(this.#e[1], "setProtectedHeader"), this.#e[1] = e, this;
	}
	setUnprotectedHeader(e) {
		return v(this.#e[2], "setUnprotectedHeader"), this.#e[2] = e, this;
	}
	async sign(e, t) {
		let n = [...this.#e];
		n[3] = t?.crit;
		let [r] = await createSignature(n, e);
		return r;
	}
}, IndividualSignature = class {
	#e;
	state;
	constructor(e, t, n) {
		this.#e = e, this.state = [
			void 0,
			void 0,
			t,
			n?.crit
		];
	}
	setProtectedHeader(e) {
		return v(this.state[0], "setProtectedHeader"), this.state[0] = e, this;
	}
	setUnprotectedHeader(e) {
		return v(this.state[1], "setUnprotectedHeader"), this.state[1] = e, this;
	}
	addSignature(...e) {
		return this.#e.addSignature(...e);
	}
	sign(...e) {
		return this.#e.sign(...e);
	}
	done() {
		return this.#e;
	}
}, GeneralSign = class {
	#e;
	#t = [];
	constructor(e) {
		this.#e = e;
	}
	addSignature(e, t) {
		let n = new IndividualSignature(this, e, t);
		return this.#t.push(n), n;
	}
	async sign() {
		if (!this.#t.length) throw new f("at least one signature must be added");
		y(this.#e, "payload");
		let e = {
			signatures: [],
			payload: ""
		}, t = [], n;
		for (let r of this.#t) {
			let [i, a, o, s] = r.state, [{ payload: c, ...l }, u] = await createSignature([
				this.#e,
				i,
				a,
				s,
				t
			], o);
			if (n === void 0) n = u, e.payload = c;
			else if (n !== u) throw new f("inconsistent use of JWS Unencoded Payload (RFC7797)");
			e.signatures.push(l);
		}
		return e;
	}
};
// node_modules/jose/dist/webapi/jwt/sign.js
const ce = JWTClaimsBuilder;
var SignJWT = class extends ce {
	#e;
	setProtectedHeader(e) {
		return v(this.#e, "setProtectedHeader"), this.#e = e, this;
	}
	async sign(e, t) {
		return createCompactSignature(jwtClaimsSetBytes(this), this.#e, t?.crit, e, () => {
			throw new _("JWTs MUST NOT use unencoded payload");
		});
	}
};
// node_modules/jose/dist/webapi/jwt/encrypt.js
const le = JWTClaimsBuilder;
var EncryptJWT = class extends le {
	#e = [void 0];
	#t;
	#n;
	#r;
	setProtectedHeader(e) {
		return v(this.#e[1], "setProtectedHeader"), this.#e[1] = e, this;
	}
	setKeyManagementParameters(e) {
		return v(this.#e[7], "setKeyManagementParameters"), this.#e[7] = e, this;
	}
	setContentEncryptionKey(e) {
		return v(this.#e[5], "setContentEncryptionKey"), this.#e[5] = e, this;
	}
	setInitializationVector(e) {
		return v(this.#e[6], "setInitializationVector"), this.#e[6] = e, this;
	}
	replicateIssuerAsHeader() {
		return this.#t = !0, this;
	}
	replicateSubjectAsHeader() {
		return this.#n = !0, this;
	}
	replicateAudienceAsHeader() {
		return this.#r = !0, this;
	}
	async encrypt(e, t) {
		let n = jwtClaimsSetBytes(this);
		this.#e[1] && (this.#t || this.#n || this.#r) && (this.#e[1] = {
			...this.#e[1],
			iss: this.#t ? jwtClaim(this, "iss") : void 0,
			sub: this.#n ? jwtClaim(this, "sub") : void 0,
			aud: this.#r ? jwtClaim(this, "aud") : void 0
		});
		let r = [...this.#e];
		return r[0] = n, compactJWE(await createJWE(r, e, t));
	}
};
// node_modules/jose/dist/webapi/lib/key_algorithm.js
const Q = "\"alg\" (Algorithm)";
function unsupportedAlg(e = "JWK \"alg\" (Algorithm) Parameter") {
	throw new r(`Invalid or unsupported ${e} value`);
}
function keyAlgorithm(e, t) {
	return (typeof e == "string" ? Y[e] ?? q[e] : void 0) ?? unsupportedAlg(t);
}
// node_modules/jose/dist/webapi/lib/asn1.js
const formatPEM = (e, t) => `-----BEGIN ${t}-----
${(e.match(/.{1,64}/g) || []).join("\n")}
-----END ${t}-----`, genericExport = async (e, t, n) => {
	if (isKeyObject(n)) {
		if (n.type !== e) throw TypeError(`key is not a ${e} key`);
		return n.export({
			format: "pem",
			type: t
		});
	}
	if (!isCryptoKey(n)) throw TypeError(invalidKeyInput(n, "CryptoKey", "KeyObject"));
	if (!n.extractable) throw TypeError("CryptoKey is not extractable");
	if (n.type !== e) throw TypeError(`key is not a ${e} key`);
	return formatPEM(j(new Uint8Array(await crypto.subtle.exportKey(t, n))), `${e.toUpperCase()} KEY`);
}, toSPKI = (e) => genericExport("public", "spki", e), toPKCS8 = (e) => genericExport("private", "pkcs8", e), bytesEqual = (e, t) => {
	if (e.byteLength !== t.length) return !1;
	for (let n = 0; n < e.byteLength; n++) if (e[n] !== t[n]) return !1;
	return !0;
}, createASN1State = (e) => ({
	data: e,
	pos: 0
}), readByte = (e) => {
	let t = e.data[e.pos++];
	if (t === void 0) throw Error("Unexpected end of ASN.1 input");
	return t;
}, parseLength = (e) => {
	let t = readByte(e);
	if (t & 128) {
		let n = t & 127, r = 0;
		for (let t = 0; t < n; t++) r = r << 8 | readByte(e);
		return r;
	}
	return t;
}, skipElement = (e, t = 1) => {
	for (; t-- > 0;) {
		e.pos++;
		let t = parseLength(e);
		e.pos += t;
	}
}, expectTag = (e, t, n) => {
	if (readByte(e) !== t) throw Error(n);
}, getSubarray = (e, t) => {
	if (t < 0 || e.pos + t > e.data.length) throw Error("Unexpected end of ASN.1 input");
	let n = e.data.subarray(e.pos, e.pos + t);
	return e.pos += t, n;
}, parseAlgorithmOID = (e) => {
	expectTag(e, 6, "Expected algorithm OID");
	let t = parseLength(e);
	return getSubarray(e, t);
};
function parseKeyHeader(e, t) {
	if (expectTag(e, 48, `Invalid ${t === "spki" ? "SPKI" : "PKCS#8"} structure`), parseLength(e), t === "pkcs8") {
		expectTag(e, 2, "Expected version field");
		let t = parseLength(e);
		e.pos += t;
	}
	expectTag(e, 48, "Expected algorithm identifier"), parseLength(e);
}
const parseECAlgorithmIdentifier = (e) => {
	let t = parseAlgorithmOID(e);
	if (bytesEqual(t, [
		43,
		101,
		110
	])) return "X25519";
	if (!bytesEqual(t, [
		42,
		134,
		72,
		206,
		61,
		2,
		1
	])) throw Error("Unsupported key algorithm");
	expectTag(e, 6, "Expected curve OID");
	let n = parseLength(e), r = getSubarray(e, n);
	if (bytesEqual(r, [
		42,
		134,
		72,
		206,
		61,
		3,
		1,
		7
	])) return "P-256";
	if (bytesEqual(r, [
		43,
		129,
		4,
		0,
		34
	])) return "P-384";
	if (bytesEqual(r, [
		43,
		129,
		4,
		0,
		35
	])) return "P-521";
	throw Error("Unsupported named curve");
}, genericImport = async (e, t, n, i) => {
	let a = validateExtractableOption(i?.extractable), o = keyAlgorithm(n, Q);
	o.secret && unsupportedAlg("\"alg\" (Algorithm)");
	let s = e === "spki", c;
	if (o.resolve) try {
		let n = createASN1State(t);
		parseKeyHeader(n, e), c = o.resolve({ crv: parseECAlgorithmIdentifier(n) });
	} catch (e) {
		throw new r("Invalid or unsupported key format", { cause: e });
	}
	else c = o.subtle;
	return crypto.subtle.importKey(e, t, c, a ?? s, o.usages[+!s]);
}, processPEMData = (e, t) => C(e.replace(t, "")), fromPKCS8 = (e, t, n) => {
	let r = processPEMData(e, /(?:-----(?:BEGIN|END) PRIVATE KEY-----|\s)/g);
	return genericImport("pkcs8", r, t, n);
}, fromSPKI = (e, t, n) => {
	let r = processPEMData(e, /(?:-----(?:BEGIN|END) PUBLIC KEY-----|\s)/g);
	return genericImport("spki", r, t, n);
};
function spkiFromX509(e) {
	let t = createASN1State(e);
	expectTag(t, 48, "Invalid certificate structure");
	let n = parseLength(t);
	if (n < 0 || t.pos + n > t.data.length) throw Error("Unexpected end of ASN.1 input");
	expectTag(t, 48, "Invalid tbsCertificate structure"), parseLength(t), e[t.pos] === 160 ? skipElement(t, 6) : skipElement(t, 5);
	let r = t.pos;
	expectTag(t, 48, "Invalid SPKI structure");
	let i = parseLength(t);
	return e.subarray(r, r + i + (t.pos - r));
}
const fromX509 = (e, t, n) => {
	let r;
	try {
		r = spkiFromX509(processPEMData(e, /(?:-----(?:BEGIN|END) CERTIFICATE-----|\s)/g));
	} catch (e) {
		throw TypeError("Failed to parse the X.509 certificate", { cause: e });
	}
	return genericImport("spki", r, t, n);
};
// node_modules/jose/dist/webapi/key/export.js
function exportSPKI(e) {
	return toSPKI(e);
}
function exportPKCS8(e) {
	return toPKCS8(e);
}
async function exportJWK(e) {
	if (isKeyObject(e)) {
		if (e.type === "secret") e = e.export();
		else return e.export({ format: "jwk" });
	}
	if (e instanceof Uint8Array) return {
		kty: "oct",
		k: O(e)
	};
	if (!isCryptoKey(e)) throw TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "Uint8Array"));
	if (!e.extractable) throw TypeError("non-extractable CryptoKey cannot be exported as a JWK");
	let t = await crypto.subtle.exportKey("jwk", e);
	delete t.ext, delete t.key_ops, delete t.use, t.kty !== "AKP" && delete t.alg;
	for (let e of Object.keys(t)) t[e] === void 0 && delete t[e];
	return t;
}
// node_modules/jose/dist/webapi/jwk/thumbprint.js
const check = (e, t) => {
	if (typeof e != "string" || !e) throw new s(`${t} missing or invalid`);
};
async function calculateJwkThumbprint(e, t) {
	let n;
	if (I(e)) {
		if (n = snapshotJwk(e), typeof n.kty != "string") throw TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "JSON Web Key"));
	} else if (isKeyLike(e)) n = snapshotJwk(await exportJWK(e));
	else throw TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "JSON Web Key"));
	if (t ??= "sha256", t !== "sha256" && t !== "sha384" && t !== "sha512") throw TypeError("digestAlgorithm must one of \"sha256\", \"sha384\", or \"sha512\"");
	let i;
	switch (n.kty) {
		case "AKP":
			check(n.alg, "\"alg\" (Algorithm) Parameter"), check(n.pub, "\"pub\" (Public key) Parameter"), i = {
				alg: n.alg,
				kty: n.kty,
				pub: n.pub
			};
			break;
		case "EC":
			check(n.crv, "\"crv\" (Curve) Parameter"), check(n.x, "\"x\" (X Coordinate) Parameter"), check(n.y, "\"y\" (Y Coordinate) Parameter"), i = {
				crv: n.crv,
				kty: n.kty,
				x: n.x,
				y: n.y
			};
			break;
		case "OKP":
			check(n.crv, "\"crv\" (Subtype of Key Pair) Parameter"), check(n.x, "\"x\" (Public Key) Parameter"), i = {
				crv: n.crv,
				kty: n.kty,
				x: n.x
			};
			break;
		case "RSA":
			check(n.e, "\"e\" (Exponent) Parameter"), check(n.n, "\"n\" (Modulus) Parameter"), i = {
				e: n.e,
				kty: n.kty,
				n: n.n
			};
			break;
		case "oct":
			if (typeof n.k != "string") throw new s("\"k\" (Key Value) Parameter missing or invalid");
			i = {
				k: n.k,
				kty: n.kty
			};
			break;
		default: throw new r("\"kty\" (Key Type) Parameter missing or unsupported");
	}
	let a = k(JSON.stringify(i));
	return O(await D(t, a));
}
async function calculateJwkThumbprintUri(e, t) {
	t ??= "sha256";
	let n = await calculateJwkThumbprint(e, t);
	return `urn:ietf:params:oauth:jwk-thumbprint:sha-${t.slice(-3)}:${n}`;
}
// node_modules/jose/dist/webapi/jwk/embedded.js
async function EmbeddedJWK(e, t) {
	let n = {
		...e,
		...t?.header
	};
	if (!I(n.jwk)) throw new f("\"jwk\" (JSON Web Key) Header Parameter must be a JSON object");
	let r;
	try {
		r = normalizeJwk(n.jwk);
	} catch (e) {
		throw new f("Invalid Embedded JWK", { cause: e });
	}
	let i = jwsAlgorithm(n.alg);
	if (r.use !== void 0 && r.use !== "sig") throw new f("Invalid Embedded JWK, its \"use\" must be \"sig\" when present");
	if (r.alg !== void 0 && r.alg !== i.alg) throw new f(`Invalid Embedded JWK, its "alg" must be "${i.alg}" when present`);
	let a = await jwkToKey(i, r, !0);
	if (a.type !== "public") throw new f("\"jwk\" (JSON Web Key) Header Parameter must be a public key");
	return a;
}
// node_modules/jose/dist/webapi/jwks/local.js
function isUsableJWK(e, t, n, r) {
	let { kty: i, key_ops: a, ext: o, kid: s, alg: c, use: l, crv: u } = e;
	return (o === void 0 || typeof o == "boolean") && (a === void 0 || Array.isArray(a) && a.every((e, t) => typeof e == "string" && a.indexOf(e) === t) && a.includes("verify")) && t.kty.includes(i) && (r === void 0 || typeof r == "string" && r === s) && (c === void 0 ? i !== "AKP" : n === c) && (l === void 0 || l === "sig") && (!t.crv || u === t.crv);
}
async function importWithAlgCache(e, t, n) {
	let r = e.get(t) || e.set(t, {}).get(t), { alg: i } = n;
	if (r[i] === void 0) {
		let e = jwkToKey(n, t, !0).then((e) => {
			if (e.type !== "public") throw new c("JSON Web Key Set members must be public keys");
			return r[i] = e, e;
		}).catch((t) => {
			throw r[i] === e && delete r[i], t;
		});
		r[i] = e;
	}
	return r[i];
}
function createLocalJWKSet(e) {
	let t;
	try {
		t = structuredClone(e);
	} catch (e) {
		throw new c("JSON Web Key Set malformed", { cause: e });
	}
	if (!F(t)) throw new c("JSON Web Key Set malformed");
	let n = t.keys.map((e) => {
		let t = snapshotJwk(e);
		return Array.isArray(t.key_ops) && (t.key_ops = [...t.key_ops]), t;
	}), i = /* @__PURE__ */ new WeakMap();
	return Object.defineProperty(async (e, a) => {
		let { alg: o, kid: s } = {
			...e,
			...a?.header
		}, c = typeof o == "string" ? Y[o] : void 0;
		if (!c || c.secret) throw new r("Unsupported \"alg\" value for a JSON Web Key Set");
		let d = t.keys.filter((e, t) => isUsableJWK(n[t], c, o, s)), { 0: f, length: p } = d;
		if (!p) throw new u();
		if (p !== 1) {
			let e = new l();
			throw e[Symbol.asyncIterator] = async function* () {
				for (let e of d) try {
					yield await importWithAlgCache(i, e, c);
				} catch {}
			}, e;
		}
		return importWithAlgCache(i, f, c);
	}, "jwks", { value: () => structuredClone(t) });
}
// node_modules/jose/dist/webapi/jwks/remote.js
function isCloudflareWorkers() {
	return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
}
let $;
typeof navigator < "u" && navigator.userAgent?.startsWith?.("Mozilla/5.0 ") || ($ = "jose/v6.2.17");
const ue = /* @__PURE__ */ Symbol();
async function fetchJwks(e, t, r, i = fetch) {
	let a = await i(e, {
		method: "GET",
		signal: r,
		redirect: "manual",
		headers: t
	}).catch((e) => {
		throw e.name === "TimeoutError" ? new d(void 0, { cause: e }) : e;
	});
	if (a.status !== 200) throw new n("Expected 200 OK from the JSON Web Key Set HTTP response");
	try {
		return await a.json();
	} catch (e) {
		throw new n("Failed to parse the JSON Web Key Set HTTP response as JSON", { cause: e });
	}
}
const de = /* @__PURE__ */ Symbol();
function isFreshFor(e, t) {
	return Number.isFinite(e) && Date.now() < e + t;
}
function validateDuration(e, t, n) {
	if (Number.isNaN(e)) throw TypeError(`"${n}" option must not be NaN`);
	if (typeof e == "number" && e < 0) throw TypeError(`"${n}" option must not be negative`);
	return typeof e == "number" ? e : t;
}
function createRemoteJWKSet(e, t) {
	if (!(e instanceof URL)) throw TypeError("url must be an instance of URL");
	let n = new URL(e.href).href, r = t ?? {}, i = r.timeoutDuration;
	if (typeof i == "number" && (!Number.isInteger(i) || i < 0)) throw TypeError("\"timeoutDuration\" option must be a non-negative integer");
	let a = typeof i == "number" ? i : 5e3, o = validateDuration(r.cooldownDuration, 3e4, "cooldownDuration"), s = validateDuration(r.cacheMaxAge, 6e5, "cacheMaxAge"), c = new Headers(r.headers);
	$ && !c.has("User-Agent") && c.set("User-Agent", $), c.has("accept") || c.set("accept", "application/json, application/jwk-set+json");
	let l = r[ue], d = r[de], f, p, m = 0, h = 0, g;
	if (d && typeof d == "object") {
		let { uat: e, jwks: t } = d;
		isFreshFor(e, s) && F(t) && (f = e, g = createLocalJWKSet(t));
	}
	let reload = async () => {
		if (p && isCloudflareWorkers() && (p = void 0), !p) {
			let e = ++m, t = p = fetchJwks(n, c, AbortSignal.timeout(a), l).then((t) => {
				let n = createLocalJWKSet(t);
				if (e <= h) return;
				g = n;
				let r = Date.now();
				d && (d.uat = r, d.jwks = t), f = r, h = e;
			}).finally(() => {
				p === t && (p = void 0);
			});
		}
		await p;
	};
	return Object.defineProperties(async (e, t) => {
		g && isFreshFor(f, s) || await reload();
		try {
			return await g(e, t);
		} catch (n) {
			if (n instanceof u && !isFreshFor(f, o)) return await reload(), g(e, t);
			throw n;
		}
	}, {
		coolingDown: {
			get: () => isFreshFor(f, o),
			enumerable: !0
		},
		fresh: {
			get: () => isFreshFor(f, s),
			enumerable: !0
		},
		reload: {
			value: reload,
			enumerable: !0
		},
		reloading: {
			get: () => !!p,
			enumerable: !0
		},
		jwks: {
			value: () => g?.jwks(),
			enumerable: !0
		}
	});
}
// node_modules/jose/dist/webapi/jwt/unsecured.js
const fe = JWTClaimsBuilder;
var UnsecuredJWT = class extends fe {
	encode() {
		return `${O(JSON.stringify({ alg: "none" }))}.${O(jwtClaimsSetBytes(this))}.`;
	}
	static decode(e, t) {
		if (typeof e != "string") throw new _("Unsecured JWT must be a string");
		let { 0: n, 1: r, 2: i, length: a } = e.split(".");
		if (a !== 3 || i !== "") throw new _("Invalid Unsecured JWT");
		let o, s;
		try {
			o = L(n, f, "JWS Protected Header is invalid");
			let e = U(f, m, void 0, o, o);
			s = H(o, e);
		} catch (e) {
			throw e instanceof f ? new _("Invalid Unsecured JWT", { cause: e }) : e;
		}
		if (o.alg !== "none") throw new _("Invalid Unsecured JWT");
		if (!s) throw new _("JWTs MUST NOT use unencoded payload");
		return {
			payload: validateClaimsSet(o, w(r, "payload", _), t),
			header: o
		};
	}
};
// node_modules/jose/dist/webapi/key/import.js
async function importSPKI(e, t, n) {
	if (typeof e != "string" || e.indexOf("-----BEGIN PUBLIC KEY-----") !== 0) throw TypeError("\"spki\" must be SPKI formatted string");
	return fromSPKI(e, t, n);
}
async function importX509(e, t, n) {
	if (typeof e != "string" || e.indexOf("-----BEGIN CERTIFICATE-----") !== 0) throw TypeError("\"x509\" must be X.509 formatted string");
	return fromX509(e, t, n);
}
async function importPKCS8(e, t, n) {
	if (typeof e != "string" || e.indexOf("-----BEGIN PRIVATE KEY-----") !== 0) throw TypeError("\"pkcs8\" must be PKCS#8 formatted string");
	return fromPKCS8(e, t, n);
}
async function importJWK(e, t, n) {
	if (!I(e)) throw TypeError("JWK must be an object");
	let i = normalizeJwk(e), a = validateExtractableOption(n?.extractable), { alg: o } = i;
	if (t ??= o, i.kty !== "oct" && !t) throw TypeError("\"alg\" argument is required when \"jwk.alg\" is not present");
	switch (i.kty) {
		case "oct":
			if (typeof i.k != "string") throw TypeError("missing \"k\" (Key Value) Parameter value");
			return S(i.k);
		case "AKP":
			if (typeof o != "string" || !o) throw TypeError("missing \"alg\" (Algorithm) Parameter value");
			if (t !== o) throw TypeError("JWK alg and alg option value mismatch");
			return jwkToKey(keyAlgorithm(t), i, a);
		case "RSA":
		case "EC":
		case "OKP": return jwkToKey(keyAlgorithm(t), i, a);
		default: throw new r("Unsupported \"kty\" (Key Type) Parameter value");
	}
}
// node_modules/jose/dist/webapi/util/decode_protected_header.js
function decodeProtectedHeader(e) {
	let t;
	if (typeof e == "string") {
		let n = e.split(".");
		(n.length === 3 || n.length === 5) && ([t] = n);
	} else if (typeof e == "object" && e) {
		if ("protected" in e) t = e.protected;
		else throw TypeError("Token does not contain a Protected Header");
	}
	let n = "Invalid Token or Protected Header formatting";
	if (typeof t != "string" || !t) throw TypeError(n);
	return L(t, TypeError, n);
}
// node_modules/jose/dist/webapi/key/generate_key_pair.js
function getModulusLengthOption(e) {
	let t = e?.modulusLength ?? 2048;
	if (typeof t != "number" || !Number.isInteger(t) || t < 2048) throw new r("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");
	return t;
}
async function generateKeyPair(e, t) {
	let n = validateExtractableOption(t?.extractable), i = keyAlgorithm(e, Q);
	i.secret && unsupportedAlg("\"alg\" (Algorithm)");
	let a;
	if (i.resolve) {
		let e = t?.crv ?? "P-256";
		if (![
			"P-256",
			"P-384",
			"P-521",
			"X25519"
		].includes(e)) throw new r("Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X25519");
		a = i.resolve({ crv: e });
	} else {
		if (i.crv !== void 0 && t?.crv !== void 0 && t.crv !== i.crv) throw new r(`Invalid or unsupported crv option provided, the only supported value for ${e} is ${i.crv}`);
		a = i.kty[0] === "RSA" ? {
			...i.subtle,
			publicExponent: Uint8Array.of(1, 0, 1),
			modulusLength: getModulusLengthOption(t)
		} : i.subtle;
	}
	return crypto.subtle.generateKey(a, n ?? !1, [...i.usages[1], ...i.usages[0]]);
}
// node_modules/jose/dist/webapi/key/generate_secret.js
async function generateSecret(e, t) {
	let n = validateExtractableOption(t?.extractable), r, i, a;
	switch (e) {
		case "HS256":
		case "HS384":
		case "HS512":
			r = +e.slice(-3), i = {
				name: "HMAC",
				hash: `SHA-${r}`,
				length: r
			}, a = ["sign", "verify"];
			break;
		case "A128CBC-HS256":
		case "A192CBC-HS384":
		case "A256CBC-HS512": return crypto.getRandomValues(new Uint8Array(e.slice(-3) >> 3));
		case "A128KW":
		case "A192KW":
		case "A256KW":
			r = +e.slice(1, 4), i = {
				name: "AES-KW",
				length: r
			}, a = ["wrapKey", "unwrapKey"];
			break;
		case "A128GCMKW":
		case "A192GCMKW":
		case "A256GCMKW":
		case "A128GCM":
		case "A192GCM":
		case "A256GCM":
			r = +e.slice(1, 4), i = {
				name: "AES-GCM",
				length: r
			}, a = ["encrypt", "decrypt"];
			break;
		default: unsupportedAlg(Q);
	}
	return crypto.subtle.generateKey(i, n ?? !1, a);
}
// node_modules/jose/dist/webapi/index.js
var pe = /* @__PURE__ */ e({
	CompactEncrypt: () => CompactEncrypt,
	CompactSign: () => CompactSign,
	EmbeddedJWK: () => EmbeddedJWK,
	EncryptJWT: () => EncryptJWT,
	FlattenedEncrypt: () => FlattenedEncrypt,
	FlattenedSign: () => FlattenedSign,
	GeneralEncrypt: () => GeneralEncrypt,
	GeneralSign: () => GeneralSign,
	SignJWT: () => SignJWT,
	UnsecuredJWT: () => UnsecuredJWT,
	base64url: () => b,
	calculateJwkThumbprint: () => calculateJwkThumbprint,
	calculateJwkThumbprintUri: () => calculateJwkThumbprintUri,
	compactDecrypt: () => compactDecrypt,
	compactVerify: () => compactVerify,
	createLocalJWKSet: () => createLocalJWKSet,
	createRemoteJWKSet: () => createRemoteJWKSet,
	cryptoRuntime: () => me,
	customFetch: () => ue,
	decodeJwt: () => T,
	decodeProtectedHeader: () => decodeProtectedHeader,
	errors: () => N,
	exportJWK: () => exportJWK,
	exportPKCS8: () => exportPKCS8,
	exportSPKI: () => exportSPKI,
	flattenedDecrypt: () => flattenedDecrypt,
	flattenedVerify: () => flattenedVerify,
	generalDecrypt: () => generalDecrypt,
	generalVerify: () => generalVerify,
	generateKeyPair: () => generateKeyPair,
	generateSecret: () => generateSecret,
	importJWK: () => importJWK,
	importPKCS8: () => importPKCS8,
	importSPKI: () => importSPKI,
	importX509: () => importX509,
	jwksCache: () => de,
	jwtDecrypt: () => jwtDecrypt,
	jwtVerify: () => jwtVerify
});
const me = "WebCryptoAPI";
export { SignJWT, jwtVerify, pe as webapi_exports };

import { __exportAll as e, __toESM as t } from "./rolldown-runtime.js";
import { BoundedCache as n, BuiltinNotReady as r, HandOver as i, RegoNumber as a, RegoObject as o, RegoSet as s, StandardBuiltinError as c, TermSyntaxError as l, arrayOperand as u, asBuffer as d, compareTerms as ee, createHostBuiltins as te, escapeAll as ne, fail as f, failOperand as re, handOver as p, integerOperand as m, isErrorOf as ie, loadPackage as h, numberTerm as g, parseJson as _, parseTerm as v, require__builtin_buffer as ae, require__builtin_crypto as oe, require__builtin_net as se, sortedItems as ce, standard_builtins_default as le, stringOperand as y, stringsOperand as b, toCanonicalText as x, toRegoText as ue, toRegoTextSpaced as S } from "./evaluation.js";
// src/base/async/load-once.ts
function loadOnce(e) {
	let t, begin = async () => e();
	return () => {
		if (t !== void 0) return t;
		let e = begin();
		return t = e, e.catch(() => {
			t === e && (t = void 0);
		}), e;
	};
}
// src/engine/opa/core-calls.ts
let C;
function loadedCoreCalls() {
	return C;
}
const w = loadOnce(load);
async function load() {
	let [{ loadCoreModule: e }, { createCoreCalls: t }] = await Promise.all([import("./core-module.js").then((e) => e.core_module_exports), import("./instance-calls.js")]);
	return C = t(await e());
}
// src/engine/std/cidr.ts
var T = /* @__PURE__ */ t(se(), 1);
function isCidr(e) {
	let [, t = "", n = ""] = /^([^/%]*)\/(\d+)$/.exec(e) ?? [], r = (0, T.isIPv4)(t) ? 32 : (0, T.isIPv6)(t) ? 128 : -1;
	return n !== "" && Number(n) <= r;
}
const de = {
	name: "net.cidr_is_valid",
	call: ([e]) => typeof e == "string" && isCidr(e)
};
// src/engine/opa/standard-builtins.ts
var fe = /* @__PURE__ */ e({ standardBuiltin: () => standardBuiltin });
let E;
function builtins() {
	return E ??= new Map(Object.entries(le).map(([e, { arity: t, operands: n, nondeterministic: r, network: i, native: a }]) => [e, {
		name: e,
		arity: t,
		operands: n,
		nondeterministic: r === !0,
		network: i === !0,
		native: a === !0
	}])), E;
}
function standardBuiltin(e) {
	return builtins().get(e);
}
// src/engine/std/failing-calls.ts
var D = ae();
const pe = /^(?:io\.jwt\.decode_verify|crypto\.x509\.parse_and_verify.*)$/, me = [
	"re_match",
	"regex.match",
	"regex.split"
], O = new n(1048576, () => 0), k = /[ \t\n\r]*/y, he = /(?:"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y, ge = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"[ \t\n\r]*:/y;
function skip(e, t, n) {
	return e.lastIndex = n, e.test(t) ? e.lastIndex : -1;
}
function skipJson(e, t, n) {
	if (n > 100) return NaN;
	let r = skip(k, e, t), i = e[r];
	if (i !== "{" && i !== "[") {
		let t = skip(he, e, r);
		return t < 0 ? t : skip(k, e, t);
	}
	let a = i === "{" ? "}" : "]";
	if (r = skip(k, e, r + 1), e[r] === a) return skip(k, e, r + 1);
	for (;;) {
		if (i === "{" && (r = skip(ge, e, skip(k, e, r))), r >= 0 && (r = skipJson(e, r, n + 1)), !(r >= 0)) return r;
		if (e[r] === a) return skip(k, e, r + 1);
		if (e[r] !== ",") return -1;
		r++;
	}
}
const A = {
	"base64.decode": (e) => /[^\w+/=\r\n]|_/.test(e),
	"base64url.decode": (e) => /[^\w=\r\n-]/.test(e),
	"hex.decode": (e) => e.length % 2 == 1 || /[^\da-f]/i.test(e),
	"json.unmarshal": (e) => skipJson(e, 0, 0) === -1,
	"time.parse_duration_ns": (e) => !/\d/.test(e),
	"time.parse_rfc3339_ns": (e) => !/^\d{4}-\d\d-\d\dT/.test(e),
	to_number: (e) => !/\d/.test(e) && !/inf|nan/i.test(e),
	"urlquery.decode": (e) => /%(?![\da-f]{2})/i.test(e)
};
function plainText$1(e) {
	if (e?.[0] !== 34 || e.length > 1024 || !(0, D.isAscii)(e)) return;
	let t = latin1(e, 1, e.length - 1);
	return t.includes("\\") ? unescaped(t) : t;
}
function unescaped(e) {
	return /\\[^"\\]/.test(e.replaceAll("\\\\", "")) ? void 0 : e.replace(/\\(["\\])/g, "$1");
}
function latin1(e, t = 0, n = e.length) {
	return (Buffer.isBuffer(e) ? e : d(e)).toString("latin1", t, n);
}
function getKey(e, t) {
	if (pe.test(e)) return;
	let n = me.includes(e) ? 1 : t.length, r = e, i = 0;
	for (let e = 0; e < n; e++) {
		let n = t[e];
		if (i += n.length, i > 256) return;
		r += `\0${latin1(n)}`;
	}
	return r;
}
function certainlyFails(e, t) {
	let n = Object.hasOwn(A, e) ? A[e] : void 0, r = n === void 0 ? void 0 : plainText$1(t[0]);
	if (r !== void 0 && n?.(r) === !0) return !0;
	if (O.isEmpty) return !1;
	let i = getKey(e, t);
	return i !== void 0 && O.get(i) === !0;
}
function addFailure(e, t) {
	let n = getKey(e, t);
	n !== void 0 && O.keep(n, !0);
}
// src/engine/std/core-builtin.ts
function coreBuiltin(e) {
	let t = standardBuiltin(e);
	if (t !== void 0) return {
		...t,
		needsOpaCore: !t.native,
		call(n, i) {
			let a = !i.readsErrors && !t.nondeterministic;
			if (a && certainlyFails(e, n)) return;
			let o = loadedCoreCalls();
			if (o === void 0) throw new r(w);
			i.beforeLongCall();
			let s = o.call(e, n, {
				nowNs: i.nowNs,
				seed: i.seed,
				remainingMs: () => i.remainingMs()
			});
			switch (s.kind) {
				case "value": return s.bytes;
				case "undefined":
					a && addFailure(e, n);
					return;
				case "error":
					if (a) {
						addFailure(e, n);
						return;
					}
					throw new c(s.message, s.opaCode);
			}
		}
	};
}
// src/engine/std/encoding.ts
var j = oe();
function decodeUtf8(e) {
	return (0, D.isUtf8)(e) ? e.toString("utf8") : p();
}
const _e = /^(?:[0-9a-f]{2})*$/i;
function decodeHex(e) {
	return _e.test(e) ? decodeUtf8(Buffer.from(e, "hex")) : /^[0-9a-f]*$/i.test(e) ? f("encoding/hex: odd length hex string") : p();
}
function toBase64Url(e) {
	return Buffer.from(e).toString("base64").replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
function escapeQuery(e) {
	return ne(e).replaceAll("%20", "+");
}
const ve = [
	{
		name: "base64url.encode_no_pad",
		call: (e) => toBase64Url(y(e, 1))
	},
	{
		name: "hex.encode",
		call: (e) => Buffer.from(y(e, 1)).toString("hex")
	},
	{
		name: "hex.decode",
		handsOver: "a text with a character that is not a digit, and bytes that are not UTF-8",
		call: (e) => decodeHex(y(e, 1))
	},
	{
		name: "urlquery.encode",
		call: (e) => escapeQuery(y(e, 1))
	}
], M = [
	"md5",
	"sha1",
	"sha256"
], N = [...M, "sha512"], P = [
	...M.map((e) => ({
		name: `crypto.${e}`,
		call: (t) => (0, j.createHash)(e).update(y(t, 1)).digest("hex")
	})),
	...N.map((e) => ({
		name: `crypto.hmac.${e}`,
		call(t) {
			let n = y(t, 1);
			return (0, j.createHmac)(e, y(t, 2)).update(n).digest("hex");
		}
	})),
	{
		name: "crypto.hmac.equal",
		call: (e) => y(e, 1) === y(e, 2)
	}
];
function readText(e) {
	let t = Buffer.isBuffer(e) ? e : d(e);
	return (0, D.isAscii)(t) ? t.toString("latin1") : (0, D.isUtf8)(t) ? t.toString("utf8") : p();
}
function readArgument(e) {
	let t = readText(e);
	return t.charCodeAt(0) === 34 && !t.includes("\\") ? t.slice(1, -1) : v(t);
}
function callInJavaScript({ name: e, call: t, shortBytes: n = 4096 }, r, i) {
	r.reduce((e, { length: t }) => e + t, 0) > n && i.beforeLongCall();
	try {
		let e = t(r.map(readArgument), i, r);
		return e === void 0 ? void 0 : Buffer.from(ue(e));
	} catch (t) {
		if (t instanceof c) throw t.message = `${e}: ${t.message}`, t;
		if (ie(t, "RangeError")) return p();
		throw t;
	}
}
function toStandardBuiltin(e) {
	let { name: t } = e, n = coreBuiltin(t);
	if (n === void 0) throw Error(`${t} is not a standard built-in that needs a host`);
	return {
		name: t,
		arity: n.arity,
		operands: n.operands,
		nondeterministic: n.nondeterministic,
		call(r, a) {
			let o = !a.readsErrors && !n.nondeterministic;
			if (!(o && certainlyFails(t, r))) try {
				return callInJavaScript(e, r, a);
			} catch (e) {
				if (e instanceof i) {
					let t = n.call(r, a);
					return t !== void 0 && e.answered?.(), t;
				}
				if (o && e instanceof c) {
					addFailure(t, r);
					return;
				}
				throw e;
			}
		}
	};
}
// src/engine/std/json-patch.ts
function required(e, t) {
	return e.get(t) ?? p();
}
function parsePath(e) {
	return Array.isArray(e) ? e : typeof e == "string" ? e === "" ? [] : e.replace(/^\/+/, "").split("/").map((e) => e.replaceAll("~1", "/").replaceAll("~0", "~")) : p();
}
const F = /^(?:0|[1-9]\d{0,8})$/;
function indexOf(e, t) {
	let n = e instanceof a ? e.text : e, r = typeof n == "string" && F.test(n) ? Number(n) : p();
	return r < t ? r : p();
}
function getChild(e, t) {
	return Array.isArray(e) ? e[indexOf(t, e.length)] ?? null : !(e instanceof o) || typeof t != "string" ? p() : required(e, t);
}
function withMember(e, t, n) {
	return new o([...e.entries.filter(([e]) => e !== t), [t, n]]);
}
function insert(e, t, n) {
	if (Array.isArray(e)) {
		let r = t === "-" ? e.length : indexOf(t, e.length + 1);
		return e.toSpliced(r, 0, n);
	}
	return !(e instanceof o) || typeof t != "string" ? p() : withMember(e, t, n);
}
function remove(e, t) {
	return getChild(e, t), Array.isArray(e) ? e.toSpliced(indexOf(t, e.length), 1) : new o(e.entries.filter(([e]) => e !== t));
}
function editAt(e, t, n, r = 0) {
	let i = t[r] ?? p();
	if (r === t.length - 1) return n(e, i);
	let a = editAt(getChild(e, i), t, n, r + 1);
	return Array.isArray(e) ? e.with(indexOf(i, e.length), a) : withMember(e, i, a);
}
function add(e, t, n) {
	return t.length === 0 ? n : editAt(e, t, (e, t) => insert(e, t, n));
}
function apply(e, t) {
	if (!(t instanceof o)) return p();
	let n = parsePath(required(t, "path")), from = () => parsePath(required(t, "from"));
	switch (t.get("op")) {
		case "add": return add(e, n, required(t, "value"));
		case "remove": return editAt(e, n, remove);
		case "replace": return add(editAt(e, n, remove), n, required(t, "value"));
		case "move": {
			let t = from();
			return add(editAt(e, t, remove), n, t.reduce(getChild, e));
		}
		case "copy": return add(e, n, from().reduce(getChild, e));
		case "test": return ee(n.reduce(getChild, e), required(t, "value")) === 0 ? e : p();
		default: return p();
	}
}
const ye = {
	name: "json.patch",
	handsOver: "patches that cannot be applied, and paths through sets or keys that are not strings",
	shortBytes: 0,
	call: (e) => u(e, 2).reduce(apply, e[0] ?? null)
}, be = /^[\w-]*$/;
function decodeSection(e) {
	return be.test(e) && e.length % 4 != 1 ? Buffer.from(e.replaceAll("-", "+").replaceAll("_", "/"), "base64") : p();
}
function hasDuplicateNames(e) {
	return Array.isArray(e) ? e.some(hasDuplicateNames) : e instanceof o ? new Set(e.entries.map(([e]) => e)).size < e.entries.length || e.entries.some(([, e]) => hasDuplicateNames(e)) : !1;
}
function parseObject(e) {
	let t = decodeUtf8(decodeSection(e)), n;
	try {
		n = _(t);
	} catch (e) {
		if (e instanceof l) return p();
		throw e;
	}
	return n instanceof o && !hasDuplicateNames(n) ? n : p();
}
function splitToken(e) {
	if (!e.includes(".")) return f("encoded JWT had no period separators");
	let t = e.split(".");
	if (t.length !== 3) return f(`encoded JWT must have 3 sections, found ${String(t.length)}`);
	let [n = "", r = "", i = ""] = t;
	return [
		n,
		r,
		i
	];
}
// src/engine/std/jwt-signature.ts
const xe = {
	256: ["prime256v1", 64],
	384: ["secp384r1", 96],
	512: ["secp521r1", 132]
}, I = new Map([
	256,
	384,
	512
].flatMap((e) => {
	let t = `sha${String(e)}`, [n, r] = xe[e];
	return [
		"HS",
		"RS",
		"PS",
		"ES"
	].map((i) => [`${i}${String(e)}`, i === "ES" ? {
		family: i,
		hash: t,
		curve: n,
		signatureBytes: r
	} : {
		family: i,
		hash: t
	}]);
}));
function verifySecret({ hash: e }, t, n, r) {
	let i = (0, j.createHmac)(e, t).update(n).digest();
	return r.length === i.length && (0, j.timingSafeEqual)(r, i);
}
function verifyKey({ family: e, hash: t, curve: n, signatureBytes: r }, { key: i }, a, o, s) {
	let { asymmetricKeyType: c, asymmetricKeyDetails: l = {} } = i;
	if (e === "ES") return c === "ec" ? l.namedCurve !== n || o.length !== r ? p() : (0, j.verify)(t, Buffer.from(a), {
		key: i,
		dsaEncoding: "ieee-p1363"
	}, o) : !1;
	if (c !== "rsa" || o.length !== Math.ceil((l.modulusLength ?? 0) / 8)) return !1;
	let u = e === "PS" ? {
		padding: j.constants.RSA_PKCS1_PSS_PADDING,
		saltLength: s ? j.constants.RSA_PSS_SALTLEN_AUTO : j.constants.RSA_PSS_SALTLEN_DIGEST
	} : { padding: j.constants.RSA_PKCS1_PADDING };
	return (0, j.verify)(t, Buffer.from(a), {
		key: i,
		...u
	}, o);
}
// src/engine/std/jwt-keys.ts
const Se = /^-----BEGIN (CERTIFICATE|PUBLIC KEY)-----\n((?:[A-Za-z\d+/]+={0,2}\n)+)-----END \1-----\n?$/, Ce = new Set(Array.from(I.values(), ({ curve: e }) => e)), we = /^RSA-OAEP(?:-256)?$/, Te = /^(?:kty|use|alg|kid|n|e|crv|x|y|x5t|x5t#S256|x5c|issuer)$/;
function usualKey(e) {
	let { modulusLength: t = 0, publicExponent: n, namedCurve: r } = e.asymmetricKeyDetails ?? {};
	return (e.asymmetricKeyType === "rsa" ? t >= 2048 && t <= 8192 && n === 65537n : e.asymmetricKeyType === "ec" && r !== void 0 && Ce.has(r)) ? e : p();
}
function parsePem(e, t) {
	let n = Buffer.from(t, "base64");
	if (n.toString("base64") !== t) return p();
	let r = e === "CERTIFICATE", i = r ? certifiedKey(n) : (0, j.createPublicKey)({
		key: n,
		format: "der",
		type: "spki"
	}), a = i.export({
		format: "der",
		type: "spki"
	});
	return (r ? n.includes(a) : a.equals(n)) ? {
		keys: [{
			alg: "",
			kid: "",
			key: usualKey(i)
		}],
		isAccepted: !r
	} : p();
}
function certifiedKey(e) {
	let { raw: t, publicKey: n } = new j.X509Certificate(e);
	return t.equals(e) ? n : p();
}
function isCertificateChain(e) {
	return Array.isArray(e) && e.every((e) => typeof e == "string");
}
function parseJwk(e) {
	if (!(e instanceof o)) return p();
	let t = {};
	for (let [n, r] of e.entries) {
		if (typeof n != "string" || !Te.test(n)) return p();
		if (typeof r == "string") t[n] = r;
		else if (n !== "x5c" || !isCertificateChain(r)) return p();
	}
	let { alg: n = "", kid: r = "" } = t;
	if (t.alg === "") return p();
	let i = usualKey((0, j.createPublicKey)({
		key: t,
		format: "jwk"
	}));
	if (Object.entries(i.export({ format: "jwk" })).some(([e, n]) => t[e] !== n)) return p();
	if (we.test(n)) return;
	let { family: a = "HS" } = I.get(n) ?? {};
	return n === "" || a !== "HS" ? {
		alg: n,
		kid: r,
		key: i
	} : p();
}
function parseJwks(e) {
	let t = _(e);
	if (!(t instanceof o) || hasDuplicateNames(t)) return p();
	let n = t.get("keys");
	if (n !== void 0 && t.entries.length > 1) return p();
	let r = n === void 0 ? [t] : n;
	return !Array.isArray(r) || r.length > 100 ? p() : {
		keys: r.map(parseJwk).filter((e) => e !== void 0),
		isAccepted: !r.some((e) => e instanceof o && e.has("x5c"))
	};
}
function parseKeys(e) {
	try {
		let [, t, n] = Se.exec(e) ?? [];
		return t === void 0 || n === void 0 ? parseJwks(e) : parsePem(t, n.replaceAll("\n", ""));
	} catch {
		return;
	}
}
const L = new n(8388608, () => 16384);
function verificationKeys(e) {
	if (e.length > 65536) return p();
	let t = L.get(e);
	t === void 0 && (t = { set: parseKeys(e) }, L.keep(e, t));
	let { set: n } = t;
	return n === void 0 ? p() : n.isAccepted ? n.keys : p(() => {
		n.isAccepted = !0;
	});
}
// src/engine/std/jwt-verify.ts
function stringMember(e, t) {
	let n = e.get(t) ?? "";
	return typeof n == "string" ? n : p();
}
function readToken(e) {
	let [t, n, r] = splitToken(e), i = parseObject(t);
	return [
		"enc",
		"cty",
		"crit"
	].some((e) => i.has(e)) ? p() : (stringMember(i, "typ"), {
		header: i,
		alg: stringMember(i, "alg"),
		kid: stringMember(i, "kid"),
		payload: n,
		signed: `${t}.${n}`,
		signature: decodeSection(r)
	});
}
function verifiesWithAny({ alg: e, kid: t }, n, r) {
	let i = t === "" ? void 0 : n.find((e) => e.kid === t);
	return i === void 0 ? n.some((t) => (t.alg === "" || t.alg === e) && r(t)) : r(i);
}
const R = "keys but a `PUBLIC KEY` in PEM and plain JWK, certificates once, and unusual headers", z = 65536, Ee = [...I].map(([e, t]) => ({
	name: `io.jwt.verify_${e.toLowerCase()}`,
	shortBytes: z,
	...t.family === "HS" ? {
		handsOver: "tokens with padding",
		call(e) {
			let n = y(e, 1), r = y(e, 2), [i, a, o] = splitToken(n);
			return verifySecret(t, r, `${i}.${a}`, decodeSection(o));
		}
	} : {
		handsOver: R,
		call(e) {
			let n = readToken(y(e, 1));
			return verifiesWithAny(n, verificationKeys(y(e, 2)), (e) => verifyKey(t, e, n.signed, n.signature, !0));
		}
	}
})), De = /^[1-9]\d{0,18}$/, Oe = /^(?:0|[1-9]\d{0,14})$/, ke = [
	"cert",
	"secret",
	"alg",
	"iss",
	"aud",
	"time"
];
function readConstraints(e, t) {
	if (!(e instanceof o) || e.entries.some(([e]) => typeof e != "string" || !ke.includes(e))) return p();
	let n = stringMember(e, "cert"), r = stringMember(e, "secret");
	if (n === "" == (r === "") || e.has("cert") && e.has("secret")) return p();
	let i = e.get("time") ?? new a(String(t));
	if (!(i instanceof a) || !De.test(i.text)) return p();
	let [s, c, l] = [
		stringMember(e, "alg"),
		stringMember(e, "iss"),
		stringMember(e, "aud")
	];
	return {
		keys: n === "" ? void 0 : verificationKeys(n),
		secret: r,
		alg: s,
		iss: c,
		aud: l,
		time: Number(i.text) / 1e9
	};
}
function isSignatureValid(e, { keys: t, secret: n }) {
	let r = I.get(e.alg);
	return r === void 0 || r.family === "HS" != (t === void 0) ? p() : t === void 0 ? verifySecret(r, n, e.signed, e.signature) : verifiesWithAny(e, t, (t) => verifyKey(r, t, e.signed, e.signature, !1));
}
function claimedSeconds(e, t) {
	let n = e.get(t);
	if (n !== void 0) return n instanceof a && Oe.test(n.text) ? Number(n.text) : p();
}
function isAudience(e, t) {
	return e === void 0 ? t === "" : Array.isArray(e) ? e.includes(t) : e === t;
}
function areClaimsValid(e, { iss: t, aud: n, time: r }) {
	if (t !== "" && stringMember(e, "iss") !== t || !isAudience(e.get("aud"), n)) return !1;
	let i = claimedSeconds(e, "exp");
	if (i !== void 0 && r >= i) return !1;
	let a = claimedSeconds(e, "nbf");
	return a === void 0 || r >= a;
}
function decodeVerify(e, { nowNs: t }) {
	let n = readConstraints(e[1], t), r = readToken(y(e, 1)), i = [
		!1,
		new o([]),
		new o([])
	];
	if (r.alg === "") return p();
	if (n.alg !== "" && n.alg !== r.alg || !isSignatureValid(r, n)) return i;
	let a = parseObject(r.payload);
	return areClaimsValid(a, n) ? [
		!0,
		r.header,
		a
	] : i;
}
const Ae = [{
	name: "io.jwt.decode_verify",
	handsOver: R,
	shortBytes: z,
	call: decodeVerify
}, ...Ee];
// src/engine/std/jwt.ts
function decode(e) {
	let [t, n, r] = splitToken(e), i = parseObject(t);
	return i.has("enc") ? f("JWT is a JWE object, which is not supported") : i.has("cty") ? p() : [
		i,
		parseObject(n),
		decodeSection(r).toString("hex")
	];
}
const je = {
	name: "io.jwt.decode",
	handsOver: "tokens that are not a JWT, have a content type or padding, or repeat a name in an object",
	call: (e) => decode(y(e, 1))
};
// src/engine/std/object-subset.ts
function objectHolds(e, t) {
	let n = new Map(e.entries.map(([e, t]) => [x(e), t]));
	return t.entries.every(([e, t]) => {
		let r = n.get(x(e));
		return r === void 0 ? !1 : holds(r, t) ?? x(r) === x(t);
	});
}
function arrayHolds(e, t) {
	let n = e.map(x), r = t.map(x), isAt = (e) => r.every((t, r) => n[e + r] === t);
	for (let e = 0; e + r.length <= n.length; e++) if (isAt(e)) return !0;
	return !1;
}
function setHolds(e, t) {
	let n = new Set(e.items.map(x));
	return t.items.every((e) => n.has(x(e)));
}
function arrayHoldsSet(e, t) {
	let n = new Set(t.items.map(x)), r = n.size;
	return e.some((e) => (n.has(x(e)) && r--, r === 0));
}
function holds(e, t) {
	if (e instanceof o && t instanceof o) return objectHolds(e, t);
	if (e instanceof s && t instanceof s) return setHolds(e, t);
	if (Array.isArray(e) && Array.isArray(t)) return arrayHolds(e, t);
}
const Me = {
	name: "object.subset",
	call([e = null, t = null]) {
		return Array.isArray(e) && t instanceof s ? arrayHoldsSet(e, t) : holds(e, t) ?? re("both arguments object.subset must be of the same type or array and set");
	}
};
// src/engine/std/print.ts
function shown(e) {
	return typeof e == "string" ? e : S(e);
}
function crossProduct(e) {
	return e.reduce((e, { items: t }, n) => {
		let r = t.length === 0 ? ["<undefined>"] : ce(new s(t)).map(shown);
		return e.flatMap((e) => r.map((t) => n === 0 ? t : `${e} ${t}`));
	}, [""]);
}
const Ne = {
	name: "internal.print",
	arity: 1,
	nondeterministic: !1,
	call([e], t) {
		let n = v(Buffer.from(e ?? []).toString("utf8"));
		if (!Array.isArray(n) || !n.every((e) => e instanceof s)) throw new c("internal.print: operands must be sets", "eval_type_error");
		for (let e of crossProduct(n)) t.print(e);
	}
}, Pe = {
	name: "trace",
	call(e, t) {
		return t.print(y(e, 1)), !0;
	}
}, B = new n(1048576, (e) => e.programSize() * 64);
let compile;
async function loadRe2() {
	let { RE2JS: e } = await h(() => import("./build.js"));
	compile = (t) => e.compile(t);
}
const Fe = /\\[pPQ]|\{\d{3}|\(\?\w*i[^]*[^\0-\x7f]|[^\0-\x7f][^]*\(\?\w*i/;
function compiled(e) {
	let t = B.get(e);
	if (t !== void 0) return t;
	if (Fe.test(e)) return p();
	if (compile === void 0) throw new r(loadRe2);
	let n;
	try {
		n = compile(e);
	} catch {
		return p();
	}
	return B.keep(e, n), n;
}
function findMatches(e, t, n) {
	return n === 0 ? [] : e.re2().findAllSubmatchIndex(t, n) ?? [];
}
function split(e, t) {
	let n = findMatches(compiled(e), t, -1);
	if (e !== "" && t === "") return [""];
	let r = [], i = 0, a = 0;
	for (let [e = 0, o = 0] of n) a = e, o !== 0 && r.push(t.slice(i, a)), i = o;
	return a !== t.length && r.push(t.slice(i)), r;
}
const Ie = /\$(?:\$|(\w+)|\{(\w+)\})/g, Le = /^(?:0|[1-9]\d{0,7})$/;
function expand(e, t, n, r) {
	return t.replace(Ie, (t, i, a) => {
		if (t === "$$") return "$";
		let o = i ?? a ?? "", s = Le.test(o) ? Number(o) : e.namedGroups()[o], [c = -1, l = -1] = s === void 0 ? [] : r.slice(2 * s, 2 * s + 2);
		return c < 0 ? "" : n.slice(c, l);
	});
}
function replaceAll(e, t, n) {
	if (n.includes("$") && /[^\0-\x7f]/.test(n)) return p();
	let r = compiled(t), i = "", a = 0;
	for (let t of findMatches(r, e, -1)) {
		let [o = 0, s = 0] = t;
		i += e.slice(a, o) + expand(r, n, e, t), a = s;
	}
	return i + e.slice(a);
}
const V = "patterns that are not valid, have classes by Unicode name, counts of 100 and more, or ignore case beyond ASCII", Re = [
	{
		name: "regex.find_n",
		handsOver: V,
		shortBytes: 128,
		call(e) {
			let t = y(e, 1), n = y(e, 2), r = m(e, 3);
			return findMatches(compiled(t), n, r).map(([e, t]) => n.slice(e, t));
		}
	},
	{
		name: "regex.replace",
		handsOver: V,
		shortBytes: 128,
		call(e) {
			return replaceAll(y(e, 1), y(e, 2), y(e, 3));
		}
	},
	{
		name: "regex.split",
		handsOver: V,
		shortBytes: 128,
		call(e) {
			return split(y(e, 1), y(e, 2));
		}
	}
], ze = /^[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u0377\u0400-\u052f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fef\uac00-\ud7a3\u{1f300}-\u{1f5ff}\u{1f600}-\u{1f64f}]*$/u;
function quoteText(e) {
	return checked(JSON.stringify(e));
}
function printTerm(e) {
	return checked(S(e));
}
const Be = /^[\n -[\]-~]*$/;
function checked(e) {
	return Be.test(e) || ze.test(e) && !e.includes("\\u") ? e : p();
}
const Ve = /^-?\d+$/, He = 2n ** 63n - 1n, Ue = -(2n ** 63n);
function toInteger(e) {
	if (e.length <= 15) return {
		type: "int64",
		text: e === "-0" ? "0" : e
	};
	let t = BigInt(e);
	return {
		type: t > He || t < Ue ? "*big.Int" : "int64",
		text: e
	};
}
function toOperand(e) {
	if (typeof e == "string") return {
		type: "string",
		text: e
	};
	if (!(e instanceof a)) return {
		type: "string",
		text: printTerm(e)
	};
	if (Ve.test(e.text)) return toInteger(e.text);
	let t = Number(e.text);
	return Number.isFinite(t) ? {
		type: "float64",
		value: t
	} : p();
}
function shortestFloat(e) {
	let [t = "", n = ""] = e.toExponential().split("e"), r = Number(n);
	return r >= -4 && r < 6 ? Object.is(e, -0) ? "-0" : String(e) : `${t}e${r < 0 ? "-" : "+"}${String(Math.abs(r)).padStart(2, "0")}`;
}
function fixedFloat(e, t) {
	return Math.abs(e) >= 1e21 || t > 20 || Math.abs(e) * 2 ** (t + 1) % 2 == 1 || Object.is(e, -0) ? p() : e.toFixed(t);
}
function plainText(e) {
	return e.type === "float64" ? shortestFloat(e.value) : e.text;
}
function mismatch(e, t) {
	return t.type === "*big.Int" ? p() : `%!${e}(${t.type}=${plainText(t)})`;
}
function formatOne(e, t, n) {
	let { type: r } = n;
	return e === "f" && r === "float64" ? fixedFloat(n.value, t ?? 6) : t === void 0 ? e === "v" ? plainText(n) : e === "s" && (r === "string" || r === "*big.Int") || e === "d" && (r === "int64" || r === "*big.Int") ? n.text : mismatch(e, n) : p();
}
function padTo(e, t) {
	let n = Math.abs(t) - Array.from(e).length;
	return n <= 0 ? e : t < 0 ? e + " ".repeat(n) : " ".repeat(n) + e;
}
const We = /%(?:%|(-?\d{1,4})?(?:\.(\d{1,2}))?([vsdft]))?/g;
function parseFormat(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(We)) {
		let [i, a, o, s] = r;
		if (t.push(e.slice(n, r.index)), n = r.index + i.length, i === "%%") {
			t.push("%");
			continue;
		}
		if (s === void 0 || /^-?0/.test(a ?? "")) return;
		let [c, l] = [a, o].map((e) => e === void 0 ? void 0 : Number(e));
		t.push({
			verb: s,
			width: c,
			precision: l
		});
	}
	return t.push(e.slice(n)), t;
}
const H = new n(262144, ({ format: e = [] }) => e.length * 64);
function getFormat(e) {
	let t = H.get(e);
	if (t !== void 0) return t.format;
	let n = parseFormat(e);
	return H.keep(e, { format: n }), n;
}
function formatDirective({ verb: e, width: t, precision: n }, r) {
	if (r === void 0) return `%!${e}(MISSING)`;
	let i = formatOne(e, n, toOperand(r));
	return t === void 0 ? i : i.startsWith("%!") ? p() : padTo(i, t);
}
function sprintf(e, t) {
	let n = 0, r = "";
	for (let i of getFormat(e) ?? p()) r += typeof i == "string" ? i : formatDirective(i, t[n++]);
	if (n >= t.length) return r;
	let i = t.slice(n).map(toOperand);
	return `${r}%!(EXTRA ${i.map((e) => `${e.type}=${plainText(e)}`).join(", ")})`;
}
const Ge = {
	name: "sprintf",
	handsOver: "verbs other than `%v %s %d %f %t %%`, zero padding, a precision of anything but `%f`, numbers that are not a 64-bit float, and unusual characters inside arrays, objects and sets",
	call(e) {
		return sprintf(y(e, 1), u(e, 2));
	}
}, U = String.raw`[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*`, W = String.raw`(0|[1-9]\d{0,18})`, Ke = new RegExp(String.raw`^v?${W}\.${W}\.${W}(?:-(${U}))?(?:\+${U})?$`), qe = /(?:^|\.)0\d+(?:\.|$)/, G = /^\d+$/, Je = 2n ** 63n - 1n;
function parseVersion(e) {
	let [t, n = "", r = "", i = "", a = ""] = Ke.exec(e) ?? [];
	if (t === void 0 || qe.test(a)) return;
	let o = [
		BigInt(n),
		BigInt(r),
		BigInt(i)
	];
	return o.some((e) => e > Je) ? void 0 : {
		numbers: o,
		preRelease: a
	};
}
function compare(e, t) {
	return e < t ? -1 : +(e > t);
}
function compareIdentifiers(e, t) {
	let n = G.test(e);
	return n === G.test(t) ? n ? e.length > 18 || t.length > 18 ? p() : compare(Number(e), Number(t)) : compare(e, t) : n ? -1 : 1;
}
function comparePreReleases(e, t) {
	if (e === t) return 0;
	if (e === "" || t === "") return e === "" ? 1 : -1;
	let n = e.split("."), r = t.split(".");
	for (let e = 0; e < Math.min(n.length, r.length); e++) {
		let t = compareIdentifiers(n[e] ?? "", r[e] ?? "");
		if (t !== 0) return t;
	}
	return compare(n.length, r.length);
}
function compareVersions(e, t) {
	for (let n = 0; n < e.numbers.length; n++) {
		let r = compare(e.numbers[n] ?? 0n, t.numbers[n] ?? 0n);
		if (r !== 0) return r;
	}
	return comparePreReleases(e.preRelease, t.preRelease);
}
function versionOrFail(e, t) {
	return parseVersion(e) ?? f(`operand ${String(t)}: string ${quoteText(e)} is not a valid SemVer`);
}
const Ye = [{
	name: "semver.compare",
	handsOver: "numbers of more than 18 digits in pre-releases",
	call(e) {
		let t = y(e, 1), n = y(e, 2);
		return g(compareVersions(versionOrFail(t, 1), versionOrFail(n, 2)));
	}
}, {
	name: "semver.is_valid",
	call: ([e]) => typeof e == "string" && parseVersion(e) !== void 0
}], prefix = (e, t) => e.slice(0, t), suffix = (e, t) => t === 0 ? "" : e.slice(-t);
function anyHasAffix(e, t) {
	let n = b(e, 1), r = new Set(b(e, 2)), i = new Set([...r].map((e) => e.length));
	return n.some((e) => [...i].some((n) => n <= e.length && r.has(t(e, n))));
}
function countOccurrences(e, t) {
	if (t === "") return Array.from(e).length + 1;
	let n = 0;
	for (let r = e.indexOf(t); r >= 0; r = e.indexOf(t, r + t.length)) n++;
	return n;
}
const Xe = [
	{
		name: "strings.any_prefix_match",
		call: (e) => anyHasAffix(e, prefix)
	},
	{
		name: "strings.any_suffix_match",
		call: (e) => anyHasAffix(e, suffix)
	},
	{
		name: "strings.count",
		call: (e) => {
			let t = y(e, 1);
			return g(countOccurrences(t, y(e, 2)));
		}
	}
], Ze = /* @__PURE__ */ new Map([
	["", "2006-01-02T15:04:05.999999999Z07:00"],
	["ANSIC", "Mon Jan _2 15:04:05 2006"],
	["UnixDate", "Mon Jan _2 15:04:05 MST 2006"],
	["RubyDate", "Mon Jan 02 15:04:05 -0700 2006"],
	["RFC822", "02 Jan 06 15:04 MST"],
	["RFC822Z", "02 Jan 06 15:04 -0700"],
	["RFC850", "Monday, 02-Jan-06 15:04:05 MST"],
	["RFC1123", "Mon, 02 Jan 2006 15:04:05 MST"],
	["RFC1123Z", "Mon, 02 Jan 2006 15:04:05 -0700"],
	["RFC3339", "2006-01-02T15:04:05Z07:00"],
	["RFC3339Nano", "2006-01-02T15:04:05.999999999Z07:00"]
]), Qe = "January February March April May June July August September October November December".split(" "), K = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "), $e = /January|Jan(?![a-z])|Monday|Mon(?![a-z])|MST|2006|15|01|002|02|03|04|05|06|__2|_2006|_2|[.,](?:0+|9+)(?!\d)|-07:00:00|-07:00|-070000|-0700|-07|Z07:00:00|Z07:00|Z070000|Z0700|Z07|PM|pm|[12345]/g, two = (e) => String(e).padStart(2, "0");
function fraction(e, t) {
	let n = e.slice(0, 1), r = String(t).padStart(9, "0").slice(0, e.length - 1);
	if (e[1] === "0") return n + r.padEnd(e.length - 1, "0");
	let i = r.replace(/0+$/, "");
	return i === "" ? "" : n + i;
}
function dayOfYear(e) {
	return Math.floor((e.getTime() - Date.UTC(e.getUTCFullYear(), 0, 1)) / 864e5) + 1;
}
function formatPart(e, t, n) {
	let r = t.getUTCFullYear(), i = Qe[t.getUTCMonth()] ?? "", a = K[t.getUTCDay()] ?? "", o = t.getUTCDate(), s = t.getUTCHours();
	switch (e) {
		case "January": return i;
		case "Jan": return i.slice(0, 3);
		case "Monday": return a;
		case "Mon": return a.slice(0, 3);
		case "MST": return "UTC";
		case "2006": return String(r);
		case "_2006": return `_${String(r)}`;
		case "06": return two(r % 100);
		case "01": return two(t.getUTCMonth() + 1);
		case "1": return String(t.getUTCMonth() + 1);
		case "002": return String(dayOfYear(t)).padStart(3, "0");
		case "__2": return String(dayOfYear(t)).padStart(3, " ");
		case "02": return two(o);
		case "_2": return String(o).padStart(2, " ");
		case "2": return String(o);
		case "15": return two(s);
		case "03": return two(s % 12 || 12);
		case "3": return String(s % 12 || 12);
		case "04": return two(t.getUTCMinutes());
		case "4": return String(t.getUTCMinutes());
		case "05": return two(t.getUTCSeconds());
		case "5": return String(t.getUTCSeconds());
		case "PM": return s >= 12 ? "PM" : "AM";
		case "pm": return s >= 12 ? "pm" : "am";
		default: return e.startsWith("Z") ? "Z" : e.startsWith("-") ? e.replaceAll(/-|7/g, (e) => e === "-" ? "+" : "0") : fraction(e, n);
	}
}
function formatTime(e, t, n) {
	let r = Ze.get(n) ?? n;
	return r.length > 1e3 ? p() : r.replace($e, (n) => formatPart(n, e, t));
}
// src/engine/std/time.ts
const q = 2n ** 63n - 1n, J = -(2n ** 63n), et = /^-?\d{1,19}$/;
function modulo(e, t) {
	return (e % t + t) % t;
}
function instantOperand([e]) {
	let [t = null, n = "", r = ""] = Array.isArray(e) ? e : [e];
	if (!(t instanceof a) || !et.test(t.text) || n !== "" && n !== "UTC" || typeof r != "string") return p();
	let i = BigInt(t.text);
	if (i > q || i < J) return p();
	let o = Number(modulo(i, 1000000000n)), s = (i - BigInt(o)) / 1000000000n;
	return {
		date: /* @__PURE__ */ new Date(Number(s) * 1e3),
		nanoseconds: o,
		layout: r
	};
}
function toNanoseconds(e, t) {
	if (Number.isNaN(e)) return p();
	let n = BigInt(e) * 1000000n + BigInt(t);
	return n > q || n < J ? f("time outside of valid range") : g(n);
}
const tt = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;
function parseRfc3339(e) {
	let t = tt.exec(e);
	if (t === null) return p();
	let [n, r, i] = [
		Number(t[1]),
		Number(t[2]),
		Number(t[3])
	], [a, o, s] = [
		Number(t[4]),
		Number(t[5]),
		Number(t[6])
	], [c, l] = [Number(t[9] ?? 0), Number(t[10] ?? 0)];
	if (a > 23 || o > 59 || s > 59 || c > 23 || l > 59 || n < 100 || r < 1 || r > 12 || i < 1 || i > 28 && i > new Date(Date.UTC(n, r, 0)).getUTCDate()) return p();
	let u = (c * 60 + l) * (t[8] === "-" ? -1 : 1), d = t[7] === void 0 ? 0 : Number(t[7].slice(0, 9).padEnd(9, "0"));
	return toNanoseconds(Date.UTC(n, r - 1, i, a, o - u, s), d);
}
function addDate(e) {
	let { date: t, nanoseconds: n } = instantOperand(e), [r, i, a] = [
		m(e, 2),
		m(e, 3),
		m(e, 4)
	];
	return t.setUTCFullYear(t.getUTCFullYear() + r, t.getUTCMonth() + i, t.getUTCDate() + a), toNanoseconds(t.getTime(), n);
}
const Y = "every zone but UTC, and operands that are not `ns`, `[ns]`, `[ns, zone]` or `[ns, zone, layout]`", nt = [
	{
		name: "time.now_ns",
		call: (e, { nowNs: t }) => g(t)
	},
	{
		name: "time.parse_rfc3339_ns",
		handsOver: "a text that is not RFC 3339",
		call: (e) => parseRfc3339(y(e, 1))
	},
	{
		name: "time.format",
		handsOver: Y,
		call(e) {
			let { date: t, nanoseconds: n, layout: r } = instantOperand(e);
			return formatTime(t, n, r);
		}
	},
	{
		name: "time.date",
		handsOver: Y,
		call(e) {
			let { date: t } = instantOperand(e);
			return [
				t.getUTCFullYear(),
				t.getUTCMonth() + 1,
				t.getUTCDate()
			].map(g);
		}
	},
	{
		name: "time.clock",
		handsOver: Y,
		call(e) {
			let { date: t } = instantOperand(e);
			return [
				t.getUTCHours(),
				t.getUTCMinutes(),
				t.getUTCSeconds()
			].map(g);
		}
	},
	{
		name: "time.weekday",
		handsOver: Y,
		call: (e) => K[instantOperand(e).date.getUTCDay()]
	},
	{
		name: "time.add_date",
		handsOver: Y,
		call: addDate
	}
], rt = [
	"",
	"k",
	"m",
	"g",
	"t",
	"p",
	"e"
], it = /^(\d{1,18})(?:\.(\d{1,9}))?([a-z]*)$/i;
function parseAmount(e) {
	let [t, n = "", r = "", i = ""] = it.exec(e) ?? [];
	return t === void 0 ? p() : {
		value: BigInt(n + r),
		decimals: r.length,
		unit: i
	};
}
function getSize(e, t) {
	let n = rt.indexOf(e);
	return n < 0 ? void 0 : (t ? 1024n : 1000n) ** BigInt(n);
}
const at = /^([kmgtpe]?)(i?)b?$/;
function parseBytes(e) {
	let { value: t, decimals: n, unit: r } = parseAmount(e.toLowerCase()), [, i = "?", a = ""] = at.exec(r) ?? [], o = i === "" && r !== "" ? void 0 : getSize(i, a !== "");
	if (o === void 0) return f(`units.parse_bytes: byte unit ${r} not recognized`);
	let s = t * o;
	return s < 2n ** 60n && t % 5n ** BigInt(n) == 0n ? g(s / 10n ** BigInt(n)) : p();
}
const X = {
	value: 1152921504606847n,
	divisor: 2n ** 60n
};
function quotient(e, t) {
	if (e % t === 0n) return String(e / t);
	let n = (e * 10n ** 10n * 2n + t) / (t * 2n), r = String(n).padStart(11, "0");
	return `${r.slice(0, -10)}.${r.slice(-10)}`;
}
function parseUnits(e) {
	let { value: t, decimals: n, unit: r } = parseAmount(e), i = 10n ** BigInt(n);
	if (r === "m") return new a(quotient(t * X.value, i * X.divisor));
	let [, o = "?", s = ""] = /^([KMGTPE]?|[kgtpe])(i?)$/.exec(r) ?? /^([kmgtpe])(i)$/i.exec(r) ?? [], c = o === "" && r !== "" ? void 0 : getSize(o.toLowerCase(), s !== "");
	return c === void 0 ? p() : new a(quotient(t * c, i));
}
const ot = [{
	name: "units.parse_bytes",
	handsOver: "exponents, quotes, 2^60 bytes and more, fractions that are not binary, and texts without an amount",
	call: (e) => parseBytes(y(e, 1))
}, {
	name: "units.parse",
	handsOver: "exponents, quotes, unknown units, and texts without an amount",
	call: (e) => parseUnits(y(e, 1))
}], Z = [
	1634760805,
	857760878,
	2036477234,
	1797285236
], st = [
	[
		0,
		4,
		8,
		12
	],
	[
		1,
		5,
		9,
		13
	],
	[
		2,
		6,
		10,
		14
	],
	[
		3,
		7,
		11,
		15
	],
	[
		0,
		5,
		10,
		15
	],
	[
		1,
		6,
		11,
		12
	],
	[
		2,
		7,
		8,
		13
	],
	[
		3,
		4,
		9,
		14
	]
];
function rotate(e, t) {
	return e << t | e >>> 32 - t;
}
function quarterRound(e, [t, n, r, i]) {
	let [a, o, s, c] = [
		e[t] ?? 0,
		e[n] ?? 0,
		e[r] ?? 0,
		e[i] ?? 0
	];
	a = a + o | 0, c = rotate(c ^ a, 16), s = s + c | 0, o = rotate(o ^ s, 12), a = a + o | 0, c = rotate(c ^ a, 8), s = s + c | 0, o = rotate(o ^ s, 7), e[t] = a, e[n] = o, e[r] = s, e[i] = c;
}
function firstChaCha8Bytes(e) {
	let t = Buffer.alloc(16), n = Array.from({ length: 8 }, (t, n) => e.readInt32LE(4 * n));
	for (let e = 0; e < 4; e++) {
		let r = Int32Array.of(...Z, ...n, e, 0, 0, 0);
		for (let e = 0; e < 4; e++) for (let e of st) quarterRound(r, e);
		t.writeInt32LE(r[0] ?? 0, 4 * e);
	}
	return t;
}
// src/engine/std/uuid.ts
function callSeed(e, t, n) {
	let r = [Buffer.from(`${e}\0${t}\0`)];
	for (let e of n) {
		let t = Buffer.alloc(4);
		t.writeUInt32LE(e.length), r.push(t, e);
	}
	return r.push(Buffer.alloc(1)), (0, j.createHash)("sha256").update(Buffer.concat(r)).digest();
}
function formatUuid(e) {
	let t = e.toString("hex");
	return [
		t.slice(0, 8),
		t.slice(8, 12),
		t.slice(12, 16),
		t.slice(16, 20),
		t.slice(20)
	].join("-");
}
function randomUuid(e) {
	return e.writeUInt8(e.readUInt8(6) & 15 | 64, 6), e.writeUInt8(e.readUInt8(8) & 63 | 128, 8), formatUuid(e);
}
const ct = /^[\0-\x7f]*$/, lt = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;
function getVariant(e) {
	return (e & 192) == 128 ? "RFC4122" : (e & 224) == 192 ? "Microsoft" : (e & 224) == 224 ? "Future" : "Reserved";
}
function parseUuid(e) {
	if (!ct.test(e) || e.length === 45 || e.length === 38) return p();
	let t = e.replaceAll("-", "");
	if (!(e.length === 36 && /^.{8}-.{4}-.{4}-.{4}-.{12}$/s.test(e) || e.length === 32) || t.length !== 32 || !lt.test(t)) return;
	let n = parseInt(t[12] ?? "", 16);
	return n === 1 || n === 2 ? p() : new o([["variant", getVariant(parseInt(t.slice(16, 18), 16))], ["version", g(n)]]);
}
const ut = [{
	name: "uuid.rfc4122",
	call: (e, { seed: t }, n) => randomUuid(firstChaCha8Bytes(callSeed(t, "uuid.rfc4122", n)))
}, {
	name: "uuid.parse",
	handsOver: "versions 1 and 2, URNs, braces, and characters beyond ASCII",
	call: (e) => parseUuid(y(e, 1))
}];
// src/engine/std/registry.ts
var dt = /* @__PURE__ */ e({
	createStandardBuiltins: () => createStandardBuiltins,
	findStandardBuiltin: () => findStandardBuiltin,
	jsBuiltins: () => Q,
	loadStandardBuiltins: () => loadStandardBuiltins
});
const Q = [
	...ve,
	...P,
	...Ae,
	...Re,
	...Ye,
	...Xe,
	...nt,
	...ot,
	...ut,
	de,
	ye,
	je,
	Me,
	Ge,
	Pe
];
let $;
function findStandardBuiltin(e) {
	return $ ??= new Map([Ne, ...Q.map(toStandardBuiltin)].map((e) => [e.name, e])), $.get(e) ?? coreBuiltin(e);
}
async function loadStandardBuiltins() {
	await Promise.all([w(), loadRe2()]);
}
function createStandardBuiltins(e) {
	let t = te(e);
	return (e) => t.get(e) ?? findStandardBuiltin(e);
}
export { createStandardBuiltins, Q as jsBuiltins, loadOnce, loadedCoreCalls, dt as registry_exports, standardBuiltin, fe as standard_builtins_exports };

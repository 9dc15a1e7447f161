import { MAX_DEPTH as e, RegoNumber as t, RegoObject as n, TermSyntaxError as r, asBuffer as i, compareStrings as a, endOfString as o, findDuplicateKey as s, invalidBundle as c, isErrorOf as l, parseJson as u, quoteSigned as d, require__builtin_buffer as f, require__builtin_crypto as p, skipLiteral as m, skipPlain as h, skipSpace as g, whyNotUtf8 as _ } from "./evaluation.js";
// src/trust/verify/bundle-claims.ts
const v = 2n ** 63n;
function invalid(e, t, n) {
	return c(`${e}: ${t}`, n);
}
function readStrictObject(e, t) {
	let r;
	try {
		r = u(new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(t));
	} catch (t) {
		throw invalid(e, "it is not JSON", t);
	}
	if (!(r instanceof n)) throw invalid(e, "it is not a JSON object");
	let i = s(t);
	if (i !== void 0) throw invalid(e, `it has ${JSON.stringify(i.key)} twice`);
	return r;
}
function folded(e) {
	return e.toLowerCase().replaceAll("ſ", "s").replaceAll("K", "k");
}
function checkNames(e, t, n) {
	for (let [r] of t.entries) if (typeof r == "string" && !n.includes(r) && n.includes(folded(r))) throw invalid(e, `${JSON.stringify(r)} must be written ${folded(r)}`);
}
function readString(e, t, n) {
	let r = t.get(n) ?? "";
	if (typeof r != "string") throw invalid(e, `${n} must be a string`);
	return r;
}
function readFile(e, t) {
	if (!(t instanceof n)) throw invalid(e, "files must be a list of objects");
	checkNames(e, t, [
		"name",
		"hash",
		"algorithm"
	]);
	let r = readString(e, t, "name");
	if (r === "") throw invalid(e, "a file has no name");
	return [r, {
		hash: readString(e, t, "hash"),
		algorithm: readString(e, t, "algorithm")
	}];
}
function readBundleClaims(e, t) {
	let n = readStrictObject(e, t);
	checkNames(e, n, [
		"files",
		"keyid",
		"scope",
		"iat",
		"iss"
	]);
	let r = n.get("iat") ?? null;
	if (r !== null && !isInt64(r)) throw invalid(e, "iat must be an integer, in seconds");
	readString(e, n, "iss");
	let i = n.get("files") ?? [];
	if (!Array.isArray(i)) throw invalid(e, "files must be a list");
	let a = /* @__PURE__ */ new Map();
	for (let t of i) {
		let [n, r] = readFile(e, t);
		if (a.has(n)) throw invalid(e, `it has the file ${JSON.stringify(n)} twice`);
		a.set(n, r);
	}
	return {
		files: a,
		keyId: readString(e, n, "keyid"),
		scope: readString(e, n, "scope")
	};
}
function isInt64(e) {
	if (!(e instanceof t) || !/^-?\d{1,19}$/.test(e.text)) return !1;
	let n = BigInt(e.text);
	return n >= -v && n < v;
}
// src/base/terms/signed-json.ts
var y = p(), b = f();
const x = ["\u2028", "\u2029"], S = 4096;
var NotJsonError = class extends Error {}, SignedJsonWriter = class {
	#e;
	#t;
	#n;
	#r;
	#i = Buffer.allocUnsafe(S);
	#a = 0;
	#o = 0;
	#s = 0;
	#c = [];
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = x.some((t) => e.includes(t)), this.#r = Buffer.allocUnsafe(e.length + 16);
	}
	write(e) {
		this.#h(), g(this.#e, this.#o) < this.#e.length && this.#u(), this.#l(0, this.#a, this.#c, e);
	}
	#l(e, t, n, r) {
		let i = e;
		for (let a = firstFrom(n, e); a < n.length; a++) {
			let e = n[a];
			if (e === void 0 || e.start >= t) break;
			r(this.#r.subarray(i, e.start + 1));
			for (let t = 0; t < e.order.length; t += 2) t > 0 && r(C), this.#l(e.order[t] ?? 0, e.order[t + 1] ?? 0, e.inner, r);
			i = e.end - 1;
		}
		i < t && r(this.#r.subarray(i, t));
	}
	#u() {
		throw new NotJsonError();
	}
	#d() {
		return this.#o = g(this.#e, this.#o), this.#e[this.#o] ?? this.#u();
	}
	#f(e) {
		this.#a === this.#r.length && this.#p(1), this.#r[this.#a++] = e;
	}
	#p(e) {
		let t = Buffer.allocUnsafe(Math.max(this.#a + e, Math.ceil(this.#r.length * 1.25)));
		this.#r.copy(t, 0, 0, this.#a), this.#r = t;
	}
	#m(e, t) {
		this.#a + t - e > this.#r.length && this.#p(t - e);
		let [n, r] = [this.#e, this.#r];
		if (t - e > 40) this.#a += n.copy(r, this.#a, e, t);
		else for (let i = e; i < t; i++) r[this.#a++] = n[i] ?? 0;
	}
	#h() {
		let e = this.#d();
		e === 34 ? this.#_() : e === 123 ? this.#w() : e === 91 ? this.#C() : this.#g();
	}
	#g() {
		let e = m(this.#e, this.#o);
		e < 0 && this.#u(), this.#m(this.#o, e), this.#o = e;
	}
	#_() {
		let e = this.#o, t = h(this.#e, e + 1, this.#e.length), n = this.#e[t];
		n !== 34 && n !== 92 && this.#u(), this.#o = n === 34 ? t + 1 : o(this.#e, e);
		let r = n === 34 && !this.#v(e, t);
		return r ? this.#m(e, this.#o) : this.#b(d(this.#y(e, this.#o))), r;
	}
	#v(e, t) {
		return this.#n && this.#e.subarray(e, t).includes(226);
	}
	#y(e, t) {
		try {
			return JSON.parse(this.#e.toString("utf8", e, t));
		} catch {
			return this.#u();
		}
	}
	#b(e) {
		let t = Buffer.from(e);
		this.#a + t.length > this.#r.length && this.#p(t.length), this.#a += t.copy(this.#r, this.#a);
	}
	#x(e) {
		++this.#s > this.#t && this.#u(), this.#o++, this.#f(e);
	}
	#S(e) {
		this.#s--, this.#o++, this.#f(e);
	}
	#C() {
		this.#x(91);
		for (let e = !0; !(this.#d() === 93 && e || (this.#h(), this.#d() !== 44)); e = !1) this.#o++, this.#f(44);
		this.#d() !== 93 && this.#u(), this.#S(93);
	}
	#w() {
		let e = this.#a, t = this.#c.length, n = [], r = !0;
		this.#x(123);
		for (let e = !0;; e = !1) {
			let t = this.#d();
			if (t === 125 && e) break;
			t !== 34 && this.#u();
			let i = this.#a, a = this.#_();
			if (n.push(i, this.#a, 0, +!a), this.#d() !== 58 && this.#u(), this.#o++, this.#f(58), this.#h(), n[n.length - 2] = this.#a, n.length > 4 && r && (r = this.#T(n, n.length - 8, n.length - 4) < 0), this.#d() !== 44) break;
			this.#o++, this.#f(44);
		}
		this.#d() !== 125 && this.#u(), this.#S(125), r || this.#D(e, n, t);
	}
	#T(e, t, n) {
		let [r = 0, i = 0] = [e[t], e[t + 1]], [o = 0, s = 0] = [e[n], e[n + 1]];
		return e[t + 3] === 0 && e[n + 3] === 0 ? this.#r.compare(this.#r, o + 1, s - 1, r + 1, i - 1) : a(this.#E(r, i), this.#E(o, s));
	}
	#E(e, t) {
		return JSON.parse(this.#r.toString("utf8", e, t));
	}
	#D(e, t, n) {
		let r = Array.from({ length: t.length / 4 }, (e, t) => t * 4);
		r.sort((e, n) => this.#T(t, e, n));
		let i = r.flatMap((e, n) => {
			let i = r[n + 1];
			return i !== void 0 && this.#T(t, e, i) === 0 ? [] : [t[e] ?? 0, t[e + 2] ?? 0];
		});
		if (this.#a - e > S) {
			let t = this.#c.splice(n);
			this.#c.push({
				start: e,
				end: this.#a,
				order: i,
				inner: t
			});
		} else this.#O(e, i);
	}
	#O(e, t) {
		let n = 0;
		for (let e = 0; e < t.length; e += 2) e > 0 && (this.#i[n++] = 44), n += this.#r.copy(this.#i, n, t[e], t[e + 1]);
		this.#i.copy(this.#r, e + 1, 0, n), this.#a = e + 1 + n, this.#f(125);
	}
};
const C = Buffer.from(",");
function firstFrom(e, t) {
	let [n, r] = [0, e.length];
	for (; n < r;) {
		let i = n + r >>> 1;
		(e[i]?.start ?? 0) < t ? n = i + 1 : r = i;
	}
	return n;
}
function writeSignedJson(e, t, n) {
	if (!(0, b.isUtf8)(e)) throw new NotJsonError();
	let r = i(e);
	new SignedJsonWriter(r[0] === 239 && r[1] === 187 && r[2] === 191 ? r.subarray(3) : r, t).write(n);
}
// src/trust/verify/bundle-digest.ts
const w = {
	MD5: "md5",
	"SHA-1": "sha1",
	"SHA-224": "sha224",
	"SHA-256": "sha256",
	"SHA-384": "sha384",
	"SHA-512": "sha512",
	"SHA-512-224": "sha512-224",
	"SHA-512-256": "sha512-256"
}, T = "SHA-256", E = [
	"data.json",
	"data.yaml",
	"data.yml",
	".manifest"
];
function isHash(e) {
	return Object.hasOwn(w, e);
}
var UnhashableError = class extends Error {};
async function toJson(e, { readYaml: t }) {
	let [n, ...r] = await t(e);
	if (r.length > 0) throw new UnhashableError("it holds several YAML documents, of which OPA reads the first");
	if (n === void 0) return Buffer.from("null");
	if ("json" in n) return Buffer.from(n.json);
	throw new UnhashableError(`it is neither JSON nor YAML: ${n.message}`);
}
const D = [".manifest", "data.json"];
function hasMark(e, t) {
	return D.includes(getBaseName(e)) && t[0] === 239 && t[1] === 187 && t[2] === 191;
}
function getBaseName(e) {
	return e.slice(e.lastIndexOf("/") + 1);
}
function syntaxError(t) {
	try {
		u(t, { maxDepth: e });
	} catch (e) {
		if (e instanceof r) return e.message;
		throw e;
	}
	return "it cannot be read";
}
async function hashStructured(t, n, r, i) {
	if (hasMark(n, r)) throw new UnhashableError("it starts with a byte-order mark");
	if (!(0, b.isUtf8)(r)) throw new UnhashableError(`it ${_(r)}`);
	let a = D.includes(getBaseName(n)), updated = (n) => {
		let r = t();
		return writeSignedJson(n, e, (e) => void r.update(e)), r;
	};
	try {
		try {
			return updated(r);
		} catch (e) {
			if (!(e instanceof NotJsonError)) throw e;
		}
		let e = new TextDecoder().decode(r);
		if (a) throw new UnhashableError(`it is not JSON: ${syntaxError(e)}`);
		return updated(await toJson(e, i));
	} catch (e) {
		throw l(e, "RangeError") || e instanceof NotJsonError ? new UnhashableError("it is nested too deeply", { cause: e }) : e;
	}
}
async function bundleFileDigest(e, t, n, r) {
	let hash = () => (0, y.createHash)(w[n] ?? n);
	return (E.includes(getBaseName(e)) ? await hashStructured(hash, e, t, r) : hash().update(t)).digest("hex");
}
export { T as SIGNING_HASH, UnhashableError, bundleFileDigest, checkNames, hasMark, isHash, readBundleClaims, readStrictObject };

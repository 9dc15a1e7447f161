import { BoundedCache as e, BuiltinNotReady as t, HandOver as n, InputThrew as r, LeftToModule as i, PolicyLoadError as a, StandardBuiltinError as o, ValueSteps as s, isErrorOf as c, isObject as l, isPlainObject as u, isPlainRealm as d, leave as f, parseJson as p } from "./evaluation.js";
import { jsBuiltins as m, standardBuiltin as h } from "./standard.js";
import { ValueSet as g, compare as _, documentDot as v, dot as y, equal as b, fromTerm as x, getLength as S, insert as ee, insertOnce as te, isMembers as C, merge as w, meter as T, own as E, pathKey as D, sortedKeys as O, toExactNumber as k, toTerm as A, upsert as j } from "./values.js";
// src/engine/javascript/patterns.ts
const M = /^[\0-\x7f]*$/, isAscii = (e) => M.test(e), N = new e(262144, () => 2048);
function matches(e, t) {
	let n = N.get(e);
	return n === void 0 && (n = new PatternReader(e).read() ?? "not plain", N.keep(e, n)), n === "not plain" && f("a pattern"), (t.length > n.most || !isAscii(t)) && f("a text for a pattern"), T.walk(t.length), n.regex.test(t);
}
const ne = {
	d: "\\d",
	D: "\\D",
	w: "\\w",
	W: "\\W",
	s: "[\\t\\n\\f\\r ]",
	S: "[^\\t\\n\\f\\r ]"
}, re = {
	d: "\\d",
	w: "\\w",
	s: "\\t\\n\\f\\r "
}, P = /^[\w !"#%&',\-/:;<=>@`~]$/, F = /^[!-/:-@[-`{-~]$/;
var PatternReader = class {
	#e;
	#t = 0;
	#n = "";
	#r = 0;
	#i = 0;
	#a = 0;
	constructor(e) {
		this.#e = e;
	}
	read() {
		if (this.#e.length > 200) return;
		let e = this.#e.startsWith("^") && !this.#e.includes("|");
		for (; this.#t < this.#e.length;) if (!this.#s()) return;
		if (this.#a !== 0 || this.#i > 4) return;
		let t = this.#r + +!e, n = (1e6 / 2 ** this.#i) ** (1 / Math.max(t, 1)) - 1;
		try {
			return {
				regex: new RegExp(this.#n),
				most: n
			};
		} catch {
			return;
		}
	}
	#o() {
		return this.#e[this.#t++] ?? "";
	}
	#s() {
		let e = this.#o();
		switch (e) {
			case "^":
			case "$": return this.#n += e, !0;
			case "|": return this.#i++, this.#n += e, !0;
			case "(": return this.#c();
			case ")": return this.#a--, this.#n += e, this.#a >= 0 && this.#l();
			case ".": return this.#d("[^\\n]");
			case "[": return this.#p();
			case "\\": return this.#f();
			default: return P.test(e) && this.#d(e);
		}
	}
	#c() {
		if (this.#e[this.#t] === "?") {
			if (!this.#e.startsWith("?:", this.#t)) return !1;
			this.#t += 2;
		}
		return this.#a++, this.#n += "(?:", !0;
	}
	#l() {
		let e = this.#e[this.#t];
		return e === "?" ? (this.#i++, this.#n += this.#o(), !this.#u()) : e === void 0 || !"*+{".includes(e);
	}
	#u() {
		return "*+?{".includes(this.#e[this.#t] ?? " ");
	}
	#d(e) {
		this.#n += e;
		let t = this.#e[this.#t];
		return t === "{" ? !1 : t !== "*" && t !== "+" && t !== "?" || (t === "?" ? this.#i++ : this.#r++, this.#n += this.#o(), !this.#u());
	}
	#f() {
		let e = this.#o(), t = ne[e];
		return t === void 0 ? e === "b" ? (this.#n += "\\b", !this.#u()) : F.test(e) && this.#d(`\\${e}`) : this.#d(t);
	}
	#p() {
		let e = "[";
		this.#e[this.#t] === "^" && (e += this.#o());
		let t = this.#t, n;
		for (;;) {
			let r = this.#o();
			if (r === "") return !1;
			if (r === "]") return this.#t > t + 1 && this.#d(`${e}]`);
			if (r === "-") {
				let r = this.#e[this.#t] ?? "";
				if (r === "]" || this.#t === t + 1) e += "\\-";
				else if (n !== void 0 && /^[0-9A-Za-z]$/.test(n) && /^[0-9A-Za-z]$/.test(r) && n <= r) e += `-${this.#o()}`;
				else return !1;
				n = void 0;
				continue;
			}
			let i = this.#m(r);
			if (i === void 0) return !1;
			e += i, n = r === "\\" ? void 0 : r;
		}
	}
	#m(e) {
		if (e === "\\") {
			let e = this.#o();
			return re[e] ?? (F.test(e) ? `\\${e}` : void 0);
		}
		return /^[\w ]$/.test(e) ? e : F.test(e) && e !== "[" ? `\\${e}` : void 0;
	}
};
// src/engine/javascript/plain-texts.ts
const [I, L, R] = [
	48,
	57,
	46
];
let z = 0;
function readNumber(e, t) {
	let n = 0;
	for (z = t; z < e.length; z++) {
		let t = e.charCodeAt(z);
		if (t < I || t > L) break;
		n = n * 10 + t - I;
	}
	let r = z - t;
	return r === 1 || r > 1 && r <= 15 && e.charCodeAt(t) !== I ? n : -1;
}
function comparePlainVersions(e, t) {
	let [n, r, i] = [
		0,
		0,
		0
	];
	for (let a = 0; a < 3; a++) {
		let o = readNumber(e, r);
		r = z + 1;
		let s = readNumber(t, i);
		if (i = z + 1, o < 0 || s < 0 || a < 2 && (e.charCodeAt(r - 1) !== R || t.charCodeAt(i - 1) !== R)) return;
		n === 0 && o !== s && (n = o < s ? -1 : 1);
	}
	return r === e.length + 1 && i === t.length + 1 ? n : void 0;
}
const B = [
	4,
	7,
	10,
	13,
	16,
	19
];
function twoDigits(e, t) {
	let n = e.charCodeAt(t) - I, r = e.charCodeAt(t + 1) - I;
	return n >= 0 && n <= 9 && r >= 0 && r <= 9 ? n * 10 + r : NaN;
}
const V = [
	0,
	31,
	59,
	90,
	120,
	151,
	181,
	212,
	243,
	273,
	304,
	334
];
function parsePlainTime(e) {
	if (e.length !== 20) return;
	for (let t of B) if (e.charCodeAt(t) !== "....-..-..T..:..:..Z".charCodeAt(t)) return;
	let t = twoDigits(e, 0) * 100 + twoDigits(e, 2), n = twoDigits(e, 5), r = twoDigits(e, 8), i = twoDigits(e, 11), a = twoDigits(e, 14), o = twoDigits(e, 17);
	if (t >= 1970 && t < 2100 && n >= 1 && n <= 12 && r >= 1 && r <= 28 && i < 24 && a < 60 && o < 60) return (((((t - 1970) * 365 + (t - 1969 >> 2) + +(t % 4 == 0 && n > 2) + (V[n - 1] ?? NaN) + r - 1) * 24 + i) * 60 + a) * 60 + o) * 1e9;
}
// src/engine/javascript/builtins.ts
const isText = (e) => typeof e == "string", isNumber = (e) => typeof e == "number";
function exact(e, t, n) {
	return Number.isSafeInteger(e) && Number.isSafeInteger(t) && Number.isSafeInteger(n) ? n : f("a number that is no exact integer");
}
function integer(e) {
	if (isNumber(e)) return Number.isSafeInteger(e) ? e : f("a number that is no exact integer");
}
function toList(e) {
	return Array.isArray(e) ? e : e instanceof g ? e.sorted() : void 0;
}
function toSet(e) {
	let t = new g();
	for (let n of e) T.make(1), t.add(n);
	return t;
}
function arithmetic(e) {
	return (t, n) => isNumber(t) && isNumber(n) ? e(t, n) : void 0;
}
function onTexts(e) {
	return (t, n) => {
		if (isText(t) && isText(n)) return T.read(t), e(t, n);
	};
}
function onText(e) {
	return (t) => {
		if (isText(t)) return T.read(t), e(t);
	};
}
function ascii(e) {
	return isAscii(e) ? e : f("letters outside of ASCII");
}
function trimmed(e, t, n, r) {
	ascii(e), ascii(t);
	let [i, a] = [0, e.length];
	if (n) for (; i < a && t.includes(e.charAt(i));) i++;
	if (r) for (; a > i && t.includes(e.charAt(a - 1));) a--;
	return T.text(e.slice(i, a));
}
function trim(e, t) {
	return onTexts((n, r) => trimmed(n, r, e, t));
}
function extreme(e) {
	return (t) => {
		let n = toList(t), r;
		for (let t of n ?? []) T.walk(1), (r === void 0 || _(t, r) * e >= 0) && (r = t);
		return r;
	};
}
function accumulate(e, t) {
	return (n) => {
		let r = toList(n);
		if (r === void 0) return;
		let i = e;
		for (let e of r) {
			if (T.walk(1), !isNumber(e)) return;
			i = exact(i, e, t(i, e));
		}
		return i;
	};
}
function count(e) {
	return typeof e == "object" && e ? S(e) : isText(e) ? codePoints(e) : void 0;
}
function codePoints(e) {
	if (T.read(e), isAscii(e)) return e.length;
	let t = 0;
	for (let n of e) t++;
	return t;
}
function toKeys(e) {
	return e instanceof g ? e : Array.isArray(e) ? toSet(e) : C(e) ? toSet(Object.keys(e)) : void 0;
}
function chosen(e) {
	return (t, n) => {
		let r = n === void 0 ? void 0 : toKeys(n);
		if (!C(t) || r === void 0) return;
		let i = {};
		for (let n of O(t)) T.make(1), e(r, n) && (n === "__proto__" && f("a member __proto__"), i[n] = E(t, n));
		return i;
	};
}
function isMember(e, t) {
	if (t instanceof g) return t.has(e);
	let n = Array.isArray(t) ? t : C(t) ? Object.values(t) : [];
	for (let t of n) if (T.walk(1), b(t, e)) return !0;
	return !1;
}
function walk(e) {
	let t = [], visit = (e, n) => {
		if (T.make(e.length + 2), t.push([e, n]), Array.isArray(n)) n.forEach((t, n) => visit([...e, n], t));
		else if (n instanceof g) for (let t of n.sorted()) visit([...e, t], t);
		else if (C(n)) for (let t of O(n)) visit([...e, t], n[t]);
	};
	return visit([], e), t;
}
function typeName(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : e instanceof g ? "set" : typeof e;
}
function concat(e, t) {
	let n = toList(t);
	if (isText(e) && n !== void 0 && n.every(isText)) return T.make(n.reduce((t, n) => t + n.length + e.length, 0) / 16), n.join(e);
}
function substring(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (isText(e) && r !== void 0 && i !== void 0) return r < 0 && f("a part before the text"), T.text(i < 0 ? ascii(e).slice(r) : ascii(e).slice(r, r + i));
}
function objectGet(e, t, n) {
	if (!C(e)) return;
	let r = e;
	for (let e of Array.isArray(t) ? t : [t]) r = y(r, e);
	return r === void 0 ? n : r;
}
function toNumber(e) {
	return e === null ? 0 : typeof e == "boolean" ? Number(e) : isText(e) ? k(e) : isNumber(e) ? e : void 0;
}
const H = [
	2,
	8,
	10,
	16
];
function formatInt(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n !== void 0 && r !== void 0) return H.includes(r) ? n.toString(r) : f("a base");
}
function numbersRange(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n === void 0 || r === void 0) return;
	let i = Math.abs(r - n) + 1;
	return T.make(i), Array.from({ length: i }, (e, t) => n <= r ? n + t : n - t);
}
function slice(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (!Array.isArray(e) || r === void 0 || i === void 0) return;
	T.make(e.length);
	let a = Math.min(Math.max(i, 0), e.length);
	return e.slice(Math.min(Math.max(r, 0), a), a);
}
function minus(e, t) {
	return isNumber(e) && isNumber(t) ? exact(e, t, e - t) : e instanceof g && t instanceof g ? e.filter((e) => !t.has(e)) : void 0;
}
function divide(e, t) {
	return (e === 0 || t === 0 || t === -1 || e % t !== 0) && f("a quotient that is no integer"), exact(e, t, e / t);
}
function remainder(e, t) {
	return t === 0 ? f("a remainder of a division by zero") : exact(e, t, e % t);
}
function whole$1(e) {
	return integer(e);
}
const U = {
	abs: (e) => {
		let t = integer(e);
		return t === void 0 ? void 0 : Math.abs(t);
	},
	and: (e, t) => e instanceof g && t instanceof g ? e.filter((e) => t.has(e)) : void 0,
	"array.concat": (e, t) => {
		if (Array.isArray(e) && Array.isArray(t)) return T.make(e.length + t.length), [...e, ...t];
	},
	"array.reverse": (e) => {
		if (Array.isArray(e)) return T.make(e.length), e.toReversed();
	},
	"array.slice": slice,
	ceil: whole$1,
	concat,
	contains: onTexts((e, t) => e.includes(t)),
	count,
	div: arithmetic(divide),
	endswith: onTexts((e, t) => e.endsWith(t)),
	equal: (e, t) => b(e, t),
	floor: whole$1,
	format_int: formatInt,
	gt: (e, t) => _(e, t) > 0,
	gte: (e, t) => _(e, t) >= 0,
	indexof: onTexts((e, t) => {
		t === "" && f("the place of an empty text");
		let n = e.indexOf(t);
		return n < 0 ? -1 : codePoints(e.slice(0, n));
	}),
	"internal.member_2": (e, t) => isMember(e, t),
	"internal.member_3": (e, t, n) => b(t, y(n, e)),
	is_array: (e) => Array.isArray(e),
	is_boolean: (e) => typeof e == "boolean",
	is_null: (e) => e === null,
	is_number: (e) => isNumber(e),
	is_object: (e) => C(e),
	is_set: (e) => e instanceof g,
	is_string: (e) => isText(e),
	lower: onText((e) => T.text(ascii(e).toLowerCase())),
	lt: (e, t) => _(e, t) < 0,
	lte: (e, t) => _(e, t) <= 0,
	max: extreme(1),
	min: extreme(-1),
	minus,
	mul: arithmetic((e, t) => exact(e, t, e * t)),
	neq: (e, t) => !b(e, t),
	"numbers.range": numbersRange,
	"object.filter": chosen((e, t) => e.has(t)),
	"object.get": objectGet,
	"object.keys": (e) => C(e) ? toSet(Object.keys(e)) : void 0,
	"object.remove": chosen((e, t) => !e.has(t)),
	"object.union": (e, t) => C(e) && C(t) ? w(t, e) : void 0,
	or: (e, t) => e instanceof g && t instanceof g ? e.union(t) : void 0,
	plus: arithmetic((e, t) => exact(e, t, e + t)),
	product: accumulate(1, (e, t) => e * t),
	"regex.match": onTexts((e, t) => matches(e, t)),
	rem: arithmetic(remainder),
	replace: (e, t, n) => {
		if (!isText(e) || !isText(t) || !isText(n)) return;
		t === "" && f("a replacement of nothing");
		let r = e.split(t);
		return T.make((e.length + r.length * n.length) / 16), r.join(n);
	},
	round: whole$1,
	sort: (e) => {
		let t = toList(e);
		if (t !== void 0) return T.make(t.length), t.toSorted(_);
	},
	split: onTexts((e, t) => {
		let n = t === "" ? Array.from(e) : e.split(t);
		return T.make(n.length + e.length / 16), n;
	}),
	startswith: onTexts((e, t) => e.startsWith(t)),
	substring,
	sum: accumulate(0, (e, t) => e + t),
	to_number: toNumber,
	trim: trim(!0, !0),
	trim_left: trim(!0, !1),
	trim_prefix: onTexts((e, t) => T.text(e.startsWith(t) ? e.slice(t.length) : e)),
	trim_right: trim(!1, !0),
	trim_space: onText((e) => trimmed(e, "	\n\v\f\r ", !0, !0)),
	trim_suffix: onTexts((e, t) => T.text(e.endsWith(t) ? e.slice(0, e.length - t.length) : e)),
	type_name: (e) => typeName(e),
	upper: onText((e) => T.text(ascii(e).toUpperCase())),
	walk: (e) => walk(e)
}, W = {
	nowNs: 0n,
	seed: "",
	remainingMs: () => f("a long call"),
	beforeLongCall: () => f("a long call"),
	readsErrors: !1,
	print: () => f("a print")
};
function estimateBytes(e) {
	return isText(e) ? e.length * 3 : typeof e != "object" || !e ? 8 : (toList(e) ?? [...Object.keys(e), ...Object.values(e)]).reduce((e, t) => e + estimateBytes(t) + 2, 2);
}
function hostBuiltin({ call: e, shortBytes: r = 4096 }) {
	return (...i) => {
		i.reduce((e, t) => e + estimateBytes(t), 0) > r && f("a long call");
		try {
			let t = e(i.map(A), W, []);
			return t === void 0 ? void 0 : x(t);
		} catch (e) {
			if (e instanceof o) return;
			throw (e instanceof n || e instanceof t) && f("a call that opa-core answers"), e;
		}
	};
}
const G = new Map(m.filter(({ name: e }) => e !== "trace" && h(e)?.nondeterministic === !1).map((e) => [e.name, hostBuiltin(e)])), K = {
	"semver.compare": (e, t) => isText(e) && isText(t) ? comparePlainVersions(e, t) : void 0,
	"time.parse_rfc3339_ns": (e) => isText(e) ? parsePlainTime(e) : void 0
};
function findBuiltin(e) {
	if (Object.hasOwn(U, e)) return U[e];
	let t = G.get(e) ?? (() => f(e)), n = Object.hasOwn(K, e) ? K[e] : void 0;
	return n === void 0 ? t : (...e) => n(...e) ?? t(...e);
}
// src/engine/javascript/pace.ts
const [q, J] = [1e3, 16], [Y, ie] = [256, 65536];
function isModules(e) {
	let t = !1;
	for (let n = e; n > 0; n &= n - 1) t = !t;
	return t;
}
const total = (e) => e.toSorted((e, t) => e - t).slice(0, 12).reduce((e, t) => e + t, 0);
var Pace = class {
	#e = 0;
	#t = 1;
	#n = 0;
	#r = q;
	#i = 0;
	#a = !1;
	#o = Y;
	#s = 0;
	#c = [];
	#l = [];
	#u;
	#d = 0;
	begin() {
		if (this.#u !== void 0 && this.#m(), this.#u = void 0, this.#e > 0) return this.#e--, !1;
		if (this.#n > 0) return this.#n--, !this.#a;
		if (this.#r > 0) return this.#f((e) => {
			this.#r--, this.#i += e, this.#i > 50 && (this.#r = 0);
		}), !0;
		let e = isModules(this.#s), t = e ? this.#l : this.#c;
		return this.#f((e) => {
			t.push(e), ++this.#s === 32 && this.#p();
		}), !e;
	}
	end() {
		this.#u?.(performance.now() - this.#d), this.#u = void 0;
	}
	left(e) {
		e && (this.#e = this.#t), this.#t = e ? Math.min(this.#t * 2, 1024) : 1;
	}
	#f(e) {
		this.#u = e, this.#d = performance.now();
	}
	#p() {
		let e = total(this.#c) > total(this.#l);
		this.#o = e === this.#a ? Math.min(this.#o * 2, ie) : Y, this.#a = e, this.#m();
	}
	#m() {
		for (let e of [this.#c, this.#l]) e.length = 0;
		[this.#s, this.#n, this.#r, this.#i] = [
			0,
			this.#o,
			J,
			0
		];
	}
};
// src/engine/javascript/take-input.ts
const X = 3e5;
let Z = 0;
const Q = new s(() => {
	T.poll();
}), $ = [];
function takeInput(e, t) {
	if (e !== void 0) {
		d() || f("a realm with members of its own"), Z = X, Q.begin();
		try {
			let n = t(e, 0);
			return T.make((X - Z) / 2), n;
		} catch (e) {
			throw e instanceof i || c(e, "RangeError") ? e : new r("the input cannot be read", { cause: e });
		}
	}
}
function made(e) {
	Z -= e, Z < 0 && f("a large input");
}
function key(e, t) {
	e !== $[t] && (e.isWellFormed() || f("half of a pair"), e === "__proto__" && f("a member __proto__"), t < 32 && ($[t] = e));
}
function open(e, t) {
	--Q.left < 0 && Q.look(), t > 100 && f("a value that is nested deeply"), u(e, Object.getPrototypeOf(e)) && e.toJSON === void 0 || f("an object of a class, or with a conversion of its own");
}
function openList(e, t) {
	--Q.left < 0 && Q.look(), t > 100 && f("a value that is nested deeply");
	let { length: n } = e;
	return (e.toJSON !== void 0 || n >>> 0 !== n) && f("a list with a conversion of its own"), n;
}
function scalar(e) {
	switch (--Q.left < 0 && Q.look(), typeof e) {
		case "string": return e.isWellFormed() ? e : f("half of a pair");
		case "number": return Number.isFinite(e) ? e : f("a number that JSON has not");
		case "boolean": return e;
		default: return e === null ? e : f("a value that JSON has not");
	}
}
function check(e, t) {
	typeof e != "object" || !e ? checkScalar(e) : Array.isArray(e) ? checkArray(e, t) : checkObject(e, t);
}
function checkScalar(e) {
	typeof e == "string" ? --Q.left < 0 && Q.look() : scalar(e);
}
function checkArray(e, t) {
	let n = openList(e, t);
	T.make(n + 1);
	for (let r = 0; r < n; r++) {
		let n = e[r];
		typeof n == "object" && n ? check(n, t + 1) : checkScalar(n);
	}
}
function checkObject(e, t) {
	open(e, t);
	let n = 1;
	for (let r in e) {
		let i = e[r];
		i !== void 0 && (n++, typeof i == "object" && i ? check(i, t + 1) : checkScalar(i));
	}
	T.make(n);
}
function shell(e, t) {
	return typeof e != "object" || !e ? scalar(e) : (check(e, t), Array.isArray(e) ? [] : {});
}
function whole(e, t) {
	return typeof e != "object" || !e ? scalar(e) : Array.isArray(e) ? takeArray(e, t) : takeObject(e, t);
}
function takeArray(e, t) {
	let n = openList(e, t);
	made(2 * (n + 1));
	let r = Array(n);
	for (let i = 0; i < n; i++) {
		let n = e[i];
		r[i] = typeof n == "object" && n ? whole(n, t + 1) : scalar(n);
	}
	return r;
}
function takeObject(e, t) {
	open(e, t);
	let n = {}, r = 0;
	for (let i in e) {
		let a = e[i];
		a !== void 0 && (i !== $[r] && key(i, r), r++, n[i] = typeof a == "object" && a ? whole(a, t + 1) : scalar(a));
	}
	return made(2 * (r + 1)), n;
}
// src/engine/javascript/javascript-policy.ts
const ae = {
	compare: _,
	documentDot: v,
	dot: y,
	equal: b,
	getLength: S,
	insert: ee,
	insertOnce: te,
	isMembers: C,
	merge: w,
	own: E,
	pathKey: D,
	sortedKeys: O,
	toExactNumber: k,
	upsert: j,
	ValueSet: g,
	meter: T,
	leave: f,
	plain: Object.prototype,
	check,
	key,
	made,
	open,
	openList,
	scalar,
	shell,
	steps: Q,
	whole
};
var JavaScriptPolicy = class {
	#e;
	#t;
	#n = [];
	#r;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	evaluate(e, t, n, { strictBuiltinErrors: r = !1, timeoutMs: i = Infinity, leftMs: a = i, signal: o }) {
		let s = this.#i(n);
		T.begin(a, this.#t, o);
		let { take: c, run: l } = this.#e[t] ?? f("an entrypoint"), u = l(takeInput(e, c), s ?? f("data"), r);
		if (u === void 0) return;
		let { result: d } = u;
		return toResult(d === void 0 ? f("a result of another form") : d);
	}
	getPace(e) {
		return this.#n[e] ??= new Pace();
	}
	get startedAt() {
		return T.startedAt;
	}
	#i(e) {
		return this.#r?.snapshot !== e && (this.#r = {
			snapshot: e,
			value: void 0
		}, T.begin(Infinity, this.#t), this.#r.value = readData(e)), this.#r.value;
	}
};
function readData(e) {
	return e.size > 1048576 && f("large data"), x(p(e.jsonText() ?? f("no data")));
}
function toResult(e) {
	if (T.make(1), typeof e == "number") return e + 0;
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map(toResult);
	if (e instanceof g) return e.sorted().map(toResult);
	let t = {};
	for (let n of O(e)) n === "__proto__" && f("a member __proto__"), t[n] = toResult(e[n]);
	return t;
}
function areEntrypoints(e) {
	return Array.isArray(e) && e.every((e) => {
		let { take: t, run: n } = l(e) ? e : {};
		return typeof t == "function" && typeof n == "function";
	});
}
function createJavaScript({ make: e, builtins: t }, n) {
	let r = e(ae, t.map(findBuiltin));
	if (areEntrypoints(r)) return new JavaScriptPolicy(r, n);
	throw new a("the JavaScript of the policy is not a plan of this package; build it again", { code: "javascript_mismatch" });
}
export { createJavaScript };

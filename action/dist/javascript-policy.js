import { BuiltinNotReady as e, HandOver as t, PolicyLoadError as n, StandardBuiltinError as r, isPlainObject as i, isPlainRealm as a, parseJson as o } from "./evaluation.js";
import { jsBuiltins as s, standardBuiltin as c } from "./standard.js";
import { ValueSet as l, compare as u, documentDot as d, dot as f, equal as p, fromTerm as m, getLength as h, insert as g, insertOnce as _, isMembers as v, leave as y, merge as b, meter as x, own as S, pathKey as C, sortedKeys as w, toExactNumber as T, toTerm as E, upsert as D } from "./values.js";
// src/engine/javascript/patterns.ts
const O = /^[\0-\x7f]*$/, isAscii = (e) => O.test(e), k = /* @__PURE__ */ new Map();
function matches(e, t) {
	let n = k.get(e);
	return n === void 0 && !k.has(e) && (n = new PatternReader(e).read(), k.size >= 100 && k.clear(), k.set(e, n)), n === void 0 && y("a pattern"), (t.length > n.most || !isAscii(t)) && y("a text for a pattern"), x.walk(t.length), n.regex.test(t);
}
const A = {
	d: "\\d",
	D: "\\D",
	w: "\\w",
	W: "\\W",
	s: "[\\t\\n\\f\\r ]",
	S: "[^\\t\\n\\f\\r ]"
}, j = {
	d: "\\d",
	w: "\\w",
	s: "\\t\\n\\f\\r "
}, M = /^[\w !"#%&',\-/:;<=>@`~]$/, N = /^[!-/:-@[-`{-~]$/;
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
			default: return M.test(e) && this.#d(e);
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
		let e = this.#o(), t = A[e];
		return t === void 0 ? e === "b" ? (this.#n += "\\b", !this.#u()) : N.test(e) && this.#d(`\\${e}`) : this.#d(t);
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
			return j[e] ?? (N.test(e) ? `\\${e}` : void 0);
		}
		return /^[\w ]$/.test(e) ? e : N.test(e) && e !== "[" ? `\\${e}` : void 0;
	}
};
// src/engine/javascript/plain-texts.ts
const [P, F, I] = [
	48,
	57,
	46
];
let L = 0;
function readNumber(e, t) {
	let n = 0;
	for (L = t; L < e.length; L++) {
		let t = e.charCodeAt(L);
		if (t < P || t > F) break;
		n = n * 10 + t - P;
	}
	let r = L - t;
	return r === 1 || r > 1 && r <= 15 && e.charCodeAt(t) !== P ? n : -1;
}
function comparePlainVersions(e, t) {
	let [n, r, i] = [
		0,
		0,
		0
	];
	for (let a = 0; a < 3; a++) {
		let o = readNumber(e, r);
		r = L + 1;
		let s = readNumber(t, i);
		if (i = L + 1, o < 0 || s < 0 || a < 2 && (e.charCodeAt(r - 1) !== I || t.charCodeAt(i - 1) !== I)) return;
		n === 0 && o !== s && (n = o < s ? -1 : 1);
	}
	return r === e.length + 1 && i === t.length + 1 ? n : void 0;
}
const R = [
	4,
	7,
	10,
	13,
	16,
	19
];
function twoDigits(e, t) {
	let n = e.charCodeAt(t) - P, r = e.charCodeAt(t + 1) - P;
	return n >= 0 && n <= 9 && r >= 0 && r <= 9 ? n * 10 + r : NaN;
}
const z = [
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
	for (let t of R) if (e.charCodeAt(t) !== "....-..-..T..:..:..Z".charCodeAt(t)) return;
	let t = twoDigits(e, 0) * 100 + twoDigits(e, 2), n = twoDigits(e, 5), r = twoDigits(e, 8), i = twoDigits(e, 11), a = twoDigits(e, 14), o = twoDigits(e, 17);
	if (t >= 1970 && t < 2100 && n >= 1 && n <= 12 && r >= 1 && r <= 28 && i < 24 && a < 60 && o < 60) return (((((t - 1970) * 365 + (t - 1969 >> 2) + +(t % 4 == 0 && n > 2) + (z[n - 1] ?? NaN) + r - 1) * 24 + i) * 60 + a) * 60 + o) * 1e9;
}
// src/engine/javascript/builtins.ts
const isText = (e) => typeof e == "string", isNumber = (e) => typeof e == "number";
function exact(e, t, n) {
	return Number.isSafeInteger(e) && Number.isSafeInteger(t) && Number.isSafeInteger(n) ? n : y("a number that is no exact integer");
}
function integer(e) {
	if (isNumber(e)) return Number.isSafeInteger(e) ? e : y("a number that is no exact integer");
}
function toList(e) {
	return Array.isArray(e) ? e : e instanceof l ? e.sorted() : void 0;
}
function toSet(e) {
	let t = new l();
	for (let n of e) x.make(1), t.add(n);
	return t;
}
function arithmetic(e) {
	return (t, n) => isNumber(t) && isNumber(n) ? e(t, n) : void 0;
}
function onTexts(e) {
	return (t, n) => {
		if (isText(t) && isText(n)) return x.read(t), e(t, n);
	};
}
function onText(e) {
	return (t) => {
		if (isText(t)) return x.read(t), e(t);
	};
}
function ascii(e) {
	return isAscii(e) ? e : y("letters outside of ASCII");
}
function trimmed(e, t, n, r) {
	ascii(e), ascii(t);
	let [i, a] = [0, e.length];
	if (n) for (; i < a && t.includes(e.charAt(i));) i++;
	if (r) for (; a > i && t.includes(e.charAt(a - 1));) a--;
	return x.text(e.slice(i, a));
}
function trim(e, t) {
	return onTexts((n, r) => trimmed(n, r, e, t));
}
function extreme(e) {
	return (t) => {
		let n = toList(t), r;
		for (let t of n ?? []) x.walk(1), (r === void 0 || u(t, r) * e >= 0) && (r = t);
		return r;
	};
}
function accumulate(e, t) {
	return (n) => {
		let r = toList(n);
		if (r === void 0) return;
		let i = e;
		for (let e of r) {
			if (x.walk(1), !isNumber(e)) return;
			i = exact(i, e, t(i, e));
		}
		return i;
	};
}
function count(e) {
	return typeof e == "object" && e ? h(e) : isText(e) ? codePoints(e) : void 0;
}
function codePoints(e) {
	if (x.read(e), isAscii(e)) return e.length;
	let t = 0;
	for (let n of e) t++;
	return t;
}
function toKeys(e) {
	return e instanceof l ? e : Array.isArray(e) ? toSet(e) : v(e) ? toSet(Object.keys(e)) : void 0;
}
function chosen(e) {
	return (t, n) => {
		let r = n === void 0 ? void 0 : toKeys(n);
		if (!v(t) || r === void 0) return;
		let i = {};
		for (let n of w(t)) x.make(1), e(r, n) && (n === "__proto__" && y("a member __proto__"), i[n] = S(t, n));
		return i;
	};
}
function isMember(e, t) {
	if (t instanceof l) return t.has(e);
	let n = Array.isArray(t) ? t : v(t) ? Object.values(t) : [];
	for (let t of n) if (x.walk(1), p(t, e)) return !0;
	return !1;
}
function walk(e) {
	let t = [], visit = (e, n) => {
		if (x.make(e.length + 2), t.push([e, n]), Array.isArray(n)) n.forEach((t, n) => visit([...e, n], t));
		else if (n instanceof l) for (let t of n.sorted()) visit([...e, t], t);
		else if (v(n)) for (let t of w(n)) visit([...e, t], n[t]);
	};
	return visit([], e), t;
}
function typeName(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : e instanceof l ? "set" : typeof e;
}
function concat(e, t) {
	let n = toList(t);
	if (isText(e) && n !== void 0 && n.every(isText)) return x.make(n.reduce((t, n) => t + n.length + e.length, 0) / 16), n.join(e);
}
function substring(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (isText(e) && r !== void 0 && i !== void 0) return r < 0 && y("a part before the text"), x.text(i < 0 ? ascii(e).slice(r) : ascii(e).slice(r, r + i));
}
function objectGet(e, t, n) {
	if (!v(e)) return;
	let r = e;
	for (let e of Array.isArray(t) ? t : [t]) r = f(r, e);
	return r === void 0 ? n : r;
}
function toNumber(e) {
	return e === null ? 0 : typeof e == "boolean" ? Number(e) : isText(e) ? T(e) : isNumber(e) ? e : void 0;
}
const B = [
	2,
	8,
	10,
	16
];
function formatInt(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n !== void 0 && r !== void 0) return B.includes(r) ? n.toString(r) : y("a base");
}
function numbersRange(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n === void 0 || r === void 0) return;
	let i = Math.abs(r - n) + 1;
	return x.make(i), Array.from({ length: i }, (e, t) => n <= r ? n + t : n - t);
}
function slice(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (!Array.isArray(e) || r === void 0 || i === void 0) return;
	x.make(e.length);
	let a = Math.min(Math.max(i, 0), e.length);
	return e.slice(Math.min(Math.max(r, 0), a), a);
}
function minus(e, t) {
	return isNumber(e) && isNumber(t) ? exact(e, t, e - t) : e instanceof l && t instanceof l ? e.filter((e) => !t.has(e)) : void 0;
}
function divide(e, t) {
	return (e === 0 || t === 0 || t === -1 || e % t !== 0) && y("a quotient that is no integer"), exact(e, t, e / t);
}
function remainder(e, t) {
	return t === 0 ? y("a remainder of a division by zero") : exact(e, t, e % t);
}
function whole(e) {
	return integer(e);
}
const V = {
	abs: (e) => {
		let t = integer(e);
		return t === void 0 ? void 0 : Math.abs(t);
	},
	and: (e, t) => e instanceof l && t instanceof l ? e.filter((e) => t.has(e)) : void 0,
	"array.concat": (e, t) => {
		if (Array.isArray(e) && Array.isArray(t)) return x.make(e.length + t.length), [...e, ...t];
	},
	"array.reverse": (e) => {
		if (Array.isArray(e)) return x.make(e.length), e.toReversed();
	},
	"array.slice": slice,
	ceil: whole,
	concat,
	contains: onTexts((e, t) => e.includes(t)),
	count,
	div: arithmetic(divide),
	endswith: onTexts((e, t) => e.endsWith(t)),
	equal: (e, t) => p(e, t),
	floor: whole,
	format_int: formatInt,
	gt: (e, t) => u(e, t) > 0,
	gte: (e, t) => u(e, t) >= 0,
	indexof: onTexts((e, t) => {
		t === "" && y("the place of an empty text");
		let n = e.indexOf(t);
		return n < 0 ? -1 : codePoints(e.slice(0, n));
	}),
	"internal.member_2": (e, t) => isMember(e, t),
	"internal.member_3": (e, t, n) => p(t, f(n, e)),
	is_array: (e) => Array.isArray(e),
	is_boolean: (e) => typeof e == "boolean",
	is_null: (e) => e === null,
	is_number: (e) => isNumber(e),
	is_object: (e) => v(e),
	is_set: (e) => e instanceof l,
	is_string: (e) => isText(e),
	lower: onText((e) => x.text(ascii(e).toLowerCase())),
	lt: (e, t) => u(e, t) < 0,
	lte: (e, t) => u(e, t) <= 0,
	max: extreme(1),
	min: extreme(-1),
	minus,
	mul: arithmetic((e, t) => exact(e, t, e * t)),
	neq: (e, t) => !p(e, t),
	"numbers.range": numbersRange,
	"object.filter": chosen((e, t) => e.has(t)),
	"object.get": objectGet,
	"object.keys": (e) => v(e) ? toSet(Object.keys(e)) : void 0,
	"object.remove": chosen((e, t) => !e.has(t)),
	"object.union": (e, t) => v(e) && v(t) ? b(t, e) : void 0,
	or: (e, t) => e instanceof l && t instanceof l ? e.union(t) : void 0,
	plus: arithmetic((e, t) => exact(e, t, e + t)),
	product: accumulate(1, (e, t) => e * t),
	"regex.match": onTexts((e, t) => matches(e, t)),
	rem: arithmetic(remainder),
	replace: (e, t, n) => {
		if (!isText(e) || !isText(t) || !isText(n)) return;
		t === "" && y("a replacement of nothing");
		let r = e.split(t);
		return x.make((e.length + r.length * n.length) / 16), r.join(n);
	},
	round: whole,
	sort: (e) => {
		let t = toList(e);
		if (t !== void 0) return x.make(t.length), t.toSorted(u);
	},
	split: onTexts((e, t) => {
		let n = t === "" ? Array.from(e) : e.split(t);
		return x.make(n.length + e.length / 16), n;
	}),
	startswith: onTexts((e, t) => e.startsWith(t)),
	substring,
	sum: accumulate(0, (e, t) => e + t),
	to_number: toNumber,
	trim: trim(!0, !0),
	trim_left: trim(!0, !1),
	trim_prefix: onTexts((e, t) => x.text(e.startsWith(t) ? e.slice(t.length) : e)),
	trim_right: trim(!1, !0),
	trim_space: onText((e) => trimmed(e, "	\n\v\f\r ", !0, !0)),
	trim_suffix: onTexts((e, t) => x.text(e.endsWith(t) ? e.slice(0, e.length - t.length) : e)),
	type_name: (e) => typeName(e),
	upper: onText((e) => x.text(ascii(e).toUpperCase())),
	walk: (e) => walk(e)
}, H = {
	nowNs: 0n,
	seed: "",
	remainingMs: () => y("a long call"),
	beforeLongCall: () => y("a long call"),
	readsErrors: !1,
	print: () => y("a print")
};
function estimateBytes(e) {
	return isText(e) ? e.length * 3 : typeof e != "object" || !e ? 8 : (toList(e) ?? [...Object.keys(e), ...Object.values(e)]).reduce((e, t) => e + estimateBytes(t) + 2, 2);
}
function hostBuiltin({ call: n, shortBytes: i = 4096 }) {
	return (...a) => {
		a.reduce((e, t) => e + estimateBytes(t), 0) > i && y("a long call");
		try {
			let e = n(a.map(E), H, []);
			return e === void 0 ? void 0 : m(e);
		} catch (n) {
			if (n instanceof r) return;
			throw (n instanceof t || n instanceof e) && y("a call that opa-core answers"), n;
		}
	};
}
const U = new Map(s.filter(({ name: e }) => e !== "trace" && c(e)?.nondeterministic === !1).map((e) => [e.name, hostBuiltin(e)])), W = {
	"semver.compare": (e, t) => isText(e) && isText(t) ? comparePlainVersions(e, t) : void 0,
	"time.parse_rfc3339_ns": (e) => isText(e) ? parsePlainTime(e) : void 0
};
function findBuiltin(e) {
	if (Object.hasOwn(V, e)) return V[e];
	let t = U.get(e) ?? (() => y(e)), n = Object.hasOwn(W, e) ? W[e] : void 0;
	return n === void 0 ? t : (...e) => n(...e) ?? t(...e);
}
// src/engine/javascript/pace.ts
const [G, K] = [1e3, 16], [q, J] = [256, 65536];
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
	#r = G;
	#i = 0;
	#a = !1;
	#o = q;
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
		this.#o = e === this.#a ? Math.min(this.#o * 2, J) : q, this.#a = e, this.#m();
	}
	#m() {
		for (let e of [this.#c, this.#l]) e.length = 0;
		[this.#s, this.#n, this.#r, this.#i] = [
			0,
			this.#o,
			K,
			0
		];
	}
};
// src/engine/javascript/take-input.ts
const Y = 1e5;
let X = 0;
const Z = [];
function checkKey(e, t) {
	e.isWellFormed() || y("half of a pair"), e === "__proto__" && y("a member __proto__"), t < 32 && (Z[t] = e);
}
function takeInput(e) {
	if (e === void 0) return;
	a() || y("a realm with members of its own"), X = Y;
	let t = take(e, 0);
	return x.make(Y - X), t;
}
function take(e, t) {
	return typeof e != "object" || !e ? takeScalar(e) : (t > 100 && y("a value that is nested deeply"), Array.isArray(e) ? takeArray(e, t + 1) : takeObject(e, t + 1));
}
function takeScalar(e) {
	switch (typeof e) {
		case "string": return e.isWellFormed() ? e : y("half of a pair");
		case "number": return Number.isFinite(e) ? e : y("a number that JSON has not");
		case "boolean": return e;
		default: return e === null ? e : y("a value that JSON has not");
	}
}
function takeArray(e, t) {
	let { length: n } = e;
	(e.toJSON !== void 0 || n >>> 0 !== n) && y("a list with a conversion of its own"), X -= n + 1, X < 0 && y("a large input");
	let r = Array(n);
	for (let i = 0; i < n; i++) {
		let n = e[i];
		r[i] = typeof n == "object" && n ? take(n, t) : takeScalar(n);
	}
	return r;
}
function takeObject(e, t) {
	i(e, Object.getPrototypeOf(e)) && e.toJSON === void 0 || y("an object of a class, or with a conversion of its own");
	let n = {}, r = 0;
	for (let i in e) {
		let a = e[i];
		a !== void 0 && (i !== Z[r] && checkKey(i, r), r++, n[i] = typeof a == "object" && a ? take(a, t) : takeScalar(a));
	}
	return X -= r + 1, X < 0 && y("a large input"), n;
}
// src/engine/javascript/javascript-policy.ts
const Q = {
	compare: u,
	documentDot: d,
	dot: f,
	equal: p,
	getLength: h,
	insert: g,
	insertOnce: _,
	isMembers: v,
	merge: b,
	own: S,
	pathKey: C,
	sortedKeys: w,
	toExactNumber: T,
	upsert: D,
	ValueSet: l,
	meter: x,
	leave: y,
	plain: Object.prototype
};
var JavaScriptPolicy = class {
	#e;
	#t;
	#n = [];
	#r;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	evaluate(e, t, n, { strictBuiltinErrors: r = !1, timeoutMs: i = Infinity, leftMs: a = i }) {
		let o = this.#i(n);
		x.begin(a, this.#t);
		let s = (this.#e[t] ?? y("an entrypoint"))(takeInput(e), o ?? y("data"), r);
		if (s === void 0) return;
		let { result: c } = s;
		return toResult(c === void 0 ? y("a result of another form") : c);
	}
	getPace(e) {
		return this.#n[e] ??= new Pace();
	}
	get startedAt() {
		return x.startedAt;
	}
	#i(e) {
		return this.#r?.snapshot !== e && (this.#r = {
			snapshot: e,
			value: void 0
		}, x.begin(Infinity, this.#t), this.#r.value = readData(e)), this.#r.value;
	}
};
function readData(e) {
	return e.size > 1048576 && y("large data"), m(o(e.jsonText() ?? y("no data")));
}
function toResult(e) {
	if (x.make(1), typeof e == "number") return e + 0;
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map(toResult);
	if (e instanceof l) return e.sorted().map(toResult);
	let t = {};
	for (let n of w(e)) n === "__proto__" && y("a member __proto__"), t[n] = toResult(e[n]);
	return t;
}
function areEntrypoints(e) {
	return Array.isArray(e) && e.every((e) => typeof e == "function");
}
function createJavaScript({ make: e, builtins: t }, r) {
	let i = e(Q, t.map(findBuiltin));
	if (areEntrypoints(i)) return new JavaScriptPolicy(i, r);
	throw new n("the JavaScript of the policy is not a plan of this package; build it again", { code: "javascript_mismatch" });
}
export { createJavaScript };

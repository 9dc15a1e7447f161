import { BuiltinNotReady as e, ByteReader as t, HandOver as n, RegoNumber as r, RegoObject as i, RegoSet as a, StandardBuiltinError as o, compareStrings as s, isPlainObject as c, parseJson as l, readCustomSections as u, standardBuiltin as d } from "./shared.js";
import { jsBuiltins as f } from "./registry.js";
import { hash as p } from "node:crypto";
// src/engine/javascript/leave.ts
var LeftToModule = class extends Error {};
function leave(e) {
	throw new LeftToModule(e);
}
// src/engine/javascript/meter.ts
const m = 1e4, h = new class {
	steps = 0;
	cells = 0;
	startedAt;
	#e = 0;
	begin(e, t) {
		this.steps = m, this.cells = Math.min(1e6, t / 256), this.startedAt = void 0, this.#e = Math.min(e, 100);
	}
	poll() {
		this.steps = m;
		let e = performance.now();
		this.startedAt ??= e, e - this.startedAt >= this.#e && leave("it takes long");
	}
	full() {
		leave("it needs much memory");
	}
	walk(e) {
		this.steps -= e, this.steps < 0 && this.poll();
	}
	make(e) {
		this.cells -= e, this.cells < 0 && this.full(), this.walk(e);
	}
	text(e) {
		return this.make(e.length / 16), e;
	}
	read(e) {
		this.walk(e.length / 16);
	}
}(), g = /^[\0-\x7f]*$/, isAscii = (e) => g.test(e), _ = /* @__PURE__ */ new Map();
function matches(e, t) {
	let n = _.get(e);
	return n === void 0 && !_.has(e) && (n = new PatternReader(e).read(), _.size >= 100 && _.clear(), _.set(e, n)), n === void 0 && leave("a pattern"), (t.length > n.most || !isAscii(t)) && leave("a text for a pattern"), h.walk(t.length), n.regex.test(t);
}
const v = {
	d: "\\d",
	D: "\\D",
	w: "\\w",
	W: "\\W",
	s: "[\\t\\n\\f\\r ]",
	S: "[^\\t\\n\\f\\r ]"
}, y = {
	d: "\\d",
	w: "\\w",
	s: "\\t\\n\\f\\r "
}, b = /^[\w !"#%&',\-/:;<=>@`~]$/, x = /^[!-/:-@[-`{-~]$/;
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
			default: return b.test(e) && this.#d(e);
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
		let e = this.#o(), t = v[e];
		return t === void 0 ? e === "b" ? (this.#n += "\\b", !this.#u()) : x.test(e) && this.#d(`\\${e}`) : this.#d(t);
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
			return y[e] ?? (x.test(e) ? `\\${e}` : void 0);
		}
		return /^[\w ]$/.test(e) ? e : x.test(e) && e !== "[" ? `\\${e}` : void 0;
	}
}, S = class ValueSet {
	#e = /* @__PURE__ */ new Set();
	#t;
	#n;
	get size() {
		return this.#e.size + (this.#t?.size ?? 0);
	}
	add(e) {
		if (typeof e != "object" || !e) {
			if (this.#e.has(e)) return;
			this.#e.add(e);
		} else {
			let t = canonicalText(e);
			if (this.#t ??= /* @__PURE__ */ new Map(), this.#t.has(t)) return;
			this.#t.set(t, e);
		}
		this.#n = void 0;
	}
	has(e) {
		return typeof e != "object" || !e ? this.#e.has(e) : this.#t !== void 0 && this.#t.has(canonicalText(e));
	}
	sorted() {
		if (this.#n !== void 0) return this.#n;
		h.make(this.size);
		let e = [...this.#e, ...this.#t?.values() ?? []];
		return this.#n = e.length < 2 ? e : e.sort(compare);
	}
	filter(e) {
		let t = new ValueSet();
		h.make(this.size);
		for (let n of this.#e) e(n) && t.#e.add(n);
		for (let [n, r] of this.#t ?? []) e(r) && (t.#t ??= /* @__PURE__ */ new Map()).set(n, r);
		return t;
	}
	union(e) {
		let t = this.filter(() => !0);
		h.make(e.size);
		for (let n of e.#e) t.#e.add(n);
		for (let [n, r] of e.#t ?? []) t.#t ??= /* @__PURE__ */ new Map(), t.#t.has(n) || t.#t.set(n, r);
		return t;
	}
};
function isMembers(e) {
	return typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof S);
}
function own(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
function sortedKeys(e) {
	let t = Object.keys(e);
	return h.walk(t.length), t.length < 2 ? t : t.sort(s);
}
function canonicalText(e) {
	return typeof e == "string" ? h.text(JSON.stringify(e)) : typeof e != "object" || !e ? String(e) : (h.make(1), Array.isArray(e) ? `[${e.map(canonicalText).join(",")}]` : e instanceof S ? `<${e.sorted().map(canonicalText).join(",")}>` : `{${sortedKeys(e).map((t) => `${JSON.stringify(t)}:${canonicalText(e[t])}`).join(",")}}`);
}
function typeRank(e) {
	switch (typeof e) {
		case "boolean": return 1;
		case "number": return 2;
		case "string": return 3;
		default: return e === null ? 0 : Array.isArray(e) ? 4 : e instanceof S ? 6 : 5;
	}
}
function compareLists(e, t) {
	let n = Math.min(e.length, t.length);
	for (let r = 0; r < n; r++) {
		h.walk(1);
		let n = compare(e[r], t[r]);
		if (n !== 0) return n;
	}
	return e.length - t.length;
}
function compareMembers(e, t) {
	let [n, r] = [sortedKeys(e), sortedKeys(t)], i = Math.min(n.length, r.length);
	for (let a = 0; a < i; a++) {
		h.walk(1);
		let [i = "", o = ""] = [n[a], r[a]], c = s(i, o) || compare(e[i], t[o]);
		if (c !== 0) return c;
	}
	return n.length - r.length;
}
function compare(e, t) {
	let n = typeRank(e), r = n - typeRank(t);
	if (r !== 0) return r;
	switch (n) {
		case 0: return 0;
		case 1:
		case 2: return Number(e) - Number(t) || 0;
		case 3: return h.read(e), s(e, t);
		case 4: return compareLists(e, t);
		case 5: return compareMembers(e, t);
		default: return compareLists(e.sorted(), t.sorted());
	}
}
function equal(e, t) {
	return e === t ? !0 : typeof e != "object" || typeof t != "object" || e === null || t === null ? !1 : compare(e, t) === 0;
}
function getElement(e, t) {
	return t >= 0 && t < e.length ? e[t] : void 0;
}
function dot(e, t) {
	if (typeof e == "object" && e) return Array.isArray(e) ? typeof t == "number" ? getElement(e, t) : void 0 : e instanceof S ? t !== void 0 && e.has(t) ? t : void 0 : typeof t == "string" ? own(e, t) : void 0;
}
const C = /^(?:0|[1-9]\d{0,8})$/;
function documentDot(e, t) {
	let n = dot(e, t);
	if (n !== void 0 || typeof e != "object" || !e) return n;
	if (typeof t == "number" && isMembers(e)) return Number.isSafeInteger(t) ? own(e, String(t)) : leave("a fraction for a key of data");
	if (typeof t == "string" && Array.isArray(e)) {
		if (C.test(t)) return getElement(e, Number(t));
		/^\d/.test(t) && leave("a text for an index of data");
	}
}
function merge(e, t) {
	if (e === void 0) return t;
	if (t === void 0 && leave("a merge with nothing"), !isMembers(e) || !isMembers(t)) return e;
	let n = {
		...t,
		...e
	}, r = Object.keys(n);
	h.make(r.length + 1);
	for (let i of r) {
		let [r, a] = [own(e, i), own(t, i)];
		r !== void 0 && a !== void 0 && (n[i] = merge(r, a));
	}
	return n;
}
function upsert(e, t, n) {
	let [r, ...i] = t;
	if (r === void 0) return n;
	r === "__proto__" && leave("a member __proto__");
	let a = isMembers(e) ? { ...e } : {};
	return h.make(Object.keys(a).length + 1), a[r] = upsert(own(a, r), i, n), a;
}
function insert(e, t, n) {
	(typeof t != "string" || t === "__proto__") && leave("a key that is no plain string"), e[t] = n;
}
function insertOnce(e, t, n) {
	if (typeof t == "string") {
		let r = own(e, t);
		r !== void 0 && !equal(r, n) && leave("a conflict");
	}
	insert(e, t, n);
}
function getLength(e) {
	return Array.isArray(e) ? e.length : e instanceof S ? e.size : isMembers(e) ? Object.keys(e).length : leave("the length of a scalar");
}
function pathKey(e) {
	return e.every((e) => typeof e == "string") ? JSON.stringify(e) : "";
}
function toExactNumber(e) {
	let t = Number(e);
	return String(t) === e && Number.isFinite(t) ? t : leave("a number in a form of its own");
}
function fromTerm(e) {
	if (h.make(1), typeof e == "string") return e.isWellFormed() ? h.text(e) : leave("half of a pair");
	if (typeof e != "object" || !e) return e;
	if (e instanceof r) return toExactNumber(e.text);
	if (Array.isArray(e)) return e.map(fromTerm);
	if (e instanceof a) {
		let t = new S();
		for (let n of e.items) t.add(fromTerm(n));
		return t;
	}
	let t = {};
	for (let [n, r] of e.entries) insert(t, fromTerm(n), fromTerm(r));
	return t;
}
function toTerm(e) {
	return h.make(1), typeof e == "number" ? new r(String(e)) : typeof e != "object" || !e ? e : Array.isArray(e) ? e.map(toTerm) : e instanceof S ? new a(e.sorted().map(toTerm)) : new i(sortedKeys(e).map((t) => [t, toTerm(e[t])]));
}
// src/engine/javascript/builtins.ts
const isText = (e) => typeof e == "string", isNumber = (e) => typeof e == "number";
function exact(e, t, n) {
	return Number.isSafeInteger(e) && Number.isSafeInteger(t) && Number.isSafeInteger(n) ? n : leave("a number that is no exact integer");
}
function integer(e) {
	if (isNumber(e)) return Number.isSafeInteger(e) ? e : leave("a number that is no exact integer");
}
function toList(e) {
	return Array.isArray(e) ? e : e instanceof S ? e.sorted() : void 0;
}
function toSet(e) {
	let t = new S();
	for (let n of e) h.make(1), t.add(n);
	return t;
}
function arithmetic(e) {
	return (t, n) => isNumber(t) && isNumber(n) ? e(t, n) : void 0;
}
function onTexts(e) {
	return (t, n) => {
		if (isText(t) && isText(n)) return h.read(t), e(t, n);
	};
}
function onText(e) {
	return (t) => {
		if (isText(t)) return h.read(t), e(t);
	};
}
function ascii(e) {
	return isAscii(e) ? e : leave("letters outside of ASCII");
}
function trimmed(e, t, n, r) {
	ascii(e), ascii(t);
	let [i, a] = [0, e.length];
	if (n) for (; i < a && t.includes(e.charAt(i));) i++;
	if (r) for (; a > i && t.includes(e.charAt(a - 1));) a--;
	return h.text(e.slice(i, a));
}
function trim(e, t) {
	return onTexts((n, r) => trimmed(n, r, e, t));
}
function extreme(e) {
	return (t) => {
		let n = toList(t), r;
		for (let t of n ?? []) h.walk(1), (r === void 0 || compare(t, r) * e >= 0) && (r = t);
		return r;
	};
}
function accumulate(e, t) {
	return (n) => {
		let r = toList(n);
		if (r === void 0) return;
		let i = e;
		for (let e of r) {
			if (h.walk(1), !isNumber(e)) return;
			i = exact(i, e, t(i, e));
		}
		return i;
	};
}
function count(e) {
	return typeof e == "object" && e ? getLength(e) : isText(e) ? codePoints(e) : void 0;
}
function codePoints(e) {
	if (h.read(e), isAscii(e)) return e.length;
	let t = 0;
	for (let n of e) t++;
	return t;
}
function toKeys(e) {
	return e instanceof S ? e : Array.isArray(e) ? toSet(e) : isMembers(e) ? toSet(Object.keys(e)) : void 0;
}
function chosen(e) {
	return (t, n) => {
		let r = n === void 0 ? void 0 : toKeys(n);
		if (!isMembers(t) || r === void 0) return;
		let i = {};
		for (let n of sortedKeys(t)) h.make(1), e(r, n) && (n === "__proto__" && leave("a member __proto__"), i[n] = own(t, n));
		return i;
	};
}
function isMember(e, t) {
	if (t instanceof S) return t.has(e);
	let n = Array.isArray(t) ? t : isMembers(t) ? Object.values(t) : [];
	for (let t of n) if (h.walk(1), equal(t, e)) return !0;
	return !1;
}
function walk(e) {
	let t = [], visit = (e, n) => {
		if (h.make(e.length + 2), t.push([e, n]), Array.isArray(n)) n.forEach((t, n) => visit([...e, n], t));
		else if (n instanceof S) for (let t of n.sorted()) visit([...e, t], t);
		else if (isMembers(n)) for (let t of sortedKeys(n)) visit([...e, t], n[t]);
	};
	return visit([], e), t;
}
function typeName(e) {
	return e === null ? "null" : Array.isArray(e) ? "array" : e instanceof S ? "set" : typeof e;
}
function concat(e, t) {
	let n = toList(t);
	if (isText(e) && n !== void 0 && n.every(isText)) return h.make(n.reduce((t, n) => t + n.length + e.length, 0) / 16), n.join(e);
}
function substring(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (isText(e) && r !== void 0 && i !== void 0) return r < 0 && leave("a part before the text"), h.text(i < 0 ? ascii(e).slice(r) : ascii(e).slice(r, r + i));
}
function objectGet(e, t, n) {
	if (!isMembers(e)) return;
	let r = e;
	for (let e of Array.isArray(t) ? t : [t]) r = dot(r, e);
	return r === void 0 ? n : r;
}
function toNumber(e) {
	return e === null ? 0 : typeof e == "boolean" ? Number(e) : isText(e) ? toExactNumber(e) : isNumber(e) ? e : void 0;
}
const w = [
	2,
	8,
	10,
	16
];
function formatInt(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n !== void 0 && r !== void 0) return w.includes(r) ? n.toString(r) : leave("a base");
}
function numbersRange(e, t) {
	let [n, r] = [integer(e), integer(t)];
	if (n === void 0 || r === void 0) return;
	let i = Math.abs(r - n) + 1;
	return h.make(i), Array.from({ length: i }, (e, t) => n <= r ? n + t : n - t);
}
function slice(e, t, n) {
	let [r, i] = [integer(t), integer(n)];
	if (!Array.isArray(e) || r === void 0 || i === void 0) return;
	h.make(e.length);
	let a = Math.min(Math.max(i, 0), e.length);
	return e.slice(Math.min(Math.max(r, 0), a), a);
}
function minus(e, t) {
	return isNumber(e) && isNumber(t) ? exact(e, t, e - t) : e instanceof S && t instanceof S ? e.filter((e) => !t.has(e)) : void 0;
}
function divide(e, t) {
	return (e === 0 || t === 0 || t === -1 || e % t !== 0) && leave("a quotient that is no integer"), exact(e, t, e / t);
}
function remainder(e, t) {
	return t === 0 ? leave("a remainder of a division by zero") : exact(e, t, e % t);
}
function whole(e) {
	return integer(e);
}
const T = {
	abs: (e) => {
		let t = integer(e);
		return t === void 0 ? void 0 : Math.abs(t);
	},
	and: (e, t) => e instanceof S && t instanceof S ? e.filter((e) => t.has(e)) : void 0,
	"array.concat": (e, t) => {
		if (Array.isArray(e) && Array.isArray(t)) return h.make(e.length + t.length), [...e, ...t];
	},
	"array.reverse": (e) => {
		if (Array.isArray(e)) return h.make(e.length), e.toReversed();
	},
	"array.slice": slice,
	ceil: whole,
	concat,
	contains: onTexts((e, t) => e.includes(t)),
	count,
	div: arithmetic(divide),
	endswith: onTexts((e, t) => e.endsWith(t)),
	equal: (e, t) => equal(e, t),
	floor: whole,
	format_int: formatInt,
	gt: (e, t) => compare(e, t) > 0,
	gte: (e, t) => compare(e, t) >= 0,
	indexof: onTexts((e, t) => {
		t === "" && leave("the place of an empty text");
		let n = e.indexOf(t);
		return n < 0 ? -1 : codePoints(e.slice(0, n));
	}),
	"internal.member_2": (e, t) => isMember(e, t),
	"internal.member_3": (e, t, n) => equal(t, dot(n, e)),
	is_array: (e) => Array.isArray(e),
	is_boolean: (e) => typeof e == "boolean",
	is_null: (e) => e === null,
	is_number: (e) => isNumber(e),
	is_object: (e) => isMembers(e),
	is_set: (e) => e instanceof S,
	is_string: (e) => isText(e),
	lower: onText((e) => h.text(ascii(e).toLowerCase())),
	lt: (e, t) => compare(e, t) < 0,
	lte: (e, t) => compare(e, t) <= 0,
	max: extreme(1),
	min: extreme(-1),
	minus,
	mul: arithmetic((e, t) => exact(e, t, e * t)),
	neq: (e, t) => !equal(e, t),
	"numbers.range": numbersRange,
	"object.filter": chosen((e, t) => e.has(t)),
	"object.get": objectGet,
	"object.keys": (e) => isMembers(e) ? toSet(Object.keys(e)) : void 0,
	"object.remove": chosen((e, t) => !e.has(t)),
	"object.union": (e, t) => isMembers(e) && isMembers(t) ? merge(t, e) : void 0,
	or: (e, t) => e instanceof S && t instanceof S ? e.union(t) : void 0,
	plus: arithmetic((e, t) => exact(e, t, e + t)),
	product: accumulate(1, (e, t) => e * t),
	"regex.match": onTexts((e, t) => matches(e, t)),
	rem: arithmetic(remainder),
	replace: (e, t, n) => {
		if (!isText(e) || !isText(t) || !isText(n)) return;
		t === "" && leave("a replacement of nothing");
		let r = e.split(t);
		return h.make((e.length + r.length * n.length) / 16), r.join(n);
	},
	round: whole,
	sort: (e) => {
		let t = toList(e);
		if (t !== void 0) return h.make(t.length), t.toSorted(compare);
	},
	split: onTexts((e, t) => {
		let n = t === "" ? Array.from(e) : e.split(t);
		return h.make(n.length + e.length / 16), n;
	}),
	startswith: onTexts((e, t) => e.startsWith(t)),
	substring,
	sum: accumulate(0, (e, t) => e + t),
	to_number: toNumber,
	trim: trim(!0, !0),
	trim_left: trim(!0, !1),
	trim_prefix: onTexts((e, t) => h.text(e.startsWith(t) ? e.slice(t.length) : e)),
	trim_right: trim(!1, !0),
	trim_space: onText((e) => trimmed(e, "	\n\v\f\r ", !0, !0)),
	trim_suffix: onTexts((e, t) => h.text(e.endsWith(t) ? e.slice(0, e.length - t.length) : e)),
	type_name: (e) => typeName(e),
	upper: onText((e) => h.text(ascii(e).toUpperCase())),
	walk: (e) => walk(e)
}, E = {
	nowNs: 0n,
	seed: "",
	remainingMs: () => leave("a long call"),
	beforeLongCall: () => leave("a long call"),
	print: () => leave("a print")
};
function estimateBytes(e) {
	return isText(e) ? e.length * 3 : typeof e != "object" || !e ? 8 : (toList(e) ?? [...Object.keys(e), ...Object.values(e)]).reduce((e, t) => e + estimateBytes(t) + 2, 2);
}
function hostBuiltin({ call: t, shortBytes: r = 4096 }) {
	return (...i) => {
		i.reduce((e, t) => e + estimateBytes(t), 0) > r && leave("a long call");
		try {
			let e = t(i.map(toTerm), E, []);
			return e === void 0 ? void 0 : fromTerm(e);
		} catch (t) {
			if (t instanceof o) return;
			throw (t instanceof n || t instanceof e) && leave("a call that opa-core answers"), t;
		}
	};
}
const D = new Map(f.filter(({ name: e }) => e !== "trace" && d(e)?.nondeterministic === !1).map((e) => [e.name, hostBuiltin(e)]));
function findBuiltin(e) {
	return Object.hasOwn(T, e) ? T[e] : D.get(e) ?? (() => leave(e));
}
function digestSections(e) {
	let t = [], n = 8;
	for (let { id: r, end: i } of findSections(e)) r !== 0 && t.push(e.subarray(n, i)), n = i;
	return p("sha256", Buffer.concat(t), "buffer");
}
function* findSections(e) {
	let n = new t(e, 8);
	for (; !n.atEnd;) {
		let e = n.byte();
		n.skip(n.count()), yield {
			id: e,
			end: n.at
		};
	}
}
function readPlan(e) {
	let [n, ...r] = u(e, "regohost_plan");
	if (n === void 0 || r.length > 0 || n[0] !== 1) return;
	let i = n.subarray(1, 33);
	return Buffer.compare(i, digestSections(e)) === 0 ? new t(n.subarray(33)) : void 0;
}
// src/engine/javascript/take-input.ts
const O = 1e4;
let k = 0;
const A = [];
function checkKey(e, t) {
	e.isWellFormed() || leave("half of a pair"), e === "__proto__" && leave("a member __proto__"), t < 32 && (A[t] = e);
}
function isPlainRealm() {
	return Object.keys(Object.prototype).length === 0 && Array.prototype.toJSON === void 0;
}
function takeInput(e) {
	if (e === void 0) return;
	isPlainRealm() || leave("a realm with members of its own"), k = O;
	let t = take(e, 0);
	return h.walk(O - k), t;
}
function take(e, t) {
	return typeof e != "object" || !e ? takeScalar(e) : (t > 100 && leave("a value that is nested deeply"), Array.isArray(e) ? takeArray(e, t + 1) : takeObject(e, t + 1));
}
function takeScalar(e) {
	switch (typeof e) {
		case "string": return e.isWellFormed() ? e : leave("half of a pair");
		case "number": return Number.isFinite(e) ? e : leave("a number that JSON has not");
		case "boolean": return e;
		default: return e === null ? e : leave("a value that JSON has not");
	}
}
function takeArray(e, t) {
	let { length: n } = e;
	(e.toJSON !== void 0 || n >>> 0 !== n) && leave("a list with a conversion of its own"), k -= n + 1, k < 0 && leave("a large input");
	let r = Array(n);
	for (let i = 0; i < n; i++) {
		let n = e[i];
		r[i] = typeof n == "object" && n ? take(n, t) : takeScalar(n);
	}
	return r;
}
function takeObject(e, t) {
	c(e, Object.getPrototypeOf(e)) && e.toJSON === void 0 || leave("an object of a class, or with a conversion of its own");
	let n = {}, r = 0;
	for (let i in e) {
		let a = e[i];
		a !== void 0 && (i !== A[r] && checkKey(i, r), r++, n[i] = typeof a == "object" && a ? take(a, t) : takeScalar(a));
	}
	return k -= r + 1, k < 0 && leave("a large input"), n;
}
// src/engine/javascript/write-javascript.ts
const j = {
	ReturnLocal: 1,
	Call: 2,
	CallDynamic: 3,
	Block: 4,
	Break: 5,
	Dot: 6,
	DocumentDot: 7,
	Len: 8,
	Scan: 9,
	Not: 10,
	AssignInt: 11,
	AssignVar: 12,
	AssignVarOnce: 13,
	ResetLocal: 14,
	MakeNull: 15,
	MakeNumberInt: 16,
	MakeNumberRef: 17,
	MakeArray: 18,
	MakeObject: 19,
	MakeSet: 20,
	Equal: 21,
	NotEqual: 22,
	IsArray: 23,
	IsObject: 24,
	IsSet: 25,
	IsDefined: 26,
	IsUndefined: 27,
	ArrayAppend: 28,
	ObjectInsert: 29,
	ObjectInsertOnce: 30,
	ObjectMerge: 31,
	SetAdd: 32,
	With: 33,
	ResultSetAdd: 34
}, M = 65536;
var NoJavaScript = class extends Error {};
function writeJavaScript(e) {
	return new PlanWriter(e).write();
}
var PlanWriter = class {
	#e;
	#t = [];
	#n = [];
	#r = 0;
	#i = [];
	#a = /* @__PURE__ */ new Set();
	#o = 0;
	#s = 0;
	#c;
	constructor(e) {
		this.#e = e;
	}
	write() {
		this.#t = this.#l(() => this.#e.text()), this.#n = this.#l(() => this.#e.text());
		let e = [], t = this.#l((t) => this.#f(t, e), (e) => this.#r = e), n = this.#l(() => this.#p());
		return {
			code: [
				"\"use strict\";",
				"const { meter, leave, compare, equal, dot, documentDot, own, isMembers, sortedKeys, merge, upsert, insert, insertOnce, getLength, toExactNumber, pathKey, ValueSet, plain } = r;",
				"let memo, strict;",
				`const nothing = Symbol("nothing"), dynamic = new Map([${e.join(", ")}]);`,
				...t,
				`return [${n.join(",\n")}];`
			].join("\n"),
			builtins: this.#n
		};
	}
	#l(e, t = () => void 0) {
		let n = [], r = this.#e.count();
		for (t(r); n.length < r;) n.push(e(n.length));
		return n;
	}
	#u(e) {
		if (this.#s += e.length, this.#s > 4e6) throw new NoJavaScript("it is long");
		this.#i.push(e);
	}
	#d(e, t) {
		this.#i = [], this.#a = /* @__PURE__ */ new Set(), t();
		let n = [...this.#a].filter((t) => !e.includes(t)).map((e) => `l${e}`);
		return [...n.length === 0 ? [] : [`let ${n.join(", ")};`], ...this.#i].join("\n");
	}
	#f(e, t) {
		let n = this.#l(() => this.#e.text()), r = this.#l(() => this.#h(M)), i = r.length === 2;
		this.#c = i ? e : void 0, i && n.length > 0 && t.push(`[${JSON.stringify(pathKey(n))}, f${e}]`);
		let a = this.#d(r, () => this.#b([])), o = i ? `const known = memo[${e}]; if (known !== undefined) return known === nothing ? undefined : known;` : "", s = i ? `memo[${e}] = nothing;` : "";
		return `function f${e}(${r.map((e) => `l${e}`).join(", ")}) {\n${o}if (--meter.steps < 0) meter.poll();\n${a}\n${s}}`;
	}
	#p() {
		this.#c = void 0;
		let e = this.#d([0, 1], () => this.#b([]));
		return `function (l0, l1, isStrict) {\nmemo = ${this.#m}; strict = isStrict;\nlet found;\n${e}\nreturn found; }`;
	}
	get #m() {
		return `new Array(${this.#r}).fill(undefined)`;
	}
	#h(e) {
		let t = this.#e.count();
		if (t >= e) throw new NoJavaScript("a number is too large");
		return t;
	}
	#g() {
		let e = this.#h(M);
		return this.#a.add(e), `l${e}`;
	}
	#_(e = this.#e.count()) {
		let t = this.#t[e];
		if (t === void 0) throw new NoJavaScript("a string is missing");
		return t;
	}
	#v() {
		let e = this.#e.count();
		if (!Number.isSafeInteger(e)) throw new NoJavaScript("an integer is too large");
		return String(e % 2 == 0 ? e / 2 : -(e + 1) / 2);
	}
	#y() {
		let e = this.#e.count(), t = Math.floor(e / 3);
		if (e % 3 == 1) {
			let e = this.#_(t);
			return {
				code: JSON.stringify(e),
				text: e,
				isLocal: !1
			};
		}
		if (e % 3 == 2) return {
			code: String(t === 1),
			isLocal: !1
		};
		if (t >= M) throw new NoJavaScript("a number is too large");
		return this.#a.add(t), {
			code: `l${t}`,
			isLocal: !0
		};
	}
	#b(e) {
		for (let t = this.#e.count(); t > 0; t--) this.#x(e);
	}
	#x(e) {
		let t = this.#S();
		this.#u(`${t.name}: {`), this.#w([...e, t]), this.#u("}");
	}
	#S(e = !1) {
		return {
			name: this.#C("B"),
			isWith: e
		};
	}
	#C(e) {
		return `${e}${this.#o++}`;
	}
	#w(e) {
		if (e.length > 500) throw new NoJavaScript("its blocks are nested deeply");
		for (let t = this.#e.count(); t > 0; t--) this.#E(e);
	}
	#T(e, t = 0) {
		let n = e.at(-1 - t);
		if (n === void 0) throw new NoJavaScript("a break leaves no block");
		if (t > 0 && e.slice(-t).some(({ isWith: e }) => e)) throw new NoJavaScript("a break leaves a with");
		return `break ${n.name};`;
	}
	#E(e) {
		let t = this.#h(256);
		switch (t) {
			case j.ReturnLocal: {
				if (e.some(({ isWith: e }) => e)) throw new NoJavaScript("a return within a with");
				let t = this.#g(), n = this.#c === void 0 ? t : `(memo[${this.#c}] = ${t})`;
				this.#u(`return ${n};`);
				return;
			}
			case j.Call:
				this.#M(e);
				return;
			case j.CallDynamic:
				this.#N(e);
				return;
			case j.Block:
				this.#b(e);
				return;
			case j.Break:
				this.#u(this.#T(e, this.#h(500)));
				return;
			case j.Dot:
			case j.DocumentDot:
				this.#k(e, t === j.DocumentDot);
				return;
			case j.Len: {
				let { code: e } = this.#y();
				this.#u(`${this.#g()} = getLength(${e});`);
				return;
			}
			case j.Scan:
				this.#A(e);
				return;
			case j.Not: {
				let t = this.#C("n"), n = this.#S();
				this.#u(`let ${t} = true; ${n.name}: {`), this.#w([...e, n]), this.#u(`${t} = false; } if (!${t}) ${this.#T(e)}`);
				return;
			}
			case j.AssignInt:
			case j.MakeNumberInt: {
				let e = this.#v();
				this.#u(`${this.#g()} = ${e};`);
				return;
			}
			case j.AssignVar: {
				let { code: e } = this.#y();
				this.#u(`${this.#g()} = ${e};`);
				return;
			}
			case j.AssignVarOnce: {
				let { code: e } = this.#y(), t = this.#g();
				this.#u(`if (${t} !== undefined && !equal(${t}, ${e})) leave("a conflict");`), this.#u(`${t} = ${e};`);
				return;
			}
			case j.ResetLocal:
				this.#u(`${this.#g()} = undefined;`);
				return;
			case j.MakeNull:
				this.#u(`${this.#g()} = null;`);
				return;
			case j.MakeNumberRef: {
				let e = this.#_(), t = Number(e), n = Number.isFinite(t) && String(t) === e;
				this.#u(`${this.#g()} = ${n ? e : `toExactNumber(${JSON.stringify(e)})`};`);
				return;
			}
			case j.MakeArray:
				this.#D("[]");
				return;
			case j.MakeObject:
				this.#D("{}");
				return;
			case j.MakeSet:
				this.#D("new ValueSet()");
				return;
			case j.Equal:
			case j.NotEqual: {
				let [n, r] = [this.#y(), this.#y()], i = n.isLocal && r.isLocal ? `(${n.code} === ${r.code} || equal(${n.code}, ${r.code}))` : `${n.code} === ${r.code}`;
				this.#u(`if (${t === j.Equal ? "!" : ""}(${i})) ${this.#T(e)}`);
				return;
			}
			case j.IsArray:
				this.#O(e, (e) => `Array.isArray(${e})`);
				return;
			case j.IsObject:
				this.#O(e, (e) => `isMembers(${e})`);
				return;
			case j.IsSet:
				this.#O(e, (e) => `${e} instanceof ValueSet`);
				return;
			case j.IsDefined:
				this.#u(`if (${this.#g()} === undefined) ${this.#T(e)}`);
				return;
			case j.IsUndefined:
				this.#u(`if (${this.#g()} !== undefined) ${this.#T(e)}`);
				return;
			case j.ArrayAppend: {
				let e = this.#g();
				this.#u(`meter.make(1); ${e}.push(${this.#y().code});`);
				return;
			}
			case j.ObjectInsert:
			case j.ObjectInsertOnce: {
				let e = this.#g(), [n, r] = [this.#y(), this.#y()], i = n.text !== void 0 && n.text !== "__proto__";
				if (t === j.ObjectInsert && i) {
					this.#u(`meter.make(1); ${e}[${n.code}] = ${r.code};`);
					return;
				}
				let a = t === j.ObjectInsert ? "insert" : "insertOnce";
				this.#u(`meter.make(1); ${a}(${e}, ${n.code}, ${r.code});`);
				return;
			}
			case j.ObjectMerge: {
				let [e, t] = [this.#g(), this.#g()];
				this.#u(`${this.#g()} = merge(${e}, ${t});`);
				return;
			}
			case j.SetAdd: {
				let e = this.#g();
				this.#u(`meter.make(1); ${e}.add(${this.#y().code});`);
				return;
			}
			case j.With:
				this.#j(e);
				return;
			case j.ResultSetAdd: {
				let e = this.#g();
				this.#u(`if (found !== undefined) leave("several results"); found = ${e};`);
				return;
			}
			default: throw new NoJavaScript("an unknown statement");
		}
	}
	#D(e) {
		this.#u(`meter.make(1); ${this.#g()} = ${e};`);
	}
	#O(e, t) {
		this.#u(`if (!(${t(this.#y().code)})) ${this.#T(e)}`);
	}
	#k(e, t) {
		let [n, r] = [this.#y(), this.#y()], i = this.#g();
		if (!n.isLocal) {
			this.#u(this.#T(e));
			return;
		}
		let a = `${t ? "documentDot" : "dot"}(${n.code}, ${r.code})`;
		this.#u(`${i} = ${r.text === void 0 ? a : memberOr(n.code, r.text, a)};`), this.#u(`if (${i} === undefined) ${this.#T(e)}`);
	}
	#A(e) {
		let [t, n, r] = [
			this.#g(),
			this.#g(),
			this.#g()
		], [i, a, o, s] = [
			this.#C("c"),
			this.#C("v"),
			this.#C("k"),
			this.#C("i")
		], [c, l] = [this.#S(), this.#S()];
		this.#u(`const ${i} = ${t}; let ${a}, ${o};`), this.#u(`if (Array.isArray(${i})) ${a} = ${i}; else if (isMembers(${i})) ${o} = sortedKeys(${i}); else if (${i} instanceof ValueSet) ${a} = ${o} = ${i}.sorted(); else ${a} = [];`);
		let u = `${s} < (${a} ?? ${o}).length || (${n} = undefined, false)`;
		this.#u(`${c.name}: for (let ${s} = 0; ${u}; ${s}++) {`), this.#u("if (--meter.steps < 0) meter.poll();"), this.#u(`${r} = ${a} !== undefined ? ${a}[${s}] : ${i}[${o}[${s}]];`), this.#u(`${n} = ${o} !== undefined ? ${o}[${s}] : ${s};`), this.#u(`${l.name}: {`), this.#w([
			...e,
			c,
			l
		]), this.#u("} }");
	}
	#j(e) {
		let t = this.#g(), n = JSON.stringify(this.#l(() => this.#_())), { code: r } = this.#y(), [i, a, o] = [
			this.#C("w"),
			this.#C("m"),
			this.#C("u")
		], s = this.#S(!0);
		this.#u(`const ${i} = ${t}, ${a} = memo; memo = ${this.#m};`), this.#u(`${t} = upsert(${t}, ${n}, ${r});`), this.#u(`let ${o} = true; ${s.name}: {`), this.#w([...e, s]), this.#u(`${o} = false; }`), this.#u(`${t} = ${i}; memo = ${a}; if (${o}) ${this.#T(e)}`);
	}
	#M(e) {
		let t = this.#e.count(), n = this.#l(() => this.#y().code).join(", "), r = this.#g();
		if (t < this.#r) {
			this.#u(`${r} = f${t}(${n}); if (${r} === undefined) ${this.#T(e)}`);
			return;
		}
		let i = t - this.#r;
		if (i >= this.#n.length) throw new NoJavaScript("a built-in is missing");
		this.#u(`${r} = b[${i}](${n});`), this.#u(`if (${r} === undefined) { if (strict) leave("an error"); ${this.#T(e)} }`);
	}
	#N(e) {
		let t = this.#l(() => this.#y().code).join(", "), n = this.#l(() => this.#g()).join(", "), r = this.#g(), i = this.#C("d");
		this.#u(`const ${i} = dynamic.get(pathKey([${t}]));`), this.#u(`if (${i} === undefined) ${this.#T(e)}`), this.#u(`${r} = ${i}(${n}); if (${r} === undefined) ${this.#T(e, 3)}`);
	}
};
function memberOr(e, t, n) {
	let r = JSON.stringify(t);
	return `isMembers(${e}) ? ${t in Object.prototype ? `own(${e}, ${r})` : `plain[${r}] === undefined ? ${e}[${r}] : own(${e}, ${r})`} : ${n}`;
}
// src/engine/javascript/javascript-policy.ts
const N = {
	compare,
	documentDot,
	dot,
	equal,
	getLength,
	insert,
	insertOnce,
	isMembers,
	merge,
	own,
	pathKey,
	sortedKeys,
	toExactNumber,
	upsert,
	ValueSet: S,
	meter: h,
	leave,
	plain: Object.prototype
};
var JavaScriptPolicy = class {
	#e;
	#t;
	#n;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	evaluate(e, t, n, { strictBuiltinErrors: r = !1, timeoutMs: i = Infinity, leftMs: a = i }) {
		let o = this.#r(n);
		h.begin(a, this.#t);
		let s = (this.#e[t] ?? leave("an entrypoint"))(takeInput(e), o ?? leave("data"), r);
		if (s === void 0) return;
		let { result: c } = s;
		return toResult(c === void 0 ? leave("a result of another form") : c);
	}
	get startedAt() {
		return h.startedAt;
	}
	#r(e) {
		return this.#n?.snapshot !== e && (this.#n = {
			snapshot: e,
			value: void 0
		}, h.begin(Infinity, this.#t), this.#n.value = readData(e)), this.#n.value;
	}
};
function readData(e) {
	return e.size > 1048576 && leave("large data"), fromTerm(l(e.jsonText() ?? leave("no data")));
}
function toResult(e) {
	if (h.make(1), typeof e == "number") return e + 0;
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map(toResult);
	if (e instanceof S) return e.sorted().map(toResult);
	let t = {};
	for (let n of sortedKeys(e)) n === "__proto__" && leave("a member __proto__"), t[n] = toResult(e[n]);
	return t;
}
function makeJavaScript(e, t) {
	let n = readPlan(e);
	if (n !== void 0) try {
		let { code: e, builtins: r } = writeJavaScript(n);
		return new JavaScriptPolicy(Function("r", "b", e)(N, r.map(findBuiltin)), t);
	} catch (e) {
		if ([
			NoJavaScript,
			EvalError,
			RangeError,
			SyntaxError
		].some((t) => e instanceof t)) return;
		throw e;
	}
}
export { makeJavaScript };

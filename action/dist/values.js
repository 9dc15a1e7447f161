import { RegoNumber as e, RegoObject as t, RegoSet as n, compareStrings as r, leave as i, sortStrings as a } from "./evaluation.js";
// src/engine/javascript/meter.ts
const o = 1e4, s = new class {
	steps = 0;
	cells = 0;
	startedAt;
	#e = 0;
	#t;
	begin(e, t, n) {
		this.steps = o, this.cells = Math.min(1e6, t / 256), this.startedAt = void 0, this.#e = Math.min(e, 100), this.#t = n;
	}
	poll() {
		this.steps = o;
		let e = performance.now();
		this.startedAt ??= e, this.#t?.aborted === !0 && i("it was aborted"), e - this.startedAt >= this.#e && i("it takes long");
	}
	full() {
		i("it needs much memory");
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
}();
// src/engine/javascript/values.ts
var c = class ValueSet {
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
		s.make(this.size);
		let e = [...this.#e, ...this.#t?.values() ?? []];
		return this.#n = e.every((e) => typeof e == "string") ? sortTexts(e) : e.sort(compare), this.#n;
	}
	filter(e) {
		let t = new ValueSet();
		s.make(this.size);
		for (let n of this.#e) e(n) && t.#e.add(n);
		for (let [n, r] of this.#t ?? []) e(r) && (t.#t ??= /* @__PURE__ */ new Map()).set(n, r);
		return t;
	}
	union(e) {
		let t = this.filter(() => !0);
		s.make(e.size);
		for (let n of e.#e) t.#e.add(n);
		for (let [n, r] of e.#t ?? []) t.#t ??= /* @__PURE__ */ new Map(), t.#t.has(n) || t.#t.set(n, r);
		return t;
	}
};
function sortTexts(e) {
	for (let t of e) s.read(t);
	return a(e);
}
function isMembers(e) {
	return typeof e == "object" && !!e && !Array.isArray(e) && !(e instanceof c);
}
function own(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
function sortedKeys(e) {
	let t = Object.keys(e);
	return s.walk(t.length), t.length < 2 ? t : a(t);
}
function canonicalText(e) {
	return typeof e == "string" ? s.text(JSON.stringify(e)) : typeof e != "object" || !e ? String(e) : (s.make(1), Array.isArray(e) ? `[${e.map(canonicalText).join(",")}]` : e instanceof c ? `<${e.sorted().map(canonicalText).join(",")}>` : `{${sortedKeys(e).map((t) => `${JSON.stringify(t)}:${canonicalText(e[t])}`).join(",")}}`);
}
function typeRank(e) {
	switch (typeof e) {
		case "boolean": return 1;
		case "number": return 2;
		case "string": return 3;
		default: return e === null ? 0 : Array.isArray(e) ? 4 : e instanceof c ? 6 : 5;
	}
}
function compareLists(e, t) {
	let n = Math.min(e.length, t.length);
	for (let r = 0; r < n; r++) {
		s.walk(1);
		let n = compare(e[r], t[r]);
		if (n !== 0) return n;
	}
	return e.length - t.length;
}
function compareMembers(e, t) {
	let [n, i] = [sortedKeys(e), sortedKeys(t)], a = Math.min(n.length, i.length);
	for (let o = 0; o < a; o++) {
		s.walk(1);
		let [a = "", c = ""] = [n[o], i[o]], l = r(a, c) || compare(e[a], t[c]);
		if (l !== 0) return l;
	}
	return n.length - i.length;
}
function compare(e, t) {
	let n = typeRank(e), i = n - typeRank(t);
	if (i !== 0) return i;
	switch (n) {
		case 0: return 0;
		case 1:
		case 2: return Number(e) - Number(t) || 0;
		case 3: return s.read(e), r(e, t);
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
	if (typeof e == "object" && e) return Array.isArray(e) ? typeof t == "number" ? getElement(e, t) : void 0 : e instanceof c ? t !== void 0 && e.has(t) ? t : void 0 : typeof t == "string" ? own(e, t) : void 0;
}
const l = /^(?:0|[1-9]\d{0,8})$/;
function documentDot(e, t) {
	let n = dot(e, t);
	if (n !== void 0 || typeof e != "object" || !e) return n;
	if (typeof t == "number" && isMembers(e)) return Number.isSafeInteger(t) ? own(e, String(t)) : i("a fraction for a key of data");
	if (typeof t == "string" && Array.isArray(e)) {
		if (l.test(t)) return getElement(e, Number(t));
		/^\d/.test(t) && i("a text for an index of data");
	}
}
function merge(e, t) {
	if (e === void 0) return t;
	if (t === void 0 && i("a merge with nothing"), !isMembers(e) || !isMembers(t)) return e;
	let n = {
		...t,
		...e
	}, r = Object.keys(n);
	s.make(r.length + 1);
	for (let i of r) {
		let [r, a] = [own(e, i), own(t, i)];
		r !== void 0 && a !== void 0 && (n[i] = merge(r, a));
	}
	return n;
}
function upsert(e, t, n) {
	let [r, ...a] = t;
	if (r === void 0) return n;
	r === "__proto__" && i("a member __proto__");
	let o = isMembers(e) ? { ...e } : {};
	return s.make(Object.keys(o).length + 1), o[r] = upsert(own(o, r), a, n), o;
}
function insert(e, t, n) {
	(typeof t != "string" || t === "__proto__") && i("a key that is no plain string"), e[t] = n;
}
function insertOnce(e, t, n) {
	if (typeof t == "string") {
		let r = own(e, t);
		r !== void 0 && !equal(r, n) && i("a conflict");
	}
	insert(e, t, n);
}
function getLength(e) {
	return Array.isArray(e) ? e.length : e instanceof c ? e.size : isMembers(e) ? Object.keys(e).length : i("the length of a scalar");
}
function pathKey(e) {
	return e.every((e) => typeof e == "string") ? JSON.stringify(e) : "";
}
function toExactNumber(e) {
	let t = Number(e);
	return String(t) === e && Number.isFinite(t) ? t : i("a number in a form of its own");
}
function fromTerm(t) {
	if (s.make(1), typeof t == "string") return t.isWellFormed() ? s.text(t) : i("half of a pair");
	if (typeof t != "object" || !t) return t;
	if (t instanceof e) return toExactNumber(t.text);
	if (Array.isArray(t)) return t.map(fromTerm);
	if (t instanceof n) {
		let e = new c();
		for (let n of t.items) e.add(fromTerm(n));
		return e;
	}
	let r = {};
	for (let [e, n] of t.entries) insert(r, fromTerm(e), fromTerm(n));
	return r;
}
function toTerm(r) {
	return s.make(1), typeof r == "number" ? new e(String(r)) : typeof r != "object" || !r ? r : Array.isArray(r) ? r.map(toTerm) : r instanceof c ? new n(r.sorted().map(toTerm)) : new t(sortedKeys(r).map((e) => [e, toTerm(r[e])]));
}
export { c as ValueSet, compare, documentDot, dot, equal, fromTerm, getLength, insert, insertOnce, isMembers, merge, s as meter, own, pathKey, sortedKeys, toExactNumber, toTerm, upsert };

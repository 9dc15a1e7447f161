import { __exportAll as e } from "./rolldown-runtime.js";
import { RegoNumber as t, RegoObject as n, Turns as r, asBuffer as i, compareStrings as a, endOfValue as o, formatJson as s, jsonKey as c, nextToken as l, parseJson as u, parseTermWithin as d, skipSpace as f, stringAt as p, toCanonicalText as m, toJsonText as h } from "./evaluation.js";
// src/base/terms/large-json.ts
var g = /* @__PURE__ */ e({
	LargeJson: () => S,
	NestedTooDeeply: () => NestedTooDeeply
});
const _ = 262144, v = 65536, y = 1e3;
var NestedTooDeeply = class extends Error {};
function beginsObject(e, t) {
	return e[t] === 123 && e[f(e, o(e, l(e, t + 1)))] === 58;
}
function keyAt(e, t, n) {
	return e[t] === 34 ? p(e, t + 1, n - 1) : c(asRego(e.toString("utf8", t, n)));
}
function add({ node: e, key: t }, n) {
	if ("members" in e) {
		e.members.set(t, n);
		return;
	}
	let r = e.elements.at(-1);
	r !== void 0 && "start" in r && "start" in n && n.end - r.start <= v ? r.end = n.end : e.elements.push(n);
}
async function read(e, t) {
	let n = [], r, i = l(e, 0), a = i;
	for (; r === void 0;) {
		i - a > v && (a = i, t.isOver && await t.next());
		let s = n.at(-1), c = e[i];
		if (s !== void 0 && (c === 125 || c === 93)) {
			n.pop();
			let t = n.at(-1);
			t === void 0 ? r = s.node : add(t, s.node), i = l(e, i + 1);
			continue;
		}
		if (s !== void 0 && "members" in s.node) {
			let t = o(e, i);
			s.key = keyAt(e, i, t), i = l(e, t);
		}
		let u = o(e, i, i + v);
		if (u !== void 0) {
			let t = {
				start: i,
				end: u
			};
			s === void 0 ? r = t : add(s, t), i = l(e, u);
		} else {
			if (n.length >= y) throw new NestedTooDeeply("nested too deeply");
			a -= v, n.push({
				node: beginsObject(e, i) ? { members: /* @__PURE__ */ new Map() } : { elements: [] },
				key: ""
			}), i = l(e, i + 1);
		}
	}
	return r;
}
function isTermAt(e, t, n, r) {
	return e[t] === 34 != (typeof r == "string") || n - t > v ? !1 : m(asRego(e.toString("utf8", t, n))) === m(r);
}
async function findChild(e, n, r, i) {
	if (e[n] !== 123 && e[n] !== 91) return;
	let a = l(e, n + 1);
	for (let s = 0; e[a] !== 125 && e[a] !== 93; s++) {
		i.isOver && await i.next();
		let c = o(e, a), u = f(e, c), d = e[u] === 58 ? f(e, u + 1) : a;
		if (e[n] === 91 ? r instanceof t && Number(r.text) === s : isTermAt(e, a, c, r)) return d;
		a = l(e, d === a ? c : o(e, d));
	}
}
function isSurrogateAt(e, t, n) {
	return e[t] === 92 && n.test(e.toString("latin1", t, t + 4));
}
const b = /^\\ud[89ab]/i, x = /^\\ud[cdef]/i;
function endOfPiece(e, t, n) {
	let r = Math.min(t + v, n), i = t, a = i;
	for (; i < r;) a = i, i += e[i] === 92 ? e[i + 1] === 117 ? 6 : 2 : 1;
	for (isSurrogateAt(e, a, b) && isSurrogateAt(e, i, x) && (i += 6); i < n && ((e[i] ?? 0) & 192) == 128;) i++;
	return i;
}
function asJson(e) {
	return u(e, { maxDepth: y });
}
function asRego(e) {
	return d(e, y);
}
var S = class LargeJson {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async read(e, { check: t, isExact: n = !1, sorts: a = n } = {}) {
		let o = i(e), s = await read(o, new r(t));
		return new LargeJson(o, s, {
			parse: asJson,
			sorts: a,
			isExact: n
		});
	}
	static async readPart(e, t, { check: n } = {}) {
		let i = new r(n), a = l(e, 0);
		for (let n of t) if (a = await findChild(e, a, n, i), a === void 0) return;
		let o = e.subarray(a);
		return new LargeJson(o, await read(o, i), {
			parse: asRego,
			sorts: !0
		});
	}
	static object(e, t = !1) {
		let n = Array.from(e, ([e, t]) => [e, t instanceof LargeJson ? { whole: t } : { term: t }]);
		return new LargeJson(Buffer.alloc(0), { members: new Map(n) }, {
			parse: asJson,
			sorts: t
		});
	}
	get members() {
		return "members" in this.#t ? Array.from(this.#t.members, ([e, t]) => [e, "whole" in t ? t.whole : new LargeJson(this.#e, t, this.#n)]) : [];
	}
	get elements() {
		return "elements" in this.#t ? this.#t.elements.filter((e) => !("start" in e)).map((e) => new LargeJson(this.#e, e, this.#n)) : [];
	}
	sorted() {
		return new LargeJson(this.#e, this.#t, {
			...this.#n,
			sorts: !0
		});
	}
	without(e) {
		if (!("members" in this.#t)) return this;
		let t = [...this.#t.members].filter(([t]) => t !== e);
		return new LargeJson(this.#e, { members: new Map(t) }, this.#n);
	}
	withObjects(e) {
		return new LargeJson(this.#e, this.#i(this.#t, e), this.#n);
	}
	#i(e, t) {
		if ("whole" in e) return { whole: e.whole.withObjects(t) };
		if ("term" in e) return { term: addObjects(e.term, t) };
		if ("start" in e) return this.#e[e.start] === 123 ? { term: addObjects(this.#a(e), t) } : e;
		if ("elements" in e) return e;
		let r = new Map(e.members);
		for (let [e, i] of t.children) r.set(e, this.#i(r.get(e) ?? { term: new n([]) }, i));
		return { members: r };
	}
	async format(e = "", { check: t } = {}) {
		if (e === "" && this.#r !== void 0) return this.#r;
		let n = new r(t), i = [], a = "";
		for (let t of this.#s(this.#t, {
			indent: e,
			colon: e === "" ? ":" : ": "
		}, "")) a += t, a.length < v || (i.push(Buffer.from(a)), a = "", n.isOver && await n.next());
		return i.push(Buffer.from(a)), e === "" && (this.#r = i), i;
	}
	toTerm() {
		return u([...this.#s(this.#t, {
			indent: "",
			colon: ":"
		}, "")].join(""));
	}
	#a({ start: e, end: t }) {
		return this.#n.parse(this.#e.toString("utf8", e, t));
	}
	#o(e, t = "", n = "") {
		let { sorts: r, isExact: i = !1 } = this.#n;
		return i ? h(e) : s(r && typeof e == "object" ? u(h(e)) : e, t, n);
	}
	*#s(e, t, n) {
		"whole" in e ? yield* e.whole.#c(t, n) : "term" in e ? yield this.#o(e.term, t.indent, n) : "start" in e ? yield* this.#l(e, t, n) : "members" in e ? yield* this.#u(e, t, n) : yield* this.#d(e, t, n);
	}
	*#c(e, t) {
		if (e.indent !== "" || this.#r === void 0) yield* this.#s(this.#t, e, t);
		else for (let e of this.#r) yield e.toString();
	}
	*#l(e, { indent: t }, n) {
		let { start: r, end: i } = e;
		if (this.#e[r] !== 34 || i - r <= v) yield this.#o(this.#a(e), t, n);
		else {
			yield "\"";
			for (let e = r + 1; e < i - 1;) {
				let t = endOfPiece(this.#e, e, i - 1);
				yield this.#o(u(`"${this.#e.toString("utf8", e, t)}"`)).slice(1, -1), e = t;
			}
			yield "\"";
		}
	}
	*#u({ members: e }, t, n) {
		let r = n + t.indent, [i, o, s] = separators(t.indent, n), c = [...e];
		if (this.#n.sorts && c.sort(([e], [t]) => a(e, t)), c.length === 0) {
			yield "{}";
			return;
		}
		yield "{";
		let l = i;
		for (let [e, n] of c) yield l + this.#o(e) + t.colon, yield* this.#s(n, t, r), l = o;
		yield `${s}}`;
	}
	*#d({ elements: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n);
		yield "[";
		let s = i;
		for (let c of e) {
			yield s, s = a;
			let e = "start" in c && this.#e[c.start] === 34;
			if (!("start" in c) || e && c.end - c.start > v) {
				yield* this.#s(c, t, r);
				continue;
			}
			let l = this.#n.parse(`[${this.#e.toString("utf8", c.start, c.end)}]`);
			yield this.#o(l, t.indent, n).slice(1 + i.length, -1 - o.length);
		}
		yield `${o}]`;
	}
};
function separators(e, t) {
	return e === "" ? [
		"",
		",",
		""
	] : [
		`\n${t}${e}`,
		`,\n${t}${e}`,
		`\n${t}`
	];
}
function addObjects(e, { children: t }) {
	if (!(e instanceof n)) return e;
	let r = new Map(e.members);
	for (let [e, i] of t) r.set(e, addObjects(r.get(e) ?? new n([]), i));
	return new n([...r]);
}
export { _ as LARGE_JSON_BYTES, S as LargeJson, NestedTooDeeply, addObjects, g as large_json_exports };

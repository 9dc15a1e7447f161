import { __exportAll as e } from "./rolldown-runtime.js";
import { MAX_VALUE_DEPTH as t, RegoNumber as n, RegoObject as r, Turns as i, asBuffer as a, compareStrings as o, endOfValue as s, formatJson as c, jsonKey as l, nextToken as u, parseJson as d, parseTermWithin as f, skipSpace as p, stringAt as m, toCanonicalText as h, toJsonText as g } from "./evaluation.js";
// src/base/terms/large-json.ts
var _ = /* @__PURE__ */ e({
	LargeJson: () => S,
	NestedTooDeeply: () => NestedTooDeeply
});
const v = 262144, y = 65536;
var NestedTooDeeply = class extends Error {};
function beginsObject(e, t) {
	return e[t] === 123 && e[p(e, s(e, u(e, t + 1)))] === 58;
}
function keyAt(e, t, n) {
	return e[t] === 34 ? m(e, t + 1, n - 1) : l(asRego(e.toString("utf8", t, n)));
}
function add({ node: e, key: t }, n) {
	if ("members" in e) {
		e.members.set(t, n);
		return;
	}
	let r = e.elements.at(-1);
	r !== void 0 && "start" in r && "start" in n && n.end - r.start <= y ? r.end = n.end : e.elements.push(n);
}
async function read(e, t) {
	let n = [], r, i = u(e, 0), a = i;
	for (; r === void 0;) {
		i - a > y && (a = i, t.isOver && await t.next());
		let o = n.at(-1), c = e[i];
		if (o !== void 0 && (c === 125 || c === 93)) {
			n.pop();
			let t = n.at(-1);
			t === void 0 ? r = o.node : add(t, o.node), i = u(e, i + 1);
			continue;
		}
		if (o !== void 0 && "members" in o.node) {
			let t = s(e, i);
			o.key = keyAt(e, i, t), i = u(e, t);
		}
		let l = s(e, i, i + y);
		if (l !== void 0) {
			let t = {
				start: i,
				end: l
			};
			o === void 0 ? r = t : add(o, t), i = u(e, l);
		} else {
			if (n.length >= 1e3) throw new NestedTooDeeply("nested too deeply");
			a -= y, n.push({
				node: beginsObject(e, i) ? { members: /* @__PURE__ */ new Map() } : { elements: [] },
				key: ""
			}), i = u(e, i + 1);
		}
	}
	return r;
}
function isTermAt(e, t, n, r) {
	return e[t] === 34 != (typeof r == "string") || n - t > y ? !1 : h(asRego(e.toString("utf8", t, n))) === h(r);
}
async function findChild(e, t, r, i) {
	if (e[t] !== 123 && e[t] !== 91) return;
	let a = u(e, t + 1);
	for (let o = 0; e[a] !== 125 && e[a] !== 93; o++) {
		i.isOver && await i.next();
		let c = s(e, a), l = p(e, c), d = e[l] === 58 ? p(e, l + 1) : a;
		if (e[t] === 91 ? r instanceof n && Number(r.text) === o : isTermAt(e, a, c, r)) return d;
		a = u(e, d === a ? c : s(e, d));
	}
}
function isSurrogateAt(e, t, n) {
	return e[t] === 92 && n.test(e.toString("latin1", t, t + 4));
}
const b = /^\\ud[89ab]/i, x = /^\\ud[cdef]/i;
function endOfPiece(e, t, n) {
	let r = Math.min(t + y, n), i = t, a = i;
	for (; i < r;) a = i, i += e[i] === 92 ? e[i + 1] === 117 ? 6 : 2 : 1;
	for (isSurrogateAt(e, a, b) && isSurrogateAt(e, i, x) && (i += 6); i < n && ((e[i] ?? 0) & 192) == 128;) i++;
	return i;
}
function asJson(e) {
	return d(e, { maxDepth: t });
}
function asRego(e) {
	return f(e, t);
}
var S = class LargeJson {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async read(e, { check: t, isExact: n = !1, sorts: r = n } = {}) {
		let o = a(e), s = await read(o, new i(t));
		return new LargeJson(o, s, {
			parse: asJson,
			sorts: r,
			isExact: n
		});
	}
	static async readPart(e, t, { check: n } = {}) {
		let r = new i(n), a = u(e, 0);
		for (let n of t) if (a = await findChild(e, a, n, r), a === void 0) return;
		let o = e.subarray(a);
		return new LargeJson(o, await read(o, r), {
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
		let n = new Map(e.members);
		for (let [e, i] of t.children) n.set(e, this.#i(n.get(e) ?? { term: new r([]) }, i));
		return { members: n };
	}
	async format(e = "", { check: t } = {}) {
		if (e === "" && this.#r !== void 0) return this.#r;
		let n = new i(t), r = [], a = "";
		for (let t of this.#s(this.#t, {
			indent: e,
			colon: e === "" ? ":" : ": "
		}, "")) a += t, a.length < y || (r.push(Buffer.from(a)), a = "", n.isOver && await n.next());
		return r.push(Buffer.from(a)), e === "" && (this.#r = r), r;
	}
	toTerm() {
		return d([...this.#s(this.#t, {
			indent: "",
			colon: ":"
		}, "")].join(""));
	}
	#a({ start: e, end: t }) {
		return this.#n.parse(this.#e.toString("utf8", e, t));
	}
	#o(e, t = "", n = "") {
		let { sorts: r, isExact: i = !1 } = this.#n;
		return i ? g(e) : c(r && typeof e == "object" ? d(g(e)) : e, t, n);
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
		if (this.#e[r] !== 34 || i - r <= y) yield this.#o(this.#a(e), t, n);
		else {
			yield "\"";
			for (let e = r + 1; e < i - 1;) {
				let t = endOfPiece(this.#e, e, i - 1);
				yield this.#o(d(`"${this.#e.toString("utf8", e, t)}"`)).slice(1, -1), e = t;
			}
			yield "\"";
		}
	}
	*#u({ members: e }, t, n) {
		let r = n + t.indent, [i, a, s] = separators(t.indent, n), c = [...e];
		if (this.#n.sorts && c.sort(([e], [t]) => o(e, t)), c.length === 0) {
			yield "{}";
			return;
		}
		yield "{";
		let l = i;
		for (let [e, n] of c) yield l + this.#o(e) + t.colon, yield* this.#s(n, t, r), l = a;
		yield `${s}}`;
	}
	*#d({ elements: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n);
		yield "[";
		let s = i;
		for (let c of e) {
			yield s, s = a;
			let e = "start" in c && this.#e[c.start] === 34;
			if (!("start" in c) || e && c.end - c.start > y) {
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
	if (!(e instanceof r)) return e;
	let n = new Map(e.members);
	for (let [e, i] of t) n.set(e, addObjects(n.get(e) ?? new r([]), i));
	return new r([...n]);
}
export { v as LARGE_JSON_BYTES, S as LargeJson, NestedTooDeeply, addObjects, _ as large_json_exports };

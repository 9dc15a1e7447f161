import { require_dist as e } from "./dist4.js";
import { TextPositions as t, append as n, getUnits as r, nextPart as i } from "./evaluation.js";
// src/engine/source/yaml-position.ts
var a = e();
function isMergeKey(e) {
	return (0, a.isScalar)(e) && (e.source === "<<" || e.value === "<<");
}
var YamlParts = class {
	#e;
	#t = /* @__PURE__ */ new Map();
	#n;
	constructor(e) {
		this.#e = e;
	}
	find(e) {
		let { contents: t } = this.#e, n = {
			value: t,
			at: t
		};
		for (let t of e) {
			let e = this.#r(n.value, t);
			if (e === void 0) return;
			n = e;
		}
		return n;
	}
	#r(e, t) {
		let n = this.#i(e);
		if ((0, a.isSeq)(n)) {
			let e = n.items[Number(t)];
			return e === void 0 ? void 0 : {
				value: e,
				at: e
			};
		}
		if (!(0, a.isMap)(n)) return;
		let r = this.#t.get(n);
		return r === void 0 && this.#t.set(n, r = this.#o(n)), r.get(String(t));
	}
	#i(e) {
		return (0, a.isAlias)(e) ? (this.#n ??= this.#a()).get(e) : e;
	}
	#a() {
		let e = /* @__PURE__ */ new Map(), t = /* @__PURE__ */ new Map();
		return (0, a.visit)(this.#e, { Node: (n, r) => {
			if ((0, a.isAlias)(r)) {
				let n = e.get(r.source);
				n !== void 0 && t.set(r, n);
			} else r.anchor !== void 0 && e.set(r.anchor, r);
		} }), t;
	}
	#o(e) {
		let t = /* @__PURE__ */ new Map(), n = /* @__PURE__ */ new Set(), r = [e];
		for (; r.length > 0;) {
			let e = this.#i(r.pop());
			if (!(0, a.isMap)(e) || n.has(e)) continue;
			n.add(e);
			let { own: i, merged: o } = this.#s(e);
			for (let [e, n] of i) t.has(e) || t.set(e, n);
			for (let e of o.reverse()) r.push(e);
		}
		return t;
	}
	#s(e) {
		let t = /* @__PURE__ */ new Map(), n = [];
		for (let { key: r, value: i } of e.items) {
			if (isMergeKey(r)) {
				let e = this.#i(i);
				for (let t of (0, a.isSeq)(e) ? e.items : [e]) n.push(t);
				continue;
			}
			let e = this.#i(r);
			(0, a.isScalar)(e) && (t.set(String(e.value), {
				value: i,
				at: r
			}), e.source !== void 0 && t.set(e.source, {
				value: i,
				at: r
			}));
		}
		return {
			own: t,
			merged: n
		};
	}
};
function findStart(e) {
	return e?.range?.[0];
}
function isEmpty({ contents: e }) {
	return e === null || (0, a.isScalar)(e) && e.value === null && (e.source ?? "") === "";
}
function isDeep(e) {
	let t = [{
		token: e,
		depth: 0
	}];
	for (let e = t.pop(); e !== void 0; e = t.pop()) {
		let { token: n, depth: r } = e;
		if (r > 200) return !0;
		let i = [];
		if ("value" in n && i.push(n.value), "items" in n) for (let e of n.items) i.push(e.key, "value" in e ? e.value : void 0);
		for (let e of i) e && t.push({
			token: e,
			depth: r + 1
		});
	}
	return !1;
}
const o = 1048576;
function mayBeTooLarge(e) {
	return e.length > o && e.split(/^---/m).some((e) => e.length > o);
}
async function compose(e) {
	if (mayBeTooLarge(e)) return;
	let t = new a.Parser(), r = 0, o = [];
	for (let s of new a.Lexer().lex(e)) ++r % 256 == 0 && await i(), n(o, t.next(s));
	n(o, t.end());
	let s = new a.Composer({
		version: "1.1",
		merge: !0,
		uniqueKeys: !1,
		logLevel: "silent"
	}), c = [];
	for (let e of o) {
		if (await i(), isDeep(e)) return;
		n(c, s.next(e));
	}
	return [...c, ...s.end()];
}
const s = /(?:---|\.\.\.)?[ \t]*(?:[\r\n]|$)/y;
function unresolvedAlias(e) {
	let t = /* @__PURE__ */ new Set(), n;
	return (0, a.visit)(e, { Node: (e, r) => {
		if (!(0, a.isAlias)(r)) r.anchor !== void 0 && t.add(r.anchor);
		else if (!t.has(r.source)) return n = r, a.visit.BREAK;
	} }), n;
}
function unusableKey(e) {
	let t;
	return (0, a.visit)(e, { Pair: (e, { key: n }) => {
		if (!((0, a.isAlias)(n) || (0, a.isScalar)(n) && n.value !== null)) return t = n, a.visit.BREAK;
	} }), t;
}
const c = /^(?:[^'"#\n\r\u2028\u2029]*[:-] )?[ \t]*\{[{%]/m, l = /[ ]*\t[ \t]*/y;
var u = class YamlSyntaxErrors {
	#e;
	#t;
	#n;
	#r;
	constructor(e, n) {
		this.#e = c.test(e) ? "; this looks like a template (Helm, Jinja): render it first" : "", this.#t = e, this.#n = new t(r(e)), this.#r = n.flatMap((e) => {
			let { range: t } = e, n = e.errors[0]?.pos[0] ?? findStart(unresolvedAlias(e) ?? unusableKey(e));
			if (n === void 0 || t === void 0) return [];
			let [r, i] = [t[0], t[2]].map((e) => this.#n.at(e).line);
			return r === void 0 || i === void 0 ? [] : [{
				start: r,
				end: i,
				at: n
			}];
		});
	}
	static async of(e) {
		return new YamlSyntaxErrors(e, await compose(e) ?? []);
	}
	find(e) {
		let t = this.#i(e);
		return t === void 0 ? void 0 : this.#n.at(this.#a(t) ? this.#o(t) : t);
	}
	advise(e) {
		let t = this.#i(e);
		return t === void 0 || this.#e !== "" ? this.#e : (l.lastIndex = this.#t.lastIndexOf("\n", t - 1) + 1, l.test(this.#t) && t < l.lastIndex ? "; the line is indented by a tab: take spaces" : "");
	}
	#i(e) {
		let [t, n] = [0, this.#r.length];
		for (; t < n;) {
			let r = t + n >> 1;
			(this.#r[r]?.start ?? 0) <= e ? t = r + 1 : n = r;
		}
		let r = this.#r[t - 1];
		return r === void 0 || e > r.end ? void 0 : r.at;
	}
	#a(e) {
		return s.lastIndex = e, s.test(this.#t);
	}
	#o(e) {
		let t = e;
		for (; t > 0 && this.#t.charAt(t - 1).trim() === "";) t--;
		return t;
	}
};
async function findBlock(e, n) {
	let [i] = (await compose(e) ?? []).filter((e) => !isEmpty(e));
	if (i === void 0 || i.errors.length > 0) return;
	let o = new YamlParts(i).find(n)?.value;
	if (!(0, a.isScalar)(o) || o.type !== "BLOCK_LITERAL") return;
	let s = findStart(o);
	if (s === void 0) return;
	let c = new t(r(e)).at(s).line + 1, l = String(o.value).split("\n"), u = l.findIndex((e) => e !== ""), d = e.split(/\r\n|\n|\r/, c + u)[c + u - 1] ?? "";
	return {
		line: c,
		indent: u === -1 ? 0 : d.length - (l[u] ?? "").replace(/\r$/, "").length
	};
}
var d = class YamlPositions {
	#e;
	#t;
	constructor(e, n) {
		this.#e = new t(r(e)), this.#t = n;
	}
	static async of(e, t) {
		let n = (await compose(e) ?? []).filter((e) => !isEmpty(e));
		return n.length === t ? new YamlPositions(e, n.map((e) => e.errors.length > 0 ? void 0 : new YamlParts(e))) : new YamlPositions(e, []);
	}
	find(e, t) {
		let n = findStart(this.#t[e]?.find(t)?.at);
		return n === void 0 ? void 0 : this.#e.at(n);
	}
};
export { d as YamlPositions, u as YamlSyntaxErrors, findBlock };

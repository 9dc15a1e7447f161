import { DEFAULT_TIMEOUT_MS as e, PolicyDecision as t, RegoNumber as n, RegoObject as r, RegoSet as i, Turns as a, asBuffer as o, compareStrings as s, decodeEscapes as c, endOfValue as l, formatJson as u, formatReference as d, getMembers as f, jsonKey as p, nestedTooDeeply as m, nextToken as h, noResult as g, parseJson as _, parseTermWithin as v, readResultSet as y, resultError as b, skipSpace as x, stringAt as S, toCanonicalText as C, toJsonBytes as w, toJsonText as T, workDeadline as E } from "./evaluation.js";
import { ApiError as D, toEvaluationError as O } from "./api-error.js";
// src/base/terms/large-json.ts
const k = 262144, A = 65536, j = 1e3;
var NestedTooDeeply = class extends Error {};
function beginsObject(e, t) {
	return e[t] === 123 && e[x(e, l(e, h(e, t + 1)))] === 58;
}
function keyAt(e, t, n) {
	return e[t] === 34 ? S(e, t + 1, n - 1) : p(asRego(e.toString("utf8", t, n)));
}
function add({ node: e, key: t }, n) {
	if ("members" in e) {
		e.members.set(t, n);
		return;
	}
	let r = e.elements.at(-1);
	r !== void 0 && "start" in r && "start" in n && n.end - r.start <= A ? r.end = n.end : e.elements.push(n);
}
async function read(e, t) {
	let n = [], r, i = h(e, 0), a = i;
	for (; r === void 0;) {
		i - a > A && (a = i, t.isOver && await t.next());
		let o = n.at(-1), s = e[i];
		if (o !== void 0 && (s === 125 || s === 93)) {
			n.pop();
			let t = n.at(-1);
			t === void 0 ? r = o.node : add(t, o.node), i = h(e, i + 1);
			continue;
		}
		if (o !== void 0 && "members" in o.node) {
			let t = l(e, i);
			o.key = keyAt(e, i, t), i = h(e, t);
		}
		let c = l(e, i, i + A);
		if (c !== void 0) {
			let t = {
				start: i,
				end: c
			};
			o === void 0 ? r = t : add(o, t), i = h(e, c);
		} else {
			if (n.length >= j) throw new NestedTooDeeply("nested too deeply");
			a -= A, n.push({
				node: beginsObject(e, i) ? { members: /* @__PURE__ */ new Map() } : { elements: [] },
				key: ""
			}), i = h(e, i + 1);
		}
	}
	return r;
}
function isTermAt(e, t, n, r) {
	return e[t] === 34 != (typeof r == "string") || n - t > A ? !1 : C(asRego(e.toString("utf8", t, n))) === C(r);
}
async function findChild(e, t, r, i) {
	if (e[t] !== 123 && e[t] !== 91) return;
	let a = h(e, t + 1);
	for (let o = 0; e[a] !== 125 && e[a] !== 93; o++) {
		i.isOver && await i.next();
		let s = l(e, a), c = x(e, s), u = e[c] === 58 ? x(e, c + 1) : a;
		if (e[t] === 91 ? r instanceof n && Number(r.text) === o : isTermAt(e, a, s, r)) return u;
		a = h(e, u === a ? s : l(e, u));
	}
}
function endOfPiece(e, t, n) {
	let r = t + A, i = t, a = !1;
	for (; i < n && (i < r || a || ((e[i] ?? 0) & 192) == 128);) a = !1, e[i] === 92 ? e[i + 1] === 117 ? (a = /^\\ud[89ab]/i.test(e.toString("latin1", i, i + 4)), i += 6) : i += 2 : i++;
	return i;
}
function asJson(e) {
	return _(e, { maxDepth: j });
}
function asRego(e) {
	return v(e, j);
}
var M = class LargeJson {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async read(e, { check: t, sorts: n = !1 } = {}) {
		let r = o(e);
		return new LargeJson(r, await read(r, new a(t)), {
			parse: asJson,
			sorts: n
		});
	}
	static async readPart(e, t, { check: n } = {}) {
		let r = new a(n), i = h(e, 0);
		for (let n of t) if (i = await findChild(e, i, n, r), i === void 0) return;
		let o = e.subarray(i);
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
		return new LargeJson(this.#e, this.#r(this.#t, e), this.#n);
	}
	#r(e, t) {
		if ("whole" in e) return { whole: e.whole.withObjects(t) };
		if ("term" in e) return { term: addObjects(e.term, t) };
		if ("start" in e) return this.#e[e.start] === 123 ? { term: addObjects(this.#i(e), t) } : e;
		if ("elements" in e) return e;
		let n = new Map(e.members);
		for (let [e, i] of t.children) n.set(e, this.#r(n.get(e) ?? { term: new r([]) }, i));
		return { members: n };
	}
	async format(e = "", { check: t } = {}) {
		let n = new a(t), r = [], i = "";
		for (let t of this.#o(this.#t, {
			indent: e,
			colon: e === "" ? ":" : ": "
		}, "")) i += t, i.length < A || (r.push(Buffer.from(i)), i = "", n.isOver && await n.next());
		return r.push(Buffer.from(i)), r;
	}
	toTerm() {
		return _([...this.#o(this.#t, {
			indent: "",
			colon: ":"
		}, "")].join(""));
	}
	#i({ start: e, end: t }) {
		return this.#n.parse(this.#e.toString("utf8", e, t));
	}
	#a(e) {
		return this.#n.sorts ? _(T(e)) : e;
	}
	*#o(e, t, n) {
		"whole" in e ? yield* e.whole.#o(e.whole.#t, t, n) : "term" in e ? yield u(this.#a(e.term), t.indent, n) : "start" in e ? yield* this.#s(e, t, n) : "members" in e ? yield* this.#c(e, t, n) : yield* this.#l(e, t, n);
	}
	*#s(e, { indent: t }, n) {
		let { start: r, end: i } = e;
		if (this.#e[r] !== 34 || i - r <= A) yield u(this.#a(this.#i(e)), t, n);
		else {
			yield "\"";
			for (let e = r + 1; e < i - 1;) {
				let t = endOfPiece(this.#e, e, i - 1);
				yield u(_(`"${this.#e.toString("utf8", e, t)}"`)).slice(1, -1), e = t;
			}
			yield "\"";
		}
	}
	*#c({ members: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n), c = [...e];
		if (this.#n.sorts && c.sort(([e], [t]) => s(e, t)), c.length === 0) {
			yield "{}";
			return;
		}
		yield "{";
		let l = i;
		for (let [e, n] of c) yield l + u(e) + t.colon, yield* this.#o(n, t, r), l = a;
		yield `${o}}`;
	}
	*#l({ elements: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n);
		yield "[";
		let s = i;
		for (let c of e) {
			yield s, s = a;
			let e = "start" in c && this.#e[c.start] === 34;
			if (!("start" in c) || e && c.end - c.start > A) {
				yield* this.#o(c, t, r);
				continue;
			}
			let l = this.#n.parse(`[${this.#e.toString("utf8", c.start, c.end)}]`);
			yield u(this.#a(l), t.indent, n).slice(1 + i.length, -1 - o.length);
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
// src/engine/rounds/large-result.ts
function largeResultError(e) {
	return e instanceof NestedTooDeeply ? m(e) : b(e);
}
async function readLargeResult(e, t) {
	let n;
	try {
		let [r] = (await M.read(Buffer.from(e), { check: t })).elements;
		n = r?.members.find(([e]) => e === "result")?.[1];
	} catch (e) {
		throw largeResultError(e);
	}
	if (n === void 0) throw g();
	return n;
}
async function readLargePart(e, t, n) {
	try {
		return await M.readPart(Buffer.from(e), t, { check: n });
	} catch (e) {
		throw largeResultError(e);
	}
}
// src/server/serve/data-path.ts
const N = /^([+-]?)(\d{1,19})$/;
function readDataPath(e) {
	return e.split("/").filter((e) => e !== "").map((e) => {
		let t = c(e) ?? e;
		if (t.includes("\"")) {
			let e = {
				code: "invalid_parameter",
				message: `invalid path: invalid ref term '${t}'`
			};
			throw new D(500, "internal_error", `${e.code}: ${e.message}`, { logged: e });
		}
		let r = N.exec(t);
		return r === null ? t : new n(String(BigInt(`${r[1] === "-" ? "-" : ""}${r[2] ?? ""}`)));
	});
}
function keyText(e) {
	return typeof e == "string" ? e : e.text;
}
function getChild(e, t) {
	if (Array.isArray(e)) return typeof t == "string" ? void 0 : e[Number(t.text)];
	if (!(e instanceof i || e instanceof r)) return;
	if (e instanceof r && typeof t == "string") return e.get(t);
	let n = C(t);
	return e instanceof i ? e.items.find((e) => C(e) === n) : e.entries.findLast(([e]) => C(e) === n)?.[1];
}
function getPart(e, t) {
	let n = e;
	for (let e of t) {
		if (n === void 0) return;
		n = getChild(n, e);
	}
	return n;
}
function getElement(e, t) {
	if (typeof t == "string") return;
	let n = Number(t.text);
	if (!(n < 0)) {
		for (let t of e.elements()) if (n-- === 0) return t;
	}
}
function readBasePart(e, t) {
	let n = e;
	for (let e of t) {
		let t = f(n);
		if (n = t === void 0 ? getElement(n, e) : t.get(keyText(e)), n === void 0) return;
	}
	return w(n);
}
// src/server/serve/served-policies.ts
const P = {
	package: "regohost_served",
	rule: "root",
	name: "regohost_served/root"
}, F = "system";
function toTerm(e) {
	return e instanceof M ? e.toTerm() : e;
}
var ServedPolicies = class {
	#e;
	#t;
	constructor(e) {
		this.#e = e;
	}
	get files() {
		return this.#e.files;
	}
	get policy() {
		return this.#e.policy;
	}
	get revisions() {
		let { policy: e, revisions: t } = this.#e;
		if (t?.size === 0) return {};
		if (t === void 0) {
			let t = e.origin.revisions;
			return t.length === 0 ? {} : { revision: t.join(", ") };
		}
		let n = [...t].map(([e, t]) => [e, t === "" ? {} : { revision: t }]);
		return { bundles: Object.fromEntries(n) };
	}
	get sources() {
		let { rego: e, data: t } = this.#e;
		return e === void 0 ? void 0 : {
			...e,
			data: Buffer.from(w(t)).toString("utf8")
		};
	}
	callAnswers() {
		return this.#t ??= this.#e.callAnswers();
	}
	canAnswer(e) {
		return !this.#e.isCompiled || this.#e.tree.find(e).kind !== "base";
	}
	async get(e, t, n) {
		let { tree: i, isCompiled: a } = this.#e;
		if (e.length === 0) return this.#r(t, n);
		let o = readingCheck(n), s = i.find(e);
		if (s.kind === "function") {
			let t = `function ${d("data", e)} used as reference, not called`;
			throw new D(500, "internal_error", `1 error occurred: 1:1: rego_type_error: ${t}`, { logged: [{
				code: "rego_type_error",
				message: t,
				location: {
					file: "",
					row: 1,
					col: 1
				}
			}] });
		}
		if (s.kind === "entrypoint") {
			let { value: r, decision: a } = await this.#a(s.name, e, s.rest, t, n);
			return {
				value: !s.isRule && s.rest.length === 0 && r !== void 0 ? withSortedKeys(i.withPackages(e, r)) : r,
				decision: a,
				isRule: s.isRule
			};
		}
		let c = s.kind === "base" ? await this.#i(e, o) : void 0;
		if (s.kind === "base" && s.isPackage && (c = withSortedKeys(i.withPackages(e, c ?? new r([])))), c === void 0 && a) throw this.#n(e);
		return {
			value: c,
			decision: void 0,
			isRule: !1
		};
	}
	#n(e) {
		let t = this.#e.policy.entrypoints.map((e) => d("data", e.split("/")));
		return new D(400, "invalid_parameter", `${d("data", e)} is not an entrypoint of the compiled policy, which has ${t.join(", ")}`);
	}
	async #r(e, t) {
		let { tree: n, data: i, isCompiled: a } = this.#e;
		if (a) throw this.#n([]);
		let o = readingCheck(t), { value: s, decision: c } = await this.#a(P.name, [], [], e, t), l = /* @__PURE__ */ new Set([...n.roots, F]), u = /* @__PURE__ */ new Map();
		for (let e of f(i)?.keys() ?? []) {
			let t = l.has(e) ? void 0 : await this.#i([e], o);
			t !== void 0 && u.set(e, t);
		}
		let d = s instanceof r || s instanceof M;
		for (let [e, t] of d ? s.members : []) u.set(e, t);
		return {
			value: withSortedKeys(withoutSystem(n.withPackages([], toObject(u)))),
			decision: c,
			isRule: !0
		};
	}
	async #i(e, t) {
		let n = readBasePart(this.#e.data, e);
		if (n !== void 0) return n.length >= 262144 ? M.read(n, {
			check: t,
			sorts: !0
		}) : withSortedKeys(_(Buffer.from(n).toString("utf8")));
	}
	async #a(e, n, r, i, a) {
		let o = readingCheck(a);
		try {
			let s = await this.#e.policy.decide(i, {
				...a,
				entrypoint: e,
				shownAs: n.length === 0 ? "" : e,
				bigint: r.length > 0
			});
			if (!(s instanceof t)) throw TypeError("not a decision of a loaded policy");
			return {
				value: await valueOf(s, r, o),
				decision: s
			};
		} catch (e) {
			let { wording: t, definedAt: r } = this.#e;
			throw O(e, n.map(keyText).join("/"), t, r);
		}
	}
	async [Symbol.asyncDispose]() {
		await this.#e.policy.close();
	}
};
async function valueOf(e, t, n) {
	if (t.length === 0) {
		let t = e.jsonText;
		return t.length < 262144 ? y(t) : readLargeResult(t, n);
	}
	let r = e.largeTermText;
	if (r !== void 0) return readLargePart(r, t, n);
	let i = getPart(e.term, t);
	return i === void 0 ? void 0 : withSortedKeys(i);
}
function withSortedKeys(e) {
	return e instanceof M ? e.sorted() : _(T(e));
}
function withoutSystem(e) {
	return e instanceof M ? e.without(F) : e instanceof r ? new r(e.entries.filter(([e]) => e !== F)) : e;
}
function toObject(e) {
	let t = [...e].flatMap(([e, t]) => t instanceof M ? [] : [[e, t]]);
	return t.length === e.size ? new r(t) : M.object(e, !0);
}
function readingCheck({ signal: t, timeoutMs: n = e, leftMs: r = n }) {
	let i = E("reading the document", {
		timeoutMs: n,
		leftMs: r,
		signal: t
	});
	return () => {
		i.check();
	};
}
export { k as LARGE_JSON_BYTES, M as LargeJson, P as ROOT, F as SYSTEM, ServedPolicies, addObjects, largeResultError, readDataPath, readingCheck, toTerm };

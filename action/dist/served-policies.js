import { DEFAULT_TIMEOUT_MS as e, InputSnapshot as t, PolicyDecision as n, RegoNumber as r, RegoObject as i, RegoSet as a, Turns as o, asBuffer as s, compareStrings as c, decodeEscapes as l, endOfString as u, endOfValue as d, formatJson as f, formatReference as p, getMembers as m, isSpace as h, jsonKey as g, nestedTooDeeply as _, nextToken as v, noResult as y, parseJson as b, parseTermWithin as x, readResultSet as S, resultError as C, skipSpace as w, stringAt as T, toCanonicalText as E, toJsonBytes as D, toJsonText as O, workDeadline as k } from "./evaluation.js";
import { ApiError as A, toEvaluationError as j } from "./api-error.js";
// src/base/terms/json-space.ts
const M = 4096, N = M / 2, P = 65536, F = Buffer.from(" ");
async function joinParts(e, t = new o()) {
	let n = e.reduce((e, { length: t }) => e + t, 0), r = n < 262144 ? Buffer.allocUnsafe(n) : Buffer.from(new SharedArrayBuffer(n)), i = 0;
	for (let n of e) for (let e = 0; e < n.length; e += P) {
		let a = n.subarray(e, e + P);
		r.set(a, i), i += a.length, t.isOver && await t.next();
	}
	return r;
}
async function encodeText(e, t = new o()) {
	let n = [];
	for (let r = 0; r < e.length;) {
		let i = r + P;
		(e.charCodeAt(i - 1) & 64512) == 55296 && i++, n.push(Buffer.from(e.slice(r, i))), r = i, t.isOver && await t.next();
	}
	return joinParts(n, t);
}
async function shortenSpace(e, t, n) {
	let r = [], i = [];
	if (mayHaveLongRun(e)) {
		let [a, o, s, c] = [
			0,
			0,
			0,
			0
		];
		for (; a < e.length;) {
			let l = a;
			for (; h(e[a]);) a++, a % P == 0 && t.isOver && await t.next();
			a - l >= M ? (r.push(e.subarray(o, l), F), o = a, s += a - l - 1, i.push({
				at: a - s,
				removed: s
			})) : a === l && (a = e[a] === 34 ? u(e, a, a + n) : a + 1), a - c < P || (c = a, t.isOver && await t.next());
		}
		r.length > 0 && r.push(e.subarray(o));
	}
	return {
		bytes: r.length === 0 ? e : await joinParts(r, t),
		toOffset: (e) => e + (i.findLast((t) => t.at <= e)?.removed ?? 0)
	};
}
function mayHaveLongRun(e) {
	for (let t = N; t < e.length; t += N) if (h(e[t]) && h(e[t - N])) return !0;
	return !1;
}
// src/base/terms/large-json.ts
const I = 262144, L = 65536, R = 1e3;
var NestedTooDeeply = class extends Error {};
function beginsObject(e, t) {
	return e[t] === 123 && e[w(e, d(e, v(e, t + 1)))] === 58;
}
function keyAt(e, t, n) {
	return e[t] === 34 ? T(e, t + 1, n - 1) : g(asRego(e.toString("utf8", t, n)));
}
function add({ node: e, key: t }, n) {
	if ("members" in e) {
		e.members.set(t, n);
		return;
	}
	let r = e.elements.at(-1);
	r !== void 0 && "start" in r && "start" in n && n.end - r.start <= L ? r.end = n.end : e.elements.push(n);
}
async function read(e, t) {
	let n = [], r, i = v(e, 0), a = i;
	for (; r === void 0;) {
		i - a > L && (a = i, t.isOver && await t.next());
		let o = n.at(-1), s = e[i];
		if (o !== void 0 && (s === 125 || s === 93)) {
			n.pop();
			let t = n.at(-1);
			t === void 0 ? r = o.node : add(t, o.node), i = v(e, i + 1);
			continue;
		}
		if (o !== void 0 && "members" in o.node) {
			let t = d(e, i);
			o.key = keyAt(e, i, t), i = v(e, t);
		}
		let c = d(e, i, i + L);
		if (c !== void 0) {
			let t = {
				start: i,
				end: c
			};
			o === void 0 ? r = t : add(o, t), i = v(e, c);
		} else {
			if (n.length >= R) throw new NestedTooDeeply("nested too deeply");
			a -= L, n.push({
				node: beginsObject(e, i) ? { members: /* @__PURE__ */ new Map() } : { elements: [] },
				key: ""
			}), i = v(e, i + 1);
		}
	}
	return r;
}
function isTermAt(e, t, n, r) {
	return e[t] === 34 != (typeof r == "string") || n - t > L ? !1 : E(asRego(e.toString("utf8", t, n))) === E(r);
}
async function findChild(e, t, n, i) {
	if (e[t] !== 123 && e[t] !== 91) return;
	let a = v(e, t + 1);
	for (let o = 0; e[a] !== 125 && e[a] !== 93; o++) {
		i.isOver && await i.next();
		let s = d(e, a), c = w(e, s), l = e[c] === 58 ? w(e, c + 1) : a;
		if (e[t] === 91 ? n instanceof r && Number(n.text) === o : isTermAt(e, a, s, n)) return l;
		a = v(e, l === a ? s : d(e, l));
	}
}
function isSurrogateAt(e, t, n) {
	return e[t] === 92 && n.test(e.toString("latin1", t, t + 4));
}
const z = /^\\ud[89ab]/i, B = /^\\ud[cdef]/i;
function endOfPiece(e, t, n) {
	let r = Math.min(t + L, n), i = t, a = i;
	for (; i < r;) a = i, i += e[i] === 92 ? e[i + 1] === 117 ? 6 : 2 : 1;
	for (isSurrogateAt(e, a, z) && isSurrogateAt(e, i, B) && (i += 6); i < n && ((e[i] ?? 0) & 192) == 128;) i++;
	return i;
}
function asJson(e) {
	return b(e, { maxDepth: R });
}
function asRego(e) {
	return x(e, R);
}
var V = class LargeJson {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async read(e, { check: t, sorts: n = !1 } = {}) {
		let r = s(e);
		return new LargeJson(r, await read(r, new o(t)), {
			parse: asJson,
			sorts: n
		});
	}
	static async readPart(e, t, { check: n } = {}) {
		let r = new o(n), i = v(e, 0);
		for (let n of t) if (i = await findChild(e, i, n, r), i === void 0) return;
		let a = e.subarray(i);
		return new LargeJson(a, await read(a, r), {
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
		for (let [e, r] of t.children) n.set(e, this.#i(n.get(e) ?? { term: new i([]) }, r));
		return { members: n };
	}
	async format(e = "", { check: t } = {}) {
		if (e === "" && this.#r !== void 0) return this.#r;
		let n = new o(t), r = [], i = "";
		for (let t of this.#s(this.#t, {
			indent: e,
			colon: e === "" ? ":" : ": "
		}, "")) i += t, i.length < L || (r.push(Buffer.from(i)), i = "", n.isOver && await n.next());
		return r.push(Buffer.from(i)), e === "" && (this.#r = r), r;
	}
	toTerm() {
		return b([...this.#s(this.#t, {
			indent: "",
			colon: ":"
		}, "")].join(""));
	}
	#a({ start: e, end: t }) {
		return this.#n.parse(this.#e.toString("utf8", e, t));
	}
	#o(e) {
		return this.#n.sorts ? b(O(e)) : e;
	}
	*#s(e, t, n) {
		"whole" in e ? yield* e.whole.#c(t, n) : "term" in e ? yield f(this.#o(e.term), t.indent, n) : "start" in e ? yield* this.#l(e, t, n) : "members" in e ? yield* this.#u(e, t, n) : yield* this.#d(e, t, n);
	}
	*#c(e, t) {
		if (e.indent !== "" || this.#r === void 0) yield* this.#s(this.#t, e, t);
		else for (let e of this.#r) yield e.toString();
	}
	*#l(e, { indent: t }, n) {
		let { start: r, end: i } = e;
		if (this.#e[r] !== 34 || i - r <= L) yield f(this.#o(this.#a(e)), t, n);
		else {
			yield "\"";
			for (let e = r + 1; e < i - 1;) {
				let t = endOfPiece(this.#e, e, i - 1);
				yield f(b(`"${this.#e.toString("utf8", e, t)}"`)).slice(1, -1), e = t;
			}
			yield "\"";
		}
	}
	*#u({ members: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n), s = [...e];
		if (this.#n.sorts && s.sort(([e], [t]) => c(e, t)), s.length === 0) {
			yield "{}";
			return;
		}
		yield "{";
		let l = i;
		for (let [e, n] of s) yield l + f(e) + t.colon, yield* this.#s(n, t, r), l = a;
		yield `${o}}`;
	}
	*#d({ elements: e }, t, n) {
		let r = n + t.indent, [i, a, o] = separators(t.indent, n);
		yield "[";
		let s = i;
		for (let c of e) {
			yield s, s = a;
			let e = "start" in c && this.#e[c.start] === 34;
			if (!("start" in c) || e && c.end - c.start > L) {
				yield* this.#s(c, t, r);
				continue;
			}
			let l = this.#n.parse(`[${this.#e.toString("utf8", c.start, c.end)}]`);
			yield f(this.#o(l), t.indent, n).slice(1 + i.length, -1 - o.length);
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
	if (!(e instanceof i)) return e;
	let n = new Map(e.members);
	for (let [e, r] of t) n.set(e, addObjects(n.get(e) ?? new i([]), r));
	return new i([...n]);
}
// src/engine/rounds/large-result.ts
function largeResultError(e) {
	return e instanceof NestedTooDeeply ? _(e) : C(e);
}
async function readLargeResult(e, t) {
	let n;
	try {
		let [r] = (await V.read(await encodeText(e, new o(t)), { check: t })).elements;
		n = r?.members.find(([e]) => e === "result")?.[1];
	} catch (e) {
		throw largeResultError(e);
	}
	if (n === void 0) throw y();
	return n;
}
async function readLargePart(e, t, n) {
	try {
		return await V.readPart(await encodeText(e, new o(n)), t, { check: n });
	} catch (e) {
		throw largeResultError(e);
	}
}
// src/server/serve/data-path.ts
const H = /^([+-]?)(\d{1,19})$/;
function readDataPath(e) {
	return e.split("/").filter((e) => e !== "").map((e) => {
		let t = l(e) ?? e;
		if (t.includes("\"")) {
			let e = {
				code: "invalid_parameter",
				message: `invalid path: invalid ref term '${t}'`
			};
			throw new A(500, "internal_error", `${e.code}: ${e.message}`, { logged: e });
		}
		let n = H.exec(t);
		return n === null ? t : new r(String(BigInt(`${n[1] === "-" ? "-" : ""}${n[2] ?? ""}`)));
	});
}
function keyText(e) {
	return typeof e == "string" ? e : e.text;
}
function getChild(e, t) {
	if (Array.isArray(e)) return typeof t == "string" ? void 0 : e[Number(t.text)];
	if (!(e instanceof a || e instanceof i)) return;
	if (e instanceof i && typeof t == "string") return e.get(t);
	let n = E(t);
	return e instanceof a ? e.items.find((e) => E(e) === n) : e.entries.findLast(([e]) => E(e) === n)?.[1];
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
		let t = m(n);
		if (n = t === void 0 ? getElement(n, e) : t.get(keyText(e)), n === void 0) return;
	}
	return D(n);
}
// src/server/serve/served-policies.ts
const U = {
	package: "regohost_served",
	rule: "root",
	name: "regohost_served/root"
}, W = "system";
function toTerm(e) {
	return e instanceof V ? e.toTerm() : e;
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
			data: Buffer.from(D(t)).toString("utf8")
		};
	}
	callAnswers() {
		return this.#t ??= this.#e.callAnswers();
	}
	canAnswer(e) {
		return !this.#e.isCompiled || this.#e.tree.find(e).kind !== "base";
	}
	async get(e, t, n) {
		let r = readingCheck(n);
		try {
			let i = await this.#n(e, t, n, r);
			return i.value instanceof V && await i.value.format("", { check: r }), i;
		} catch (e) {
			let { wording: t, definedAt: n } = this.#e;
			throw j(largeResultError(e), t, n);
		}
	}
	async #n(e, t, n, r) {
		let { tree: a, isCompiled: o } = this.#e;
		if (e.length === 0) return this.#i(t, n, r);
		let s = a.find(e);
		if (s.kind === "function") {
			let t = `function ${p("data", e)} used as reference, not called`;
			throw new A(500, "internal_error", `1 error occurred: 1:1: rego_type_error: ${t}`, { logged: [{
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
			let { value: i, decision: o } = await this.#o(s.name, e, s.rest, t, n, r);
			return {
				value: !s.isRule && s.rest.length === 0 && i !== void 0 ? withSortedKeys(a.withPackages(e, i)) : i,
				decision: o,
				isRule: s.isRule
			};
		}
		let c = s.kind === "base" ? await this.#a(e, r) : void 0;
		if (s.kind === "base" && s.isPackage && (c = withSortedKeys(a.withPackages(e, c ?? new i([])))), c === void 0 && o) throw this.#r(e);
		return {
			value: c,
			decision: void 0,
			isRule: !1
		};
	}
	#r(e) {
		let t = this.#e.policy.entrypoints.map((e) => p("data", e.split("/")));
		return new A(400, "invalid_parameter", `${p("data", e)} is not an entrypoint of the compiled policy, which has ${t.join(", ")}`);
	}
	async #i(e, t, n) {
		let { tree: r, data: a, isCompiled: o } = this.#e;
		if (o) throw this.#r([]);
		let { value: s, decision: c } = await this.#o(U.name, [], [], e, t, n), l = /* @__PURE__ */ new Set([...r.roots, W]), u = /* @__PURE__ */ new Map();
		for (let e of m(a)?.keys() ?? []) {
			let t = l.has(e) ? void 0 : await this.#a([e], n);
			t !== void 0 && u.set(e, t);
		}
		let d = s instanceof i || s instanceof V;
		for (let [e, t] of d ? s.members : []) u.set(e, t);
		return {
			value: withSortedKeys(withoutSystem(r.withPackages([], toObject(u)))),
			decision: c,
			isRule: !0
		};
	}
	async #a(e, t) {
		let n = readBasePart(this.#e.data, e);
		if (n !== void 0) return n.length >= 262144 ? V.read(n, {
			check: t,
			sorts: !0
		}) : withSortedKeys(b(Buffer.from(n).toString("utf8")));
	}
	async #o(e, r, i, a, o, s) {
		let c = a === void 0 ? void 0 : t.lasting(a, "input"), l = await this.#e.policy.decide(c, {
			...o,
			entrypoint: e,
			shownAs: r.length === 0 ? "" : e,
			bigint: i.length > 0
		});
		if (!(l instanceof n)) throw TypeError("not a decision of a loaded policy");
		return {
			value: await valueOf(l, i, s),
			decision: l
		};
	}
	async [Symbol.asyncDispose]() {
		await this.#e.policy.close();
	}
};
async function valueOf(e, t, n) {
	if (t.length === 0) {
		let t = e.jsonText;
		return t.length < 262144 ? S(t) : readLargeResult(t, n);
	}
	let r = e.largeTermText;
	if (r !== void 0) return readLargePart(r, t, n);
	let i = getPart(e.term, t);
	return i === void 0 ? void 0 : withSortedKeys(i);
}
function withSortedKeys(e) {
	return e instanceof V ? e.sorted() : b(O(e));
}
function withoutSystem(e) {
	return e instanceof V ? e.without(W) : e instanceof i ? new i(e.entries.filter(([e]) => e !== W)) : e;
}
function toObject(e) {
	let t = [...e].flatMap(([e, t]) => t instanceof V ? [] : [[e, t]]);
	return t.length === e.size ? new i(t) : V.object(e, !0);
}
function readingCheck({ signal: t, timeoutMs: n = e, leftMs: r = n }) {
	let i = k("reading the document", {
		timeoutMs: n,
		leftMs: r,
		signal: t
	});
	return () => {
		i.check();
	};
}
export { I as LARGE_JSON_BYTES, V as LargeJson, U as ROOT, W as SYSTEM, ServedPolicies, addObjects, joinParts, largeResultError, readDataPath, readingCheck, shortenSpace, toTerm };

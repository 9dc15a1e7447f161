import { A as e, Ac as t, D as n, E as r, Ec as i, Ht as a, Ja as o, Ji as s, Nc as c, Oc as l, Pc as u, Rs as d, Ya as f, Yc as p, _o as m, ao as h, bo as g, ca as _, co as v, ho as y, jn as b, k as x, lo as S, sa as C, so as w, vn as T, vo as E, xo as D, yo as O } from "./shared.js";
import { n as k, t as A } from "./api-error.js";
// src/base/terms/large-json.ts
const j = 262144, M = 65536, N = 1e3;
var NestedTooDeeply = class extends Error {};
function beginsObject(e, n) {
	return e[n] === 123 && e[c(e, l(e, t(e, n + 1)))] === 58;
}
function keyAt(e, t, n) {
	return e[t] === 34 ? u(e, t + 1, n - 1) : w(asRego(e.toString("utf8", t, n)));
}
function add({ node: e, key: t }, n) {
	if ("members" in e) {
		e.members.set(t, n);
		return;
	}
	let r = e.elements.at(-1);
	r !== void 0 && "start" in r && "start" in n && n.end - r.start <= M ? r.end = n.end : e.elements.push(n);
}
async function read(e, n) {
	let r = [], i, a = t(e, 0), o = a;
	for (; i === void 0;) {
		a - o > M && (o = a, n.isOver && await n.next());
		let s = r.at(-1), c = e[a];
		if (s !== void 0 && (c === 125 || c === 93)) {
			r.pop();
			let n = r.at(-1);
			n === void 0 ? i = s.node : add(n, s.node), a = t(e, a + 1);
			continue;
		}
		if (s !== void 0 && "members" in s.node) {
			let n = l(e, a);
			s.key = keyAt(e, a, n), a = t(e, n);
		}
		let u = l(e, a, a + M);
		if (u !== void 0) {
			let n = {
				start: a,
				end: u
			};
			s === void 0 ? i = n : add(s, n), a = t(e, u);
		} else {
			if (r.length >= N) throw new NestedTooDeeply("nested too deeply");
			o -= M, r.push({
				node: beginsObject(e, a) ? { members: /* @__PURE__ */ new Map() } : { elements: [] },
				key: ""
			}), a = t(e, a + 1);
		}
	}
	return i;
}
function isTermAt(e, t, n, r) {
	return e[t] === 34 != (typeof r == "string") || n - t > M ? !1 : v(asRego(e.toString("utf8", t, n))) === v(r);
}
async function findChild(e, n, r, i) {
	if (e[n] !== 123 && e[n] !== 91) return;
	let a = t(e, n + 1);
	for (let o = 0; e[a] !== 125 && e[a] !== 93; o++) {
		i.isOver && await i.next();
		let s = l(e, a), u = c(e, s), d = e[u] === 58 ? c(e, u + 1) : a;
		if (e[n] === 91 ? r instanceof E && Number(r.text) === o : isTermAt(e, a, s, r)) return d;
		a = t(e, d === a ? s : l(e, d));
	}
}
function endOfPiece(e, t, n) {
	let r = t + M, i = t, a = !1;
	for (; i < n && (i < r || a || ((e[i] ?? 0) & 192) == 128);) a = !1, e[i] === 92 ? e[i + 1] === 117 ? (a = /^\\ud[89ab]/i.test(e.toString("latin1", i, i + 4)), i += 6) : i += 2 : i++;
	return i;
}
function asJson(e) {
	return y(e, { maxDepth: N });
}
function asRego(e) {
	return m(e, N);
}
var P = class LargeJson {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n;
	}
	static async read(e, { check: t, sorts: n = !1 } = {}) {
		let r = i(e);
		return new LargeJson(r, await read(r, new _(t)), {
			parse: asJson,
			sorts: n
		});
	}
	static async readPart(e, n, { check: r } = {}) {
		let i = new _(r), a = t(e, 0);
		for (let t of n) if (a = await findChild(e, a, t, i), a === void 0) return;
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
		return new LargeJson(this.#e, this.#r(this.#t, e), this.#n);
	}
	#r(e, t) {
		if ("whole" in e) return { whole: e.whole.withObjects(t) };
		if ("term" in e) return { term: addObjects(e.term, t) };
		if ("start" in e) return this.#e[e.start] === 123 ? { term: addObjects(this.#i(e), t) } : e;
		if ("elements" in e) return e;
		let n = new Map(e.members);
		for (let [e, r] of t.children) n.set(e, this.#r(n.get(e) ?? { term: new O([]) }, r));
		return { members: n };
	}
	async format(e = "", { check: t } = {}) {
		let n = new _(t), r = [], i = "";
		for (let t of this.#o(this.#t, {
			indent: e,
			colon: e === "" ? ":" : ": "
		}, "")) i += t, i.length < M || (r.push(Buffer.from(i)), i = "", n.isOver && await n.next());
		return r.push(Buffer.from(i)), r;
	}
	toTerm() {
		return y([...this.#o(this.#t, {
			indent: "",
			colon: ":"
		}, "")].join(""));
	}
	#i({ start: e, end: t }) {
		return this.#n.parse(this.#e.toString("utf8", e, t));
	}
	#a(e) {
		return this.#n.sorts ? y(S(e)) : e;
	}
	*#o(e, t, n) {
		"whole" in e ? yield* e.whole.#o(e.whole.#t, t, n) : "term" in e ? yield a(this.#a(e.term), t.indent, n) : "start" in e ? yield* this.#s(e, t, n) : "members" in e ? yield* this.#c(e, t, n) : yield* this.#l(e, t, n);
	}
	*#s(e, { indent: t }, n) {
		let { start: r, end: i } = e;
		if (this.#e[r] !== 34 || i - r <= M) yield a(this.#a(this.#i(e)), t, n);
		else {
			yield "\"";
			for (let e = r + 1; e < i - 1;) {
				let t = endOfPiece(this.#e, e, i - 1);
				yield a(y(`"${this.#e.toString("utf8", e, t)}"`)).slice(1, -1), e = t;
			}
			yield "\"";
		}
	}
	*#c({ members: e }, t, n) {
		let r = n + t.indent, [i, o, s] = separators(t.indent, n), c = [...e];
		if (this.#n.sorts && c.sort(([e], [t]) => D(e, t)), c.length === 0) {
			yield "{}";
			return;
		}
		yield "{";
		let l = i;
		for (let [e, n] of c) yield l + a(e) + t.colon, yield* this.#o(n, t, r), l = o;
		yield `${s}}`;
	}
	*#l({ elements: e }, t, n) {
		let r = n + t.indent, [i, o, s] = separators(t.indent, n);
		yield "[";
		let c = i;
		for (let l of e) {
			yield c, c = o;
			let e = "start" in l && this.#e[l.start] === 34;
			if (!("start" in l) || e && l.end - l.start > M) {
				yield* this.#o(l, t, r);
				continue;
			}
			let u = this.#n.parse(`[${this.#e.toString("utf8", l.start, l.end)}]`);
			yield a(this.#a(u), t.indent, n).slice(1 + i.length, -1 - s.length);
		}
		yield `${s}]`;
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
	if (!(e instanceof O)) return e;
	let n = new Map(e.members);
	for (let [e, r] of t) n.set(e, addObjects(n.get(e) ?? new O([]), r));
	return new O([...n]);
}
// src/engine/rounds/large-result.ts
function largeResultError(t) {
	return t instanceof NestedTooDeeply ? r(t) : e(t);
}
async function readLargeResult(e, t) {
	let r;
	try {
		let [n] = (await P.read(Buffer.from(e), { check: t })).elements;
		r = n?.members.find(([e]) => e === "result")?.[1];
	} catch (e) {
		throw largeResultError(e);
	}
	if (r === void 0) throw n();
	return r;
}
async function readLargePart(e, t, n) {
	try {
		return await P.readPart(Buffer.from(e), t, { check: n });
	} catch (e) {
		throw largeResultError(e);
	}
}
// src/server/serve/data-path.ts
const F = /^([+-]?)(\d{1,19})$/;
function readDataPath(e) {
	return e.split("/").filter((e) => e !== "").map((e) => {
		let t = h(e) ?? e;
		if (t.includes("\"")) {
			let e = {
				code: "invalid_parameter",
				message: `invalid path: invalid ref term '${t}'`
			};
			throw new A(500, "internal_error", `${e.code}: ${e.message}`, { logged: e });
		}
		let n = F.exec(t);
		return n === null ? t : new E(String(BigInt(`${n[1] === "-" ? "-" : ""}${n[2] ?? ""}`)));
	});
}
function keyText(e) {
	return typeof e == "string" ? e : e.text;
}
function getChild(e, t) {
	if (Array.isArray(e)) return typeof t == "string" ? void 0 : e[Number(t.text)];
	if (!(e instanceof g || e instanceof O)) return;
	if (e instanceof O && typeof t == "string") return e.get(t);
	let n = v(t);
	return e instanceof g ? e.items.find((e) => v(e) === n) : e.entries.findLast(([e]) => v(e) === n)?.[1];
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
		let t = o(n);
		if (n = t === void 0 ? getElement(n, e) : t.get(keyText(e)), n === void 0) return;
	}
	return f(n);
}
// src/server/serve/served-policies.ts
const I = {
	package: "regohost_served",
	rule: "root",
	name: "regohost_served/root"
}, L = "system";
function toTerm(e) {
	return e instanceof P ? e.toTerm() : e;
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
			data: Buffer.from(f(t)).toString("utf8")
		};
	}
	callAnswers() {
		return this.#t ??= this.#e.callAnswers();
	}
	canAnswer(e) {
		return !this.#e.isCompiled || this.#e.tree.find(e).kind !== "base";
	}
	async get(e, t, n) {
		let { tree: r, isCompiled: i } = this.#e;
		if (e.length === 0) return this.#r(t, n);
		let a = readingCheck(n), o = r.find(e);
		if (o.kind === "function") {
			let t = `function ${s("data", e)} used as reference, not called`;
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
		if (o.kind === "entrypoint") {
			let { value: i, decision: a } = await this.#a(o.name, e, o.rest, t, n);
			return {
				value: !o.isRule && o.rest.length === 0 && i !== void 0 ? withSortedKeys(r.withPackages(e, i)) : i,
				decision: a,
				isRule: o.isRule
			};
		}
		let c = o.kind === "base" ? await this.#i(e, a) : void 0;
		if (o.kind === "base" && o.isPackage && (c = withSortedKeys(r.withPackages(e, c ?? new O([])))), c === void 0 && i) throw this.#n(e);
		return {
			value: c,
			decision: void 0,
			isRule: !1
		};
	}
	#n(e) {
		let t = this.#e.policy.entrypoints.map((e) => s("data", e.split("/")));
		return new A(400, "invalid_parameter", `${s("data", e)} is not an entrypoint of the compiled policy, which has ${t.join(", ")}`);
	}
	async #r(e, t) {
		let { tree: n, data: r, isCompiled: i } = this.#e;
		if (i) throw this.#n([]);
		let a = readingCheck(t), { value: s, decision: c } = await this.#a(I.name, [], [], e, t), l = /* @__PURE__ */ new Set([...n.roots, L]), u = /* @__PURE__ */ new Map();
		for (let e of o(r)?.keys() ?? []) {
			let t = l.has(e) ? void 0 : await this.#i([e], a);
			t !== void 0 && u.set(e, t);
		}
		let d = s instanceof O || s instanceof P;
		for (let [e, t] of d ? s.members : []) u.set(e, t);
		return {
			value: withSortedKeys(withoutSystem(n.withPackages([], toObject(u)))),
			decision: c,
			isRule: !0
		};
	}
	async #i(e, t) {
		let n = readBasePart(this.#e.data, e);
		if (n !== void 0) return n.length >= 262144 ? P.read(n, {
			check: t,
			sorts: !0
		}) : withSortedKeys(y(Buffer.from(n).toString("utf8")));
	}
	async #a(e, t, n, r, i) {
		let a = readingCheck(i);
		try {
			let o = await this.#e.policy.decide(r, {
				...i,
				entrypoint: e,
				shownAs: t.length === 0 ? "" : e,
				bigint: n.length > 0
			});
			if (!(o instanceof T)) throw TypeError("not a decision of a loaded policy");
			return {
				value: await valueOf(o, n, a),
				decision: o
			};
		} catch (e) {
			let { wording: n, definedAt: r } = this.#e;
			throw k(e, t.map(keyText).join("/"), n, r);
		}
	}
	async [Symbol.asyncDispose]() {
		await this.#e.policy.close();
	}
};
async function valueOf(e, t, n) {
	if (t.length === 0) {
		let t = e.jsonText;
		return t.length < 262144 ? x(t) : readLargeResult(t, n);
	}
	let r = e.largeTermText;
	if (r !== void 0) return readLargePart(r, t, n);
	let i = getPart(e.term, t);
	return i === void 0 ? void 0 : withSortedKeys(i);
}
function withSortedKeys(e) {
	return e instanceof P ? e.sorted() : y(S(e));
}
function withoutSystem(e) {
	return e instanceof P ? e.without(L) : e instanceof O ? new O(e.entries.filter(([e]) => e !== L)) : e;
}
function toObject(e) {
	let t = [...e].flatMap(([e, t]) => t instanceof P ? [] : [[e, t]]);
	return t.length === e.size ? new O(t) : P.object(e, !0);
}
function readingCheck({ signal: e, timeoutMs: t = b, leftMs: n = t }) {
	let r = new d({
		timeoutMs: n,
		signals: [e],
		timedOut: () => C("reading the document", t),
		aborted: ({ reason: e }) => new p("reading the document was aborted", {
			code: "aborted",
			cause: e
		})
	});
	return () => {
		r.check();
	};
}
export { toTerm as a, j as c, readingCheck as i, P as l, L as n, readDataPath as o, ServedPolicies as r, largeResultError as s, I as t, addObjects as u };

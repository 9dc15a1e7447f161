import { Kc as e, Ui as t, aa as n, ia as r, ki as i, l as a, ms as o, ot as s, ts as c, z as l, za as u } from "./shared.js";
import { h as d } from "./library.js";
import { t as f } from "./wildcard.js";
import { relative as p, resolve as m, sep as h } from "node:path";
// src/gate/exception.ts
async function parseExceptions(t, { where: n, locate: r, limits: i = {} }) {
	let a = await import("./zod.js").then((e) => e.t), o = a.string().trim().min(1), c = a.string().refine((e) => e.trim() !== "", "must be a text that is not empty"), u = c.refine((e) => e.trim() === e, "must not begin or end with a space"), d = a.strictObject({
		id: u,
		policy: u.optional(),
		input: u.optional(),
		message: c.optional(),
		reason: o,
		owner: o,
		expires: a.string().refine((e) => l(e) !== void 0, "must be a day (2026-01-31) or a time (RFC 3339)")
	}), f = a.strictObject({ exceptions: a.array(d) }), p = s(f, t);
	if (p.problems === void 0) return p.data.exceptions;
	let { problems: m } = p, h = await r?.(m.map(({ path: e }) => e), i), g = m.map(({ path: e, message: t }) => {
		let r = h?.(e);
		return r === void 0 ? t : `${n}:${String(r.line)}:${String(r.column)}: ${t}`;
	});
	throw new e(`${n === "exceptions" ? "" : `${n}: `}invalid exceptions:\n${g.join("\n")}`, { code: "exceptions_invalid" });
}
// src/gate/exceptions.ts
var GateExceptions = class {
	#e;
	#t;
	#n;
	#r = /* @__PURE__ */ new Map();
	#i;
	#a = /* @__PURE__ */ new Set();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n, r) {
		this.#e = e, this.#t = r, this.#n = t.map((e, t) => read(e, t, n)), this.#i = this.#n.filter(({ exception: e }) => e.id.includes("*"));
		for (let e of this.#n) {
			let { id: t } = e.exception;
			if (t.includes("*")) continue;
			let n = this.#r.get(t);
			n === void 0 ? this.#r.set(t, [e]) : n.push(e);
		}
	}
	#s(e) {
		let t = [...new Set(e)].flatMap((e) => this.#r.get(e) ?? []);
		for (let n of this.#i) e.some(n.isId) && t.push(n);
		return t.sort((e, t) => e.index - t.index);
	}
	checkPolicies(t) {
		for (let { exception: n } of this.#n) {
			let { id: r, policy: i } = n;
			if (!(i === void 0 || t.includes(toPath(i)))) throw new e(`${this.#e}: the exception ${r} names the policy ${i}, which is not in this run${o(toPath(i), t)}`, { code: "exceptions_invalid" });
		}
	}
	apply(e, t, n) {
		let r = {
			left: [],
			excepted: [],
			problems: []
		}, i = [n, fromBase(n, this.#t)];
		for (let n of e) {
			let e = [
				exceptedId(n),
				n.id,
				...unknownDefinitions(n)
			], a = this.#s(e).filter(({ isAbout: e }) => e(n, t, i)), o = a.filter(({ isId: e }) => e(exceptedId(n)));
			for (let { exception: e } of o) this.#a.add(e);
			let s = o.find(({ isExpired: e }) => !e);
			if (s !== void 0) {
				r.excepted.push({
					...n,
					exception: s.exception
				});
				continue;
			}
			for (let { exception: e, isId: t } of a) t(n.id) && !t(exceptedId(n)) && this.#o.set(e, n);
			let [l] = o;
			r.left.push(l === void 0 ? n : {
				...n,
				expired: l.exception
			}), c(r.problems, unclear(n, a));
		}
		return {
			...r,
			problems: [...new Set(r.problems)]
		};
	}
	get digest() {
		return d(u(this.#n.map(({ exception: e }) => e)));
	}
	get unused() {
		return this.#n.map(({ exception: e }) => e).filter((e) => !this.#a.has(e) && !this.#o.has(e));
	}
	get unapplied() {
		return this.#o;
	}
};
function exceptedId({ id: e, about: t, hasIdOfInput: n }) {
	return n ? t.id : e;
}
function unknownDefinitions(e) {
	return a(e) ? e.about.definitions?.map(({ id: e }) => e) ?? [] : [];
}
function unclear(e, t) {
	let n = unknownDefinitions(e);
	return t.filter(({ isId: e, isExpired: t }) => !t && n.some(e)).map(({ exception: t }) => `the exception ${t.id} names one of several definitions of ${e.rule}, but the definition that produced a finding is unknown; except ${e.id}, or put an id into each finding`);
}
function toPath(e) {
	return e.replaceAll(".", "/");
}
function fromBase(e, t) {
	return p(t, m(t, e)).replaceAll(h, "/");
}
function read(e, t, n) {
	let { id: r, policy: i, input: a, message: o, expires: s } = e, c = f((a ?? "*").replace(/^(?:\.\/)+/, "")), u = f(o ?? "*"), d = i === void 0 ? void 0 : toPath(i);
	return {
		exception: e,
		index: t,
		isExpired: (l(s) ?? 0n) < BigInt(n.getTime()) * 1000000n,
		isId: f(r),
		isAbout: (e, t, n) => (d === void 0 || d === t) && n.some(c) && u(e.message)
	};
}
async function readExceptions(e, t, i, { inputsFrom: a = t, ...o }) {
	return typeof e == "string" ? n("reading the exceptions", o, async () => {
		let { value: n, locate: s } = await readFile(e, t, o);
		r();
		let c = await parseExceptions(n, {
			where: e,
			locate: s,
			limits: o
		});
		return r(), new GateExceptions(e, c, i, a);
	}) : new GateExceptions("exceptions", await parseExceptions({ exceptions: e }, g), i, a);
}
const g = { where: "exceptions" };
async function readFile(e, n, r) {
	let a = t(e) ?? "yaml", { json: o, locate: s } = await i({
		path: e,
		format: a
	}, {
		cwd: n,
		uniqueKeys: !0,
		...r
	});
	return {
		value: JSON.parse(new TextDecoder().decode(o)),
		locate: s
	};
}
export { readExceptions };

import { ConfigurationError as e, append as t, checkReading as n, formatByName as r, limitReading as i, nearest as a, parseLastNs as o, readDocument as s, toNs as c, toStrictJson as l } from "./evaluation.js";
import { checkDocument as u, inputDigest as d } from "./shared.js";
import { inputPaths as f, inputPattern as p, isOfUnknownDefinition as m, wildcard as h } from "./judging.js";
import { locateProblems as g } from "./locate-problems.js";
// src/gate/exception.ts
async function parseExceptions(t, n) {
	let r = await import("./zod.js").then((e) => e.zod_exports), i = r.string().trim().min(1), a = r.string().refine((e) => e.trim() !== "", "must be a text that is not empty"), s = a.refine((e) => e.trim() === e, "must not begin or end with a space"), c = r.strictObject({
		id: s,
		policy: s.optional(),
		input: s.optional(),
		message: a.optional(),
		reason: i,
		owner: i,
		expires: r.string().refine((e) => o(e) !== void 0, "must be a day (2026-01-31) or a time (RFC 3339)")
	}), l = r.strictObject({ exceptions: r.array(c) }), d = u(l, t);
	if (d.problems === void 0) return d.data.exceptions;
	let f = await g(d.problems, n), { where: p } = n;
	throw new e(`${p === "exceptions" ? "" : `${p}: `}invalid exceptions:\n${f.join("\n")}`, { code: "exceptions_invalid" });
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
			if (!(i === void 0 || t.includes(toPath(i)))) throw new e(`${this.#e}: the exception ${r} names the policy ${i}, which is not in this run${a(toPath(i), t)}`, { code: "exceptions_invalid" });
		}
	}
	apply(e, n, r) {
		let i = {
			left: [],
			excepted: [],
			problems: []
		}, a = r.flatMap((e) => f(e, this.#t));
		for (let r of e) {
			let e = [
				exceptedId(r),
				r.id,
				...unknownDefinitions(r)
			], o = this.#s(e).filter(({ isAbout: e }) => e(r, n, a)), s = o.filter(({ isId: e }) => e(exceptedId(r)));
			for (let { exception: e } of s) this.#a.add(e);
			let c = s.find(({ isExpired: e }) => !e);
			if (c !== void 0) {
				i.excepted.push({
					...r,
					exception: c.exception
				});
				continue;
			}
			for (let { exception: e, isId: t } of o) t(r.id) && !t(exceptedId(r)) && this.#o.set(e, r);
			let [l] = s;
			i.left.push(l === void 0 ? r : {
				...r,
				expired: l.exception
			}), t(i.problems, unclear(r, o));
		}
		return {
			...i,
			problems: [...new Set(i.problems)]
		};
	}
	get digest() {
		return d(l(this.#n.map(({ exception: e }) => e)));
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
	return m(e) ? e.about.definitions?.map(({ id: e }) => e) ?? [] : [];
}
function unclear(e, t) {
	let n = unknownDefinitions(e);
	return t.filter(({ isId: e, isExpired: t }) => !t && n.some(e)).map(({ exception: t }) => `the exception ${t.id} names one of several definitions of ${e.rule}, but the definition that produced a finding is unknown; use ${e.id}, or put an id into each finding`);
}
function toPath(e) {
	return e.replaceAll(".", "/");
}
function read(e, t, n) {
	let { id: r, policy: i, input: a, message: s, expires: l } = e, u = p(a ?? "**"), d = h(s ?? "*"), f = i === void 0 ? void 0 : toPath(i);
	return {
		exception: e,
		index: t,
		isExpired: (o(l) ?? 0n) < c(n),
		isId: h(r),
		isAbout: (e, t, n) => (f === void 0 || f === t) && u(n) && d(e.message)
	};
}
async function readExceptions(e, t, r, { inputsFrom: a = t, ...o }) {
	return typeof e == "string" ? i("reading the exceptions", o, async () => {
		let { value: i, locate: s } = await readFile(e, t, o);
		n();
		let c = await parseExceptions(i, {
			where: e,
			locate: s,
			limits: o
		});
		return n(), new GateExceptions(e, c, r, a);
	}) : new GateExceptions("exceptions", await parseExceptions({ exceptions: e }, _), r, a);
}
const _ = { where: "exceptions" };
async function readFile(e, t, n) {
	let i = r(e) ?? "yaml", { json: a, locate: o } = await s({
		path: e,
		format: i
	}, {
		cwd: t,
		uniqueKeys: !0,
		...n
	});
	return {
		value: JSON.parse(new TextDecoder().decode(a)),
		locate: o
	};
}
export { readExceptions };

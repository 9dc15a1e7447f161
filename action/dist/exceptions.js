import { ConfigurationError as e, append as t, checkDocument as n, checkReading as r, formatByName as i, isOfUnknownDefinition as a, limitReading as o, nearest as s, parseLastNs as c, readDocument as l, toNs as u, toStrictJson as d } from "./shared.js";
import { inputDigest as f } from "./library.js";
import { wildcard as p } from "./wildcard.js";
import { locateProblems as m } from "./locate-problems.js";
import { inputPaths as h, inputPattern as g } from "./input-pattern.js";
// src/gate/exception.ts
async function parseExceptions(t, r) {
	let i = await import("./zod.js").then((e) => e.zod_exports), a = i.string().trim().min(1), o = i.string().refine((e) => e.trim() !== "", "must be a text that is not empty"), s = o.refine((e) => e.trim() === e, "must not begin or end with a space"), l = i.strictObject({
		id: s,
		policy: s.optional(),
		input: s.optional(),
		message: o.optional(),
		reason: a,
		owner: a,
		expires: i.string().refine((e) => c(e) !== void 0, "must be a day (2026-01-31) or a time (RFC 3339)")
	}), u = i.strictObject({ exceptions: i.array(l) }), d = n(u, t);
	if (d.problems === void 0) return d.data.exceptions;
	let f = await m(d.problems, r), { where: p } = r;
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
			if (!(i === void 0 || t.includes(toPath(i)))) throw new e(`${this.#e}: the exception ${r} names the policy ${i}, which is not in this run${s(toPath(i), t)}`, { code: "exceptions_invalid" });
		}
	}
	apply(e, n, r) {
		let i = {
			left: [],
			excepted: [],
			problems: []
		}, a = r.flatMap((e) => h(e, this.#t));
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
		return f(d(this.#n.map(({ exception: e }) => e)));
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
function read(e, t, n) {
	let { id: r, policy: i, input: a, message: o, expires: s } = e, l = g(a ?? "**"), d = p(o ?? "*"), f = i === void 0 ? void 0 : toPath(i);
	return {
		exception: e,
		index: t,
		isExpired: (c(s) ?? 0n) < u(n),
		isId: p(r),
		isAbout: (e, t, n) => (f === void 0 || f === t) && l(n) && d(e.message)
	};
}
async function readExceptions(e, t, n, { inputsFrom: i = t, ...a }) {
	return typeof e == "string" ? o("reading the exceptions", a, async () => {
		let { value: o, locate: s } = await readFile(e, t, a);
		r();
		let c = await parseExceptions(o, {
			where: e,
			locate: s,
			limits: a
		});
		return r(), new GateExceptions(e, c, n, i);
	}) : new GateExceptions("exceptions", await parseExceptions({ exceptions: e }, _), n, i);
}
const _ = { where: "exceptions" };
async function readFile(e, t, n) {
	let r = i(e) ?? "yaml", { json: a, locate: o } = await l({
		path: e,
		format: r
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

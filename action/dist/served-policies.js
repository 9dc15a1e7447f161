import { DEFAULT_TIMEOUT_MS as e, InputSnapshot as t, PolicyDecision as n, RegoNumber as r, RegoObject as i, RegoSet as a, Turns as o, decodeEscapes as s, encodeText as c, formatReference as l, getMembers as u, nestedTooDeeply as d, noResult as f, parseJson as p, readResultSet as m, resultError as h, toCanonicalText as g, toJsonBytes as _, toJsonText as v, workDeadline as y } from "./evaluation.js";
import { LargeJson as b, NestedTooDeeply as x } from "./large-json.js";
import { ApiError as S, toEvaluationError as C } from "./api-error.js";
// src/engine/rounds/large-result.ts
function largeResultError(e) {
	return e instanceof x ? d(e) : h(e);
}
async function readLargeResult(e, t) {
	let n;
	try {
		let [r] = (await b.read(await c(e, new o(t)), { check: t })).elements;
		n = r?.members.find(([e]) => e === "result")?.[1];
	} catch (e) {
		throw largeResultError(e);
	}
	if (n === void 0) throw f();
	return n;
}
async function readLargePart(e, t, n) {
	try {
		return await b.readPart(await c(e, new o(n)), t, { check: n });
	} catch (e) {
		throw largeResultError(e);
	}
}
// src/server/serve/data-path.ts
const w = /^([+-]?)(\d{1,19})$/;
function readDataPath(e) {
	return e.split("/").filter((e) => e !== "").map((e) => {
		let t = s(e) ?? e;
		if (t.includes("\"")) {
			let e = {
				code: "invalid_parameter",
				message: `invalid path: invalid ref term '${t}'`
			};
			throw new S(500, "internal_error", `${e.code}: ${e.message}`, { logged: e });
		}
		let n = w.exec(t);
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
	let n = g(t);
	return e instanceof a ? e.items.find((e) => g(e) === n) : e.entries.findLast(([e]) => g(e) === n)?.[1];
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
		let t = u(n);
		if (n = t === void 0 ? getElement(n, e) : t.get(keyText(e)), n === void 0) return;
	}
	return _(n);
}
// src/server/serve/served-policies.ts
const T = {
	package: "regohost_served",
	rule: "root",
	name: "regohost_served/root"
}, E = "system";
function toTerm(e) {
	return e instanceof b ? e.toTerm() : e;
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
			data: Buffer.from(_(t)).toString("utf8")
		};
	}
	get hasSources() {
		return this.#e.rego !== void 0;
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
			let i = this.#n(e), a = i.kind === "entrypoint" ? await this.#s(e, i, t, n, r) : await this.#r(e, i, r);
			return a.value instanceof b && await a.value.format("", { check: r }), a;
		} catch (e) {
			let { wording: t, definedAt: n } = this.#e;
			throw C(largeResultError(e), t, n);
		}
	}
	#n(e) {
		let { tree: t, isCompiled: n } = this.#e;
		if (e.length === 0) {
			if (n) throw this.#i([]);
			return {
				kind: "entrypoint",
				name: T.name,
				rest: [],
				isRule: !0
			};
		}
		let r = t.find(e);
		if (r.kind !== "function") return r;
		let i = `function ${l("data", e)} used as reference, not called`;
		throw new S(500, "internal_error", `1 error occurred: 1:1: rego_type_error: ${i}`, { logged: [{
			code: "rego_type_error",
			message: i,
			location: {
				file: "",
				row: 1,
				col: 1
			}
		}] });
	}
	async #r(e, t, n) {
		let { tree: r, isCompiled: a } = this.#e, o = t.kind === "base" ? await this.#o(e, n) : void 0;
		if (t.kind === "base" && t.isPackage && (o = withSortedKeys(r.withPackages(e, o ?? new i([])))), o === void 0 && a) throw this.#i(e);
		return {
			value: o,
			decision: void 0,
			isRule: !1
		};
	}
	#i(e) {
		let t = this.#e.policy.entrypoints.map((e) => l("data", e.split("/")));
		return new S(400, "invalid_parameter", `${l("data", e)} is not an entrypoint of the compiled policy, which has ${t.join(", ")}`);
	}
	async #a(e, t) {
		let { tree: n, data: r } = this.#e, a = /* @__PURE__ */ new Set([...n.roots, E]), o = /* @__PURE__ */ new Map();
		for (let e of u(r)?.keys() ?? []) {
			let n = a.has(e) ? void 0 : await this.#o([e], t);
			n !== void 0 && o.set(e, n);
		}
		let s = e instanceof i || e instanceof b;
		for (let [t, n] of s ? e.members : []) o.set(t, n);
		return withSortedKeys(withoutSystem(n.withPackages([], toObject(o))));
	}
	async #o(e, t) {
		let n = readBasePart(this.#e.data, e);
		if (n !== void 0) return n.length >= 262144 ? b.read(n, {
			check: t,
			sorts: !0
		}) : withSortedKeys(p(Buffer.from(n).toString("utf8")));
	}
	async #s(e, { name: r, rest: i, isRule: a }, o, s, c) {
		let { policy: l, tree: u } = this.#e, d = o === void 0 ? void 0 : t.lasting(o, "input"), f = await l.decide(d, {
			...s,
			entrypoint: r,
			shownAs: e.length === 0 ? "" : r,
			bigint: i.length > 0
		});
		if (!(f instanceof n)) throw TypeError("not a decision of a loaded policy");
		let p = await valueOf(f, i, c);
		return e.length === 0 ? p = await this.#a(p, c) : !a && i.length === 0 && p !== void 0 && (p = withSortedKeys(u.withPackages(e, p))), {
			value: p,
			decision: f,
			isRule: a
		};
	}
	async [Symbol.asyncDispose]() {
		await this.#e.policy.close();
	}
};
async function valueOf(e, t, n) {
	if (t.length === 0) {
		let t = e.jsonText;
		return t.length < 262144 ? m(t) : readLargeResult(t, n);
	}
	let r = e.largeTermText;
	if (r !== void 0) return readLargePart(r, t, n);
	let i = getPart(e.term, t);
	return i === void 0 ? void 0 : withSortedKeys(i);
}
function withSortedKeys(e) {
	return e instanceof b ? e.sorted() : p(v(e));
}
function withoutSystem(e) {
	return e instanceof b ? e.without(E) : e instanceof i ? new i(e.entries.filter(([e]) => e !== E)) : e;
}
function toObject(e) {
	let t = [...e].flatMap(([e, t]) => t instanceof b ? [] : [[e, t]]);
	return t.length === e.size ? new i(t) : b.object(e, !0);
}
function readingCheck({ signal: t, timeoutMs: n = e, leftMs: r = n }) {
	let i = y("reading the document", {
		timeoutMs: n,
		leftMs: r,
		signal: t
	});
	return () => {
		i.check();
	};
}
export { T as ROOT, E as SYSTEM, ServedPolicies, largeResultError, readDataPath, readingCheck, toTerm };

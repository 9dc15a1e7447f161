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
			return i.value instanceof b && await i.value.format("", { check: r }), i;
		} catch (e) {
			let { wording: t, definedAt: n } = this.#e;
			throw C(largeResultError(e), t, n);
		}
	}
	async #n(e, t, n, r) {
		let { tree: a, isCompiled: o } = this.#e;
		if (e.length === 0) return this.#i(t, n, r);
		let s = a.find(e);
		if (s.kind === "function") {
			let t = `function ${l("data", e)} used as reference, not called`;
			throw new S(500, "internal_error", `1 error occurred: 1:1: rego_type_error: ${t}`, { logged: [{
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
		let t = this.#e.policy.entrypoints.map((e) => l("data", e.split("/")));
		return new S(400, "invalid_parameter", `${l("data", e)} is not an entrypoint of the compiled policy, which has ${t.join(", ")}`);
	}
	async #i(e, t, n) {
		let { tree: r, data: a, isCompiled: o } = this.#e;
		if (o) throw this.#r([]);
		let { value: s, decision: c } = await this.#o(T.name, [], [], e, t, n), l = /* @__PURE__ */ new Set([...r.roots, E]), d = /* @__PURE__ */ new Map();
		for (let e of u(a)?.keys() ?? []) {
			let t = l.has(e) ? void 0 : await this.#a([e], n);
			t !== void 0 && d.set(e, t);
		}
		let f = s instanceof i || s instanceof b;
		for (let [e, t] of f ? s.members : []) d.set(e, t);
		return {
			value: withSortedKeys(withoutSystem(r.withPackages([], toObject(d)))),
			decision: c,
			isRule: !0
		};
	}
	async #a(e, t) {
		let n = readBasePart(this.#e.data, e);
		if (n !== void 0) return n.length >= 262144 ? b.read(n, {
			check: t,
			sorts: !0
		}) : withSortedKeys(p(Buffer.from(n).toString("utf8")));
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

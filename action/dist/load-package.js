import { Ct as e, Ht as t, Jo as n, Kc as r, Ot as i, Wr as a, Xc as o, a as s, cl as c, h as l, i as u, is as d, jt as f, k as p, kt as m, ll as h, m as g, ot as _, p as v, s as y, st as b, ts as x, v as S, yo as C } from "./shared.js";
import { t as w } from "./wildcard.js";
// src/gate/gate-module.ts
function toRules(e, { rules: t, members: n }) {
	let r = e instanceof C ? e : new C([]);
	return f.filter((e) => r.has(e) || t.includes(e)).map((e) => ({
		rule: e,
		value: r.get(e),
		...getMembers(e, n)
	}));
}
function getMembers(e, t) {
	return e === "result" && t.length > 0 ? { members: t } : {};
}
function hiddenRefusals(e, t) {
	return e instanceof C ? [...e.members].flatMap(([e, n]) => {
		let r = [...t, e], i = Array.isArray(n) ? n.length > 0 : n === !1;
		return t.length > 0 && m.includes(e) && i ? [r.join(".")] : t.length === 0 && f.includes(e) ? [] : hiddenRefusals(n, r);
	}) : [];
}
function checkHidden(e, t) {
	let n = hiddenRefusals(e, []);
	if (n.length !== 0) throw new o(`${t}: ${a(n)} would refuse and is not read; give the Rego, or compile it with \`regohost build\``, { code: "rule_unread" });
}
function checkMembers(t, n, r) {
	if (!(t instanceof C)) return;
	let i = n.replaceAll("/", "."), l = y(t).filter(({ name: t }) => !e(`${i}.${t}`, r));
	if (l.length !== 0) throw new o(c`${a(l.map((e) => s(i, e)))}; rename it, or allow it with ${h("allowUnread")}`, { code: "rule_unread" });
}
function toParts(e, t) {
	return e === void 0 || !Array.isArray(t) ? {} : { parts: e.map(({ values: e, ...n }) => ({
		...n,
		value: unite(e, t)
	})) };
}
function unite(e, n) {
	let r = e.flatMap((e) => {
		let t = n[e];
		return Array.isArray(t) ? t : [];
	});
	return [...new Map(r.map((e) => [t(e), e])).values()];
}
function fromRegoPackage({ path: e, rules: t, fixedIds: n, members: r, entrypoint: a, about: o, groups: s, ...c }, l) {
	return {
		policy: e,
		source: l,
		uncertain: !1,
		rules: o,
		judged: t,
		...c,
		async evaluate(o, c) {
			let l = await o.decide({
				...c,
				entrypoint: a,
				shownAs: e
			}), u = p(l.resultSet), d = u instanceof C ? u : new C([]), f = d.get(i);
			return {
				rules: t.map((e) => ({
					rule: e,
					value: d.get(e),
					hasFixedIds: n.includes(e),
					...getMembers(e, r),
					...toParts(s.get(e), f instanceof C ? f.get(e) : void 0)
				})),
				decisions: [l]
			};
		}
	};
}
function groupEntrypoints(e) {
	let t = /* @__PURE__ */ new Map(), at = (e) => {
		let n = t.get(e) ?? { rules: /* @__PURE__ */ new Map() };
		return t.set(e, n), n;
	};
	for (let t of e) {
		let e = t.lastIndexOf("/"), n = t.slice(e + 1);
		f.includes(n) ? at(t.slice(0, Math.max(e, 0))).rules.set(n, t) : at(t).whole = t;
	}
	return t;
}
function fromEntrypoints(e, t, n, r = [], i = {}) {
	return [...groupEntrypoints(e)].map(([e, { rules: a, whole: o }]) => {
		let s = u(e, n), c = o === void 0 ? {
			...s,
			rules: []
		} : s, l = [...a.keys(), ...c.rules];
		return {
			policy: e,
			source: t,
			uncertain: !m.some((e) => l.includes(e)),
			rules: /* @__PURE__ */ new Map(),
			schemas: r,
			async evaluate(e, t) {
				let r = {
					rules: [],
					decisions: []
				};
				for (let [n, i] of a) {
					let a = await e.decide({
						...t,
						entrypoint: i
					});
					r.decisions.push(a);
					let o = p(a.resultSet);
					r.rules.push({
						rule: n,
						value: o,
						...getMembers(n, c.members)
					});
				}
				if (o === void 0) return r;
				let s = await e.decide({
					...t,
					entrypoint: o
				});
				r.decisions.push(s);
				let l = p(s.resultSet);
				return checkHidden(l, o), [...n].some((e) => e.startsWith(`${o}/`)) || checkMembers(l, o, i), x(r.rules, toRules(l, c).filter(({ rule: e }) => !a.has(e))), r;
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return f.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
// src/gate/policy-inputs.ts
function getText(e, t) {
	let n = d(e, t);
	return typeof n == "string" ? n : "";
}
const T = {
	cyclonedx: (e) => getText(e, "bomFormat") === "CycloneDX",
	spdx: (e) => getText(e, "spdxVersion").startsWith("SPDX-"),
	sarif: (e) => getText(e, "version") !== "" && Array.isArray(d(e, "runs")),
	in_toto_statement: (e) => getText(e, "_type").startsWith("https://in-toto.io/Statement/")
};
function toKinds(e) {
	let t = Object.keys(T).filter((t) => T[t]?.(e) === !0), n = [t.includes("in_toto_statement") ? getText(e, "predicateType") : "", getText(e, "kind")];
	return [...t, ...n.filter((e) => e !== "")];
}
async function parse(e, t) {
	let n = await import("./zod.js").then((e) => e.t), i = n.string().trim().min(1).optional(), a = n.strictObject({
		schema: i,
		file: i,
		kind: i
	}).refine((e) => Object.keys(e).length > 0, "needs schema, file or kind"), o = _(n.array(a).min(1), e);
	if (o.problems === void 0) return o.data;
	throw new r(`${t}: invalid custom.inputs:${b(o.problems)}`, { code: "config_invalid" });
}
async function readPolicyInputs(e, t, r) {
	let i = d(t, "custom");
	if (!n(i) || !("inputs" in i)) return;
	let a = `the METADATA of package ${e.replaceAll("/", ".")}`, o = await parse(i.inputs, a), s = await Promise.all(o.map((e) => toMatcher(e, a, r)));
	return {
		what: o.map(describe$1).join("; "),
		matches: (e) => s.some((t) => t(e))
	};
}
function describe$1(e) {
	return Object.entries(e).map(([e, t]) => `${e} ${String(t)}`).join(", ");
}
async function toMatcher({ schema: e, file: t, kind: n }, r, i) {
	let a = w(t ?? "*"), o = w(n ?? "*"), s = e === void 0 ? void 0 : await i.byName(e, r);
	return (e) => a(e.file.replaceAll("\\", "/")) && (n === void 0 || toKinds(e.held()[""]).some(o)) && (s === void 0 || s.issuesOf(e.held()[""], e.held()).length === 0);
}
// src/gate/load-package.ts
function describe(e, t) {
	let { path: n, definitions: r, annotations: i, judged: a } = e, o = S(e), s = /* @__PURE__ */ new Map();
	for (let [t, a] of r) {
		let { whole: r, each: c } = v(n, t, a, i);
		o.set(t, r);
		let l = e.groups.get(t);
		l !== void 0 && r.definitions !== void 0 && s.set(t, merge(l, c, a));
	}
	if (t !== void 0 && a.includes(t.reads)) {
		let e = o.get(t.reads) ?? o.get(t.insteadOf);
		e !== void 0 && o.set(t.reads, e);
	}
	return {
		about: o,
		groups: s
	};
}
function merge(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let [i, a] of e.entries()) {
		let e = t[a[0] ?? 0];
		if (e === void 0) continue;
		let o = r.get(g(e)) ?? {
			about: e,
			values: [],
			hasFixedIds: !0
		};
		o.values.push(i), o.hasFixedIds &&= a.every((e) => n[e]?.fixedIds === !0), r.set(g(e), o);
	}
	return [...r.values()];
}
function checkInputsOfRules({ path: e, definitions: t }) {
	for (let [n, i] of t) for (let { annotations: t, location: a } of i) {
		if (t.every((e) => d(d(e, "custom"), "inputs") === void 0)) continue;
		let i = `${a.file}:${String(a.row)}`;
		throw new r(`${l(e, n).id} (${i}): custom.inputs belongs to the METADATA of the package`, { code: "config_invalid" });
	}
}
function getPlaces(e) {
	return new Set([...e].flatMap(({ path: e, kind: t }) => t === "function" ? [] : [e.join("/")]));
}
async function loadPackage(e, { inputSchemas: t, places: n, complete: r, isConftest: i = !1 }) {
	let { path: a, judged: o, fixedIds: s, entrypoint: c, argument: l, ruleCount: d } = e;
	checkInputsOfRules(e);
	let f = await readPolicyInputs(a, e.annotations, t), p = [...await t.ofAll(), ...await t.named(e.schemas)], m = i ? { conftest: { ruleCount: d } } : {}, h = {
		...describe(e, r),
		...m,
		...f === void 0 ? {} : { inputs: f }
	}, { members: g } = u(a, n);
	return fromRegoPackage({
		path: a,
		rules: o,
		fixedIds: s,
		members: g,
		entrypoint: c,
		schemas: p,
		...h
	}, l);
}
export { unknownEntrypoints as i, loadPackage as n, fromEntrypoints as r, getPlaces as t };

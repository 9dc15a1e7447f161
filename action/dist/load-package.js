import { ConfigurationError as e, GROUPS_KEY as t, POLICY_RULES as n, PolicyLoadError as r, RegoObject as i, VERDICT_RULES as a, append as o, checkDocument as s, definedRules as c, describeDefinitions as l, describeMember as u, formatJson as d, gateRuleKey as f, getMember as p, isAllowedUnread as m, isObject as h, listSome as g, message as _, option as v, plainRule as y, problemLines as b, readResultSet as x, toGateRules as S, unreadMembers as C } from "./shared.js";
import { wildcard as w } from "./wildcard.js";
// src/gate/gate-module.ts
function toRules(e, { rules: t, members: n }) {
	let r = e instanceof i ? e : new i([]);
	return a.filter((e) => r.has(e) || t.includes(e)).map((e) => ({
		rule: e,
		value: r.get(e),
		...getMembers(e, n)
	}));
}
function getMembers(e, t) {
	return e === "result" && t.length > 0 ? { members: t } : {};
}
function hiddenRefusals(e, t) {
	return e instanceof i ? [...e.members].flatMap(([e, r]) => {
		let i = [...t, e], o = Array.isArray(r) ? r.length > 0 : r === !1;
		return t.length > 0 && n.includes(e) && o ? [i.join(".")] : t.length === 0 && a.includes(e) ? [] : hiddenRefusals(r, i);
	}) : [];
}
function checkHidden(e, t) {
	let n = hiddenRefusals(e, []);
	if (n.length !== 0) throw new r(`${t}: ${g(n)} would refuse and is not read; give the Rego, or compile it with \`regohost build\``, { code: "rule_unread" });
}
function checkMembers(e, t, n) {
	if (!(e instanceof i)) return;
	let a = t.replaceAll("/", "."), o = C(e).filter(({ name: e }) => !m(`${a}.${e}`, n));
	if (o.length !== 0) throw new r(_`${g(o.map((e) => u(a, e)))}; rename it, or allow it with ${v("allowUnread")}`, { code: "rule_unread" });
}
function toParts(e, t) {
	return e === void 0 || !Array.isArray(t) ? {} : { parts: e.map(({ values: e, ...n }) => ({
		...n,
		value: unite(e, t)
	})) };
}
function unite(e, t) {
	let n = e.flatMap((e) => {
		let n = t[e];
		return Array.isArray(n) ? n : [];
	});
	return [...new Map(n.map((e) => [d(e), e])).values()];
}
function fromRegoPackage({ path: e, rules: n, fixedIds: r, members: a, entrypoint: o, about: s, groups: c, ...l }, u) {
	return {
		policy: e,
		source: u,
		uncertain: !1,
		rules: s,
		judged: n,
		...l,
		async evaluate(s, l) {
			let u = await s.decide({
				...l,
				entrypoint: o,
				shownAs: e
			}), d = x(u.resultSet), f = d instanceof i ? d : new i([]), p = f.get(t);
			return {
				rules: n.map((e) => ({
					rule: e,
					value: f.get(e),
					hasFixedIds: r.includes(e),
					...getMembers(e, a),
					...toParts(c.get(e), p instanceof i ? p.get(e) : void 0)
				})),
				decisions: [u]
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
		a.includes(n) ? at(t.slice(0, Math.max(e, 0))).rules.set(n, t) : at(t).whole = t;
	}
	return t;
}
function fromEntrypoints(e, t, r, i = [], a = {}) {
	return [...groupEntrypoints(e)].map(([e, { rules: s, whole: l }]) => {
		let u = c(e, r), d = l === void 0 ? {
			...u,
			rules: []
		} : u, f = [...s.keys(), ...d.rules];
		return {
			policy: e,
			source: t,
			uncertain: !n.some((e) => f.includes(e)),
			rules: /* @__PURE__ */ new Map(),
			schemas: i,
			async evaluate(e, t) {
				let n = {
					rules: [],
					decisions: []
				};
				for (let [r, i] of s) {
					let a = await e.decide({
						...t,
						entrypoint: i
					});
					n.decisions.push(a);
					let o = x(a.resultSet);
					n.rules.push({
						rule: r,
						value: o,
						...getMembers(r, d.members)
					});
				}
				if (l === void 0) return n;
				let i = await e.decide({
					...t,
					entrypoint: l
				});
				n.decisions.push(i);
				let c = x(i.resultSet);
				return checkHidden(c, l), [...r].some((e) => e.startsWith(`${l}/`)) || checkMembers(c, l, a), o(n.rules, toRules(c, d).filter(({ rule: e }) => !s.has(e))), n;
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return a.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
// src/gate/policy-inputs.ts
function getText(e, t) {
	let n = p(e, t);
	return typeof n == "string" ? n : "";
}
const T = {
	cyclonedx: (e) => getText(e, "bomFormat") === "CycloneDX",
	spdx: (e) => getText(e, "spdxVersion").startsWith("SPDX-"),
	sarif: (e) => getText(e, "version") !== "" && Array.isArray(p(e, "runs")),
	in_toto_statement: (e) => getText(e, "_type").startsWith("https://in-toto.io/Statement/")
};
function toKinds(e) {
	let t = Object.keys(T).filter((t) => T[t]?.(e) === !0), n = [t.includes("in_toto_statement") ? getText(e, "predicateType") : "", getText(e, "kind")];
	return [...t, ...n.filter((e) => e !== "")];
}
async function parse(t, n) {
	let r = await import("./zod.js").then((e) => e.zod_exports), i = r.string().trim().min(1).optional(), a = r.strictObject({
		schema: i,
		file: i,
		kind: i
	}).refine((e) => Object.keys(e).length > 0, "needs schema, file or kind"), o = s(r.array(a).min(1), t);
	if (o.problems === void 0) return o.data;
	throw new e(`${n}: invalid custom.inputs:${b(o.problems)}`, { code: "config_invalid" });
}
async function readPolicyInputs(e, t, n) {
	let r = p(t, "custom");
	if (!h(r) || !("inputs" in r)) return;
	let i = `the METADATA of package ${e.replaceAll("/", ".")}`, a = await parse(r.inputs, i), o = await Promise.all(a.map((e) => toMatcher(e, i, n)));
	return {
		what: a.map(describe$1).join("; "),
		matches: (e) => o.some((t) => t(e))
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
		let { whole: r, each: c } = l(n, t, a, i);
		o.set(t, r);
		let u = e.groups.get(t);
		u !== void 0 && r.definitions !== void 0 && s.set(t, merge(u, c, a));
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
		let o = r.get(f(e)) ?? {
			about: e,
			values: [],
			hasFixedIds: !0
		};
		o.values.push(i), o.hasFixedIds &&= a.every((e) => n[e]?.fixedIds === !0), r.set(f(e), o);
	}
	return [...r.values()];
}
function checkInputsOfRules({ path: t, definitions: n }) {
	for (let [r, i] of n) for (let { annotations: n, location: a } of i) {
		if (n.every((e) => p(p(e, "custom"), "inputs") === void 0)) continue;
		let i = `${a.file}:${String(a.row)}`;
		throw new e(`${y(t, r).id} (${i}): custom.inputs belongs to the METADATA of the package`, { code: "config_invalid" });
	}
}
function getPlaces(e) {
	return new Set([...e].flatMap(({ path: e, kind: t }) => t === "function" ? [] : [e.join("/")]));
}
async function loadPackage(e, { inputSchemas: t, places: n, complete: r, isConftest: i = !1 }) {
	let { path: a, judged: o, fixedIds: s, entrypoint: l, argument: u, ruleCount: d } = e;
	checkInputsOfRules(e);
	let f = await readPolicyInputs(a, e.annotations, t), p = [...await t.ofAll(), ...await t.named(e.schemas)], m = i ? { conftest: { ruleCount: d } } : {}, h = {
		...describe(e, r),
		...m,
		...f === void 0 ? {} : { inputs: f }
	}, { members: g } = c(a, n);
	return fromRegoPackage({
		path: a,
		rules: o,
		fixedIds: s,
		members: g,
		entrypoint: l,
		schemas: p,
		...h
	}, u);
}
export { fromEntrypoints, getPlaces, loadPackage, unknownEntrypoints };

import { GROUPS_KEY as e, POLICY_RULES as t, PolicyLoadError as n, RegoObject as r, VERDICT_RULES as i, append as a, definedRules as o, describeDefinitions as s, describeMember as c, formatJson as l, gateRuleKey as u, isAllowedUnread as d, listSome as f, message as p, option as m, readResultSet as h, toGateRules as g, unreadMembers as _ } from "./shared.js";
import { readPolicyInputs as v } from "./metadata.js";
// src/gate/gate-module.ts
function toRules(e, { rules: t, members: n }) {
	let a = e instanceof r ? e : new r([]);
	return i.filter((e) => a.has(e) || t.includes(e)).map((e) => ({
		rule: e,
		value: a.get(e),
		...getMembers(e, n)
	}));
}
function getMembers(e, t) {
	return e === "result" && t.length > 0 ? { members: t } : {};
}
function hiddenRefusals(e, n) {
	return e instanceof r ? [...e.members].flatMap(([e, r]) => {
		let a = [...n, e], o = Array.isArray(r) ? r.length > 0 : r === !1;
		return n.length > 0 && t.includes(e) && o ? [a.join(".")] : n.length === 0 && i.includes(e) ? [] : hiddenRefusals(r, a);
	}) : [];
}
function checkHidden(e, t) {
	let r = hiddenRefusals(e, []);
	if (r.length !== 0) throw new n(`${t}: ${f(r)} would refuse and is not read; give the Rego, or compile it with \`regohost build\``, { code: "rule_unread" });
}
function checkMembers(e, t, i) {
	if (!(e instanceof r)) return;
	let a = t.replaceAll("/", "."), o = _(e).filter(({ name: e }) => !d(`${a}.${e}`, i));
	if (o.length !== 0) throw new n(p`${f(o.map((e) => c(a, e)))}; rename it, or allow it with ${m("allowUnread")}`, { code: "rule_unread" });
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
	return [...new Map(n.map((e) => [l(e), e])).values()];
}
function fromRegoPackage({ path: t, rules: n, fixedIds: i, members: a, entrypoint: o, about: s, groups: c, ...l }, u) {
	return {
		policy: t,
		source: u,
		uncertain: !1,
		rules: s,
		judged: n,
		...l,
		async evaluate(s, l) {
			let u = await s.decide({
				...l,
				entrypoint: o,
				shownAs: t
			}), d = h(u.resultSet), f = d instanceof r ? d : new r([]), p = f.get(e);
			return {
				rules: n.map((e) => ({
					rule: e,
					value: f.get(e),
					hasFixedIds: i.includes(e),
					...getMembers(e, a),
					...toParts(c.get(e), p instanceof r ? p.get(e) : void 0)
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
		i.includes(n) ? at(t.slice(0, Math.max(e, 0))).rules.set(n, t) : at(t).whole = t;
	}
	return t;
}
function fromEntrypoints(e, n, r, i = [], s = {}) {
	return [...groupEntrypoints(e)].map(([e, { rules: c, whole: l }]) => {
		let u = o(e, r), d = l === void 0 ? {
			...u,
			rules: []
		} : u, f = [...c.keys(), ...d.rules];
		return {
			policy: e,
			source: n,
			uncertain: !t.some((e) => f.includes(e)),
			rules: /* @__PURE__ */ new Map(),
			schemas: i,
			async evaluate(e, t) {
				let n = {
					rules: [],
					decisions: []
				};
				for (let [r, i] of c) {
					let a = await e.decide({
						...t,
						entrypoint: i
					});
					n.decisions.push(a);
					let o = h(a.resultSet);
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
				let o = h(i.resultSet);
				return checkHidden(o, l), [...r].some((e) => e.startsWith(`${l}/`)) || checkMembers(o, l, s), a(n.rules, toRules(o, d).filter(({ rule: e }) => !c.has(e))), n;
			}
		};
	});
}
function unknownEntrypoints(e, t) {
	return e.filter((e) => {
		let n = e.slice(e.lastIndexOf("/") + 1);
		return i.includes(n) && n !== "result" ? !1 : ![...t].some((t) => t === e || t.startsWith(`${e}/`));
	});
}
// src/gate/load-package.ts
function describe(e, t) {
	let { path: n, definitions: r, annotations: i, judged: a } = e, o = g(e), c = /* @__PURE__ */ new Map();
	for (let [t, a] of r) {
		let { whole: r, each: l } = s(n, t, a, i);
		o.set(t, r);
		let u = e.groups.get(t);
		u !== void 0 && r.definitions !== void 0 && c.set(t, merge(u, l, a));
	}
	if (t !== void 0 && a.includes(t.reads)) {
		let e = o.get(t.reads) ?? o.get(t.insteadOf);
		e !== void 0 && o.set(t.reads, e);
	}
	return {
		about: o,
		groups: c
	};
}
function merge(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let [i, a] of e.entries()) {
		let e = t[a[0] ?? 0];
		if (e === void 0) continue;
		let o = r.get(u(e)) ?? {
			about: e,
			values: [],
			hasFixedIds: !0
		};
		o.values.push(i), o.hasFixedIds &&= a.every((e) => n[e]?.fixedIds === !0), r.set(u(e), o);
	}
	return [...r.values()];
}
function getPlaces(e) {
	return new Set([...e].flatMap(({ path: e, kind: t }) => t === "function" ? [] : [e.join("/")]));
}
async function loadPackage(e, { inputSchemas: t, places: n, complete: r, isConftest: i = !1, getPlace: a }) {
	let { path: s, judged: c, fixedIds: l, entrypoint: u, argument: d, ruleCount: f } = e, p = `the METADATA of package ${s.replaceAll("/", ".")}`, m = a?.(s), h = m === void 0 ? p : `${m}: ${p}`, g = await v(e.annotations, h, t), _ = [...await t.ofAll(), ...await t.named(e.schemas)], y = i ? { conftest: { ruleCount: f } } : {}, b = {
		...describe(e, r),
		...y,
		...g === void 0 ? {} : { inputs: g }
	}, { members: x } = o(s, n);
	return fromRegoPackage({
		path: s,
		rules: c,
		fixedIds: l,
		members: x,
		entrypoint: u,
		schemas: _,
		...b
	}, d);
}
export { fromEntrypoints, getPlaces, loadPackage, unknownEntrypoints };

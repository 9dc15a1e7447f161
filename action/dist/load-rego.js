import { At as e, C as t, Er as n, Jr as r, Mt as i, Ot as a, Qn as o, Vr as s, Xc as c, ei as l, gr as u, gt as d, ht as f, jt as p, kt as m, ts as h } from "./shared.js";
import { n as g } from "./check-rego.js";
import { t as _ } from "./compile-rego.js";
import { t as v } from "./completion-for.js";
import { i as y, n as b, t as x } from "./conftest-rules.js";
import { resolve as S } from "node:path";
// src/engine/opa/compile-judges.ts
async function compileJudges({ sources: e, policyRules: n, verdictRules: r, families: o, suspect: s, complete: c, tests: l = [], allowUndefined: u = [], schemas: d, optionalSchemas: f, ...p }) {
	let { gate: m, wasm: h, outline: v, warnings: y } = await _(p, {
		schemas: g({
			schemas: d,
			optionalSchemas: f
		}),
		gate: {
			sources: e,
			policyRules: n,
			verdictRules: r,
			suspect: s,
			groups: a,
			tests: l.map(t),
			allowUndefined: u,
			complete: c,
			families: o
		}
	}), { withoutPolicy: b, policiesInTests: x, ignored: S, unsupplied: C, withoutRules: w, unread: T } = m;
	return b.length > 0 || x.length > 0 || w.length > 0 ? {
		withoutPolicy: b,
		policiesInTests: x,
		withoutRules: w,
		unread: T,
		ignored: S
	} : {
		judging: m.judging.map(i),
		ignored: S,
		unsupplied: C,
		unread: T,
		wasm: h,
		outline: v,
		warnings: y
	};
}
// src/gate/load-rego.ts
async function loadJudging() {
	await Promise.all([import("./rego-module.js"), import("./loaded-gate.js").then((e) => e.t)]);
}
async function loadRego(t, i, a, c) {
	let { cwd: g, builtins: _ = [], regoVersion: y, compat: b, optimize: C, signal: w } = c, { compileTimeoutMs: T } = c, E = n(t.map(({ source: e }) => ({
		...e,
		files: e.files.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? y ?? "v1"
		}))
	})), g);
	h(E.data, a);
	let getPlace = (e) => S(g, e), D = new Map(E.files.map((e) => [getPlace(e.path), e])), O = await d(await l(E, {
		signal: w,
		timeoutMs: T,
		...r
	}), c), k = y ?? E.regoVersion, { schemas: A, optionalSchemas: j, validated: M } = await u(c.schema, E.files, {
		cwd: g,
		signal: w,
		timeoutMs: T
	}), N = getFamilies(c), P = await v(b), F = await compileJudges({
		files: E.files,
		schemas: A,
		optionalSchemas: j,
		sources: t.map(({ argument: e, source: t }) => ({
			argument: e,
			files: t.files.flatMap(({ path: e }) => D.get(getPlace(e))?.path ?? [])
		})),
		tests: i.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? y ?? "v1"
		})),
		builtins: _,
		policyRules: m,
		verdictRules: p,
		suspect: N === void 0 ? e : x,
		complete: P,
		allowUndefined: c.allowUndefined ?? [],
		families: N,
		signal: w,
		timeoutMs: T,
		meanwhile: () => (c.replay === void 0 && o(_, E.files), loadJudging()),
		optimize: C,
		regoVersion: k
	});
	if (!("wasm" in F)) {
		let [e] = F.policiesInTests;
		throw e === void 0 ? F.withoutRules.length > 0 ? noRules(F) : f(F.withoutPolicy[0] ?? "", c, F.ignored) : s(e);
	}
	if (F.judging.length === 0) return;
	let { toRegoModule: I } = await import("./rego-module.js");
	return I(F, {
		merged: E,
		data: O,
		schemas: M,
		regoVersion: k,
		complete: P,
		options: c
	});
}
function getFamilies({ rules: e, allNamespaces: t, namespaces: n = b }) {
	return e === void 0 ? void 0 : y(t === !0 ? [] : n);
}
function noRules({ withoutRules: e, unread: t }) {
	let n = t.length === 0 ? "no package has any" : `packages with such rules are ${t.join(", ")}`;
	return new c(`namespaces (-n, --namespace): no package ${e.join(", ")} with rules named deny, violation or warn; ${n}`, { code: "policy_missing" });
}
export { loadRego };

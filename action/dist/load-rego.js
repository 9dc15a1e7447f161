import { EXACT_DATA as e, GROUPS_KEY as t, POLICY_RULES as n, PolicyLoadError as r, SUSPECT_RULES as i, VERDICT_RULES as a, append as o, mergeRegoSources as s, noPolicy as c, policyInTest as l, prepareNamed as u, readAllData as d, readOwnData as f, readSchemas as p, toJudgingPackage as m, toRequestFile as h } from "./shared.js";
import { toRequestSchemas as g } from "./check-rego.js";
import { compileAtLevel as _ } from "./compile-rego.js";
import { completionFor as v } from "./completion-for.js";
import { CONFTEST_SUSPECT as y, DEFAULT_NAMESPACES as b, conftestFamilies as x } from "./conftest-rules.js";
import { resolve as S } from "node:path";
// src/engine/opa/compile-judges.ts
async function compileJudges({ sources: e, policyRules: n, verdictRules: r, families: i, suspect: a, complete: o, tests: s = [], allowUndefined: c = [], schemas: l, optionalSchemas: u, ...d }) {
	let { gate: f, wasm: p, outline: v, warnings: y } = await _(d, {
		schemas: g({
			schemas: l,
			optionalSchemas: u
		}),
		gate: {
			sources: e,
			policyRules: n,
			verdictRules: r,
			suspect: a,
			groups: t,
			tests: s.map(h),
			allowUndefined: c,
			complete: o,
			families: i
		}
	}), { withoutPolicy: b, policiesInTests: x, ignored: S, unsupplied: C, withoutRules: w, unread: T } = f;
	return b.length > 0 || x.length > 0 || w.length > 0 ? {
		withoutPolicy: b,
		policiesInTests: x,
		withoutRules: w,
		unread: T,
		ignored: S
	} : {
		judging: f.judging.map(m),
		ignored: S,
		unsupplied: C,
		unread: T,
		wasm: p,
		outline: v,
		warnings: y
	};
}
// src/gate/load-rego.ts
async function loadJudging() {
	await Promise.all([import("./rego-module.js"), import("./loaded-gate.js").then((e) => e.loaded_gate_exports)]);
}
async function loadRego(t, r, m, h) {
	let { cwd: g, builtins: _ = [], regoVersion: b, compat: x, optimize: C, signal: w } = h, { compileTimeoutMs: T } = h, E = s(t.map(({ source: e }) => ({
		...e,
		files: e.files.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? b ?? "v1"
		}))
	})), g);
	o(E.data, m);
	let getPlace = (e) => S(g, e), D = new Map(E.files.map((e) => [getPlace(e.path), e])), O = await d(await f(E, {
		signal: w,
		timeoutMs: T,
		...e
	}), h), k = b ?? E.regoVersion, { schemas: A, optionalSchemas: j, validated: M } = await p(h.schema, E.files, {
		cwd: g,
		signal: w,
		timeoutMs: T
	}), N = getFamilies(h), P = await v(x), F = await compileJudges({
		files: E.files,
		schemas: A,
		optionalSchemas: j,
		sources: t.map(({ argument: e, source: t }) => ({
			argument: e,
			files: t.files.flatMap(({ path: e }) => D.get(getPlace(e))?.path ?? [])
		})),
		tests: r.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? b ?? "v1"
		})),
		builtins: _,
		policyRules: n,
		verdictRules: a,
		suspect: N === void 0 ? i : y,
		complete: P,
		allowUndefined: h.allowUndefined ?? [],
		families: N,
		signal: w,
		timeoutMs: T,
		meanwhile: () => (h.replay === void 0 && u(_, E.files), loadJudging()),
		optimize: C,
		regoVersion: k
	});
	if (!("wasm" in F)) {
		let [e] = F.policiesInTests;
		throw e === void 0 ? F.withoutRules.length > 0 ? noRules(F) : c(F.withoutPolicy[0] ?? "", h, F.ignored) : l(e);
	}
	if (F.judging.length === 0) return;
	let { toRegoModule: I } = await import("./rego-module.js");
	return I(F, {
		merged: E,
		data: O,
		schemas: M,
		regoVersion: k,
		complete: P,
		options: h
	});
}
function getFamilies({ rules: e, allNamespaces: t, namespaces: n = b }) {
	return e === void 0 ? void 0 : x(t === !0 ? [] : n);
}
function noRules({ withoutRules: e, unread: t }) {
	let n = t.length === 0 ? "no package has any" : `packages with such rules are ${t.join(", ")}`;
	return new r(`namespaces (-n, --namespace): no package ${e.join(", ")} with rules named deny, violation or warn; ${n}`, { code: "policy_missing" });
}
export { loadRego };

import { EXACT_DATA as e, PolicyLoadError as t, append as n, mergeRegoSources as r, noPolicy as i, policyInTest as a, prepareNamed as o, readAllData as s, readOwnData as c, readSchemas as l, toJudgingPackage as u } from "./shared.js";
import { toGateRequest as d, toRequestSchemas as f } from "./check-rego.js";
import { compileAtLevel as p } from "./compile-rego.js";
import { getJudgingRules as m } from "./judging-reading.js";
import { resolve as h } from "node:path";
// src/engine/opa/compile-judges.ts
async function compileJudges({ sources: e, policyRules: t, verdictRules: n, families: r, suspect: i, complete: a, tests: o, allowUndefined: s, schemas: c, optionalSchemas: l, ...m }) {
	let { gate: h, wasm: g, outline: _, warnings: v } = await p(m, {
		schemas: f({
			schemas: c,
			optionalSchemas: l
		}),
		gate: d({
			sources: e,
			policyRules: t,
			verdictRules: n,
			suspect: i,
			tests: o,
			allowUndefined: s,
			complete: a,
			families: r
		})
	}), { withoutPolicy: y, policiesInTests: b, ignored: x, metadata: S, unsupplied: C, withoutRules: w, unread: T } = h;
	return y.length > 0 || b.length > 0 || w.length > 0 ? {
		withoutPolicy: y,
		policiesInTests: b,
		withoutRules: w,
		unread: T,
		ignored: x
	} : {
		judging: h.judging.map(u),
		ignored: x,
		metadata: S,
		unsupplied: C,
		unread: T,
		wasm: g,
		outline: _,
		warnings: v
	};
}
// src/gate/load-rego.ts
async function loadJudging() {
	await Promise.all([import("./rego-module.js"), import("./loaded-gate.js").then((e) => e.loaded_gate_exports)]);
}
async function loadRego(t, u, d, f) {
	let { cwd: p, builtins: g = [], regoVersion: _, optimize: v, signal: y } = f, { compileTimeoutMs: b } = f, x = r(t.map(({ source: e }) => ({
		...e,
		files: e.files.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? _ ?? "v1"
		}))
	})), p);
	n(x.data, d);
	let getPlace = (e) => h(p, e), S = new Map(x.files.map((e) => [getPlace(e.path), e])), C = await s(await c(x, {
		signal: y,
		timeoutMs: b,
		...e
	}), f), w = _ ?? x.regoVersion, { schemas: T, optionalSchemas: E, validated: D } = await l(f.schema, x.files, {
		cwd: p,
		signal: y,
		timeoutMs: b
	}), O = await m(f), k = await compileJudges({
		files: x.files,
		schemas: T,
		optionalSchemas: E,
		sources: t.map(({ argument: e, source: t }) => ({
			argument: e,
			files: t.files.flatMap(({ path: e }) => S.get(getPlace(e))?.path ?? [])
		})),
		tests: u.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? _ ?? "v1"
		})),
		builtins: g,
		...O,
		allowUndefined: f.allowUndefined ?? [],
		signal: y,
		timeoutMs: b,
		meanwhile: () => (f.replay === void 0 && o(g, x.files), loadJudging()),
		optimize: v,
		regoVersion: w
	});
	if (!("wasm" in k)) {
		let [e] = k.policiesInTests;
		throw e === void 0 ? k.withoutRules.length > 0 ? noRules(k) : i(k.withoutPolicy[0] ?? "", f, k.ignored) : a(e);
	}
	if (k.judging.length === 0) return;
	let { toRegoModule: A } = await import("./rego-module.js"), { complete: j } = O;
	return A(k, {
		merged: x,
		data: C,
		schemas: D,
		regoVersion: w,
		complete: j,
		options: f
	});
}
function noRules({ withoutRules: e, unread: n }) {
	let r = n.length === 0 ? "no package has any" : `packages with such rules are ${n.join(", ")}`;
	return new t(`namespaces (-n, --namespace): no package ${e.join(", ")} with rules named deny, violation or warn; ${r}`, { code: "policy_missing" });
}
export { loadRego };

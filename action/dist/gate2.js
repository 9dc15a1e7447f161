import { __exportAll as e } from "./rolldown-runtime.js";
import { EXACT_DATA as t, JsonSlice as n, PolicyLoadError as r, RegoObject as i, RegoSet as a, append as o, mergeRegoSources as s, policyInTest as c, prepareNamed as l, readOwnData as u, toJsonBytes as d } from "./evaluation.js";
import { noPolicy as f, readAllData as p } from "./shared.js";
import { POLICY_RULES as m, SUSPECT_RULES as h, VERDICT_RULES as g, compileAtLevel as _, readSchemas as v, toGateRequest as y, toJudgingPackage as b, toRequestSchemas as x } from "./compiling.js";
import { basename as S, dirname as C, resolve as w } from "node:path";
// src/gate/report/report-options.ts
var T = /* @__PURE__ */ e({ gateExitCode: () => gateExitCode });
const E = {
	pass: 0,
	skipped: 0,
	fail: 1,
	invalid: 2,
	undecided: 3
};
function gateExitCode({ outcome: e }) {
	return E[e];
}
// src/gate/conftest-rules.ts
const D = "exception", O = ["main"], k = {
	names: [
		"allow",
		"result",
		"violations"
	],
	prefixes: [
		"deny_",
		"violation_",
		"warn_"
	]
}, A = [
	"deny",
	"violation",
	"warn"
];
function conftestFamilies(e) {
	return {
		names: A,
		besides: [D],
		namespaces: e
	};
}
function exceptedName(e) {
	return [
		"violation",
		"deny",
		"warn"
	].includes(e) ? "" : [
		"violation_",
		"deny_",
		"warn_"
	].reduce((e, t) => e.startsWith(t) ? e.slice(t.length) : e, e);
}
function getMembers(e) {
	return Array.isArray(e) ? e : e instanceof a ? e.items : e instanceof i ? [...e.members.values()] : [];
}
function applyOwnExceptions(e) {
	let t = e.find(({ rule: e }) => e === D)?.value, n = getMembers(t).flatMap(getMembers), r = [], i = [];
	for (let t of e) {
		if (t.rule === D) continue;
		let e = n.filter((e) => e === exceptedName(t.rule)).length, a = t.value === void 0 || Array.isArray(t.value);
		e === 0 || !a ? r.push(t) : i.push({
			...t,
			matches: e
		});
	}
	return {
		judged: r,
		excused: i
	};
}
function countSuccesses(e, t, n) {
	let r = e.map(({ value: e }) => e === void 0 ? void 0 : getMembers(e).length), i = r.filter((e) => e === 0).length, a = r.reduce((e, t = 0) => e + t, 0), o = t.reduce((e, t) => e + t.matches, 0);
	return i + Math.max(0, n - a - o - i);
}
function withConftestFile(e, t, r) {
	let i = w(r, t), a = { conftest: { file: {
		name: S(i),
		dir: C(i)
	} } }, o = new Map(n.of(e).members);
	for (let [e, t] of Object.entries(a)) o.set(e, n.of(Buffer.from(JSON.stringify(t))));
	return d(o);
}
// src/gate/judging-reading.ts
async function getJudgingRules({ rules: e, allNamespaces: t = e === "conforma", namespaces: n = O, compat: r }) {
	let i = e === void 0 ? void 0 : conftestFamilies(t ? [] : n);
	return {
		policyRules: m,
		verdictRules: g,
		suspect: i === void 0 ? h : k,
		complete: await completionFor(r),
		families: i
	};
}
async function completionFor(e) {
	if (e !== void 0) return (await import("./chainloop-rules.js")).CHAINLOOP_RULES;
}
// src/engine/opa/compile-judges.ts
async function compileJudges({ sources: e, policyRules: t, verdictRules: n, families: r, suspect: i, complete: a, tests: o, allowUndefined: s, schemas: c, optionalSchemas: l, ...u }) {
	let { gate: d, wasm: f, outline: p, warnings: m } = await _(u, {
		schemas: x({
			schemas: c,
			optionalSchemas: l
		}),
		gate: y({
			sources: e,
			policyRules: t,
			verdictRules: n,
			suspect: i,
			tests: o,
			allowUndefined: s,
			complete: a,
			families: r
		})
	}), { withoutPolicy: h, policiesInTests: g, ignored: v, metadata: S, unsupplied: C, withoutRules: w, unread: T } = d;
	return h.length > 0 || g.length > 0 || w.length > 0 ? {
		withoutPolicy: h,
		policiesInTests: g,
		withoutRules: w,
		unread: T,
		ignored: v
	} : {
		judging: d.judging.map(b),
		ignored: v,
		metadata: S,
		unsupplied: C,
		unread: T,
		wasm: f,
		outline: p,
		warnings: m
	};
}
// src/gate/load-rego.ts
var j = /* @__PURE__ */ e({ loadRego: () => loadRego });
async function loadJudging() {
	await Promise.all([import("./rego-module.js"), import("./judging.js").then((e) => e.loaded_gate_exports)]);
}
async function loadRego(e, n, r, i) {
	let { cwd: a, builtins: d = [], regoVersion: m, optimize: h, signal: g } = i, { compileTimeoutMs: _ } = i, y = s(e.map(({ source: e }) => ({
		...e,
		files: e.files.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? m ?? "v1"
		}))
	})), a);
	o(y.data, r);
	let getPlace = (e) => w(a, e), b = new Map(y.files.map((e) => [getPlace(e.path), e])), x = await p(await u(y, {
		signal: g,
		timeoutMs: _,
		...t
	}), i), S = m ?? y.regoVersion, { schemas: C, optionalSchemas: T, validated: E } = await v(i.schema, y.files, {
		cwd: a,
		signal: g,
		timeoutMs: _
	}), D = await getJudgingRules(i), O = await compileJudges({
		files: y.files,
		schemas: C,
		optionalSchemas: T,
		sources: e.map(({ argument: e, source: t }) => ({
			argument: e,
			files: t.files.flatMap(({ path: e }) => b.get(getPlace(e))?.path ?? [])
		})),
		tests: n.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? m ?? "v1"
		})),
		builtins: d,
		...D,
		allowUndefined: i.allowUndefined ?? [],
		signal: g,
		timeoutMs: _,
		meanwhile: () => (i.replay === void 0 && l(d, y.files), loadJudging()),
		optimize: h,
		regoVersion: S
	});
	if (!("wasm" in O)) {
		let [e] = O.policiesInTests;
		throw e === void 0 ? O.withoutRules.length > 0 ? noRules(O) : f(O.withoutPolicy[0] ?? "", i, O.ignored) : c(e);
	}
	if (O.judging.length === 0) return;
	let { toRegoModule: k } = await import("./rego-module.js"), { complete: A } = D;
	return k(O, {
		merged: y,
		data: x,
		schemas: E,
		regoVersion: S,
		complete: A,
		options: i
	});
}
function noRules({ withoutRules: e, unread: t }) {
	let n = t.length === 0 ? "no package has any" : `packages with such rules are ${t.join(", ")}`;
	return new r(`namespaces (-n, --namespace): no package ${e.join(", ")} with rules named deny, violation or warn; ${n}`, { code: "policy_missing" });
}
export { applyOwnExceptions, completionFor, countSuccesses, gateExitCode, getJudgingRules, j as load_rego_exports, T as report_options_exports, withConftestFile };

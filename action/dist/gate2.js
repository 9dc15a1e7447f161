import { __exportAll as e } from "./rolldown-runtime.js";
import { EXACT_DATA as t, JsonSlice as n, PolicyLoadError as r, RegoObject as i, RegoSet as a, append as o, mergeRegoSources as s, message as c, option as l, policyInTest as u, prepareNamed as d, readOwnData as f, toJsonBytes as p } from "./evaluation.js";
import { noPolicy as m, readAllData as h } from "./shared.js";
import { POLICY_RULES as g, SUSPECT_RULES as _, VERDICT_RULES as v, compileAtLevel as y, readSchemas as b, toGateRequest as x, toJudgingPackage as S, toRequestSchemas as C } from "./compiling.js";
import { basename as w, dirname as T, resolve as E } from "node:path";
// src/gate/report/report-options.ts
var D = /* @__PURE__ */ e({ gateExitCode: () => gateExitCode });
const O = {
	pass: 0,
	skipped: 0,
	fail: 1,
	invalid: 2,
	undecided: 3
};
function gateExitCode({ outcome: e }) {
	return O[e];
}
// src/engine/opa/compile-judges.ts
var k = /* @__PURE__ */ e({ compileJudges: () => compileJudges });
async function compileJudges(e) {
	let { gate: t, wasm: n, outline: r, warnings: i } = await y(e, {
		schemas: C(e),
		gate: x(e)
	}), { withoutPolicy: a, policiesInTests: o, ignored: s, metadata: c, unsupplied: l, withoutRules: u, unread: d } = t;
	return a.length > 0 || o.length > 0 || u.length > 0 ? {
		withoutPolicy: a,
		policiesInTests: o,
		withoutRules: u,
		unread: d,
		ignored: s
	} : {
		judging: t.judging.map(S),
		ignored: s,
		metadata: c,
		unsupplied: l,
		unread: d,
		wasm: n,
		outline: r,
		warnings: i
	};
}
// src/gate/conftest-rules.ts
const A = "exception", j = ["main"], M = {
	names: ["allow", "result"],
	prefixes: [
		"deny_",
		"violation_",
		"warn_"
	]
}, N = [
	"deny",
	"violation",
	"warn"
];
function conftestFamilies(e) {
	return {
		names: N,
		besides: [A],
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
	let t = e.find(({ rule: e }) => e === A)?.value, n = getMembers(t).flatMap(getMembers), r = [], i = [];
	for (let t of e) {
		if (t.rule === A) continue;
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
	let i = E(r, t), a = { conftest: { file: {
		name: w(i),
		dir: T(i)
	} } }, o = new Map(n.of(e).members);
	for (let [e, t] of Object.entries(a)) o.set(e, n.of(Buffer.from(JSON.stringify(t))));
	return p(o);
}
// src/gate/judging-reading.ts
async function getJudgingRules({ rules: e, allNamespaces: t = e === "conforma", namespaces: n = j, compat: r }) {
	let i = e === void 0 ? void 0 : conftestFamilies(t ? [] : n);
	return {
		policyRules: g,
		verdictRules: v,
		suspect: i === void 0 ? _ : M,
		complete: await completionFor(r),
		families: i
	};
}
async function completionFor(e) {
	if (e !== void 0) return (await import("./chainloop-rules.js")).CHAINLOOP_RULES;
}
// src/gate/load-rego.ts
var P = /* @__PURE__ */ e({ loadRego: () => loadRego });
async function loadJudging() {
	await Promise.all([import("./rego-module.js"), import("./judging.js").then((e) => e.loaded_gate_exports)]);
}
async function loadRego(e, n, r, i) {
	let { cwd: a, builtins: c = [], regoVersion: l, optimize: p, signal: g } = i, { compileTimeoutMs: _ } = i, v = s(e.map(({ source: e }) => ({
		...e,
		files: e.files.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? l ?? "v1"
		}))
	})), a);
	o(v.data, r);
	let toAbsolute = (e) => E(a, e), y = new Map(v.files.map((e) => [toAbsolute(e.path), e])), x = await h(await f(v, {
		signal: g,
		timeoutMs: _,
		...t
	}), i), S = l ?? v.regoVersion, { schemas: C, optionalSchemas: w, validated: T } = await b(i.schema, v.files, {
		cwd: a,
		signal: g,
		timeoutMs: _
	}), D = await getJudgingRules(i), O = await compileJudges({
		files: v.files,
		schemas: C,
		optionalSchemas: w,
		sources: e.map(({ argument: e, source: t }) => ({
			argument: e,
			files: t.files.flatMap(({ path: e }) => y.get(toAbsolute(e))?.path ?? [])
		})),
		tests: n.map((e) => ({
			...e,
			regoVersion: e.regoVersion ?? l ?? "v1"
		})),
		builtins: c,
		...D,
		allowUndefined: i.allowUndefined ?? [],
		signal: g,
		timeoutMs: _,
		meanwhile: () => (i.replay === void 0 && d(c, v.files), loadJudging()),
		optimize: p,
		regoVersion: S
	});
	if (!("wasm" in O)) {
		let [e] = O.policiesInTests;
		throw e === void 0 ? O.withoutRules.length > 0 ? noRules(O) : m(O.withoutPolicy[0] ?? "", i, O.ignored) : u(e);
	}
	if (O.judging.length === 0) return;
	let { toRegoModule: k } = await import("./rego-module.js"), { complete: A } = D;
	return k(O, {
		merged: v,
		data: x,
		schemas: T,
		regoVersion: S,
		complete: A,
		options: i
	});
}
function noRules({ withoutRules: e, unread: t }) {
	let n = t.length === 0 ? "no package has any" : `packages with such rules are ${t.join(", ")}`;
	return new r(c`${l("namespaces")}: no package ${e.join(", ")} with rules named deny, violation or warn; ${n}`, { code: "policy_missing" });
}
export { applyOwnExceptions, k as compile_judges_exports, completionFor, countSuccesses, gateExitCode, getJudgingRules, P as load_rego_exports, D as report_options_exports, withConftestFile };

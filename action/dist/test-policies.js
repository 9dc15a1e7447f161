import { __exportAll as e } from "./rolldown-runtime.js";
import { COUNT as t, ConfigurationError as n, EXPLAIN_MODES as r, FLAG as i, MILLISECONDS as a, PATH_OR_OBJECT as o, TEXT as s, counted as c, defaultLimitMs as l, defined as u, invalidConfig as d, isListWith as f, isUrl as p, limitReading as m, message as h, nearest as g, oneOf as _, option as v, pick as y, readFromCaller as b, readJsonText as x, readWithinTime as S, rule as C, withinTime as w } from "./evaluation.js";
import { CONFTEST_PARSING as T } from "./conftest-parsing.js";
import { toAnswerTable as E } from "./answer-table.js";
import { toPaths as D } from "./shared.js";
import { mayHideData as O, skipHiddenData as k } from "./rego-tree.js";
import { readSuite as A } from "./read-suite.js";
import { COMPILE_RULES as j, TEXTS as M, checkOptions as N } from "./tooling-options.js";
// src/tooling/policy-test.ts
function toCases(e = {}) {
	return Object.entries(e).map(([e, { fail: t, sub_results: n }]) => ({
		name: e,
		outcome: t === !0 ? "fail" : "pass",
		cases: toCases(n)
	}));
}
function toOutcome({ error: e, fail: t, skip: n }) {
	return e === void 0 ? t === !0 ? "fail" : n === !0 ? "skipped" : "pass" : "error";
}
function toError({ code: e, message: t, location: n }) {
	let { file: r, row: i, column: a } = n ?? {};
	return {
		code: e ?? "error",
		message: t ?? "the test could not be evaluated",
		...r === void 0 || i === void 0 ? {} : { location: {
			file: r,
			row: i,
			column: a ?? 1
		} }
	};
}
function toPolicyTest(e, t = []) {
	let { location: n, duration: r, output: i = "", error: a, differs: o } = e;
	return {
		package: e.package,
		name: e.name,
		location: {
			file: n.file,
			row: n.row,
			column: n.col
		},
		outcome: toOutcome(e),
		durationMs: r / 1e6,
		output: Buffer.from(i, "base64").toString("utf8"),
		...a === void 0 ? {} : { error: toError(a) },
		cases: toCases(e.sub_results),
		...t.length === 0 ? {} : { failedAt: t },
		...u({ differs: o && {
			outcome: o.outcome,
			cases: toCases(o.sub_results)
		} })
	};
}
// src/tooling/fixtures.ts
async function readText(e, t) {
	if (typeof e != "string" && !p(e)) return [b("testPolicies", "fixtures", () => JSON.stringify(e)), "the fixtures"];
	let [n = ""] = D(e);
	return [await x(n, t), n];
}
async function readFixtures(e, t, n) {
	let { Recording: r } = await import("./library.js").then((e) => e.recording_exports);
	if (e instanceof r) return toTable(e, "the fixtures", t, !0);
	let [i, a] = await readText(e, n);
	return toTable(await S(`reading ${a}`, i.length, {}, () => r.parse(i, a, { handWritten: !0 })), a, t, Object.hasOwn(JSON.parse(i), "time"));
}
async function toTable(e, t, n, r) {
	await checkCalls(e.exactCalls, n, t);
	let i = E(e);
	return r && (i["time.now_ns"] = {
		"[]": { value: e.facts.nowNs.toString() },
		...i["time.now_ns"]
	}), i;
}
function invalid$1(e) {
	return new n(e, { code: "recording_invalid" });
}
async function checkCalls(e, t, n) {
	let { standardBuiltin: r } = await import("./standard.js").then((e) => e.standard_builtins_exports), i = new Map(t.map(({ name: e, args: t }) => [e, t.length]));
	for (let { name: t, args: a } of e) {
		let e = i.get(t) ?? r(t)?.arity;
		if (e === void 0) {
			let { serviceAdvice: e } = await import("./compiling.js").then((e) => e.undefined_function_exports), r = e(t, i.keys());
			throw invalid$1(r === void 0 ? h`${n} answers the unknown built-in ${t}${g(t, [...i.keys()])}; declare your own with ${v("capabilities")}` : `${n} answers ${t}, ${r}`);
		}
		let o = JSON.parse(a).length;
		if (o !== e) throw invalid$1(`${n}: ${t} takes ${c(e, "argument")}, not ${o}: ${a}`);
	}
}
// src/tooling/test-policies.ts
var P = /* @__PURE__ */ e({ testPolicies: () => testPolicies });
const F = {
	...j,
	target: _("rego", "wasm"),
	kind: s,
	run: s,
	fixtures: o,
	strictData: i,
	exclude: M,
	testTimeoutMs: a,
	parallel: t,
	count: t,
	strictBuiltinErrors: i,
	allowSkipped: i,
	allowEmpty: i,
	coverage: i,
	coverageRuns: C("a list of index_excluded and early_exit", (e) => f(e, (e) => e === "index_excluded" || e === "early_exit")),
	threshold: C("a number from 0 to 100", (e) => typeof e == "number" && e >= 0 && e <= 100),
	bench: i,
	benchMemory: i,
	format: _("pretty", "gobench"),
	verbose: i,
	explain: _(...r),
	varValues: i
}, I = [
	"coverage",
	"coverageRuns",
	"threshold",
	"bench",
	"benchMemory",
	"explain",
	"varValues",
	"parallel"
];
function invalid(e) {
	return d(`testPolicies: ${e}`);
}
function checkCombination(e) {
	let { format: t, bench: n, target: r } = e;
	if (t === "gobench" && n !== !0) throw invalid("the format gobench needs bench");
	if (r !== "wasm") return;
	let i = I.filter((t) => e[t] !== void 0 && e[t] !== !1);
	if (i.length > 0) throw invalid(`the target wasm excludes ${i.join(", ")}`);
}
function toTesterOptions(e) {
	let { explain: t, varValues: n = !1 } = e, r = e.verbose === !0 || t !== void 0, i = t ?? (n && !r ? "fails" : void 0);
	return {
		...u(y(e, "run", "count", "parallel", "signal", "timeoutMs", "testTimeoutMs", "format", "coverage", "coverageRuns", "threshold", "bench", "benchMemory")),
		verbose: r,
		varValues: n,
		explain: i,
		exitZeroOnSkipped: e.allowSkipped,
		raiseBuiltinErrors: e.strictBuiltinErrors
	};
}
function linesNotCovered({ not_covered: e = [] }) {
	let t = /* @__PURE__ */ new Map();
	for (let { start: n, end: r, kinds: i = [] } of e) {
		let e = n.row === r.row ? String(n.row) : `${String(n.row)}-${String(r.row)}`;
		t.set(e, [...t.get(e) ?? [], ...i]);
	}
	return Array.from(t, ([e, t]) => t.length === 0 ? e : `${e} (${[...new Set(t)].join(", ")})`).join(", ");
}
function notCovered({ files: e }) {
	return Object.entries(e).map(([e, t]) => [e, linesNotCovered(t)]).map(([e, t]) => t === "" ? "" : `not covered: ${e}:${t}\n`).join("");
}
function coverageText({ files: e, coverage: t }, n) {
	let line = (e, t) => `${e.toFixed(1).padStart(5)}%  ${t}\n`;
	return `${Object.entries(e).map(([e, t]) => {
		let r = n ? linesNotCovered(t) : "";
		return line(t.coverage ?? 0, r === "" ? e : `${e}  not covered: ${r}`);
	}).join("")}${line(t, "in all")}`;
}
function toResult({ stdout: e, stderr: t, exitCode: n, results: r, coverage: i }, { allowEmpty: a = !1, format: o = "pretty", run: s, threshold: c = 0 }, l, u) {
	let f = r.map((e) => toPolicyTest(e, u.get(e))), p = f.some(({ outcome: e }) => e === "fail" || e === "error") || i === void 0 || i.coverage >= c;
	return {
		passed: n === 0 && (f.length > 0 || a) && f.every(({ differs: e }) => e === void 0),
		tests: f,
		...i === void 0 ? {} : { coverage: i },
		messages: f.length > 0 ? `${t}${p ? "" : notCovered(i)}` : `${t}no test${s === void 0 ? "" : ` whose name matches ${s}`}\n`,
		...l,
		async report(t, { sort: n = "none" } = {}) {
			if (t === "junit") {
				let { formatTestsJunit: e } = await import("./tests-junit.js");
				return e(f);
			}
			if (i !== void 0) return t === "pretty" ? coverageText(i, i.coverage >= c) : e;
			if (t === "json") {
				let e = n === "duration" ? r.toSorted((e, t) => t.duration - e.duration) : r;
				return `${JSON.stringify(e, null, 2)}\n`;
			}
			if (t === o) return e;
			throw d(`the run has no report as ${t}; give testPolicies this format`);
		}
	};
}
async function withoutRuleConflicts(e, t, n, r) {
	if (t.documents.conflicts.length === 0 && !O(e.files, t)) return t;
	let [{ checkRego: i }, { checkOutline: a }] = await Promise.all([import("./compiling.js").then((e) => e.check_rego_exports), import("./compiling.js").then((e) => e.check_outline_exports)]), { outline: o } = await i({
		...e,
		...r,
		strict: !1
	});
	if (o === void 0) return t;
	let { timeoutMs: s = l() } = r;
	return w("comparing the data with the rules", { timeoutMs: s }, () => {
		let e = k(t, o.documents);
		return a(o, n, e.documents), e;
	});
}
async function runWithTester(e) {
	let { runTests: t } = await import("./run-tests.js");
	return t({
		...e,
		isAlone: !0
	});
}
async function runBoth(e) {
	let [{ runCompiledTests: t }, { completeAnswers: n }, { runTests: r }, { differencesText: i, withDifferences: a }] = await Promise.all([
		import("./run-compiled-tests.js"),
		import("./complete-answers.js"),
		import("./run-tests.js"),
		import("./compare-targets.js")
	]), o = new AbortController(), { signal: s } = e, c = s === void 0 ? o.signal : AbortSignal.any([s, o.signal]);
	try {
		let [o, s] = await Promise.all([t({
			...e,
			signal: c
		}), n({
			...e,
			signal: c,
			count: 1,
			verbose: !1
		}, r)]), l = a(o.results, s.result.results);
		return {
			request: {
				...e,
				answers: s.request.answers
			},
			result: {
				...o,
				results: l,
				stdout: `${o.stdout}${i(l)}`
			}
		};
	} catch (e) {
		throw o.abort(), e;
	}
}
async function failedExpressions({ results: e }, t, { bench: n, explain: r, varValues: i }) {
	if (n === !0 || r !== void 0 || i === !0) return /* @__PURE__ */ new Map();
	let { parallel: a, isAlone: o, coverage: s, threshold: c, count: l, ...u } = t, { findFailedExpressions: d } = await import("./failed-expressions.js");
	return d(e, u);
}
async function testPolicies(e, t = {}) {
	let n = N("testPolicies", t, F);
	checkCombination(n);
	let { signal: r, timeoutMs: i = Infinity } = n;
	return m("testing the policies", {
		signal: r,
		timeoutMs: i
	}, () => testAll(e, n));
}
async function testAll(e, t) {
	let { cwd: n, fixtures: r, exclude: i, target: a, kind: o, strictData: s = !1 } = t, { suite: c, data: l, source: u, unverified: d, addresses: f, scripts: p } = await A("testPolicies", e, t, {
		reads: "data",
		policies: { kind: o },
		optionalData: !s,
		exclude: i
	});
	p.length > 1 && (await import("./policy-scripts.js")).checkPackages(p);
	let m = {
		signal: t.signal,
		timeoutMs: t.timeoutMs
	}, h = await withoutRuleConflicts(c, l, u, m), g = T.some((e) => c.files.some(({ text: t }) => t.includes(e))) ? (await import("./config-builtins.js")).answerConfig(e, c, t) : void 0, _ = [...c.builtins, ...g?.builtins ?? []], v = r === void 0 ? {} : await readFixtures(r, _, n), y = await h.documents.readJson(m), b = {
		...toTesterOptions(t),
		...c,
		builtins: _,
		data: y,
		answers: v
	}, { completeAnswers: x } = await import("./complete-answers.js"), complete = () => x(b, runWithTester, g?.answer), { request: S, result: C } = a === "wasm" ? await runBoth(g === void 0 ? b : (await complete()).request) : await complete();
	if (C.outline !== void 0) {
		let { checkOutline: e } = await import("./compiling.js").then((e) => e.check_outline_exports);
		e(C.outline, u, h.documents);
	}
	let { skipped: w, firstDocuments: E } = h;
	return toResult(C, t, {
		skippedData: w,
		firstDocuments: E,
		unverified: d,
		addresses: f
	}, await failedExpressions(C, S, t));
}
export { testPolicies, P as test_policies_exports, toOutcome };

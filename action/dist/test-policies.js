import { __exportAll as e } from "./rolldown-runtime.js";
import { COUNT as t, ConfigurationError as n, EXPLAIN_MODES as r, FLAG as i, MILLISECONDS as a, PATH_OR_OBJECT as o, READING_TIMEOUT_MS as s, TEXT as c, isListWith as l, isUrl as u, message as d, nearest as f, oneOf as p, option as m, readFromCaller as h, readJsonText as g, rule as _, withinTime as v } from "./evaluation.js";
import { CONFTEST_PARSING as y } from "./conftest-parsing.js";
import { toAnswerTable as b } from "./answer-table.js";
import { counted as x, toPaths as S } from "./shared.js";
import { mayHideData as C, readSuite as w, skipHiddenData as T } from "./read-suite.js";
import { COMPILE_RULES as E, TEXTS as D, checkOptions as O } from "./tooling-options.js";
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
function toPolicyTest(e) {
	let { location: t, duration: n, output: r = "", error: i, differs: a } = e;
	return {
		package: e.package,
		name: e.name,
		location: {
			file: t.file,
			row: t.row,
			column: t.col
		},
		outcome: toOutcome(e),
		durationMs: n / 1e6,
		output: Buffer.from(r, "base64").toString("utf8"),
		...i === void 0 ? {} : { error: toError(i) },
		cases: toCases(e.sub_results),
		...a === void 0 ? {} : { differs: {
			outcome: a.outcome,
			cases: toCases(a.sub_results)
		} }
	};
}
// src/tooling/fixtures.ts
async function readText(e, t) {
	if (typeof e != "string" && !u(e)) return [h("testPolicies", "fixtures", () => JSON.stringify(e)), "the fixtures"];
	let [n = ""] = S(e);
	return [await g(n, t), n];
}
async function readFixtures(e, t, n) {
	let { Recording: r } = await import("./library.js").then((e) => e.recording_exports);
	if (e instanceof r) return toTable(e, "the fixtures", t, !0);
	let [i, a] = await readText(e, n);
	return toTable(r.parse(i, a, { handWritten: !0 }), a, t, Object.hasOwn(JSON.parse(i), "time"));
}
async function toTable(e, t, n, r) {
	await checkCalls(e.exactCalls, n, t);
	let i = b(e);
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
			throw invalid$1(r === void 0 ? d`${n} answers the unknown built-in ${t}${f(t, [...i.keys()])}; declare your own with ${m("capabilities")}` : `${n} answers ${t}, ${r}`);
		}
		let o = JSON.parse(a).length;
		if (o !== e) throw invalid$1(`${n}: ${t} takes ${x(e, "argument")}, not ${o}: ${a}`);
	}
}
// src/tooling/test-policies.ts
var k = /* @__PURE__ */ e({ testPolicies: () => testPolicies });
const A = {
	...E,
	target: p("rego", "wasm"),
	kind: c,
	run: c,
	fixtures: o,
	strictData: i,
	exclude: D,
	testTimeoutMs: a,
	parallel: t,
	count: t,
	strictBuiltinErrors: i,
	allowSkipped: i,
	allowEmpty: i,
	coverage: i,
	coverageRuns: _("a list of index_excluded and early_exit", (e) => l(e, (e) => e === "index_excluded" || e === "early_exit")),
	threshold: _("a number from 0 to 100", (e) => typeof e == "number" && e >= 0 && e <= 100),
	bench: i,
	benchMemory: i,
	format: p("pretty", "gobench"),
	verbose: i,
	explain: p(...r),
	varValues: i
}, j = [
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
	return new n(`testPolicies: ${e}`, { code: "config_invalid" });
}
function checkCombination(e) {
	let { format: t, bench: n, target: r } = e;
	if (t === "gobench" && n !== !0) throw invalid("the format gobench needs bench");
	if (r !== "wasm") return;
	let i = j.filter((t) => e[t] !== void 0 && e[t] !== !1);
	if (i.length > 0) throw invalid(`the target wasm excludes ${i.join(", ")}`);
}
function toTesterOptions({ target: e, cwd: t, ignore: n, bundle: r, regoVersion: i, builtins: a, capabilities: o, schema: s, maxErrors: c, fixtures: l, exclude: u, strictData: d, verify: f, lock: p, allowEmpty: m, allowSkipped: h, strictBuiltinErrors: g, verbose: _ = !1, explain: v, varValues: y = !1, ...b }) {
	let x = _ || v !== void 0, S = v ?? (y && !x ? "fails" : void 0);
	return {
		...b,
		verbose: x,
		varValues: y,
		explain: S,
		exitZeroOnSkipped: h,
		raiseBuiltinErrors: g
	};
}
function linesNotCovered({ not_covered: e = [] }) {
	let t = e.map(({ start: e, end: t, kinds: n = [] }) => {
		let r = e.row === t.row ? String(e.row) : `${String(e.row)}-${String(t.row)}`;
		return n.length === 0 ? r : `${r} (${n.join(", ")})`;
	});
	return [...new Set(t)].join(", ");
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
function toResult({ stdout: e, stderr: t, exitCode: r, results: i, coverage: a }, { allowEmpty: o = !1, format: s = "pretty", run: c, threshold: l = 0 }, u) {
	let d = i.map(toPolicyTest), f = d.some(({ outcome: e }) => e === "fail" || e === "error") || a === void 0 || a.coverage >= l;
	return {
		passed: r === 0 && (d.length > 0 || o) && d.every(({ differs: e }) => e === void 0),
		tests: d,
		...a === void 0 ? {} : { coverage: a },
		messages: d.length > 0 ? `${t}${f ? "" : notCovered(a)}` : `${t}no test${c === void 0 ? "" : ` whose name matches ${c}`}\n`,
		...u,
		async report(t, { sort: r = "none" } = {}) {
			if (t === "junit") {
				let { formatTestsJunit: e } = await import("./tests-junit.js");
				return e(d);
			}
			if (a !== void 0) return t === "pretty" ? coverageText(a, a.coverage >= l) : e;
			if (t === "json") {
				let e = r === "duration" ? i.toSorted((e, t) => t.duration - e.duration) : i;
				return `${JSON.stringify(e, null, 2)}\n`;
			}
			if (t === s) return e;
			throw new n(`the run has no report as ${t}; give testPolicies this format`, { code: "config_invalid" });
		}
	};
}
async function withoutRuleConflicts(e, t, n, r) {
	if (t.documents.conflicts.length === 0 && !C(e.files, t)) return t;
	let [{ checkRego: i }, { checkOutline: a }] = await Promise.all([import("./compiling.js").then((e) => e.check_rego_exports), import("./compiling.js").then((e) => e.check_outline_exports)]), { outline: o } = await i({
		...e,
		...r,
		strict: !1
	});
	if (o === void 0) return t;
	let { timeoutMs: c = s } = r;
	return v("comparing the data with the rules", { timeoutMs: c }, () => {
		let e = T(t, o.documents);
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
	let [{ runCompiledTests: t }, { runTests: n }, { differencesText: r, withDifferences: i }] = await Promise.all([
		import("./run-compiled-tests.js"),
		import("./run-tests.js"),
		import("./compare-targets.js")
	]), a = new AbortController(), { signal: o } = e, s = o === void 0 ? a.signal : AbortSignal.any([o, a.signal]);
	try {
		let [a, { results: o }] = await Promise.all([t({
			...e,
			signal: s
		}), n({
			...e,
			signal: s,
			count: 1,
			verbose: !1
		})]), c = i(a.results, o);
		return {
			...a,
			results: c,
			stdout: `${a.stdout}${r(c)}`
		};
	} catch (e) {
		throw a.abort(), e;
	}
}
async function testPolicies(e, t = {}) {
	let n = O("testPolicies", t, A);
	checkCombination(n);
	let { cwd: r, fixtures: i, exclude: a, target: o, kind: s, strictData: c = !1 } = n, { suite: l, data: u, source: d, unverified: f, addresses: p, scripts: m } = await w("testPolicies", e, n, {
		reads: "data",
		policies: { kind: s },
		optionalData: !c,
		exclude: a
	});
	m.length > 1 && (await import("./policy-scripts.js")).checkPackages(m);
	let h = {
		signal: n.signal,
		timeoutMs: n.timeoutMs
	}, g = await withoutRuleConflicts(l, u, d, h), _ = y.some((e) => l.files.some(({ text: t }) => t.includes(e))) ? (await import("./config-builtins.js")).answerConfig(e, l, n) : void 0, v = [...l.builtins, ..._?.builtins ?? []], b = i === void 0 ? {} : await readFixtures(i, v, r), x = await g.documents.readJson(h), S = {
		...toTesterOptions(n),
		...l,
		builtins: v,
		data: x,
		answers: b
	}, C = await _?.run(S, runWithTester), T = o === "wasm" ? await runBoth(C?.request ?? S) : C?.result ?? await runWithTester(S);
	if (T.outline !== void 0) {
		let { checkOutline: e } = await import("./compiling.js").then((e) => e.check_outline_exports);
		e(T.outline, d, g.documents);
	}
	let { skipped: E, firstDocuments: D } = g;
	return toResult(T, n, {
		skippedData: E,
		firstDocuments: D,
		unverified: f,
		addresses: p
	});
}
export { testPolicies, k as test_policies_exports, toOutcome };

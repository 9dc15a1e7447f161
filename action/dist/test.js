import { CommandError as e, EXIT as t, TESTER as n, TEST_FORMATS as r, TEST_OPTIONS as i, checkOutputs as a, defineCommand as o, flagsNeeding as s, libraryOptions as c, lockWritten as l, startProgress as u, writeNote as d, writeOut as f } from "./evaluation-command.js";
import { getMessage as p, isAddress as m, isRegohostError as h, listSome as g, message as _, shownSource as v, shownText as y, toPrintable as b } from "./evaluation.js";
import { unansweredCall as x } from "./unanswered-call.js";
import { writeWholeFile as S } from "./commands.js";
import { noteSuite as C, suiteFiles as w, toSuiteOptions as T } from "./suite-flags.js";
import { readOutputTargets as E } from "./gate-command.js";
import { resolve as D } from "node:path";
// src/cli/flags/test-flags.ts
function checkTarget(t) {
	if (t.target !== "wasm") return;
	let r = s(i, t, n);
	if (r.length !== 0) throw new e(y`--target wasm excludes ${r.join(", ")}: only OPA's own tester has them; omit --target`);
}
function toTestOptions(e, t) {
	return {
		...c(i, "test", e),
		format: t,
		strictData: e.data !== void 0 || void 0,
		benchMemory: e.bench === !0 ? e.benchmem !== !1 : void 0,
		parallel: e.parallel === 0 ? void 0 : e.parallel,
		allowEmpty: e.failOnEmpty === !1 || void 0
	};
}
function readTargets({ output: t = [], format: n = [], bench: i, coverage: a, threshold: o }, s) {
	let c = [...t, ...n], l = (a === !0 || o !== void 0) && !s ? "json" : "pretty", u = E(c.length === 0 ? [l] : c, r), isRequested = (e) => u.some((t) => t.format === e);
	if (isRequested("gobench") && i !== !0) throw new e("-o gobench needs --bench");
	if (isRequested("gobench") && isRequested("pretty")) throw new e("-o gobench and -o pretty exclude each other");
	return u;
}
// src/cli/commands/test.ts
const O = o({
	arguments: [["[path...]", ".rego, folders, bundles; default: by regohost.yaml"]],
	options: i,
	details: "Rules named test_… are tests; those named todo_test_… are skipped. Of a folder it reads all .rego, .json, .yaml and\n.tar.gz files, as opa test does. A JSON or YAML file that opa test refuses, such as a Helm template, is skipped with a\nnote; with -d, or where its name is data.json or data.yaml, it is an error.\n\nIt never calls the service: tests replace its built-ins with \"with\", or --fixtures (a recording or a file of answers)\nanswers them. Any other call is an error of its test.\n\nWith --target wasm the tests run compiled to Wasm, as policies run, and with OPA's tester too. The report names every test\nthat ends differently.",
	examples: [
		"regohost test policies/",
		"regohost test policies/ --run 'gate_test' --verbose",
		"regohost test policies/ --coverage --threshold 90",
		"regohost test policies/ -o pretty -o junit=report.xml",
		"regohost test policies/ --fixtures answers.json",
		"regohost test policies/ --target wasm",
		"regohost test npm:@acme/policies@1.2.3"
	],
	exitCodes: "0 all pass, 1 a failed or skipped test, too little coverage, or a missing signature, 2 usage, invalid Rego or no test,\n3 not all tests ran.",
	everyday: [
		"run",
		"verbose",
		"output",
		"coverage",
		"fixtures",
		"target",
		"explain",
		"data",
		"builtins",
		"timeout"
	],
	async run(e, t, n) {
		let r = [...t, ...n.data ?? []], { namePolicies: i } = await import("./gate-policies.js"), { context: o, paths: s, flags: c, data: u } = await i(e, "test", r, n), d = [...s, ...u];
		checkTarget(c);
		let f = readTargets(c, o.io.stdout.isTTY === !0);
		await a(o.io, [...f.map(({ format: e, file: t }) => ({
			subject: `-o ${e}=${t ?? "-"}`,
			path: t
		})), ...l(c)], w(d, c));
		let p = f.flatMap(({ file: e }) => e === void 0 ? [] : [D(o.io.cwd, e)]), runOnce = () => runTests(o, d, c, f, p);
		if (c.watch !== !0) return runOnce();
		let { watchAndRun: h } = await import("./watch.js");
		return h(o, {
			paths: d.filter((e) => !m(e)),
			flags: c,
			outputs: p
		}, runOnce);
	}
});
async function runTests(n, r, i, a, o) {
	let { io: s } = n, { testPolicies: c } = await import("./test-policies.js").then((e) => e.test_policies_exports), l = {
		...await T(n, i),
		...toTestOptions(i, a.some(({ format: e }) => e === "gobench") ? "gobench" : "pretty"),
		exclude: o
	}, m = u(n, "testing"), g = await c(r, l).finally(() => m.end()).catch((t) => {
		throw !h(t) || t.code !== "source_empty" ? t : new e(_`${p(t)}; test runs the tests of policies, and regohost gate policies/ ${r.map((e) => `-i ${v(e)}`).join(" ")} judges files`, {
			code: t.code,
			cause: t.cause
		});
	});
	await C(n, i, g);
	let x = g.tests.some(({ outcome: e }) => e === "fail" || e === "error");
	x && g.messages !== "" && await d(s, g.messages), g.coverage !== void 0 && await noteExpressions(n, g.tests);
	for (let { format: e, file: t } of a) {
		let n = await g.report(e, { sort: i.sort });
		t === void 0 ? await f(s.stdout, n) : await S(s, t, b(n));
	}
	if (g.tests.length === 0 && i.failOnEmpty !== !1) throw new e(y`${g.messages.trimEnd()} in ${r.map(v).join(", ")}: tests are rules named test_…`);
	!x && g.messages !== "" && await d(s, g.messages), g.coverage === void 0 && await noteExpressions(n, g.tests);
	let w = unansweredBuiltins(g.tests);
	return w.length > 0 && await d(s, adviceOn(w)), a.every(({ file: e }) => e !== void 0) && await noteWritten(n, g.tests, a), g.passed ? t.pass : t.refused;
}
async function noteExpressions(e, t) {
	let n = t.flatMap(({ name: e, failedAt: t = [] }) => t.map(({ location: { file: t, row: n }, text: r }) => `  ${t}:${String(n)}: ${e}: ${r}`));
	n.length !== 0 && await e.note(["false or undefined (--var-values shows the values):", ...n].join("\n"));
}
function unansweredBuiltins(e) {
	let t = e.map(({ error: e }) => x(e?.message ?? "")?.name);
	return [...new Set(t)].filter((e) => e !== void 0).sort();
}
function adviceOn([e = "", ...t]) {
	return `tests do not call ${g([e, ...t])}: replace each call, as in \`with ${e} as …\` (\`regohost mock\` writes such functions), or pass its results with --fixtures FILE`;
}
async function noteWritten(e, t, n) {
	let count = (e) => t.filter((t) => t.outcome === e).length, r = [
		`${String(count("pass"))} passed`,
		`${String(count("fail"))} failed`,
		...count("error") === 0 ? [] : [`${String(count("error"))} with errors`],
		...count("skipped") === 0 ? [] : [`${String(count("skipped"))} skipped`]
	];
	await e.note(`${r.join(", ")}: ${n.map(({ file: e = "" }) => e).join(", ")}`);
}
export { O as configure };

import { Ct as e, D as t, Dn as n, Ft as r, Nt as i, Pt as a, S as o, St as s, _n as c, fn as l, k as u, kn as d, pn as f, pt as p } from "./commands.js";
import { $s as m, Kr as h, nc as g, qs as _, tl as v } from "./shared.js";
import { n as y, r as b, t as x } from "./suite-flags.js";
import { t as S } from "./output-targets.js";
import { resolve as C } from "node:path";
// src/cli/flags/test-flags.ts
function checkTarget(e) {
	if (e.target !== "wasm") return;
	let t = n(r, e, i);
	if (t.length !== 0) throw new l(m`--target wasm excludes ${t.join(", ")}: only OPA's own tester has them; leave --target out`);
}
function toTestOptions(e, t) {
	return {
		...d(r, "test", e),
		format: t,
		strictData: e.data !== void 0 || void 0,
		benchMemory: e.bench === !0 ? e.benchmem !== !1 : void 0,
		parallel: e.parallel === 0 ? void 0 : e.parallel,
		allowEmpty: e.failOnEmpty === !1 || void 0
	};
}
function readTargets({ output: e = [], format: t = [], bench: n, coverage: r, threshold: i }, o) {
	let s = [...e, ...t], c = (r === !0 || i !== void 0) && !o ? "json" : "pretty", u = S(s.length === 0 ? [c] : s, a), isRequested = (e) => u.some((t) => t.format === e);
	if (isRequested("gobench") && n !== !0) throw new l("-o gobench needs --bench");
	if (isRequested("gobench") && isRequested("pretty")) throw new l("-o gobench and -o pretty exclude each other");
	return u;
}
// src/cli/commands/test.ts
const w = c({
	arguments: [["[path...]", ".rego files, folders, bundles or addresses"]],
	options: r,
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
	exitCodes: "0 all pass, 1 a test failed or was skipped, too little coverage, or a bundle without the required signature,\n2 usage, Rego that does not compile or no test, 3 not all tests ran.",
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
	run: (e, t, n) => runCommand(e, [...t, ...n.data ?? []], n)
});
async function runCommand(e, t, n) {
	if (t.length === 0) throw new l("no path given: regohost test policies/");
	checkTarget(n);
	let r = readTargets(n, e.io.stdout.isTTY === !0);
	await u(e.io, [...r.map(({ format: e, file: t }) => ({
		what: `-o ${e}=${t ?? "-"}`,
		path: t
	})), ...o(n)], y(t, n));
	let i = r.flatMap(({ file: t }) => t === void 0 ? [] : [C(e.io.cwd, t)]), runOnce = () => runTests(e, t, n, r, i);
	if (n.watch !== !0) return runOnce();
	let { watchAndRun: a } = await import("./watch.js");
	return a(e, {
		paths: t.filter((e) => !_(e)),
		flags: n,
		outputs: i
	}, runOnce);
}
async function runTests(n, r, i, a, o) {
	let { io: c } = n, { testPolicies: u } = await import("./test-policies.js").then((e) => e.n), d = {
		...await b(n, i),
		...toTestOptions(i, a.some(({ format: e }) => e === "gobench") ? "gobench" : "pretty"),
		exclude: o
	}, _ = p(n, "testing"), y = await u(r, d).finally(() => _.end()).catch((e) => {
		throw !v(e) || e.code !== "source_empty" ? e : new l(`${e.message}; test runs the tests of policies, and regohost gate policies/ ${r.map((e) => `-i ${g(e)}`).join(" ")} judges files`, {
			code: e.code,
			cause: e.cause
		});
	});
	await x(n, i, y);
	for (let { format: n, file: r } of a) {
		let a = await y.report(n, { sort: i.sort });
		r === void 0 ? await e(c.stdout, a) : await t(c, r, h(a));
	}
	if (y.tests.length === 0 && i.failOnEmpty !== !1) throw new l(m`${y.messages.trimEnd()} in ${r.map(g).join(", ")}`);
	return y.messages !== "" && await s(c, y.messages), a.every(({ file: e }) => e !== void 0) && await noteWritten(n, y.tests, a), y.passed ? f.pass : f.refused;
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
export { w as configure };

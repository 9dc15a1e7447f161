import { pick as e } from "./evaluation.js";
import { BUNDLE_VERIFY_OPTIONS as t, CommandError as n, EVALUATE_OPTIONS as r, EXIT as i, INPUT_OPTION as a, PARSER_OPTIONS as o, QUERY_OPTIONS as s, RECORDING_OPTIONS as c, SOURCE_OPTIONS as l, checkNotFile as u, checkOutputs as d, defineCommand as f, formatOption as p, namedFiles as m, openCalls as h, optionsFor as g, placedFiles as _, readGivenText as v, readQueryDocuments as y, shownName as b, startProgress as x, writeExact as S, writeNote as C } from "./evaluation-command.js";
// src/cli/commands/bench.ts
const w = {
	...r,
	...o,
	...l,
	...c,
	...t,
	...g()({
		input: a,
		stdinInput: s.stdinInput,
		count: {
			kind: "count",
			usage: "--count <times>",
			description: "number of measurements; default: 1"
		},
		stdin: s.stdin,
		benchmem: {
			kind: "flag",
			usage: "--benchmem",
			description: "show allocations (default)",
			default: [!0],
			opposite: ["--no-benchmem", "hide allocations"]
		},
		metrics: {
			kind: "flag",
			usage: "--metrics",
			description: "show metrics of the evaluation (default)",
			default: [!0],
			opposite: ["--no-metrics", "hide metrics of the evaluation"]
		},
		fail: {
			kind: "flag",
			usage: "--fail",
			description: "exit 1 if the result is undefined (default)",
			default: [!0],
			opposite: ["--no-fail", "measure an undefined result too"]
		},
		format: p([
			"json",
			"pretty",
			"gobench"
		], "pretty")
	})
}, T = f({
	arguments: [["[query]", "the query to measure"]],
	options: w,
	about: "It measures OPA's evaluator in Wasm, without compiling, and with results of the service's built-ins that were fetched before.\nNative OPA is several times as fast: compare results of regohost bench only with each other.",
	examples: ["regohost bench data.gate.deny -d policies/ -i input.json", "regohost bench data.gate.deny -b bundle.tar.gz -f gobench --count 5 --no-metrics"],
	exitCodes: "0 measured, 1 an undefined result, except with --no-fail, 2 usage, policy or input, 3 a call without an answer.",
	everyday: [
		"data",
		"bundle",
		"input",
		"count",
		"format",
		"builtins",
		"timeout"
	],
	run: runBench
});
async function readQuery(e, t, r) {
	let i = r.stdinInput === !0 || r.input === "-";
	if (r.stdin !== !0) {
		if (t !== void 0) return await u(e, t, y(r), "bench"), t;
		throw new n("no query given: regohost bench data.gate.deny -d policies/");
	}
	if (t !== void 0) throw new n("--stdin excludes a query argument");
	if (i) throw new n("--stdin and -I exclude each other: standard input is the query or the input");
	return v(e, "-");
}
async function runBench(t, n, r) {
	let { io: a } = t, o = await readQuery(a, n, r);
	await d(a, m(w, r, "isWritten"), [..._("the data", r.data), ...m(w, r, "isRead")]);
	let [{ runQuery: s }, { readInput: c }, { benchRego: l }, { toAnswerTable: u }] = await Promise.all([
		import("./eval-query.js"),
		import("./evaluation-command.js").then((e) => e.evaluate_once_exports),
		import("./eval-rego.js").then((e) => e.eval_rego_exports),
		import("./answer-table.js").then((e) => e.answer_table_exports)
	]), f = r.stdinInput === !0 ? "-" : r.input, p = f === void 0 ? void 0 : await c(t, f, r), g = x(t, "measuring");
	try {
		let n = await h(t, r, g), { metrics: c, fail: d, stdin: m, ..._ } = r, { outcome: v, request: y } = await s(t, {
			..._,
			format: "json"
		}, {
			query: o,
			input: p,
			inputName: b(f ?? "input")
		}, n).finally(() => n.close());
		n.evaluate.onRecording?.(v.recording);
		let { recording: x, result: w } = v;
		if (w.failed) return await g.end(), await S(a.stdout, w.stdout), i.usage;
		let { facts: T } = x, E = await l({
			...e(y, "files", "package", "imports", "data", "regoVersion", "schemas", "allowed"),
			...e(y, "strict", "strictBuiltinErrors", "inputText"),
			query: o,
			builtins: [...y.builtins, ...y.declared ?? []],
			answers: u(x),
			nowNs: T.nowNs,
			seed: T.seed,
			metrics: c,
			fail: d,
			memory: r.benchmem,
			count: r.count,
			format: r.format,
			signal: a.signal
		});
		await g.end(), await S(a.stdout, E.stdout), E.stderr !== "" && await C(a, E.stderr);
		let D = await n.writeRecording();
		return E.failed ? i.refused : D;
	} finally {
		await g.end();
	}
}
export { T as configure };

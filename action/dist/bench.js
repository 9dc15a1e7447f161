import { pick as e } from "./evaluation.js";
import { BUNDLE_VERIFY_OPTIONS as t, CommandError as n, EVALUATE_OPTIONS as r, EXIT as i, INPUT_OPTION as a, PARSER_OPTIONS as o, QUERY_OPTIONS as s, RECORDING_OPTIONS as c, SOURCE_OPTIONS as l, checkNotFile as u, checkOutputs as d, dataFiles as f, defineCommand as p, formatOption as m, namedFiles as h, openCalls as g, optionsFor as _, readGivenText as v, readQueryDocuments as y, shownName as b, startProgress as x, writeExact as S, writeNote as C } from "./evaluation-command.js";
// src/cli/commands/bench.ts
const w = {
	...r,
	...o,
	...l,
	...c,
	...t,
	..._()({
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
		format: m([
			"json",
			"pretty",
			"gobench"
		], "pretty")
	})
}, T = p({
	arguments: [["[query]", "the query to measure"]],
	options: w,
	about: "It measures OPA's evaluator in Wasm. Compiling and calls of the service are not measured: their results are fetched before.\nNative OPA is several times as fast: compare results of regohost bench only with each other.",
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
	async run(t, n, r) {
		let { io: a } = t, o = await readQuery(a, n, r);
		await d(a, h(w, r, "isWritten"), [...f(r.data), ...h(w, r, "isRead")]);
		let [{ runQuery: s }, { describeUnknown: c }, { readInput: l }, { benchRego: u }, { toAnswerTable: p }] = await Promise.all([
			import("./eval-query.js"),
			import("./unknown-reference.js"),
			import("./evaluation-command.js").then((e) => e.evaluate_once_exports),
			import("./eval-rego.js").then((e) => e.eval_rego_exports),
			import("./answer-table.js").then((e) => e.answer_table_exports)
		]), m = r.stdinInput === !0 ? "-" : r.input, _ = m === void 0 ? void 0 : await l(t, m, r), v = x(t, "measuring");
		try {
			let n = await g(t, r, v), { metrics: l, fail: d, stdin: f, ...h } = r, { outcome: y, request: x, data: w } = await s(t, {
				...h,
				format: "json"
			}, {
				query: o,
				input: _,
				inputName: b(m ?? "input")
			}, n).finally(() => n.close());
			n.evaluate.onRecording?.(y.recording);
			let { recording: T, result: E } = y;
			if (E.failed) return await v.end(), await S(a.stdout, E.stdout), i.usage;
			let D = E.defined ? void 0 : c(E.unsupplied, {
				documents: E.outline.documents,
				data: w
			});
			D !== void 0 && await t.note(D.message);
			let { facts: O } = T, k = await u({
				...e(x, "files", "package", "imports", "data", "regoVersion", "schemas", "allowed"),
				...e(x, "strict", "strictBuiltinErrors", "inputText", "maxMemoryBytes"),
				query: o,
				builtins: [...x.builtins, ...x.declared ?? []],
				answers: p(T),
				nowNs: O.nowNs,
				seed: O.seed,
				metrics: l,
				fail: d,
				memory: r.benchmem,
				count: r.count,
				format: r.format,
				signal: a.signal
			});
			await v.end(), await S(a.stdout, k.stdout), k.stderr !== "" && await C(a, k.stderr);
			let A = await n.writeRecording();
			return k.failed ? i.refused : A;
		} finally {
			await v.end();
		}
	}
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
export { T as configure };

import { va as e } from "./shared.js";
import { A as t, Bt as n, F as r, Kt as i, Mn as a, On as o, Rt as s, St as c, _n as l, fn as u, in as d, j as f, jn as p, k as m, ot as h, pn as g, pt as _, rn as v, st as y, tn as b, xt as x, z as S, zt as C } from "./commands.js";
// src/cli/commands/bench.ts
const w = {
	...b,
	...v,
	...n,
	...d,
	...i,
	...a()({
		input: s,
		stdinInput: C.stdinInput,
		count: {
			kind: "count",
			usage: "--count <times>",
			description: "how often it is measured; default: 1"
		},
		stdin: C.stdin,
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
		format: o([
			"json",
			"pretty",
			"gobench"
		], "pretty")
	})
}, T = l({
	arguments: [["[query]", "the query to measure"]],
	options: w,
	about: "It measures OPA's evaluator, in Wasm, after the policies are compiled and with the answers of the built-ins of the service at hand:\neach call is made once, before. Native OPA is several times as fast: compare results of regohost bench only with each other.",
	examples: ["regohost bench data.gate.deny -d policies/ -i input.json", "regohost bench data.gate.deny -b bundle.tar.gz -f gobench --count 5 --no-metrics"],
	exitCodes: "0 measured, 1 the result is undefined (without --no-fail), 2 usage, policy or input, 3 a call without an answer.",
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
async function readQuery(e, t, n) {
	let i = n.stdinInput === !0 || n.input === "-";
	if (n.stdin !== !0) {
		if (t !== void 0) return await f(e, t, r(n), "bench"), t;
		throw new u("no query given: regohost bench data.gate.deny -d policies/");
	}
	if (t !== void 0) throw new u("--stdin excludes a query argument");
	if (i) throw new u("--stdin and -I exclude each other: standard input is the query or the input");
	return h(e, "-");
}
async function runBench(n, r, i) {
	let { io: a } = n, o = await readQuery(a, r, i);
	await m(a, p(w, i, "isWritten"), [...t("the data", i.data), ...p(w, i, "isRead")]);
	let [{ runQuery: s }, { readInput: l }, { benchRego: u }, { toAnswerTable: d }] = await Promise.all([
		import("./eval-query.js"),
		import("./commands.js").then((e) => e.n),
		import("./eval-rego.js").then((e) => e.n),
		import("./answer-table.js").then((e) => e.t)
	]), f = i.stdinInput === !0 ? "-" : i.input, h = f === void 0 ? void 0 : await l(n, f, i), v = _(n, "measuring");
	try {
		let t = await S(n, i, v), { metrics: r, fail: l, stdin: p, ...m } = i, { outcome: _, request: b } = await s(n, {
			...m,
			format: "json"
		}, {
			query: o,
			input: h,
			inputName: y(f ?? "input")
		}, t).finally(() => t.close());
		t.evaluate.onRecording?.(_.recording);
		let { recording: C, result: w } = _;
		if (w.failed) return await v.end(), await x(a.stdout, w.stdout), g.usage;
		let { facts: T } = C, E = await u({
			...e(b, "files", "package", "imports", "data", "regoVersion", "schemas", "allowed"),
			...e(b, "strict", "strictBuiltinErrors", "inputText"),
			query: o,
			builtins: [...b.builtins, ...b.declared ?? []],
			answers: d(C),
			nowNs: T.nowNs,
			seed: T.seed,
			metrics: r,
			fail: l,
			memory: i.benchmem,
			count: i.count,
			format: i.format,
			signal: a.signal
		});
		await v.end(), await x(a.stdout, E.stdout), E.stderr !== "" && await c(a, E.stderr);
		let D = await t.writeRecording();
		return E.failed ? g.refused : D;
	} finally {
		await v.end();
	}
}
export { T as configure };

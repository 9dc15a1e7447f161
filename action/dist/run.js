import { __exportAll as e } from "./rolldown-runtime.js";
import { BUNDLE_VERIFY_OPTIONS as t, CommandError as n, EVALUATE_OPTIONS as r, EVAL_FORMATS as i, EXIT as a, INPUT_OPTION as o, PARSER_OPTIONS as s, RECORDING_OPTIONS as c, SOURCE_OPTIONS as l, defineCommand as u, formatOption as d, openCalls as f, optionsFor as p, showError as m, startProgress as h, writeExact as g, writeNote as _ } from "./evaluation-command.js";
import { readRegularFile as v, shownText as y } from "./evaluation.js";
import { join as b, resolve as x } from "node:path";
// src/cli/repl/repl-help.ts
const S = i.filter((e) => e !== "source"), C = `Type a query, and its result is printed; a rule, an import or a package, and it is kept:
  1 + 1                          data.gate.deny
  x := 1                         allow if input.user == "ada"
  import data.lib                package gate
A statement that is not complete goes on in the next line; an empty line ends it.

Commands, with or without a colon:
  help [TOPIC]                   this text; the topics are input and partial
  exit                           end (also Ctrl-D)
  show                           what is defined in the package
  show debug                     what is on and off
  unset NAME                     remove a rule
  unset-package                  back to the package repl
  format FORMAT                  ${S.join(", ")}; json and pretty alone do the same
  trace full|notes|fails|debug   show evaluations; trace off ends it; notes and fails alone do the same
  metrics                        show metrics, or no more
  instrument                     show metrics of the evaluator's parts, or no more
  profile                        show what took how long, or no more
  unknown REF…                   evaluate partially, without these documents; unknown alone ends it
  strict-builtin-errors          end at errors of built-ins, or no more
  calls                          show the calls of the service's built-ins, or no more
`, w = {
	input: "The document input is that of the command: regohost run policies/ -i input.json, or repl.input:input.json as opa run takes it. A session does\nnot change it. A query may have another one:\n  data.gate.deny with input as {\"user\": \"ada\"}\n",
	partial: "unknown REF… evaluates what does not depend on the documents REF, and prints what is left of the query:\n  allowed := [\"GET\", \"HEAD\"]\n  unknown input\n  allowed[i] == input.method\nunknown alone ends it. The formats are json and pretty.\n"
}, T = [
	"help",
	"exit",
	"quit",
	"show",
	"unset",
	"unset-package",
	"format",
	"json",
	"pretty",
	"trace",
	"notes",
	"fails",
	"metrics",
	"instrument",
	"profile",
	"unknown",
	"strict-builtin-errors",
	"calls"
], E = {
	dump: "dump: the query data prints the documents, and input that of -i",
	"pretty-limit": "pretty-limit: values are shown in full",
	target: "target: queries are evaluated by OPA's evaluator; regohost eval --target wasm has the compiled policy",
	traceback: "traceback is not there; trace full shows the evaluation",
	types: "types: regohost check shows errors of types"
};
// src/cli/commands/run.ts
var D = /* @__PURE__ */ e({ configure: () => k });
const O = {
	...r,
	...s,
	...l,
	schema: {
		...l.schema,
		usage: "--schema <path>"
	},
	...c,
	...t,
	...p()({
		input: {
			...o,
			description: "the document input: JSON or YAML"
		},
		format: d(S, "pretty"),
		history: {
			kind: "file",
			usage: "-H, --history <file>",
			description: "file of the history (default: in REGOHOST_CACHE)",
			opposite: ["--no-history", "keep no lines"]
		}
	})
}, k = u({
	arguments: [["[path...]", "Rego and data: files and folders, as -d"]],
	options: O,
	about: "An interactive shell for Rego: type queries, rules, imports and packages; help lists its commands. It calls the built-ins of the service as eval does. Where standard input is no terminal, its lines are read as if they were typed.\n\nOPA's server is another command: regohost serve policies/.",
	examples: [
		"regohost run policies/ -i input.json",
		"regohost run -b bundle.tar.gz",
		"echo 'data.gate.deny' | regohost run policies/"
	],
	everyday: [
		"input",
		"data",
		"bundle",
		"builtins",
		"format",
		"strict",
		"history",
		"timeout"
	],
	async run(e, t, r) {
		let { io: i } = e;
		if (r.record !== void 0) throw new n("run records nothing; regohost eval --record does");
		let o = [...t, ...r.data ?? []], [s, ...c] = o.filter((e) => e.startsWith(A));
		if (s !== void 0 && (c.length > 0 || r.input !== void 0)) throw new n(y`${c[0] ?? "-i"}: the input is given twice, also by ${s}`);
		let l = r.input ?? s?.slice(A.length);
		if (l === "-") throw new n("-i - excludes typed lines: both are standard input");
		let u = o.filter((e) => !e.startsWith(A)), d = {
			...r,
			...u.length === 0 ? {} : { data: u }
		}, [{ prepareQuery: p }, { readInput: m }, { evaluateQuery: g }, { readStatement: _ }, { ReplSession: v }, { checkOutline: b }, { keepCoreWarm: x }, { describeUnknown: S }] = await Promise.all([
			import("./eval-query.js"),
			import("./evaluation-command.js").then((e) => e.evaluate_once_exports),
			import("./query-evaluation.js"),
			import("./print-rego.js").then((e) => e.print_rego_exports),
			import("./repl-session.js"),
			import("./compiling.js").then((e) => e.check_outline_exports),
			import("./keep-warm.js").then((e) => e.keep_warm_exports),
			import("./unknown-reference.js")
		]);
		x();
		let C = l === void 0 ? void 0 : await m(e, l, d), w = h(e, "reading"), T = await f(e, d, w);
		try {
			let { request: t, source: n, data: r } = await p(e, d, {
				query: "true",
				input: C,
				inputName: l ?? "input"
			}, T).finally(() => w.end()), o = new v({
				request: t,
				evaluate: async (e) => {
					let t = await g(e), { result: i } = t;
					b(i.outline, n, r);
					let a = i.defined ? void 0 : S(i.unsupplied, {
						documents: i.outline.documents,
						data: r
					});
					return a === void 0 ? t : {
						...t,
						result: {
							...i,
							stderr: `${i.stderr}${a.message}\n`
						}
					};
				},
				readStatement: (e) => _(e, {
					builtins: [...t.builtins, ...t.declared ?? []],
					regoVersion: t.regoVersion,
					signal: i.signal
				})
			}, d.format);
			return await answer(e, () => checkPolicies(o)), i.openPrompt === void 0 ? await readLines(e, o) : await askLines(e, o, d, await listWords(t)), a.pass;
		} finally {
			await T.close();
		}
	}
}), A = "repl.input:";
async function checkPolicies(e) {
	let { stderr: t } = await e.line("true");
	return {
		stdout: "",
		stderr: t
	};
}
async function answer({ io: e, noteStyle: t }, n) {
	try {
		let { stdout: t, stderr: r, isEnd: i, calls: a } = await n();
		if (t !== "" && await g(e.stdout, t), r !== "" && await _(e, r), a !== void 0 && a.length > 0) {
			let { waterfall: t } = await import("./waterfall.js").then((e) => e.waterfall_exports);
			await _(e, t(a).join("\n"));
		}
		return i !== !0;
	} catch (n) {
		if (e.signal.aborted) throw n;
		return await _(e, m(n, t)), !0;
	}
}
async function readLines(e, t) {
	let { readGivenText: n } = await import("./evaluation-command.js").then((e) => e.standard_input_exports), r = (await n(e.io, "-")).split(/\r?\n/);
	for (let n of r) if (!await answer(e, () => t.line(n))) return;
	await answer(e, () => t.line(""));
}
async function askLines(e, t, n, r) {
	let { io: i } = e, a = await historyFile(e, n), [{ completeLine: o }, { REPL_COMMANDS: s }] = await Promise.all([import("./complete.js"), import("./repl-help.js")]), c = await i.openPrompt?.({
		history: a === void 0 ? [] : await readHistory(a),
		complete: (e) => o(e, [
			...r,
			...t.names,
			...s,
			...s.map((e) => `:${e}`)
		])
	});
	if (c !== void 0) {
		await e.note("regohost run: type help for help, exit to end");
		try {
			for (;;) {
				let n = await c.ask(t.prompt);
				if (n === void 0) return;
				if ("interrupted" in n) t.cancel();
				else if (!await answer(e, () => t.line(n.line))) return;
			}
		} finally {
			if (c.close(), a !== void 0) {
				let { writeWholeFile: e } = await import("./commands.js").then((e) => e.write_file_exports);
				await e(i, a, `${[...c.history()].reverse().join("\n")}\n`, 384);
			}
		}
	}
}
async function historyFile({ io: { env: e, cwd: t }, flags: { cache: n } }, { history: r }) {
	if (r === !1) return;
	if (r !== void 0) return x(t, r);
	let { cacheFolder: i } = await import("./evaluation.js").then((e) => e.user_paths_exports), a = n === !1 ? void 0 : i(e);
	return a === void 0 ? void 0 : b(a, "history");
}
async function readHistory(e) {
	return (await v(e, 16777216).catch(() => "")).toString().split("\n").filter((e) => e !== "").reverse();
}
function getMembers(e, t) {
	if (t === void 0) return [];
	let n = [], add = (e, t) => {
		if (typeof t == "object" && t && !Array.isArray(t)) for (let [r, i] of Object.entries(t)) {
			if (n.length >= j) return;
			/^[A-Za-z_]\w*$/.test(r) && (n.push(`${e}.${r}`), add(`${e}.${r}`, i));
		}
	};
	return add(e, JSON.parse(typeof t == "string" ? t : Buffer.from(t).toString("utf8"))), n;
}
const j = 1e3;
async function listWords({ files: e, inputText: t, builtins: n }) {
	let { inspectRego: r } = await import("./inspect-rego.js").then((e) => e.inspect_rego_exports), [{ default: i }, { verificationBuiltins: a }] = await Promise.all([import("./capabilities2.js"), import("./evaluation.js").then((e) => e.verification_builtins_exports)]), { packages: o } = await r({ files: e }).catch(() => ({ packages: [] }));
	return [
		"data",
		"input",
		...getMembers("input", t),
		...[
			...i.builtins,
			...a,
			...n
		].map(({ name: e }) => e),
		...o.flatMap(({ path: e, rules: t }) => {
			let n = `data.${e.replaceAll("/", ".")}`;
			return [n, ...t.map((e) => `${n}.${e.name}`)];
		})
	];
}
export { C as HELP, E as OTHER_COMMANDS, T as REPL_COMMANDS, S as REPL_FORMATS, w as TOPICS, k as configure, D as run_exports };

import { BUNDLE_VERIFY_OPTIONS as e, CommandError as t, EVALUATE_OPTIONS as n, EXIT as r, LOCK_OPTIONS as i, PARSER_OPTIONS as a, RECORDING_OPTIONS as o, checkOutputs as s, defineCommand as c, formatOption as l, lockNamed as u, lockWritten as d, namedFiles as f, openCalls as p, optionsFor as m, placedFiles as h, readFiles as g, showError as _, startProgress as v, toCompileOptions as y, toEvaluateOptions as b, toExitCode as x, worstExitCode as S, writeNote as C, writeOut as w } from "./evaluation-command.js";
import { limitReading as T } from "./evaluation.js";
import { toOpaLocation as E } from "./opa-location.js";
// src/cli/commands/exec.ts
const D = {
	...m()({
		bundle: {
			kind: "list",
			usage: "-b, --bundle <path>",
			description: "policies: a bundle, a folder, .rego or .wasm; repeatable"
		},
		decision: {
			kind: "text",
			usage: "--decision <path>",
			description: "rule or package to evaluate: gate/deny",
			default: ["system/main"]
		},
		stdinInput: {
			kind: "flag",
			usage: "-I, --stdin-input",
			description: "read an input from standard input"
		},
		fail: {
			kind: "flag",
			usage: "--fail",
			description: "exit 1 if a result is undefined"
		},
		failDefined: {
			kind: "flag",
			usage: "--fail-defined",
			description: "exit 1 if a result is defined"
		},
		failNonEmpty: {
			kind: "flag",
			usage: "--fail-non-empty",
			description: "exit 1 if a result is defined, and not an empty list"
		},
		format: l(["json", "pretty"], "json")
	}),
	...n,
	...a,
	...o,
	...e,
	...i
}, O = c({
	arguments: [["[input...]", "input files, JSON or YAML, folders of them, and patterns"]],
	options: D,
	about: "It evaluates one decision for each input file, JSON or YAML, of files and folders, and prints {\"result\": [{\"path\", \"result\"}]} as\nopa exec does. Only regohost gate judges.",
	examples: ["regohost exec --decision gate/deny -b policies/ inputs/", "regohost exec --decision gate/allow -b bundle.tar.gz -I --fail < input.json"],
	exitCodes: "0 evaluated, also when undefined; 1 by --fail, --fail-defined or --fail-non-empty; 2 usage, policy or input; 3 a call was\nnot answered.",
	everyday: [
		"bundle",
		"data",
		"decision",
		"stdinInput",
		"format",
		"fail",
		"failDefined",
		"failNonEmpty",
		"parser",
		"builtins",
		"timeout"
	],
	async run(e, n, r) {
		let { io: i } = e, a = checkFlags(r), o = [...r.stdinInput === !0 ? ["-"] : [], ...await findInputs(e, n)];
		if (o.length === 0) throw new t(n.length === 0 ? "exec needs inputs: files, folders, or -I for standard input" : `${n.join(", ")}: there is no input (.json, .yaml, .yml) in it`);
		await s(i, [...f(D, r, "isWritten"), ...d(r)], [
			...a.map((e) => ({
				subject: `the policy ${e}`,
				path: e
			})),
			...g("the input", [...n, ...o]),
			...h(r.data),
			...f(D, r, "isRead"),
			...u(r)
		]);
		let { policyReader: c, readAllData: l } = await import("./evaluation-command.js").then((e) => e.evaluate_once_exports), m = c(e, a, r, "refuse"), _ = r.data === void 0 ? void 0 : await l(e, await m(), r), b = v(e, "evaluating");
		try {
			let t = await p(e, r, b), { loadRead: n } = await import("./evaluation.js").then((e) => e.load_policy_exports), a = [];
			try {
				let s = await n(await m(), {
					builtins: t.builtins,
					...t.load,
					...y(r, e.flags),
					entrypoint: r.decision.replace(/^\//, ""),
					data: _,
					signal: i.signal
				});
				try {
					for (let n of o) a.push(await execute(e, s, n, r, t));
				} finally {
					await s.close();
				}
			} finally {
				await b.end(), await t.close();
			}
			return await w(i.stdout, format(a, r.format)), S([...a.map(({ exit: e }) => e), await t.writeRecording()]);
		} finally {
			await b.end();
		}
	}
});
function checkFlags({ fail: e, failDefined: n, failNonEmpty: r, bundle: i }) {
	if ([
		e,
		n,
		r
	].filter((e) => e === !0).length > 1) throw new t("--fail, --fail-defined and --fail-non-empty exclude each other");
	if (i === void 0) throw new t("exec needs policies: regohost exec --decision gate/deny -b policies/ input.json");
	return i;
}
async function findInputs({ io: e, flags: t }, n) {
	let [{ isDirectory: r, listDirectory: i }, { expandPath: a }] = await Promise.all([import("./evaluation.js").then((e) => e.source_files_exports), import("./shared.js").then((e) => e.path_pattern_exports)]), isInput = (e) => /\.(json|ya?ml)$/i.test(e), o = [], s = {
		timeoutMs: t.timeout,
		signal: e.signal
	};
	return await T("finding the inputs", s, async (t) => {
		let s = await Promise.all(n.map((t) => a(t, { cwd: e.cwd })));
		for (let n of s.flatMap(({ paths: e }) => e)) {
			if (await t.nextPart(), n === "-" || !await r(n, e.cwd)) {
				o.push(n);
				continue;
			}
			let a = await i(n, isInput, {
				cwd: e.cwd,
				withHidden: !0
			});
			for (let e of a) o.push(`${n.replace(/[/\\]+$/, "")}/${e.inner}`);
		}
	}), o;
}
async function execute(e, t, n, i, { evaluate: { onRecording: a } }) {
	let o = n === "-" ? "--stdin-input" : n.replaceAll("\\", "/");
	try {
		let [{ readInput: s }, { readResultSet: c }, { formatJson: l }] = await Promise.all([
			import("./evaluation-command.js").then((e) => e.evaluate_once_exports),
			import("./evaluation.js").then((e) => e.result_set_exports),
			import("./evaluation.js").then((e) => e.json_format_exports)
		]), u = await s(e, n, i), d = await t.decide(u, {
			...b(e, i),
			onRecording: a
		});
		for (let { message: t } of d.prints) await C(e.io, t);
		let f = c(d.resultSet);
		if (f === void 0) {
			let e = `${i.decision} decision was undefined`, t = i.fail === !0 ? r.refused : r.pass;
			return {
				path: o,
				error: {
					code: "opa_undefined_error",
					message: e
				},
				exit: t
			};
		}
		let p = isEmptyList(d.result), m = i.failDefined === !0 || i.failNonEmpty === !0 && !p;
		return {
			path: o,
			result: l(f, "  "),
			exit: m ? r.refused : r.pass
		};
	} catch (t) {
		await C(e.io, _(t, e.noteStyle));
		let { toEvalError: n } = await import("./evaluation-command.js").then((e) => e.eval_output_exports), { location: r, ...i } = n(t), a = r === void 0 ? {} : { location: E(r) };
		return {
			path: o,
			error: {
				...i,
				...a
			},
			exit: x(t)
		};
	}
}
function isEmptyList(e) {
	return Array.isArray(e) && e.length === 0;
}
function format(e, t) {
	if (t === "pretty") return e.map(({ path: e, result: t, error: n }) => `${e}: ${t ?? `error: ${n?.message ?? ""}`}\n`).join("");
	let indent = (e) => e.replaceAll("\n", "\n      ");
	return `{\n  "result": [\n${e.map(({ path: e, result: t, error: n }) => {
		let r = t === void 0 ? `"error": ${indent(JSON.stringify(n, null, 2))}` : `"result": ${indent(t)}`;
		return `    {\n      "path": ${JSON.stringify(e)},\n      ${r}\n    }`;
	}).join(",\n")}\n  ]\n}\n`;
}
export { O as configure };

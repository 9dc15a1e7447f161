import { BUNDLE_VERIFY_OPTIONS as e, CommandError as t, EVALUATE_OPTIONS as n, EXIT as r, LOCK_OPTIONS as i, PARSER_OPTIONS as a, RECORDING_OPTIONS as o, defineCommand as s, formatOption as c, openCalls as l, optionsFor as u, showError as d, startProgress as f, toCompileOptions as p, toEvaluateOptions as m, toExitCode as h, worstExitCode as g, writeNote as _, writeOut as v } from "./commands.js";
import { limitReading as y } from "./shared.js";
import { toOpaLocation as b } from "./opa-location.js";
// src/cli/commands/exec.ts
const x = {
	...u()({
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
			description: "exit 1 if a result is defined and no empty list"
		},
		format: c(["json", "pretty"], "json")
	}),
	...n,
	...a,
	...o,
	...e,
	...i
}, S = s({
	arguments: [["[input...]", "input files, JSON or YAML, folders of them, and patterns"]],
	options: x,
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
	run: runExec
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
async function runExec(e, n, r) {
	let { io: i } = e, a = checkFlags(r), o = [...r.stdinInput === !0 ? ["-"] : [], ...await findInputs(e, n)];
	if (o.length === 0) throw new t(n.length === 0 ? "exec needs inputs: files, folders, or -I for standard input" : `${n.join(", ")}: there is no input (.json, .yaml, .yml) in it`);
	let { policyReader: s, readAllData: c } = await import("./commands.js").then((e) => e.evaluate_once_exports), u = s(e, a, r, "refuse"), d = r.data === void 0 ? void 0 : await c(e, await u(), r), m = f(e, "evaluating");
	try {
		let t = await l(e, r, m), { loadRead: n } = await import("./load-policy.js").then((e) => e.load_policy_exports), a = [];
		try {
			let s = await n(await u(), {
				builtins: t.builtins,
				...t.load,
				...p(r, e.flags),
				entrypoint: r.decision.replace(/^\//, ""),
				data: d,
				signal: i.signal
			});
			try {
				for (let n of o) a.push(await execute(e, s, n, r, t));
			} finally {
				await s.close();
			}
		} finally {
			await m.end(), await t.close();
		}
		return await v(i.stdout, format(a, r.format)), g([...a.map(({ exit: e }) => e), await t.writeRecording()]);
	} finally {
		await m.end();
	}
}
async function findInputs({ io: e, flags: t }, n) {
	let [{ isDirectory: r, listDirectory: i }, { expandPath: a }] = await Promise.all([import("./shared.js").then((e) => e.source_files_exports), import("./shared.js").then((e) => e.path_pattern_exports)]), isInput = (e) => /\.(json|ya?ml)$/i.test(e), o = [], s = {
		timeoutMs: t.timeout,
		signal: e.signal
	};
	return await y("finding the inputs", s, async (t) => {
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
			import("./commands.js").then((e) => e.evaluate_once_exports),
			import("./shared.js").then((e) => e.result_set_exports),
			import("./shared.js").then((e) => e.json_format_exports)
		]), u = await s(e, n, i), d = await t.decide(u, {
			...m(e, i),
			onRecording: a
		});
		for (let { message: t } of d.prints) await _(e.io, t);
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
		let p = isEmptyList(d.result), h = i.failDefined === !0 || i.failNonEmpty === !0 && !p;
		return {
			path: o,
			result: l(f, "  "),
			exit: h ? r.refused : r.pass
		};
	} catch (t) {
		await _(e.io, d(t, e.noteStyle));
		let { toEvalError: n } = await import("./commands.js").then((e) => e.eval_output_exports), { location: r, ...i } = n(t), a = r === void 0 ? {} : { location: b(r) };
		return {
			path: o,
			error: {
				...i,
				...a
			},
			exit: h(t)
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
export { S as configure };

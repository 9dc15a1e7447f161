import { append as e, limitReading as t, shownText as n } from "./evaluation.js";
import { BUNDLE_VERIFY_OPTIONS as r, CommandError as i, EVALUATE_OPTIONS as a, EXIT as o, LOCK_OPTIONS as s, PARSER_OPTIONS as c, RECORDING_OPTIONS as l, checkOutputs as u, dataFiles as d, defineCommand as f, formatOption as p, isVerdict as m, lockNamed as h, lockWritten as g, namedFiles as _, openCalls as v, optionsFor as y, readFiles as b, showError as x, startProgress as S, toCompileOptions as C, toEvaluateOptions as w, toExitCode as T, verdictStrict as E, worstExitCode as D, writeNote as O, writeOut as k } from "./evaluation-command.js";
import { toOpaLocation as A } from "./opa-location.js";
// src/cli/commands/exec.ts
const j = {
	...y()({
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
		format: p(["json", "pretty"], "json")
	}),
	...a,
	...c,
	...l,
	...r,
	...s
}, M = f({
	arguments: [["[input...]", "input files, JSON or YAML, folders of them, and patterns"]],
	options: j,
	about: "It evaluates one decision for each input file, JSON or YAML, of files and folders, and prints {\"result\": [{\"path\", \"result\"}]} as\nopa exec does. Only regohost gate judges.",
	details: "By --fail, --fail-defined and --fail-non-empty the exit code is a verdict: equal keys, rounded numbers, unread files and errors of\nstandard built-ins are exit 2 then; --allow-skipped-files and --no-strict-builtin-errors allow the last two.",
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
	async run(e, t, n) {
		let { io: r } = e, a = m(n), o = E(n), s = checkFlags(o), c = [...o.stdinInput === !0 ? ["-"] : [], ...await findInputs(e, t, a && o.allowSkippedFiles !== !0)];
		if (c.length === 0) throw new i(t.length === 0 ? "exec needs inputs: files, folders, or -I for standard input" : noInput(t));
		await u(r, [..._(j, o, "isWritten"), ...g(o)], [
			...s.map((e) => ({
				subject: `the policy ${e}`,
				path: e
			})),
			...b("the input", [...t, ...c]),
			...d(o.data),
			..._(j, o, "isRead"),
			...h(o)
		]);
		let { policyReader: l, readAllData: f } = await import("./evaluation-command.js").then((e) => e.evaluate_once_exports), p = l(e, s, o, "refuse"), y = o.data === void 0 && !a ? void 0 : await f(e, await p(), o, a), x = S(e, "evaluating");
		try {
			let t = await v(e, o, x), { loadRead: n } = await import("./evaluation.js").then((e) => e.load_policy_exports), i = [];
			try {
				let a = await n(await p(), {
					builtins: t.builtins,
					...t.load,
					...C(o, e.flags),
					entrypoint: o.decision.replace(/^\//, ""),
					data: y,
					signal: r.signal
				});
				try {
					for (let n of c) i.push(await execute(e, a, n, o, t));
				} finally {
					await a.close();
				}
			} finally {
				await x.end(), await t.close();
			}
			return await k(r.stdout, format(i, o.format)), D([...i.map(({ exit: e }) => e), await t.writeRecording()]);
		} finally {
			await x.end();
		}
	}
});
function checkFlags({ fail: e, failDefined: t, failNonEmpty: n, bundle: r }) {
	if ([
		e,
		t,
		n
	].filter((e) => e === !0).length > 1) throw new i("--fail, --fail-defined and --fail-non-empty exclude each other");
	if (r === void 0) throw new i("exec needs policies: regohost exec --decision gate/deny -b policies/ input.json");
	return r;
}
async function findInputs({ io: n, flags: r }, i, a) {
	let [{ isDirectory: o, listDirectory: s }, { expandPath: c }] = await Promise.all([import("./evaluation.js").then((e) => e.source_files_exports), import("./shared.js").then((e) => e.path_pattern_exports)]), isInput = (e) => /\.(json|ya?ml)$/i.test(e), l = [], u = {
		timeoutMs: r.timeout,
		signal: n.signal
	};
	return await t("finding the inputs", u, async (t) => {
		let r = await Promise.all(i.map((e) => c(e, { cwd: n.cwd })));
		for (let i of r.flatMap(({ paths: e }) => e)) {
			if (await t.nextPart(), i === "-" || !await o(i, n.cwd)) {
				l.push(i);
				continue;
			}
			let r = (await s(i, isInput, {
				cwd: n.cwd,
				withHidden: !0
			})).map((e) => `${i.replace(/[/\\]+$/, "")}/${e.inner}`);
			a && await throwIfUnread(i, new Set(r), n.cwd), e(l, r);
		}
	}), l;
}
function noInput(e) {
	return `${e.join(", ")}: there is no input (.json, .yaml, .yml) in it`;
}
const N = /* @__PURE__ */ new Set(["ignore", "codeowners"]);
async function throwIfUnread(e, t, r) {
	if (t.size === 0) throw new i(noInput([e]));
	let { listInputs: a } = await import("./judging.js").then((e) => e.input_folder_exports), o = await a(e, {
		cwd: r,
		format: void 0
	});
	if (o === void 0) return;
	let s = o.unread.find(({ document: e }) => !e.endsWith(".rego") && !t.has(e));
	if (s !== void 0) throw s;
	let { formatByName: c } = await import("./evaluation.js").then((e) => e.document_format_exports), l = o.files.find((e) => !t.has(e) && !N.has(c(e) ?? ""));
	if (l !== void 0) throw new i(n`${l} is not evaluated: of a folder exec evaluates JSON and YAML; name it by itself, move it, or allow it to stay unread (--allow-skipped-files)`);
}
async function execute(e, t, n, r, { evaluate: { onRecording: i } }) {
	let a = n === "-" ? "--stdin-input" : n.replaceAll("\\", "/");
	try {
		let [{ readInput: s }, { readResultSet: c }, { formatJson: l }] = await Promise.all([
			import("./evaluation-command.js").then((e) => e.evaluate_once_exports),
			import("./evaluation.js").then((e) => e.result_set_exports),
			import("./evaluation.js").then((e) => e.json_format_exports)
		]), u = await s(e, n, r, { isExact: m(r) }), d = await t.decide(u, {
			...w(e, r),
			onRecording: i
		});
		for (let { message: t } of d.prints) await O(e.io, t);
		let f = c(d.resultSet);
		if (f === void 0) {
			let e = `${r.decision} decision was undefined`, t = r.fail === !0 ? o.refused : o.pass;
			return {
				path: a,
				error: {
					code: "opa_undefined_error",
					message: e
				},
				exit: t
			};
		}
		let p = isEmptyList(d.result), h = r.failDefined === !0 || r.failNonEmpty === !0 && !p;
		return {
			path: a,
			result: l(f, "  "),
			exit: h ? o.refused : o.pass
		};
	} catch (t) {
		await O(e.io, x(t, e.noteStyle));
		let { toEvalError: n } = await import("./evaluation-command.js").then((e) => e.eval_output_exports), { location: r, ...i } = n(t), o = r === void 0 ? {} : { location: A(r) };
		return {
			path: a,
			error: {
				...i,
				...o
			},
			exit: T(t)
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
export { M as configure };

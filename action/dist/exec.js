import { Ct as e, G as t, Jt as n, K as r, Kt as i, Mn as a, On as o, St as s, _n as c, fn as l, gn as u, hn as d, in as f, it as p, pn as m, pt as h, rn as g, tn as _, z as v } from "./commands.js";
import { aa as y } from "./shared.js";
import { t as b } from "./opa-location.js";
// src/cli/commands/exec.ts
const x = {
	...a()({
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
		format: o(["json", "pretty"], "json")
	}),
	..._,
	...g,
	...f,
	...i,
	...n
}, S = c({
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
function checkFlags({ fail: e, failDefined: t, failNonEmpty: n, bundle: r }) {
	if ([
		e,
		t,
		n
	].filter((e) => e === !0).length > 1) throw new l("--fail, --fail-defined and --fail-non-empty exclude each other");
	if (r === void 0) throw new l("exec needs policies: regohost exec --decision gate/deny -b policies/ input.json");
	return r;
}
async function runExec(n, r, i) {
	let { io: a } = n, o = checkFlags(i), s = [...i.stdinInput === !0 ? ["-"] : [], ...await findInputs(n, r)];
	if (s.length === 0) throw new l(r.length === 0 ? "exec needs inputs: files, folders, or -I for standard input" : `${r.join(", ")}: there is no input (.json, .yaml, .yml) in it`);
	let { policyReader: c, readAllData: d } = await import("./commands.js").then((e) => e.n), f = c(n, o, i, "refuse"), p = i.data === void 0 ? void 0 : await d(n, await f(), i), m = h(n, "evaluating");
	try {
		let r = await v(n, i, m), { loadRead: o } = await import("./load-policy.js").then((e) => e.r), c = [];
		try {
			let e = await o(await f(), {
				builtins: r.builtins,
				...r.load,
				...t(i, n.flags),
				entrypoint: i.decision.replace(/^\//, ""),
				data: p,
				signal: a.signal
			});
			try {
				for (let t of s) c.push(await execute(n, e, t, i, r));
			} finally {
				await e.close();
			}
		} finally {
			await m.end(), await r.close();
		}
		return await e(a.stdout, format(c, i.format)), u([...c.map(({ exit: e }) => e), await r.writeRecording()]);
	} finally {
		await m.end();
	}
}
async function findInputs({ io: e, flags: t }, n) {
	let [{ isDirectory: r, listDirectory: i }, { expandPath: a }] = await Promise.all([import("./shared.js").then((e) => e.li), import("./shared.js").then((e) => e.Lt)]), isInput = (e) => /\.(json|ya?ml)$/i.test(e), o = [], s = {
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
		let [{ readInput: c }, { readResultSet: l }, { formatJson: u }] = await Promise.all([
			import("./commands.js").then((e) => e.n),
			import("./shared.js").then((e) => e.j),
			import("./shared.js").then((e) => e.Ut)
		]), d = await c(e, n, i), f = await t.decide(d, {
			...r(e, i),
			onRecording: a
		});
		for (let { message: t } of f.prints) await s(e.io, t);
		let p = l(f.resultSet);
		if (p === void 0) {
			let e = `${i.decision} decision was undefined`, t = i.fail === !0 ? m.refused : m.pass;
			return {
				path: o,
				error: {
					code: "opa_undefined_error",
					message: e
				},
				exit: t
			};
		}
		let h = isEmptyList(f.result), g = i.failDefined === !0 || i.failNonEmpty === !0 && !h;
		return {
			path: o,
			result: u(p, "  "),
			exit: g ? m.refused : m.pass
		};
	} catch (t) {
		await s(e.io, p(t, e.noteStyle));
		let { toEvalError: n } = await import("./commands.js").then((e) => e.p), { location: r, ...i } = n(t), a = r === void 0 ? {} : { location: b(r) };
		return {
			path: o,
			error: {
				...i,
				...a
			},
			exit: d(t)
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

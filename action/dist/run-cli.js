import { __exportAll as e } from "./rolldown-runtime.js";
import { CliHelp as t, CliOption as n, Command as r, CommandError as i, CommanderError as a, EXIT as o, GLOBAL_OPTIONS as s, InvalidArgumentError as c, Option as l, OutputClosedError as u, QUERY as d, SERVICE_OPTIONS as f, WHOLE_HELP as p, addHelp as m, addOptions as h, pathFrom as g, showError as _, styleFor as v, takesPath as y, toExitCode as b, toOptions as x, withCode as S, writeNote as C, writeOut as w } from "./commands.js";
import { PolicyLoadError as T, limitPipes as E, said as D, shownValue as O } from "./shared.js";
import { version as k } from "./start.js";
import { join as A } from "node:path";
import { existsSync as j } from "node:fs";
// src/cli/cli-command.ts
var UnknownWordError = class extends a {
	kind;
	word;
	constructor(e, t) {
		super(1, `commander.unknown${e === "option" ? "Option" : "Command"}`, `unknown ${e}`), this.kind = e, this.word = t;
	}
}, M = class CliCommand extends r {
	createCommand(e) {
		return new CliCommand(e);
	}
	createHelp() {
		return Object.assign(new t(), this.configureHelp());
	}
	parseOptions(e) {
		let t = e.indexOf("--"), r = t < 0 ? [...e] : e.slice(0, t);
		for (let e of this.options) {
			if (e.required || !e.optional || !(e instanceof n)) continue;
			let t = r.findIndex((t) => t === e.long || t === e.short), [i, a] = r.slice(Math.max(t, 0), t + 2);
			if (t < 0 || i === void 0 || a === void 0 || e.isValue(a)) continue;
			r.splice(t, 1);
			let o = r.findIndex((e, n) => n >= t && /^-./.test(e));
			r.splice(o < 0 ? r.length : o, 0, i);
		}
		return super.parseOptions([...r, ...e.slice(r.length)]);
	}
	unknownOption(e) {
		throw new UnknownWordError("option", e);
	}
	unknownCommand() {
		throw new UnknownWordError("command", this.args[0] ?? "");
	}
	_callParseArg(e, t, n) {
		try {
			return e.parseArg?.(t, n);
		} catch (n) {
			if (!(n instanceof c)) throw n;
			let r = O(t), i = e instanceof l ? `option '${e.flags}' argument '${r}' is invalid.` : `command-argument value '${r}' is invalid for argument '${e.name()}'.`;
			return this.error(`error: ${i} ${n.message}`, {
				exitCode: n.exitCode,
				code: n.code
			});
		}
	}
};
// src/cli/command-table.ts
const N = [
	{
		name: "eval",
		summary: "evaluate a query or a policy and print its value, as opa eval does",
		load: () => import("./eval.js")
	},
	{
		name: "exec",
		summary: "evaluate a decision for each input file, as opa exec does",
		load: () => import("./exec.js")
	},
	{
		name: "run",
		summary: "an interactive shell for Rego, as opa run; its server is serve",
		load: () => import("./run.js").then((e) => e.run_exports)
	},
	{
		name: "gate",
		summary: "judge inputs with policies: exit 0 when all pass, 1 when one fails",
		load: () => import("./gate2.js").then((e) => e.gate_exports)
	},
	{
		name: "backtest",
		summary: "decide recordings again by other policies, and show the verdicts that changed",
		load: () => import("./backtest.js")
	},
	{
		name: "serve",
		summary: "answer OPA's REST API for decisions over HTTP",
		load: () => import("./serve.js")
	},
	{
		name: "mcp",
		summary: "serve check, test, eval, gate and others to an assistant (Model Context Protocol)",
		load: () => import("./mcp.js")
	},
	{
		name: "enqueue",
		summary: "add decisions to a queue in Redis, for workers",
		load: () => import("./enqueue.js")
	},
	{
		name: "worker",
		summary: "decide the jobs of a queue in Redis",
		load: () => import("./worker.js")
	},
	{
		name: "verify",
		summary: "verify signatures, signers and subjects of envelopes and bundles",
		isLocal: !0,
		load: () => import("./verify2.js")
	},
	{
		name: "build",
		summary: "compile Rego to a Wasm module",
		isLocal: !0,
		load: () => import("./build2.js")
	},
	{
		name: "sign",
		summary: "sign policy bundles as opa sign does",
		isLocal: !0,
		load: () => import("./sign.js")
	},
	{
		name: "check",
		summary: "check Rego for errors",
		isLocal: !0,
		load: () => import("./check.js")
	},
	{
		name: "fmt",
		summary: "format Rego",
		isLocal: !0,
		load: () => import("./fmt.js")
	},
	{
		name: "test",
		summary: "run policy tests with OPA's tester",
		isLocal: !0,
		load: () => import("./test.js")
	},
	{
		name: "types",
		summary: "write TypeScript of a policy's inputs and results",
		isLocal: !0,
		load: () => import("./types.js")
	},
	{
		name: "init",
		summary: "write a gate file with a policy, its test and a sample",
		isLocal: !0,
		load: () => import("./init.js")
	},
	{
		name: "mock",
		summary: "write a recording's answers as Rego mocks for tests",
		isLocal: !0,
		load: () => import("./mock.js")
	},
	{
		name: "bench",
		summary: "measure a query, as opa bench does",
		load: () => import("./bench.js")
	},
	{
		name: "inspect",
		summary: "show the contents of a bundle or folder, as opa inspect does",
		isLocal: !0,
		load: () => import("./inspect.js")
	},
	{
		name: "deps",
		summary: "show the dependencies of a query, as opa deps does",
		isLocal: !0,
		load: () => import("./deps.js")
	},
	{
		name: "parse",
		summary: "print the syntax tree of a Rego file, as opa parse does",
		isLocal: !0,
		load: () => import("./parse.js")
	},
	{
		name: "capabilities",
		summary: "print the capabilities file for opa, with the service's built-ins",
		isLocal: !0,
		load: () => import("./capabilities3.js")
	},
	{
		name: "discover",
		summary: "show the records of the service about a digest",
		load: () => import("./discover.js")
	},
	{
		name: "graph",
		summary: "draw the references of a digest",
		load: () => import("./graph.js")
	},
	{
		name: "download",
		summary: "download an artifact and check its digest",
		load: () => import("./download.js")
	},
	{
		name: "evidence",
		summary: "list matching evidence from the platform",
		load: () => import("./evidence.js")
	},
	{
		name: "compliance",
		summary: "list a project version's requirement evaluations from the platform",
		load: () => import("./compliance.js")
	},
	{
		name: "prompt",
		summary: "have the platform's AI agent analyse a piece of evidence",
		load: () => import("./prompt.js")
	},
	{
		name: "grpc",
		summary: "list, describe and call the gRPC methods of a server with reflection",
		load: () => import("./grpc.js")
	},
	{
		name: "login",
		summary: "log in to the service, and save the token",
		load: () => import("./login.js")
	},
	{
		name: "logout",
		summary: "remove the saved token",
		load: () => import("./logout.js")
	},
	{
		name: "whoami",
		summary: "show the identity in use and where its token comes from",
		load: () => import("./whoami.js")
	},
	{
		name: "info",
		summary: "show the service's version and its OpenAPI documents",
		load: () => import("./info.js")
	},
	{
		name: "completion",
		summary: "print the completion script for bash, zsh, fish or PowerShell",
		isLocal: !0,
		load: () => import("./completion.js")
	},
	{
		name: "version",
		summary: "print the versions of this package, OPA and Node",
		isLocal: !0,
		load: () => import("./version.js")
	},
	{
		name: "dev",
		summary: "run an evidence service on loopback with a sample release, to try things out",
		load: () => import("./dev.js")
	},
	{
		name: "demo",
		summary: "run the main job with an embedded evidence service",
		load: () => import("./demo.js")
	}
];
// src/cli/flags/refuse-empty.ts
function withParents(e) {
	return e.parent === null ? [e] : [e, ...withParents(e.parent)];
}
function refuseEmpty(e) {
	let t = "write it, or omit it; an unset variable makes it empty";
	if (e.args.some((e) => e.trim() === "")) throw new i(`an argument of ${e.name()} is empty: ${t}`);
	let n = e.optsWithGlobals();
	for (let r of withParents(e).flatMap(({ options: e }) => e)) {
		let a = r.attributeName(), o = [n[a]].flat();
		if (y(r.flags) && e.getOptionValueSourceWithGlobals(a) === "cli" && o.some((e) => typeof e == "string" && e.trim() === "")) throw new i(`the value of ${r.long ?? r.flags} is empty: ${t}`);
	}
}
// src/cli/run-cli.ts
var P = /* @__PURE__ */ e({ runCli: () => runCli });
const F = {
	about: "regohost COMMAND --help shows the options of a command.",
	examples: [
		"regohost eval policy.rego -i input.json -e gate/deny",
		"regohost gate policies/ 'build/*.json' -o pretty -o json=report.json",
		"regohost discover sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e"
	],
	everyday: ["version"],
	exitCodes: "0 pass, 1 the policy refused, 2 usage, input or policy error, 3 could not decide."
};
async function runCli(e, t) {
	let n = {
		out: "",
		err: ""
	}, r, o;
	try {
		let a, { words: s, isWhole: c } = toHelpOption(splitShort(e)), l = createProgram(e, n, c, (e) => a = e), u = "";
		l.hook("preSubcommand", (n, i) => {
			r = i, u = i.name(), u === "eval" && checkProfile(e, t);
		}), l.hook("preAction", (e, t) => refuseEmpty(t)), await l.parseAsync(s, { from: "user" });
		let d = a;
		if (d === void 0) throw new i("no command; regohost --help lists the commands");
		if (o = createContext(t, l.opts()), E({
			signal: t.signal,
			idleMs: o.flags.timeout
		}), o.flags.profile === !0 && u !== "eval") throw new i("--profile needs the name of a saved login: --profile NAME");
		if (await useCache(u, o), o.flags.otel !== !0) return await d(o);
		let { runTraced: f } = await import("./run-traced.js");
		return await f(o, d);
	} catch (i) {
		return i instanceof a && (n.err += await explainUsage(i, e, {
			parsed: r,
			io: t
		})), await endWithError(i, t, n, o);
	} finally {
		E({});
	}
}
async function explainUsage(e, t, { parsed: n, io: r }) {
	if (e.code === "commander.missingArgument" || e.code === "commander.excessArguments") {
		let [e, t] = n === void 0 ? ["", ""] : [`${n.name()} `, `${n.usage()}: `];
		return `regohost ${e}${t}regohost ${e}--help shows the arguments.\n`;
	}
	if (!(e instanceof UnknownWordError)) return "";
	let { kind: i, word: a } = e, o = `error: unknown ${i} '${O(a)}'`;
	try {
		let { explainCommand: e, explainOption: c, explainUnknown: l } = await import("./explain-usage.js"), u = n === void 0 ? e(t, N) : void 0;
		if (i === "command") return `${o}: ${u ?? explainWord(a, r) ?? l(a, N)}\n`;
		if (u !== void 0) return `${o}\n${u}\n`;
		let d = [...n?.options ?? [], ...x(s)];
		return [
			o,
			...await c(a, {
				name: n?.name() ?? "regohost",
				options: d
			}, N),
			""
		].join("\n");
	} catch {
		return `${o}\n`;
	}
}
function explainWord(e, t) {
	if (j(g(t, e))) return "a file or folder comes after a command: regohost gate POLICIES INPUTS";
	if (d.test(e)) return "a query is evaluated by regohost eval 'QUERY' -d POLICIES";
}
function checkProfile(e, t) {
	let n = e.indexOf("--profile"), r = n < 0 ? void 0 : e[n + 1];
	if (r !== void 0 && f.profile.isValue(r) && j(g(t, r))) throw new i(D`--profile ${r}: this is a file or folder. To profile the evaluation write --profile after it; ` + `for the saved login of this name write --profile=${r}`);
}
function checkVersion(e) {
	let t = e.indexOf("--version"), n = e[t + 1];
	if (n !== void 0 && !n.startsWith("-") && e.slice(0, t).includes("capabilities")) throw new i(D`capabilities --version ${n}: those of other versions of OPA are not here; regohost capabilities prints those of this one. ` + "opa capabilities --version prints a file for check --capabilities");
}
async function useCache(e, { io: { env: t, isOnCi: n }, flags: r }) {
	let [{ cacheFolder: i }, { useAddressFolder: a }, { useReplyCache: o }] = await Promise.all([
		import("./shared.js").then((e) => e.user_paths_exports),
		import("./shared.js").then((e) => e.file_cache_exports),
		import("./shared.js").then((e) => e.reply_cache_exports)
	]), s = r.cache ?? !(e === "gate" && n) ? i(t) : void 0;
	o(s === void 0 ? void 0 : A(s, "compiled")), a(s === void 0 ? void 0 : A(s, "addresses"));
}
function splitShort(e) {
	let t = e.indexOf("--"), n = t < 0 ? e : e.slice(0, t);
	return [...n.flatMap((e) => {
		let [, t, n] = /^(-[A-Za-z])=([^]*)$/.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [e] : [t, n];
	}), ...e.slice(n.length)];
}
function toHelpOption(e) {
	let [t, n, ...r] = e;
	if (t === "help") {
		if (n === void 0 || n === "options") return {
			words: ["--help"],
			isWhole: n !== void 0
		};
		if (!N.some((e) => e.name === n)) return {
			words: [n],
			isWhole: !1
		};
		let e = r.at(-1) === "options";
		return {
			words: [
				n,
				...e ? r.slice(0, -1) : r,
				"--help"
			],
			isWhole: e
		};
	}
	let i = e.indexOf("--"), a = e.indexOf(p), o = a >= 0 && (i < 0 || a < i);
	return {
		words: o ? e.with(a, "--help") : e,
		isWhole: o
	};
}
function createProgram(e, t, n, r) {
	let i = {
		showGlobalOptions: !0,
		isWhole: n,
		usesService: (e) => N.some(({ name: t, isLocal: n }) => t === e && n !== !0)
	}, c = new M("regohost").description("Run Rego policies with built-ins that reach your evidence service.").usage("<command> [options]").helpCommand(!1).helpOption("-h, --help", `display this help; ${p}: with every option`).exitOverride().showSuggestionAfterError(!1).configureHelp(i).configureOutput({
		writeOut: (e) => t.out += e,
		writeErr: (e) => t.err += e,
		getOutHasColors: () => !1,
		getErrHasColors: () => !1
	}).option("--version", "print the version");
	m(c, F), h(c, s), c.on("option:version", () => {
		throw checkVersion(e), new a(o.pass, "regohost.version", "");
	});
	let l = N.filter(({ name: t }) => t === e[0]);
	for (let { name: e, summary: t } of l.length > 0 ? l : N) c.command(e).summary(t).description(t);
	return c.hook("preSubcommand", async (e, t) => {
		let n = N.find(({ name: e }) => e === t.name());
		n !== void 0 && (await n.load()).configure(t, r);
	}), c;
}
function createContext(e, t) {
	let n = v(e, e.stderr, t.color), note = async (n) => {
		t.quiet !== !0 && await C(e, n);
	};
	return {
		commands: N,
		io: e,
		flags: t,
		style: v(e, e.stdout, t.color),
		noteStyle: n,
		note,
		warn: (e) => note(`${n.yellow("warning:")} ${e}`)
	};
}
async function endWithError(e, t, n, r) {
	try {
		if (e instanceof a) return await endParsing(e, t, n);
		if (e instanceof u) return o.undecided;
		let i = r?.noteStyle ?? v(t, t.stderr);
		if (await C(t, _(e, i, !!t.env.REGOHOST_DEBUG)), e instanceof T && e.diagnostics.length > 0) {
			let { explainUndefinedFunctions: n } = await import("./undefined-functions.js");
			for (let r of await n(e.diagnostics)) await C(t, r);
		}
		return b(e);
	} catch {
		return o.undecided;
	}
}
async function endParsing(e, t, n) {
	if (e.code === "regohost.version" && (n.out = `${k}\n`), n.out !== "" && await w(t.stdout, n.out), n.err !== "") {
		let e = n.err.startsWith("error: ");
		await C(t, e ? S(n.err, "usage_invalid", v(t, t.stderr)) : n.err);
	}
	return e.exitCode === 0 ? o.pass : o.usage;
}
export { runCli, P as run_cli_exports };

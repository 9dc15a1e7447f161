import { Limit as e, packageRoot as t } from "./shared.js";
import { EXPLAIN_MODES as n, OutsideError as r, codeOf as i, createStyle as a, exactText as o, getMember as s, hasScheme as c, isAnyAddress as l, isGlob as u, isOwnAddress as d, loadPackage as f, onAbort as p, parseExactJson as m, readRegularFile as h, realPathWithin as g, shownSource as _, shownText as v, splitPrefix as y, startOfGlob as b, toPrintable as x, toPrintableJson as S } from "./evaluation.js";
import { version as C } from "./start.js";
import { CommandError as w, EXIT as T, showError as E, shownCode as D, toExitCode as O } from "./evaluation-command.js";
import { join as k, resolve as A } from "node:path";
import { fork as j } from "node:child_process";
// src/cli/mcp/call-command.ts
const M = "the call was cancelled", N = /heap out of memory|Allocation failed/;
function startProcess({ maxMemoryBytes: e }, t) {
	return j(k(import.meta.dirname, "mcp-call.js"), {
		cwd: t,
		execArgv: [`--max-old-space-size=${String(Math.max(1, Math.floor(e / 1048576)))}`, `--wasm-max-mem-pages=${String(Math.max(1, Math.floor(e / 65536)))}`],
		stdio: [
			"ignore",
			"ignore",
			"pipe",
			"ipc"
		]
	});
}
function endedError(e, { maxMemoryBytes: t }) {
	return N.test(e) ? new w(`the call needs more than the ${String(t)} bytes of memory that --max-memory allows; use less input, or fewer policies`, { code: "memory_limit" }) : new w("the process of the call ended without a result; try again", { code: "unexpected" });
}
function callCommand(e, t, n) {
	return new Promise((r, i) => {
		if (n.aborted) {
			i(new w(M, { code: "aborted" }));
			return;
		}
		let a = startProcess(t, e.limits.folder), o = "";
		a.stderr?.setEncoding("utf8").on("data", (e) => {
			o = (o + e).slice(-16384);
		});
		let settle = (e) => {
			clearTimeout(s), c(), a.kill("SIGKILL"), e();
		}, fail = (e, t, n) => {
			settle(() => {
				i(new w(e, {
					code: t,
					cause: n
				}));
			});
		}, s = setTimeout(() => {
			fail(`the call took longer than the ${String(t.timeoutMs)} ms that --timeout allows; request less at once`, "timeout");
		}, t.timeoutMs), c = p(n, () => {
			fail(M, "aborted");
		});
		a.once("message", (e) => {
			settle(() => {
				r(e);
			});
		}), a.once("error", (e) => {
			fail("the process of the call cannot be started", "start_failed", e);
		}), a.once("close", () => {
			settle(() => {
				i(endedError(o, t));
			});
		}), a.send(e, () => void 0);
	});
}
// src/cli/mcp/check-paths.ts
const P = /(?:^|[/\\{,])\.\.(?:[/\\},]|$)/;
async function checkPath(e, t) {
	if (d(t)) return;
	let { path: n } = y(t);
	if (n === "-" || c(n) || l(n)) throw new w(v`${_(t)}: only files in ${e} are read here, and no addresses; copy it there`, { code: "confined" });
	if (P.test(n)) throw new w(v`${t}: it climbs with ..; write the path from ${e}`, { code: "confined" });
	let a = u(n) ? b(n) : n;
	await Promise.all([n, a].map((n) => g(e, A(e, n)).catch((e) => {
		let n = e instanceof r ? e.message : `it cannot be read (${i(e) ?? "unknown"})`;
		throw new w(v`${t}: ${n}`, {
			code: "confined",
			cause: e
		});
	})));
}
async function checkPaths(e, t) {
	for (let n of t) await checkPath(e, n);
}
// src/cli/mcp/documents.ts
const F = "text/markdown", I = [
	{
		name: "builtins",
		title: "Built-ins of the evidence service",
		uri: "regohost://docs/builtins",
		mimeType: F,
		file: "docs/builtins.md"
	},
	{
		name: "standard-builtins",
		title: "Standard built-ins",
		uri: "regohost://docs/standard-builtins",
		mimeType: F,
		file: "docs/standard-builtins.md"
	},
	{
		name: "conforma",
		title: "Built-ins of Conforma",
		uri: "regohost://docs/conforma",
		mimeType: F,
		file: "docs/conforma.md"
	},
	{
		name: "chainloop",
		title: "Chainloop's policies in the gate",
		uri: "regohost://docs/chainloop",
		mimeType: F,
		file: "docs/chainloop.md"
	},
	{
		name: "errors",
		title: "Error codes, their causes and cures",
		uri: "regohost://docs/errors",
		mimeType: F,
		file: "docs/errors.md"
	},
	{
		name: "gate-file",
		title: "JSON Schema of the gate file",
		uri: "regohost://schemas/gate-file",
		mimeType: "application/schema+json",
		file: "schemas/gate-file.schema.json"
	}
];
async function readDocument({ file: e }) {
	return (await h(k(t(), e), 1048576)).toString("utf8");
}
// src/cli/mcp/fit-value.ts
const L = [
	[Infinity, Infinity],
	[200, 8e3],
	[100, 4e3],
	[50, 2e3],
	[20, 1e3],
	[10, 500],
	[5, 200],
	[2, 80]
];
var Cutter = class {
	cut = /* @__PURE__ */ new Set();
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	shorten(e, t, n) {
		if (typeof e == "string") return this.#n(e, t);
		if (typeof e != "object" || !e) return e;
		if (n > 64) return this.#r(t, "nested deeper than 64"), null;
		let r = Object.entries(e);
		r.length > this.#e && this.#r(t, `${String(this.#e)} of ${String(r.length)}`);
		let i = r.slice(0, this.#e).map(([r, i]) => {
			let a = Array.isArray(e) ? `${t}[]` : `${t}${t === "" ? "" : "."}${r}`;
			return [r, o(e, r) ?? this.shorten(i, a, n + 1)];
		});
		return Array.isArray(e) ? i.map(([, e]) => e) : Object.fromEntries(i);
	}
	#n(e, t) {
		return e.length <= this.#t ? e : (this.#r(t, `${String(this.#t)} of ${String(e.length)} characters`), `${e.slice(0, this.#t)}…`);
	}
	#r(e, t) {
		let n = e.length > 120 ? `${e.slice(0, 120)}…` : e;
		this.cut.size < 12 && this.cut.add(`${n === "" ? "the result" : n}: ${t}`);
	}
};
function fitValue(e, t) {
	for (let [n, r] of L) {
		let i = new Cutter(n, r), a = i.shorten(e, "", 0);
		if (Buffer.byteLength(JSON.stringify(a)) <= t) return {
			value: a,
			cut: [...i.cut]
		};
	}
	return {
		value: null,
		cut: ["the result: all of it"]
	};
}
// src/cli/mcp/tool-result.ts
const R = [
	"pass",
	"fail",
	"invalid",
	"undecided"
];
function parseOutput(e) {
	try {
		return m(e)[""];
	} catch {
		return e;
	}
}
function toToolResult({ narrow: e }, { exitCode: t, code: n, result: r, notes: i }) {
	let a = R[t] ?? "undecided", { value: o, cut: s } = fitValue({
		...r === void 0 ? {} : { result: r },
		...i === "" ? {} : { notes: i }
	}, 28672), c = {
		outcome: a,
		exit_code: t,
		...n === void 0 ? {} : { code: n },
		...typeof o == "object" ? o : {},
		...s.length === 0 ? {} : { cut: {
			missing: s,
			narrow: e
		} }
	};
	return {
		structuredContent: c,
		content: [{
			type: "text",
			text: S(JSON.stringify(c))
		}],
		isError: t >= T.usage
	};
}
function findCode(e, t) {
	let n = ["errors", "results"].flatMap((t) => s(e, t) ?? []).find((e) => (s(e, "exit_code") ?? t) === t), r = s(n, "code") ?? s(n, "error_code");
	return typeof r == "string" ? r : void 0;
}
function toCommandResult(e, { exitCode: t, code: n, stdout: r, stderr: i }, a) {
	let o = r === "" ? void 0 : parseOutput(r), s = o !== void 0 && e.toResult !== void 0 ? e.toResult(o, a) : o;
	return toToolResult(e, {
		exitCode: t,
		code: t === T.pass ? void 0 : findCode(o, t) ?? n,
		result: s,
		notes: i
	});
}
function toErrorResult(e, t) {
	let n = x(E(t, a(!1)));
	return toToolResult(e, {
		exitCode: O(t),
		code: D(t),
		notes: n
	});
}
// src/cli/mcp/tools.ts
function tool({ toCommand: e, toResult: t, ...n }) {
	let { schema: r } = n, read = (e) => r.parse(e);
	return {
		...n,
		toCommand: (t) => e(read(t)),
		...t && { toResult: (e, n) => t(e, read(n)) }
	};
}
function option(e, t) {
	return t === void 0 || t === !1 ? [] : t === !0 ? [`--${e}`] : (typeof t == "string" ? [t] : t).map((t) => `--${e}=${t}`);
}
function checkDocument(e, t, n = 0) {
	let throwArgumentError = (e, n) => {
		throw new w(`${e}; write it to a file, and pass ${t}`, { code: n });
	};
	if (Number.isInteger(e) && !Number.isSafeInteger(e) && throwArgumentError("input has an integer beyond 2^53, which is not exact here", "number_too_large"), (e === Infinity || e === -Infinity) && throwArgumentError("input has a number that is too large here", "number_too_large"), typeof e == "object" && e) {
		n >= 1e3 && throwArgumentError("input is nested too deeply", "stack_limit");
		for (let r of Object.values(e)) checkDocument(r, t, n + 1);
	}
}
function toStdin(e, t, n) {
	if (e !== void 0) {
		if (n) throw new w(`input and ${t} exclude each other`);
		return checkDocument(e, t), JSON.stringify(e);
	}
}
function findBuiltins(e, t) {
	let n = s(e, "builtins");
	if (!Array.isArray(n)) throw TypeError("the capabilities list built-ins");
	let r = n.map((e) => ({
		name: String(s(e, "name")),
		builtin: e
	}));
	if (t === void 0) return { names: r.map(({ name: e }) => e) };
	let i = r.filter(({ name: e }) => e === t);
	return { builtins: (i.length > 0 ? i : r.filter(({ name: e }) => e.includes(t))).map(({ builtin: e }) => e) };
}
function createTools(e) {
	let t = e.string().min(1).max(16384), r = t.describe("a file or folder in the root of the server"), i = e.array(r).max(100), a = {
		input: e.unknown().optional().describe("the input document, in place of input_file"),
		input_file: r.optional().describe("the file of the input: JSON or YAML")
	}, o = e.strictObject({
		query: t.describe("a query in Rego, such as data.gate.deny"),
		data: i.optional().describe("policies in Rego, and JSON or YAML of data: files and folders"),
		...a
	}), toEvaluation = ({ query: e, data: t = [], input: n, input_file: r }, i) => ({
		options: [
			"eval",
			"--target=rego",
			...i,
			...option("data", t),
			...option("input", n === void 0 ? r : "-")
		],
		words: [e],
		paths: [...t, ...r === void 0 ? [] : [r]],
		stdin: toStdin(n, "input_file", r !== void 0)
	});
	return [
		tool({
			name: "check",
			title: "Check Rego",
			description: "Parse, compile and type-check Rego policies. The result lists errors with file, row and column. Outcome pass: no errors.",
			narrow: "check single files",
			schema: e.strictObject({
				policies: i.min(1).describe("Rego files and folders"),
				strict: e.boolean().optional().describe("treat warnings as errors"),
				schema: t.optional().describe("JSON Schemas for the type checker: a file or folder"),
				v0_compatible: e.boolean().optional().describe("read Rego of OPA before 1.0")
			}),
			toCommand: ({ policies: e, strict: t, schema: n, v0_compatible: r }) => ({
				options: [
					"check",
					"--format=json",
					...option("strict", t),
					...option("schema", n),
					...option("v0-compatible", r)
				],
				words: e,
				paths: [...e, ...n === void 0 ? [] : [n]]
			})
		}),
		tool({
			name: "test",
			title: "Test policies",
			description: "Run the tests of Rego policies with OPA's tester: rules named test_…. Outcome pass: all passed; fail: a test failed or was skipped.",
			narrow: "select tests with run",
			schema: e.strictObject({
				paths: i.min(1).describe("policies and tests: Rego files and folders"),
				run: t.optional().describe("only tests whose full name (data.gate_test.test_x) matches this RE2"),
				coverage: e.boolean().optional().describe("return the coverage instead of the results"),
				fixtures: r.optional().describe("a file of answers for calls of built-ins, or a recording")
			}),
			toCommand: ({ paths: e, run: t, coverage: n, fixtures: r }) => ({
				options: [
					"test",
					"--output=json",
					...option("run", t),
					...option("coverage", n),
					...option("fixtures", r)
				],
				words: e,
				paths: [...e, ...r === void 0 ? [] : [r]]
			})
		}),
		tool({
			name: "eval",
			title: "Evaluate a query",
			description: "Evaluate a Rego query over policies, data and an input, as opa eval does. An undefined query has no result. It decides nothing: gate does.",
			narrow: "query a narrower reference, or a count of it",
			schema: o,
			toCommand: (e) => toEvaluation(e, ["--format=json"])
		}),
		tool({
			name: "explain",
			title: "Explain a query",
			description: "Trace the evaluation of a Rego query: which expressions and rules were evaluated, and which failed. Takes the arguments of eval.",
			narrow: "trace with mode fails or notes, or query a single rule",
			schema: e.strictObject({
				...o.shape,
				mode: e.enum(n).optional().describe("what is in the trace: full (default), fails, notes or debug")
			}),
			toCommand: ({ mode: e = "full", ...t }) => toEvaluation(t, ["--format=pretty", `--explain=${e}`])
		}),
		tool({
			name: "gate",
			title: "Gate inputs",
			description: "Judge inputs by policies. Without policies and inputs the gate file regohost.yaml names them. Outcome pass: every input passed; fail: a policy refused one; invalid or undecided: no verdict, never a pass.",
			narrow: "judge fewer inputs, or by fewer policies",
			schema: e.strictObject({
				policies: i.optional().describe("policies: files, folders, patterns, and npm:regohost/policies/NAME"),
				inputs: i.optional().describe("inputs: files, folders and patterns"),
				input: e.unknown().optional().describe("an input document, in place of inputs"),
				config: r.optional().describe("the gate file; default: regohost.yaml, without policies and inputs"),
				data: i.optional().describe("JSON or YAML of the base document: files and folders"),
				explain: e.enum(n).optional().describe("why rules fired or did not")
			}),
			toCommand: ({ policies: e = [], inputs: t = [], input: n, config: r, data: i = [], explain: a }) => {
				let o = e.length + t.length > 0 || n !== void 0;
				return {
					options: [
						"gate",
						"--output=json",
						...option("policy", e),
						...option("input", n === void 0 ? t : ["-"]),
						...r === void 0 && o ? ["--no-config"] : option("config", r),
						...option("data", i),
						...option("explain", a)
					],
					paths: [
						...e,
						...t,
						...i,
						...r === void 0 ? [] : [r]
					],
					stdin: toStdin(n, "inputs", t.length > 0)
				};
			}
		}),
		tool({
			name: "discover",
			title: "Discover evidence",
			description: "Show the records of the evidence service about a digest, and its references.",
			narrow: "name kind, project and project_version",
			isRemote: !0,
			schema: e.strictObject({
				digest: t.describe("algorithm:hex, in lower case"),
				kind: t.optional().describe("the kind of referrer, for a digest with several"),
				project: t.optional().describe("only entries of this project"),
				project_version: t.optional().describe("only entries of this version of the project")
			}),
			toCommand: ({ digest: e, kind: t, project: n, project_version: r }) => ({
				options: [
					"discover",
					"--json",
					...option("kind", t),
					...option("project", n),
					...option("project-version", r)
				],
				words: [e]
			})
		}),
		tool({
			name: "builtins",
			title: "Look up built-ins",
			description: "Describe the built-in functions that policies may call: OPA's, those of the evidence service, and those of --builtins. Without search it lists their names.",
			narrow: "search for a longer part of the name",
			schema: e.strictObject({ search: t.optional().describe("a name, or a part of names: http.send, json., service.") }),
			toCommand: () => ({ options: ["capabilities"] }),
			toResult: (e, { search: t }) => findBuiltins(e, t)
		})
	];
}
async function loadSdk() {
	let [{ McpServer: e }, { StdioServerTransport: t }, n] = await f(() => Promise.all([
		import("@modelcontextprotocol/sdk/server/mcp.js"),
		import("@modelcontextprotocol/sdk/server/stdio.js"),
		import("./zod.js").then((e) => e.zod_exports)
	]), "regohost mcp needs the SDK of the Model Context Protocol, which is not installed: npm install @modelcontextprotocol/sdk");
	return {
		Server: e,
		StdioServerTransport: t,
		z: n
	};
}
function registerDocuments(e) {
	for (let t of I) {
		let { name: n, uri: r, title: i, mimeType: a } = t;
		e.registerResource(n, r, {
			title: i,
			mimeType: a
		}, async () => ({ contents: [{
			uri: r,
			mimeType: a,
			text: await readDocument(t)
		}] }));
	}
}
async function startMcpServer({ confinement: t, limits: n, policy: r, options: i, builtins: a }) {
	let { Server: o, StdioServerTransport: s, z: c } = await loadSdk(), l = new o({
		name: "regohost",
		version: C
	}, { instructions: "Work with Rego policies: check and test them, evaluate and explain queries, and gate inputs. Paths are relative to the\nroot of the server, and nothing is written. The outcome of a call is pass, fail, invalid (correct policies, inputs or arguments) or undecided;\nonly pass is a pass. The resource regohost://docs/errors explains each code." }), u = new e(4), d = {
		outcome: c.enum(R).describe("only pass is a pass"),
		exit_code: c.number().describe("the exit code of the command"),
		code: c.string().optional().describe("of an error; regohost://docs/errors explains it"),
		result: c.unknown().optional().describe("what the command prints"),
		notes: c.string().optional().describe("errors, warnings and notes"),
		cut: c.object({
			missing: c.array(c.string()),
			narrow: c.string()
		}).optional().describe("what is missing in the result, and how to ask for less")
	}, run = async (e, o, s) => {
		try {
			await r?.check({
				tool: e.name,
				arguments: o
			});
			let c = e.toCommand(o);
			await checkPaths(t.folder, c.paths ?? []);
			let l = e.isRemote === !0 ? i : [...i, ...a], d = {
				args: [
					...c.options,
					...l,
					"--no-color",
					"--",
					...c.words ?? []
				],
				stdin: c.stdin ?? "",
				limits: t
			};
			await u.enter(s);
			try {
				return toCommandResult(e, await callCommand(d, n, s), o);
			} finally {
				u.leave();
			}
		} catch (t) {
			return toErrorResult(e, t);
		}
	};
	for (let e of createTools(c)) (e.isRemote !== !0 || t.service) && l.registerTool(e.name, {
		title: e.title,
		description: e.description,
		inputSchema: e.schema,
		outputSchema: d,
		annotations: {
			readOnlyHint: !0,
			openWorldHint: e.isRemote === !0
		}
	}, (t, { signal: n }) => run(e, t, n));
	registerDocuments(l);
	let f = new Promise((e, t) => {
		let n;
		l.server.onerror = (e) => n = e, l.server.onclose = () => {
			let e = n?.message ?? "the connection ended";
			t(new w(`a message of the client cannot be read: ${e}`, { code: "document_too_large" }));
		}, process.stdin.once("close", e);
	});
	return await l.connect(new s()), {
		closed: f,
		close: () => l.close()
	};
}
export { startMcpServer };

import { __toESM as e } from "./rolldown-runtime.js";
import { codeOf as t, onAbort as n, require_promises as r, shownText as i } from "./evaluation.js";
import { packageRoot as a } from "./shared.js";
import { BUILTIN_OPTIONS as o, CommandError as s, EXIT as c, GLOBAL_OPTIONS as l, NETWORK_OPTIONS as u, builtinModules as d, defineCommand as f, optionsFor as p, toWords as m } from "./evaluation-command.js";
import { join as h, resolve as g } from "node:path";
// src/cli/commands/mcp.ts
var _ = /* @__PURE__ */ e(r(), 1);
const v = {
	...p()({
		root: {
			kind: "text",
			usage: "--root <folder>",
			description: "the only folder whose files are read; default: the working folder"
		},
		toolPolicy: {
			kind: "text",
			usage: "--tool-policy <path>",
			description: "policy that decides about each call: package mcp, deny; its input: tool and arguments",
			isRead: !0
		},
		builtins: {
			...o.builtins,
			usage: "--builtins <set>",
			description: "additional built-ins: conforma, none; service: calls may use the evidence service"
		}
	}),
	...u,
	...p()({ maxMemory: {
		kind: "size",
		usage: "--max-memory <size>",
		description: "maximum memory of a call: of the heap, and of each Wasm memory (default: 1GiB)"
	} })
}, { timeout: y, otel: b, quiet: x, color: S, ...C } = l, w = f({
	options: v,
	details: "It speaks the Model Context Protocol on standard input and output, until standard input ends or a signal arrives. The tools run check, test,\neval, gate and capabilities, and with --builtins service discover. Each call is a process of its own, within the root, without writing, and within\n--timeout (default: 60s) and --max-memory.",
	examples: [
		"regohost mcp",
		"regohost mcp --root policies/ --timeout 30s",
		"regohost mcp --builtins service --allow-net api.example.com",
		"regohost mcp --builtins conforma --compat chainloop",
		"regohost mcp --tool-policy /etc/regohost/tools.rego"
	],
	exitCodes: "0 the client closed the connection, or a signal ended the server, 2 usage, the tool policy or a message larger than 10 MiB, 3 the server did not start.",
	everyday: [
		"root",
		"toolPolicy",
		"builtins",
		"compat",
		"allowNet",
		"maxMemory",
		"timeout"
	],
	async run(e, t) {
		let { io: r } = e, { timeout: o = 6e4, tokenFile: l } = e.flags, { allowNet: u = [], builtins: f = [], maxMemory: p = 1073741824 } = t;
		if (l === "-") throw new s("--token-file - excludes mcp: standard input is the protocol");
		for (let e of d(t)) throw new s(i`--builtins ${e}: mcp runs no modules; name a set of built-ins`);
		let v = await readRoot(r, t.root), y = await Promise.all(["policies", "schemas"].map((e) => (0, _.realpath)(h(a(), e)))), { createAllowedHosts: b } = await import("./evaluation.js").then((e) => e.allowed_hosts_exports);
		b(u);
		let [{ ToolPolicy: x }, { startMcpServer: S }] = await Promise.all([import("./tool-policy.js"), import("./mcp-server.js")]), w = t.toolPolicy === void 0 ? void 0 : await x.load(r, t.toolPolicy);
		r.runUntilSignal?.(0);
		try {
			let t = await S({
				confinement: {
					folder: v,
					ownFolders: y,
					hosts: u,
					service: f.includes("service")
				},
				limits: {
					timeoutMs: o,
					maxMemoryBytes: p
				},
				policy: w,
				options: m(C, e.flags, (e) => g(r.cwd, e)),
				builtins: f.filter((e) => e !== "service").map((e) => `--builtins=${e}`)
			});
			try {
				await Promise.race([t.closed, new Promise((e) => n(r.signal, e))]);
			} finally {
				await t.close();
			}
		} finally {
			await w?.close();
		}
		return c.pass;
	}
});
async function readRoot({ cwd: e }, n = ".") {
	try {
		let t = await (0, _.realpath)(g(e, n));
		if ((await (0, _.stat)(t)).isDirectory()) return t;
	} catch (e) {
		throw new s(i`--root ${n} cannot be read (${t(e) ?? "unknown"})`, { cause: e });
	}
	throw new s(i`--root ${n} is not a folder`);
}
export { w as configure };

import { __toESM as e } from "./rolldown-runtime.js";
import { codeOf as t, onAbort as n, require_promises as r, shownText as i } from "./evaluation.js";
import { packageRoot as a } from "./shared.js";
import { CommandError as o, EXIT as s, GLOBAL_OPTIONS as c, NETWORK_OPTIONS as l, defineCommand as u, optionsFor as d, toWords as f } from "./evaluation-command.js";
import { join as p, resolve as m } from "node:path";
// src/cli/commands/mcp.ts
var h = /* @__PURE__ */ e(r(), 1);
const g = {
	...d()({
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
			kind: "choice",
			usage: "--builtins <set>",
			description: "service: calls may use the evidence service; none: they may not",
			choices: ["service", "none"],
			default: ["none"]
		}
	}),
	...l,
	...d()({ maxMemory: {
		kind: "size",
		usage: "--max-memory <size>",
		description: "maximum memory of a call: of the heap, and of each Wasm memory (default: 1GiB)"
	} })
}, { timeout: _, otel: v, quiet: y, color: b, ...x } = c, S = u({
	options: g,
	details: "It speaks the Model Context Protocol on standard input and output, until standard input ends or a signal arrives. The tools run check, test,\neval, gate and capabilities, and with --builtins service discover. Each call is a process of its own, within the root, without writing, and within\n--timeout (default: 60s) and --max-memory.",
	examples: [
		"regohost mcp",
		"regohost mcp --root policies/ --timeout 30s",
		"regohost mcp --builtins service --allow-net api.example.com",
		"regohost mcp --tool-policy /etc/regohost/tools.rego"
	],
	exitCodes: "0 the client closed the connection, or a signal ended the server, 2 usage, the tool policy or a message larger than 10 MiB, 3 the server did not start.",
	everyday: [
		"root",
		"toolPolicy",
		"builtins",
		"allowNet",
		"maxMemory",
		"timeout"
	],
	async run(e, t) {
		let { io: r } = e, { timeout: i = 6e4, tokenFile: c } = e.flags, { allowNet: l = [], maxMemory: u = 1073741824 } = t;
		if (c === "-") throw new o("--token-file - excludes mcp: standard input is the protocol");
		let d = await readRoot(r, t.root), g = await Promise.all(["policies", "schemas"].map((e) => (0, h.realpath)(p(a(), e)))), { createAllowedHosts: _ } = await import("./evaluation.js").then((e) => e.allowed_hosts_exports);
		_(l);
		let [{ ToolPolicy: v }, { startMcpServer: y }] = await Promise.all([import("./tool-policy.js"), import("./mcp-server.js")]), b = t.toolPolicy === void 0 ? void 0 : await v.load(r, t.toolPolicy);
		r.runUntilSignal?.(0);
		try {
			let a = await y({
				confinement: {
					folder: d,
					ownFolders: g,
					hosts: l,
					service: t.builtins === "service"
				},
				limits: {
					timeoutMs: i,
					maxMemoryBytes: u
				},
				policy: b,
				options: f(x, e.flags, (e) => m(r.cwd, e))
			});
			try {
				await Promise.race([a.closed, new Promise((e) => n(r.signal, e))]);
			} finally {
				await a.close();
			}
		} finally {
			await b?.close();
		}
		return s.pass;
	}
});
async function readRoot({ cwd: e }, n = ".") {
	try {
		let t = await (0, h.realpath)(m(e, n));
		if ((await (0, h.stat)(t)).isDirectory()) return t;
	} catch (e) {
		throw new o(i`--root ${n} cannot be read (${t(e) ?? "unknown"})`, { cause: e });
	}
	throw new o(i`--root ${n} is not a folder`);
}
export { S as configure };

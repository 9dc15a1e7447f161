import { codeOf as e, onAbort as t, said as n } from "./evaluation.js";
import { packageRoot as r } from "./package-root.js";
import { CommandError as i, EXIT as a, GLOBAL_OPTIONS as o, NETWORK_OPTIONS as s, defineCommand as c, optionsFor as l, toWords as u } from "./evaluation-command.js";
import { realpath as d, stat as f } from "node:fs/promises";
import { join as p, resolve as m } from "node:path";
// src/cli/commands/mcp.ts
const h = {
	...l()({
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
	...s,
	...l()({ maxMemory: {
		kind: "size",
		usage: "--max-memory <size>",
		description: "maximum memory of a call: of the heap, and of each Wasm memory (default: 1GiB)"
	} })
}, { timeout: g, otel: _, quiet: v, color: y, ...b } = o, x = c({
	options: h,
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
	run: runMcp
});
async function readRoot({ cwd: t }, r = ".") {
	try {
		let e = await d(m(t, r));
		if ((await f(e)).isDirectory()) return e;
	} catch (t) {
		throw new i(n`--root ${r} cannot be read (${e(t) ?? "unknown"})`, { cause: t });
	}
	throw new i(n`--root ${r} is not a folder`);
}
async function runMcp(e, n) {
	let { io: o } = e, { timeout: s = 6e4, tokenFile: c } = e.flags, { allowNet: l = [], maxMemory: f = 1073741824 } = n;
	if (c === "-") throw new i("--token-file - excludes mcp: standard input is the protocol");
	let h = await readRoot(o, n.root), g = await Promise.all(["policies", "schemas"].map((e) => d(p(r(), e)))), { createAllowedHosts: _ } = await import("./evaluation.js").then((e) => e.allowed_hosts_exports);
	_(l);
	let [{ ToolPolicy: v }, { startMcpServer: y }] = await Promise.all([import("./tool-policy.js"), import("./mcp-server.js")]), x = n.toolPolicy === void 0 ? void 0 : await v.load(o, n.toolPolicy);
	o.runUntilSignal?.(0);
	try {
		let r = await y({
			confinement: {
				folder: h,
				ownFolders: g,
				hosts: l,
				service: n.builtins === "service"
			},
			limits: {
				timeoutMs: s,
				maxMemoryBytes: f
			},
			policy: x,
			options: u(b, e.flags, (e) => m(o.cwd, e))
		});
		try {
			await Promise.race([r.closed, new Promise((e) => t(o.signal, e))]);
		} finally {
			await r.close();
		}
	} finally {
		await x?.close();
	}
	return a.pass;
}
export { x as configure };

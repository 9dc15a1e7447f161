import { $s as e, pc as t, yc as n } from "./shared.js";
import { n as r } from "./package-root.js";
import { Fn as i, Mn as a, _n as o, fn as s, nn as c, pn as l, xn as u } from "./commands.js";
import { realpath as d, stat as f } from "node:fs/promises";
import { join as p, resolve as m } from "node:path";
// src/cli/commands/mcp.ts
const h = {
	...a()({
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
			description: "whether calls may use the evidence service: service, or none (default)",
			choices: ["service", "none"],
			default: ["none"]
		}
	}),
	...c,
	...a()({ maxMemory: {
		kind: "size",
		usage: "--max-memory <size>",
		description: "maximum memory of a call: of the heap, and of each Wasm memory (default: 1GiB)"
	} })
}, { timeout: g, otel: _, quiet: v, color: y, ...b } = u, x = o({
	options: h,
	details: "It speaks the Model Context Protocol on standard input and output, until standard input ends or a signal arrives. The tools run check, test,\neval, gate and capabilities, and with --builtins service discover. Each call is a process of its own, within the root, without writing, and within\n--timeout (default: 60s) and --max-memory.",
	examples: [
		"regohost mcp",
		"regohost mcp --root policies/ --timeout 30s",
		"regohost mcp --builtins service --allow-net api.example.com",
		"regohost mcp --tool-policy /etc/regohost/tools.rego"
	],
	exitCodes: "0 the client closed the connection, or a signal ended the server, 2 usage or the tool policy, 3 the server did not start.",
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
async function readRoot({ cwd: n }, r = ".") {
	try {
		let e = await d(m(n, r));
		if ((await f(e)).isDirectory()) return e;
	} catch (n) {
		throw new s(e`--root ${r} cannot be read (${t(n) ?? "unknown"})`, { cause: n });
	}
	throw new s(e`--root ${r} is not a folder`);
}
async function runMcp(e, t) {
	let { io: a } = e, { timeout: o = 6e4, tokenFile: c } = e.flags, { allowNet: u = [], maxMemory: f = 1073741824 } = t;
	if (c === "-") throw new s("--token-file - excludes mcp: standard input is the protocol");
	let h = await readRoot(a, t.root), g = await Promise.all(["policies", "schemas"].map((e) => d(p(r(), e)))), { createAllowedHosts: _ } = await import("./shared.js").then((e) => e.$t);
	_(u);
	let [{ ToolPolicy: v }, { startMcpServer: y }] = await Promise.all([import("./tool-policy.js"), import("./mcp-server.js")]), x = t.toolPolicy === void 0 ? void 0 : await v.load(a, t.toolPolicy);
	a.runUntilSignal?.(0);
	let S = await y({
		confinement: {
			folder: h,
			ownFolders: g,
			hosts: u,
			service: t.builtins === "service"
		},
		limits: {
			timeoutMs: o,
			maxMemoryBytes: f
		},
		policy: x,
		options: i(b, e.flags, (e) => m(a.cwd, e))
	});
	return await Promise.race([S.closed, new Promise((e) => n(a.signal, e))]), await S.close(), await x?.close(), l.pass;
}
export { x as configure };

import { GraphBuilder as e } from "./reference-graph.js";
import { defineCommand as t, optionsFor as n, throwIfTerminal as r, writeExact as i } from "./evaluation-command.js";
import { askService as a, writeWholeFile as o } from "./commands.js";
import { Limit as s } from "./shared.js";
import { isRegohostError as c } from "./evaluation.js";
import { extname as l } from "node:path";
// src/cli/commands/graph.ts
const u = [
	"mermaid",
	"dot",
	"svg",
	"html",
	"json"
], d = {
	".mmd": "mermaid",
	".dot": "dot",
	".gv": "dot",
	".svg": "svg",
	".html": "html",
	".htm": "html",
	".json": "json"
}, f = n()({
	format: {
		kind: "choice",
		usage: "-f, --format <format>",
		description: "output format (default: by the file name of -o, else mermaid)",
		choices: u,
		lastCounts: !0
	},
	output: {
		kind: "text",
		usage: "-o, --output <file>",
		description: "output file; - for standard output (default)"
	},
	kind: {
		kind: "text",
		usage: "--kind <kind>",
		description: "the referrer's kind, for a digest with several"
	},
	depth: {
		kind: "countOrNone",
		usage: "--depth <count>",
		description: "maximum number of references between the digest and an item",
		default: [10]
	},
	limit: {
		kind: "count",
		usage: "--limit <count>",
		description: "maximum number of items in the graph",
		default: [1e3]
	}
}), p = t({
	arguments: [["<digest>", "<algorithm>:<hex>, in lower case"]],
	options: f,
	about: "It looks up every item once, up to --depth references away and --limit items. The graph and stderr name the others. A digest that the service does not know is exit code 1.",
	examples: [
		"regohost graph sha256:c3eaed68b6e0bf582d702ced7e4d82a0ebc81e5325136cfad2c4ec1408c00e9e -o graph.html",
		"regohost graph sha256:9f86… -f dot | dot -Tpng > graph.png",
		"regohost graph sha256:9f86… --kind CONTAINER_IMAGE --depth 2"
	],
	run(e, t, { format: n, kind: s, depth: c, limit: u, output: f }) {
		let p = n ?? d[l(f ?? "").toLowerCase()] ?? "mermaid";
		p === "html" && f === void 0 && r(e.io, "the page to a file with -o graph.html, or pass -o -");
		let m = s === void 0 ? {} : { kind: s };
		return a(e, "asking the service", (e, n) => walkReferences(e, {
			digest: t,
			filters: m,
			depth: c,
			limit: u
		}, n), async (n) => {
			let r = await format(n, t, p);
			for (let t of n.cuts) await e.warn(t);
			f === void 0 || f === "-" ? await i(e.io.stdout, r) : await o(e.io, f, r);
		});
	}
});
async function format(e, t, n) {
	let r = `What ${t} refers to`;
	switch (n) {
		case "html": return (await import("./graph-html.js")).graphHtml(e, r);
		case "svg": return (await import("./svg.js")).graphSvg(e, r);
		case "mermaid": return (await import("./text-formats.js")).graphMermaid(e);
		case "dot": return (await import("./text-formats.js")).graphDot(e);
		case "json": return (await import("./text-formats.js")).graphJson(e);
	}
}
const getKey = ({ digest: e, kind: t }) => JSON.stringify([e, t]);
function add(e, t, n) {
	e.add({
		...t,
		name: t.metadata?.name,
		references: t.references.map((e) => ({
			...e,
			name: e.metadata?.name,
			references: []
		}))
	}, n);
}
async function walkReferences(t, { digest: n, filters: r, depth: i, limit: a }, o) {
	let l = new e(a), u = new s(8), { signal: d = new AbortController().signal } = o, { kind: f, ...p } = r, m = await t.discover(n, r, o);
	add(l, m, !0);
	let h = /* @__PURE__ */ new Set([getKey(m)]), unseen = (e) => [...new Map(e.map((e) => [getKey(e), e]))].flatMap(([e, t]) => h.has(e) || !l.has(t) ? [] : [t]), ask = async (e) => {
		await u.enter(d);
		try {
			return await t.discover(e.digest, {
				...p,
				kind: e.kind
			}, o);
		} catch (e) {
			if (!c(e, "not_found")) throw e;
			return;
		} finally {
			u.leave();
		}
	}, g = unseen(m.references);
	for (let e = 1; g.length > 0; e++) {
		if (e > i) {
			l.cut(`${g.length} items are more than ${i} references away, and were not requested`);
			break;
		}
		for (let e of g) h.add(getKey(e));
		let t = await Promise.all(g.map(ask));
		for (let [e, n] of t.entries()) {
			let t = g[e];
			n === void 0 ? t !== void 0 && l.addNotFound(t.digest, t.kind) : add(l, n, !1);
		}
		g = unseen(t.flatMap((e) => e?.references ?? []));
	}
	return l.graph();
}
export { p as configure };

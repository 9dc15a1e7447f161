import { Ct as e, Mn as t, On as n, _n as r, an as i, ot as a, pn as o, st as s } from "./commands.js";
// src/cli/commands/parse.ts
const c = t()({
	jsonInclude: {
		kind: "text",
		usage: "--json-include <parts>",
		description: "parts of JSON: locations, comments; without one: -comments"
	},
	...i,
	format: n(["pretty", "json"], "pretty")
}), l = r({
	arguments: [["<file>", "a .rego file; - for standard input"]],
	options: c,
	examples: [
		"regohost parse gate.rego",
		"regohost parse gate.rego -f json --json-include locations,-comments",
		"regohost parse - < gate.rego"
	],
	run: runParse
});
async function runParse({ io: t, flags: { timeout: n } }, r, { format: i, jsonInclude: c = "", v0Compatible: l }) {
	let u = c.split(",").map((e) => e.trim()), { parseRego: d } = await import("./print-rego.js").then((e) => e.n), f = await d({
		file: {
			path: s(r).replaceAll("\\", "/"),
			text: await a(t, r)
		},
		regoVersion: l === !0 ? "v0" : "v1",
		format: i,
		locations: u.includes("locations"),
		comments: !u.includes("-comments"),
		signal: t.signal,
		timeoutMs: n
	});
	return await e(t.stdout, f), o.pass;
}
export { l as configure };

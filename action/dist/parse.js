import { EXIT as e, REGO_OPTIONS as t, defineCommand as n, formatOption as r, optionsFor as i, readGivenText as a, shownName as o, writeOut as s } from "./evaluation-command.js";
// src/cli/commands/parse.ts
const c = i()({
	jsonInclude: {
		kind: "text",
		usage: "--json-include <parts>",
		description: "parts of JSON: locations, comments; without one: -comments"
	},
	...t,
	format: r(["pretty", "json"], "pretty")
}), l = n({
	arguments: [["<file>", "a .rego file; - for standard input"]],
	options: c,
	examples: [
		"regohost parse gate.rego",
		"regohost parse gate.rego -f json --json-include locations,-comments",
		"regohost parse - < gate.rego"
	],
	async run({ io: t, flags: { timeout: n } }, r, { format: i, jsonInclude: c = "", v0Compatible: l }) {
		let u = c.split(",").map((e) => e.trim()), { parseRego: d } = await import("./print-rego.js").then((e) => e.print_rego_exports), f = await d({
			file: {
				path: o(r).replaceAll("\\", "/"),
				text: await a(t, r)
			},
			regoVersion: l === !0 ? "v0" : "v1",
			format: i,
			locations: u.includes("locations"),
			comments: !u.includes("-comments"),
			signal: t.signal,
			timeoutMs: n
		});
		return await s(t.stdout, f), e.pass;
	}
});
export { l as configure };

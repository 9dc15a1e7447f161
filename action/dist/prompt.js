import { defineCommand as e, optionsFor as t, readGivenText as n, toJsonOutput as r, writeOut as i } from "./evaluation-command.js";
import { askPlatform as a } from "./commands.js";
// src/cli/commands/prompt.ts
const o = t()({ json: {
	kind: "flag",
	usage: "--json",
	description: "print the answer as JSON"
} }), s = e({
	arguments: [["<evidence>", "a digest (sha256: and 64 hex digits), a file, or - for standard input"], ["<prompt>", "the question for the agent"]],
	options: o,
	about: "Each call costs money, so a request that was sent is not repeated. It exits 0 whatever the agent found; only regohost gate judges. It is available on paid plans only.",
	examples: [
		"regohost prompt sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f \"Is a licence missing?\"",
		"regohost prompt report.txt \"Does the report admit a known vulnerability?\" --json",
		"git log -1 | regohost prompt - \"Does the message name a ticket?\""
	],
	async run(e, t, o, s) {
		let { io: c, style: l } = e, u = t.startsWith("sha256:") ? t : await n(c, t);
		return a(e, (e, t) => e.evidencePrompt(u, o, t), async (t) => {
			if (s.json === !0) await i(c.stdout, r(t));
			else if (t.skipped) await i(c.stdout, `${l.yellow("analysis skipped")}\n`);
			else {
				let e = t.violations.map((e) => `${l.red("-")} ${e.replaceAll("\n", "\n  ")}\n`);
				await i(c.stdout, e.length === 0 ? "no violations\n" : e.join(""));
			}
			t.skipped && await e.note("the evidence was not analysed");
		});
	}
});
export { s as configure };

import { askPlatform as e, defineCommand as t, optionsFor as n, readGivenText as r, toJsonOutput as i, writeOut as a } from "./commands.js";
// src/cli/commands/prompt.ts
const o = n()({ json: {
	kind: "flag",
	usage: "--json",
	description: "print the answer as JSON"
} }), s = t({
	arguments: [["<evidence>", "a digest (sha256: and 64 hex digits), a file, or - for standard input"], ["<prompt>", "the question for the agent"]],
	options: o,
	about: "Each call costs money, so a request that was sent is not repeated. It exits 0 whatever the agent found; only regohost gate judges. It is available on paid plans only.",
	examples: [
		"regohost prompt sha256:7d85aec627c2489e0acce8de6f3754d3c8dd188a2005f34abd8dcba8cc21861f \"Is a licence missing?\"",
		"regohost prompt report.txt \"Does the report admit a known vulnerability?\" --json",
		"git log -1 | regohost prompt - \"Does the message name a ticket?\""
	],
	run: runPrompt
});
async function runPrompt(t, n, o, s) {
	let { io: c, style: l } = t, u = n.startsWith("sha256:") ? n : await r(c, n);
	return e(t, (e, t) => e.evidencePrompt(u, o, t), async (e) => {
		if (s.json === !0) await a(c.stdout, i(e));
		else if (e.skipped) await a(c.stdout, `${l.yellow("analysis skipped")}\n`);
		else {
			let t = e.violations.map((e) => `${l.red("-")} ${e.replaceAll("\n", "\n  ")}\n`);
			await a(c.stdout, t.length === 0 ? "no violations\n" : t.join(""));
		}
		e.skipped && await t.note("the evidence was not analysed");
	});
}
export { s as configure };

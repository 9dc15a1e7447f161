import { CommandError as e, defineCommand as t, optionsFor as n, writeOut as r } from "./evaluation-command.js";
// src/cli/commands/demo.ts
const i = n()({
	tamper: {
		kind: "choice",
		usage: "--tamper [what]",
		description: "change one byte after the attestation",
		choices: ["tarball", "sbom"],
		preset: "tarball"
	},
	full: {
		kind: "flag",
		usage: "--full",
		description: "also gate on all five built-ins of the service (examples/full-gate)"
	}
}), a = t({
	options: i,
	description: "Pack and attest this package, and judge it by the records of an evidence service.",
	about: "The release is gated by the policies of examples/release-gate. It needs npm, but no network, and reads no\nSERVICE_* variable and no saved login.",
	examples: [
		"regohost demo",
		"regohost demo --tamper",
		"regohost demo --tamper sbom",
		"regohost demo --full"
	],
	async run(t, n) {
		let [{ runDemo: i }, { DemoError: a }, { gateExitCode: o }] = await Promise.all([
			import("./run-demo.js"),
			import("./demo-context.js").then((e) => e.demo_context_exports),
			import("./gate2.js").then((e) => e.report_options_exports)
		]), { io: s, flags: c, style: l } = t, { env: u, signal: d } = s, { timeout: f, speculate: p } = c;
		try {
			let e = await i({
				env: u,
				signal: d,
				style: l,
				timeoutMs: f,
				speculate: p,
				testPolicies: async (e, t) => (await import("./test-policies.js").then((e) => e.test_policies_exports)).testPolicies(e, t),
				note: (e) => t.note(e)
			}, n);
			return await r(s.stdout, e.text), o(e);
		} catch (t) {
			throw t instanceof a ? new e(t.message, {
				code: "start_failed",
				cause: t.cause
			}) : t;
		}
	}
});
export { a as configure };

import { Ct as e, Mn as t, _n as n, fn as r } from "./commands.js";
// src/cli/commands/demo.ts
const i = t()({
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
}), a = n({
	options: i,
	description: "Show a release that is judged by the records of an evidence service: this package, packed and attested.",
	about: "The release is gated by the policies of examples/release-gate. It needs npm, but no network, and reads no\nSERVICE_* variable and no saved login.",
	examples: [
		"regohost demo",
		"regohost demo --tamper",
		"regohost demo --tamper sbom",
		"regohost demo --full"
	],
	run: runCommand
});
async function runCommand(t, n) {
	let [{ runDemo: i }, { DemoError: a }, { gateExitCode: o }] = await Promise.all([
		import("./run-demo.js"),
		import("./demo-context.js").then((e) => e.n),
		import("./report-options.js")
	]), { io: s, flags: c, style: l } = t, { env: u, signal: d } = s, { timeout: f, speculate: p } = c;
	try {
		let r = await i({
			env: u,
			signal: d,
			style: l,
			timeoutMs: f,
			speculate: p,
			note: (e) => t.note(e)
		}, n);
		return await e(s.stdout, r.text), o(r);
	} catch (e) {
		throw e instanceof a ? new r(e.message, {
			code: "start_failed",
			cause: e.cause
		}) : e;
	}
}
export { a as configure };

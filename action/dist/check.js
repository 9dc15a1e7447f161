import { EXIT as e, FLAG_WORDING as t, SUITE_OPTIONS as n, checkOutputs as r, defineCommand as i, formatDiagnosticsJson as a, formatOption as o, lockWritten as s, noteDiagnostics as c, noteSkipped as l, optionsFor as u, startProgress as d, writeNote as f, writeOut as p } from "./commands.js";
import { inWording as m } from "./shared.js";
import { noteSuite as h, suiteFiles as g, toSuiteOptions as _ } from "./suite-flags.js";
// src/cli/commands/check.ts
const v = {
	...n,
	...u()({
		strict: {
			kind: "flag",
			usage: "-S, --strict",
			description: "treat warnings as errors"
		},
		format: o(["pretty", "json"], "pretty", "output format of errors")
	})
}, y = i({
	arguments: [["<policy...>", ".rego files, folders, bundles or addresses"]],
	options: v,
	details: "Tests in folders are checked too. Files that are not Rego are skipped. Without errors and warnings it prints nothing.\nWith -f json it prints errors on standard output as {\"errors\": [...]}, as opa check does.\n\nMETADATA may name schema.regohost.cyclonedx, .in_toto_statement, .sarif, .slsa_provenance and .spdx without --schema.",
	examples: [
		"regohost check policies/",
		"regohost check --strict policy.rego",
		"regohost check --schema schemas/ policies/     for METADATA such as schemas: [input: schema.release]",
		"regohost check --schema cyclonedx sbom.rego    every input is a CycloneDX document",
		"regohost check bundle.tar.gz --verification-key public.pem --signing-alg ES256"
	],
	exitCodes: "0 no error, 1 not signed as --verification-key asks, 2 usage or Rego with errors, 3 the check did not end, or an\naddress could not be read.",
	everyday: [
		"strict",
		"schema",
		"format",
		"builtins",
		"bundle",
		"maxErrors",
		"v0Compatible",
		"timeout"
	],
	run: runCheck
});
async function runCheck(n, i, o) {
	let { io: u } = n, { checkPolicies: v } = await import("./check-policies.js").then((e) => e.check_policies_exports);
	await r(u, s(o), g(i, o));
	let y = await _(n, o), b = d(n, "checking"), { errors: x, warnings: S, skipped: C, ...w } = await v(i, {
		...y,
		strict: o.strict
	}).finally(() => b.end());
	if (await l(n, C, {
		done: "checked",
		others: w.files.length
	}), await h(n, o, w), await c(n, S), x.length === 0) return e.pass;
	if (o.format === "json") await p(u.stdout, a(x));
	else {
		let { adviseVersion: e, formatDiagnostics: r } = await import("./shared.js").then((e) => e.rego_diagnostics_exports), i = `${x.length} ${x.length === 1 ? "error" : "errors"}`;
		await f(u, `${n.noteStyle.red(`${i}:`)}\n${r(x)}`);
		let a = e(x);
		a !== void 0 && await f(u, m(a, t));
		let { explainUndefinedFunctions: o } = await import("./undefined-functions.js");
		for (let e of await o(x)) await f(u, e);
	}
	return e.usage;
}
export { y as configure };

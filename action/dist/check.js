import { Ct as e, Mn as t, Mt as n, On as r, S as i, St as a, _n as o, jt as s, k as c, m as l, nt as u, pn as d, pt as f, tt as p } from "./commands.js";
import { ol as m } from "./shared.js";
import { n as h, r as g, t as _ } from "./suite-flags.js";
// src/cli/commands/check.ts
const v = {
	...n,
	...t()({
		strict: {
			kind: "flag",
			usage: "-S, --strict",
			description: "treat warnings as errors"
		},
		format: r(["pretty", "json"], "pretty", "output format of errors")
	})
}, y = o({
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
async function runCheck(t, n, r) {
	let { io: o } = t, { checkPolicies: v } = await import("./check-policies.js").then((e) => e.n);
	await c(o, i(r), h(n, r));
	let y = await g(t, r), b = f(t, "checking"), { errors: x, warnings: S, skipped: C, ...w } = await v(n, {
		...y,
		strict: r.strict
	}).finally(() => b.end());
	if (await u(t, C, {
		done: "checked",
		others: w.files.length
	}), await _(t, r, w), await p(t, S), x.length === 0) return d.pass;
	if (r.format === "json") await e(o.stdout, l(x));
	else {
		let { adviseVersion: e, formatDiagnostics: n } = await import("./shared.js").then((e) => e.Et), r = `${x.length} ${x.length === 1 ? "error" : "errors"}`;
		await a(o, `${t.noteStyle.red(`${r}:`)}\n${n(x)}`);
		let i = e(x);
		i !== void 0 && await a(o, m(i, s));
		let { explainUndefinedFunctions: c } = await import("./undefined-functions.js");
		for (let e of await c(x)) await a(o, e);
	}
	return d.usage;
}
export { y as configure };

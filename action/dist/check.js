import { EXIT as e, FLAG_WORDING as t, GATE_OPTIONS as n, SUITE_OPTIONS as r, checkOutputs as i, defineCommand as a, formatDiagnosticsJson as o, formatOption as s, lockWritten as c, noteDiagnostics as l, noteSkipped as u, optionsFor as d, startProgress as f, writeNote as p, writeOut as m } from "./evaluation-command.js";
import { counted as h, inWording as g } from "./evaluation.js";
import { noteSuite as _, suiteFiles as v, toSuiteOptions as y } from "./suite-flags.js";
// src/cli/commands/check.ts
const b = {
	...r,
	...d()({
		strict: {
			kind: "flag",
			usage: "-S, --strict",
			description: "treat warnings as errors"
		},
		format: s(["pretty", "json"], "pretty", "output format of errors"),
		rules: {
			kind: "choice",
			choices: [
				"gate",
				"conftest",
				"opa"
			],
			usage: "--rules <tool>",
			description: "gate (default): also refuse what regohost gate refuses; conftest: the same by Conftest's rules; opa: only what opa check refuses"
		}
	}),
	allowUnread: n.allowUnread
}, x = a({
	arguments: [["[policy...]", ".rego, folders, bundles; default: by regohost.yaml"]],
	options: b,
	details: "Tests in folders are checked too. Files that are not Rego are skipped. Without errors and warnings it prints nothing.\nIt refuses what regohost gate refuses without an input: rules that look as if they judged, judging rules of another type, and\nMETADATA that would be ignored; if no package judges, these are only warnings. For policies that decide elsewhere: --rules opa.\nWith -f json it prints errors on standard output as {\"errors\": [...]}, as opa check does.\n\nMETADATA may name schema.regohost.cyclonedx, .in_toto_statement, .sarif, .slsa_provenance and .spdx without --schema.",
	examples: [
		"regohost check policies/",
		"regohost check --strict policy.rego",
		"regohost check --rules conftest policy/",
		"regohost check --schema schemas/ policies/  # for METADATA such as schemas: [input: schema.release]",
		"regohost check --schema cyclonedx sbom.rego  # every input is a CycloneDX document",
		"regohost check bundle.tar.gz --verification-key public.pem --signing-alg ES256"
	],
	exitCodes: "0 no error, 1 no valid signature for --verification-key, 2 usage or Rego with errors, 3 the check did not end, or an\naddress could not be read.",
	everyday: [
		"strict",
		"rules",
		"schema",
		"format",
		"builtins",
		"bundle",
		"maxErrors",
		"v0Compatible",
		"timeout"
	],
	async run(n, r, a) {
		let { io: s } = n, { namePolicies: d } = await import("./gate-policies.js"), { context: b, paths: x, flags: S } = await d(n, "check", r, a), { checkPolicies: C } = await import("./check-policies.js").then((e) => e.check_policies_exports);
		await i(s, c(S), v(x, S));
		let w = await y(b, S), T = f(b, "checking"), { rules: E = "gate", allowUnread: D, strict: O } = S, { errors: k, warnings: A, skipped: j, ...M } = await C(x, {
			...w,
			strict: O,
			rules: E,
			allowUnread: D,
			compat: b.flags.compat
		}).finally(() => T.end());
		if (await u(b, j, {
			done: "checked",
			others: M.files.length
		}), await _(b, S, M), await l(b, A), k.length === 0) return e.pass;
		if (S.format === "json") await m(s.stdout, o(k));
		else {
			let { adviseRego: e, formatDiagnostics: n } = await import("./compiling.js").then((e) => e.rego_diagnostics_exports), r = h(k.length, "error");
			await p(s, `${b.noteStyle.red(`${r}:`)}\n${n(k)}`);
			let i = e(k);
			i !== void 0 && await p(s, g(i, t));
			let { explainUndefinedFunctions: a } = await import("./undefined-functions.js");
			for (let e of await a(k)) await p(s, e);
			let o = k.filter(({ code: e }) => e === "rule_unread");
			if (o.length > 0) {
				let { adviseUnread: e } = await import("./shared.js").then((e) => e.check_rules_exports);
				await p(s, g(e(o, E === "gate"), t));
			}
		}
		return e.usage;
	}
});
export { x as configure };

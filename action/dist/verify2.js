import { isImageAddress as e, limitReading as t, readDocuments as n, shownText as r } from "./evaluation.js";
import { CommandError as i, EXIT as a, VERIFY_OPTIONS as o, defineCommand as s, optionsFor as c, showError as l, toDocumentSource as u, toExitCode as d, toVerifyOptions as f, worstExitCode as p, writeNote as m, writeOut as h } from "./evaluation-command.js";
// src/cli/commands/verify.ts
const g = {
	...o,
	...c()({ json: {
		kind: "flag",
		usage: "--json",
		description: "print what was verified as JSON, one line a document"
	} })
}, _ = s({
	arguments: [["<file...>", "envelopes and bundles; - for standard input"]],
	options: g,
	details: "Verifies DSSE envelopes with --key, and Sigstore bundles with --trusted-root, an identity and an issuer. Each line\nof JSON Lines is a document. A bundle that signs a file itself needs --artifact FILE. Only --update-tuf uses\nthe network.",
	examples: [
		"regohost verify provenance.dsse.json --key builder.pub --artifact app.tgz",
		"regohost verify app.tgz.sigstore.json --trusted-root trusted_root.json --artifact app.tgz --certificate-identity-regexp '^https://github\\.com/acme/app/' --certificate-oidc-issuer https://token.actions.githubusercontent.com",
		"regohost verify app.tgz.sigstore.json --trusted-root tuf --update-tuf …"
	],
	exitCodes: "0 all are valid; 1 a missing or wrong signature, signer or subject; 2 a malformed key, root or document; 3 a TUF\nrepository without an answer or with expired metadata.",
	everyday: [
		"key",
		"artifact",
		"trustedRoot",
		"updateTuf",
		"certificateIdentity",
		"certificateIdentityRegexp",
		"certificateOidcIssuer",
		"json",
		"timeout"
	],
	async run(o, s, c) {
		let { io: g } = o, _ = await f(o, c);
		if (_ === void 0) throw new i("say who must have signed: --key, or --trusted-root with an identity and an issuer");
		let v = s.find(e);
		if (v !== void 0) throw new i(r`${v}: verify takes files; the attestations of an image are verified by gate, with a policy`);
		let [{ DocumentVerifier: y }, { checkVerifyOptions: b }] = await Promise.all([import("./document-verifier.js").then((e) => e.document_verifier_exports), import("./verify-options.js").then((e) => e.verify_options_exports)]), x = await y.create(b("verify", _)), S = {
			signal: g.signal,
			timeoutMs: o.flags.timeout
		}, C = [], fail = async (e) => {
			C.push(d(e)), await m(g, l(e, o.noteStyle));
		};
		for (let e of new Set(s)) try {
			let r = await u(g, e);
			for await (let e of n(r, {
				cwd: g.cwd,
				...S,
				uniqueKeys: !0
			})) try {
				if ("error" in e) throw e.error;
				let { name: n, json: r } = e, { facts: i } = await t(`verifying ${n}`, S, () => x.verify(n, r)), { factsToJson: s } = await import("./shared.js").then((e) => e.facts_exports);
				await h(g.stdout, format(e.name, s(i), o, c)), C.push(a.pass);
			} catch (e) {
				await fail(e);
			}
		} catch (e) {
			await fail(e);
		}
		return p(C);
	}
});
function format(e, t, { style: n }, { json: r }) {
	if (r === !0) return `${JSON.stringify({
		document: e,
		verification: t
	})}\n`;
	let i = Object.entries(t).flatMap(([e, t]) => describe(e, t));
	return `${n.green("VERIFIED")} ${e}\n${i.join("")}`;
}
function describe(e, t) {
	let line = (t) => `  ${e.replaceAll("_", " ")}: ${t}\n`;
	return typeof t == "string" ? [line(t)] : Array.isArray(t) ? t.map((e) => line(typeof e == "string" ? e : JSON.stringify(e))) : typeof t != "object" || !t ? [line(String(t))] : Object.entries(t).flatMap(([e, t]) => describe(e, t));
}
export { _ as configure };

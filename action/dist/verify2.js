import { isImageAddress as e, readDocuments as t, said as n } from "./evaluation.js";
import { CommandError as r, EXIT as i, VERIFY_OPTIONS as a, defineCommand as o, optionsFor as s, showError as c, toDocumentSource as l, toExitCode as u, toVerifyOptions as d, worstExitCode as f, writeNote as p, writeOut as m } from "./evaluation-command.js";
// src/cli/commands/verify.ts
const h = {
	...a,
	...s()({ json: {
		kind: "flag",
		usage: "--json",
		description: "print what was verified as JSON, one line a document"
	} })
}, g = o({
	arguments: [["<file...>", "envelopes and bundles; - for standard input"]],
	options: h,
	details: "Verifies DSSE envelopes with --key, and Sigstore bundles with --trusted-root, an identity and an issuer. Each line\nof JSON Lines is a document. A bundle that signs a file itself needs --artifact FILE. Only --update-tuf uses\nthe network.",
	examples: [
		"regohost verify provenance.dsse.json --key builder.pub --artifact app.tgz",
		"regohost verify app.tgz.sigstore.json --trusted-root trusted_root.json --artifact app.tgz --certificate-identity-regexp '^https://github\\.com/acme/app/' --certificate-oidc-issuer https://token.actions.githubusercontent.com",
		"regohost verify app.tgz.sigstore.json --trusted-root tuf --update-tuf …"
	],
	exitCodes: "0 all are valid, 1 a signature, signer or subject is missing or wrong, 2 a malformed key, root or document,\n3 a TUF repository without an answer, or with expired metadata.",
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
	run: runVerify
});
async function runVerify(a, o, s) {
	let { io: h } = a, g = await d(a, s);
	if (g === void 0) throw new r("say who must have signed: --key, or --trusted-root with an identity and an issuer");
	let _ = o.find(e);
	if (_ !== void 0) throw new r(n`${_}: verify takes files; the attestations of an image are verified by gate, with a policy`);
	let [{ DocumentVerifier: v }, { checkVerifyOptions: y }] = await Promise.all([import("./document-verifier.js").then((e) => e.document_verifier_exports), import("./verify-options.js").then((e) => e.verify_options_exports)]), b = await v.create(y("verify", g)), x = [], fail = async (e) => {
		x.push(u(e)), await p(h, c(e, a.noteStyle));
	};
	for (let e of new Set(o)) try {
		let n = await l(h, e);
		for await (let e of t(n, {
			cwd: h.cwd,
			signal: h.signal,
			timeoutMs: a.flags.timeout,
			uniqueKeys: !0
		})) try {
			if ("error" in e) throw e.error;
			let { facts: t } = await b.verify(e.name, e.json, {
				signal: h.signal,
				timeoutMs: a.flags.timeout
			}), { factsToJson: n } = await import("./shared.js").then((e) => e.facts_exports);
			await m(h.stdout, format(e.name, n(t), a, s)), x.push(i.pass);
		} catch (e) {
			await fail(e);
		}
	} catch (e) {
		await fail(e);
	}
	return f(x);
}
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
export { g as configure };

import { $s as e, Ai as t, Xs as n } from "./shared.js";
import { Ct as r, Mn as i, St as a, Xt as o, _n as s, fn as c, gn as l, hn as u, it as d, lt as f, pn as p } from "./commands.js";
import { t as m } from "./verify-flags.js";
// src/cli/commands/verify.ts
const h = {
	...o,
	...i()({ json: {
		kind: "flag",
		usage: "--json",
		description: "print what was verified as JSON, one line a document"
	} })
}, g = s({
	arguments: [["<file...>", "envelopes and bundles; - for standard input"]],
	options: h,
	details: "Verifies DSSE envelopes with --key, and Sigstore bundles with --trusted-root, an identity and an issuer. Each line\nof JSON Lines is a document. A bundle that signs a file itself needs --artifact FILE. Nothing is asked over a\nnetwork but by --update-tuf.",
	examples: [
		"regohost verify provenance.dsse.json --key builder.pub --artifact app.tgz",
		"regohost verify app.tgz.sigstore.json --trusted-root trusted_root.json \\\n--artifact app.tgz --certificate-identity-regexp '^https://github\\.com/acme/app/' \\\n--certificate-oidc-issuer https://token.actions.githubusercontent.com",
		"regohost verify app.tgz.sigstore.json --trusted-root tuf --update-tuf …"
	],
	exitCodes: "0 all hold, 1 a signature, signer or subject is missing or wrong, 2 a malformed key, root or document,\n3 a TUF repository that does not answer, or whose metadata has expired.",
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
async function runVerify(i, o, s) {
	let { io: h } = i, g = await m(i, s);
	if (g === void 0) throw new c("say who must have signed: --key, or --trusted-root with an identity and an issuer");
	let _ = o.find(n);
	if (_ !== void 0) throw new c(e`${_}: verify takes files; the attestations of an image are verified by gate, with a policy`);
	let [{ DocumentVerifier: v }, { checkVerifyOptions: y }] = await Promise.all([import("./document-verifier.js").then((e) => e.n), import("./verify-options.js").then((e) => e.n)]), b = await v.create(y("verify", g)), x = [], fail = async (e) => {
		x.push(u(e)), await a(h, d(e, i.noteStyle));
	};
	for (let e of new Set(o)) try {
		let n = await f(h, e);
		for await (let e of t(n, {
			cwd: h.cwd,
			signal: h.signal,
			timeoutMs: i.flags.timeout,
			uniqueKeys: !0
		})) try {
			if ("error" in e) throw e.error;
			let { facts: t } = await b.verify(e.name, e.json), { factsToJson: n } = await import("./shared.js").then((e) => e.tt);
			await r(h.stdout, format(e.name, n(t), i, s)), x.push(p.pass);
		} catch (e) {
			await fail(e);
		}
	} catch (e) {
		await fail(e);
	}
	return l(x);
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

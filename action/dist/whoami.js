import { defined as e } from "./evaluation.js";
import { CommandError as t, EXIT as n, defineCommand as r, optionsFor as i, readTokenFile as a, toJsonOutput as o, writeOut as s } from "./evaluation-command.js";
import { findAudiences as c, resolveCliSettings as l } from "./login-settings.js";
// src/cli/commands/whoami.ts
const u = i()({ json: {
	kind: "flag",
	usage: "--json",
	description: "print it as JSON"
} }), d = r({
	options: u,
	about: "Shows what the token contains and where it comes from, never the token itself. The service is not asked.\nA token with an unknown audience has the kind \"unknown\".",
	examples: ["regohost whoami", "regohost whoami --json --profile staging"],
	exitCodes: "0 valid token, 3 no token or an expired one.",
	async run(r, i) {
		let { io: u, style: d } = r, { settings: f, sources: p, warnings: m, unusedLogin: h } = await l(r), { tokenFile: g, compat: _ } = r.flags, v = g === void 0 ? f.token : await a(u, g);
		if (v === void 0) throw new t("not logged in: run regohost login, or set SERVICE_TOKEN", { code: "credentials_missing" });
		let { expiryWarning: y, readAccessToken: b } = await import("./client.js").then((e) => e.access_token_exports), { kind: x, subject: S, expiresAt: C } = await b(v, await c(_)), w = y({
			kind: x,
			expiresAt: C
		}), T = C !== void 0 && C <= Date.now(), E = x === "api" ? void 0 : f.organization, D = e({
			kind: x,
			subject: S,
			organization: E,
			expires: C === void 0 ? void 0 : new Date(C).toISOString(),
			expired: T,
			source: g === void 0 ? p.token?.name ?? "" : `--token-file ${g}`,
			base_url: f.baseUrl
		}), O = Object.entries(D).map(([e, t]) => `${d.dim(`${e.replace("_", " ")}:`)} ${String(t)}\n`);
		await s(u.stdout, i.json === !0 ? o(D) : O.join(""));
		let k = [
			...m,
			g === void 0 ? h : void 0,
			w
		];
		for (let e of k) e !== void 0 && await r.warn(e);
		return T ? n.undecided : n.pass;
	}
});
export { d as configure };

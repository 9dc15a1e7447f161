import { CommandError as e, EXIT as t, defineCommand as n, optionsFor as r, readTokenFile as i, toJsonOutput as a, writeOut as o } from "./evaluation-command.js";
import { findAudiences as s, resolveCliSettings as c } from "./login-settings.js";
// src/cli/commands/whoami.ts
const l = r()({ json: {
	kind: "flag",
	usage: "--json",
	description: "print it as JSON"
} }), u = n({
	options: l,
	about: "Shows what the token contains and where it comes from, never the token itself. The service is not asked.\nA token whose audience is not a known one has the kind \"unknown\".",
	examples: ["regohost whoami", "regohost whoami --json --profile staging"],
	exitCodes: "0 valid token, 3 no token or an expired one.",
	run: runWhoami
});
async function runWhoami(n, r) {
	let { io: l, style: u } = n, { settings: d, sources: f, warnings: p, unusedLogin: m } = await c(n), { tokenFile: h, compat: g } = n.flags, _ = h === void 0 ? d.token : await i(l, h);
	if (_ === void 0) throw new e("not logged in: run regohost login, or set SERVICE_TOKEN", { code: "credentials_missing" });
	let { expiryWarning: v, readAccessToken: y } = await import("./client.js").then((e) => e.access_token_exports), { kind: b, subject: x, expiresAt: S } = await y(_, await s(g)), C = v({
		kind: b,
		expiresAt: S
	}), w = S !== void 0 && S <= Date.now(), T = b === "api" ? void 0 : d.organization, E = {
		kind: b,
		...x === void 0 ? {} : { subject: x },
		...T === void 0 ? {} : { organization: T },
		...S === void 0 ? {} : { expires: new Date(S).toISOString() },
		expired: w,
		source: h === void 0 ? f.token?.name ?? "" : `--token-file ${h}`,
		...d.baseUrl === void 0 ? {} : { base_url: d.baseUrl }
	}, D = Object.entries(E).map(([e, t]) => `${u.dim(`${e.replace("_", " ")}:`)} ${String(t)}\n`);
	await o(l.stdout, r.json === !0 ? a(E) : D.join(""));
	let O = [
		...p,
		h === void 0 ? m : void 0,
		C
	];
	for (let e of O) e !== void 0 && await n.warn(e);
	return w ? t.undecided : t.pass;
}
export { u as configure };

import { Ct as e, Mn as t, Y as n, _n as r, bt as i, fn as a, pn as o } from "./commands.js";
import { i as s, t as c } from "./login-settings.js";
// src/cli/commands/whoami.ts
const l = t()({ json: {
	kind: "flag",
	usage: "--json",
	description: "print it as JSON"
} }), u = r({
	options: l,
	about: "Shows what the token contains and where it comes from, never the token itself. The service is not asked.\nA token whose audience is not a known one has the kind \"unknown\".",
	examples: ["regohost whoami", "regohost whoami --json --profile staging"],
	exitCodes: "0 valid token, 3 no token or an expired one.",
	run: runWhoami
});
async function runWhoami(t, r) {
	let { io: l, style: u } = t, { settings: d, sources: f, warnings: p, unusedLogin: m } = await s(t), { tokenFile: h, compat: g } = t.flags, _ = h === void 0 ? d.token : await n(l, h);
	if (_ === void 0) throw new a("not logged in: run regohost login, or set SERVICE_TOKEN", { code: "credentials_missing" });
	let { expiryWarning: v, readAccessToken: y } = await import("./library.js").then((e) => e.I), { kind: b, subject: x, expiresAt: S } = await y(_, await c(g)), C = v({
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
	await e(l.stdout, r.json === !0 ? i(E) : D.join(""));
	let O = [
		...p,
		h === void 0 ? m : void 0,
		C
	];
	for (let e of O) e !== void 0 && await t.warn(e);
	return w ? o.undecided : o.pass;
}
export { u as configure };

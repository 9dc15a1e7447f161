import { _n as e, pn as t } from "./commands.js";
import { n, r } from "./login-settings.js";
// src/cli/commands/logout.ts
const i = e({
	about: "It removes the saved token; addresses and the organization stay. The service is not told: the token is valid until\nit expires.",
	examples: ["regohost logout", "regohost logout --profile staging"],
	run: runLogout
});
async function runLogout(e) {
	let i = await n(e), a = await r(i), o = i.profile === void 0 ? i.path : `${i.path}, profile ${i.profile}`;
	return await e.note(a ? `logged out: ${o}` : `no login in ${o}`), t.pass;
}
export { i as configure };

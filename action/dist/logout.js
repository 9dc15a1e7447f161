import { EXIT as e, defineCommand as t } from "./evaluation-command.js";
import { findLoginFile as n, removeLogin as r } from "./login-settings.js";
// src/cli/commands/logout.ts
const i = t({
	about: "It removes the saved token; addresses and the organization stay. The service is not notified: the token\nis valid until it expires.",
	examples: ["regohost logout", "regohost logout --profile staging"],
	async run(t) {
		let i = await n(t), a = await r(i), o = i.profile === void 0 ? i.path : `${i.path}, profile ${i.profile}`;
		return await t.note(a ? `logged out: ${o}` : `no login in ${o}`), e.pass;
	}
});
export { i as configure };

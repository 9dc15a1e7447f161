import { defineCommand as e, optionsFor as t, toJsonOutput as n, writeOut as r } from "./evaluation-command.js";
import { askService as i } from "./commands.js";
// src/cli/commands/info.ts
const a = t()({
	json: {
		kind: "flag",
		usage: "--json",
		description: "print the instance's information as JSON"
	},
	openapi: {
		kind: "choice",
		usage: "--openapi <api>",
		description: "print this API's OpenAPI document as YAML",
		choices: ["controlplane", "platform"],
		conflicts: ["json"]
	}
}), o = e({
	options: a,
	about: "It needs no token and shows none.",
	examples: [
		"regohost info --base-url https://cp.example.com",
		"regohost info --json",
		"regohost info --openapi controlplane > openapi.yaml"
	],
	run(e, { json: t, openapi: a }) {
		let { io: o, style: s } = e;
		return a === void 0 ? i(e, "asking the service", (e, t) => e.info(t), async (e) => {
			let i = Object.entries(e).map(([e, t]) => `${s.dim(`${e}:`)} ${typeof t == "string" ? t : JSON.stringify(t)}`);
			await r(o.stdout, t === !0 ? n(e) : `${i.join("\n")}\n`);
		}) : i(e, "asking the service", (e, t) => e.openapi(a, t), (e) => r(o.stdout, e.endsWith("\n") ? e : `${e}\n`));
	}
});
export { o as configure };

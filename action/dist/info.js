import { askService as e, defineCommand as t, optionsFor as n, toJsonOutput as r, writeOut as i } from "./commands.js";
// src/cli/commands/info.ts
const a = n()({
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
}), o = t({
	options: a,
	about: "It needs no token and shows none.",
	examples: [
		"regohost info --base-url https://cp.example.com",
		"regohost info --json",
		"regohost info --openapi controlplane > openapi.yaml"
	],
	run: runInfo
});
function runInfo(t, { json: n, openapi: a }) {
	let { io: o, style: s } = t;
	return a === void 0 ? e(t, "asking the service", (e, t) => e.info(t), async (e) => {
		let t = Object.entries(e).map(([e, t]) => `${s.dim(`${e}:`)} ${typeof t == "string" ? t : JSON.stringify(t)}`);
		await i(o.stdout, n === !0 ? r(e) : `${t.join("\n")}\n`);
	}) : e(t, "asking the service", (e, t) => e.openapi(a, t), (e) => i(o.stdout, e.endsWith("\n") ? e : `${e}\n`));
}
export { o as configure };

import { Ct as e, Mn as t, _n as n, bt as r, l as i } from "./commands.js";
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
}), o = n({
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
	return a === void 0 ? i(t, "asking the service", (e, t) => e.info(t), async (t) => {
		let i = Object.entries(t).map(([e, t]) => `${s.dim(`${e}:`)} ${typeof t == "string" ? t : JSON.stringify(t)}`);
		await e(o.stdout, n === !0 ? r(t) : `${i.join("\n")}\n`);
	}) : i(t, "asking the service", (e, t) => e.openapi(a, t), (t) => e(o.stdout, t.endsWith("\n") ? t : `${t}\n`));
}
export { o as configure };

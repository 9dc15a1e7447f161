import { EXIT as e, defineCommand as t, formatOption as n, optionsFor as r, toJsonOutput as i, writeOut as a } from "./evaluation-command.js";
import { opaVersion as o, version as s } from "./start.js";
// src/cli/commands/version.ts
const c = r()({ format: n(["pretty", "json"], "pretty") }), l = t({
	options: c,
	about: "regohost --version prints the first line's version alone.",
	examples: ["regohost version", "regohost version -f json"],
	async run({ io: t }, { format: n }) {
		let r = {
			version: s,
			opa: o,
			node: process.version,
			platform: `${process.platform}/${process.arch}`,
			regoVersion: "v1"
		}, c = [
			`Version: ${r.version}`,
			`OPA Version: ${r.opa}`,
			`Node Version: ${r.node}`,
			`Platform: ${r.platform}`,
			`Rego Version: ${r.regoVersion}`,
			"WebAssembly: available"
		];
		return await a(t.stdout, n === "json" ? i(r) : `${c.join("\n")}\n`), e.pass;
	}
});
export { l as configure };

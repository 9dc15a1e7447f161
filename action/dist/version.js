import { Ct as e, Mn as t, On as n, _n as r, bt as i, pn as a } from "./commands.js";
import { l as o, o as s } from "./start.js";
// src/cli/commands/version.ts
const c = t()({ format: n(["pretty", "json"], "pretty") }), l = r({
	options: c,
	about: "regohost --version prints the first line's version alone.",
	examples: ["regohost version", "regohost version -f json"],
	run: runVersion
});
async function runVersion({ io: t }, { format: n }) {
	let r = {
		version: o,
		opa: s,
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
	return await e(t.stdout, n === "json" ? i(r) : `${c.join("\n")}\n`), a.pass;
}
export { l as configure };

import { BUILTIN_OPTIONS as e, EXIT as t, defineCommand as n, toJsonOutput as r, writeOut as i } from "./evaluation-command.js";
// src/cli/commands/capabilities.ts
const a = n({
	options: e,
	about: "The file declares OPA's built-ins, those of the service and regohost.*, and with --builtins yours. It is for opa and for editors.",
	examples: [
		"regohost capabilities > capabilities.json",
		"regohost capabilities --builtins ./mine.mjs > capabilities.json",
		"opa check --capabilities capabilities.json policies/"
	],
	async run(e, n) {
		let a = n.builtins === void 0 && e.flags.compat === void 0 ? await readBuilt() : await declare(e, n);
		return await i(e.io.stdout, r(a)), t.pass;
	}
});
async function readBuilt() {
	let { default: e } = await import("./capabilities.js");
	return e;
}
async function declare(e, t) {
	let [{ default: n }, { mergeCapabilities: r }, { verificationBuiltins: i }, { declaredBuiltins: a }] = await Promise.all([
		import("./capabilities2.js"),
		import("./compiling.js").then((e) => e.capabilities_exports),
		import("./evaluation.js").then((e) => e.verification_builtins_exports),
		import("./evaluation-command.js").then((e) => e.service_builtins_exports)
	]);
	return r(n, [...await a(e, t), ...i]);
}
export { a as configure };

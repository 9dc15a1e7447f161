import { pick as e, shownSource as t } from "./evaluation.js";
import { CommandError as n } from "./evaluation-command.js";
import { readGateFile as r, reportModules as i, unnamedGateFile as a } from "./gate-command.js";
// src/cli/gate/gate-policies.ts
function sharedFlags(t) {
	return {
		...e(t, "scope", "signingAlg", "verificationKey", "verificationKeyId"),
		...e(t, "allowUnread", "builtins", "lock", "rules", "schema", "v0Compatible")
	};
}
async function namePolicies(e, o, s, c) {
	if (s.length > 0) return {
		paths: [...s],
		flags: c,
		data: []
	};
	let { io: l } = e, u = `regohost ${o} policies/`, d = a(l, "no policies", u), { policy: f = [], data: p = [], ...m } = await r(e, d);
	if (f.length === 0) throw new n(`${d} names no policies: ${u}`);
	if (m.rules === "conforma") throw new n(`the policies of ${d} are a configuration of Conforma: ${u}`);
	let { readPolicyArguments: h } = await import("./shared.js").then((e) => e.gate_arguments_exports), g = await h(f, {
		cwd: l.cwd,
		allowSkippedFiles: m.allowSkippedFiles
	});
	await e.note(`policies of ${d}: ${f.map(t).join(", ")}`);
	let _ = Object.entries(c).filter(([, e]) => e !== void 0);
	return c.builtins === void 0 && await i(e, d, m.builtins), {
		paths: g.flatMap(({ paths: e, tests: t = [] }) => [...e, ...t]),
		flags: {
			...c,
			...sharedFlags(m),
			...Object.fromEntries(_)
		},
		data: p
	};
}
export { namePolicies };

import { shownSource as e } from "./evaluation.js";
import { CommandError as t } from "./evaluation-command.js";
import { readGateFile as n, reportModules as r, unnamedGateFile as i } from "./gate-command.js";
// src/cli/gate/gate-policies.ts
function sharedFlags({ allowUnread: e, builtins: t, lock: n, rules: r, schema: i, scope: a, signingAlg: o, v0Compatible: s, verificationKey: c, verificationKeyId: l }) {
	return {
		allowUnread: e,
		builtins: t,
		lock: n,
		rules: r,
		schema: i,
		v0Compatible: s,
		scope: a,
		signingAlg: o,
		verificationKey: c,
		verificationKeyId: l
	};
}
async function namePolicies(a, o, s, c) {
	if (s.length > 0) return {
		paths: [...s],
		flags: c,
		data: []
	};
	let { io: l } = a, u = `regohost ${o} policies/`, d = i(l, "no policies", u), { policy: f = [], data: p = [], ...m } = await n(a, d);
	if (f.length === 0) throw new t(`${d} names no policies: ${u}`);
	if (m.rules === "conforma") throw new t(`the policies of ${d} are a configuration of Conforma: ${u}`);
	let { readPolicyArguments: h } = await import("./shared.js").then((e) => e.gate_arguments_exports), g = await h(f, {
		cwd: l.cwd,
		allowSkippedFiles: m.allowSkippedFiles
	});
	await a.note(`policies of ${d}: ${f.map(e).join(", ")}`);
	let _ = Object.entries(c).filter(([, e]) => e !== void 0);
	return c.builtins === void 0 && await r(a, d, m.builtins), {
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

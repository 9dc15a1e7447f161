import { shownSource as e } from "./shared.js";
import { CommandError as t } from "./commands.js";
import { readGateFile as n, unnamedGateFile as r } from "./gate-config.js";
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
async function namePolicies(i, a, o, s) {
	if (o.length > 0) return {
		paths: [...o],
		flags: s,
		data: []
	};
	let { io: c } = i, l = `regohost ${a} policies/`, u = r(c, "no policies", l), { policy: d = [], data: f = [], ...p } = await n(i, u);
	if (d.length === 0) throw new t(`${u} names no policies: ${l}`);
	if (p.rules === "conforma") throw new t(`the policies of ${u} are a configuration of Conforma: ${l}`);
	let { readPolicyArguments: m } = await import("./shared.js").then((e) => e.gate_arguments_exports), h = await m(d, { cwd: c.cwd });
	await i.note(`policies of ${u}: ${d.map(e).join(", ")}`);
	let g = Object.entries(s).filter(([, e]) => e !== void 0);
	return {
		paths: h.flatMap(({ paths: e, tests: t = [] }) => [...e, ...t]),
		flags: {
			...s,
			...sharedFlags(p),
			...Object.fromEntries(g)
		},
		data: f
	};
}
export { namePolicies };

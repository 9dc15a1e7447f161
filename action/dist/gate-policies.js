import { pick as e, shownSource as t } from "./evaluation.js";
import { CommandError as n } from "./evaluation-command.js";
import { readGateFile as r, reportModules as i, unnamedGateFile as a } from "./gate-command.js";
// src/cli/gate/gate-policies.ts
function sharedFlags(t) {
	let n = e(t, "scope", "signingAlg", "verificationKey", "verificationKeyId"), r = t.rules === void 0 ? void 0 : "conftest";
	return {
		...n,
		...e(t, "allowUnread", "builtins", "lock", "schema", "v0Compatible"),
		rules: r
	};
}
async function configuredPolicies({ io: e, flags: { timeout: r } }, i, a) {
	let { listConfiguredPolicies: o } = await import("./load-configured.js"), s = {
		signal: e.signal,
		timeoutMs: r
	}, c = await o(i, {
		cwd: e.cwd,
		...s
	});
	if (c.paths.length > 0) return c;
	throw new n(`${i.map(t).join(", ")} has addresses of policies only: ${a}`);
}
async function namePolicies(e, o, s, c) {
	if (s.length > 0) return {
		context: e,
		paths: [...s],
		flags: c,
		data: []
	};
	let { io: l } = e, u = `regohost ${o} policies/`, d = a(l, "no policies", u), { policy: f = [], data: p = [], compat: m, ...h } = await r(e, d);
	if (f.length === 0) throw new n(`${d} names no policies: ${u}`);
	let { paths: g, addresses: _ } = h.rules === "conforma" ? await configuredPolicies(e, f, u) : {
		paths: f,
		addresses: []
	}, { readPolicyArguments: v } = await import("./shared.js").then((e) => e.gate_arguments_exports), y = await v(g, {
		cwd: l.cwd,
		allowSkippedFiles: h.allowSkippedFiles
	});
	await e.note(`policies of ${d}: ${g.map(t).join(", ")}`), _.length > 0 && await e.note(`not read, because they are addresses: ${_.map(t).join(", ")}`);
	let b = Object.entries(c).filter(([, e]) => e !== void 0);
	return c.builtins === void 0 && await i(e, d, h.builtins), {
		context: {
			...e,
			flags: {
				...e.flags,
				compat: e.flags.compat ?? m
			}
		},
		paths: y.flatMap(({ paths: e, tests: t = [] }) => [...e, ...t]),
		flags: {
			...c,
			...sharedFlags(h),
			...Object.fromEntries(b)
		},
		data: p
	};
}
export { namePolicies };

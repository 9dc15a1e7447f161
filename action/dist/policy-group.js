import { computeTexts as e } from "./arguments.js";
import { isAddress as t } from "./evaluation.js";
import { KINDS as n } from "./kinds.js";
import { checkShape as r, inputsSchema as i, readPolicyDocument as a, refusePolicy as o, toPolicyFile as s, toPolicyPath as c } from "./policy-file.js";
import { dirname as l } from "node:path";
// src/chainloop/policy-group.ts
function groupSchema(e) {
	let t = e.object({
		ref: e.string().min(1).optional(),
		embedded: e.unknown().optional(),
		with: e.record(e.string(), e.string()).default({})
	}), r = e.object({
		type: e.enum(n).optional(),
		name: e.string().default(""),
		policies: e.array(t).default([])
	});
	return e.object({
		metadata: e.object({ name: e.string() }),
		spec: e.object({
			inputs: i(e),
			policies: e.object({ materials: e.array(r).default([]) }).default({ materials: [] })
		})
	});
}
async function toPolicyGroup(n, i) {
	let { path: a, document: s } = n, c = await import("./zod.js").then((e) => e.zod_exports), { metadata: l, spec: u } = r(a, "policy group", groupSchema(c), s), { materials: d } = u.policies, f = t(a) ? a : "", p = d.findIndex(({ name: e, type: t }) => e !== "" && t === void 0);
	return p !== -1 && o(a, `spec.policies.materials[${String(p)}] has a name, so it needs a type`), {
		name: l.name,
		inputs: u.inputs,
		attached: d.flatMap(({ policies: e }) => e),
		async readPolicies(t, r) {
			let o = e(a, u.inputs, r), s = [];
			for (let [e, r] of d.entries()) if (r.name === "" || r.type === t) for (let [c, l] of r.policies.entries()) {
				let r = `${a} (spec.policies.materials[${String(e)}].policies[${String(c)}])`, u = [
					"spec",
					"policies",
					"materials",
					e,
					"policies",
					c,
					"embedded"
				], d = await readAttached({
					path: r,
					document: l.embedded,
					blockAt: (e) => n.blockAt([...u, ...e])
				}, f, l.ref, i);
				(d.file.kinds.length === 0 || d.file.kinds.includes(t)) && s.push({
					...d,
					given: l.with,
					bindings: o
				});
			}
			return s;
		}
	};
}
async function readAttached(e, t, n, r) {
	let { path: i } = e;
	if (n === void 0 == (e.document === void 0)) return o(i, "it must have either ref or embedded");
	if (n === void 0) return {
		path: i,
		file: await s(e, t, r)
	};
	let u = await a(c(i, n, t), r), { path: d } = u;
	return u.kind === "Policy" ? {
		path: d,
		file: await s(u, l(d), r)
	} : o(i, `${d} is a group, not a policy`);
}
export { toPolicyGroup };

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
			policies: e.object({
				materials: e.array(r).default([]),
				attestation: e.array(e.unknown()).default([])
			}).default({
				materials: [],
				attestation: []
			})
		})
	});
}
async function toPolicyGroup(n, i) {
	let { path: a, document: s } = n, c = await import("./zod.js").then((e) => e.zod_exports), { metadata: l, spec: u } = r(a, "policy group", groupSchema(c), s), { materials: d, attestation: f } = u.policies, p = t(a) ? a : "", m = d.findIndex(({ name: e, type: t }) => e !== "" && t === void 0);
	return m !== -1 && o(a, `spec.policies.materials[${String(m)}] has a name, so it needs a type`), {
		name: l.name,
		inputs: u.inputs,
		attached: d.flatMap(({ policies: e }) => e),
		async readPolicies(t, r) {
			let o = e(a, u.inputs, r), s = [], c = f.length === 0 ? [] : [`${a} (spec.policies.attestation)`];
			for (let [e, r] of d.entries()) {
				let l = `${a} (spec.policies.materials[${String(e)}]`;
				if (r.name !== "" && r.type !== t) c.push(`${l})`);
				else for (let [a, u] of r.policies.entries()) {
					let r = `${l}.policies[${String(a)}])`, d = [
						"spec",
						"policies",
						"materials",
						e,
						"policies",
						a,
						"embedded"
					], f = await readAttached({
						path: r,
						document: u.embedded,
						blockAt: (e) => n.blockAt([...d, ...e])
					}, p, u.ref, i);
					f.file.kinds.length === 0 || f.file.kinds.includes(t) ? s.push({
						...f,
						given: u.with,
						bindings: o
					}) : c.push(f.path);
				}
			}
			return {
				found: s,
				others: c
			};
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

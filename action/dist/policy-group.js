import { computeTexts as e } from "./arguments.js";
import { isAddress as t } from "./evaluation.js";
import { KINDS as n } from "./kinds.js";
import { checkShape as r, documentMembers as i, inputsSchema as a, metadataSchema as o, readPolicyDocument as s, throwPolicyError as c, toPolicyFile as l, toPolicyPath as u } from "./policy-file.js";
import { dirname as d } from "node:path";
// src/chainloop/policy-group.ts
function groupSchema(e) {
	let t = e.enum([
		"UNSPECIFIED",
		"EXACT",
		"PREFIX"
	]).optional(), r = e.strictObject({
		ref: e.string().min(1).optional(),
		embedded: e.unknown().optional(),
		selector: e.strictObject({
			name: e.string().optional(),
			match_mode: t,
			matchMode: t
		}).optional(),
		disabled: e.boolean().optional(),
		with: e.record(e.string(), e.string()).default({}),
		requirements: e.array(e.string()).optional(),
		gate: e.boolean().optional()
	}), s = e.strictObject({
		type: e.enum(n).optional(),
		name: e.string().default(""),
		optional: e.boolean().optional(),
		match_mode: t,
		matchMode: t,
		policies: e.array(r).default([])
	});
	return e.strictObject({
		...i(e),
		metadata: o(e, e.string()),
		spec: e.strictObject({
			inputs: a(e),
			policies: e.strictObject({
				materials: e.array(s).default([]),
				attestation: e.array(e.unknown()).default([])
			}).default({
				materials: [],
				attestation: []
			})
		})
	});
}
async function toPolicyGroup(n, i) {
	let { path: a, document: o } = n, s = await import("./zod.js").then((e) => e.zod_exports), { metadata: l, spec: u } = r(a, "policy group", groupSchema(s), o), { materials: d, attestation: f } = u.policies, p = t(a) ? a : "", m = d.findIndex(({ name: e, type: t }) => e !== "" && t === void 0);
	return m !== -1 && c(a, `spec.policies.materials[${String(m)}] has a name, so it needs a type`), {
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
	if (n === void 0 == (e.document === void 0)) return c(i, "it must have either ref or embedded");
	if (n === void 0) return {
		path: i,
		file: await l(e, t, r)
	};
	let a = await s(u(i, n, t), r), { path: o } = a;
	return a.kind === "Policy" ? {
		path: o,
		file: await l(a, d(o), r)
	} : c(i, `${o} is a group, not a policy`);
}
export { toPolicyGroup };

import { i as e } from "./arguments.js";
import { qs as t } from "./shared.js";
import { n } from "./kinds.js";
import { a as r, i, n as a, o, r as s, t as c } from "./policy-file.js";
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
			inputs: a(e),
			policies: e.object({ materials: e.array(r).default([]) }).default({ materials: [] })
		})
	});
}
async function toPolicyGroup(n, r) {
	let { path: a, document: o } = n, s = await import("./zod.js").then((e) => e.t), { metadata: l, spec: u } = c(a, "policy group", groupSchema(s), o), { materials: d } = u.policies, f = t(a) ? a : "", p = d.findIndex(({ name: e, type: t }) => e !== "" && t === void 0);
	return p !== -1 && i(a, `spec.policies.materials[${String(p)}] has a name, so it needs a type`), {
		name: l.name,
		inputs: u.inputs,
		attached: d.flatMap(({ policies: e }) => e),
		async readPolicies(t, i) {
			let o = e(a, u.inputs, i), s = [];
			for (let [e, i] of d.entries()) if (i.name === "" || i.type === t) for (let [c, l] of i.policies.entries()) {
				let i = `${a} (spec.policies.materials[${String(e)}].policies[${String(c)}])`, u = [
					"spec",
					"policies",
					"materials",
					e,
					"policies",
					c,
					"embedded"
				], d = await readAttached({
					path: i,
					document: l.embedded,
					blockAt: (e) => n.blockAt([...u, ...e])
				}, f, l.ref, r);
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
async function readAttached(e, t, n, a) {
	let { path: c } = e;
	if (n === void 0 == (e.document === void 0)) return i(c, "it must have either ref or embedded");
	if (n === void 0) return {
		path: c,
		file: await r(e, t, a)
	};
	let u = await s(o(c, n, t), a), { path: d } = u;
	return u.kind === "Policy" ? {
		path: d,
		file: await r(u, l(d), a)
	} : i(c, `${d} is no policy but a group`);
}
export { toPolicyGroup };

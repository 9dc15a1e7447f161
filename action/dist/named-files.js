import { MAX_SOURCE_BYTES as e, isAddress as t } from "./evaluation.js";
import { readPolicyDocument as n, toPolicyFile as r, toPolicyPath as i } from "./policy-file.js";
import { toPolicyGroup as a } from "./policy-group.js";
import { dirname as o } from "node:path";
// src/chainloop/named-files.ts
async function namedFiles(s, { cwd: c, signal: l }) {
	let u = {
		cwd: c,
		signal: l,
		maxBytes: e
	}, filesInPolicy = async (e, t) => (await r(e, t, u)).scriptPaths(), filesInReference = async (e) => {
		if (t(e)) return [];
		let r = await n(e, u), { path: s } = r;
		if (r.kind === "Policy") return filesInPolicy(r, o(s));
		let { attached: c } = await a(r, u), l = c.map(async ({ ref: e, embedded: n }) => quiet(e === void 0 ? () => filesInPolicy({
			...r,
			document: n
		}, "") : async () => {
			let n = i(s, e);
			return t(n) ? [] : [n.replace(/@sha256:[0-9a-f]{64}$/, ""), ...await quiet(() => filesInReference(n))];
		}));
		return (await Promise.all(l)).flat();
	};
	return (await Promise.all(s.map((e) => quiet(() => filesInReference(e))))).flat();
}
async function quiet(e) {
	try {
		return await e();
	} catch {
		return [];
	}
}
export { namedFiles };

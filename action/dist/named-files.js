import { ii as e, qs as t } from "./shared.js";
import { a as n, o as r, r as i } from "./policy-file.js";
import { toPolicyGroup as a } from "./policy-group.js";
import { dirname as o } from "node:path";
// src/chainloop/named-files.ts
async function namedFiles(s, { cwd: c, signal: l }) {
	let u = {
		cwd: c,
		signal: l,
		maxBytes: e
	}, filesInPolicy = async (e, t) => (await n(e, t, u)).scriptPaths(), filesInReference = async (e) => {
		if (t(e)) return [];
		let n = await i(e, u), { path: s } = n;
		if (n.kind === "Policy") return filesInPolicy(n, o(s));
		let { attached: c } = await a(n, u), l = c.map(async ({ ref: e, embedded: i }) => quiet(e === void 0 ? () => filesInPolicy({
			...n,
			document: i
		}, "") : async () => {
			let n = r(s, e);
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

import { append as e } from "./evaluation.js";
import { _usingCtx as t } from "./usingCtx.js";
import { stat as n } from "node:fs/promises";
import { extname as r, resolve as i } from "node:path";
// src/cli/entrypoint-words.ts
const a = [
	".wasm",
	".gz",
	".tgz"
];
async function entrypointsOfOne(e, n) {
	if (a.includes(r(e).toLowerCase())) try {
		var o = t();
		let { loadPolicy: r } = await import("./index.js");
		return [...o.a(await r(i(n, e))).entrypoints];
	} catch (e) {
		o.e = e;
	} finally {
		await o.d();
	}
	let { inspectPolicies: s } = await import("./inspect-policies.js").then((e) => e.inspect_policies_exports), { definitions: c = [], packages: l } = await s(e, {
		cwd: n,
		definitions: !0
	}), u = new Set(l.filter(({ test: e }) => e).map((e) => e.path));
	return c.filter(({ kind: e, name: t }) => e !== "function" && !t.startsWith("test_")).filter((e) => !u.has(e.package)).flatMap((e) => [e.package, `${e.package}/${e.name.replaceAll(".", "/")}`]);
}
async function listEntrypoints(t, o) {
	let s = [];
	for (let c of t) {
		let t = await n(i(o, c)).catch(() => void 0), l = [".rego", ...a].includes(r(c).toLowerCase());
		t !== void 0 && (t.isDirectory() || l) && e(s, await entrypointsOfOne(c, o).catch(() => []));
	}
	return [...new Set(s)].sort();
}
export { listEntrypoints };

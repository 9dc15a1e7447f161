import { invalidConfig as e, message as t, nearest as n, option as r, regoSource as i, unsupportedSource as a } from "./evaluation.js";
import { KINDS as o, findKind as s } from "./kinds.js";
import { readPolicyDocument as c, throwPolicyError as l, toPolicyFile as u } from "./policy-file.js";
import { dirname as d } from "node:path";
// src/chainloop/policy-scripts.ts
function checkKindName(i) {
	if (s(i) === void 0) throw e(t`${r("kind")} ${i}: there is no such kind${n(i, o)}. Kinds: ${o.join(", ")}`);
}
async function readPolicyScripts(e, { kind: t, ...n }) {
	t !== void 0 && checkKindName(t);
	let r = await c(e, n), { path: i, kind: a } = r;
	a === "PolicyGroup" && l(i, "it is a group of policies, which only gate reads; name its policies");
	let o = await u(r, d(i), n), s = await o.readScripts(), f = t === void 0 ? s : await o.readScripts(t);
	f.length === 0 && l(i, `no script of it is for the kind ${String(t)}`);
	let p = new Set(f.map((e) => e.path));
	return {
		scripts: distinct(f),
		others: s.map((e) => e.path).filter((e) => !p.has(e))
	};
}
function distinct(e) {
	return [...new Map(e.map((e) => [e.text.trimStart(), e])).values()];
}
function getPackage({ path: e, text: t }) {
	let [, n] = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*[ \t]*package[ \t]+([^\n;#]+)/.exec(t) ?? [];
	return n === void 0 ? `in ${e}` : n.replace(/\s+/g, "").replace(/\["(\w+)"\]/g, ".$1");
}
function sharedPackages(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = getPackage(n);
		t.set(e, [...t.get(e) ?? [], n]);
	}
	return [...t].filter(([, e]) => e.length > 1).map(([e, t]) => ({
		name: e,
		scripts: t
	}));
}
function checkPackages(e) {
	let [n] = sharedPackages(e);
	if (n === void 0) return;
	let i = n.scripts.map(({ path: e }) => e).join(", ");
	throw a(t`${i}: these scripts share the package ${n.name}, and each is a policy by itself; name one policy, or choose with ${r("kind")}`);
}
async function loadPolicyScripts(e, t) {
	let n = [], { scripts: r } = await readPolicyScripts(e, {
		...t,
		onUsed: (e) => n.push(e)
	});
	return checkPackages(r), {
		...i(e, r),
		addresses: n
	};
}
export { checkPackages, loadPolicyScripts, readPolicyScripts, sharedPackages };

import { ConfigurationError as e, PolicyLoadError as t, message as n, nearest as r, option as i, regoSource as a } from "./evaluation.js";
import { KINDS as o, findKind as s } from "./kinds.js";
import { readPolicyDocument as c, refusePolicy as l, toPolicyFile as u } from "./policy-file.js";
import { dirname as d } from "node:path";
// src/chainloop/policy-scripts.ts
function checkKindName(t) {
	if (s(t) === void 0) throw new e(n`${i("kind")} ${t}: there is no such kind${r(t, o)}. Kinds: ${o.join(", ")}`, { code: "config_invalid" });
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
	let [r] = sharedPackages(e);
	if (r === void 0) return;
	let a = r.scripts.map(({ path: e }) => e).join(", ");
	throw new t(n`${a}: these scripts share the package ${r.name}, and each is a policy by itself; name one policy, or choose with ${i("kind")}`, { code: "source_unsupported" });
}
async function loadPolicyScripts(e, t) {
	let n = [], { scripts: r } = await readPolicyScripts(e, {
		...t,
		onUsed: (e) => n.push(e)
	});
	return checkPackages(r), {
		...a(e, r),
		addresses: n
	};
}
export { checkPackages, loadPolicyScripts, readPolicyScripts, sharedPackages };

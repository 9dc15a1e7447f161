import { cc as e, co as t, go as n, ho as r, lo as i } from "./shared.js";
import { f as a, h as o, m as s } from "./library.js";
// src/engine/rounds/record-evaluation.ts
const c = /* @__PURE__ */ new WeakMap();
function getDigest(n) {
	let i = c.get(n);
	if (i !== void 0) return i;
	let a = t(r(n.jsonText() ?? "{}")), o = e(a);
	return c.set(n, o), o;
}
function recordEvaluation(e, t, r, { revisions: c, digest: l }) {
	let u = e.input.jsonText(), { verification: d } = e.identity, f = {
		entrypoint: e.entrypoint.name,
		nowNs: e.identity.scope.nowNs,
		seed: e.identity.seed,
		dataDigests: [getDigest(e.data)],
		...e.strictBuiltinErrors ? { strictBuiltinErrors: !0 } : {},
		...c.length === 0 ? {} : { revisions: c },
		...l === void 0 ? {} : { policyDigests: [l] },
		...u === void 0 ? {} : { input: u },
		...u === void 0 || d === void 0 ? {} : { verifications: [s(o(u), d)] }
	}, p = new a(f, [], [...t.answers?.records.values() ?? []]);
	for (let { name: e, args: n, answer: i } of t.answers?.recorded(r?.pass.used) ?? []) p.add(e, n, i);
	for (let { name: e, args: r, answer: a } of t.lastPass?.standardCalls.values() ?? []) a === void 0 ? e === "regohost.verification" && p.add(e, r, {
		kind: "undefined",
		notFound: !1
	}) : p.add(e, r, {
		kind: "value",
		json: i(n(a))
	});
	return p;
}
export { recordEvaluation };

import { parseJson as e, parseTerm as t, sha256 as n, toCanonicalText as r, toJsonText as i } from "./evaluation.js";
import { Recording as a, toRecordedVerification as o } from "./library.js";
import { inputDigest as s } from "./shared.js";
// src/engine/rounds/record-evaluation.ts
const c = /* @__PURE__ */ new WeakMap();
function getDigest(t) {
	let i = c.get(t);
	if (i !== void 0) return i;
	let a = r(e(t.jsonText() ?? "{}")), o = n(a);
	return c.set(t, o), o;
}
function recordEvaluation(e, n, r, { revisions: c, digest: l }) {
	let u = e.input.jsonText(), { verification: d } = e.identity, f = {
		entrypoint: e.entrypoint.name,
		nowNs: e.identity.scope.nowNs,
		seed: e.identity.seed,
		dataDigests: [getDigest(e.data)],
		...e.strictBuiltinErrors ? { strictBuiltinErrors: !0 } : {},
		...c.length === 0 ? {} : { revisions: c },
		...l === void 0 ? {} : { policyDigests: [l] },
		...u === void 0 ? {} : { input: u },
		...u === void 0 || d === void 0 ? {} : { verifications: [o(s(u), d)] }
	}, p = new a(f, [], [...n.answers?.records.values() ?? []]);
	for (let { name: e, args: t, answer: i } of n.answers?.recorded(r?.pass.used) ?? []) p.add(e, t, i);
	for (let { name: e, args: r, answer: a } of n.lastPass?.standardCalls.values() ?? []) a === void 0 ? e === "regohost.verification" && p.add(e, r, {
		kind: "undefined",
		notFound: !1
	}) : p.add(e, r, {
		kind: "value",
		json: i(t(a))
	});
	return p;
}
export { recordEvaluation };

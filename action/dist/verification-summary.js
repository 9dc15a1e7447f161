import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, EvaluationError as n, isObject as r, isTextList as i, mergeOptions as a, rule as o } from "./shared.js";
import { opaVersion as s, version as c } from "./start.js";
import { basename as l } from "node:path";
// src/gate/verification-summary.ts
var u = /* @__PURE__ */ e({ toVerificationSummary: () => toVerificationSummary });
const d = "https://slsa.dev/verification_summary/v1", f = /^(?:SLSA_([A-Z]+)_LEVEL_(?:\d+|UNEVALUATED)|(?!SLSA_|FAILED$)[A-Za-z0-9_.:/-]+)$/;
function areLevels(e) {
	if (!i(e)) return !1;
	let t = e, n = t.flatMap((e) => f.exec(e)?.[1] ?? []);
	return t.length > 0 && t.every((e) => f.test(e)) && new Set(n).size === n.length;
}
const p = o("a URI", (e) => typeof e == "string" && /^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$/.test(e)), m = {
	verifierId: p,
	resourceUri: p,
	policyUri: p,
	verifiedLevels: o("a list of levels such as SLSA_BUILD_LEVEL_2, one for each track, or of words of your own", areLevels)
};
function checkSummaryOptions(e) {
	return a("toVerificationSummary", e, m);
}
function refuse(e) {
	throw new t(`toVerificationSummary: ${e}`, { code: "config_invalid" });
}
function digestSet(e) {
	let [t = "", n = ""] = e.split(":");
	return { [t]: n };
}
function toVerificationSummary(e, t = {}) {
	let { verifierId: i, resourceUri: a, policyUri: o, verifiedLevels: u } = checkSummaryOptions(t);
	if (!r(e)) return refuse("the report must be one of a gate");
	let { evidence: f, outcome: p, counts: m } = e;
	if (f === void 0) return refuse("the run needs evidence: true");
	let { artifact: h, policy: g, documents: _, time: v } = f, [[y, b] = []] = Object.entries(h?.digest ?? {});
	if (h === void 0 || y === void 0 || b === void 0) return refuse("the run needs verify with an artifact: a summary is about a subject");
	if (JSON.stringify(g.parts.policies).includes("\"unknown\"")) return refuse("a policy passed as a WebAssembly.Module has no digest; pass its bytes");
	if (f.isReplay) throw new n("a replay, and a run whose time was set, do not show the current state", { code: "policy_failed" });
	if (p !== "pass" && p !== "fail" || m.pass + m.fail === 0) throw new n("the run has no verdict", { code: "policy_failed" });
	let x = p === "pass", S = {
		verifier: {
			id: i ?? "pkg:npm/regohost",
			version: {
				regohost: c,
				opa: s
			}
		},
		timeVerified: v.toISOString(),
		resourceUri: a ?? `${y}:${b}`,
		policy: {
			uri: o ?? g.digest,
			digest: digestSet(g.digest),
			annotations: g.parts
		},
		inputAttestations: _.map(({ name: e, digest: t }) => ({
			name: e,
			digest: digestSet(t)
		})),
		verificationResult: x ? "PASSED" : "FAILED",
		verifiedLevels: x ? [...u ?? ["SLSA_BUILD_LEVEL_UNEVALUATED"]] : ["FAILED"],
		slsaVersion: "1.2"
	};
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{
			...h.path === void 0 ? {} : { name: l(h.path) },
			digest: { ...h.digest }
		}],
		predicateType: d,
		predicate: S
	};
}
export { d as SUMMARY_TYPE, checkSummaryOptions, toVerificationSummary, u as verification_summary_exports };

import { __exportAll as e } from "./rolldown-runtime.js";
import { copyOptions as t, failedPolicy as n, invalidConfig as r, isObject as i, isTextList as a, mergeOptions as o, rule as s } from "./evaluation.js";
import { opaVersion as c, version as l } from "./start.js";
import { basename as u } from "node:path";
// src/gate/verification-summary.ts
var d = /* @__PURE__ */ e({ toVerificationSummary: () => toVerificationSummary });
const f = "https://slsa.dev/verification_summary/v1", p = /^(?:SLSA_([A-Z]+)_LEVEL_(?:\d+|UNEVALUATED)|(?!SLSA_|FAILED$)[A-Za-z0-9_.:/-]+)$/;
function areLevels(e) {
	if (!a(e)) return !1;
	let t = e, n = t.flatMap((e) => p.exec(e)?.[1] ?? []);
	return t.length > 0 && t.every((e) => p.test(e)) && new Set(n).size === n.length;
}
const m = s("a URI", (e) => typeof e == "string" && /^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$/.test(e)), h = {
	verifierId: m,
	resourceUri: m,
	policyUri: m,
	verifiedLevels: s("a list of levels such as SLSA_BUILD_LEVEL_2, one for each track, or of words of your own", areLevels)
};
function checkSummaryOptions(e) {
	return o("toVerificationSummary", e, h);
}
function throwOptionError(e) {
	throw r(`toVerificationSummary: ${e}`);
}
function digestSet(e) {
	let [t = "", n = ""] = e.split(":");
	return { [t]: n };
}
function toVerificationSummary(e, r = {}) {
	let { verifierId: a, resourceUri: o, policyUri: s, verifiedLevels: d } = checkSummaryOptions(r);
	if (!i(e)) return throwOptionError("the report must be one of a gate");
	let { evidence: p, outcome: m, counts: h } = t("toVerificationSummary", e);
	if (p === void 0) return throwOptionError("the run needs evidence: true");
	let { artifact: g, policy: _, documents: v, time: y } = p, [[b, x] = []] = Object.entries(g?.digest ?? {});
	if (g === void 0 || b === void 0 || x === void 0) return throwOptionError("the run needs verify with an artifact: a summary is about a subject");
	if (JSON.stringify(_.parts.policies).includes("\"unknown\"")) return throwOptionError("a policy passed as a WebAssembly.Module has no digest; pass its bytes");
	if (p.isReplay) throw n("a replay, and a run whose time was set, do not show the current state");
	if (m !== "pass" && m !== "fail" || h.pass + h.fail === 0) throw n("the run has no verdict");
	let S = m === "pass", C = {
		verifier: {
			id: a ?? "pkg:npm/regohost",
			version: {
				regohost: l,
				opa: c
			}
		},
		timeVerified: y.toISOString(),
		resourceUri: o ?? `${b}:${x}`,
		policy: {
			uri: s ?? _.digest,
			digest: digestSet(_.digest),
			annotations: _.parts
		},
		inputAttestations: v.map(({ name: e, digest: t }) => ({
			name: e,
			digest: digestSet(t)
		})),
		verificationResult: S ? "PASSED" : "FAILED",
		verifiedLevels: S ? [...d ?? ["SLSA_BUILD_LEVEL_UNEVALUATED"]] : ["FAILED"],
		slsaVersion: "1.2"
	};
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{
			...g.path === void 0 ? {} : { name: u(g.path) },
			digest: { ...g.digest }
		}],
		predicateType: f,
		predicate: C
	};
}
export { f as SUMMARY_TYPE, checkSummaryOptions, toVerificationSummary, d as verification_summary_exports };

import { __exportAll as e } from "./rolldown-runtime.js";
import { ConfigurationError as t, EvaluationError as n, isTextList as r, mergeOptions as i, rule as a } from "./shared.js";
import { opaVersion as o, version as s } from "./start.js";
import { basename as c } from "node:path";
// src/gate/verification-summary.ts
var l = /* @__PURE__ */ e({ toVerificationSummary: () => toVerificationSummary });
const u = "https://slsa.dev/verification_summary/v1", d = /^(?:SLSA_([A-Z]+)_LEVEL_(?:\d+|UNEVALUATED)|(?!SLSA_|FAILED$)[A-Za-z0-9_.:/-]+)$/;
function areLevels(e) {
	if (!r(e)) return !1;
	let t = e, n = t.flatMap((e) => d.exec(e)?.[1] ?? []);
	return t.length > 0 && t.every((e) => d.test(e)) && new Set(n).size === n.length;
}
const f = a("a URI", (e) => typeof e == "string" && /^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$/.test(e)), p = {
	verifierId: f,
	resourceUri: f,
	policyUri: f,
	verifiedLevels: a("a list of levels such as SLSA_BUILD_LEVEL_2, one for each track, or of words of your own", areLevels)
};
function checkSummaryOptions(e) {
	return i("toVerificationSummary", e, p);
}
function refuse(e) {
	throw new t(`toVerificationSummary: ${e}`, { code: "config_invalid" });
}
function digestSet(e) {
	let [t = "", n = ""] = e.split(":");
	return { [t]: n };
}
function toVerificationSummary(e, t = {}) {
	let { verifierId: r, resourceUri: i, policyUri: a, verifiedLevels: l } = checkSummaryOptions(t), { evidence: d, outcome: f, counts: p } = e;
	if (d === void 0) return refuse("the run needs evidence: true");
	let { artifact: m, policy: h, documents: g, time: _ } = d, [[v, y] = []] = Object.entries(m?.digest ?? {});
	if (m === void 0 || v === void 0 || y === void 0) return refuse("the run needs verify with an artifact: a summary is about a subject");
	if (JSON.stringify(h.parts.policies).includes("\"unknown\"")) return refuse("a policy passed as a WebAssembly.Module has no digest; pass its bytes");
	if (d.isReplay) throw new n("a replay, and a run whose time was set, do not show the current state", { code: "policy_failed" });
	if (f !== "pass" && f !== "fail" || p.pass + p.fail === 0) throw new n("the run has no verdict", { code: "policy_failed" });
	let b = f === "pass", x = {
		verifier: {
			id: r ?? "pkg:npm/regohost",
			version: {
				regohost: s,
				opa: o
			}
		},
		timeVerified: _.toISOString(),
		resourceUri: i ?? `${v}:${y}`,
		policy: {
			uri: a ?? h.digest,
			digest: digestSet(h.digest),
			annotations: h.parts
		},
		inputAttestations: g.map(({ name: e, digest: t }) => ({
			name: e,
			digest: digestSet(t)
		})),
		verificationResult: b ? "PASSED" : "FAILED",
		verifiedLevels: b ? [...l ?? ["SLSA_BUILD_LEVEL_UNEVALUATED"]] : ["FAILED"],
		slsaVersion: "1.2"
	};
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{
			...m.path === void 0 ? {} : { name: c(m.path) },
			digest: { ...m.digest }
		}],
		predicateType: u,
		predicate: x
	};
}
export { u as SUMMARY_TYPE, checkSummaryOptions, toVerificationSummary, l as verification_summary_exports };

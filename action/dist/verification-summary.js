import { r as e } from "./rolldown-runtime.js";
import { $o as t, Kc as n, Xo as r, Yc as i, Yo as a } from "./shared.js";
import { l as o, o as s } from "./start.js";
import { basename as c } from "node:path";
// src/gate/verification-summary.ts
var l = /* @__PURE__ */ e({ toVerificationSummary: () => toVerificationSummary });
const u = "https://slsa.dev/verification_summary/v1", d = /^(?:SLSA_([A-Z]+)_LEVEL_(?:\d+|UNEVALUATED)|(?!SLSA_|FAILED$)[A-Za-z0-9_.:/-]+)$/;
function areLevels(e) {
	if (!a(e)) return !1;
	let t = e, n = t.flatMap((e) => d.exec(e)?.[1] ?? []);
	return t.length > 0 && t.every((e) => d.test(e)) && new Set(n).size === n.length;
}
const f = t("a URI", (e) => typeof e == "string" && /^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$/.test(e)), p = {
	verifierId: f,
	resourceUri: f,
	policyUri: f,
	verifiedLevels: t("a list of levels such as SLSA_BUILD_LEVEL_2, one for each track, or of words of your own", areLevels)
};
function checkSummaryOptions(e) {
	return r("toVerificationSummary", e, p);
}
function refuse(e) {
	throw new n(`toVerificationSummary: ${e}`, { code: "config_invalid" });
}
function digestSet(e) {
	let [t = "", n = ""] = e.split(":");
	return { [t]: n };
}
function toVerificationSummary(e, t = {}) {
	let { verifierId: n, resourceUri: r, policyUri: a, verifiedLevels: l } = checkSummaryOptions(t), { evidence: d, outcome: f, counts: p } = e;
	if (d === void 0) return refuse("the run needs evidence: true");
	let { artifact: m, policy: h, documents: g, time: _ } = d, [[v, y] = []] = Object.entries(m?.digest ?? {});
	if (m === void 0 || v === void 0 || y === void 0) return refuse("the run needs verify with an artifact: a summary is about a subject");
	if (JSON.stringify(h.parts.policies).includes("\"unknown\"")) return refuse("a policy given as a WebAssembly.Module has no digest; give its bytes");
	if (d.isReplay) throw new i("a replay, and a run whose time was set, say nothing of now", { code: "policy_failed" });
	if (f !== "pass" && f !== "fail" || p.pass + p.fail === 0) throw new i("the run has no verdict", { code: "policy_failed" });
	let b = f === "pass", x = {
		verifier: {
			id: n ?? "pkg:npm/regohost",
			version: {
				regohost: o,
				opa: s
			}
		},
		timeVerified: _.toISOString(),
		resourceUri: r ?? `${v}:${y}`,
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
export { l as i, checkSummaryOptions as n, toVerificationSummary as r, u as t };

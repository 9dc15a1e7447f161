import { __exportAll as e } from "./rolldown-runtime.js";
import { RegoNumber as t, RegoObject as n, compareStrings as r, decodeText$1 as i, escapeForHtml as a, formatJson as o, getMember as s, getTypeName as c, isJsonObject as l, parseJson as u } from "./evaluation.js";
import { throwMaterialError as d } from "./shared.js";
import { openEnvelope as f } from "./judging.js";
// src/chainloop/kind.ts
const p = "chainloop.material.tool";
function valueAt(e, t) {
	return t.reduce(s, e);
}
function textAt(e, ...t) {
	let n = valueAt(e, t);
	return typeof n == "string" ? n : "";
}
function listAt(e, ...t) {
	let n = valueAt(e, t);
	return Array.isArray(n) ? n : [];
}
function noteTool(e, t, n) {
	t !== "" && (e[`${p}.name`] = t), n !== "" && (e[`${p}.version`] = n);
}
function note(e, t, n) {
	n !== "" && (e[`chainloop.material.api.${t}`] = n);
}
function noteApi(e, t, n) {
	note(n, "spec_version", t), note(n, "name", textAt(e, "info", "title")), note(n, "version", textAt(e, "info", "version"));
}
function ownLast(e, t) {
	let [n, r] = t.split("."), i = e.find((e) => e.endsWith(`_${n ?? ""}_${r ?? ""}`));
	return [...e.filter((e) => e !== i), ...i === void 0 ? [] : [i]];
}
const m = [
	"openapi_3_2",
	"openapi_3_1",
	"openapi_3_0",
	"openapi_2_0"
], h = ["asyncapi_3_0", "asyncapi_2_6"], g = {
	schemas: m,
	read({ name: e, value: t }, n, r) {
		let i = s(t, "swagger"), a = typeof i == "number" ? i.toFixed(1) : textAt(t, "swagger");
		typeof s(t, "openapi") != "string" && !["number", "string"].includes(typeof i) && d(e, "OPENAPI_SPEC", "it has neither openapi nor swagger");
		let o = typeof i == "number" ? {
			...t,
			swagger: a
		} : t, c = textAt(t, "openapi") || a;
		r({
			name: e,
			value: o
		}, "OPENAPI_SPEC", ...ownLast(m, c)), noteApi(t, c, n);
	}
}, _ = {
	schemas: h,
	read(e, t, n) {
		let { name: i, value: a } = e;
		typeof s(a, "asyncapi") != "string" && d(i, "ASYNCAPI_SPEC", "it has no asyncapi"), n(e, "ASYNCAPI_SPEC", ...ownLast(h, textAt(a, "asyncapi"))), noteApi(a, textAt(a, "asyncapi"), t);
		let o = s(a, "servers");
		note(t, "protocol", (typeof o == "object" && o ? Object.keys(o).sort(r) : []).map((e) => textAt(o, e, "protocol")).find((e) => e !== "") ?? "");
	}
}, v = { read({ value: e }, t) {
	if ([
		"chainloop.material.evidence.id",
		"id",
		"schema"
	].some((t) => !["string", "undefined"].includes(typeof (s(e, t) ?? void 0)))) return;
	let n = textAt(e, "chainloop.material.evidence.id") || textAt(e, "id");
	if (n === "" || s(e, "data") === void 0) return;
	t["chainloop.material.evidence.id"] = n;
	let r = textAt(e, "schema");
	r !== "" && (t["chainloop.material.evidence.schema"] = r);
} }, y = { read({ name: e, value: t }) {
	textAt(t, "@id") === "" && d(e, "OPENVEX", "it has no @id");
} }, b = {
	isOpened: !0,
	read({ name: e, value: t }) {
		let n = textAt(t, "predicateType");
		n !== "chainloop.dev/attestation/v0.2" && d(e, "ATTESTATION", `the predicate type of its statement is ${JSON.stringify(n)}`);
	}
}, x = { read({ name: e, text: t, value: n }) {
	s(n, "dsseEnvelope") === void 0 && d(e, "SLSA_PROVENANCE", "it is not a Sigstore bundle of a DSSE envelope");
	let r = f(e, Buffer.from(t)), i = textAt(r === void 0 ? void 0 : JSON.parse(Buffer.from(r.json).toString()), "predicateType");
	i !== "https://slsa.dev/provenance/v1" && d(e, "SLSA_PROVENANCE", `the predicate type of its statement is ${JSON.stringify(i)}`);
} };
function csaf(e) {
	let t = e.toLowerCase();
	return {
		schemas: ["csaf_2_1", "csaf_2_0"],
		read(n, r, i) {
			let a = textAt(n.value, "document", "category");
			a !== "" && a !== t && d(n.name, e, `its category is ${JSON.stringify(a)} and not ${t}`), i(n, e, "csaf_2_1", "csaf_2_0");
			for (let e of Object.keys(r)) Reflect.deleteProperty(r, e);
			let o = valueAt(n.value, [
				"document",
				"tracking",
				"generator",
				"engine"
			]);
			noteTool(r, textAt(o, "name"), textAt(o, "version"));
		}
	};
}
const S = {
	schemas: ["runner_context"],
	read(e, t, n) {
		n(e, "CHAINLOOP_RUNNER_CONTEXT", "runner_context");
	}
};
function dataKind(e, t, n) {
	return {
		schemas: [t],
		read({ name: r, value: i }, a, o) {
			let c = s(i, "data");
			o({
				name: r,
				value: c
			}, e, t);
			for (let [e, t] of Object.entries(n)) {
				let n = textAt(c, ...t);
				n !== "" && (a[`chainloop.material.aiagent.${e}`] = n);
			}
		}
	};
}
const C = dataKind("CHAINLOOP_AI_AGENT_CONFIG", "ai_agent_config", { name: ["agent", "name"] }), w = dataKind("CHAINLOOP_AI_CODING_SESSION", "ai_coding_session", {
	name: ["agent", "name"],
	model: ["model", "primary"]
}), T = dataKind("CHAINLOOP_PR_INFO", "pr_info", {}), E = "index.docker.io";
function withoutTag(e) {
	let t = e.lastIndexOf(":");
	return t === -1 || e.includes("/", t) ? e : /^[\w.-]{1,127}$/.test(e.slice(t + 1)) ? e.slice(0, t) : void 0;
}
function getRepository(e) {
	let [t = "", n, ...r] = e.split("@");
	if (r.length > 0 || n !== void 0 && !/^sha256:[0-9a-f]{64}$/.test(n)) return;
	let i = withoutTag(t);
	if (i === void 0) return;
	let a = i.indexOf("/"), o = a === -1 ? "" : i.slice(0, a), s = o.includes(".") || o.includes(":") || o === "localhost", c = s ? i.slice(a + 1) : i;
	if (!/^[a-z0-9_\-./]{2,255}$/.test(c) || s && !/^[\w.-]+(?::\d+)?$/.test(o)) return;
	let l = !s || o === "docker.io" ? E : o;
	return `${l}/${l === E && !c.includes("/") ? "library/" : ""}${c}`;
}
// src/chainloop/sbom.ts
const D = "chainloop.material.sbom.main_component";
function getVersion(e) {
	let t = textAt(e, "version");
	if (t !== "") return t;
	for (let t of listAt(e, "properties")) {
		let e = textAt(t, "value").split("sha256:");
		if (textAt(t, "name") === "aquasecurity:trivy:RepoDigest" && e.length === 2) return `sha256:${e[1] ?? ""}`;
	}
	return "";
}
function noteComponent(e, t) {
	let n = textAt(e, "type"), r = textAt(e, "name"), i = n === "container" ? getRepository(r) : r;
	i !== void 0 && (t[`${D}.name`] = i, t[`${D}.type`] = n, t[`${D}.version`] = getVersion(e));
}
const O = {
	schemas: ["cyclonedx"],
	read(e, t, n) {
		let { name: r, value: i } = e, a = s(i, "version");
		textAt(i, "bomFormat") !== "CycloneDX" && d(r, "SBOM_CYCLONEDX_JSON", "its bomFormat is not CycloneDX"), (typeof a != "number" || a < 1) && d(r, "SBOM_CYCLONEDX_JSON", "its version must be at least 1"), n(e, "SBOM_CYCLONEDX_JSON", "cyclonedx");
		let o = s(i, "metadata");
		if (o !== void 0) {
			noteComponent(s(o, "component"), t);
			let e = s(o, "tools");
			noteTools((Array.isArray(e) ? e : listAt(e, "components")).map((e) => ({
				name: textAt(e, "name"),
				version: textAt(e, "version")
			})), t);
		}
		s(i, "vulnerabilities") !== void 0 && (t["chainloop.material.sbom.vulnerabilities_report"] = "true");
	}
};
function findDescribed(e, t) {
	let withoutPrefix = (e) => e.replace(/^SPDXRef-/, ""), [n, ...r] = t;
	if (r.length === 0) return n === void 0 ? [] : [withoutPrefix(textAt(n, "SPDXID"))];
	let i = listAt(e, "documentDescribes").filter((e) => typeof e == "string"), a = textAt(e, "SPDXID") === "SPDXRef-DOCUMENT" ? i : [], o = listAt(e, "relationships").flatMap((e) => {
		let t = [textAt(e, "spdxElementId"), textAt(e, "relatedSpdxElement")], n = textAt(e, "relationshipType"), [r, i = ""] = n === "DESCRIBED_BY" ? t.reverse() : t;
		return ["DESCRIBES", "DESCRIBED_BY"].includes(n) && r === "SPDXRef-DOCUMENT" ? [i] : [];
	});
	return [...a, ...o].map((e) => withoutPrefix(e.replace(/^DocumentRef-[^:]*:?/, "")));
}
function noteDescribed(e, t) {
	let n = listAt(e, "packages"), [i] = findDescribed(e, n).sort(r), a = n.find((e) => textAt(e, "SPDXID") === `SPDXRef-${i ?? ""}`);
	if (i === void 0 || a === void 0) return;
	let o = textAt(a, "name"), s = textAt(e, "spdxVersion") === "SPDX-2.3" ? textAt(a, "primaryPackagePurpose").toLowerCase() : "";
	t[`${D}.name`] = s === "container" ? getRepository(o) ?? o : o, t[`${D}.type`] = s, t[`${D}.version`] = textAt(a, "versionInfo");
}
function readCreators({ name: e, text: t, value: n }) {
	return listAt(n, "creationInfo", "creators").map((n) => {
		let r = typeof n == "string" ? n : "", i = r.indexOf(":");
		return i === -1 && d(e, "SBOM_SPDX_JSON", "a creator is not a text of a type, a colon and a name"), (r.includes("\"") || !t.includes(`"${r}"`)) && d(e, "SBOM_SPDX_JSON", "a creator is written with escapes, which the engine does not read"), {
			type: r.slice(0, i).trim(),
			creator: r.slice(i + 1).trim()
		};
	});
}
const k = {
	schemas: ["spdx"],
	read(e, t, n) {
		let { name: r, value: i } = e, a = textAt(i, "spdxVersion");
		["SPDX-2.2", "SPDX-2.3"].includes(a) || d(r, "SBOM_SPDX_JSON", "its spdxVersion is neither SPDX-2.2 nor SPDX-2.3"), n(e, "SBOM_SPDX_JSON", "spdx"), noteDescribed(i, t), noteTools(readCreators(e).filter(({ type: e }) => e === "Tool").map(({ creator: e }) => {
			let t = e.indexOf("-");
			return t === -1 ? {
				name: e,
				version: ""
			} : {
				name: e.slice(0, t),
				version: e.slice(t + 1)
			};
		}), t);
	}
};
function noteTools(e, t) {
	let [n] = e;
	n !== void 0 && (t["chainloop.material.tools"] = a(JSON.stringify(e.map(({ name: e, version: t }) => t === "" ? e : `${e}@${t}`))), noteTool(t, n.name, n.version));
}
// src/chainloop/scans.ts
const A = l, isText = (e) => typeof e == "string", isFilledText = (e) => isText(e) && e !== "";
function findings(e, t, n, r) {
	return { read({ name: i, value: a }, o) {
		Array.isArray(a) || d(i, e, "it is not a list");
		let [c] = a;
		a.length > 0 && !n(s(c, t)) && d(i, e, `its first entry has no ${t}`), r !== void 0 && (o[`${p}.name`] = r);
	} };
}
function withMembers(e, t, n) {
	return { read({ name: r, value: i }, a) {
		let o = t.filter((e) => {
			let t = s(i, e);
			return isMissing(t) || t === "";
		});
		o.length > 0 && d(r, e, `it has no ${o.join(", ")}`), n?.(i, a);
	} };
}
const j = /* @__PURE__ */ new Map([
	["sast", "sast"],
	["sca", "sca"],
	["kics", "iac"],
	["containers", "container"],
	["sscs", "supply-chain"]
]);
function noteScans(e, t) {
	let n = e.flatMap((e) => j.get(e.toLowerCase()) ?? []);
	n.length > 0 && (t["chainloop.material.scan.types"] = [...new Set(n)].sort().join(","));
}
function isOfCheckmarx(e) {
	let t = valueAt(e, ["tool", "driver"]), n = listAt(t, "rules").flatMap((e) => listAt(e, "properties", "tags"));
	return textAt(t, "name").toLowerCase().includes("checkmarx") || n.some((e) => typeof e == "string" && e.toLowerCase() === "checkmarx");
}
function getEngine(e) {
	let t = textAt(e, "ruleId").trim();
	return t.endsWith(")") && t.includes("(") ? [t.slice(t.lastIndexOf("(") + 1, -1).trim()] : [];
}
const M = {
	schemas: ["sarif"],
	read(e, t, n) {
		let { name: r, value: i } = e;
		textAt(i, "$schema") === "" && d(r, "SARIF", "it has no $schema"), n(e, "SARIF", "sarif");
		let a = listAt(i, "runs"), o = valueAt(a[0], ["tool", "driver"]);
		if (o !== void 0) {
			for (let e of Object.keys(t)) Reflect.deleteProperty(t, e);
			noteTool(t, textAt(o, "name"), textAt(o, "version")), noteScans(a.filter(isOfCheckmarx).flatMap((e) => listAt(e, "results")).flatMap(getEngine), t);
		}
	}
}, N = { read({ name: e, value: t }, n) {
	let r = s(t, "results");
	(textAt(t, "scanID") === "" || r === void 0) && d(e, "CHECKMARX_JSON", "it has no scanID or no results"), r !== null && !Array.isArray(r) && d(e, "CHECKMARX_JSON", "its results are no list");
	let i = listAt(t, "results"), a = i.findIndex((e) => textAt(e, "type") === "" || s(e, "data") === void 0);
	a !== -1 && d(e, "CHECKMARX_JSON", `its result ${String(a)} has no type or no data`), noteTool(n, "checkmarx", ""), noteScans(i.map((e) => textAt(e, "type")), n);
} }, P = [
	"sast",
	"dast",
	"api_fuzzing",
	"coverage_fuzzing",
	"secret_detection",
	"dependency_scanning",
	"container_scanning",
	"container_scanning_for_registry",
	"cluster_image_scanning"
], F = { read({ name: e, value: t }, n) {
	P.includes(textAt(t, "scan", "type")) || d(e, "GITLAB_SECURITY_REPORT", `its scan.type is none of ${P.join(", ")}`);
	let r = ["scanner", "analyzer"].find((e) => textAt(t, "scan", e, "name") !== "");
	r !== void 0 && noteTool(n, textAt(t, "scan", r, "name"), textAt(t, "scan", r, "version"));
} }, I = {
	schemas: ["scorecard"],
	read(e, t, n) {
		let { name: r, value: i } = e, a = textAt(i, "scorecard", "version");
		a === "" && d(r, "OSSF_SCORECARD_JSON", "it has no scorecard.version"), n(e, "OSSF_SCORECARD_JSON", "scorecard"), noteTool(t, "scorecard", a);
		let o = s(i, "score");
		typeof o == "number" && (t["chainloop.material.scorecard.score"] = String(o));
	}
};
function isMissing(e) {
	return e == null;
}
// src/chainloop/trufflehog.ts
const L = "TRUFFLEHOG_JSON", R = /* @__PURE__ */ new Map([
	["SourceMetadata", "{}"],
	["SourceID", "0"],
	["SourceType", "0"],
	["SourceName", "\"\""],
	["DetectorType", "0"],
	["DetectorName", "\"\""],
	["DecoderName", "\"\""],
	["Verified", "false"],
	["Raw", "\"\""],
	["Redacted", "\"\""]
]);
function getFields(e, t) {
	let n = new Map([...t].map((e) => [e.toLowerCase(), e])), r = /* @__PURE__ */ new Map();
	for (let [t, i] of e.entries) {
		let e = typeof t == "string" ? n.get(t.toLowerCase()) : void 0;
		e !== void 0 && (i !== null || e === "Data") && r.set(e, i);
	}
	return r;
}
function toFinding(e, r) {
	let i = r ?? new n([]);
	if (!(i instanceof n)) return d(e, L, "it is no finding");
	let a = getFields(i, R.keys()), s = [...R].map(([r, i]) => {
		let s = u(i), l = a.get(r) ?? s;
		return (c(l) !== c(s) || l instanceof t && !/^-?\d+$/.test(o(l))) && d(e, L, `its ${r} has another type`), l instanceof n ? [r, new n([...getFields(l, ["Data"])])] : [r, l];
	});
	return new n(s);
}
const z = {
	emptyAs: "[]",
	project: (e, t) => Promise.resolve((n) => readFindings(e, t, n))
};
function readFindings(e, t, n) {
	let r = i(e, t, { ignoreBOM: !0 }), a = /^\s*\[/.test(r) ? n(e, r) : r.split("\n").flatMap((t, r) => {
		let i = `line ${String(r + 1)} of ${e}`;
		return t.trim() === "" ? [] : [n(i, t)];
	});
	if (!Array.isArray(a)) return d(e, L, "it is not a list of findings");
	let s = a.map((t, n) => toFinding(`finding ${String(n + 1)} of ${e}`, t)), [c] = s;
	return c?.entries.find(([e]) => e === "DetectorName")?.[1] === "" && d(e, L, "its first finding has no DetectorName"), {
		text: o(s),
		annotations: { [`${p}.name`]: "trufflehog" }
	};
}
// src/chainloop/kinds.ts
var B = /* @__PURE__ */ e({
	BUILT_KINDS: () => G,
	KINDS: () => W
});
function xmlKind(e) {
	return { project: async (t, n) => {
		let r = await e();
		return () => ({ text: JSON.stringify(r(t, toText(t, n))) });
	} };
}
function fileKind(e) {
	return { project: async (t, n) => {
		let r = await e();
		return () => r(t, n);
	} };
}
function toText(e, t) {
	return i(e, t, { ignoreBOM: !0 });
}
const V = new Map([
	["ASYNCAPI_SPEC", _],
	["ATTESTATION", b],
	["BLACKDUCK_SCA_JSON", withMembers("BLACKDUCK_SCA_JSON", [
		"detailedVulnerabilities",
		"detailedProjectVersionCustomFields",
		"detailedCodeLocations"
	])],
	["CERTCC_DRANZER", { project: async (...e) => (await import("./dranzer.js")).openDranzer(...e) }],
	["CHAINLOOP_AI_AGENT_CONFIG", C],
	["CHAINLOOP_AI_CODING_SESSION", w],
	["CHAINLOOP_PR_INFO", T],
	["CHAINLOOP_RUNNER_CONTEXT", S],
	["CHECKMARX_JSON", N],
	["COBERTURA_XML", xmlKind(async () => (await import("./coverage.js")).readCobertura)],
	...[
		"CSAF_INFORMATIONAL_ADVISORY",
		"CSAF_SECURITY_ADVISORY",
		"CSAF_SECURITY_INCIDENT_RESPONSE",
		"CSAF_VEX"
	].map((e) => [e, csaf(e)]),
	["EVIDENCE", v],
	["GHAS_CODE_SCAN", findings("GHAS_CODE_SCAN", "tool", A)],
	["GHAS_DEPENDENCY_SCAN", findings("GHAS_DEPENDENCY_SCAN", "dependency", A)],
	["GHAS_SECRET_SCAN", findings("GHAS_SECRET_SCAN", "secret_type", isText)],
	["GITLAB_SECURITY_REPORT", F],
	["GITLEAKS_JSON", findings("GITLEAKS_JSON", "Fingerprint", isFilledText, "gitleaks")],
	["JACOCO_XML", xmlKind(async () => (await import("./coverage.js")).readJacoco)],
	["JUNIT_XML", { project: async (...e) => (await import("./junit.js")).openJunit(...e) }],
	["OPENAPI_SPEC", g],
	["OPENVEX", y],
	["OSSF_SCORECARD_JSON", I],
	["RADAMSA_CRASHES", { project: async (...e) => (await import("./radamsa.js")).openRadamsaCrashes(...e) }],
	["RADAMSA_REPORT", { project: async (...e) => (await import("./radamsa.js")).openRadamsaReport(...e) }],
	["SARIF", M],
	["SBOM_CYCLONEDX_JSON", O],
	["SBOM_SPDX_JSON", k],
	["SLSA_PROVENANCE", x],
	["STRING", { isText: !0 }],
	["SYSINTERNALS_ACCESSCHK", fileKind(async () => (await import("./accesschk.js")).readAccessChk)],
	["SYSINTERNALS_SIGCHECK", fileKind(async () => (await import("./sigcheck.js")).readSigcheck)],
	["TRUFFLEHOG_JSON", z],
	["TWISTCLI_SCAN_JSON", withMembers("TWISTCLI_SCAN_JSON", ["results", "consoleURL"])],
	["YELP_DETECT_SECRETS_BASELINE", withMembers("YELP_DETECT_SECRETS_BASELINE", [
		"version",
		"plugins_used",
		"results"
	], (e, t) => {
		t[`${p}.name`] = "detect-secrets", t[`${p}.version`] = textAt(e, "version");
	})]
]), H = "the engine parses the file itself as JSON for its policies, which fails: it cannot judge one either", U = /* @__PURE__ */ new Map([
	["ARTIFACT", "no policy of Chainloop may name it"],
	["CONTAINER_IMAGE", "the engine asks a registry for its digest, its tags and its signatures, which is not done here"],
	["GRAPHQL_SPEC", H],
	["HELM_CHART", `${H}, unless it is uploaded, and then there is nothing of it in the input`],
	["ZAP_DAST_ZIP", H]
]), W = [...V.keys(), ...U.keys()].sort(), G = [...V.keys()];
function findKind(e) {
	let t = U.get(e);
	return V.get(e) ?? (t === void 0 ? void 0 : { why: t });
}
export { G as BUILT_KINDS, W as KINDS, p as TOOL, findKind, B as kinds_exports, noteTool };

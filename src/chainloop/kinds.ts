import { decodeText } from "../engine/source/read-document.js";
import { ASYNCAPI, OPENAPI } from "./apis.js";
import {
  AI_AGENT_CONFIG,
  AI_CODING_SESSION,
  ATTESTATION,
  csaf,
  EVIDENCE,
  OPENVEX,
  PR_INFO,
  RUNNER_CONTEXT,
  SLSA_PROVENANCE,
} from "./documents.js";
import { textAt, TOOL, type Kind, type Projection } from "./kind.js";
import { CYCLONEDX, SPDX } from "./sbom.js";
import {
  CHECKMARX,
  findings,
  GITLAB,
  isFilledText,
  isRecord,
  isText,
  SARIF,
  SCORECARD,
  withMembers,
} from "./scans.js";
import { TRUFFLEHOG } from "./trufflehog.js";

/** An XML kind without annotations. */
function xmlKind(load: () => Promise<(name: string, text: string) => object>): Kind {
  return {
    project: async (name, bytes) => {
      const toJson = await load();
      return () => ({ text: JSON.stringify(toJson(name, toText(name, bytes))) });
    },
  };
}

/** A kind of one text. */
function fileKind(load: () => Promise<(name: string, bytes: Uint8Array) => Projection>): Kind {
  return {
    project: async (name, bytes) => {
      const project = await load();
      return () => project(name, bytes);
    },
  };
}

function toText(name: string, bytes: Uint8Array): string {
  return decodeText(name, bytes, { ignoreBOM: true });
}

/** The kinds whose input is built as in the engine. */
const BUILT: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["ASYNCAPI_SPEC", ASYNCAPI],
  ["ATTESTATION", ATTESTATION],
  [
    "BLACKDUCK_SCA_JSON",
    withMembers("BLACKDUCK_SCA_JSON", [
      "detailedVulnerabilities",
      "detailedProjectVersionCustomFields",
      "detailedCodeLocations",
    ]),
  ],
  [
    "CERTCC_DRANZER",
    { project: async (...material) => (await import("./dranzer.js")).openDranzer(...material) },
  ],
  ["CHAINLOOP_AI_AGENT_CONFIG", AI_AGENT_CONFIG],
  ["CHAINLOOP_AI_CODING_SESSION", AI_CODING_SESSION],
  ["CHAINLOOP_PR_INFO", PR_INFO],
  ["CHAINLOOP_RUNNER_CONTEXT", RUNNER_CONTEXT],
  ["CHECKMARX_JSON", CHECKMARX],
  ["COBERTURA_XML", xmlKind(async () => (await import("./coverage.js")).readCobertura)],
  ...[
    "CSAF_INFORMATIONAL_ADVISORY",
    "CSAF_SECURITY_ADVISORY",
    "CSAF_SECURITY_INCIDENT_RESPONSE",
    "CSAF_VEX",
  ].map((kind) => [kind, csaf(kind)] as const),
  ["EVIDENCE", EVIDENCE],
  ["GHAS_CODE_SCAN", findings("GHAS_CODE_SCAN", "tool", isRecord)],
  ["GHAS_DEPENDENCY_SCAN", findings("GHAS_DEPENDENCY_SCAN", "dependency", isRecord)],
  ["GHAS_SECRET_SCAN", findings("GHAS_SECRET_SCAN", "secret_type", isText)],
  ["GITLAB_SECURITY_REPORT", GITLAB],
  ["GITLEAKS_JSON", findings("GITLEAKS_JSON", "Fingerprint", isFilledText, "gitleaks")],
  ["JACOCO_XML", xmlKind(async () => (await import("./coverage.js")).readJacoco)],
  ["JUNIT_XML", { project: async (...material) => (await import("./junit.js")).openJunit(...material) }],
  ["OPENAPI_SPEC", OPENAPI],
  ["OPENVEX", OPENVEX],
  ["OSSF_SCORECARD_JSON", SCORECARD],
  [
    "RADAMSA_CRASHES",
    { project: async (...material) => (await import("./radamsa.js")).openRadamsaCrashes(...material) },
  ],
  [
    "RADAMSA_REPORT",
    { project: async (...material) => (await import("./radamsa.js")).openRadamsaReport(...material) },
  ],
  ["SARIF", SARIF],
  ["SBOM_CYCLONEDX_JSON", CYCLONEDX],
  ["SBOM_SPDX_JSON", SPDX],
  ["SLSA_PROVENANCE", SLSA_PROVENANCE],
  ["STRING", { isText: true }],
  ["SYSINTERNALS_ACCESSCHK", fileKind(async () => (await import("./accesschk.js")).readAccessChk)],
  ["SYSINTERNALS_SIGCHECK", fileKind(async () => (await import("./sigcheck.js")).readSigcheck)],
  ["TRUFFLEHOG_JSON", TRUFFLEHOG],
  ["TWISTCLI_SCAN_JSON", withMembers("TWISTCLI_SCAN_JSON", ["results", "consoleURL"])],
  [
    "YELP_DETECT_SECRETS_BASELINE",
    withMembers(
      "YELP_DETECT_SECRETS_BASELINE",
      ["version", "plugins_used", "results"],
      (value, annotations) => {
        annotations[`${TOOL}.name`] = "detect-secrets";
        annotations[`${TOOL}.version`] = textAt(value, "version");
      },
    ),
  ],
]);

const NOT_JSON =
  "the engine parses the file itself as JSON for its policies, which fails: it cannot judge one either";

/** The reasons why the input of the other kinds cannot be built. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["ARTIFACT", "no policy of Chainloop may name it"],
  [
    "CONTAINER_IMAGE",
    "the engine asks a registry for its digest, its tags and its signatures, which is not done here",
  ],
  ["GRAPHQL_SPEC", NOT_JSON],
  ["HELM_CHART", `${NOT_JSON}, unless it is uploaded, and then there is nothing of it in the input`],
  ["ZAP_DAST_ZIP", NOT_JSON],
]);

/** All kinds that a policy may specify. */
export const KINDS: readonly string[] = [...BUILT.keys(), ...OTHERS.keys()].sort();
/** The kinds that can be evaluated. */
export const BUILT_KINDS: readonly string[] = [...BUILT.keys()];

export function findKind(kind: string): Kind | { why: string } | undefined {
  const why = OTHERS.get(kind);
  return BUILT.get(kind) ?? (why === undefined ? undefined : { why });
}

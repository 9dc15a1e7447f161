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
import { textOf, TOOL, type Kind } from "./kind.js";
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

/** A kind that is no JSON, and of which nothing is noted. */
function projected(project: (name: string, bytes: Uint8Array) => Promise<unknown>): Kind {
  return { project: async (name, bytes) => ({ text: JSON.stringify(await project(name, bytes)) }) };
}

function toText(name: string, bytes: Uint8Array): string {
  return decodeText(name, bytes, { ignoreBOM: true });
}

/** The kinds whose input is built as the engine builds it. */
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
    { project: (name, bytes) => import("./dranzer.js").then((own) => own.readDranzer(name, bytes)) },
  ],
  ["CHAINLOOP_AI_AGENT_CONFIG", AI_AGENT_CONFIG],
  ["CHAINLOOP_AI_CODING_SESSION", AI_CODING_SESSION],
  ["CHAINLOOP_PR_INFO", PR_INFO],
  ["CHAINLOOP_RUNNER_CONTEXT", RUNNER_CONTEXT],
  ["CHECKMARX_JSON", CHECKMARX],
  [
    "COBERTURA_XML",
    projected((name, bytes) =>
      import("./coverage.js").then((own) => own.readCobertura(name, toText(name, bytes))),
    ),
  ],
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
  [
    "JACOCO_XML",
    projected((name, bytes) =>
      import("./coverage.js").then((own) => own.readJacoco(name, toText(name, bytes))),
    ),
  ],
  ["JUNIT_XML", projected((name, bytes) => import("./junit.js").then((own) => own.readJunit(name, bytes)))],
  ["OPENAPI_SPEC", OPENAPI],
  ["OPENVEX", OPENVEX],
  ["OSSF_SCORECARD_JSON", SCORECARD],
  [
    "RADAMSA_CRASHES",
    { project: (name, bytes) => import("./radamsa.js").then((own) => own.countRadamsaCrashes(name, bytes)) },
  ],
  [
    "RADAMSA_REPORT",
    { project: (name, bytes) => import("./radamsa.js").then((own) => own.readRadamsaReport(name, bytes)) },
  ],
  ["SARIF", SARIF],
  ["SBOM_CYCLONEDX_JSON", CYCLONEDX],
  ["SBOM_SPDX_JSON", SPDX],
  ["SLSA_PROVENANCE", SLSA_PROVENANCE],
  ["STRING", { isText: true }],
  [
    "SYSINTERNALS_ACCESSCHK",
    { project: (name, bytes) => import("./accesschk.js").then((own) => own.readAccessChk(name, bytes)) },
  ],
  [
    "SYSINTERNALS_SIGCHECK",
    { project: (name, bytes) => import("./sigcheck.js").then((own) => own.readSigcheck(name, bytes)) },
  ],
  ["TRUFFLEHOG_JSON", TRUFFLEHOG],
  ["TWISTCLI_SCAN_JSON", withMembers("TWISTCLI_SCAN_JSON", ["results", "consoleURL"])],
  [
    "YELP_DETECT_SECRETS_BASELINE",
    withMembers(
      "YELP_DETECT_SECRETS_BASELINE",
      ["version", "plugins_used", "results"],
      (value, annotations) => {
        annotations[`${TOOL}.name`] = "detect-secrets";
        annotations[`${TOOL}.version`] = textOf(value, "version");
      },
    ),
  ],
]);

const NOT_JSON =
  "the engine parses the file itself as JSON for its policies, which fails: it cannot judge one either";

/** Why the input of the other kinds cannot be built. */
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

/** All kinds that a policy may name. */
export const KINDS: readonly string[] = [...BUILT.keys(), ...OTHERS.keys()].sort();
/** Those that can be judged. */
export const BUILT_KINDS: readonly string[] = [...BUILT.keys()];

export function findKind(kind: string): Kind | { why: string } | undefined {
  const why = OTHERS.get(kind);
  return BUILT.get(kind) ?? (why === undefined ? undefined : { why });
}

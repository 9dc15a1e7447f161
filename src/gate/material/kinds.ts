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
import { CHECKMARX, findings, GITLAB, SARIF, SCORECARD, withMembers } from "./scans.js";
import { TRUFFLEHOG } from "./trufflehog.js";

/** A kind that is no JSON. */
function projected(project: (name: string, text: string) => Promise<unknown>): Kind {
  return { project: async (name, text) => ({ text: JSON.stringify(await project(name, text)) }) };
}

/** The kinds whose input is built as the engine builds it. */
const BUILT: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["ATTESTATION", ATTESTATION],
  [
    "BLACKDUCK_SCA_JSON",
    withMembers("BLACKDUCK_SCA_JSON", [
      "detailedVulnerabilities",
      "detailedProjectVersionCustomFields",
      "detailedCodeLocations",
    ]),
  ],
  ["CHAINLOOP_AI_AGENT_CONFIG", AI_AGENT_CONFIG],
  ["CHAINLOOP_AI_CODING_SESSION", AI_CODING_SESSION],
  ["CHAINLOOP_PR_INFO", PR_INFO],
  ["CHAINLOOP_RUNNER_CONTEXT", RUNNER_CONTEXT],
  ["CHECKMARX_JSON", CHECKMARX],
  [
    "COBERTURA_XML",
    projected((name, text) => import("./coverage.js").then((own) => own.readCobertura(name, text))),
  ],
  ...[
    "CSAF_INFORMATIONAL_ADVISORY",
    "CSAF_SECURITY_ADVISORY",
    "CSAF_SECURITY_INCIDENT_RESPONSE",
    "CSAF_VEX",
  ].map((kind) => [kind, csaf(kind)] as const),
  ["EVIDENCE", EVIDENCE],
  ["GHAS_CODE_SCAN", findings("GHAS_CODE_SCAN", "tool")],
  ["GHAS_DEPENDENCY_SCAN", findings("GHAS_DEPENDENCY_SCAN", "dependency")],
  ["GHAS_SECRET_SCAN", findings("GHAS_SECRET_SCAN", "secret_type")],
  ["GITLAB_SECURITY_REPORT", GITLAB],
  ["GITLEAKS_JSON", findings("GITLEAKS_JSON", "Fingerprint", "gitleaks")],
  [
    "JACOCO_XML",
    projected((name, text) => import("./coverage.js").then((own) => own.readJacoco(name, text))),
  ],
  ["JUNIT_XML", projected((name, text) => import("./junit.js").then((own) => own.readJunit(name, text)))],
  ["OPENVEX", OPENVEX],
  ["OSSF_SCORECARD_JSON", SCORECARD],
  ["SARIF", SARIF],
  ["SBOM_CYCLONEDX_JSON", CYCLONEDX],
  ["SBOM_SPDX_JSON", SPDX],
  ["SLSA_PROVENANCE", SLSA_PROVENANCE],
  ["STRING", { isText: true }],
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

const PARSED = "its text is turned into JSON by a parser of the engine, which is not built here";
const NOT_JSON =
  "the engine parses the file itself as JSON for its policies, which fails: it cannot judge one either";

/** Why the input of the other kinds cannot be built. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["ARTIFACT", "no policy of Chainloop may name it"],
  ["ASYNCAPI_SPEC", "the engine checks it by schemas of AsyncAPI, which are not here"],
  ["CERTCC_DRANZER", PARSED],
  [
    "CONTAINER_IMAGE",
    "the engine asks a registry for its digest, its tags and its signatures, which is not done here",
  ],
  ["GRAPHQL_SPEC", NOT_JSON],
  ["HELM_CHART", `${NOT_JSON}, unless it is uploaded, and then there is nothing of it in the input`],
  ["OPENAPI_SPEC", "the engine checks it by schemas of OpenAPI, which are not here"],
  ["RADAMSA_CRASHES", "the engine counts the files of an archive, which is not built here"],
  ["RADAMSA_REPORT", PARSED],
  ["SYSINTERNALS_ACCESSCHK", PARSED],
  ["SYSINTERNALS_SIGCHECK", PARSED],
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

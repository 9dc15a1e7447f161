// Records the inputs that Chainloop's engine creates from its own samples and from the texts in
// test/chainloop/material-texts.json: `node scripts/record-chainloop-inputs.mjs CHECKOUT`, a checkout of
// github.com/chainloop-dev/chainloop. Its crafter and its GetEvaluableContent run unchanged.
import { isUtf8 } from "node:buffer";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { commitOf, runInChainloop } from "./chainloop-harness.mjs";

const [checkout] = argv.slice(2);
if (checkout === undefined) {
  console.error("usage: node scripts/record-chainloop-inputs.mjs CHECKOUT");
  exit(2);
}

const HARNESS = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	schemaapi "github.com/chainloop-dev/chainloop/app/controlplane/api/workflowcontract/v1"
	"github.com/chainloop-dev/chainloop/pkg/attestation/crafter/materials"
	"github.com/chainloop-dev/chainloop/pkg/casclient"
	"github.com/rs/zerolog"
)

func input(kind, value string) ([]byte, error) {
	logger := zerolog.Nop()
	number := schemaapi.CraftingSchema_Material_MaterialType_value[kind]
	schema := &schemaapi.CraftingSchema_Material{Name: "material", Type: schemaapi.CraftingSchema_Material_MaterialType(number)}
	m, err := materials.Craft(context.Background(), schema, value, &casclient.CASBackend{Name: "none"}, nil, &logger, nil)
	if err != nil {
		return nil, err
	}
	m.Id = "material"
	return m.GetEvaluableContent(value)
}

func main() {
	var cases []struct{ Kind, Value string }
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		panic(err)
	}
	for _, c := range cases {
		var line []byte
		if found, err := input(c.Kind, c.Value); err != nil {
			line, _ = json.Marshal(map[string]string{"refused": err.Error()})
		} else {
			line, _ = json.Marshal(map[string]json.RawMessage{"input": found})
		}
		fmt.Println(string(line))
	}
}
`;

/** The folders of the engine's own samples. */
const FOLDERS = [
  "pkg/attestation/crafter/materials/testdata",
  "pkg/attestation/crafter/materials/accesschk/testdata",
  "pkg/attestation/crafter/materials/dranzer/testdata",
  "internal/schemavalidators/testdata",
];
/** Of the last folder, from the first. */
const schema = (...names) => names.map((name) => `../../../../../internal/schemavalidators/testdata/${name}`);

/** Samples that are not recorded, and why. Large ones are added below. */
const LEFT_OUT = {
  "oci-layouts/": "of CONTAINER_IMAGE, for which the engine asks a registry",
  ".tgz": "of HELM_CHART, which the engine parses as JSON, so that it fails",
  zap_scan: "of ZAP_DAST_ZIP, which the engine parses as JSON, so that it fails",
};

/** The engine's own samples, except for large ones. */
const SAMPLES = {
  ATTESTATION: [
    "attestation-bundle.json",
    "attestation-invalid-payload.json",
    "attestation-dsse.json",
    "attestation-dsse-invalidtype.json",
    "attestation-invalid-intoto.json",
  ],
  ASYNCAPI_SPEC: ["asyncapi-2.6.json", "asyncapi-3.0.yaml", "asyncapi-invalid.json"],
  BLACKDUCK_SCA_JSON: ["blackduck_sca_missing_fields.json", "blackduck_sca.json", "simple.txt"],
  CERTCC_DRANZER: [
    "dranzer-report.txt",
    "dranzer-bundle/checkResult_Dranzer.csv",
    ...["b", "p", "s", "t"].map((letter) => `dranzer-bundle/example-app_1.0.0_${letter}_Result.txt`),
    ...["crash", "summary"].map((name) => `../dranzer/testdata/dranzer-${name}.txt`),
    "../dranzer/testdata/garbage.txt",
  ],
  CHAINLOOP_AI_AGENT_CONFIG: [
    "ai-agent-config-claude.json",
    "ai-agent-config-cursor.json",
    "random.json",
    ...schema(
      ...["empty_config_files", "extra_fields", "minimal", "missing_agent", "missing_config_file_fields"].map(
        (name) => `ai_agent_config_${name}.json`,
      ),
      "ai_agent_config_valid.json",
    ),
  ],
  CHAINLOOP_AI_CODING_SESSION: [
    "ai-coding-session-minimal.json",
    "ai-coding-session-with-attribution.json",
    "ai-coding-session.json",
    ...schema("ai_coding_session_missing_required.json", "ai_coding_session_valid.json"),
  ],
  CHAINLOOP_PR_INFO: schema("pr_info_missing_required.json", "pr_info_valid.json"),
  CHAINLOOP_RUNNER_CONTEXT: [
    "runner-context-branches-v0.1.json",
    "runner-context-tags-v0.1.json",
    "random.json",
    ...schema(
      ...["branches", "gitlab_no_protection", "missing-data", "missing-meta", "rulesets"].map(
        (name) => `runner_context_${name}-v0.1.json`,
      ),
    ),
  ],
  CHECKMARX_JSON: [
    "checkmarx-clean.json",
    "checkmarx-extra-engines.json",
    "checkmarx-null-results.json",
    "checkmarx.json",
    "random.json",
  ],
  COBERTURA_XML: ["cobertura-empty.xml", "cobertura.xml", "jacoco.xml", "junit.xml"],
  CSAF_INFORMATIONAL_ADVISORY: ["csaf_informational_advisory.json", "csaf_vex_v0.2.0.json"],
  CSAF_SECURITY_ADVISORY: ["csaf_security_advisory.json", "csaf_informational_advisory.json"],
  CSAF_SECURITY_INCIDENT_RESPONSE: [
    "csaf_security_incident_response.json",
    "csaf_security_incident_response_wrong_category.json",
    ...schema("csaf_security_incident_response.json"),
  ],
  CSAF_VEX: ["csaf_vex_v0.2.0.json", "random.json", ...schema("csaf_vex_v0.2.1.json")],
  EVIDENCE: [
    "evidence-invalid-structure.json",
    "evidence-with-id-data-no-schema.json",
    "evidence-with-id-data-schema.json",
    "evidence-with-new-id-data-schema.json",
  ],
  GHAS_CODE_SCAN: ["ghas-code-scan.json", "ghas-code-scan-wrong.json", "random.json"],
  GHAS_DEPENDENCY_SCAN: ["ghas-dependency-scan.json", "ghas-dependency-scan-wrong.json"],
  GHAS_SECRET_SCAN: ["ghas-secret-scan.json", "ghas-secret-scan-wrong.json"],
  GITLAB_SECURITY_REPORT: [
    "random.json",
    "gl-container-scanning-report.json",
    "gl-sast-report.json",
    "gl-secret-detection-report.json",
    "gl-sonarqube-report.json",
  ],
  GITLEAKS_JSON: [
    "empty_array.json",
    "empty.txt",
    "gitleaks-report-clean.json",
    "gitleaks-report-violations.json",
    "random.json",
  ],
  GRAPHQL_SPEC: ["schema.graphql", "invalid.graphql"],
  JACOCO_XML: ["jacoco.xml", "cobertura.xml", "junit.xml"],
  JUNIT_XML: ["junit.xml", "junit-invalid.xml", "cobertura.xml", "random.json", "tests.zip", "tests.tar.gz"],
  OPENAPI_SPEC: [
    "swagger-2.0-invalid.json",
    ...schema("swagger-2.0.json", "openapi-3.2.json"),
    "openapi-3.2.yaml",
    "openapi-2.0.yaml",
    "openapi-3.0.json",
    "openapi-3.1.yaml",
    "openapi-invalid.json",
  ],
  OPENVEX: ["openvex_v0.2.0.json"],
  OSSF_SCORECARD_JSON: [
    "scorecard-chainloop.json",
    "scorecard-invalid.json",
    "scorecard-low.json",
    "scorecard-no-score.json",
    ...schema("scorecard_valid.json"),
  ],
  RADAMSA_REPORT: ["radamsa-meta.txt", "radamsa-meta-invalid.txt"],
  SARIF: [
    "checkmarx.sarif",
    "checkmarx-extra-engines.sarif",
    "checkmarx-multi-run.sarif",
    "checkmarx-rules-without-findings.sarif",
    "report.sarif",
    "report-control-chars.sarif",
  ],
  SBOM_CYCLONEDX_JSON: [
    ...["1.5", "1.5-legacy-tools", "1.5-null-cwes", "1.5-vulnerabilities"].map(
      (version) => `sbom.cyclonedx-${version}.json`,
    ),
    "sbom.cyclonedx.json",
    ...schema("sbom.cyclonedx-1.6.json", "sbom.cyclonedx-duplicated.json"),

    "sbom.cyclonedx-1.4-empty-tool-version.json",
    "sbom.cyclonedx-1.5-empty-tool-version.json",
    "sbom.cyclonedx-1.5-multiple-tools.json",
    "sbom.cyclonedx-invalid-schema.json",
  ],
  SBOM_SPDX_JSON: [
    "sbom-spdx-container.json",
    "sbom-spdx-empty-tool-name.json",
    "sbom-spdx-multiple-tools.json",
    "sbom-spdx-no-purpose.json",
    "sbom-spdx-no-tool-version.json",
    "sbom-spdx-with-described-package.json",
    "random.json",
  ],
  SLSA_PROVENANCE: [
    "slsa_provenance.sigstore.json",
    "chainloop_attestation.sigstore.json",
    "attestation-dsse.json",
  ],
  SYSINTERNALS_ACCESSCHK: [
    ...["default", "descriptor", "garbage", "nobanner", "sddl", "service", "verbose"].map(
      (name) => `../accesschk/testdata/${name}.txt`,
    ),
    "accesschk-default.txt",
    "accesschk-verbose.txt",
  ],
  SYSINTERNALS_SIGCHECK: ["sigcheck-report.csv", "sigcheck-report-empty.csv", "sigcheck-report-tab.csv"],
  TRUFFLEHOG_JSON: [
    "trufflehog-clean-scan.jsonl",
    "trufflehog-empty.json",
    "trufflehog-missing-detector.json",
    "trufflehog-report.json",
  ],
  TWISTCLI_SCAN_JSON: ["twistcli_scan.json", "random.json"],
  YELP_DETECT_SECRETS_BASELINE: [
    "detect-secrets-baseline-clean.json",
    "detect-secrets-baseline-violations.json",
  ],
};
const MAX_BYTES = 24_000;

const folder = join(checkout, FOLDERS[0] ?? "");
/** @type {Record<string, string>} */
const leftOut = {};
const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex");
const known = new Set();

/** A case of a sample; none of a large one. */
function toCase(kind, name) {
  const bytes = readFileSync(join(folder, name));
  known.add(digestOf(bytes));
  if (bytes.byteLength > MAX_BYTES) {
    leftOut[join(FOLDERS[0] ?? "", name)] = `${kind}, of ${Math.ceil(bytes.byteLength / 1000)} KB`;
    return [];
  }
  const content = isUtf8(bytes) ? { text: bytes.toString("utf8") } : { base64: bytes.toString("base64") };
  return [{ kind, name: basename(name), ...content }];
}

const samples = Object.entries(SAMPLES).flatMap(([kind, names]) =>
  names.flatMap((name) => toCase(kind, name)),
);
const tracked = execFileSync("git", ["ls-files", ...FOLDERS], { cwd: checkout, encoding: "utf8" });
for (const name of tracked.trim().split("\n")) {
  const file = join(checkout, name);
  if (!existsSync(file)) leftOut[name] = "not in the checkout";
  else if (!known.has(digestOf(readFileSync(file)))) {
    const [, why] = Object.entries(LEFT_OUT).find(([part]) => name.includes(part)) ?? [];
    if (why === undefined) throw new Error(`${name} is no sample, and nothing is the reason`);
    leftOut[name] = why;
  }
}
const textsFile = new URL("../test/chainloop/material-texts.json", import.meta.url);
const cases = [...samples, ...JSON.parse(readFileSync(textsFile, "utf8"))];

const place = mkdtempSync(join(tmpdir(), "materials-"));
try {
  const given = cases.map(({ kind, name, text, base64 }, index) => {
    const own = join(place, String(index));
    mkdirSync(own);
    writeFileSync(join(own, name), text ?? Buffer.from(base64, "base64"));
    return { Kind: kind, Value: kind === "STRING" ? text : join(own, name) };
  });
  const printed = runInChainloop(checkout, HARNESS, place, given);
  const lines = printed.trim().split("\n");
  const recorded = {
    about:
      "What Chainloop's engine makes of its samples (Apache-2.0) and of material-texts.json, without the content: scripts/record-chainloop-inputs.mjs",
    chainloop: commitOf(checkout),
    leftOut,
    cases: cases.map((one, index) => {
      // Errors of protobuf vary in spaces, to prevent comparisons.
      const { input, refused } = JSON.parse(lines[index]);
      if (input === undefined)
        return { ...one, refused: refused.replaceAll(place, "").replaceAll("\u00a0", " ") };
      // It is the text in base64.
      delete input.chainloop_metadata.content;
      return { ...one, input };
    }),
  };
  const out = new URL("../test/chainloop/chainloop-inputs.json", import.meta.url);
  writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
  console.log(`${recorded.cases.length} cases`);
} finally {
  rmSync(place, { recursive: true });
}

// Records the inputs that Chainloop's engine creates from its own samples and from the texts in
// test/chainloop/material-texts.json: `node scripts/record-chainloop-inputs.mjs CHECKOUT`, a checkout of
// github.com/chainloop-dev/chainloop. Its crafter and its GetEvaluableContent run unchanged.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { runInChainloop } from "./chainloop-harness.mjs";

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

/** The engine's own samples, except for large ones. */
const SAMPLES = {
  ATTESTATION: [
    "attestation-dsse.json",
    "attestation-dsse-invalidtype.json",
    "attestation-invalid-intoto.json",
  ],
  ASYNCAPI_SPEC: ["asyncapi-2.6.json", "asyncapi-3.0.yaml", "asyncapi-invalid.json"],
  BLACKDUCK_SCA_JSON: ["blackduck_sca_missing_fields.json"],
  CERTCC_DRANZER: ["dranzer-report.txt", "dranzer-bundle/checkResult_Dranzer.csv"],
  CHAINLOOP_AI_AGENT_CONFIG: ["ai-agent-config-claude.json", "ai-agent-config-cursor.json", "random.json"],
  CHAINLOOP_AI_CODING_SESSION: [
    "ai-coding-session-minimal.json",
    "ai-coding-session-with-attribution.json",
    "ai-coding-session.json",
  ],
  CHAINLOOP_RUNNER_CONTEXT: [
    "runner-context-branches-v0.1.json",
    "runner-context-tags-v0.1.json",
    "random.json",
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
  ],
  CSAF_VEX: ["csaf_vex_v0.2.0.json", "random.json"],
  EVIDENCE: [
    "evidence-invalid-structure.json",
    "evidence-with-id-data-no-schema.json",
    "evidence-with-id-data-schema.json",
    "evidence-with-new-id-data-schema.json",
  ],
  GHAS_CODE_SCAN: ["ghas-code-scan.json", "ghas-code-scan-wrong.json", "random.json"],
  GHAS_DEPENDENCY_SCAN: ["ghas-dependency-scan.json", "ghas-dependency-scan-wrong.json"],
  GHAS_SECRET_SCAN: ["ghas-secret-scan.json", "ghas-secret-scan-wrong.json"],
  GITLAB_SECURITY_REPORT: ["random.json"],
  GITLEAKS_JSON: ["gitleaks-report-clean.json", "gitleaks-report-violations.json", "random.json"],
  GRAPHQL_SPEC: ["schema.graphql"],
  JACOCO_XML: ["jacoco.xml", "cobertura.xml", "junit.xml"],
  JUNIT_XML: ["junit.xml", "junit-invalid.xml", "cobertura.xml", "random.json"],
  OPENAPI_SPEC: ["openapi-2.0.yaml", "openapi-3.0.json", "openapi-3.1.yaml", "openapi-invalid.json"],
  OPENVEX: ["openvex_v0.2.0.json"],
  OSSF_SCORECARD_JSON: [
    "scorecard-chainloop.json",
    "scorecard-invalid.json",
    "scorecard-low.json",
    "scorecard-no-score.json",
  ],
  RADAMSA_REPORT: ["radamsa-meta.txt", "radamsa-meta-invalid.txt"],
  SARIF: [
    "checkmarx.sarif",
    "checkmarx-extra-engines.sarif",
    "checkmarx-multi-run.sarif",
    "checkmarx-rules-without-findings.sarif",
  ],
  SBOM_CYCLONEDX_JSON: [
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
  SYSINTERNALS_ACCESSCHK: ["default", "descriptor", "garbage", "nobanner", "sddl", "service", "verbose"].map(
    (name) => `../accesschk/testdata/${name}.txt`,
  ),
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

const folder = join(checkout, "pkg/attestation/crafter/materials/testdata");
const samples = Object.entries(SAMPLES).flatMap(([kind, names]) =>
  names.map((name) => ({ kind, name: basename(name), text: readFileSync(join(folder, name), "utf8") })),
);
const textsFile = new URL("../test/chainloop/material-texts.json", import.meta.url);
const cases = [...samples, ...JSON.parse(readFileSync(textsFile, "utf8"))].filter(
  ({ text = "" }) => Buffer.byteLength(text) <= MAX_BYTES,
);

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

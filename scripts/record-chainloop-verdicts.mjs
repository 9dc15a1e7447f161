// Records the verdicts of Chainloop's engine on the cases in test/chainloop/verdict-cases.json, which are those of its own
// Go tests and more, and of its policies in YAML on its samples: `node scripts/record-chainloop-verdicts.mjs CHECKOUT`, a
// checkout of github.com/chainloop-dev/chainloop. Its PolicyVerifier runs unchanged; the cases are of the kind EVIDENCE.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { parse } from "yaml";
import { commitOf, runInChainloop } from "./chainloop-harness.mjs";

const [checkout] = argv.slice(2);
if (checkout === undefined) {
  console.error("usage: node scripts/record-chainloop-verdicts.mjs CHECKOUT");
  exit(2);
}

const HARNESS = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	schemaapi "github.com/chainloop-dev/chainloop/app/controlplane/api/workflowcontract/v1"
	"github.com/chainloop-dev/chainloop/pkg/attestation/crafter/materials"
	"github.com/chainloop-dev/chainloop/pkg/casclient"
	"github.com/chainloop-dev/chainloop/pkg/policies"
	"github.com/rs/zerolog"
)

type testCase struct {
	Rego, File, Policy, Kind, Project, ProjectVersion, FindingType string
	Args                                             map[string]string
	FileValues                                       map[string][]string
}

type violation struct {
	Message  string \`json:"message"\`
	Suppress bool   \`json:"suppress,omitempty"\`
}

func verdict(c testCase) (map[string]any, error) {
	logger := zerolog.Nop()
	kind := schemaapi.CraftingSchema_Material_EVIDENCE
	if c.Kind != "" {
		kind = schemaapi.CraftingSchema_Material_MaterialType(schemaapi.CraftingSchema_Material_MaterialType_value[c.Kind])
	}
	schema := &schemaapi.CraftingSchema_Material{Name: "material", Type: kind}
	m, err := materials.Craft(context.Background(), schema, c.File, &casclient.CASBackend{Name: "none"}, nil, &logger, nil)
	if err != nil {
		return nil, err
	}
	m.Id = "material"
	metadata := &schemaapi.Metadata{Name: "my-policy"}
	if c.FindingType != "" {
		metadata.FindingType = &c.FindingType
	}
	policy := &schemaapi.Policy{
		ApiVersion: "workflowcontract.chainloop.dev/v1",
		Kind:       "Policy",
		Metadata:   metadata,
		Spec: &schemaapi.PolicySpec{Policies: []*schemaapi.PolicySpecV2{
			{Kind: kind, Source: &schemaapi.PolicySpecV2_Embedded{Embedded: c.Rego}},
		}},
	}
	attachment := &schemaapi.PolicyAttachment{Policy: &schemaapi.PolicyAttachment_Embedded{Embedded: policy}, With: c.Args}
	if c.Policy != "" {
		attachment = &schemaapi.PolicyAttachment{Policy: &schemaapi.PolicyAttachment_Ref{Ref: "file://" + c.Policy}, With: c.Args}
	}
	values := map[string]string{}
	for name, list := range c.FileValues {
		values[name] = strings.Join(list, "\\n")
	}
	verifier := policies.NewPolicyVerifier(
		&schemaapi.Policies{Materials: []*schemaapi.PolicyAttachment{attachment}}, nil, &logger,
		policies.WithProjectContext(c.Project, c.ProjectVersion),
		policies.WithRuntimeInputs(&policies.RuntimeInputs{Global: values}),
	)
	evaluations, err := verifier.VerifyMaterial(context.Background(), m, c.File)
	if err != nil {
		return nil, err
	}
	if len(evaluations) == 0 {
		return map[string]any{"ignored": true}, nil
	}
	found := []violation{}
	for _, v := range evaluations[0].Violations {
		found = append(found, violation{v.Message, v.Suppress})
	}
	return map[string]any{"violations": found, "skipped": evaluations[0].Skipped, "reasons": evaluations[0].SkipReasons}, nil
}

func main() {
	var cases []testCase
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		panic(err)
	}
	for _, c := range cases {
		found, err := verdict(c)
		if err != nil {
			found = map[string]any{"error": err.Error()}
		}
		line, _ := json.Marshal(found)
		fmt.Println(string(line))
	}
}
`;

const folder = join(checkout, "pkg/policies/engine/rego/testfiles");
const casesFile = new URL("../test/chainloop/verdict-cases.json", import.meta.url);
const cases = JSON.parse(readFileSync(casesFile, "utf8")).map(({ file, ...one }) =>
  file === undefined ? one : { name: file, rego: readFileSync(join(folder, file), "utf8"), ...one },
);

/** The folders of the engine's policies in YAML. */
const FOLDERS = [
  "pkg/policies/testdata",
  "app/cli/internal/policydevel/testdata",
  "docs/examples/policies",
  "pkg/attestation/crafter/testdata/policies",
];

const MATERIALS = "pkg/attestation/crafter/materials/testdata";
const EXAMPLES = "docs/examples/policies";
/** The samples for the policies of a kind. */
const SAMPLES = {
  SBOM_CYCLONEDX_JSON: [
    ...["old", "fresh", "missing-timestamp"].map(
      (name) => `${EXAMPLES}/sbom-freshness/testdata/sbom-${name}.json`,
    ),
    ...["old", "fresh"].map((name) => `${EXAMPLES}/quickstart/cdx-${name}.json`),
    "app/cli/internal/policydevel/testdata/test-sbom.json",
    "internal/schemavalidators/testdata/sbom.cyclonedx-1.6.json",
    `${MATERIALS}/sbom.cyclonedx-1.5-multiple-tools.json`,
  ],
  SBOM_SPDX_JSON: ["no-purpose", "no-tool-version"].map((name) => `${MATERIALS}/sbom-spdx-${name}.json`),
  SARIF: ["report", "checkmarx"].map((name) => `${MATERIALS}/${name}.sarif`),
  OPENVEX: [`${MATERIALS}/openvex_v0.2.0.json`],
  EVIDENCE: ["compliance-checklist", "config"].map(
    (name) => `${EXAMPLES}/json-field-validator/testdata/${name}.json`,
  ),
  ATTESTATION: [`${MATERIALS}/attestation-dsse.json`],
};

/** The arguments of policies, by their names. */
const ARGS = {
  "policy-with-inputs": { email: "ada@example.com" },
  "json-field-validator": { required_field: "application.name", expected_value: "shop" },
};

/** Policies that are not recorded, and why. */
const LEFT_OUT = {
  "http-hostname-validation": "it calls a server",
};

/** The policies of the folders with the samples of their kinds, and the texts of all files. */
function readPolicies() {
  const files = {};
  const pairs = [];
  /** @type {Record<string, string>} */
  const leftOut = {};
  const read = (name) => readFileSync(join(checkout, name), "utf8");
  const names = execFileSync("git", ["ls-files", ...FOLDERS], { cwd: checkout, encoding: "utf8" });
  for (const name of names.trim().split("\n")) {
    if (name.endsWith(".rego")) files[name] = read(name);
    if (!name.endsWith(".yaml")) continue;
    const policy = parse(read(name));
    if (policy.kind !== "Policy") {
      leftOut[name] = `it is no policy, but a ${policy.kind ?? "file of another kind"}`;
      continue;
    }
    const own = policy.metadata?.name;
    if (LEFT_OUT[own] !== undefined) {
      leftOut[name] = LEFT_OUT[own];
      continue;
    }
    files[name] = read(name);
    const scripts = policy.spec?.policies ?? [];
    const kinds = new Set([policy.spec?.type, ...scripts.map(({ kind }) => kind)]);
    // Scripts without a kind judge every material.
    if (kinds.size === 1 && kinds.has(undefined)) kinds.add("EVIDENCE");
    for (const kind of kinds) {
      if (kind === undefined) continue;
      if (SAMPLES[kind] === undefined) leftOut[name] = `of ${kind}, of which no sample is recorded`;
      for (const material of SAMPLES[kind] ?? []) {
        files[material] = read(material);
        pairs.push({ policy: name, kind, material, ...(ARGS[own] === undefined ? {} : { args: ARGS[own] }) });
      }
    }
  }
  return { files, pairs, leftOut };
}

const { files, pairs, leftOut } = readPolicies();
const place = mkdtempSync(join(tmpdir(), "verdicts-"));
try {
  const given = cases.map(({ input, ...one }, index) => {
    mkdirSync(join(place, String(index)));
    const file = join(place, String(index), "m.json");
    writeFileSync(file, JSON.stringify(input));
    return { ...one, file };
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  }
  given.push(
    ...pairs.map(({ policy, material, ...one }) => ({
      ...one,
      policy: join(place, policy),
      file: join(place, material),
    })),
  );
  const lines = runInChainloop(checkout, HARNESS, place, given).trim().split("\n");
  const verdictAt = (index) => JSON.parse(lines[index].replaceAll(place, ""));
  const recorded = {
    about:
      "The verdicts of Chainloop's engine on policies of its tests (Apache-2.0) and on others: scripts/record-chainloop-verdicts.mjs",
    chainloop: commitOf(checkout),
    cases: cases.map((one, index) => ({ ...one, verdict: verdictAt(index) })),
    leftOut,
    files,
    policies: pairs.map((one, index) => ({ ...one, verdict: verdictAt(cases.length + index) })),
  };
  const out = new URL("../test/chainloop/chainloop-verdicts.json", import.meta.url);
  writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
  console.log(`${recorded.cases.length} cases, ${pairs.length} of policies in YAML`);
} finally {
  rmSync(place, { recursive: true });
}

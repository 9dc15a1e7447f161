// Records the verdicts of Chainloop's engine on the cases in test/chainloop/verdict-cases.json, which are those of its own
// Go tests and more: `node scripts/record-chainloop-verdicts.mjs CHECKOUT`, a checkout of
// github.com/chainloop-dev/chainloop. Its PolicyVerifier runs unchanged, on materials of the kind EVIDENCE.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { runInChainloop } from "./chainloop-harness.mjs";

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
	Rego, File, Project, ProjectVersion, FindingType string
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
const place = mkdtempSync(join(tmpdir(), "verdicts-"));
try {
  const given = cases.map(({ input, ...one }, index) => {
    mkdirSync(join(place, String(index)));
    const file = join(place, String(index), "m.json");
    writeFileSync(file, JSON.stringify(input));
    return { ...one, file };
  });
  const lines = runInChainloop(checkout, HARNESS, place, given).trim().split("\n");
  const recorded = {
    about:
      "The verdicts of Chainloop's engine on policies of its tests (Apache-2.0) and on others: scripts/record-chainloop-verdicts.mjs",
    cases: cases.map((one, index) => ({ ...one, verdict: JSON.parse(lines[index].replaceAll(place, "")) })),
  };
  const out = new URL("../test/chainloop/chainloop-verdicts.json", import.meta.url);
  writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
  console.log(`${recorded.cases.length} cases`);
} finally {
  rmSync(place, { recursive: true });
}

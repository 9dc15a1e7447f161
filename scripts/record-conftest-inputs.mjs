// Records how Conftest parses its own examples and the texts in test/engine/source/config-texts.json:
// `node scripts/record-conftest-inputs.mjs /path/to/conftest`, of the version in parsers/go.mod. The examples come with
// the sources of that version, from the Go module proxy.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { conftestSources } from "./conftest-sources.mjs";

const conftest = argv[2];
if (conftest === undefined) {
  console.error("usage: node scripts/record-conftest-inputs.mjs CONFTEST");
  exit(2);
}

/** Conftest's examples, one or more for each parser, with the parser if the name does not determine it. */
const EXAMPLES = [
  ["awssam/lambda.yaml"],
  ["codeowners/CODEOWNERS"],
  ["compose/docker-compose.yml"],
  ["configfile/deployment.yaml"],
  ["cue/deployment.cue"],
  ["cyclonedx/cyclonedx.json", "cyclonedx"],
  ["cyclonedx/cyclonedx.xml", "cyclonedx"],
  ["cyclonedx/cyclonedx.xml"],
  ["docker/Dockerfile"],
  ["dotenv/sample.env"],
  ["edn/sample_config.edn"],
  ["exceptions/deployments.yaml"],
  ["hcl1/gke.tf", "hcl1"],
  ["hcl1/gke.tf"],
  ["hcl1/gke-show.json"],
  ["hcl2/terraform.tf"],
  ["hcl2/policy/unencrypted_azure_disk.tf"],
  ["hocon/hocon.conf", "hocon"],
  ["ignore/dockerignore/.dockerignore"],
  ["ignore/gitignore/.gitignore"],
  ["ini/grafana.ini"],
  ["jenkins/Jenkinsfile"],
  ["jenkins/Jenkinsfile.safe"],
  ["jsonnet/arith.jsonnet"],
  ["kubernetes/deployment+service.yaml"],
  ["kubernetes/combine/combine.yaml"],
  ["kustomize/kustomization.yaml"],
  ["nginx/nginx.conf"],
  ["properties/sample.properties"],
  ["serverless/serverless.yaml"],
  ["spdx/sbom.spdx"],
  ["traefik/traefik.toml"],
  ["ts/package.json"],
  ["vcl/varnish.vcl"],
  ["xml/pom.xml"],
];

/**
 * The document that Conftest parses from a text, or the fact that it rejects it. Its only environment variable is HOME.
 */
function record({ name, text, parser }) {
  const directory = mkdtempSync(join(tmpdir(), "conftest-"));
  try {
    const file = join(directory, basename(name));
    writeFileSync(file, text);
    const options = parser === undefined ? [] : ["--parser", parser];
    const { status, stdout, stderr } = spawnSync(conftest, ["parse", ...options, file], {
      env: { HOME: "/home/nobody" },
      encoding: "utf8",
    });
    const start = { name, ...(parser === undefined ? {} : { parser }), text };
    if (status === 0) return { ...start, parsed: JSON.parse(stdout) };
    if (!/parser unmarshal|format output|panic/.test(stderr)) throw new Error(`${name}: ${stderr}`);
    return { ...start, refused: true };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const source = conftestSources();
const examples = EXAMPLES.map(([name, parser]) => {
  const text = readFileSync(join(source, "examples", name), "utf8");
  return record({ name: `examples/${name}`, parser, text });
});
const texts = JSON.parse(
  readFileSync(new URL("../test/engine/source/config-texts.json", import.meta.url), "utf8"),
);
const recorded = {
  about: `What Conftest makes of its examples (Apache-2.0) and of config-texts.json: scripts/record-conftest-inputs.mjs, with ${basename(source)}`,
  cases: [...examples, ...texts.map(record)],
};
const out = new URL("../test/engine/source/conftest-inputs.json", import.meta.url);
writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
console.log(`${recorded.cases.length} cases`);

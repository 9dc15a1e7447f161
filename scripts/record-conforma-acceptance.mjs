// Records the scenarios of ec's acceptance tests with the verdicts in its snapshots, which ec wrote: `node
// scripts/record-conforma-acceptance.mjs CHECKOUT`, a checkout of github.com/conforma/cli (Apache-2.0).
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { parse } from "yaml";

const [checkout] = argv.slice(2);
if (checkout === undefined) {
  console.error("usage: node scripts/record-conforma-acceptance.mjs CHECKOUT");
  exit(2);
}

const FEATURES = ["validate_image", "validate_input"];
const TABLE = new URL("../test/gate/conforma/acceptance.json", import.meta.url);

/** @typedef {{ text: string, rows?: string[][], block?: string }} Step */

/** The scenarios of a feature in Gherkin. */
function readScenarios(text) {
  /** @type {{ title: string, steps: Step[] }[]} */
  const scenarios = [];
  /** @type {Step | undefined} */
  let step;
  /** @type {string[] | undefined} */
  let block;
  let indent = 0;
  for (const line of text.split("\n")) {
    const trimmed = line.trim();
    const steps = scenarios.at(-1)?.steps;
    if (trimmed === '"""') {
      if (block !== undefined && step !== undefined) step.block = block.join("\n");
      block = block === undefined ? [] : undefined;
      indent = line.indexOf('"');
    } else if (block !== undefined) block.push(line.slice(indent));
    else if (trimmed.startsWith("Scenario: "))
      scenarios.push({ title: trimmed.slice("Scenario: ".length), steps: [] });
    else if (/^(?:Given|When|Then|And) /.test(trimmed)) {
      step = { text: trimmed.replace(/^\w+ /, "") };
      steps?.push(step);
    } else if (trimmed.startsWith("|") && step !== undefined) {
      const cells = trimmed.slice(1, trimmed.lastIndexOf("|")).split(" | ");
      (step.rows ??= []).push(cells.map((cell) => cell.trim()));
    }
  }
  return scenarios;
}

/** The texts of a file of snapshots, by their names. */
function readSnapshots(text) {
  const found = text.matchAll(/^\[TestFeatures\/(.*)\]\n([\s\S]*?)\n---$/gm);
  return new Map([...found].map(([, name = "", content = ""]) => [name, content]));
}

const codes = (findings) =>
  (findings ?? []).map(({ msg, metadata }) =>
    metadata?.code === undefined ? { msg } : { code: metadata.code, msg },
  );

/** The verdict in a report of JUnit. */
function fromJunit(output) {
  const cases = [
    ...output.matchAll(/<testcase name="([\w.]+): ([^"[]*?)(?: \[[^"]*)?" classname="[^"]*">(<failure)?/g),
  ];
  const of = (isFailure) => cases.filter(([, , , failure]) => (failure !== undefined) === isFailure);
  const violations = of(true).map(([, code, msg]) => ({ code, msg }));
  return [{ violations, warnings: [], successes: of(false).map(([, code]) => code) }];
}

/** The verdict in the output of `ec`, in JSON, YAML or JUnit; undefined where a step has another output. */
function toVerdict(output) {
  if (output.startsWith("<testsuites ")) return fromJunit(output);
  const value = /^(?:\{|ec-version:)/.test(output) ? parse(output) : undefined;
  const judged = value?.components ?? value?.filepaths;
  return judged?.map(({ name, violations, warnings, successes }) => ({
    ...(name === undefined ? {} : { name }),
    violations: codes(violations),
    warnings: codes(warnings),
    ...(successes == null ? {} : { successes: codes(successes).map(({ code }) => code) }),
  }));
}

const files = {};
function addFile(path) {
  const file = join(checkout, "acceptance", path);
  if (statSync(file).isDirectory()) for (const name of readdirSync(file)) addFile(`${path}/${name}`);
  else files[path] = readFileSync(file, "utf8");
}

/** The image that an instance of Sigstore of the tests signed, its signers, and the root that trusts that instance. */
function readKeyless() {
  const at = (path) => join(checkout, "acceptance", path);
  const read = (digest) => readFileSync(at(`image/testimage/blobs/sha256/${digest.replace("sha256:", "")}`));
  const index = JSON.parse(readFileSync(at("image/testimage/index.json"), "utf8"));
  const manifests = index.manifests.map(({ digest, annotations }) => ({
    kind: annotations.kind.replace("dev.cosignproject.cosign/", ""),
    text: read(digest).toString("utf8"),
  }));
  const digests = manifests.flatMap(({ text }) => {
    const { config, layers } = JSON.parse(text);
    return [config, ...layers].map(({ digest }) => digest);
  });
  const blobs = digests.map((digest) => read(digest).toString("base64"));
  const targets = at("wiremock/recordings/tuf/__files");
  const root = readdirSync(targets).find((name) => name.includes(".trusted_root."));
  const variables = readFileSync(at("cli/cli.go"), "utf8").matchAll(/vars\["(CERT_\w+)"\] = "([^"]*)"/g);
  return {
    variables: Object.fromEntries([...variables].map(([, name, value]) => [name, value])),
    trustedRoot: JSON.parse(readFileSync(join(targets, root ?? ""), "utf8")),
    manifests,
    blobs,
  };
}

const scenarios = FEATURES.flatMap((feature) => {
  const read = (path) => readFileSync(join(checkout, "features", path), "utf8");
  const snapshots = readSnapshots(read(`__snapshots__/${feature}.snap`));
  return readScenarios(read(`${feature}.feature`)).map(({ title, steps }) => {
    for (const { text, rows = [], block = "" } of steps) {
      if (/with$|with:$/.test(text)) for (const [, path] of rows) if (path !== undefined) addFile(path);
      for (const [, path] of block.matchAll(/file::acceptance\/([\w/-]+)/g)) addFile(path);
    }
    const outputs = [`${title}:stdout - 1`, `${title}:\${TMPDIR}/output.json - 1`];
    const verdict = outputs.map((name) => toVerdict(snapshots.get(name) ?? "")).find((found) => found);
    return { title, steps, ...(verdict === undefined ? {} : { verdict }) };
  });
});
const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim();
const about =
  "The scenarios of ec's acceptance tests (Apache-2.0), with its verdicts: scripts/record-conforma-acceptance.mjs";
const table = { about, ec: `github.com/conforma/cli@${commit}`, files, keyless: readKeyless(), scenarios };
writeFileSync(TABLE, await format(JSON.stringify(table), { parser: "json", printWidth: 110 }));
console.log(
  `${scenarios.length} scenarios, ${scenarios.filter(({ verdict }) => verdict).length} with a verdict`,
);

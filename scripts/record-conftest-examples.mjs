// Records the output of `conftest test` and `conftest verify` for Conftest's own examples, with the arguments of its
// acceptance tests: `node scripts/record-conftest-examples.mjs /path/to/conftest`, of the version in parsers/go.mod.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";
import { conftestSources } from "./conftest-sources.mjs";

const conftest = argv[2];
if (conftest === undefined) {
  console.error("usage: node scripts/record-conftest-examples.mjs CONFTEST");
  exit(2);
}

/** Policies and inputs below examples/, and the other arguments, whose paths are also below it. */
const ASKED = [
  ["awssam/policy", ["awssam/lambda.yaml"]],
  ["builtin-errors/invalid-dns.rego", ["kubernetes/deployment.yaml"]],
  ["codeowners/policy", ["codeowners/CODEOWNERS"]],
  ["combine/policy", ["combine/team.yaml", "combine/user1.yaml", "combine/user2.yaml"], ["--combine"]],
  ["combine/policy", ["combine/team.yaml", "combine/users.yaml"], ["--combine"]],
  ["compose/policy", ["compose/docker-compose.yml"]],
  ["compose/policy", ["compose/docker-compose-valid.yml"]],
  ["configfile/test", ["configfile/deployment.yaml"]],
  ["configfile/test", ["configfile/deployment.yaml"], ["-n", "conftest"]],
  ["cyclonedx/policy", ["cyclonedx/cyclonedx.json"], ["--parser", "cyclonedx"]],
  ["cyclonedx/policy", ["cyclonedx/cyclonedx.xml"], ["--parser", "cyclonedx"]],
  ["data/policy", ["data/service.yaml"], ["-d", "data/exclusions"]],
  ["docker/policy", ["docker/Dockerfile"]],
  ["docker/policy", ["docker/Dockerfile"], ["--all-namespaces"]],
  ["docker/policy", ["docker/Dockerfile"], ["-n", "main"]],
  ["docker/policy", ["docker/Dockerfile"], ["-n", "*"]],
  ["docker/policy", ["docker/Dockerfile"], ["-n", "c*"]],
  ["dotenv/policy", ["dotenv/sample.env"]],
  ["edn/policy", ["edn/sample_config.edn"]],
  ["exceptions/policy", ["exceptions/deployments.yaml"]],
  ["hcl1/policy", ["hcl1/gke.tf"], ["-n", "main.gke"]],
  ["hcl1/policy/base.rego", ["hcl1/gke-show.json"]],
  ["hcl1/policy/gke.rego", ["hcl1/gke.tf"]],
  ["hcl1/policy/gke_combine.rego", ["hcl1/gke.tf"], ["--combine", "--parser", "hcl1", "--all-namespaces"]],
  ["hcl2/policy", ["hcl2/terraform.tf"]],
  ["hocon/policy", ["hocon/hocon.conf"], ["--parser", "hocon"]],
  ["ignore/dockerignore/policy", ["ignore/dockerignore/.dockerignore"]],
  ["ignore/gitignore/policy", ["ignore/gitignore/.gitignore"]],
  ["ini/policy", ["ini/grafana.ini"]],
  ["jenkins/policy", ["jenkins/Jenkinsfile"]],
  ["jenkins/policy", ["jenkins/Jenkinsfile.safe"]],
  ["kubernetes/policy", ["kubernetes/service.yaml"]],
  ["kubernetes/policy", ["kubernetes/deployment.yaml"]],
  ["kubernetes/policy", ["kubernetes/deployment+service.yaml"]],
  ["kubernetes/policy", ["kubernetes/deployment.yaml", "kubernetes/service.yaml"]],
  ["kubernetes/policy", ["kubernetes/deployment.yaml"], ["-n", "notpresent"]],
  ["kubernetes/policy", ["kubernetes/deployment.yaml"], ["--all-namespaces"]],
  ["kubernetes/policy", ["traefik/traefik.toml", "kubernetes/service.yaml"]],
  ["kubernetes/combine/combine.rego", ["kubernetes/combine/combine.yaml"], ["--combine"]],
  [
    "kubernetes/combine/combine.rego",
    ["kubernetes/combine/deployment.yaml", "kubernetes/combine/service.yaml"],
    ["--combine"],
  ],
  ["kustomize/policy", ["kustomize/deployment.yaml", "kustomize/service.yaml", "kustomize/configMap.yaml"]],
  ["nginx/policy", ["nginx/nginx.conf"], ["--parser", "nginx"]],
  ["properties/policy", ["properties/sample.properties"]],
  ["report/policy", ["kubernetes/deployment.yaml"]],
  ["report/policy_print/labels.rego", ["kubernetes/deployment.yaml"]],
  ["serverless/policy", ["serverless/serverless.yaml"]],
  ["spdx/policy", ["spdx/sbom.spdx"]],
  ["traefik/policy", ["traefik/traefik.toml"]],
  ["ts/policy", ["ts/package.json"]],
  ["vcl/policy", ["vcl/varnish.vcl"]],
  ["xml/policy", ["xml/pom.xml"]],
  ["jsonnet/policy", ["jsonnet/arith.jsonnet"]],
  // Does not compile with the required option.
  ["strict-rules/policy", ["kubernetes/deployment.yaml"], ["--strict"]],
  [
    ["kubernetes/policy", "capabilities/malicious.rego"],
    ["kubernetes/deployment.yaml"],
    ["--capabilities", "capabilities/capabilities.json"],
  ],
  [
    "textproto/policy",
    ["textproto/fail.textproto", "textproto/pass.textproto"],
    ["--proto-file-dirs", "textproto/protos"],
  ],
  // An unsupported format.
  ["cue/policy", ["cue/deployment.cue"]],
];

/** Folders with tests for `conftest verify`, and data. */
const VERIFIED = [
  [["data/policy"]],
  [["data/policy"], ["data/exclusions"]],
  [["dotenv/policy"]],
  [["hcl2/policy"]],
  [["jenkins/policy"]],
  [["kubernetes/combine"]],
  [["kubernetes/policy"]],
  [["nginx/policy"]],
  [["report/fail"]],
  [["report/policy", "report/fail"]],
  [["report/policy", "report/success"]],
  [["report/policy_print", "report/success"]],
  [["report/success"]],
  [["traefik/policy"]],
];

const source = conftestSources();
const examples = join(source, "examples");

/** The files below a path. @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(join(examples, path)).isDirectory()) return [path];
  return readdirSync(join(examples, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Options whose value is a path. */
const WITH_PATH = ["-d", "--capabilities", "--proto-file-dirs"];

/** Errors of its compiler, by file and line. */
const REFUSED = /^(?<file>[^\s:]+):(?<row>\d+): (?<code>rego_\w+): (?<message>.+)$/gm;

const files = {};
const cases = ASKED.map(([policies, inputs, args = []]) => {
  const named = [policies].flat();
  const values = WITH_PATH.includes(args[0]) ? [args[1]] : [];
  for (const name of [...named, ...inputs, ...values].flatMap(filesOf)) {
    files[name] = readFileSync(join(examples, name), "utf8");
  }
  const policy = named.join(" ");
  const { status, stdout, stderr } = spawnSync(
    conftest,
    ["test", "-o", "json", ...named.flatMap((path) => ["-p", path]), ...args, ...inputs],
    { cwd: examples, env: { HOME: "/home/nobody" }, encoding: "utf8" },
  );
  const start = { policy, inputs, args, exit: status };
  if (!stdout.startsWith("[")) {
    if (status === 0) throw new Error(`${policy}: ${stdout}${stderr}`);
    const refused = Array.from(stderr.matchAll(REFUSED), ({ groups: { row, ...found } = {} }) => ({
      ...found,
      row: Number(row),
    }));
    return refused.length === 0 ? start : { ...start, refused };
  }
  const messages = (found = []) => found.map(({ msg }) => msg).sort();
  const results = JSON.parse(stdout).map(
    ({ filename, namespace, successes, failures, warnings, exceptions = [] }) => ({
      file: filename,
      namespace,
      successes,
      failures: messages(failures),
      warnings: messages(warnings),
      exceptions: exceptions.length,
    }),
  );
  // The order is arbitrary.
  const byPlace = ({ file, namespace }) => `${file}\n${namespace}`;
  results.sort((one, other) => (byPlace(one) < byPlace(other) ? -1 : 1));
  return { ...start, results };
});

const untested = filesOf(".")
  .filter((name) => name.endsWith("_test.rego"))
  .filter((name) => !VERIFIED.some(([policies]) => policies.some((path) => name.startsWith(`./${path}/`))));
if (untested.length > 0) throw new Error(`no case has ${untested.join(", ")}`);

const verified = VERIFIED.map(([policies, data = []]) => {
  for (const name of [...policies, ...data].flatMap(filesOf)) {
    files[name] = readFileSync(join(examples, name), "utf8");
  }
  const { status, stdout } = spawnSync(
    conftest,
    [
      ...["verify", "-o", "json"],
      ...policies.flatMap((path) => ["-p", path]),
      ...data.flatMap((path) => ["-d", path]),
    ],
    { cwd: examples, env: { HOME: "/home/nobody" }, encoding: "utf8" },
  );
  const start = { policies, data, exit: status };
  // Without a list the policies did not compile.
  if (!stdout.startsWith("[")) return start;
  const results = JSON.parse(stdout);
  return {
    ...start,
    passed: results.filter(({ successes }) => successes > 0).length,
    failed: results.flatMap(({ failures = [] }) => failures.map(({ msg }) => msg)).sort(),
  };
});

const recorded = {
  about: `What Conftest says of its examples (Apache-2.0): scripts/record-conftest-examples.mjs, with ${basename(source)}`,
  files,
  cases,
  verified,
};
const out = new URL("../test/gate/conftest-examples.json", import.meta.url);
writeFileSync(out, await format(JSON.stringify(recorded), { parser: "json", printWidth: 110 }));
console.log(`${String(cases.length)} cases`);

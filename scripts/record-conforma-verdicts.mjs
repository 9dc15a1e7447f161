// Records the verdicts of `ec validate input` on the cases in test/gate/conforma/cases.json: `node
// scripts/record-conforma-verdicts.mjs CHECKOUT`, a checkout of github.com/conforma/cli. Its command is built unchanged, with
// the public go-containerregistry in place of the fork that the module proxy does not have. `--ec FILE` takes a built one.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { argv, exit } from "node:process";
import { format } from "prettier";

const [checkout, flag, built] = argv.slice(2);
if (checkout === undefined || (flag !== undefined && (flag !== "--ec" || built === undefined))) {
  console.error("usage: node scripts/record-conforma-verdicts.mjs CHECKOUT [--ec FILE]");
  exit(2);
}

const CASES = new URL("../test/gate/conforma/cases.json", import.meta.url);
const VERDICTS = new URL("../test/gate/conforma/verdicts.json", import.meta.url);
const place = mkdtempSync(join(tmpdir(), "regohost-conforma-"));

function build() {
  const modFile = join(place, "alternative.mod");
  const modules = readFileSync(join(checkout, "go.mod"), "utf8");
  writeFileSync(modFile, modules.replace(/^replace .*conforma\/go-containerregistry .*\n/m, ""));
  writeFileSync(join(place, "alternative.sum"), readFileSync(join(checkout, "go.sum")));
  const file = join(place, "ec");
  execFileSync("go", ["build", "-mod=mod", `-modfile=${modFile}`, "-o", file, "."], {
    cwd: checkout,
    stdio: "inherit",
  });
  return file;
}

/** Writes a file, with its folders. */
function write(folder, name, text) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A finding without what only readers need. */
function toFinding({ msg, metadata }) {
  return metadata?.code === undefined ? { msg } : { code: metadata.code, msg };
}

const sorted = (findings) =>
  (findings ?? []).map(toFinding).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

try {
  const ec = built ?? build();
  const { policies, cases } = JSON.parse(readFileSync(CASES, "utf8"));
  const verdicts = {};
  for (const [index, test] of cases.entries()) {
    const folder = join(place, String(index));
    for (const [name, lines] of Object.entries(policies))
      write(folder, `${name}/policy.rego`, lines.join("\n"));
    for (const [name, text] of Object.entries(test.data ?? {})) write(folder, `data/${name}`, text);
    write(folder, "input.json", JSON.stringify(test.input));
    const data = test.data === undefined ? {} : { data: ["./data"] };
    const own = { policy: test.policy, ...data, ...test.source };
    const sources = (test.sources ?? [own]).map(({ policy, ...source }) => ({
      policy: policy.map((name) => `./${name}`),
      ...source,
    }));
    const configuration = {
      sources,
      ...(test.configuration === undefined ? {} : { configuration: test.configuration }),
      ...test.configurationOf,
    };
    write(folder, "policy.json", JSON.stringify(configuration));
    const words = ["validate", "input", "input.json", "--policy", "policy.json", "-o", "json"];
    const times = ["--effective-time", test.time, "--allow-past-effective-time"];
    const { stdout, stderr } = spawnSync(ec, [...words, ...times], { cwd: folder, encoding: "utf8" });
    const [judged] = stdout === "" ? [] : (JSON.parse(stdout).filepaths ?? []);
    if (judged === undefined && !stderr.includes("no successes, warnings, or failures"))
      throw new Error(stderr);
    verdicts[test.title] =
      judged === undefined
        ? "error"
        : {
            violations: sorted(judged.violations),
            warnings: sorted(judged.warnings),
            successes: judged["success-count"],
          };
  }
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim();
  const about = `The verdicts of ec validate input on cases.json: scripts/record-conforma-verdicts.mjs`;
  const text = JSON.stringify({ about, ec: `github.com/conforma/cli@${commit}`, verdicts });
  writeFileSync(VERDICTS, await format(text, { parser: "json", printWidth: 110 }));
} finally {
  rmSync(place, { recursive: true, force: true });
}

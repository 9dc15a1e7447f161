// Runs a Go program with the packages of a checkout of github.com/chainloop-dev/chainloop, unchanged. Only the Go module
// with the types of GITLAB_SECURITY_REPORT is replaced by the parts that the crafter uses, because the public proxy does
// not have it.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const GITLAB = "gitlab.com/gitlab-org/security-products/analyzers/report/v5";
const REPORT = `package report

type Tool struct {
	Name    string \`json:"name"\`
	Version string \`json:"version"\`
}

type Scan struct {
	Type     string \`json:"type"\`
	Scanner  Tool   \`json:"scanner"\`
	Analyzer Tool   \`json:"analyzer"\`
}

type Report struct {
	Scan Scan \`json:"scan"\`
}
`;

/** Where the tables come from. */
export function commitOf(checkout) {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8" }).trim();
  return `github.com/chainloop-dev/chainloop@${commit}`;
}

/**
 * Runs a program, and returns its output.
 *
 * @param {string} checkout
 * @param {string} program the text of `main.go`
 * @param {string} place a temporary folder
 * @param {unknown} given JSON for its standard input
 */
export function runInChainloop(checkout, program, place, given) {
  const harness = join(checkout, "regohost-record");
  try {
    mkdirSync(harness);
    writeFileSync(join(harness, "main.go"), program);
    const module = join(place, "report");
    mkdirSync(module);
    writeFileSync(join(module, "go.mod"), `module ${GITLAB}\n\ngo 1.21\n`);
    writeFileSync(join(module, "report.go"), REPORT);
    const modules = readFileSync(join(checkout, "go.mod"), "utf8").replace(/^.*analyzers\/common\/.*\n/m, "");
    const modFile = join(place, "alternative.mod");
    writeFileSync(modFile, `${modules}\nreplace ${GITLAB} => ${module}\n`);
    writeFileSync(join(place, "alternative.sum"), readFileSync(join(checkout, "go.sum")));
    return execFileSync("go", ["run", "-mod=mod", `-modfile=${modFile}`, "./regohost-record"], {
      cwd: checkout,
      input: JSON.stringify(given),
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
  } finally {
    rmSync(harness, { recursive: true, force: true });
  }
}

import { readFile } from "node:fs/promises";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { describeFinding } from "../../src/cli/gate-finding.js";
import { toGateReport, type GateReport, type GateResult } from "../../src/cli/gate-report.js";
import { toGateRules } from "../../src/cli/gate-rule.js";
import { parseJsonTree } from "../../src/cli/json-tree.js";
import { loadReporter, REPORTERS } from "../../src/cli/reporters/reporter.js";
import { styleFor } from "../../src/cli/terminal-style.js";
import { version } from "../../src/version.js";

const fixture = (name: string): URL => new URL(`fixtures/reports/${name}`, import.meta.url);

const RULES = toGateRules({
  path: "acme/licences",
  test: false,
  annotations: { related_resources: [{ ref: "https://example.com/licences" }] },
  rules: [
    {
      name: "deny",
      location: { file: "licences.rego", row: 7, column: 1 },
      annotations: {
        title: "Licences are allowed",
        description: "Every component has a licence of the list.",
        custom: { short_name: "allowed", severity: "high" },
      },
    },
    { name: "warn", location: { file: "licences.rego", row: 20, column: 1 } },
  ],
});

function finding(rule: string, json: string, message: string): GateResult["violations"][number] {
  const usual = rule === "warn" ? "warning" : "error";
  return describeFinding({ rule, message, value: parseJsonTree(json) }, "acme/licences", RULES, usual);
}

const result = (input: string, more: Partial<GateResult>): GateResult => ({
  input,
  file: input.replace(/[:#]\d+$/, ""),
  policy: "acme/licences",
  source: "policies",
  outcome: "pass",
  violations: [],
  warnings: [],
  excepted: [],
  problems: [],
  notFound: [],
  calls: 0,
  ms: 1.5,
  exitCode: 0,
  ...more,
});

/** One result of each kind, with texts that every format has to escape. */
const RESULTS: GateResult[] = [
  result("sbom.json", { calls: 2 }),
  result("dist/a,b: 100%.json", {
    outcome: "fail",
    exitCode: 1,
    violations: [
      finding("deny", '"<b>|GPL|</b> & @you # x"', "<b>|GPL|</b> & @you # x"),
      finding(
        "deny",
        '{"msg":"two\\nlines \\u0001","_loc":{"file":"package.json","line":12},"component":"a","n":1.10,"severity":"low"}',
        "two\nlines \u0001",
      ),
    ],
    warnings: [finding("warn", '{"message":"old","id":"ACME-7"}', "old")],
    excepted: [
      {
        ...finding("deny", '"known"', "known"),
        exception: { id: "*", owner: "Ada", reason: "until the rewrite", expires: "2099-12-31" },
      },
    ],
    notFound: ['service.discover("sha256:x", "")'],
    ms: 2,
  }),
  result("lines.jsonl:3", { line: 3, outcome: "skipped", skipReason: "not an SBOM" }),
  (({ policy: _policy, source: _source, ...rest }) => rest)(
    result("broken.json", {
      outcome: "error",
      exitCode: 2,
      problems: ["broken.json: this is not JSON"],
      errorCode: "input_invalid",
    }),
  ),
];
const REPORT: GateReport = toGateReport(RESULTS, [{ policy: "acme/licences", source: "policies" }]);
const EMPTY: GateReport = toGateReport([result("ok.json", {})], [{ policy: "p", source: "p.rego" }]);

async function present(format: string, report = REPORT, summary = false): Promise<string> {
  const style = styleFor({ env: {} }, { write: () => undefined });
  const text = await (await loadReporter(format))(report, style, { summary });
  return text.replaceAll(JSON.stringify(version), '"VERSION"');
}

describe("the outputs of gate", () => {
  it.each(Object.keys(REPORTERS))("%s is as the golden file has it", async (format) => {
    await expect(await present(format)).toMatchFileSnapshot(fixture(`report.${format}`).pathname);
  });

  it("pretty and markdown leave out what passed in a summary", async () => {
    for (const format of ["pretty", "markdown"]) {
      expect(await present(format)).toMatch(/sbom\\?\.json/);
      expect(await present(format, REPORT, true)).not.toMatch(/sbom\\?\.json/);
      expect(await present(format, REPORT, true)).toContain("1 passed, 1 failed");
    }
  });

  it("SARIF is what its published schema says", async () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const schema = JSON.parse(await readFile(fixture("sarif-2.1.0.schema.json"), "utf8")) as object;
    const validate = ajv.compile(schema);
    for (const report of [REPORT, EMPTY]) {
      validate(JSON.parse(await present("sarif", report)));
      expect(validate.errors).toBeNull();
    }
    validate({ version: "2.1.0", runs: [{ results: [{}] }] });
    expect(validate.errors).not.toBeNull();
  });

  it("JUnit is what Jenkins' schema says", async () => {
    const schema = await readFile(fixture("junit-10.xsd"), "utf8");
    const check = async (contents: string): Promise<boolean> => {
      const { valid } = await validateXML({ xml: { fileName: "report.xml", contents }, schema });
      return valid;
    };
    expect(await check(await present("junit"))).toBe(true);
    expect(await check(await present("junit", EMPTY))).toBe(true);
    expect(await check("<testsuites><testcase/></testsuites>")).toBe(false);
  });

  it("SARIF's fingerprints stay the same, and differ between findings", async () => {
    const prints = async (): Promise<string[]> => {
      const log = JSON.parse(await present("sarif")) as {
        runs: { results: { partialFingerprints: Record<string, string> }[] }[];
      };
      return log.runs[0]!.results.map(
        ({ partialFingerprints }) => partialFingerprints["regohostFinding/v1"]!,
      );
    };
    expect(await prints()).toEqual(await prints());
    expect(new Set(await prints()).size).toBe(4);
  });
});

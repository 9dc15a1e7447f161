import { readFile } from "node:fs/promises";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { describeFinding } from "../../../src/gate/finding.js";
import {
  toGateReport,
  toUnjudged,
  type GateNote,
  type GateReport,
  type GateResult,
} from "../../../src/gate/gate-report.js";
import { toGateRules } from "../../../src/gate/gate-rule.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import { REPORT_FORMATS, writeReport, type ReportFormat } from "../../../src/gate/report/write-report.js";
import { version } from "../../../src/base/version.js";
import { anyCharacter, webUrl } from "../../any-text.js";
import { gateResult } from "./gate-result.js";

const fixture = (name: string): URL => new URL(`fixtures/${name}`, import.meta.url);

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
  return describeFinding({ rule, message, value: parseJson(json) }, "acme/licences", RULES, usual);
}

const result = (input: string, more: Partial<GateResult>): GateResult =>
  gateResult({
    input,
    file: input.replace(/[:#]\d+$/, ""),
    policy: "acme/licences",
    source: "policies",
    ms: 1.5,
    ...more,
  });

/** One result of each kind, with texts that every format has to escape. */
const RESULTS: GateResult[] = [
  result("sbom.json", { calls: 2 }),
  result("dist/a,b: 100%.json", {
    outcome: "fail",
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
      {
        ...finding("result.findings", '{"message":"suppressed","suppress":true}', "suppressed"),
        exception: { kind: "policy", assessment: "NOT_AFFECTED <\u001b[31m>" },
      },
      {
        ...finding("deny", '{"msg":"CVE-2026-1","vulnerability":"CVE-2026-1"}', "CVE-2026-1"),
        exception: {
          kind: "vex",
          file: "a.vex.json",
          document: "https://acme.example/vex/1",
          author: "Acme <security@acme.example>",
          vulnerability: "CVE-2026-1",
          status: "not_affected",
          justification: "component_not_present",
          impact: "<b>left</b> out, 100% \u001b[31m",
          timestamp: "2026-01-10T08:00:00Z",
        },
      },
    ],
    notFound: ['service.discover("sha256:x", "")'],
    ms: 2,
  }),
  result("part.json", { calls: 1, truncated: ['service.evidence({"limit": 1})'] }),
  result("lines.jsonl:3", { line: 3, outcome: "skipped", skipReason: "not an SBOM" }),
  toUnjudged({ input: "lines.jsonl:3", file: "lines.jsonl", line: 3 }, "invalid", "every policy skipped it"),
  (({ policy: _policy, source: _source, ...rest }) => rest)(
    result("broken.json", {
      outcome: "invalid",
      problems: ["broken.json: this is not JSON"],
      errorCode: "input_invalid",
    }),
  ),
];
const REPORT: GateReport = toGateReport(RESULTS, [{ policy: "acme/licences", source: "policies" }]);
const EMPTY: GateReport = toGateReport([result("ok.json", {})], [{ policy: "p", source: "p.rego" }]);

async function present(format: ReportFormat, report = REPORT, summary = false): Promise<string> {
  const text = await writeReport(report, format, { summary });
  return text
    .replaceAll(JSON.stringify(version), '"VERSION"')
    .replaceAll(`regohost ${version}`, "regohost VERSION")
    .replace(
      /(<style>|<script>|http-equiv="Content-Security-Policy" content=")[^]*?(<\/style>|<\/script>|">)/g,
      "$1…$2",
    );
}

/** The formats that show no excepted findings. */
const ANNOTATIONS: readonly ReportFormat[] = ["github", "gitlab", "azuredevops"];

async function sarifValidator(): Promise<ValidateFunction> {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(await readFile(fixture("sarif-2.1.0.schema.json"), "utf8")) as object);
}

describe("the outputs of gate", () => {
  it.each(REPORT_FORMATS)("%s is as the golden file has it", async (format) => {
    await expect(await present(format)).toMatchFileSnapshot(fixture(`report.${format}`).pathname);
  });

  it("pretty, table and markdown leave out what passed in a summary", async () => {
    for (const format of ["pretty", "table", "markdown"] as const) {
      expect(await present(format)).toMatch(/sbom\\?\.json/);
      expect(await present(format, REPORT, true)).not.toMatch(/sbom\\?\.json/);
      expect(await present(format, REPORT, true)).toContain("2 passed, 1 failed");
    }
  });

  describe("truncated evidence", () => {
    const plain = (text: string): string =>
      text.replaceAll("\\", "").replaceAll("&#34;", '"').replaceAll("&quot;", '"');
    const outcomes = ["pass", "fail", "skipped", "invalid"] as const;
    const all = REPORT_FORMATS.flatMap((format) => outcomes.map((outcome) => [format, outcome] as const));
    it.each(all)("%s says that a decision (%s) rests on it, in a summary too", async (format, outcome) => {
      const call = "service.evidence({limit: 7})";
      const report = toGateReport([result("a.json", { outcome, truncated: [call] })], []);
      for (const summary of [false, true]) {
        expect(plain(await present(format, report, summary))).toContain(call);
      }
    });

    it.each(["pretty", "table", "markdown"] as const)("%s counts the decisions on it", async (format) => {
      const results = ["a", "b"].map((name) => result(name, { truncated: ["f(1)", "f(2)"] }));
      const text = await present(format, toGateReport(results, []));
      expect(text).toContain("2 passed, 0 failed, 2 on truncated evidence");
    });
  });

  const STOCK = toGateReport(
    [result("a.json", {}), result("b.json", { policy: "other", source: "other" })],
    [
      { policy: "acme/licences", source: "policies" },
      { policy: "other", source: "other" },
    ],
    [{ code: "runtime_stock", message: "has its own 100% runtime", sources: ["policies"] }],
  );

  it.each(REPORT_FORMATS)("%s says which policies have another runtime, in a summary too", async (format) => {
    for (const summary of [false, true]) {
      const text = await present(format, STOCK, summary);
      expect(text).toMatch(/has its own 100(?:%|%25|%AZP25) runtime/);
      expect(text.split("own 100")).toHaveLength(2);
    }
  });

  describe("notes", () => {
    // Every kind there is: the type asks for it.
    const kinds: Record<GateNote["code"], true> = {
      envelope_unverified: true,
      exception_unused: true,
      exception_unapplied: true,
      vex_unused: true,
      definition_unknown: true,
      finding_unplaced: true,
      finding_suppressed: true,
      rules_ignored: true,
      files_ignored: true,
      inputs_ignored: true,
      policies_ignored: true,
      data_unused: true,
      reference_undefined: true,
      runtime_stock: true,
      rules_unjudged: true,
      policy_recompiled: true,
      schema_unchecked: true,
      unmatched: true,
      image_resolved: true,
      image_unverified: true,
      referrers_ignored: true,
      policy_resolved: true,
      policy_unpinned: true,
      policy_unverified: true,
      file_unnamed: true,
      inputs_mixed: true,
    };
    const codes = Object.keys(kinds) as GateNote["code"][];
    const all = REPORT_FORMATS.flatMap((format) => codes.map((code) => [format, code] as const));

    it.each(all)("%s says %s, once, in a summary too", async (format, code) => {
      const envelope = { type: "t", digest: "sha256:signatures were not checked" };
      const opened = code === "envelope_unverified" ? { envelope } : {};
      const message =
        code === "envelope_unverified" ? "signatures were not checked" : `what ${code.slice(0, 3)} is`;
      const report = toGateReport(
        [result("a.json", opened)],
        [{ policy: "acme/licences", source: "policies" }],
        [{ code, message }],
      );
      for (const summary of [false, true]) {
        const text = await present(format, report, summary);
        expect(text).toContain(message);
        if (code !== "envelope_unverified") expect(text.split(message)).toHaveLength(2);
      }
    });
  });

  it("JUnit has the notes of a run in the first suite, and others in those that they are about", async () => {
    const results = [result("a.json", {}), result("a.json", { policy: "b" })];
    const policies = [
      { policy: "acme/licences", source: "a.rego" },
      { policy: "b", source: "b.rego" },
    ];
    const report = toGateReport(results, policies, [
      { code: "policies_ignored", message: "about the run" },
      { code: "runtime_stock", message: "about both", sources: ["a.rego", "b.rego"] },
      { code: "runtime_stock", message: "about one", sources: ["b.rego"] },
    ]);
    const suites = (await present("junit", report)).split("<testsuite ").slice(1);
    expect(suites.map((suite) => suite.match(/about \w+/g))).toEqual([
      ["about the", "about both"],
      ["about both", "about one"],
    ]);
  });

  it("SARIF is what its published schema says", async () => {
    const validate = await sarifValidator();
    for (const report of [REPORT, EMPTY, STOCK]) {
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
    expect(await check(await present("junit", STOCK))).toBe(true);
    expect(await check("<testsuites><testcase/></testsuites>")).toBe(false);
  });

  interface SarifResult {
    message: { text: string };
    partialFingerprints: Record<string, string>;
    properties: unknown;
    locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
  }
  const sarifOf = async (results: GateResult[]): Promise<SarifResult[]> => {
    const text = await present("sarif", toGateReport(results, []));
    return (JSON.parse(text) as { runs: { results: SarifResult[] }[] }).runs[0]!.results;
  };
  const failing = (violations: GateResult["violations"], more: Partial<GateResult> = {}): GateResult =>
    result("a.json", { outcome: "fail", violations, ...more });
  const located = (file: string, line: number, message = "m"): GateResult["violations"][number] =>
    finding("deny", JSON.stringify({ msg: message, _loc: { file, line } }), message);

  // Code Quality of GitLab has lines only.
  it.each(REPORT_FORMATS.filter((format) => format !== "gitlab"))(
    "%s tells file, line and column",
    async (format) => {
      const json = JSON.stringify({ msg: "m", _loc: { file: "place.yaml", line: 417, column: 593 } });
      const text = await present(format, toGateReport([failing([finding("deny", json, "m")])], []));
      for (const part of ["place.yaml", "417", "593"]) expect(text).toContain(part);
    },
  );

  it.each(REPORT_FORMATS)("%s has the words of VEX where it shows excepted findings", async (format) => {
    const words = ["Acme", "not_affected", "component_not_present", "out, 100%"];
    const text = (await present(format)).replaceAll("\\_", "_");
    expect(words.filter((word) => text.includes(word))).toEqual(ANNOTATIONS.includes(format) ? [] : words);
  });

  it.each(REPORT_FORMATS)("%s keeps the policy's word for the severity of each finding", async (format) => {
    const rated = (rule: string, word: string): GateResult["violations"][number] =>
      finding(rule, JSON.stringify({ msg: `m ${word}`, id: "ACME-1", severity: word }), `m ${word}`);
    const exception = { id: "*", owner: "Ada", reason: "known", expires: "2099-12-31" };
    const report = toGateReport(
      [
        failing([rated("deny", "critical"), rated("deny", "dreadful")], {
          warnings: [rated("warn", "moderate")],
          excepted: [{ ...rated("deny", "grave"), exception }],
        }),
      ],
      [],
    );
    const text = await present(format, report);
    const showsExcepted = !ANNOTATIONS.includes(format);
    // Each word is in its message once.
    for (const word of ["critical", "dreadful", "moderate", ...(showsExcepted ? ["grave"] : [])])
      expect(text.split(word).length).toBeGreaterThan(2);
  });

  describe("SARIF's fingerprints", () => {
    const printsOf = async (results: GateResult[]): Promise<string[]> =>
      (await sarifOf(results)).map(({ partialFingerprints }) => partialFingerprints["regohostFinding/v1"]!);

    it("stay the same, and differ between findings", async () => {
      const prints = await printsOf(RESULTS);
      expect(await printsOf(RESULTS)).toEqual(prints);
      expect(new Set(prints).size).toBe(6);
    });

    it("differ between files that are named", async () => {
      const prints = await printsOf([failing([located("x", 1), located("y", 1)])]);
      expect(new Set(prints).size).toBe(2);
    });

    it("stay the same when lines move", async () => {
      const before = [failing([located("x", 1), located("x", 5)])];
      const after = [failing([located("x", 11), located("x", 12)])];
      expect(await printsOf(after)).toEqual(await printsOf(before));
      expect(new Set(await printsOf(before)).size).toBe(2);

      const line = (number: number): GateResult[] => [
        failing([finding("deny", '"m"', "m")], { input: `l.jsonl:${number}`, file: "l.jsonl", line: number }),
      ];
      expect(await printsOf(line(3))).toEqual(await printsOf(line(7)));
    });
  });

  it("SARIF keeps a finding's own members apart", async () => {
    const members = { tags: "oops", input: "theirs", policy: 1 };
    const [first] = await sarifOf([
      failing([finding("deny", JSON.stringify({ msg: "m", ...members }), "m")]),
    ]);
    const properties = { input: "a.json", policy: "acme/licences", severity: "high", metadata: members };
    expect(first?.properties).toEqual({ ...properties, "security-severity": "8.0" });
  });

  it("SARIF says where an input is broken", async () => {
    const broken = result("l.jsonl:2", { outcome: "invalid", line: 2, problems: ["x"] });
    expect(JSON.parse(await present("sarif", toGateReport([broken], [])))).toMatchObject({
      runs: [
        {
          invocations: [
            {
              toolExecutionNotifications: [
                {
                  locations: [
                    { physicalLocation: { artifactLocation: { uri: "l.jsonl" }, region: { startLine: 2 } } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ["a b#c?.json", "a%20b%23c%3F.json"],
    ["a:b.json", "a%3Ab.json"],
    ["dir\\é.json", "dir/%C3%A9.json"],
    ["https://example.com/a|b%zz?q#f", "https://example.com/a%7Cb%25zz?q#f"],
  ])("SARIF names the file %s as a URI", async (file, uri) => {
    const [first] = await sarifOf([failing([located(file, 1)])]);
    expect(first?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri);
  });

  it("SARIF is valid whatever a finding holds", async () => {
    const validate = await sarifValidator();
    const texts = fc.string({ unit: anyCharacter });
    const findings = fc.record(
      {
        msg: texts,
        id: texts,
        title: texts,
        severity: fc.oneof(texts, fc.constantFrom("low", "error", "__proto__", "toString")),
        _loc: fc.record({ file: fc.oneof(texts, webUrl), line: fc.oneof(fc.integer(), texts) }),
        tags: fc.jsonValue(),
        input: fc.jsonValue(),
        policy: fc.jsonValue(),
        ["__proto__"]: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(findings, fc.oneof(webUrl, texts), async (members, page) => {
        const { policy, ...rest } = result("a.json", { outcome: "fail" });
        const rules = toGateRules({
          path: "p",
          test: false,
          annotations: { related_resources: [{ ref: page }] },
          rules: [{ name: "deny", location: { file: "p.rego", row: 1, column: 1 } }],
        });
        const value = parseJson(JSON.stringify(members));
        const message = members.msg ?? "";
        const violations = [describeFinding({ rule: "deny", message, value }, "p", rules, "error")];
        const report = toGateReport([{ ...rest, policy: policy ?? "p", violations }], []);
        validate(JSON.parse(await present("sarif", report)));
        expect(validate.errors).toBeNull();
      }),
    );
  });

  it("GitHub's annotations hold no control characters, and say when there is no message", async () => {
    const violations = [finding("deny", '""', ""), finding("deny", '"a"', "a\u001b[2J\r\n::error::b")];
    expect(await present("github", toGateReport([failing(violations)], []))).toBe(
      "::error file=a.json,title=Licences are allowed (high)::a.json: (no message)\n" +
        "::error file=a.json,title=Licences are allowed (high)::a.json: a\\u001b[2J\\u000d%0A\\u003a:error::b\n",
    );
  });

  it.each(["pretty", "table", "junit", "sarif", "tap", "markdown", "gitlab", "azuredevops"] as const)(
    "%s says that a finding has no message",
    async (format) => {
      const report = toGateReport([failing([finding("deny", '" "', " ")])], []);
      expect((await present(format, report)).replaceAll("\\", "")).toContain("(no message)");
    },
  );
});

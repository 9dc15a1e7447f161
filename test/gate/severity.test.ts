import { describe, expect, it } from "vitest";
import { describeFinding } from "../../src/gate/finding.js";
import { toGateRules } from "../../src/gate/gate-rule.js";
import { readSeverity } from "../../src/gate/severity.js";
import { parseJson } from "../../src/base/terms/parse-term.js";

describe("readSeverity", () => {
  it.each<[string, unknown, unknown, object]>([
    ["a word", "HIGH", undefined, { severity: "error", severityLabel: "high", securitySeverity: 8 }],
    ["a word without a score", "failure", undefined, { severity: "error", severityLabel: "failure" }],
    ["an unknown word", "blocker", undefined, { severityLabel: "blocker" }],
    [
      "a word with its own score",
      "low",
      "9.1",
      { severity: "note", severityLabel: "low", securitySeverity: 9.1 },
    ],
    [
      "an unknown word with a score",
      "blocker",
      7,
      { severity: "error", severityLabel: "blocker", securitySeverity: 7 },
    ],
    ["a score", undefined, "6.9", { severity: "warning", severityLabel: "medium", securitySeverity: 6.9 }],
    [
      "the greatest score",
      undefined,
      10,
      { severity: "error", severityLabel: "critical", securitySeverity: 10 },
    ],
    ["a small score", undefined, 0.1, { severity: "note", severityLabel: "low", securitySeverity: 0.1 }],
    ["a score that is none", "info", "11", { severity: "note", severityLabel: "info" }],
    ["a word of Object", "constructor", undefined, { severityLabel: "constructor" }],
    ["a text that is no word", "x".repeat(65), 0, {}],
    ["a score that SARIF would round to none", "info", 0.04, { severity: "note", severityLabel: "info" }],
    ["nothing", undefined, undefined, {}],
    ["other types", 3, {}, {}],
  ])("%s", (_name, word, score, expected) => {
    expect(readSeverity(word, score)).toEqual(expected);
  });
});

describe("the severity of a finding", () => {
  const rules = toGateRules({
    path: "gate",
    test: false,
    annotations: { custom: { severity: "critical" } },
    rules: [{ name: "deny", location: { file: "gate.rego", row: 1, column: 1 } }],
  });

  it.each<[string, string, object]>([
    ["that of METADATA", '"x"', { severity: "error", severityLabel: "critical", securitySeverity: 9.5 }],
    [
      "its own",
      '{"msg":"x","severity":"LOW"}',
      { severity: "note", severityLabel: "low", securitySeverity: 2 },
    ],
    [
      "its own score",
      '{"msg":"x","security-severity":4.5}',
      { severity: "warning", severityLabel: "medium", securitySeverity: 4.5 },
    ],
    [
      "not partly that of METADATA",
      '{"msg":"x","severity":"note"}',
      { severity: "note", severityLabel: "note" },
    ],
    [
      "of an unknown word that of METADATA",
      '{"msg":"x","severity":"blocker"}',
      { severity: "error", severityLabel: "blocker" },
    ],
  ])("is %s", (_name, json, expected) => {
    const found = describeFinding(
      { rule: "deny", message: "x", value: parseJson(json) },
      "gate",
      rules,
      "error",
    );
    const { severity, severityLabel, securitySeverity } = found;
    expect(JSON.parse(JSON.stringify({ severity, severityLabel, securitySeverity }))).toEqual(expected);
    expect(found.metadata.size).toBe(0);
  });
});

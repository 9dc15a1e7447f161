import { describe, expect, it } from "vitest";
import { parseJson } from "../../src/base/terms/parse-term.js";
import { judge } from "../../src/gate/verdict.js";
import { VERDICT_RULES } from "../../src/engine/opa/judging-package.js";

type VerdictOutcome = ReturnType<typeof judge>["outcome"];

/** Values of every type, as JSON; `undefined` is a rule that is undefined. */
const VALUES = [
  "undefined",
  "null",
  "true",
  "false",
  "0",
  "1",
  '""',
  '"x"',
  "[]",
  '["x"]',
  "{}",
  '{"x":1}',
] as const;
type Value = (typeof VALUES)[number];

const list: Record<Value, VerdictOutcome> = {
  undefined: "invalid",
  null: "invalid",
  true: "invalid",
  false: "invalid",
  "0": "invalid",
  "1": "invalid",
  '""': "invalid",
  '"x"': "invalid",
  "[]": "pass",
  '["x"]': "fail",
  "{}": "invalid",
  '{"x":1}': "invalid",
};
const allow: Record<Value, VerdictOutcome> = {
  ...list,
  true: "pass",
  false: "fail",
  "[]": "invalid",
  '["x"]': "invalid",
};
// An object without a rule in it says nothing.
const result: Record<Value, VerdictOutcome> = { ...list, "[]": "invalid", '["x"]': "invalid" };
// Alone, warn makes no policy, so it is judged beside a deny that passes.
const warn: Record<Value, VerdictOutcome> = { ...list, '["x"]': "pass" };

const read = (text: string): ReturnType<typeof parseJson> | undefined =>
  text === "undefined" ? undefined : parseJson(text);

const outcomeOf = (rules: Record<string, string>): VerdictOutcome =>
  judge(Object.entries(rules).map(([rule, text]) => ({ rule, value: read(text) }))).outcome;

describe("judge, each type of value of each rule", () => {
  const table: Record<string, Record<Value, VerdictOutcome>> = {
    deny: list,
    violation: list,
    violations: list,
    allow,
    result,
  };
  for (const [rule, outcomes] of Object.entries(table)) {
    it.each(VALUES)(`${rule} is %s`, (value) => {
      expect(outcomeOf({ [rule]: value })).toBe(outcomes[value]);
    });
  }
  it.each(VALUES)("warn is %s", (value) => {
    expect(outcomeOf({ deny: "[]", warn: value })).toBe(warn[value]);
  });
  it("covers every rule", () => {
    expect([...Object.keys(table), "warn"].sort()).toEqual([...VERDICT_RULES].sort());
  });
});

describe("judge, the members of a result object", () => {
  const RESULTS: [string, VerdictOutcome][] = [
    ['{"violations":[]}', "pass"],
    ['{"violations":["x"]}', "fail"],
    ['{"violations":{}}', "invalid"],
    ['{"violations":null}', "invalid"],
    ['{"deny":[],"violation":[],"violations":[]}', "pass"],
    ['{"deny":[],"violation":["x"]}', "fail"],
    ['{"allow":true}', "pass"],
    ['{"allow":false}', "fail"],
    ['{"allow":"true"}', "invalid"],
    ['{"allow":true,"violations":["x"]}', "fail"],
    ['{"warn":[]}', "invalid"],
    ['{"violations":[],"warn":["w"]}', "pass"],
    ['{"violations":[],"skipped":false}', "pass"],
    ['{"violations":[],"skipped":true}', "skipped"],
    ['{"skipped":true,"skip_reason":"not an SBOM"}', "skipped"],
    ['{"skipped":true,"violations":["x"]}', "fail"],
    ['{"skipped":"yes","violations":[]}', "invalid"],
    ['{"skipped":null,"violations":[]}', "invalid"],
    ['{"skipped":false}', "invalid"],
    ['{"ignore":true,"violations":[]}', "skipped"],
    ['{"ignore":true,"violations":["x"]}', "fail"],
    ['{"findings":[]}', "pass"],
    ['{"findings":["x"]}', "fail"],
    ['{"findings":["x"],"violations":[]}', "fail"],
    ['{"findings":["x"],"violations":{}}', "invalid"],
    ['{"findings":[],"violations":["x"]}', "fail"],
    ['{"findings":{},"violations":[]}', "invalid"],
    ['{"findings":null}', "invalid"],
    ['{"violations":[],"dense":1,"reason":"r","message":"m","allowlist":[],"ignored":1}', "pass"],
  ];
  it.each(RESULTS)("%s: %s", (text, outcome) => {
    expect(outcomeOf({ result: text })).toBe(outcome);
  });
});

describe("judge, members of a result that rules define", () => {
  const value = parseJson('{"allow":true,"deny":[]}');

  it.each<[string[], VerdictOutcome, string[]]>([
    [["allow", "deny"], "pass", []],
    [["allow", "deny", "violations"], "invalid", ["result.violations is undefined"]],
    [
      ["findings", "violations"],
      "invalid",
      ["result.findings is undefined", "result.violations is undefined"],
    ],
  ])("%s: %s", (members, outcome, problems) => {
    expect(judge([{ rule: "result", value, members }])).toMatchObject({ outcome, problems });
  });
});

describe("judge, members of a result whose names are near those that judge", () => {
  const NEAR = {
    deny: [
      "Deny",
      "denies",
      "denied",
      "dney",
      "denyy",
      "errors",
      "rejected",
      "banned",
      "deny_",
      "deny_root",
      "denyRoot",
    ],
    violation: ["Violation", "violaton", "violate", "violation_a", "Violations"],
    violations: ["voilations", "violationss"],
    allow: ["allowed", "Allow", "alow", "permitted"],
    warn: ["warning", "Warnings", "alerts", "warnings_", "warn_a"],
    findings: ["finding", "Findings"],
  };
  const CASES = Object.entries(NEAR).flatMap(([meant, names]) => names.map((name) => [name, meant] as const));

  it.each(CASES)("%s is not read instead of %s", (name, meant) => {
    for (const members of [{ violations: [] }, { allow: true }, { skipped: true }]) {
      const value = read(JSON.stringify({ ...members, [name]: false }));
      expect(judge([{ rule: "result", value }])).toMatchObject({
        outcome: "invalid",
        problems: [`result.${name} is not read; did you mean ${meant}?`],
      });
      const isAllowedUnread = (of: string): boolean => of === `result.${name}`;
      expect(judge([{ rule: "result", value }], { isAllowedUnread }).outcome).not.toBe("invalid");
    }
  });

  it("is no result within a result", () => {
    expect(outcomeOf({ result: '{"allow":true,"result":{"allow":false}}' })).toBe("invalid");
  });
});

describe("judge, several rules", () => {
  const SEVERAL: [Record<string, string>, VerdictOutcome][] = [
    [{}, "invalid"],
    [{ warn: "[]" }, "invalid"],
    [{ helper: "[]" }, "invalid"],
    [{ deny: "[]", helper: '"any"' }, "pass"],
    [{ deny: "[]", allow: "true" }, "pass"],
    [{ deny: "[]", allow: "undefined" }, "invalid"],
    [{ deny: '["x"]', allow: "true" }, "fail"],
    [{ deny: '["x"]', allow: "1" }, "invalid"],
    [{ deny: "[]", result: '{"skipped":true}' }, "skipped"],
    [{ deny: '["x"]', result: '{"skipped":true}' }, "fail"],
  ];
  it.each(SEVERAL)("%j: %s", (rules, outcome) => {
    expect(outcomeOf(rules)).toBe(outcome);
  });
});

describe("judge, what it tells", () => {
  it("takes a violation's text from the string, msg, message or the whole", () => {
    const deny = '["a", {"msg":"b","id":1}, {"message":"c"}, {"msg":2}, 7]';
    const { violations } = judge([{ rule: "deny", value: read(deny) }]);
    expect(violations.map(({ message }) => message)).toEqual(["a", "b", "c", '{"msg":2}', "7"]);
  });

  it.each([['["", " ", {"msg":""}, {"msg":" ","message":"m"}]', ['""', '" "', '{"msg":""}', "m"]]])(
    "shows what has no text as JSON: %s",
    (deny, messages) => {
      const { violations } = judge([{ rule: "deny", value: read(deny) }]);
      expect(violations.map(({ message }) => message)).toEqual(messages);
    },
  );

  it.each<[string, string[]]>([
    ['{"findings":[{"message":"a","n":1}],"violations":["a"]}', ["result.findings a"]],
    [
      '{"findings":[{"message":"a"}],"violations":["b",{"msg":"a","n":2},"c"]}',
      ["result.findings a", "result.violations b", "result.violations a", "result.violations c"],
    ],
    ['{"findings":[],"violations":["b"]}', ["result.violations b"]],
  ])("reads what violations say beside findings: %s", (result, expected) => {
    const { violations } = judge([{ rule: "result", value: read(result) }]);
    expect(violations.map(({ rule, message }) => `${rule} ${message}`)).toEqual(expected);
  });

  it("names the rule in a result object", () => {
    const { violations, problems } = judge([
      { rule: "result", value: read('{"violations":["x"],"deny":{}}') },
    ]);
    expect(violations[0]?.rule).toBe("result.violations");
    expect(problems[0]).toContain("result.deny");
  });

  it("keeps the reason of a skip", () => {
    const skipped = judge([{ rule: "result", value: read('{"skipped":true,"skip_reason":"no SBOM"}') }]);
    expect(skipped.skipReason).toBe("no SBOM");
  });

  it("counts a skipped AI analysis as a violation, unless it is allowed", () => {
    const rules = [{ rule: "deny", value: read("[]") }];
    const skippedAnalyses = ["service.evidence_prompt"];
    expect(judge(rules, { skippedAnalyses }).outcome).toBe("fail");
    const allowed = judge(rules, { skippedAnalyses, allowSkipped: true });
    expect(allowed.outcome).toBe("pass");
    expect(allowed.warnings).toHaveLength(1);
  });
});

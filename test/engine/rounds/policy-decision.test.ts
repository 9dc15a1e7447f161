import { expect, it } from "vitest";
import type { EvaluationOutcome, EvaluationRequest } from "../../../src/engine/rounds/evaluation.js";
import type { ResultText } from "../../../src/engine/rounds/run-pass.js";
import { PolicyDecision } from "../../../src/engine/rounds/policy-decision.js";

function decisionOf(resultSet: ResultText): PolicyDecision {
  const outcome = { resultSet, answers: undefined, pass: { standardCalls: new Map() } };
  const request = { bigint: false, entrypoint: { name: "p/x", id: 0 } };
  return new PolicyDecision(
    request as unknown as EvaluationRequest,
    outcome as unknown as EvaluationOutcome,
    { origin: { revisions: [] }, version: "0" },
  );
}

it.each<[string, string, unknown, string]>([
  ["set()", "[]", undefined, "[]"],
  ['{{"result": null}}', '[{"result":null}]', null, '[{"result":null}]'],
  ['{{"result": {2, 1.0}}}', '[{"result":[1.0,2]}]', [1, 2], '[{"result":[1.0,2]}]'],
  [
    '{{"result": {"1": "b", 1: "a", [2]: "c"}}}',
    '[{"result":{"1":"a","1":"b","[2]":"c"}}]',
    { "1": "b", "[2]": "c" },
    '[{"result":{"1":"b","[2]":"c"}}]',
  ],
])("reads the result set %s of Rego, and %s of JSON", (rego, json, result, text) => {
  for (const decision of [
    decisionOf({ text: rego, isJson: false }),
    decisionOf({ text: json, isJson: true }),
  ]) {
    expect(decision.result).toEqual(result);
    expect(decision.resultSet).toBe(text);
  }
});

it.each([
  ["null", "null"],
  ["{1}", "[1]"],
  ["{null}", "[null]"],
  ["{{}}", "[{}]"],
  ['{["result"]}', '[["result"]]'],
  ['{{"result": 1}, {"result": 2}}', '[{"result":1},{"result":2}]'],
  ["[", "["],
  ["", ""],
])("refuses %j as a result set of Rego, and %j of JSON", (rego, json) => {
  for (const text of [
    { text: rego, isJson: false },
    { text: json, isJson: true },
  ]) {
    expect(() => decisionOf(text)).toThrow(expect.objectContaining({ code: "policy_failed" }));
  }
});

it("says of a result that is too deep for its text what it is", () => {
  const depth = 100_000;
  const decision = decisionOf({
    text: `[{"result":${"[".repeat(depth)}${"]".repeat(depth)}}]`,
    isJson: true,
  });
  expect(() => decision.resultSet).toThrow(expect.objectContaining({ code: "stack_limit" }));
});

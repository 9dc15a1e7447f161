import { expect, it } from "vitest";
import { location, message, subject } from "../../../src/base/message.js";
import { BuiltinError, EvaluationError, PolicyLoadError } from "../../../src/base/errors.js";
import { toEvaluationError } from "../../../src/server/serve/api-error.js";

it("leaves a location out of a message only where the answer has it in a member", () => {
  const at = { file: "p.rego", row: 3, column: 1 };
  const text = message`${subject("p/x")}${location("p.rego:3:1")}it failed`;
  const located = new EvaluationError(text, { code: "policy_failed", location: at });
  expect(toEvaluationError(located).details).toEqual([
    { code: "policy_failed", message: "it failed", location: { file: "p.rego", row: 3, col: 1 } },
  ]);
  const unlocated = new PolicyLoadError(message`${location("a.json:2:1")}it is broken`, {
    code: "data_invalid",
  });
  expect(toEvaluationError(unlocated).details).toEqual([
    { code: "data_invalid", message: "a.json:2:1: it is broken" },
  ]);
});

it("shows what a built-in says of another policy as it is", () => {
  const told = message`my.ask(1): ${subject("p/x")}${location("p.rego:3:1")}${{ conflict: "var assignment conflict" }}`;
  const error = new BuiltinError(told, {
    code: "builtin_failed",
    builtin: "my.ask",
    location: { file: "outer.rego", row: 2, column: 20 },
  });
  const definedAt = (): { reference: string; isFunction: boolean } => ({
    reference: "data.outer.deny",
    isFunction: false,
  });
  expect(toEvaluationError(error, undefined, definedAt).details).toEqual([
    {
      code: "builtin_failed",
      message: "my.ask(1): p/x: p.rego:3:1: var assignment conflict",
      location: { file: "outer.rego", row: 2, col: 20 },
    },
  ]);
});

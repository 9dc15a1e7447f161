import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorMessages } from "../../src/base/error-messages.js";
import { EvaluationError } from "../../src/base/errors.js";
import { reasonOf } from "../../src/base/message.js";

function thrownBy(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    return error;
  }
}

describe("what a parser says of a text", () => {
  it.each([
    "hunter2",
    '{"password": hunter2}',
    `{"a":"${"b".repeat(50)}", "password": hunter2, "c":"${"d".repeat(50)}"}`,
    '[1,\nhunter2\n, "',
    "hunter2 is not valid JSON",
  ])("shows nothing of the text: %j", (text) => {
    const cause = thrownBy(() => JSON.parse(text) as unknown);
    expect(String(cause)).toContain("hunter2");
    expect(reasonOf(cause)).toBe("not JSON");
    const failure = new EvaluationError("the body cannot be read", { code: "input_invalid", cause });
    expect(errorMessages(failure)).toEqual(["the body cannot be read", "not JSON"]);
    const known = new EvaluationError("the body is not JSON", { code: "input_invalid", cause });
    expect(errorMessages(known)).toEqual(["the body is not JSON"]);
  });

  it("keeps what has nothing of it", () => {
    expect(reasonOf(thrownBy(() => JSON.parse("{") as unknown))).toMatch(/JSON/);
    expect(reasonOf(new Error("x is not valid JSON"))).toBe("x is not valid JSON");
    expect(reasonOf("text")).toBe("text");
  });
});

it.each([
  ["a.rego is not UTF-8 text", () => new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.of(0xff))],
  ["a.rego is UTF-16 text", () => new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.of(0xff))],
  ["a.rego links to something that does not exist", () => statSync("/does/not/exist")],
])("repeats no cause of %j", (text, use) => {
  const cause = thrownBy(use);
  expect(errorMessages(new EvaluationError(text, { code: "input_invalid", cause }))).toEqual([text]);
  const other = new EvaluationError("it cannot be read", { code: "input_invalid", cause });
  expect(errorMessages(other)).toHaveLength(2);
});

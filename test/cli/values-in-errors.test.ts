import { describe, expect, it } from "vitest";
import { makeFolder, run } from "./run.js";

const SECRET = "hunter2SECRET";

const POLICY = `package gate

import rego.v1

f(x) := upper(x)

text := f(input.values)

number := to_number(input.values.password)

conflict := input.values.password

conflict := input.other

deny contains "x" if f(input.values)
`;

const TESTS = `package gate_test

import rego.v1

test_number if to_number(data.values.password) > 1
`;

const FILES = {
  "p.rego": POLICY,
  "p_test.rego": TESTS,
  "secrets.json": JSON.stringify({ values: { password: SECRET } }),
  "in.json": JSON.stringify({ values: { password: SECRET }, other: `${SECRET}2` }),
};

describe("no command shows a value of the input in the error of an evaluation", () => {
  it.each<[string, RegExp]>([
    [
      "eval -d p.rego -i in.json data.gate.text --strict-builtin-errors",
      /upper: operand 1 must be string but got object/,
    ],
    [
      "eval -d p.rego -i in.json data.gate.text --strict-builtin-errors -f pretty",
      /upper: operand 1 .*f\(input\.values\)/s,
    ],
    [
      "eval -d p.rego -i in.json data.gate.number --show-builtin-errors",
      /strconv\.ParseFloat: parsing …: invalid syntax/,
    ],
    [
      "eval -d p.rego -i in.json data.gate.conflict",
      /conflicting values:.*a value at p\.rego:11.*a value at p\.rego:13/,
    ],
    [
      "eval p.rego -i in.json -e gate/number --strict-builtin-errors",
      /strconv\.ParseFloat: parsing …: invalid syntax/,
    ],
    [
      "eval p.rego -i in.json -e gate/text --strict-builtin-errors",
      /\nerror: p\.rego:5: upper: the first argument must be a string, but is an object \[builtin_failed\]\n$/,
    ],
    [
      "eval p.rego -i in.json -e gate/conflict",
      /p\.rego:13:1: rule data\.gate\.conflict produced conflicting values/,
    ],
    ["test p.rego p_test.rego secrets.json", /FAIL|ERROR/],
    ["test p.rego p_test.rego secrets.json -f json", /test_number/],
    ["gate p.rego in.json", /p\.rego:5: upper: the first argument must be a string, but is an object/],
    [
      "gate p.rego in.json --strict-builtin-errors",
      /p\.rego:5: upper: the first argument must be a string, but is an object/,
    ],
  ])("%s", async (line, expected) => {
    const cwd = await makeFolder(FILES);
    const { stdout, stderr } = await run(line.split(" "), { cwd });
    expect(stdout + stderr).toMatch(expected);
    expect(stdout + stderr).not.toContain(SECRET);
  });
});

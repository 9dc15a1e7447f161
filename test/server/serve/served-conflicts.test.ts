import { describe, expect, it } from "vitest";
import { makeFolder } from "../../cli/run.js";
import { loadServedPolicies, send, startServer } from "./serve.js";

const REGO = `package c

r := 1 if input.c

r := v if some v in [2]

f(x) := 1 if x

f(x) := 2 if x

calls_f := f(true)

obj[k] := v if some k, v in [1, 1]

obj["x"] := v if some v in [1, 2]

a["b/d"].e := v if some v in [1, 2]

sum := 1 / input.zero

below := g(input.text)

g(s) := to_number(s)
`;
const INPUT = { c: true, zero: 0, text: "q" };

// What OPA 1.22 tells of these, without values.
describe("errors of an evaluation", () => {
  it.each([
    ["r", "rule data.c.r produced conflicting values", 5, 1],
    ["calls_f", "function data.c.f produced conflicting values for the same inputs", 9, 1],
    ["obj", "object keys must be unique", 15, 1],
    ["a", 'rule data.c.a["b/d"].e produced conflicting values', 17, 1],
    ["sum", "div: divide by zero", 19, 8],
    ["below", "to_number: strconv.ParseFloat: parsing …: invalid syntax", 23, 9],
  ])("of %s names what failed, and its place", async (rule, message, row, col) => {
    const cwd = await makeFolder({ "c.rego": REGO });
    await using policies = await loadServedPolicies(["c.rego"], { cwd });
    const { port } = await startServer({ policies });
    const path = `/v1/data/c/${rule}?strict-builtin-errors`;
    const { body } = await send(port, { method: "POST", path, body: JSON.stringify({ input: INPUT }) });
    const { errors } = JSON.parse(body) as { errors: unknown[] };
    const location = { file: "c.rego", row, col };
    expect(errors).toEqual([{ code: expect.stringMatching(/^eval_/) as string, message, location }]);
  });
});

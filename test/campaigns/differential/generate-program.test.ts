import { expect, it } from "vitest";
import { generateProgram, moduleText } from "./generate-program.js";

function text(seed: number, without?: ReadonlySet<string>): string {
  return moduleText(generateProgram(seed, without).rules, "p");
}

const texts = Array.from({ length: 400 }, (_, seed) => text(seed));

it("writes the same program for a seed, and another for another seed", () => {
  expect(text(5)).toBe(text(5));
  expect(new Set(texts).size).toBeGreaterThan(390);
});

it.each([
  ...[
    "not {",
    "every ",
    "walk(",
    " with ",
    " else := ",
    "default ",
    "contains ",
    '$"',
    "some ",
    " | ",
    "] := ",
  ],
  ...["json.", "sprintf(", "regex.", "glob.", "time.", "object.", "not data.kinds[", ".a[", "] contains "],
  ...["data.p.r", "{1: ", "12345678901234567890", "import future.keywords.not"],
  ...[
    "input.v[",
    "object.get(input.e",
    "data.lib.uses(",
    "data.lib.choose(",
    "as data.lib.mock",
    "[_]",
    "[[v",
  ],
  ...[
    ...["\twalk(", "not walk(", " := walk(", "}]] = ", "= input.nums", ', {"k": v', "else := v"],
    " with input as v",
    "not data.kinds[v",
    "every v1, v2 in",
    "][1][",
    "default f1(_)",
    "= {v",
    ", v2 in ",
  ],
])("writes %s", (form) => {
  expect(texts.some((one) => one.includes(form))).toBe(true);
});

it.each([
  ["walk", "walk("],
  ["json.is_valid", "json.is_valid("],
  ["not-block", "not {\n"],
])("leaves out %s", (name, form) => {
  const left = Array.from({ length: 400 }, (_, seed) => text(seed, new Set([name])));
  expect(left.filter((one) => one.includes(form))).toEqual([]);
});

import { ConfigurationError } from "regohost";
import { describe, expect, it } from "vitest";
import {
  checkArguments,
  computeArguments,
  toArgumentTexts,
  type ArgumentText,
} from "../../src/chainloop/arguments.js";
import type { DeclaredInput, PolicyArguments } from "../../src/chainloop/arguments.js";

const input = (name: string, more: Partial<DeclaredInput> = {}): DeclaredInput => ({
  name,
  required: false,
  default: "",
  ...more,
});

// What the engine's own tests expect of the same values (TestGetInputArguments of its pkg/policies).
it.each<[what: string, text: string, value: PolicyArguments[string] | undefined]>([
  ["one value", "a", "a"],
  ["several values", "a,b,c", ["a", "b", "c"]],
  ["a comma that is escaped", "a\\,b,c", ["a,b", "c"]],
  ["empty values", ",a,,,b,c,,", ["a", "b", "c"]],
  ["lines", "\na\nb\n\nc\n", ["a", "b", "c"]],
  ["lines with commas", "**/v/**,**/r/**\nC:/a", ["**/v/**", "**/r/**", "C:/a"]],
  ["one value among empty lines", "\na\n", "a"],
  ["a pattern", "[A-Z]+-\\d+", "[A-Z]+-\\d+"],
  ["a pattern and an escaped comma", "\\d+\\,x,\\w+", ["\\d+,x", "\\w+"]],
  ["backslashes", "a\\\\b\\", "a\\\\b\\"],
  ["spaces", "  a , b ", ["a", "b"]],
  ["nothing", " ,\n", undefined],
])("splits %s", (_, text, value) => {
  expect(computeArguments("p", [], { x: text })).toEqual(value === undefined ? {} : { x: value });
});

// TestComputePolicyArguments there.
describe("the declared inputs", () => {
  it.each<[string, DeclaredInput[], Record<string, string>, PolicyArguments]>([
    ["none: all are passed", [], { a: "1", b: "2" }, { a: "1", b: "2" }],
    [
      "a default",
      [input("a", { default: "1" }), input("b", { required: true })],
      { b: "2" },
      { a: "1", b: "2" },
    ],
    ["a value in the place of a default", [input("a", { default: "1" })], { a: "2" }, { a: "2" }],
    ["an empty value in the place of a default", [input("a", { default: "1" })], { a: "" }, {}],
    ["what another policy declares", [input("a", { default: "1" })], { c: "3" }, { a: "1" }],
    [
      "a name of every object",
      [],
      { ["__proto__"]: "1" },
      JSON.parse('{"__proto__": "1"}') as PolicyArguments,
    ],
  ])("%s", (_, inputs, given, expected) => {
    expect(computeArguments("p", inputs, given)).toEqual(expected);
  });

  it.each<[string, DeclaredInput[], Record<string, string>, RegExp]>([
    [
      "a required one that is missing",
      [input("a", { required: true })],
      { b: "2" },
      /p: its input a is required: .*material\.args a=VALUE/,
    ],
    ["a required one that is empty", [input("a", { required: true })], { a: "" }, /required/],
    ["a required one without a value", [input("a", { required: true })], { a: " ,\n" }, /required/],
    [
      "required with a default",
      [input("a", { required: true, default: "x" })],
      { a: "1" },
      /required and has a default/,
    ],
    ["a template", [], { a: "{{ inputs.b }}" }, /template/],
    ["a template as default", [input("a", { default: "{{ inputs.b }}" })], {}, /template/],
  ])("refuses %s", (_, inputs, given, message) => {
    expect(() => computeArguments("p", inputs, given)).toThrow(message);
    expect(() => computeArguments("p", inputs, given)).toThrow(ConfigurationError);
  });

  it("refuses an argument that no policy has", () => {
    const policies = [
      { names: ["a"], inputs: [input("licenses")] },
      { names: ["b"], inputs: [input("limit")] },
    ];
    const text = (name: string): ArgumentText[] => toArgumentTexts({ [name]: "1" });
    expect(() => {
      checkArguments(policies, text("license"));
    }).toThrow(/no policy has an input license \(did you mean licenses\?\); there are licenses, limit/);
    checkArguments(policies, text("limit"));
    checkArguments([...policies, { names: ["c"], inputs: [] }], text("license"));
  });
});

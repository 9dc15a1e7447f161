import { describe, expect, it } from "vitest";
import { inputMembersOf, lacksMembers } from "../../src/gate/input-members.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("the members of the input that a policy names", () => {
  const membersOf = (...texts: string[]): readonly string[] | undefined =>
    inputMembersOf(
      "gate",
      texts.map((text, index) => ({ path: `${String(index)}.rego`, text })),
    );

  it.each<[what: string, texts: string[], members: string[] | undefined]>([
    ["none", ["package gate\ndeny contains 1 if data.x"], []],
    ["references", ["package gate\na := input.spec.x\nb := input.kind"], ["kind", "spec"]],
    ["quoted ones", ['package gate\na := input["a-b"].c\nb := input [0]'], undefined],
    ["a quoted one", ['package gate\na := input["a-b"].c\n'], ["a-b"]],
    ["imports", ["package gate\nimport input.spec as s\n"], ["spec"]],
    ["an import of all", ["package gate\nimport input as doc\n"], undefined],
    ["a call with all", ["package gate\na := f(input)\nb := input.x"], undefined],
    ["an iteration", ["package gate\na contains k if input[k]"], undefined],
    ["a loop", ["package gate\na if some x in input"], undefined],
    ["with", ['package gate\na if b with input as {"x": 1}'], undefined],
    ["with a member", ["package gate\na if b with input.x as 1"], ["x"]],
    ["comments", ["# input[x]\npackage gate # input\na := input.b # walk(input)"], ["b"]],
    ["strings", ['package gate\na := "input[x] \\" input"\nb := `input\n"`\nc := input.d'], ["d"]],
    ["templates", ['package gate\na := $"{input.x}"\nb := input.y'], undefined],
    ["templates of others", ['package gate\na := $"{x}"\nb := input.y'], ["y"]],
    ["other names", ["package gate\na := my_input.x\nb := x.input.y\nc := inputs.z"], []],
    ["a library", ["package gate\na := data.lib.b\nc := input.d", "package lib\nb := input.e"], ["d", "e"]],
    [
      "an imported library",
      ["package gate\nimport data.lib\nc := input.d", "package lib\nb := input.e"],
      ["d", "e"],
    ],
    [
      "a library's library",
      ["package gate\na := data.b.x", "package b\nx := data.c.y", "package c\ny := input.z"],
      ["z"],
    ],
    ["a quoted library", ['package gate\na := data["b-c"].x', 'package data["b-c"]\nx := input.z'], []],
    ["a library within", ['package gate\na := data.b["c-d"].x', 'package b["c-d"]\nx := input.z'], ["z"]],
    ["all data", ["package gate\na := data[x]", "package other\nb := input.c"], ["c"]],
    ["another policy", ["package gate\na := input.b", "package other\nb := f(input)"], ["b"]],
    ["a second file", ["package gate\na := input.b", "package gate\nb := input.c"], ["b", "c"]],
  ])("%s", (_, texts, members) => {
    expect(membersOf(...texts)).toEqual(members);
  });
});

it.each<[json: string, members: string[], lacks: boolean]>([
  ['{"spec": 1}', ["kind", "spec"], false],
  ['{"a": {"spec": 1}}', ["kind", "spec"], false],
  ['{"a": 1}', ["kind", "spec"], true],
  ["{}", ["kind", "spec"], true],
  ['{"specs": 1}', ["kind", "spec"], true],
  // One optional member is usual.
  ['{"a": 1}', ["bad"], false],
  // A name with escapes.
  ['{"\\u0073pec": 1}', ["kind", "spec"], false],
  [" [1]", ["bad"], true],
  ['"spec"', ["spec"], true],
  ["[1]", [], false],
])("%s lacks %j: %s", (json, members, lacks) => {
  expect(lacksMembers(bytes(json), members)).toBe(lacks);
});

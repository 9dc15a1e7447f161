import { describe, expect, it } from "vitest";
import { Turns } from "../../../src/base/async/turns.js";
import { editText, findElement, findMember, type Child } from "../../../src/base/terms/json-edit.js";

const edited = async (
  json: string,
  find: (text: Buffer, turns: Turns) => Promise<Child | undefined>,
  replacement?: string,
): Promise<string | undefined> => {
  const [text, turns] = [Buffer.from(json), new Turns()];
  const child = await find(text, turns);
  if (child === undefined) return undefined;
  const change = replacement === undefined ? child.whole : { ...child.value, text: replacement };
  return (await editText(text, [change, ...child.earlier], turns)).toString();
};

describe("findMember", () => {
  it.each([
    ['{"a":1,"b":2}', '{"b":2}', '{"a":0,"b":2}'],
    ['{"b":2,"a":1}', '{"b":2}', '{"b":2,"a":0}'],
    ['{"a":1}', "{}", '{"a":0}'],
    [' { "b" : [ 2 ] , "a" : {"a":1} } ', ' { "b" : [ 2 ] } ', ' { "b" : [ 2 ] , "a" : 0 } '],
    ['{"\\u0061":"}\\"","b":2}', '{"b":2}', '{"\\u0061":0,"b":2}'],
    ['{"a":1,"a":2}', "{}", '{"a":0}'],
    ['{"a":1,"b":2,"a":3,"a":4}', '{"b":2}', '{"b":2,"a":0}'],
    ['{"a":1,"a":2,"b":3}', '{"b":3}', '{"a":0,"b":3}'],
    ['{"b":1,"a":2,"b":3}', '{"b":1,"b":3}', '{"b":1,"a":0,"b":3}'],
    ['{"b":{"a":1}}', undefined, undefined],
    ["{}", undefined, undefined],
  ])("finds the last member of a key, and the others, in %s", async (json, removed, replaced) => {
    const start = json.indexOf("{");
    const find = (text: Buffer, turns: Turns): Promise<Child | undefined> =>
      findMember(text, start, "a", turns);
    expect(await edited(json, find)).toBe(removed);
    expect(await edited(json, find, "0")).toBe(replaced);
  });
});

describe("findElement", () => {
  it.each([
    ["[1]", 0, "[]"],
    ['[1, "]", [2]]', 0, '["]", [2]]'],
    ['[1, "]", [2]]', 1, "[1, [2]]"],
    ['[1, "]", [2]]', 2, '[1, "]"]'],
    ["[1]", 1, undefined],
    ["[]", 0, undefined],
    ["[1]", -1, undefined],
  ])("finds in %s the element %i", async (json, index, removed) => {
    expect(await edited(json, (text, turns) => findElement(text, 0, index, turns))).toBe(removed);
  });
});

it.each([
  ["members", `{${'"k":{"a":[1]},'.repeat(300_000)}"x":1}`],
  ["a large value", `{"large":[${"[1],".repeat(1_000_000)}1],"x":1}`],
  ["nesting", `{"deep":${"[".repeat(2_000_000)}${"]".repeat(2_000_000)},"x":1}`],
])("finds a member behind millions of %s in turns of the event loop", async (_what, json) => {
  let turns = 0;
  const end = { isDone: false };
  const count = (): void => {
    turns++;
    if (!end.isDone) setImmediate(count);
  };
  setImmediate(count);
  const text = Buffer.from(json);
  const child = await findMember(text, 0, "x", new Turns());
  end.isDone = true;
  expect(child?.value).toEqual({ start: text.length - 2, end: text.length - 1 });
  expect(turns).toBeGreaterThan(1);
});

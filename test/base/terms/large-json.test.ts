import { describe, expect, it } from "vitest";
import { formatJson } from "../../../src/base/terms/json-format.js";
import { addObjects, LargeJson, NestedTooDeeply } from "../../../src/base/terms/large-json.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import type { Term } from "../../../src/base/terms/term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

/** So many that their text alone has more than 64 KiB. */
const MANY = Array.from({ length: 13_000 }, (_, index) => index);
const LONG = 'é<&>"\\\u2028😀\u0001 text '.repeat(5_000);

/** JSON texts of more than 64 KiB, with everything that may be at the end of a part. */
const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ["small", '{"b": [1, {}], "a": "<"}'],
  ["numbers", `[${MANY.map((index) => `${String(index)}.50e+3`).join(" , ")}]`],
  ["objects", JSON.stringify(MANY.map((id) => ({ z: id, name: "<é>", a: [id, null, true, {}, []] })))],
  ["members", JSON.stringify(Object.fromEntries(MANY.map((id) => [`k"${String(id)}`, { id }])))],
  ["nested", JSON.stringify({ z: { y: MANY, x: { w: MANY, empty: {} } }, b: [[MANY], MANY, "x"] })],
  ["indented", JSON.stringify({ z: MANY, a: { b: MANY.map((id) => ({ id })) } }, null, 2)],
  ["a long string", JSON.stringify([1, LONG, "a", LONG])],
  ["a long string with escapes", `"${'\\ud83d\\ude00\\u003c\\\\\\"'.repeat(20_000)}"`],
  ["halves of characters", `"x${"\\ud83d".repeat(30_000)}\\uDE00${"\\ud83d\\ude00\\ude00".repeat(20_000)}"`],
  ["quotes", JSON.stringify({ a: '"'.repeat(100_000), b: "\\".repeat(100_000) })],
  ["equal keys", `{"a": 1, "b": ${JSON.stringify(MANY)}, "a": 2}`],
  ["empty parts", `[${"[],{},".repeat(30_000)}""]`],
  ["integers as keys", `{"10": ${JSON.stringify(MANY)}, "9": 1}`],
  ["deep", `${'{"a":['.repeat(400)}${JSON.stringify(MANY)}${"]}".repeat(400)}`],
];

async function format(text: string, indent = "", sorts = false): Promise<string> {
  const large = await LargeJson.read(Buffer.from(text), { sorts });
  return Buffer.concat(await large.format(indent)).toString();
}

describe.each(TEXTS)("JSON with %s", (_what, text) => {
  it.each(["", "  "])("is written as a whole would be, indented by %j", async (indent) => {
    expect((await format(text, indent)) === formatJson(parseJson(text), indent)).toBe(true);
  });

  it("is written with sorted keys", async () => {
    const sorted = formatJson(parseJson(toJsonText(parseJson(text))));
    expect((await format(text, "", true)) === sorted).toBe(true);
  });

  it("becomes the same term", async () => {
    const large = await LargeJson.read(Buffer.from(text));
    expect(toJsonText(large.toTerm()) === toJsonText(parseJson(text))).toBe(true);
  });
});

it("writes a string of halves of characters in parts", async () => {
  const large = await LargeJson.read(Buffer.from(`"${"\\ud83d".repeat(100_000)}"`));
  const lengths = (await large.format()).map(({ length }) => length);
  expect(Math.max(...lengths)).toBeLessThan(256 * 1024);
});

it("has objects added where keys lead to none", async () => {
  const text = JSON.stringify({ many: MANY, one: { two: 1, many: MANY }, small: { a: 1 } });
  const leaf = { children: new Map() };
  const small = { children: new Map([["new", leaf]]) };
  const objects = {
    children: new Map([
      ["many", leaf],
      ["one", { children: new Map([["three", leaf]]) }],
      ["small", small],
      ["other", small],
    ]),
  };
  const large = (await LargeJson.read(Buffer.from(text))).withObjects(objects);
  const expected: Term = addObjects(parseJson(text), objects);
  expect(Buffer.concat(await large.format()).toString()).toBe(formatJson(expected));
  const without = formatJson(large.without("many").without("one").toTerm());
  expect(without).toBe('{"small":{"a":1,"new":{}},"other":{"new":{}}}');
});

it("refuses what is nested too deeply", async () => {
  const text = `${"[".repeat(1_100)}${JSON.stringify(MANY)}${"]".repeat(1_100)}`;
  await expect(LargeJson.read(Buffer.from(text))).rejects.toThrow(NestedTooDeeply);
});

it("is written once without indentation, also as a member of another", async () => {
  const large = await LargeJson.read(Buffer.from(TEXTS[0]?.[1] ?? ""));
  const parts = await large.format();
  expect(await large.format()).toBe(parts);
  const whole = await LargeJson.object([["result", large]]).format();
  expect(Buffer.concat(whole).toString()).toBe(`{"result":${Buffer.concat(parts).toString()}}`);
});

it("lets others have their turns, and ends when the check throws", async () => {
  const text = Buffer.from(JSON.stringify(Array.from({ length: 20 }, () => MANY)));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const large = await LargeJson.read(text);
  await large.format("  ");
  isDone = true;
  expect(turns).toBeGreaterThan(3);
  const check = (): never => {
    throw new Error("over");
  };
  await expect(large.format("  ", { check })).rejects.toThrow("over");
});

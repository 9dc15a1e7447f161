import { describe, expect, it } from "vitest";
import { Turns } from "../../../../src/base/async/turns.js";
import { maskEvent, readMasks } from "../../../../src/server/serve/logs/mask.js";
import { addInput, eventJsonParts, keepEventTexts } from "../../../../src/base/terms/event-text.js";
import { parseJson } from "../../../../src/base/terms/parse-term.js";

const INPUT = '{"password":"p","big":12345678901234567890,"list":[{"a":1},{"a":2}],"a b":1,"x/y":1}';
const RESULT = '{"ok":true,"n":1.0}';

function event(): Record<string, unknown> {
  const made: Record<string, unknown> = { decision_id: "d" };
  const input = Buffer.from(INPUT);
  addInput(made, input);
  made["result"] = JSON.parse(RESULT);
  made["nd_builtin_cache"] = { "http.send": { "[]": 1 } };
  keepEventTexts(made, { input, result: () => RESULT });
  return made;
}

it("masks a large part", async () => {
  const items = Array.from({ length: 500_000 }, (_, id) => ({ id, name: "x" }));
  const made: Record<string, unknown> = { result: 1 };
  const result = Buffer.from(JSON.stringify({ items, token: "t" }));
  keepEventTexts(made, { result });
  const masks = ["/result/token", { op: "upsert", path: "/result/items/499999/name", value: "**" }];
  const after = await maskEvent(made, readMasks(parseJson(JSON.stringify(masks))), new Turns());
  const whole = JSON.stringify({ items: items.with(-1, { id: 499_999, name: "**" }) });
  const text = [...eventJsonParts(after)].join("");
  expect(text.startsWith(`{"result":${whole},"erased":["/result/token"],"masked":["/result/items/`)).toBe(
    true,
  );
});

const masked = async (masks: string): Promise<string> =>
  [...eventJsonParts(await maskEvent(event(), readMasks(parseJson(masks)), new Turns()))].join("");

describe("maskEvent", () => {
  it.each([
    {
      name: "a member",
      masks: '["/input/password"]',
      gone: '"password"',
      told: '"erased":["/input/password"]',
    },
    { name: "the input", masks: '["/input"]', gone: '"input"', told: '"erased":["/input"]' },
    { name: "an element", masks: '["/input/list/0"]', gone: '{"a":1}', told: '"erased":["/input/list/0"]' },
    { name: "below one", masks: '["/input/list/1/a"]', gone: '"a":2', told: "/input/list/1/a" },
    { name: "the result", masks: '["/result/ok"]', gone: '"ok"', told: '"erased":["/result/ok"]' },
    { name: "built-ins", masks: '["/nd_builtin_cache"]', gone: "http.send", told: "/nd_builtin_cache" },
    { name: "a key with a space", masks: '["/input/a b"]', gone: '"a b"', told: "/input/a%20b" },
    { name: "an escaped key", masks: '["/input/x%2Fy"]', gone: '"x/y"', told: "/input/x%2Fy" },
    {
      name: "by an object",
      masks: '[{"op":"remove","path":"/input/password"}]',
      gone: '"password"',
      told: '"erased":["/input/password"]',
    },
    {
      name: "by another value",
      masks: '[{"op":"upsert","path":"/input/password","value":"**"}]',
      gone: '"p"',
      told: '"masked":["/input/password"]',
    },
    {
      name: "by a whole input",
      masks: '[{"op":"upsert","path":"/input","value":{"a":1}}]',
      gone: '"password"',
      told: '"masked":["/input"]',
    },
  ])("masks $name, and says so", async ({ masks, gone, told }) => {
    const text = await masked(masks);
    expect(text).not.toContain(gone);
    expect(text).toContain(told);
  });

  it("keeps every digit of the rest", async () => {
    expect(await masked('["/input/password", "/result/ok"]')).toContain('"big":12345678901234567890');
    expect(await masked('["/input/password", "/result/ok"]')).toContain('"result":{"n":1.0}');
  });

  it("makes what is on the way to a value", async () => {
    const text = await masked('[{"op":"upsert","path":"/input/m/n","value":1}]');
    expect(JSON.parse(text)).toMatchObject({ input: { m: { n: 1 } }, masked: ["/input/m/n"] });
  });

  it.each([
    ["remove", '{"a":{"b":1,"c":2,"b":3}}', '{"a":{"c":2}}'],
    ["remove", '{"a":{"b":1,"b":2}}', '{"a":{}}'],
    ["remove", '{"a":{"b":1,"b":2,"c":3}}', '{"a":{"c":3}}'],
    ["remove", '{"a":{"b":1},"a":{"b":2,"b":3}}', '{"a":{}}'],
    ["remove", '{"a":{"b":1},"x":1,"a":{"b":2,"c":1}}', '{"x":1,"a":{"c":1}}'],
    ["remove", '{"\\u0061":{"\\u0062":1}}', '{"\\u0061":{}}'],
    ["upsert", '{"a":{"b":1},"a":{"b":2,"b":3}}', '{"a":{"b":"**"}}'],
    ["upsert", '{"a":{"b":1},"a":{"c":2}}', '{"a":{"b":"**","c":2}}'],
    ["upsert", '{"a":{}}', '{"a":{"b":"**"}}'],
  ])("leaves by %s no equal key in %s", async (op, json, after) => {
    const made: Record<string, unknown> = {};
    const input = Buffer.from(json);
    addInput(made, input);
    keepEventTexts(made, { input });
    const masks = readMasks(parseJson(JSON.stringify([{ op, path: "/input/a/b", value: "**" }])));
    const text = [...eventJsonParts(await maskEvent(made, masks, new Turns()))].join("");
    expect(text).toContain(`{"input":${after},`);
  });

  it.each(['["/input/nope/x"]', '["/input/list/9"]', '["/input/password/x"]', '["/input/list/x"]'])(
    "leaves an event as it is for what it has not: %s",
    async (masks) => {
      expect(await masked(masks)).toBe([...eventJsonParts(event())].join(""));
    },
  );

  it.each([
    '"/input"',
    "[1]",
    '["input"]',
    '["/labels/id"]',
    '[{"op":"hide","path":"/input"}]',
    '[{"path":"/input"}]',
    '[{"op":"remove","path":1}]',
    '["/input/%zz"]',
  ])("refuses %s: what is not masked would be logged", (masks) => {
    expect(() => readMasks(parseJson(masks))).toThrow(expect.objectContaining({ code: "policy_failed" }));
  });
});

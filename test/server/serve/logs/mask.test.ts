import { describe, expect, it } from "vitest";
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

it("removes a large part of which something is masked as a whole", () => {
  const long = "x".repeat(8 * 1024 * 1024);
  const made: Record<string, unknown> = { decision_id: "d", result: 1, nd_builtin_cache: {} };
  const input = Buffer.from(`{"password":"p","long":"${long}"}`);
  addInput(made, input);
  keepEventTexts(made, { input, result: Buffer.from(`{"token":"t","long":"${long}"}`) });
  const masks = ["/input/password", { op: "upsert", path: "/result/token", value: "**" }, "/input/none"];
  const event = maskEvent(made, readMasks(parseJson(JSON.stringify(masks))));
  expect(JSON.parse([...eventJsonParts(event)].join(""))).toEqual({
    decision_id: "d",
    nd_builtin_cache: {},
    erased: ["/input", "/result"],
  });
});

const masked = (masks: string): string =>
  [...eventJsonParts(maskEvent(event(), readMasks(parseJson(masks))))].join("");

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
  ])("masks $name, and says so", ({ masks, gone, told }) => {
    const text = masked(masks);
    expect(text).not.toContain(gone);
    expect(text).toContain(told);
  });

  it("keeps every digit of the rest", () => {
    expect(masked('["/input/password", "/result/ok"]')).toContain('"big":12345678901234567890');
    expect(masked('["/input/password", "/result/ok"]')).toContain('"result":{"n":1.0}');
  });

  it("makes what is on the way to a value", () => {
    const text = masked('[{"op":"upsert","path":"/input/m/n","value":1}]');
    expect(JSON.parse(text)).toMatchObject({ input: { m: { n: 1 } }, masked: ["/input/m/n"] });
  });

  it.each(['["/input/nope/x"]', '["/input/list/9"]', '["/input/password/x"]', '["/input/list/x"]'])(
    "leaves an event as it is for what it has not: %s",
    (masks) => {
      expect(masked(masks)).toBe([...eventJsonParts(event())].join(""));
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

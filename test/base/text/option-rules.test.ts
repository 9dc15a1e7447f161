import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import {
  ANY,
  BUILTINS,
  checkCount,
  COUNT,
  FLAG,
  FUNCTION,
  isTextList,
  mergeOptions,
  MILLISECONDS,
  OBJECT,
  oneOf,
  SIGNAL,
  TEXT,
  type Rule,
} from "../../../src/base/text/option-rules.js";

it("refuses a member that every object has, whatever its value", () => {
  const thrown: unknown[] = [];
  for (const value of [true, [], () => 1]) {
    Object.defineProperty(Object.prototype, "own", { value, enumerable: true, configurable: true });
    try {
      mergeOptions<{ own?: unknown }>("f", {}, { own: ANY });
    } catch (error) {
      thrown.push(error);
    } finally {
      Reflect.deleteProperty(Object.prototype, "own");
    }
  }
  const refusal = { code: "config_invalid", message: 'f: Object.prototype has the member "own"; remove it' };
  expect(thrown).toMatchObject([refusal, refusal, refusal]);
});

describe("a rule", () => {
  it.each<[string, Rule, unknown[], unknown[]]>([
    ["ANY", ANY, [undefined, null, 1], []],
    ["FLAG", FLAG, [true, false], ["true", 1, null]],
    ["TEXT", TEXT, ["", "a"], [1, null, ["a"]]],
    [
      "OBJECT",
      OBJECT,
      [{}, Object.create(null)],
      [null, "a", [], new Map(), new Date(), new URL("file:///a")],
    ],
    ["FUNCTION", FUNCTION, [() => 1], [{}]],
    ["MILLISECONDS", MILLISECONDS, [0.5, 1, Infinity], [0, -1, NaN, "1", 1n]],
    ["COUNT", COUNT, [1, 2], [0, -1, 1.5, NaN, Infinity, 2 ** 53, "1", 1n]],
    [
      "SIGNAL",
      SIGNAL,
      [AbortSignal.abort(), { aborted: false, addEventListener: () => 1 }],
      [null, {}, "abort"],
    ],
    ["BUILTINS", BUILTINS, [[], [{ name: "a.b" }]], [{}, [{}], [null], ["a.b"]]],
    ["oneOf", oneOf("v0", 1), ["v0", 1], ["1", "v1"]],
  ])("%s", (_, [, fits], right, wrong) => {
    expect(right.map(fits)).toEqual(right.map(() => true));
    expect(wrong.map(fits)).toEqual(wrong.map(() => false));
  });

  it("of a time is no rule of a count, whatever room has the option", () => {
    const named = globSync("src/**/*.ts").flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/(\w+): MILLISECONDS\b/g)].map(([, name]) => name),
    );
    expect(named).toContain("timeoutMs");
    expect(named.filter((name) => name?.endsWith("Ms") !== true)).toEqual([]);
  });

  it("tells a list of texts", () => {
    expect([[], ["a"], ["a", 1], "a"].map(isTextList)).toEqual([true, true, false, false]);
  });
});

describe("mergeOptions", () => {
  interface Options {
    limit?: number | undefined;
    name?: string | undefined;
  }
  const rules = { limit: COUNT, name: TEXT };

  it("puts what is given over the defaults, and leaves out what is undefined", () => {
    const merged = mergeOptions<Options>("f", { limit: 2, name: undefined }, rules, { limit: 1, name: "n" });
    expect(merged).toEqual({ limit: 2, name: "n" });
    expect(Object.keys(mergeOptions<Options>("f", { name: undefined }, rules))).toEqual([]);
  });

  it.each<[unknown, string]>([
    [{ limt: 1 }, 'f: unknown option "limt" (did you mean limit?)'],
    [{ toString: 1 }, 'f: unknown option "toString"'],
    [{ limit: "1" }, "f: limit must be an integer of at least 1"],
    [null, "f: the options must be an object"],
    ["limit", "f: the options must be an object"],
    [[], "f: the options must be an object"],
  ])("refuses %j", (options, message) => {
    expect(() => mergeOptions<Options>("f", options as Options, rules)).toThrow(
      expect.objectContaining({ code: "config_invalid", message }),
    );
  });
});

it("a count that is a parameter of its own is checked as an option is", () => {
  expect(() => {
    checkCount("f", "limit", 1);
  }).not.toThrow();
  for (const value of [0, 1.5, NaN, Infinity]) {
    expect(() => {
      checkCount("f", "limit", value);
    }).toThrow(
      expect.objectContaining({
        code: "config_invalid",
        message: "f: limit must be an integer of at least 1",
      }),
    );
  }
});

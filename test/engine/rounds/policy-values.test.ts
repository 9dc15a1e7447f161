import { beforeAll, describe, expect, it } from "vitest";
import { defineBuiltin, loadPolicy, type Builtin, type JsonValue, type Policy } from "../../../src/index.js";

const SOURCE = `package v

same := input

kind := "absent" if not present
kind := type_name(input) if present

present if input == input

# Arguments and answers go through the host.
echoed := {"answer": test.echo(input)}

echoed_set := {"answer": test.echo({3, 1, {"b", "a"}, [1.0], null})}

sets := {"strings": {"z", "\\uffee", "😀", "a"}, "mixed": {{1}, {}, [], "s", 2, true, null}}

keys := {1: "one", [true]: "list", {2, 1}: "set", "s": "string", null: "null"}

undefined_rule if input == "no such input"

big := 12345678901234567890

from_data := data.n
`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("values", () => {
  let policy: Policy;
  /** The arguments as the built-in saw them. */
  let seen: JsonValue[] = [];

  const echo: Builtin = defineBuiltin({
    name: "test.echo",
    args: ["any"],
    result: "any",
    effect: false,
    async call([value]) {
      seen.push(value);
      return value;
    },
  });

  beforeAll(async () => {
    const rules = [
      "same",
      "kind",
      "echoed",
      "echoed_set",
      "sets",
      "keys",
      "undefined_rule",
      "big",
      "from_data",
    ];
    policy = await loadPolicy(
      { files: { "v.rego": SOURCE } },
      {
        entrypoint: rules.map((rule) => `v/${rule}`),
        builtins: [echo],
        data: bytes('{"n": [1.0, 12345678901234567890]}'),
      },
    );
  });

  it.each<[string, unknown, string]>([
    ["no input", undefined, "absent"],
    ["null", null, "null"],
    ["false", false, "boolean"],
    ["0", 0, "number"],
    ["an empty string", "", "string"],
    ["an empty list", [], "array"],
    ["an empty object", {}, "object"],
  ])("tells %s from the others", async (_what, input, kind) => {
    expect(await policy.evaluate(input, { entrypoint: "v/kind" })).toBe(kind);
    expect(await policy.evaluate(input, { entrypoint: "v/same" })).toEqual(input);
  });

  it.each(["12345678901234567890", "1.0", "-0.10", "1e400", "1E+2", "0.1000000000000000055511151231257827"])(
    "keeps the number %s as it is written",
    async (text) => {
      const same = await policy.decide(bytes(text), { entrypoint: "v/same" });
      expect(same.resultSet).toBe(`[{"result":${text}}]`);
      const list = await policy.decide(bytes(`[[${text}]]`), { entrypoint: "v/same" });
      expect(list.resultSet).toBe(`[{"result":[[${text}]]}]`);
    },
  );

  it("keeps the numbers of the policy and of data", async () => {
    expect((await policy.decide(undefined, { entrypoint: "v/big" })).resultSet).toBe(
      '[{"result":12345678901234567890}]',
    );
    expect((await policy.decide(undefined, { entrypoint: "v/from_data" })).resultSet).toBe(
      '[{"result":[1.0,12345678901234567890]}]',
    );
  });

  it("gives integers beyond 2^53 as bigint when asked, to built-ins too", async () => {
    seen = [];
    const input = bytes('{"n": 12345678901234567890, "small": 7}');
    const decision = await policy.decide(input, { entrypoint: "v/echoed", bigint: true });
    expect(seen).toEqual([{ n: 12345678901234567890n, small: 7 }]);
    expect(decision.result).toEqual({ answer: { n: 12345678901234567890n, small: 7 } });
    expect(decision.resultSet).toBe('[{"result":{"answer":{"n":12345678901234567890,"small":7}}}]');
    expect(await policy.evaluate(input, { entrypoint: "v/echoed" })).toEqual({
      answer: { n: 12345678901234567000, small: 7 },
    });
  });

  it("gives sets in OPA's order, by code points", async () => {
    const decision = await policy.decide(undefined, { entrypoint: "v/sets" });
    expect(decision.result).toEqual({
      strings: ["a", "z", "\uffee", "😀"],
      mixed: [null, true, 2, "s", [], {}, [1]],
    });
    expect(decision.resultSet).toBe(
      '[{"result":{"mixed":[null,true,2,"s",[],{},[1]],"strings":["a","z","\uffee","😀"]}}]',
    );
  });

  it("gives built-ins sets in OPA's order", async () => {
    seen = [];
    await policy.evaluate(undefined, { entrypoint: "v/echoed_set" });
    expect(seen).toEqual([[null, 1, 3, [1], ["a", "b"]]]);
  });

  it("gives keys that are not strings as their JSON text", async () => {
    expect(await policy.evaluate(undefined, { entrypoint: "v/keys" })).toEqual({
      "1": "one",
      "[true]": "list",
      "[1,2]": "set",
      s: "string",
      null: "null",
    });
  });

  it("takes sets as input in Rego's own form", async () => {
    const input = bytes('{"tags": {"b", "a"}, 1: set()}');
    const decision = await policy.decide(input, { entrypoint: "v/same", inputFormat: "rego" });
    expect(decision.resultSet).toBe('[{"result":{"1":[],"tags":["a","b"]}}]');
    expect(await policy.evaluate(bytes("{1}"), { entrypoint: "v/kind", inputFormat: "rego" })).toBe("set");
  });

  it.each(["", "é", "😀", "\u0000", 'a"b\\c', "\u2028\n\t\u007f", "`", "\ufeff", "\uffff"])(
    "passes the string %j through host and policy",
    async (text) => {
      expect(await policy.evaluate({ [text]: text }, { entrypoint: "v/echoed" })).toEqual({
        answer: { [text]: text },
      });
    },
  );

  it("replaces a surrogate that stands alone, as OPA does", async () => {
    expect(await policy.evaluate("a\ud800", { entrypoint: "v/echoed" })).toEqual({ answer: "a\ufffd" });
    expect(await policy.evaluate(bytes('"a\\udc00"'), { entrypoint: "v/same" })).toBe("a\ufffd");
  });

  it("keeps members named like properties of every object", async () => {
    const input = bytes('{"__proto__": {"admin": true}, "constructor": 1}');
    const result = await policy.evaluate(input, { entrypoint: "v/echoed" });
    expect(JSON.stringify(result)).toBe('{"answer":{"__proto__":{"admin":true},"constructor":1}}');
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });

  it("tells an undefined entrypoint from false and null", async () => {
    const decision = await policy.decide({}, { entrypoint: "v/undefined_rule" });
    expect(decision.result).toBeUndefined();
    expect(decision.resultSet).toBe("[]");
    expect(decision.toDecisionLog()).not.toHaveProperty("result");
  });

  it("says what is nested too deeply, and works on", async () => {
    const deep = (depth: number): Uint8Array => bytes("[".repeat(depth) + "]".repeat(depth));
    for (const entrypoint of ["v/same", "v/echoed"]) {
      await expect(policy.evaluate(deep(100_000), { entrypoint })).toFailWith(
        "stack_limit",
        /nested too deeply/,
      );
      expect(await policy.evaluate(deep(3), { entrypoint: "v/same" })).toEqual([[[]]]);
    }
    expect(await policy.evaluate(deep(500), { entrypoint: "v/echoed" })).toBeDefined();
  });
});

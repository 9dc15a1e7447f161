import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  loadCoreCalls,
  loadedCoreCalls,
  type CoreAnswer,
  type CoreCallContext,
  type CoreCalls,
} from "../../../src/engine/opa/core-calls.js";

const context: CoreCallContext = {
  nowNs: 1_700_000_000_123_456_789n,
  seed: "seed",
  remainingMs: () => Infinity,
};

let calls: CoreCalls;
beforeAll(async () => {
  expect(loadedCoreCalls()).toBeUndefined();
  calls = await loadCoreCalls();
});

const encoder = new TextEncoder();

function call(name: string, args: readonly string[], given = context): CoreAnswer {
  return calls.call(
    name,
    args.map((arg) => encoder.encode(arg)),
    given,
  );
}

function value(name: string, args: readonly string[], given = context): string {
  const answer = call(name, args, given);
  if (answer.kind !== "value") throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return new TextDecoder("utf-8", { fatal: true }).decode(answer.bytes);
}

test("it is loaded once", async () => {
  expect(loadedCoreCalls()).toBe(calls);
  expect(await loadCoreCalls()).toBe(calls);
});

describe("values", () => {
  const cases: [string, string[], string][] = [
    [
      "sprintf",
      ['"%s %v %d"', '["x",{"a":[1,2,3]},12345678901234567890]'],
      '"x {\\"a\\": [1, 2, 3]} 12345678901234567890"',
    ],
    ["sprintf", ['"%v"', "[{1,2}]"], '"{1, 2}"'],
    ["sprintf", ['"%v"', "[1.0]"], '"1"'],
    [
      "json.patch",
      ['{"a":{1,2},"n":1.0}', '[{"op":"add","path":"/c","value":set()}]'],
      '{"a":{1,2},"c":set(),"n":1.0}',
    ],
    [
      "json.patch",
      ["[12345678901234567890]", '[{"op":"add","path":"-","value":{1:"x",[2]:null}}]'],
      '[12345678901234567890,{1:"x",[2]:null}]',
    ],
    ["json.patch", ['{"a":[]}', '[{"op":"add","path":"/a/-","value":{}}]'], '{"a":[{}]}'],
    ["time.now_ns", [], "1700000000123456789"],
    ["time.clock", ["1700000000000000000"], "[22,13,20]"],
    ["time.parse_rfc3339_ns", ['"2026-11-20T10:00:00.5Z"'], "1795168800500000000"],
    ["time.format", ['[1700000000000000000,"Europe/Zurich","RFC3339"]'], '"2023-11-14T23:13:20+01:00"'],
    ["time.add_date", ["1700000000000000000", "1", "2", "3"], "1737152000000000000"],
    ["semver.compare", ['"1.2.3"', '"1.10.0"'], "-1"],
    ["semver.is_valid", ["12"], "false"],
    ["crypto.sha256", ['"abc"'], '"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"'],
    [
      "crypto.hmac.sha256",
      ['"a"', '"key"'],
      '"780c3db4ce3de5b9e55816fba98f590631d96c075271b26976238d5f4444219b"',
    ],
    ["hex.encode", ['"a\\u0000\\u00e9😀"'], '"6100c3a9f09f9880"'],
    ["hex.encode", ['"a\\u0000é\\ud83d\\ude00"'], '"6100c3a9f09f9880"'],
    ["hex.decode", ['"6100c3a9f09f9880"'], '"a\\u0000é😀"'],
    ["hex.decode", ['"090a0d08225c7f"'], '"\\t\\n\\r\\u0008\\"\\\\\x7f"'],
    ["regex.replace", ['"aaab"', '"a+"', '"x"'], '"xb"'],
    ["regex.split", ['", *"', '"a, b,c"'], '["a","b","c"]'],
    ["strings.any_prefix_match", ['{"abc","x"}', '{"a"}'], "true"],
    ["object.subset", ["{1,2,3}", "{1,3}"], "true"],
    ["object.subset", ["{1,2,3}", "set()"], "true"],
    ["units.parse_bytes", ['"10Ki"'], "10240"],
    ["yaml.unmarshal", ['"a: 12345678901234567890\\nb: [1.0]"'], '{"a":12345678901234567890,"b":[1]}'],
    ["net.cidr_expand", ['"10.0.0.0/30"'], '{"10.0.0.0","10.0.0.1","10.0.0.2","10.0.0.3"}'],
    ["urlquery.encode_object", ['{"a":{"y","x"},"b":"1 2"}'], '"a=x&a=y&b=1+2"'],
    ["cast_set", ["[2,1,2]"], "{1,2}"],
    ["graph.reachable_paths", ['{"a":["b"],"b":[]}', '{"a"}'], '{["a","b"]}'],
  ];
  test.each(cases)("%s(%j) is %s", (name, args, expected) => {
    expect(value(name, args)).toBe(expected);
  });

  test("white space between tokens is accepted", () => {
    expect(value("object.subset", [' { "a" : [ 1 , { 2 } ] } ', "{ }"])).toBe("true");
  });

  test("a large argument and a large answer", () => {
    const words = Array.from({ length: 50_000 }, (_, i) => `w${String(i)}`);
    const joined = JSON.stringify(words.join(" "));
    expect(JSON.parse(value("regex.split", ['" "', joined]))).toEqual(words);
    expect(value("crypto.sha256", ['"abc"'])).toMatch(/^"ba7816bf/);
  });

  test("an argument that is not UTF-8 keeps its bytes", () => {
    const answer = calls.call("hex.encode", [new Uint8Array([0x22, 0xff, 0x00 + 0x41, 0x22])], context);
    expect(answer.kind === "value" && new TextDecoder().decode(answer.bytes)).toBe('"ff41"');
  });

  test("an answer that is not UTF-8 ends the evaluation, because a policy in Wasm cannot hold it", async () => {
    await expect(() => call("hex.decode", ['"ff"'])).toFailWith("policy_failed", /^hex\.decode: .* UTF-8/);
    expect(value("hex.decode", ['"41"'])).toBe('"A"');
  });
});

describe("errors of OPA's own are answers", () => {
  const cases: [string, string[], string, RegExp][] = [
    ["units.parse", ['"x"'], "eval_builtin_error", /no amount/],
    ["time.parse_rfc3339_ns", ['"soon"'], "eval_builtin_error", /cannot parse/],
    ["crypto.sha256", ["1"], "eval_type_error", /operand 1 must be string/],
    [
      "json.match_schema",
      ["{}", '{"$ref":"http://a.example/s.json"}'],
      "eval_builtin_error",
      /remote reference|not allowed|schema/,
    ],
  ];
  test.each(cases)("%s(%j)", (name, args, opaCode, message) => {
    const answer = call(name, args);
    expect(answer).toMatchObject({ kind: "error", opaCode });
    expect(answer.kind === "error" && answer.message).toMatch(message);
  });
});

describe("what is random", () => {
  test("depends on the seed, the built-in and the arguments alone", () => {
    const first = value("uuid.rfc4122", ['"k"']);
    expect(first).toMatch(/^"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"$/);
    const other = value("uuid.rfc4122", ['"l"']);
    const elsewhere = value("uuid.rfc4122", ['"k"'], { ...context, seed: "another" });
    expect(new Set([first, other, elsewhere]).size).toBe(3);
    expect(value("rand.intn", ['"a"', "1000000"])).toBe(value("rand.intn", ['"a"', "1000000"]));
    expect(value("uuid.rfc4122", ['"k"'])).toBe(first);
    expect(value("uuid.rfc4122", ['"k"'], { ...context })).toBe(first);
  });
});

describe("which built-ins there are", () => {
  test.each([
    ["sprintf", true],
    ["time.now_ns", true],
    ["http.send", false],
    ["net.lookup_ip_addr", false],
    ["internal.print", false],
    ["service.discover", false],
    ["plus", true],
    ["equal", false],
    ["constructor", false],
  ])("%s: %s", (name, expected) => {
    expect(calls.has(name)).toBe(expected);
  });

  test("one that needs a network is not called", async () => {
    await expect(() => call("http.send", ['{"method":"get","url":"http://127.0.0.1:1"}'])).toFailWith(
      "opa_core_failed",
    );
  });

  test("another number of arguments is an error", async () => {
    await expect(() => call("sprintf", ['"a"'])).toFailWith("arity_mismatch", /2.*1/);
  });

  test("an argument that is not Rego text is an error", async () => {
    await expect(() => call("crypto.sha256", ['"a'])).toFailWith("opa_core_failed", /ends too early/);
    await expect(() => call("crypto.sha256", ["[1 2]"])).toFailWith("opa_core_failed", /unexpected/);
  });
});

describe("a call that does not end well", () => {
  const endless = ["1", "1000000000", "1"];
  const works = (): void => {
    expect(value("crypto.sha256", ['"abc"'])).toMatch(/^"ba7816bf/);
    expect(value("time.now_ns", [])).toBe("1700000000123456789");
  };

  test("is cancelled by its deadline, and the next call works", async () => {
    let polls = 0;
    const remainingMs = (): number => 20 - ++polls;
    await expect(() => call("numbers.range_step", endless, { ...context, remainingMs })).toFailWith(
      "timeout",
    );
    works();
  });

  test("ends with what the poll throws, and the next call uses a new instance", async () => {
    const remainingMs = (): number => {
      throw new Error("torn down");
    };
    await expect(() => call("numbers.range_step", endless, { ...context, remainingMs })).toFailWith(
      "opa_core_failed",
    );
    works();
  });

  test("is ended from outside, and the next call uses a new instance", () => {
    const spin = (): unknown => call("numbers.range_step", endless);
    expect(() => {
      runInNewContext("spin()", { spin }, { timeout: 100 });
    }).toThrow(/timed out/);
    works();
  });

  test("runs out of stack, and the next call uses a new instance", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    await expect(() => call("object.subset", [deep, deep])).toFailWith("stack_limit");
    works();
  });
});

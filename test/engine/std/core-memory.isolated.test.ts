import { beforeAll, describe, expect, it } from "vitest";
import { loadCoreCalls, type CoreCalls } from "../../../src/engine/opa/core-calls.js";

const CALLS = 4_000;
/** Until the heap has been collected some times: its first collection is at 16 MiB. */
const WARM_UP_CALLS = 4_000;

const MIXED: readonly [name: string, ...args: string[]][] = [
  ["yaml.unmarshal", '"a: [1, 2, {b: c}]"'],
  ["yaml.marshal", '{"a":[1,2,{3,4}]}'],
  ["yaml.unmarshal", '"a: ["'],
  ["json.match_schema", '{"a":1}', '{"type":"object","properties":{"a":{"type":"string"}}}'],
  ["graphql.is_valid", '"{ a }"', '"type Query { a: Int }"'],
  ["rego.parse_module", '"a.rego"', '"package a\\n\\nb := 1"'],
  ["net.cidr_expand", '"10.0.0.0/26"'],
  ["regex.template_match", '"urn:{.*}"', '"urn:a"', '"{"', '"}"'],
  ["time.diff", "1700000000000000000", "0"],
  ["time.clock", '[1700000000000000000,"Europe/Berlin"]'],
  ["numbers.range_step", "1", "1000", "3"],
  [
    "io.jwt.encode_sign_raw",
    '"{\\"alg\\":\\"HS256\\"}"',
    '"{}"',
    '"{\\"kty\\":\\"oct\\",\\"k\\":\\"AyM1\\"}"',
  ],
  ["crypto.x509.parse_certificates", '"bm8gY2VydGlmaWNhdGU="'],
  ["strings.render_template", '"{{.a}}"', '{"a":1}'],
  ["uri.parse", '"https://user@example.test:1/a?b=c"'],
  ["rand.intn", '"a"', "100"],
  ["object.subset", JSON.stringify({ a: Array.from({ length: 200 }, (_, i) => `value ${String(i)}`) }), "{}"],
];

describe("opa-core's memory", () => {
  let core: CoreCalls;

  beforeAll(async () => {
    core = await loadCoreCalls();
  });

  function callMixed(count: number): Set<string> {
    const kinds = new Set<string>();
    for (let i = 0; i < count; i++) {
      const [name, ...args] = MIXED[i % MIXED.length]!;
      const texts = args.map((text) => Buffer.from(text));
      kinds.add(core.call(name, texts, { nowNs: 1n, seed: String(i), remainingMs: () => Infinity }).kind);
    }
    return kinds;
  }

  it("stays as it is over many calls of mixed built-ins, with results and with errors", () => {
    callMixed(WARM_UP_CALLS);
    const before = core.memoryBytes;
    expect(callMixed(CALLS)).toEqual(new Set(["value", "error"]));
    expect(before).toBeGreaterThan(0);
    expect(core.memoryBytes).toBe(before);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy, EvaluationError, loadPolicy, type Policy } from "../../../src/index.js";
import { loadCoreCalls } from "../../../src/engine/opa/core-calls.js";

// Every call gets far more time than it takes where it is answered at once, and far less than it would take if it were
// not limited. What is asserted is the outcome.
const TIMEOUT_MS = 20_000;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const CORE_MEMORY_LIMIT_BYTES = 2 * 1024 ** 3;

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const yamlBomb = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
  .concat(Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`))
  .join("\n");
const certificate = `-----BEGIN CERTIFICATE-----\n${Buffer.alloc(100_000, 7).toString("base64")}\n-----END CERTIFICATE-----\n`;

/** What is undefined is an error of OPA's own; `code` is an error that ends the evaluation. */
type Outcome = { value: unknown } | "undefined" | { code: string };

interface Hostile {
  what: string;
  call: string;
  input: unknown;
  /** Default: `TIMEOUT_MS`. */
  timeoutMs?: number;
  outcomes: Outcome[];
}

const cases: Hostile[] = [
  {
    what: "a pattern that blows up where matching backtracks",
    call: "regex.find_n(input.pattern, input.text, -1)",
    input: { pattern: "(a+)+$", text: `${"a".repeat(50_000)}!` },
    outcomes: [{ value: [] }],
  },
  {
    what: "the same in a replacement",
    call: "count(regex.replace(input.text, input.pattern, `b`))",
    input: { pattern: "(a+)+$", text: `${"a".repeat(50_000)}!` },
    outcomes: [{ value: 50_001 }],
  },
  {
    what: "a pattern of many counted repetitions",
    call: "regex.split(input.pattern, `a`)",
    input: { pattern: "((a{1,99}){1,99}){1,99}" },
    outcomes: ["undefined"],
  },
  { what: "a YAML bomb", call: "yaml.unmarshal(input)", input: yamlBomb, outcomes: ["undefined"] },
  {
    what: "a GraphQL schema of 5 MB, whose reader never asks for the time",
    call: "graphql.schema_is_valid(input)",
    input: Array.from({ length: 125_000 }, (_, i) => `type T${i} { field: String, f: Int }\n`).join(""),
    timeoutMs: 200,
    outcomes: [{ code: "timeout" }],
  },
  {
    what: "a short template of nested loops, which never asks for it either",
    call: "strings.render_template(input.template, {`x`: numbers.range(1, 30)})",
    input: { template: `${"{{range $.x}}".repeat(9)}x${"{{end}}".repeat(9)}` },
    timeoutMs: 200,
    outcomes: [{ code: "timeout" }],
  },
  {
    what: "a token that is not signed",
    call: "io.jwt.decode_verify(input, {`secret`: `s`})",
    input: `${base64url({ alg: "none" })}.${base64url({ admin: true })}.`,
    outcomes: [{ value: [false, {}, {}] }],
  },
  {
    what: "a token with a header of 1 MB",
    call: "count(io.jwt.decode(input)[0].x)",
    input: `${base64url({ x: "x".repeat(1_000_000) })}.${base64url({})}.`,
    outcomes: [{ value: 1_000_000 }],
  },
  {
    what: "a chain of certificates that is garbage",
    call: "crypto.x509.parse_and_verify_certificates(input)",
    input: certificate.repeat(20),
    outcomes: [{ value: [false, []] }],
  },
  {
    what: "an amount with a huge exponent",
    call: "units.parse(`1e999999999`)",
    input: null,
    outcomes: ["undefined"],
  },
  {
    what: "an amount with a large exponent",
    call: "units.parse_bytes(input)",
    input: "1e-999999Ei",
    outcomes: [{ value: 0 }],
  },
  {
    what: "a billion numbers",
    call: "count(numbers.range(1, input))",
    input: 1_000_000_000,
    outcomes: [{ code: "memory_limit" }],
  },
  {
    what: "a billion numbers in steps",
    call: "count(numbers.range_step(1, input, 1))",
    input: 1_000_000_000,
    timeoutMs: 1_000,
    outcomes: [{ code: "timeout" }],
  },
  {
    what: "a text of more than 4 GiB, whose length has no 32 bits",
    call: 'count(concat(input, [x | some i in numbers.range(1, 50000); x := ["a"][i * 0]]))',
    input: "y".repeat(100_000),
    outcomes: [{ code: "memory_limit" }],
  },
  {
    what: "a shift by more bits than memory has",
    call: "bits.lsh(1, input)",
    input: 100_000_000_000,
    outcomes: [{ code: "number_too_large" }],
  },
  {
    what: "a shift by the most bits that OPA can count",
    call: "bits.lsh(1, to_number(input))",
    input: "18446744073709551615",
    outcomes: [{ code: "number_too_large" }],
  },
  {
    what: "a shift of nothing",
    call: "bits.lsh(0, input)",
    input: 100_000_000_000,
    outcomes: [{ value: 0 }],
  },
  {
    what: "a huge width",
    call: "sprintf(input, [1])",
    input: "%999999999999d",
    outcomes: [{ value: "%!(NOVERB)%!(EXTRA int64=1)" }],
  },
];

async function outcomeOf(policy: Policy, input: unknown, timeoutMs = TIMEOUT_MS): Promise<Outcome> {
  try {
    const value = await policy.evaluate(input, { timeoutMs, interrupt: true });
    return value === undefined ? "undefined" : { value };
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return { code: error.code };
  }
}

describe("hostile arguments come to an end", () => {
  const policies = new Map<string, Policy>();

  beforeAll(async () => {
    for (const { what, call } of cases) {
      const source = `package p\n\nx := ${call}\n\nalive := sprintf("%d", [count(yaml.marshal(input.alive))])`;
      const { wasm } = await compilePolicy(
        { files: { "p.rego": source } },
        { entrypoint: ["p/x", "p/alive"] },
      );
      policies.set(what, await loadPolicy(wasm, { entrypoint: "p/x", maxMemoryBytes: MAX_MEMORY_BYTES }));
    }
  });

  it.each(cases)("$what", async ({ what, input, timeoutMs, outcomes }) => {
    const policy = policies.get(what)!;
    expect(outcomes).toContainEqual(await outcomeOf(policy, input, timeoutMs));
    expect((await loadCoreCalls()).memoryBytes).toBeLessThanOrEqual(CORE_MEMORY_LIMIT_BYTES);
    // The next evaluation works.
    expect(await policy.evaluate({ alive: "abc" }, { entrypoint: "p/alive" })).toBe("4");
  });
});

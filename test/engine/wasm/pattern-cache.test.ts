import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { compileRego } from "../../../src/engine/opa/compile-rego.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";
import { PolicyInstance } from "../../../src/engine/wasm/policy-instance.js";
import { createPolicyModule, type PolicyModule } from "../../../src/engine/wasm/policy-module.js";

const SOURCE = `package p

constant if {
	regex.match(\`^[a-z0-9-]+\\.example\\.com$\`, input.host)
	regex.match(\`^/api/v[0-9]+/(users|groups)/[0-9a-f-]+$\`, input.path)
	glob.match("/api/**", ["/"], input.path)
}

chosen := [[p, regex.match(p, input.text), regex.find_all_string_submatch_n(p, input.text, 3)] |
	some p in input.patterns
]

globs := [[g, glob.match(g, ["."], input.text)] | some g in input.globs]
`;
const CONSTANT = { host: "a-b.example.com", path: "/api/v1/users/01234567-89ab" };

class Ended extends Error {}

describe("the cache of patterns", () => {
  let module: PolicyModule;
  let ids: Readonly<Record<string, number>>;
  const data = InputSnapshot.ofData({});

  beforeAll(async () => {
    const { wasm } = await compileRego({
      files: [{ path: "p.rego", text: SOURCE }],
      entrypoints: ["p/constant", "p/chosen", "p/globs"],
    });
    module = createPolicyModule(wasm, "p.wasm", 256 * 1024 ** 2);
    ids = new PolicyInstance(module).entrypointIds();
  });

  /** The result of a rule, and how often its steps were asked about; `poll` may end it. */
  function run(
    instance: PolicyInstance,
    rule: string,
    input: unknown,
    poll: (polls: number) => void = () => undefined,
  ): { result: string; polls: number } {
    let polls = 0;
    instance.host = {
      // Undefined, for what is left to the host.
      dispatch: () => 0,
      poll: () => {
        poll(++polls);
      },
    };
    instance.setPolling(true);
    instance.load(data, InputSnapshot.of(input, "input"));
    const result = instance.dump(instance.evaluate(ids[`p/${rule}`] ?? -1));
    return { result, polls };
  }

  /** How far a pass of the rule takes the heap, by the address of a value that is put behind all others. */
  function heapUse(instance: PolicyInstance, rule: string, input: unknown): number {
    instance.load(data, InputSnapshot.of(input, "input"));
    const before = instance.put(Buffer.from('"a"'));
    run(instance, rule, input);
    return instance.put(Buffer.from('"a"')) - before;
  }

  it("holds what a pass has compiled for the next, outside of the heap", () => {
    expect(module.cachePages).toBeGreaterThan(0);
    const cached = new PolicyInstance(module);
    const uncached = new PolicyInstance({ ...module, cachePages: 0 });
    const uses = [cached, cached, uncached, uncached].map((instance) =>
      heapUse(instance, "constant", CONSTANT),
    );
    const [first = NaN, second = NaN, ...others] = uses;
    // memmove needs memory for a moment.
    expect(first).toBeLessThan(10_000);
    expect(second).toBeLessThan(1000);
    for (const use of others) expect(use).toBeGreaterThan(20_000);
  });

  it("has none without patterns, with little memory, and in modules of unknown code", async () => {
    const { wasm } = await compileRego({
      files: [{ path: "q.rego", text: "package q\n\nr := input.x\n" }],
      entrypoints: ["q/r"],
    });
    expect(createPolicyModule(wasm, "q.wasm", 256 * 1024 ** 2).cachePages).toBe(0);
    const { wasm: matching } = await compileRego({
      files: [{ path: "q.rego", text: 'package q\n\nr if regex.match("a+", input.x)\n' }],
      entrypoints: ["q/r"],
    });
    expect(createPolicyModule(matching, "q.wasm", 4 * 1024 ** 2).cachePages).toBe(0);
    expect(
      createPolicyModule(new WebAssembly.Module(Uint8Array.from(matching)), "q.wasm", 256 * 1024 ** 2)
        .cachePages,
    ).toBe(0);
  });

  const atom = fc.constantFrom("a", "b", ".", "[a-c]", "[^b]", "(ab|c)", "(?:b|aa)", "\\d", "\\w");
  const pattern = fc
    .array(
      fc.tuple(atom, fc.constantFrom("", "*", "+", "?", "{2,30}")).map((parts) => parts.join("")),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(""));
  const glob = fc
    .array(fc.constantFrom("a", "b", "*", "**", "?", "[ab]", "{a,bb}", "."), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(""));
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "0", "."), maxLength: 40 });

  it.each([1, 4, 16])("changes no result, with %i pages of it", (cachePages) => {
    const inputs = fc.array(
      fc.record({
        patterns: fc.array(pattern, { maxLength: 40 }),
        globs: fc.array(glob, { maxLength: 20 }),
        text,
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(inputs, (all) => {
        const cached = new PolicyInstance({ ...module, cachePages });
        const uncached = new PolicyInstance({ ...module, cachePages: 0 });
        for (const input of [...all, ...all]) {
          for (const rule of ["chosen", "globs"]) {
            expect(run(cached, rule, input).result).toBe(run(uncached, rule, input).result);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is bounded: passes that compile ever other patterns take no more memory", () => {
    const instance = new PolicyInstance(module);
    const inputOf = (from: number): unknown => ({
      text: "a".repeat(200),
      patterns: Array.from({ length: 60 }, (_, n) => `^[a-z]{1,100}(${String(from * 60 + n)}|b)*$`),
    });
    run(instance, "chosen", inputOf(0));
    run(instance, "chosen", inputOf(1));
    const { memoryBytes } = instance;
    for (let from = 2; from < 20; from++) run(instance, "chosen", inputOf(from));
    expect(instance.memoryBytes).toBe(memoryBytes);
  });

  it("is right wherever a pass was ended", () => {
    const input = {
      text: `${"ab".repeat(1500)}c`,
      patterns: Array.from({ length: 12 }, (_, n) => `(a|b|ab)*${"[a-c]?".repeat(n)}c$`),
    };
    const instance = new PolicyInstance({ ...module, cachePages: 2 });
    const { result, polls } = run(instance, "chosen", input);
    expect(polls).toBeGreaterThan(5);
    const fresh = new PolicyInstance(module);
    for (let last = 1; last <= polls; last++) {
      for (const ended of [instance, fresh]) {
        ended.renew(true);
        const end = (asked: number): void => {
          if (asked === last) throw new Ended();
        };
        expect(() => run(ended, "chosen", input, end)).toThrow(Ended);
        ended.renew(true);
        expect(run(ended, "chosen", input).result).toBe(result);
      }
    }
  });
});

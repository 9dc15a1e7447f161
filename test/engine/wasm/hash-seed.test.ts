import { beforeAll, describe, expect, it } from "vitest";
import { loadPolicy } from "../../../src/index.js";
import { RuntimeModule } from "./runtime-module.js";

/** Offsets in an object of the runtime (`value.h`), of 32-bit words: its hash table, and how many chains that has. */
const BUCKETS = 4;
const CHAINS = 8;
/** In an element: the next of its chain. */
const NEXT = 8;

type Seed = [number, number, number, number];
const DEFAULT: Seed | undefined = undefined;

let module: WebAssembly.Module;
/** Keys of one chain of a table of 8192 by the seed that a module has of itself. */
let colliding: string[];

/** The chains of the object with these keys: the addresses of the elements. */
function chainsOf(keys: readonly string[], seed: Seed | undefined): number[][] {
  const runtime = new RuntimeModule(module);
  if (seed !== undefined) runtime.call.opa_hash_seed_set(...seed);
  const text = Buffer.from(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 0]))));
  const object = runtime.call.opa_json_parse(runtime.place(text), text.length);
  const buckets = runtime.word(object + BUCKETS);
  return Array.from({ length: runtime.word(object + CHAINS) }, (_, index) => {
    const chain = [];
    for (let e = runtime.word(buckets + 4 * index); e !== 0; e = runtime.word(e + NEXT)) chain.push(e);
    return chain;
  });
}

/** How many keys are compared to insert keys into a table: each with all of its chain. */
const comparisons = (chains: readonly number[][]): number =>
  chains.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);

beforeAll(async () => {
  module = await RuntimeModule.compile();
  const candidates = Array.from({ length: 200_000 }, (_, index) => `key-${String(index)}`);
  const runtime = new RuntimeModule(module);
  const text = Buffer.from(JSON.stringify(Object.fromEntries(candidates.map((key) => [key, 0]))));
  const object = runtime.call.opa_json_parse(runtime.place(text), text.length);
  const buckets = runtime.word(object + BUCKETS);
  colliding = [];
  // The low bits of a hash are those of the smaller table.
  for (let index = 0; index < runtime.word(object + CHAINS); index += 512) {
    for (let e = runtime.word(buckets + 4 * index); e !== 0; e = runtime.word(e + NEXT)) {
      const key = runtime.word(e);
      const start = runtime.word(key + 8);
      colliding.push(runtime.bytes.toString("utf8", start, start + runtime.word(key + 4)));
    }
  }
});

describe("keys whose hashes were made to collide", () => {
  it("are in one chain when the seed is known", () => {
    expect(colliding.length).toBeGreaterThan(200);
    expect(comparisons(chainsOf(colliding, DEFAULT))).toBe((colliding.length * (colliding.length - 1)) / 2);
  });

  it.each([[[1, 2, 3, 4]], [[0, 0, 0, 0]], [[0xffff_ffff, 0, 0x8000_0000, 7]]] as [Seed][])(
    "are spread with the seed %j",
    (seed) => {
      const chains = chainsOf(colliding, seed);
      expect(chains.flat().length).toBe(colliding.length);
      expect(comparisons(chains)).toBeLessThan(colliding.length * 2);
    },
  );
});

describe("values of every kind", () => {
  const numbers = (make: (index: number) => string): string[] =>
    Array.from({ length: 500 }, (_, i) => make(i));
  const SETS: [string, string[]][] = [
    ["multiples of 2^40", numbers((i) => String(BigInt(i) << 40n))],
    ["fractions", numbers((i) => `${String(i)}.5`)],
    ["numbers of one digit and many zeros", numbers((i) => `1e${String(i + 30)}`)],
    ["long numbers with equal beginnings", numbers((i) => `1234567890123456789012345678${String(1000 + i)}`)],
    ["arrays in another order", numbers((i) => `[${String(i)},${String(499 - i)}]`)],
    ["objects with keys and values exchanged", numbers((i) => `{"${String(i)}":"${String(499 - i)}"}`)],
    ["sets with equal sums", numbers((i) => `{${String(i)},${String(-i - 1)}}`)],
  ];

  it.each(SETS)("%s are spread", (_what, members) => {
    const runtime = new RuntimeModule(module);
    runtime.call.opa_hash_seed_set(5, 6, 7, 8);
    const text = Buffer.from(`{${members.join(",")}}`);
    const set = runtime.call.opa_value_parse(runtime.place(text), text.length);
    const buckets = runtime.word(set + BUCKETS);
    const lengths = Array.from({ length: runtime.word(set + CHAINS) }, (_, index) => {
      let length = 0;
      for (let e = runtime.word(buckets + 4 * index); e !== 0; e = runtime.word(e + 4)) length++;
      return length;
    });
    expect(lengths.reduce((a, b) => a + b)).toBe(500);
    expect(Math.max(...lengths)).toBeLessThan(10);
  });
});

describe("opa_hash_seed_set", () => {
  it("is refused when there are values", () => {
    const runtime = new RuntimeModule(module);
    runtime.call.opa_malloc(1);
    expect(() => {
      runtime.call.opa_hash_seed_set(1, 2, 3, 4);
    }).toThrow(/opa_hash_seed_set: there are values/);
  });

  it("leaves order and answers alone, also of documents that are found by their path", async () => {
    const packages = Array.from(
      { length: 30 },
      (_, i) =>
        [`p${String(i)}.rego`, `package lib.p${String(i)}\n\nok := input.n > ${String(i)}\n`] as const,
    );
    const main = `package main

found contains name if {
	some name
	data.lib[name].ok
}
`;
    const files = { "main.rego": main, ...Object.fromEntries(packages) };
    for (let run = 0; run < 3; run++) {
      await using policy = await loadPolicy({ files }, { entrypoint: "main/found" });
      const found = await policy.evaluate({ n: 12 });
      expect(found).toEqual(Array.from({ length: 12 }, (_, i) => `p${String(i)}`).sort());
    }
  });

  it("stays that of a prepared input when a pass has ended in an error", async () => {
    const source = `package a

# METADATA
# entrypoint: true
value := input.map[input.key]

# METADATA
# entrypoint: true
fails := 1 if input.map

fails := 2 if input.map
`;
    await using policy = await loadPolicy({ files: { "a.rego": source } });
    const map = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key ${String(i)}`, i]));
    const prepared = policy.prepare({ map, key: "key 777" });
    for (let run = 0; run < 2; run++) {
      expect(await prepared.evaluate({ entrypoint: "a/value" })).toBe(777);
      await expect(prepared.evaluate({ entrypoint: "a/fails" })).toFailWith("policy_failed", /fails/);
    }
    expect(await prepared.evaluate({ entrypoint: "a/value" })).toBe(777);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import identity from "../../../runtime/identity.json" with { type: "json" };
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { loadPolicy } from "../../../src/engine/load-policy.js";
import { ByteReader } from "../../../src/engine/wasm/byte-reader.js";
import { countsEveryStep } from "../../../src/engine/wasm/counted-code.js";
import { hasOurRuntime } from "../../../src/engine/wasm/module-runtime.js";
import { leb } from "./wasm-bytes.js";

const { calls, exports: exported } = identity;
const RUNTIME_FUNCTIONS = Buffer.from(identity.functions, "base64").length / 8;
const END = 0x0b;
const CALL = 0x10;
const GET = 0x20;
const RETURN_ZERO = [0x41, 0, END];
const call = (index: number): number[] => [CALL, ...leb(index)];
/** The index of the policy's first function: the host has six functions. */
const FIRST_INDEX = 6 + RUNTIME_FUNCTIONS;
const COUNTED = call(calls.opa_steps_call);

/** With another content of a section. */
function withSection(wasm: Uint8Array, wanted: number, change: (content: number[]) => number[]): Uint8Array {
  const reader = new ByteReader(wasm, 8);
  const parts: Uint8Array[] = [wasm.subarray(0, 8)];
  while (!reader.atEnd) {
    const id = reader.byte();
    const content = reader.take(reader.count());
    const written = id === wanted ? change([...content]) : [...content];
    parts.push(Uint8Array.from([id, ...leb(written.length), ...written]));
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** The parts of a vector whose parts have a size before them. */
function bodiesIn(content: readonly number[]): number[][] {
  const reader = new ByteReader(Uint8Array.from(content));
  return Array.from({ length: reader.count() }, () => [...reader.take(reader.count())]);
}

/** With another body of the function with this place behind the runtime's. */
function withBody(wasm: Uint8Array, place: number, body: readonly number[]): Uint8Array {
  return withSection(wasm, 10, (content) => {
    const bodies = bodiesIn(content).with(place < 0 ? -place : RUNTIME_FUNCTIONS + place, [...body]);
    return [...leb(bodies.length), ...bodies.flatMap((one) => [...leb(one.length), ...one])];
  });
}

/** With bytes in place of the only occurrence of others. */
function replaced(content: readonly number[], old: readonly number[], bytes: readonly number[]): number[] {
  const at = Buffer.from(content).indexOf(Buffer.from(old));
  if (at === -1) throw new Error("the section does not have these bytes");
  return [...content.slice(0, at), ...bytes, ...content.slice(at + old.length)];
}

const text = (name: string): number[] => [name.length, ...Buffer.from(name)];
/** `i32.const` with a number of up to 27 bits, in four bytes. */
const constant = (value: number): number[] => [
  0x41,
  ...[0, 7, 14].map((shift) => ((value >> shift) & 0x7f) | 0x80),
  (value >> 21) & 0x3f,
];

/** A list of equal names as OPA's compiler writes it. */
function list(count: number, address: number): number[] {
  const insertion = [
    ...[GET, 0, ...constant(address), ...call(calls.opa_string_terminated)],
    ...[0x42, 0, ...call(calls.opa_number_int), ...call(calls.opa_object_insert)],
  ];
  const insertions = Array.from({ length: count }, () => insertion).flat();
  return [...call(calls.opa_object), 0x21, 0, ...insertions, GET, 0, END];
}

/** The index of an exported function. */
function exportedIndex(name: string): number {
  let found: number | undefined;
  withSection(wasm, 7, (content) => {
    const reader = new ByteReader(Uint8Array.from(content));
    for (let left = reader.count(); left > 0; left--) {
      const own = reader.text();
      reader.byte();
      const index = reader.count();
      if (own === name) found = index;
    }
    return content;
  });
  if (found === undefined) throw new Error(`the module has no ${name}`);
  return found;
}

let wasm: Uint8Array;
/** The first function of the policy, of two parameters: its calls are memoized. */
const FIRST = 0;

beforeAll(async () => {
  const rules = "allow if q\n\nq if f(input.x)\n\nf(x) if some y in x\n";
  ({ wasm } = await compilePolicy({ files: { "a.rego": `package a\n\n${rules}` } }));
});

describe("countsEveryStep", () => {
  const folder = new URL("../../runtime/programs/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".rego"));
  const suites = names.filter((name) => name.split(".").length === 2);

  it.each(suites)("holds for what OPA's compiler makes of %s", async (suite) => {
    const own = names.filter((name) => name.startsWith(suite.replace("rego", "")));
    const files = Object.fromEntries(own.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
    const compiled = await compilePolicy({ files });
    expect(countsEveryStep(compiled.wasm)).toBe(true);
  });

  it("holds for a function that counts its call", () => {
    expect(countsEveryStep(withBody(wasm, FIRST, [0, ...COUNTED, ...RETURN_ZERO]))).toBe(true);
  });

  const loop = [...COUNTED, 0x02, 0x40, 0x03, 0x40];
  const iteration = [GET, 0, GET, 1, ...call(calls.opa_value_iter), 0x22, 0, 0x45, 0x0d, 1];
  const loopEnd = [0x0c, 0, END, END, ...RETURN_ZERO];

  it("holds for a loop that counts", () => {
    expect(countsEveryStep(withBody(wasm, FIRST, [0, ...loop, ...iteration, ...loopEnd]))).toBe(true);
  });

  // Of each the function is valid, and the runtime is ours.
  it.each<[string, number[]]>([
    ["does not count its call", [0, ...RETURN_ZERO]],
    ["calls itself without a count", [0, GET, 0, GET, 1, GET, 2, ...call(FIRST_INDEX), END]],
    ["loops without a count", [0, ...loop, ...loopEnd]],
    ["counts behind the first branch of its loop", [0, ...loop, 0x41, 0, 0x0d, 0, ...iteration, ...loopEnd]],
    ["goes on where the count has no value", [0, ...loop, ...iteration.with(-1, 0), ...loopEnd]],
    [
      "asks to be asked no more",
      [0, ...COUNTED, 0x41, 0, ...call(exported.opa_steps_set), 0x1a, ...RETURN_ZERO],
    ],
    [
      "calls what only the runtime calls",
      [0, ...COUNTED, 0x41, 0, ...call(exported.opa_free), ...RETURN_ZERO],
    ],
    ["gives itself another heap", [0, ...COUNTED, 0x41, 0, ...call(calls.opa_malloc_init), ...RETURN_ZERO]],
    ["writes to the memory", [0, ...COUNTED, GET, 0, GET, 1, 0x36, 2, 8, ...RETURN_ZERO]],
    ["reads the memory", [0, ...COUNTED, GET, 0, 0x28, 2, 0, END]],
    ["moves the stack", [0, ...COUNTED, 0x41, 0, 0x24, 0, ...RETURN_ZERO]],
    ["takes more memory", [0, ...COUNTED, 0x41, 1, 0x40, 0, END]],
    ["has a block of another type", [0, ...COUNTED, 0x02, 0x7f, 0x41, 0, END, END]],
    ["has a variable of another type", [1, 1, 0x7e, ...COUNTED, ...RETURN_ZERO]],
  ])("does not hold for a function that %s", (_, body) => {
    const changed = withBody(wasm, FIRST, body);
    expect(() => new WebAssembly.Module(changed)).not.toThrow();
    expect(hasOurRuntime(changed)).toBe(true);
    expect(countsEveryStep(changed)).toBe(false);
  });

  it.each<[string, (module: Uint8Array) => Uint8Array]>([
    [
      "exports another function as that which sets the count",
      (of) =>
        withSection(of, 7, (content) =>
          replaced(
            content,
            [...text("opa_steps_set"), 0, ...leb(exported.opa_steps_set)],
            [...text("opa_steps_set"), 0, ...leb(exported.opa_free)],
          ),
        ),
    ],
    [
      "has a function of the runtime in its part of the table",
      (of) =>
        withSection(of, 9, (content) => [
          content[0] === undefined ? 0 : content[0] + 1,
          ...content.slice(1),
          ...[0, ...constant(1), END, 1, ...leb(exported.opa_steps_set)],
        ]),
    ],
    [
      "has data on the variables of the runtime",
      (of) =>
        withSection(of, 11, (content) => [
          content[0] === undefined ? 0 : content[0] + 1,
          ...content.slice(1),
          ...[0, ...constant(identity.heapBase - 4), END, 1, 0],
        ]),
    ],
    [
      "has its stack elsewhere",
      (of) =>
        withSection(of, 6, (content) =>
          content.map((byte, index) => (index === content.indexOf(0x41) + 1 ? byte ^ 1 : byte)),
        ),
    ],
    [
      "does not export what sets the count",
      (of) =>
        withSection(of, 7, ([count = 0, ...content]) => [
          count - 1,
          ...replaced(content, [...text("opa_steps_set"), 0, ...leb(exported.opa_steps_set)], []),
        ]),
    ],
    ["has a second table", (of) => withSection(of, 4, ([, ...one]) => [2, ...one, 0x70, 0, 1])],
    ["does nothing at its start", (of) => withSection(of, 8, () => leb(exported.opa_heap_stash_clear))],
  ])("does not hold for a module that %s", (_, change) => {
    const changed = change(wasm);
    expect(() => new WebAssembly.Module(changed)).not.toThrow();
    expect(countsEveryStep(changed)).toBe(false);
  });

  it.each<[string, number[]]>([
    [
      "nothing but a loop that counts",
      [...constant(0), 0x21, 0, 0x03, 0x40, ...COUNTED, 0x0c, 0, END, GET, 0, END],
    ],
    ["a call of another function of the runtime", [...call(calls.opa_array_with_cap), 0x21, 0, GET, 0, END]],
    ["names behind the data", list(1, 2 ** 27 - 1)],
    ["more names than are read soon", list(20_000, 0)],
  ])("does not hold for a list of names with %s", (_, instructions) => {
    for (const name of ["builtins", "entrypoints"]) {
      const changed = withBody(wasm, exportedIndex(name) - FIRST_INDEX, [1, 1, 0x7f, ...instructions]);
      expect(countsEveryStep(changed)).toBe(false);
    }
  });

  it("holds for a list of a name", () => {
    const changed = withBody(wasm, exportedIndex("builtins") - FIRST_INDEX, [1, 1, 0x7f, ...list(1, 0)]);
    expect(() => new WebAssembly.Module(changed)).not.toThrow();
    expect(countsEveryStep(changed)).toBe(true);
  });

  it("ends where a module ends", () => {
    expect(() => countsEveryStep(wasm.subarray(0, wasm.length - 10))).toThrow(RangeError);
  });
});

it("ends a module in time that loops by itself around our runtime", async () => {
  // `eval` is the first of the functions that OPA's compiler replaces.
  const spinning = withBody(wasm, -Math.min(...identity.replaced), [
    0,
    0x03,
    0x40,
    0x0c,
    0,
    END,
    0x41,
    0,
    END,
  ]);
  expect(hasOurRuntime(spinning)).toBe(true);
  await using policy = await loadPolicy(spinning);
  await expect(policy.evaluate({}, { timeoutMs: 50 })).rejects.toMatchObject({ code: "timeout" });
});

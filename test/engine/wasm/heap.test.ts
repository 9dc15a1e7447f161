import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RuntimeModule } from "./runtime-module.js";

const PAGE = 65_536;

let module: WebAssembly.Module;
let runtime: RuntimeModule;

beforeAll(async () => {
  module = await RuntimeModule.compile();
});

beforeEach(() => {
  runtime = new RuntimeModule(module);
});

const sizes = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 0, max: 70_000 }),
  fc.constantFrom(0, 1, 4, 255, 256, 257, 272, 273, 511, 512, 513, 4096, 65_536, 65_537),
);

describe("the heap", () => {
  it("keeps what is in a block, whatever is allocated and freed around it", () => {
    const steps = fc.array(fc.tuple(sizes, fc.nat()), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (plan) => {
        const heap = new RuntimeModule(module);
        const blocks: { address: number; size: number; fill: number }[] = [];
        const expectWhole = ({ address, size, fill }: (typeof blocks)[number]): void => {
          expect(heap.bytes.subarray(address, address + size).every((byte) => byte === fill)).toBe(true);
        };
        plan.forEach(([size, choice], index) => {
          if (choice % 3 === 0 && blocks.length > 0) {
            const [block] = blocks.splice(choice % blocks.length, 1);
            if (block === undefined) return;
            expectWhole(block);
            heap.call.opa_free(block.address);
            return;
          }
          const block = { address: heap.call.opa_malloc(size), size, fill: index + 1 };
          heap.bytes.fill(block.fill, block.address, block.address + size);
          blocks.push(block);
        });
        blocks.forEach(expectWhole);
      }),
    );
  });

  it.each([4, 12, 200, 256, 257, 1000, 70_000])("uses blocks of %i bytes again", (size) => {
    const allocate = (): number[] => Array.from({ length: 50 }, () => runtime.call.opa_malloc(size));
    const first = allocate();
    const end = runtime.call.opa_heap_ptr_get();
    for (const address of first.filter((_, index) => index % 2 === 0)) runtime.call.opa_free(address);
    for (const address of first.filter((_, index) => index % 2 === 1)) runtime.call.opa_free(address);
    expect(new Set(allocate())).toEqual(new Set(first));
    expect(runtime.call.opa_heap_ptr_get()).toBe(end);
  });

  it("takes no more than a sixteenth for a large block, and 4 bytes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 257, max: 3_000_000 }), (size) => {
        const before = runtime.call.opa_heap_ptr_get();
        runtime.call.opa_malloc(size);
        const taken = runtime.call.opa_heap_ptr_get() - before;
        expect(taken).toBeGreaterThanOrEqual(size + 4);
        expect(taken).toBeLessThanOrEqual(size * (1 + 1 / 16) + 8);
        runtime.call.opa_heap_ptr_set(before);
      }),
    );
  });

  it("forgets the free blocks when the host resets it", () => {
    const start = runtime.call.opa_heap_ptr_get();
    const freed = [16, 300, 100_000].map((size) => ({ size, address: runtime.call.opa_malloc(size) }));
    for (const { address } of freed) runtime.call.opa_free(address);
    runtime.call.opa_heap_ptr_set(start);
    // Blocks of the sizes that were free, in another order: each is where the heap ended.
    for (const { size } of freed.toReversed()) {
      const end = runtime.call.opa_heap_ptr_get();
      expect(runtime.call.opa_malloc(size)).toBe(end + 4);
    }
  });

  it("gives blocks that were stashed back, after a reset too", () => {
    const small = runtime.call.opa_malloc(40);
    const large = runtime.call.opa_malloc(4000);
    const end = runtime.call.opa_heap_ptr_get();
    runtime.call.opa_free(small);
    runtime.call.opa_free(large);
    runtime.call.opa_heap_blocks_stash();
    expect(runtime.call.opa_malloc(40)).toBe(end + 4);
    runtime.call.opa_heap_ptr_set(end);
    runtime.call.opa_heap_blocks_restore();
    expect([runtime.call.opa_malloc(40), runtime.call.opa_malloc(4000)]).toEqual([small, large]);
  });

  it("ends when a stashed block is no longer below the end of the heap", () => {
    const start = runtime.call.opa_heap_ptr_get();
    runtime.call.opa_free(runtime.call.opa_malloc(40));
    runtime.call.opa_heap_blocks_stash();
    runtime.call.opa_heap_ptr_set(start);
    expect(() => runtime.call.opa_heap_blocks_restore()).toThrow(/opa_heap_blocks_restore\(\) consistency/);
  });

  it.each([
    ["freed before", (address: number) => (runtime.call.opa_free(address), address)],
    ["within a block", (address: number) => address + 8],
    ["not of the heap", () => 4096],
    ["above the end of the heap", () => runtime.call.opa_heap_ptr_get() + 64],
  ])("ends when what is freed was %s", (_what, of) => {
    const address = runtime.call.opa_malloc(64);
    runtime.bytes.fill(0, address, address + 64);
    const wrong = of(address);
    expect(() => {
      runtime.call.opa_free(wrong);
    }).toThrow(/opa_free: not a block/);
  });

  it("frees nothing for no address", () => {
    const end = runtime.call.opa_heap_ptr_get();
    runtime.call.opa_free(0);
    expect(runtime.call.opa_malloc(4)).toBe(end + 4);
  });

  it.each([0xe000_0001, 0xffff_fff0, 0xffff_ffff])("has no block of %i bytes", (size) => {
    expect(() => runtime.call.opa_malloc(size)).toThrow(/opa_malloc: failed/);
  });

  it("ends where the memory may grow no more, and uses all of it before", () => {
    const small = new RuntimeModule(module, 12);
    const end = small.call.opa_heap_ptr_get();
    let blocks = 0;
    expect(() => {
      for (; ; blocks++) small.call.opa_malloc(1024);
    }).toThrow(/opa_malloc: failed/);
    expect(blocks).toBe(Math.floor((12 * PAGE - end) / 1028));
  });

  it("uses memory that the host has grown", () => {
    const grown = new RuntimeModule(module, 40);
    grown.memory.grow(32);
    grown.call.opa_heap_ptr_set(30 * PAGE);
    const address = grown.call.opa_malloc(9 * PAGE);
    expect(address).toBe(30 * PAGE + 4);
    expect(grown.memory.buffer.byteLength).toBe(40 * PAGE);
  });

  it("begins at an address of 4 bytes, whatever the host sets", () => {
    const end = runtime.call.opa_heap_ptr_get();
    runtime.call.opa_heap_ptr_set(end + 1);
    expect(runtime.call.opa_heap_ptr_get()).toBe(end + 4);
  });

  it.each([
    ["1000", 20],
    ["-1", 20],
    ["1.5", 20],
    ["127", 0],
  ])("holds %s in %i bytes: a number and the size of its block, or a shared number", (text, size) => {
    const address = runtime.place(Buffer.from(text));
    const before = runtime.call.opa_heap_ptr_get();
    runtime.call.opa_json_parse_in_place(address, text.length, 1);
    expect(runtime.call.opa_heap_ptr_get() - before).toBe(size);
  });

  it("shares the numbers of small indexes between arrays, also over an instance after it", () => {
    const text = Buffer.from(JSON.stringify([Array(3).fill(0), Array(300).fill(0)]));
    const value = runtime.call.opa_value_parse(runtime.place(text), text.length);
    const end = runtime.call.opa_heap_ptr_get();
    const next = new RuntimeModule(module, 1024, runtime.memory);
    next.call.opa_heap_ptr_set(end);
    expect(next.text(next.call.opa_json_dump(value))).toBe(text.toString());
  });
});

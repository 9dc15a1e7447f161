import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { boundedMap } from "../../../src/base/async/bounded-map.js";

const LIMITS: Parameters<typeof boundedMap<number, number>>[2] = {
  atLeast: 2,
  atMost: 8,
  maxBytes: 100,
  sizeOf: (size) => size,
};

/** Items as they are asked for, and whether it was said that no more are. */
class Items {
  taken = 0;
  isReturned = false;
  readonly #sizes: readonly number[];

  constructor(sizes: readonly number[]) {
    this.#sizes = sizes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<number> {
    try {
      for (const size of this.#sizes) {
        this.taken++;
        yield size;
      }
    } finally {
      this.isReturned = true;
    }
  }
}

/** A task that waits until so many are under way, once; it keeps the most that ever were. */
function meeting(expected: number): { task: (size: number) => Promise<number>; most: () => number } {
  let underWay = 0;
  let most = 0;
  let open = (): void => undefined;
  const met = new Promise<void>((resolve) => (open = resolve));
  return {
    async task(size) {
      most = Math.max(most, ++underWay);
      if (underWay === expected) open();
      await met;
      // So that one more would begin, if it were let.
      await turn();
      underWay--;
      return size;
    },
    most: () => most,
  };
}

function collect<Item, Result>(
  ...[items, task, limits]: Parameters<typeof boundedMap<Item, Result>>
): Promise<Result[]> {
  return collectAll(boundedMap(items, task, limits));
}

async function collectAll<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

describe("boundedMap", () => {
  it.each([
    ["as many as may be, when all wait", Array.from({ length: 20 }, () => 1), 8],
    ["those that are together small enough", Array.from({ length: 20 }, () => 20), 5],
    ["the least, however large they are", Array.from({ length: 6 }, () => 1000), 2],
  ])("has under way %s", async (_, sizes, expected) => {
    const { task, most } = meeting(expected);
    expect(await collect(new Items(sizes), task, LIMITS)).toEqual(sizes);
    expect(most()).toBe(expected);
  });

  it("waits for no timer between two items", async () => {
    const timer = vi.spyOn(globalThis, "setTimeout");
    const { task, most } = meeting(64);
    const sizes = Array.from({ length: 200 }, () => 1);
    await collect(new Items(sizes), task, { ...LIMITS, atMost: 64, maxBytes: Infinity });
    expect(most()).toBe(64);
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
  });

  it("lets timers and answers come between tasks that wait for nothing", async () => {
    let isOver = false;
    const timer = setTimeout(() => (isOver = true), 1);
    let taken = 0;
    // It has no end of its own: what ends it is the timer, or its number, which takes far longer.
    function* items(): Generator<number> {
      while (!isOver && taken < 1e7) yield taken++;
    }
    for await (const _ of boundedMap(items(), (size) => Promise.resolve(size), LIMITS));
    clearTimeout(timer);
    expect(isOver).toBe(true);
    expect(taken).toBeLessThan(1e7);
  });

  it("takes no more than a window while the first result is waited for", async () => {
    let end = (): void => undefined;
    const first = new Promise<void>((resolve) => (end = resolve));
    const items = new Items(Array.from({ length: 1000 }, (_, index) => index));
    const task = async (index: number): Promise<number> => {
      if (index === 0) await first;
      return index;
    };
    const results = collect(items, task, { ...LIMITS, maxBytes: Infinity });
    let [before, turns] = [-1, 0];
    // Until no more are taken.
    while (before < items.taken || turns++ < 20) {
      before = items.taken;
      await turn();
    }
    expect(items.taken).toBe(4 * LIMITS.atMost + 1);
    end();
    expect(await results).toHaveLength(1000);
  });

  it("takes items that are there already too", async () => {
    expect(await collect([1, 2, 3], (size) => Promise.resolve(size * 2), LIMITS)).toEqual([2, 4, 6]);
    expect(await collect([], () => Promise.resolve(1), LIMITS)).toEqual([]);
  });

  it("gives the results in the items' order, whatever ended first", async () => {
    const ends: (() => void)[] = [];
    const results = collect(
      new Items([1, 2, 3]),
      async (size) => {
        if (size === 3) for (const end of ends.reverse()) end();
        else await new Promise<void>((resolve) => ends.push(resolve));
        return `${size}`;
      },
      { ...LIMITS, atLeast: 3 },
    );
    expect(await results).toEqual(["1", "2", "3"]);
  });

  it("gives a result before the next item is there", async () => {
    let [ask, more] = [(): void => undefined, (): void => undefined];
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const there = new Promise<void>((resolve) => (more = resolve));
    async function* items(): AsyncGenerator<number> {
      yield 1;
      ask();
      await there;
      yield 2;
    }
    const results = boundedMap(items(), async (size) => (await asked, size), LIMITS);
    expect(await results.next()).toEqual({ done: false, value: 1 });
    more();
    expect(await results.next()).toEqual({ done: false, value: 2 });
    expect(await results.next()).toEqual({ done: true, value: undefined });
  });

  it("takes an item after a task that waits for nothing has ended", async () => {
    const seen: string[] = [];
    await collect(
      new Items([1, 2, 3]),
      async (size) => {
        seen.push(`begin ${size}`);
        for (let step = 0; step < 20; step++) await Promise.resolve();
        seen.push(`end ${size}`);
      },
      LIMITS,
    );
    expect(seen).toEqual(["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]);
  });

  it("takes no item after its consumer has stopped", async () => {
    const items = new Items([1, 2, 3, 4, 5, 6]);
    const started: number[] = [];
    const task = (size: number): Promise<number> => {
      started.push(size);
      return Promise.resolve(size);
    };
    for await (const result of boundedMap(items, task, LIMITS)) if (result === 2) break;
    const { taken } = items;
    await turn();
    expect(items.isReturned).toBe(true);
    expect(items.taken).toBe(taken);
    expect(started).toEqual([1, 2]);
  });

  it("stops at once while it waits for an item", async () => {
    const never = new Promise<never>(() => undefined);
    async function* items(): AsyncGenerator<number> {
      yield 1;
      await never;
    }
    const error = new Error("of the task");
    let end = (): void => undefined;
    const asked = new Promise<void>((resolve) => (end = resolve));
    const results = collect(items(), () => asked.then(() => Promise.reject(error)), LIMITS);
    await turn();
    end();
    await expect(results).rejects.toBe(error);
  });

  it("takes no item after an error, and does not wait for the others", async () => {
    const items = new Items([1, 2, 3, 4]);
    const error = new Error("of the second");
    const never = new Promise<void>(() => undefined);
    const results = collect(items, (size) => (size === 2 ? Promise.reject(error) : never), LIMITS);
    await expect(results).rejects.toBe(error);
    expect(items.taken).toBeLessThan(4);
    expect(items.isReturned).toBe(true);
  });

  it("ends with the error of the items", async () => {
    const error = new Error("cannot be read");
    async function* broken(): AsyncGenerator<number> {
      yield 1;
      throw error;
    }
    await expect(collect(broken(), () => Promise.resolve(), LIMITS)).rejects.toBe(error);
  });

  it("gives each result once and in order, and never has more under way than it may", async () => {
    const sizes = fc.array(fc.record({ size: fc.nat(60), waits: fc.nat(6), comesAfter: fc.nat(4) }), {
      maxLength: 20,
    });
    const limits = fc.record({
      atLeast: fc.integer({ min: 1, max: 3 }),
      more: fc.nat(3),
      maxBytes: fc.nat(100),
    });
    await fc.assert(
      fc.asyncProperty(sizes, limits, async (items, { atLeast, more, maxBytes }) => {
        let underWay: number[] = [];
        let isWithin = true;
        const task = async (item: (typeof items)[number]): Promise<typeof item> => {
          underWay.push(item.size);
          const bytes = underWay.reduce((sum, size) => sum + size, 0);
          isWithin &&= underWay.length <= atLeast + more;
          isWithin &&= underWay.length <= atLeast || bytes <= maxBytes;
          for (let turns = 0; turns < item.waits; turns++) await turn();
          underWay = underWay.toSpliced(underWay.indexOf(item.size), 1);
          return item;
        };
        const bounds = {
          atLeast,
          atMost: atLeast + more,
          maxBytes,
          sizeOf: ({ size }: { size: number }) => size,
        };
        async function* source(): AsyncGenerator<(typeof items)[number]> {
          for (const item of items) {
            for (let turns = 0; turns < item.comesAfter; turns++) await turn();
            yield item;
          }
        }
        expect(await collect(source(), task, bounds)).toEqual(items);
        expect(isWithin).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

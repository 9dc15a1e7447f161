import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { overlap } from "../../src/cli/overlap.js";
import type { OverlapLimits } from "../../src/cli/overlap.js";

const LIMITS: OverlapLimits<number> = { atLeast: 2, atMost: 8, maxBytes: 100, sizeOf: (size) => size };

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

describe("overlap", () => {
  it.each([
    ["as many as may be, when all wait", Array.from({ length: 20 }, () => 1), 8],
    ["those that are together small enough", Array.from({ length: 20 }, () => 20), 5],
    ["the least, however large they are", Array.from({ length: 6 }, () => 1000), 2],
  ])("has under way %s", async (_, sizes, expected) => {
    const { task, most } = meeting(expected);
    expect(await overlap(new Items(sizes), task, LIMITS)).toEqual(sizes);
    expect(most()).toBe(expected);
  });

  it("gives the results in the items' order, whatever ended first", async () => {
    const ends: (() => void)[] = [];
    const results = overlap(
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

  it("takes an item after a task that waits for nothing has ended", async () => {
    const seen: string[] = [];
    await overlap(
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

  it("takes no item after an error, and does not wait for the others", async () => {
    const items = new Items([1, 2, 3, 4]);
    const error = new Error("of the second");
    const never = new Promise<void>(() => undefined);
    const results = overlap(items, (size) => (size === 2 ? Promise.reject(error) : never), LIMITS);
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
    await expect(overlap(broken(), () => Promise.resolve(), LIMITS)).rejects.toBe(error);
  });
});

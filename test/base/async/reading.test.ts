import { describe, expect, it } from "vitest";
import {
  checkReading,
  defaultLimitMs,
  limitReading,
  READING_TIMEOUT_MS,
  sortAll,
  nextPart,
  readingLeftMs,
  workDeadline,
} from "../../../src/base/async/reading.js";
import { nextTurn } from "../../../src/base/async/next-turn.js";
import { GUARDED_BYTES, readWithinTime } from "../../../src/base/async/within-time.js";

/** Reads parts without an end, each of which takes a while. */
async function readForever(): Promise<never> {
  for (;;) {
    await nextPart();
    const end = performance.now() + 3;
    while (performance.now() < end);
  }
}

describe("limitReading", () => {
  it("ends what reads parts, however deep it is called", async () => {
    const reading = limitReading("reading a folder", { timeoutMs: 1 }, () => readForever());
    await expect(reading).toFailWith(
      "timeout",
      /^reading a folder took longer than its 1 ms; raise timeoutMs/,
    );
  });

  it("ends it for the signal, which arrives in a turn of the event loop", async () => {
    const controller = new AbortController();
    setImmediate(() => {
      controller.abort(new Error("enough"));
    });
    const reading = limitReading("reading a folder", { signal: controller.signal }, () => readForever());
    await expect(reading).toFailWith("aborted", /^reading a folder was aborted$/);
  });

  it("holds the limit of the reading around it, too", async () => {
    const reading = limitReading("reading the policies", { timeoutMs: 1 }, () =>
      limitReading("reading a bundle", { timeoutMs: 60_000 }, () => readForever()),
    );
    await expect(reading).toFailWith("timeout", /^reading the policies took longer/);
  });

  it("is looked at without a turn, and counts what is left", async () => {
    expect(readingLeftMs()).toBe(Infinity);
    await limitReading("reading a bundle", { timeoutMs: 60_000 }, async () => {
      expect(() => {
        checkReading();
      }).not.toThrow();
      expect(readingLeftMs()).toBeLessThanOrEqual(60_000);
      await limitReading("reading its data", {}, () => {
        expect(readingLeftMs()).toBeLessThanOrEqual(60_000);
        return Promise.resolve();
      });
    });
    const over = limitReading("reading a bundle", { timeoutMs: 0 }, () => {
      checkReading();
      return Promise.resolve();
    });
    await expect(over).toFailWith("timeout", /^reading a bundle took longer/);
  });

  it("ends with the longer one around it, and not by its own default", async () => {
    await limitReading("reading the policies", { timeoutMs: 2 * READING_TIMEOUT_MS }, () =>
      limitReading("reading a bundle", {}, () => {
        expect(readingLeftMs()).toBeGreaterThan(READING_TIMEOUT_MS);
        expect(defaultLimitMs(60_000)).toBe(Infinity);
        return Promise.resolve();
      }),
    );
    expect(defaultLimitMs(60_000)).toBe(60_000);
  });

  it("has the advice of the reading around it for a large document", async () => {
    const reading = limitReading("reading a bundle", { timeoutMs: 1, advice: "compile less" }, () =>
      readWithinTime("reading data.json", GUARDED_BYTES, {}, () => {
        for (;;);
      }),
    );
    await expect(reading).toFailWith(
      "timeout",
      /^reading data\.json took longer than its 1 ms; compile less$/,
    );
  });

  it.each([
    [1, 60_000, /^compiling took longer than its 1 ms/],
    [60_000, 1, /^compiling took longer than its 1 ms/],
  ])(
    "of %i ms ends what waits, and one of %i ms in it: the message has the one that ended it",
    async (outer, inner, text) => {
      const reading = limitReading("reading a bundle", { timeoutMs: outer }, () =>
        limitReading("reading its data", {}, () =>
          workDeadline("compiling", { timeoutMs: inner }).wait(new Promise<never>(() => undefined)),
        ),
      );
      await expect(reading).toFailWith("timeout", text);
    },
  );

  it.each([1, 60_000])(
    "has its advice for the work in it, also for one with a limit of its own: %i ms",
    async (ms) => {
      const advice = "compile less";
      const reading = limitReading("reading a bundle", { timeoutMs: ms, advice }, () =>
        workDeadline("compiling", { timeoutMs: 1 }).wait(new Promise<never>(() => undefined)),
      );
      await expect(reading).toFailWith("timeout", /^compiling took longer than its 1 ms; compile less$/);
    },
  );

  it("has no hold on what it started and what outlives it", async () => {
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    let watching: Promise<number> | undefined;
    await limitReading("reading the policies", { timeoutMs: 60_000 }, () => {
      watching = isOver.then(() => readingLeftMs());
      return Promise.resolve();
    });
    end();
    await expect(watching).resolves.toBe(Infinity);
  });

  it("passes on what the reading has and throws", async () => {
    await expect(limitReading("reading", {}, async () => (await nextTurn(), 3))).resolves.toBe(3);
    const broken = limitReading("reading", {}, () => Promise.reject(new RangeError("too long")));
    await expect(broken).rejects.toThrow(new RangeError("too long"));
  });
});

it("sorts any number of texts as sort does, whatever their order", async () => {
  const texts = Array.from(
    { length: 10_500 },
    (_, index) => `${String((index * 7919) % 3571)}\ud83d${String(index % 3)}`,
  );
  expect(await sortAll(texts)).toEqual([...texts].sort());
  expect(await sortAll([])).toEqual([]);
});

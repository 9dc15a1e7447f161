import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { onAbort, untilAborted } from "../../../src/base/async/on-abort.js";
import { collectWarnings } from "../../collect-warnings.js";

describe("onAbort", () => {
  it("calls the listener once, when the signal is aborted", () => {
    const controller = new AbortController();
    const listener = vi.fn();
    onAbort(controller.signal, listener);
    expect(listener).not.toHaveBeenCalled();
    controller.abort();
    controller.abort();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("calls it at once when the signal is aborted already", () => {
    const listener = vi.fn();
    onAbort(AbortSignal.abort(), listener)();
    expect(listener).toHaveBeenCalledOnce();
  });

  it("removes the listener", () => {
    const controller = new AbortController();
    const listener = vi.fn();
    const remove = onAbort(controller.signal, listener);
    remove();
    remove();
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    controller.abort();
    expect(listener).not.toHaveBeenCalled();
  });

  it("lets a signal have many listeners without a warning", async () => {
    const warnings = collectWarnings();
    const { signal } = new AbortController();
    for (let count = 0; count < 50; count++) onAbort(signal, () => undefined);
    expect(await warnings()).toEqual([]);
  });

  it("takes a signal of another realm, which is not an EventTarget of this one", () => {
    const foreign = {
      aborted: false,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    };
    expect(foreign instanceof EventTarget).toBe(false);
    const remove = onAbort(foreign as unknown as AbortSignal, () => undefined);
    expect(foreign.addEventListener).toHaveBeenCalledOnce();
    remove();
    expect(foreign.removeEventListener).toHaveBeenCalledOnce();
  });
});

async function* forever(first: number): AsyncGenerator<number, void, undefined> {
  yield first;
  await new Promise(() => undefined);
}

async function* all(...items: number[]): AsyncGenerator<number, void, undefined> {
  yield* items;
}

describe("untilAborted", () => {
  it("yields all items, and leaves no listener", async () => {
    const { signal } = new AbortController();
    const items: number[] = [];
    for await (const item of untilAborted(all(1, 2, 3), signal)) items.push(item);
    expect(items).toEqual([1, 2, 3]);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("ends while it waits for an item", async () => {
    const controller = new AbortController();
    const items = untilAborted(forever(1), controller.signal);
    expect(await items.next()).toEqual({ done: false, value: 1 });
    const reason = new Error("enough");
    const next = items.next();
    controller.abort(reason);
    await expect(next).rejects.toBe(reason);
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });

  it("takes no item after the signal", async () => {
    const reason = new Error("enough");
    const items = untilAborted(all(1), AbortSignal.abort(reason));
    await expect(items.next()).rejects.toBe(reason);
  });

  it("ends the generator when its reader leaves", async () => {
    let isEnded = false;
    const items = (async function* (): AsyncGenerator<number, void, undefined> {
      try {
        yield 1;
        yield 2;
      } finally {
        isEnded = true;
      }
    })();
    for await (const item of untilAborted(items, new AbortController().signal)) {
      expect(item).toBe(1);
      break;
    }
    expect(isEnded).toBe(true);
  });

  it("throws what the generator throws", async () => {
    const broken = (async function* (): AsyncGenerator<number, void, undefined> {
      yield 1;
      throw new Error("broken");
    })();
    const items = untilAborted(broken, new AbortController().signal);
    await items.next();
    await expect(items.next()).rejects.toThrow("broken");
  });
});

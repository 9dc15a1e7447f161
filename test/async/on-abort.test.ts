import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { onAbort } from "../../src/async/on-abort.js";
import { collectWarnings } from "../collect-warnings.js";

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

  it("takes a signal of another realm, which is no EventTarget of this one", () => {
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

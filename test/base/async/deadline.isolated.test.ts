import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deadline, MAX_TIMER_MS } from "../../../src/base/async/deadline.js";

const never = new Promise<never>(() => undefined);
const late = new Error("late");
const stopped = new Error("stopped");

const deadlineOf = (options: ConstructorParameters<typeof Deadline>[0] = {}): Deadline =>
  new Deadline({ timedOut: () => late, aborted: () => stopped, ...options });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("Deadline", () => {
  it("gives what it waited for, and leaves no timer and no listener", async () => {
    const { signal } = new AbortController();
    const deadline = deadlineOf({ timeoutMs: 1000, signals: [signal, undefined] });
    await expect(deadline.wait(Promise.resolve(1))).resolves.toBe(1);
    await expect(deadline.wait(Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("ends a wait when its time is over", async () => {
    const wait = deadlineOf({ timeoutMs: 1000 }).wait(never);
    vi.advanceTimersByTime(1000);
    await expect(wait).rejects.toBe(late);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends a wait when one of its signals is aborted", async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const signals = [first.signal, second.signal];
    const aborted = vi.fn(() => stopped);
    const wait = deadlineOf({ timeoutMs: 1000, signals, aborted }).wait(never);
    second.abort();
    await expect(wait).rejects.toBe(stopped);
    expect(aborted.mock.calls).toEqual([[second.signal]]);
    expect(vi.getTimerCount()).toBe(0);
    for (const signal of signals) expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it.each([
    ["its time is over", { timeoutMs: 0 }, late],
    ["its time was over before it began", { timeoutMs: -5 }, late],
    ["its signal is aborted", { signals: [AbortSignal.abort()] }, stopped],
    ["both, by the signal", { timeoutMs: 0, signals: [AbortSignal.abort()] }, stopped],
  ])("has ended when %s", async (_, options, error) => {
    const deadline = deadlineOf(options);
    expect(() => deadline.check()).toThrow(error);
    await expect(deadline.wait(never)).rejects.toBe(error);
    expect(deadline.signal.reason).toBe(error);
    // What is there already is given all the same.
    await expect(deadline.wait(Promise.resolve(1))).resolves.toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says how much time is left", () => {
    const deadline = deadlineOf({ timeoutMs: 1000 });
    vi.advanceTimersByTime(400);
    expect(deadline.remainingMs).toBe(600);
    expect(deadline.endsAt - deadline.startedAt).toBe(1000);
    expect(() => deadline.check(deadline.endsAt - 1)).not.toThrow();
    expect(() => deadline.check(deadline.endsAt)).toThrow(late);
    expect(deadlineOf().remainingMs).toBe(Infinity);
  });

  it("never sets a timer with a negative delay or one that is too long", () => {
    const delays: (number | undefined)[] = [];
    const set = vi.spyOn(globalThis, "setTimeout");
    for (const timeoutMs of [-1, 0, 0.2, 5, MAX_TIMER_MS + 10, Infinity]) {
      deadlineOf({ timeoutMs }).watch(() => undefined)();
    }
    for (const [, delay] of set.mock.calls) delays.push(delay);
    // Before the real timers come back: restored after them, this would bring the fake ones back for good.
    set.mockRestore();
    expect(delays).toEqual([1, 5, MAX_TIMER_MS]);
  });

  it("waits for longer than a timer can", () => {
    const listener = vi.fn();
    deadlineOf({ timeoutMs: MAX_TIMER_MS + 10 }).watch(listener);
    vi.advanceTimersByTime(MAX_TIMER_MS);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(listener.mock.calls).toEqual([[late]]);
  });

  it("has a signal that is aborted with the error, until it is closed", () => {
    const ended = deadlineOf({ timeoutMs: 1000 });
    const { signal } = ended;
    expect(ended.signal).toBe(signal);
    vi.advanceTimersByTime(1000);
    expect(signal.reason).toBe(late);

    const controller = new AbortController();
    const closed = deadlineOf({ timeoutMs: 1000, signals: [controller.signal] });
    const open = closed.signal;
    closed.close();
    controller.abort();
    vi.advanceTimersByTime(1000);
    expect(open.aborted).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ["as it is, an error", stopped, stopped],
    ["as the cause of one, another value", "why", expect.objectContaining({ cause: "why" }) as unknown],
  ])("gives a signal's reason: %s", (_, reason, expected) => {
    const listener = vi.fn();
    new Deadline({ signals: [AbortSignal.abort(reason)] }).watch(listener);
    expect(listener.mock.calls).toEqual([[expected]]);
  });

  it("leaves no rejection unhandled that comes after its end", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): number => unhandled.push(reason);
    process.on("unhandledRejection", note);
    try {
      let fail = (_error: Error): void => undefined;
      const promise = new Promise<never>((_resolve, reject) => (fail = reject));
      await expect(deadlineOf({ signals: [AbortSignal.abort()] }).wait(promise)).rejects.toBe(stopped);
      fail(new Error("too late"));
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      expect(unhandled).toEqual([]);
    } finally {
      process.off("unhandledRejection", note);
    }
  });
});

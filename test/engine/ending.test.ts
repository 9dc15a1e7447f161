import { describe, expect, it } from "vitest";
import { collectWarnings } from "../collect-warnings.js";
import { Ending } from "../../src/engine/ending.js";

const never = new Promise<never>(() => undefined);

describe("Ending", () => {
  it("gives what it waited for", async () => {
    await expect(new Ending("it", 60_000, undefined).wait(Promise.resolve(1), "")).resolves.toBe(1);
    await expect(
      new Ending("it", 60_000, undefined).wait(Promise.reject(new Error("no")), ""),
    ).rejects.toThrow("no");
  });

  it("ends a wait at its time, and says during what", async () => {
    const ending = new Ending("evaluation of p/x", 1, undefined);
    await expect(ending.wait(never, " while it waited for t.f(1)")).toFailWith(
      "timeout",
      /evaluation of p\/x took longer than its 1 ms while it waited for t\.f\(1\); raise timeoutMs/,
    );
  });

  it("says what was waited for last when its time is over just after the wait", async () => {
    const ending = new Ending("it", 60_000, undefined);
    expect(() => ending.check()).not.toThrow();
    await ending.wait(Promise.resolve(), " while it waited for t.f(1)");
    await ending.wait(Promise.resolve(), "");
    await expect(() => ending.check(ending.endsAt)).toFailWith(
      "timeout",
      /60000 ms while it waited for t\.f\(1\)/,
    );
  });

  it("ends a wait with the signal, now or later, with its reason as the cause", async () => {
    const controller = new AbortController();
    const ending = new Ending("it", 60_000, controller.signal);
    const waiting = ending.wait(never, " during that");
    controller.abort("why");
    await expect(waiting).rejects.toMatchObject({
      code: "aborted",
      message: "it was aborted during that",
      cause: "why",
    });
    await expect(ending.wait(never, "")).toFailWith("aborted");
    await expect(() => ending.check()).toFailWith("aborted");
  });

  it("lets any number of waits end with one signal, and Node says nothing of it", async () => {
    const warnings = collectWarnings();
    const { signal } = new AbortController();
    await Promise.all(
      Array.from({ length: 20 }, () => new Ending("it", 60_000, signal).wait(Promise.resolve(), "")),
    );
    expect(await warnings()).toEqual([]);
  });

  it("leaves no rejection unhandled when it has ended already", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): number => unhandled.push(reason);
    process.on("unhandledRejection", note);
    try {
      const ending = new Ending("it", 60_000, AbortSignal.abort());
      let fail = (_error: Error): void => undefined;
      const late = new Promise<never>((_resolve, reject) => (fail = reject));
      await expect(ending.wait(late, "")).toFailWith("aborted");
      fail(new Error("too late"));
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      expect(unhandled).toEqual([]);
    } finally {
      process.off("unhandledRejection", note);
    }
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import {
  expectAnswer,
  notifyAnswered,
  waitForAnswer,
} from "../../../../src/engine/rounds/isolation/answer-signal.js";

describe("waitForAnswer", () => {
  afterEach(() => vi.restoreAllMocks());

  it("goes on waiting where it was woken for the answer before", () => {
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const wakes = [() => undefined, () => undefined, () => notifyAnswered(answered)];
    const wait = vi.spyOn(Atomics, "wait").mockImplementation(() => {
      wakes.shift()?.();
      return "ok";
    });
    expectAnswer(answered);
    waitForAnswer(answered);
    expect(wait).toHaveBeenCalledTimes(3);
    expect(wakes).toEqual([]);
  });

  it("waits not at all for an answer that came sooner, and for the next again", () => {
    const answered = new Int32Array(new SharedArrayBuffer(4));
    const wait = vi.spyOn(Atomics, "wait").mockImplementation(() => {
      notifyAnswered(answered);
      return "ok";
    });
    expectAnswer(answered);
    notifyAnswered(answered);
    waitForAnswer(answered);
    expect(wait).not.toHaveBeenCalled();
    expectAnswer(answered);
    waitForAnswer(answered);
    expect(wait).toHaveBeenCalledOnce();
  });
});

import { describe, expect, it } from "vitest";
import { EvaluationDeadline } from "../../../src/engine/rounds/evaluation-deadline.js";

const never = new Promise<never>(() => undefined);

describe("EvaluationDeadline", () => {
  it("ends a wait at its time, and says during what", async () => {
    const deadline = new EvaluationDeadline("evaluation of p/x", 1, undefined);
    await expect(deadline.wait(never, " while it waited for t.f(1)")).toFailWith(
      "timeout",
      /evaluation of p\/x took longer than its 1 ms while it waited for t\.f\(1\); raise timeoutMs/,
    );
  });

  it("ends when the part of its limit that is left is over, and names the whole", async () => {
    const deadline = new EvaluationDeadline("it", 60_000, undefined, { leftMs: 1 });
    await expect(deadline.wait(never, "")).toFailWith("timeout", /^it took longer than its 60000 ms; /);
  });

  it("says what was waited for last when its time is over just after the wait", async () => {
    const deadline = new EvaluationDeadline("it", 60_000, undefined);
    expect(() => deadline.check()).not.toThrow();
    await deadline.wait(Promise.resolve(), " while it waited for t.f(1)");
    await deadline.wait(Promise.resolve());
    await expect(() => deadline.check(deadline.endsAt)).toFailWith(
      "timeout",
      /60000 ms while it waited for t\.f\(1\)/,
    );
  });

  it("ends a wait with the signal, now or later, with its reason as the cause", async () => {
    const controller = new AbortController();
    const deadline = new EvaluationDeadline("it", 60_000, controller.signal);
    const waiting = deadline.wait(never, " during that");
    controller.abort("why");
    await expect(waiting).rejects.toMatchObject({
      code: "aborted",
      message: "it was aborted during that",
      cause: "why",
    });
    await expect(deadline.wait(never, "")).toFailWith("aborted");
    await expect(() => deadline.check()).toFailWith("aborted");
  });

  it("says when its time is over since the epoch", () => {
    const before = Date.now();
    const { epochMs } = new EvaluationDeadline("it", 60_000, undefined);
    expect(epochMs).toBeGreaterThan(before + 59_000);
    expect(epochMs).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});

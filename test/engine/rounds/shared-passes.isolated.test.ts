import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runGuarded } from "../../../src/base/async/guarded-run.js";
import type * as GuardedRun from "../../../src/base/async/guarded-run.js";
import type { RemotePasses } from "../../../src/engine/rounds/isolation/remote-passes.js";
import { SharedPasses, type AheadEnd } from "../../../src/engine/rounds/shared-passes.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";

type Run = Parameters<SharedPasses["run"]>;

vi.mock("../../../src/base/async/guarded-run.js", async (original) => {
  const real = await original<typeof GuardedRun>();
  // How long it takes is not to be told on a busy machine.
  return { ...real, runGuarded: vi.fn((run: () => unknown) => run()) };
});

const pool = { kind: "local", warm: vi.fn() };

function requestOf(input: string, id = 1, data: unknown = {}): Run[1] {
  return {
    pool,
    countsSteps: true,
    entrypoint: { name: "app/rule", id },
    input: InputSnapshot.of(Buffer.from(input), "input"),
    data: InputSnapshot.ofData(data),
  } as unknown as Run[1];
}

/** An evaluation whose passes end as they are told, with whether each had a guard. */
function evaluationOf(...ends: AheadEnd[]): { evaluation: Run[0]; guarded: boolean[] } {
  const guarded: boolean[] = [];
  const runAhead = (_limitAt: number, isGuarded = true): AheadEnd => {
    guarded.push(isGuarded);
    return ends.shift() ?? "ended";
  };
  return { evaluation: { runAhead, abandonPass: vi.fn() }, guarded };
}

const noWorkers = (): Promise<RemotePasses> => Promise.reject(new Error("no worker starts"));

describe("SharedPasses", () => {
  // Those of a turn before have taken their time of it.
  beforeEach(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    vi.mocked(runGuarded).mockClear();
  });

  it("runs a short pass at once, without a guard", () => {
    const passes = new SharedPasses(noWorkers);
    const { evaluation, guarded } = evaluationOf("ended");
    expect(passes.run(evaluation, requestOf('{"a":1.5e30}'), false)).toBe(true);
    expect(guarded).toEqual([false]);
    expect(runGuarded).not.toHaveBeenCalled();
  });

  it.each([["a large input", JSON.stringify({ a: "x".repeat(17_000) })]])(
    "guards a pass with %s",
    async (_, input) => {
      const passes = new SharedPasses(noWorkers);
      const { evaluation, guarded } = evaluationOf("ended");
      await expect(passes.run(evaluation, requestOf(input), false)).resolves.toBe(true);
      expect(guarded).toEqual([true]);
    },
  );

  it("runs no pass here whose input or base document takes long to read", () => {
    const large = { a: "x".repeat(2_100_000) };
    pool.warm.mockClear();
    for (const request of [requestOf(JSON.stringify(large)), requestOf("{}", 1, large)]) {
      const { evaluation, guarded } = evaluationOf("ended");
      expect(new SharedPasses(noWorkers).run(evaluation, request, false)).toBe(false);
      expect(guarded).toEqual([]);
      expect(pool.warm).not.toHaveBeenCalled();
    }
  });

  it("guards a pass that has the answers of built-ins", async () => {
    const { evaluation, guarded } = evaluationOf("ended");
    await new SharedPasses(noWorkers).run(evaluation, requestOf("{}"), true);
    expect(guarded).toEqual([true]);
  });

  it("guards the entrypoint from then on that calls a built-in that may take long", async () => {
    const passes = new SharedPasses(noWorkers);
    const first = evaluationOf("needs-guard", "ended");
    await expect(passes.run(first.evaluation, requestOf("{}"), false)).resolves.toBe(true);
    expect(first.guarded).toEqual([false, true]);
    const second = evaluationOf("ended");
    await passes.run(second.evaluation, requestOf("{}"), false);
    expect(second.guarded).toEqual([true]);
    const other = evaluationOf("ended");
    expect(passes.run(other.evaluation, requestOf("{}", 2), false)).toBe(true);
  });

  it("has the passes of a turn share a guard", async () => {
    const passes = new SharedPasses(noWorkers);
    const all = Array.from({ length: 5 }, () => evaluationOf("ended"));
    await Promise.all(all.map(async ({ evaluation }) => passes.run(evaluation, requestOf("{}"), true)));
    expect(vi.mocked(runGuarded).mock.calls.length).toBeLessThan(all.length);
  });

  it("says of a pass that the guard has ended that it is late, and runs the others", async () => {
    const passes = new SharedPasses(noWorkers);
    const [late, next] = [evaluationOf("ended"), evaluationOf("ended")];
    const real = await vi.importActual<typeof GuardedRun>("../../../src/base/async/guarded-run.js");
    vi.mocked(runGuarded).mockImplementationOnce(real.runGuarded);
    late.evaluation.runAhead = () => {
      for (;;);
    };
    const both = [late, next].map(async ({ evaluation }) => passes.run(evaluation, requestOf("{}"), true));
    await expect(Promise.all(both)).resolves.toEqual([false, true]);
    expect(late.evaluation.abandonPass).toHaveBeenCalledOnce();
  });

  it("runs those that wait after a late pass that took no time", async () => {
    const passes = new SharedPasses(noWorkers);
    const all = Array.from({ length: 3 }, () => evaluationOf("late"));
    const ended = all.map(async ({ evaluation }) => passes.run(evaluation, requestOf("{}"), true));
    await expect(Promise.all(ended)).resolves.toEqual([false, false, false]);
  });

  describe("after a late pass of an entrypoint", () => {
    const LATE = 1;
    let passes: SharedPasses;
    /** Names of passes, in the order in which they ran. */
    let order: string[];
    beforeEach(async () => {
      vi.spyOn(performance, "now").mockReturnValue(performance.now());
      onTestFinished(() => void vi.restoreAllMocks());
      passes = new SharedPasses(noWorkers);
      order = [];
      await run("first", LATE, "late");
    });

    async function run(name: string, entrypoint: number, end: AheadEnd = "ended"): Promise<boolean> {
      const runAhead = (): AheadEnd => {
        order.push(name);
        return end;
      };
      return passes.run({ runAhead, abandonPass: vi.fn() }, requestOf("{}", entrypoint), true);
    }

    it("runs those of others before further ones of it", async () => {
      await Promise.all([run("second", LATE), run("third", LATE), run("other", 2)]);
      expect(order).toEqual(["first", "other", "second", "third"]);
    });

    it("lets the event loop have many turns, in which connections are accepted, before the next of it", async () => {
      const next = run("second", LATE);
      for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect(order).toEqual(["first"]);
      await next;
      expect(order).toEqual(["first", "second"]);
    });
  });

  it("fails with each error of starting workers, and tries again", async () => {
    const open = vi.fn(noWorkers);
    const passes = new SharedPasses(open);
    await expect(passes.workers()).rejects.toThrow("no worker starts");
    await expect(passes.workers()).rejects.toThrow("no worker starts");
    expect(open).toHaveBeenCalledTimes(2);
    await passes.close();
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runGuarded } from "../../../src/base/async/guarded-run.js";
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type Builtin,
  type EvaluateOptions,
  type Policy,
} from "../../../src/index.js";
import { ControlledBuiltins } from "./controlled-builtin.js";
import { SPINS } from "./spinning-rule.js";

vi.mock("../../../src/base/async/guarded-run.js", async (importOriginal) => {
  const actual = await importOriginal<{ runGuarded: typeof runGuarded }>();
  return { ...actual, runGuarded: vi.fn(actual.runGuarded) };
});
const guard = vi.mocked(runGuarded);

const SOURCE = `package m
${SPINS}
plain := input

spin := spins("abc") if input

conflict := 1 if input.x
conflict := 2 if input.x

asked := probe.read(input.x)

spins_in_core := count(numbers.range_step(1, 1000000000 + input.x, 1))
`;
const RULES = ["plain", "spin", "conflict", "asked", "spins_in_core"];
const WITH_PURE = "package w\n\nworked := probe.work(input.x)\n";
/** So much that a slow machine is no part of it. */
const WORK_MS = 60_000;

describe("evaluations of a policy that counts no steps, which start in the same tick", () => {
  let wasm: Uint8Array;
  let probes: ControlledBuiltins;
  let policy: Policy;
  /** A built-in that takes time. */
  const work: Builtin = defineBuiltin({
    name: "probe.work",
    args: ["number"],
    result: "number",
    effect: false,
    pure: true,
    call([x]) {
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + WORK_MS);
      return x;
    },
  });

  beforeAll(async () => {
    const builtins = [new ControlledBuiltins().define("probe.read")];
    const entrypoint = RULES.map((rule) => `m/${rule}`);
    ({ wasm } = await compilePolicy({ files: { "m.rego": SOURCE } }, { entrypoint, builtins }));
  });

  beforeEach(async () => {
    probes = new ControlledBuiltins();
    // A module counts steps only if its runtime is known, which its bytes tell.
    policy = await loadPolicy(new WebAssembly.Module(wasm), {
      builtins: [probes.define("probe.read")],
    });
    guard.mockClear();
    // However slow the machine is, there is time for all of them.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
  });
  afterEach(() => vi.restoreAllMocks());

  const evaluate = (rule: string, options: EvaluateOptions = {}, x = 1): Promise<unknown> =>
    policy.evaluate({ x }, { entrypoint: `m/${rule}`, interrupt: true, ...options });
  const plains = (count: number): Promise<unknown>[] =>
    Array.from({ length: count }, (_, x) => evaluate("plain", {}, x));
  const plainResults = (count: number): unknown[] => Array.from({ length: count }, (_, x) => ({ x }));

  it("share a guard, and each has its own result", async () => {
    expect(await Promise.all(plains(20))).toEqual(plainResults(20));
    expect(guard).toHaveBeenCalledTimes(1);
  });

  it("share it for one prepared input too", async () => {
    const prepared = policy.prepare({ x: 5 });
    const options = { entrypoint: "m/plain", interrupt: true };
    const results = await Promise.all([prepared.evaluate(options), prepared.evaluate(options)]);
    expect(results).toEqual([{ x: 5 }, { x: 5 }]);
    expect(guard).toHaveBeenCalledTimes(1);
  });

  it("have none when they are not to be interrupted, and one each in ticks of their own", async () => {
    await Promise.all([evaluate("plain", { interrupt: false }), evaluate("plain", { interrupt: false })]);
    expect(guard).not.toHaveBeenCalled();
    await evaluate("plain");
    await evaluate("plain");
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it("have results beside one that spins, which has all of its time", async () => {
    const [before, spin, after] = await Promise.allSettled([
      evaluate("plain"),
      evaluate("spin", { timeoutMs: 400 }),
      evaluate("plain", {}, 2),
    ]);
    expect(before).toMatchObject({ value: { x: 1 } });
    expect(after).toMatchObject({ value: { x: 2 } });
    expect(spin).toMatchObject({
      reason: { code: "timeout", message: expect.stringContaining("than its 400 ms") as string },
    });
  });

  it("have each all of their time, and a guard of their own, where a pure built-in takes long", async () => {
    const builtins = [work];
    const compiled = await compilePolicy(
      { files: { "w.rego": WITH_PURE } },
      { entrypoint: "w/worked", builtins },
    );
    await using working = await loadPolicy(new WebAssembly.Module(compiled.wasm as Uint8Array<ArrayBuffer>), {
      builtins,
    });
    guard.mockClear();
    const xs = [1, 2, 3, 4, 5];
    const options = { interrupt: true, timeoutMs: 2 * WORK_MS };
    expect(await Promise.all(xs.map((x) => working.evaluate({ x }, options)))).toEqual(xs);
    expect(guard).toHaveBeenCalledTimes(xs.length);
  });

  it("share none any more when they lacked time three times", async () => {
    for (let i = 0; i < 3; i++) {
      guard.mockClear();
      expect(await Promise.all(plains(3))).toEqual(plainResults(3));
      expect(guard).toHaveBeenCalledTimes(1);
      await Promise.allSettled([evaluate("spin", { timeoutMs: 20 }), evaluate("spin", { timeoutMs: 20 })]);
    }
    guard.mockClear();
    expect(await Promise.all(plains(3))).toEqual(plainResults(3));
    expect(guard).toHaveBeenCalledTimes(3);
  });

  it("keep what they parsed right after one that was ended", async () => {
    const prepared = policy.prepare({ x: "kept" });
    const options = { interrupt: true, timeoutMs: 50 };
    await Promise.allSettled([
      prepared.evaluate({ ...options, entrypoint: "m/plain" }),
      prepared.evaluate({ ...options, entrypoint: "m/spin" }),
    ]);
    expect(await prepared.evaluate({ entrypoint: "m/plain" })).toEqual({ x: "kept" });
  });

  it("have results beside one that is ended by a call into opa-core that takes too long", async () => {
    vi.restoreAllMocks();
    // Loads opa-core.
    expect(await evaluate("spins_in_core", {}, 2 - 1_000_000_000)).toBe(2);
    const [plain, slow] = await Promise.allSettled([
      evaluate("plain"),
      evaluate("spins_in_core", { timeoutMs: 500 }),
    ]);
    expect(plain).toMatchObject({ value: { x: 1 } });
    expect(slow).toMatchObject({ reason: { code: "timeout" } });
    expect(await evaluate("plain")).toEqual({ x: 1 });
  });

  it.each<[string, string, EvaluateOptions, string]>([
    ["fails", "conflict", {}, "policy_failed"],
    ["was aborted", "plain", { signal: AbortSignal.abort() }, "aborted"],
  ])("have results beside one that %s", async (_, rule, options, code) => {
    const results = await Promise.allSettled([evaluate("plain"), evaluate(rule, options), evaluate("plain")]);
    expect(results).toMatchObject([{ value: { x: 1 } }, { reason: { code } }, { value: { x: 1 } }]);
  });

  it("make each call once", async () => {
    const results = Promise.all([evaluate("asked"), evaluate("plain"), evaluate("asked", {}, 2)]);
    await probes.opened(2);
    probes.answerAll(({ args }) => ({ of: args[0] }));
    expect(await results).toEqual([{ of: 1 }, { x: 1 }, { of: 2 }]);
    expect(probes.started).toEqual(["probe.read(1)", "probe.read(2)"]);
    // The first passes together, and the second pass of each that asked.
    expect(guard).toHaveBeenCalledTimes(3);
  });
});

describe("evaluations of a policy that counts its steps", () => {
  let policy: Policy;

  beforeAll(async () => {
    const probes = new ControlledBuiltins();
    const builtins = [probes.define("probe.read"), probes.define("probe.work")];
    const entrypoint = RULES.map((rule) => `m/${rule}`);
    const { wasm } = await compilePolicy({ files: { "m.rego": SOURCE } }, { entrypoint, builtins });
    policy = await loadPolicy(wasm, { builtins });
  });

  /** A clock on which every look at it takes time. */
  const advance = (ms: number): void => {
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += ms));
  };
  const listener = (): void => undefined;
  beforeEach(() => {
    guard.mockClear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.off("SIGINT", listener);
  });

  it("have no guard and are ended in time, by default too", async () => {
    for (const options of [{}, { interrupt: true }]) {
      advance(1);
      await expect(
        policy.evaluate({ x: 1 }, { ...options, entrypoint: "m/spin", timeoutMs: 100 }),
      ).toFailWith("timeout", /evaluation of m\/spin took longer than its 100 ms inside the policy/);
      vi.restoreAllMocks();
      expect(await policy.evaluate({ x: 1 }, { ...options, entrypoint: "m/plain" })).toEqual({ x: 1 });
    }
    expect(guard).not.toHaveBeenCalled();
  });

  it("never look at the time when they are not to be interrupted", async () => {
    let looks = 0;
    const now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => {
      looks++;
      return now;
    });
    const text = "x".repeat(1_000_000);
    expect(await policy.evaluate(text, { entrypoint: "m/plain", interrupt: false })).toBe(text);
    const without = looks;
    looks = 0;
    expect(await policy.evaluate(text, { entrypoint: "m/plain" })).toBe(text);
    expect(looks).toBeGreaterThan(without);
  });

  it("make way for handlers of signals after a second", async () => {
    process.on("SIGINT", listener);
    const controller = new AbortController();
    setImmediate(() => {
      controller.abort("SIGINT");
    });
    advance(10);
    await expect(
      policy.evaluate({ x: 1 }, { entrypoint: "m/spin", signal: controller.signal, timeoutMs: 60_000 }),
    ).rejects.toMatchObject({ code: "aborted", cause: "SIGINT" });
    expect(guard).not.toHaveBeenCalled();
  });

  it("begin again under a guard, which a signal ends, when they made way", async () => {
    process.on("SIGINT", listener);
    advance(10);
    await expect(policy.evaluate({ x: 1 }, { entrypoint: "m/spin", timeoutMs: 10_000 })).toFailWith(
      "timeout",
    );
    expect(guard).toHaveBeenCalled();
  });
});

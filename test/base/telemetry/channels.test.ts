import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { describe, expect, it, onTestFinished } from "vitest";
import { defineBuiltin, loadPolicy } from "../../../src/index.js";
import { channels, isTraced, traced, type EvaluateMessage } from "../../../src/base/telemetry/channels.js";

const SECRET = "sesame-4711";

const probe = defineBuiltin({
  name: "probe.read",
  args: ["string"],
  result: "string",
  effect: false,
  call: ([name]) =>
    name === SECRET ? Promise.reject(new Error(SECRET)) : Promise.resolve(`read ${JSON.stringify(name)}`),
});

const policy = await loadPolicy(
  { files: { "c.rego": "package c\n\nvalue := probe.read(input)\n\nplain := input" } },
  { entrypoint: ["c/value", "c/plain"], builtins: [probe] },
);

const plain = await loadPolicy(
  { files: { "s.rego": "package s\n\nvalue := input" } },
  { entrypoint: "s/value" },
);

/** Collects what a channel tells, as `event name: message`, in one test. */
function collect(...names: string[]): { event: string; message: unknown }[] {
  const told: { event: string; message: unknown }[] = [];
  for (const name of names) {
    for (const event of ["start", "error", "asyncEnd"]) {
      const listener = (message: unknown): void => void told.push({ event: `${name} ${event}`, message });
      subscribe(`tracing:regohost:${name}:${event}`, listener);
      onTestFinished(() => void unsubscribe(`tracing:regohost:${name}:${event}`, listener));
    }
  }
  return told;
}

describe("the channels", () => {
  it("tell of an evaluation, its rounds and its calls, in their order", async () => {
    const told = collect("policy.evaluate", "policy.round", "policy.builtin");
    const decision = await policy.decide("x", { entrypoint: "c/value" });
    expect(told.map(({ event }) => event)).toEqual([
      "policy.evaluate start",
      "policy.round start",
      "policy.builtin start",
      "policy.builtin asyncEnd",
      "policy.round asyncEnd",
      "policy.round start",
      "policy.round asyncEnd",
      "policy.evaluate asyncEnd",
    ]);
    const evaluation = told[0]?.message;
    expect(evaluation).toEqual({
      decisionId: decision.decisionId,
      entrypoint: "c/value",
      outcome: "value",
      rounds: 2,
      calls: 1,
      evaluationMs: expect.any(Number) as number,
    });
    expect(told[1]?.message).toEqual({ evaluation, round: 1 });
    expect(told[2]?.message).toEqual({
      evaluation,
      builtin: "probe.read",
      round: 1,
      speculative: false,
      effect: false,
      outcome: "value",
      cached: false,
    });
  });

  it("tell of failures by their code, never by arguments", async () => {
    const told = collect("policy.evaluate", "policy.round", "policy.builtin");
    const failed = policy.evaluate(SECRET, { entrypoint: "c/value", strictBuiltinErrors: true });
    await expect(failed).rejects.toMatchObject({ code: "builtin_failed" });
    expect(told.filter(({ event }) => event.endsWith("error")).map(({ event }) => event)).toEqual([
      "policy.builtin error",
      "policy.round error",
      "policy.evaluate error",
    ]);
    expect(told.at(-1)?.message).toMatchObject({ error: { code: "builtin_failed" } });
    expect(JSON.stringify(told)).not.toContain(SECRET);
  });

  it("tell of a synchronous evaluation too", () => {
    const told = collect("policy.evaluate", "policy.round");
    expect(plain.evaluateSync(1)).toBe(1);
    expect(told.map(({ event }) => event)).toEqual([
      "policy.evaluate start",
      "policy.round start",
      "policy.round asyncEnd",
      "policy.evaluate asyncEnd",
    ]);
  });

  it.each(["policy.evaluate", "policy.round", "policy.builtin"])("tell of %s alone", async (name) => {
    const told = collect(name);
    await policy.evaluate("x", { entrypoint: "c/value" });
    expect(new Set(told.map(({ event }) => event))).toEqual(new Set([`${name} start`, `${name} asyncEnd`]));
  });

  it("are not traced unless somebody listens", () => {
    expect(Object.values(channels).map((channel) => isTraced(channel))).toEqual(
      Object.values(channels).map(() => false),
    );
    collect("policy.round");
    expect(isTraced(channels.round)).toBe(true);
    expect(isTraced(channels.evaluate)).toBe(false);
  });
});

describe("traced", () => {
  it("ends what runs without waiting at once, and throws what it throws", () => {
    const told = collect("policy.evaluate");
    const message: EvaluateMessage = { decisionId: "d", entrypoint: "e" };
    expect(traced(channels.evaluate, message, () => 7)).toBe(7);
    expect(told.map(({ event }) => event)).toEqual(["policy.evaluate start", "policy.evaluate asyncEnd"]);
    const fail = (): never => {
      throw new TypeError(SECRET);
    };
    expect(() => traced(channels.evaluate, message, fail)).toThrow(TypeError);
    expect(told.at(-1)?.message).toMatchObject({ error: { code: "unknown" } });
  });
});

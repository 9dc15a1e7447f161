import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../src/base/errors.js";
import type { CallFacts } from "../../../src/base/telemetry/call-facts.js";
import { defineBuiltin, type AsyncBuiltinDefinition, type BuiltinContext } from "../../../src/index.js";
import type { DecisionRecords } from "../../../src/server/queue/decision-records.js";
import { GuardedEffects, JobScope, serviceFailure } from "../../../src/server/queue/guarded-effects.js";
import { RequestNotSent } from "../../../src/server/queue/request-rate.js";

type EffectState = Awaited<ReturnType<DecisionRecords["beginEffect"]>>;

/** What Redis keeps of the effects of a decision. */
class KeptEffects {
  readonly states = new Map<string, EffectState>();

  beginEffect(id: string, call: string): Promise<EffectState> {
    const state = this.states.get(id + call);
    if (state === undefined) this.states.set(id + call, { is: "begun" });
    return Promise.resolve(state ?? { is: "new" });
  }

  answerEffect(id: string, call: string, answer: unknown): Promise<void> {
    this.states.set(id + call, { is: "answered", answer });
    return Promise.resolve();
  }

  forgetEffect(id: string, call: string): Promise<void> {
    this.states.delete(id + call);
    return Promise.resolve();
  }
}

type Answer = (context: BuiltinContext, call: number) => unknown;

/** A built-in in a job. `attempt` is a new attempt of the decision `d`: its calls are those of one scope. */
function inJob({ effect, answer }: { effect: boolean; answer: Answer }): {
  calls: () => number;
  attempt: (options?: { speculative?: boolean; times?: number }) => Promise<{
    scope: JobScope;
    answers: PromiseSettledResult<unknown>[];
    facts: CallFacts[];
  }>;
} {
  const records = new KeptEffects();
  let calls = 0;
  const builtin = defineBuiltin({
    name: "acme.prompt",
    args: ["string"],
    result: "any",
    effect,
    call: (_args, context) => {
      calls += 1;
      return Promise.resolve().then(() => answer(context, calls) as never);
    },
  });
  return {
    calls: () => calls,
    attempt: async ({ speculative = false, times = 1 } = {}) => {
      const effects = new GuardedEffects(records);
      const [guarded] = effects.guard([builtin]) as [AsyncBuiltinDefinition];
      const scope = new JobScope("d");
      const facts: CallFacts[] = [];
      const context = {
        speculative,
        report: (more: CallFacts) => facts.push(more),
      } as unknown as BuiltinContext;
      const call = async (): Promise<unknown> => guarded.call(["a"], context);
      const answers = await effects.run(scope, () => Promise.allSettled(Array.from({ length: times }, call)));
      effects.close();
      return { scope, answers, facts };
    },
  };
}

const given = (value: unknown): object => ({ status: "fulfilled", value });
const refused = (code: string): object => ({ status: "rejected", reason: expect.objectContaining({ code }) });

describe("an effect of a decision", () => {
  it.each([{ value: 4711 }, { value: { a: [null, "b"] } }, { value: undefined }])(
    "is made once, and $value is what later attempts have",
    async ({ value }) => {
      const job = inJob({ effect: true, answer: () => value });
      expect((await job.attempt()).answers).toEqual([given(value)]);
      const { answers, facts } = await job.attempt();
      expect(answers).toEqual([given(value)]);
      expect(facts).toEqual([{ cached: true, attempts: 0 }]);
      expect(job.calls()).toBe(1);
    },
  );

  it("is made once for the policies of one attempt", async () => {
    const job = inJob({ effect: true, answer: () => 1 });
    expect((await job.attempt({ times: 2 })).answers).toEqual([given(1), given(1)]);
    expect(job.calls()).toBe(1);
  });

  it.each([
    { what: "a member that JSON drops", value: { a: 1, b: undefined } },
    { what: "more than a mebibyte", value: "x".repeat(1024 * 1024) },
  ])("is not made again when its answer has $what, which is not kept", async ({ value }) => {
    const job = inJob({ effect: true, answer: () => value });
    expect((await job.attempt()).answers).toEqual([given(value)]);
    expect((await job.attempt()).answers).toEqual([refused("effect_interrupted")]);
    expect(job.calls()).toBe(1);
  });

  const failed = (code: "service_failed" | "rate_limited"): Error => new ServiceError("failed", { code });

  it.each<{ what: string; facts: CallFacts; error: Error; isMadeAgain: boolean }>([
    { what: "no request", facts: { attempts: 0 }, error: new Error("x"), isMadeAgain: true },
    {
      what: "a request that was not processed",
      facts: { attempts: 1, unprocessed: true },
      error: new Error("x"),
      isMadeAgain: true,
    },
    {
      what: "a request that was refused",
      facts: { attempts: 1 },
      error: failed("rate_limited"),
      isMadeAgain: true,
    },
    {
      what: "a request that waited for its turn",
      facts: {},
      error: new RequestNotSent("waits", { code: "rate_limited" }),
      isMadeAgain: true,
    },
    {
      what: "a request that failed",
      facts: { attempts: 1 },
      error: failed("service_failed"),
      isMadeAgain: false,
    },
    { what: "an unknown error", facts: { attempts: 1 }, error: new Error("x"), isMadeAgain: false },
    { what: "an error and no word of requests", facts: {}, error: new Error("x"), isMadeAgain: false },
  ])("that ended with $what is made again: $isMadeAgain", async ({ facts, error, isMadeAgain }) => {
    const job = inJob({
      effect: true,
      answer: (context, call) => {
        context.report(facts);
        if (call === 1) throw error;
        return "made";
      },
    });
    expect((await job.attempt()).answers).toEqual([{ status: "rejected", reason: error }]);
    expect((await job.attempt()).answers).toEqual([
      isMadeAgain ? given("made") : refused("effect_interrupted"),
    ]);
    expect(job.calls()).toBe(isMadeAgain ? 2 : 1);
  });
});

describe("a job", () => {
  const error = new ServiceError("down", { code: "service_unreachable" });
  const fails = (): never => {
    throw error;
  };

  it.each([
    { speculative: false, failures: [error] },
    { speculative: true, failures: [] },
  ])(
    "has $failures.length failures of a call that is a guess: $speculative",
    async ({ speculative, failures }) => {
      const { scope } = await inJob({ effect: false, answer: fails }).attempt({ speculative });
      expect(scope.failures).toEqual(failures);
      expect(serviceFailure(scope)).toBe(failures[0]);
    },
  );

  it("counts the requests of a call as it last tells them", async () => {
    const answer: Answer = (context) => {
      for (const attempts of [1, 2, 3]) context.report({ attempts });
      context.report({ cached: false });
      return 1;
    };
    expect((await inJob({ effect: false, answer }).attempt({ times: 2 })).scope.requests).toBe(6);
  });
});

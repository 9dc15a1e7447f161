import { describe, expect, it } from "vitest";
import { defineBuiltin } from "../../../src/engine/builtin/builtin.js";
import { BuiltinNotReady } from "../../../src/engine/builtin/standard-builtin.js";
import { Evaluation, type EvaluationRequest } from "../../../src/engine/rounds/evaluation.js";
import { EvaluationIdentity } from "../../../src/engine/rounds/evaluation-identity.js";
import {
  toHostFunction,
  toStandardHostFunction,
  type HostFunction,
} from "../../../src/engine/rounds/host-table.js";
import type { Pass } from "../../../src/engine/rounds/pass.js";
import type { EvaluationInstance } from "../../../src/engine/wasm/evaluation-instance.js";
import { InputSnapshot } from "../../../src/engine/wasm/input-snapshot.js";

/** An evaluation of a policy that makes one call of each of the built-ins, in their order, and has no result. */
function evaluationOf(hosts: readonly HostFunction[], timeoutMs: number): Evaluation {
  const instance = {
    host: undefined as Pass | undefined,
    setPolling: () => undefined,
    memoryBytes: 0,
    load: () => undefined,
    put: () => 1,
    dump: () => "[]",
    dumpJson: () => undefined,
    dumpBytes: () => [],
    renew: () => undefined,
    evaluate() {
      const self = instance as unknown as EvaluationInstance;
      hosts.forEach((_host, id) => instance.host?.dispatch(self, id, []));
      return 1;
    },
  };
  const request = {
    countsSteps: false,
    pool: { take: () => instance, give: () => undefined },
    hosts: { byId: (id: number) => hosts[id] },
    entrypoint: { name: "p/x", id: 0 },
    identity: new EvaluationIdentity(0, undefined),
    input: InputSnapshot.absent,
    timeoutMs,
    interrupt: false,
    speculate: true,
    strictBuiltinErrors: false,
    bigint: false,
    maxCalls: 10,
  };
  return new Evaluation(request as unknown as EvaluationRequest);
}

/** A standard built-in that is loaded with its first call. */
function lazyBuiltin(load: () => Promise<unknown>): HostFunction {
  return toStandardHostFunction({
    name: "numbers.range_step",
    arity: 0,
    nondeterministic: false,
    call() {
      throw new BuiltinNotReady(load);
    },
  });
}

describe("Evaluation", () => {
  it("names the call that took its time, not opa-core, which was loaded meanwhile", async () => {
    const slow = defineBuiltin({
      name: "service.slow",
      args: [],
      result: "any",
      effect: false,
      async call(_args, { deadline }) {
        await new Promise(setImmediate);
        // The answer is there in the turn of the event loop in which the time is over, before any timer.
        while (Date.now() <= deadline + 1);
        return 1;
      },
    });
    const evaluation = evaluationOf([toHostFunction(slow), lazyBuiltin(() => Promise.resolve())], 50);
    await expect(evaluation.run()).toFailWith("timeout", /50 ms while it waited for service\.slow\(\);/);
  });

  it("names opa-core when it is what took the time", async () => {
    const fast = defineBuiltin({
      name: "service.fast",
      args: [],
      result: "any",
      effect: false,
      call: () => Promise.resolve(1),
    });
    const never = new Promise<never>(() => undefined);
    const evaluation = evaluationOf([toHostFunction(fast), lazyBuiltin(() => never)], 50);
    await expect(evaluation.run()).toFailWith("timeout", /50 ms while it loaded opa-core;/);
  });
});

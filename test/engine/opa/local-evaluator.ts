import type { CoreInstance, HostAnswer } from "../../../src/engine/opa/core-instance.js";
import { loadCoreModule } from "../../../src/engine/opa/core-module.js";
import { Status } from "../../../src/engine/opa/core-status.js";
import { runBaseline } from "../../../src/engine/opa/core-tier.js";
import {
  toEvalRequest,
  type EvalRegoOptions,
  type EvalRegoResult,
} from "../../../src/engine/opa/eval-rego.js";
import { invalidRego, toDiagnostics, type CoreDiagnostic } from "../../../src/engine/opa/rego-diagnostics.js";
import { replyCache } from "../../../src/engine/opa/reply-cache.js";
import { parseReply } from "../../../src/engine/opa/run-in-core.js";
import { tookTooLong } from "../../../src/base/async/reading.js";
import { toReply } from "../../../src/engine/opa/run-in-worker.js";
import { startInstance } from "../../../src/engine/opa/start-instance.js";

/** Handles a built-in call synchronously. `args` is the JSON text of the arguments. */
type AnswerCall = (name: string, args: string) => HostAnswer;

/** An evaluator in this thread with a function for built-ins, for comparisons with the engine. */
export interface LocalEvaluator {
  /** Throws like `evalRego`. Blocks the thread until `stop` ends it. */
  evaluate(request: EvalRegoOptions, answer?: AnswerCall, stop?: () => boolean): EvalRegoResult;
  /**
   * As `evaluate`, for a request that is the same in each run and whose reply depends on nothing else, such as the time: where opa-core is the
   * same, too, its reply is that of an earlier run.
   */
  evaluateOnce(request: EvalRegoOptions): Promise<EvalRegoResult>;
}

/** Loads opa-core for evaluations in this thread. */
export async function createLocalEvaluator(): Promise<LocalEvaluator> {
  const module = await loadCoreModule();
  let kept: CoreInstance | undefined;
  let answerCall: AnswerCall | undefined;
  let stopNow: (() => boolean) | undefined;
  const create = (): CoreInstance =>
    startInstance(module, {
      poll: () => stopNow?.() === true,
      answer: (name, args) => answerCall?.(name, args) ?? { halt: "nothing answers this built-in here" },
    });
  const evaluator: LocalEvaluator = {
    evaluate(request, answer, stop) {
      const instance = kept ?? create();
      kept = undefined;
      answerCall = answer;
      stopNow = stop;
      runBaseline();
      const reply = instance.run(new TextEncoder().encode(toEvalRequest(request)));
      if (reply.status !== Status.panic) kept = instance;
      const { ok, bytes } = toReply(reply, "evaluating the query", () =>
        tookTooLong("evaluating the query", Infinity),
      );
      if (!ok) throw invalidRego(toDiagnostics(parseReply<CoreDiagnostic[]>(bytes), request.files));
      return parseReply<EvalRegoResult>(bytes);
    },
    async evaluateOnce(request) {
      const cache = replyCache();
      const name = cache?.nameOf(`in this thread: ${toEvalRequest(request)}`);
      const found = name === undefined ? undefined : await cache?.read(name);
      if (found !== undefined) return parseReply<EvalRegoResult>(found);
      const result = evaluator.evaluate(request);
      if (name !== undefined) await cache?.write(name, Buffer.from(JSON.stringify(result)));
      return result;
    },
  };
  return evaluator;
}

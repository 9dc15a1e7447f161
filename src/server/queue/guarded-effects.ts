import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import type { AsyncBuiltinDefinition, Builtin, BuiltinContext } from "../../engine/builtin/builtin.js";
import { BuiltinError, isRegohostError, ServiceError, type ErrorCode } from "../../base/errors.js";
import type { JsonValue } from "../../base/terms/json-value.js";
import { toStrictJson } from "../../base/terms/value-text.js";
import type { DecisionRecords } from "./decision-records.js";
import { RequestNotSent } from "./request-rate.js";
import { sha256Hex } from "../../base/text/sha256.js";

/** The job that calls built-ins. */
export class JobScope {
  /** Errors of calls that the decision certainly needed. */
  readonly failures: unknown[] = [];
  /** Number of requests to the service for this job, as its built-ins report. */
  requests = 0;
  /** The effects of this attempt, shared by the policies of one gate. */
  readonly effects = new Map<string, Promise<unknown>>();
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

const MAX_ANSWER_BYTES = 1024 * 1024;

/** Errors that show that the service did nothing. After any other error it may have acted. */
const NOT_MADE: ReadonlySet<ErrorCode> = new Set([
  "rate_limited",
  "unauthenticated",
  "permission_denied",
  "unimplemented",
  "request_invalid",
  "credentials_missing",
  "credentials_expired",
  "credentials_malformed",
  "call_limit",
]);

/** Whether JSON preserves a result unchanged. */
function isKept(answer: unknown): boolean {
  if (answer === undefined) return true;
  const text = JSON.stringify(answer) as string | undefined;
  if (text === undefined || Buffer.byteLength(text) > MAX_ANSWER_BYTES) return false;
  return isDeepStrictEqual(JSON.parse(text), answer);
}

/** The records of effects, which outlive an attempt. */
type EffectRecords = Pick<DecisionRecords, "beginEffect" | "answerEffect" | "forgetEffect">;

/**
 * Calls built-ins with an effect, such as a paid prompt, at most once for a decision, even if workers fail. Redis
 * records that an effect is about to be made, and its result afterwards, which later attempts use. An effect that was
 * begun and has no result is not repeated: the decision ends with `effect_interrupted`.
 */
export class GuardedEffects {
  readonly #scopes = new AsyncLocalStorage<JobScope>();
  readonly #records: EffectRecords;

  constructor(records: EffectRecords) {
    this.#records = records;
  }

  /** Runs a task whose calls of built-ins belong to a job. */
  run<T>(scope: JobScope, task: () => Promise<T>): Promise<T> {
    return this.#scopes.run(scope, task);
  }

  /** Call it when no task is left. On Node 20 a storage in use slows down each promise of the process permanently. */
  close(): void {
    this.#scopes.disable();
  }

  guard(builtins: readonly Builtin[]): Builtin[] {
    return builtins.map((builtin) => {
      if (builtin.pure === true) return builtin;
      return {
        ...builtin,
        call: async (args, context): Promise<unknown> => {
          const scope = this.#scopes.getStore();
          if (scope === undefined) throw new Error(`${builtin.name} was called outside a job`);
          let counted = 0;
          const counting: BuiltinContext = {
            ...context,
            report: (facts) => {
              // Later facts of a call replace earlier ones.
              scope.requests += (facts.attempts ?? counted) - counted;
              counted = facts.attempts ?? counted;
              context.report(facts);
            },
          };
          try {
            return await (builtin.effect
              ? this.#once(scope, builtin, args, counting)
              : builtin.call(args, counting));
          } catch (error) {
            if (!context.speculative) scope.failures.push(error);
            throw error;
          }
        },
      };
    });
  }

  #once(
    scope: JobScope,
    builtin: AsyncBuiltinDefinition,
    args: JsonValue[],
    context: BuiltinContext,
  ): Promise<unknown> {
    const call = sha256Hex(`${builtin.name} ${toStrictJson(args)}`);
    let effect = scope.effects.get(call);
    if (effect === undefined) {
      effect = this.#make(scope.id, call, builtin, args, context);
      scope.effects.set(call, effect);
    }
    return effect;
  }

  async #make(
    id: string,
    call: string,
    builtin: AsyncBuiltinDefinition,
    args: JsonValue[],
    context: BuiltinContext,
  ): Promise<unknown> {
    const state = await this.#records.beginEffect(id, call);
    if (state.is === "answered") {
      context.report({ cached: true, attempts: 0 });
      return state.answer;
    }
    if (state.is === "begun") {
      throw new BuiltinError(
        `${builtin.name}: an earlier attempt of this decision began this call, which costs or changes something, and ended without ` +
          "its answer; it is not made again. Look at the service, then enqueue the decision with another run",
        { code: "effect_interrupted", builtin: builtin.name },
      );
    }
    let answer: unknown;
    let requests: number | undefined;
    let isUnprocessed = false;
    const counting: BuiltinContext = {
      ...context,
      report: (facts) => {
        requests = facts.attempts ?? requests;
        isUnprocessed = facts.unprocessed ?? isUnprocessed;
        context.report(facts);
      },
    };
    try {
      answer = await builtin.call(args, counting);
    } catch (error) {
      // It may have ended while its request waited for a connection or for its turn, or another request came first.
      if (requests === 0 || isUnprocessed || wasNotMade(error)) await this.#records.forgetEffect(id, call);
      throw error;
    }
    if (isKept(answer)) await this.#records.answerEffect(id, call, answer);
    return answer;
  }
}

function wasNotMade(error: unknown): boolean {
  if (error instanceof RequestNotSent) return true;
  return isRegohostError(error) && NOT_MADE.has(error.code);
}

/** The service's last failure among those of a job. */
export function serviceFailure({ failures }: JobScope): ServiceError | undefined {
  return failures.findLast((error) => error instanceof ServiceError);
}

import { BoundedCache } from "../../base/async/bounded-cache.js";
import { toSignal } from "../../base/async/on-abort.js";
import { EVALUATION_ENDS, SingleFlight, type FlightControl } from "../../base/async/single-flight.js";
import type { BuiltinContext, EvaluationScope } from "../builtin/builtin.js";
import type { CallFacts } from "../../base/telemetry/call-facts.js";
import type { ValueOptions } from "../../base/terms/json-value.js";
import type { PendingCall } from "./pending-call.js";

/** Maximum size of the answers that are cached, in bytes. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

interface CachedCall {
  bytes: Uint8Array | undefined;
  facts: CallFacts;
}

interface RunningCall {
  control: FlightControl;
  /** As far as it has reported them. */
  facts: CallFacts;
}

/**
 * The calls of evaluations that belong together. Equal ones are made once: those that are under way are joined, and
 * answers are cached, but no errors. Calls with an effect are not shared.
 */
export class SharedCalls {
  /** The identity of all calls. */
  readonly scope: EvaluationScope;
  readonly #flights = new SingleFlight<RunningCall>({
    begin: (control) => ({ control, facts: {} }),
    ...EVALUATION_ENDS,
  });
  readonly #kept = new BoundedCache<CachedCall>(MAX_CACHED_BYTES, ({ bytes }) => bytes?.length ?? 0);

  constructor(scope: EvaluationScope) {
    this.scope = scope;
  }

  /** @throws the error of the call; EvaluationError `aborted` when the evaluation has ended. */
  async call(
    call: PendingCall,
    context: BuiltinContext,
    options: ValueOptions,
  ): Promise<Uint8Array | undefined> {
    const retained = this.#kept.get(call.key);
    if (retained !== undefined) {
      context.report({ ...retained.facts, attempts: 0, cached: true });
      return retained.bytes;
    }
    const { signal, deadline, speculative } = context;
    return this.#flights.run(
      {
        key: call.key,
        start: async ({ control, facts }) => {
          const bytes = await call.host.call(
            call.args,
            {
              // Created on access.
              get signal() {
                return toSignal(control.signal);
              },
              deadline: control.deadline(),
              get speculative() {
                return !control.mayRetry();
              },
              evaluation: this.scope,
              report: (more) => Object.assign(facts, more),
            },
            options,
          );
          this.#kept.keep(call.key, { bytes, facts });
          return bytes;
        },
        copy: (bytes) => bytes,
      },
      { signal, deadline, speculative },
      ({ control: { facts }, joined }) => {
        context.report(joined ? { ...facts, attempts: 0, cached: true } : facts);
      },
    );
  }
}

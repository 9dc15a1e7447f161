import { SingleFlight } from "../async/single-flight.js";
import type { BuiltinContext, CallFacts, EvaluationScope } from "../builtin/builtin.js";
import { EvaluationError } from "../errors.js";
import type { ValueOptions } from "../values/json-value.js";
import type { PendingCall } from "./pending-call.js";

/** Maximum size of the answers that are kept, in bytes; beyond it the oldest go. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** What an answer takes besides its bytes. */
const KEPT_OVERHEAD = 256;

interface Kept {
  bytes: Uint8Array | undefined;
  facts: CallFacts;
}

/**
 * The calls of evaluations that belong together. Equal ones are made once: those that are under way are joined, and
 * answers are kept, but no errors. Calls with an effect are not shared.
 */
export class SharedCalls {
  /** The identity of all calls. */
  readonly scope: EvaluationScope;
  readonly #flights = new SingleFlight<CallFacts>();
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(scope: EvaluationScope, maxBytes = MAX_KEPT_BYTES) {
    this.scope = scope;
    this.#maxBytes = maxBytes;
  }

  /** @throws the error of the call; EvaluationError `aborted` when the evaluation has ended. */
  async call(
    call: PendingCall,
    context: BuiltinContext,
    options: ValueOptions,
  ): Promise<Uint8Array | undefined> {
    const kept = this.#kept.get(call.key);
    if (kept !== undefined) {
      context.report({ ...kept.facts, attempts: 0, cached: true });
      return kept.bytes;
    }
    const facts: CallFacts = {};
    const { signal, deadline, speculative } = context;
    const ended = (cause?: unknown): Error =>
      new EvaluationError("the evaluation has ended", { code: "aborted", cause });
    return this.#flights.run(
      {
        key: call.key,
        facts,
        start: async (control) => {
          const bytes = await call.host.call(
            call.args,
            {
              signal: control.signal,
              deadline: control.deadline(),
              get speculative() {
                return !control.mayRetry();
              },
              evaluation: this.scope,
              report: (more) => Object.assign(facts, more),
            },
            options,
          );
          this.#keep(call.key, { bytes, facts });
          return bytes;
        },
        copy: (bytes) => bytes,
        timedOut: ended,
        aborted: ({ reason }) => ended(reason),
        closed: ended,
      },
      { signal, deadline, speculative },
      ({ facts: reported, joined }) => {
        context.report(joined ? { ...reported, attempts: 0, cached: true } : reported);
      },
    );
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#bytes += sizeOf(key, kept);
    for (const [oldest, value] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(oldest, value);
    }
  }
}

function sizeOf(key: string, { bytes }: Kept): number {
  return key.length * 2 + (bytes?.length ?? 0) + KEPT_OVERHEAD;
}

import { EvaluationError } from "../../base/errors.js";
import { CallStopped, type CoreInstance, type LoadedModule } from "./core-instance.js";
import { Status } from "./core-status.js";
import { runBaseline, runOptimized } from "./core-tier.js";
import { crashed } from "./run-in-worker.js";
import { startInstance } from "./start-instance.js";
import { standardBuiltin } from "./standard-builtins.js";

/** The context shared by all calls of an evaluation. */
export interface CoreCallContext {
  /** The frozen time, nanoseconds since the epoch. */
  nowNs: bigint;
  /** Random values depend only on it, the built-in and the arguments: equal calls of an evaluation have equal answers in any order. */
  seed: string;
  /**
   * Returns the time left, in milliseconds. Called during long calls, which end when it is not above 0. Not every built-in calls it: the
   * caller has a guard, which ends the others from outside.
   */
  remainingMs(): number;
}

/** The code of opa-core, and of the error, for a number among the arguments or in the answer that is too large to be computed with. */
const NUMBER_TOO_LARGE = "number_too_large";

/** `value` holds Rego text as UTF-8: a view that is valid until the next call. */
export type CoreAnswer =
  | { kind: "value"; bytes: Uint8Array }
  | { kind: "undefined" }
  | { kind: "error"; opaCode: string; message: string };

/** OPA's standard built-ins, called in this thread. */
export interface CoreCalls {
  /** The memory of the instance, in bytes; 0 while there is none. */
  readonly memoryBytes: number;
  /** Makes the next instance after a call that was interrupted. The call that needs it would do that in its own time: it takes up to 0.1 s. */
  restore(): void;
  /** Returns whether it is an OPA built-in that OPA leaves to the host and that needs no network. */
  has(name: string): boolean;
  /**
   * Calls a built-in with the Rego text of its arguments, as `opa_value_dump` writes it.
   *
   * @throws EvaluationError `timeout` when no time is left, even if the call has been answered by then; `opa_core_failed`, `stack_limit` or
   * `memory_limit` for a crash; `policy_failed` for an error with which OPA ends the evaluation. After a crash or an
   * interrupted call, the next call uses a new instance.
   * @throws PolicyLoadError `opa_core_unavailable` when such an instance cannot be made.
   */
  call(name: string, args: readonly Uint8Array[], context: CoreCallContext): CoreAnswer;
}

/** Calls with their own instance. */
export function createCoreCalls(module: LoadedModule): CoreCalls {
  return new InstanceCalls(module);
}

/** An instance with its current context. */
interface Prepared {
  instance: CoreInstance;
  ids: Map<string, number>;
  nowNs?: bigint;
  seed?: string;
}

class InstanceCalls implements CoreCalls {
  readonly #module: LoadedModule;
  /** Absent during a call, so that an exception leaves no broken instance. */
  #prepared: Prepared | undefined;
  #context: CoreCallContext | undefined;

  constructor(module: LoadedModule) {
    this.#module = module;
    this.#prepared = this.#prepare();
  }

  get memoryBytes(): number {
    return this.#prepared?.instance.memoryBytes ?? 0;
  }

  restore(): void {
    this.#prepared ??= this.#prepare();
  }

  has(name: string): boolean {
    return standardBuiltin(name)?.network === false;
  }

  call(name: string, args: readonly Uint8Array[], context: CoreCallContext): CoreAnswer {
    const arity = standardBuiltin(name)?.arity;
    if (arity === undefined || !this.has(name)) {
      throw new EvaluationError(`opa-core does not answer the built-in ${name}`, { code: "opa_core_failed" });
    }
    if (args.length !== arity) {
      throw new EvaluationError(
        `${name} takes ${String(arity)} arguments, but was called with ${String(args.length)}`,
        { code: "arity_mismatch" },
      );
    }
    const prepared = this.#prepared ?? this.#prepare();
    const { instance } = prepared;
    this.#prepared = undefined;
    this.#context = context;
    let status: number;
    try {
      runBaseline();
      status = this.#run(prepared, name, args, context);
    } catch (error) {
      if (error instanceof CallStopped) throw outOfTime(name);
      throw crashed(`calling ${name}`, error, instance.log);
    } finally {
      runOptimized();
    }
    if (status !== Status.panic) this.#prepared = prepared;
    if (context.remainingMs() <= 0) throw outOfTime(name);
    return toAnswer(instance, status, name);
  }

  #run(prepared: Prepared, name: string, args: readonly Uint8Array[], context: CoreCallContext): number {
    const { instance, ids } = prepared;
    if (prepared.nowNs !== context.nowNs || prepared.seed !== context.seed) {
      instance.setContext(context.nowNs, context.seed);
      prepared.nowNs = context.nowNs;
      prepared.seed = context.seed;
    }
    let id = ids.get(name);
    if (id === undefined) {
      id = instance.builtinId(name);
      if (id < 0) throw new Error(`this build of opa-core has no ${name}`);
      ids.set(name, id);
    }
    return instance.callBuiltin(id, args);
  }

  #prepare(): Prepared {
    const poll = (): boolean => (this.#context?.remainingMs() ?? Infinity) <= 0;
    return { instance: startInstance(this.#module, { poll }), ids: new Map() };
  }
}

function toAnswer(instance: CoreInstance, status: number, name: string): CoreAnswer {
  switch (status) {
    case Status.ok:
      return { kind: "value", bytes: instance.callAnswer() };
    case Status.undefined:
      return { kind: "undefined" };
    case Status.error:
      return { kind: "error", ...splitError(instance.callAnswerText()) };
    case Status.cancelled:
      throw outOfTime(name);
    case Status.halt: {
      const { opaCode, message } = splitError(instance.callAnswerText());
      if (opaCode === NUMBER_TOO_LARGE) throw new EvaluationError(message, { code: NUMBER_TOO_LARGE });
      throw new EvaluationError(message, { code: "policy_failed", opaCode });
    }
    default: {
      const text = instance.callAnswerText();
      throw new EvaluationError(`opa-core failed while calling ${name}: ${text.split("\n", 1)[0] ?? ""}`, {
        code: "opa_core_failed",
        cause: new Error(text),
      });
    }
  }
}

function outOfTime(name: string): EvaluationError {
  return new EvaluationError(`${name} took longer than the evaluation may take`, { code: "timeout" });
}

/** The first line is OPA's code. */
function splitError(text: string): { opaCode: string; message: string } {
  const end = text.indexOf("\n");
  return { opaCode: text.slice(0, end), message: text.slice(end + 1) };
}

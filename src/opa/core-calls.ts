/** The context shared by all calls of an evaluation. */
export interface CoreCallContext {
  /** The frozen time, nanoseconds since the epoch. */
  nowNs: bigint;
  /**
   * Random values depend only on it, the built-in and the arguments: equal calls of an evaluation have equal answers in
   * any order.
   */
  seed: string;
  /** Polled during long calls; `true` ends the call. */
  pollDeadline(): boolean;
}

/** `value` holds Rego text as UTF-8: a view that is valid until the next call. */
export type CoreAnswer =
  | { kind: "value"; bytes: Uint8Array }
  | { kind: "undefined" }
  | { kind: "error"; opaCode: string; message: string };

/** OPA's standard built-ins, called in this thread. */
export interface CoreCalls {
  /** The memory of the instance, in bytes; 0 while there is none. */
  readonly memoryBytes: number;
  /** Whether it is an OPA built-in that OPA leaves to the host and that needs no network. */
  has(name: string): boolean;
  /**
   * Calls a built-in with the Rego text of its arguments, as `opa_value_dump` writes it.
   *
   * @throws EvaluationError `timeout` when `pollDeadline` ended the call; `opa_core_failed`, `stack_limit` or
   * `memory_limit` for a crash; `policy_failed` for an error with which OPA ends the evaluation. After a crash or an
   * interrupted call, the next call uses a new instance.
   */
  call(name: string, args: readonly Uint8Array[], context: CoreCallContext): CoreAnswer;
}

let loaded: CoreCalls | undefined;
let loading: Promise<CoreCalls> | undefined;

/** The calls, if opa-core is loaded in this thread. */
export function loadedCoreCalls(): CoreCalls | undefined {
  return loaded;
}

/**
 * Loads opa-core in this thread, once.
 *
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export function loadCoreCalls(): Promise<CoreCalls> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<CoreCalls> {
  // Most policies need neither.
  const [{ loadCoreModule }, { createCoreCalls }] = await Promise.all([
    import("./core-module.js"),
    import("./instance-calls.js"),
  ]);
  return (loaded = createCoreCalls(await loadCoreModule()));
}

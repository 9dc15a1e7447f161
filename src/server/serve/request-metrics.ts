/** The start of a request, and the time that reading it took. */
export interface RequestTimes {
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** Time to read its input, in milliseconds; `undefined` where OPA does not report it. */
  inputMs?: number | undefined;
}

/** The metrics of a request, by OPA's names. */
export interface RequestMetrics {
  /** Whether no query had to be compiled for the request: always 1, because every document is compiled when it is loaded. */
  counter_server_query_cache_hit: 1;
  timer_rego_input_parse_ns?: number;
  timer_rego_query_eval_ns?: number;
  timer_server_handler_ns: number;
}

function nanoseconds(ms: number): number {
  return Math.max(0, Math.round(ms * 1e6));
}

/**
 * The times of a request until now. Times that are not measured here are omitted.
 *
 * @param evaluationMs in milliseconds; `undefined` when that is not known.
 */
export function toRequestMetrics(
  { startedAt, inputMs }: RequestTimes,
  evaluationMs: number | undefined,
): RequestMetrics {
  return {
    counter_server_query_cache_hit: 1,
    ...(inputMs === undefined ? {} : { timer_rego_input_parse_ns: nanoseconds(inputMs) }),
    ...(evaluationMs === undefined ? {} : { timer_rego_query_eval_ns: nanoseconds(evaluationMs) }),
    timer_server_handler_ns: nanoseconds(performance.now() - startedAt),
  };
}

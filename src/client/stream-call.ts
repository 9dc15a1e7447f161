import { setMaxListeners } from "node:events";
import type { ServiceRequest } from "../errors.js";
import type { CallFacts } from "../rego/builtin.js";
import type { ServiceCallOptions } from "../rego/evidence-service.js";
import { toAbortedError, toClosedError, toDeadlineError } from "./ended-call.js";
import type { CallControl } from "./retry.js";

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs a call whose answer comes in pieces. It is never shared, and its signal and deadline hold until its end.
 *
 * @param closed aborted when the client is closed.
 * @throws ServiceError `aborted`, `service_timeout`, `client_closed`, or the call's own.
 */
export async function* streamCall<T>(
  request: ServiceRequest,
  start: (control: CallControl) => AsyncGenerator<T, void, undefined>,
  options: ServiceCallOptions,
  closed: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  const { signal, deadline = Infinity } = options;
  const controller = new AbortController();
  const onClosed = (): void => controller.abort(toClosedError(request));
  const onAbort = (): void => {
    if (signal !== undefined) controller.abort(toAbortedError(request, signal));
  };
  const left = Math.max(0, deadline - Date.now());
  const onDeadline = (): void => controller.abort(toDeadlineError(request));
  const timer = left > MAX_TIMER_MS ? undefined : setTimeout(onDeadline, left);
  let requests = 0;
  const facts: CallFacts = { cached: false };
  const control: CallControl = {
    signal: controller.signal,
    mayRetry: () => options.speculative !== true,
    deadline: () => deadline,
    countRequest: () => {
      requests += 1;
    },
    noteGrpc: () => {
      facts.via = "grpc";
    },
  };
  // One signal ends any number of calls, and a listener of each is no leak.
  for (const shared of [closed, signal]) if (shared instanceof EventTarget) setMaxListeners(0, shared);
  closed.addEventListener("abort", onClosed, { once: true });
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    if (closed.aborted) onClosed();
    else if (signal?.aborted === true) onAbort();
    else if (left === 0) onDeadline();
    controller.signal.throwIfAborted();
    yield* start(control);
  } finally {
    clearTimeout(timer);
    closed.removeEventListener("abort", onClosed);
    signal?.removeEventListener("abort", onAbort);
    options.report?.({ ...facts, attempts: requests });
  }
}

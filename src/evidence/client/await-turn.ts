import { onAbort, toReason, toSignal } from "../../base/async/on-abort.js";
import { isRegohostError, ServiceError } from "../../base/errors.js";
import type { CallControl } from "../../http/retry.js";

/** Waits until a call may send one more request, then counts it. */
export type AwaitTurn = (control: CallControl) => Promise<void>;

/** As `beforeRequest` of `ServiceClientOptions`. */
type BeforeRequest = (signal: AbortSignal, deadline: number) => Promise<void>;

/**
 * A request is counted only when it is sent: what waited in vain had no effect on the service.
 *
 * @returns `undefined` without a function to wait for.
 */
export function toAwaitTurn(beforeRequest: BeforeRequest | undefined): AwaitTurn | undefined {
  if (beforeRequest === undefined) return undefined;
  return async (control) => {
    const signal = toSignal(control.signal);
    signal.throwIfAborted();
    let stopListening = (): void => undefined;
    // The function may take no notice of the signal, and its caller must not wait for ever.
    const aborted = new Promise<never>((_resolve, reject) => {
      stopListening = onAbort(signal, () => reject(toReason(signal)));
    });
    try {
      await Promise.race([beforeRequest(signal, control.deadline()), aborted]);
    } catch (error) {
      if (signal.aborted) throw toReason(signal);
      if (isRegohostError(error)) throw error;
      throw new ServiceError("the request was not sent, because beforeRequest failed", {
        code: "rate_limited",
        cause: error,
      });
    } finally {
      stopListening();
    }
    signal.throwIfAborted();
    control.countRequest();
  };
}

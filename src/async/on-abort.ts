import { setMaxListeners } from "node:events";

/**
 * Calls a listener once when a signal is aborted; immediately if it already is.
 *
 * @returns Removes the listener. Can be called again.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  if (signal.aborted) {
    listener();
    return () => undefined;
  }
  // Many listeners on one signal are expected; disable the leak warning. A cross-realm signal has no such limit.
  if (signal instanceof EventTarget) setMaxListeners(0, signal);
  signal.addEventListener("abort", listener, { once: true });
  return () => {
    signal.removeEventListener("abort", listener);
  };
}

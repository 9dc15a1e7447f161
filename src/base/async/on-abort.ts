import { setMaxListeners } from "node:events";
import { Cancellation, type CancelListener } from "./cancellation.js";
import { isError } from "../realms.js";

/** A source of cancellation: a signal, or the cheaper `Cancellation`. */
export type Abortable = AbortSignal | Cancellation;

/** Returns a signal of it, for those who need one. */
export function toSignal(abortable: Abortable): AbortSignal {
  return abortable instanceof Cancellation ? abortable.signal : abortable;
}

/** Why it was aborted, as an error. */
export function toReason({ reason }: Abortable): Error {
  return isError(reason) ? reason : new Error("the signal was aborted", { cause: reason });
}

/**
 * Calls a listener once when a signal is aborted; immediately if it already is.
 *
 * @returns Removes the listener. Can be called again.
 */
export function onAbort(signal: Abortable, listener: () => void): () => void {
  if (signal instanceof Cancellation) return signal.onCancel(listener);
  if (signal.aborted) {
    listener();
    return () => undefined;
  }
  // Many listeners on one signal are expected; disable the leak warning. A cross-realm signal has no such limit.
  if (signal instanceof EventTarget) setMaxListeners(0, signal);
  // eslint-disable-next-line no-restricted-syntax -- here it is known not to be aborted yet
  signal.addEventListener("abort", listener, { once: true });
  return () => {
    signal.removeEventListener("abort", listener);
  };
}

/**
 * As {@link onAbort}, for a listener that is an object.
 *
 * @returns For {@link unlistenTo}: removes it from a signal. To a cancellation the object is enough.
 */
export function listenTo(signal: Abortable, listener: CancelListener): (() => void) | undefined {
  if (!(signal instanceof Cancellation)) return onAbort(signal, () => listener.cancelled(toReason(signal)));
  signal.listen(listener);
  return undefined;
}

/** Ends {@link listenTo}. Can be called again. @param remove the return value of that call. */
export function unlistenTo(
  signal: Abortable,
  listener: CancelListener,
  remove: (() => void) | undefined,
): void {
  if (signal instanceof Cancellation) signal.unlisten(listener);
  else remove?.();
}

/**
 * Yields the items of a generator until a signal is aborted, also while it waits for one. Ends the generator then,
 * without waiting for it.
 *
 * @throws The signal's reason, and the errors of the generator.
 */
export async function* untilAborted<Item>(
  items: AsyncGenerator<Item, void, undefined>,
  signal: AbortSignal,
): AsyncGenerator<Item, void, undefined> {
  let remove = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    remove = onAbort(signal, () => {
      reject(signal.reason as Error);
    });
  });
  // Without a reader while the consumer works on an item.
  aborted.catch(() => undefined);
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await Promise.race([aborted, items.next()]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    remove();
    const returned = items.return();
    if (signal.aborted) returned.catch(() => undefined);
    else await returned;
  }
}

import type { ClientHttp2Stream } from "node:http2";

/**
 * Makes a stream read its first piece at once. From Node 24.20 and 26.3, an iteration that begins after the stream has
 * closed reports a premature close even when the response is complete (nodejs/node#65677), and the transport begins
 * it only some microtasks after the headers.
 */
export function iterateAtOnce(stream: ClientHttp2Stream): ClientHttp2Stream {
  const iterator: AsyncIterator<unknown> = stream[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<unknown>> | undefined = iterator.next();
  // It is reported to who reads it; a call that failed earlier has no reader.
  first.catch(() => undefined);
  const started: AsyncIterableIterator<unknown> = {
    next() {
      const next = first ?? iterator.next();
      first = undefined;
      return next;
    },
    return: () => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]: () => started,
  };
  return Object.defineProperty(stream, Symbol.asyncIterator, { value: () => started });
}

import type { ClientHttp2Stream } from "node:http2";
import type { DescMethod } from "@bufbuild/protobuf";
import { Code, ConnectError, type Transport } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { onAbort } from "../../../base/async/on-abort.js";
import { isRegohostError } from "../../../base/errors.js";
import { toShownUrl, toTimeoutError, type RequestContext } from "../../../http/connection-error.js";
import type { CallControl } from "../../../http/retry.js";
import {
  channels,
  isTraced,
  toTarget,
  traced,
  type RequestMessage,
} from "../../../base/telemetry/channels.js";
import { USER_AGENT } from "../../../base/version.js";
import type { CallSlot } from "./adaptive-limit.js";
import { MAX_MESSAGE_BYTES, type GrpcCallOptions } from "./grpc-channel.js";
import { isUnprocessed, toGrpcFailure, toProtocolError, type WireFacts } from "./grpc-failure.js";
import type { Http2Sessions } from "../../../http/http2-sessions.js";

/** Options common to all attempts over one channel. */
export interface AttemptOptions {
  address: string;
  sessions: Http2Sessions;
  idleTimeoutMs: number;
  /** Receives with each response how many requests the server allows at once. */
  onPeerMax(peerMax: number): void;
}

/** One attempt of a call: its limits, and the meaning of its failure. It must be ended. */
export class GrpcAttempt {
  readonly context: RequestContext;
  /** Makes this call only. */
  readonly transport: Transport;
  readonly headers: Headers;
  /** Aborted by the caller, by the idle limit, and at the end. */
  readonly signal: AbortSignal;
  readonly #call: GrpcCallOptions & { method: DescMethod };
  readonly #control: CallControl;
  readonly #options: AttemptOptions;
  readonly #slot: CallSlot;
  readonly #controller = new AbortController();
  readonly #wire: WireFacts = { stream: undefined, status: undefined };
  readonly #removeListener: () => void;

  /** @param identityHeaders the headers that show the call's identity. */
  constructor(
    call: GrpcCallOptions & { method: DescMethod },
    control: CallControl,
    slot: CallSlot,
    identityHeaders: Readonly<Record<string, string>>,
    options: AttemptOptions,
  ) {
    const { method, attempts } = call;
    const { address, sessions } = options;
    const url = toShownUrl(new URL(`${address}/${method.parent.typeName}/${method.name}`));
    this.context = { request: { method: "POST", url }, attempts };
    this.headers = new Headers({ "user-agent": USER_AGENT, ...identityHeaders });
    this.signal = this.#controller.signal;
    this.#call = call;
    this.#control = control;
    this.#options = options;
    this.#slot = slot;
    this.#removeListener = onAbort(control.signal, () => {
      if (this.#wire.stream !== undefined) sessions.forgetIfSilent(this.#wire.stream);
      this.#controller.abort(control.signal.reason);
    });
    this.transport = createGrpcTransport({
      baseUrl: address,
      readMaxBytes: MAX_MESSAGE_BYTES,
      writeMaxBytes: MAX_MESSAGE_BYTES,
      sessionManager: {
        authority: sessions.authority,
        request: async (httpMethod, path, headers) => {
          const pseudo = { ":method": httpMethod, ":path": path };
          const stream = await sessions.request({ ...headers, ...pseudo }, this.signal);
          this.#watch(stream);
          return iterateAtOnce(stream, () => sessions.hear(stream));
        },
        notifyResponseByteRead: () => undefined,
      },
    });
  }

  /** Makes the call, and publishes it to the channel. Its failure has the code of `toError`. */
  async traced<T>(makeCall: () => Promise<T>): Promise<T> {
    if (!isTraced(channels.request)) return makeCall();
    const { method, attempts } = this.#call;
    const message: RequestMessage = {
      protocol: "grpc",
      method: `${method.parent.typeName}/${method.name}`,
      ...toTarget(new URL(this.#options.address)),
      attempt: attempts,
      setHeader: (name, value) => {
        this.headers.set(name, value);
      },
    };
    return traced(channels.request, message, async () => {
      try {
        const answer = await makeCall();
        message.status = 0;
        return answer;
      } catch (error) {
        if (error instanceof ConnectError) message.status = error.code;
        throw this.toError(error);
      }
    });
  }

  /**
   * The answer has come to its end.
   *
   * @throws ResponseError `response_invalid` when its status is not there after all.
   */
  succeed(header: Headers, trailer: Headers): void {
    const status = trailer.get("grpc-status") ?? header.get("grpc-status");
    if (status !== "0") {
      const why = status === null ? "it has no status" : "its message and its status contradict each other";
      throw toProtocolError(why, this.#call.method.output.typeName, this.context);
    }
    this.#slot.succeeded();
  }

  /** Converts a caught error to the one to throw. */
  toError(caught: unknown): unknown {
    if (this.#call.effect === true && isUnprocessed(this.#wire)) this.#control.noteUnprocessed?.();
    const reason: unknown = this.signal.reason;
    if (this.#control.signal.aborted || isRegohostError(reason)) return reason;
    if (isRegohostError(caught)) return caught;
    const { method, identity, asked, addressSetting, timeoutMs, effect = false } = this.#call;
    const { error, isOverload } = toGrpcFailure(caught, this.#wire, {
      context: this.context,
      timeoutMs,
      effect,
      outputType: method.output.typeName,
      isAuthenticated: identity !== undefined,
      asked,
      addressSetting,
    });
    if (isOverload) this.#slot.overloaded();
    if (error.code === "service_timeout") this.#leaveConnection();
    return error;
  }

  /** Frees the resources of the attempt, and ends it if it is in progress. */
  end(): void {
    this.#removeListener();
    this.#slot.release();
    this.#controller.abort(new ConnectError("the call has ended", Code.Canceled));
  }

  #watch(stream: ClientHttp2Stream): void {
    const { idleTimeoutMs = this.#options.idleTimeoutMs, effect = false, onSent } = this.#call;
    this.#wire.stream = stream;
    stream.once("response", (headers) => (this.#wire.status = headers[":status"]));
    stream.setTimeout(idleTimeoutMs, () => {
      this.#leaveConnection();
      this.#controller.abort(toTimeoutError("nothing came", idleTimeoutMs, this.context, !effect));
    });
    this.#options.onPeerMax(stream.session?.remoteSettings.maxConcurrentStreams ?? Infinity);
    onSent?.();
  }

  /** A connection on which an answer did not come in time may be dead. */
  #leaveConnection(): void {
    if (this.#wire.stream !== undefined) this.#options.sessions.forget(this.#wire.stream);
  }
}

/**
 * Makes a stream read its first piece at once. From Node 24.20 and 26.3, an iteration that begins after the stream has
 * closed reports a premature close even when the response is complete (nodejs/node#65677), and the transport begins
 * it only some microtasks after the headers.
 *
 * @param onPiece called with each piece.
 */
function iterateAtOnce(stream: ClientHttp2Stream, onPiece: () => void): ClientHttp2Stream {
  const iterator: AsyncIterator<unknown> = stream[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<unknown>> | undefined = iterator.next();
  // It is reported to who reads it; a call that failed earlier has no reader.
  first.catch(() => undefined);
  const started: AsyncIterableIterator<unknown> = {
    next() {
      const next = first ?? iterator.next();
      first = undefined;
      next.then(onPiece, () => undefined);
      return next;
    },
    return: () => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]: () => started,
  };
  return Object.defineProperty(stream, Symbol.asyncIterator, { value: () => started });
}

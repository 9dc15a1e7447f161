import type { ClientHttp2Stream } from "node:http2";
import { Deadline } from "../../../base/async/deadline.js";
import { onAbort, untilAborted } from "../../../base/async/on-abort.js";
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
import { reasonOf } from "../../../base/message.js";
import { USER_AGENT } from "../../../base/version.js";
import type { CallSlot } from "./adaptive-limit.js";
import type { GrpcCallOptions, WireMethod } from "./grpc-channel.js";
import {
  cancel,
  checkHeaderValues,
  frameMessages,
  GrpcAnswerIssue,
  grpcHeaders,
  readResponse,
} from "./grpc-exchange.js";
import { isUnprocessed, toGrpcFailure, type WireFacts } from "./grpc-failure.js";
import { GrpcStatusError, OK } from "./grpc-status.js";
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
export class GrpcAttempt<I, O> {
  readonly context: RequestContext;
  readonly #call: GrpcCallOptions & { method: WireMethod<I, O> };
  readonly #control: CallControl;
  readonly #options: AttemptOptions;
  readonly #slot: CallSlot;
  readonly #path: string;
  readonly #headers: Record<string, string>;
  /** Aborted by the caller, by the limits of time, and at the end. */
  readonly #controller = new AbortController();
  readonly #wire: WireFacts = { stream: undefined, status: undefined };
  readonly #removeListener: () => void;
  #stopTimer = (): void => undefined;

  /** @param identityHeaders the headers that show the call's identity. */
  constructor(
    call: GrpcCallOptions & { method: WireMethod<I, O> },
    control: CallControl,
    slot: CallSlot,
    identityHeaders: Readonly<Record<string, string>>,
    options: AttemptOptions,
  ) {
    const { method, attempts } = call;
    const url = new URL(`${options.address}/${method.service}/${method.name}`);
    this.context = { request: { method: "POST", url: toShownUrl(url) }, attempts };
    this.#path = url.pathname;
    checkHeaderValues(identityHeaders);
    this.#headers = { "user-agent": USER_AGENT, ...identityHeaders };
    this.#call = call;
    this.#control = control;
    this.#options = options;
    this.#slot = slot;
    this.#removeListener = onAbort(control.signal, () => {
      if (this.#wire.stream !== undefined) options.sessions.forgetIfSilent(this.#wire.stream);
      this.#controller.abort(control.signal.reason);
    });
  }

  /**
   * Sends the messages, and yields those of the response as they come.
   *
   * @param timeoutMs for all of it.
   * @throws what `toError` converts.
   */
  async *exchange(messages: readonly I[], timeoutMs: number): AsyncGenerator<O, void, undefined> {
    const { encode, decode } = this.#call.method;
    const { sessions } = this.#options;
    const { signal } = this.#controller;
    const body = frameMessages(messages.map(encode));
    const headers = { ...this.#headers, ...grpcHeaders(timeoutMs), ":method": "POST", ":path": this.#path };
    this.#stopTimer = new Deadline({ timeoutMs }).watch(() => this.#timeOut("no complete answer", timeoutMs));
    const stream = await sessions.request(headers, signal);
    this.#watch(stream);
    stream.end(body);
    for await (const bytes of untilAborted(
      readResponse(stream, () => sessions.hear(stream)),
      signal,
    )) {
      let answer: O;
      try {
        answer = decode(bytes);
      } catch (error) {
        throw new GrpcAnswerIssue(reasonOf(error), { cause: error });
      }
      yield answer;
    }
    this.#slot.succeeded();
  }

  /** Makes the call, and publishes it to the channel. Its failure has the code of `toError`. */
  async traced<T>(makeCall: () => Promise<T>): Promise<T> {
    if (!isTraced(channels.request)) return makeCall();
    const { method, attempts } = this.#call;
    const message: RequestMessage = {
      protocol: "grpc",
      method: `${method.service}/${method.name}`,
      ...toTarget(new URL(this.#options.address)),
      attempt: attempts,
      setHeader: (name, value) => {
        this.#headers[name] = value;
      },
    };
    return traced(channels.request, message, async () => {
      try {
        const answer = await makeCall();
        message.status = OK;
        return answer;
      } catch (error) {
        if (error instanceof GrpcStatusError) message.status = error.code;
        throw await this.toError(error);
      }
    });
  }

  /** Converts a caught error to the one to throw. */
  async toError(caught: unknown): Promise<unknown> {
    if (this.#call.effect === true && isUnprocessed(this.#wire)) this.#control.noteUnprocessed?.();
    const reason: unknown = this.#controller.signal.reason;
    if (this.#control.signal.aborted || isRegohostError(reason)) return reason;
    if (isRegohostError(caught)) return caught;
    const { method, identity, requested, addressSetting, timeoutMs, effect = false } = this.#call;
    const { error, isOverload } = await toGrpcFailure(caught, this.#wire, {
      context: this.context,
      timeoutMs,
      effect,
      outputType: method.outputType,
      isAuthenticated: identity !== undefined,
      requested,
      addressSetting,
    });
    if (isOverload) this.#slot.overloaded();
    if (error.code === "service_timeout") this.#leaveConnection();
    return error;
  }

  /** Frees the resources of the attempt, and ends it if it is in progress. */
  end(): void {
    this.#removeListener();
    this.#stopTimer();
    this.#slot.release();
    this.#controller.abort(new Error("the call has ended"));
  }

  #watch(stream: ClientHttp2Stream): void {
    const { idleTimeoutMs = this.#options.idleTimeoutMs, onSent } = this.#call;
    this.#wire.stream = stream;
    stream.once("response", (headers) => (this.#wire.status = headers[":status"]));
    stream.setTimeout(idleTimeoutMs, () => this.#timeOut("nothing came", idleTimeoutMs));
    onAbort(this.#controller.signal, () => cancel(stream));
    this.#options.onPeerMax(stream.session?.remoteSettings.maxConcurrentStreams ?? Infinity);
    onSent?.();
  }

  #timeOut(subject: string, ms: number): void {
    const mayRepeat = this.#call.effect !== true || isUnprocessed(this.#wire);
    this.#leaveConnection();
    this.#controller.abort(toTimeoutError(subject, ms, this.context, mayRepeat));
  }

  /** A connection on which an answer did not come in time may be dead. */
  #leaveConnection(): void {
    if (this.#wire.stream !== undefined) this.#options.sessions.forget(this.#wire.stream);
  }
}

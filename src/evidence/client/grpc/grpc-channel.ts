import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethod,
  type DescMethodServerStreaming,
  type DescMethodUnary,
  type MessageInitShape,
  type MessageShape,
} from "@bufbuild/protobuf";
import type { ServiceRequest } from "../../../base/errors.js";
import { attemptTimeoutMs, withRetries, type CallControl, type RetryPolicy } from "../../../http/retry.js";
import type { Identity } from "../identity.js";
import type { RequestedThing } from "../not-found.js";
import type { AddressSetting } from "../status-error.js";
import type { ServerReflection } from "./server-reflection.js";

/** The largest message that is sent or received, in bytes. */
export const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/** A method, as far as a channel needs to know it. */
export interface WireMethod<I, O> {
  /** With its package. */
  readonly service: string;
  readonly name: string;
  /** The full name of the answer's message, for errors. */
  readonly outputType: string;
  encode(this: void, message: I): Uint8Array;
  /** @throws for bytes that are no such message. */
  decode(this: void, bytes: Uint8Array): O;
}

/** A method whose messages have descriptors, from generated code or from reflection. */
export function describedMethod<I extends DescMessage, O extends DescMessage>({
  parent,
  name,
  input,
  output,
}: DescMethod & { input: I; output: O }): WireMethod<MessageInitShape<I>, MessageShape<O>> {
  return {
    service: parent.typeName,
    name,
    outputType: output.typeName,
    encode: (message) => toBinary(input, create(input, message)),
    decode: (bytes) => fromBinary(output, bytes),
  };
}

/** Options of one attempt of a call, in addition to its method and message. */
export interface GrpcCallOptions {
  /** `undefined` for a call that shows no token. */
  identity: Identity | undefined;
  /** The requested item; without it no response is `not_found`. */
  requested?: RequestedThing | undefined;
  /** The setting that holds the address, for errors. Default: `SERVICE_GRPC_URL`. */
  addressSetting?: AddressSetting | undefined;
  /** Which attempt it is, from 1, for errors. */
  attempts: number;
  /** Time for the whole attempt, also sent to the service as its deadline. */
  timeoutMs: number;
  /** Time without a byte from the service. Default: the client's `idleMs`. */
  idleTimeoutMs?: number | undefined;
  /**
   * Whether the call costs or changes something. Its errors are `retryable` only when the service provably did not
   * process it: there was no connection, or the stream was refused.
   */
  effect?: boolean | undefined;
  /** Called once when the request is being written: from then on the service may process it. */
  onSent?: (() => void) | undefined;
}

/** One unary call. */
export interface GrpcCall<I, O> extends GrpcCallOptions {
  method: WireMethod<I, O>;
  message: I;
}

/** One streaming call, whose messages are all there when it begins. */
interface GrpcStreamCall<I, O> extends GrpcCallOptions {
  method: WireMethod<I, O>;
  messages: readonly I[];
}

/** A message that came with the status OK. */
export interface GrpcAnswer<O> {
  message: O;
  /** The request of the response, for errors: `POST https://host/package.Service/Method`. */
  request: ServiceRequest;
}

/** A connection to one gRPC address, with its limits. It is opened by the first call and again when it is lost. */
export interface GrpcChannel {
  /** Such as `https://cp.example.com`. */
  readonly address: string;
  /**
   * Makes one attempt of a unary call. See `callWithRetries` for more of them.
   *
   * @throws ServiceError with the codes of REST, `serviceCode` being the gRPC code; the signal's reason when
   * `control.signal` is aborted.
   */
  unary<I, O>(call: GrpcCall<I, O>, control: CallControl): Promise<GrpcAnswer<O>>;
  /**
   * Makes one attempt of a streaming call: sends the messages, half-closes, and yields the responses as they come.
   *
   * @throws ServiceError as `unary` does.
   */
  stream<I, O>(call: GrpcStreamCall<I, O>, control: CallControl): AsyncGenerator<O, void, undefined>;
  /** Returns the reflection of the server, called with this identity. It sends nothing before its first use. */
  reflection(identity: Identity | undefined, control: CallControl): ServerReflection;
  /** Ends all calls and the connection. */
  close(): void;
  /** Opens the connection of the first call. One that cannot be made is left to that call. */
  connect(): Promise<void>;
}

export function isUnary(method: DescMethod): method is DescMethodUnary {
  return method.methodKind === "unary";
}

export function isServerStreaming(method: DescMethod): method is DescMethodServerStreaming {
  return method.methodKind === "server_streaming";
}

/** A unary call that may take several attempts. `timeoutMs` is the time of each. */
type RetriedGrpcCall<I, O> = Omit<GrpcCall<I, O>, "attempts">;

/**
 * Makes a unary call, with the retries of every call to the service. No attempt has more time than remains until the
 * deadline.
 *
 * @throws ServiceError
 */
export async function callWithRetries<I, O>(
  channel: GrpcChannel,
  call: RetriedGrpcCall<I, O>,
  policy: RetryPolicy,
  control: CallControl,
): Promise<GrpcAnswer<O>> {
  const attempt = (attempts: number): Promise<GrpcAnswer<O>> => {
    const timeoutMs = attemptTimeoutMs(control, call.timeoutMs);
    return channel.unary({ ...call, attempts, timeoutMs }, control);
  };
  return withRetries(attempt, policy, control);
}

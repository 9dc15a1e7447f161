import { tracingChannel, type TracingChannel } from "node:diagnostics_channel";
import { codeOf } from "../error-code.js";
import { isThenable } from "../realms.js";

/** How something that is traced failed. It has no message: messages name arguments. */
interface TracedFailure {
  /** The `code` of the error, or `unknown`. */
  readonly code: string;
}

/** Properties of every message. */
export interface TracedMessage {
  /** Set when it fails. */
  error?: TracedFailure;
  /** Set at the start by who wants to run it, such as within a context of its own. It calls its argument once, at once. */
  within?: <T>(run: () => T) => T;
}

/** One evaluation, of `regohost:policy.evaluate`. */
export interface EvaluateMessage extends TracedMessage {
  /** A UUID: that of the decision and of its event in the decision log. */
  readonly decisionId: string;
  /** With slashes: `gate/deny`. Absent for a query. */
  readonly entrypoint?: string;
  /** Whether the entrypoint has a value. Set at the end. */
  outcome?: "value" | "undefined";
  /** Number of rounds. Set at the end. */
  rounds?: number;
  /** Number of calls of asynchronous built-ins, guesses included. Set at the end. */
  calls?: number;
  /** Time in the policy's passes, in milliseconds. Set at the end. */
  evaluationMs?: number;
}

/** One pass of the policy and its wait for the calls that it misses, of `regohost:policy.round`. */
interface RoundMessage extends TracedMessage {
  readonly evaluation: EvaluateMessage;
  /** From 1. */
  readonly round: number;
}

/** One call of an asynchronous built-in, without arguments and answer, of `regohost:policy.builtin`. */
export interface BuiltinMessage extends TracedMessage {
  readonly evaluation: EvaluateMessage;
  /** Such as `service.discover`. */
  readonly builtin: string;
  /** The round in which it was started, from 1. */
  readonly round: number;
  /** Whether it is a guess. */
  readonly speculative: boolean;
  /** Whether it costs or changes something. */
  readonly effect: boolean;
  /** Whether there is an answer. Set at the end. */
  outcome?: "value" | "undefined";
  /** Whether the answer needed no request of its own. Set at the end. */
  cached?: boolean;
}

/** One request over HTTP or gRPC, of `regohost:request`, from its start to the headers of its response. */
export interface RequestMessage extends TracedMessage {
  readonly protocol: "http" | "grpc";
  /** Of HTTP `GET`, of gRPC `package.Service/Method`. */
  readonly method: string;
  /** `http` or `https`. */
  readonly scheme: string;
  /** Without brackets. */
  readonly address: string;
  readonly port: number;
  /** Which attempt it is, from 1. */
  readonly attempt: number;
  /** Adds a header, to pass a context on. */
  setHeader(name: string, value: string): void;
  /** Of HTTP the status, of gRPC its code. Set when it is known. */
  status?: number;
}

/** The ids of a span, in lower-case hexadecimal digits as W3C's Trace Context has them. */
export interface TraceIds {
  /** 32 digits. */
  readonly traceId: string;
  /** 16 digits. */
  readonly spanId: string;
}

/** One request to `regohost serve`, of `regohost:serve`. */
export interface ServeMessage extends TracedMessage {
  readonly method: string;
  /** The route, as `/metrics` names it, without the path of the document: `v1/data`; `other` for a route without a name there. */
  readonly route: string;
  readonly scheme: string;
  /** Whether neither it nor the work that it starts is to have a span. */
  readonly isUntraced: boolean;
  /** Returns the values of a header, by which a context comes in. @param name in lower case. */
  header(name: string): string | undefined;
  /** Returns the names of all headers, in lower case. */
  headerNames(): string[];
  /** Its span, for the decision log. Set at the start by who makes one. */
  trace?: TraceIds;
  /** The decision, when there was one. Set at the end. */
  decisionId?: string;
  /** Set when it is known. */
  status?: number;
}

/** The channels, by the operation that they report. */
export const channels = {
  evaluate: tracingChannel<unknown, EvaluateMessage>("regohost:policy.evaluate"),
  round: tracingChannel<unknown, RoundMessage>("regohost:policy.round"),
  builtin: tracingChannel<unknown, BuiltinMessage>("regohost:policy.builtin"),
  request: tracingChannel<unknown, RequestMessage>("regohost:request"),
  serve: tracingChannel<unknown, ServeMessage>("regohost:serve"),
} as const;

/** Returns whether the channel has subscribers. */
export function isTraced({
  start,
  asyncEnd,
}: Readonly<Record<"start" | "asyncEnd", { readonly hasSubscribers: boolean }>>): boolean {
  return start.hasSubscribers || asyncEnd.hasSubscribers;
}

/** Returns whether any channel of an evaluation has subscribers. */
export function isEvaluationTraced(): boolean {
  return isTraced(channels.evaluate) || isTraced(channels.round) || isTraced(channels.builtin);
}

/** Returns the server of a request, without its path, query and credentials. */
export function toTarget({
  protocol,
  hostname,
  port,
}: URL): Pick<RequestMessage, "scheme" | "address" | "port"> {
  const scheme = protocol.slice(0, -1);
  return {
    scheme,
    address: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (scheme === "https" ? 443 : 80) : Number(port),
  };
}

function toFailure(error: unknown): TracedFailure {
  return { code: codeOf(error) ?? "unknown" };
}

/**
 * Runs a function and publishes to a channel: `start` before it, with the stores that are bound to it, `error` when it fails, and
 * `asyncEnd` when it has ended. A synchronous function has an `asyncEnd` too, at once.
 *
 * @param onResult completes the message with the result, which may be a failure.
 */
export function traced<M extends TracedMessage, T>(
  channel: TracingChannel<unknown, M>,
  message: M,
  run: () => T,
  onResult?: (result: Awaited<T>) => void,
): T {
  const fail = (error: unknown): never => {
    message.error = toFailure(error);
    channel.error.publish(message);
    channel.asyncEnd.publish(message);
    throw error;
  };
  const succeed = (result: Awaited<T>): Awaited<T> => {
    onResult?.(result);
    if (message.error !== undefined) channel.error.publish(message);
    channel.asyncEnd.publish(message);
    return result;
  };
  return channel.start.runStores(message, () => {
    let result: T;
    try {
      result = message.within === undefined ? run() : message.within(run);
    } catch (error) {
      return fail(error);
    }
    // Its own `then` would be typed by T.
    if (isThenable(result)) return (result as PromiseLike<Awaited<T>>).then(succeed, fail) as T;
    succeed(result as Awaited<T>);
    return result;
  });
}

import { defined } from "../../base/pick.js";
import { subscribe, unsubscribe, type TracingChannel } from "node:diagnostics_channel";
import { context, diag, propagation, SpanKind, type Attributes } from "@opentelemetry/api";
import { channels, type ServeMessage, type TracedMessage } from "../../base/telemetry/channels.js";
import { version } from "../../base/version.js";
import { createMeters } from "./meters.js";
import { rpcCall, rpcStatus } from "./rpc-attributes.js";
import { SpanTable, type SpanDescription } from "./span-table.js";

/** A running instrumentation. */
export interface Telemetry extends Disposable {
  /** Stops creating spans and measurements, and ends open spans. Does nothing when called again. */
  stop(): void;
}

/** A source of spans and measurements. */
interface Source<M extends object> {
  describe: (message: M) => SpanDescription;
  /** Attributes that are known at the end. */
  end: (message: M) => Attributes;
  /** Records the measurement. @param seconds duration. */
  measure: (message: M, seconds: number) => void;
  /** Propagates its context. */
  onStart?: (message: M, inject: (setHeader: (name: string, value: string) => void) => void) => void;
}

const incoming = {
  get: (message: ServeMessage, name: string) => message.header(name.toLowerCase()),
  keys: (message: ServeMessage) => message.headerNames(),
};

/** Wraps code that calls the SDK: Node would end the process for what it throws, such as an exporter's error. OpenTelemetry reports it. */
function guarded<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  return (...args) => {
    try {
      return run(...args);
    } catch (error) {
      diag.error("regohost: the SDK failed", error);
      return undefined;
    }
  };
}

/**
 * Creates OpenTelemetry spans and metrics for every evaluation, its rounds and built-ins, and for requests to services,
 * with the global providers of `@opentelemetry/api`. Spans are children of the active one. Requests propagate the
 * context, those of `http.send` too.
 *
 * No attribute contains arguments, results, addresses beyond the host, headers or error messages. `@opentelemetry/api`
 * is a peer dependency. Start it once in a process: a second start counts twice.
 *
 * @example
 * ```ts
 * import { NodeSDK } from "@opentelemetry/sdk-node";
 * import { startTelemetry } from "regohost/otel";
 *
 * const sdk = new NodeSDK();
 * sdk.start();
 * const telemetry = startTelemetry();
 * // … evaluate policies …
 * telemetry.stop();
 * await sdk.shutdown();
 * ```
 */
export function startTelemetry(): Telemetry {
  const spans = new SpanTable("regohost", version);
  const meters = createMeters("regohost", version);
  const stops: (() => void)[] = [];

  const follow = <M extends TracedMessage>(
    channel: TracingChannel<unknown, M>,
    { describe, end, measure, onStart }: Source<M>,
  ): void => {
    const start = guarded((message: M) => spans.start(message, describe(message)));
    channel.start.bindStore(spans.store, start);
    const started = guarded((data: unknown): void => {
      const message = data as M;
      onStart?.(message, (setHeader) => {
        propagation.inject(spans.contextOf(message), setHeader, {
          set: (set, name, value) => {
            set(name, value);
          },
        });
      });
    });
    const ended = guarded((data: unknown): void => {
      const message = data as M;
      const seconds = spans.end(message, end(message), message.error?.code);
      if (seconds !== undefined) measure(message, seconds);
    });
    subscribe(channel.start.name, started);
    subscribe(channel.asyncEnd.name, ended);
    stops.push(() => {
      channel.start.unbindStore(spans.store);
      unsubscribe(channel.start.name, started);
      unsubscribe(channel.asyncEnd.name, ended);
    });
  };

  follow(channels.evaluate, {
    describe: ({ decisionId, entrypoint }) => ({
      name: "policy.evaluate",
      kind: SpanKind.INTERNAL,
      attributes: defined({ "opa.decision_id": decisionId, "policy.entrypoint": entrypoint }),
    }),
    end: ({ outcome, rounds, calls }) =>
      defined({ "policy.outcome": outcome, "policy.rounds": rounds, "policy.calls": calls }),
    measure: ({ entrypoint, outcome, error }, seconds) => {
      const attributes = defined({
        "policy.entrypoint": entrypoint,
        "policy.outcome": outcome,
        "error.type": error?.code,
      });
      meters.evaluations.add(1, attributes);
      meters.evaluationSeconds.record(seconds, attributes);
    },
  });
  follow(channels.round, {
    describe: ({ evaluation, round }) => ({
      name: "policy.round",
      kind: SpanKind.INTERNAL,
      attributes: { "opa.decision_id": evaluation.decisionId, "policy.round": round },
      parent: evaluation,
    }),
    end: () => ({}),
    measure: ({ evaluation, error }) => {
      meters.rounds.add(
        1,
        defined({ "policy.entrypoint": evaluation.entrypoint, "error.type": error?.code }),
      );
    },
  });
  follow(channels.builtin, {
    describe: ({ evaluation, builtin, round, speculative, effect }) => ({
      name: "policy.builtin",
      kind: SpanKind.INTERNAL,
      attributes: {
        "opa.decision_id": evaluation.decisionId,
        "policy.builtin.name": builtin,
        "policy.builtin.speculative": speculative,
        "policy.builtin.effect": effect,
        "policy.round": round,
      },
      parent: evaluation,
    }),
    end: ({ outcome, cached }) =>
      defined({ "policy.builtin.outcome": outcome, "policy.builtin.cached": cached }),
    measure: ({ builtin, outcome, cached, error }, seconds) => {
      const attributes = defined({
        "policy.builtin.name": builtin,
        "policy.builtin.outcome": outcome,
        "policy.builtin.cached": cached,
        "error.type": error?.code,
      });
      meters.calls.add(1, attributes);
      meters.callSeconds.record(seconds, attributes);
    },
  });
  follow(channels.request, {
    describe: ({ protocol, method, scheme, address, port, attempt }) => {
      const server = { "server.address": address, "server.port": port };
      if (protocol === "grpc") {
        return { name: method, kind: SpanKind.CLIENT, attributes: { ...rpcCall(method), ...server } };
      }
      const resend = attempt > 1 ? { "http.request.resend_count": attempt - 1 } : {};
      const http = { "http.request.method": method, "url.scheme": scheme, ...resend };
      return { name: method, kind: SpanKind.CLIENT, attributes: { ...http, ...server } };
    },
    end: ({ protocol, status }) => {
      if (protocol === "grpc") return rpcStatus(status);
      if (status === undefined) return {};
      return {
        "http.response.status_code": status,
        ...(status >= 400 ? { "error.type": String(status) } : {}),
      };
    },
    measure: ({ protocol, method, scheme, address, port, status, error }, seconds) => {
      const server = { "server.address": address, "server.port": port };
      if (protocol === "grpc") {
        const rpc = { ...rpcCall(method), ...server, ...rpcStatus(status) };
        meters.rpcClientSeconds.record(seconds, {
          ...rpc,
          ...defined({ "error.type": error?.code }),
        });
        return;
      }
      const failed = (status ?? 0) >= 400 ? String(status) : undefined;
      const http = {
        "http.request.method": method,
        "url.scheme": scheme,
        "http.response.status_code": status,
      };
      meters.httpClientSeconds.record(
        seconds,
        defined({ ...http, ...server, "error.type": error?.code ?? failed }),
      );
    },
    onStart: (message, inject) => {
      inject((name, value) => {
        message.setHeader(name, value);
      });
    },
  });
  follow(channels.serve, {
    describe: (message) => ({
      name: `${message.method} ${message.route}`,
      kind: SpanKind.SERVER,
      attributes: {
        "http.request.method": message.method,
        "http.route": message.route,
        "url.scheme": message.scheme,
      },
      context: propagation.extract(context.active(), message, incoming),
      isUntraced: message.isUntraced,
    }),
    onStart: (message) => {
      const ids = message.isUntraced ? undefined : spans.idsOf(message);
      if (ids !== undefined) message.trace = ids;
    },
    end: ({ status, decisionId }) =>
      defined({
        "http.response.status_code": status,
        "opa.decision_id": decisionId,
        "error.type": (status ?? 0) >= 500 ? String(status) : undefined,
      }),
    measure: ({ method, route, scheme, status, error }, seconds) => {
      const failed = (status ?? 0) >= 500 ? String(status) : undefined;
      const attributes = {
        "http.request.method": method,
        "http.route": route,
        "url.scheme": scheme,
        "http.response.status_code": status,
        "error.type": error?.code ?? failed,
      };
      meters.httpServerSeconds.record(seconds, defined(attributes));
    },
  });

  const stop = (): void => {
    for (const end of stops.splice(0)) end();
    spans.close();
    guarded(() => spans.endAll())();
  };
  return { stop, [Symbol.dispose]: stop };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import {
  context,
  isSpanContextValid,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";
import type { TracedMessage, TraceIds } from "../../base/telemetry/channels.js";

/** A span to start. */
export interface SpanDescription {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  /** The message whose span is the parent. */
  parent?: object;
  /** The parent context. Default: that of the parent, or the active one. */
  context?: Context;
  /** Whether neither the span nor any below it is recorded. Default: false. */
  isUntraced?: boolean;
}

/** A context of this table, and the active context around it. */
interface Entered {
  context: Context;
  outer: Context;
}

interface Started {
  span: Span;
  context: Context;
  startedAt: number;
}

/** A span that is not sampled, in the trace of a context or in a new one: samplers follow the parent's decision. */
function toUnrecorded(below: Context): Span {
  const traceId = trace.getSpanContext(below)?.traceId ?? randomBytes(16).toString("hex");
  const spanId = randomBytes(8).toString("hex");
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: TraceFlags.NONE });
}

/** The spans of messages. */
export class SpanTable {
  readonly store = new AsyncLocalStorage<Entered | undefined>();
  readonly #tracer: Tracer;
  readonly #started = new Map<object, Started>();
  /** Includes the contexts of ended spans: calls can begin after their evaluation. */
  readonly #contexts = new WeakMap<object, Context>();

  constructor(name: string, version: string) {
    this.#tracer = trace.getTracer(name, version);
  }

  /** On Node 20 a storage in use slows down each promise of the process permanently. */
  close(): void {
    this.store.disable();
  }

  /** Starts the span of a message, and returns the store that is active in it. */
  start(
    message: TracedMessage,
    { name, kind, attributes, parent, context: given, isUntraced = false }: SpanDescription,
  ): Entered {
    const below = given ?? (parent === undefined ? undefined : this.#contexts.get(parent)) ?? this.#active();
    const span = isUntraced ? toUnrecorded(below) : this.#tracer.startSpan(name, { kind, attributes }, below);
    const own = trace.setSpan(below, span);
    this.#started.set(message, { span, context: own, startedAt: performance.now() });
    this.#contexts.set(message, own);
    // For code that uses OpenTelemetry's own API, which does not know the store.
    message.within = (run) => context.with(own, run);
    return { context: own, outer: context.active() };
  }

  /** The context of a message's span, or the active context if it has none. */
  contextOf(message: object): Context {
    return this.#contexts.get(message) ?? this.#active();
  }

  /** The ids of a message's span; `undefined` without a span, and without an SDK, which provides valid ones. */
  idsOf(message: object): TraceIds | undefined {
    const context = this.#contexts.get(message);
    const span = context === undefined ? undefined : trace.getSpanContext(context);
    if (span === undefined || !isSpanContextValid(span)) return undefined;
    return { traceId: span.traceId, spanId: span.spanId };
  }

  /**
   * Ends the span of a message.
   *
   * @param errorCode the code of the error, when it failed.
   * @returns how long the span lasted, in seconds; `undefined` when it was not started here.
   */
  end(message: object, attributes: Attributes, errorCode: string | undefined): number | undefined {
    const started = this.#started.get(message);
    if (started === undefined) return undefined;
    this.#started.delete(message);
    const { span, startedAt } = started;
    span.setAttributes(attributes);
    if (errorCode !== undefined) span.setAttribute("error.type", errorCode);
    // Without the message: it may contain arguments.
    if (errorCode !== undefined || attributes["error.type"] !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
    return (performance.now() - startedAt) / 1000;
  }

  /** Ends all open spans. */
  endAll(): void {
    for (const { span } of this.#started.values()) span.end();
    this.#started.clear();
  }

  /** The active context: OpenTelemetry's, unless it is unchanged inside one of this table. */
  #active(): Context {
    const entered = this.store.getStore();
    const active = context.active();
    return entered === undefined || active !== entered.outer ? active : entered.context;
  }
}

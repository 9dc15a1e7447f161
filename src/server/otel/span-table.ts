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
  /** The message whose span it is below. */
  parent?: object;
  /** The context that it is below. Default: that of the parent, or the active one. */
  context?: Context;
  /** Whether it is not recorded, nor any below it. Default: false. */
  isUntraced?: boolean;
}

/** A context of ours, and the active one around it. */
interface Entered {
  context: Context;
  outer: Context;
}

interface Started {
  span: Span;
  context: Context;
  startedAt: number;
}

/** A span that is not sampled, in the trace of a context or in one of its own: samplers follow their parents. */
function toUnrecorded(below: Context): Span {
  const traceId = trace.getSpanContext(below)?.traceId ?? randomBytes(16).toString("hex");
  const spanId = randomBytes(8).toString("hex");
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: TraceFlags.NONE });
}

/** The spans of messages. */
export class SpanTable {
  readonly store = new AsyncLocalStorage<Entered>();
  readonly #tracer: Tracer;
  readonly #started = new Map<object, Started>();
  /** The contexts of spans that have ended too: calls can begin after their evaluation. */
  readonly #contexts = new WeakMap<object, Context>();

  constructor(name: string, version: string) {
    this.#tracer = trace.getTracer(name, version);
  }

  /** On Node 20 a storage in use makes each promise of the process slower, for ever. */
  close(): void {
    this.store.disable();
  }

  /** Starts the span of a message, and gives what is active in it. */
  start(
    message: TracedMessage,
    { name, kind, attributes, parent, context: given, isUntraced = false }: SpanDescription,
  ): Entered {
    const below = given ?? (parent === undefined ? undefined : this.#contexts.get(parent)) ?? this.#active();
    const span = isUntraced ? toUnrecorded(below) : this.#tracer.startSpan(name, { kind, attributes }, below);
    const own = trace.setSpan(below, span);
    this.#started.set(message, { span, context: own, startedAt: performance.now() });
    this.#contexts.set(message, own);
    // For OpenTelemetry's own users, who know nothing of the store.
    message.within = (run) => context.with(own, run);
    return { context: own, outer: context.active() };
  }

  /** The context of a message's span; the active one without a span. */
  contextOf(message: object): Context {
    return this.#contexts.get(message) ?? this.#active();
  }

  /** The ids of a message's span; `undefined` without a span, and without an SDK, which gives valid ones. */
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
   * @returns how long it took, in seconds; `undefined` when it was not started here.
   */
  end(message: object, attributes: Attributes, errorCode: string | undefined): number | undefined {
    const started = this.#started.get(message);
    if (started === undefined) return undefined;
    this.#started.delete(message);
    const { span, startedAt } = started;
    span.setAttributes(attributes);
    if (errorCode !== undefined) span.setAttribute("error.type", errorCode);
    // No message: it may name arguments.
    if (errorCode !== undefined || attributes["error.type"] !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
    return (performance.now() - startedAt) / 1000;
  }

  /** Ends the spans that are under way. */
  endAll(): void {
    for (const { span } of this.#started.values()) span.end();
    this.#started.clear();
  }

  /** The active context: OpenTelemetry's, unless nothing has changed it inside of ours. */
  #active(): Context {
    const entered = this.store.getStore();
    const active = context.active();
    return entered === undefined || active !== entered.outer ? active : entered.context;
  }
}

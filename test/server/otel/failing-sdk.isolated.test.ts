import { propagation, trace, type Span, type Tracer } from "@opentelemetry/api";
import { afterEach, expect, it, vi } from "vitest";
import { loadPolicy } from "../../../src/index.js";
import { startTelemetry } from "../../../src/server/otel/index.js";

const POLICY = `package p

plain := 1

sent := http.send({"method": "get", "url": "http://127.0.0.1:1/", "raise_error": false}).status_code
`;

/** A tracer whose own method throws, or one of its spans. */
function failingTracer(method: string): Tracer {
  const fail = (): never => {
    throw new Error("the exporter is broken");
  };
  const span = trace.wrapSpanContext({ traceId: "1".repeat(32), spanId: "1".repeat(16), traceFlags: 1 });
  const broken: Span = Object.assign(Object.create(span) as Span, { [method]: fail });
  return { startSpan: method === "startSpan" ? fail : () => broken, startActiveSpan: fail };
}

afterEach(() => {
  trace.disable();
  propagation.disable();
});

it.each(["startSpan", "setAttributes", "setStatus", "end", "inject"])(
  "decides although the SDK throws in %s",
  async (method) => {
    const thrown = vi.fn();
    process.on("uncaughtException", thrown);
    trace.setGlobalTracerProvider({ getTracer: () => failingTracer(method) });
    if (method === "inject") {
      const inject = (): never => {
        throw new Error("the propagator is broken");
      };
      propagation.setGlobalPropagator({ inject, extract: (context) => context, fields: () => [] });
    }
    const telemetry = startTelemetry();
    try {
      const entrypoint = ["p/plain", "p/sent"];
      const policy = await loadPolicy(
        { files: { "p.rego": POLICY } },
        { entrypoint, allowNet: ["127.0.0.1:1"] },
      );
      expect(await policy.evaluate({}, { entrypoint: "p/plain" })).toBe(1);
      expect(await policy.evaluate({}, { entrypoint: "p/sent" })).toBe(0);
      await policy.close();
    } finally {
      telemetry.stop();
    }
    await new Promise(setImmediate);
    process.off("uncaughtException", thrown);
    expect(thrown).not.toHaveBeenCalled();
  },
);

import { context, metrics as metricsApi, propagation, trace } from "@opentelemetry/api";
import { metrics, NodeSDK, tracing } from "@opentelemetry/sdk-node";
import { startTelemetry } from "../../../src/server/otel/index.js";

type Span = ReturnType<tracing.InMemorySpanExporter["getFinishedSpans"]>[number];

/** OpenTelemetry of one test, in memory. */
export interface TestTelemetry extends AsyncDisposable {
  /** The ended spans, in the order of their ends. */
  spans(name?: string): Span[];
  /** The sums and counts of a metric's data points, with their attributes. */
  points(metric: string): Promise<{ attributes: Record<string, unknown>; count: number }[]>;
}

export function startTestTelemetry(): TestTelemetry {
  const exporter = new tracing.InMemorySpanExporter();
  const measured = new metrics.InMemoryMetricExporter(metrics.AggregationTemporality.CUMULATIVE);
  const reader = new metrics.PeriodicExportingMetricReader({
    exporter: measured,
    exportIntervalMillis: 3_600_000,
  });
  const sdk = new NodeSDK({
    autoDetectResources: false,
    spanProcessors: [new tracing.SimpleSpanProcessor(exporter)],
    metricReaders: [reader],
    logRecordProcessors: [],
  });
  sdk.start();
  const telemetry = startTelemetry();
  return {
    spans: (name) => exporter.getFinishedSpans().filter((span) => name === undefined || span.name === name),
    async points(name) {
      await reader.forceFlush();
      const last = measured.getMetrics().at(-1);
      const found = (last?.scopeMetrics ?? []).flatMap((scope) =>
        scope.metrics.filter(({ descriptor }) => descriptor.name === name),
      );
      return found.flatMap(({ dataPoints }) =>
        dataPoints.map(({ attributes, value }) => ({
          attributes: { ...attributes },
          count: typeof value === "number" ? value : value.count,
        })),
      );
    },
    async [Symbol.asyncDispose]() {
      telemetry.stop();
      await sdk.shutdown();
      trace.disable();
      metricsApi.disable();
      context.disable();
      propagation.disable();
    },
  };
}

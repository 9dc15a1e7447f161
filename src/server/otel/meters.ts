import { metrics, type Counter, type Histogram } from "@opentelemetry/api";

/** The bucket bounds that the semantic conventions recommend for request durations, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Many evaluations take less than a millisecond. */
const SHORT_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, ...SECONDS];

/** The metric instruments. */
interface Meters {
  evaluations: Counter;
  evaluationSeconds: Histogram;
  rounds: Counter;
  calls: Counter;
  callSeconds: Histogram;
  httpClientSeconds: Histogram;
  rpcClientSeconds: Histogram;
  httpServerSeconds: Histogram;
}

export function createMeters(name: string, version: string): Meters {
  const meter = metrics.getMeter(name, version);
  const seconds = (metric: string, description: string, bounds = SECONDS): Histogram =>
    meter.createHistogram(metric, {
      description,
      unit: "s",
      advice: { explicitBucketBoundaries: bounds },
    });
  return {
    evaluations: meter.createCounter("policy.evaluations", {
      description: "Evaluations",
      unit: "{evaluation}",
    }),
    evaluationSeconds: seconds("policy.evaluation.duration", "Duration of evaluations", SHORT_SECONDS),
    rounds: meter.createCounter("policy.rounds", { description: "Rounds of evaluations", unit: "{round}" }),
    calls: meter.createCounter("policy.builtin.calls", {
      description: "Calls of asynchronous built-ins; policy.builtin.cached tells those answered from a cache",
      unit: "{call}",
    }),
    callSeconds: seconds("policy.builtin.duration", "Duration of calls of asynchronous built-ins"),
    httpClientSeconds: seconds("http.client.request.duration", "Duration of HTTP client requests"),
    rpcClientSeconds: seconds("rpc.client.call.duration", "Duration of gRPC calls to the first answer"),
    httpServerSeconds: seconds(
      "http.server.request.duration",
      "Duration of HTTP server requests",
      SHORT_SECONDS,
    ),
  };
}

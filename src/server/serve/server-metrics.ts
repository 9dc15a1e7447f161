import type { Counter, Histogram, Registry } from "prom-client";
import type { Answer } from "./http-answer.js";
import { loadPackage } from "../../base/load-package.js";

/** OPA's buckets of `http_request_duration_seconds`, in seconds. */
const DEFAULT_BUCKETS = [1e-6, 5e-6, 1e-5, 5e-5, 1e-4, 5e-4, 1e-3, 0.01, 0.1, 1];

const LABELS = ["code", "handler", "method"] as const;
type Label = (typeof LABELS)[number];

/** A completed request. */
interface MeasuredRequest {
  /** OPA's name of its handler; `undefined`: it is not measured, as in OPA. */
  handler: string | undefined;
  method: string;
  status: number;
  seconds: number;
  /** Whether the client had disconnected. */
  isCancelled: boolean;
}

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "CONNECT", "TRACE"]);

/**
 * The metrics of a server in Prometheus's text format: OPA's metrics of requests, and those of the process, with Node's
 * in place of Go's.
 *
 * Create it with {@link ServerMetrics.create}, which loads `prom-client`.
 */
export class ServerMetrics {
  /** The registry, to which other parts of the server add their metrics. */
  readonly registry: Registry;
  readonly #durations: Histogram<Label>;
  readonly #cancellations: Counter<Label>;

  private constructor(registry: Registry, durations: Histogram<Label>, cancellations: Counter<Label>) {
    this.registry = registry;
    this.#durations = durations;
    this.#cancellations = cancellations;
  }

  /** @param buckets of `http_request_duration_seconds`, in seconds. Default: OPA's. */
  static async create(buckets: readonly number[] = DEFAULT_BUCKETS): Promise<ServerMetrics> {
    const { default: prometheus } = await loadPackage(() => import("prom-client"));
    const registry = new prometheus.Registry();
    const registers = [registry];
    prometheus.collectDefaultMetrics({ register: registry });
    const durations = new prometheus.Histogram({
      name: "http_request_duration_seconds",
      help: "A histogram of duration for requests.",
      buckets: [...buckets],
      labelNames: LABELS,
      registers,
    });
    const cancellations = new prometheus.Counter({
      name: "http_request_cancellations",
      help: "A count of cancelled requests.",
      labelNames: LABELS,
      registers,
    });
    return new ServerMetrics(registry, durations, cancellations);
  }

  observe({ handler, method, status, seconds, isCancelled }: MeasuredRequest): void {
    if (handler === undefined) return;
    const code = String(status);
    // Any text can be a method, and each would create its own series.
    const known = METHODS.has(method) ? method : "unknown";
    this.#durations.observe({ code, handler, method: known.toLowerCase() }, seconds);
    if (isCancelled) this.#cancellations.inc({ code, handler, method: known });
  }

  /** The response to `GET /metrics`. */
  async toAnswer(): Promise<Answer> {
    const body = await this.registry.metrics();
    return {
      status: 200,
      headers: { "Content-Type": this.registry.contentType },
      body,
      mayCompress: true,
    };
  }
}

const PREFIXES = ["v1/query", "v1/compile", "v1/config", "v1/status"] as const;

/**
 * OPA's name of the handler of a request, for the label `handler`; `undefined` for requests that OPA does not measure.
 */
export function findHandler(method: string, path: string): string | undefined {
  const isBelow = (resource: string): boolean => path === resource || path.startsWith(`${resource}/`);
  if (path === "/") return method === "POST" || method === "GET" ? "index" : undefined;
  if (isBelow("/health")) return method === "GET" || method === "HEAD" ? "health" : undefined;
  if (isBelow("/v0/data")) return method === "POST" ? "v0/data" : "catchall";
  if (isBelow("/v1/data")) {
    return ["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method) ? "v1/data" : "catchall";
  }
  if (isBelow("/v1/policies")) return ["GET", "PUT", "DELETE"].includes(method) ? "v1/policies" : "catchall";
  return PREFIXES.find((name) => isBelow(`/${name}`));
}

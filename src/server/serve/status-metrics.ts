import type * as prometheusPackage from "prom-client";
import type { Registry } from "prom-client";
import { version } from "../../base/version.js";
import { BUNDLE_ERROR, type BundleStatus, type LoadingStage } from "./bundles/bundle-status.js";
import type { LogUpload } from "./logs/log-upload.js";
import type { Spool, SpoolLimit } from "./logs/spool.js";
import type { ServerPlugins } from "./routes.js";
import { loadPackage } from "../../base/load-package.js";

/** The sources of the metrics. */
interface MeasuredStatus {
  plugins: ServerPlugins;
  /** Buckets of `bundle_loading_duration_ns`, in nanoseconds. Default: OPA's. */
  loadingBuckets?: readonly number[] | undefined;
  bundles: () => ReadonlyMap<string, BundleStatus>;
  log: { upload: LogUpload; spool: Spool; dropped: Readonly<Record<SpoolLimit, number>> } | undefined;
}

/** Receives the duration of a stage of loading a bundle, in nanoseconds. */
export type ObserveStage = (name: string, stage: LoadingStage, ns: number) => void;

/** OPA's buckets of `bundle_loading_duration_ns`: 20 from a microsecond on, each twice the one before. */
const LOADING_BUCKETS = Array.from({ length: 20 }, (_, at) => 1_000 * 2 ** at);

/** Adds OPA's metrics of its status (`status.prometheus`), which are read on collection. */
export async function addStatusMetrics(
  registry: Registry,
  { plugins, loadingBuckets = LOADING_BUCKETS, bundles, log }: MeasuredStatus,
): Promise<ObserveStage> {
  const { default: prometheus } = await loadPackage(() => import("prom-client"));
  const registers = [registry];
  new prometheus.Gauge({
    name: "opa_info",
    help: "Information about the server.",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  new prometheus.Gauge({
    name: "plugin_status_gauge",
    help: "Gauge for the plugin by status.",
    labelNames: ["name", "status"],
    registers,
    collect() {
      this.reset();
      for (const [name, status] of Object.entries(plugins.states)) this.set({ name, status }, 1);
    },
  });
  const bundleGauge = (
    name: string,
    help: string,
    value: (status: BundleStatus) => number | undefined,
  ): void => {
    new prometheus.Gauge({
      name,
      help,
      labelNames: ["name"],
      registers,
      collect() {
        for (const [bundle, status] of bundles()) this.set({ name: bundle }, value(status) ?? 0);
      },
    });
  };
  const nanoseconds = (time: Date | undefined): number => (time?.getTime() ?? 0) * 1e6;
  bundleGauge("last_bundle_request", "Gauge for the last bundle request.", (status) =>
    nanoseconds(status.lastRequest),
  );
  bundleGauge("last_success_bundle_request", "Gauge for the last success bundle request.", (status) =>
    nanoseconds(status.lastSuccessfulRequest),
  );
  bundleGauge("last_success_bundle_download", "Gauge for the last success bundle download.", (status) =>
    nanoseconds(status.lastDownload),
  );
  new prometheus.Gauge({
    name: "last_success_bundle_activation",
    help: "Gauge for the last success bundle activation.",
    labelNames: ["name", "active_revision"],
    registers,
    collect() {
      this.reset();
      for (const [name, { activeRevision, lastActivation }] of bundles()) {
        if (lastActivation !== undefined)
          this.set({ name, active_revision: activeRevision }, nanoseconds(lastActivation));
      }
    },
  });
  new prometheus.Counter({
    name: "bundle_loaded_counter",
    help: "Counter for the bundle loaded.",
    labelNames: ["name"],
    registers,
    collect() {
      this.reset();
      for (const [name, { loaded }] of bundles()) this.inc({ name }, loaded);
    },
  });
  new prometheus.Counter({
    name: "bundle_failed_load_counter",
    help: "Counter for the failed bundle load.",
    // Without OPA's message, of which each would create its own series.
    labelNames: ["name", "code"],
    registers,
    collect() {
      this.reset();
      for (const [name, { failures }] of bundles()) this.inc({ name, code: BUNDLE_ERROR }, failures);
    },
  });
  const durations = new prometheus.Histogram({
    name: "bundle_loading_duration_ns",
    help: "Histogram for the bundle loading duration by stage.",
    labelNames: ["name", "stage"],
    buckets: [...loadingBuckets],
    registers,
  });
  if (log !== undefined) addLogMetrics(prometheus, registers, log);
  return (name, stage, ns) => {
    durations.observe({ name, stage }, ns);
  };
}

function addLogMetrics(
  prometheus: Pick<typeof prometheusPackage, "Counter" | "Gauge">,
  registers: Registry[],
  { upload, spool, dropped }: NonNullable<MeasuredStatus["log"]>,
): void {
  const counter = (name: string, help: string, value: () => number): void => {
    new prometheus.Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  };
  new prometheus.Gauge({
    name: "decision_logs_status_gauge",
    help: "Gauge for the last decision log upload by status.",
    labelNames: ["code", "http_code"],
    registers,
    collect() {
      this.reset();
      const { code = "", http_code: httpCode = "" } = upload.status;
      this.set({ code, http_code: String(httpCode) }, 1);
    },
  });
  for (const name of Object.keys(upload.counters) as (keyof typeof upload.counters)[]) {
    counter(`${name}_total`, `Counter for the decision logs metric ${name}.`, () => upload.counters[name]);
  }
  for (const [name, limit] of [
    ["decision_logs_dropped_buffer_size_limit_bytes_exceeded", "buffer_size_limit_bytes"],
    ["decision_logs_dropped_buffer_size_limit_exceeded", "buffer_size_limit_events"],
  ] as const) {
    counter(`${name}_total`, `Counter for the decision logs metric ${name}.`, () => dropped[limit]);
  }
  new prometheus.Gauge({
    name: "decision_logs_buffer_size_bytes",
    help: "Number of bytes waiting to be uploaded.",
    registers,
    collect() {
      this.set(spool.bytes);
    },
  });
  new prometheus.Gauge({
    name: "decision_logs_buffer_size_events",
    help: "Number of events waiting to be uploaded.",
    registers,
    collect() {
      this.set(spool.events);
    },
  });
}

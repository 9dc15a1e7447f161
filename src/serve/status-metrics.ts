import type { Registry } from "prom-client";
import { version } from "../version.js";
import type { BundleStatus } from "./bundles/bundle-status.js";
import type { LogUpload } from "./logs/log-upload.js";
import type { Spool, SpoolLimit } from "./logs/spool.js";
import type { ServerPlugins } from "./routes.js";

/** What the metrics are of. */
export interface MeasuredStatus {
  plugins: ServerPlugins;
  bundles: () => ReadonlyMap<string, BundleStatus>;
  log: { upload: LogUpload; spool: Spool; dropped: Readonly<Record<SpoolLimit, number>> } | undefined;
}

/** Adds OPA's metrics of its status (`status.prometheus`), read when they are asked for. */
export async function addStatusMetrics(
  registry: Registry,
  { plugins, bundles, log }: MeasuredStatus,
): Promise<void> {
  const { default: prometheus } = await import("prom-client");
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
  const ofBundles = (
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
  ofBundles("last_bundle_request", "Gauge for the last bundle request.", (status) =>
    nanoseconds(status.lastRequest),
  );
  ofBundles("last_success_bundle_request", "Gauge for the last success bundle request.", (status) =>
    nanoseconds(status.lastSuccessfulRequest),
  );
  ofBundles("last_success_bundle_download", "Gauge for the last success bundle download.", (status) =>
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
  for (const [name, help, value] of [
    ["bundle_loaded_counter", "Counter for the bundle loaded.", (status: BundleStatus) => status.loaded],
    [
      "bundle_failed_load_counter",
      "Counter for the failed bundle load.",
      (status: BundleStatus) => status.failures,
    ],
  ] as const) {
    new prometheus.Counter({
      name,
      help,
      labelNames: ["name"],
      registers,
      collect() {
        this.reset();
        for (const [bundle, status] of bundles()) this.inc({ name: bundle }, value(status));
      },
    });
  }
  if (log === undefined) return;
  const { upload, spool, dropped } = log;
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

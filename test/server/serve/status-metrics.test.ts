import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cleanUpAfterAll } from "../../clean-up.js";
import { toMetricShapes } from "../../../scripts/metric-shapes.mjs";
import { makeFolder } from "../../cli/run.js";
import { packBundle, startControlService } from "./control-service.js";
import { runConfigured } from "./run-configured.js";
import { FIXTURES, send } from "./serve.js";

type Shape = ReturnType<typeof toMetricShapes>[string];

/** Those of `/metrics` of a running OPA 1.22: scripts/serve-events.mjs. */
const LIVE = JSON.parse(readFileSync(join(FIXTURES, "metrics.json"), "utf8")) as Record<string, Shape>;

const counter = (labels: string[] = []): Shape => ({ type: "counter", labels });
/** Those of its source that show only after what they count: internal/prometheus and v1/plugins/status/metrics.go. */
const LATER: Record<string, Shape> = {
  http_request_cancellations: counter(["code", "handler", "method"]),
  bundle_failed_load_counter: counter(["code", "message", "name"]),
  decision_logs_dropped_rate_limit_exceeded_total: counter(),
  decision_logs_dropped_buffer_size_limit_exceeded_total: counter(),
  decision_logs_dropped_buffer_size_limit_bytes_exceeded_total: counter(),
  decision_logs_encoding_failure_total: counter(),
  decision_logs_nd_builtin_cache_dropped_total: counter(),
  enc_log_exceeded_upload_size_limit_bytes_total: counter(),
  decision_logs_chunks_uploaded_total: counter(),
  decision_logs_chunks_upload_failed_total: counter(),
};

/** What this server does not serve, and why. */
const NOT_SERVED = [
  { names: /^go_/, why: "they are of Go's runtime; nodejs_* and process_* are Node's" },
  { names: /^disk_/, why: "policies and data are in memory" },
];
/** Labels that a metric has in OPA alone. */
const WITHOUT_LABELS: Record<string, { labels: string[]; why: string }> = {
  bundle_failed_load_counter: { labels: ["message"], why: "each message would be a series of its own" },
};

describe("the metrics of OPA", () => {
  let own: Record<string, Shape> = {};
  let text = "";
  const cleanUp = cleanUpAfterAll();
  beforeAll(async () => {
    const service = await startControlService(cleanUp);
    service.bundles.set("/a.tar.gz", { bytes: await packBundle({ "a.rego": "package a\n\nr := 1\n" }) });
    const config = {
      persistence_directory: await makeFolder({}, cleanUp),
      bundles: { a: { resource: "a.tar.gz" } },
      decision_logs: { service: "control" },
      status: { prometheus: true },
    };
    const { runtime, port } = await runConfigured(config, FIXTURES, [], { service }, cleanUp);
    await runtime.start();
    await vi.waitFor(() => expect(runtime.plugins.missing).toEqual([]), { timeout: 20_000 });
    await send(port, { method: "POST", path: "/v1/data/a/r", body: "{}" });
    ({ body: text } = await send(port, { method: "GET", path: "/metrics" }));
    own = toMetricShapes(text);
  });

  it.each(Object.entries({ ...LIVE, ...LATER }))("%s", (name, { type, labels }) => {
    const reason = NOT_SERVED.find(({ names }) => names.test(name));
    const served = own[name];
    if (reason !== undefined) {
      expect(served).toBeUndefined();
      return;
    }
    const without = WITHOUT_LABELS[name]?.labels ?? [];
    expect(served?.type).toBe(type);
    // What was not counted yet has no labels.
    if (served?.labels.length !== 0 || name in LIVE)
      expect(served?.labels).toEqual(labels.filter((label) => !without.includes(label)));
  });

  it("tell how long each stage of loading a bundle took", () => {
    for (const stage of ["timer_bundle_request_ns", "timer_rego_load_bundles_ns"])
      expect(text).toContain(`bundle_loading_duration_ns_count{name="a",stage="${stage}"} 1`);
    expect(text).toContain('bundle_loading_duration_ns_bucket{le="524288000",');
  });

  it("have the buckets of a configuration", async () => {
    const service = await startControlService();
    service.bundles.set("/a.tar.gz", { bytes: await packBundle({ "a.rego": "package a\n\nr := 1\n" }) });
    const prometheus_config = { collectors: { bundle_loading_duration_ns: { buckets: [1.5, 6e10] } } };
    const config = {
      persistence_directory: await makeFolder({}),
      bundles: { a: { resource: "a.tar.gz" } },
      status: { prometheus: true, prometheus_config },
    };
    const { runtime, port } = await runConfigured(config, FIXTURES, [], { service });
    await runtime.start();
    await vi.waitFor(() => expect(runtime.plugins.missing).toEqual([]), { timeout: 20_000 });
    const { body } = await send(port, { method: "GET", path: "/metrics" });
    const stage = 'stage="timer_rego_load_bundles_ns"';
    const bounds = [...body.matchAll(/^bundle_loading_duration_ns_bucket\{le="([^"]+)",.*$/gm)]
      .filter(([line]) => line.includes(stage))
      .map(([, bound]) => bound);
    expect(bounds).toEqual(["1.5", "60000000000", "+Inf"]);
  });

  it("tell the status of the last upload", () => {
    expect(text).toContain('decision_logs_status_gauge{code="",http_code=""} 1');
  });
});

import * as z from "../../../base/text/zod.js";
import { uploadTo, type ServiceConfig } from "./service-config.js";
import {
  BUCKETS,
  DELAYS,
  invalid,
  NO_MANUAL,
  NO_PLUGINS,
  nullish,
  refused,
  toDelay,
  TRIGGER,
  type Delay,
} from "./setting-schemas.js";

export interface DecisionLogsConfig {
  service: string | undefined;
  /** Path below the service's URL. */
  resource: string;
  console: boolean;
  delay: Delay;
  /** Whether a full upload is sent without waiting for the delay. */
  isImmediate: boolean;
  bufferSizeLimitBytes: number;
  /** For the buffer type `event`; `undefined`: no limit. */
  bufferSizeLimitEvents: number | undefined;
  /** Decisions beyond it are not uploaded. */
  maxDecisionsPerSecond: number | undefined;
  uploadSizeLimitBytes: number;
  mask: DecisionPath;
  drop: DecisionPath;
  /** The names of request headers that events contain. */
  headers: readonly string[];
  withBuiltinCache: boolean;
}

/** The path of a document, and whether the configuration specifies it. */
export interface DecisionPath {
  path: readonly string[];
  isConfigured: boolean;
}

export interface StatusConfig {
  service: string | undefined;
  resource: string;
  console: boolean;
  /** Whether `/metrics` includes the status. */
  prometheus: boolean;
  /** For the metric `bundle_loading_duration_ns`, in nanoseconds; `undefined`: OPA's. */
  loadingBuckets: readonly number[] | undefined;
}

const DEFAULT_UPLOAD_BYTES = 32_768;
/** OPA has no limit. */
const DEFAULT_BUFFER_BYTES = 1024 * 1024 * 1024;
/** OPA's default for the buffer type `event`. */
const DEFAULT_BUFFER_EVENTS = 10_000;

export const DECISION_LOGS = z.strictObject({
  plugin: refused(NO_PLUGINS),
  service: nullish(z.string()),
  partition_name: nullish(z.string()),
  resource: nullish(z.string()),
  console: nullish(z.boolean()),
  mask_decision: nullish(z.string()),
  drop_decision: nullish(z.string()),
  nd_builtin_cache: nullish(z.boolean()),
  request_context: nullish(
    z.strictObject({
      http: nullish(z.strictObject({ headers: nullish(z.array(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/))) })),
    }),
  ),
  reporting: nullish(
    z.strictObject({
      ...DELAYS,
      buffer_type: nullish(z.enum(["", "size", "event"])),
      buffer_size_limit_bytes: nullish(z.number().int().positive()),
      buffer_size_limit_events: nullish(z.number().int().positive()),
      upload_size_limit_bytes: nullish(z.number().int().min(90).max(4_294_967_296)),
      max_decisions_per_second: nullish(z.number().positive()),
      trigger: nullish(z.literal(["periodic", "immediate"], { error: () => `${NO_MANUAL}, or "immediate"` })),
    }),
  ),
});

export const STATUS = z.strictObject({
  plugin: refused(NO_PLUGINS),
  service: nullish(z.string()),
  partition_name: nullish(z.string()),
  console: nullish(z.boolean()),
  prometheus: nullish(z.boolean()),
  prometheus_config: nullish(
    z.strictObject({
      collectors: nullish(
        z.strictObject({
          bundle_loading_duration_ns: nullish(z.strictObject({ buckets: nullish(BUCKETS) })),
        }),
      ),
    }),
  ),
  trigger: TRIGGER,
});

export function toDecisionPath(where: string, given: string | undefined, usual: string): DecisionPath {
  const text = given ?? usual;
  const path = text.split("/").filter((key) => key !== "");
  if (path.length === 0) throw invalid(`${where}: name a document, such as ${usual}`);
  return { path, isConfigured: given !== undefined };
}

/** As in OPA, each type of buffer has its own limit, and a rate replaces a limit in bytes. */
function toBufferLimits(
  reporting: z.infer<typeof DECISION_LOGS>["reporting"],
): Pick<DecisionLogsConfig, "bufferSizeLimitBytes" | "bufferSizeLimitEvents" | "maxDecisionsPerSecond"> {
  const {
    buffer_type: type,
    buffer_size_limit_bytes: bytes,
    buffer_size_limit_events: events,
    max_decisions_per_second: rate,
  } = reporting ?? {};
  const where = "decision_logs.reporting";
  if (type === "event" && bytes !== undefined) {
    throw invalid(
      `${where}.buffer_size_limit_bytes is for buffer_type: size; write buffer_size_limit_events`,
    );
  }
  if (type !== "event" && events !== undefined) {
    throw invalid(`${where}.buffer_size_limit_events is for buffer_type: event`);
  }
  if (bytes !== undefined && rate !== undefined) {
    throw invalid(`${where}: one of buffer_size_limit_bytes and max_decisions_per_second`);
  }
  return {
    bufferSizeLimitBytes: bytes ?? DEFAULT_BUFFER_BYTES,
    bufferSizeLimitEvents: type === "event" ? (events ?? DEFAULT_BUFFER_EVENTS) : undefined,
    maxDecisionsPerSecond: rate,
  };
}

export function toDecisionLogs(
  given: z.infer<typeof DECISION_LOGS>,
  withBuiltinCache: boolean,
  services: ReadonlyMap<string, ServiceConfig>,
): DecisionLogsConfig {
  const { reporting, partition_name: partition } = given;
  return {
    service: uploadTo("decision_logs.service", given, services),
    resource:
      partition === undefined || partition === "" ? (given.resource ?? "/logs") : `/logs/${partition}`,
    console: given.console ?? false,
    delay: toDelay("decision_logs.reporting", reporting ?? {}, [300, 600]),
    isImmediate: reporting?.trigger === "immediate",
    ...toBufferLimits(reporting),
    uploadSizeLimitBytes: reporting?.upload_size_limit_bytes ?? DEFAULT_UPLOAD_BYTES,
    mask: toDecisionPath("decision_logs.mask_decision", given.mask_decision, "/system/log/mask"),
    drop: toDecisionPath("decision_logs.drop_decision", given.drop_decision, "/system/log/drop"),
    headers: given.request_context?.http?.headers ?? [],
    withBuiltinCache: given.nd_builtin_cache ?? withBuiltinCache,
  };
}

export function toStatus(
  given: z.infer<typeof STATUS>,
  services: ReadonlyMap<string, ServiceConfig>,
): StatusConfig {
  const partition = given.partition_name ?? "";
  return {
    service: uploadTo("status.service", given, services, given.prometheus === true),
    resource: partition === "" ? "/status" : `/status/${partition}`,
    console: given.console ?? false,
    prometheus: given.prometheus ?? false,
    loadingBuckets: given.prometheus_config?.collectors?.bundle_loading_duration_ns?.buckets,
  };
}

import { isAbsolute, resolve } from "node:path";
import * as z from "../../../base/text/zod.js";
import { isObject } from "../../../base/text/option-rules.js";
import { BUNDLE, toBundle, type BundleConfig } from "./bundle-config.js";
import { checkDocument, problemLines } from "../../../base/text/schema-issue.js";
import { KEY, toKeys } from "./key-config.js";
import {
  DECISION_LOGS,
  STATUS,
  toDecisionLogs,
  toDecisionPath,
  toStatus,
  type DecisionLogsConfig,
  type StatusConfig,
} from "./log-config.js";
import { SERVICE, toServices, type ServiceConfig } from "./service-config.js";
import { BUCKETS, invalid, NO_PLUGINS, nullish, refused } from "./setting-schemas.js";
import { toTracingVariables, TRACING, type TracingVariables } from "./tracing-config.js";

/** OPA's configuration file, checked and with its defaults. */
export interface ServerConfig {
  /** The configuration as passed, with defaults and without credentials, for `/v1/config`. */
  active: Readonly<Record<string, unknown>>;
  services: ReadonlyMap<string, ServiceConfig>;
  bundles: readonly BundleConfig[];
  decisionLogs: DecisionLogsConfig | undefined;
  status: StatusConfig | undefined;
  /** OpenTelemetry's variables for `distributed_tracing`; `undefined` when it is off. */
  tracing: TracingVariables | undefined;
  /** Globs of paths whose requests are not traced. */
  untracedPaths: readonly string[];
  labels: Readonly<Record<string, string>>;
  defaultDecision: readonly string[];
  /** Maximum size of responses that `http.send` caches, in bytes. */
  httpCacheBytes: number | undefined;
  persistenceDirectory: string;
  server: {
    buckets: readonly number[] | undefined;
    maxLength: number | undefined;
    gzipMaxLength: number | undefined;
    gzipMinLength: number | undefined;
    gzipLevel: number | undefined;
  };
}

const length = nullish(z.number().int().positive());

/** OPA's settings for caches between queries. */
const CACHING = z.strictObject({
  inter_query_builtin_cache: nullish(
    z.strictObject({
      // OPA's 0 means no limit, which is not supported here.
      max_size_bytes: nullish(z.number().int().min(1)),
      forced_eviction_threshold_percentage: refused("the answer that was not used for longest makes room"),
      stale_entry_eviction_period_seconds: refused("stale answers go when others need their room"),
    }),
  ),
  inter_query_builtin_value_cache: refused(
    "what built-ins keep, such as patterns and keys, has limits of this program's own, which cannot be set",
  ),
});

const CONFIG = z.strictObject({
  services: nullish(z.record(z.string(), SERVICE)),
  labels: nullish(z.record(z.string(), z.string())),
  keys: nullish(z.record(z.string(), KEY)),
  bundles: nullish(z.record(z.string(), BUNDLE.nullable())),
  decision_logs: nullish(DECISION_LOGS),
  status: nullish(STATUS),
  default_decision: nullish(z.string()),
  persistence_directory: nullish(z.string().min(1)),
  nd_builtin_cache: nullish(z.boolean()),
  server: nullish(
    z.strictObject({
      metrics: nullish(
        z.strictObject({
          prom: nullish(
            z.strictObject({
              http_request_duration_seconds: nullish(z.strictObject({ buckets: nullish(BUCKETS) })),
            }),
          ),
        }),
      ),
      encoding: nullish(
        z.strictObject({
          gzip: nullish(
            z.strictObject({
              min_length: nullish(z.number().int().min(0)),
              compression_level: nullish(z.number().int().min(0).max(9)),
            }),
          ),
        }),
      ),
      decoding: nullish(
        z.strictObject({ max_length: length, gzip: nullish(z.strictObject({ max_length: length })) }),
      ),
      logger_plugin: refused(NO_PLUGINS),
    }),
  ),
  bundle: refused("it is OPA's former form; write bundles"),
  default_authorization_decision: refused("requests are not authorized by policy; see --authentication"),
  discovery: refused("the configuration is read from its file only"),
  plugins: refused(NO_PLUGINS),
  caching: nullish(CACHING),
  storage: refused("policies and data are held in memory"),
  distributed_tracing: nullish(TRACING),
  metrics_export: refused("it is not supported; scrape /metrics"),
});

/** The same with services as a list. A union of both would not report what is wrong in it. */
const LIST_CONFIG = CONFIG.extend({ services: nullish(z.array(SERVICE)) });

/** Members that may contain secrets, which OPA omits; and headers, which OPA shows. */
const SECRET_MEMBERS = {
  services: ["credentials", "headers"],
  keys: ["key", "private_key"],
} as const;

/** The query of a path on a service may contain a secret, such as the signature of a link. */
const PATH_MEMBER = "resource";

/** Removes the queries of paths. */
function withoutQueries(value: unknown): unknown {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    name === PATH_MEMBER && typeof member === "string" ? (member.split("?", 1)[0] ?? "") : member,
  ]);
  return Object.fromEntries(members);
}

function without(value: unknown, names: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** OPA's active configuration: the checked configuration, without secrets, and with the default decision. */
function toActive(value: unknown, defaultDecision: string): Record<string, unknown> {
  const active: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [part, names] of Object.entries(SECRET_MEMBERS)) {
    const given = active[part];
    if (Array.isArray(given)) active[part] = given.map((each) => without(each, names));
    else if (isObject(given)) {
      const members = Object.entries(given).map(([name, each]) => [name, without(each, names)] as const);
      active[part] = Object.fromEntries(members);
    }
  }
  const { bundles, decision_logs: logs } = active;
  if (isObject(bundles)) {
    const each = Object.entries(bundles).map(([name, bundle]) => [name, withoutQueries(bundle)] as const);
    active["bundles"] = Object.fromEntries(each);
  }
  if (logs !== undefined) active["decision_logs"] = withoutQueries(logs);
  return { ...active, default_decision: defaultDecision };
}

/**
 * Checks OPA's configuration.
 *
 * @param folder base of relative paths: the working directory, as in OPA.
 * @param file name for messages.
 * @throws ConfigurationError `config_invalid`, which names each key that is unknown or invalid.
 */
export function parseServerConfig(value: unknown, folder: string, file?: string): ServerConfig {
  const isList = isObject(value) && "services" in value && Array.isArray(value.services);
  const schema = isList ? LIST_CONFIG : CONFIG;
  const checked = checkDocument(schema, value ?? {});
  if (checked.problems !== undefined) throw invalid(problemLines(checked.problems), file);
  const given = checked.data;
  const toPath = (path: string): string => (isAbsolute(path) ? path : resolve(folder, path));
  const services = toServices(given.services, { keys: given.keys ?? {}, toPath });
  const keys = toKeys(given.keys ?? {});
  const { server, decision_logs: logs, status, distributed_tracing: tracing } = given;
  const gzip = server?.encoding?.gzip;
  return {
    active: toActive(value, given.default_decision ?? "/system/main"),
    services,
    bundles: Object.entries(given.bundles ?? {}).flatMap(([name, bundle]) =>
      bundle === null ? [] : [toBundle(name, bundle, services, keys)],
    ),
    decisionLogs: logs && toDecisionLogs(logs, given.nd_builtin_cache ?? false, services),
    status: status && toStatus(status, services),
    tracing: tracing && toTracingVariables(tracing, toPath, invalid),
    untracedPaths: tracing?.exclude_paths ?? [],
    labels: given.labels ?? {},
    defaultDecision: toDecisionPath("default_decision", given.default_decision, "/system/main").path,
    httpCacheBytes: given.caching?.inter_query_builtin_cache?.max_size_bytes,
    persistenceDirectory: toPath(given.persistence_directory ?? ".opa"),
    server: {
      buckets: server?.metrics?.prom?.http_request_duration_seconds?.buckets,
      maxLength: server?.decoding?.max_length,
      gzipMaxLength: server?.decoding?.gzip?.max_length,
      gzipMinLength: gzip?.min_length,
      gzipLevel: gzip?.compression_level,
    },
  };
}

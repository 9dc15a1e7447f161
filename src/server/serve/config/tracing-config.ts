import { defined } from "../../../base/pick.js";
import * as z from "../../../base/text/zod.js";
import { isLoopback } from "../../../base/text/service-url.js";
import { PatternError, toPathExpression } from "./path-pattern.js";
import { nullish } from "./setting-schemas.js";

/** OPA's `distributed_tracing` as the variables of OpenTelemetry's specification. */
export type TracingVariables = Readonly<Record<string, string>>;

const text = nullish(z.string().min(1));
const count = nullish(z.number().int().min(1));

function checkGlob(glob: string, context: z.RefinementCtx): void {
  try {
    toPathExpression(glob);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    context.addIssue({ code: "custom", message: `is not a glob: ${error.message}` });
  }
}

/** The schema of `distributed_tracing`. */
export const TRACING = z.strictObject({
  type: nullish(z.enum(["", "grpc", "http"])),
  address: nullish(
    z.string().regex(/^[^/@\s]+:\d{1,5}$/, "must be a host and a port, such as localhost:4317"),
  ),
  service_name: text,
  sample_percentage: nullish(z.number().min(0).max(100)),
  encryption: nullish(z.enum(["off", "tls", "mtls"])),
  allow_insecure_tls: nullish(
    z.literal(false, {
      error: () => "certificates are always verified; name an authority in tls_ca_cert_file",
    }),
  ),
  tls_cert_file: text,
  tls_private_key_file: text,
  tls_ca_cert_file: text,
  exclude_paths: nullish(z.array(z.string().superRefine(checkGlob))),
  resource: nullish(
    z.strictObject({
      service_version: text,
      service_instance_id: text,
      service_namespace: text,
      deployment_environment: text,
    }),
  ),
  batch_span_processor_options: nullish(
    z.strictObject({
      blocking: nullish(z.literal(false, { error: () => "spans never hold up requests" })),
      batch_timeout_ms: count,
      export_timeout_ms: count,
      max_export_batch_size: count,
      max_queue_size: count,
    }),
  ),
});

/** OPA's ports: OTLP's. */
const DEFAULT_ADDRESS = { grpc: "localhost:4317", http: "localhost:4318" } as const;

function toSource(
  given: z.infer<typeof TRACING>,
  invalid: (message: string) => Error,
): { isSecure: boolean; url: URL } {
  const type = given.type === "grpc" ? "grpc" : "http";
  const { address = DEFAULT_ADDRESS[type], encryption = "off" } = given;
  const isSecure = encryption !== "off";
  const text = `${isSecure ? "https" : "http"}://${address}${type === "http" ? "/v1/traces" : ""}`;
  if (!URL.canParse(text)) throw invalid("distributed_tracing.address is not a host and a port");
  const url = new URL(text);
  if (!isSecure && !isLoopback(url.hostname)) {
    throw invalid(
      'distributed_tracing.encryption must be "tls" or "mtls" for a collector that is not on this machine',
    );
  }
  return { isSecure, url };
}

/**
 * Converts OPA's configuration of tracing to OpenTelemetry's variables.
 *
 * @param toPath makes a path of a file absolute.
 * @param invalid creates the error for an invalid setting.
 * @returns `undefined` without a type: then it is off, as in OPA.
 */
export function toTracingVariables(
  given: z.infer<typeof TRACING>,
  toPath: (path: string) => string,
  invalid: (message: string) => Error,
): TracingVariables | undefined {
  const { type, tls_cert_file: cert, tls_private_key_file: key, tls_ca_cert_file: ca } = given;
  if (type === undefined || type === "") return undefined;
  const { isSecure, url } = toSource(given, invalid);
  if (!isSecure && (cert ?? key ?? ca) !== undefined) {
    throw invalid("distributed_tracing: certificates need encryption: tls or mtls");
  }
  if ((given.encryption === "mtls") !== (cert !== undefined && key !== undefined)) {
    throw invalid("distributed_tracing: tls_cert_file and tls_private_key_file belong to encryption: mtls");
  }
  const { resource, batch_span_processor_options: batch } = given;
  const attributes = defined({
    "service.version": resource?.service_version,
    "service.instance.id": resource?.service_instance_id,
    "service.namespace": resource?.service_namespace,
    "deployment.environment": resource?.deployment_environment,
  });
  const texts = Object.entries(attributes).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return defined({
    OTEL_TRACES_EXPORTER: "otlp",
    OTEL_METRICS_EXPORTER: "none",
    OTEL_SERVICE_NAME: given.service_name ?? "regohost",
    OTEL_RESOURCE_ATTRIBUTES: texts.join(","),
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: String((given.sample_percentage ?? 100) / 100),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: type === "grpc" ? "grpc" : "http/protobuf",
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.href.replace(/\/$/, ""),
    OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: ca === undefined ? undefined : toPath(ca),
    OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: cert === undefined ? undefined : toPath(cert),
    OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: key === undefined ? undefined : toPath(key),
    OTEL_BSP_SCHEDULE_DELAY: batch?.batch_timeout_ms?.toString(),
    OTEL_BSP_EXPORT_TIMEOUT: batch?.export_timeout_ms?.toString(),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: batch?.max_export_batch_size?.toString(),
    OTEL_BSP_MAX_QUEUE_SIZE: batch?.max_queue_size?.toString(),
    // OPA propagates traceparent and tracestate only.
    OTEL_PROPAGATORS: "tracecontext",
  });
}

import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { isLoopback } from "../../config/service-url.js";
import { ConfigurationError } from "../../errors.js";
import { isObject } from "../../values/option-rules.js";
import {
  AZURE_IDENTITY,
  GCP_METADATA,
  S3_SIGNING,
  toAwsSigning,
  toAzureIdentity,
  toGcpMetadata,
  type CloudCredentials,
} from "./cloud-credentials.js";
import { nullish, refused } from "./setting-schemas.js";
import { toTracingVariables, TRACING, type TracingVariables } from "./tracing-config.js";
import { BUNDLE_ALGORITHMS, type BundleKey, type BundleVerifyOptions } from "../../verify/bundle-options.js";

/** How a service's tokens are had: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export interface OAuth2Config {
  tokenUrl: string;
  clientId: string;
  /** What proves who the client is: its secret, or an assertion (RFC 7521, section 4.2). */
  proof: { secret: string } | { assertion: string; type: string } | { assertionPath: string; type: string };
  scopes: readonly string[];
  headers: Readonly<Record<string, string>>;
  parameters: Readonly<Record<string, string>>;
}

/** Where bundles come from, and where decision logs and status go. */
export interface ServiceConfig {
  name: string;
  /** Without a slash at its end. */
  url: string;
  isOci: boolean;
  headers: Readonly<Record<string, string>>;
  responseHeaderTimeoutMs: number;
  bearer: { token: string | undefined; tokenPath: string | undefined; scheme: string } | undefined;
  oauth2: OAuth2Config | undefined;
  cloud: CloudCredentials | undefined;
  clientTls: { cert: string; privateKey: string; passphrase: string | undefined } | undefined;
  tls: { caCert: string | undefined; systemCaRequired: boolean } | undefined;
}

/** The shortest and the longest wait, in milliseconds. */
export interface Delay {
  minMs: number;
  maxMs: number;
}

/** One of OPA's `bundles`. */
export interface BundleConfig {
  name: string;
  from:
    | { kind: "service"; service: string; path: string }
    | { kind: "image"; address: string }
    | { kind: "file"; path: string };
  delay: Delay;
  /** How long the service may wait for a change, in milliseconds; `undefined`: it answers at once. */
  longPollMs: number | undefined;
  persist: boolean;
  sizeLimitBytes: number;
  /** Who must have signed it. */
  verify: BundleVerifyOptions | undefined;
  /** Whether a bundle without signatures is taken although there are keys, as OPA does without a `signing` block. */
  isSignatureOptional: boolean;
}

export interface DecisionLogsConfig {
  service: string | undefined;
  /** Below the service's URL. */
  resource: string;
  console: boolean;
  delay: Delay;
  bufferSizeLimitBytes: number;
  /** Of the buffer type `event`; `undefined`: no limit. */
  bufferSizeLimitEvents: number | undefined;
  /** Those beyond it are not uploaded. */
  maxDecisionsPerSecond: number | undefined;
  uploadSizeLimitBytes: number;
  mask: DecisionPath;
  drop: DecisionPath;
  /** The names of request headers that events have. */
  headers: readonly string[];
  withBuiltinCache: boolean;
}

/** A document of the policies, and whether the configuration names it. */
export interface DecisionPath {
  path: readonly string[];
  isConfigured: boolean;
}

export interface StatusConfig {
  service: string | undefined;
  resource: string;
  console: boolean;
  /** Whether `/metrics` has the status too. */
  prometheus: boolean;
}

/** OPA's configuration file, checked and with its defaults. */
export interface ServerConfig {
  /** The configuration as it was given, with defaults and without credentials: what `/v1/config` tells. */
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
  persistenceDirectory: string;
  server: {
    buckets: readonly number[] | undefined;
    maxLength: number | undefined;
    gzipMaxLength: number | undefined;
    gzipMinLength: number | undefined;
    gzipLevel: number | undefined;
  };
}

const MIB = 1024 * 1024;
/** OPA's default of a file in a bundle; here of the bundle and of what it unpacks to. */
const DEFAULT_BUNDLE_BYTES = 1024 * MIB;
const DEFAULT_UPLOAD_BYTES = 32_768;
/** OPA has no limit. */
const DEFAULT_BUFFER_BYTES = 1024 * MIB;
/** OPA's, of the buffer type `event`. */
const DEFAULT_BUFFER_EVENTS = 10_000;
const DEFAULT_HEADER_TIMEOUT_S = 10;

const seconds = z
  .number()
  .int()
  .min(0)
  .max(86_400 * 365);
const TRIGGER = nullish(
  z.literal("periodic", { error: () => 'only "periodic" is supported: no request triggers it' }),
);
const NO_PLUGINS = "OPA's plugins are Go code, which is not supported";

const DELAYS = {
  min_delay_seconds: nullish(seconds),
  max_delay_seconds: nullish(seconds),
};

const KEY = z.strictObject({
  key: z.string().min(1),
  algorithm: nullish(z.enum(BUNDLE_ALGORITHMS)),
  scope: nullish(z.string()),
  private_key: refused("private keys are for OAuth 2 assertions, which are not signed here"),
});

const NOT_SIGNED =
  "assertions are not signed here; write client_secret, or client_assertion_path with one that another program signs";

const OAUTH2 = z.strictObject({
  grant_type: nullish(
    z.literal("client_credentials", { error: () => `only "client_credentials" is supported: ${NOT_SIGNED}` }),
  ),
  token_url: z.string().min(1),
  client_id: z.string().min(1),
  client_secret: nullish(z.string().min(1)),
  client_assertion: nullish(z.string().min(1)),
  client_assertion_path: nullish(z.string().min(1)),
  client_assertion_type: nullish(z.string().min(1)),
  scopes: nullish(z.array(z.string().min(1))),
  additional_headers: nullish(z.record(z.string(), z.string())),
  additional_parameters: nullish(z.record(z.string(), z.string())),
  signing_key: refused(NOT_SIGNED),
  thumbprint: refused(NOT_SIGNED),
  additional_claims: refused(NOT_SIGNED),
  include_jti_claim: refused(NOT_SIGNED),
  aws_kms: refused(NOT_SIGNED),
  aws_signing: refused(NOT_SIGNED),
  azure_keyvault: refused(NOT_SIGNED),
  azure_signing: refused(NOT_SIGNED),
});

const SERVICE = z.strictObject({
  name: nullish(z.string().min(1)),
  url: z.string().min(1),
  type: nullish(z.enum(["", "oci"])),
  headers: nullish(z.record(z.string(), z.string())),
  response_header_timeout_seconds: nullish(seconds),
  allow_insecure_tls: nullish(
    z.literal(false, { error: () => "certificates are always verified; name an authority in tls.ca_cert" }),
  ),
  tls: nullish(
    z.strictObject({ ca_cert: nullish(z.string().min(1)), system_ca_required: nullish(z.boolean()) }),
  ),
  credentials: nullish(
    z.strictObject({
      bearer: nullish(
        z.strictObject({
          token: nullish(z.string().min(1)),
          token_path: nullish(z.string().min(1)),
          scheme: nullish(z.string().regex(/^[\w.-]+$/)),
        }),
      ),
      client_tls: nullish(
        z.strictObject({
          cert: z.string().min(1),
          private_key: z.string().min(1),
          private_key_passphrase: nullish(z.string()),
          cert_reread_interval_seconds: nullish(seconds),
          // OPA's former names of what is in tls.
          ca_cert: nullish(z.string()),
          system_ca_required: nullish(z.boolean()),
        }),
      ),
      oauth2: nullish(OAUTH2),
      s3_signing: nullish(S3_SIGNING),
      gcp_metadata: nullish(GCP_METADATA),
      azure_managed_identity: nullish(AZURE_IDENTITY),
      plugin: refused(NO_PLUGINS),
    }),
  ),
});

const BUNDLE = z.strictObject({
  service: nullish(z.string()),
  resource: nullish(z.string()),
  persist: nullish(z.boolean()),
  size_limit_bytes: nullish(z.number().int().positive()),
  trigger: TRIGGER,
  polling: nullish(
    z.strictObject({
      ...DELAYS,
      long_polling_timeout_seconds: nullish(seconds.min(1)),
      superseded_etag_ttl_seconds: refused("ETags of replaced bundles are not sent"),
    }),
  ),
  signing: nullish(
    z.strictObject({
      keyid: nullish(z.string()),
      scope: nullish(z.string()),
      exclude_files: nullish(z.array(z.string())),
    }),
  ),
});

const DECISION_LOGS = z.strictObject({
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
      trigger: TRIGGER,
    }),
  ),
});

const BUCKETS = z.array(z.number().positive()).min(1);

const STATUS = z.strictObject({
  plugin: refused(NO_PLUGINS),
  service: nullish(z.string()),
  partition_name: nullish(z.string()),
  console: nullish(z.boolean()),
  prometheus: nullish(z.boolean()),
  prometheus_config: refused("the metric bundle_loading_duration_ns is not measured"),
  trigger: TRIGGER,
});

const length = nullish(z.number().int().positive());

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
  caching: refused("the answers of built-ins are kept within limits of this program's own"),
  storage: refused("policies and data are held in memory"),
  distributed_tracing: nullish(TRACING),
  metrics_export: refused("it is not supported; scrape /metrics"),
});

/** The same with services as a list. A union of both would not say what is wrong in it. */
const LIST_CONFIG = CONFIG.extend({ services: nullish(z.array(SERVICE)) });

type Parsed = z.infer<typeof CONFIG>;

function invalid(message: string): ConfigurationError {
  return new ConfigurationError(`the configuration: ${message}`, { code: "config_invalid" });
}

function toDelay(
  where: string,
  {
    min_delay_seconds: min,
    max_delay_seconds: max,
  }: { min_delay_seconds?: number | undefined; max_delay_seconds?: number | undefined },
  defaults: readonly [min: number, max: number],
): Delay {
  if ((min === undefined) !== (max === undefined)) {
    throw invalid(`${where}: min_delay_seconds and max_delay_seconds belong together`);
  }
  const [minS, maxS] = [min ?? defaults[0], max ?? defaults[1]];
  if (maxS < minS) throw invalid(`${where}: max_delay_seconds is less than min_delay_seconds`);
  return { minMs: minS * 1_000, maxMs: maxS * 1_000 };
}

function checkUrl(where: string, text: string): string {
  if (!URL.canParse(text)) throw invalid(`${where} is not a URL`);
  const url = new URL(text);
  if (url.username !== "" || url.password !== "")
    throw invalid(`${where} must not hold a user name or a password`);
  if (url.search !== "" || url.hash !== "") throw invalid(`${where} must have no query and no fragment`);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    throw invalid(`${where} must begin with https://; plain HTTP is for this machine only`);
  }
  return url.href.replace(/\/+$/, "");
}

/** OPA's default (RFC 7523, section 2.2). */
const JWT_ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

function toOAuth2(
  where: string,
  given: z.infer<typeof OAUTH2>,
  toPath: (path: string) => string,
): OAuth2Config {
  const { client_secret: secret, client_assertion: assertion, client_assertion_path: path } = given;
  const type = given.client_assertion_type ?? JWT_ASSERTION;
  const proofs: OAuth2Config["proof"][] = [
    ...(secret === undefined ? [] : [{ secret }]),
    ...(assertion === undefined ? [] : [{ assertion, type }]),
    ...(path === undefined ? [] : [{ assertionPath: toPath(path), type }]),
  ];
  const [proof] = proofs;
  if (proof === undefined || proofs.length > 1) {
    throw invalid(`${where}: one of client_secret, client_assertion and client_assertion_path`);
  }
  return {
    tokenUrl: checkUrl(`${where}.token_url`, given.token_url),
    clientId: given.client_id,
    proof,
    scopes: given.scopes ?? [],
    headers: given.additional_headers ?? {},
    parameters: given.additional_parameters ?? {},
  };
}

/** As in OPA, `client_tls` may name the authority where `tls` names none. */
function toTls(
  { tls, credentials }: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): ServiceConfig["tls"] {
  const former = credentials?.client_tls?.ca_cert;
  const ofClient = tls?.ca_cert === undefined && former !== undefined && former !== "";
  const caCert = ofClient ? former : tls?.ca_cert;
  if (tls === undefined && caCert === undefined) return undefined;
  const isSystem = ofClient ? credentials?.client_tls?.system_ca_required : tls?.system_ca_required;
  return { caCert: caCert === undefined ? undefined : toPath(caCert), systemCaRequired: isSystem ?? false };
}

function toCloud(
  where: string,
  given: z.infer<typeof SERVICE>["credentials"],
  toPath: (path: string) => string,
): CloudCredentials | undefined {
  const { gcp_metadata: gcp, azure_managed_identity: azure, s3_signing: aws } = given ?? {};
  if (gcp !== undefined) return toGcpMetadata(`${where}.gcp_metadata`, gcp, invalid);
  if (azure !== undefined) return toAzureIdentity(`${where}.azure_managed_identity`, azure, invalid);
  return aws === undefined ? undefined : toAwsSigning(`${where}.s3_signing`, aws, { toPath, invalid });
}

function toService(
  name: string,
  given: z.infer<typeof SERVICE>,
  toPath: (path: string) => string,
): ServiceConfig {
  const { bearer, client_tls: clientTls, oauth2 } = given.credentials ?? {};
  const where = `services.${name}.credentials`;
  const isOci = given.type === "oci";
  const kinds = Object.entries(given.credentials ?? {}).flatMap(([kind, value]) =>
    value === undefined ? [] : [kind],
  );
  if (isOci && (kinds[0] ?? given.headers ?? given.tls) !== undefined) {
    throw invalid(
      `services.${name}: a service of the type oci takes credentials from docker login; no headers, tls or credentials`,
    );
  }
  if (kinds.length > 1) throw invalid(`${where}: at most one of ${kinds.join(" and ")}`);
  if (bearer !== undefined && (bearer.token === undefined) === (bearer.token_path === undefined)) {
    throw invalid(`${where}.bearer: one of token and token_path`);
  }
  return {
    name,
    url: checkUrl(`services.${name}.url`, given.url),
    isOci,
    headers: given.headers ?? {},
    responseHeaderTimeoutMs: (given.response_header_timeout_seconds ?? DEFAULT_HEADER_TIMEOUT_S) * 1_000,
    bearer:
      bearer === undefined
        ? undefined
        : {
            token: bearer.token,
            tokenPath: bearer.token_path === undefined ? undefined : toPath(bearer.token_path),
            scheme: bearer.scheme ?? "Bearer",
          },
    oauth2: oauth2 === undefined ? undefined : toOAuth2(`${where}.oauth2`, oauth2, toPath),
    cloud: toCloud(where, given.credentials, toPath),
    clientTls:
      clientTls === undefined
        ? undefined
        : {
            cert: toPath(clientTls.cert),
            privateKey: toPath(clientTls.private_key),
            passphrase: clientTls.private_key_passphrase,
          },
    tls: toTls(given, toPath),
  };
}

function toServices(
  given: Parsed["services"] | z.infer<typeof LIST_CONFIG>["services"],
  toPath: (path: string) => string,
): Map<string, ServiceConfig> {
  const named = Array.isArray(given)
    ? given.map((service, index) => {
        if (service.name === undefined) throw invalid(`services.${String(index)}.name is missing`);
        return [service.name, service] as const;
      })
    : Object.entries(given ?? {});
  const services = new Map<string, ServiceConfig>();
  for (const [name, service] of named) {
    if (services.has(name)) throw invalid(`two services have the name ${JSON.stringify(name)}`);
    services.set(name, toService(name, service, toPath));
  }
  return services;
}

/** As OPA: the service that is named, else the first of all. */
function serviceOf(
  where: string,
  name: string | undefined,
  services: ReadonlyMap<string, ServiceConfig>,
): ServiceConfig {
  const found = name === undefined || name === "" ? services.values().next().value : services.get(name);
  if (found !== undefined) return found;
  throw invalid(
    `${where}: there is no service ${name === undefined || name === "" ? "at all" : JSON.stringify(name)}`,
  );
}

/** Where logs and status go: a service, or nowhere but the console. */
function uploadTo(
  where: string,
  { service, console }: { service?: string | undefined; console?: boolean | undefined },
  services: ReadonlyMap<string, ServiceConfig>,
  hasOther = false,
): string | undefined {
  if (service === undefined && (console === true || hasOther)) return undefined;
  const found = serviceOf(where, service, services);
  if (found.isOci) throw invalid(`${where}: the service ${found.name} is a registry (type: oci)`);
  return found.name;
}

function toKeys(given: Parsed["keys"]): Record<string, BundleKey> {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([id, { key, algorithm, scope }]) => [
      id,
      { key, ...(algorithm === undefined ? {} : { algorithm }), ...(scope === undefined ? {} : { scope }) },
    ]),
  );
}

/** Names of bundles are names of folders, of policies and of files. */
const BUNDLE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

function toBundle(
  name: string,
  given: z.infer<typeof BUNDLE>,
  services: ReadonlyMap<string, ServiceConfig>,
  keys: Record<string, BundleKey>,
): BundleConfig {
  const where = `bundles.${name}`;
  if (!BUNDLE_NAME.test(name)) throw invalid(`${where}: the name may have letters, digits and ._-/`);
  const { signing, polling } = given;
  const hasKeys = Object.keys(keys).length > 0;
  if (signing !== undefined && !hasKeys) throw invalid(`${where}.signing needs keys`);
  if (signing?.keyid !== undefined && signing.keyid !== "" && !Object.hasOwn(keys, signing.keyid)) {
    throw invalid(`${where}.signing.keyid: there is no key ${JSON.stringify(signing.keyid)}`);
  }
  const longPoll = polling?.long_polling_timeout_seconds;
  return {
    name,
    from: toOrigin(where, name, given, services),
    delay: toDelay(`${where}.polling`, polling ?? {}, [60, 120]),
    longPollMs: longPoll === undefined ? undefined : longPoll * 1_000,
    persist: given.persist ?? false,
    sizeLimitBytes: given.size_limit_bytes ?? DEFAULT_BUNDLE_BYTES,
    isSignatureOptional: signing === undefined,
    verify: hasKeys
      ? {
          keys,
          ...(signing?.keyid === undefined ? {} : { keyId: signing.keyid }),
          ...(signing?.scope === undefined ? {} : { scope: signing.scope }),
          ...(signing?.exclude_files === undefined ? {} : { excludeFiles: signing.exclude_files }),
        }
      : undefined,
  };
}

function toOrigin(
  where: string,
  name: string,
  { service, resource = "" }: z.infer<typeof BUNDLE>,
  services: ReadonlyMap<string, ServiceConfig>,
): BundleConfig["from"] {
  if (resource.startsWith("file://")) return { kind: "file", path: toFilePath(where, resource) };
  if (resource.startsWith("oci://")) return { kind: "image", address: resource };
  const found = serviceOf(where, service, services);
  if (!found.isOci)
    return { kind: "service", service: found.name, path: resource === "" ? `bundles/${name}` : resource };
  if (resource === "") throw invalid(`${where}.resource: name the image, such as ghcr.io/org/policies:1`);
  return { kind: "image", address: `oci://${resource}` };
}

function toFilePath(where: string, url: string): string {
  try {
    return fileURLToPath(url);
  } catch (error) {
    throw new ConfigurationError(
      `the configuration: ${where}.resource is not a file: URL such as file:///policies/a.tar.gz`,
      {
        code: "config_invalid",
        cause: error,
      },
    );
  }
}

function toDecisionPath(where: string, given: string | undefined, usual: string): DecisionPath {
  const text = given ?? usual;
  const path = text.split("/").filter((key) => key !== "");
  if (path.length === 0) throw invalid(`${where}: name a document, such as ${usual}`);
  return { path, isConfigured: given !== undefined };
}

/** As in OPA, each type of buffer has its limit, and a rate is in place of a limit in bytes. */
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

function toDecisionLogs(
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
    ...toBufferLimits(reporting),
    uploadSizeLimitBytes: reporting?.upload_size_limit_bytes ?? DEFAULT_UPLOAD_BYTES,
    mask: toDecisionPath("decision_logs.mask_decision", given.mask_decision, "/system/log/mask"),
    drop: toDecisionPath("decision_logs.drop_decision", given.drop_decision, "/system/log/drop"),
    headers: given.request_context?.http?.headers ?? [],
    withBuiltinCache: given.nd_builtin_cache ?? withBuiltinCache,
  };
}

function toStatus(given: z.infer<typeof STATUS>, services: ReadonlyMap<string, ServiceConfig>): StatusConfig {
  const partition = given.partition_name ?? "";
  return {
    service: uploadTo("status.service", given, services, given.prometheus === true),
    resource: partition === "" ? "/status" : `/status/${partition}`,
    console: given.console ?? false,
    prometheus: given.prometheus ?? false,
  };
}

/** Members that may hold secrets, as OPA leaves them out; and headers, in which OPA shows them. */
const SECRET_MEMBERS = {
  services: ["credentials", "headers"],
  keys: ["key", "private_key"],
} as const;

function without(value: unknown, names: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** OPA's active configuration: what was given and checked, without secrets, and with the default decision. */
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
  return { ...active, default_decision: defaultDecision };
}

/**
 * Checks OPA's configuration.
 *
 * @param folder base of relative paths: the working directory, as in OPA.
 * @throws ConfigurationError `config_invalid`, which names each key that is unknown or wrong.
 */
export function parseServerConfig(value: unknown, folder: string): ServerConfig {
  const isList = isObject(value) && "services" in value && Array.isArray(value.services);
  const parsed = (isList ? LIST_CONFIG : CONFIG).safeParse(value ?? {});
  if (!parsed.success) throw invalid(`\n${z.prettifyError(parsed.error)}`);
  const given = parsed.data;
  const toPath = (path: string): string => (isAbsolute(path) ? path : resolve(folder, path));
  const services = toServices(given.services, toPath);
  const keys = toKeys(given.keys);
  const { server, decision_logs: logs, status } = given;
  const gzip = server?.encoding?.gzip;
  return {
    active: toActive(value, given.default_decision ?? "/system/main"),
    services,
    bundles: Object.entries(given.bundles ?? {}).flatMap(([name, bundle]) =>
      bundle === null ? [] : [toBundle(name, bundle, services, keys)],
    ),
    decisionLogs:
      logs === undefined ? undefined : toDecisionLogs(logs, given.nd_builtin_cache ?? false, services),
    status: status === undefined ? undefined : toStatus(status, services),
    tracing:
      given.distributed_tracing === undefined
        ? undefined
        : toTracingVariables(given.distributed_tracing, toPath, invalid),
    untracedPaths: given.distributed_tracing?.exclude_paths ?? [],
    labels: given.labels ?? {},
    defaultDecision: toDecisionPath("default_decision", given.default_decision, "/system/main").path,
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

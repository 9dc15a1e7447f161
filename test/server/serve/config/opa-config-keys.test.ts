import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { opaVersion } from "../../../../src/base/version.js";

// Of OPA's Go source: scripts/opa-config-keys.mjs.
const OPA = JSON.parse(readFileSync(new URL("fixtures/opa-config-keys.json", import.meta.url), "utf8")) as {
  source: string;
  keys: string[];
  documented: string[];
};

const url = "https://a.example";
const AZURE = {
  endpoint: "https://a.example/token",
  api_version: "2018-02-01",
  resource: "r",
  object_id: "o",
  client_id: "c",
  mi_res_id: "m",
  use_app_service_msi: false,
};
const WEB_IDENTITY = {
  aws_region: "eu-north-1",
  iam_role_arn: "arn",
  web_identity_token_file: "token",
  session_name: "name",
  aws_domain: "amazonaws.com",
};
const AWS_BASE = {
  environment_credentials: {},
  profile_credentials: { path: "credentials", profile: "p", aws_region: "eu-north-1" },
  metadata_credentials: { aws_region: "eu-north-1", iam_role: "r" },
  web_identity_credentials: WEB_IDENTITY,
  service: "s3",
  signature_version: "4",
};
const AWS = {
  ...AWS_BASE,
  assume_role_credentials: {
    aws_region: "eu-north-1",
    iam_role_arn: "arn",
    session_name: "name",
    aws_domain: "amazonaws.com",
    aws_signing: AWS_BASE,
  },
};
const CREDENTIALS: Record<string, object> = {
  bearer: { bearer: { token: "t", scheme: "Bearer" } },
  file: { bearer: { token_path: "token" } },
  client: {
    client_tls: {
      cert: "c.pem",
      private_key: "k.pem",
      private_key_passphrase: "p",
      ca_cert: "ca.pem",
      system_ca_required: true,
      cert_reread_interval_seconds: 10,
    },
  },
  identity: { gcp_metadata: { audience: "a", endpoint: "https://a.example", identity_token_path: "/i" } },
  access: { gcp_metadata: { scopes: ["s"], access_token_path: "/a" } },
  azure: { azure_managed_identity: AZURE },
  aws: { s3_signing: AWS },
  secret: {
    oauth2: {
      token_url: `${url}/token`,
      grant_type: "client_credentials",
      client_id: "me",
      client_secret: "s",
      scopes: ["s"],
      additional_headers: { a: "b" },
      additional_parameters: { a: "b" },
    },
  },
  assertion: {
    oauth2: { token_url: url, client_id: "me", client_assertion: "a.b.c", client_assertion_type: "urn:a" },
  },
  assertions: { oauth2: { token_url: url, client_id: "me", client_assertion_path: "assertion" } },
  signed: {
    oauth2: {
      token_url: url,
      grant_type: "jwt_bearer",
      signing_key: "main",
      additional_claims: { iss: "me" },
      include_jti_claim: true,
      thumbprint: "00".repeat(20),
    },
  },
};
const services = Object.fromEntries(
  Object.entries(CREDENTIALS).map(([name, credentials]) => [name, { url, credentials }]),
);
const keys = { main: { key: "k", private_key: "a secret", algorithm: "HS256", scope: "read" } };
const DELAYS = { min_delay_seconds: 1, max_delay_seconds: 2 };

/** Configurations that are taken. Together they have each key that is. */
const SERVED: Record<string, object> = {
  services: { services, keys },
  "what any service has": {
    services: {
      a: {
        name: "a",
        url,
        type: "",
        headers: { a: "b" },
        allow_insecure_tls: false,
        response_header_timeout_seconds: 1,
        tls: { ca_cert: "ca.pem", system_ca_required: true },
      },
    },
  },
  "bundles, logs and status": {
    services: { a: { url } },
    keys,
    bundles: {
      b: {
        service: "a",
        resource: "b.tar.gz",
        persist: true,
        size_limit_bytes: 1,
        trigger: "periodic",
        polling: { ...DELAYS, long_polling_timeout_seconds: 1 },
        signing: {
          keyid: "main",
          scope: "read",
          exclude_files: ["a"],
          allow_unsigned_delta_bundles: false,
        },
      },
    },
    decision_logs: {
      service: "a",
      console: true,
      resource: "/logs",
      partition_name: "p",
      mask_decision: "a/mask",
      drop_decision: "a/drop",
      nd_builtin_cache: true,
      request_context: { http: { headers: ["a"] } },
      reporting: {
        ...DELAYS,
        buffer_type: "size",
        buffer_size_limit_bytes: 1,
        upload_size_limit_bytes: 1_000,
        trigger: "periodic",
      },
    },
    status: {
      service: "a",
      console: true,
      partition_name: "p",
      prometheus: true,
      prometheus_config: { collectors: { bundle_loading_duration_ns: { buckets: [1, 2.5] } } },
      trigger: "periodic",
    },
  },
  "events that are counted": {
    services: { a: { url } },
    decision_logs: {
      reporting: {
        buffer_type: "event",
        buffer_size_limit_events: 1,
        max_decisions_per_second: 1,
        trigger: "immediate",
      },
    },
  },
  "all else": {
    labels: { a: "b" },
    default_decision: "/a",
    nd_builtin_cache: true,
    persistence_directory: "state",
    caching: { inter_query_builtin_cache: { max_size_bytes: 1 } },
    server: {
      metrics: { prom: { http_request_duration_seconds: { buckets: [1] } } },
      encoding: { gzip: { min_length: 1, compression_level: 1 } },
      decoding: { max_length: 1, gzip: { max_length: 1 } },
    },
    distributed_tracing: {
      type: "grpc",
      address: "a.example:4317",
      service_name: "s",
      sample_percentage: 1,
      encryption: "mtls",
      allow_insecure_tls: false,
      tls_cert_file: "c.pem",
      tls_private_key_file: "k.pem",
      tls_ca_cert_file: "ca.pem",
      exclude_paths: ["/health"],
      resource: {
        service_version: "v",
        service_instance_id: "i",
        service_namespace: "n",
        deployment_environment: "e",
      },
      batch_span_processor_options: {
        blocking: false,
        batch_timeout_ms: 1,
        export_timeout_ms: 1,
        max_export_batch_size: 1,
        max_queue_size: 1,
      },
    },
  },
};

const ROLE = "services.*.credentials.s3_signing.assume_role_credentials.aws_signing";
const OAUTH2 = "services.*.credentials.oauth2";

/** Keys that are refused with all that is below them, or with this value; and because of what. */
const REFUSED: readonly [key: string, value: unknown, because: string][] = [
  ["bundle", { name: "b" }, "write bundles"],
  ["bundles.*.polling.superseded_etag_ttl_seconds", 1, "ETags of replaced bundles are not sent"],
  ["bundles.*.signing.allow_unsigned_delta_bundles", true, "delta bundles are refused"],
  ["bundles.*.trigger", "manual", "embeds OPA"],
  ["caching.inter_query_builtin_cache.forced_eviction_threshold_percentage", 80, "makes room"],
  ["caching.inter_query_builtin_cache.stale_entry_eviction_period_seconds", 1, "when others need their room"],
  ["caching.inter_query_builtin_value_cache", { max_num_entries: 1 }, "limits of this program's own"],
  ["decision_logs.plugin", "p", "plugins are Go code"],
  ["decision_logs.reporting.trigger", "manual", "embeds OPA"],
  ["default_authorization_decision", "/a", "not authorized by policy"],
  ["discovery", { service: "a" }, "read from its file only"],
  ["distributed_tracing.allow_insecure_tls", true, "always verified"],
  ["distributed_tracing.batch_span_processor_options.blocking", true, "never hold up requests"],
  ["metrics_export", { type: "grpc" }, "scrape /metrics"],
  ["plugins", { p: {} }, "plugins are Go code"],
  ["server.logger_plugin", "p", "plugins are Go code"],
  ["services.*.allow_insecure_tls", true, "always verified"],
  ["services.*.credentials.plugin", "p", "plugins are Go code"],
  [`${ROLE}.assume_role_credentials`, {}, "not those of a role"],
  [`${ROLE}.sso_credentials`, {}, "export-credentials"],
  ["services.*.credentials.s3_signing.sso_credentials", {}, "export-credentials"],
  ["services.*.credentials.s3_signing.signature_version", "4a", "Multi-Region Access Points"],
  [`${ROLE}.signature_version`, "4a", "Multi-Region Access Points"],
  [`${OAUTH2}.aws_kms`, {}, "write signing_key"],
  [`${OAUTH2}.aws_signing`, {}, "write signing_key"],
  [`${OAUTH2}.azure_keyvault`, {}, "write signing_key"],
  [`${OAUTH2}.azure_signing`, {}, "write signing_key"],
  ["status.plugin", "p", "plugins are Go code"],
  ["status.trigger", "manual", "embeds OPA"],
  // OPA takes it, and sends no status then.
  ["status.trigger", "immediate", 'write "periodic"'],
  ["bundles.*.trigger", "immediate", 'write "periodic"'],
  ["storage", { disk: {} }, "held in memory"],
];

/** Keys that only OPA's documentation has: OPA passes over them. */
const DOCUMENTED: readonly [key: string, because: string][] = [
  ["services.*.credentials.gcp_metadata.id_token_path", "write identity_token_path"],
  // In an example, and in none of its tables.
  ["services.*.credentials.s3_signing.environment_credentials.aws_default_region", "set AWS_REGION"],
];

/** Objects whose keys are names. */
const MAPS = new Set(["services", "keys", "bundles"]);
/** Objects whose members are of whoever writes the configuration. */
const OPEN = /^labels$|\.(?:headers|additional_(?:headers|parameters|claims))$/;

function pathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value) || OPEN.test(path)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = path === "" ? key : `${path}.${MAPS.has(path) ? "*" : key}`;
    return MAPS.has(path) ? pathsOf(inner, own) : [own, ...pathsOf(inner, own)];
  });
}

/** A configuration with this value at the key. */
function withValue([first = "", ...rest]: readonly string[], value: unknown): object {
  return { [first === "*" ? "x" : first]: rest.length === 0 ? value : withValue(rest, value) };
}

function expectRefused(key: string, value: unknown, because: string): void {
  const { services: given, ...others } = withValue(key.split("."), value) as {
    services?: { x: object };
  };
  const config = given === undefined ? others : { services: { x: { url, ...given.x } } };
  const parse = (): unknown => parseServerConfig(config, "/work");
  expect(parse).toThrow(
    expect.objectContaining({ code: "config_invalid", message: expect.stringContaining(because) as string }),
  );
  expect(parse).toThrow(key.split(".").at(-1));
}

const isRefused = (key: string): boolean =>
  REFUSED.some(([refused]) => key === refused || key.startsWith(`${refused}.`));
const served = new Set(Object.values(SERVED).flatMap((config) => pathsOf(config)));

it.each(Object.keys(SERVED))("takes %s", (name) => {
  expect(() => parseServerConfig(SERVED[name], "/work")).not.toThrow();
});

it.each(REFUSED)("refuses %s: %j", (key, value, because) => {
  expect(OPA.keys).toContain(key);
  expectRefused(key, value, because);
});

it.each(DOCUMENTED)("says of %s what OPA has instead", (key, because) => {
  expect(OPA.keys).not.toContain(key);
  expectRefused(key, "v", because);
});

describe("the keys of OPA's configuration", () => {
  it("are each taken, or refused with a reason", () => {
    expect(OPA.keys.filter((key) => !served.has(key) && !isRefused(key))).toEqual([]);
  });

  it("are all that there are, of the version that is equalled", () => {
    expect(OPA.source).toBe(`github.com/open-policy-agent/opa v${opaVersion}`);
    expect([...served].filter((key) => !OPA.keys.includes(key))).toEqual([]);
    const known = new Set(DOCUMENTED.map(([key]) => key));
    expect(OPA.documented.filter((key) => !known.has(key) && !isRefused(key))).toEqual([]);
  });
});

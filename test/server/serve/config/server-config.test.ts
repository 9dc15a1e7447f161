import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readServerConfig } from "../../../../src/server/serve/config/read-server-config.js";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { makeFolder } from "../../../cli/run.js";

const NOTHING_SET = { set: [], setFile: [] };
const ACME = { acme: { url: "https://acme.example/v1/" } };
const KEYS = { main: { key: "PEM", scope: "read" } };

describe("parseServerConfig", () => {
  it("has OPA's defaults", () => {
    const { services, bundles, decisionLogs, status, defaultDecision, persistenceDirectory } =
      parseServerConfig({ services: ACME, bundles: { authz: {} }, decision_logs: {}, status: {} }, "/work");
    expect(services.get("acme")).toMatchObject({
      url: "https://acme.example/v1",
      responseHeaderTimeoutMs: 10_000,
    });
    expect(bundles).toEqual([
      {
        name: "authz",
        from: { kind: "service", service: "acme", path: "bundles/authz" },
        delay: { minMs: 60_000, maxMs: 120_000 },
        longPollMs: undefined,
        persist: false,
        sizeLimitBytes: 1_073_741_824,
        verify: undefined,
        isSignatureOptional: true,
      },
    ]);
    expect(decisionLogs).toMatchObject({
      service: "acme",
      resource: "/logs",
      delay: { minMs: 300_000, maxMs: 600_000 },
      uploadSizeLimitBytes: 32_768,
      mask: { path: ["system", "log", "mask"], isConfigured: false },
      withBuiltinCache: false,
    });
    expect(status).toEqual({ service: "acme", resource: "/status", console: false, prometheus: false });
    expect(defaultDecision).toEqual(["system", "main"]);
    expect(persistenceDirectory).toBe(resolve("/work", ".opa"));
  });

  it("says distributed_tracing by OpenTelemetry's variables, with OPA's defaults", () => {
    const read = (given: object) => parseServerConfig({ distributed_tracing: given }, "/work").tracing;
    expect(read({})).toBeUndefined();
    expect(read({ type: "grpc" })).toEqual({
      OTEL_TRACES_EXPORTER: "otlp",
      OTEL_METRICS_EXPORTER: "none",
      OTEL_SERVICE_NAME: "regohost",
      OTEL_RESOURCE_ATTRIBUTES: "",
      OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "1",
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "grpc",
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://localhost:4317",
      OTEL_PROPAGATORS: "tracecontext",
    });
    expect(
      read({
        type: "http",
        address: "collector.example:443",
        encryption: "mtls",
        tls_cert_file: "cert.pem",
        tls_private_key_file: "/key.pem",
        sample_percentage: 25,
        resource: { service_namespace: "a,b=c", deployment_environment: "test" },
        batch_span_processor_options: { max_queue_size: 10, batch_timeout_ms: 20 },
      }),
    ).toMatchObject({
      OTEL_RESOURCE_ATTRIBUTES: "service.namespace=a%2Cb%3Dc,deployment.environment=test",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/protobuf",
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/v1/traces",
      OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: resolve("/work", "cert.pem"),
      OTEL_BSP_MAX_QUEUE_SIZE: "10",
      OTEL_BSP_SCHEDULE_DELAY: "20",
    });
  });

  it("is nothing for an empty configuration", () => {
    const { bundles, decisionLogs, status } = parseServerConfig(null, "/work");
    expect([bundles, decisionLogs, status]).toEqual([[], undefined, undefined]);
  });

  it("reads services as a list, images, files, signing and partitions", () => {
    const config = parseServerConfig(
      {
        services: [
          {
            name: "acme",
            url: "https://acme.example",
            headers: { "x-team": "a" },
            credentials: { bearer: { token_path: "token" } },
            tls: { ca_cert: "ca.pem" },
          },
          { name: "ghcr", type: "oci", url: "https://ghcr.io" },
        ],
        keys: KEYS,
        bundles: {
          image: { service: "ghcr", resource: "ghcr.io/acme/policies:1" },
          plain: { resource: "oci://ghcr.io/acme/other:2", signing: { keyid: "main", scope: "write" } },
          file: { resource: pathToFileURL(resolve("/work", "bundle.tar.gz")).href },
          gone: null,
          polled: {
            resource: "b.tar.gz",
            polling: { min_delay_seconds: 1, max_delay_seconds: 2, long_polling_timeout_seconds: 30 },
          },
        },
        decision_logs: { partition_name: "eu", console: true, mask_decision: "/acme/mask" },
        status: { service: "acme", partition_name: "eu", prometheus: true },
        server: { encoding: { gzip: { min_length: 0, compression_level: 9 } }, decoding: { max_length: 10 } },
      },
      "/work",
    );
    expect(config.bundles.map(({ from }) => from)).toEqual([
      { kind: "image", address: "oci://ghcr.io/acme/policies:1" },
      { kind: "image", address: "oci://ghcr.io/acme/other:2" },
      { kind: "file", path: resolve("/work", "bundle.tar.gz") },
      { kind: "service", service: "acme", path: "b.tar.gz" },
    ]);
    expect(config.bundles[1]).toMatchObject({
      isSignatureOptional: false,
      verify: { keys: { main: { key: "PEM", scope: "read" } }, keyId: "main", scope: "write" },
    });
    expect(config.bundles[3]).toMatchObject({ delay: { minMs: 1_000, maxMs: 2_000 }, longPollMs: 30_000 });
    expect(config.services.get("acme")).toMatchObject({
      bearer: { tokenPath: resolve("/work", "token"), scheme: "Bearer" },
      tls: { caCert: resolve("/work", "ca.pem"), systemCaRequired: false },
    });
    expect(config.decisionLogs).toMatchObject({
      service: undefined,
      resource: "/logs/eu",
      mask: { isConfigured: true },
    });
    expect(config.status).toMatchObject({ service: "acme", resource: "/status/eu", prometheus: true });
    expect(config.server).toMatchObject({ gzipMinLength: 0, gzipLevel: 9, maxLength: 10 });
  });

  it.each([
    { url: "https://ghcr.io", service: "r", resource: "ghcr.io/acme/p:1", used: "r" },
    { url: "https://ghcr.io", service: "r", resource: "oci://ghcr.io/acme/p:1", used: "r" },
    { url: "https://ghcr.io", service: undefined, resource: "ghcr.io/acme/p:1", used: "r" },
    { url: "https://registry-1.docker.io", service: "r", resource: "docker.io/acme/p:1", used: "r" },
    // What names no service has the credentials of files.
    { url: "https://ghcr.io", service: undefined, resource: "oci://quay.io/acme/p:1", used: undefined },
  ])("asks the registry of $resource by $used, of $url", ({ url, used, ...bundle }) => {
    const services = { r: { url, type: "oci", credentials: { bearer: { token: "t" } } } };
    const { bundles } = parseServerConfig({ services, bundles: { b: bundle } }, "/work");
    const address = `oci://${bundle.resource.replace("oci://", "")}`;
    expect(bundles[0]!.from).toEqual({ kind: "image", address, ...(used && { service: used }) });
  });

  it.each([
    { client: {}, tls: undefined, expected: undefined },
    { client: { ca_cert: "" }, tls: undefined, expected: undefined },
    { client: { ca_cert: "old.pem", system_ca_required: true }, tls: undefined, expected: ["old.pem", true] },
    { client: { ca_cert: "old.pem" }, tls: { system_ca_required: true }, expected: ["old.pem", false] },
    {
      client: { ca_cert: "old.pem", system_ca_required: true },
      tls: { ca_cert: "new.pem" },
      expected: ["new.pem", false],
    },
  ])("takes the authority of $client and $tls", ({ client, tls, expected }) => {
    const credentials = { client_tls: { cert: "c.pem", private_key: "k.pem", ...client } };
    const service = { url: "https://a.example", credentials, ...(tls === undefined ? {} : { tls }) };
    const found = parseServerConfig({ services: { a: service } }, "/work").services.get("a")!.tls;
    const [file = "", systemCaRequired] = expected ?? [];
    expect(found).toEqual(expected && { caCert: resolve("/work", String(file)), systemCaRequired });
  });

  it.each([
    { reporting: {}, events: undefined, rate: undefined },
    { reporting: { buffer_type: "event" }, events: 10_000, rate: undefined },
    {
      reporting: { buffer_type: "event", buffer_size_limit_events: 5, max_decisions_per_second: 0.5 },
      events: 5,
      rate: 0.5,
    },
  ])("has OPA's limits of a buffer for $reporting", ({ reporting, events, rate }) => {
    const { decisionLogs } = parseServerConfig({ services: ACME, decision_logs: { reporting } }, "/work");
    expect(decisionLogs).toMatchObject({ bufferSizeLimitEvents: events, maxDecisionsPerSecond: rate });
  });

  it.each([
    { name: "an unknown key", config: { servces: {} }, says: "servces" },
    { name: "an unknown key far down", config: { bundles: { a: { pollng: {} } } }, says: "pollng" },
    { name: "another type", config: { labels: { a: 1 } }, says: "labels.a" },
    { name: "plugins", config: { plugins: { x: {} } }, says: "plugins" },
    { name: "discovery", config: { discovery: {} }, says: "discovery" },
    { name: "the former bundle", config: { bundle: { name: "x" } }, says: "write bundles" },
    {
      name: "authorization by policy",
      config: { default_authorization_decision: "/a" },
      says: "--authentication",
    },
    ...[
      { given: { plugin: {} }, says: "credentials.plugin" },
      {
        given: { bearer: { token: "t" }, gcp_metadata: { audience: "a" } },
        says: "at most one of bearer and gcp",
      },
      { given: { gcp_metadata: {} }, says: "gcp_metadata: one of audience" },
      { given: { gcp_metadata: { audience: "a", scopes: ["b"] } }, says: "gcp_metadata: one of audience" },
      { given: { gcp_metadata: { audience: "a", scope: "b" } }, says: "scope" },
      { given: { gcp_metadata: { audience: "a", endpoint: "http://a.example" } }, says: "metadata services" },
      { given: { gcp_metadata: { audience: "a", endpoint: "https://u:p@a.example" } }, says: "user name" },
      { given: { gcp_metadata: { audience: "a", identity_token_path: ".example/" } }, says: "gcp_metadata" },
      { given: { azure_managed_identity: { endpoint: "http://10.0.0.1/token" } }, says: "metadata services" },
      { given: { azure_managed_identity: { endpoint: "nope" } }, says: "endpoint is not a URL" },
      { given: { azure_managed_identity: { tenant: "t" } }, says: "tenant" },
      { given: { s3_signing: {} }, says: "environment_credentials: {}" },
      { given: { s3_signing: { environment_credentials: { x: 1 } } }, says: "environment_credentials" },
      {
        given: { s3_signing: { environment_credentials: {}, signature_version: "2" } },
        says: "signature_version",
      },
      { given: { s3_signing: { environment_credentials: {}, service: "ecr" } }, says: "type: oci" },
      { given: { s3_signing: { environment_credentials: {}, service: "a b" } }, says: "s3_signing.service" },
      { given: { s3_signing: { metadata_credentials: { iam_role: "r" } } }, says: "aws_region is missing" },
      { given: { s3_signing: { metadata_credentials: { aws_region: "a.b/" } } }, says: "is not a region" },
      {
        given: { s3_signing: { metadata_credentials: { aws_region: "a", iam_role: "../r" } } },
        says: "a role",
      },
      { given: { s3_signing: { web_identity_credentials: { aws_domain: "a/b" } } }, says: "is not a domain" },
      { given: { s3_signing: { web_identity_credentials: { session_name: "a b" } } }, says: "session_name" },
      { given: { s3_signing: { assume_role_credentials: { iam_role_arn: "r" } } }, says: "aws_signing" },
      {
        given: { s3_signing: { assume_role_credentials: { aws_signing: { web_identity_credentials: {} } } } },
        says: "web_identity_credentials.iam_role_arn",
      },
      {
        given: { s3_signing: { assume_role_credentials: { aws_signing: { assume_role_credentials: {} } } } },
        says: "assume_role_credentials",
      },
      {
        given: { s3_signing: { assume_role_credentials: { aws_signing: {} } } },
        says: "aws_signing: one of",
      },
    ].map(({ given, says }) => ({
      name: `credentials ${JSON.stringify(given)}`,
      config: { services: { a: { url: "https://a.example", credentials: given } } },
      says,
    })),
    ...[
      { given: { headers: { a: "b" } }, says: "services.a.headers" },
      { given: { tls: { ca_cert: "ca.pem" } }, says: "NODE_EXTRA_CA_CERTS" },
      {
        given: { credentials: { client_tls: { cert: "c", private_key: "k" } } },
        says: "without a client certificate",
      },
      { given: { credentials: { bearer: { token: "t", scheme: "Token" } } }, says: "bearer.scheme" },
      {
        given: { credentials: { s3_signing: { environment_credentials: {}, service: "s3" } } },
        says: "type: oci",
      },
      { given: { credentials: { bearer: { token: "hunter2" } } }, says: "are for ghcr.io" },
    ].map(({ given, says }) => ({
      name: `a registry with ${JSON.stringify(given)}`,
      config: {
        services: { a: { url: "https://ghcr.io", type: "oci", ...given } },
        bundles: { b: { resource: "quay.io/acme/policies:1" } },
      },
      says,
    })),
    {
      name: "oauth2 without a secret",
      config: {
        services: {
          a: {
            url: "https://a.example",
            credentials: { oauth2: { token_url: "https://a.example", client_id: "x" } },
          },
        },
      },
      says: "client_secret",
    },
    {
      name: "a token endpoint over plain HTTP",
      config: {
        services: {
          a: {
            url: "https://a.example",
            credentials: { oauth2: { token_url: "http://a.example", client_id: "x", client_secret: "y" } },
          },
        },
      },
      says: "oauth2.token_url",
    },
    ...[
      { given: { type: "zipkin" }, says: "distributed_tracing.type" },
      { given: { type: "grpc", address: "collector.example:4317" }, says: "distributed_tracing.encryption" },
      { given: { type: "grpc", address: "https://collector.example:4317" }, says: "a host and a port" },
      { given: { type: "grpc", encryption: "mtls" }, says: "tls_private_key_file" },
      { given: { type: "grpc", tls_ca_cert_file: "ca.pem" }, says: "need encryption" },
      { given: { type: "http", allow_insecure_tls: true }, says: "always verified" },
      { given: { type: "http", sample_percentage: 101 }, says: "sample_percentage" },
      { given: { type: "http", exclude_paths: ["/health", "/v1/{a"] }, says: "exclude_paths.1" },
      { given: { exclude_paths: ["[b-a]"] }, says: "ends before its start" },
      { given: { type: "http", batch_span_processor_options: { blocking: true } }, says: "blocking" },
    ].map(({ given, says }) => ({
      name: `tracing with ${JSON.stringify(given)}`,
      config: { distributed_tracing: given },
      says,
    })),
    { name: "plain HTTP", config: { services: { a: { url: "http://acme.example" } } }, says: "https://" },
    {
      name: "a password in the URL",
      config: { services: { a: { url: "https://u:hunter2@acme.example" } } },
      says: "password",
    },
    {
      name: "certificates unchecked",
      config: { services: { a: { url: "https://a.example", allow_insecure_tls: true } } },
      says: "always verified",
    },
    {
      name: "two tokens",
      config: {
        services: {
          a: { url: "https://a.example", credentials: { bearer: { token: "t", token_path: "p" } } },
        },
      },
      says: "one of token",
    },
    {
      name: "an image of a service that is no registry",
      config: { services: ACME, bundles: { a: { service: "acme", resource: "oci://ghcr.io/a/p:1" } } },
      says: "is no registry",
    },
    {
      name: "an image of another registry than the credentials",
      config: {
        services: {
          r: { url: "https://ghcr.io", type: "oci", credentials: { bearer: { token: "hunter2" } } },
        },
        bundles: { a: { service: "r", resource: "oci://quay.io/a/p:1" } },
      },
      says: "are for ghcr.io",
    },
    { name: "a file elsewhere", config: { bundles: { a: { resource: "file:///a%2Fb" } } }, says: "file:///" },
    { name: "no service", config: { bundles: { a: {} } }, says: "no service at all" },
    {
      name: "another service",
      config: { services: ACME, bundles: { a: { service: "b" } } },
      says: 'no service "b"',
    },
    ...[
      { reporting: { buffer_type: "disk" }, says: "buffer_type" },
      {
        reporting: { buffer_type: "event", buffer_size_limit_bytes: 1 },
        says: "write buffer_size_limit_events",
      },
      { reporting: { buffer_size_limit_events: 1 }, says: "is for buffer_type: event" },
      { reporting: { buffer_type: "event", buffer_size_limit_events: 0 }, says: "buffer_size_limit_events" },
      { reporting: { buffer_size_limit_bytes: 1, max_decisions_per_second: 1 }, says: "one of buffer_size" },
      { reporting: { max_decisions_per_second: 0 }, says: "max_decisions_per_second" },
    ].map(({ reporting, says }) => ({
      name: `decision logs with ${JSON.stringify(reporting)}`,
      config: { services: ACME, decision_logs: { reporting } },
      says,
    })),
    { name: "logs to nobody", config: { decision_logs: {} }, says: "decision_logs.service" },
    {
      name: "half of the delays",
      config: { services: ACME, bundles: { a: { polling: { min_delay_seconds: 1 } } } },
      says: "belong together",
    },
    {
      name: "delays in the wrong order",
      config: {
        services: ACME,
        decision_logs: { reporting: { min_delay_seconds: 2, max_delay_seconds: 1 } },
      },
      says: "is less than",
    },
    {
      name: "another trigger",
      config: { services: ACME, bundles: { a: { trigger: "manual" } } },
      says: "periodic",
    },
    {
      name: "signing without keys",
      config: { services: ACME, bundles: { a: { signing: {} } } },
      says: "needs keys",
    },
    {
      name: "an unknown key id",
      config: { services: ACME, keys: KEYS, bundles: { a: { signing: { keyid: "b" } } } },
      says: 'no key "b"',
    },
    { name: "a name that is a path", config: { services: ACME, bundles: { "../a": {} } }, says: "may have" },
    { name: "a document without a name", config: { default_decision: "/" }, says: "default_decision" },
    {
      name: "a limit that no event fits",
      config: { services: ACME, decision_logs: { reporting: { upload_size_limit_bytes: 10 } } },
      says: "upload_size_limit_bytes",
    },
  ])("refuses $name", ({ config, says }) => {
    expect(() => parseServerConfig(config, "/work")).toThrow(
      expect.objectContaining({ code: "config_invalid", message: expect.stringContaining(says) as string }),
    );
    expect(() => parseServerConfig(config, "/work")).not.toThrow("hunter2");
  });
});

describe("readServerConfig", () => {
  const read = async (
    text: string,
    env: Record<string, string> = {},
  ): ReturnType<typeof readServerConfig> => {
    const folder = await makeFolder({ "config.yaml": text });
    const signal = new AbortController().signal;
    return readServerConfig({ ...NOTHING_SET, file: join(folder, "config.yaml") }, { folder, env, signal });
  };

  it("reads YAML and JSON, and replaces variables of the environment", async () => {
    const yaml =
      "services:\n  acme:\n    url: https://${HOST}\n    response_header_timeout_seconds: ${WAIT}\n";
    const { services } = await read(yaml, { HOST: "acme.example", WAIT: "5" });
    expect(services.get("acme")).toMatchObject({
      url: "https://acme.example",
      responseHeaderTimeoutMs: 5_000,
    });
    expect((await read('{"labels": {"a": "b"}}')).labels).toEqual({ a: "b" });
    expect((await read("# nothing\n")).bundles).toEqual([]);
  });

  it.each([
    { name: "a variable that is not set", text: "labels: {a: 'x-${UNSET_HERE}'}\n", says: "UNSET_HERE" },
    { name: "what is not YAML", text: "labels: {", says: "config.yaml" },
    { name: "two documents", text: "labels: {}\n---\nlabels: {}\n", says: "several" },
    { name: "a key that is there twice", text: "labels: {}\nlabels: {}\n", says: "labels" },
    { name: "a list", text: "- a\n", says: "configuration" },
  ])("refuses $name", async ({ text, says }) => {
    await expect(read(text)).rejects.toThrow(
      expect.objectContaining({ code: "config_invalid", message: expect.stringContaining(says) as string }),
    );
  });

  it("shows nothing of a file that is not YAML", async () => {
    const failure: unknown = await read("services: {a: {token: *hunter2}}\n").catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: "config_invalid" });
    expect(String(failure)).not.toContain("hunter2");
  });

  it("names a file that is not there", async () => {
    const folder = await makeFolder({});
    await writeFile(join(folder, "other"), "");
    const signal = new AbortController().signal;
    await expect(
      readServerConfig({ ...NOTHING_SET, file: join(folder, "nope") }, { folder, env: {}, signal }),
    ).rejects.toThrow(expect.objectContaining({ code: "config_unreadable" }));
  });
});

import { ArtifactCache } from "./artifact-cache.js";
import { toAwaitTurn, type AwaitTurn } from "./await-turn.js";
import { checkServiceAllowed } from "../../base/host/confinement.js";
import type { Environment, Settings } from "../../base/host/settings.js";
import { COMPATS } from "../settings/compat.js";
import type { PlatformMapping } from "../settings/platform-mapping.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import { invalidConfig } from "../../base/errors.js";
import type { GrpcChannels, GrpcChannelsOptions } from "./grpc/create-grpc-channel.js";
import type { GrpcChannel } from "./grpc/grpc-channel.js";
import { checkClientOptions } from "./check-client-options.js";
import { createTransport, type SendFunction, type Transport } from "../../http/http-transport.js";
import { Identities, identityHeaders } from "./identity.js";
import type { RetryPolicy } from "../../http/retry.js";
import { InstanceProbe } from "./instance-probe.js";
import type { ServiceClientOptions } from "./service-client-options.js";
import { SERVICE_AUDIENCES } from "./access-token.js";
import type { UndiciHttp, UndiciHttpOptions } from "../../http/undici-http.js";
import type { ServiceApi } from "../port/evidence-service.js";
import { message, option } from "../../base/message.js";

const MIB = 1024 * 1024;

/** All that the calls of a client have in common, checked and with its defaults. */
export interface ClientRuntime {
  readonly settings: Settings;
  readonly identities: Identities;
  readonly organizationHeader: string;
  readonly transport: Transport;
  /** Awaited before each request over REST; counts it. */
  readonly awaitTurn: AwaitTurn | undefined;
  readonly retry: RetryPolicy;
  /** Distinguishes the service from a wrong address, once for each address. */
  readonly probe: InstanceProbe;
  readonly requestTimeoutMs: number;
  readonly maxResponseBytes: number;
  readonly maxDownloadBytes: number;
  /**
   * Artifacts that were downloaded and compared with their digests. Keys stand for the identity too: who may not see an
   * artifact has no part in another's.
   */
  readonly artifacts: ArtifactCache;
  readonly maxPages: number;
  readonly maxRecords: number;
  readonly platform: PlatformMapping;
  readonly discoverOver: "rest" | "grpc";
  /** Whether the controlplane has an address for REST. */
  readonly hasRest: boolean;
  /** Reports a warning to the user once, such as that a token is about to expire. */
  warn(message: string): void;
  /** Returns the gRPC channel to an address; it loads what gRPC needs. @throws ConfigurationError `config_invalid`. */
  grpcChannel(address: string): Promise<GrpcChannel>;
  /** Opens the connection of an API's first call. One that cannot be made is left to that call. */
  connect(api: ServiceApi, address: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Checks a client's options and resolves its settings.
 *
 * @throws ConfigurationError `config_invalid`, `config_unreadable` or `config_insecure`.
 */
export async function createClientRuntime(options: ServiceClientOptions): Promise<ClientRuntime> {
  checkServiceAllowed();
  await checkClientOptions(options);
  const env: Environment = options.env ?? process.env;
  const { token, http2, timeouts, retryDelays } = options;
  const { configFile, profile, profileFrom } = options;
  const compatName = options.compat ?? (profileFrom === undefined ? undefined : "chainloop");
  const compat = compatName === undefined ? undefined : COMPATS[compatName];
  const resolved = await resolveSettings({
    flags: {
      ...options,
      http2: http2?.toString(),
      token: typeof token === "string" ? token : undefined,
    },
    env,
    configFile,
    profile,
    profileFrom,
    compat: compatName,
  });
  const { settings, sources } = resolved;
  const hasRest = settings.baseUrl !== undefined || settings.grpcUrl === undefined;
  if (!hasRest && settings.grpcUrl !== undefined) settings.baseUrl = settings.grpcUrl;
  const hasTokenFunction = typeof token === "function";
  const { warnings, unusedLogin } = resolved;
  for (const warning of warnings) options.onWarning?.(warning);
  if (!hasTokenFunction && unusedLogin !== undefined) options.onWarning?.(unusedLogin);

  const certificates =
    settings.ca === undefined ? undefined : await readCa(settings.ca, sources.ca?.name ?? "ca");
  const maxConnections = options.maxConnections ?? 128;
  const connection = {
    connectTimeoutMs: timeouts?.connectMs ?? 10_000,
    idleTimeoutMs: timeouts?.idleMs ?? 30_000,
    ca: certificates,
    env,
  };
  const http =
    options.fetch === undefined
      ? createLazyHttp({ maxConnections, ...connection }, toHttp2Origin(settings))
      : toInjectedFetch(options.fetch);
  const organizationHeader = (
    options.organizationHeader ??
    compat?.organizationHeader ??
    "service-organization"
  ).toLowerCase();
  const retry = {
    maxAttempts: options.maxAttempts ?? 4,
    baseDelayMs: retryDelays?.baseMs ?? 200,
    maxDelayMs: retryDelays?.maxMs ?? 30_000,
  };
  const requestTimeoutMs = timeouts?.requestMs ?? 60_000;
  const awaitTurn = toAwaitTurn(options.beforeRequest);
  const grpc = createLazyGrpc({
    ...connection,
    maxConcurrentCalls: maxConnections,
    requestTimeoutMs,
    retry,
    awaitTurn,
    identityHeaders: (identity) => identityHeaders(identity, organizationHeader),
  });
  const discoverOver = options.transport ?? (hasRest ? "rest" : "grpc");
  const artifacts = new ArtifactCache({
    maxBytes: options.artifactCacheBytes ?? 0,
    folder: options.artifactCacheFolder,
  });
  return {
    settings,
    artifacts,
    identities: new Identities({
      token: hasTokenFunction ? token : settings.token,
      organization: settings.organization,
      audiences: {
        api: options.apiTokenAudiences ?? compat?.audiences.api ?? SERVICE_AUDIENCES.api,
        user: options.userTokenAudiences ?? compat?.audiences.user ?? SERVICE_AUDIENCES.user,
      },
    }),
    organizationHeader,
    transport: createTransport({
      send: http.send,
      maxConnections,
      idleTimeoutMs: connection.idleTimeoutMs,
    }),
    awaitTurn:
      awaitTurn &&
      (async (control) => {
        // It takes longer than a request may be late for its turn.
        await http.load();
        await awaitTurn(control);
      }),
    retry,
    probe: new InstanceProbe(),
    requestTimeoutMs,
    maxResponseBytes: options.maxResponseBytes ?? 16 * MIB,
    maxDownloadBytes: options.maxDownloadBytes ?? 100 * MIB,
    maxPages: options.maxPages ?? 1000,
    maxRecords: options.maxRecords ?? 10_000,
    platform: { ...resolved.platform, ...options.platform },
    discoverOver,
    hasRest,
    warn: onceEach((message) => options.onWarning?.(message)),
    grpcChannel: grpc.open,
    async connect(api, address) {
      if (api === "controlplane" && discoverOver === "rest") await http.connect();
      else await (await grpc.open(address)).connect();
    },
    close: async () => {
      artifacts.close();
      await Promise.all([http.close(), grpc.close()]);
    },
  };
}

/**
 * Returns the base URL of one of the service's two APIs.
 *
 * @throws ConfigurationError `config_invalid` when it is not set.
 */
export function requireUrl(settings: Settings, name: "baseUrl" | "platformUrl"): string {
  const url = settings[name];
  if (url !== undefined) return url;
  const [api, variable, key] =
    name === "baseUrl"
      ? ["service", "SERVICE_BASE_URL", "base_url"]
      : ["platform", "SERVICE_PLATFORM_URL", "platform_url"];
  throw invalidConfig(
    message`the address of the ${api} is not set: give ${option(name)}, set ${variable}, or set ${key} under [service] in the config file.`,
  );
}

async function readCa(ca: string, setting: string): Promise<string> {
  const { readCertificates } = await import("../../base/host/read-certificates.js");
  return (await readCertificates(ca, setting)).join("");
}

function onceEach(tell: (message: string) => void): (message: string) => void {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message)) return;
    reported.add(message);
    tell(message);
  };
}

interface HttpClient {
  send: SendFunction;
  /** Loads the code that the first request would load. */
  load: () => Promise<unknown>;
  /** Opens the connection of the first request to the service. */
  connect: () => Promise<void>;
  close: () => Promise<void>;
}

/** Returns the origin to offer HTTP/2 to. */
function toHttp2Origin({ baseUrl, http2 }: Settings): string | undefined {
  return baseUrl === undefined || http2 === "false" ? undefined : new URL(baseUrl).origin;
}

/** Loads undici with the first request, and what HTTP/2 needs. */
function createLazyHttp(options: UndiciHttpOptions, http2Origin: string | undefined): HttpClient {
  let http: UndiciHttp | undefined;
  let loaded: Promise<UndiciHttp> | undefined;
  const load = async (): Promise<UndiciHttp> => {
    if (http2Origin?.startsWith("https:") === true) {
      const { createNegotiatedHttp } = await import("../../http/negotiated-http.js");
      http = createNegotiatedHttp({ ...options, http2Origin });
    } else {
      const { createUndiciHttp } = await import("../../http/undici-http.js");
      http = createUndiciHttp(options);
    }
    return http;
  };
  const loadOnce = (): Promise<UndiciHttp> => (loaded ??= load());
  const sendFirst: SendFunction = async (target, init) => (await loadOnce()).send(target, init);
  return {
    send: (target, init) => (http === undefined ? sendFirst(target, init) : http.send(target, init)),
    load: loadOnce,
    connect: async () => (await loadOnce()).connect?.(),
    close: async () => (await loaded)?.close(),
  };
}

/** Loads what gRPC needs with the first channel. */
function createLazyGrpc(options: GrpcChannelsOptions): {
  open: (address: string) => Promise<GrpcChannel>;
  close: () => Promise<void>;
} {
  let loaded: Promise<GrpcChannels> | undefined;
  const load = async (): Promise<GrpcChannels> =>
    (await import("./grpc/create-grpc-channel.js")).createGrpcChannels(options);
  return {
    open: async (address) => {
      loaded ??= load();
      return (await loaded).open(address);
    },
    close: async () => (await loaded)?.close(),
  };
}

/** Wraps a custom fetch. It decodes a `Content-Encoding` that a server sends without a request for it. */
function toInjectedFetch(fetch: typeof globalThis.fetch): HttpClient {
  return {
    async send({ url }, { headers: list, form, cancellation }) {
      const headers: [string, string][] = [];
      for (let at = 0; at + 1 < list.length; at += 2) headers.push([list[at] ?? "", list[at + 1] ?? ""]);
      const controller = new AbortController();
      cancellation.onCancel((reason) => controller.abort(reason));
      const { signal } = controller;
      const sent = form === undefined ? { method: "GET" } : { method: "POST", body: form };
      const response = await fetch(url, { ...sent, headers, signal, redirect: "manual" });
      const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
      let ended = reader === undefined;
      return {
        status: response.status,
        header: (name) => response.headers.get(name) ?? undefined,
        async read() {
          const chunk = await reader?.read();
          ended = chunk?.done !== false;
          return chunk?.value;
        },
        discard() {
          // The outcome of the cancelled body does not matter.
          if (!ended) reader?.cancel().catch(() => undefined);
        },
      };
    },
    load: () => Promise.resolve(),
    connect: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

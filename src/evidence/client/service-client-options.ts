import type { CompatName } from "../settings/compat.js";
import type { Environment } from "../../base/host/settings.js";
import type { PlatformMapping } from "../settings/platform-mapping.js";
import type { TokenSource } from "./identity.js";

/** How long one step of a request may take, in milliseconds. */
export interface TimeoutOptions {
  /** Until the connection is established, TLS included. Default: 10,000. */
  connectMs?: number | undefined;
  /** Without a byte from the service: until the headers, and between two pieces of the body. Default: 30,000. */
  idleMs?: number | undefined;
  /** One request with its JSON body. A download has no such limit. Default: 60,000. */
  requestMs?: number | undefined;
}

/** How long to wait before a request is made again, in milliseconds. The actual wait is jittered. */
export interface RetryDelayOptions {
  /** Before the second attempt; it doubles with each further one. Default: 200. */
  baseMs?: number | undefined;
  /** The longest wait, unless the service requests a longer one: a `Retry-After` of up to 10 minutes is respected. Default: 30,000. */
  maxMs?: number | undefined;
}

/**
 * The addresses of the service and the identity of the client. Each setting is taken from here, else from the environment
 * (`SERVICE_TOKEN`, `SERVICE_BASE_URL`, `SERVICE_GRPC_URL`, `SERVICE_PLATFORM_URL`, `SERVICE_ORGANIZATION`, `SERVICE_CA`,
 * `SERVICE_NOT_FOUND_TEXT`, `SERVICE_HTTP2`), else from the config file.
 */
export interface ServiceClientOptions {
  /** The controlplane's address, such as `https://cp.example.com`. Plain HTTP is for loopback only. */
  baseUrl?: string | undefined;
  /** The controlplane's gRPC address, where it is not `baseUrl`. */
  grpcUrl?: string | undefined;
  /**
   * The transport of `discover` to the controlplane. Everything else of it goes over REST, except for a download that
   * REST refuses to a token that is not a user's. Default: `rest`.
   */
  transport?: "rest" | "grpc" | undefined;
  /** The platform's address. */
  platformUrl?: string | undefined;
  /** The access token (a JWT), or a function that returns it, called once for each session. */
  token?: TokenSource | undefined;
  /** The organization to ask in. It is not sent with an API token, which has its own. */
  organization?: string | undefined;
  /** The header that carries the organization. Default: `service-organization`. */
  organizationHeader?: string | undefined;
  /**
   * The `aud` values of API tokens. A token with none of these and none of `userTokenAudiences` is of unknown kind: it
   * is sent with the organization, and a download that REST refuses to it is requested over gRPC.
   */
  apiTokenAudiences?: readonly string[] | undefined;
  /** The `aud` values of user tokens. They win over `apiTokenAudiences`. */
  userTokenAudiences?: readonly string[] | undefined;
  /** Further certificates to trust: PEM text, or the path of a file with it. */
  ca?: string | undefined;
  /**
   * Text in the 404, or gRPC `NOT_FOUND`, of a service that does not know a digest, where that has neither a reason nor
   * the digest in its message: `no such object`. `{digest}` stands for the digest; case does not matter.
   */
  notFoundText?: string | undefined;
  /**
   * Whether REST uses HTTP/2 where the service chooses it in the TLS handshake: one connection, and one handshake, for all requests.
   * Through a proxy, and from stores of artifacts, it is HTTP/1.1. Default: true.
   */
  http2?: boolean | undefined;
  /** Makes the requests instead of undici. It then also takes care of proxies and certificates. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * The most requests at once. Default: 128. Over gRPC it is a bound: the number starts at 16, grows with answers, and is
   * halved when the service cannot cope.
   */
  maxConnections?: number | undefined;
  /** Time limits of each request. */
  timeouts?: TimeoutOptions | undefined;
  /**
   * Awaited before each request, also before a retry, over REST and gRPC: to respect a rate, such as that of `createRequestRate` of
   * `regohost/queue`. The request has its place among `maxConnections` by then, and its time limit begins after it. That of the call
   * continues: it ends at `deadline`, in milliseconds since the epoch (`Infinity`: none), which aborts the signal.
   *
   * An error that it throws is the error of the request, which is then not sent: errors of this library as they are, others as the cause
   * of a `rate_limited`. A retryable one is retried as any other. Default: nothing.
   */
  beforeRequest?: ((signal: AbortSignal, deadline: number) => Promise<void>) | undefined;
  /** How many times a request is made at most. Default: 4. */
  maxAttempts?: number | undefined;
  /** Waits between the attempts of a request. */
  retryDelays?: RetryDelayOptions | undefined;
  /** The largest JSON or YAML body, in bytes. Default: 16 MiB. */
  maxResponseBytes?: number | undefined;
  /** The largest artifact, in bytes. Default: 100 MiB. */
  maxDownloadBytes?: number | undefined;
  /**
   * How many bytes of downloaded artifacts the client keeps, so that evaluations that ask for the same one download it
   * once. An artifact is its digest, so it cannot change; it is cached for the token and organization that it was
   * downloaded with, until the client is closed. Default: 0, none.
   */
  artifactCacheBytes?: number | undefined;
  /**
   * The folder for artifacts of up to 32 MiB, shared with other clients and later runs of this user; 256 MiB and 1,000 of them at most. As
   * with `artifactCacheBytes` they are of one token and organization. They are compared with their digests again when they are read. A
   * folder or file that others can write to is not used. Default: none.
   */
  artifactCacheFolder?: string | undefined;
  /** The most pages of one referrer's references. Default: 1,000. */
  maxPages?: number | undefined;
  /** The most records of one answer of the platform. Default: 10,000. */
  maxRecords?: number | undefined;
  /**
   * How the platform's operations are called where it does not name them as `schemas/proto/platform/v1` does. The config file applies to
   * each operation that is absent here.
   */
  platform?: PlatformMapping | undefined;
  /** The environment. Default: `process.env`. */
  env?: Environment | undefined;
  /** The config file, which must exist; `false` for none. Default: `$XDG_CONFIG_HOME/regohost/config.toml`. */
  configFile?: string | false | undefined;
  /** Which of the saved logins; it must exist. Default: `SERVICE_PROFILE`, else the config file's own. */
  profile?: string | undefined;
  /** Another tool of the same service, whose header, audiences and variables are used. `SERVICE_*` still wins. */
  compat?: CompatName | undefined;
  /** The file with the login that Chainloop's tool saved, instead of the config file; implies `compat: "chainloop"`. */
  profileFrom?: string | undefined;
  /** Receives warnings for the user, such as a saved login that is not used. */
  onWarning?: ((message: string) => void) | undefined;
}

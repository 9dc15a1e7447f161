import { randomUUID } from "node:crypto";
import { invalidConfig } from "../base/errors.js";
import { COUNT, FLAG, mergeOptions, OBJECT, oneOf, rule, type Rules } from "../base/text/option-rules.js";
import type { TlsIdentity } from "./connection-front.js";
import { startHttpFront, type HttpFront } from "./http-front.js";
import { createInterceptors, type ErrorForm, type Interceptor, type RequestFilter } from "./interceptors.js";
import { createRequestLog } from "./request-log.js";
import { SERVED } from "./grpc/deliver-grpc.js";
import type { ReceivedRequest, RequestHandler, ServerName, ServiceResponse } from "./service-request.js";
import { sha256 } from "../base/text/sha256.js";

/** Options of a fake registry. */
export interface RegistryOptions {
  /** Whether it has the referrers API; without it clients use the tag `sha256-…`. Default: true. */
  referrersApi?: boolean | undefined;
  /** Number of referrers per page. Default: all. */
  pageSize?: number | undefined;
  /** Whether manifests have an ETag, for conditional requests. Default: true. */
  etags?: boolean | undefined;
  /** How it authenticates: not at all, with a token of its token server, or with user and password. Default: `none`. */
  authentication?: "none" | "bearer" | "basic" | undefined;
  /** Passwords by user. With `bearer` and without users everyone receives a token. Default: none. */
  users?: Readonly<Record<string, string>> | undefined;
  /** Identity tokens that its token server exchanges for tokens. Default: none. */
  identityTokens?: readonly string[] | undefined;
  /** Whether blobs are served by a blob store on another origin. Default: false. */
  redirectBlobs?: boolean | undefined;
  /** HTTPS with this certificate, on all servers. Default: plain HTTP. */
  tls?: TlsIdentity | undefined;
}

/** A pushed manifest or blob. */
export interface PushedManifest {
  /** `sha256:…` */
  digest: string;
  /** Its media type. */
  mediaType: string;
  /** In bytes. */
  size: number;
  /** `oci://127.0.0.1:…/name@sha256:…` */
  address: string;
}

/** A layer: its content, its media type and its annotations. */
export interface RegistryLayer {
  /** Text is stored as UTF-8. */
  content: string | Uint8Array;
  /** Such as `application/vnd.dsse.envelope.v1+json`. */
  mediaType: string;
  /** Default: none. */
  annotations?: Readonly<Record<string, string>>;
}

/** Options of pushing a manifest. */
export interface PushOptions {
  /** Default: none. */
  tag?: string | undefined;
  /** Default: none. */
  artifactType?: string | undefined;
  /** The media type of its empty configuration. Default: `application/vnd.oci.empty.v1+json`. */
  configType?: string | undefined;
  /** The digest of the manifest that it refers to. Default: none. */
  subject?: string | undefined;
}

/** A running fake registry. */
export interface FakeRegistry {
  /** Host and port, as in an address: `127.0.0.1:41234`. */
  readonly host: string;
  /** The origin of its blob store, which is used with `redirectBlobs`. */
  readonly storageUrl: string;
  /** The origin of its token server. */
  readonly tokenUrl: string;

  /** Stores bytes as a blob. @returns its digest. */
  pushBlob(repository: string, content: string | Uint8Array): string;
  /**
   * Pushes an image manifest with these layers. With a `subject` it is a referrer: by the API, or without it in the index
   * of the tag `sha256-…`.
   */
  push(repository: string, layers: readonly RegistryLayer[], options?: PushOptions): PushedManifest;
  /** Stores any document or text as a manifest, unchecked, under its digest and a tag. */
  pushManifest(
    repository: string,
    manifest: object | string,
    options?: { tag?: string; mediaType?: string },
  ): PushedManifest;
  /** Points a tag to a pushed manifest. @throws ConfigurationError `config_invalid` */
  tag(repository: string, tag: string, digest: string): void;

  /** All requests so far, of all servers, in the order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Responds to the next matching request, or the next `times`, also with one of `faults`. The returned function cancels it. */
  respondNext(answer: Interceptor | ServiceResponse, filter?: RequestFilter & { times?: number }): () => void;
  /** Puts `interceptor` before the registry. The returned function removes it. */
  intercept(interceptor: Interceptor): () => void;

  /** Closes all servers and connections. Can be called again. */
  close(): Promise<void>;
  /** As `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const INDEX = "application/vnd.oci.image.index.v1+json";
const EMPTY = "application/vnd.oci.empty.v1+json";

const RULES: Rules<RegistryOptions> = {
  referrersApi: FLAG,
  etags: FLAG,
  pageSize: COUNT,
  authentication: oneOf("none", "bearer", "basic"),
  users: OBJECT,
  identityTokens: rule("a list of tokens", Array.isArray),
  redirectBlobs: FLAG,
  tls: OBJECT,
};

interface StoredManifest {
  bytes: Buffer;
  mediaType: string;
  artifactType?: string | undefined;
  subject?: string | undefined;
}

interface Repository {
  blobs: Map<string, Buffer>;
  manifests: Map<string, StoredManifest>;
  tags: Map<string, string>;
}

const CODES: Readonly<Record<number, string>> = {
  401: "UNAUTHORIZED",
  403: "DENIED",
  404: "MANIFEST_UNKNOWN",
  429: "TOOMANYREQUESTS",
};

const errorForm: ErrorForm = {
  name: "specification",
  toError: (status, message) => ({
    status,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ errors: [{ code: CODES[status] ?? "UNKNOWN", message }] }),
  }),
};

const NOT_FOUND: ServiceResponse = errorForm.toError(404, "not found");

/**
 * Starts a registry that implements the OCI distribution specification 1.1, for pulling, over real HTTP on loopback,
 * with a blob store and a token server on separate ports. Its contents are pushed by its methods.
 *
 * @throws ConfigurationError `config_invalid`
 *
 * @example
 * ```ts
 * import { loadGate } from "regohost/gate";
 * import { startRegistry } from "regohost/testing";
 *
 * await using registry = await startRegistry({ authentication: "bearer" });
 * const image = registry.push("team/app", [{ content: "…", mediaType: "application/octet-stream" }]);
 * registry.push("team/app", [{ content: "{}", mediaType: "application/vnd.dsse.envelope.v1+json" }], {
 *   artifactType: "application/vnd.dsse.envelope.v1+json",
 *   subject: image.digest,
 * });
 * await using gate = await loadGate("policies/");
 * const { outcome } = await gate.judge([{ path: image.address }]);
 * console.log(outcome);
 * ```
 */
export async function startRegistry(given: RegistryOptions = {}): Promise<FakeRegistry> {
  const options = mergeOptions("startRegistry", given, RULES);
  const {
    referrersApi = true,
    etags = true,
    pageSize = Number.MAX_SAFE_INTEGER,
    authentication = "none",
    users = {},
  } = options;
  const { identityTokens = [], redirectBlobs = false } = options;
  const repositories = new Map<string, Repository>();
  const interceptors = createInterceptors(errorForm);
  const log = createRequestLog();
  const secret = randomUUID();
  const fronts: HttpFront[] = [];

  const getRepository = (name: string): Repository => {
    const repository = repositories.get(name) ?? { blobs: new Map(), manifests: new Map(), tags: new Map() };
    repositories.set(name, repository);
    return repository;
  };

  const getUser = (header: string | undefined): boolean => {
    const [, encoded = ""] = /^Basic (.*)$/.exec(header ?? "") ?? [];
    const [user = "", ...password] = Buffer.from(encoded, "base64").toString("utf8").split(":");
    return Object.hasOwn(users, user) && users[user] === password.join(":");
  };

  const grant = (scope: string): ServiceResponse => ({
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: `${secret}.${Buffer.from(scope).toString("base64url")}`, expires_in: 300 }),
  });

  const serveTokens: RequestHandler = (request) => {
    if (request.path !== "/token") return Promise.resolve(NOT_FOUND);
    if (request.method === "POST") {
      const form = new URLSearchParams(request.body ?? "");
      const isKnown = identityTokens.includes(form.get("refresh_token") ?? "");
      return Promise.resolve(
        isKnown ? grant(form.get("scope") ?? "") : errorForm.toError(401, "unknown identity token"),
      );
    }
    const isOpen = Object.keys(users).length === 0 && identityTokens.length === 0;
    const isAllowed = isOpen || getUser(request.headers["authorization"]);
    return Promise.resolve(
      isAllowed ? grant(request.query["scope"] ?? "") : errorForm.toError(401, "unknown user"),
    );
  };

  const unauthorized = (name: string): ServiceResponse => ({
    ...errorForm.toError(401, "authentication required"),
    headers: {
      "Content-Type": "application/json",
      "WWW-Authenticate":
        authentication === "basic"
          ? 'Basic realm="registry"'
          : `Bearer realm="${tokenUrl}/token",service="registry",scope="repository:${name}:pull"`,
    },
  });

  const checkAccess = (name: string, header: string | undefined): ServiceResponse | undefined => {
    if (authentication === "none") return undefined;
    if (authentication === "basic") return getUser(header) ? undefined : unauthorized(name);
    const scope = Buffer.from(`repository:${name}:pull`).toString("base64url");
    return header === `Bearer ${secret}.${scope}` ? undefined : unauthorized(name);
  };

  const getManifest = (
    repository: Repository,
    reference: string,
    known: string | undefined,
  ): ServiceResponse => {
    const digest = reference.includes(":") ? reference : repository.tags.get(reference);
    const found = repository.manifests.get(digest ?? "");
    if (digest === undefined || found === undefined) return NOT_FOUND;
    const etag = `"${digest}"`;
    const headers = {
      "Content-Type": found.mediaType,
      "Docker-Content-Digest": digest,
      ...(etags ? { ETag: etag } : {}),
    };
    return etags && known === etag ? { status: 304, headers } : { status: 200, headers, body: found.bytes };
  };

  const getBlob = (repository: Repository, digest: string): ServiceResponse => {
    const body = repository.blobs.get(digest);
    return body === undefined
      ? NOT_FOUND
      : { status: 200, headers: { "Content-Type": "application/octet-stream" }, body };
  };

  const getDescriptor = (digest: string, stored: StoredManifest): Record<string, unknown> => ({
    mediaType: stored.mediaType,
    digest,
    size: stored.bytes.length,
    ...(stored.artifactType === undefined ? {} : { artifactType: stored.artifactType }),
  });

  const getReferrers = (repository: Repository, subject: string): Record<string, unknown>[] =>
    Array.from(repository.manifests, ([digest, stored]) =>
      stored.subject === subject ? [getDescriptor(digest, stored)] : [],
    ).flat();

  const referrerPage = (
    name: string,
    subject: string,
    query: Readonly<Record<string, string>>,
  ): ServiceResponse => {
    const { artifactType } = query;
    const all = getReferrers(getRepository(name), subject).filter(
      (descriptor) => artifactType === undefined || descriptor["artifactType"] === artifactType,
    );
    const start = Number(query["from"] ?? 0);
    const end = start + pageSize;
    const body = JSON.stringify({
      schemaVersion: 2,
      mediaType: INDEX,
      manifests: all.slice(start, Math.min(end, all.length)),
    });
    return {
      status: 200,
      headers: {
        "Content-Type": INDEX,
        ...(artifactType === undefined ? {} : { "OCI-Filters-Applied": "artifactType" }),
        ...(end < all.length
          ? { Link: `</v2/${name}/referrers/${subject}?from=${String(end)}>; rel="next"` }
          : {}),
      },
      body,
    };
  };

  const serveRegistry: RequestHandler = ({ path, query, headers }) => {
    const [, name = "", kind, reference = ""] =
      /^\/v2\/(.+)\/(manifests|blobs|referrers)\/([^/]+)$/.exec(path) ?? [];
    const refused = checkAccess(name, headers["authorization"]);
    if (refused !== undefined) return Promise.resolve(refused);
    // Clients find out by it whether there is a registry, and how it authenticates.
    if (path === "/v2/") return Promise.resolve({ status: 200, headers: {} });
    const repository = repositories.get(name);
    if (repository === undefined) return Promise.resolve(NOT_FOUND);
    if (kind === "manifests")
      return Promise.resolve(getManifest(repository, reference, headers["if-none-match"]));
    if (kind === "referrers") {
      return Promise.resolve(referrersApi ? referrerPage(name, reference, query) : NOT_FOUND);
    }
    return Promise.resolve(
      redirectBlobs
        ? { status: 307, headers: { Location: `${storageUrl}/${name}/${reference}?signature=${secret}` } }
        : getBlob(repository, reference),
    );
  };

  const serveStorage: RequestHandler = ({ path, query }) => {
    const [, name = "", digest = ""] = /^\/(.+)\/([^/]+)$/.exec(path) ?? [];
    const repository = repositories.get(name);
    if (repository === undefined || query["signature"] !== secret) return Promise.resolve(NOT_FOUND);
    return Promise.resolve(getBlob(repository, digest));
  };

  const close = async (): Promise<void> => {
    await Promise.all(fronts.map((front) => front.close()));
  };
  const start = async (server: ServerName, handle: RequestHandler): Promise<string> => {
    const front = await startHttpFront({
      server,
      handle: interceptors.around(handle),
      handleGrpc: () => Promise.resolve(SERVED),
      log,
      delayMs: () => 0,
      tls: options.tls,
    });
    fronts.push(front);
    return front.url;
  };

  let tokenUrl: string;
  let storageUrl: string;
  let host: string;
  try {
    tokenUrl = await start("tokens", serveTokens);
    storageUrl = await start("storage", serveStorage);
    host = new URL(await start("registry", serveRegistry)).host;
  } catch (error) {
    await close();
    throw error;
  }

  const store = (name: string, stored: StoredManifest, tag: string | undefined): PushedManifest => {
    const repository = getRepository(name);
    const digest = sha256(stored.bytes);
    repository.manifests.set(digest, stored);
    if (tag !== undefined) repository.tags.set(tag, digest);
    const { mediaType, bytes } = stored;
    return { digest, mediaType, size: bytes.length, address: `oci://${host}/${name}@${digest}` };
  };

  const pushBlob = (name: string, content: string | Uint8Array): string => {
    const bytes = Buffer.from(content);
    const digest = sha256(bytes);
    getRepository(name).blobs.set(digest, bytes);
    return digest;
  };

  /** The steps of a client that pushes a referrer to a registry without the API. */
  const addToFallback = (name: string, subject: string): void => {
    const manifests = getReferrers(getRepository(name), subject);
    const bytes = Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests }));
    store(name, { bytes, mediaType: INDEX }, subject.replace(":", "-"));
  };

  return {
    host,
    storageUrl,
    tokenUrl,
    pushBlob,
    push(name, layers, { tag, artifactType, configType = EMPTY, subject } = {}) {
      const descriptor = (content: string | Uint8Array, mediaType: string): Record<string, unknown> => ({
        mediaType,
        digest: pushBlob(name, content),
        size: Buffer.byteLength(content),
      });
      const about = getRepository(name).manifests.get(subject ?? "");
      if (subject !== undefined && about === undefined) {
        throw invalidConfig(`the fake registry has no ${subject} in ${name}`);
      }
      const bytes = Buffer.from(
        JSON.stringify({
          schemaVersion: 2,
          mediaType: MANIFEST,
          ...(artifactType === undefined ? {} : { artifactType }),
          config: descriptor("{}", configType),
          layers: layers.map(({ content, mediaType, annotations }) => ({
            ...descriptor(content, mediaType),
            ...(annotations === undefined ? {} : { annotations }),
          })),
          ...(subject === undefined || about === undefined ? {} : { subject: getDescriptor(subject, about) }),
        }),
      );
      const type = artifactType ?? configType;
      const pushed = store(name, { bytes, mediaType: MANIFEST, artifactType: type, subject }, tag);
      if (subject !== undefined && !referrersApi) addToFallback(name, subject);
      return pushed;
    },
    pushManifest(name, manifest, { tag, mediaType = MANIFEST } = {}) {
      const text = typeof manifest === "string" ? manifest : JSON.stringify(manifest);
      return store(name, { bytes: Buffer.from(text), mediaType }, tag);
    },
    tag(name, tag, digest) {
      const repository = getRepository(name);
      if (!repository.manifests.has(digest)) {
        throw invalidConfig(`the fake registry has no ${digest} in ${name}`);
      }
      repository.tags.set(tag, digest);
    },
    get requests() {
      return log.requests;
    },
    respondNext: (answer, filter = {}) => interceptors.addForNext(answer, filter),
    intercept: (interceptor) => interceptors.add(interceptor),
    close,
    [Symbol.asyncDispose]: close,
  };
}

import { resolve } from "node:path";
import { limitLoading, type ReadingLimits } from "../../../base/async/reading.js";
import { addressFolder } from "../../../base/host/file-cache.js";
import type { Environment } from "../../../base/host/settings.js";
import { invalidBundle, unsupportedSource } from "../../../base/errors.js";
import { unpackBundle } from "../../../engine/source/bundle-archive.js";
import { isGzip } from "../../../engine/source/is-gzip.js";
import { isSignatures, type LoadedSource } from "../../../engine/source/bundle.js";
import { checkLeftOut } from "../../../engine/source/left-out-files.js";
import { loadSource } from "../../../engine/source/load-source.js";
import type { PolicyImage } from "../../../trust/registry/policy-image.js";
import { readPolicyBytes } from "../../../engine/source/policy-files.js";
import { getOrigin } from "../../../engine/source/policy-origin.js";
import { isDirectory, readSourceFile } from "../../../engine/source/source-files.js";
import type { BundleVerifyOptions } from "../../../trust/verify/bundle-options.js";
import type { BundleConfig } from "../config/bundle-config.js";
import type { NamedBundle } from "../load-served-policies.js";
import type { ServiceHttp } from "../service-http.js";
import { sha256 } from "../../../base/text/sha256.js";

/** The current version of a bundle. */
export interface FetchedBundle {
  bundle: NamedBundle;
  /** The bytes of an archive, for the stored copy. */
  bytes: Uint8Array | undefined;
  /** Identifies the version: the ETag, or a digest. Empty when the service sends none. */
  etag: string;
}

/** Options of fetching a bundle. */
export interface FetchBundleOptions {
  services: ReadonlyMap<string, ServiceHttp>;
  env: Environment;
  /** Time limit of reading it, in milliseconds. */
  compileTimeoutMs: number | undefined;
  /** Whether signatures are not verified where there are no keys. */
  skipVerify: boolean;
  /** As of `loadPolicy`. */
  allowSkippedFiles?: boolean | undefined;
  signal: AbortSignal;
}

/** The response to a poll; `fetched` is absent when nothing changed. */
interface Polled {
  fetched?: FetchedBundle;
  /** Whether the service waits for a change before it responds. */
  isLongPoll: boolean;
}

/** OPA recognizes by it whether a service supports long polling. */
const LONG_POLL_TYPE = "application/vnd.openpolicyagent.bundles";

type Verify = BundleVerifyOptions | false | undefined;

async function toVerify(
  config: BundleConfig,
  isSigned: () => Promise<boolean>,
  { skipVerify }: FetchBundleOptions,
): Promise<Verify> {
  if (config.verify === undefined) return skipVerify ? false : undefined;
  return config.isSignatureOptional && !(await isSigned()) ? undefined : config.verify;
}

/**
 * Reads an archive.
 *
 * @throws PolicyLoadError, VerificationError, ConfigurationError as `loadSource`
 */
export async function readArchiveBundle(
  bytes: Uint8Array,
  config: BundleConfig,
  options: FetchBundleOptions,
): Promise<NamedBundle> {
  const { name, sizeLimitBytes } = config;
  if (!isGzip(bytes)) {
    throw invalidBundle(`${name} is not a bundle: not gzip data`);
  }
  const isSigned = async (): Promise<boolean> =>
    (await unpackBundle(bytes, name, sizeLimitBytes)).some(({ path }) => isSignatures(path));
  const { signal } = options;
  const source = await limitLoading(`reading the bundle ${name}`, options, async () => {
    const verify = await toVerify(config, isSigned, options);
    return readPolicyBytes(bytes, name, { maxBytes: sizeLimitBytes, bundles: verify, signal });
  });
  checkLeftOut(source.ignored, options.allowSkippedFiles === true);
  return { name, source };
}

async function fromService(
  config: BundleConfig,
  { service, path }: { service: string; path: string },
  etag: string,
  canWait: boolean,
  options: FetchBundleOptions,
): Promise<Polled> {
  const client = options.services.get(service);
  if (client === undefined) throw new TypeError(`no service ${service}`);
  const waitMs = canWait ? (config.longPollMs ?? 0) : 0;
  const wait = waitMs === 0 ? "" : `;wait=${String(waitMs / 1_000)}`;
  const answer = await client.request({
    path,
    headers: { prefer: `modes=snapshot${wait}`, ...(etag === "" ? {} : { "if-none-match": etag }) },
    alsoFine: etag === "" ? [] : [304],
    maxBytes: config.sizeLimitBytes,
    waitMs,
    signal: options.signal,
  });
  if (answer.status === 304) return { isLongPoll: waitMs > 0 };
  const bytes = answer.body;
  return {
    fetched: {
      bundle: await readArchiveBundle(bytes, config, options),
      bytes,
      etag: answer.header("etag") ?? "",
    },
    isLongPoll: config.longPollMs !== undefined && answer.header("content-type") === LONG_POLL_TYPE,
  };
}

/** Connections and tokens of a registry are reused between polls. */
function openImage(
  config: BundleConfig,
  { address, service }: { address: string; service?: string | undefined },
  options: FetchBundleOptions,
): BundleSource {
  let image: PolicyImage | undefined;
  const open = async (): Promise<PolicyImage> => {
    const client = service === undefined ? undefined : options.services.get(service);
    if (service !== undefined && client === undefined) throw new TypeError(`no service ${service}`);
    const { PolicyImage } = await import("../../../trust/registry/policy-image.js");
    const { signal, env } = options;
    const cache = addressFolder();
    return new PolicyImage(address, {
      cwd: "",
      env,
      signal,
      maxBytes: config.sizeLimitBytes,
      ...(client === undefined
        ? {}
        : {
            credentials: {
              find: (requested) => client.registryCredentials(requested),
              setting: `services.${client.name}.credentials`,
            },
          }),
      cache,
    });
  };
  return {
    async poll(etag) {
      image ??= await open();
      return fromImage(config, image, etag, options);
    },
    async close() {
      await image?.close();
    },
  };
}

async function fromImage(
  config: BundleConfig,
  image: PolicyImage,
  etag: string,
  options: FetchBundleOptions,
): Promise<Polled> {
  const changed = etag === "" ? await image.fetch() : await image.fetchChanged(etag);
  if (changed === undefined) return { isLongPoll: false };
  const { used, content } = changed;
  if (content.kind !== "file") {
    throw unsupportedSource(
      `${used.resolved}: its layers are single files, as Conftest pushes them; push it as a bundle`,
    );
  }
  const bundle = await readArchiveBundle(content.bytes, config, options);
  return { fetched: { bundle, bytes: content.bytes, etag: used.digest }, isLongPoll: false };
}

async function fromFile(
  config: BundleConfig,
  path: string,
  etag: string,
  options: FetchBundleOptions,
): Promise<Polled> {
  const { name, sizeLimitBytes } = config;
  if (!(await isDirectory(path, ""))) {
    const bytes = await readSourceFile(path, sizeLimitBytes, "");
    const digest = sha256(bytes);
    if (digest === etag) return { isLongPoll: false };
    const bundle = await readArchiveBundle(bytes, config, options);
    return { fetched: { bundle, bytes: undefined, etag: digest }, isLongPoll: false };
  }
  const isSigned = async (): Promise<boolean> => isThere(resolve(path, ".signatures.json"));
  const { signal, allowSkippedFiles } = options;
  const { source, digest } = await limitLoading(`reading the bundle ${name}`, options, async () => {
    const verify = await toVerify(config, isSigned, options);
    const reading = { maxBytes: sizeLimitBytes, bundles: verify, signal, allowSkippedFiles };
    const read = await loadSource(path, reading);
    return { source: read, digest: await folderDigest(read, { signal }) };
  });
  if (digest === etag) return { isLongPoll: false };
  return {
    fetched: { bundle: { name, source }, bytes: undefined, etag: digest },
    isLongPoll: false,
  };
}

async function isThere(path: string): Promise<boolean> {
  const { access } = await import("node:fs/promises");
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The origin's digest does not cover file locations, by which policies are listed. */
async function folderDigest(source: LoadedSource, limits: ReadingLimits): Promise<string> {
  const { digest = "", revisions } = await getOrigin(source, limits);
  const paths = source.kind === "rego" ? source.files.map((file) => file.path) : [];
  const roots = source.kind === "rego" ? source.roots.map((root) => root.roots) : [];
  return sha256(Buffer.from(JSON.stringify([digest, revisions, paths, roots])));
}

/** The source of a bundle. */
export interface BundleSource {
  /**
   * Queries the current version of the bundle.
   *
   * @param etag of the known version; empty for none.
   * @param canWait whether the service may wait for a change.
   * @throws ServiceError, PolicyLoadError, VerificationError, ConfigurationError
   */
  poll(etag: string, canWait: boolean): Promise<Polled>;
  close(): Promise<void>;
}

/** Opens the source of a bundle; nothing is requested before it is polled. */
export function openBundleSource(config: BundleConfig, options: FetchBundleOptions): BundleSource {
  const { from } = config;
  if (from.kind === "image") return openImage(config, from, options);
  return {
    poll: (etag, canWait) =>
      from.kind === "service"
        ? fromService(config, from, etag, canWait, options)
        : fromFile(config, from.path, etag, options),
    close: () => Promise.resolve(),
  };
}

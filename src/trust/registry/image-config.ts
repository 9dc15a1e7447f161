import type { Environment } from "../../base/host/settings.js";
import { unusableDocument } from "../../base/errors.js";
import { IMAGE_SCHEME } from "../../base/text/address.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { isObject, isTextList } from "../../base/text/option-rules.js";
import { fallbackTag, getAddress, parseImageName, type ImageName } from "./image-name.js";
import { parseReference } from "./image-reference.js";
import { isForPlatform, isSpelling } from "./oci-documents.js";
import { RegistryClient, type FoundManifest } from "./registry-client.js";

/** An image and its configuration. */
interface ConfiguredImage {
  /** Its reference with its digest, without `oci://`. */
  ref: string;
  /** The member `config` of its configuration. */
  config: Readonly<Record<string, unknown>>;
}

const MAX_BYTES = 8 * 1024 * 1024;

/** Annotations of the image's base (https://github.com/opencontainers/image-spec/blob/main/annotations.md). */
const BASE_NAME = "org.opencontainers.image.base.name";
const BASE_DIGEST = "org.opencontainers.image.base.digest";

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isNumber = (value: unknown): boolean => Number.isSafeInteger(value);
const isKeys = (value: unknown): boolean => isJsonObject(value) && Object.values(value).every(isJsonObject);
const isTexts = (value: unknown): boolean => isJsonObject(value) && Object.values(value).every(isText);

type Members = Readonly<Record<string, (value: unknown) => boolean>>;

const HEALTHCHECK: Members = {
  ...{ Test: isTextList, Interval: isNumber, Timeout: isNumber, StartPeriod: isNumber, Retries: isNumber },
};

/** The members of `config` in go-containerregistry, which drops others and those with the zero value of their type. */
const MEMBERS: Members = {
  ...{
    AttachStderr: isFlag,
    AttachStdin: isFlag,
    AttachStdout: isFlag,
    OpenStdin: isFlag,
    StdinOnce: isFlag,
  },
  ...{ Tty: isFlag, ArgsEscaped: isFlag, NetworkDisabled: isFlag, Domainname: isText, Hostname: isText },
  ...{ Image: isText, User: isText, WorkingDir: isText, MacAddress: isText, StopSignal: isText },
  ...{ Cmd: isTextList, Entrypoint: isTextList, Env: isTextList, OnBuild: isTextList, Shell: isTextList },
  ...{ Labels: isTexts, Volumes: isKeys, ExposedPorts: isKeys, Healthcheck: isJsonObject },
};

function isZero(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === null || value === "" || value === false || value === 0;
}

/** The known members of an object that are not zero; `undefined` where one has another type or spelling. */
function pick(
  object: Readonly<Record<string, unknown>>,
  members: Members,
): Record<string, unknown> | undefined {
  const names = Object.keys(members);
  const picked: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (isSpelling(key, names)) return undefined;
    if (!Object.hasOwn(members, key) || value === null) continue;
    if (members[key]?.(value) !== true) return undefined;
    if (!isZero(value)) picked.push([key, value]);
  }
  return Object.fromEntries(picked);
}

function throwConfigError(document: string, why: string, cause?: unknown): never {
  throw unusableDocument(document, `${document}: ${why}`, cause);
}

async function readConfig(
  client: RegistryClient,
  name: ImageName,
  { manifest: { config } }: FoundManifest,
): Promise<ConfiguredImage["config"]> {
  const shown = getAddress(name);
  if (config === undefined) return throwConfigError(shown, "its manifest has no configuration");
  const bytes = await client.blob(name, config, MAX_BYTES);
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return throwConfigError(shown, "its configuration is not JSON", error);
  }
  const malformed = (): never => throwConfigError(shown, "its configuration is malformed");
  // Of members of one name, and of other spellings, each reader takes another one.
  if (!isJsonObject(document) || findDuplicateKey(bytes) !== undefined) return malformed();
  if (Object.keys(document).some((key) => isSpelling(key, ["config"]))) return malformed();
  const found = document["config"] ?? {};
  const picked = isJsonObject(found) ? pick(found, MEMBERS) : undefined;
  if (picked === undefined) return malformed();
  const { Healthcheck: check } = picked;
  if (check === undefined) return picked;
  return {
    ...picked,
    Healthcheck: (isJsonObject(check) ? pick(check, HEALTHCHECK) : undefined) ?? malformed(),
  };
}

/** An image; of an index that for linux/amd64, if there is one, as in go-containerregistry. */
async function readPlatform(
  client: RegistryClient,
  name: ImageName,
  found: FoundManifest,
): Promise<FoundManifest | undefined> {
  const { manifests } = found.manifest;
  if (manifests === undefined) return found;
  const child = manifests.find(isForPlatform);
  return child && client.imageManifest({ ...name, digest: child.digest });
}

/** Reads the base in the annotations of a manifest, if it is named with a digest. */
async function readParent(
  client: RegistryClient,
  name: ImageName,
  found: FoundManifest,
): Promise<ConfiguredImage | undefined> {
  const { [BASE_NAME]: named = "", [BASE_DIGEST]: digest = "" } = found.manifest.annotations ?? {};
  if (named === "" || (digest === "" && !named.includes("@"))) return undefined;
  const ref = named.includes("@") ? named : `${named}@${digest}`;
  const base =
    parseReference(ref) ??
    throwConfigError(getAddress(name), `its annotation ${BASE_NAME} is no reference of an image`);
  const own = await readPlatform(client, base, await client.imageManifest(base));
  if (own === undefined) return throwConfigError(getAddress(base), "the index has no image for linux/amd64");
  return { ref, config: await readConfig(client, base, own) };
}

/** A layer of an image, with its address for errors. */
interface ImageLayer {
  address: string;
  bytes: Uint8Array;
}

/** Reads the layers of an image, from the top. */
async function* readLayers(
  client: RegistryClient,
  name: ImageName,
  { digest, manifest: { layers = [] } }: FoundManifest,
  maxBytes: number,
): AsyncGenerator<ImageLayer> {
  for (const layer of layers.toReversed()) {
    const bytes = await client.blob(name, layer, maxBytes);
    yield { address: `${getAddress(name, digest)}#${layer.digest}`, bytes };
  }
}

/** Reads the layers of cosign's tag `.sig`. Their signatures are not verified. */
async function readSignatures(
  client: RegistryClient,
  name: ImageName,
  digest: string,
): Promise<CosignLayer[]> {
  const found = await client.manifest(name, `${fallbackTag(digest)}.sig`);
  let left = MAX_BYTES;
  const signatures: CosignLayer[] = [];
  for (const layer of found?.manifest.layers ?? []) {
    const bytes = await client.blob(name, layer, left);
    left -= bytes.byteLength;
    signatures.push({
      name: `${getAddress(name)}#${layer.digest}`,
      bytes,
      annotations: layer.annotations ?? {},
    });
  }
  return signatures;
}

/** A layer of cosign's tag `.sig`: a message that names an image, with its signature in annotations. */
export interface CosignLayer {
  /** Its address, for errors. */
  name: string;
  bytes: Uint8Array;
  annotations: Readonly<Record<string, string>>;
}

interface ReadConfigOptions {
  env: Environment;
  signal?: AbortSignal | undefined;
  /** Whether to read cosign's tag `.sig`. */
  withSignatures: boolean;
  /** Maximum size of a layer, in bytes. */
  maxLayerBytes: number;
  /** Reads files of the image, from the top layer. */
  readFiles: (labels: unknown, layers: AsyncIterable<ImageLayer>) => Promise<unknown>;
}

/** The parts of an image that `ec` has beside its attestations. */
export interface DescribedImage {
  /** Its reference with its digest, without `oci://`. */
  ref: string;
  /** The images of an index, with their architectures. Absent for an image. */
  images?: readonly IndexedImage[] | undefined;
  /** Absent for an index without an image for linux/amd64. */
  config?: ConfiguredImage["config"] | undefined;
  parent?: ConfiguredImage | undefined;
  files?: unknown;
  signatures: readonly CosignLayer[];
}

interface IndexedImage {
  digest: string;
  architecture?: string | undefined;
}

function toImages({ manifest: { manifests = [] } }: FoundManifest): IndexedImage[] {
  return manifests.map(({ digest, platform }) => ({ digest, architecture: platform?.architecture }));
}

/**
 * Reads the images of an index.
 *
 * @param address with a digest.
 * @throws ServiceError when the registry does not respond or lacks it.
 */
export async function readIndexImages(
  address: string,
  { env, signal = new AbortController().signal }: Pick<ReadConfigOptions, "env" | "signal">,
): Promise<IndexedImage[]> {
  const { tag: _tag, ...name } = parseImageName(address);
  const client = new RegistryClient({ env, signal });
  try {
    return toImages(await client.imageManifest(name));
  } finally {
    await client.close();
  }
}

/**
 * Reads the configuration of an image, and that of the base that its annotations name, which may be in another
 * registry. A base without a digest is left out, as by `ec`. For an index they are those of its image for linux/amd64.
 *
 * @param address with a digest.
 * @throws ServiceError when a registry does not respond or lacks one of them; DocumentError; the errors of `readFiles`
 */
export async function readImageConfig(
  address: string,
  { env, signal = new AbortController().signal, withSignatures, maxLayerBytes, readFiles }: ReadConfigOptions,
): Promise<DescribedImage> {
  const { tag: _tag, ...name } = parseImageName(address);
  const client = new RegistryClient({ env, signal });
  try {
    const found = await client.imageManifest(name);
    const described = {
      ref: getAddress(name).slice(IMAGE_SCHEME.length),
      ...(found.manifest.manifests === undefined ? {} : { images: toImages(found) }),
      signatures: withSignatures ? await readSignatures(client, name, found.digest) : [],
    };
    const own = await readPlatform(client, name, found);
    if (own === undefined) return described;
    const config = await readConfig(client, name, own);
    return {
      ...described,
      config,
      parent: await readParent(client, name, own),
      files: await readFiles(config["Labels"], readLayers(client, name, own, maxLayerBytes)),
    };
  } finally {
    await client.close();
  }
}

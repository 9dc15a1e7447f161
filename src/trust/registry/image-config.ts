import type { Environment } from "../../base/host/settings.js";
import { ConfigurationError, DocumentError } from "../../base/errors.js";
import { IMAGE_SCHEME } from "../../base/text/address.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";
import { isJsonObject } from "../../base/text/member-of.js";
import { isObject, isTextList } from "../../base/text/option-rules.js";
import { getAddress, parseImageName, type ImageName } from "./image-name.js";
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

function refuse(document: string, why: string, cause?: unknown): never {
  throw new DocumentError(`${document}: ${why}`, { code: "document_invalid", document, cause });
}

async function readConfig(
  client: RegistryClient,
  name: ImageName,
  { manifest: { config } }: FoundManifest,
): Promise<ConfiguredImage["config"]> {
  const shown = getAddress(name);
  if (config === undefined) return refuse(shown, "its manifest has no configuration");
  const bytes = await client.blob(name, config, MAX_BYTES);
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return refuse(shown, "its configuration is not JSON", error);
  }
  const malformed = (): never => refuse(shown, "its configuration is malformed");
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

/** The platform's image of an index, which is that for linux/amd64 where none is chosen, as in go-containerregistry. */
async function readPlatform(client: RegistryClient, name: ImageName): Promise<FoundManifest> {
  const found = await client.imageManifest(name);
  const { manifests } = found.manifest;
  if (manifests === undefined) return found;
  const child = manifests.find(isForPlatform);
  if (child === undefined) return refuse(getAddress(name), "the index has no image for linux/amd64");
  return client.imageManifest({ ...name, digest: child.digest });
}

/** The base in the annotations of a manifest, if it is named with a digest. */
function toParent(name: ImageName, { manifest: { annotations = {} } }: FoundManifest): string | undefined {
  const { [BASE_NAME]: base = "", [BASE_DIGEST]: digest = "" } = annotations;
  if (base === "" || (digest === "" && !base.includes("@"))) return undefined;
  const text = base.includes("@") ? base : `${base}@${digest}`;
  return parseReference(text) === undefined
    ? refuse(getAddress(name), `its annotation ${BASE_NAME} is no reference of an image`)
    : text;
}

/**
 * Reads the configuration of an image, and that of the base that its annotations name, which may be in another
 * registry. A base without a digest is left out, as by `ec`.
 *
 * @param address with a digest.
 * @throws ConfigurationError `config_invalid` for an index: it is no image.
 * @throws ServiceError when a registry does not respond or lacks one of them; DocumentError
 */
export async function readImageConfig(
  address: string,
  { env, signal = new AbortController().signal }: { env: Environment; signal?: AbortSignal | undefined },
): Promise<ConfiguredImage & { parent?: ConfiguredImage }> {
  const { tag: _tag, ...name } = parseImageName(address);
  const client = new RegistryClient({ env, signal });
  try {
    const found = await client.imageManifest(name);
    if (found.manifest.manifests !== undefined) {
      throw new ConfigurationError(
        `${getAddress(name)} is an index, whose images have their own attestations; name each image by its digest`,
        { code: "config_invalid" },
      );
    }
    const image = {
      ref: getAddress(name).slice(IMAGE_SCHEME.length),
      config: await readConfig(client, name, found),
    };
    const ref = toParent(name, found);
    const base = ref === undefined ? undefined : parseReference(ref);
    if (ref === undefined || base === undefined) return image;
    return {
      ...image,
      parent: { ref, config: await readConfig(client, base, await readPlatform(client, base)) },
    };
  } finally {
    await client.close();
  }
}

import { Ajv2020, type JSONSchemaType } from "ajv/dist/2020.js";
import { findDuplicateKey } from "../../base/terms/duplicate-keys.js";

/** The target of a descriptor (https://github.com/opencontainers/image-spec/blob/main/descriptor.md). */
export interface Descriptor {
  mediaType: string;
  digest: string;
  /** In bytes. */
  size: number;
  artifactType?: string | undefined;
  annotations?: Record<string, string> | undefined;
  /** Its content, in base64. */
  data?: string | undefined;
  /** Other places to download it from. */
  urls?: string[] | undefined;
  /** In an index: where the image runs. */
  platform?: ImagePlatform | null | undefined;
}

/** The members of `platform` of an index (https://github.com/opencontainers/image-spec/blob/main/image-index.md). */
export interface ImagePlatform {
  architecture?: string | undefined;
  os?: string | undefined;
  "os.version"?: string | undefined;
  "os.features"?: string[] | undefined;
  variant?: string | undefined;
  features?: string[] | undefined;
}

/** An image manifest or an index. */
export interface OciManifest {
  mediaType?: string | undefined;
  artifactType?: string | undefined;
  config?: Descriptor | undefined;
  /** For a manifest. */
  layers?: Descriptor[] | undefined;
  /** For an index. */
  manifests?: Descriptor[] | undefined;
  subject?: Descriptor | undefined;
  annotations?: Record<string, string> | undefined;
}

export const MEDIA_TYPES = {
  index: "application/vnd.oci.image.index.v1+json",
  manifest: "application/vnd.oci.image.manifest.v1+json",
  dockerIndex: "application/vnd.docker.distribution.manifest.list.v2+json",
  dockerManifest: "application/vnd.docker.distribution.manifest.v2+json",
} as const;

/** Maximum number of layers of a manifest, and of entries of an index. */
export const MAX_ENTRIES = 1000;

/** A manifest may have 4 MiB. */
const MAX_DATA_LENGTH = 4 * 1024 * 1024;

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });

const text = { type: "string", maxLength: 65_536 } as const;
const annotations = {
  type: "object",
  additionalProperties: text,
  required: [],
} as const;
const texts = { type: "array", items: text, maxItems: MAX_ENTRIES } as const;
const platform = {
  type: "object",
  properties: {
    architecture: { ...text, nullable: true },
    os: { ...text, nullable: true },
    "os.version": { ...text, nullable: true },
    "os.features": { ...texts, nullable: true },
    variant: { ...text, nullable: true },
    features: { ...texts, nullable: true },
  },
  required: [],
} as const;
/** Of the registered algorithms a digest has as many digits as theirs; of others it is only a name. */
const DIGEST =
  "^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128}|(?!sha(?:256|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[A-Za-z0-9=_-]+)$";
const descriptor = {
  type: "object",
  properties: {
    mediaType: text,
    digest: { type: "string", pattern: DIGEST, maxLength: 512 },
    size: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    artifactType: { ...text, nullable: true },
    annotations: { ...annotations, nullable: true },
    data: { type: "string", maxLength: MAX_DATA_LENGTH, nullable: true },
    urls: { ...texts, nullable: true },
    platform: { ...platform, nullable: true },
  },
  required: ["mediaType", "digest", "size"],
} as const;
const descriptors = { type: "array", items: descriptor, maxItems: MAX_ENTRIES } as const;

/** The platform of an image where none is chosen, as in go-containerregistry. */
const PLATFORM = { os: "linux", architecture: "amd64" };

/** Whether an entry of an index is for that platform. */
export function isForPlatform({ platform: own }: Descriptor): boolean {
  const { os, architecture } = own ?? PLATFORM;
  return os === PLATFORM.os && architecture === PLATFORM.architecture;
}

/** Whether a key is another spelling of one of these names. Go takes it for the member, and others do not. */
export function isSpelling(key: string, names: readonly string[]): boolean {
  return !names.includes(key) && names.some((name) => name.toLowerCase() === key.toLowerCase());
}

/** Another spelling of a member of an object. */
function findSpelling(object: object, names: readonly string[]): string | undefined {
  return Object.keys(object).find((key) => isSpelling(key, names));
}

const members = {
  schemaVersion: { const: 2 },
  mediaType: text,
  artifactType: { ...text, nullable: true },
  config: { ...descriptor, nullable: true },
  layers: { ...descriptors, nullable: true },
  manifests: { ...descriptors, nullable: true },
  subject: { ...descriptor, nullable: true },
  annotations: { ...annotations, nullable: true },
} as const;
const [MANIFEST_MEMBERS, DESCRIPTOR_MEMBERS] = [Object.keys(members), Object.keys(descriptor.properties)];

const isManifestDocument = ajv.compile<OciManifest & { schemaVersion: number }>({
  type: "object",
  properties: members,
  required: ["schemaVersion"],
});

interface TokenAnswer {
  token?: string;
  access_token?: string;
  expires_in?: number;
}

const tokenSchema: JSONSchemaType<TokenAnswer> = {
  type: "object",
  properties: {
    token: { type: "string", nullable: true },
    access_token: { type: "string", nullable: true },
    expires_in: { type: "number", nullable: true },
  },
  required: [],
};

const isTokenAnswer = ajv.compile(tokenSchema);

interface ErrorAnswer {
  errors: { code: string }[];
}

const errorSchema: JSONSchemaType<ErrorAnswer> = {
  type: "object",
  properties: {
    errors: {
      type: "array",
      items: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
    },
  },
  required: ["errors"],
};

const isErrorAnswer = ajv.compile(errorSchema);

function parse(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

/** The error for an invalid document of a registry. */
export class MalformedDocument extends Error {}

function withoutNulls<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as T;
}

/**
 * Parses a manifest or an index. A document that could be read as both is rejected (CVE-2021-41190).
 *
 * @param mediaType of the response, which the document must not contradict; `undefined` when there is none.
 * @throws MalformedDocument
 */
export function readManifest(bytes: Uint8Array, mediaType: string | undefined): OciManifest {
  let value: unknown;
  try {
    value = parse(bytes);
  } catch (error) {
    throw new MalformedDocument("it is not JSON", { cause: error });
  }
  const repeated = findDuplicateKey(bytes);
  if (repeated !== undefined) throw new MalformedDocument(`duplicate key ${JSON.stringify(repeated.key)}`);
  if (!isManifestDocument(value)) {
    const [issue] = isManifestDocument.errors ?? [];
    const where = issue === undefined || issue.instancePath === "" ? "it" : issue.instancePath.slice(0, 100);
    throw new MalformedDocument(`${where} ${issue?.message ?? "is malformed"}`);
  }
  const document = withoutNulls<OciManifest>(value);
  const { config, subject, layers = [], manifests = [] } = document;
  const spelled =
    findSpelling(document, MANIFEST_MEMBERS) ??
    [config, subject, ...layers, ...manifests]
      .map((one) => one && findSpelling(one, DESCRIPTOR_MEMBERS))
      .find((key) => key !== undefined);
  if (spelled !== undefined) {
    throw new MalformedDocument(`${JSON.stringify(spelled)} is another spelling of a member`);
  }
  if ((document.layers === undefined) === (document.manifests === undefined)) {
    throw new MalformedDocument("it must have either layers or manifests");
  }
  if (mediaType !== undefined && document.mediaType !== undefined && document.mediaType !== mediaType) {
    throw new MalformedDocument("its mediaType is not that of the response");
  }
  const own = document.mediaType ?? mediaType;
  const isIndex = own === MEDIA_TYPES.index || own === MEDIA_TYPES.dockerIndex;
  const isManifest = own === MEDIA_TYPES.manifest || own === MEDIA_TYPES.dockerManifest;
  if ((isIndex && document.manifests === undefined) || (isManifest && document.layers === undefined)) {
    throw new MalformedDocument("its members are not those of its mediaType");
  }
  return document;
}

/** Parses the token in a token server's response, and its lifetime in seconds. */
export function readToken(bytes: Uint8Array): { token: string; expiresIn: number } | undefined {
  let value: unknown;
  try {
    value = parse(bytes);
  } catch {
    return undefined;
  }
  if (!isTokenAnswer(value)) return undefined;
  const token = value.token || value.access_token;
  // Only tokens that fit a header can be sent; 60 seconds is the default of the token specification.
  if (token === undefined || !/^[\x21-\x7e]+$/.test(token)) return undefined;
  return { token, expiresIn: value.expires_in ?? 60 };
}

/** The codes of a registry's errors, such as `NAME_UNKNOWN`; messages are arbitrary. */
export function readErrorCodes(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorAnswer(value)
      ? value.errors.map(({ code }) => code).filter((code) => /^[A-Z_]{1,40}$/.test(code))
      : [];
  } catch {
    return [];
  }
}

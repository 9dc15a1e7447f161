import type { RegoTypeObject } from "../../src/engine/builtin/builtin.js";
import type { Descriptor, ImagePlatform, OciManifest } from "../../src/trust/registry/oci-documents.js";

export const TEXT: RegoTypeObject = { type: "string" };
const NUMBER: RegoTypeObject = { type: "number" };

export function listType(item: RegoTypeObject): RegoTypeObject {
  return { type: "array", dynamic: item };
}

export function mapType(value: RegoTypeObject): RegoTypeObject {
  return { type: "object", dynamic: { key: TEXT, value } };
}

export function objectType(members: Readonly<Record<string, RegoTypeObject>>): RegoTypeObject {
  return { type: "object", static: Object.entries(members).map(([key, value]) => ({ key, value })) };
}

const PLATFORM_TYPE = objectType({
  architecture: TEXT,
  os: TEXT,
  "os.version": TEXT,
  "os.features": listType(TEXT),
  variant: TEXT,
  features: listType(TEXT),
});

export const DESCRIPTOR_TYPE = objectType({
  mediaType: TEXT,
  size: NUMBER,
  digest: TEXT,
  data: TEXT,
  urls: listType(TEXT),
  annotations: mapType(TEXT),
  platform: PLATFORM_TYPE,
  artifactType: TEXT,
});

export const MANIFEST_TYPE = objectType({
  schemaVersion: NUMBER,
  mediaType: TEXT,
  config: DESCRIPTOR_TYPE,
  layers: listType(DESCRIPTOR_TYPE),
  annotations: mapType(TEXT),
  subject: DESCRIPTOR_TYPE,
});

export const INDEX_TYPE = objectType({
  schemaVersion: NUMBER,
  mediaType: TEXT,
  manifests: listType(DESCRIPTOR_TYPE),
  annotations: mapType(TEXT),
  subject: DESCRIPTOR_TYPE,
});

export const REFERRER_TYPE = objectType({
  mediaType: TEXT,
  size: NUMBER,
  digest: TEXT,
  artifactType: TEXT,
  ref: TEXT,
  annotations: mapType(TEXT),
});

/** A value as a built-in answers it. */
export type Answer = Readonly<Record<string, unknown>>;

/** The descriptor of a manifest without one, as Go writes its zero value. */
const NO_DESCRIPTOR: Descriptor = { mediaType: "", digest: ":", size: 0 };
/** The only version that manifests have. */
const SCHEMA_VERSION = 2;

function toPlatform(platform: ImagePlatform): Answer {
  return {
    architecture: platform.architecture ?? "",
    os: platform.os ?? "",
    "os.version": platform["os.version"] ?? "",
    "os.features": platform["os.features"] ?? [],
    variant: platform.variant ?? "",
    features: platform.features ?? [],
  };
}

/** A descriptor with all members, except for a platform that it does not have. */
export function toDescriptor(descriptor: Descriptor): Answer {
  const { mediaType, size, digest, data, urls, annotations, artifactType, platform } = descriptor;
  return {
    mediaType,
    size,
    digest,
    data: Buffer.from(data ?? "", "base64").toString("utf8"),
    urls: urls ?? [],
    annotations: annotations ?? {},
    artifactType: artifactType ?? "",
    ...(platform === undefined || platform === null ? {} : { platform: toPlatform(platform) }),
  };
}

function toDocument({ mediaType = "", annotations = {}, subject }: OciManifest, members: Answer): Answer {
  return {
    schemaVersion: SCHEMA_VERSION,
    mediaType,
    ...members,
    annotations,
    ...(subject === undefined ? {} : { subject: toDescriptor(subject) }),
  };
}

/** The manifest of an image. */
export function toImageManifest(manifest: OciManifest): Answer {
  const { config = NO_DESCRIPTOR, layers = [] } = manifest;
  return toDocument(manifest, { config: toDescriptor(config), layers: layers.map(toDescriptor) });
}

/** An index of images. */
export function toImageIndex(index: OciManifest): Answer {
  return toDocument(index, { manifests: (index.manifests ?? []).map(toDescriptor) });
}

/** @param repository the name of the repository in references. */
export function toReferrer(repository: string, descriptor: Descriptor): Answer {
  const { mediaType, size, digest, artifactType, annotations } = descriptor;
  return {
    mediaType,
    size,
    digest,
    artifactType: artifactType ?? "",
    ref: `${repository}@${digest}`,
    annotations: annotations ?? {},
  };
}

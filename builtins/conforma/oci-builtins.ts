import { BuiltinError, unusableDocument } from "../../src/base/errors.js";
import { defineBuiltin, type Builtin, type BuiltinContext } from "../../src/engine/builtin/builtin.js";
import type { RegoArgument, RegoTypeObject } from "../../src/engine/builtin/builtin.js";
import { fallbackTag, getAddress, type ImageName } from "../../src/trust/registry/image-name.js";
import { isCompressed, MAX_LAYER_BYTES } from "../../src/engine/source/layer-limits.js";
import {
  getRepositoryName,
  parseDigestReference,
  parseReference,
} from "../../src/trust/registry/image-reference.js";
import type { ImageDigest } from "../../src/trust/registry/image-reference.js";
import {
  DESCRIPTOR_TYPE,
  INDEX_TYPE,
  listType,
  MANIFEST_TYPE,
  mapType,
  REFERRER_TYPE,
  TEXT,
  toDescriptor,
  toImageIndex,
  toImageManifest,
  toReferrer,
  type Answer,
} from "./oci-values.js";
import type { Registries } from "./registries.js";
import type { RegistryReader } from "./registry-reader.js";

/** Maximum size of a blob that becomes a value of the policy. */
const MAX_BLOB_BYTES = 64 * 1024 * 1024;
/** Maximum number of images of one call. */
const MAX_IMAGES = 1000;
/** Layers may be large, so fewer of them are read ahead than of other calls. */
const MAX_SPECULATIVE_LAYERS = 4;

const ANY: RegoTypeObject = { type: "any" };
const REFERENCE: RegoArgument = {
  name: "ref",
  description: "the reference of an image, such as `quay.io/org/app:1.0`",
  type: TEXT,
};
const DIGEST: RegoArgument = {
  name: "ref",
  description: "a reference with a digest, such as `quay.io/org/app@sha256:…`",
  type: TEXT,
};
const PATHS: RegoArgument = { name: "paths", description: "the list of paths", type: listType(TEXT) };

/** A built-in that reads from a registry. */
interface Reading<Name> {
  /** Without `ec.oci.`. */
  name: string;
  description: string;
  args: readonly RegoArgument[];
  result: RegoArgument;
  maxSpeculative?: number;
  /** The reference, which is the first argument; `undefined` for an invalid one. */
  parse: (value: unknown) => Name | undefined;
  /** @returns `undefined` when the registry does not have it. */
  read: (
    name: Name,
    reader: RegistryReader,
    context: BuiltinContext,
    args: readonly unknown[],
  ) => Promise<unknown>;
}

function defineReading<Name extends ImageName>(registries: Registries, reading: Reading<Name>): Builtin {
  const { args, description, result, parse, read, maxSpeculative } = reading;
  const name = `ec.oci.${reading.name}`;
  return defineBuiltin({
    name,
    description,
    args,
    result,
    effect: false,
    ...(maxSpeculative === undefined ? {} : { maxSpeculative }),
    callPure: ([reference]: readonly unknown[]) =>
      parse(reference) === undefined ? { value: undefined } : undefined,
    async call(values: readonly unknown[], context) {
      const parsed = parse(values[0]);
      if (parsed !== undefined) registries.check(name, parsed);
      const answer =
        parsed && (await read(parsed, await registries.reader(context.evaluation), context, values));
      if (answer === undefined) context.report({ notFound: true });
      return answer;
    },
  });
}

function refuseContent(name: ImageDigest, why: string, cause?: unknown): never {
  const document = getAddress(name);
  throw unusableDocument(document, `${document}: ${why}`, cause);
}

/** The content of a blob as text. @throws DocumentError `document_invalid` for anything else. */
async function readText(
  name: ImageDigest,
  reader: RegistryReader,
  context: BuiltinContext,
): Promise<string | undefined> {
  const bytes = await reader.blob(name, MAX_BLOB_BYTES, context);
  if (bytes === undefined) return undefined;
  // Of a compressed blob `ec` compares the content, not the blob, with the digest.
  if (isCompressed(bytes))
    return refuseContent(name, "the blob is compressed; ec.oci.blob_files reads its files");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    return refuseContent(name, "the blob is not UTF-8 text", error);
  }
}

function parseJson(name: ImageDigest, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseContent(name, "the blob is not JSON", error);
  }
}

/** A list of texts; `undefined` for another value. */
function readTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

/** The name with the digest that its tag has; `undefined` when the registry does not have it. */
async function resolve(
  name: ImageName,
  reader: RegistryReader,
  context: BuiltinContext,
): Promise<ImageDigest | undefined> {
  const digest = name.digest ?? (await reader.manifest(name, context))?.digest;
  return digest === undefined ? undefined : { ...name, digest };
}

/** The suffixes of cosign's tags. */
const ATTACHED = ["sig", "att", "sbom"];

const blob = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "blob",
    description: "The content of a blob, which must be UTF-8 text.",
    args: [DIGEST],
    result: { name: "blob", description: "the text", type: TEXT },
    parse: parseDigestReference,
    read: readText,
  });

const parsedBlob = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "parsed_blob",
    description: "The value of a blob, which must be JSON.",
    args: [DIGEST],
    result: { name: "value", description: "the value", type: ANY },
    parse: parseDigestReference,
    async read(name, reader, context) {
      const text = await readText(name, reader, context);
      return text === undefined ? undefined : parseJson(name, text);
    },
  });

const blobFiles = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "blob_files",
    description:
      "YAML and JSON files of a blob that is a tar archive, plain or compressed with gzip or zstd.",
    args: [DIGEST, PATHS],
    result: { name: "files", description: "the parsed files by their paths", type: mapType(ANY) },
    maxSpeculative: MAX_SPECULATIVE_LAYERS,
    parse: parseDigestReference,
    async read(name, reader, context, [, given]) {
      const paths = readTexts(given);
      if (paths === undefined) return undefined;
      return registries.readArchive(context.signal, async () => {
        const bytes = await reader.blob(name, MAX_LAYER_BYTES, context);
        if (bytes === undefined || paths.length === 0) return bytes && {};
        const { parseFiles, readNamedFiles } = await import("../../src/engine/source/archive-files.js");
        const layer = { address: getAddress(name), bytes };
        const files = await readNamedFiles(layer, new Set(paths), context.signal);
        return parseFiles(files, context.signal);
      });
    },
  });

const descriptor = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "descriptor",
    description: "The descriptor of a manifest or an index: its media type, size and digest.",
    args: [REFERENCE],
    result: { name: "object", description: "the descriptor", type: DESCRIPTOR_TYPE },
    parse: parseReference,
    async read(name, reader, context) {
      const found = await reader.manifest(name, context);
      return found && toDescriptor({ mediaType: found.mediaType, size: found.size, digest: found.digest });
    },
  });

const imageManifest = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "image_manifest",
    description: "The manifest of an image; of an index that of its image for linux/amd64.",
    args: [REFERENCE],
    result: { name: "object", description: "the manifest", type: MANIFEST_TYPE },
    parse: parseReference,
    async read(name, reader, context) {
      const found = await reader.image(name, context);
      return found && toImageManifest(found.manifest);
    },
  });

const imageIndex = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "image_index",
    description: "An index of images. Undefined for the manifest of an image.",
    args: [REFERENCE],
    result: { name: "object", description: "the index", type: INDEX_TYPE },
    parse: parseReference,
    async read(name, reader, context) {
      const found = await reader.manifest(name, context);
      return found?.manifest.manifests && toImageIndex(found.manifest);
    },
  });

const imageFiles = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "image_files",
    description: "YAML and JSON files of an image, of its layers together.",
    args: [
      DIGEST,
      { ...PATHS, description: "folders of the image, such as `manifests`, without those below them" },
    ],
    result: { name: "files", description: "the parsed files by their paths", type: mapType(ANY) },
    maxSpeculative: MAX_SPECULATIVE_LAYERS,
    parse: parseDigestReference,
    async read(name, reader, context, [, given]) {
      const paths = readTexts(given);
      const found = paths && (await reader.image(name, context));
      if (paths === undefined || found === undefined) return undefined;
      // The answer of `ec`, which reads no layer then.
      if (paths.length === 0) return null;
      const layers = [...(found.manifest.layers ?? [])].reverse();
      const address = getAddress(name, found.digest);
      async function* read(): AsyncGenerator<{ address: string; bytes: Uint8Array }> {
        for (const layer of layers) {
          const bytes = await reader.layer(name, layer, MAX_LAYER_BYTES, context);
          yield { address: `${address}#${layer.digest}`, bytes };
        }
      }
      return registries.readArchive(context.signal, async () => {
        const { parseFiles, readImageFiles } = await import("../../src/engine/source/archive-files.js");
        const files = await readImageFiles(read(), paths, context.signal);
        return parseFiles(files, context.signal);
      });
    },
  });

const imageReferrers = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "image_referrers",
    description: "The artifacts that refer to an image, by the referrers API or its fallback tag.",
    args: [REFERENCE],
    result: {
      name: "referrers",
      description: "their descriptors, with `ref`",
      type: listType(REFERRER_TYPE),
    },
    parse: parseReference,
    async read(name, reader, context) {
      const image = await resolve(name, reader, context);
      if (image === undefined) return undefined;
      const repository = getRepositoryName(image);
      return (await reader.referrers(image, context)).map((found) => toReferrer(repository, found));
    },
  });

const imageTagRefs = (registries: Registries): Builtin =>
  defineReading(registries, {
    name: "image_tag_refs",
    description: "The references of cosign's tags of an image that exist: `.sig`, `.att` and `.sbom`.",
    args: [REFERENCE],
    result: { name: "refs", description: "the references", type: listType(TEXT) },
    parse: parseReference,
    async read(name, reader, context) {
      const image = await resolve(name, reader, context);
      if (image === undefined) return undefined;
      const { registry, repository, digest } = image;
      const found = await Promise.all(
        ATTACHED.map(async (suffix) => {
          const tag = `${fallbackTag(digest)}.${suffix}`;
          const isThere = (await reader.manifest({ registry, repository, tag }, context)) !== undefined;
          return isThere ? [`${getRepositoryName(image)}:${tag}`] : [];
        }),
      );
      return found.flat();
    },
  });

/** Unlike the others it takes many references, of any registries. */
function imageManifests(registries: Registries): Builtin {
  const name = "ec.oci.image_manifests";
  return defineBuiltin({
    name,
    description: "The manifests of images, as `ec.oci.image_manifest`, without those that are not found.",
    args: [{ name: "refs", description: "the references of images", type: { type: "set", of: TEXT } }],
    result: {
      name: "manifests",
      description: "the manifests by their references",
      type: mapType(MANIFEST_TYPE),
    },
    effect: false,
    callPure([given]: readonly unknown[]) {
      const references = readTexts(given);
      const isPure = references?.every((reference) => parseReference(reference) === undefined) ?? true;
      return isPure ? { value: references && {} } : undefined;
    },
    async call([given]: readonly unknown[], context) {
      const references = readTexts(given);
      if (references === undefined) {
        context.report({ notFound: true });
        return undefined;
      }
      const names = references.flatMap((reference): [string, ImageName][] => {
        const parsed = parseReference(reference);
        return parsed === undefined ? [] : [[reference, parsed]];
      });
      if (names.length > MAX_IMAGES) {
        throw new BuiltinError(`${name}: more than ${MAX_IMAGES} images in one call; call it for fewer`, {
          code: "call_limit",
          builtin: name,
        });
      }
      for (const [, parsed] of names) registries.check(name, parsed);
      const reader = await registries.reader(context.evaluation);
      const manifests = await Promise.all(
        names.map(async ([reference, parsed]): Promise<[string, Answer][]> => {
          const found = await reader.image(parsed, context);
          return found === undefined ? [] : [[reference, toImageManifest(found.manifest)]];
        }),
      );
      return Object.fromEntries(manifests.flat());
    },
  });
}

/** The built-ins `ec.oci.*`. */
export function ociBuiltins(registries: Registries): Builtin[] {
  const factories = [
    ...[blob, blobFiles, descriptor, imageFiles, imageIndex],
    ...[imageManifest, imageManifests, imageReferrers, imageTagRefs, parsedBlob],
  ];
  return factories.map((factory) => factory(registries));
}

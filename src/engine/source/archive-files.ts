import { posix } from "node:path";
import { isRegohostError, ServiceError, unusableDocument } from "../../base/errors.js";
import { toJsonValue, type JsonValue } from "../../base/terms/json-value.js";
import { parseJson } from "../../base/terms/parse-term.js";
import { gunzip, UnpackedTooLarge } from "./gunzip.js";
import { isGzip } from "./is-gzip.js";
import { readTar } from "./read-tar.js";
import { unzstd } from "./unzstd.js";
import { isCompressed, MAX_LAYER_BYTES } from "./layer-limits.js";

/** A layer in a registry. */
interface Layer {
  /** Its address, for errors. */
  address: string;
  bytes: Uint8Array;
}

interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

/** @throws DocumentError `document_invalid` */
function throwArchiveError(address: string, why: string, cause?: unknown): never {
  throw unusableDocument(address, `${address}: ${why}`, cause);
}

async function unpack({ address, bytes }: Layer, signal: AbortSignal): Promise<Uint8Array> {
  if (!isCompressed(bytes)) return bytes;
  const unpackAll = isGzip(bytes) ? gunzip : unzstd;
  try {
    return await unpackAll(bytes, MAX_LAYER_BYTES, () => signal.throwIfAborted());
  } catch (error) {
    if (signal.aborted || isRegohostError(error, "dependency_missing")) throw error;
    if (!(error instanceof UnpackedTooLarge))
      return throwArchiveError(address, "its compressed data is damaged", error);
    throw new ServiceError(`${address}: it unpacks to more than the limit of ${MAX_LAYER_BYTES} bytes`, {
      code: "response_too_large",
    });
  }
}

/**
 * Reads the entries of a tar archive that are chosen by their names, in their order. Entries other than files are empty.
 *
 * @param isChosen called for every entry.
 * @throws DocumentError `document_invalid`; ServiceError `response_too_large`; the signal's reason.
 */
async function readArchive(
  layer: Layer,
  isChosen: (name: string, isFolder: boolean) => boolean,
  signal: AbortSignal,
): Promise<ArchiveFile[]> {
  const tar = await unpack(layer, signal);
  const { address } = layer;
  const files: ArchiveFile[] = [];
  try {
    for await (const { header, data } of readTar(tar, {
      refuse: (why) => throwArchiveError(address, `it cannot be read as tar: ${why}`),
      check: () => signal.throwIfAborted(),
      isChosen: ({ name, type }) => isChosen(name, type === "directory"),
    })) {
      files.push({ name: header.name, bytes: data ?? new Uint8Array() });
    }
    return files;
  } catch (error) {
    if (signal.aborted || isRegohostError(error)) throw error;
    return throwArchiveError(address, "it cannot be read as tar", error);
  }
}

/** Reads files with these names, as they are written in the archive. @throws as `readArchive` */
export function readNamedFiles(
  layer: Layer,
  names: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ArchiveFile[]> {
  return readArchive(layer, (name) => names.has(name), signal);
}

const STRUCTURED = /\.(?:ya?ml|json)$/i;
/** The prefix of the name of an entry that removes what lower layers have there (https://github.com/opencontainers/image-spec/blob/main/layer.md#whiteouts). */
const WHITEOUT = ".wh.";

/** A path without `.`, `..` and repeated slashes. */
function clean(path: string): string {
  return posix.normalize(path).replace(/(?<=.)\/$/, "");
}

/** The files of an image, layer by layer from the top. */
class ImageTree {
  /** Whether each path that a higher layer has hides what is below it. */
  readonly #isHiding = new Map<string, boolean>();

  /** Adds an entry. @returns whether it is visible in the image. */
  add(name: string, isFolder: boolean): boolean {
    const base = posix.basename(name);
    const isWhiteout = base.startsWith(WHITEOUT);
    const own = isWhiteout && !isFolder ? posix.join(posix.dirname(name), base.slice(WHITEOUT.length)) : name;
    if (this.#isHiding.has(own) || this.#isHidden(own)) return false;
    this.#isHiding.set(own, isWhiteout || !isFolder);
    return !isWhiteout;
  }

  #isHidden(name: string): boolean {
    const parent = posix.dirname(name);
    return parent !== name && (this.#isHiding.get(parent) === true || this.#isHidden(parent));
  }
}

/**
 * Reads the YAML and JSON files of an image that are directly in one of these folders. A higher layer replaces and removes files of
 * lower ones.
 *
 * @param layers from the top.
 * @throws as `readArchive`
 */
export async function readImageFiles(
  layers: AsyncIterable<Layer>,
  folders: readonly string[],
  signal: AbortSignal,
): Promise<ArchiveFile[]> {
  const chosen = new Set(folders.map((folder) => clean(folder).toLowerCase()));
  const tree = new ImageTree();
  const found: ArchiveFile[] = [];
  for await (const layer of layers) {
    const isChosen = (name: string, isFolder: boolean): boolean => {
      const path = clean(name);
      const isVisible = tree.add(path, isFolder);
      return isVisible && STRUCTURED.test(path) && chosen.has(posix.dirname(path).toLowerCase());
    };
    for (const { name, bytes } of await readArchive(layer, isChosen, signal)) {
      found.push({ name: clean(name), bytes });
    }
  }
  return found;
}

/**
 * Parses files as YAML, of which JSON is a part, into an object by their names. Those that cannot be parsed are left out, as `ec` does.
 *
 * @throws the errors of `readYaml`
 */
export async function parseFiles(
  files: readonly ArchiveFile[],
  signal: AbortSignal,
): Promise<Record<string, JsonValue>> {
  const { readYaml } = await import("../opa/read-yaml.js");
  const parsed = new Map<string, JsonValue>();
  for (const { name, bytes } of files) {
    const text = decode(bytes);
    if (text === undefined) continue;
    const [document = { json: "null" }] = await readYaml(text, { signal, dialect: "conftest" });
    if ("json" in document) parsed.set(name, toJsonValue(parseJson(document.json), { bigint: true }));
  }
  return Object.fromEntries(parsed);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

import type { BundleFile } from "../engine/opa/print-rego.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { limitReading } from "../base/async/reading.js";
import { invalidBundle, unsupportedSource } from "../base/errors.js";
import { innerPath, toSourceFiles, unpackBundle } from "../engine/source/bundle-archive.js";
import { decodeText, isBundleFile, isSignatures } from "../engine/source/bundle.js";
import { showFolder } from "../engine/source/bundle-tree.js";
import { notLowerCase } from "../engine/source/left-out-files.js";
import { splitPrefix } from "./prefixed-path.js";
import { readLoose, throwIfAddress } from "./query-sources.js";
import {
  FIXED_SOURCE_LIMIT,
  isDirectory,
  readDirectory,
  readSourceFile,
  type IgnoredFile,
  type SourceFiles,
} from "../engine/source/source-files.js";
import { isAddress } from "../base/text/address.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { ReadPoliciesOptions } from "./tooling-options.js";

/** Options of reading addresses. */
interface InspectOptions extends Pick<ReadPoliciesOptions, "lock" | "signal" | "timeoutMs"> {
  cwd: string;
}

/** The files of a bundle by their kinds. */
interface InspectedFiles {
  isFile: boolean;
  files: RegoSourceFile[];
  manifest?: unknown;
  signatures?: unknown;
  dataFiles: BundleFile[];
  wasmModules: BundleFile[];
  /** The addresses that were read. */
  addresses: UsedAddress[];
}

function parse(bytes: Uint8Array, shown: string): unknown {
  try {
    return JSON.parse(decodeText(bytes, shown)) as unknown;
  } catch (error) {
    throw invalidBundle(`${shown} is not JSON`, error);
  }
}

/** Rejects addresses in `-d`. @throws PolicyLoadError `source_unsupported` */
export function throwIfAddresses(paths: readonly string[]): void {
  for (const path of paths) {
    throwIfAddress(splitPrefix(path).path, "name an address as the path: regohost inspect ADDRESS");
  }
}

/**
 * Adds the Rego and data of `-d`, which need not have the layout of a bundle, to the inspected files.
 *
 * @throws PolicyLoadError as `readRegoTree` does.
 */
export async function addLoose(
  inspected: InspectedFiles,
  paths: readonly string[],
  { cwd, signal, timeoutMs }: Omit<InspectOptions, "lock">,
): Promise<InspectedFiles> {
  if (paths.length === 0) return inspected;
  const prefixed = paths.map((path) => splitPrefix(path));
  const trees = await readLoose(prefixed, { reads: "data", needsRego: false, cwd, signal, timeoutMs });
  const files = trees.flatMap((tree) => tree.files);
  const data = trees.flatMap((tree) => tree.data);
  const names = new Set(inspected.files.map(({ path }) => path));
  return {
    ...inspected,
    isFile: false,
    files: [...inspected.files, ...files.filter(({ path }) => !names.has(path))],
    dataFiles: [...inspected.dataFiles, ...data.map(({ path, name }) => ({ path, shown: name ?? path }))],
  };
}

/**
 * Reads a bundle, a folder as one, or one Rego file, of this machine or from an address, for `inspect`. Nothing is
 * verified.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `bundle_invalid`,
 * `bundle_too_large`; for an address as `readAddress`
 */
export async function readInspected(path: string, options: InspectOptions): Promise<InspectedFiles> {
  return limitReading("reading the policies", options, () =>
    isAddress(path) ? readInspectedAddress(path, options) : readInspectedPath(path, options),
  );
}

async function readInspectedAddress(address: string, options: InspectOptions): Promise<InspectedFiles> {
  const { fetchAddress } = await import("../engine/source/read-address.js");
  const { used, content } = await fetchAddress(address, { ...options, maxBytes: FIXED_SOURCE_LIMIT });
  const addresses = [used];
  const subject = used.resolved;
  if (content.kind === "folder") return { ...(await readInspectedPath(content.path, options)), addresses };
  if (content.kind === "file") {
    if (content.name.endsWith(".rego")) return { ...fromFile(content.bytes, subject), addresses };
    checkIsArchive(subject, content.name);
    return { ...(await readArchive(content.bytes, subject)), addresses };
  }
  const { rego, data } = content;
  const shown = (inner: string): string => `${subject}/${innerPath(inner, subject)}`;
  return {
    isFile: false,
    files: Array.from(rego, ([path, bytes]) => ({
      path: shown(path),
      text: decodeText(bytes, shown(path)),
    })),
    dataFiles: Array.from(data.keys(), (path) => ({ path: innerPath(path, subject), shown: shown(path) })),
    wasmModules: [],
    addresses,
  };
}

function fromFile(bytes: Uint8Array, shown: string): InspectedFiles {
  const files = [{ path: shown, text: decodeText(bytes, shown) }];
  return { isFile: true, files, dataFiles: [], wasmModules: [], addresses: [] };
}

/** @param name determines the kind of a file; one from an address is shown by its original name. */
function checkIsArchive(shown: string, name: string): void {
  if (/\.t?gz$/i.test(name)) return;
  throw unsupportedSource(`${shown} is not a bundle: it must be a .rego or .tar.gz file, or a folder`);
}

async function readArchive(bytes: Uint8Array, shown: string): Promise<InspectedFiles> {
  const files = await toSourceFiles(await unpackBundle(bytes, shown, FIXED_SOURCE_LIMIT));
  return sortFiles(files, (inner) => `/${inner}`);
}

async function readInspectedPath(path: string, { cwd }: InspectOptions): Promise<InspectedFiles> {
  const shown = path.replaceAll("\\", "/");
  const isFolder = await isDirectory(path, cwd);
  if (!isFolder && /\.rego$/i.test(shown)) {
    return fromFile(await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd), shown);
  }
  if (isFolder) {
    const show = showFolder(path);
    const onIgnored = ({ inner, why }: IgnoredFile): void => {
      if (why === "other" && /\.rego$/i.test(inner) && !inner.endsWith(".rego"))
        throw notLowerCase(show(inner));
    };
    const options = { cwd, followLinks: false, onIgnored };
    return sortFiles(await readDirectory(path, isBundleFile, FIXED_SOURCE_LIMIT, options), show);
  }
  checkIsArchive(shown, shown);
  return readArchive(await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd), shown);
}

function sortFiles(found: SourceFiles, show: (inner: string) => string): InspectedFiles {
  const inspected: InspectedFiles = {
    isFile: false,
    files: [],
    dataFiles: [],
    wasmModules: [],
    addresses: [],
  };
  for (const [inner, bytes] of found) {
    const file = { path: inner, shown: show(inner) };
    if (inner.endsWith(".rego"))
      inspected.files.push({ path: file.shown, text: decodeText(bytes, file.shown) });
    else if (inner.endsWith(".wasm")) inspected.wasmModules.push(file);
    else if (inner === ".manifest") inspected.manifest = parse(bytes, file.shown);
    else if (isSignatures(inner)) inspected.signatures = parse(bytes, file.shown);
    else if (/(^|\/)data\.(json|ya?ml)$/.test(inner)) inspected.dataFiles.push(file);
  }
  return inspected;
}

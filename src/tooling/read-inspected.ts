import type { BundleFile } from "../opa/print-rego.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import { PolicyLoadError } from "../errors.js";
import { toSourceFiles, unpackBundle } from "../source/bundle-archive.js";
import { decodeText, isBundleFile, isSignatures } from "../source/bundle.js";
import { showFolder } from "../source/bundle-tree.js";
import { splitPlace } from "./placed-path.js";
import { readLoose } from "./query-sources.js";
import { FIXED_SOURCE_LIMIT, isDirectory, readDirectory, readSourceFile } from "../source/source-files.js";

/** The files of a bundle by what they are. */
export interface InspectedFiles {
  isFile: boolean;
  files: RegoSourceFile[];
  manifest?: unknown;
  signatures?: unknown;
  dataFiles: BundleFile[];
  wasmModules: BundleFile[];
}

function parse(bytes: Uint8Array, shown: string): unknown {
  try {
    return JSON.parse(decodeText(bytes, shown)) as unknown;
  } catch (error) {
    throw new PolicyLoadError(`${shown} is not JSON`, { code: "bundle_invalid", cause: error });
  }
}

/**
 * Adds the Rego and data of `-d`, which need not lie as in a bundle, to what is inspected.
 *
 * @throws PolicyLoadError as `readRegoTree` does.
 */
export async function addLoose(
  inspected: InspectedFiles,
  paths: readonly string[],
  cwd: string,
): Promise<InspectedFiles> {
  if (paths.length === 0) return inspected;
  const placed = paths.map((path) => splitPlace(path, cwd));
  const { files, data } = await readLoose(placed, { reads: "data", needsRego: false, cwd });
  const names = new Set(inspected.files.map(({ path }) => path));
  return {
    ...inspected,
    isFile: false,
    files: [...inspected.files, ...files.filter(({ path }) => !names.has(path))],
    dataFiles: [...inspected.dataFiles, ...data.map(({ path, name }) => ({ path, shown: name ?? path }))],
  };
}

/**
 * Reads a bundle, a folder as one, or one Rego file, for `inspect`. Nothing is verified.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `bundle_invalid`, `bundle_too_large`
 */
export async function readInspected(path: string, cwd: string): Promise<InspectedFiles> {
  const shown = path.replaceAll("\\", "/");
  const isFolder = await isDirectory(path, cwd);
  if (!isFolder && shown.endsWith(".rego")) {
    const text = decodeText(await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd), shown);
    return { isFile: true, files: [{ path: shown, text }], dataFiles: [], wasmModules: [] };
  }
  if (!isFolder && !/\.t?gz$/i.test(shown)) {
    throw new PolicyLoadError(`${shown} is no bundle: it must be a .rego or .tar.gz file, or a folder`, {
      code: "source_unsupported",
    });
  }
  const found = isFolder
    ? await readDirectory(path, isBundleFile, FIXED_SOURCE_LIMIT, { cwd, followLinks: false })
    : toSourceFiles(
        await unpackBundle(await readSourceFile(path, FIXED_SOURCE_LIMIT, cwd), shown, FIXED_SOURCE_LIMIT),
      );
  const show = isFolder ? showFolder(path) : (inner: string): string => `/${inner}`;
  const inspected: InspectedFiles = { isFile: false, files: [], dataFiles: [], wasmModules: [] };
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

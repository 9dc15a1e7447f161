import { unreadableSource } from "../../base/errors.js";
import type { RegoSourceFile } from "../opa/rego-source.js";
import type { UsedAddress } from "../../base/text/used-address.js";
import { isLfsPointer, LFS_POINTER } from "../../base/text/lfs-pointer.js";
import { whyNotUtf8 } from "../../base/text/utf8.js";
import type { BundleRoots } from "./bundle-roots.js";
import { readBaseDocuments, type BaseDocumentFile, type BaseDocuments } from "./base-document.js";
import { isDataFile } from "./base-document-discovery.js";
import type { ReadDocumentOptions } from "./read-document.js";
import type { LeftOutFile } from "./source-files.js";

/** Rego that must be compiled before it can run. */
export interface RegoSource {
  kind: "rego";
  /** Names the source in errors. */
  subject: string;
  /** With the Rego version that the manifest of their bundle specifies, if any. */
  files: RegoSourceFile[];
  data: BaseDocumentFile[];
  /** Of the manifest, for files without a version of their own. */
  regoVersion: "v0" | "v1" | undefined;
  /** The revisions of its bundles, if any. */
  revisions: string[];
  /** The roots of its bundles, if any. The parser of the Rego must check its packages against them. */
  roots: BundleRoots[];
  /** The files of its folder or bundle that are not read. */
  ignored: readonly LeftOutFile[];
  /** Those of them that are tests by name. */
  tests: readonly RegoTestFile[];
  /** The addresses that it comes from, if any. */
  addresses?: readonly UsedAddress[];
}

/** A Rego file that is a test by name, as it is. */
interface RegoTestFile extends Omit<RegoSourceFile, "text"> {
  bytes: Uint8Array;
}

/** A compiled policy. */
export interface CompiledSource {
  kind: "wasm";
  subject: string;
  wasm: Uint8Array | WebAssembly.Module;
  /** The source's base document, if any. */
  data: BaseDocuments | undefined;
  /** The Rego of its bundle, if any: without the rules that OPA's compiler took out, those that are entrypoints. */
  rego?: RegoSource;
  /** Whether its bundle has signatures that were not verified. */
  isSigned?: true;
  revisions: string[];
  /** The files of its folder or bundle that are not read. */
  ignored: readonly LeftOutFile[];
  /** The addresses that it comes from, if any. */
  addresses?: readonly UsedAddress[];
}

export type LoadedSource = RegoSource | CompiledSource;

/** How data is read that a verdict is by: as inputs are, other than OPA, which takes the last of equal keys and rounds numbers of YAML. */
export const EXACT_DATA = { uniqueKeys: true, exactNumbers: true } as const;

/** Reads the base document that comes with a source. */
export async function readOwnData(
  source: LoadedSource,
  options: ReadDocumentOptions = {},
): Promise<BaseDocuments> {
  return source.kind === "rego"
    ? readBaseDocuments(source.data, options)
    : (source.data ?? readBaseDocuments([]));
}

/** Returns whether a file with this name is part of a bundle or a directory of policies. */
export function isBundleFile(name: string): boolean {
  return (
    name.endsWith(".rego") ||
    name.endsWith(".wasm") ||
    name === ".manifest" ||
    isSignatures(name) ||
    isDataFile(name)
  );
}

/** Returns whether a file is a compiled policy or an archive by its name. */
export function isCompiled(path: string): boolean {
  return /\.(?:wasm|tar\.gz|tgz)$/.test(path);
}

/** Returns whether a file would be part of a policy if it were not hidden or in a folder that is skipped. */
export function isPolicyOrData(path: string): boolean {
  return /\.rego$/i.test(path) || isDataFile(path);
}

/** Returns whether a skipped file is a policy or data by its name, also a compiled policy. */
export function isPolicyByName(path: string): boolean {
  return isPolicyOrData(path) || isCompiled(path);
}

/** Returns whether a file holds the signatures of its bundle: in any folder, as in OPA. */
export function isSignatures(path: string): boolean {
  return path === ".signatures.json" || path.endsWith("/.signatures.json");
}

export function decodeText(bytes: Uint8Array, path: string): string {
  if (isLfsPointer(bytes)) throw unreadableSource(`${path} ${LFS_POINTER}`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw unreadableSource(`${path} ${whyNotUtf8(bytes)}`, error);
  }
}

import { extname, resolve } from "node:path";
import { dirname, join, normalize } from "node:path/posix";
import { append } from "../base/lists.js";
import { limitReading, nextPart } from "../base/async/reading.js";
import { invalidConfig, isRegohostError, PolicyLoadError, unsupportedSource } from "../base/errors.js";
import type { RegoSourceFile } from "../engine/opa/rego-source.js";
import { isDataFile } from "../engine/source/base-document-discovery.js";
import type { BundleRoots } from "../engine/source/bundle-roots.js";
import { readBundleTree, showFolder } from "../engine/source/bundle-tree.js";
import { isPolicyOrData, isSignatures, type RegoSource } from "../engine/source/bundle.js";
import { checkContent, readPolicyBytes } from "../engine/source/policy-files.js";
import { isVerified, type LoadSourceOptions } from "../engine/source/source-options.js";
import { throwIfUnsigned } from "../engine/source/unverified.js";
import { isAddress, shownSource } from "../base/text/address.js";
import { toNamePattern } from "../base/text/name-pattern.js";
import {
  FIXED_SOURCE_LIMIT,
  MAX_SOURCE_BYTES,
  type IgnoredFile,
  type LeftOutFile,
} from "../engine/source/source-files.js";
import type { UsedAddress } from "../base/text/used-address.js";
import type { BundleVerifyOptions } from "../trust/verify/bundle-options.js";
import { toSkippedData, type FolderDataFile as DataFile, type SkippedData } from "./folder-data.js";
import { isTexts, toPaths, type PolicyPaths } from "./policy-paths.js";
import type { ReadPoliciesOptions } from "./tooling-options.js";

/** A source tree of Rego: includes tests, and treats JSON and YAML files as data, like `opa test`. */
export interface RegoTree {
  files: RegoSourceFile[];
  data: DataFile[];
  /** The roots of the bundles, if any. */
  roots: BundleRoots[];
  /** Explicit files that are not Rego. */
  skipped: string[];
  /** Optional data files that are not text. */
  skippedData: SkippedData[];
  /** Signed bundles whose signatures are not verified. */
  unverified: string[];
  /** The addresses that were read. */
  addresses: UsedAddress[];
  /** The paths of the scripts of Chainloop's policies among the files. */
  scripts: string[];
}

export interface RegoTreeOptions extends Omit<ReadPoliciesOptions, "regoVersion" | "verify"> {
  /**
   * `rego`: `.rego` files and explicit bundles; skips other explicit files. `files`: only `.rego` files; skips bundles
   * too. `data`: also JSON, YAML and bundles in folders; skips no explicit file.
   */
  reads: "rego" | "files" | "data";
  /**
   * Whether JSON and YAML files of folders are optional data, except `data.json`, `data.yaml` and `data.yml` in folders with
   * Rego and below. Default: false.
   */
  optionalData?: boolean | undefined;
  /** As of `loadPolicy`. Default: true. */
  allowSkippedFiles?: boolean | undefined;
  /** Paths of files to ignore. */
  exclude?: readonly string[] | undefined;
  /** Whether paths without any Rego are an error. Default: true. */
  needsRego?: boolean | undefined;
  /** The required signers of bundles; then every path must be a signed one. Default: no verification. */
  bundles?: BundleVerifyOptions | false | undefined;
  /**
   * Reads the scripts of Chainloop's policies in YAML: those for a kind, or all. Default: such a file is like others.
   */
  policies?: { kind?: string | undefined } | undefined;
}

/** OPA's data extensions, in lower case. */
const DATA_FORMATS: Readonly<Record<string, DataFile["format"]>> = {
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};

function dataFormat(path: string): DataFile["format"] | undefined {
  return DATA_FORMATS[extname(path)];
}

/** Whether it is an archive that OPA loads as a bundle in a folder. */
function isNestedBundle(path: string): boolean {
  return path.endsWith(".tar.gz");
}

function isYaml(path: string): boolean {
  return dataFormat(path) === "yaml";
}

function isArchive(path: string): boolean {
  return /\.t?gz$/i.test(path);
}

/** Creates a filter of the inner paths, separated by `/`, that patterns ignore. */
function ignoreFilter(ignore: readonly string[] = []): (inner: string) => boolean {
  const ignored = ignore.flatMap((names) => names.split(",")).map((name) => toNamePattern(name.trim()));
  return (inner) => inner.split("/").some((part) => ignored.some((pattern) => pattern.test(part)));
}

/** Creates a filter of files in a folder, by inner path separated by `/`. */
export function treeFilter({
  reads,
  ignore,
  policies,
}: Pick<RegoTreeOptions, "reads" | "ignore" | "policies">): (inner: string) => boolean {
  const isIgnored = ignoreFilter(ignore);
  return (inner) =>
    (inner.endsWith(".rego") ||
      (policies !== undefined && isYaml(inner)) ||
      (reads === "data" && (dataFormat(inner) !== undefined || isNestedBundle(inner)))) &&
    !isIgnored(inner);
}

/** The names of Rego, and of what queries read, in any case. */
const REGO = /\.rego$/i;
const READ_BY_QUERIES = /\.(?:rego|json|ya?ml)$/i;

/** Selects the files of a folder that are data by their name: those in a folder with Rego, or below one. */
function requiredData(inners: Iterable<string>): (inner: string) => boolean {
  const withRego = new Set([...inners].filter((inner) => inner.endsWith(".rego")).map(dirname));
  return (inner) => {
    if (!isDataFile(inner)) return false;
    for (let folder = dirname(inner); ; folder = dirname(folder)) {
      if (withRego.has(folder)) return true;
      if (folder === ".") return false;
    }
  };
}

function withSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/** Preserves a path as passed where the process resolves it to the same file, so that messages stay short. */
function getLocation(path: string, cwd: string | undefined): string {
  return cwd === undefined || cwd === process.cwd() ? path : resolve(cwd, path);
}

/** Collects distinct files and data. */
class TreeReader {
  readonly #options: RegoTreeOptions;
  readonly #isPart: (inner: string) => boolean;
  readonly #excluded: ReadonlySet<string>;
  readonly #files = new Map<string, RegoSourceFile>();
  readonly #data = new Map<string, DataFile>();
  readonly #skipped: string[] = [];
  readonly #skippedData: SkippedData[] = [];
  readonly #unverified: string[] = [];
  readonly #addresses: UsedAddress[] = [];
  readonly #roots: BundleRoots[] = [];
  readonly #scripts = new Set<string>();
  /** Scripts for other kinds. */
  readonly #others = new Set<string>();

  constructor(options: RegoTreeOptions) {
    this.#options = options;
    this.#isPart = treeFilter(options);
    this.#excluded = new Set(options.exclude?.map((path) => resolve(options.cwd ?? "", path)));
  }

  get tree(): RegoTree {
    return {
      files: [...this.#files].filter(([key]) => !this.#others.has(key)).map(([, file]) => file),
      data: [...this.#data.values()],
      roots: this.#roots,
      skipped: this.#skipped,
      skippedData: this.#skippedData,
      unverified: this.#unverified,
      addresses: this.#addresses,
      scripts: [...this.#scripts],
    };
  }

  /** The options of reading bundles. */
  get #reading(): Omit<LoadSourceOptions, "maxBytes" | "withTests"> {
    const { cwd, lock, signal, timeoutMs, bundles = false, allowSkippedFiles = true } = this.#options;
    return {
      allowSkippedFiles,
      followLinks: false,
      bundles,
      onUnverified: (subject) => void this.#unverified.push(subject),
      cwd,
      lock,
      signal,
      timeoutMs,
    };
  }

  /** @returns whether the path is a folder, or an address. */
  async addPath(path: string): Promise<boolean> {
    if (isAddress(path)) {
      await this.#addAddress(path);
      return true;
    }
    const { isDirectory, readSourceFile } = await import("../engine/source/source-files.js");
    const location = getLocation(path, this.#options.cwd);
    const { reads } = this.#options;
    const mustBeSigned = isVerified(this.#options);
    // Only a bundle can be signed.
    const bundle = this.#options.bundle === true || mustBeSigned;
    if (await isDirectory(path, this.#options.cwd)) {
      if (bundle) await this.#addBundle(path);
      else await this.#addFolder(path, location);
      return true;
    }
    const format = reads === "data" ? dataFormat(path.toLowerCase()) : undefined;
    if (reads === "rego" && (await this.#isPolicy(path, location))) {
      throwIfUnsigned(path, this.#options);
      await this.#addPolicy(withSlashes(path));
    } else if (REGO.test(path) || format !== undefined) {
      throwIfUnsigned(path, this.#options);
      await this.#add(withSlashes(path), "", await readSourceFile(location, FIXED_SOURCE_LIMIT), format);
    } else if (reads === "files" || (reads === "rego" && !bundle && !isArchive(path))) {
      this.#skipped.push(path);
    } else {
      await this.#addBundle(path);
    }
    return false;
  }

  /** The content of an address is read as a bundle, as by `loadPolicy`. */
  async #addAddress(address: string): Promise<void> {
    if (this.#options.reads === "files") {
      throw unsupportedSource(`${shownSource(address)}: only files are formatted, and this is an address`);
    }
    const { readAddress } = await import("../engine/source/read-address.js");
    const source = await readAddress(address, {
      ...this.#reading,
      maxBytes: FIXED_SOURCE_LIMIT,
      withTests: true,
    });
    append(this.#addresses, source.addresses ?? []);
    if (source.kind === "wasm") throw alreadyCompiled(source.subject);
    this.#addSource(source, source.subject, ".", this.#isPart);
  }

  addText(path: string, text: string): void {
    const format = dataFormat(path);
    if (format === undefined) this.#addFile({ path, text });
    else if (this.#options.reads === "data") this.#addData(path, { path, text, format });
    else this.#skipped.push(path);
  }

  async #add(
    shown: string,
    inner: string,
    bytes: Uint8Array,
    format: DataFile["format"] | undefined,
    isOptional = false,
  ): Promise<void> {
    const { policies, reads } = this.#options;
    const text = await this.#decode(shown, bytes, isOptional);
    if (text === undefined) return;
    if (format === undefined) this.#addFile({ path: shown, text });
    else if (policies !== undefined && format === "yaml" && (await isPolicyText(text)))
      await this.#addPolicy(shown);
    else if (reads === "data")
      this.#addData(shown, { path: inner, text, format, ...(isOptional ? { isOptional } : {}) });
  }

  /** @returns `undefined` for an optional file that is not UTF-8. */
  async #decode(shown: string, bytes: Uint8Array, isOptional: boolean): Promise<string | undefined> {
    const { decodeText } = await import("../engine/source/bundle.js");
    try {
      return decodeText(bytes, shown);
    } catch (error) {
      if (!isOptional || !isRegohostError(error, "source_unreadable")) throw error;
      if (this.#options.reads === "data") this.#skippedData.push(toSkippedData(shown, error));
      return undefined;
    }
  }

  /** Whether an explicit file is a policy of Chainloop. */
  async #isPolicy(path: string, location: string): Promise<boolean> {
    if (this.#options.policies === undefined || !isYaml(path.toLowerCase())) return false;
    const { readSourceFile } = await import("../engine/source/source-files.js");
    const bytes = await readSourceFile(location, FIXED_SOURCE_LIMIT);
    return await isPolicyText(new TextDecoder().decode(bytes));
  }

  async #addPolicy(shown: string): Promise<void> {
    const { cwd = "", signal, lock, policies: { kind } = {} } = this.#options;
    const { readPolicyScripts } = await import("../chainloop/policy-scripts.js");
    const onUsed = (used: UsedAddress): void => void this.#addresses.push(used);
    const options = { cwd, maxBytes: MAX_SOURCE_BYTES, kind, signal, lock, onUsed };
    const { scripts, others } = await readPolicyScripts(shown, options);
    for (const { path: given, ...script } of scripts) {
      const path = withSlashes(given);
      this.#addFile({ path, ...script });
      this.#scripts.add(normalize(path));
    }
    for (const path of others) this.#others.add(normalize(withSlashes(path)));
  }

  #addFile(file: RegoSourceFile): void {
    const key = normalize(file.path);
    if (!this.#files.has(key)) this.#files.set(key, file);
  }

  /** The same file can be data at several paths: individually and in a folder. */
  #addData(shown: string, file: DataFile): void {
    const key = `${dirname(file.path)}:${normalize(shown)}`;
    const known = this.#data.get(key);
    // A file that is also passed explicitly is not optional.
    if (known === undefined || (known.isOptional === true && file.isOptional !== true)) {
      this.#data.set(key, { ...file, name: known?.name ?? shown });
    }
  }

  async #addFolder(path: string, location: string): Promise<void> {
    const { readDirectory } = await import("../engine/source/source-files.js");
    const show = showFolder(path);
    const { reads, policies } = this.#options;
    const isNamedPart = treeFilter({ reads, policies });
    const isRead = (name: string): boolean => isNamedPart(name) || isSignatures(name);
    const skipped: IgnoredFile[] = [];
    const isQuery = this.#options.allowSkippedFiles === false;
    const found = await readDirectory(location, isRead, FIXED_SOURCE_LIMIT, {
      onIgnored: (file) => void skipped.push(file),
      ...(isQuery ? { counts: isPolicyOrData } : {}),
    });
    await this.#checkSkipped(skipped.map(({ inner, ...why }) => ({ inner, path: show(inner), ...why })));
    if ([...found.keys()].some(isSignatures)) this.#unverified.push(path);
    const isRequired = requiredData(found.keys());
    for (const [inner, bytes] of found) {
      await nextPart();
      if (isSignatures(inner)) continue;
      if (!this.#isPart(inner) || this.#excluded.has(resolve(location, inner))) continue;
      if (isNestedBundle(inner)) await this.#addNestedBundle(show(inner), dirname(inner), bytes);
      else {
        const format = dataFormat(inner);
        const mayBeOptional = this.#options.optionalData === true || this.#options.reads !== "data";
        const isOptional = format !== undefined && mayBeOptional && !isRequired(inner);
        await this.#add(show(inner), inner, bytes, format, isOptional);
      }
    }
  }

  /**
   * Rejects skipped files that would be read if their names were in lower case, and for queries those that would be read
   * under another name, or if they were no links, unless `--ignore` matches the name.
   */
  async #checkSkipped(skipped: readonly (LeftOutFile & { inner: string })[]): Promise<void> {
    const isQuery = this.#options.allowSkippedFiles === false;
    const isIgnored = ignoreFilter(this.#options.ignore);
    const pattern = isQuery ? READ_BY_QUERIES : REGO;
    const unread = skipped.find(({ inner, why }) => {
      if (isIgnored(inner)) return false;
      if (why === "link") return isQuery && (inner.endsWith("/") || pattern.test(inner));
      return why === "other" && pattern.test(inner) && !/\.[a-z]+$/.test(inner);
    });
    if (unread === undefined && !isQuery) return;
    const { checkLeftOut, notLowerCase } = await import("../engine/source/left-out-files.js");
    if (unread !== undefined) throw unread.why === "link" ? linked(unread.path) : notLowerCase(unread.path);
    checkLeftOut(
      skipped.filter(({ inner, isUnread }) => isUnread === true && this.#isPart(inner)),
      false,
    );
  }

  async #addBundle(path: string): Promise<void> {
    const source = await readBundleTree(path, this.#reading);
    const inner = (shown: string): string => shown.slice(showFolder(path)("").length);
    await this.#checkSkipped(source.ignored.map((file) => ({ inner: inner(file.path), ...file })));
    if (source.kind === "wasm") throw alreadyCompiled(source.subject);
    this.#addSource(source, path, ".", this.#isPart);
  }

  async #addNestedBundle(shown: string, folder: string, bytes: Uint8Array): Promise<void> {
    checkContent(bytes, shown);
    const source = await readPolicyBytes(
      bytes,
      shown,
      { ...this.#reading, maxBytes: FIXED_SOURCE_LIMIT, withTests: true },
      showFolder(shown),
    );
    // From a bundle with a module but no Rego the tester uses the data.
    if (source.kind === "wasm") {
      const { data } = source;
      if (data === undefined) return;
      this.#addData(shown, { path: join(folder, "data.json"), text: data.bytes, format: "json" });
    } else {
      // Patterns apply to names in the folder, as in OPA.
      this.#addSource(source, shown, folder);
    }
  }

  /**
   * @param folder the bundle's location in a folder, which is its path in `data`.
   * @param isPart by the path in the bundle.
   */
  #addSource(
    source: RegoSource,
    path: string,
    folder: string,
    isPart: (inner: string) => boolean = () => true,
  ): void {
    const show = showFolder(path);
    // A single file, as an address may provide it, has no path below.
    const isWanted = ({ path: shown }: RegoSourceFile): boolean =>
      shown === path || isPart(shown.slice(show("").length));
    for (const file of source.files) if (isWanted(file)) this.#addFile(file);
    for (const file of source.data) {
      if (isPart(file.path)) this.#addData(show(file.path), { ...file, path: join(folder, file.path) });
    }
    append(this.#roots, source.roots);
  }
}

function linked(path: string): PolicyLoadError {
  return unsupportedSource(
    `${path} is a link, which a bundle does not follow; put its target in its place, or name the folder without -b`,
  );
}

function alreadyCompiled(path: string): PolicyLoadError {
  return unsupportedSource(`${path} is already compiled; pass its Rego source`);
}

/**
 * Reads files, folders of them, bundles and addresses, with their tests, as OPA's loader does. Follows links in a
 * folder, but skips them in a bundle's folder. Ignores hidden files and `node_modules`.
 *
 * @returns no files only when every path is a skipped file that is not Rego.
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `source_unsupported`, `bundle_invalid`,
 * `bundle_too_large`, and `source_empty` when there is no Rego in a folder, a bundle or the texts; for an address as
 * `readAddress`.
 * @throws VerificationError for a source without the signature that `bundles` requires.
 * @throws ConfigurationError `config_invalid`
 */
export async function readRegoTree(source: PolicyPaths, options: RegoTreeOptions): Promise<RegoTree> {
  const reader = new TreeReader(options);
  if (isTexts(source)) {
    throwIfUnsigned("{ files }", options);
    if (options.bundle === true) {
      throw invalidConfig("bundle: texts cannot be a bundle; omit it");
    }
    for (const [path, text] of Object.entries(source.files)) reader.addText(path, text);
    if (reader.tree.files.length > 0) return reader.tree;
    throw new PolicyLoadError("the files contain no Rego", { code: "source_empty" });
  }
  const paths = toPaths(source);
  let hasFolder = false;
  await limitReading("reading the policies", options, async () => {
    for (const path of paths) hasFolder = (await reader.addPath(path)) || hasFolder;
  });
  const { tree } = reader;
  if (tree.files.length > 0 || options.needsRego === false) return tree;
  const compiled = tree.skipped.find((path) => path.endsWith(".wasm"));
  if (compiled !== undefined) throw alreadyCompiled(compiled);
  if (!hasFolder && tree.skipped.length === paths.length) return tree;
  throw new PolicyLoadError(`no .rego file in ${paths.map(shownSource).join(", ")}`, {
    code: "source_empty",
  });
}

/** Whether a text is a policy of Chainloop. */
async function isPolicyText(text: string): Promise<boolean> {
  return (await import("../chainloop/policy-text.js")).isPolicyText(text);
}

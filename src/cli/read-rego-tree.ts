import { extname, join } from "node:path";
import type { LoadedSource } from "../engine/bundle.js";
import type { DataFile, RegoSourceFile } from "../opa/rego-source.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { MAX_SOURCE_BYTES, readSource } from "./load-sources.js";

/** Rego as its author has it: tests included, and every JSON and YAML file data, as `opa test` reads it. */
export interface RegoTree {
  files: RegoSourceFile[];
  data: DataFile[];
  regoVersion: "v0" | "v1" | undefined;
}

export interface RegoTreeOptions {
  /** Whether JSON and YAML files are read too. */
  withData: boolean;
  /** Names of files and folders to leave out, lists of them too; `*` is any text. */
  ignore?: readonly string[] | undefined;
  /** Whether folders are bundles. Default: false. */
  bundle?: boolean | undefined;
  /** Whether a file is left out, by its place. */
  isExcluded?: (place: string) => boolean;
}

const DATA_FORMATS: Readonly<Record<string, DataFile["format"]>> = {
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};

function dataFormat(path: string): DataFile["format"] | undefined {
  return DATA_FORMATS[extname(path).toLowerCase()];
}

function toPattern(name: string): RegExp {
  const parts = name.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/** Tells by the path inside a folder, separated by `/`, whether a file is part of it. */
export function treeFilter({ withData, ignore = [] }: RegoTreeOptions): (inner: string) => boolean {
  const ignored = ignore.flatMap((names) => names.split(",")).map((name) => toPattern(name.trim()));
  return (inner) =>
    (inner.endsWith(".rego") || (withData && dataFormat(inner) !== undefined)) &&
    !inner.split("/").some((part) => ignored.some((pattern) => pattern.test(part)));
}

function showFolder(path: string): (inner: string) => string {
  const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
  return (inner) => (shown === "." ? inner : `${shown.replace(/^\.\//, "")}/${inner}`);
}

/** Reads a bundle with its tests: a folder, or an archive of one. Other files are read as policies are. */
export async function readBundleTree(io: CliIo, path: string): Promise<LoadedSource> {
  const [{ isDirectory, readDirectory, readSourceFile }, { isBundleFile, readBundle }, archives] =
    await Promise.all([
      import("../engine/source-files.js"),
      import("../engine/bundle.js"),
      import("../engine/bundle-archive.js"),
    ]);
  const place = pathFrom(io, path);
  const isFolder = await isDirectory(place);
  if (!isFolder && !/\.t?gz$/i.test(path)) return readSource(io, path);
  const files = isFolder
    ? await readDirectory(place, isBundleFile, MAX_SOURCE_BYTES)
    : await archives.readBundleArchive(await readSourceFile(place, MAX_SOURCE_BYTES), path, MAX_SOURCE_BYTES);
  return readBundle(files, path, showFolder(path), { withTests: true });
}

/**
 * Reads files, folders of them, and bundles, with their tests. A file that is named twice is there once.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_invalid`, `bundle_too_large`
 * @throws CommandError (exit 2) when there is no Rego at all.
 */
export async function readRegoTree(
  io: CliIo,
  paths: readonly string[],
  options: RegoTreeOptions,
): Promise<RegoTree> {
  const { isDirectory, readDirectory, readSourceFile } = await import("../engine/source-files.js");
  const { decodeText } = await import("../engine/bundle.js");
  const { withData, bundle = false, isExcluded = () => false } = options;
  const isPart = treeFilter(options);
  const isNamedPart = treeFilter({ withData });
  const files = new Map<string, string>();
  const data = new Map<string, DataFile>();
  let regoVersion: RegoTree["regoVersion"];

  const add = (shown: string, inner: string, bytes: Uint8Array): void => {
    const format = dataFormat(shown);
    const text = decodeText(bytes, shown);
    if (format === undefined) files.set(shown, text);
    else data.set(shown, { path: inner, text, format });
  };
  const addFolder = async (path: string, place: string): Promise<void> => {
    const show = showFolder(path);
    const found = await readDirectory(place, isNamedPart, MAX_SOURCE_BYTES);
    for (const [inner, bytes] of found) {
      if (isPart(inner) && !isExcluded(join(place, inner))) add(show(inner), inner, bytes);
    }
  };
  const addBundle = async (path: string): Promise<void> => {
    const source = await readBundleTree(io, path);
    if (source.kind === "wasm") throw new CommandError(`${source.what} is compiled already; give its Rego`);
    const show = showFolder(path);
    const inBundle = (shown: string): string => shown.slice(show("").length);
    for (const file of source.files) if (isPart(inBundle(file.path))) files.set(file.path, file.text);
    for (const file of source.data) if (isPart(file.path)) data.set(show(file.path), file);
    regoVersion ??= source.regoVersion;
  };
  for (const path of paths) {
    const place = pathFrom(io, path);
    if (isNamedPart(path) && !(await isDirectory(place))) {
      add(path.replaceAll("\\", "/"), "", await readSourceFile(place, MAX_SOURCE_BYTES));
    } else if (bundle || !(await isDirectory(place))) {
      await addBundle(path);
    } else {
      await addFolder(path, place);
    }
  }
  if (files.size === 0) throw new CommandError(`there is no .rego file in ${paths.join(", ")}`);
  return {
    files: Array.from(files, ([path, text]) => ({ path, text })),
    data: [...data.values()],
    regoVersion,
  };
}

import { extname } from "node:path";
import type { DataFile, RegoSourceFile } from "../opa/rego-source.js";
import { pathFrom } from "./cli-io.js";
import type { CliIo } from "./cli-io.js";
import { CommandError } from "./exit-codes.js";
import { MAX_SOURCE_BYTES, mergeRegoSources, readSource } from "./load-sources.js";

/** Rego as its author has it: tests included, and every JSON and YAML file data, as `opa test` reads it. */
export interface RegoTree {
  files: RegoSourceFile[];
  data: DataFile[];
  regoVersion: "v0" | "v1" | undefined;
}

export interface RegoTreeOptions {
  /** Whether JSON and YAML files are read too. */
  withData: boolean;
  /** Names of files and folders to leave out; `*` is any text. */
  ignore?: readonly string[];
}

const DATA_FORMATS: Readonly<Record<string, DataFile["format"]>> = {
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};

function dataFormat(path: string): DataFile["format"] | undefined {
  return DATA_FORMATS[extname(path).toLowerCase()];
}

function isIgnored(path: string, patterns: readonly RegExp[]): boolean {
  return path.split("/").some((part) => patterns.some((pattern) => pattern.test(part)));
}

function toPattern(name: string): RegExp {
  const parts = name.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/**
 * Reads files, folders of them, and bundles. A file that is named twice is there once.
 *
 * @throws PolicyLoadError `source_not_found`, `source_unreadable`, `bundle_invalid`, `bundle_too_large`
 * @throws CommandError (exit 2) when there is no Rego at all.
 */
export async function readRegoTree(
  io: CliIo,
  paths: readonly string[],
  { withData, ignore = [] }: RegoTreeOptions,
): Promise<RegoTree> {
  const { isDirectory, readDirectory, readSourceFile } = await import("../engine/source-files.js");
  const { decodeText } = await import("../engine/bundle.js");
  const ignored = ignore.map(toPattern);
  const isWanted = (name: string): boolean =>
    name.endsWith(".rego") || (withData && dataFormat(name) !== undefined);
  const files = new Map<string, string>();
  const data = new Map<string, DataFile>();
  let regoVersion: RegoTree["regoVersion"];

  const add = (shown: string, inner: string, bytes: Uint8Array): void => {
    const format = dataFormat(shown);
    const text = decodeText(bytes, shown);
    if (format === undefined) files.set(shown, text);
    else data.set(shown, { path: inner, text, format });
  };
  for (const path of paths) {
    const place = pathFrom(io, path);
    const shown = path.replaceAll("\\", "/").replace(/\/+$/, "") || "/";
    if (await isDirectory(place)) {
      const found = await readDirectory(place, isWanted, MAX_SOURCE_BYTES);
      for (const [inner, bytes] of found) {
        if (isIgnored(inner, ignored)) continue;
        add(shown === "." ? inner : `${shown.replace(/^\.\//, "")}/${inner}`, inner, bytes);
      }
    } else if (isWanted(path)) {
      add(shown, "", await readSourceFile(place, MAX_SOURCE_BYTES));
    } else {
      const source = await readSource(io, path);
      if (source.kind === "wasm") throw new CommandError(`${source.what} is compiled already; give its Rego`);
      const merged = mergeRegoSources(io, [source]);
      for (const file of merged.files) files.set(file.path, file.text);
      if (withData) for (const file of merged.data) data.set(`${shown}/${file.path}`, file);
      regoVersion ??= merged.regoVersion;
    }
  }
  if (files.size === 0) throw new CommandError(`there is no .rego file in ${paths.join(", ")}`);
  return {
    files: Array.from(files, ([path, text]) => ({ path, text })),
    data: [...data.values()],
    regoVersion,
  };
}

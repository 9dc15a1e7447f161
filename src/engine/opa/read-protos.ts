import { readdir } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { toReadablePath } from "../../base/host/confinement.js";
import { checkName } from "../../base/host/file-name.js";
import { readRegularFile } from "../../base/host/read-file.js";
import { codeOf } from "../../base/error-code.js";
import type { ConfigProblem } from "./parsed-config.js";
import { message, option } from "../../base/message.js";

/** Folders with definitions of Protocol Buffers. */
export interface ProtoFolders {
  /** As they were passed. */
  folders: readonly string[];
  /** Base of relative paths. */
  cwd: string;
}

/** A file of definitions. */
export interface ProtoFile {
  /** Path as passed, with slashes. */
  path: string;
  /** Path below its folder, with slashes. */
  import: string;
  text: string;
}

const MAX_FILES = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;

const withSlashes = (path: string): string => path.replaceAll(sep, "/");

/**
 * Reads the `.proto` files of folders, those below them too. Links to folders are not followed, as by Conftest.
 *
 * @returns the files by folder and path, or why they cannot be read: nothing is left out.
 * @throws PolicyLoadError `source_unreadable` for a name that is not UTF-8.
 */
export async function readProtos({ folders, cwd }: ProtoFolders): Promise<ProtoFile[] | ConfigProblem> {
  const files = new Map<string, ProtoFile>();
  let bytes = 0;
  for (const folder of new Set(folders)) {
    const unreadable = (path: string, error: unknown): ConfigProblem => ({
      message: message`${option("protoFileDirs")}: ${path} cannot be read: ${codeOf(error) ?? "unknown error"}`,
    });
    const root = resolve(cwd, folder);
    let entries;
    try {
      entries = await readdir(await toReadablePath(root), { recursive: true, withFileTypes: true });
    } catch (error) {
      return unreadable(folder, error);
    }
    const protos = entries
      .filter((entry) => entry.name.endsWith(".proto") && !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const location of protos) {
      const inner = withSlashes(relative(root, location));
      const path = withSlashes(join(folder, inner));
      if (files.has(location)) continue;
      checkName(inner, path);
      if (files.size === MAX_FILES)
        return {
          message: message`${option("protoFileDirs")}: there are more than ${MAX_FILES} .proto files`,
        };
      try {
        const found = await readRegularFile(location, MAX_BYTES - bytes);
        bytes += found.length;
        files.set(location, {
          path,
          import: inner,
          text: new TextDecoder("utf-8", { fatal: true }).decode(found),
        });
      } catch (error) {
        return unreadable(path, error);
      }
    }
  }
  if (files.size === 0)
    return { message: message`${option("protoFileDirs")}: there is no .proto file in ${folders.join(", ")}` };
  return [...files.values()];
}

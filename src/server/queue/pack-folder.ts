import { relative, sep } from "node:path";
import { packTar, type TarEntry } from "modern-tar";
import { readRegularFile } from "../../base/host/read-file.js";

const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** Packs files into a bundle: a tar archive without times and owners. */
export async function packFolder(folder: string, paths: readonly string[]): Promise<Uint8Array> {
  const entries: TarEntry[] = [];
  for (const path of paths) {
    const body = await readRegularFile(path, MAX_FILE_BYTES);
    const name = `/${relative(folder, path).split(sep).join("/")}`;
    const owner = { uid: 0, gid: 0, uname: "", gname: "" };
    entries.push({
      header: { name, size: body.length, type: "file" as const, mode: 0o600, mtime: new Date(0), ...owner },
      body,
    });
  }
  return gzip(await packTar(entries));
}

async function gzip(tar: Uint8Array): Promise<Uint8Array> {
  const [{ promisify }, zlib] = await Promise.all([import("node:util"), import("node:zlib")]);
  const archive = await promisify(zlib.gzip)(tar, { level: 9 });
  // The byte that identifies the operating system.
  archive[9] = 255;
  return archive;
}

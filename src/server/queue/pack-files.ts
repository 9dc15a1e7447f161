import { packTar, type TarEntry } from "modern-tar";
import type { SourceFiles } from "../../engine/source/source-files.js";

/** Packs files into a bundle: a tar archive without times and owners, in the order of the paths. */
export async function packFiles(files: SourceFiles): Promise<Uint8Array> {
  const owner = { uid: 0, gid: 0, uname: "", gname: "" };
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, body]): TarEntry => {
      const type = "file" as const;
      const header = { name: `/${path}`, size: body.length, type, mode: 0o600, mtime: new Date(0), ...owner };
      return { header, body };
    });
  return gzip(await packTar(entries));
}

async function gzip(tar: Uint8Array): Promise<Uint8Array> {
  const [{ promisify }, zlib] = await Promise.all([import("node:util"), import("node:zlib")]);
  const archive = await promisify(zlib.gzip)(tar, { level: 9 });
  // The byte that identifies the operating system.
  archive[9] = 255;
  return archive;
}

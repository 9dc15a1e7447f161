import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** The SHA-256 of every .proto below a folder, by its path with slashes, independent of line endings. */
export function protoChecksums(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".proto"),
  );
  const entries = paths.map((path) => {
    const text = readFileSync(join(folder, path), "utf8").replaceAll("\r\n", "\n");
    return [path.replaceAll(sep, "/"), createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Maximum size of the stored replies of all runs, in bytes. A run of all tests uses two thirds of it. */
const MAX_BYTES = 768 * 1024 * 1024;

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/**
 * Links the contents of the folders `compiled` of some test files into those of others. Names identify the content:
 * existing files remain.
 */
async function linkAll(from: string, into: string): Promise<void> {
  const linkThoseOf = async (file: string): Promise<void> => {
    const target = join(into, file, "compiled");
    const [names, there] = await Promise.all([entriesOf(join(from, file, "compiled")), entriesOf(target)]);
    const isThere = new Set(there);
    if (names.length > 0) await mkdir(target, { recursive: true, mode: 0o700 });
    for (const name of names) {
      // Another run may add and remove files meanwhile.
      if (!name.includes(".") && !isThere.has(name))
        await link(join(from, file, "compiled", name), join(target, name)).catch(() => undefined);
    }
  };
  await Promise.all((await entriesOf(from)).map(linkThoseOf));
}

/** Removes the least recently used files, when there are too many. */
async function prune(folder: string): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = [];
  const findThoseOf = async (file: string): Promise<void> => {
    for (const name of await entriesOf(join(folder, file, "compiled"))) {
      const path = join(folder, file, "compiled", name);
      const status = await stat(path).catch(() => undefined);
      if (status !== undefined) files.push({ path, size: status.size, usedAt: status.mtimeMs });
    }
  };
  await Promise.all((await entriesOf(folder)).map(findThoseOf));
  let bytes = 0;
  for (const { path, size } of files.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += size;
    if (bytes > MAX_BYTES) await rm(path, { force: true });
  }
}

/**
 * Provides a test run with opa-core's replies of earlier ones. A file's name is the digest of the request, of opa-core
 * and of this version (`ReplyCache`), so a stored reply is opa-core's. The run has its own links: other runs do not see
 * the rest of its cache, such as policies from addresses.
 *
 * @param kept the folder of all runs.
 * @param folder that of this run.
 * @returns a function that stores the replies of this run.
 */
export async function takeReplies(kept: string, folder: string): Promise<() => Promise<void>> {
  await linkAll(kept, folder);
  return async () => {
    await linkAll(folder, kept);
    await prune(kept);
  };
}

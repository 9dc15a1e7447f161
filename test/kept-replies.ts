import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What stays of all runs, in bytes. A run of all tests takes two thirds of it. */
const MAX_BYTES = 768 * 1024 * 1024;

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Links what is in the folders `compiled` of some files of tests into those of others. Names say what the content is: what is there stays. */
async function linkAll(from: string, into: string): Promise<void> {
  for (const file of await entriesOf(from)) {
    const names = await entriesOf(join(from, file, "compiled"));
    const target = join(into, file, "compiled");
    if (names.length > 0) await mkdir(target, { recursive: true, mode: 0o700 });
    for (const name of names) {
      // Another run may add and remove files meanwhile.
      if (!name.includes("."))
        await link(join(from, file, "compiled", name), join(target, name)).catch(() => undefined);
    }
  }
}

/** Removes what was not used for longest, when there is too much. */
async function prune(folder: string): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const file of await entriesOf(folder)) {
    for (const name of await entriesOf(join(folder, file, "compiled"))) {
      const path = join(folder, file, "compiled", name);
      const status = await stat(path).catch(() => undefined);
      if (status !== undefined) files.push({ path, size: status.size, usedAt: status.mtimeMs });
    }
  }
  let bytes = 0;
  for (const { path, size } of files.sort((a, b) => b.usedAt - a.usedAt)) {
    bytes += size;
    if (bytes > MAX_BYTES) await rm(path, { force: true });
  }
}

/**
 * Gives a run of the tests what opa-core answered in earlier ones. A file's name is the digest of the request, of opa-core and of this
 * version (`ReplyCache`), so what is found is what opa-core would answer. The run has links of its own: what else it keeps, such as
 * policies from addresses, no other run sees.
 *
 * @param kept the folder of all runs.
 * @param folder that of this run.
 * @returns what keeps the answers of this run.
 */
export async function takeReplies(kept: string, folder: string): Promise<() => Promise<void>> {
  await linkAll(kept, folder);
  return async () => {
    await linkAll(folder, kept);
    await prune(kept);
  };
}

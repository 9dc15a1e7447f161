import { readdir, readFile, stat, truncate, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeFolder } from "./cli/run.js";
import { takeReplies } from "./kept-replies.js";

const [FIRST, SECOND, THIRD] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
const namesIn = async (folder: string, file: string): Promise<string[]> =>
  (await readdir(join(folder, file, "compiled")).catch(() => [])).sort();

it("gives a run what earlier ones kept, by files of tests, and keeps what it adds", async () => {
  const kept = await makeFolder({ [`gate/compiled/${FIRST}`]: "first" });
  const run = await makeFolder({ [`engine/compiled/${SECOND}`]: "second" });
  const keep = await takeReplies(kept, run);
  expect([await namesIn(run, "gate"), await namesIn(run, "engine")]).toEqual([[FIRST], [SECOND]]);
  expect(await namesIn(kept, "engine")).toEqual([]);
  await keep();
  expect([await namesIn(kept, "gate"), await namesIn(kept, "engine")]).toEqual([[FIRST], [SECOND]]);
  expect(await readFile(join(kept, "engine/compiled", SECOND), "utf8")).toBe("second");
});

it("keeps nothing else of a run: neither files that are being written, nor other folders", async () => {
  const kept = await makeFolder({});
  const run = await makeFolder({
    [`gate/compiled/${FIRST}.partial`]: "half",
    "gate/policies/fetched": "from an address",
  });
  await (
    await takeReplies(kept, run)
  )();
  expect(await readdir(kept, { recursive: true })).toEqual(["gate", "gate/compiled"]);
});

it("has the same file where both have it", async () => {
  const kept = await makeFolder({ [`gate/compiled/${FIRST}`]: "kept" });
  const run = await makeFolder({ [`gate/compiled/${FIRST}`]: "own" });
  await (
    await takeReplies(kept, run)
  )();
  expect(await readFile(join(kept, "gate/compiled", FIRST), "utf8")).toBe("kept");
});

it("removes what was not used for longest above 768 MiB", async () => {
  const kept = await makeFolder(
    Object.fromEntries([FIRST, SECOND, THIRD].map((name) => [`gate/compiled/${name}`, ""])),
  );
  for (const [usedAt, name] of [SECOND, FIRST, THIRD].entries()) {
    const path = join(kept, "gate/compiled", name);
    // Without blocks on the disk.
    await truncate(path, 300 * 1024 * 1024);
    await utimes(path, 1_000 + usedAt, 1_000 + usedAt);
  }
  const keep = await takeReplies(kept, await makeFolder({}));
  await keep();
  expect(await namesIn(kept, "gate")).toEqual([FIRST, THIRD]);
  expect((await stat(join(kept, "gate/compiled", FIRST))).size).toBe(300 * 1024 * 1024);
});

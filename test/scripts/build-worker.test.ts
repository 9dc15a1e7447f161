import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildWorker } from "../../scripts/bundle.mjs";

const folder = await mkdtemp(join(tmpdir(), "build-worker-"));
afterAll(() => rm(folder, { recursive: true }));

/** Of each file what tells whether it was written again: its inode and its times. */
async function filesThere(): Promise<Record<string, string>> {
  const names = await readdir(folder);
  const files = names.sort().map(async (name) => {
    const { ino, mtimeNs, ctimeNs } = await stat(join(folder, name), { bigint: true });
    return [name, [ino, mtimeNs, ctimeNs].join(" ")];
  });
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

it("replaces what is not as built, removes what is left over, and touches nothing that is as built", async () => {
  await buildWorker(folder);
  const first = await filesThere();
  const [, other = ""] = Object.keys(first).sort(
    (a, b) => Number(b === "policy-worker.js") - Number(a === "policy-worker.js"),
  );
  expect(Object.keys(first)).toContain("policy-worker.js");
  expect(other).not.toBe("");
  const { mtimeNs } = await stat(folder, { bigint: true });
  await buildWorker(folder);
  expect(await filesThere()).toEqual(first);
  // Nothing was made beside them and removed.
  expect((await stat(folder, { bigint: true })).mtimeNs).toBe(mtimeNs);

  const text = await readFile(join(folder, other), "utf8");
  await writeFile(join(folder, other), "");
  await writeFile(join(folder, "of-old-sources.js"), "");
  await buildWorker(folder);
  const third = await filesThere();
  expect(await readFile(join(folder, other), "utf8")).toBe(text);
  expect({ ...third, [other]: "" }).toEqual({ ...first, [other]: "" });
});

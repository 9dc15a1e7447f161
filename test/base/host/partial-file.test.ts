import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { partialPath, removeLeftPartials } from "../../../src/base/host/partial-file.js";
import { makeFolder } from "../../cli/run.js";

it("removes what was left of a file a day ago, and nothing else", async () => {
  const folder = await makeFolder({
    ".a.json.0123abcd.partial": "",
    ".a.json.0123abce.partial": "",
    ".a.json.other.partial": "",
    ".b.json.0123abcd.partial": "",
    "a.json": "",
  });
  const old = new Date(Date.now() - 2 * 86_400_000);
  const names = (await readdir(folder)).sort();
  for (const name of names)
    if (name !== ".a.json.0123abce.partial") await utimes(join(folder, name), old, old);
  await removeLeftPartials(join(folder, "a.json"));
  expect((await readdir(folder)).sort()).toEqual(names.filter((name) => name !== ".a.json.0123abcd.partial"));
  await removeLeftPartials(join(folder, "no/a.json"));
  expect(partialPath("/x/a.json")).toMatch(/[\\/]\.a\.json\.[0-9a-f]{8}\.partial$/);
});

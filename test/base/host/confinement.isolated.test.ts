import { mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  checkServiceAllowed,
  checkUnconfined,
  confine,
  getConfinement,
  toReadablePath,
} from "../../../src/base/host/confinement.js";
import { readRegularFile } from "../../../src/base/host/read-file.js";
import { expandGlob } from "../../../src/engine/source/glob.js";
import { listDirectory } from "../../../src/engine/source/source-files.js";

let outside: string;
let inside: string;
let own: string;
beforeAll(async () => {
  outside = await realpath(await mkdtemp(join(tmpdir(), "regohost-outside-")));
  inside = await realpath(await mkdtemp(join(tmpdir(), "regohost-inside-")));
  own = await realpath(await mkdtemp(join(tmpdir(), "regohost-own-")));
  await writeFile(join(own, "c.rego"), "");
  await writeFile(join(outside, "a.rego"), "");
  await writeFile(join(inside, "b.rego"), "");
  await symlink(outside, join(inside, "linked"), "junction");
});
afterAll(async () => {
  await rm(inside, { recursive: true });
  await rm(own, { recursive: true });
  await rm(outside, { recursive: true });
});

it("allows everything before", async () => {
  expect(await toReadablePath(outside)).toBe(outside);
  checkUnconfined("writing a file");
  checkServiceAllowed();
});

it("allows only the folder afterwards, and the program's own files", async () => {
  const limits = { folder: inside, ownFolders: [own], hosts: [], service: false };
  confine(limits);
  expect(getConfinement()).toBe(limits);
  const path = join(outside, "a.rego");
  const isRego = (name: string): boolean => name.endsWith(".rego");

  await expect(readRegularFile(path, 10)).rejects.toMatchObject({ code: "EXDEV" });
  await expect(readRegularFile(join(inside, "linked/a.rego"), 10)).rejects.toMatchObject({ code: "EXDEV" });
  await expect(listDirectory(outside, isRego)).rejects.toMatchObject({ code: "source_unreadable" });
  await expect(listDirectory(inside, isRego)).rejects.toMatchObject({ code: "source_unreadable" });
  await expect(expandGlob("*.rego", outside)).rejects.toMatchObject({ code: "source_unreadable" });
  expect(await readRegularFile(join(inside, "b.rego"), 10)).toHaveLength(0);
  expect(await readRegularFile(path, 10, { isOwn: true })).toHaveLength(0);
  expect(await listDirectory(own, isRego)).toHaveLength(1);
  expect(await expandGlob("*.rego", inside)).toEqual(["b.rego"]);

  expect(() => checkUnconfined("writing a file")).toThrow(expect.objectContaining({ code: "confined" }));
  expect(checkServiceAllowed).toThrow(expect.objectContaining({ code: "confined" }));
});

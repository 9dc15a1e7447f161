import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeFolder } from "../../../src/base/host/make-folder.js";

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "regohost-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("makes a folder and those that lead to it, for the user alone", () => {
  const folder = temporary();
  makeFolder(join(folder, "a", "b", "c"));
  makeFolder(join(folder, "a", "b", "c"));
  for (const part of ["a", "a/b", "a/b/c"]) {
    const status = statSync(join(folder, part));
    expect(status.isDirectory()).toBe(true);
    if (process.platform !== "win32") expect(status.mode & 0o777).toBe(0o700);
  }
});

it("says what is in the way", () => {
  const folder = temporary();
  writeFileSync(join(folder, "file"), "");
  expect(() => makeFolder(join(folder, "file"))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(folder, "file", "below"))).toThrow(/EEXIST|ENOTDIR|ENOENT/);
});

it.runIf(process.platform === "linux")("ends where nothing can be made", () => {
  expect(() => makeFolder("/proc/regohost/a/b")).toThrow(/ENOENT/);
});

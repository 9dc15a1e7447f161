import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { explainFailure, suggestPath } from "../../../src/base/host/file-failure.js";
import { openToRead } from "../../../src/base/host/read-file.js";
import { makeFolder } from "../../cli/run.js";

const FILES = {
  "policy.rego": "",
  "input.json": "",
  "exceptions.yaml": "",
  ".env": "",
  "release/gate.rego": "",
  "release/sub/data.json": "",
};
const MISSING = "there is no such file or directory";

/** Why a path cannot be read, as it is opened. */
async function whyNot(path: string, cwd: string): Promise<string> {
  const error: unknown = await openToRead(join(cwd, path)).catch((thrown: unknown) => thrown);
  return (await explainFailure(path, error, cwd)).why;
}

describe("a path that does not exist", () => {
  it.each([
    ["polic.rego", "policy.rego"],
    ["Policy.rego", "policy.rego"],
    ["./imput.json", "./input.json"],
    ["exceptions.yml", "exceptions.yaml"],
    ["relase/", "release"],
    ["release/gaet.rego", "release/gate.rego"],
    ["relase/gate.rego", "release/gate.rego"],
    ["relase/sub/data.json", "release/sub/data.json"],
    ["release/sbu/data.json", "release/sub/data.json"],
    [".evn", ".env"],
  ])("%s is told with the nearest: %s", async (path, near) => {
    const cwd = await makeFolder(FILES);
    expect(await whyNot(path, cwd)).toBe(`${MISSING} (did you mean ${near}?)`);
    expect(await suggestPath(join(cwd, path), "/elsewhere")).toBe(` (did you mean ${join(cwd, near)}?)`);
  });

  it.each([
    ["nothing-like-it.toml"],
    ["relase/other.rego"],
    ["env"],
    ["policy.rego/x"],
    ["gone/and/gone.rego"],
  ])("%s is told without names where none is near", async (path) => {
    expect(await whyNot(path, await makeFolder(FILES))).toBe(MISSING);
  });

  it("that is a link is not told with itself", async () => {
    const cwd = await makeFolder({});
    await symlink("gone", join(cwd, "link.rego"));
    expect(await whyNot("link.rego", cwd)).toBe(MISSING);
  });

  it.each(["oci://registry.example.com/polic", "git::https://example.com/polic"])(
    "as %s is no path",
    async (address) => {
      expect(await suggestPath(address, await makeFolder(FILES))).toBe("");
    },
  );
});

it("looks for no path near a text that is longer than any", async () => {
  const start = process.cpuUsage();
  for (const text of ["a/".repeat(90_000), `a${"/".repeat(180_000)}b`])
    expect(await suggestPath(text, "/")).toBe("");
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

describe("another failure", () => {
  it("is told by its reason", async () => {
    const cwd = await makeFolder(FILES);
    expect(await whyNot("release", cwd)).toBe("it is a directory");
    expect(await explainFailure("a", new RangeError("it is larger than 1 bytes"))).toEqual({
      isMissing: false,
      why: "it is larger than 1 bytes",
    });
  });

  it("of a name with a NUL does not show where the path leads", async () => {
    expect(await whyNot("a\0b", "/secret")).toBe("a path cannot have a NUL character");
  });

  it("of the system does not show where the path leads", async () => {
    const error = Object.assign(new Error("EIO: i/o error, open '/secret/a'"), {
      code: "EIO",
      syscall: "open",
    });
    expect((await explainFailure("a", error)).why).toBe("EIO: i/o error");
  });
});

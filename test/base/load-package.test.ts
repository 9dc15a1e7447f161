import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { loadPackage } from "../../src/base/load-package.js";

/** As Node fails. */
const missing = (message: string): Error =>
  Object.assign(new Error(message), { code: "ERR_MODULE_NOT_FOUND" });

describe("loadPackage", () => {
  it("gives what it loads", async () => {
    expect(await loadPackage(() => Promise.resolve(1))).toBe(1);
  });

  it.each([
    [
      "Cannot find package 'yauzl' imported from /a/dist/archive.js",
      /the package yauzl, .* is not installed; install/,
    ],
    [
      "Cannot find module '/a/node_modules/yauzl/fd.js' imported from /a/dist/archive.js",
      /not whole; install/,
    ],
  ])("says which package is missing, in an error of the library: %s", async (words, message) => {
    const cause = missing(words);
    const failed = loadPackage(() => Promise.reject(cause));
    await expect(failed).toFailWith("dependency_missing", message);
    await expect(failed).rejects.toMatchObject({ cause });
    await expect(failed).rejects.not.toThrow("/a/");
  });

  it("knows the words of Node itself", async () => {
    const program =
      'import("no-such-package").catch((error) => console.log(error.code + "|" + error.message))';
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
    const [code = "", message = ""] = stdout.split("|");
    const cause = Object.assign(new Error(message), { code });
    const words = /^the package no-such-package, /;
    await expect(loadPackage(() => Promise.reject(cause))).toFailWith("dependency_missing", words);
  });

  it("leaves what a package throws", async () => {
    await expect(loadPackage(() => Promise.reject(new TypeError("broken")))).rejects.toThrow(TypeError);
  });
});

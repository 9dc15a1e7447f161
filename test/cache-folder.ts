import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";

const TESTS = fileURLToPath(new URL(".", import.meta.url));

/**
 * `REGOHOST_CACHE` of the running test file: a cache stores at most a thousand files, fewer than the tests of one
 * folder compile, and test files have almost no policies in common.
 */
export function cacheFolder(): string {
  const file = relative(TESTS, expect.getState().testPath ?? "").replace(/\.test\.ts$/, "");
  return join(inject("cacheFolder"), file.replaceAll(sep, "-"));
}

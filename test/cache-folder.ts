import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";

const TESTS = fileURLToPath(new URL(".", import.meta.url));

/**
 * `REGOHOST_CACHE` of the running test's file: a cache keeps a thousand files at most, which is fewer than the tests of one room compile,
 * and files of tests have next to no policy in common.
 */
export function cacheFolder(): string {
  const file = relative(TESTS, expect.getState().testPath ?? "").replace(/\.test\.ts$/, "");
  return join(inject("cacheFolder"), file.replaceAll(sep, "-"));
}

import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";

const TESTS = fileURLToPath(new URL(".", import.meta.url));

/**
 * `REGOHOST_CACHE` of the room of the running test: a cache holds a thousand files, and all rooms together compile several times as many.
 */
export function cacheFolder(): string {
  const [room = ""] = relative(TESTS, expect.getState().testPath ?? "").split(sep);
  return join(inject("cacheFolder"), room);
}

import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readArchiveBundle } from "../../../../src/server/serve/bundles/fetch-bundle.js";

const CONFIG = {
  name: "b",
  from: { kind: "file", path: "b.tar.gz" },
  delay: { minMs: 1, maxMs: 1 },
  longPollMs: undefined,
  persist: false,
  sizeLimitBytes: 1e9,
  verify: undefined,
  isSignatureOptional: true,
} as const;

it("stops unpacking a bundle when the server is closed", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const end = new AbortController();
  setImmediate(() => {
    end.abort();
  });
  const options = {
    services: new Map(),
    env: {},
    compileTimeoutMs: undefined,
    skipVerify: false,
    signal: end.signal,
  };
  await expect(readArchiveBundle(bomb, CONFIG, options)).toFailWith("aborted");
});

import { join } from "node:path";
import { expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { readPem } from "../../../src/base/host/read-certificates.js";
import { findCredentials } from "../../../src/trust/registry/docker-credentials.js";
import { readFileSource } from "../../../src/trust/verify/given-file.js";
import { makeFolder } from "../../cli/run.js";

it.each([
  ["certificates", (cwd: string) => readPem("a.pem", "--ca", cwd)],
  [
    "credentials of registries",
    (cwd: string) => {
      const context = {
        env: { REGISTRY_AUTH_FILE: join(cwd, "a.pem") },
        signal: new AbortController().signal,
      };
      return findCredentials({ registry: "registry.example", repository: "app" }, context);
    },
  ],
  ["a key", (cwd: string) => readFileSource("the key", { path: "a.pem" }, cwd)],
])("does not call %s unreadable when the time of the reading is over", async (_, read) => {
  const cwd = await makeFolder({ "a.pem": "text" });
  const reading = limitReading<unknown>("reading it", { timeoutMs: 1 }, () => {
    const end = performance.now() + 100;
    while (performance.now() < end);
    return read(cwd);
  });
  await expect(reading).toFailWith("timeout", /took longer/);
});

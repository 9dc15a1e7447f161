import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { readLockFile } from "../../../src/trust/registry/lock-file.js";
import { makeFolder } from "../../cli/run.js";

it("ends the reading of a large file at its limit, and reads it within another", async () => {
  const cwd = await makeFolder({});
  const entry = { digest: `sha256:${"a".repeat(64)}`, resolved: "r", mediaType: "m" };
  const policies = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`https://a/${at}`, entry]));
  await writeFile(join(cwd, "big.lock"), JSON.stringify({ version: 1, policies }));
  const read = (timeoutMs: number) =>
    limitReading("reading the lock file", { timeoutMs }, () => readLockFile("big.lock", cwd));
  await expect(read(1)).toFailWith("timeout", /^reading the lock file (?:big\.lock )?took longer/);
  expect((await read(60_000)).size).toBe(20_000);
});

it("is not called unreadable when its time is over", async () => {
  const cwd = await makeFolder({ "small.lock": JSON.stringify({ version: 1, policies: {} }) });
  const read = limitReading("reading the lock file", { timeoutMs: 1 }, () => {
    const end = performance.now() + 100;
    while (performance.now() < end);
    return readLockFile("small.lock", cwd);
  });
  await expect(read).toFailWith("timeout", /took longer/);
});

import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitReading } from "../../../src/base/async/reading.js";
import { fetchGitPolicy } from "../../../src/trust/registry/git-policy.js";

/** Accepts connections and sends nothing, so that no TLS begins. */
const server = createServer();
let fetchSilent: () => Promise<unknown>;

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = `git::https://127.0.0.1:${String(port)}/x.git`;
  fetchSilent = () =>
    fetchGitPolicy(address, { cwd: "", env: { PATH: process.env["PATH"] }, maxBytes: 1000 });
});

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

it("ends a fetch that gets no connection, after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  await expect(fetchSilent()).toFailWith("service_timeout", /Git did not end in time/);
});

it("ends a fetch at the limit of the reading", async () => {
  const reading = limitReading("reading the policies", { timeoutMs: 100 }, fetchSilent);
  await expect(reading).toFailWith("timeout", /^reading the policies took longer than its 100 ms/);
});

/** Writes into its folder for some time after it was asked to end. */
const BUSY = `#!/bin/sh
for argument; do
  case $argument in
    --git-dir=*) folder=\${argument#*=} ;;
    init) exit 0 ;;
  esac
done
trap "" TERM
echo > "$folder/started"
number=0
while [ $number -lt 3000 ]; do
  number=$((number + 1))
  echo > "$folder/$number" || exit 1
done 2> /dev/null
`;

it.skipIf(process.platform === "win32")("ends an aborted fetch as such while Git still writes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "regohost-busy-"));
  vi.stubEnv("TMPDIR", folder);
  try {
    await writeFile(join(folder, "git"), BUSY);
    await chmod(join(folder, "git"), 0o755);
    const env = { PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` };
    const controller = new AbortController();
    const options = { cwd: "", env, maxBytes: 1000, signal: controller.signal };
    const fetching = fetchGitPolicy("git::https://127.0.0.1/x.git", options);
    const written = async (): Promise<string[]> =>
      (await readdir(folder, { recursive: true })).filter((name) => name !== "git");
    await vi.waitFor(async () => expect(await written()).toContainEqual(expect.stringMatching(/started$/)));
    controller.abort();
    await expect(fetching).toFailWith("aborted", /reading it was aborted/);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

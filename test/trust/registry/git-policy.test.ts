import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
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

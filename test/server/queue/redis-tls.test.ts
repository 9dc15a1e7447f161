import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createContentStore, createQueue, createWorker, type RedisAddress } from "regohost/queue";
import { freePort } from "../../../scripts/free-port.mjs";
import { startRedis } from "../../../scripts/redis-server.mjs";
import { makeFolder } from "../../cli/run.js";

/** A certificate for localhost and 127.0.0.1 that nobody trusts, and its key. */
const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../testing/fixtures/loopback-${name}.pem`, import.meta.url));
const ca = readFileSync(pathOf("cert"), "utf8");
const PASSWORD = "pa/ss:word";

const port = String(await freePort());
// One that was built without TLS ends at once.
const redis = await startRedis([
  ...["--port", "0", "--tls-port", port, "--tls-cert-file", pathOf("cert"), "--tls-key-file", pathOf("key")],
  ...["--tls-auth-clients", "no", "--requirepass", PASSWORD],
]).catch(() => undefined);
if (redis === undefined) {
  process.stderr.write(
    "SKIPPED: test/server/queue/redis-tls.test.ts needs redis-server or valkey-server, built with TLS\n",
  );
}
afterAll(() => redis?.stop());

const address = (password = PASSWORD, more: Partial<RedisAddress> = {}): RedisAddress => ({
  url: `rediss://:${encodeURIComponent(password)}@localhost:${port}`,
  ca,
  ...more,
});

describe.skipIf(redis === undefined)("Redis over TLS", () => {
  it("has a queue and its workers, with a password and an authority of its own", async () => {
    const store = createContentStore(await makeFolder({ "sha256/.keep": "" }));
    const policy = await store.put(Buffer.from("package p\n\ndeny contains input.why if input.why\n"));
    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    const queue = await createQueue({ connection: address(), onError });
    const worker = await createWorker({ connection: address(), store, onError });
    onTestFinished(async () => {
      await worker.close(0);
      await queue.close();
    });
    const [job] = await queue.enqueue([{ policy, input: { name: "in.json", json: '{"why":"x"}' } }]);
    for await (const settled of queue.results([job!.id])) {
      expect(settled).toMatchObject({ state: "decided", record: { outcome: "fail" } });
    }
    expect(errors).toEqual([]);
  });

  it.each([
    {
      name: "a certificate that Node does not trust",
      given: address(PASSWORD, { ca: undefined }),
      code: "service_unreachable",
    },
    { name: "another password", given: address("other-secret"), code: "unauthenticated" },
    { name: "no TLS", given: { url: `redis://localhost:${port}` }, code: "service_unreachable" },
  ])("is refused with $name, without showing the password", async ({ given, code }) => {
    const error: unknown = await createQueue({ connection: given }).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code });
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), "other-secret"])
      expect(shown).not.toContain(secret);
  });
});

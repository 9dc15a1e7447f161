import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeFolder } from "../../cli/run.js";
import { createContentStore, createQueue, createRequestRate, createWorker } from "regohost/queue";
import { startRedis } from "../../../scripts/redis-server.mjs";
import { BAD_PEM, CERT } from "../../base/host/bad-pem.js";
import {
  checkEviction,
  connectRedis,
  loadQueuePackages,
  parseRedisUrl,
} from "../../../src/server/queue/redis-connection.js";

describe("parseRedisUrl", () => {
  it.each([
    ["redis://localhost", { host: "localhost", port: 6379, db: 0 }],
    ["redis://[::1]:7000/3", { host: "::1", port: 7000, db: 3 }],
    ["rediss://redis.example.com", { host: "redis.example.com", tls: {} }],
    ["rediss://ada:p%40ss@redis.example.com:1", { username: "ada", password: "p@ss", port: 1 }],
  ])("reads %s", (url, settings) => {
    expect(parseRedisUrl({ url })).toMatchObject(settings);
  });

  it.each(Object.entries(BAD_PEM))("refuses %s as certificates, as text and as bytes", async (_, pem) => {
    for (const ca of [pem, Buffer.from(pem)])
      await expect(() => parseRedisUrl({ url: "rediss://localhost", ca })).toFailWith(
        "config_invalid",
        /connection\.ca/,
      );
  });

  it("takes certificates as a list, which is never that of Node", () => {
    for (const ca of [CERT, Buffer.from(CERT)])
      expect(parseRedisUrl({ url: "rediss://localhost", ca }).tls).toEqual({ ca: [CERT] });
  });

  it("has neither user nor password in what is shown", () => {
    expect(parseRedisUrl({ url: "rediss://ada:secret@redis.example.com/2" }).shown).toBe(
      "rediss://redis.example.com:6379",
    );
  });

  it.each([
    ["redis://:secret@redis.example.com", /without TLS/],
    ["http://:secret@localhost", /rediss:\/\//],
    ["secret", /not a URL/],
    ["rediss://:secret@host/name", /number of a database/],
    ["rediss://:secret@host?secret=1", /no query/],
    ["rediss://:%ff%secret@host", /percent-encoded/],
  ])("refuses %s without showing it", async (url, message) => {
    const failed = createQueue({ connection: { url } });
    await expect(failed).toFailWith("config_invalid", message);
    await expect(failed).rejects.not.toThrow(/secret/);
  });
});

describe("connecting", () => {
  it("fails without showing the password where nobody listens", async () => {
    const failed = createQueue({ connection: { url: "redis://:secret@127.0.0.1:1" } });
    await expect(failed).toFailWith("service_unreachable", /redis:\/\/127\.0\.0\.1:1 cannot be used/);
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret");
  });

  it.each([true, false])("fails where one accepts and never answers (waits: %s)", async (waits) => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const sockets: Socket[] = [];
    silent.on("connection", (socket) => sockets.push(socket));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const address = { url: `redis://127.0.0.1:${String((silent.address() as AddressInfo).port)}` };
    const heed = { waits, onError: () => undefined };
    const failed = connectRedis(await loadQueuePackages(), address, heed, 50);
    await expect(failed).toFailWith("service_unreachable", /ETIMEDOUT/);
    // A busy machine may accept it after its time.
    await expect.poll(() => sockets.length, { timeout: 30_000 }).toBe(1);
  });

  it("says what to install where the packages are not", async () => {
    const missing = Object.assign(new Error("Cannot find package 'bullmq'"), {
      code: "ERR_MODULE_NOT_FOUND",
    });
    await expect(loadQueuePackages(() => Promise.reject(missing))).toFailWith(
      "dependency_missing",
      /npm install bullmq ioredis/,
    );
    await expect(loadQueuePackages(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("refuses unknown options", async () => {
    const options = { connection: { url: "redis://localhost" }, atempts: 3 };
    await expect(createQueue(options)).toFailWith("config_invalid", /attempts/);
  });
});

describe("Redis's eviction", () => {
  const address = { url: "redis://:secret@localhost" };
  const forbidden = (): Promise<never> => Promise.reject(new Error("NOPERM this user has no permissions"));
  const info = (policy: string) => () => Promise.resolve(`# Memory\r\nmaxmemory_policy:${policy}\r\n`);

  it.each([
    ["INFO says noeviction", info("noeviction"), forbidden, undefined],
    [
      "CONFIG says noeviction",
      forbidden,
      () => Promise.resolve(["maxmemory-policy", "noeviction"]),
      undefined,
    ],
    ["INFO says allkeys-lru", info("allkeys-lru"), forbidden, /has maxmemory-policy allkeys-lru; set it to/],
    ["INFO says volatile-ttl", info("volatile-ttl"), forbidden, /has maxmemory-policy volatile-ttl/],
    [
      "CONFIG says allkeys-lru",
      () => Promise.resolve("# Memory\r\n"),
      () => Promise.resolve(["maxmemory-policy", "allkeys-lru"]),
      /has maxmemory-policy allkeys-lru/,
    ],
  ])("is refused unless it is none: %s", async (_, readInfo, readConfig, refused) => {
    const redis = { info: readInfo, config: readConfig } as Parameters<typeof checkEviction>[0];
    const told: unknown[] = [];
    const checked = checkEviction(redis, address, (error) => told.push(error));
    if (refused === undefined) await checked;
    else await expect(checked).toFailWith("config_invalid", refused);
    expect(told).toEqual([]);
  });

  it("is warned of where nobody may ask for it, without showing the password", async () => {
    const redis = { info: forbidden, config: forbidden } as Parameters<typeof checkEviction>[0];
    const told: unknown[] = [];
    await checkEviction(redis, address, (error) => told.push(error));
    expect(String(told[0])).toMatch(/does not say its maxmemory-policy; set it to noeviction/);
    expect(String(told[0])).not.toContain("secret");
  });

  it("is not taken for unknown when Redis is gone", async () => {
    const gone = (): Promise<never> => Promise.reject(new Error("Connection is closed."));
    const redis = { info: gone, config: gone } as Parameters<typeof checkEviction>[0];
    await expect(checkEviction(redis, address, () => undefined)).rejects.toThrow("Connection is closed.");
  });

  it("stops who enqueues, who works and who shares a rate", async ({ skip }) => {
    const redis = await startRedis(["--maxmemory-policy", "allkeys-lru"]);
    if (redis === undefined) return skip("needs redis-server or valkey-server");
    onTestFinished(() => redis.stop());
    const connection = { url: redis.url };
    await expect(createQueue({ connection })).toFailWith("config_invalid", /allkeys-lru/);
    const store = createContentStore(await makeFolder({ "sha256/.keep": "" }));
    await expect(createWorker({ connection, store })).toFailWith("config_invalid", /allkeys-lru/);
    const rate = createRequestRate({ connection, max: 1, durationMs: 1_000 });
    await expect(rate).toFailWith("config_invalid", /allkeys-lru/);
  });
});

import { describe, expect, it } from "vitest";
import { createQueue } from "regohost/queue";
import { loadQueuePackages, parseRedisUrl } from "../../src/queue/redis-connection.js";

describe("parseRedisUrl", () => {
  it.each([
    ["redis://localhost", { host: "localhost", port: 6379, db: 0 }],
    ["redis://[::1]:7000/3", { host: "::1", port: 7000, db: 3 }],
    ["rediss://redis.example.com", { host: "redis.example.com", tls: {} }],
    ["rediss://ada:p%40ss@redis.example.com:1", { username: "ada", password: "p@ss", port: 1 }],
  ])("reads %s", (url, settings) => {
    expect(parseRedisUrl({ url })).toMatchObject(settings);
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

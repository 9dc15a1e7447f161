import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  createContentStore,
  createQueue,
  createWorker,
  type ContentStore,
  type WorkerOptions,
} from "regohost/queue";
import { defineBuiltin } from "regohost";
import { onAbort } from "../../../src/base/async/on-abort.js";
import { connectRedis, loadQueuePackages } from "../../../src/server/queue/redis-connection.js";
import { startRedisProxy } from "./redis-proxy.js";
import { startTestRedis } from "./start-test-redis.js";

const redis = await startTestRedis("test/server/queue/away-redis.test.ts");
const url = redis?.url ?? "";

let folder: string;
let store: ContentStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regohost-queue-"));
  await mkdir(join(folder, "sha256"));
  store = createContentStore(folder);
});
afterAll(async () => {
  await redis?.stop();
  await rm(folder, { recursive: true });
});

/** An event of a connection, whatever error it tells before. */
const next = (connection: Redis, event: "connect" | "reconnecting" | "end"): Promise<void> =>
  new Promise((resolve) => connection.once(event, () => resolve()));

describe.skipIf(redis === undefined)("a connection that is ended between attempts", () => {
  it.each([
    { which: "the first", isDuplicate: false, isAnswered: true },
    { which: "a duplicate", isDuplicate: true, isAnswered: true },
    { which: "one whose next attempt was not answered", isDuplicate: false, isAnswered: false },
  ])("ends all that it was asked: $which", async ({ isDuplicate, isAnswered }) => {
    const proxy = await startRedisProxy(url);
    const options = { waits: true, onError: () => undefined };
    const first = await connectRedis(await loadQueuePackages(), { url: proxy.url }, options);
    onTestFinished(() => {
      first.disconnect();
    });
    const connection = isDuplicate ? first.duplicate() : first;
    connection.on("error", () => undefined);
    await connection.ping();
    proxy.hang();
    const sent = connection.echo("sent");
    const lost = next(connection, "reconnecting");
    proxy.cut();
    await lost;
    if (!isAnswered) {
      const accepted = next(connection, "connect");
      proxy.resume();
      proxy.hang();
      await accepted;
      const lostAgain = next(connection, "reconnecting");
      proxy.cut();
      await lostAgain;
    }
    const kept = connection.echo("kept");
    const ended = next(connection, "end");
    connection.disconnect();
    await ended;
    const closed = expect.objectContaining({ message: "Connection is closed." }) as unknown;
    expect(await Promise.allSettled([sent, kept])).toEqual([
      { status: "rejected", reason: closed },
      { status: "rejected", reason: closed },
    ]);
  });
});

describe.skipIf(redis === undefined)("a worker whose Redis is away", () => {
  /** A worker behind a proxy, and what settles when it has told that Redis is away. */
  const open = async (options: Partial<WorkerOptions> = {}) => {
    const proxy = await startRedisProxy(url);
    const name = randomUUID();
    let lose = (): void => undefined;
    const lost = new Promise<void>((resolve) => (lose = resolve));
    const worker = await createWorker({
      connection: { url: proxy.url },
      name,
      store,
      onError: lose,
      ...options,
    });
    return { proxy, name, lost, worker };
  };

  it("is closed at once where it has no job", async () => {
    const { proxy, lost, worker } = await open();
    proxy.cut();
    await lost;
    // Longer than the test may take.
    await worker.close(1_000_000);
  });

  it.each(["cut", "hang"] as const)(
    "leaves its jobs to others at the end of its time, and says so: %s",
    async (how) => {
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let isAnswered = false;
      const builtin = defineBuiltin({
        name: "acme.ask",
        args: ["string"],
        result: "any",
        effect: false,
        call: (_args, { signal }) =>
          new Promise((resolve, reject) => {
            if (isAnswered) resolve("yes");
            onAbort(signal, () => reject(new Error("aborted")));
            begin();
          }),
      });
      const lockMs = 1_000;
      const { proxy, name, worker } = await open({ builtins: [builtin], lockMs });
      const queue = await createQueue({ connection: { url }, name });
      onTestFinished(() => queue.close());
      const policy = await store.put(
        Buffer.from('package p\n\ndeny contains "no" if not acme.ask(input.about)\n'),
      );
      const [job] = await queue.enqueue([{ policy, input: { name: "in.json", json: '{"about": "it"}' } }]);
      await begun;
      if (how === "cut") proxy.cut();
      else proxy.hang();
      await expect(worker.close(1)).toFailWith(
        "service_unreachable",
        /^Redis at redis:\/\/127\.0\.0\.1:\d+ is away, so that 1 job under way could not be given back;.* within 2 s/,
      );
      isAnswered = true;
      const other = await createWorker({ connection: { url }, name, store, builtins: [builtin], lockMs });
      onTestFinished(() => other.close());
      const settled: unknown[] = [];
      for await (const one of queue.results([job?.id ?? ""])) settled.push(one);
      expect(settled).toMatchObject([{ state: "decided", record: { outcome: "pass", attempts: 2 } }]);
    },
  );
});

import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { onAbort } from "../../../../src/base/async/on-abort.js";
import { parseServerConfig } from "../../../../src/server/serve/config/server-config.js";
import { LogUpload } from "../../../../src/server/serve/logs/log-upload.js";
import type { RepeatClock } from "../../../../src/server/serve/repeat.js";
import { Spool } from "../../../../src/server/serve/logs/spool.js";
import { ServiceHttp } from "../../../../src/server/serve/service-http.js";
import { makeFolder } from "../../../cli/run.js";
import { startControlService, type ControlService } from "../control-service.js";

const NEVER = new AbortController().signal;

interface Opened {
  upload: LogUpload;
  spool: Spool;
  errors: unknown[];
  dropped: number[];
}

async function open(
  service: ControlService,
  folder: string,
  reporting: object = {},
  times: { now?: () => number; clock?: RepeatClock; onStatus?: () => void } = {},
): Promise<Opened> {
  const { services, decisionLogs } = parseServerConfig(
    { services: { control: { url: service.url } }, decision_logs: { partition_name: "eu", reporting } },
    folder,
  );
  const http = new ServiceHttp(services.get("control")!, {});
  const errors: unknown[] = [];
  const dropped: number[] = [];
  const spool = await Spool.open(join(folder, "spool"), {
    maxBytes: decisionLogs!.bufferSizeLimitBytes,
    maxEvents: decisionLogs!.bufferSizeLimitEvents,
    onDropped: (events) => dropped.push(events),
  });
  const upload = new LogUpload({
    service: http,
    spool,
    config: decisionLogs!,
    onError: (error) => errors.push(error),
    ...times,
  });
  onTestFinished(async () => {
    await spool[Symbol.asyncDispose]();
    await http[Symbol.asyncDispose]();
  });
  return { upload, spool, errors, dropped };
}

const event = (id: number, more: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ decision_id: String(id), ...more }));
const idsOf = (service: ControlService): string[] =>
  service.logs.flat().map((each) => (each as { decision_id: string }).decision_id);

describe("the trigger immediate", () => {
  /** A machine that is busy takes long for a file, or for the first request. */
  const SLOW = { timeout: 30_000 };
  /** A clock whose waits end by themselves only when they are let. */
  const openTriggered = async (service: ControlService, trigger: string) => {
    const waits: { ms: number; end: () => void }[] = [];
    const clock: RepeatClock = {
      random: () => 0,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          waits.push({ ms, end: resolve });
          onAbort(signal, () => reject(new Error("ended")));
        }),
    };
    const reporting = { upload_size_limit_bytes: 200, trigger };
    const opened = await open(service, await makeFolder({}), reporting, { clock });
    opened.upload.start();
    onTestFinished(() => opened.upload.close(1_000));
    await expect.poll(() => waits.length, SLOW).toBe(1);
    return { ...opened, waits };
  };
  /** More than the bytes that are taken to fit into a batch. */
  const COUNT = 8;
  const fill = async ({ upload }: Opened, from: number): Promise<void> => {
    for (let id = from; id < from + COUNT; id++) await upload.accept(event(id, { input: "x".repeat(80) }));
  };

  it("uploads as soon as events fill a batch, and what is left after the delay", async () => {
    const service = await startControlService();
    const opened = await openTriggered(service, "immediate");
    await opened.upload.accept(event(0));
    expect([service.requests.length, opened.waits.length]).toEqual([0, 1]);
    await fill(opened, 1);
    await expect.poll(() => idsOf(service).length, SLOW).toBeGreaterThan(1);
    // What is left: the delay is over, for whichever wait there is.
    const afterDelay = (): string[] => {
      opened.waits.at(-1)!.end();
      return idsOf(service);
    };
    await expect.poll(afterDelay, SLOW).toEqual(Array.from({ length: COUNT + 1 }, (_, id) => String(id)));
    expect(opened.errors).toEqual([]);
  });

  it("waits after a failure, whatever comes meanwhile", async () => {
    const service = await startControlService();
    const opened = await openTriggered(service, "immediate");
    service.failWith = 500;
    await fill(opened, 0);
    await expect.poll(() => opened.waits.length, SLOW).toBe(2);
    expect([service.requests.length, opened.errors.length]).toEqual([1, 1]);
    await fill(opened, COUNT);
    expect([service.requests.length, opened.waits.length]).toEqual([1, 2]);
    service.failWith = undefined;
    opened.waits[1]!.end();
    await expect.poll(() => idsOf(service).length, SLOW).toBe(2 * COUNT);
  });

  it("is not periodic's", async () => {
    const service = await startControlService();
    const opened = await openTriggered(service, "periodic");
    await fill(opened, 0);
    expect([service.requests.length, opened.waits.length]).toEqual([0, 1]);
  });
});

describe("the upload of decision logs", () => {
  it("posts batches of compressed JSON, and every digit of numbers", async () => {
    const service = await startControlService();
    const { upload, spool } = await open(service, await makeFolder({}));
    await upload.accept(Buffer.from('{"decision_id":"1","input":12345678901234567890}'));
    await upload.accept(event(2));
    await upload.upload(NEVER);
    expect(service.logTexts).toEqual([
      '[{"decision_id":"1","input":12345678901234567890},{"decision_id":"2"}]',
    ]);
    expect(service.requests).toMatchObject([
      {
        method: "POST",
        path: "/logs/eu",
        headers: { "content-encoding": "gzip", "content-type": "application/json" },
      },
    ]);
    expect([spool.bytes, upload.status]).toEqual([0, {}]);
    await upload.upload(NEVER);
    expect(service.requests).toHaveLength(1);
  });

  it("drops the answers of built-ins from an event that is too large, and refuses what is too large without", async () => {
    const service = await startControlService();
    const { upload } = await open(service, await makeFolder({}), { upload_size_limit_bytes: 300 });
    const noise = randomBytes(1_000).toString("hex");
    const [head, tail] = ['{"decision_id":"1","input":1234567890123456789.50', "}"];
    await upload.accept(Buffer.from(`${head},"nd_builtin_cache":{"http.send":{"[]":"${noise}"}}${tail}`));
    expect(upload.counters.decision_logs_nd_builtin_cache_dropped).toBe(1);
    for (const more of [{}, { nd_builtin_cache: {} }]) {
      await expect(upload.accept(event(2, { input: noise, ...more }))).toFailWith(
        "document_too_large",
        /upload_size_limit_bytes is 300/,
      );
    }
    await upload.upload(NEVER);
    expect(service.logTexts).toEqual([`[${head}${tail}]`]);
    expect(upload.counters).toMatchObject({
      enc_log_exceeded_upload_size_limit_bytes: 3,
      decision_logs_nd_builtin_cache_dropped: 1,
      decision_logs_encoding_failure: 2,
    });
  });

  it("makes batches that fit", async () => {
    const service = await startControlService();
    const limit = 2_000;
    const { upload } = await open(service, await makeFolder({}), { upload_size_limit_bytes: limit });
    // Hexadecimal digits of a counter compress to about half.
    const text = (seed: number): string =>
      Array.from({ length: 30 }, (_, index) =>
        (((seed * 31 + index) * 2_654_435_761) % 2 ** 32).toString(16),
      ).join("");
    for (let id = 0; id < 100; id++) await upload.accept(event(id, { input: text(id) }));
    await upload.upload(NEVER);
    expect(idsOf(service)).toEqual(Array.from({ length: 100 }, (_, id) => String(id)));
    expect(service.logTexts.length).toBeGreaterThan(1);
    for (const each of service.logTexts) expect(gzipSync(each).length).toBeLessThanOrEqual(limit);
  });

  it("takes no event that no upload can hold", async () => {
    const service = await startControlService();
    const { upload } = await open(service, await makeFolder({}), { upload_size_limit_bytes: 90 });
    const long = Array.from({ length: 200 }, (_, index) => (index * 7_919).toString(36)).join("");
    await expect(upload.accept(event(1, { input: long }))).rejects.toThrow("upload_size_limit_bytes");
    await upload.accept(event(2));
  });

  it("keeps events while the service fails, and repeats none that were taken", async () => {
    const service = await startControlService();
    const folder = await makeFolder({});
    const { upload, errors } = await open(service, folder);
    await upload.accept(event(1));
    service.failWith = 503;
    await expect(upload.upload(NEVER)).rejects.toMatchObject({ code: "service_failed", status: 503 });
    expect(upload.status).toMatchObject({ code: "decision_log_error", http_code: 503 });
    expect(errors).toHaveLength(1);
    await upload.accept(event(2));
    service.failWith = undefined;
    await upload.upload(NEVER);
    expect(idsOf(service)).toEqual(["1", "2"]);
    expect(upload.status).toEqual({});
    expect(upload.counters).toMatchObject({
      decision_logs_chunks_upload_failed: 1,
      decision_logs_chunks_uploaded: 2,
    });
  });

  it("uploads what is left at its end, and what a process left that was killed", async () => {
    const service = await startControlService();
    const folder = await makeFolder({});
    const first = await open(service, folder);
    await first.upload.accept(event(1));
    service.failWith = 500;
    await first.upload.close(60_000);
    await first.spool[Symbol.asyncDispose]();
    const [name] = await readdir(join(folder, "spool"));
    const path = join(folder, "spool", name!);
    if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
    await writeFile(path, `${await readFile(path, "utf8")}{"decision_id":"half`);
    service.failWith = undefined;
    const next = await open(service, folder);
    await next.upload.accept(event(2));
    await next.upload.close(60_000);
    expect(idsOf(service)).toEqual(["1", "2"]);
  });

  it("drops the oldest events above the limit, and tells how many", async () => {
    const service = await startControlService();
    const { upload, dropped, spool } = await open(service, await makeFolder({}), {
      buffer_size_limit_bytes: 100,
    });
    for (let id = 0; id < 10; id++) await upload.accept(event(id));
    expect(spool.bytes).toBeLessThanOrEqual(100);
    expect(dropped).toEqual([1, 1, 1, 1, 1]);
    await upload.upload(NEVER);
    const ids = idsOf(service);
    expect(ids.at(-1)).toBe("9");
    expect(ids.length + dropped.reduce((sum, count) => sum + count, 0)).toBe(10);
    await expect(upload.accept(event(1, { input: "x".repeat(200) }))).rejects.toThrow(
      "buffer_size_limit_bytes",
    );
  });

  it("drops the oldest events above a number of them, also of those that a process left", async () => {
    const service = await startControlService();
    const folder = await makeFolder({});
    const reporting = { buffer_type: "event", buffer_size_limit_events: 3 };
    const first = await open(service, folder, reporting);
    for (let id = 0; id < 5; id++) await first.upload.accept(event(id));
    expect([first.spool.events, first.dropped]).toEqual([3, [1, 1]]);
    await first.spool[Symbol.asyncDispose]();
    const next = await open(service, folder, reporting);
    await next.upload.accept(event(5));
    await next.upload.upload(NEVER);
    expect(idsOf(service)).toEqual(["3", "4", "5"]);
    expect([next.spool.events, next.dropped]).toEqual([0, [1]]);
  });

  it("takes no more events than a rate allows, and tells how many were left out once a minute", async () => {
    const service = await startControlService();
    let now = 0;
    const folder = await makeFolder({});
    const { upload, errors } = await open(
      service,
      folder,
      { max_decisions_per_second: 2.5 },
      { now: () => now },
    );
    let id = 0;
    const accept = async (count: number): Promise<void> => {
      for (let one = 0; one < count; one++) await upload.accept(event(id++));
    };
    await accept(4);
    now = 400;
    await accept(2);
    now = 60_000;
    await accept(5);
    await upload.close(60_000);
    expect(idsOf(service)).toEqual(["0", "1", "4", "6", "7"]);
    expect(upload.counters.decision_logs_dropped_rate_limit_exceeded).toBe(6);
    // The last ones at the end.
    expect(errors.map((error) => /logs: (\d+)/.exec((error as Error).message)?.[1])).toEqual(["1", "3", "2"]);
  });

  it("ends at a shutdown that begins during an upload, and sends that again", async () => {
    const service = await startControlService();
    let release = (): void => undefined;
    service.held = new Promise<void>((resolve) => (release = resolve));
    const { upload, spool, errors } = await open(service, await makeFolder({}));
    await upload.accept(event(0));
    upload.start();
    await expect.poll(() => service.requests.length, { timeout: 20_000 }).toBe(1);
    const closed = upload.close(60_000);
    release();
    await closed;
    // The answer to the first was not waited for, so that the service has the event perhaps twice.
    expect(new Set(idsOf(service))).toEqual(new Set(["0"]));
    expect([spool.events, errors, upload.status]).toEqual([0, [], {}]);
  });

  it("does not wait for the next upload when a shutdown begins as one ends", async () => {
    const service = await startControlService();
    const box: { close?: () => void } = {};
    const closed = new Promise<void>((resolve, reject) => {
      box.close = () => void upload.close(60_000).then(resolve, reject);
    });
    // The delays are minutes: a wait that did not see the shutdown would outlast the test.
    const { upload } = await open(
      service,
      await makeFolder({}),
      {},
      {
        onStatus: () => {
          box.close?.();
          delete box.close;
        },
      },
    );
    await upload.accept(event(0));
    upload.start();
    await closed;
    expect(idsOf(service)).toEqual(["0"]);
  });

  it("keeps what no answer was to in the time of a shutdown", async () => {
    const service = await startControlService();
    let release = (): void => undefined;
    service.held = new Promise<void>((resolve) => (release = resolve));
    const { upload, spool } = await open(service, await makeFolder({}));
    await upload.accept(event(0));
    upload.start();
    await expect.poll(() => service.requests.length, { timeout: 20_000 }).toBe(1);
    await upload.close(1);
    expect([spool.events, idsOf(service)]).toEqual([1, []]);
    release();
  });

  it("is refused a folder that another process uses, or that is none", async () => {
    const folder = await makeFolder({ file: "" });
    const options = { maxBytes: 1_000, onDropped: () => undefined };
    await writeFile(join(await makeFolder({}), "x"), "");
    await expect(Spool.open(join(folder, "file", "spool"), options)).rejects.toMatchObject({
      code: "config_unreadable",
    });
    await using spool = await Spool.open(await makeFolder({}), options);
    expect(spool.events).toBe(0);
  });
});

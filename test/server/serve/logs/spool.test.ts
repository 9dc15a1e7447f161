import { rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Spool } from "../../../../src/server/serve/logs/spool.js";
import { makeFolder } from "../../../cli/run.js";

const LONG_AGO = new Date(Date.now() - 60_000);

async function openSpool(folder: string, onDropped: () => void = () => undefined): Promise<Spool> {
  const spool = await Spool.open(folder, { maxBytes: 1_000, onDropped });
  onTestFinished(() => spool[Symbol.asyncDispose]());
  return spool;
}

/** A spool that had no sign of life for a minute, and the one that took its folder over. */
async function openLost(folder: string): Promise<{ lost: Spool; other: Spool }> {
  const lost = await openSpool(folder);
  await lost.append('{"id":1}');
  await utimes(join(folder, "lock"), LONG_AGO, LONG_AGO);
  return { lost, other: await openSpool(folder) };
}

async function eventsOf(spool: Spool): Promise<string[]> {
  const events: string[] = [];
  for (;;) {
    const hasMore = await spool.takeOldest((taken) => {
      events.push(...taken);
      return Promise.resolve();
    });
    if (!hasMore) return events;
  }
}

const TAKEN_OVER = expect.objectContaining({
  code: "config_invalid",
  message: expect.stringContaining("was taken over by the process") as string,
}) as Error;

describe("a folder of events that another process has taken over", () => {
  it("gets no further event of the process that lost it", async () => {
    const folder = await makeFolder({});
    const { lost, other } = await openLost(folder);
    expect(lost.isLost).toBe(false);
    for (const id of [2, 3]) {
      await expect(lost.append(JSON.stringify({ id }))).rejects.toThrow(TAKEN_OVER);
      expect(lost.isLost).toBe(true);
    }
    expect(await readFile(join(folder, "000000000001.jsonl"), "utf8")).toBe('{"id":1}\n');
    await other.append('{"id":4}');
    expect(await eventsOf(other)).toEqual(['{"id":1}', '{"id":4}']);
  });

  it("is uploaded by the other alone", async () => {
    const { lost, other } = await openLost(await makeFolder({}));
    const uploads: unknown[] = [];
    const taking = lost.takeOldest((events) => Promise.resolve(void uploads.push(events)));
    await expect(taking).rejects.toThrow(TAKEN_OVER);
    expect(uploads).toEqual([]);
    expect(await eventsOf(other)).toEqual(['{"id":1}']);
  });

  it("keeps the events that were being uploaded when it was taken over", async () => {
    const folder = await makeFolder({});
    const lost = await openSpool(folder);
    await lost.append('{"id":1}');
    const taking = lost.takeOldest(async () => {
      await utimes(join(folder, "lock"), LONG_AGO, LONG_AGO);
      const other = await openSpool(folder);
      expect(other.events).toBe(1);
    });
    await expect(taking).rejects.toThrow(TAKEN_OVER);
    expect(await readdir(folder)).toContain("000000000001.jsonl");
  });

  it("has no event dropped by the process that lost it", async () => {
    const folder = await makeFolder({});
    const lost = await openSpool(folder);
    const event = JSON.stringify({ id: "x".repeat(200) });
    for (let n = 0; n < 4; n++) await lost.append(event);
    await utimes(join(folder, "lock"), LONG_AGO, LONG_AGO);
    const other = await openSpool(folder);
    await expect(lost.append(event)).rejects.toThrow(TAKEN_OVER);
    expect(await eventsOf(other)).toHaveLength(4);
  });

  it("gets no new file when it was taken over while there was made room", async () => {
    const folder = await makeFolder({});
    // Told after the oldest were dropped.
    const spool = await openSpool(folder, () => {
      rmSync(join(folder, "lock"));
      writeFileSync(join(folder, "lock"), "another");
    });
    for (let n = 0; n < 3; n++) await spool.append(JSON.stringify({ id: "x".repeat(240) }));
    await expect(spool.append(JSON.stringify({ id: "y".repeat(300) }))).rejects.toMatchObject({
      code: "config_invalid",
    });
  });

  it("is one that there is no lock of any more", async () => {
    const folder = await makeFolder({});
    const spool = await openSpool(folder);
    rmSync(join(folder, "lock"));
    await expect(spool.append('{"id":1}')).rejects.toMatchObject({ code: "config_invalid" });
  });
});

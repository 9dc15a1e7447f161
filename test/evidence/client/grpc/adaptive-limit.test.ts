import { expect, test } from "vitest";
import { AdaptiveLimit, type CallSlot } from "../../../../src/evidence/client/grpc/adaptive-limit.js";

const { signal } = new AbortController();
const take = (limit: AdaptiveLimit, count: number): Promise<CallSlot[]> =>
  Promise.all(Array.from({ length: count }, () => limit.acquire(signal)));

test("it starts at 16 and doubles with a round of answers, up to the bound", async () => {
  const limit = new AdaptiveLimit(40);
  expect(limit.current).toBe(16);
  for (const slot of await take(limit, 16)) slot.succeeded();
  expect(limit.current).toBe(32);
  for (const slot of await take(limit, 32)) slot.succeeded();
  expect(limit.current).toBe(40);
});

test("a bound below 16 is where it starts", () => {
  expect(new AdaptiveLimit(3).current).toBe(3);
});

test("overloads of one round halve it once; then it grows by one in a round", async () => {
  const limit = new AdaptiveLimit(100);
  const round = await take(limit, 16);
  for (const slot of round.slice(0, 8)) slot.overloaded();
  expect(limit.current).toBe(8);
  for (const slot of round.slice(8)) slot.release();
  for (const slot of await take(limit, 8)) slot.succeeded();
  expect(limit.current).toBe(8);
  for (const slot of await take(limit, 8)) slot.succeeded();
  expect(limit.current).toBe(9);
  for (let halvings = 0; halvings < 8; halvings += 1) (await limit.acquire(signal)).overloaded();
  expect(limit.current).toBe(1);
});

test("it keeps below what the server allows on a connection", async () => {
  const limit = new AdaptiveLimit(100);
  limit.setPeerMax(5);
  expect(limit.current).toBe(5);
  limit.setPeerMax(Infinity);
  expect(limit.current).toBe(16);
});

test("one more waits until another leaves, and who waits may give up", async () => {
  const limit = new AdaptiveLimit(1);
  const first = await limit.acquire(signal);
  const controller = new AbortController();
  const given = limit.acquire(controller.signal);
  const next = limit.acquire(signal);
  controller.abort(new Error("gone"));
  await expect(given).rejects.toThrow("gone");
  first.release();
  first.release();
  await expect(next).resolves.toBeDefined();
});

import { expect, test } from "vitest";
import { Cancellation } from "../../../src/base/async/cancellation.js";
import { Limit } from "../../../src/base/async/limit.js";

const reason = new Error("enough");

/** Signals, and how to abort them. */
const SIGNALS = [
  {
    kind: "a signal",
    make: () => {
      const controller = new AbortController();
      return { signal: controller.signal, abort: () => controller.abort(reason) };
    },
  },
  {
    kind: "a cancellation",
    make: () => {
      const signal = new Cancellation();
      return { signal, abort: () => signal.cancel(reason) };
    },
  },
];

test.each(SIGNALS)("tasks begin in order of arrival, but those that $kind aborted", async ({ make }) => {
  const limit = new Limit(1);
  const begun: string[] = [];
  const begin = (name: string) => {
    const { signal, abort } = make();
    const enter = async (): Promise<string> => {
      await limit.enter(signal);
      begun.push(name);
      return name;
    };
    return { ended: enter(), abort };
  };
  const tasks = ["first", "second", "third"].map(begin);
  const entered = limit.enter(make().signal);
  await expect(tasks[0]?.ended).resolves.toBe("first");
  expect(begun).toEqual(["first"]);

  tasks[1]?.abort();
  await expect(tasks[1]?.ended).rejects.toBe(reason);
  limit.leave();
  expect(await tasks[2]?.ended).toBe("third");
  limit.leave();
  await entered;

  // Too late.
  tasks[2]?.abort();
  expect(begun).toEqual(["first", "third"]);
  limit.leave();
  expect(limit.enter(make().signal)).toBeUndefined();
});

test("a task of a signal that was aborted before does not begin", () => {
  const limit = new Limit(1);
  const signal = new Cancellation();
  signal.cancel(reason);
  expect(() => limit.enter(signal)).toThrow(reason);
  expect(limit.enter(new Cancellation())).toBeUndefined();
});

test("more are let in when there is more room", async () => {
  const limit = new Limit(0);
  const [first, second] = [limit.enter(new Cancellation()), limit.enter(new Cancellation())];
  limit.resize(2);
  await first;
  await second;
  expect(limit.enter(new Cancellation())).toBeInstanceOf(Promise);
});

test("a task that has its place when its cancellation tells it keeps it", async () => {
  const limit = new Limit(1);
  const signal = new Cancellation();
  expect(limit.enter(new Cancellation())).toBeUndefined();
  signal.onCancel(() => limit.leave());
  const entered = limit.enter(signal);
  signal.cancel(reason);
  await expect(entered).resolves.toBeUndefined();
  limit.leave();
  expect(limit.enter(new Cancellation())).toBeUndefined();
});

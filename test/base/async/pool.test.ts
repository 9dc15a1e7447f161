import fc from "fast-check";
import { expect, it } from "vitest";
import { Deadline } from "../../../src/base/async/deadline.js";
import { Pool, type Pooled } from "../../../src/base/async/pool.js";

class Resource implements Pooled {
  isUsable = true;
  ended = 0;

  end(): void {
    this.ended++;
  }
}

const without = new Deadline({});

/** What happens to each task of a run. */
const EVENTS = ["cannot be made", "answers", "throws", "breaks", "breaks and throws", "is given up"] as const;

it("loses no slot, whatever becomes of resources and tasks", async () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), events, async (max, cases) => {
      const made: Resource[] = [];
      let isRefused = false;
      let busy = 0;
      const pool = new Pool({
        max,
        create: () => {
          if (isRefused) throw new Error("cannot be made");
          const resource = new Resource();
          made.push(resource);
          return resource;
        },
      });
      const runs = cases.map(async (event) => {
        const abort = new AbortController();
        const deadline = new Deadline({ signals: [abort.signal] });
        isRefused = event === "cannot be made";
        const run = pool.use(deadline, async (resource) => {
          expect(++busy).toBeLessThanOrEqual(max);
          await Promise.resolve();
          busy--;
          isRefused = false;
          resource.isUsable = !event.startsWith("breaks");
          if (event.endsWith("throws")) throw new Error(event);
        });
        if (event === "is given up") abort.abort();
        await run.catch(() => undefined);
      });
      await Promise.all(runs);
      isRefused = false;
      // All slots are there: as many tasks run at once.
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      let running = 0;
      const last = Array.from({ length: max }, () =>
        pool.use(without, async () => {
          running++;
          await gate;
        }),
      );
      await Promise.resolve();
      expect(running).toBe(max);
      release();
      await Promise.all(last);
      expect(made.every(({ isUsable, ended }) => ended === (isUsable ? 0 : 1))).toBe(true);
    }),
  );
});

it("fails each waiting task at once with the error of a resource that cannot be made", async () => {
  const failure = new Error("no thread");
  let isFirst = true;
  const pool = new Pool({
    max: 1,
    create: () => {
      if (!isFirst) throw failure;
      isFirst = false;
      return new Resource();
    },
  });
  const first = pool.use(without, (resource) => {
    resource.isUsable = false;
    return Promise.resolve("answer");
  });
  const waiting = [1, 2, 3].map(() => pool.use(without, () => Promise.resolve("never")));
  expect(await first).toBe("answer");
  for (const task of waiting) await expect(task).rejects.toBe(failure);
  await expect(pool.use(without, () => Promise.resolve("never"))).rejects.toBe(failure);
});

it("tells of an idle resource once no task waits for it, and ends it when it is removed", async () => {
  const idle: Resource[] = [];
  const pool = new Pool({
    max: 1,
    create: () => new Resource(),
    onIdle: (resource: Resource) => idle.push(resource),
  });
  const run = (): Promise<void> => pool.use(without, () => Promise.resolve());
  await Promise.all([run(), run()]);
  expect(idle).toHaveLength(1);
  const [resource] = idle;
  if (resource !== undefined) pool.remove(resource);
  expect([resource?.ended, pool.idleCount]).toEqual([1, 0]);
});

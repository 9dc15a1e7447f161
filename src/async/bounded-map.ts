import { nextTurn } from "./next-turn.js";

/** Limits on concurrent items. */
export interface BoundedMapLimits<Item> {
  /** Minimum number, whatever their size. */
  atLeast: number;
  /** Maximum number. */
  atMost: number;
  /** Maximum total size of the items beyond `atLeast`. */
  maxBytes: number;
  sizeOf: (item: Item) => number;
}

/**
 * Turns of the event loop after which a task that has not ended waits for something outside the process, such as an answer. What takes turns
 * itself, such as a pass that makes way for signals, takes one at a time.
 */
const TURNS = 3;

/** Resolves when a task has ended, or when it waits for something external. Timers would make a thousand items start one each millisecond. */
async function untilEndOrWaiting(task: Promise<void>): Promise<void> {
  let hasEnded = false;
  const ended = task.then(() => {
    hasEnded = true;
  });
  for (let turn = 0; turn < TURNS && !hasEnded; turn++) await Promise.race([ended, nextTurn()]);
}

async function* iterate<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, void> {
  yield* items;
}

/**
 * Runs a task for each item and yields the results in the order of the items, each as soon as it and its predecessors
 * are ready. Starts the next item when the earlier tasks have ended or wait for something outside the process, so that
 * waits run concurrently and computation does not pile up. Starts no item while the consumer processes a result, or
 * after it has stopped; running tasks continue.
 *
 * @throws the first error of a task or of the items, as soon as it occurs. No further item is started.
 */
export async function* boundedMap<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  task: (item: Item) => Promise<Result>,
  { atLeast, atMost, maxBytes, sizeOf }: BoundedMapLimits<Item>,
): AsyncGenerator<Result, void, undefined> {
  const source = iterate(items);
  /** Started items in order, until their results are yielded. */
  const slots: { done?: { result: Result } }[] = [];
  let underWay = 0;
  let bytes = 0;
  let intake = "free" as "free" | "asking" | "starting" | "ended";
  /** Taken from the source, not started yet. */
  let taken: { item: Item; size: number } | undefined;
  let failure: { error: unknown } | undefined;
  let wake = (): void => undefined;
  const change = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const fail = (error: unknown): void => {
    failure ??= { error };
  };

  const ask = async (): Promise<void> => {
    intake = "asking";
    try {
      const next = await source.next();
      if (next.done !== true) taken = { item: next.value, size: sizeOf(next.value) };
      intake = next.done === true ? "ended" : "free";
    } catch (error) {
      intake = "ended";
      fail(error);
    }
    wake();
  };

  const run = async (item: Item, size: number): Promise<void> => {
    const slot: (typeof slots)[number] = {};
    slots.push(slot);
    underWay++;
    bytes += size;
    try {
      slot.done = { result: await task(item) };
    } catch (error) {
      fail(error);
    }
    underWay--;
    bytes -= size;
    wake();
  };

  const start = async (item: Item, size: number): Promise<void> => {
    intake = "starting";
    await untilEndOrWaiting(run(item, size));
    intake = "free";
    wake();
  };

  const isFull = (size: number): boolean =>
    underWay >= atMost || (underWay >= atLeast && bytes + size > maxBytes);

  try {
    for (;;) {
      if (failure !== undefined) throw failure.error;
      const done = slots[0]?.done;
      if (done !== undefined) {
        slots.shift();
        yield done.result;
        continue;
      }
      if (intake === "ended" && slots.length === 0) return;
      const changed = change();
      if (intake === "free" && taken === undefined) void ask();
      else if (intake === "free" && taken !== undefined && !isFull(taken.size)) {
        const { item, size } = taken;
        taken = undefined;
        void start(item, size);
      }
      await changed;
    }
  } finally {
    // A source with a pending request ends only after it has delivered the item.
    const returned = source.return();
    if (intake === "asking") returned.catch(() => undefined);
    else await returned;
  }
}

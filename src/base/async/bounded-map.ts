import { nextTurn } from "./next-turn.js";
import { onAbort } from "./on-abort.js";

/** Limits on concurrent items. */
interface BoundedMapLimits<Item> {
  /** Minimum number, whatever their size. */
  atLeast: number;
  /** Maximum number. */
  atMost: number;
  /** Maximum total size of the items beyond `atLeast`. */
  maxBytes: number;
  sizeOf: (item: Item) => number;
  /** Ends the map with its reason when it is aborted, although the next item may never come. */
  signal?: AbortSignal | undefined;
}

/**
 * Turns of the event loop after which a task that has not ended is assumed to wait for something outside the process, such as a response.
 * Code that yields itself, such as a pass that yields to signal handlers, takes one turn at a time.
 */
const TURNS = 3;

/** Time after which timers, answers and signals are served, in milliseconds: tasks that wait for nothing end without a turn of the event loop. */
const TURN_DUE_MS = 10;
/** Results that wait for that of an earlier item are this many times as many as items may be under way, at most, with those under way. */
const WINDOW = 4;

/** The turns of the event loop of one map. */
class Turns {
  /** Those that were waited for. */
  count = 0;
  #at = performance.now();
  #next: Promise<void> | undefined;

  /** Whether the last one is so long ago that the next is due. */
  get isDue(): boolean {
    return performance.now() - this.#at > TURN_DUE_MS;
  }

  /** One for all that wait for it. */
  next(): Promise<void> {
    this.#next ??= nextTurn().then(() => {
      this.#next = undefined;
      this.count++;
      this.#at = performance.now();
    });
    return this.#next;
  }
}

async function* iterate<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item, void> {
  yield* items;
}

/**
 * Runs a task for each item and yields the results in the order of the items, each as soon as it and its predecessors
 * are ready. Starts the next item when the earlier tasks have ended or wait for something outside the process, so that
 * waits run concurrently and computation does not pile up. Starts no item while the consumer processes a result, or
 * after it has stopped; running tasks continue. Nor does it start one while results fill the window that waits for an earlier item's.
 *
 * @throws the first error of a task or of the items, as soon as it occurs. No further item is started.
 */
export async function* boundedMap<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  task: (item: Item) => Promise<Result>,
  { atLeast, atMost, maxBytes, sizeOf, signal }: BoundedMapLimits<Item>,
): AsyncGenerator<Result, void, undefined> {
  const source = iterate(items);
  const turns = new Turns();
  /** Started items in order, until their results are yielded. */
  const slots: { done?: { result: Result } }[] = [];
  let latest: (typeof slots)[number] | undefined;
  /** The turn in which the latest task began. */
  let startedAt = 0;
  let isWatching = false;
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
  const stopListening =
    signal &&
    onAbort(signal, () => {
      fail(signal.reason);
      wake();
    });

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

  const isStarting = (): boolean => intake === "starting";

  /**
   * Frees the intake when the latest task waits for something outside the process. Timers would make a thousand items start one each
   * millisecond.
   */
  const watch = async (): Promise<void> => {
    if (isWatching) return;
    isWatching = true;
    while (isStarting()) {
      await turns.next();
      if (!isStarting() || turns.count - startedAt < TURNS) continue;
      intake = "free";
      wake();
    }
    isWatching = false;
  };

  const start = async (item: Item, size: number): Promise<void> => {
    const slot: (typeof slots)[number] = {};
    slots.push(slot);
    [latest, startedAt, intake] = [slot, turns.count, "starting"];
    void watch();
    underWay++;
    bytes += size;
    try {
      slot.done = { result: await task(item) };
    } catch (error) {
      fail(error);
    }
    underWay--;
    bytes -= size;
    if (latest === slot && isStarting()) intake = "free";
    wake();
  };

  const isFull = (size: number): boolean =>
    underWay >= atMost || slots.length >= WINDOW * atMost || (underWay >= atLeast && bytes + size > maxBytes);

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
      if (turns.isDue) {
        await turns.next();
        continue;
      }
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
    stopListening?.();
    // A source with a pending request ends only after it has delivered the item.
    const returned = source.return();
    if (intake === "asking") returned.catch(() => undefined);
    else await returned;
  }
}

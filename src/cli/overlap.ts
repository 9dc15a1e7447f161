/** How many items may be under way at once. */
export interface OverlapLimits<Item> {
  /** This many whatever their size. */
  atLeast: number;
  /** Never more than this. */
  atMost: number;
  /** Beyond `atLeast`, as many as are together not larger than this. */
  maxBytes: number;
  sizeOf: (item: Item) => number;
}

/** How long the event loop must have nothing to do to be at rest. */
const REST_MS = 1;
/** A timer that fires later than this was kept waiting by work. */
const LATE_MS = 5;

/** Fulfilled when a task has ended, or when all that is under way waits for something outside, such as an answer. */
function endOrRest(task: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const watch = (): void => {
      const startedAt = performance.now();
      timer = setTimeout(() => {
        if (performance.now() - startedAt > LATE_MS) watch();
        else resolve();
      }, REST_MS);
    };
    watch();
    void task.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Runs a task for each item, and gives the results in the order of the items. An item is taken when the tasks before it
 * have ended or wait for something outside of the process: so waits overlap, and what computes is not begun more often
 * than it can be ended.
 *
 * @throws The first error of a task, or of the items. No item is taken after it; tasks under way are not waited for.
 */
export async function overlap<Item, Result>(
  items: AsyncIterable<Item>,
  task: (item: Item) => Promise<Result>,
  { atLeast, atMost, maxBytes, sizeOf }: OverlapLimits<Item>,
): Promise<Result[]> {
  const results: Result[] = [];
  let underWay = 0;
  let bytes = 0;
  let failure: { error: unknown } | undefined;
  let onEnd = (): void => undefined;
  const end = (): Promise<void> => new Promise((resolve) => (onEnd = resolve));
  const isFull = (size: number): boolean =>
    underWay >= atMost || (underWay >= atLeast && bytes + size > maxBytes);

  const run = async (item: Item, index: number, size: number): Promise<void> => {
    underWay++;
    bytes += size;
    try {
      results[index] = await task(item);
    } catch (error) {
      failure ??= { error };
    }
    underWay--;
    bytes -= size;
    onEnd();
  };

  let taken = 0;
  for await (const item of items) {
    const size = sizeOf(item);
    while (failure === undefined && isFull(size)) await end();
    if (failure !== undefined) break;
    await endOrRest(run(item, taken++, size));
  }
  while (failure === undefined && underWay > 0) await end();
  if (failure !== undefined) throw failure.error;
  return results;
}

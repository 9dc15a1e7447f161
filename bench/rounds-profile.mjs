import { createProfiler, profileHere } from "./profile.mjs";
import { openRounds } from "./rounds.mjs";

const WARM_UP_RUNS = 12;
const RUNS = 20;
const CALLS = [100, 1000];

/** What `rounds` computes for an evaluation whose calls are independent. The service is another process. */
export async function measure() {
  const { rows: rowsOf } = await createProfiler();
  const { policy, items, close } = await openRounds();
  const rows = [];
  for (const count of CALLS) {
    const input = { items: items.slice(0, count) };
    const run = async (times) => {
      for (let i = 0; i < times; i++) await policy.evaluate(input, { entrypoint: "bench/independent" });
    };
    await run(WARM_UP_RUNS);
    const profile = await profileHere(() => run(RUNS));
    rows.push(
      ...rowsOf(`${count} independent`, [profile], { unit: "ms an evaluation", usInUnit: 1000, count: RUNS }),
    );
  }
  await close();
  return {
    title: "Rounds: where the time goes",
    note: "By Node's profiler, which itself takes a part, of the time in which the thread is busy. The rest of an evaluation's time is that of the service and of waiting.",
    rows,
  };
}

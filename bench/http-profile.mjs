import { createServiceClient } from "regohost";
import { startService } from "./evidence-service.mjs";
import { openDispatch } from "./http.mjs";
import { createProfiler, profileHere } from "./profile.mjs";
import { timeThreads } from "./thread-times.mjs";

const CALLS = 1000;
/** As of `http`. */
const WARM_UP_RUNS = 25;
const RUNS = 5;
const TURNS = 5;

/** Rows of the time of the processor by thread, without the profiler and with it; none where the system does not tell. */
function threadRows(what, turns, { unit, usInUnit, count }) {
  const rowsOf = (how, times) => {
    const known = times.filter((sums) => sums !== undefined);
    const names = new Set(known.flatMap((sums) => [...sums.keys()]));
    return [...names].map((name) => ({
      what,
      where: `of the processor${how}: ${name}`,
      [unit]: known.reduce((sum, sums) => sum + (sums.get(name) ?? 0), 0) / usInUnit / count,
    }));
  };
  return [
    ...rowsOf(
      "",
      turns.map(({ plain }) => plain),
    ),
    ...rowsOf(
      ", profiled",
      turns.map(({ profiled }) => profiled),
    ),
  ];
}

/** Runs once to count the time of the threads, and once more to profile this one. */
async function measureTurn(run) {
  const plain = await timeThreads(run);
  let profiled;
  const profile = await profileHere(async () => {
    profiled = await timeThreads(run);
  });
  return { plain, profile, profiled };
}

/** What `http` and `calls` compute for a call. The service is another process. */
export async function measure() {
  const { rows: rowsOf } = await createProfiler();
  const { items, baseUrl, token, close } = await startService();
  const client = createServiceClient({ baseUrl, token, env: {}, configFile: false });
  const session = client.openSession();
  const { dispatcher, discover } = openDispatch({ baseUrl, token });
  const ways = {
    "undici's dispatch": discover,
    "client.discover": (digest) => session.discover(digest, {}, {}),
  };
  const digests = items.slice(0, CALLS);
  const run = async (call, times) => {
    for (let i = 0; i < times; i++) await Promise.all(digests.map(call));
  };
  /** @type {Record<string, Awaited<ReturnType<typeof measureTurn>>[]>} */
  const turns = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (const call of Object.values(ways)) await run(call, WARM_UP_RUNS);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, call] of Object.entries(ways)) {
      turns[name].push(await measureTurn(() => run(call, RUNS)));
    }
  }
  const per = { unit: "µs a call", usInUnit: 1, count: TURNS * RUNS * CALLS };
  await client.close();
  await dispatcher.destroy();
  await close();
  return {
    title: `HTTP and calls: where the time goes, of ${CALLS} calls at once over 128 connections`,
    note: "By Node's profiler, which itself takes a part. Functions of V8's count for who calls them. Of the processor, on Linux: as the system counts it by thread, in as many runs without the profiler and in those with it, in turns. Samples are of the clock: on a busy machine they hold what else runs there.",
    rows: Object.entries(turns).flatMap(([name, taken]) => [
      ...rowsOf(
        name,
        taken.map(({ profile }) => profile),
        per,
      ),
      ...threadRows(name, taken, per),
    ]),
  };
}

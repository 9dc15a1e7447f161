import { Agent } from "undici";
import { createServiceClient } from "../dist/index.js";
import { startService } from "./evidence-service.mjs";
import { getJson } from "./http.mjs";
import { createProfiler, profileHere } from "./profile.mjs";

const CALLS = 1000;
const WARM_UP_RUNS = 8;
const RUNS = 5;
const TURNS = 5;

/** What `http` and `calls` compute for a call. The service is another process. */
export async function measure() {
  const { rows: rowsOf } = await createProfiler();
  const { items, baseUrl, token, close } = await startService();
  const client = createServiceClient({ baseUrl, token, env: {}, configFile: false });
  const session = client.openSession();
  const dispatcher = new Agent({ connections: 128, headersTimeout: 0, bodyTimeout: 0 });
  const { origin } = new URL(baseUrl);
  const headers = { authorization: `Bearer ${token}` };
  const pathOf = (digest) => `/discover/${digest}?pagination.limit=100`;
  const ways = {
    "undici's dispatch": (digest) =>
      getJson(dispatcher, { origin, path: pathOf(digest), method: "GET", headers }),
    "client.discover": (digest) => session.discover(digest, {}, {}),
  };
  const digests = items.slice(0, CALLS);
  const run = async (call, times) => {
    for (let i = 0; i < times; i++) await Promise.all(digests.map(call));
  };
  const profiles = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (const call of Object.values(ways)) await run(call, WARM_UP_RUNS);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, call] of Object.entries(ways))
      profiles[name].push(await profileHere(() => run(call, RUNS)));
  }
  const per = { unit: "µs a call", usInUnit: 1, count: TURNS * RUNS * CALLS };
  await client.close();
  await dispatcher.destroy();
  await close();
  return {
    title: `HTTP and calls: where the time goes, of ${CALLS} calls at once over 128 connections`,
    note: "By Node's profiler, which itself takes a part. Functions of V8's count for who calls them.",
    rows: Object.entries(profiles).flatMap(([name, taken]) => rowsOf(name, taken, per)),
  };
}

// A worker of bench/queue.mjs.
import process from "node:process";
import { createServiceClient, serviceBuiltins } from "regohost";
import { createContentStore, createWorker } from "regohost/queue";

const {
  QUEUE_REDIS: url = "",
  QUEUE_STORE: folder = "",
  QUEUE_NAME: name,
  QUEUE_CONCURRENCY: concurrency,
} = process.env;
const client = createServiceClient();
const worker = await createWorker({
  connection: { url },
  name,
  store: createContentStore(folder),
  builtins: serviceBuiltins(client),
  concurrency: Number(concurrency),
});
/** Ends its profile, when it has one. */
let stopProfile;

const ANSWERS = {
  cpu: () => process.cpuUsage(),
  profile: async () => {
    const { startProfile } = await import("./profile.mjs");
    stopProfile = await startProfile();
    return {};
  },
  profiled: () => stopProfile(),
};

process.on("message", async (asked) => {
  if (asked !== "end") {
    process.send?.(await ANSWERS[asked]());
    return;
  }
  await worker.close();
  await client.close();
  process.disconnect();
});
process.send?.({ ready: true });

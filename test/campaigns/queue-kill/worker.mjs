// A worker to be killed: like `regohost worker`, with a short lock so that others take its jobs soon.
import process from "node:process";
import { pathToFileURL } from "node:url";

const {
  QUEUE_PACKAGE: built = "",
  QUEUE_REDIS: url = "",
  QUEUE_STORE: folder = "",
  QUEUE_LOCK_MS: lockMs,
  QUEUE_CONCURRENCY: concurrency,
} = process.env;
const { createServiceClient, serviceBuiltins } = await import(pathToFileURL(`${built}/index.js`).href);
const { createContentStore, createWorker } = await import(pathToFileURL(`${built}/queue.js`).href);
const client = createServiceClient();
const worker = await createWorker({
  connection: { url },
  store: createContentStore(folder),
  builtins: serviceBuiltins(client),
  lockMs: Number(lockMs),
  concurrency: Number(concurrency),
  maxStalled: 1_000,
});
process.once("SIGTERM", () => void worker.close().then(() => client.close()));
process.send?.("ready");

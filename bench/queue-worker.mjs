// A worker of bench/queue.mjs.
import process from "node:process";
import { createServiceClient, serviceBuiltins } from "../dist/index.js";
import { createContentStore, createWorker } from "../dist/queue.js";

const {
  QUEUE_REDIS: url,
  QUEUE_STORE: folder,
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
process.once(
  "message",
  () =>
    void worker
      .close()
      .then(() => client.close())
      .then(() => process.disconnect()),
);
process.send({ ready: true });

// The fake service in its own thread, so that it does not share an event loop with the measured code.
import { createHash } from "node:crypto";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export const DELAY_MS = 20;
const digest = (name) => `sha256:${createHash("sha256").update(name).digest("hex")}`;

/** Starts the service with what the policies of this benchmark read. */
export async function startService({ delayMs = DELAY_MS, itemCount = 2000 } = {}) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { delayMs, itemCount } });
  const ready = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return { ...ready, close: () => worker.terminate() };
}

async function serve() {
  const { startEvidenceService } = await import("../dist/testing.js");
  const service = await startEvidenceService({ delayMs: workerData.delayMs });
  const add = (name, metadata = {}) => {
    const referrer = { digest: digest(name), kind: "ARTIFACT", metadata };
    service.addReferrer(referrer);
    return referrer.digest;
  };
  const items = Array.from({ length: workerData.itemCount }, (_, i) => add(`item ${i}`));
  const chain = Array.from({ length: 6 }, (_, i) => add(`link ${i}`, { next: digest(`link ${i + 1}`) }));
  for (let child = 0; child < 5; child++) {
    const leaves = Object.fromEntries([0, 1, 2, 3].map((leaf) => [leaf, add(`leaf ${child}.${leaf}`)]));
    add(`child ${child}`, leaves);
  }
  const root = add(
    "root",
    Object.fromEntries([0, 1, 2, 3, 4].map((child) => [child, digest(`child ${child}`)])),
  );
  const guard = add("guard", { exempt: "yes" });
  const token = await service.issueToken({ kind: "user" });
  const { baseUrl, platformUrl } = service;
  parentPort.postMessage({ baseUrl, platformUrl, token, items, chain, root, guard });
}

if (!isMainThread && workerData?.delayMs !== undefined) await serve();

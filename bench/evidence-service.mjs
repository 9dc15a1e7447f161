// The fake service in its own process, so that neither its event loop nor its time of the processor is that of the measured code.
import { createHash } from "node:crypto";
import { fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const DELAY_MS = 20;
const FILE = fileURLToPath(import.meta.url);
const digest = (name) => `sha256:${createHash("sha256").update(name).digest("hex")}`;

/** Starts the service with what the policies of this benchmark read. */
export async function startService({ delayMs = DELAY_MS, itemCount = 2000 } = {}) {
  const child = fork(FILE, [String(delayMs), String(itemCount)]);
  const exited = once(child, "exit").then(() => Promise.reject(new Error("the service did not start")));
  exited.catch(() => undefined);
  const [ready] = await Promise.race([once(child, "message"), exited]);
  return {
    ...ready,
    /** How many requests it saw since it was last asked. */
    async requests() {
      child.send("requests");
      const [count] = await once(child, "message");
      return count;
    },
    close: () => void child.kill(),
  };
}

async function serve(delayMs, itemCount) {
  const { startEvidenceService } = await import("regohost/testing");
  const service = await startEvidenceService({ delayMs });
  const add = (name, metadata = {}) => {
    const referrer = { digest: digest(name), kind: "ARTIFACT", metadata };
    service.addReferrer(referrer);
    return referrer.digest;
  };
  const items = Array.from({ length: itemCount }, (_, i) => add(`item ${i}`));
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
  process.on("message", () => {
    process.send?.(service.requests.length);
    service.resetStats();
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ baseUrl, platformUrl, token, items, chain, root, guard });
}

if (process.argv[1] === FILE) await serve(Number(process.argv[2]), Number(process.argv[3]));

import { bundle } from "../bundle.mjs";
import { runFromSources } from "../run-from-sources.mjs";

await bundle({ input: { worker: "scripts/queue-kill/worker.ts" }, dir: ".bench/queue-worker" });
await runFromSources("queue-kill");

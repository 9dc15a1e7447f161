import { buildSanitized } from "../../../runtime/sanitized.mjs";
import { runFromSources } from "../run-from-sources.mjs";

await buildSanitized();
await runFromSources("runtime-fuzz");

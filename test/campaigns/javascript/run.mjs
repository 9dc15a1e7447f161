import { runFromSources } from "../run-from-sources.mjs";

await runFromSources("javascript");

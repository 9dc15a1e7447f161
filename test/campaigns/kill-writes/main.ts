// The command `npm run kill-writes`. Exit codes: 0 no file is torn, 1 one is, 2 it could not run.
import process from "node:process";
import { parseArgs } from "node:util";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { startEvidenceService } from "../../../src/testing/index.js";
import { Random } from "../differential/random.js";
import { killWrite, NEVER, WRITTEN_FILES, type KillAt } from "./kill-write.js";

const DEFAULT_RUNS = 500;
const PROGRESS_EVERY = 50;
/** More than the operations of any file. */
const MAX_OPERATION = 9;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: String(DEFAULT_RUNS) },
    seed: { type: "string", default: "1" },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  process.stderr.write("usage: npm run kill-writes -- [--runs N] [--seed N]\n");
  process.exit(2);
}

const cli = `${packageRoot()}/dist/cli.js`;
const service = await startEvidenceService();
const token = await service.issueToken({ kind: "user", organization: "acme" });
await service.close();

/** The duration of an undisturbed run; it limits the times of killing. */
const lengths = new Map<string, number>();
for (const file of WRITTEN_FILES) {
  const { problems, ms } = await killWrite({ cli, file, exists: false, at: NEVER, token });
  if (problems.length > 0 && file.before === undefined) {
    process.stderr.write(`${file.name}: ${problems.join("; ")}\n`);
    process.exit(2);
  }
  lengths.set(file.name, ms);
}

const random = new Random(seed);
const counts = { killed: 0, absent: 0, old: 0, complete: 0, left: 0 };
let torn = 0;
for (let index = 0; index < runs; index++) {
  const file = WRITTEN_FILES[index % WRITTEN_FILES.length] ?? random.pick(WRITTEN_FILES);
  const exists = file.name === "p.rego" || random.oneIn(2);
  const at: KillAt = random.oneIn(2)
    ? { ms: random.below(Math.ceil(lengths.get(file.name) ?? 1)) }
    : { operation: 1 + random.below(MAX_OPERATION), isHalf: random.oneIn(2) };
  const outcome = await killWrite({ cli, file, exists, at, token });
  if (outcome.killed) counts.killed++;
  counts[outcome.state]++;
  counts.left += outcome.left;
  if ((index + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${String(index + 1)} runs\n`);
  if (outcome.problems.length === 0) continue;
  torn++;
  process.stdout.write(`${file.name}, ${JSON.stringify(at)}: ${outcome.problems.join("; ")}\n`);
}
process.stdout.write(
  `${String(runs)} runs, ${String(counts.killed)} killed: ${String(counts.absent)} without the file, ` +
    `${String(counts.old)} with the old one, ${String(counts.complete)} with a complete one; ` +
    `${String(counts.left)} temporary files left; ${String(torn)} torn\n`,
);
process.exit(torn === 0 ? 0 : 1);

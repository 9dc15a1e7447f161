// The command `npm run javascript`. Exit codes: 0 no difference, 1 there is one, 2 it could not run.
import process from "node:process";
import { parseOptions, toCount } from "../options.js";
import { compareAll } from "./compare.js";

const MOST_SHOWN = 20;

async function main(): Promise<number> {
  const values = parseOptions(process.argv.slice(2), {
    comparisons: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
  });
  const comparisons = toCount("--comparisons", values.comparisons);
  const seed = toCount("--seed", values.seed);
  const print = (line: string): void => {
    console.log(line);
  };
  const { compared, left, different } = await compareAll({ comparisons, seed, print });
  const reasons = [...left].sort(([, a], [, b]) => b - a);
  for (const [reason, times] of reasons) print(`left to the module, ${reason}: ${String(times)}`);
  for (const text of different.slice(0, MOST_SHOWN)) print(`DIFFERENT ${text}`);
  const total = reasons.reduce((sum, [, times]) => sum + times, 0);
  print(
    `${String(compared)} evaluations compared, ${String(total)} left to the module, ${String(different.length)} different`,
  );
  return different.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);

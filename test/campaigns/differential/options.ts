import { parseOptions, toCount } from "../options.js";

export interface DifferentialOptions {
  /** Number of generated programs. Default: 1,000. */
  programs: number;
  /** The seed of the programs. Default: 1. */
  seed: number;
}

/** @throws UsageError on an unknown option, an invalid value, and on arguments without an option. */
export function readOptions(args: readonly string[]): DifferentialOptions {
  const { programs, seed } = parseOptions(args, {
    programs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
  });
  return { programs: toCount("--programs", programs), seed: toCount("--seed", seed) };
}

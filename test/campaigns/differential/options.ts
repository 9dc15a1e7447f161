import { parseArgs } from "node:util";

/** The error for invalid options of the run. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export interface DifferentialOptions {
  /** Number of generated programs. Default: 1,000. */
  programs: number;
  /** The seed of the programs. Default: 1. */
  seed: number;
}

/** @throws UsageError on an unknown option, an invalid value, and on arguments without an option. */
export function readOptions(args: readonly string[]): DifferentialOptions {
  const { programs, seed } = parse(args);
  return { programs: toCount("--programs", programs), seed: toCount("--seed", seed) };
}

function parse(args: readonly string[]): { programs: string; seed: string } {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        programs: { type: "string", default: "1000" },
        seed: { type: "string", default: "1" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function toCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new UsageError(`${name} takes an integer from 1, not ${JSON.stringify(text)}`);
  }
  return count;
}

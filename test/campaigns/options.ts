import { parseArgs, type ParseArgsConfig } from "node:util";

/** The error for invalid options of a campaign. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** @throws UsageError on an unknown option, a missing value, and on arguments without an option. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>["values"] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws UsageError for anything but an integer from 1. */
export function toCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new UsageError(`${option} takes an integer from 1, not ${JSON.stringify(text)}`);
  }
  return count;
}

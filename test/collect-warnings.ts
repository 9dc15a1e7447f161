import { setImmediate as turn } from "node:timers/promises";
import { onTestFinished } from "vitest";

/**
 * Collects the warnings of Node until the test ends. Returns a function that waits for pending ones, and returns all.
 */
export function collectWarnings(): () => Promise<string[]> {
  const warnings: string[] = [];
  const onWarning = ({ name, message }: Error): number => warnings.push(`${name}: ${message}`);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  return async () => {
    await turn();
    return warnings;
  };
}

import { setImmediate as turn } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** Keeps the warnings of Node until the test ends. Gives a function that waits for those that are due, and gives all. */
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

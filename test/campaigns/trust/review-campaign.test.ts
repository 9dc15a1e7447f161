import { expect, it } from "vitest";
import type { RunCommand } from "./judge-run.js";
import { runReviews } from "./review-campaign.js";
import { run } from "../../cli/run.js";

const inProcess: RunCommand = async (args, options) => {
  const { exitCode, stdout, stderr } = await run([...args], options);
  return { exitCode, text: stdout + stderr };
};

it.skipIf(process.platform === "win32")("no change under review judges itself", async () => {
  const printed: string[] = [];
  const wrong = await runReviews({
    first: 1,
    runs: 20,
    run: inProcess,
    print: (text) => printed.push(text),
  });
  expect(printed).toEqual([]);
  expect(wrong).toBe(0);
});

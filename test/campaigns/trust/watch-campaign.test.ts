import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { readOptions, type TrustOptions } from "./options.js";
import { watchCampaign } from "./watch-campaign.js";

/** A thread whose second scenario never ends. */
const CAMPAIGN = `
const { parentPort, workerData: { first, runs } } = require("node:worker_threads");
const judged = (seed) => ({ seed, endings: ["pass"], byCommand: 0, wrong: [] });
for (let seed = first, done = 0; done < runs; seed++, done++) {
  parentPort.postMessage({ kind: "run", seed, index: 0 });
  if (seed === 2) for (;;);
  parentPort.postMessage({ kind: "judged", judged: judged(seed) });
}
`;

const start = (options: TrustOptions): Worker => new Worker(CAMPAIGN, { eval: true, workerData: options });

it("ends a scenario that hangs, counts it and goes on with the next", async () => {
  const printed: string[] = [];
  const options = { ...readOptions(["--runs", "4", "--hang-seconds", "1"]), first: 1 };
  const tally = await watchCampaign({ options, start, print: (text) => printed.push(text) });
  expect(printed).toEqual(["HANG: run 0 of npm run trust -- --scenario 2"]);
  expect(tally.wrong.hang).toBe(1);
  expect(tally.runs).toBe(4);
  expect(tally.isRight).toBe(false);
});

it("passes the error of a campaign on", async () => {
  const fails = (): Worker => new Worker('throw new Error("scenario 1 could not be judged")', { eval: true });
  const running = watchCampaign({ options: readOptions([]), start: fails, print: () => undefined });
  await expect(running).rejects.toThrow("scenario 1 could not be judged");
});

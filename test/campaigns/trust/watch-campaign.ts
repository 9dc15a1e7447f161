import type { Worker } from "node:worker_threads";
import type { TrustOptions } from "./options.js";
import { Tally, type Judged } from "./tally.js";

/** The messages of a campaign's thread. */
export type CampaignMessage =
  | { kind: "run"; seed: number; index: number }
  | { kind: "judged"; judged: Judged }
  | { kind: "print"; text: string };

export interface WatchRequest {
  options: TrustOptions;
  /** Starts a thread that runs a campaign with these options, and ends with it. */
  start(this: void, options: TrustOptions): Worker;
  print(this: void, text: string): void;
}

/**
 * Runs a campaign in another thread, which this one ends when a run hangs, busy or waiting. The scenario is then
 * counted as a hang, and the campaign continues with the next one.
 *
 * @throws the errors of the campaign.
 */
export async function watchCampaign({ options, start, print }: WatchRequest): Promise<Tally> {
  const tally = new Tally();
  let { first } = options;
  for (;;) {
    const hung = await watchThread(start({ ...options, first, runs: options.runs - tally.runs }), {
      hangMs: options.hangSeconds * 1000,
      tally,
      print,
    });
    if (hung === undefined) return tally;
    tally.wrong.hang++;
    print(`HANG: run ${String(hung.index)} of npm run trust -- --scenario ${String(hung.seed)}`);
    if (options.isOnly) return tally;
    first = hung.seed + 1;
  }
}

interface Watching {
  hangMs: number;
  tally: Tally;
  print(this: void, text: string): void;
}

/** The run at which the thread hung; `undefined` when it completed. */
function watchThread(
  worker: Worker,
  { hangMs, tally, print }: Watching,
): Promise<{ seed: number; index: number } | undefined> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on("message", (message: CampaignMessage) => {
      switch (message.kind) {
        case "print":
          print(message.text);
          return;
        case "judged":
          clearTimeout(timer);
          tally.add(message.judged);
          return;
        case "run":
          clearTimeout(timer);
          timer = setTimeout(() => {
            resolve(message);
            void worker.terminate();
          }, hangMs);
      }
    });
    worker.once("error", (error) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

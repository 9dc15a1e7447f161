// The command `npm run trust`. Exit codes: 0 nothing is wrong, 1 a wrong ending or a hang, 2 it could not be run.
import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { packageRoot } from "../../src/opa/package-root.js";
import type { RunCommand } from "./judge-run.js";
import { readOptions, UsageError, type TrustOptions } from "./options.js";
import { runTrust } from "./run-trust.js";
import { watchCampaign, type CampaignMessage } from "./watch-campaign.js";

const COMMAND_MS = 120_000;

/** The built command line, with no saved login. */
const command: RunCommand = (args, { cwd, env }) =>
  new Promise((resolve, reject) => {
    const options = { cwd, env: { PATH: process.env["PATH"] ?? "", HOME: cwd, ...env }, timeout: COMMAND_MS };
    execFile(
      process.execPath,
      [`${packageRoot()}/dist/cli.js`, ...args],
      options,
      (error, stdout, stderr) => {
        if (error === null) resolve({ exitCode: 0, text: stdout + stderr });
        else if (typeof error.code === "number") resolve({ exitCode: error.code, text: stdout + stderr });
        else if (error.killed === true) resolve({ exitCode: undefined, text: stdout + stderr });
        else reject(new Error("the command line cannot be run", { cause: error }));
      },
    );
  });

function say(message: CampaignMessage): void {
  parentPort?.postMessage(message);
}

if (isMainThread) {
  const script = fileURLToPath(import.meta.url);
  const start = (options: TrustOptions): Worker => new Worker(script, { workerData: options });
  const print = (text: string): void => console.log(text);
  Promise.resolve()
    .then(() => watchCampaign({ options: readOptions(process.argv.slice(2)), start, print }))
    .then(
      (tally) => {
        print(tally.summary);
        process.exit(tally.isRight ? 0 : 1);
      },
      (error: unknown) => {
        console.error(error instanceof UsageError ? error.message : error);
        process.exit(2);
      },
    );
} else {
  await runTrust({
    options: workerData as TrustOptions,
    command,
    print: (text) => {
      say({ kind: "print", text });
    },
    onRun: (seed, index) => {
      say({ kind: "run", seed, index });
    },
    onJudged: (judged) => {
      say({ kind: "judged", judged });
    },
  });
}

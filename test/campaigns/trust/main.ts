// The command `npm run trust`. Exit codes: 0 no errors, 1 a wrong ending or a hang, 2 it could not run.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { runCli } from "../../../src/cli/run-cli.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { runFaultTable } from "./faults/fault-table.js";
import { LimitRuns } from "./limits/limit-campaign.js";
import type { RunCommand } from "./judge-run.js";
import { UsageError } from "../options.js";
import { readOptions, type TrustOptions } from "./options.js";
import { judgeSuites, runPublicTests, type PublicCounts } from "./public-policies.js";
import { runReviews } from "./review-campaign.js";
import { runTrust } from "./run-trust.js";
import { watchCampaign, type CampaignMessage } from "./watch-campaign.js";

const COMMAND_MS = 120_000;

/** The built command line, without a saved login. */
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

/** The command line in this process, without a saved login. */
const inProcess: RunCommand = async (args, { cwd, env }) => {
  let text = "";
  const output = {
    write(chunk: string | Uint8Array, done: () => void): void {
      text += Buffer.from(chunk as string).toString();
      done();
    },
  };
  const exitCode = await runCli(args, {
    stdin: Readable.from([]),
    stdout: output,
    stderr: output,
    env: { HOME: cwd, ...env },
    isOnCi: true,
    cwd,
    signal: new AbortController().signal,
  });
  return { exitCode, text };
};

async function judgeReviews(options: TrustOptions, print: (text: string) => void): Promise<boolean> {
  const runs = options.isOnly ? 1 : options.runs;
  const wrong = await runReviews({ first: options.first, runs, run: inProcess, print });
  print(`${String(runs)} changes under review, ${String(wrong)} wrong ends`);
  return wrong === 0;
}

function say(message: CampaignMessage): void {
  parentPort?.postMessage(message);
}

async function writeFaultTable(print: (text: string) => void): Promise<boolean> {
  const { text, wrong, kinds, calls } = await runFaultTable(print);
  writeFileSync(`${packageRoot()}/docs/faults.md`, text);
  print(
    `${String(kinds)} kinds of faults, ${String(calls)} calls, ${String(wrong.length)} wrong ends; wrote docs/faults.md`,
  );
  return wrong.length === 0;
}

const LIMIT = { timeoutMs: 1000, marginMs: 500 };

async function runLimits({ runs, first }: TrustOptions, print: (text: string) => void): Promise<boolean> {
  const counts = await new LimitRuns({ runs, seed: first, ...LIMIT, print }).run();
  print(
    `${String(counts.runs)} runs with a limit of ${String(LIMIT.timeoutMs)} ms, ${String(counts.timeouts)} of which it ended, ` +
      `${String(counts.late.length)} that took more than ${String(LIMIT.timeoutMs + LIMIT.marginMs)} ms of the processor`,
  );
  return counts.late.length === 0;
}

async function countErrors({ suites, tests }: TrustOptions, print: (text: string) => void): Promise<boolean> {
  const show = (path: string, { decisions, withErrors, changed, leftOut }: PublicCounts): void => {
    for (const one of changed) print(one);
    print(
      `${path}: ${String(decisions)} decisions, ${String(withErrors)} with an error of a built-in, ` +
        `${String(changed.length)} that change (of tests: at most); ${String(leftOut)} left out`,
    );
  };
  for (const path of suites) show(path, await judgeSuites(path));
  for (const path of tests) show(path, await runPublicTests(path));
  return true;
}

if (isMainThread) {
  const script = fileURLToPath(import.meta.url);
  const start = (options: TrustOptions): Worker => new Worker(script, { workerData: options });
  const print = (text: string): void => console.log(text);
  const runCampaign = async (options: TrustOptions): Promise<boolean> => {
    const tally = await watchCampaign({ options, start, print });
    print(tally.summary);
    return tally.isRight;
  };
  Promise.resolve(process.argv.slice(2))
    .then(readOptions)
    .then((options) => {
      if (options.isReviews) return judgeReviews(options, print);
      if (options.suites.length + options.tests.length > 0) return countErrors(options, print);
      if (options.isLimits) return runLimits(options, print);
      return options.isFaults ? writeFaultTable(print) : runCampaign(options);
    })
    .then(
      (isRight) => process.exit(isRight ? 0 : 1),
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

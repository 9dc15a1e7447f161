import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";
import { DemoError, type DemoContext } from "./demo-context.js";

const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Arguments that prevent npm from using the network, running scripts and printing to the user. */
const QUIET_AND_OFFLINE = ["--offline", "--ignore-scripts", "--loglevel=error", "--no-update-notifier"];

/** Variables that point npm at the project of the npm that started this process. */
const OF_OUTER_NPM = /^npm_(config_local_prefix|package_|lifecycle_)/i;

/** Runs npm without network and scripts, and returns its stdout. */
export type RunNpm = (args: readonly string[], cwd: string) => Promise<string>;

/**
 * Finds npm as a script that Node can run, so that no shell is needed on any system: the one that started this process
 * (`npm_execpath`), otherwise the one next to Node, otherwise the one in the `PATH`.
 *
 * @throws DemoError when npm is missing or fails, with its stderr.
 */
export async function findNpm(io: Pick<DemoContext, "env" | "signal">): Promise<RunNpm> {
  for (const candidate of candidates(io.env)) {
    const script = await realpath(candidate).catch(() => undefined);
    if (script !== undefined && basename(script) === "npm-cli.js") {
      return (args, cwd) => runScript(script, [...args, ...QUIET_AND_OFFLINE], cwd, io);
    }
  }
  throw new DemoError(
    "npm was not found beside Node or in the PATH; the demo needs it: install Node with npm",
  );
}

function* candidates(env: DemoContext["env"]): Generator<string> {
  // Other package managers set it too; theirs is not named npm-cli.js. npx's is next to npm's.
  const started = env["npm_execpath"];
  if (started) yield basename(started) === "npx-cli.js" ? join(dirname(started), "npm-cli.js") : started;
  const beside = dirname(process.execPath);
  yield join(beside, "node_modules", "npm", "bin", "npm-cli.js");
  yield join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  for (const directory of (env["PATH"] ?? env["Path"] ?? "").split(delimiter)) {
    if (directory === "") continue;
    yield join(directory, "npm");
    yield join(directory, "node_modules", "npm", "bin", "npm-cli.js");
  }
}

function runScript(
  script: string,
  args: readonly string[],
  cwd: string,
  io: Pick<DemoContext, "env" | "signal">,
): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(io.env).filter(([name]) => !name.startsWith("SERVICE_") && !OF_OUTER_NPM.test(name)),
  );
  const options = { cwd, env, signal: io.signal, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (error === null) {
        resolve(stdout);
        return;
      }
      const shown = stderr.trim().split(/\r?\n/).slice(0, 5).join("\n  ");
      reject(
        new DemoError(`npm ${String(args[0])} failed in ${cwd}${shown === "" ? "" : `:\n  ${shown}`}`, {
          cause: error,
        }),
      );
    });
  });
}

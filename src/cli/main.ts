#!/usr/bin/env node
// Statically imports only Node's modules and this file's own code, so that load failures are caught here too.
import { setMaxListeners } from "node:events";
import { useCodeCache } from "./code-cache.js";
import type { CliIo } from "./terminal/cli-io.js";
import { isOnCi } from "./terminal/is-on-ci.js";

const UNDECIDED = 3;
/** Time for a command to end after a signal, including its reports; then the process ends without them. */
const GRACE_MS = 10_000;

// Remains after a lost promise or a crash. Only a written decision replaces it.
process.exitCode = UNDECIDED;

/** Characters that a terminal or the log of a CI system may interpret. */
const OBEYED =
  // eslint-disable-next-line no-control-regex -- control characters are what is escaped
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|#(?=#)|:(?=:)/g;

/** Node would exit with 1, which means that the policy failed. */
function crash(error: unknown): void {
  // eslint-disable-next-line no-restricted-syntax -- the process has one realm, and what knows of others is not loaded yet
  const failure = error instanceof Error ? error : undefined;
  const message = failure?.message ?? String(error);
  const isDebug = Boolean(process.env["REGOHOST_DEBUG"]) && failure !== undefined;
  const text = isDebug ? `${message}\n${String(failure.stack)}` : message;
  // The message may contain text of an input: only its first line starts a line.
  const safe = text.replaceAll(OBEYED, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const shown = safe.replace(/$/m, " [unexpected]").replaceAll("\n", "\n    ");
  // eslint-disable-next-line no-restricted-syntax -- it is made safe here, because what does it may not be loaded yet
  process.stderr.write(`error: unexpected: ${shown}\n`);
  process.exit(UNDECIDED);
}
process.on("uncaughtException", crash);
// A command exits by itself. This event means that nothing is left to run.
process.on("beforeExit", () => {
  crash(
    new Error(
      "the command waits for something that never ends, such as a module of --builtins that never loads",
    ),
  );
});

let hasEnded = false;
process.on("exit", (code) => {
  if (hasEnded || code === UNDECIDED) return;
  crash(new Error("the process was ended before the command, such as by a module of --builtins"));
});

/** Set by a command that a signal ends normally. */
let ownGraceMs: number | undefined;
const abort = new AbortController();
// Every concurrent operation of a command listens to this signal.
setMaxListeners(0, abort.signal);
function endBy(signal: NodeJS.Signals): void {
  // A second signal exits at once.
  if (abort.signal.aborted) process.exit(UNDECIDED);
  abort.abort(new Error(`ended by ${signal}`));
  setTimeout(() => process.exit(UNDECIDED), (ownGraceMs ?? 0) + GRACE_MS).unref();
}
process.on("SIGINT", endBy);

// A closed stream also emits an error event, which would otherwise be an uncaught exception.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

function onHangup(listener: () => void): () => void {
  process.on("SIGHUP", listener);
  return () => void process.off("SIGHUP", listener);
}

const openPrompt: CliIo["openPrompt"] = async (options) =>
  (await import("./terminal/line-prompt.js")).openLinePrompt(process, options);

/** The common request of tools, without loading the commands. */
async function printVersion(): Promise<void> {
  const { version } = await import("../base/version.js");
  // eslint-disable-next-line no-restricted-syntax -- the version is of the package itself
  process.stdout.write(`${version}\n`, (error) => {
    hasEnded = true;
    process.exit(error ? UNDECIDED : 0);
  });
}

async function main(): Promise<void> {
  const [{ onEndingSignal }, { runCli }, { useBaselineCode }, { terminalOf }] = await Promise.all([
    import("../base/async/guarded-run.js"),
    import("./run-cli.js"),
    import("../engine/opa/core-tier.js"),
    import("./terminal/cli-io.js"),
  ]);
  // Until here its default action ends the process. SIGHUP always does, under nohup too: Node resets it.
  let leaveSigterm = onEndingSignal("SIGTERM", endBy);
  useBaselineCode();
  const exitCode = await runCli(process.argv.slice(2), {
    // Read on demand: it loads file streams, which most commands do without.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    isOnCi: isOnCi(process.env),
    cwd: process.cwd(),
    get terminal() {
      return process.stdin.isTTY ? terminalOf(process) : undefined;
    },
    get openPrompt() {
      return process.stdin.isTTY ? openPrompt : undefined;
    },
    signal: abort.signal,
    runUntilSignal: (graceMs) => (ownGraceMs = graceMs),
    leaveSignals: () => {
      leaveSigterm();
      process.off("SIGINT", endBy);
      return () => {
        leaveSigterm = onEndingSignal("SIGTERM", endBy);
        process.on("SIGINT", endBy);
      };
    },
    onHangup: process.platform === "win32" ? undefined : onHangup,
  });
  hasEnded = true;
  // All output is written. Exit here, so that no idle socket keeps the process alive.
  process.exit(abort.signal.aborted && ownGraceMs === undefined ? UNDECIDED : exitCode);
}

useCodeCache(import.meta.filename);
const isVersion = process.argv.length === 3 && process.argv[2] === "--version";
(isVersion ? printVersion() : main()).catch(crash);

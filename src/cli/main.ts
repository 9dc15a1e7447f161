#!/usr/bin/env node
// Nothing is imported statically but Node itself, so that whatever fails to load is caught here too.
import { setMaxListeners } from "node:events";
import * as nodeModule from "node:module";

const UNDECIDED = 3;

// A lost promise, a crash or an early end leaves this as it is. Only a decision that was written replaces it.
process.exitCode = UNDECIDED;

/** Node itself would end with 1 here, which would mean that the policy said no. */
function crash(error: unknown): void {
  process.stderr.write(`error: unexpected: ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env["REGOHOST_DEBUG"] && error instanceof Error)
    process.stderr.write(`${String(error.stack)}\n`);
  process.exit(UNDECIDED);
}
process.on("uncaughtException", crash);

const abort = new AbortController();
// Whatever a command does at once ends with it.
setMaxListeners(0, abort.signal);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // The second time the user does not want to wait for anything.
    if (abort.signal.aborted) process.exit(UNDECIDED);
    abort.abort(new Error(`ended by ${signal}`));
  });
}

// A stream whose reader has gone also says so by an event, which would otherwise be an uncaught exception.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

async function main(): Promise<void> {
  const [{ runCli }, { useBaselineCode }, { terminalOf }] = await Promise.all([
    import("./run-cli.js"),
    import("../opa/core-tier.js"),
    import("./login/terminal.js"),
  ]);
  useBaselineCode();
  const exitCode = await runCli(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    terminal: process.stdin.isTTY ? terminalOf(process) : undefined,
    signal: abort.signal,
  });
  // Everything was written and waited for, so nothing is cut off, and no idle socket keeps the process.
  process.exit(abort.signal.aborted ? UNDECIDED : exitCode);
}

// Node 22.1 and later keep the compiled code from one run to the next.
if ("enableCompileCache" in nodeModule && typeof nodeModule.enableCompileCache === "function") {
  (nodeModule.enableCompileCache as () => void)();
}
main().catch(crash);

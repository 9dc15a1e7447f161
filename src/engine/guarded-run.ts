import { createContext, Script, type Context } from "node:vm";

/** Delay of the guard after the limit, in milliseconds: calls into opa-core check the limit themselves. */
export const GUARD_MARGIN_MS = 20;

/** A guarded run that took longer than its limit. */
export class RunTimeout extends Error {}

/** A guarded run that SIGINT ended. The process's own handlers have been called. */
export class RunInterrupted extends Error {}

interface Guard {
  sandbox: { run: (() => void) | undefined };
  context: Context;
  script: Script;
}

let guard: Guard | undefined;

function createGuard(): Guard {
  const sandbox = { run: undefined };
  return { sandbox, context: createContext(sandbox), script: new Script("run()") };
}

/**
 * Runs a synchronous function and terminates it from outside after `limitMs`, even inside Wasm.
 *
 * Signal handlers cannot run meanwhile. So if there are SIGINT handlers, that signal terminates the run too and calls
 * them.
 *
 * @throws RunTimeout, RunInterrupted
 */
export function runGuarded<T>(run: () => T, limitMs: number): T {
  guard ??= createGuard();
  let result: { value: T } | undefined;
  guard.sandbox.run = () => {
    result = { value: run() };
  };
  try {
    guard.script.runInContext(guard.context, {
      timeout: Math.max(1, Math.ceil(limitMs)),
      breakOnSigint: process.listenerCount("SIGINT") > 0,
    });
  } catch (error) {
    // An error of the context's realm is not an instance of this realm's Error.
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
      throw new RunTimeout("the run took too long", { cause: error });
    }
    if (code === "ERR_SCRIPT_EXECUTION_INTERRUPTED") {
      process.emit("SIGINT", "SIGINT");
      throw new RunInterrupted("the run was interrupted", { cause: error });
    }
    throw error;
  } finally {
    guard.sandbox.run = undefined;
  }
  if (result === undefined) throw new RunTimeout("the run did not finish");
  return result.value;
}

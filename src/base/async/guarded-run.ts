import { createContext, Script, type Context } from "node:vm";
import { nextTurn } from "./next-turn.js";
import { saveLimit } from "./reading.js";

/** Delay of the guard after the limit, in milliseconds: calls into opa-core check the limit themselves. */
export const GUARD_MARGIN_MS = 20;

/** A guarded run that took longer than its limit. Without the cause: node:vm names the part of the limit that was left. */
export class RunTimeout extends Error {}

/** A guarded run that SIGINT ended. The process's own handlers have been called. */
export class RunInterrupted extends Error {}

interface Guard {
  sandbox: { run: (() => void) | undefined };
  context: Context;
  script: Script;
}

let guard: Guard | undefined;

/** The only listeners of signals whose default action does the same as they do: it ends the process. */
const ending = new Map<NodeJS.Signals, NodeJS.SignalsListener>();

/**
 * Adds a listener that ends the process in good order. A run that leaves signals to the system goes without it.
 *
 * @param signal any but SIGINT, which ends a run without that.
 * @returns leaves the signal to the system from then on.
 */
export function onEndingSignal(signal: NodeJS.Signals, listener: NodeJS.SignalsListener): () => void {
  ending.set(signal, listener);
  process.on(signal, listener);
  return () => {
    ending.delete(signal);
    process.off(signal, listener);
  };
}

/** Returns whether SIGINT has listeners, to which a pass must yield. */
export function hasInterruptListeners(): boolean {
  return process.listenerCount("SIGINT") > 0;
}

/**
 * Lets listeners handle the signals that have arrived, if any listener may be left out: one that is taken away does not get
 * them any more.
 */
export async function settleSignals(): Promise<void> {
  if (ending.size > 0) await nextTurn();
}

/** Without a listener of its own a signal ends the process at once, even inside Wasm. */
function leaveSignals(): () => void {
  for (const [signal, listener] of ending) process.off(signal, listener);
  return () => {
    for (const [signal, listener] of ending) process.on(signal, listener);
  };
}

function createGuard(): Guard {
  const sandbox = { run: undefined };
  return { sandbox, context: createContext(sandbox), script: new Script("run()") };
}

/**
 * Runs a synchronous function and terminates it from outside after `limitMs`, even inside Wasm.
 *
 * Signal handlers cannot run meanwhile. So if there are SIGINT handlers, that signal terminates the run too and calls
 * them. Those of {@link onEndingSignal} can be left to the system, which ends the process then.
 *
 * The function must not set or clear timers, nor call foreign code, which may: termination in the middle of Node's own timer functions
 * leaves its timers in disorder, and later ones of the whole process are late or lost (Node 20 to 26).
 *
 * @param leavesSignals whether they are left to the system. Only for a function that may take long, right after
 * {@link settleSignals}.
 * @param breaksOnSigint whether SIGINT ends it, for which a thread has to be started. A run of some milliseconds can do without.
 * @throws RunTimeout, RunInterrupted
 */
export function runGuarded<T>(
  run: () => T,
  limitMs: number,
  leavesSignals = false,
  breaksOnSigint = hasInterruptListeners(),
): T {
  guard ??= createGuard();
  const listenAgain = leavesSignals ? leaveSignals() : undefined;
  const restoreLimit = saveLimit();
  let result: { value: T } | undefined;
  guard.sandbox.run = () => {
    result = { value: run() };
  };
  try {
    guard.script.runInContext(guard.context, {
      timeout: Math.max(1, Math.ceil(limitMs)),
      breakOnSigint: breaksOnSigint,
      // It would write the line that threw before the stack, of which the code of a cloned error is read.
      displayErrors: false,
    });
  } catch (error) {
    // An error of the context's realm is not an instance of this realm's Error.
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
      throw new RunTimeout("the run took too long");
    }
    if (code === "ERR_SCRIPT_EXECUTION_INTERRUPTED") {
      process.emit("SIGINT", "SIGINT");
      throw new RunInterrupted("SIGINT ended the run");
    }
    throw error;
  } finally {
    guard.sandbox.run = undefined;
    restoreLimit();
    listenAgain?.();
  }
  if (result === undefined) throw new RunTimeout("the run did not finish");
  return result.value;
}

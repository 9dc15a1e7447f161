import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MAX_TIMER_MS } from "../../base/async/deadline.js";
import { settleSignals } from "../../base/async/guarded-run.js";
import { onAbort } from "../../base/async/on-abort.js";
import { READING_TIMEOUT_MS, tookTooLong, wasAborted } from "../../base/async/reading.js";
import { checkUnconfined } from "../../base/host/confinement.js";
import { explainFailure } from "../../base/host/file-failure.js";
import type { Builtin, BuiltinDefinition, defineBuiltin } from "../../engine/builtin/builtin.js";
import { createStyle } from "../../gate/report/style.js";
import { errorMessages } from "../../base/error-messages.js";
import { isRegohostError, PolicyLoadError } from "../../base/errors.js";
import { CommandError, EXIT } from "../exit-codes.js";
import type { CliIo } from "../terminal/cli-io.js";
import { showError } from "../terminal/show-error.js";
import { shownText } from "../../base/text/address.js";
import { isMainThread, Worker } from "node:worker_threads";

/** How long after the limit the main thread may take to end by itself, in milliseconds. */
const MARGIN_MS = 1_000;

/**
 * The exit is called in the main thread, between two steps of its code. A call of the system that does not return, and an inspector that
 * is not permitted, leave the signal only. Node writes of the inspector to standard error, which is closed before.
 */
const WATCH = `
const { closeSync, writeSync } = require("node:fs");
const { workerData: { ended, limitMs, marginMs, message, exitCode } } = require("node:worker_threads");
const flag = new Int32Array(ended);
if (Atomics.wait(flag, 0, 0, limitMs + marginMs) === "timed-out") {
  setTimeout(() => process.kill(process.pid, "SIGKILL"), marginMs);
  try {
    writeSync(2, message);
    closeSync(2);
  } finally {
    const { Session } = require("node:inspector");
    const session = new Session();
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression: "process.exit(" + exitCode + ")" });
  }
}
`;

/**
 * Ends the process, undecided, when code of its main thread spins beyond a limit: no timer and no listener of that thread could. V8 could
 * end that code alone, but Node's state would then be in disorder.
 *
 * @param message is written to standard error.
 * @returns ends the watch.
 */
function endSpinning(limitMs: number, message: string): () => void {
  // A thread of a larger program is not ended by its process.
  if (!isMainThread) return () => undefined;
  const ended = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const workerData = { ended, limitMs, marginMs: MARGIN_MS, message, exitCode: EXIT.undecided };
  const watch = new Worker(WATCH, { eval: true, workerData });
  watch.unref();
  // Without this thread the code is limited by its own end only.
  watch.on("error", () => undefined);
  return () => {
    const flag = new Int32Array(ended);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
}

/** Node's name for `module.exports` of a CommonJS module, which is also the default export. */
const SAME_AS_DEFAULT = "module.exports";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether a value is meant to be a built-in, so that its errors can be reported. */
function isDefinition(value: Record<string, unknown>): boolean {
  return typeof value["name"] === "string" || typeof value["call"] === "function";
}

function conflict(message: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(message, { code: "builtin_conflict", cause });
}

/** The built-ins of a module: each export is a built-in, or a list or an object of them. */
class ModuleReader {
  readonly found: Builtin[] = [];
  readonly #path: string;
  readonly #define: typeof defineBuiltin;
  readonly #seen = new Set<unknown>();

  constructor(path: string, define: typeof defineBuiltin) {
    this.#path = path;
    this.#define = define;
  }

  /**
   * @throws CommandError for a value that is not a built-in, PolicyLoadError `builtin_conflict` for a name that is
   * taken.
   */
  read(where: string, value: unknown, isOuter = true): void {
    // A CommonJS module has each export twice.
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    if (isRecord(value) && !Array.isArray(value) && isDefinition(value)) {
      this.#add(where, value);
    } else if (isRecord(value) && isOuter && Object.keys(value).length > 0) {
      for (const [key, one] of Object.entries(value)) this.read(`${where}.${key}`, one, false);
    } else {
      throw new CommandError(
        shownText`--builtins ${this.#path}: ${where} is not a built-in; export built-ins of defineBuiltin, or lists of them, and nothing else`,
      );
    }
  }

  #add(where: string, value: Record<string, unknown>): void {
    try {
      // `defineBuiltin` checks every member that it reads.
      this.found.push(this.#define(value as unknown as BuiltinDefinition));
    } catch (error) {
      const why = `--builtins ${this.#path}: ${where}: ${errorMessages(error).join(": ")}`;
      throw isRegohostError(error) && error.code === "builtin_conflict"
        ? conflict(why, error)
        : new CommandError(why, { cause: error });
    }
  }
}

/** The surroundings of modules, and their limit: they are code of the user, which may wait or spin forever. */
interface ModuleLoading {
  io: Pick<CliIo, "cwd" | "signal" | "leaveSignals">;
  /** The limit of all modules together. Default: 5 minutes. */
  timeoutMs: number | undefined;
}

/**
 * Imports the modules within the limit. It keeps no process alive: a module that nothing can wake ends at once. While a module spins, no
 * listener of signals would be called; so they are left to the system.
 *
 * @throws EvaluationError `timeout`, `aborted`
 */
async function inTime<T>(
  subject: string,
  { io: { signal, leaveSignals }, timeoutMs = READING_TIMEOUT_MS }: ModuleLoading,
  load: () => Promise<T>,
): Promise<T> {
  if (leaveSignals !== undefined) await settleSignals();
  const late = tookTooLong(subject, timeoutMs);
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, Math.min(timeoutMs, MAX_TIMER_MS), late).unref();
    stopListening = onAbort(signal, () => reject(wasAborted(subject, signal.reason)));
  });
  const listenAgain = leaveSignals?.();
  const stopWatching = endSpinning(timeoutMs, `${showError(late, createStyle(false))}\n`);
  try {
    return await Promise.race([load(), ended]);
  } finally {
    stopWatching();
    listenAgain?.();
    clearTimeout(timer);
    stopListening();
  }
}

/**
 * Runs a module, and uses its exports as built-ins. It is code that the user specifies: its path comes from the command
 * line or a gate file, never from a policy.
 *
 * @throws CommandError (exit 2) for a file that cannot be imported, or exports something else
 */
async function loadModule({ cwd }: Pick<CliIo, "cwd">, path: string): Promise<Builtin[]> {
  checkUnconfined("running a module of built-ins");
  const location = resolve(cwd, path);
  const found = await stat(location).catch(async (cause: unknown) => {
    const { why } = await explainFailure(path, cause, cwd);
    throw new CommandError(`--builtins ${path} cannot be read: ${why}`, { cause });
  });
  if (!found.isFile()) throw new CommandError(shownText`--builtins ${path} is not a file`);
  let exported: Record<string, unknown>;
  try {
    exported = (await import(pathToFileURL(location).href)) as Record<string, unknown>;
  } catch (cause) {
    throw new CommandError(shownText`--builtins ${path}: the module cannot be loaded`, { cause });
  }
  const { defineBuiltin: define } = await import("../../engine/builtin/builtin.js");
  const reader = new ModuleReader(path, define);
  for (const [name, value] of Object.entries(exported)) {
    if (name !== SAME_AS_DEFAULT && name !== "__esModule") reader.read(`the export ${name}`, value);
  }
  if (reader.found.length === 0) throw new CommandError(shownText`--builtins ${path} exports no built-in`);
  return reader.found;
}

function whyTaken(name: string): string {
  return name.startsWith("ec.")
    ? "one of Conforma's; give it another name, or omit --builtins conforma"
    : "one of the service's; give it another name, or add --builtins none to exclude those of the service";
}

/**
 * Loads the built-ins of modules, in addition to others.
 *
 * @throws CommandError (exit 2) as `loadModule`; EvaluationError `timeout`, `aborted`
 * @throws PolicyLoadError `builtin_conflict` for a name that is taken.
 */
export async function loadBuiltinModules(
  loading: ModuleLoading,
  paths: readonly string[],
  others: readonly Builtin[],
): Promise<Builtin[]> {
  const taken = new Map(others.map(({ name }) => [name, whyTaken(name)]));
  const loaded: Builtin[] = [];
  const names = [...new Set(paths)];
  await inTime(`loading ${names.join(", ")}`, loading, async () => {
    for (const path of names) {
      for (const builtin of await loadModule(loading.io, path)) {
        const why = taken.get(builtin.name);
        if (why !== undefined) throw conflict(`--builtins ${path}: the built-in ${builtin.name} is ${why}`);
        taken.set(builtin.name, `defined in ${path} too; remove one of them, or give it another name`);
        loaded.push(builtin);
      }
    }
  });
  return loaded;
}

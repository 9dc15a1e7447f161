import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { MAX_TIMER_MS } from "../async/deadline.js";
import { onAbort, toReason } from "../async/on-abort.js";
import { onEndingSignal } from "../async/guarded-run.js";
import { checkReading, defaultLimitMs, readingLeftMs } from "../async/reading.js";
import { codeOf } from "../error-code.js";

/** Maximum size of the read beginning of stderr, in bytes: a program may write to it without end. */
const MAX_PRINTED_BYTES = 64 * 1024;
/** A program that catches the request to end is killed after this time, in milliseconds. */
const KILL_MS = 2_000;

/** Options of a run of a program. */
interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal | undefined;
  /** The limit of the run, in milliseconds; that of the current reading applies, too. Default: that one, or 5 minutes. */
  timeoutMs?: number;
  stdin?: string | undefined;
  /** Maximum size of the output, in bytes. Default: none. */
  maxBytes?: number | undefined;
  /** Whether stderr is read, and its end waited for, which a child in the background may keep open. Default: true. */
  readsErrors?: boolean | undefined;
  /**
   * Whether it may ask the user in the terminal: then it has no process group of its own, and its children are not ended with it. Default:
   * false.
   */
  isInteractive?: boolean | undefined;
}

export interface ProgramEnd {
  code: number;
  stdout: Buffer;
  /** The beginning of stderr. It may contain secrets. */
  printed: string;
}

/** A run of a program without an end of its own. */
export class ProgramFailure extends Error {
  readonly kind: "absent" | "aborted" | "killed" | "timeout" | "too large";

  constructor(kind: ProgramFailure["kind"], cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** Programs that may still run, and whether each has a process group of its own. They do not outlive this process. */
const running = new Map<ChildProcess, boolean>();
let leaveHangup = (): void => undefined;

/**
 * Sends a signal to a program and the children in its group.
 *
 * @returns whether any still runs. Otherwise the system may give the id to another group.
 */
function send(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  const hasGroup = running.get(child);
  if (hasGroup === undefined || child.pid === undefined) return false;
  if (!hasGroup) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

function forget(child: ChildProcess): void {
  if (running.delete(child) && running.size === 0) leaveHangup();
}

function kill(child: ChildProcess): void {
  send(child, "SIGKILL");
  forget(child);
}

function killAll(): void {
  for (const child of running.keys()) kill(child);
}

/** A closed terminal does not reach other sessions, and its default action calls no listener of an exit. */
function endByHangup(): void {
  // Another listener decides whether the process ends.
  if (process.listenerCount("SIGHUP") > 1) return;
  killAll();
  process.kill(process.pid, "SIGHUP");
}

function remember(child: ChildProcess, hasGroup: boolean): void {
  if (!process.listeners("exit").includes(killAll)) process.on("exit", killAll);
  if (running.size === 0) leaveHangup = onEndingSignal("SIGHUP", endByHangup);
  running.set(child, hasGroup);
  child.on("exit", () => {
    if (!send(child, 0)) forget(child);
  });
}

/** Ends a program and its children, without waiting for it. */
function endGroup(child: ChildProcess): void {
  send(child, "SIGTERM");
  setTimeout(kill, KILL_MS, child).unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  child.unref();
}

/**
 * Runs a program without a shell, in a session of its own unless it is interactive. At a limit it returns at once: a child of the program,
 * which keeps its streams open, or a program that catches signals is not waited for.
 *
 * @throws ProgramFailure; EvaluationError `timeout`, `aborted` of the current reading
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  {
    cwd,
    env,
    signal,
    timeoutMs,
    stdin = "",
    maxBytes = Infinity,
    readsErrors = true,
    isInteractive = false,
  }: ProgramOptions,
): Promise<ProgramEnd> {
  if (signal?.aborted === true) throw new ProgramFailure("aborted", toReason(signal));
  const stdio: StdioOptions = ["pipe", "pipe", readsErrors ? "pipe" : "ignore"];
  // Windows has no groups of processes.
  const detached = process.platform !== "win32" && !isInteractive;
  // It has no streams when the process may open no more files.
  const child: ChildProcess = spawn(name, args, { cwd, env, stdio, detached, windowsHide: true });
  if (child.pid !== undefined) remember(child, detached);
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  let timer: NodeJS.Timeout | undefined;
  let stopListening = (): void => undefined;
  try {
    return await new Promise<ProgramEnd>((resolve, reject) => {
      let [length, printedLength] = [0, 0];
      const end = (kind: ProgramFailure["kind"], cause?: unknown): void => {
        reject(new ProgramFailure(kind, cause));
        child.removeAllListeners("close");
        endGroup(child);
      };
      // A timer may be early by a millisecond, and the reading must be over by then.
      const readingMs = readingLeftMs() + 2;
      const ownMs = timeoutMs ?? defaultLimitMs();
      timer = setTimeout(end, Math.min(ownMs, readingMs, MAX_TIMER_MS), "timeout");
      if (signal !== undefined) stopListening = onAbort(signal, () => end("aborted", toReason(signal)));
      child.stdout?.on("data", (part: Buffer) => {
        length += part.length;
        if (length > maxBytes) end("too large");
        else out.push(part);
      });
      child.stderr?.on("data", (part: Buffer) => {
        if (printedLength < MAX_PRINTED_BYTES) err.push(part.subarray(0, MAX_PRINTED_BYTES - printedLength));
        printedLength += part.length;
      });
      child.on("error", (error) => reject(new ProgramFailure("absent", error)));
      child.on("close", (code, by) => {
        // A child in the background without its streams goes on.
        forget(child);
        if (code === null) reject(new ProgramFailure("killed", by));
        else
          resolve({ code, stdout: Buffer.concat(out), printed: Buffer.concat(err).toString("utf8").trim() });
      });
      // An early end of the program is reported above.
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(stdin);
    });
  } catch (error) {
    // The error of a reading names its option.
    checkReading();
    throw error;
  } finally {
    clearTimeout(timer);
    stopListening();
  }
}

/** Returns the code of the system for a program that cannot be run, such as `ENOENT`. */
export function whyAbsent({ cause }: ProgramFailure): string {
  return codeOf(cause) ?? "unknown";
}

/** Returns the signal from elsewhere that killed a program, such as `SIGKILL`. */
export function killedBy({ cause }: ProgramFailure): string {
  return `the signal ${String(cause)}`;
}

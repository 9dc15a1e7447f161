import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { onAbort } from "../../base/async/on-abort.js";
import { CommandError } from "../exit-codes.js";
import type { CallResult, ToolCall } from "./tool-call.js";

export interface CallLimits {
  timeoutMs: number;
  /** Of V8's heap, and of each memory of Wasm. */
  maxMemoryBytes: number;
}

const MEBIBYTE = 1024 * 1024;
const WASM_PAGE_BYTES = 64 * 1024;
/** The last characters of stderr, in which V8 reports that the memory is full. */
const MAX_LAST_WORDS = 16 * 1024;

const CANCELLED = "the call was cancelled";

/** V8's message about a full heap. */
const HEAP_FULL = /heap out of memory|Allocation failed/;

function startProcess({ maxMemoryBytes }: CallLimits, cwd: string): ChildProcess {
  return fork(join(import.meta.dirname, "mcp-call.js"), {
    cwd,
    execArgv: [
      `--max-old-space-size=${String(Math.max(1, Math.floor(maxMemoryBytes / MEBIBYTE)))}`,
      `--wasm-max-mem-pages=${String(Math.max(1, Math.floor(maxMemoryBytes / WASM_PAGE_BYTES)))}`,
    ],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

function endedError(lastWords: string, { maxMemoryBytes }: CallLimits): CommandError {
  return HEAP_FULL.test(lastWords)
    ? new CommandError(
        `the call needs more than the ${String(maxMemoryBytes)} bytes of memory that --max-memory allows; use less input, or fewer policies`,
        { code: "memory_limit" },
      )
    : new CommandError("the process of the call ended without a result; try again", { code: "unexpected" });
}

/**
 * Runs a command in a process of its own, which ends with the call: whatever happens in it leaves the server unharmed.
 *
 * @param signal ends it.
 * @throws CommandError `timeout`, `aborted`, `memory_limit`, `start_failed`, `unexpected`
 */
export function callCommand(call: ToolCall, limits: CallLimits, signal: AbortSignal): Promise<CallResult> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new CommandError(CANCELLED, { code: "aborted" }));
      return;
    }
    const child = startProcess(limits, call.limits.folder);
    let lastWords = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      lastWords = (lastWords + text).slice(-MAX_LAST_WORDS);
    });
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      stopListening();
      child.kill("SIGKILL");
      end();
    };
    const fail = (message: string, code: "timeout" | "aborted" | "start_failed", cause?: unknown): void => {
      settle(() => {
        reject(new CommandError(message, { code, cause }));
      });
    };
    const timer = setTimeout(() => {
      fail(
        `the call took longer than the ${String(limits.timeoutMs)} ms that --timeout allows; request less at once`,
        "timeout",
      );
    }, limits.timeoutMs);
    const stopListening = onAbort(signal, () => {
      fail(CANCELLED, "aborted");
    });
    child.once("message", (result: CallResult) => {
      settle(() => {
        resolve(result);
      });
    });
    child.once("error", (error) => {
      fail("the process of the call cannot be started", "start_failed", error);
    });
    // After its streams have ended. A call that is settled already is not settled again.
    child.once("close", () => {
      settle(() => {
        reject(endedError(lastWords, limits));
      });
    });
    // A process that has ended already reports it.
    child.send(call, () => undefined);
  });
}

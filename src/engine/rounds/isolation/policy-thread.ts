import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MessageChannel, Worker, type MessagePort, type Transferable } from "node:worker_threads";
import { codeOf } from "../../../base/error-code.js";
import { errorMessages } from "../../../base/error-messages.js";
import { isRegohostError, PolicyLoadError } from "../../../base/errors.js";
import { isBuilt, packageRoot } from "../../opa/package-root.js";
import { isArrayBuffer } from "../../../base/realms.js";
import { THREAD_OPTIONS } from "../../opa/thread-options.js";
import type { InputSnapshot } from "../../wasm/input-snapshot.js";
import { notifyAnswered } from "./answer-signal.js";
import type { FromWorker, PureAnswer, ToWorker, WorkerStart } from "./messages.js";

const MEBIBYTE = 1024 * 1024;
/** Memory for a worker's own code, in MiB. */
const OWN_HEAP_MB = 128;
/**
 * Maximum memory for a worker's new objects, in MiB: three semi-spaces of 16 MiB, as in Node 20. Node 24 lets two alone grow to 128 MiB
 * in each thread, which stay resident.
 */
const NEW_HEAP_MB = 48;
/** Maximum number of base documents that a worker keeps. */
const MAX_DATA = 4;

export interface ThreadSettings extends Pick<WorkerStart, "module" | "runtime" | "maxInstances"> {
  maxMemoryBytes: number;
}

/** The events of a worker. */
interface ThreadEvents {
  message(message: FromWorker): void;
  /** It has ended, by itself or not. */
  ended(cause: unknown): void;
}

/** @throws PolicyLoadError `worker_unavailable` where the sources are run and the worker was not built. */
function workerFile(): URL {
  const root = packageRoot();
  // A worker cannot run TypeScript on every version of Node; scripts/bundle.mjs writes this file.
  const file = isBuilt()
    ? join(root, "dist", "policy-worker.js")
    : join(root, ".bench", "worker", "policy-worker.js");
  if (!existsSync(file)) {
    throw workerUnavailable(`${file} does not exist; build or reinstall the package`);
  }
  return pathToFileURL(file);
}

function workerUnavailable(problem: string, cause?: unknown): PolicyLoadError {
  return new PolicyLoadError(`isolation: ${problem}`, { code: "worker_unavailable", cause });
}

/** @throws PolicyLoadError `worker_unavailable` */
function startThread(start: WorkerStart, maxMemoryBytes: number): Worker {
  try {
    return new Worker(workerFile(), {
      ...THREAD_OPTIONS,
      workerData: start,
      transferList: [start.answers],
      // A result is a text in the heap, and parsed; a policy's memory is outside the heap.
      resourceLimits: {
        maxOldGenerationSizeMb: OWN_HEAP_MB + Math.ceil((2 * maxMemoryBytes) / MEBIBYTE),
        maxYoungGenerationSizeMb: NEW_HEAP_MB,
      },
    });
  } catch (error) {
    throw isRegohostError(error) ? error : notStarted(error);
  }
}

/** Returns the error of a worker that cannot be started. */
export function notStarted(cause: unknown): PolicyLoadError {
  const problem =
    codeOf(cause) === "ERR_ACCESS_DENIED"
      ? "Node's permission model allows no worker; run node with --allow-worker"
      : `a worker cannot be started: ${errorMessages(cause)[0]}; reinstall the package`;
  return workerUnavailable(problem, cause);
}

/** A worker thread with the data that it has received. */
export class PolicyThread {
  readonly #worker: Worker;
  readonly #answers: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(4));
  readonly #inputs = new Map<InputSnapshot, number>();
  /** Least recently used first. */
  readonly #data = new Map<InputSnapshot, number>();
  readonly #evaluations = new Map<number, number>();
  #documents = 0;
  #ended = false;

  /** @throws PolicyLoadError `worker_unavailable` */
  constructor({ maxMemoryBytes, ...settings }: ThreadSettings, events: ThreadEvents) {
    const { port1, port2 } = new MessageChannel();
    this.#answers = port1;
    try {
      this.#worker = startThread({ ...settings, answers: port2, answered: this.#answered }, maxMemoryBytes);
    } catch (error) {
      port1.close();
      throw error;
    }
    let cause: unknown;
    this.#worker.on("message", (message: FromWorker) => {
      if (!this.#ended) events.message(message);
    });
    this.#worker.on("error", (error) => {
      cause = error;
    });
    this.#worker.on("exit", (code) => {
      this.#ended = true;
      this.#answers.close();
      events.ended(cause ?? new Error(`the worker ended with code ${String(code)}`));
    });
    this.#worker.unref();
  }

  /** @param busy whether the process waits for it. */
  setBusy(busy: boolean): void {
    if (busy) this.#worker.ref();
    else this.#worker.unref();
  }

  post(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  /** Answers the pure built-in for which it waits. */
  answer(answer: PureAnswer): void {
    this.#answers.postMessage(answer);
    notifyAnswered(this.#answered);
  }

  /** Returns the number of an input that it has or gets now. */
  giveInput(input: InputSnapshot): number {
    return this.#inputs.get(input) ?? this.#give(input, this.#inputs);
  }

  /** Returns the number of a base document that it has or gets now. */
  giveData(data: InputSnapshot): number {
    const known = this.#data.get(data);
    if (known !== undefined) {
      this.#data.delete(data);
      this.#data.set(data, known);
      return known;
    }
    const [oldest] = this.#data.keys();
    if (oldest !== undefined && this.#data.size >= MAX_DATA) this.#forget(oldest, this.#data);
    return this.#give(data, this.#data);
  }

  #give(document: InputSnapshot, given: Map<InputSnapshot, number>): number {
    const id = ++this.#documents;
    const snapshot = document.toMessage();
    const { content } = snapshot;
    const buffer = typeof content === "object" ? content.buffer : undefined;
    const transfer = isArrayBuffer(buffer) ? [buffer] : [];
    this.post({ type: "document", id, snapshot }, transfer);
    given.set(document, id);
    return id;
  }

  forgetInput(input: InputSnapshot): void {
    this.#forget(input, this.#inputs);
  }

  #forget(document: InputSnapshot, given: Map<InputSnapshot, number>): void {
    const id = given.get(document);
    if (id === undefined) return;
    given.delete(document);
    this.post({ type: "forget-document", id });
  }

  /** How many answers of an evaluation it has; `undefined` for one that it does not know. */
  answersOf(evaluation: number): number | undefined {
    return this.#evaluations.get(evaluation);
  }

  setAnswersOf(evaluation: number, count: number): void {
    this.#evaluations.set(evaluation, count);
  }

  forgetEvaluation(id: number): void {
    if (this.#evaluations.delete(id)) this.post({ type: "forget-evaluation", id });
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }
}

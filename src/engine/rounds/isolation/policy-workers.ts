import { AsyncLocalStorage } from "node:async_hooks";
import { availableParallelism } from "node:os";
import { EvaluationError, isRegohostError, failedPolicy } from "../../../base/errors.js";
import { StandardBuiltinError } from "../../builtin/standard-builtin.js";
import { MAX_INSTANCES } from "../../wasm/instance-pool.js";
import type { InputSnapshot } from "../../wasm/input-snapshot.js";
import type { PolicyModule } from "../../wasm/policy-module.js";
import type { EvaluationDeadline } from "../evaluation-deadline.js";
import { GUARD_MARGIN_MS, runGuarded, RunInterrupted, RunTimeout } from "../../../base/async/guarded-run.js";
import { wasAborted } from "../../../base/async/reading.js";
import type { HostTable } from "../host-table.js";
import { knownSites, type PassRecord, type StandardCall } from "../pass.js";
import type { PendingCall } from "../pending-call.js";
import { toPassFailure } from "../policy-failure.js";
import type { PassEnd } from "../run-pass.js";
import type {
  EndedMessage,
  FromWorker,
  PassMessage,
  PureAnswer,
  SentAnswer,
  SentEnd,
  SentHost,
} from "./messages.js";
import { notStarted, PolicyThread, type ThreadSettings } from "./policy-thread.js";
import type {
  EndedRemotePass,
  RemoteEvaluation,
  RemotePass,
  RemotePasses,
  RemoteRequest,
} from "./remote-passes.js";
import { OwnErrors } from "./sent-error.js";
import { codeOf, isNotLoaded } from "../../../base/error-code.js";
import { isError } from "../../../base/realms.js";
import { message, option } from "../../../base/message.js";

/** Default number of workers at most; each has its own memory. */
const MAX_WORKERS = 8;
const INSIDE = " inside the policy";
const WAITING = " while it waited for a worker";
const LOADING = " while it loaded opa-core";

const EMPTY_PASS: PassRecord = {
  firstUnanswered: undefined,
  guesses: new Map(),
  isFull: false,
  used: new Set(),
  prints: [],
  standardCalls: new Map(),
  errorSitesOf: () => undefined,
};

interface Session {
  id: number;
  request: RemoteRequest;
  deadline: EvaluationDeadline;
  errors: OwnErrors;
  /** Runs a function in the context of the evaluation's caller, for its pure built-ins: their calls arrive as messages. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  /** The thread of its last pass, which has its input and its answers. */
  thread: Thread | undefined;
}

/** A pass that waits for a thread or runs. */
interface Job {
  session: Session;
  pass: RemotePass;
  settle: (ended: EndedRemotePass) => void;
  reject: (error: Error) => void;
  stopWatching: () => void;
  /** Ends the thread. */
  timer: NodeJS.Timeout | undefined;
  /** Whether its evaluation has ended before it. */
  isAbandoned: boolean;
  /** Whether its thread is ended because its time is over. */
  isOverdue: boolean;
}

interface Thread {
  worker: PolicyThread;
  hasStarted: boolean;
  hasHosts: boolean;
  job: Job | undefined;
  startTimer: NodeJS.Timeout | undefined;
}

/** The configuration of the workers of a policy. */
interface PolicyWorkersRequest {
  module: PolicyModule;
  /** The policy's name in errors. */
  subject: string;
  maxMemoryBytes: number;
  /** Time limit of starting the module, in milliseconds. */
  startTimeoutMs: number;
  /** Default: the number of processors, and at most 8. */
  maxWorkers: number | undefined;
  /** The value of `opa.runtime`. */
  runtime: Readonly<Record<string, unknown>> | undefined;
}

/** Workers that have started, and what their module has. */
export interface OpenedWorkers {
  pool: RemotePasses;
  /** Whether passes end themselves when their time is over. */
  countsSteps: boolean;
  /** The ids of the built-ins that its host answers, by name. */
  builtinIds: Readonly<Record<string, number>>;
  entrypointIds: Readonly<Record<string, number>>;
}

/**
 * Starts the first worker of a policy.
 *
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `memory_limit`, `worker_unavailable`
 * @throws EvaluationError `timeout` when the module does not start.
 */
export async function openPolicyWorkers(request: PolicyWorkersRequest): Promise<OpenedWorkers> {
  const { module, subject, maxMemoryBytes, runtime, startTimeoutMs } = request;
  const max = request.maxWorkers ?? Math.min(MAX_WORKERS, availableParallelism());
  const maxInstances = Math.max(1, Math.floor(MAX_INSTANCES / max));
  const workers = new PolicyWorkers(
    { module, runtime, maxInstances, maxMemoryBytes },
    { subject, max, startTimeoutMs, countsSteps: module.countsSteps },
  );
  const { builtinIds, entrypointIds } = await workers.start();
  return { pool: workers, countsSteps: module.countsSteps, builtinIds, entrypointIds };
}

type Started = Extract<FromWorker, { type: "started" }>;

interface PoolSettings {
  subject: string;
  max: number;
  startTimeoutMs: number;
  countsSteps: boolean;
}

/** The worker threads of one policy. */
class PolicyWorkers implements RemotePasses {
  readonly kind = "remote";
  readonly #settings: ThreadSettings;
  readonly #pool: PoolSettings;
  readonly #threads = new Set<Thread>();
  readonly #queue: Job[] = [];
  readonly #sessions = new Set<Session>();
  #sessionCount = 0;
  #onStart: { resolve: (started: Started) => void; reject: (error: unknown) => void } | undefined;
  #closing: { resolve: () => void; done: Promise<void> } | undefined;

  constructor(settings: ThreadSettings, pool: PoolSettings) {
    this.#settings = settings;
    this.#pool = pool;
  }

  /** Starts the first thread. */
  async start(): Promise<Started> {
    try {
      return await new Promise<Started>((resolve, reject) => {
        this.#onStart = { resolve, reject };
        this.#startThread();
      });
    } catch (error) {
      await this.#endThreads();
      throw error;
    } finally {
      this.#onStart = undefined;
    }
  }

  begin(request: RemoteRequest, deadline: EvaluationDeadline): RemoteEvaluation {
    const id = ++this.#sessionCount;
    const session: Session = {
      ...{ id, request, deadline, thread: undefined },
      errors: new OwnErrors(),
      inContext: AsyncLocalStorage.snapshot(),
    };
    this.#sessions.add(session);
    return {
      run: (pass) =>
        new Promise((settle, reject) => {
          const job: Job = {
            session,
            pass,
            settle,
            reject,
            stopWatching: () => undefined,
            timer: undefined,
            isAbandoned: false,
            isOverdue: false,
          };
          this.#queue.push(job);
          this.#dispatch();
          if (this.#queue.includes(job)) this.#watch(job, WAITING);
        }),
      end: () => {
        this.#sessions.delete(session);
        for (const { worker } of this.#threads) worker.forgetEvaluation(id);
        this.#endIfClosed();
      },
    };
  }

  pin(): void {
    // A worker pins the data that it is sent.
  }

  unpin(input: InputSnapshot): void {
    for (const { worker } of this.#threads) worker.forgetInput(input);
  }

  close(): Promise<void> {
    if (this.#closing === undefined) {
      let resolve = (): void => undefined;
      const done = new Promise<void>((end) => (resolve = end));
      this.#closing = { resolve, done };
      this.#endIfClosed();
    }
    return this.#closing.done;
  }

  #endIfClosed(): void {
    if (this.#closing === undefined || this.#sessions.size > 0) return;
    void this.#endThreads().then(this.#closing.resolve);
  }

  async #endThreads(): Promise<void> {
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const thread of threads) {
      clearTimeout(thread.startTimer);
      clearTimeout(thread.job?.timer);
    }
    await Promise.all(threads.map(({ worker }) => worker.end()));
  }

  #startThread(): void {
    const thread: Thread = {
      worker: new PolicyThread(this.#settings, {
        message: (message) => {
          this.#take(thread, message);
        },
        ended: (cause) => {
          this.#lose(thread, cause);
        },
      }),
      hasStarted: false,
      hasHosts: false,
      job: undefined,
      startTimer: undefined,
    };
    thread.worker.setBusy(true);
    thread.startTimer = setTimeout(() => {
      this.#failStart(thread, this.#startTimeout());
    }, this.#pool.startTimeoutMs);
    this.#threads.add(thread);
  }

  #startTimeout(): EvaluationError {
    const { subject, startTimeoutMs } = this.#pool;
    return new EvaluationError(
      `${subject}: the module did not start within ${String(startTimeoutMs)} ms: its start function, builtins() or entrypoints() does not return; compile it again from its Rego`,
      { code: "timeout" },
    );
  }

  /** Without a thread that starts, what waits would wait for its whole time. */
  #failStart(thread: Thread, error: unknown): void {
    clearTimeout(thread.startTimer);
    this.#threads.delete(thread);
    void thread.worker.end();
    this.#onStart?.reject(error);
    if (this.#threads.size > 0) return;
    for (const job of this.#queue.splice(0)) this.#reject(job, error);
  }

  #take(thread: Thread, message: FromWorker): void {
    const { job } = thread;
    switch (message.type) {
      case "started":
        clearTimeout(thread.startTimer);
        thread.hasStarted = true;
        thread.worker.setBusy(false);
        this.#onStart?.resolve(message);
        this.#dispatch();
        return;
      case "not-started":
        this.#failStart(thread, new OwnErrors().ofMessage(message.error));
        return;
      case "pure":
        if (job !== undefined) thread.worker.answer(answerPure(job.session, message));
        return;
      case "loading":
        // Loading does not count as time of the pass.
        clearTimeout(job?.timer);
        if (job !== undefined && !job.isAbandoned) this.#watch(job, LOADING);
        return;
      case "loaded":
        if (job === undefined || job.isAbandoned) return;
        this.#watch(job, INSIDE);
        this.#limit(thread, job, job.pass.limitMs());
        return;
      case "ended":
        if (job !== undefined) this.#finish(thread, job, message);
    }
  }

  #finish(thread: Thread, job: Job, message: EndedMessage): void {
    clearTimeout(job.timer);
    job.stopWatching();
    thread.job = undefined;
    thread.worker.setBusy(false);
    if (!job.isAbandoned) job.settle(toEndedPass(job, message));
    this.#dispatch();
  }

  /** A thread has ended: its pass has no answer. */
  #lose(thread: Thread, cause: unknown): void {
    // Those that were ended on purpose are not there any more.
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.startTimer);
    const { job } = thread;
    thread.job = undefined;
    if (!thread.hasStarted) {
      this.#failStart(thread, isNotLoaded(cause) ? notStarted(cause) : this.#lostError(cause));
      return;
    }
    if (job !== undefined) {
      clearTimeout(job.timer);
      job.stopWatching();
      if (!job.isAbandoned) {
        job.settle({
          pass: EMPTY_PASS,
          end: job.isOverdue ? { kind: "timed-out", during: INSIDE } : lostEnd(this.#lostError(cause)),
          ms: 0,
          memoryBytes: 0,
        });
      }
    }
    this.#dispatch();
  }

  #lostError(cause: unknown): EvaluationError {
    return codeOf(cause) === "ERR_WORKER_OUT_OF_MEMORY"
      ? new EvaluationError(
          message`${this.#pool.subject}: a worker of the policy ran out of memory; raise ${option("maxMemoryBytes")}, or give it less input`,
          { code: "memory_limit", cause },
        )
      : failedPolicy(`${this.#pool.subject}: a worker of the policy ended before its pass`, cause);
  }

  /** Assigns waiting passes to free threads, and starts threads while there are too few. */
  #dispatch(): void {
    while (this.#queue.length > 0) {
      const free = [...this.#threads].filter(({ hasStarted, job }) => hasStarted && job === undefined);
      const [first] = this.#queue;
      if (free.length === 0 || first === undefined) break;
      const thread = free.find((candidate) => candidate === first.session.thread) ?? free[0];
      this.#queue.shift();
      if (thread !== undefined) this.#assign(thread, first);
    }
    const starting = [...this.#threads].filter(({ hasStarted }) => !hasStarted).length;
    let missing = Math.min(this.#queue.length - starting, this.#pool.max - this.#threads.size);
    try {
      for (; missing > 0; missing--) this.#startThread();
    } catch (error) {
      if (this.#threads.size > 0) return;
      for (const job of this.#queue.splice(0)) this.#reject(job, error);
    }
  }

  #assign(thread: Thread, job: Job): void {
    thread.job = job;
    job.session.thread = thread;
    thread.worker.setBusy(true);
    const limitMs = job.pass.limitMs();
    try {
      this.#send(thread, job, limitMs);
    } catch (error) {
      // It may have received a part of the pass, so it is not used again.
      this.#kill(thread, error);
      return;
    }
    this.#watch(job, INSIDE);
    this.#limit(thread, job, limitMs);
  }

  #send(thread: Thread, job: Job, limitMs: number): void {
    if (!thread.hasHosts) {
      thread.worker.post({ type: "hosts", hosts: toSentHosts(job.session.request.hosts) });
      thread.hasHosts = true;
    }
    thread.worker.post(toPassMessage(thread.worker, job, limitMs));
  }

  /** A pass that counts its steps ends itself. */
  #limit(thread: Thread, job: Job, limitMs: number): void {
    if (this.#pool.countsSteps || job.isAbandoned) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      job.isOverdue = true;
      this.#kill(thread);
    }, limitMs);
  }

  /** Ends the evaluation when its deadline does; the thread may end the pass by itself for a moment more. */
  #watch(job: Job, during: string): void {
    job.stopWatching();
    job.stopWatching = job.session.deadline.watch(during, (error) => {
      job.isAbandoned = true;
      this.#reject(job, error);
      const queued = this.#queue.indexOf(job);
      if (queued >= 0) this.#queue.splice(queued, 1);
      clearTimeout(job.timer);
      const thread = [...this.#threads].find((candidate) => candidate.job === job);
      if (thread === undefined) return;
      job.timer = setTimeout(() => {
        this.#kill(thread);
      }, GUARD_MARGIN_MS);
    });
  }

  #reject(job: Job, error: unknown): void {
    job.stopWatching();
    job.reject(isError(error) ? error : new Error(String(error)));
  }

  #kill(thread: Thread, cause?: unknown): void {
    this.#lose(thread, cause);
    void thread.worker.end();
  }
}

function lostEnd(error: EvaluationError): PassEnd {
  return { kind: "failed", error, outOfResources: true, isLost: true };
}

function toSentHosts(hosts: HostTable): SentHost[] {
  return Array.from(hosts.entries(), ([id, host]) => {
    const { name, arity } = host;
    if (host.kind !== "async") return { id, name, arity, kind: host.kind };
    const { effect, maxSpeculative } = host;
    return { id, name, arity, kind: "async", effect, maxSpeculative };
  });
}

function toPassMessage(worker: PolicyThread, { session, pass }: Job, limitMs: number): PassMessage {
  const { request, id, errors } = session;
  const { input, data, entrypoint, identity, bigint } = request;
  const { maxCalls, strictBuiltinErrors, readsErrors, requireAnswers } = request;
  const count = worker.answersOf(id) ?? 0;
  const answers: SentAnswer[] = [];
  for (const [key, { call, bytes, error }] of pass.answers?.since(count) ?? []) {
    answers.push({
      key,
      name: call.host.name,
      // A copy: a small Buffer is a view of a large one, all of which would be sent.
      bytes: bytes === undefined ? undefined : new Uint8Array(bytes),
      error: error === undefined ? undefined : errors.toMessage(error),
    });
  }
  worker.setAnswersOf(id, count + answers.length);
  const { keys = [], running = new Map<string, number>() } = pass.answers?.unguessable ?? {};
  return {
    type: "pass",
    evaluation: id,
    input: worker.giveInput(input),
    data: worker.giveData(data),
    entrypoint,
    nowNs: identity.scope.nowNs,
    seed: identity.seed,
    verification: identity.verification,
    maxCalls,
    strictBuiltinErrors,
    readsErrors,
    requireAnswers,
    bigint,
    guesses: pass.guesses,
    stopAtUnanswered: pass.stopAtUnanswered,
    limitMs,
    answers,
    unguessable: keys,
    running,
  };
}

/** Other than in a worker nothing ends it there, so it gets the time that its evaluation has left. */
function answerPure(
  { request, errors, deadline, inContext }: Session,
  { builtin, args }: Extract<FromWorker, { type: "pure" }>,
): PureAnswer {
  try {
    const host = request.hosts.byId(builtin);
    if (host?.kind !== "pure") throw new Error(`the built-in ${String(builtin)} is not pure`);
    // Not the other way round: a guard that ends a run inside another context corrupts Node's stack of contexts, which ends the process.
    const bytes = inContext(() => runGuarded(() => host.call(args), deadline.remainingMs));
    return { bytes: bytes === undefined ? undefined : new Uint8Array(bytes) };
  } catch (error) {
    if (error instanceof RunTimeout) return { error: errors.toMessage(deadline.timeout(INSIDE)) };
    if (!(error instanceof RunInterrupted)) return { error: errors.toMessage(error) };
    return { error: errors.toMessage(wasAborted("the evaluation", error)) };
  }
}

function toEndedPass({ session, pass }: Job, message: EndedMessage): EndedRemotePass {
  const { errors, request } = session;
  const toCall = ({ key, builtin, args, effect }: EndedMessage["guesses"][number]): PendingCall => {
    const host = request.hosts.byId(builtin);
    if (host?.kind !== "async") throw new Error(`the built-in ${String(builtin)} has no calls`);
    return { key, host, args, effect };
  };
  const guesses = new Map(message.guesses.map((call) => [call.key, toCall(call)]));
  const standardCalls = new Map<string, StandardCall>(
    message.standardCalls.map(({ key, error: sent, ...call }) => {
      const error = sent === undefined ? undefined : errors.ofMessage(sent);
      return [key, { ...call, error: error instanceof StandardBuiltinError ? error : undefined }];
    }),
  );
  const { firstUnanswered, errorSites, used, prints, ms, memoryBytes } = message;
  return {
    pass: {
      firstUnanswered: firstUnanswered === undefined ? undefined : toCall(firstUnanswered),
      guesses,
      isFull: guesses.size >= pass.guesses,
      used: new Set(used),
      prints,
      standardCalls,
      errorSitesOf: (key) => knownSites(errorSites, key),
    },
    end: toEnd(message.end, errors, request.entrypoint.name),
    ms,
    memoryBytes,
  };
}

function toEnd(end: SentEnd, errors: OwnErrors, entrypoint: string): PassEnd {
  if (end.kind !== "failed") return end;
  const error = errors.ofMessage(end.error);
  return isRegohostError(error)
    ? { kind: "failed", error, outOfResources: end.outOfResources }
    : { kind: "failed", ...toPassFailure(error, entrypoint) };
}

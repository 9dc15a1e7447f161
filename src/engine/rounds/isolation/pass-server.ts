import { receiveMessageOnPort, type MessagePort } from "node:worker_threads";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../../builtin/standard-builtin.js";
import { failedPolicy } from "../../../base/errors.js";
import { InputSnapshot } from "../../wasm/input-snapshot.js";
import { InstancePool } from "../../wasm/instance-pool.js";
import { PolicyInstance } from "../../wasm/policy-instance.js";
import { withSpaceFor } from "../../wasm/policy-module.js";
import { CallKeys } from "../call-keys.js";
import { EvaluationIdentity } from "../evaluation-identity.js";
import { HostTable, toStandardHostFunction, type CalledFunction } from "../host-table.js";
import { Pass, type KnownAnswer, type PassAnswers } from "../pass.js";
import type { PendingCall } from "../pending-call.js";
import { runPass, type PassEnd } from "../run-pass.js";
import { expectAnswer, waitForAnswer } from "./answer-signal.js";
import type {
  EndedMessage,
  FromWorker,
  PassMessage,
  PureAnswer,
  SentEnd,
  SentHost,
  ToWorker,
  WorkerStart,
} from "./messages.js";
import { ReportedErrors } from "./sent-error.js";

type StandardBuiltins = (name: string) => StandardBuiltin | AsyncStandardBuiltin | undefined;

/** Stands in for functions that only the main thread calls. */
function unused(): never {
  throw new Error("built-ins are called by the main thread");
}

/** The calls of an evaluation: its answers by key, and the keys by place. */
interface KnownCalls {
  known: Map<string, KnownAnswer>;
  keys: CallKeys;
}

/** Runs the passes of one policy in a worker. */
export class PassServer {
  readonly #port: MessagePort;
  readonly #start: WorkerStart;
  readonly #standardBuiltins: StandardBuiltins;
  readonly #errors = new ReportedErrors();
  readonly #documents = new Map<number, InputSnapshot>();
  readonly #evaluations = new Map<number, KnownCalls>();
  readonly #ids = new Map<string, number>();
  #pool: InstancePool | undefined;
  #hosts = new HostTable();

  constructor(port: MessagePort, start: WorkerStart, standardBuiltins: StandardBuiltins) {
    this.#port = port;
    this.#start = start;
    this.#standardBuiltins = standardBuiltins;
  }

  /** Makes the first instance, reports the contents of the module, and serves from then on. */
  start(): void {
    const { module, maxInstances } = this.#start;
    try {
      const first = new PolicyInstance(module);
      this.#pool = new InstancePool(
        (input) => new PolicyInstance(withSpaceFor(module, input)),
        first,
        maxInstances,
      );
      this.#send({
        type: "started",
        builtinIds: first.builtinIds(),
        entrypointIds: first.entrypointIds(),
      });
    } catch (error) {
      this.#send({ type: "not-started", error: this.#errors.toMessage(error) });
      return;
    }
    this.#port.on("message", (message: ToWorker) => {
      this.#take(message);
    });
  }

  #send(message: FromWorker): void {
    this.#port.postMessage(message);
  }

  #take(message: ToWorker): void {
    switch (message.type) {
      case "hosts":
        this.#hosts = new HostTable();
        for (const host of message.hosts) {
          this.#ids.set(host.name, host.id);
          this.#hosts.add(host.id, this.#getHost(host));
        }
        return;
      case "document": {
        const snapshot = InputSnapshot.ofMessage(message.snapshot);
        this.#documents.set(message.id, snapshot);
        return;
      }
      case "forget-document": {
        const snapshot = this.#documents.get(message.id);
        this.#documents.delete(message.id);
        if (snapshot !== undefined) this.#pool?.unpin(snapshot);
        return;
      }
      case "forget-evaluation":
        this.#evaluations.delete(message.id);
        return;
      case "pass":
        void this.#run(message);
    }
  }

  #getHost(host: SentHost): CalledFunction {
    const { id, name, arity } = host;
    if (host.kind === "question") return { kind: host.kind, name, arity };
    if (host.kind === "pure") return { kind: "pure", name, arity, call: (args) => this.#callPure(id, args) };
    const standard = this.#standardBuiltins(name);
    const found = standard === undefined ? undefined : toStandardHostFunction(standard);
    if (host.kind === "standard") return found?.kind === "standard" ? found : unused();
    const { effect, maxSpeculative } = host;
    return {
      kind: "async",
      name,
      arity,
      result: "any",
      effect,
      maxSpeculative,
      isEffect: (args) => effect ?? (found?.kind !== "async" || found.isEffect(args)),
      call: unused,
      checkAvailable: unused,
      begin: unused,
    };
  }

  /** Waits for the main thread, so that a pass takes as many rounds as in it. */
  #callPure(builtin: number, args: (FromWorker & { type: "pure" })["args"]): Uint8Array | undefined {
    const { answered, answers } = this.#start;
    expectAnswer(answered);
    this.#send({ type: "pure", builtin, args });
    waitForAnswer(answered);
    const received = receiveMessageOnPort(answers) as { message: PureAnswer } | undefined;
    if (received === undefined) throw new Error("the answer of a pure built-in has not arrived");
    const { message } = received;
    if ("error" in message) throw this.#errors.ofMessage(message.error);
    return message.bytes;
  }

  #document(id: number): InputSnapshot {
    const snapshot = this.#documents.get(id);
    if (snapshot === undefined) throw new Error(`the document ${String(id)} was not sent`);
    return snapshot;
  }

  #getCalls({ evaluation, answers }: PassMessage): KnownCalls {
    let calls = this.#evaluations.get(evaluation);
    if (calls === undefined) {
      calls = { known: new Map<string, KnownAnswer>(), keys: new CallKeys() };
      this.#evaluations.set(evaluation, calls);
    }
    for (const { key, name, bytes, error: sent } of answers) {
      const host = this.#hosts.byId(this.#ids.get(name) ?? -1);
      if (host?.kind !== "async") throw new Error(`${name} has no answers`);
      const error = sent === undefined ? undefined : this.#errors.ofMessage(sent);
      // The main thread sends a BuiltinError.
      calls.known.set(key, { call: { host }, bytes, error: error as KnownAnswer["error"] });
    }
    return calls;
  }

  async #run(message: PassMessage): Promise<void> {
    try {
      this.#send(await this.#runToEnd(message));
    } catch (error) {
      this.#send({
        ...NOTHING_FOUND,
        end: { kind: "failed", error: this.#errors.toMessage(error), outOfResources: false },
      });
    }
  }

  async #runToEnd(message: PassMessage): Promise<EndedMessage> {
    const calls = this.#getCalls(message);
    for (;;) {
      const { pass, end, ms } = this.#runOnce(message, calls);
      if (end.kind === "not-ready" && pass.firstUnanswered === undefined) {
        this.#send({ type: "loading" });
        await end.load();
        this.#send({ type: "loaded" });
        continue;
      }
      // After an unanswered call the need is a guess; a failure is reported when the need is certain.
      if (end.kind === "not-ready") void end.load().catch(() => undefined);
      return this.#endedMessage(pass, this.#sentEnd(end), ms);
    }
  }

  #runOnce(message: PassMessage, { known, keys }: KnownCalls): { pass: Pass; end: PassEnd; ms: number } {
    const { unguessable, running, limitMs, bigint } = message;
    const startedAt = performance.now();
    const cannot = new Set(unguessable);
    const answers: PassAnswers = {
      keyOf: (place, name, args) => keys.keyOf(place, name, args),
      get: (key) => known.get(key),
      mayGuess: (key, host, planned) => {
        if (cannot.has(key)) return false;
        if (host.maxSpeculative === undefined) return true;
        let count = running.get(host.name) ?? 0;
        for (const call of planned.values()) if (call.host === host) count++;
        return count < host.maxSpeculative;
      },
    };
    const pass = new Pass(
      {
        hosts: this.#hosts,
        identity: new EvaluationIdentity(message.nowNs, message.seed, message.verification),
        maxCalls: message.maxCalls,
        strictBuiltinErrors: message.strictBuiltinErrors,
        readsErrors: message.readsErrors,
        requireAnswers: message.requireAnswers,
        bigint,
      },
      { answersOfPasses: () => answers },
      {
        guesses: message.guesses,
        stopAtUnanswered: message.stopAtUnanswered,
        endsAt: startedAt + limitMs,
        deadlineAt: Infinity,
        makesWayAt: Infinity,
        // The main thread has the deadline, and ends this one.
        guard: "set",
      },
    );
    const pool = this.#pool;
    if (pool === undefined) throw new Error("the worker has not started");
    const input = this.#document(message.input);
    pool.pin(input);
    const { entrypoint } = message;
    const data = this.#document(message.data);
    const end = runPass(pass, pool, { input, data, entrypoint, bigint, interrupt: true });
    return { pass, end, ms: performance.now() - startedAt };
  }

  #sentEnd(end: PassEnd): SentEnd {
    switch (end.kind) {
      case "failed":
        return { ...end, error: this.#errors.toMessage(end.error) };
      case "result":
      case "timed-out":
        return end;
      default:
        return { kind: "unanswered" };
    }
  }

  #endedMessage(pass: Pass, end: SentEnd, ms: number): EndedMessage {
    const { firstUnanswered, guesses, used, prints, standardCalls, errorSites, memoryBytes } = pass;
    return {
      type: "ended",
      end,
      firstUnanswered: firstUnanswered === undefined ? undefined : this.#sentCall(firstUnanswered),
      guesses: Array.from(guesses.values(), (call) => this.#sentCall(call)),
      used: [...used],
      prints,
      standardCalls: Array.from(standardCalls, ([key, { error, ...call }]) => ({
        key,
        ...call,
        error: error === undefined ? undefined : this.#errors.toMessage(error),
      })),
      errorSites: new Map(Array.from(errorSites, ([key, sites]) => [key, new Set(sites)])),
      ms,
      memoryBytes,
    };
  }

  #sentCall({ key, host, args, effect }: PendingCall): EndedMessage["guesses"][number] {
    const builtin = this.#ids.get(host.name);
    if (builtin === undefined) {
      throw failedPolicy(`the built-in ${host.name} is not known`);
    }
    return { key, builtin, args, effect };
  }
}

const NOTHING_FOUND: Omit<EndedMessage, "end"> = {
  type: "ended",
  firstUnanswered: undefined,
  guesses: [],
  used: [],
  prints: [],
  standardCalls: [],
  errorSites: new Map(),
  ms: 0,
  memoryBytes: 0,
};

import { pick } from "../../base/pick.js";
import { EvaluationError, PolicyLoadError } from "../../base/errors.js";
import type { Builtin } from "../builtin/builtin.js";
import { checkBuiltinNames } from "../builtin/builtin-names.js";
import type { RuleDocument } from "../source/data-conflicts.js";
import { runOptimized } from "../opa/core-tier.js";
import type { RegoPackage } from "../opa/rego-outline.js";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../builtin/standard-builtin.js";
import { Entrypoints } from "../wasm/entrypoint-name.js";
import { orClose } from "../../base/async/or-close.js";
import { runGuarded, RunInterrupted, RunTimeout, settleSignals } from "../../base/async/guarded-run.js";
import { checkHost, QUESTIONS, toHostFunction, HostTable, toStandardHostFunction } from "./host-table.js";
import { InputSnapshot } from "../wasm/input-snapshot.js";
import { InstancePool } from "../wasm/instance-pool.js";
import type { EvaluateOptions } from "./options.js";
import type { OpenedWorkers } from "./isolation/policy-workers.js";
import type { RemotePasses } from "./isolation/remote-passes.js";
import { openInstance } from "../wasm/open-module.js";
import type { PolicyOrigin } from "../source/policy-origin.js";
import { PolicyInstance } from "../wasm/policy-instance.js";
import { createPolicyModule, withSpaceFor, type PolicyModule } from "../wasm/policy-module.js";
import type { PlanCode } from "../javascript/javascript-file.js";
import { JavaScriptTier } from "./javascript-tier.js";
import { LoadedPolicy } from "./loaded-policy.js";
import type { Policy } from "./policy.js";
import type { SharedPasses } from "./shared-passes.js";
import type { Recording } from "../recording/recording.js";
import { workDeadline } from "../../base/async/reading.js";

type FoundBuiltin = StandardBuiltin | AsyncStandardBuiltin | undefined;

/** The configuration of a policy. */
interface PolicySettings {
  /** The policy's name in errors. */
  subject: string;
  builtins: readonly Builtin[];
  /** Finds a standard built-in by name. */
  standardBuiltin(name: string): FoundBuiltin | Promise<FoundBuiltin>;
  /** The base document: a value, or UTF-8 JSON text. `undefined` is `{}`. */
  data: unknown;
  /** The default entrypoint. */
  entrypoint: string | undefined;
  packages: readonly RegoPackage[] | undefined;
  /** Returns the paths of its rules in `data`; called if there is data. Default: they are not known. */
  documents?: (() => readonly RuleDocument[]) | undefined;
  defaults: EvaluateOptions;
  /** Its origin, if known. */
  origin: PolicyOrigin;
  /** Answers every call instead of the built-ins. */
  replay: Recording | undefined;
  version: string;
  /** Loads what standard built-ins need, for a policy that has to be synchronous. Default: it need not be. */
  loadStandard?: (() => Promise<unknown>) | undefined;
  /** Time limit of starting the module, and of the checks of built-ins, in milliseconds. Default and maximum: 60,000. */
  startTimeoutMs?: number | undefined;
  /** Ends the checks of built-ins, too. */
  signal?: AbortSignal | undefined;
}

/** A compiled policy with its configuration. */
export interface CreatePolicyRequest extends PolicySettings {
  wasm: Uint8Array | WebAssembly.Module;
  maxMemoryBytes: number;
  /** Evaluates values in this thread. Default: made of a module of this package. */
  javascript?: PlanCode | undefined;
  /** Runs its passes in worker threads. Default: in this one. */
  workers?: WorkerSettings | undefined;
  /** Whether the thread must stay responsive while an evaluation takes long: that one continues in a worker. Default: false. */
  sharesThread?: boolean | undefined;
}

interface WorkerSettings {
  max: number | undefined;
  runtime: Readonly<Record<string, unknown>> | undefined;
}

/** The settings of a policy that is nothing but its module: without built-ins of its own, a chosen entrypoint or a recording. */
export const PLAIN_SETTINGS = {
  builtins: [],
  entrypoint: undefined,
  packages: undefined,
  defaults: {},
  origin: { revisions: [] },
  replay: undefined,
} satisfies Partial<PolicySettings>;

/** The runtime of a policy, and the contents of its module. */
interface PolicyRunner extends Omit<OpenedWorkers, "pool"> {
  pool: InstancePool | RemotePasses;
  /** As in `EvaluationRequest`. */
  inTurns?: SharedPasses;
  /** Evaluates values without the module. */
  javascript?: JavaScriptTier;
}

async function createHosts(
  ids: Readonly<Record<string, number>>,
  request: PolicySettings,
): Promise<HostTable> {
  checkBuiltinNames(request.builtins);
  const given = new Map(request.builtins.map((builtin) => [builtin.name, builtin]));
  const hosts = new HostTable();
  const missing: string[] = [];
  for (const [name, id] of Object.entries(ids)) {
    const arity = QUESTIONS.get(name);
    if (arity !== undefined) {
      hosts.add(id, { kind: "question", name, arity });
      continue;
    }
    const builtin = given.get(name);
    const standard = builtin === undefined ? await request.standardBuiltin(name) : undefined;
    if (builtin !== undefined) hosts.add(id, toHostFunction(builtin));
    else if (standard !== undefined) hosts.add(id, toStandardHostFunction(standard));
    else missing.push(name);
  }
  if (missing.length > 0) {
    throw new PolicyLoadError(
      `${request.subject} needs undefined built-ins: ${missing.sort().join(", ")}; pass them as builtins (serviceBuiltins(client) for the service's, defineBuiltin for your own)`,
      { code: "builtin_missing" },
    );
  }
  return hosts;
}

/** Checks that the configuration of a policy's built-ins is usable, and lets them begin what their first calls would wait for. */
async function checkAvailable(
  hosts: HostTable,
  { subject, signal, startTimeoutMs }: PolicySettings,
): Promise<void> {
  const timeoutMs = toStartLimit(startTimeoutMs);
  const deadline = workDeadline(`checking the built-ins of ${subject}`, { timeoutMs, signal });
  for (const host of hosts.all()) {
    if (host.kind !== "async") continue;
    await deadline.wait(checkHost(host, subject));
    host.prepare?.();
  }
}

/**
 * Makes a policy ready to be evaluated synchronously.
 *
 * @throws PolicyLoadError `not_synchronous` for asynchronous built-ins.
 */
async function makeSynchronous(
  hosts: HostTable,
  subject: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const asynchronous = hosts.asynchronousNames();
  if (asynchronous.length > 0) {
    throw new PolicyLoadError(
      `${subject} calls asynchronous built-ins, so it cannot be synchronous: ${asynchronous.join(", ")}`,
      { code: "not_synchronous" },
    );
  }
  if (hosts.all().some(({ kind }) => kind === "standard")) await load();
}

/** Refuses a recording of other bundle revisions. */
function checkRevisions({ facts: { revisions = [] } }: Recording, { subject, origin }: PolicySettings): void {
  const other = origin.revisions.find((revision) => !revisions.includes(revision));
  if (other === undefined || revisions.length === 0) return;
  throw new PolicyLoadError(
    `${subject} is revision ${other}, but the recording was made with revision ${revisions.join(", ")}; record again`,
    { code: "recording_mismatch" },
  );
}

const MAX_START_MS = 60_000;

function toStartLimit(timeoutMs = MAX_START_MS): number {
  return Math.min(timeoutMs, MAX_START_MS);
}

/**
 * Runs code of a module outside an evaluation: its start function, `builtins()` and `entrypoints()`. It leaves signals
 * to the system.
 *
 * @param label the policy's name in errors.
 * @throws EvaluationError `timeout` for code that does not end, `aborted` after SIGINT.
 */
export function startModule<T>(label: string, start: () => T, timeoutMs?: number): T {
  const limitMs = toStartLimit(timeoutMs);
  try {
    return runGuarded(start, limitMs, true);
  } catch (error) {
    if (error instanceof RunInterrupted) {
      throw new EvaluationError(`${label}: starting the module was aborted`, {
        code: "aborted",
        cause: error,
      });
    }
    if (!(error instanceof RunTimeout)) throw error;
    throw new EvaluationError(
      `${label}: the module did not start within ${String(limitMs)} ms: its start function, builtins() or entrypoints() does not return; compile it again from its Rego`,
      { code: "timeout" },
    );
  }
}

/**
 * Creates a policy from a compiled module.
 *
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `memory_limit`, and the errors of {@link
 * assemblePolicy}.
 * @throws EvaluationError `timeout`, `aborted` while the module starts.
 */
export async function createPolicy(request: CreatePolicyRequest): Promise<Policy> {
  const { wasm, subject, maxMemoryBytes, startTimeoutMs, workers, sharesThread = false } = request;
  runOptimized();
  // Instances and workers have no need of its bytes.
  const { bytes, ...module } = createPolicyModule(wasm, subject, maxMemoryBytes);
  if (workers !== undefined) {
    const runner = await openWorkers(request, module, workers);
    return orClose([runner.pool], () => assemblePolicy(request, runner));
  }
  const start = (): PolicyRunner => {
    runOptimized();
    const instance = openInstance(module, subject);
    return {
      pool: new InstancePool((input) => new PolicyInstance(withSpaceFor(module, input)), instance),
      countsSteps: module.countsSteps,
      builtinIds: instance.builtinIds(),
      entrypointIds: instance.entrypointIds(),
    };
  };
  const runner = await startGuarded(module, subject, start, startTimeoutMs);
  if (!sharesThread) {
    const javascript = new JavaScriptTier(bytes, maxMemoryBytes);
    if (request.javascript !== undefined) await javascript.use(request.javascript);
    return assemblePolicy(request, { ...runner, javascript });
  }
  const { SharedPasses: Shared } = await import("./shared-passes.js");
  const settings: WorkerSettings = { max: undefined, runtime: undefined };
  const inTurns = new Shared(async () => (await openWorkers(request, module, settings)).pool);
  return assemblePolicy(request, { ...runner, inTurns });
}

/**
 * Starts a module. The start functions of one that counts its steps only list names and end by themselves, so it runs without a guard,
 * which would take a while to make.
 */
async function startGuarded<T>(
  module: PolicyModule,
  subject: string,
  start: () => T,
  timeoutMs: number | undefined,
): Promise<T> {
  if (module.countsSteps) return start();
  await settleSignals();
  return startModule(subject, start, timeoutMs);
}

async function openWorkers(
  { subject, maxMemoryBytes, startTimeoutMs }: CreatePolicyRequest,
  module: PolicyModule,
  { max, runtime }: WorkerSettings,
): Promise<OpenedWorkers> {
  const { openPolicyWorkers } = await import("./isolation/policy-workers.js");
  return openPolicyWorkers({
    module,
    subject,
    maxMemoryBytes,
    startTimeoutMs: toStartLimit(startTimeoutMs),
    maxWorkers: max,
    runtime,
  });
}

/**
 * Creates a policy from its runtime.
 *
 * @throws PolicyLoadError `builtin_missing`, `builtin_conflict`, `entrypoint_unknown`, `not_synchronous`
 * @throws EvaluationError `data_invalid` for data that is not a JSON object
 * @throws EvaluationError `timeout`, `aborted` while a built-in checks its configuration; the errors of `checkHost`
 */
export async function assemblePolicy(settings: PolicySettings, runner: PolicyRunner): Promise<Policy> {
  const hosts = await createHosts(runner.builtinIds, settings);
  if (settings.replay === undefined) await checkAvailable(hosts, settings);
  else checkRevisions(settings.replay, settings);
  if (settings.loadStandard !== undefined)
    await makeSynchronous(hosts, settings.subject, settings.loadStandard);
  return new LoadedPolicy({
    ...pick(runner, "pool", "inTurns", "countsSteps", "javascript"),
    ...pick(settings, "packages", "defaults", "replay", "origin", "version"),
    hosts,
    entrypoints: new Entrypoints(runner.entrypointIds, settings.entrypoint),
    data: InputSnapshot.ofData(settings.data),
    documents: settings.documents ?? (() => []),
  });
}

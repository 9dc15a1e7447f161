import { ConfigurationError, PolicyLoadError } from "../errors.js";
import type { Builtin } from "../rego/builtin.js";
import type { RegoPackage } from "../rego/rego-package.js";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../rego/standard-builtin.js";
import { Entrypoints } from "./entrypoint-name.js";
import { hostFunctionOf, HostTable, standardHostOf } from "./host-table.js";
import { InputSnapshot } from "./input-snapshot.js";
import { InstancePool } from "./instance-pool.js";
import type { EvaluateOptions } from "./options.js";
import { openModule } from "./open-module.js";
import type { PolicyOrigin } from "./policy-origin.js";
import { PolicyInstance } from "./policy-instance.js";
import { withRoomFor } from "./policy-module.js";
import { Policy } from "./policy.js";
import type { Recording } from "./recording.js";

/** What a policy is to run with. */
export interface PolicySettings {
  /** Names the policy in errors. */
  what: string;
  builtins: readonly Builtin[];
  /** Finds a standard built-in by name. */
  standardBuiltin(name: string): StandardBuiltin | AsyncStandardBuiltin | undefined;
  /** The base document: a value, or UTF-8 JSON text. `undefined` is `{}`. */
  data: unknown;
  /** The default entrypoint. */
  entrypoint: string | undefined;
  packages: readonly RegoPackage[] | undefined;
  defaults: EvaluateOptions;
  /** What it was made of, where that is known. */
  origin: PolicyOrigin;
  /** Answers every call in place of the built-ins. */
  replay: Recording | undefined;
  version: string;
}

/** A compiled policy and what it is to run with. */
export interface CreatePolicyRequest extends PolicySettings {
  wasm: Uint8Array | WebAssembly.Module;
  maxMemoryBytes: number;
}

/** What runs a policy, and what its module tells of it. */
export interface PolicyRunner {
  pool: InstancePool;
  /** The ids of the built-ins that its host answers, by name. */
  builtinIds: Readonly<Record<string, number>>;
  entrypointIds: Readonly<Record<string, number>>;
}

/** The built-ins by name. @throws PolicyLoadError `builtin_conflict` */
function byName(builtins: readonly Builtin[]): Map<string, Builtin> {
  const map = new Map<string, Builtin>();
  for (const builtin of builtins) {
    if (map.has(builtin.name)) {
      throw new PolicyLoadError(`the built-in ${builtin.name} is given twice`, { code: "builtin_conflict" });
    }
    map.set(builtin.name, builtin);
  }
  return map;
}

function createHosts(ids: Readonly<Record<string, number>>, request: PolicySettings): HostTable {
  const given = byName(request.builtins);
  const hosts = new HostTable();
  const missing: string[] = [];
  for (const [name, id] of Object.entries(ids)) {
    const builtin = given.get(name);
    const standard = builtin === undefined ? request.standardBuiltin(name) : undefined;
    if (builtin !== undefined) hosts.add(id, hostFunctionOf(builtin));
    else if (standard !== undefined) hosts.add(id, standardHostOf(standard));
    else missing.push(name);
  }
  if (missing.length > 0) {
    throw new PolicyLoadError(
      `${request.what} needs built-ins that are not there: ${missing.sort().join(", ")}; give them as builtins (serviceBuiltins(client) has the service's, defineBuiltin makes your own)`,
      { code: "builtin_missing" },
    );
  }
  return hosts;
}

/** Whether the built-ins that a policy needs can be used as they are configured. */
async function checkAvailable(hosts: HostTable, what: string): Promise<void> {
  for (const host of hosts.all()) {
    if (host.kind !== "async") continue;
    try {
      await host.checkAvailable();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      throw new ConfigurationError(`${what} calls ${host.name}, and ${error.message}`, {
        code: error.code,
        cause: error,
      });
    }
  }
}

/** A recording of other revisions of bundles says nothing of these. */
function checkRevisions({ facts: { revisions = [] } }: Recording, { what, origin }: PolicySettings): void {
  const other = origin.revisions.find((revision) => !revisions.includes(revision));
  if (other === undefined || revisions.length === 0) return;
  throw new PolicyLoadError(
    `${what} is revision ${other}, and the recording was made with revision ${revisions.join(", ")}; record again`,
    { code: "recording_mismatch" },
  );
}

/**
 * Makes a policy of a compiled module.
 *
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `memory_limit`, and what {@link assemblePolicy} throws.
 */
export async function createPolicy(request: CreatePolicyRequest): Promise<Policy> {
  const { module, instance } = openModule(request.wasm, request.what, request.maxMemoryBytes);
  return assemblePolicy(request, {
    pool: new InstancePool((input) => new PolicyInstance(withRoomFor(module, input)), instance),
    builtinIds: instance.builtinIds(),
    entrypointIds: instance.entrypointIds(),
  });
}

/**
 * Makes a policy of what runs it.
 *
 * @throws PolicyLoadError `builtin_missing`, `builtin_conflict`, `entrypoint_unknown`
 * @throws EvaluationError `data_invalid` for data that is not a JSON object
 * @throws What `checkAvailable` of a built-in throws.
 */
export async function assemblePolicy(settings: PolicySettings, runner: PolicyRunner): Promise<Policy> {
  const hosts = createHosts(runner.builtinIds, settings);
  if (settings.replay === undefined) await checkAvailable(hosts, settings.what);
  else checkRevisions(settings.replay, settings);
  return new Policy({
    pool: runner.pool,
    hosts,
    entrypoints: new Entrypoints(runner.entrypointIds, settings.entrypoint),
    data: InputSnapshot.ofData(settings.data),
    packages: settings.packages,
    defaults: settings.defaults,
    replay: settings.replay,
    origin: settings.origin,
    version: settings.version,
  });
}

import { PolicyLoadError, RegohostError } from "../errors.js";
import type { Builtin } from "../rego/builtin.js";
import type { RegoPackage } from "../rego/rego-package.js";
import type { AsyncStandardBuiltin, StandardBuiltin } from "../rego/standard-builtin.js";
import { Entrypoints } from "./entrypoint-name.js";
import { hostFunctionOf, HostTable, standardHostOf } from "./host-table.js";
import { InputSnapshot } from "./input-snapshot.js";
import { InstancePool } from "./instance-pool.js";
import type { EvaluateOptions } from "./options.js";
import { PolicyInstance } from "./policy-instance.js";
import { createPolicyModule } from "./policy-module.js";
import { Policy } from "./policy.js";
import type { Recording } from "./recording.js";

/** A compiled policy and what it is to run with. */
export interface CreatePolicyRequest {
  /** Names the policy in errors. */
  what: string;
  wasm: Uint8Array | WebAssembly.Module;
  builtins: readonly Builtin[];
  /** Finds a standard built-in by name. */
  standardBuiltin(name: string): StandardBuiltin | AsyncStandardBuiltin | undefined;
  /** The base document: a value, or UTF-8 JSON text. `undefined` is `{}`. */
  data: unknown;
  /** The default entrypoint. */
  entrypoint: string | undefined;
  packages: readonly RegoPackage[] | undefined;
  maxMemoryBytes: number;
  defaults: EvaluateOptions;
  revision: string | undefined;
  /** Answers every call in place of the built-ins. */
  replay: Recording | undefined;
  version: string;
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

function createHosts(ids: Readonly<Record<string, number>>, request: CreatePolicyRequest): HostTable {
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
async function checkAvailable(hosts: HostTable): Promise<void> {
  for (const host of hosts.all()) {
    if (host.kind === "async") await host.checkAvailable();
  }
}

/** A recording of another revision of a bundle says nothing of this one. */
function checkRevision({ facts }: Recording, { what, revision }: CreatePolicyRequest): void {
  if (facts.revision === undefined || revision === undefined || facts.revision === revision) return;
  throw new PolicyLoadError(
    `${what} is revision ${revision}, and the recording was made with revision ${facts.revision}; record again`,
    { code: "recording_mismatch" },
  );
}

function firstInstance(request: CreatePolicyRequest): { pool: InstancePool; instance: PolicyInstance } {
  const module = createPolicyModule(request.wasm, request.what, request.maxMemoryBytes);
  try {
    const instance = new PolicyInstance(module);
    return { instance, pool: new InstancePool(module, instance) };
  } catch (error) {
    if (error instanceof RegohostError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new PolicyLoadError(`${request.what}: the module cannot be instantiated: ${why}`, {
      code: "wasm_invalid",
      cause: error,
    });
  }
}

/**
 * Makes a policy of a compiled module.
 *
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `builtin_missing`, `builtin_conflict`,
 * `entrypoint_unknown`, `memory_limit`
 * @throws EvaluationError `data_invalid` for data that is not a JSON object
 * @throws What `checkAvailable` of a built-in throws.
 */
export async function createPolicy(request: CreatePolicyRequest): Promise<Policy> {
  const { pool, instance } = firstInstance(request);
  const hosts = createHosts(instance.builtinIds(), request);
  if (request.replay === undefined) await checkAvailable(hosts);
  else checkRevision(request.replay, request);
  return new Policy({
    pool,
    hosts,
    entrypoints: new Entrypoints(instance.entrypointIds(), request.entrypoint),
    data: InputSnapshot.ofData(request.data),
    packages: request.packages,
    defaults: request.defaults,
    replay: request.replay,
    labels: { revision: request.revision, version: request.version },
  });
}

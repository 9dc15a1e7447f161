import { PolicyLoadError, isRegohostError } from "../../base/errors.js";
import { PolicyInstance } from "./policy-instance.js";
import { createPolicyModule, type PolicyModule } from "./policy-module.js";
import { reasonOf } from "../../base/message.js";

/** A policy's module and its first instance. */
interface OpenedModule {
  module: PolicyModule;
  instance: PolicyInstance;
}

/**
 * Compiles a policy's module if needed, and instantiates it.
 *
 * @param subject the policy's name in errors.
 * @throws PolicyLoadError `wasm_invalid`, `wasm_abi_unsupported`, `memory_limit`
 * @throws EvaluationError `memory_limit` when the machine has no memory left.
 */
export function openModule(
  wasm: Uint8Array | WebAssembly.Module,
  subject: string,
  maxMemoryBytes: number,
): OpenedModule {
  const module = createPolicyModule(wasm, subject, maxMemoryBytes);
  return { module, instance: openInstance(module, subject) };
}

/**
 * Instantiates a policy's module, which runs its start function.
 *
 * @throws PolicyLoadError `wasm_invalid`
 * @throws EvaluationError `memory_limit` when the machine has no memory left.
 */
export function openInstance(module: PolicyModule, subject: string): PolicyInstance {
  try {
    return new PolicyInstance(module);
  } catch (error) {
    if (isRegohostError(error)) throw error;
    const why = reasonOf(error);
    throw new PolicyLoadError(`${subject}: the module cannot be instantiated: ${why}`, {
      code: "wasm_invalid",
      cause: error,
    });
  }
}

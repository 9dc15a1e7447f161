import { DataUnusable } from "./core-data.js";
import { CoreInstance, type CoreHost, type LoadedModule } from "./core-instance.js";
import { coreUnavailable } from "./core-unavailable.js";
import { crashed } from "./run-in-worker.js";

/**
 * Makes an instance in this thread.
 *
 * @throws PolicyLoadError `opa_core_unavailable` when its file is damaged or cannot be read.
 * @throws EvaluationError `memory_limit`, `opa_core_failed`
 */
export function startInstance(module: LoadedModule, host: CoreHost): CoreInstance {
  try {
    return new CoreInstance(module, host);
  } catch (error) {
    if (error instanceof DataUnusable) throw coreUnavailable(error.message, error.cause);
    throw crashed("starting", error, []);
  }
}

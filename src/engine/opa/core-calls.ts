import { loadOnce } from "../../base/async/load-once.js";
import type { CoreCalls } from "./instance-calls.js";

export type { CoreAnswer, CoreCallContext, CoreCalls } from "./instance-calls.js";

let loaded: CoreCalls | undefined;

/** Returns the calls, if opa-core is loaded in this thread. */
export function loadedCoreCalls(): CoreCalls | undefined {
  return loaded;
}

/**
 * Loads opa-core in this thread, once.
 *
 * @throws PolicyLoadError `opa_core_unavailable`
 */
export const loadCoreCalls = loadOnce(load);

async function load(): Promise<CoreCalls> {
  // Most policies need neither.
  const [{ loadCoreModule }, { createCoreCalls }] = await Promise.all([
    import("./core-module.js"),
    import("./instance-calls.js"),
  ]);
  return (loaded = createCoreCalls(await loadCoreModule()));
}

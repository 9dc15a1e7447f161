import type { CoreReply, CoreRunOptions, WorkerRequest } from "../../../opa/core-worker.js";
import { CoreInstance } from "../../../opa/core-instance.js";
import type { WorkerReply } from "../../../opa/worker.js";
import { loadOpaCore } from "../../opa-core.js";

export type { CoreReply, CoreRunOptions, WorkerRequest };

/** Runs requests in this thread: whoever needs a page that answers meanwhile runs all of this in a Web Worker. */
class CoreInPlace {
  async run({ request, timeoutMs }: WorkerRequest): Promise<WorkerReply> {
    const startedAt = performance.now();
    const module = await loadOpaCore();
    const endsAt = timeoutMs === undefined ? Infinity : startedAt + timeoutMs;
    let instance: CoreInstance | undefined;
    try {
      // Its limit is that of the request, so an instance is of one request; a snapshot starts within milliseconds.
      instance = new CoreInstance(module, { poll: () => performance.now() > endsAt });
      return instance.run(new TextEncoder().encode(request));
    } catch (error) {
      return { crashed: error, log: instance?.log ?? [] };
    }
  }
}

/** What runs requests. */
export class WorkerPool {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  use<Result>(_deadline: unknown, task: (worker: CoreInPlace) => Promise<Result>): Promise<Result> {
    return task(new CoreInPlace());
  }
}

export const corePool = new WorkerPool("opa-core");

import { CoreInThread } from "../../../../opa/core-in-thread.js";
import type { CoreReply, CoreRunOptions } from "../../../../opa/core-worker.js";
import { loadOpaCore } from "../../../opa-core.js";

export type { CoreReply, CoreRunOptions };

/** Runs requests in this thread: for a responsive page, run all of this in a Web Worker. */
export class WorkerPool {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  use<Result>(_deadline: unknown, task: (worker: CoreInThread) => Promise<Result>): Promise<Result> {
    return task(new CoreInThread(loadOpaCore));
  }
}

export const corePool = new WorkerPool("opa-core");

import { CoreInstance, type LoadedModule } from "./core-instance.js";
import type { WorkerReply } from "./worker.js";

/** A request for a worker. */
export interface WorkerRequest {
  request: string;
  timeoutMs?: number | undefined;
  /** Called when the request was sent. */
  onSent?: (() => void) | undefined;
}

/** Runs requests of opa-core in this thread, which answers nothing else meanwhile. */
export class CoreInPlace {
  readonly #load: () => Promise<LoadedModule>;

  constructor(load: () => Promise<LoadedModule>) {
    this.#load = load;
  }

  async load(): Promise<void> {
    await this.#load();
  }

  async run({ request, timeoutMs, onSent }: WorkerRequest): Promise<WorkerReply> {
    const module = await this.#load();
    const endsAt = timeoutMs === undefined ? Infinity : performance.now() + timeoutMs;
    let instance: CoreInstance | undefined;
    onSent?.();
    try {
      // Its limit is that of the request, so an instance is of one request; a snapshot starts within milliseconds.
      instance = new CoreInstance(module, { poll: () => performance.now() > endsAt });
      return instance.run(new TextEncoder().encode(request));
    } catch (error) {
      return { crashed: error, log: instance?.log ?? [] };
    }
  }
}

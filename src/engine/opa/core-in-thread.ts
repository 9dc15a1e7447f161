import { CoreInstance, type LoadedModule } from "./core-instance.js";
import { encodeRequest } from "./core-request.js";
import { Status } from "./core-status.js";
import type { WorkerReply } from "./worker.js";

export interface WorkerRequest {
  request: string;
  /** As in `encodeRequest`. */
  text?: Uint8Array | undefined;
  timeoutMs?: number | undefined;
  maxMemoryBytes?: number | undefined;
  /** Called when the request was sent. */
  onSent?: (() => void) | undefined;
}

/** Runs requests of opa-core in this thread, which answers nothing else meanwhile. */
export class CoreInThread {
  readonly #load: () => Promise<LoadedModule>;

  constructor(load: () => Promise<LoadedModule>) {
    this.#load = load;
  }

  async load(): Promise<void> {
    await this.#load();
  }

  async run({
    request,
    text,
    timeoutMs,
    maxMemoryBytes = Infinity,
    onSent,
  }: WorkerRequest): Promise<WorkerReply> {
    const module = await this.#load();
    const endsAt = timeoutMs === undefined ? Infinity : performance.now() + timeoutMs;
    let instance: CoreInstance | undefined;
    onSent?.();
    try {
      // Its limit is that of the request, so an instance is of one request; a snapshot starts within milliseconds.
      const memoryBytes = (): number => instance?.memoryBytes ?? 0;
      const isOver = (): boolean => performance.now() > endsAt || memoryBytes() > maxMemoryBytes;
      const parts = encodeRequest(request, text, isOver);
      if (parts === undefined) return { status: Status.cancelled, bytes: new Uint8Array() };
      instance = new CoreInstance(module, { poll: isOver });
      return { ...instance.run(...parts), memoryBytes: memoryBytes() };
    } catch (error) {
      return { crashed: error, log: instance?.log ?? [] };
    }
  }
}

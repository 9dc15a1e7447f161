import type { Deadline } from "./deadline.js";

/** A resource that tasks use one after the other. */
export interface Pooled {
  /** Whether another task may use it. */
  readonly isUsable: boolean;
  /** Frees it, for good. */
  end(): void;
}

/** A task that waits for a resource. */
interface Waiting<Resource> {
  resolve(resource: Resource): void;
  reject(error: unknown): void;
}

/** Settings of a {@link Pool}. */
interface PoolSettings<Resource> {
  /** Makes a resource; may throw. */
  create: () => Resource;
  /** Maximum number of resources. */
  max: number;
  /** Called when a resource is free and no task waits for it. It stays until `remove`. */
  onIdle?: ((resource: Resource) => void) | undefined;
}

/**
 * A limited number of resources, each for one task at a time. The other tasks wait in order of arrival. Slots are the resources themselves, not a
 * count of them, so that one that cannot be made, or breaks, takes none.
 */
export class Pool<Resource extends Pooled> {
  readonly #settings: PoolSettings<Resource>;
  readonly #busy = new Set<Resource>();
  /** The one that was used last is last. */
  readonly #idle: Resource[] = [];
  readonly #waiting = new Set<Waiting<Resource>>();

  constructor(settings: PoolSettings<Resource>) {
    this.#settings = settings;
  }

  /** The number of resources that no task uses. */
  get idleCount(): number {
    return this.#idle.length;
  }

  /**
   * Runs a task with a free resource, a new one, or the first to become free. Afterwards the resource is retained if it is usable, else ended.
   *
   * @param deadline ends the wait for a resource.
   * @throws what `create`, the deadline or the task throws.
   */
  async use<Result>(deadline: Deadline, task: (resource: Resource) => Promise<Result>): Promise<Result> {
    const resource = this.#take() ?? (await this.#wait(deadline));
    try {
      return await task(resource);
    } finally {
      this.#give(resource);
    }
  }

  /** Ends an idle resource. Does nothing for others. */
  remove(resource: Resource): void {
    const at = this.#idle.indexOf(resource);
    if (at < 0) return;
    this.#idle.splice(at, 1);
    resource.end();
  }

  #take(): Resource | undefined {
    const hasCapacity = this.#busy.size < this.#settings.max;
    const resource = this.#idle.pop() ?? (hasCapacity ? this.#settings.create() : undefined);
    if (resource !== undefined) this.#busy.add(resource);
    return resource;
  }

  #give(resource: Resource): void {
    this.#busy.delete(resource);
    if (resource.isUsable) this.#idle.push(resource);
    else resource.end();
    this.#serve();
    if (this.#idle.includes(resource)) this.#settings.onIdle?.(resource);
  }

  /** Assigns resources to waiting tasks. Without one that can be made, each of them fails as the first would have. */
  #serve(): void {
    for (const waiting of this.#waiting) {
      let resource: Resource | undefined;
      try {
        resource = this.#take();
      } catch (error) {
        this.#waiting.delete(waiting);
        waiting.reject(error);
        continue;
      }
      if (resource === undefined) return;
      this.#waiting.delete(waiting);
      waiting.resolve(resource);
    }
  }

  async #wait(deadline: Deadline): Promise<Resource> {
    let waiting: Waiting<Resource> | undefined;
    const turn = new Promise<Resource>((resolve, reject) => {
      waiting = { resolve, reject };
      this.#waiting.add(waiting);
    });
    try {
      return await deadline.wait(turn);
    } catch (error) {
      // It may have got one at the same time.
      if (waiting !== undefined && !this.#waiting.delete(waiting)) {
        turn.then(
          (resource) => this.#give(resource),
          () => undefined,
        );
      }
      throw error;
    }
  }
}

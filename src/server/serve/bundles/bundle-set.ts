import { PolicyLoadError, isRegohostError } from "../../../base/errors.js";
import { repeat, systemClock, type RepeatClock } from "../repeat.js";
import type { BundleConfig } from "../config/bundle-config.js";
import type { CurrentPolicies } from "../current-policies.js";
import type { NamedBundle } from "../load-served-policies.js";
import type { ServedPolicies } from "../served-policies.js";
import { BundleStatus, type LoadingStage } from "./bundle-status.js";
import {
  openBundleSource,
  readArchiveBundle,
  type BundleSource,
  type FetchBundleOptions,
  type FetchedBundle,
} from "./fetch-bundle.js";
import { persistBundle, readPersistedBundle } from "./persisted-bundle.js";

interface BundleSetOptions extends Omit<FetchBundleOptions, "signal"> {
  bundles: readonly BundleConfig[];
  /** Folder of the stored copies. */
  directory: string;
  current: CurrentPolicies;
  /** Creates policies from all bundles together. */
  load: (bundles: readonly NamedBundle[], signal: AbortSignal) => Promise<ServedPolicies>;
  /** Reports each failure; the policies remain unchanged. */
  onError: (error: unknown) => void;
  /** Called when the status of a bundle changes. */
  onStatus?: (() => void) | undefined;
  /** Receives the duration of a stage of loading a bundle, in nanoseconds. */
  onStage?: ((name: string, stage: LoadingStage, ns: number) => void) | undefined;
  clock?: RepeatClock | undefined;
}

interface Polling {
  config: BundleConfig;
  source: BundleSource;
  status: BundleStatus;
  /** ETag of the bundle that is active, or waits for the others. */
  etag: string;
  canWait: boolean;
}

/**
 * The bundles of a configuration: polled, and activated all together, so that no decision sees a mix of versions. A
 * bundle that cannot be fetched, verified or loaded leaves the policies unchanged.
 */
export class BundleSet {
  readonly #options: BundleSetOptions;
  readonly #pollings: ReadonlyMap<string, Polling>;
  /** The active bundles. */
  readonly #active = new Map<string, FetchedBundle>();
  /** Bundles that wait until there is one of each name. */
  readonly #waiting = new Map<string, FetchedBundle>();
  readonly #end = new AbortController();
  #activation: Promise<void> = Promise.resolve();
  #loops: Promise<unknown> = Promise.resolve();

  constructor(options: BundleSetOptions) {
    this.#options = options;
    this.#pollings = new Map(
      options.bundles.map((config) => [
        config.name,
        {
          config,
          source: openBundleSource(config, this.#fetching()),
          status: new BundleStatus(config.name),
          etag: "",
          canWait: true,
        },
      ]),
    );
  }

  /** The status of each bundle by its name. */
  get statuses(): ReadonlyMap<string, BundleStatus> {
    return new Map([...this.#pollings].map(([name, { status }]) => [name, status]));
  }

  /** The names of bundles that are not activated yet, sorted. */
  get missing(): string[] {
    return [...this.#pollings.keys()].filter((name) => !this.#active.has(name)).sort();
  }

  /** Activates the copies on disk, then polls until it is closed. */
  async start(): Promise<void> {
    await this.#readPersisted();
    const { clock = systemClock } = this.#options;
    const { signal } = this.#end;
    this.#loops = Promise.all(
      [...this.#pollings.values()].map(({ config }) =>
        repeat(() => this.poll(config.name), config.delay, signal, clock),
      ),
    );
  }

  async close(): Promise<void> {
    this.#end.abort(new Error("the server is shutting down"));
    await this.#loops;
    await this.#activation.catch(() => undefined);
    for (const { source } of this.#pollings.values()) await source.close();
  }

  /**
   * Polls a bundle once, and activates it if it has changed.
   *
   * @returns `again` when the service itself waits for changes.
   * @throws the failure, which was reported and is in its status.
   */
  async poll(name: string): Promise<"again" | undefined> {
    const polling = this.#pollings.get(name);
    if (polling === undefined) throw new TypeError(`no bundle ${name}`);
    const { source, status } = polling;
    // When the service is back with the active bundle, a long poll would report no change until its time is over.
    const canWait = polling.canWait && status.code === "";
    status.requested(new Date());
    const started = performance.now();
    try {
      const { fetched, isLongPoll } = await source.poll(polling.etag, canWait);
      this.#noteStage(status, "timer_bundle_request_ns", Math.round((performance.now() - started) * 1e6));
      status.answered(fetched !== undefined);
      if (fetched === undefined) status.cleared();
      else {
        polling.canWait = isLongPoll;
        await this.#activate(name, fetched);
      }
      return isLongPoll ? "again" : undefined;
    } catch (error) {
      if (this.#end.signal.aborted) throw error;
      const reported = status.message;
      status.failed(error);
      const failure = toActivationError(name, error);
      // Repeated polls fail for the same reason.
      if (status.message !== reported) this.#options.onError(failure);
      throw failure;
    } finally {
      this.#options.onStatus?.();
    }
  }

  #noteStage({ name, metrics }: BundleStatus, stage: LoadingStage, ns: number): void {
    metrics.set(stage, ns);
    this.#options.onStage?.(name, stage, ns);
  }

  #fetching(): FetchBundleOptions {
    return { ...this.#options, signal: this.#end.signal };
  }

  /** Runs one at a time: each bundle is loaded together with those that are active then. */
  #activate(name: string, fetched: FetchedBundle): Promise<void> {
    const activated = this.#activation.catch(() => undefined).then(() => this.#activateNow(name, fetched));
    this.#activation = activated;
    return activated;
  }

  async #activateNow(name: string, fetched: FetchedBundle): Promise<void> {
    this.#waiting.set(name, fetched);
    const all = new Map([...this.#active, ...this.#waiting]);
    const polling = this.#pollings.get(name);
    if (all.size < this.#pollings.size) {
      if (polling !== undefined) polling.etag = fetched.etag;
      return;
    }
    const started = performance.now();
    let policies: ServedPolicies;
    try {
      const bundles = this.#options.bundles.flatMap((config) => all.get(config.name)?.bundle ?? []);
      policies = await this.#options.load(bundles, this.#end.signal);
    } catch (error) {
      this.#forgetWaiting(name, error);
      throw error;
    }
    this.#options.current.replace(policies);
    const ns = Math.round((performance.now() - started) * 1e6);
    const activated = new Map(this.#waiting);
    this.#waiting.clear();
    for (const [key, bundle] of activated) this.#noteActivated(key, bundle, ns);
    for (const [key, { bytes }] of activated) await this.#persist(key, bytes);
  }

  /** Any of them may be the reason, so each is fetched again. */
  #forgetWaiting(name: string, error: unknown): void {
    for (const key of this.#waiting.keys()) {
      const polling = this.#pollings.get(key);
      if (polling === undefined) continue;
      polling.etag = this.#active.get(key)?.etag ?? "";
      if (key !== name) polling.status.failed(error);
    }
    this.#waiting.clear();
  }

  #noteActivated(name: string, fetched: FetchedBundle, ns: number): void {
    this.#active.set(name, fetched);
    const polling = this.#pollings.get(name);
    if (polling === undefined) return;
    const { status } = polling;
    polling.etag = fetched.etag;
    status.cleared();
    this.#noteStage(status, "timer_rego_load_bundles_ns", ns);
    status.size = fetched.bytes?.byteLength ?? 0;
    status.activated(fetched.bundle.source.revisions[0] ?? "", new Date());
  }

  async #persist(name: string, bytes: Uint8Array | undefined): Promise<void> {
    const polling = this.#pollings.get(name);
    if (polling?.config.persist !== true || bytes === undefined) return;
    const { directory } = this.#options;
    try {
      await persistBundle(directory, name, bytes);
    } catch (error) {
      // Fetched again, as in OPA, until a copy is stored.
      polling.etag = "";
      throw error;
    }
  }

  async #readPersisted(): Promise<void> {
    for (const { config, status } of this.#pollings.values()) {
      if (!config.persist || config.from.kind === "file") continue;
      try {
        const bytes = await readPersistedBundle(this.#options.directory, config.name);
        if (bytes === undefined) continue;
        const bundle = await readArchiveBundle(bytes, config, this.#fetching());
        await this.#activate(config.name, { bundle, bytes: undefined, etag: "" });
      } catch (error) {
        status.failed(error);
        this.#options.onError(toActivationError(config.name, error));
      }
    }
  }
}

/** An error that names the bundle and what stays active. */
function toActivationError(name: string, error: unknown): Error {
  const message = `the bundle ${name} was not activated; what is served stays as it was`;
  return new PolicyLoadError(message, {
    code: isRegohostError(error) ? error.code : "source_unreadable",
    cause: error,
  });
}

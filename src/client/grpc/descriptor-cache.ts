import type { FileRegistry } from "@bufbuild/protobuf";
import type { ServiceError } from "../../errors.js";
import { DescriptorFiles } from "./descriptor-files.js";

/** The one who loaded something left before it was there: another may load it. */
class LoaderLeftError extends Error {}

/** What is known of the services and types of one server. */
export class DescriptorCache {
  files = new DescriptorFiles();
  registry: FileRegistry = this.files.toRegistry();
  /** The names of all services. */
  services: readonly string[] | undefined;
  /** The error of a server that has no reflection, so that it is asked once. */
  unavailable: ServiceError | undefined;
  /** What is being loaded, by what it is. */
  readonly #loading = new Map<string, Promise<void>>();

  /**
   * Loads something, or waits for the one who is loading it.
   *
   * @param signal of the one who asks. When a loader's is aborted, the next in line loads instead.
   */
  async loadOnce(what: string, signal: AbortSignal, load: () => Promise<void>): Promise<void> {
    for (;;) {
      const other = this.#loading.get(what);
      if (other === undefined) return this.#load(what, signal, load);
      try {
        await other;
        return;
      } catch (error) {
        if (!(error instanceof LoaderLeftError)) throw error;
      }
    }
  }

  async #load(what: string, signal: AbortSignal, load: () => Promise<void>): Promise<void> {
    const loading = load().finally(() => this.#loading.delete(what));
    const shared = loading.catch((error: unknown) => {
      throw signal.aborted ? new LoaderLeftError() : error;
    });
    shared.catch(() => undefined);
    this.#loading.set(what, shared);
    return loading;
  }
}

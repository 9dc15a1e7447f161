import { setTimeout as wait } from "node:timers/promises";
import { DocumentError } from "../../base/errors.js";
import { askStore } from "./ask-store.js";
import type { ContentStore } from "./content-store.js";

/** How a worker reacts to its store. */
interface StoreListener {
  /** The store is gone: no further job can be decided. */
  onGone(error: DocumentError): Promise<void>;
  onBack(): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;

export function isStoreGone(error: unknown): error is DocumentError {
  return error instanceof DocumentError && error.code === "store_unavailable";
}

/**
 * A store that, while it is gone, is retried for the last failed request, at growing intervals. Its listener is called
 * once when it is gone, before the read fails.
 */
export class WatchedStore {
  readonly #store: ContentStore;
  readonly #timeoutMs: number;
  readonly #listener: StoreListener;
  readonly #closed = new AbortController();
  #gone: Promise<void> | undefined;

  /** @param timeoutMs of each request. */
  constructor(store: ContentStore, timeoutMs: number, listener: StoreListener) {
    this.#store = store;
    this.#timeoutMs = timeoutMs;
    this.#listener = listener;
  }

  /** @throws as `askStore` does. */
  async get(digest: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await this.#ask(digest, signal);
    } catch (error) {
      if (isStoreGone(error) && !this.#closed.signal.aborted) {
        this.#gone ??= this.#listener.onGone(error).then(() => void this.#awaitReturn(digest));
        await this.#gone;
      }
      throw error;
    }
  }

  /** Stops notifying the listener. */
  close(): void {
    this.#closed.abort();
  }

  #ask(digest: string, signal: AbortSignal): Promise<Uint8Array> {
    const options = {
      timeoutMs: this.#timeoutMs,
      signal,
      subject: `the store did not give ${digest}`,
      document: digest,
    };
    return askStore((request) => this.#store.get(digest, request), options);
  }

  async #awaitReturn(digest: string): Promise<void> {
    const { signal } = this.#closed;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
      await wait(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      // The job itself reports a content that an available store lacks.
      const answer = await this.#ask(digest, signal).catch((error: unknown) => error);
      if (!isStoreGone(answer)) break;
    }
    this.#gone = undefined;
    if (!signal.aborted) await this.#listener.onBack();
  }
}

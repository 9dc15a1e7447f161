import { setTimeout as wait } from "node:timers/promises";

interface RefreshFilesOptions<T> {
  /** What the server began with. */
  first: T;
  /** Reads the files again. Rejects when they cannot be used, such as while they are replaced one by one. */
  read: () => Promise<T>;
  /** A text that is another one for other content. */
  toText: (content: T) => string;
  /** Reports other content than the last. */
  onChanged: (content: T) => void;
  /** Reports once why the files cannot be used, until they can be or the reason is another. */
  onError: (error: unknown) => void;
  /** Between two reads, in milliseconds. */
  everyMs: number;
  signal: AbortSignal;
}

/** Reads files again and again, until the signal is aborted. What cannot be used changes nothing. */
export async function refreshFiles<T>(options: RefreshFilesOptions<T>): Promise<void> {
  const { first, read, toText, onChanged, onError, everyMs, signal } = options;
  let current = toText(first);
  let told: string | undefined;
  while (await passes(everyMs, signal)) {
    try {
      const content = await read();
      told = undefined;
      const text = toText(content);
      if (text === current) continue;
      onChanged(content);
      current = text;
    } catch (error) {
      const reason = String(error);
      if (reason !== told) onError(error);
      told = reason;
    }
  }
}

/** @returns false when the signal was aborted. */
async function passes(ms: number, signal: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}

import { setTimeout as wait } from "node:timers/promises";

interface RefreshFilesOptions<T> {
  /** The initial content. */
  first: T;
  /** Reads the files again. Rejects when they are invalid, for instance while they are replaced one by one. */
  read: () => Promise<T>;
  /** Returns a text that differs for different content. */
  toText: (content: T) => string;
  /** Reports changed content. */
  onChanged: (content: T) => void;
  /** Reports once why the files are invalid, until they are valid or the reason changes. */
  onError: (error: unknown) => void;
  /** Interval in milliseconds. */
  everyMs: number;
  signal: AbortSignal;
}

/** Reads files repeatedly, until the signal is aborted. Invalid files change nothing. */
export async function refreshFiles<T>(options: RefreshFilesOptions<T>): Promise<void> {
  const { first, read, toText, onChanged, onError, everyMs, signal } = options;
  let current = toText(first);
  let reported: string | undefined;
  while (await passes(everyMs, signal)) {
    try {
      const content = await read();
      reported = undefined;
      const text = toText(content);
      if (text === current) continue;
      onChanged(content);
      current = text;
    } catch (error) {
      const reason = String(error);
      if (reason !== reported) onError(error);
      reported = reason;
    }
  }
}

/** @returns false when the signal was aborted. */
async function passes(ms: number, signal: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}

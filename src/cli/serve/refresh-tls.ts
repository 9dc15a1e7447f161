import { setTimeout as wait } from "node:timers/promises";
import type { ServerTls } from "../../serve/decision-server.js";

export interface RefreshTlsOptions {
  /** That the server listens with. */
  first: ServerTls;
  /** Reads the files again. Rejects when they cannot be used, such as while they are replaced one by one. */
  read: () => Promise<ServerTls>;
  /** Told of other certificates, keys or authorities than the last. */
  onChanged: (tls: ServerTls) => void;
  /** Told once why the files cannot be used, until they can be or the reason is another. */
  onError: (error: unknown) => void;
  /** Between two reads, in milliseconds. */
  everyMs: number;
  signal: AbortSignal;
}

/** Reads the files of TLS again and again, until the signal is aborted. What cannot be used changes nothing. */
export async function refreshTls(options: RefreshTlsOptions): Promise<void> {
  const { first, read, onChanged, onError, everyMs, signal } = options;
  let current = JSON.stringify(first);
  let told: string | undefined;
  while (await passes(everyMs, signal)) {
    try {
      const tls = await read();
      told = undefined;
      const text = JSON.stringify(tls);
      if (text === current) continue;
      onChanged(tls);
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

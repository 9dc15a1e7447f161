import { isThenable } from "../realms.js";

/**
 * Marks a Promise that is rejected as a value or no longer awaited as handled: an unhandled rejection would end the process, although the
 * caller already gets an error. Does nothing to other values.
 */
export function giveUp(value: unknown): void {
  if (isThenable(value)) Promise.resolve(value).catch(() => undefined);
}

/** Levels of a refused value that are looked at: a million take a second, and what reads values ends before. */
const MOST_LEVELS = 10_000;

/** As {@link giveUp}, for a value that is refused and each Promise that is a part of it. */
export function giveUpAll(value: unknown): void {
  const seen = new Set<unknown>();
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0 && depth < MOST_LEVELS; depth++) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null || ArrayBuffer.isView(one) || seen.has(one)) continue;
      seen.add(one);
      giveUp(one);
      addMembers(one, next);
    }
    level = next;
  }
}

function addMembers(value: object, members: unknown[]): void {
  try {
    // A getter may do anything, so none is called.
    for (const key of Object.keys(value)) members.push(Object.getOwnPropertyDescriptor(value, key)?.value);
  } catch {
    // A Proxy.
  }
}

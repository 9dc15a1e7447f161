import { types } from "node:util";
import { isThenable } from "../realms.js";

/**
 * Marks a Promise that is rejected as a value or no longer awaited as handled: an unhandled rejection would end the process, although the
 * caller already gets an error. Does nothing to other values.
 */
export function giveUp(value: unknown): void {
  if (isThenable(value)) Promise.resolve(value).catch(() => undefined);
}

/** How many parts of a refused value are looked at: so many take a second or two. */
const MOST_PARTS = 1_000_000;

/** As {@link giveUp}, for a value that is refused and each Promise that is a part of it, but not of a Proxy: its traps may do anything. */
export function giveUpAll(value: unknown): void {
  const seen = new Set<unknown>();
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null || ArrayBuffer.isView(one) || seen.has(one)) continue;
      if (types.isProxy(one)) continue;
      if (seen.size >= MOST_PARTS) return;
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
    // A Proxy, in a browser.
  }
}

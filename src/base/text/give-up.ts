import { isThenable } from "../realms.js";

/**
 * Marks a Promise that is rejected as a value or no longer awaited as handled: an unhandled rejection would end the process, although the
 * caller already gets an error. Does nothing to other values.
 */
export function giveUp(value: unknown): void {
  if (isThenable(value)) Promise.resolve(value).catch(() => undefined);
}

/** As {@link giveUp}, for a value that is refused and each Promise that is a part of it. */
export function giveUpAll(value: unknown): void {
  const seen = new Set<unknown>();
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== "object" || next === null || ArrayBuffer.isView(next) || seen.has(next)) continue;
    seen.add(next);
    giveUp(next);
    // A getter may do anything, so none is called.
    for (const { value: member } of Object.values(getMembers(next))) left.push(member);
  }
}

function getMembers(value: object): Record<string, PropertyDescriptor> {
  try {
    return Object.getOwnPropertyDescriptors(value);
  } catch {
    // A Proxy.
    return {};
  }
}

import { isThenable } from "../realms.js";

/**
 * Marks a Promise that is refused or given up as handled: its rejection would end the process, although the caller is told that it was refused.
 * Does nothing to other values.
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
    // What has a getter may do anything.
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

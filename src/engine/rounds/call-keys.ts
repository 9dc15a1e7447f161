import { callKey } from "../../base/terms/call-key.js";

interface PlacedCall {
  name: string;
  args: readonly string[];
  key: string;
}

/** Calls beyond are not cached: a loop may make one call a million times. */
const MAX_CACHED = 10_000;

function isCall(placed: PlacedCall | undefined, name: string, args: readonly string[]): placed is PlacedCall {
  if (placed?.name !== name || placed.args.length !== args.length) return false;
  for (let i = 0; i < args.length; i++) if (placed.args[i] !== args[i]) return false;
  return true;
}

/**
 * The keys of an evaluation's calls by their place in a pass. Passes mostly make the same calls in the same order. To compare
 * texts is cheaper than to write a key, and one that is the same string has been hashed by V8 already.
 */
export class CallKeys {
  readonly #placed: PlacedCall[] = [];

  /** @param place the number of calls before it in the pass. */
  keyOf(place: number, name: string, args: readonly string[]): string {
    const placed = this.#placed[place];
    if (isCall(placed, name, args)) return placed.key;
    const key = callKey(name, args);
    if (place < MAX_CACHED) this.#placed[place] = { name, args, key };
    return key;
  }
}

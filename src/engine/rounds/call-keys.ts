import { callKey } from "../../base/terms/call-key.js";

interface NumberedCall {
  name: string;
  args: readonly string[];
  key: string;
}

/** Calls beyond are not cached: a loop may make one call a million times. */
const MAX_CACHED = 10_000;

function isCall(call: NumberedCall | undefined, name: string, args: readonly string[]): call is NumberedCall {
  if (call?.name !== name || call.args.length !== args.length) return false;
  for (let i = 0; i < args.length; i++) if (call.args[i] !== args[i]) return false;
  return true;
}

/**
 * The keys of an evaluation's calls by their place in a pass. Passes mostly make the same calls in the same order. To compare
 * texts is cheaper than to write a key, and one that is the same string has been hashed by V8 already.
 */
export class CallKeys {
  readonly #placed: NumberedCall[] = [];

  /** @param index the number of calls before it in the pass. */
  keyOf(index: number, name: string, args: readonly string[]): string {
    const call = this.#placed[index];
    if (isCall(call, name, args)) return call.key;
    const key = callKey(name, args);
    if (index < MAX_CACHED) this.#placed[index] = { name, args, key };
    return key;
  }
}

import { nearest } from "../../base/text/nearest.js";

const MAX_SHOWN_KEY = 40;

/** Returns a key with those of its tables. */
export function keyText(path: readonly string[]): string {
  return path.join(".");
}

/**
 * Returns the message about keys that a table does not have.
 *
 * @param table its own key; empty for the file.
 * @param known the allowed keys, of which the nearest is named.
 */
export function unknownKeys(
  table: readonly string[],
  names: readonly string[],
  known: readonly string[],
): string {
  const shown = names.map((name) => `${shownKey(keyText([...table, name]))}${nearest(name, known)}`);
  return `unknown key ${shown.join(", ")}`;
}

/** An unexpected key may be a misplaced token. */
function shownKey(name: string): string {
  return JSON.stringify(name.length > MAX_SHOWN_KEY ? `${name.slice(0, MAX_SHOWN_KEY / 2)}…` : name);
}

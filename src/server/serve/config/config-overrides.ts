import { invalidConfig, type ConfigurationError } from "../../../base/errors.js";
import { isJsonObject } from "../../../base/text/member-of.js";

/** Maximum index of a list. */
const MAX_INDEX = 1_000;
const PART = /^((?:\\.|[^[\]\\])*)((?:\[\d{1,4}\])*)$/s;
const INTEGER = /^-?[1-9]\d*$/;

function invalid(flag: string, key: string, why: string): ConfigurationError {
  // Without the value: it may be a token.
  const where = key === "" ? flag : `${flag} ${key}`;
  return invalidConfig(`${where}: ${why}; write it as services.acme.url=https://acme.example`);
}

/** Splits at a character that is neither escaped with a backslash nor in braces. */
function split(text: string, separator: string, hasLists: boolean): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "\\") at++;
    else if (hasLists && character === "{" && (text[at - 1] === "=" || depth > 0)) depth++;
    else if (character === "}" && depth > 0) depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/gs, "$1");
}

/** Parses booleans, null and whole numbers, as OPA does; everything else is text. */
function toScalar(text: string): unknown {
  if (text === "true") return true;
  if (text === "false") return false;
  if (text === "null") return null;
  if (text === "0") return 0;
  return INTEGER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : unescape(text);
}

function toValue(key: string, text: string): unknown {
  if (!text.startsWith("{")) return toScalar(text);
  if (!text.endsWith("}")) throw invalid("--set", key, "a list ends with }");
  const items = text.slice(1, -1);
  return items === "" ? [] : split(items, ",", false).map(toScalar);
}

/** Parses `a.b[0].c` into the keys of objects and the indexes of lists. */
function toPath(flag: string, key: string): (string | number)[] {
  return split(key, ".", false).flatMap((part) => {
    const [, name = "", indexes = ""] = PART.exec(part) ?? [];
    if (name === "") throw invalid(flag, key, "a part of the key is missing");
    const plain = unescape(name);
    if (plain === "__proto__") throw invalid(flag, key, "the key is not allowed");
    return [plain, ...Array.from(indexes.matchAll(/\d+/g), ([index]) => Number(index))];
  });
}

/** Puts a value at a path, creating its objects and lists. Values of another kind are replaced. */
function put(value: unknown, [first, ...rest]: readonly (string | number)[], given: unknown): unknown {
  if (first === undefined) return given;
  if (typeof first === "number") {
    const items: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    while (items.length < first) items.push(null);
    items[first] = put(items[first], rest, given);
    return items;
  }
  const members: Record<string, unknown> = isJsonObject(value) ? { ...value } : {};
  members[first] = put(members[first], rest, given);
  return members;
}

/**
 * Reads settings in the syntax of OPA's `--set` and `--set-file`:
 * `services.acme.url=https://acme.example,labels.region=eu`, with `\` to escape characters of the key or the value,
 * `[0]` for items and `{a,b}` for lists.
 *
 * @param into the object that receives them.
 * @param read returns the value for its text: itself, or the content of the file that it names.
 * @throws ConfigurationError `config_invalid`, without the value; errors of `read`.
 */
export async function addOverrides(
  flag: "--set" | "--set-file",
  texts: readonly string[],
  into: unknown,
  read?: (path: string) => Promise<string>,
): Promise<unknown> {
  let value = into;
  for (const text of texts) {
    for (const assignment of split(text, ",", read === undefined)) {
      const [key = "", ...after] = split(assignment, "=", false);
      if (after.length === 0) throw invalid(flag, "", "a setting has no =");
      const path = toPath(flag, key);
      if (path.some((part) => typeof part === "number" && part > MAX_INDEX)) {
        throw invalid(flag, key, `an index is above ${String(MAX_INDEX)}`);
      }
      const given = after.join("=");
      value = put(value, path, read === undefined ? toValue(key, given) : await read(unescape(given)));
    }
  }
  return value;
}

/** Merges as OPA does: objects member by member; everything else is replaced. */
export function mergeConfig(base: unknown, over: unknown): unknown {
  if (!isJsonObject(base) || !isJsonObject(over)) return over;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    merged[key] = key in merged ? mergeConfig(merged[key], value) : value;
  }
  return merged;
}

import type { BuiltinError } from "../base/errors.js";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const OPERAND = /^([\w.]+): operand (\d) must be ([\w {},[\]()]+?) but got ([\w -]+)$/;

/** A type with its article: `an object`, `one of {string, array}`. */
function withArticle(type: string): string {
  if (type === "null" || /^(?:an?|one of|either) /.test(type)) return type;
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
}

/**
 * Converts OPA's error about an operand's type to a sentence: `object.get: the first argument must be an object, but is an array`. Other
 * errors stay, with the name of their built-in once.
 */
export function plainMessage(message: string): string {
  const [, builtin = "", position = "", wanted = "", got = ""] = OPERAND.exec(message) ?? [];
  const ordinal = ORDINALS[Number(position) - 1];
  if (ordinal === undefined) return message.replace(/^([\w.]+: )\1/, "$1");
  return `${builtin}: the ${ordinal} argument must be ${withArticle(wanted)}, but is ${withArticle(got)}`;
}

/** Formats the message of a built-in's error for people: its location in Rego, if known, then the sentence. */
export function placedMessage({ location }: Pick<BuiltinError, "location">, text: string): string {
  const position = location === undefined ? "" : `${location.file}:${String(location.row)}: `;
  return `${position}${plainMessage(text)}`;
}

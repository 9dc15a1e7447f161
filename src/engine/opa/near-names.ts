import near from "../../../opa-core/near-names.json" with { type: "json" };
import { editDistance } from "../../base/text/edit-distance.js";
import { SUSPECT_RULES } from "./judging-package.js";

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(near.others));

/** Returns whether a name has what other tools read as a rule at its beginning: `deny_root`, `denyRoot`. */
function hasPrefix(name: string, rule: string): boolean {
  const rest = name.slice(rule.length);
  return name.startsWith(rule) && /^(?:_.|[A-Z])/s.test(rest);
}

/** Removes invisible characters, and replaces letters of full width by those of ASCII. */
function toPlain(name: string): string {
  return name
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
}

/** Returns whether a name has letters of other scripts in the place of some of another name's. */
function looksAlike(name: string, known: string): boolean {
  const letters = Array.from(name);
  return (
    letters.length === known.length &&
    letters.every((letter, index) => letter === known[index] || letter > "\u007f") &&
    letters.some((letter, index) => letter === known[index])
  );
}

/** The fewest letters of a form of a name, such as `allowed`, of which one may be wrong: short words are near others. */
const MISTYPED_FORM = 6;

function isMistyped(lower: string, known: string): boolean {
  return Math.abs(lower.length - known.length) <= 1 && editDistance(lower, known) <= 1;
}

/** Returns a name with each ending: `denies`, `denied`. */
function toForms(name: string): string[] {
  const stems = name.endsWith("y") ? [name, `${name.slice(0, -1)}i`] : [name];
  return near.endings.flatMap((ending) => stems.map((stem) => stem + ending));
}

/**
 * Returns the name that a member of a result may have been meant to have, by the names that the gate refuses for rules: one that it
 * differs from by its case, underscores around it, a letter, two letters that changed places, its ending or letters of other scripts, that
 * it is another word for, or that it begins with.
 *
 * @param known the names that are read.
 * @returns `undefined` for a name that is read, and for one that is near to none.
 */
export function likelyMeant(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const prefixes = SUSPECT_RULES.prefixes.map((prefix) => prefix.slice(0, -1));
  const lower = toPlain(name)
    .toLowerCase()
    .replace(/^_+|(?<!_)_+$/g, "");
  return (
    known.find((one) => toForms(one).includes(lower) || isMistyped(lower, one) || looksAlike(lower, one)) ??
    known.find((one) => OTHERS.get(one)?.includes(lower)) ??
    known.find((one) =>
      toForms(one).some((form) => form.length >= MISTYPED_FORM && isMistyped(lower, form)),
    ) ??
    prefixes.find((rule) => known.includes(rule) && hasPrefix(name, rule))
  );
}

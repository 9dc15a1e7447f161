import { toCanonicalText } from "../../base/terms/term-text.js";
import { RegoObject, RegoSet, type Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { failOperand } from "./operand.js";

/** Returns whether the object has every member of the other, or one that holds it. */
function objectHolds(whole: RegoObject, part: RegoObject): boolean {
  const members = new Map(whole.entries.map(([key, value]) => [toCanonicalText(key), value]));
  return part.entries.every(([key, value]) => {
    const candidate = members.get(toCanonicalText(key));
    if (candidate === undefined) return false;
    return holds(candidate, value) ?? toCanonicalText(candidate) === toCanonicalText(value);
  });
}

/** Returns whether the array contains the items of the other in succession. */
function arrayHolds(whole: readonly Term[], part: readonly Term[]): boolean {
  const items = whole.map(toCanonicalText);
  const sought = part.map(toCanonicalText);
  const isAt = (start: number): boolean => sought.every((text, i) => items[start + i] === text);
  for (let start = 0; start + sought.length <= items.length; start++) if (isAt(start)) return true;
  return false;
}

function setHolds(whole: RegoSet, part: RegoSet): boolean {
  const members = new Set(whole.items.map(toCanonicalText));
  return part.items.every((item) => members.has(toCanonicalText(item)));
}

/** OPA counts the items that are in the set, equal ones too, until there are as many as the set has members. */
function arrayHoldsSet(whole: readonly Term[], part: RegoSet): boolean {
  const members = new Set(part.items.map(toCanonicalText));
  let unmatched = members.size;
  return whole.some((item) => {
    if (members.has(toCanonicalText(item))) unmatched--;
    return unmatched === 0;
  });
}

/** `undefined` for values that are not two objects, sets or arrays. */
function holds(whole: Term, part: Term): boolean | undefined {
  if (whole instanceof RegoObject && part instanceof RegoObject) return objectHolds(whole, part);
  if (whole instanceof RegoSet && part instanceof RegoSet) return setHolds(whole, part);
  if (Array.isArray(whole) && Array.isArray(part)) return arrayHolds(whole, part);
  return undefined;
}

export const objectSubset: JsBuiltin = {
  name: "object.subset",
  call([whole = null, part = null]: Term[]): Term {
    if (Array.isArray(whole) && part instanceof RegoSet) return arrayHoldsSet(whole, part);
    return (
      holds(whole, part) ??
      failOperand("both arguments object.subset must be of the same type or array and set")
    );
  },
};

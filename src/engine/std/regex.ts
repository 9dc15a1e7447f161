import type { RE2JS } from "re2js";
import { BoundedCache } from "../../base/async/bounded-cache.js";
import { BuiltinNotReady } from "../builtin/standard-builtin.js";
import type { Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { handOver, integerOperand, stringOperand } from "./operand.js";
import { loadPackage } from "../../base/load-package.js";

/** Where a match and its groups start and end, in pairs; -1 for a group that took no part. */
type Match = readonly number[];

/** `shortBytes` of those whose work may grow faster than their arguments. */
const SHORT_TEXT_BYTES = 128;
const MAX_CACHED_BYTES = 1024 * 1024;
/** Of an instruction of a compiled pattern. */
const INSTRUCTION_BYTES = 64;
const patterns = new BoundedCache<RE2JS>(
  MAX_CACHED_BYTES,
  (regex) => regex.programSize() * INSTRUCTION_BYTES,
);
let compile: ((pattern: string) => RE2JS) | undefined;

/** Loads the library of regular expressions, which most policies do not need. */
export async function loadRe2(): Promise<void> {
  const { RE2JS: Re2 } = await loadPackage(() => import("re2js"));
  compile = (pattern) => Re2.compile(pattern);
}

// Classes by name depend on the version of Unicode, and so does case beyond ASCII. Large counts have limits of Go's own.
const NOT_ALIKE = /\\[pPQ]|\{\d{3}|\(\?\w*i[^]*[^\0-\x7f]|[^\0-\x7f][^]*\(\?\w*i/;

/** Returns the compiled pattern. opa-core handles invalid ones and explains the error. */
function compiled(pattern: string): RE2JS {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  if (NOT_ALIKE.test(pattern)) return handOver();
  if (compile === undefined) throw new BuiltinNotReady(loadRe2);
  let regex: RE2JS;
  try {
    regex = compile(pattern);
  } catch {
    return handOver();
  }
  patterns.keep(pattern, regex);
  return regex;
}

/** At most `limit` matches, all for a negative one. */
function findMatches(regex: RE2JS, text: string, limit: number): Match[] {
  return limit === 0 ? [] : ((regex.re2().findAllSubmatchIndex(text, limit) as Match[] | null) ?? []);
}

/** As Go's `Regexp.Split` without a limit. */
function split(pattern: string, text: string): string[] {
  const matches = findMatches(compiled(pattern), text, -1);
  if (pattern !== "" && text === "") return [""];
  const parts: string[] = [];
  let begin = 0;
  let end = 0;
  for (const [start = 0, stop = 0] of matches) {
    end = start;
    if (stop !== 0) parts.push(text.slice(begin, end));
    begin = stop;
  }
  if (end !== text.length) parts.push(text.slice(begin));
  return parts;
}

const REFERENCE = /\$(?:\$|(\w+)|\{(\w+)\})/g;
const GROUP_NUMBER = /^(?:0|[1-9]\d{0,7})$/;

/** As Go's `Regexp.Expand`: `$1`, `${1}`, `$name`, `${name}` and `$$`. A missing group is empty. */
function expand(regex: RE2JS, template: string, text: string, match: Match): string {
  return template.replace(REFERENCE, (reference, plain: string | undefined, braced: string | undefined) => {
    if (reference === "$$") return "$";
    const name = plain ?? braced ?? "";
    const group = GROUP_NUMBER.test(name) ? Number(name) : regex.namedGroups()[name];
    const [start = -1, end = -1] = group === undefined ? [] : match.slice(2 * group, 2 * group + 2);
    return start < 0 ? "" : text.slice(start, end);
  });
}

function replaceAll(text: string, pattern: string, template: string): string {
  // Names of groups may have letters of any script.
  if (template.includes("$") && /[^\0-\x7f]/.test(template)) return handOver();
  const regex = compiled(pattern);
  let result = "";
  let last = 0;
  for (const match of findMatches(regex, text, -1)) {
    const [start = 0, end = 0] = match;
    result += text.slice(last, start) + expand(regex, template, text, match);
    last = end;
  }
  return result + text.slice(last);
}

const HANDED_OVER =
  "patterns that are not valid, have classes by Unicode name, counts of 100 and more, or ignore case beyond ASCII";

export const regexBuiltins: readonly JsBuiltin[] = [
  {
    name: "regex.find_n",
    handsOver: HANDED_OVER,
    shortBytes: SHORT_TEXT_BYTES,
    call(args: Term[]): Term {
      const pattern = stringOperand(args, 1);
      const text = stringOperand(args, 2);
      const limit = integerOperand(args, 3);
      return findMatches(compiled(pattern), text, limit).map(([start, end]) => text.slice(start, end));
    },
  },
  {
    name: "regex.replace",
    handsOver: HANDED_OVER,
    shortBytes: SHORT_TEXT_BYTES,
    call(args: Term[]): Term {
      const text = stringOperand(args, 1);
      const pattern = stringOperand(args, 2);
      return replaceAll(text, pattern, stringOperand(args, 3));
    },
  },
  {
    name: "regex.split",
    handsOver: HANDED_OVER,
    shortBytes: SHORT_TEXT_BYTES,
    call(args: Term[]): Term {
      const pattern = stringOperand(args, 1);
      return split(pattern, stringOperand(args, 2));
    },
  },
];

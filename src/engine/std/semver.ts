import { quoteText } from "./sprintf.js";
import type { Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { fail, handOver, numberTerm, stringOperand } from "./operand.js";

interface Version {
  numbers: readonly bigint[];
  preRelease: string;
}

const IDENTIFIERS = String.raw`[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*`;
const NUMBER = String.raw`(0|[1-9]\d{0,18})`;
const VERSION = new RegExp(
  String.raw`^v?${NUMBER}\.${NUMBER}\.${NUMBER}(?:-(${IDENTIFIERS}))?(?:\+${IDENTIFIERS})?$`,
);
const LEADING_ZERO = /(?:^|\.)0\d+(?:\.|$)/;
const DECIMALS = /^\d+$/;
const MAX_INT64 = 2n ** 63n - 1n;

/** As OPA reads a semantic version: a leading `v` is allowed, and numbers have 64 bits. */
function parseVersion(text: string): Version | undefined {
  const [match, major = "", minor = "", patch = "", preRelease = ""] = VERSION.exec(text) ?? [];
  if (match === undefined || LEADING_ZERO.test(preRelease)) return undefined;
  const numbers = [BigInt(major), BigInt(minor), BigInt(patch)];
  return numbers.some((number) => number > MAX_INT64) ? undefined : { numbers, preRelease };
}

function compare<T>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareIdentifiers(a: string, b: string): number {
  const aIsNumber = DECIMALS.test(a);
  const bIsNumber = DECIMALS.test(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  if (!aIsNumber) return compare(a, b);
  // OPA clamps numbers beyond 64 bits to the largest one.
  if (a.length > 18 || b.length > 18) return handOver();
  return compare(Number(a), Number(b));
}

function comparePreReleases(a: string, b: string): number {
  if (a === b) return 0;
  if (a === "" || b === "") return a === "" ? 1 : -1;
  const left = a.split(".");
  const right = b.split(".");
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compareIdentifiers(left[i] ?? "", right[i] ?? "");
    if (order !== 0) return order;
  }
  return compare(left.length, right.length);
}

function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < a.numbers.length; i++) {
    const order = compare(a.numbers[i] ?? 0n, b.numbers[i] ?? 0n);
    if (order !== 0) return order;
  }
  return comparePreReleases(a.preRelease, b.preRelease);
}

function versionOrFail(text: string, position: number): Version {
  return (
    parseVersion(text) ?? fail(`operand ${String(position)}: string ${quoteText(text)} is not a valid SemVer`)
  );
}

export const semverBuiltins: readonly JsBuiltin[] = [
  {
    name: "semver.compare",
    handsOver: "numbers of more than 18 digits in pre-releases",
    call(args: Term[]): Term {
      const a = stringOperand(args, 1);
      const b = stringOperand(args, 2);
      return numberTerm(compareVersions(versionOrFail(a, 1), versionOrFail(b, 2)));
    },
  },
  {
    name: "semver.is_valid",
    call: ([version]) => typeof version === "string" && parseVersion(version) !== undefined,
  },
];

const [ZERO, NINE, POINT] = [48, 57, 46];
/** Digits of a number that JavaScript certainly has exactly. */
const MOST_DIGITS = 15;

/** Where the number ended that was read last. */
let end = 0;

/** Reads digits, at least one, without a zero before others; -1 for anything else. */
function readNumber(text: string, from: number): number {
  let number = 0;
  for (end = from; end < text.length; end++) {
    const digit = text.charCodeAt(end);
    if (digit < ZERO || digit > NINE) break;
    number = number * 10 + digit - ZERO;
  }
  const digits = end - from;
  const isPlain = digits === 1 || (digits > 1 && digits <= MOST_DIGITS && text.charCodeAt(from) !== ZERO);
  return isPlain ? number : -1;
}

/**
 * Compares versions of three numbers, as `semver.compare`.
 *
 * @returns `undefined` for others, which may be valid too.
 */
export function comparePlainVersions(a: string, b: string): number | undefined {
  let [order, atA, atB] = [0, 0, 0];
  for (let part = 0; part < 3; part++) {
    const x = readNumber(a, atA);
    atA = end + 1;
    const y = readNumber(b, atB);
    atB = end + 1;
    if (x < 0 || y < 0) return undefined;
    if (part < 2 && (a.charCodeAt(atA - 1) !== POINT || b.charCodeAt(atB - 1) !== POINT)) return undefined;
    if (order === 0 && x !== y) order = x < y ? -1 : 1;
  }
  return atA === a.length + 1 && atB === b.length + 1 ? order : undefined;
}

/** The letters of `2006-01-02T15:04:05Z` that are no digits. */
const PLAIN_TIME = "....-..-..T..:..:..Z";
const SEPARATORS = [4, 7, 10, 13, 16, 19] as const;

/** Reads two digits; NaN for anything else. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Days of a year before its months. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/**
 * Reads a time of 1970 to 2099 in UTC without a fraction, as `time.parse_rfc3339_ns`.
 *
 * @returns its nanoseconds: a multiple of 512, so that JavaScript has it exactly; `undefined` for others, which may be valid too.
 */
export function parsePlainTime(text: string): number | undefined {
  if (text.length !== PLAIN_TIME.length) return undefined;
  for (const at of SEPARATORS) if (text.charCodeAt(at) !== PLAIN_TIME.charCodeAt(at)) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  // Which months have other days is left to the other reader. NaN is in no range.
  const isDay = year >= 1970 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 28;
  if (!isDay || !(hour < 24) || !(minute < 60) || !(second < 60)) return undefined;
  // Each fourth of these years has another day.
  const years = (year - 1970) * 365 + ((year - 1969) >> 2) + (year % 4 === 0 && month > 2 ? 1 : 0);
  const days = years + (BEFORE_MONTH[month - 1] ?? Number.NaN) + day - 1;
  return (((days * 24 + hour) * 60 + minute) * 60 + second) * 1_000_000_000;
}

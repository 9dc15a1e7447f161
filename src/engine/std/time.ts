import { RegoNumber, type Term } from "../../base/terms/term.js";
import type { JsBuiltin } from "./js-builtin.js";
import { fail, handOver, integerOperand, numberTerm, stringOperand } from "./operand.js";
import { formatTime, WEEKDAYS } from "./time-layout.js";

/** A time in UTC: `date` has whole milliseconds, `nanoseconds` the fraction of the second. */
interface Instant {
  date: Date;
  nanoseconds: number;
  layout: string;
}

const MAX_NS = 2n ** 63n - 1n;
const MIN_NS = -(2n ** 63n);
const INTEGER = /^-?\d{1,19}$/;

function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

/** Reads `ns`, `[ns]`, `[ns, zone]` or `[ns, zone, layout]`. Only UTC needs no database of zones. */
function instantOperand([operand]: readonly Term[]): Instant {
  const [time = null, zone = "", layout = ""] = Array.isArray(operand) ? operand : [operand];
  if (!(time instanceof RegoNumber) || !INTEGER.test(time.text)) return handOver();
  if ((zone !== "" && zone !== "UTC") || typeof layout !== "string") return handOver();
  const ns = BigInt(time.text);
  // OPA reads the number as a float of 64 bits of mantissa, which the largest do not fit.
  if (ns > MAX_NS || ns < MIN_NS) return handOver();
  const nanoseconds = Number(modulo(ns, 1_000_000_000n));
  const seconds = (ns - BigInt(nanoseconds)) / 1_000_000_000n;
  return { date: new Date(Number(seconds) * 1000), nanoseconds, layout };
}

/** OPA's answer for a time, of milliseconds and nanoseconds: nanoseconds that fit 64 bits. */
function toNanoseconds(ms: number, nanoseconds: number): RegoNumber {
  if (Number.isNaN(ms)) return handOver();
  const ns = BigInt(ms) * 1_000_000n + BigInt(nanoseconds);
  return ns > MAX_NS || ns < MIN_NS ? fail("time outside of valid range") : numberTerm(ns);
}

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

/** opa-core handles other texts: Go's parser accepts some, and explains the errors of the rest. */
function parseRfc3339(text: string): RegoNumber {
  const match = RFC3339.exec(text);
  if (match === null) return handOver();
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6])];
  const [zoneHour, zoneMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || zoneHour > 23 || zoneMinute > 59) return handOver();
  // Date.UTC takes the first hundred years for those of the last century, and OPA's times begin later.
  if (year < 100 || month < 1 || month > 12 || day < 1) return handOver();
  // The 0th of a month is the last of the one before.
  if (day > 28 && day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return handOver();
  const offset = (zoneHour * 60 + zoneMinute) * (match[8] === "-" ? -1 : 1);
  const fraction = match[7] === undefined ? 0 : Number(match[7].slice(0, 9).padEnd(9, "0"));
  return toNanoseconds(Date.UTC(year, month - 1, day, hour, minute - offset, second), fraction);
}

/** As Go's `Time.AddDate`: a day that a month does not have runs over into the next. */
function addDate(args: readonly Term[]): RegoNumber {
  const { date, nanoseconds } = instantOperand(args);
  const [years, months, days] = [integerOperand(args, 2), integerOperand(args, 3), integerOperand(args, 4)];
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + days);
  return toNanoseconds(date.getTime(), nanoseconds);
}

const HANDED_OVER =
  "every zone but UTC, and operands that are not `ns`, `[ns]`, `[ns, zone]` or `[ns, zone, layout]`";

export const timeBuiltins: readonly JsBuiltin[] = [
  { name: "time.now_ns", call: (_, { nowNs }) => numberTerm(nowNs) },
  {
    name: "time.parse_rfc3339_ns",
    handsOver: "a text that is not RFC 3339",
    call: (args) => parseRfc3339(stringOperand(args, 1)),
  },
  {
    name: "time.format",
    handsOver: HANDED_OVER,
    call(args: Term[]): Term {
      const { date, nanoseconds, layout } = instantOperand(args);
      return formatTime(date, nanoseconds, layout);
    },
  },
  {
    name: "time.date",
    handsOver: HANDED_OVER,
    call(args: Term[]): Term {
      const { date } = instantOperand(args);
      return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(numberTerm);
    },
  },
  {
    name: "time.clock",
    handsOver: HANDED_OVER,
    call(args: Term[]): Term {
      const { date } = instantOperand(args);
      return [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(numberTerm);
    },
  },
  {
    name: "time.weekday",
    handsOver: HANDED_OVER,
    call: (args) => WEEKDAYS[instantOperand(args).date.getUTCDay()],
  },
  { name: "time.add_date", handsOver: HANDED_OVER, call: addDate },
];

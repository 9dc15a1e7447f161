import { handOver } from "./operand.js";

/** The names of layouts that OPA knows. */
const NAMED_LAYOUTS = new Map([
  ["", "2006-01-02T15:04:05.999999999Z07:00"],
  ["ANSIC", "Mon Jan _2 15:04:05 2006"],
  ["UnixDate", "Mon Jan _2 15:04:05 MST 2006"],
  ["RubyDate", "Mon Jan 02 15:04:05 -0700 2006"],
  ["RFC822", "02 Jan 06 15:04 MST"],
  ["RFC822Z", "02 Jan 06 15:04 -0700"],
  ["RFC850", "Monday, 02-Jan-06 15:04:05 MST"],
  ["RFC1123", "Mon, 02 Jan 2006 15:04:05 MST"],
  ["RFC1123Z", "Mon, 02 Jan 2006 15:04:05 -0700"],
  ["RFC3339", "2006-01-02T15:04:05Z07:00"],
  ["RFC3339Nano", "2006-01-02T15:04:05.999999999Z07:00"],
]);

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
export const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

// The parts of Go's reference time, the longer before the shorter that it starts with. A short name that a lower-case
// letter follows is plain text, and so is a fraction that a digit follows.
const PART =
  /January|Jan(?![a-z])|Monday|Mon(?![a-z])|MST|2006|15|01|002|02|03|04|05|06|__2|_2006|_2|[.,](?:0+|9+)(?!\d)|-07:00:00|-07:00|-070000|-0700|-07|Z07:00:00|Z07:00|Z070000|Z0700|Z07|PM|pm|[12345]/g;

const two = (value: number): string => String(value).padStart(2, "0");

function fraction(part: string, nanoseconds: number): string {
  const point = part.slice(0, 1);
  const digits = String(nanoseconds)
    .padStart(9, "0")
    .slice(0, part.length - 1);
  if (part[1] === "0") return point + digits.padEnd(part.length - 1, "0");
  const trimmed = digits.replace(/0+$/, "");
  return trimmed === "" ? "" : point + trimmed;
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

function formatPart(part: string, date: Date, nanoseconds: number): string {
  const year = date.getUTCFullYear();
  const month = MONTHS[date.getUTCMonth()] ?? "";
  const weekday = WEEKDAYS[date.getUTCDay()] ?? "";
  const day = date.getUTCDate();
  const hour = date.getUTCHours();
  switch (part) {
    case "January":
      return month;
    case "Jan":
      return month.slice(0, 3);
    case "Monday":
      return weekday;
    case "Mon":
      return weekday.slice(0, 3);
    case "MST":
      return "UTC";
    case "2006":
      return String(year);
    case "_2006":
      return `_${String(year)}`;
    case "06":
      return two(year % 100);
    case "01":
      return two(date.getUTCMonth() + 1);
    case "1":
      return String(date.getUTCMonth() + 1);
    case "002":
      return String(dayOfYear(date)).padStart(3, "0");
    case "__2":
      return String(dayOfYear(date)).padStart(3, " ");
    case "02":
      return two(day);
    case "_2":
      return String(day).padStart(2, " ");
    case "2":
      return String(day);
    case "15":
      return two(hour);
    case "03":
      return two(hour % 12 || 12);
    case "3":
      return String(hour % 12 || 12);
    case "04":
      return two(date.getUTCMinutes());
    case "4":
      return String(date.getUTCMinutes());
    case "05":
      return two(date.getUTCSeconds());
    case "5":
      return String(date.getUTCSeconds());
    case "PM":
      return hour >= 12 ? "PM" : "AM";
    case "pm":
      return hour >= 12 ? "pm" : "am";
    default:
      if (part.startsWith("Z")) return "Z";
      if (part.startsWith("-")) return part.replaceAll(/-|7/g, (char) => (char === "-" ? "+" : "0"));
      return fraction(part, nanoseconds);
  }
}

/**
 * Formats a time in UTC as Go's `Time.Format` writes it.
 *
 * @param layout Go's reference time, or a name that OPA has for one.
 */
export function formatTime(date: Date, nanoseconds: number, layout: string): string {
  const format = NAMED_LAYOUTS.get(layout) ?? layout;
  if (format.length > 1000) return handOver();
  return format.replace(PART, (part) => formatPart(part, date, nanoseconds));
}

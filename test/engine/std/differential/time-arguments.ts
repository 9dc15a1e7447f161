import fc from "fast-check";
import type { Term } from "../../../../src/base/terms/term.js";
import { digits, maybe, number, oneOf, textOf } from "./text-parts.js";

const instants = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  fc.integer().map((seconds) => `${String(seconds || 1)}000000000`),
  oneOf(
    "0",
    "-1",
    "1.5",
    "1e18",
    "1e3",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "-0",
    "1.0",
  ),
);
const layoutParts = oneOf(
  ..."2006 06 01 1 Jan January 02 2 _2 002 __2 15 3 03 04 4 05 5 PM pm MST Z07:00 Z0700 -0700 -07:00 -07 Mon Monday .000 .999 ,0 .0 _2006".split(
    " ",
  ),
  ..."Janet Mondays 20 0 : - / T é Jan1 .0001 Z Z0 +07 2007 16 Z07:00:00 -070000 Z070000".split(" "),
);
const layouts = fc.oneof(
  oneOf(
    "",
    "ANSIC",
    "UnixDate",
    "RubyDate",
    "RFC822",
    "RFC822Z",
    "RFC850",
    "RFC1123",
    "RFC1123Z",
    "RFC3339",
    "RFC3339Nano",
  ),
  fc.array(layoutParts, { maxLength: 6 }).map((parts) => parts.join("")),
);
const zones = oneOf("", "", "UTC", "UTC", "UTC", "Local", "Europe/Berlin", "Nowhere");
export const times: fc.Arbitrary<Term> = fc.oneof(
  instants.map(number),
  fc.tuple(instants.map(number), zones),
  fc.tuple(instants.map(number)),
  fc.constant<Term>([]),
);
export const timesWithLayout = fc.oneof(
  times,
  fc.tuple(instants.map(number), zones, layouts),
  fc.tuple(instants.map(number), oneOf("", "UTC"), layouts),
);
const two = (max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, "0"));
const zoneOffsets = fc.oneof(fc.constant("Z"), textOf(oneOf("+", "-"), two(23), ":", two(59)));
const validDates = fc
  .date({ min: new Date("1650-01-01"), max: new Date("2290-01-01"), noInvalidDate: true })
  .chain((date) => textOf(date.toISOString().slice(0, 19), maybe(textOf(".", digits(12))), zoneOffsets));
const brokenDates = textOf(
  fc.oneof(fc.integer({ min: 1600, max: 2300 }).map(String), digits(5)),
  "-",
  two(13),
  "-",
  two(32),
  oneOf("T", "T", "T", "t", " "),
  two(24),
  ":",
  two(60),
  ":",
  two(60),
  maybe(textOf(oneOf(".", ","), digits(12))),
  fc.oneof(oneOf("Z", "Z", "", "z"), textOf(oneOf("+", "-"), two(25), oneOf(":", ":", ""), two(61))),
);

export const dates = fc.oneof({ weight: 3, arbitrary: validDates }, { weight: 1, arbitrary: brokenDates });

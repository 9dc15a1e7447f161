import fc from "fast-check";
import { expect, test } from "vitest";

import { formatTimestamp, parseTimestamp } from "../../src/testing/timestamp.js";

test.each([
  ["2026-11-20T23:17:55.427942Z", "2026-11-20T23:17:55.427942Z"],
  ["2026-11-20T23:17:55.42Z", "2026-11-20T23:17:55.420Z"],
  ["2026-11-20T23:17:55Z", "2026-11-20T23:17:55Z"],
  ["2026-11-21T00:17:55.000000999+01:00", "2026-11-20T23:17:55Z"],
  ["1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59.999999Z"],
])("%s is written as %s", (text, written) => {
  expect(formatTimestamp(parseTimestamp(text) ?? NaN)).toBe(written);
});

test.each(["", "2026-11-20", "2026-11-20T23:17:55", "2026-13-20T23:17:55Z", "now"])(
  "%j is no time",
  (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  },
);

test("every time to the microsecond is read back", () => {
  const microseconds = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(microseconds, (time) => {
      expect(parseTimestamp(formatTimestamp(time))).toBe(time);
    }),
  );
});

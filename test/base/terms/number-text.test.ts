import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalNumber,
  compareNumbers,
  findTooLargeNumber,
  hasLongNumber,
} from "../../../src/base/terms/number-text.js";
import { checkNumbers, NumberTooLargeError, parseJson } from "../../../src/base/terms/parse-term.js";

/** A number as text with the exact value `digits` × 10^`exponent`. */
interface Written {
  text: string;
  digits: bigint;
  exponent: number;
}

const fraction = fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), maxLength: 25 });
const exponents = fc.integer({ min: -40, max: 40 });

const written: fc.Arbitrary<Written> = fc
  .record({
    minus: fc.boolean(),
    whole: fc.oneof(fc.constant("0"), fc.bigInt({ min: 1n, max: 10n ** 25n }).map(String)),
    fraction,
    exponent: fc.option(exponents),
    letter: fc.constantFrom("e", "E", "e+"),
  })
  .map(({ minus, whole, fraction: decimals, exponent, letter }) => {
    const power = exponent ?? 0;
    const sign = letter === "e+" && power < 0 ? "e" : letter;
    return {
      text: `${minus ? "-" : ""}${whole}${decimals === "" ? "" : `.${decimals}`}${exponent === null ? "" : `${sign}${power}`}`,
      digits: BigInt(`${minus ? "-" : ""}${whole}${decimals}`),
      exponent: power - decimals.length,
    };
  });

/** The numbers as integers of one scale. */
function scaled(a: Written, b: Written): [bigint, bigint] {
  const least = Math.min(a.exponent, b.exponent);
  return [a.digits * 10n ** BigInt(a.exponent - least), b.digits * 10n ** BigInt(b.exponent - least)];
}

describe("canonicalNumber", () => {
  it.each([
    ["0", ["0", "-0", "0.0", "0e5", "-0.00e-3", "0E99"]],
    ["1", ["1", "1.0", "1e0", "10e-1", "0.1e1", "1E+0", "1.000"]],
    ["-1", ["-1", "-1.0", "-10e-1"]],
    ["100", ["100", "1e2", "1.00e2", "100.0"]],
    ["1.5e0", ["1.5", "15e-1", "0.15e1"]],
    ["1e-1", ["0.1", "1e-1", "0.10"]],
    ["12345678901234567890", ["12345678901234567890", "1234567890123456789e1", "12345678901234567890.0"]],
    ["100000000000000000000", ["1e20", "100000000000000000000"]],
    ["1e21", ["1e21", "1000000000000000000000", "10e20"]],
  ])("writes %s for every way to write it", (canonical, texts) => {
    expect(texts.map(canonicalNumber)).toEqual(texts.map(() => canonical));
  });

  it("is the same when it is applied again", () => {
    fc.assert(
      fc.property(written, ({ text }) => {
        const once = canonicalNumber(text);
        expect(canonicalNumber(once)).toBe(once);
      }),
    );
  });

  it("is one text for two numbers exactly when they are equal", () => {
    const pair = fc.oneof(
      fc.tuple(written, written),
      // The same value in another form, which two independent numbers hardly ever are.
      fc.tuple(written, fc.nat(6)).map(([a, zeros]): [Written, Written] => {
        const text = `${String(a.digits)}${"0".repeat(zeros)}e${String(a.exponent - zeros)}`;
        return [a, { text, digits: a.digits, exponent: a.exponent }];
      }),
    );
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = scaled(a, b);
        expect(canonicalNumber(a.text) === canonicalNumber(b.text)).toBe(x === y);
      }),
    );
  });

  it.each([
    "1e999999999",
    "1e-999999999",
    "-1.5E999999999",
    "1e99999999999999999999",
    "1e-99999999999999999999",
  ])("keeps the exponent of %s as an exponent", (text) => {
    const canonical = canonicalNumber(text);
    expect(canonical.length).toBeLessThan(40);
    expect(canonicalNumber(canonical)).toBe(canonical);
    expect(canonicalNumber(text.replace(/9$/, "8"))).not.toBe(canonical);
  });

  it("tells numbers with exponents of hundreds of digits apart", () => {
    const huge = `1e${"9".repeat(400)}`;
    expect(canonicalNumber(huge)).toBe(huge);
    expect(canonicalNumber(`${huge}9`)).not.toBe(canonicalNumber(huge));
  });

  it.each(["", "-", "1e", "e1", "NaN", "Infinity", "0x10", "1 ", "--1", "1.2.3", ".5"])(
    "refuses %j",
    (text) => {
      expect(() => canonicalNumber(text)).toThrow(SyntaxError);
    },
  );
});

describe("compareNumbers", () => {
  it("orders as the exact values do", () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        const [x, y] = scaled(a, b);
        expect(Math.sign(compareNumbers(a.text, b.text))).toBe(x < y ? -1 : x > y ? 1 : 0);
      }),
    );
  });

  it("is antisymmetric and transitive", () => {
    fc.assert(
      fc.property(written, written, written, (a, b, c) => {
        expect(Math.sign(compareNumbers(a.text, b.text))).toBe(0 - Math.sign(compareNumbers(b.text, a.text)));
        if (compareNumbers(a.text, b.text) <= 0 && compareNumbers(b.text, c.text) <= 0) {
          expect(compareNumbers(a.text, c.text)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it.each([
    ["1e999999999", "1e999999998", 1],
    ["-1e999999999", "1e-999999999", -1],
    ["1e-999999999", "0", 1],
    ["9007199254740992", "9007199254740993", -1],
    ["1e99999999999999999999", "1e99999999999999999998", 1],
    [`1e${"9".repeat(400)}`, `1e${"9".repeat(401)}`, -1],
    ["10e999999999", "1e1000000000", 0],
  ])("compares %.30s with %.30s", (a, b, order) => {
    expect(Math.sign(compareNumbers(a, b))).toBe(order);
  });
});

/** The error that reading JSON throws. */
function errorOf(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("findTooLargeNumber", () => {
  const large = fc.constantFrom("1e30000", "-1E-30001", "1.5e+99999999999999999999", "7".repeat(30_001));
  const leaf = fc.oneof(
    written.map(({ text }) => text),
    fc.constantFrom("1e29999", "null", "true", '"1e99999"', '"\\"1e99999"', '"é\u{1F600}\\\\"', '"a\\n"'),
    large,
  );
  const { texts } = fc.letrec<{ texts: string }>((tie) => ({
    texts: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie("texts"), { maxLength: 4 }).map((items) => `[${items.join(" ,\n")}]`),
      fc
        .array(tie("texts"), { maxLength: 4 })
        .map((items) => `{${items.map((one) => `"1é":${one}`).join(",")} }`),
    ),
  }));

  it("finds the number that the parser refuses, where it is", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const expected = errorOf(() => parseJson(text));
        const found = findTooLargeNumber(Buffer.from(text));
        expect(found !== undefined).toBe(expected instanceof NumberTooLargeError);
        expect(errorOf(() => checkNumbers(text))).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("hasLongNumber", () => {
  const LEAST = 5;
  const texts = fc.string({
    unit: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...Array.from("0123456789")) },
      { weight: 2, arbitrary: fc.constantFrom(...Array.from('.-,:[ "xe')) },
    ),
    maxLength: 60,
  });

  it("finds what a number's expression finds, and no more than runs that begin with a point", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = hasLongNumber(text, LEAST);
        if (/(?:^|[\s:,[])-?\d[\d.]{4}/.test(text)) expect(found, text).toBe(true);
        if (!/(?:^|[\s:,[])-?[\d.]{5}/.test(text)) expect(found, text).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads a long run within a string once", () => {
    const digits = "7".repeat(4_000_000);
    expect(hasLongNumber(`["${digits}"]`, 16)).toBe(false);
    expect(hasLongNumber(`["${digits}",${"7".repeat(16)}]`, 16)).toBe(true);
  });
});

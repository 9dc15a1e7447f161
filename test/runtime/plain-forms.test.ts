import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { caseCount } from "../case-count.js";
import { compileBothWays, type BothWays } from "./module-and-evaluator.js";

/** Built-ins of which a module has the plain forms, and leaves the others to the host, against OPA's evaluator. */
const OPERATIONS = {
  time: "time.parse_rfc3339_ns(p)",
  is_valid: "semver.is_valid(p)",
  compare: "semver.compare(p[0], p[1])",
  sprintf: "sprintf(p[0], p[1])",
  sprintf_of_set: 'sprintf("%v has %s", [{x | some x in p[1]}, p[1]])',
  sprintf_of_bytes: 'base64.encode(sprintf("%s-%v", [base64.decode(p), base64.decode(p)]))',
};
const RULES = Object.keys(OPERATIONS).map((name) => `of_${name}`);
const INPUTS: Record<string, string> = {
  is_valid: "versions",
  compare: "pairs",
  sprintf_of_set: "sprintf",
  sprintf_of_bytes: "bytes",
};
const REGO = `package forms

${Object.entries(OPERATIONS)
  .map(([name, call]) => `of_${name} := [[r | r := ${call}] | some p in input.${INPUTS[name] ?? name}]`)
  .join("\n\n")}\n`;

/** A text of these parts, now and then with another character somewhere. */
function joined(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const other = fc.constantFrom(
    ...["", "0", "9", ".", "-", "+", ":", " ", "T", "z", "Z", "v", "é", "\u0000", "٣"],
  );
  return fc
    .tuple(fc.tuple(...parts), fc.option(fc.tuple(fc.nat(40), other), { freq: 4 }))
    .map(([texts, change]) => {
      const text = texts.join("");
      if (change === null) return text;
      const at = change[0] % (text.length + 1);
      return text.slice(0, at) + change[1] + text.slice(at + 1);
    });
}

const two = (greatest: number): fc.Arbitrary<string> =>
  fc
    .oneof({ weight: 8, arbitrary: fc.nat(greatest) }, { weight: 1, arbitrary: fc.nat(99) })
    .map((n) => String(n).padStart(2, "0"));
const mostly = (usual: string, ...others: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const year = fc.oneof(
  fc.integer({ min: 1670, max: 2270 }),
  fc.constantFrom(...[0, 1, 99, 1677, 1678, 1900, 2000, 2023, 2024, 2261, 2262, 9999, 10_000]),
);
const times = joined(
  year.map((n) => String(n).padStart(4, "0")),
  mostly("-", "", "/"),
  two(13),
  fc.constant("-"),
  two(32),
  mostly("T", "t", " ", ""),
  two(24),
  fc.constant(":"),
  two(60),
  mostly(":", "."),
  two(60),
  fc.oneof(fc.constant(""), fc.stringMatching(/^[.,]\d{0,12}$/), fc.constant(`.${"3".repeat(60)}`)),
  fc.oneof(
    fc.constantFrom("Z", "Z", "z", "", "UTC"),
    joined(fc.constantFrom("+", "-"), two(24), mostly(":", ""), two(60)),
  ),
);

const number = fc.oneof(
  { weight: 6, arbitrary: fc.nat(12).map(String) },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9]{1,20}$/) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "00",
      "01",
      "999999999999999999",
      "9223372036854775807",
      "9223372036854775808",
    ),
  },
);
const identifier = fc.oneof(
  number,
  fc.stringMatching(/^[0-9A-Za-z-]{0,4}$/),
  fc.constantFrom("alpha", "rc", "-", "é"),
);
const identifiers = (mark: string): fc.Arbitrary<string> =>
  fc.array(identifier, { maxLength: 4 }).map((all) => (all.length === 0 ? "" : mark + all.join(".")));
const versions = joined(
  mostly("", "v", "V", "vv", "="),
  number,
  fc.constant("."),
  number,
  mostly(".", "", ".0."),
  number,
  identifiers("-"),
  identifiers("+"),
);

const format = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom("%s", "%d", "%v", "%%", " is ", "é") },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          "%",
          "%5d",
          "%-4s|",
          "%.2f",
          "%x",
          "%t",
          "%q",
          "%+v",
          "% d",
          "%[1]v",
          "%é",
          "\u0000",
          "%#v",
          "%*d",
        ),
      },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));
const numberText = fc.oneof(
  fc.integer().map(String),
  fc.bigInt({ min: -(2n ** 65n), max: 2n ** 65n }).map(String),
  fc.constantFrom(
    "-0",
    "0",
    "1.0",
    "1e2",
    "1.5",
    "1e-7",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
  ),
);
const stringText = fc
  .oneof(
    fc.string({ maxLength: 8 }),
    fc.string({ unit: "binary", maxLength: 4 }),
    fc.constantFrom("a\n\t\\u0041", "<&>", "\u007f", "\u0007"),
  )
  .filter((text) => text.isWellFormed())
  .map((text) => JSON.stringify(text));
const scalarText = fc.oneof(numberText, stringText, stringText, fc.constantFrom("null", "true", "false"));
const valueText = fc.oneof(
  { weight: 4, arbitrary: scalarText },
  { weight: 1, arbitrary: fc.array(scalarText, { maxLength: 3 }).map((all) => `[${all.join(",")}]`) },
  { weight: 1, arbitrary: fc.tuple(stringText, scalarText).map(([key, value]) => `{${key}:[${value},{}]}`) },
);
const sprintf = fc
  .tuple(format, fc.array(valueText, { maxLength: 5 }))
  .map(([text, values]) => `[${JSON.stringify(text)},[${values.join(",")}]]`);
const bytes = fc.uint8Array({ maxLength: 6 }).map((all) => Buffer.from(all).toString("base64"));

const many = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 300, size: "max" });
const inputs = fc
  .tuple(many(times), many(versions), many(fc.tuple(versions, versions)), many(sprintf), many(bytes))
  .map(([time, version, pairs, formats, base64]) => {
    const [timeText, versionText, pairText, byteText] = [time, version, pairs, base64].map((all) =>
      JSON.stringify(all),
    );
    return `{"time":${timeText},"versions":${versionText},"pairs":${pairText},"sprintf":[${formats.join(",")}],"bytes":${byteText}}`;
  });

let policy: BothWays;
beforeAll(async () => {
  policy = await compileBothWays("forms", REGO, RULES);
  return () => policy.close();
});

describe("times, versions and sprintf", () => {
  it("have the results of OPA's evaluator", async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (text) => {
        expect(await policy.compiled(text)).toEqual(await policy.evaluated(text));
      }),
      { numRuns: caseCount(3, 300, "REGOHOST_FORM_RUNS") },
    );
  });
});

describe("the module itself", () => {
  it.each([
    ["time", '["2026-06-01T00:00:00Z"]', "1780272000000000000"],
    ["time", '["2024-02-29T23:59:59.123456789123+05:30"]', "1709231399123456789"],
    ["time", '["1678-01-01T00:00:00+23:59"]', "-9214646340000000000"],
    ["time", '["2261-12-31T23:59:59.9-23:59"]', "9214732739900000000"],
    ["is_valid", '["v1.2.3-rc.1+build.007"]', "true"],
    ["compare", '[["1.2.3", "1.10.0"]]', "-1"],
    ["compare", '[["1.0.0-rc.2", "1.0.0-rc.10"]]', "-1"],
    ["compare", '[["1.0.0-alpha", "1.0.0-1"]]', "1"],
    ["compare", '[["1.0.0+a", "v1.0.0+b"]]', "0"],
    [
      "sprintf",
      '[["%s has %d of 100%%: %v", ["é", -922337203685477580, ["a", 1.50, null]]]]',
      '"é has -922337203685477580 of 100%: [\\"a\\", 1.50, null]"',
    ],
    ["sprintf", '[["%v%v", [true, {"a": 1}]]]', '"true{\\"a\\": 1}"'],
  ])("answers %s of %s", (name, operands, result) => {
    const text = `{${JSON.stringify(INPUTS[name] ?? name)}:${operands}}`;
    expect(policy.alone(`of_${name}`, text)).toBe(`{{"result": [[${result}]]}}`);
  });
});

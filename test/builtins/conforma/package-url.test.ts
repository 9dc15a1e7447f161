import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parsePackageUrl } from "../../../builtins/conforma/package-url.js";
import { purlBuiltins } from "../../../builtins/conforma/purl-builtins.js";

/**
 * The texts of purl-spec's test suite (https://github.com/package-url/purl-spec/tree/main/tests, on 2026-11-28) and others, each with the
 * answer of packageurl-go 0.1.3, which ec uses: null for an invalid one.
 */
const cases = JSON.parse(readFileSync(new URL("package-urls.json", import.meta.url), "utf8")) as [
  text: string,
  parsed: object | null,
][];

it.each(cases)("%j is parsed as by packageurl-go", (text, parsed) => {
  expect(parsePackageUrl(text) ?? null).toEqual(parsed);
});

const [isValid, parse] = purlBuiltins.map(({ name, call }) => ({
  name,
  call: (value: unknown) => (call as (args: unknown[]) => unknown)([value]),
}));

it.each([42, null, [], {}, "this-is-not-a-valid-purl"])("%j is not valid, and has no parts", (value) => {
  expect(isValid?.call(value)).toBe(false);
  expect(parse?.call(value)).toBeUndefined();
});

import { expect, it } from "vitest";
import { findDropped, MAY_BE_DROPPED } from "../../scripts/find-dropped.mjs";

it.each([
  ["try { decodeURIComponent(text); } catch { refuse(); }", "decodeURIComponent(text)"],
  ["void decodeURIComponent(text);", "decodeURIComponent(text)"],
  ["decodeURIComponent(\n  text,\n);", "decodeURIComponent(\n  text,\n)"],
  ["const x: string = y;\nif (x) encodeURI(x)", "encodeURI(x)"],
  ["isGiven && Symbol.keyFor(given);", "Symbol.keyFor(given)"],
  ["isGiven ? check(given) : String(given);", "String(given)"],
  ["next(), Number.parseInt(text);", "Number.parseInt(text)"],
  ["const f = () => { URL.canParse(text); };", "URL.canParse(text)"],
])("%s is not in the package", (code, call) => {
  expect(code).toMatch(MAY_BE_DROPPED);
  expect(findDropped(code)).toBe(call);
});

it.each([
  "const text = decodeURIComponent(given);",
  "use(decodeURIComponent(given));",
  "const f = () => decodeURIComponent(given);",
  "const x =\n  String(given);",
  "Array.from(list).forEach(use);",
  "String(given).at(0)?.use();",
  "own.String(given);",
])("%s is", (code) => {
  expect(findDropped(code)).toBeUndefined();
});

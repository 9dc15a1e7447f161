import fc from "fast-check";
import { it } from "vitest";
import { endOfString } from "../../../src/base/terms/json-bytes.js";

/** The same, byte by byte. */
function naiveEnd(text: string): number {
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === "\\") at++;
  }
  return text.length;
}

it("finds the end of any string, or of a text in which it does not end", () => {
  const runs = fc.tuple(
    fc.constantFrom("\\", "\\\\", '\\"', '"', "a", "a".repeat(250), "\\".repeat(255), ""),
    fc.constantFrom("", "x", '"', "\\"),
  );
  const texts = fc.array(runs, { maxLength: 6 }).map((parts) => `"${parts.flat().join("")}`);
  fc.assert(
    fc.property(texts, (text) => endOfString(Buffer.from(text), 0) === naiveEnd(text)),
    { numRuns: 5_000 },
  );
});

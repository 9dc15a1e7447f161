import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextPositions, getUnits, type TextPosition } from "../../../src/engine/source/text-positions.js";

/** The place by its definition. */
function placeAfter(before: string, firstLine: number): TextPosition {
  const lines = before.split(/\r\n|\n|\r/);
  return { line: firstLine + lines.length - 1, column: Array.from(lines.at(-1) ?? "").length + 1 };
}

const character = fc.constantFrom("a", "é", "☃", "𝄞", "\n", "\r", "\r\n", "\ufeff");
/** Texts shorter than what is counted for a place, and longer ones, also with one line alone. */
const characters = fc.oneof(
  fc.array(character, { maxLength: 50 }),
  fc.array(character, { minLength: 1_500, maxLength: 3_000 }),
  fc.array(fc.constantFrom("a", "é", "☃", "𝄞"), { minLength: 1_500, maxLength: 3_000 }),
);

describe("places in a text", () => {
  it("are those that a reader counts, in any order", () => {
    fc.assert(
      fc.property(
        characters,
        fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 9 }),
        (units, picks, firstLine) => {
          const text = units.join("");
          const inBytes = new TextPositions(Buffer.from(text), firstLine);
          const inUnits = new TextPositions(getUnits(text), firstLine);
          for (const pick of picks) {
            const before = units.slice(0, pick % (units.length + 1)).join("");
            // Within CR LF, and of CR before LF, there is no place.
            if (before.endsWith("\r") && text[before.length] === "\n") continue;
            const place = placeAfter(before, firstLine);
            expect(inBytes.at(Buffer.byteLength(before))).toEqual(place);
            expect(inUnits.at(before.length)).toEqual(place);
          }
        },
      ),
    );
  });

  it.each([1_023, 1_024, 1_025, 2_048])("are right at the end of %i bytes", (length) => {
    expect(new TextPositions(Buffer.alloc(length, "a")).at(length)).toEqual({ line: 1, column: length + 1 });
  });

  it.each(["one line ", "\n"])("take counting the text once, and little for each: %j", (part) => {
    const text = Buffer.from(part.repeat(20_000));
    let read = 0;
    const counted = new Proxy(text, {
      get(target, name): unknown {
        if (typeof name === "string" && /^\d+$/.test(name)) read++;
        const value: unknown = Reflect.get(target, name, target);
        return value;
      },
    });
    const places = new TextPositions(counted);
    const findings = 500;
    for (let at = 0; at < findings; at++) places.at((at * 7_919) % text.length);
    expect(read).toBeGreaterThanOrEqual(text.length);
    expect(read).toBeLessThanOrEqual(2 * text.length + findings * 1_024);
  });
});

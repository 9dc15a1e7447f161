import fc from "fast-check";

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Every code point but surrogates, for `unit` of `fc.string`: fast-check's `binary`, which would make a map of a million characters in
 * each process, a second of processor, to find the numbers of those in `__proto__` and its like.
 */
export const anyCharacter = fc.nat({ max: 0x10_ffff - SURROGATES }).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (character) => {
    const code = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (code === undefined || character !== String.fromCodePoint(code)) throw new Error("no character");
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

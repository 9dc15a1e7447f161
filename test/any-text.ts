import fc from "fast-check";

// fast-check has all of this, but makes a map of a million characters for it, twice: for `binary` and for addresses. Each takes a second of
// processor and 120 MB, only to find the numbers of the characters in `__proto__` and its like.

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/** Every code point but surrogates, for `unit` of `fc.string`: the same as `binary`. */
export const anyCharacter = fc.nat({ max: 0x10_ffff - SURROGATES }).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (character) => {
    const code = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (code === undefined || character !== String.fromCodePoint(code)) throw new Error("no character");
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

/** What RFC 3986 lets stand in a segment of a path, and anything else in its escaped form. */
const pathCharacter = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...Array.from("-._~!$&'()*+,;=:@")) },
  { weight: 1, arbitrary: anyCharacter.map((character) => encodeURIComponent(character)) },
);

/** The path of an address, which may be empty. */
export const webPath = fc
  .array(fc.string({ unit: pathCharacter }))
  .map((segments) => segments.map((segment) => `/${segment}`).join(""));

/** An address. */
export const webUrl = fc
  .tuple(fc.constantFrom("http", "https"), fc.webAuthority(), webPath)
  .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`);

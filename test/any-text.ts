import fc from "fast-check";

// fast-check provides all of this, but builds a map of a million characters for it, twice: for `binary` and for URLs.
// Each takes a second of processor time and 120 MB, only to find the code points of `__proto__` and similar names.

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/** Every code point except surrogates, for `unit` of `fc.string`: the same as `binary`. */
export const anyCharacter = fc.nat({ max: 0x10_ffff - SURROGATES }).map(
  (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
  (character) => {
    const code = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (code === undefined || character !== String.fromCodePoint(code)) throw new Error("no character");
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

/** The characters that RFC 3986 allows in a path segment, and any others in escaped form. */
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

/** The path of a URL, which may be empty. */
export const webPath = fc
  .array(fc.string({ unit: pathCharacter }))
  .map((segments) => segments.map((segment) => `/${segment}`).join(""));

/** A URL. */
export const webUrl = fc
  .tuple(fc.constantFrom("http", "https"), fc.webAuthority(), webPath)
  .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`);

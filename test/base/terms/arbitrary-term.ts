import fc from "fast-check";
import { RegoNumber, RegoObject, RegoSet, type Term } from "../../../src/base/terms/term.js";

/** Well-formed strings with all characters that need an escape or a surrogate pair. */
export const strings = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('"\\\n\t\u0000\u007f\u2028`é😀/')),
    fc.string({ maxLength: 1 }),
  ),
});

const numbers = fc
  .oneof(
    fc.constantFrom("1.0", "12345678901234567890", "1e400", "-0.10", "1E+2"),
    fc.integer().map(String),
    fc.bigInt().map(String),
  )
  .map((text) => new RegoNumber(text));

/** Ground terms of every type. */
export const terms: fc.Arbitrary<Term> = fc.letrec<{ term: Term }>((tie) => ({
  term: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<Term[]>(null, true, false),
    numbers,
    strings,
    fc.array(tie("term"), { maxLength: 4 }),
    fc.array(tie("term"), { maxLength: 4 }).map((items) => new RegoSet(items)),
    fc.array(fc.tuple(tie("term"), tie("term")), { maxLength: 4 }).map((entries) => new RegoObject(entries)),
  ),
})).term;

import fc from "fast-check";
import { toRegoText } from "../../../../src/base/terms/term-text.js";
import { RegoObject, RegoSet, type Term } from "../../../../src/base/terms/term.js";
import { number, oneOf, smallNumber } from "./text-parts.js";

const keys = fc.oneof(oneOf("a", "b", "", "a/b", "~", "0"), oneOf("0", "1").map(number));
export const documents = fc.letrec<{ document: Term }>((tie) => ({
  document: fc.oneof(
    { depthSize: "small" },
    oneOf("0", "1", "1.0").map(number),
    oneOf("a", "b"),
    fc.array(tie("document"), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(keys, tie("document")), { maxLength: 3, selector: ([key]) => toRegoText(key) })
      .map((entries) => new RegoObject(entries)),
    fc.array(oneOf("a", "b"), { maxLength: 2 }).map((items) => new RegoSet(items)),
  ),
})).document;
export const constructed = fc.tuple(documents, documents, documents).map(
  ([first, second, third]): Term =>
    new RegoObject([
      [
        "a",
        new RegoObject([
          ["a", first],
          ["b", [second]],
        ]),
      ],
      ["b", [first, third]],
      ["0", second],
    ]),
);
const segments = oneOf("a", "a", "b", "b", "0", "0", "1", "-", "", "a~1b", "~0", "2", "01", "1.0", "-1");
const paths: fc.Arbitrary<Term> = fc.oneof(
  fc.array(segments, { maxLength: 3 }).map((all) => all.map((segment) => `/${segment}`).join("")),
  fc.array(segments, { maxLength: 2 }).map((all) => all.join("/")),
  fc.array(keys, { maxLength: 3 }),
  smallNumber.map(number),
);
export const operations = fc
  .record<Record<string, Term>>(
    {
      op: fc.oneof(oneOf("add", "remove", "replace", "move", "copy", "test"), oneOf("ad")),
      path: paths,
      from: paths,
      value: documents,
    },
    { requiredKeys: ["op", "path"] },
  )
  .map((members) => new RegoObject(Object.entries(members)));

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeReferences, toReferrerItem } from "../../../src/client/rest/referrer.js";
import type { ReferrerItem } from "../../../src/schema/records.js";

describe("toReferrerItem", () => {
  test.each([
    [{ created_at: "2026-01-01T00:00:00Z" }, { createdAt: "2026-01-01T00:00:00Z" }],
    [{ createdAt: "2026-01-01T00:00:00Z" }, { createdAt: "2026-01-01T00:00:00Z" }],
    [{ createdAt: null, references: null, metadata: null, annotations: null }, {}],
    [{ public: false }, { public: false }],
    [
      { public: true, a_new_field: [1] },
      { public: true, a_new_field: [1] },
    ],
    [
      { metadata: {}, annotations: { a: "b" } },
      { metadata: {}, annotations: { a: "b" } },
    ],
    [{}, {}],
  ])("%j becomes %j", (wire, expected) => {
    const key = { digest: "sha256:a", kind: "A" };
    expect(toReferrerItem({ ...key, ...wire })).toStrictEqual({ ...key, references: [], ...expected });
  });

  test("references are in the same form at every level", () => {
    const wire = { digest: "sha1:a", kind: "A", created_at: "2026-01-01T00:00:00Z" };
    const item = { digest: "sha1:a", kind: "A", createdAt: "2026-01-01T00:00:00Z", references: [] };
    expect(toReferrerItem({ ...wire, references: [{ ...wire, references: [wire] }] })).toStrictEqual({
      ...item,
      references: [{ ...item, references: [item] }],
    });
  });
});

test("merging keeps the order of first appearance, and each digest and kind once", () => {
  const reference = fc.record({
    digest: fc.constantFrom("sha1:a", "sha1:b", "sha1:c"),
    kind: fc.constantFrom("A", "B"),
    references: fc.constant<ReferrerItem[]>([]),
  });
  const key = ({ digest, kind }: ReferrerItem): string => `${kind} ${digest}`;
  fc.assert(
    fc.property(fc.array(fc.array(reference)), (pages) => {
      const merged = mergeReferences(pages);
      const firsts = pages
        .flat()
        .filter((item, index, all) => all.findIndex((other) => key(other) === key(item)) === index);
      expect(merged).toEqual(firsts);
    }),
  );
});

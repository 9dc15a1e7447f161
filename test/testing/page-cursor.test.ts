import fc from "fast-check";
import { expect, test } from "vitest";

import { createEvidenceStore } from "../../src/testing/index.js";
import { cutPage } from "../../src/testing/page-cursor.js";
import { ServiceProblem } from "../../src/testing/service-problem.js";

const visibility = { organizations: ["acme"] };

test("following the cursors gives every reference once, in order, whatever the page size and the times", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      (seconds, limit) => {
        const store = createEvidenceStore();
        const root = store.addReferrer({ digest: "sha256:00", kind: "ATTESTATION" });
        for (const [at, second] of seconds.entries()) {
          const createdAt = new Date(second * 1000);
          store.link(
            root,
            store.addReferrer({ digest: `sha256:1${String(at)}`, kind: "ARTIFACT", createdAt }),
          );
        }
        const all = store.referencesOf(root, visibility);
        const paged = [];
        let cursor = "";
        do {
          const page = cutPage(all, cursor, limit);
          expect(page.references.length).toBeLessThanOrEqual(limit);
          paged.push(...page.references);
          cursor = page.nextCursor;
        } while (cursor !== "");
        expect(all).toHaveLength(seconds.length);
        expect(paged).toEqual(all);
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  ["zzz", "decoding cursor: illegal base64 data at input byte 0"],
  ["YWJjZ", "decoding cursor: illegal base64 data at input byte 4"],
  ["YW!j", "decoding cursor: illegal base64 data at input byte 2"],
  ["YWJj", "cursor is not valid"],
  [Buffer.from("2026-01-01T00:00:00Z,a,b").toString("base64"), "cursor is not valid"],
])("the cursor %s is malformed", (cursor, reason) => {
  expect(() => cutPage([], cursor, 20)).toThrow(ServiceProblem);
  try {
    cutPage([], cursor, 20);
  } catch (error) {
    expect(error).toMatchObject({ problem: { kind: "cursor_malformed", reason } });
  }
});

import { describe, expect, it } from "vitest";
import { generateCase } from "./generate-case.js";
import { Random } from "../differential/random.js";
import { isRegohostError } from "../../../src/base/errors.js";
import { loadSource } from "../../../src/engine/source/load-source.js";

/** What may be said against a changed bundle, or against the options. */
const CODES = new Set([
  "bundle_invalid",
  "bundle_path_escape",
  "key_invalid",
  "signature_invalid",
  "signature_missing",
  "signer_untrusted",
  "source_empty",
  "source_unsupported",
]);

// 100,000 bundles against OPA's own verifier: npm run fuzz:bundles.
describe("generated bundles", () => {
  it("are taken as they were signed, and refused with a code when they are changed", async () => {
    const random = new Random(7);
    const ends = { taken: 0, refused: 0 };
    for (let run = 0; run < 300; run++) {
      const { archive, files, mutations, verification } = generateCase(random);
      // The list of a folder has other names.
      if (files !== undefined) continue;
      try {
        await loadSource(archive, { bundles: verification });
        ends.taken++;
      } catch (error) {
        const code = isRegohostError(error) ? error.code : String(error);
        expect({ mutations, code, isExpected: CODES.has(code) }).toMatchObject({ isExpected: true });
        ends.refused++;
        expect(mutations.length, code).toBeGreaterThan(0);
      }
    }
    expect(ends.taken).toBeGreaterThan(30);
    expect(ends.refused).toBeGreaterThan(100);
  });
});

import { describe, expect, it } from "vitest";
import { loadPolicy } from "../../../src/index.js";

/** What `opa eval` 1.22 gives for the same text. */
const SOURCE = `# METADATA
# title: Gate
# scope: package
# custom:
#   level: 2
package meta

# METADATA
# title: Denied
# description: what must not be
deny := {"chain": rego.metadata.chain(), "rule": rego.metadata.rule()}

plain := rego.metadata.rule()
`;

const RULE = { scope: "rule", title: "Denied", description: "what must not be" };
const PACKAGE = { scope: "package", title: "Gate", custom: { level: 2 } };

describe("rego.metadata", () => {
  it("gives the annotations of the rule and of its package", async () => {
    await using policy = await loadPolicy(
      { files: { "meta.rego": SOURCE } },
      { entrypoint: ["meta/deny", "meta/plain"] },
    );
    expect(await policy.evaluate(undefined, { entrypoint: "meta/deny" })).toEqual({
      chain: [
        { path: ["meta", "deny"], annotations: RULE },
        { path: ["meta"], annotations: PACKAGE },
      ],
      rule: RULE,
    });
    expect(await policy.evaluate(undefined, { entrypoint: "meta/plain" })).toEqual({});
    expect(policy.needsOpaCore).toBeUndefined();
  });
});

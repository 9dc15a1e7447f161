import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toStandardBuiltinReference } from "../../../scripts/standard-builtin-reference.js";
import table from "../../../opa-core/standard-builtins.json" with { type: "json" };
import { standardBuiltin } from "../../../src/engine/opa/standard-builtins.js";
import type { Capabilities } from "../../../src/engine/builtin/capabilities.js";
import { jsBuiltins } from "../../../src/engine/std/registry.js";

const capabilities = JSON.parse(
  readFileSync(new URL("../../../opa-core/capabilities.json", import.meta.url), "utf8"),
) as Capabilities;

// Fails when the file is stale. Written anew by: npx vitest run test/engine/std/standard-builtin-reference.test.ts --update
it("docs/standard-builtins.md says what answers each of OPA's built-ins", async () => {
  const reference = toStandardBuiltinReference({
    capabilities,
    host: standardBuiltin,
    inJavaScript: jsBuiltins,
  });
  const lines = reference.split("\n");
  for (const name of Object.keys(table).filter((known) => !known.startsWith("internal."))) {
    const own = lines.filter(
      (text) => /^\| `/.test(text) && text.split(" | ", 1)[0]?.includes(`\`${name}\``),
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/ \| (?:JavaScript|native|opa-core|network) \|/);
  }
  await expect(reference).toMatchFileSnapshot("../../../docs/standard-builtins.md");
});

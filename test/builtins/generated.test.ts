import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { serviceBuiltins } from "../../builtins/index.js";
import { toBuiltinReference } from "../../scripts/builtin-reference.js";
import { mergeCapabilities, type Capabilities } from "../../src/engine/builtin/capabilities.js";
import { verificationBuiltins } from "../../src/engine/builtin/verification-builtins.js";
import { stubService } from "./service-stub.js";

// Each fails when its file is stale. Written anew by: npx vitest run test/builtins/generated.test.ts --update

const builtins = serviceBuiltins(stubService({}));

it("builtins/capabilities.json is OPA's, with the service's built-ins and this package's own", async () => {
  const base = JSON.parse(
    readFileSync(new URL("../../opa-core/capabilities.json", import.meta.url), "utf8"),
  ) as Capabilities;
  const merged = mergeCapabilities(base, [...builtins, ...verificationBuiltins]);
  expect(merged.builtins).toHaveLength(base.builtins.length + builtins.length + verificationBuiltins.length);
  await expect(`${JSON.stringify(merged, null, 2)}\n`).toMatchFileSnapshot(
    "../../builtins/capabilities.json",
  );
});

it("docs/builtins.md describes the service's built-ins", async () => {
  await expect(toBuiltinReference(builtins)).toMatchFileSnapshot("../../docs/builtins.md");
});

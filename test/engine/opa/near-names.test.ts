import { expect, it } from "vitest";
import { likelyMeant } from "../../../src/engine/opa/near-names.js";

it.each([
  ["_deny", "deny"],
  ["deny__", "deny"],
  ["__Denied_", "deny"],
  ["dennied", "deny"],
  ["denid", "deny"],
  ["warms", undefined],
  ["de_ny_x", undefined],
  ["deny", undefined],
  ["s", undefined],
  ["_ed", undefined],
])("takes %s for a name that is meant to be %s", (name, meant) => {
  expect(likelyMeant(name, ["deny", "warn"])).toBe(meant);
});

it("reads a name of many underscores once: a document may contain it", () => {
  expect(likelyMeant(`a${"_".repeat(400_000)}b`, ["deny", "warn"])).toBeUndefined();
});

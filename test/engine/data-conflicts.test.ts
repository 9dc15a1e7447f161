import { describe, expect, it } from "vitest";
import { checkDataConflicts } from "../../src/engine/data-conflicts.js";
import { loadPolicy } from "../../src/index.js";
import type { RegoPackage } from "../../src/rego/rego-package.js";

const location = { file: "p.rego", row: 1, column: 1 };
const packages: RegoPackage[] = [
  {
    path: "gate/a-b",
    rules: ["deny", "parts.critical", 'keys["x y"]', "dynamic.z[i]"].map((name) => ({ name, location })),
    test: false,
  },
];

describe("checkDataConflicts", () => {
  it.each<[string, unknown]>([
    ["nothing", {}],
    ["another path", { gate: { other: { deny: 1 } } }],
    ["a value beside the rules", { gate: { "a-b": { limit: 1 } } }],
    ["a value beside a part of a rule", { gate: { "a-b": { parts: { other: 1 } } } }],
    ["a value above the package that is no object", { gate: 1 }],
    ["a name that every object has", { gate: { "a-b": { parts: {} } } }],
  ])("takes %s", (_name, data) => {
    expect(() => {
      checkDataConflicts(packages, data);
    }).not.toThrow();
  });

  it.each<[string, unknown, RegExp]>([
    ["a rule", { deny: null }, /a value at \/gate\/a-b\/deny, where the policy has the rule deny:/],
    ["a part of a rule", { parts: { critical: {} } }, /\/gate\/a-b\/parts\/critical/],
    ["a rule with a key in its head", { keys: { "x y": 1 } }, /\/keys\/x y/],
    ["the known part of a rule", { dynamic: { z: 1 } }, /\/dynamic\/z,/],
  ])("refuses a value in the place of %s", async (_name, data, message) => {
    await expect(() => {
      checkDataConflicts(packages, { gate: { "a-b": data } });
    }).toFailWith("data_invalid", message);
  });
});

it("data with a value in the place of a rule is refused, given at load or later", async () => {
  const source = { files: { "p.rego": "package gate\n\ndeny contains 1 if data.gate.on\n" } };
  const conflict = { gate: { deny: [1] } };
  await expect(loadPolicy(source, { data: conflict })).toFailWith("data_invalid", /\/gate\/deny/);
  const policy = await loadPolicy(source, { entrypoint: "gate/deny", data: { gate: { on: true } } });
  expect(() => {
    policy.setData(conflict);
  }).toThrow(/\/gate\/deny/);
  expect(await policy.evaluate()).toEqual([1]);
});

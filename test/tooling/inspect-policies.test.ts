import { describe, expect, it } from "vitest";
import { inspectPolicies } from "../../src/tooling/index.js";
import { makeFolder } from "../cli/run.js";

describe("inspectPolicies", () => {
  it("gives packages with their rules, annotations and places, without compiling them", async () => {
    const cwd = await makeFolder({
      "p/gate.rego":
        "package supply.gate\n\n# METADATA\n# title: No critical findings\ndeny contains msg if msg := nope(1)\n",
      "p/gate_test.rego": "package supply.gate_test\n\ntest_x if true\n",
    });
    const inspected = await inspectPolicies("p", { cwd });
    expect(inspected.packages).toMatchObject([
      {
        path: "supply/gate",
        test: false,
        rules: [
          {
            name: "deny",
            location: { file: "p/gate.rego", row: 5 },
            annotations: { title: "No critical findings" },
          },
        ],
      },
      { path: "supply/gate_test", test: true, rules: [{ name: "test_x" }] },
    ]);
  });

  it("lists definitions, and what they refer to, where it is asked", async () => {
    const files = {
      "p.rego":
        'package p\n\nimport data.lib as l\n\ndeny contains "a" if l.x\n\ndeny contains "b" if input.b\n',
    };
    expect((await inspectPolicies({ files })).definitions).toBeUndefined();
    const { definitions, imports } = await inspectPolicies({ files }, { references: true });
    expect(definitions).toMatchObject([
      { package: "p", name: "deny", kind: "set", location: { row: 5 }, references: ["data.lib.x"] },
      { package: "p", name: "deny", kind: "set", location: { row: 7 }, references: ["input.b"] },
    ]);
    expect(imports).toEqual([{ file: "p.rego", imports: [{ path: "data.lib", alias: "l" }] }]);
  });

  it("lists named files that are not Rego", async () => {
    const cwd = await makeFolder({ "p.rego": "package p\n\nx := 1\n", "README.md": "", "p/q.md": "" });
    const { packages, skipped } = await inspectPolicies(["p.rego", "README.md"], { cwd });
    expect([packages.map(({ path }) => path), skipped]).toEqual([["p"], ["README.md"]]);
    expect(await inspectPolicies(["README.md"], { cwd })).toEqual({
      packages: [],
      imports: [],
      skipped: ["README.md"],
      addresses: [],
    });
  });

  it("refuses Rego that does not parse", async () => {
    await expect(inspectPolicies({ files: { "p.rego": "package p\n\nx if {\n" } })).rejects.toMatchObject({
      code: "rego_invalid",
    });
  });
});

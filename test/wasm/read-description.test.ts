import { compilePolicy, loadPolicy } from "regohost";
import { describe, expect, it } from "vitest";
import { addCustomSection, readCustomSections } from "../../src/wasm/byte-reader.js";
import { readDescription } from "../../src/wasm/policy-description.js";
import { opaVersion, plannerMark, version } from "../../src/version.js";
import { createWasm } from "./wasm-bytes.js";

const FILES = {
  "b/p.rego":
    'package a["b c"]\n\nimport data.limits\n\ndeny contains "x" if input.n > limits.max\n\npart.x := 1\n\npart[y] := 2 if some y in input.l\n\nf(x) := x\n',
  "a.rego": "package a_test\n\ntest_x := true\n",
};

describe("the description of a compiled policy", () => {
  it("says what the module judges, reads and was made of", async () => {
    const { wasm, origin } = await compilePolicy({ files: FILES }, { entrypoint: ["a/b c/deny", "a/b c"] });
    expect(await readDescription(wasm, "p")).toEqual({
      version: 2,
      compiler: { regohost: version, opa: opaVersion, planner: plannerMark },
      entrypoints: ["a/b c/deny", "a/b c"],
      packages: [
        { path: "a/b c", test: false },
        { path: "a_test", test: true },
      ],
      rules: [
        { path: ["a_test", "test_x"], kind: "value" },
        { path: ["a", "b c", "deny"], kind: "set" },
        { path: ["a", "b c", "part", "x"], kind: "value" },
        { path: ["a", "b c", "part"], kind: "object" },
        { path: ["a", "b c", "f"], kind: "function" },
      ],
      references: [
        {
          reference: "data.limits",
          path: ["limits"],
          inPackage: false,
          location: { file: "b/p.rego", row: 3, column: 8 },
        },
        {
          reference: "data.limits.max",
          path: ["limits", "max"],
          inPackage: false,
          location: { file: "b/p.rego", row: 5, column: 32 },
        },
      ],
      judging: [
        {
          path: "a/b c",
          test: false,
          argument: "",
          judged: ["deny"],
          entrypoint: "regohost_verdict/p0/rules",
          rules: [
            { name: "deny", location: { file: "b/p.rego", row: 5, column: 1 } },
            { name: "part.x", location: { file: "b/p.rego", row: 7, column: 1 } },
            { name: "part", location: { file: "b/p.rego", row: 9, column: 1 } },
            { name: "f", location: { file: "b/p.rego", row: 11, column: 1 } },
          ],
          definitions: { deny: [{ kind: "set", location: { file: "b/p.rego", row: 5, column: 1 } }] },
          ruleCount: 0,
        },
      ],
      policies: ["a/b c"],
      ignored: [],
      unchecked: [],
      checked: {},
      source: { digest: origin.digest, files: ["b/p.rego", "a.rego"] },
    });
    expect(await readDescription(new WebAssembly.Module(wasm), "p")).toEqual(
      await readDescription(wasm, "p"),
    );
  });

  it("is the same for the same source, and leaves the module as it is", async () => {
    const [one, two] = await Promise.all(
      [0, 0].map(() => compilePolicy({ files: FILES }, { entrypoint: "a" })),
    );
    expect(one?.wasm).toEqual(two?.wasm);
    await using policy = await loadPolicy(one?.wasm ?? "");
    expect(await policy.evaluate({ n: 1, l: [] })).toEqual({ "b c": { deny: [], part: { x: 1 } } });
  });

  it("is there only in what this package builds", async () => {
    expect(await readDescription(createWasm({}), "p")).toBeUndefined();
    expect(await readDescription(createWasm({}).subarray(0, 12), "p")).toBeUndefined();
  });
});

describe("custom sections", () => {
  it.each([0, 1, 127, 128, 20_000])("of %i bytes come back", (length) => {
    const content = Buffer.alloc(length, 7);
    const wasm = addCustomSection(addCustomSection(createWasm({}), "é".repeat(100), content), "b", content);
    expect(WebAssembly.Module.customSections(new WebAssembly.Module(wasm), "b")).toHaveLength(1);
    for (const source of [wasm, new WebAssembly.Module(wasm)]) {
      expect(readCustomSections(source, "é".repeat(100)).map((found) => Buffer.from(found))).toEqual([
        content,
      ]);
      expect(readCustomSections(source, "c")).toEqual([]);
    }
  });
});

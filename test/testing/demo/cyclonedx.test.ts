import { describe, expect, it } from "vitest";
import {
  mergeCycloneDx,
  findPackage,
  parseCycloneDx,
  type CycloneDx,
} from "../../../src/testing/demo/cyclonedx.js";

const component = (name: string): CycloneDx["components"][number] => ({
  "bom-ref": `${name}@1.0.0`,
  name,
  version: "1.0.0",
  purl: `pkg:npm/${name}@1.0.0`,
});

/** `a -> b` for each pair; the subject is `app`. */
function bom(names: string[], edges: Record<string, string[]>): CycloneDx {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    metadata: { component: component("app") },
    components: names.map(component),
    dependencies: Object.entries(edges).map(([from, to]) => ({
      ref: `${from}@1.0.0`,
      dependsOn: to.map((name) => `${name}@1.0.0`),
    })),
  };
}

const names = (document: CycloneDx | undefined): string[] | undefined =>
  document?.components.map(({ name }) => name);

describe("ofPackage", () => {
  const whole = bom(["a", "b", "c", "dev", "tool"], {
    app: ["a", "dev"],
    a: ["b"],
    b: ["a"],
    dev: ["tool", "b"],
    c: [],
  });

  it("keeps what production needs, and nothing else", () => {
    const part = findPackage(whole, "pkg:npm/app@1.0.0", ["a"]);
    expect(names(part)).toEqual(["a", "b"]);
    expect(part?.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn])).toEqual([
      ["app@1.0.0", ["a@1.0.0"]],
      ["a@1.0.0", ["b@1.0.0"]],
      ["b@1.0.0", ["a@1.0.0"]],
    ]);
  });

  it("keeps what a development dependency uses too", () => {
    const shared = bom(["yaml", "tool"], { app: ["yaml", "tool"], tool: ["yaml"] });
    expect(names(findPackage(shared, "pkg:npm/app@1.0.0", ["yaml"]))).toEqual(["yaml"]);
  });

  it("makes a component the subject when the package is one", () => {
    const host = bom(["lib", "x", "y"], { app: ["lib", "y"], lib: ["x"] });
    const part = findPackage(host, "pkg:npm/lib@1.0.0", ["x"]);
    expect(part?.metadata.component.name).toBe("lib");
    expect(names(part)).toEqual(["x"]);
  });

  it("gives nothing for a package that is not there", () => {
    expect(findPackage(whole, "pkg:npm/app@2.0.0", ["a"])).toBeUndefined();
  });
});

it("merges documents into one, each component once", () => {
  const part = { ...bom(["b", "c"], { wasm: ["b", "c"] }), metadata: { component: component("wasm") } };
  const merged = mergeCycloneDx(bom(["a", "b"], { app: ["a"], a: ["b"] }), [part]);
  expect(names(merged)).toEqual(["a", "b", "wasm", "c"]);
  expect(merged.dependencies.find(({ ref }) => ref === "app@1.0.0")?.dependsOn).toEqual([
    "a@1.0.0",
    "wasm@1.0.0",
  ]);
  expect(merged.dependencies.find(({ ref }) => ref === "wasm@1.0.0")?.dependsOn).toEqual([
    "b@1.0.0",
    "c@1.0.0",
  ]);
});

describe("parseCycloneDx", () => {
  it("keeps what it does not know", () => {
    const document = {
      ...bom(["a"], {}),
      extra: 1,
      components: [{ ...component("a"), licenses: [{ expression: "MIT" }] }],
    };
    expect(parseCycloneDx(JSON.stringify(document))).toEqual(document);
  });

  it.each(["", "{}", '{"bomFormat":"SPDX"}', '{"bomFormat":"CycloneDX","specVersion":"1.5"}'])(
    "refuses %s",
    (text) => {
      expect(() => parseCycloneDx(text)).toThrow();
    },
  );
});

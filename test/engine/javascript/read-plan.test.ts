import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { makeJavaScript } from "../../../src/engine/javascript/make-javascript.js";
import { readPlan } from "../../../src/engine/javascript/read-plan.js";
import { loadSource } from "../../../src/engine/source/load-source.js";
import { addCustomSection, readCustomSections, readSections } from "../../../src/engine/wasm/byte-reader.js";
import { withoutCustomSections } from "../wasm/wasm-bytes.js";

const SECTION = "regohost_plan";
const SECTIONS = { type: 1, function: 3, code: 10, data: 11 };

async function compile(rule: string): Promise<Uint8Array> {
  const { wasm } = await compilePolicy(
    { files: { "p.rego": `package p\n\n${rule}\n` } },
    { entrypoint: "p/x" },
  );
  return wasm;
}

function planOf(wasm: Uint8Array): Uint8Array {
  const [section] = readCustomSections(wasm, SECTION);
  if (section === undefined) throw new Error("there is no plan");
  return section;
}

describe("readPlan", () => {
  let one: Uint8Array;
  let other: Uint8Array;

  beforeAll(async () => {
    [one, other] = await Promise.all([compile("x := 1"), compile("x := 2")]);
  });

  it("reads the plan of what this package compiles, whatever else describes the module", () => {
    expect(readPlan(one)).toBeDefined();
    expect(readPlan(addCustomSection(one, "name", Buffer.from("x")))).toBeDefined();
    expect(makeJavaScript(one, 2 ** 30)).toBeDefined();
  });

  it("reads none of a module without a plan, and of OPA's", async () => {
    expect(readPlan(withoutCustomSections(one))).toBeUndefined();
    const stock = await loadSource(new URL("../wasm/fixtures/stock-bundle.tar.gz", import.meta.url));
    const bytes =
      stock.kind === "wasm" && stock.wasm instanceof Uint8Array ? stock.wasm : readFileSync("/dev/null");
    expect(bytes.length).toBeGreaterThan(0);
    expect(readPlan(bytes)).toBeUndefined();
    expect(makeJavaScript(bytes, 2 ** 30)).toBeUndefined();
  });

  it("reads no plan of another module", () => {
    const moved = addCustomSection(withoutCustomSections(one), SECTION, planOf(other));
    expect(readPlan(moved)).toBeUndefined();
    expect(readPlan(addCustomSection(withoutCustomSections(one), SECTION, planOf(one)))).toBeDefined();
  });

  it.each(Object.entries(SECTIONS))("reads no plan of a module whose section %s was changed", (_, wanted) => {
    const changed = Uint8Array.from(one);
    const found = [...readSections(one)].find(({ id }) => id === wanted);
    const content = found?.content.rest();
    const at = content === undefined ? 0 : content.byteOffset - one.byteOffset + content.length - 1;
    expect(at).toBeGreaterThan(0);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(readPlan(changed)).toBeUndefined();
  });

  it("reads none of two plans, nor one in the form of another version", () => {
    expect(readPlan(addCustomSection(one, SECTION, planOf(one)))).toBeUndefined();
    const later = Uint8Array.from(planOf(one));
    later[0] = 2;
    expect(readPlan(addCustomSection(withoutCustomSections(one), SECTION, later))).toBeUndefined();
    expect(
      readPlan(addCustomSection(withoutCustomSections(one), SECTION, new Uint8Array(0))),
    ).toBeUndefined();
  });
});

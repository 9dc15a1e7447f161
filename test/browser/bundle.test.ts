import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputChunk } from "rolldown";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleForBrowser } from "../../scripts/bundle-browser.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

describe("the bundle for browsers", () => {
  let chunks: OutputChunk[];

  beforeAll(async () => {
    const output = await bundleForBrowser({
      input: { browser: "src/browser/index.ts" },
      dir: ".bench/browser-test",
    });
    chunks = output.filter((file) => file.type === "chunk");
  });

  it("imports nothing but its own files", () => {
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !own.has(name))).toEqual([]);
    for (const { code } of chunks) expect(code).not.toMatch(/(?:from|import|require\()\s*\(?["']node:/);
  });

  it("has no module that a part stands in for", () => {
    const parts = join(ROOT, "src/browser/parts");
    const replaced = readdirSync(parts, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.startsWith("node"))
      .map((name) => join(ROOT, "src", name));
    const modules = new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
    expect(replaced.filter((name) => modules.has(name)).map((name) => relative(ROOT, name))).toEqual([]);
  });

  it("comes with the licences of what it contains", () => {
    const notices = readFileSync(join(ROOT, ".bench/browser-test/THIRD_PARTY_NOTICES"), "utf8");
    for (const name of ["buffer", "@noble/hashes", "re2js", "ajv", "zod"])
      expect(notices).toContain(`${name} `);
  });
});

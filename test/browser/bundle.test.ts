import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Linter } from "eslint";
import type { OutputChunk } from "rolldown";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleForBrowser } from "../../scripts/bundle-browser.mjs";

/** What every window and every worker has beside the language itself. */
const WEB = [
  ...["AbortController", "AbortSignal", "Blob", "DOMException", "DecompressionStream", "EventTarget", "File"],
  ...["MessageChannel", "ReadableStream", "Response", "TextDecoder", "TextEncoder", "URL", "WebAssembly"],
  ...["WritableStream", "atob", "btoa", "clearTimeout", "crypto", "fetch", "navigator", "performance"],
  ...["console", "queueMicrotask", "setTimeout"],
];

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

  it("refers to nothing that browsers and their workers lack", () => {
    const globals = Object.fromEntries(WEB.map((name) => [name, "readonly" as const]));
    const problems = chunks.flatMap(({ code, fileName }) =>
      new Linter()
        .verify(code, [
          {
            languageOptions: { ecmaVersion: 2024, sourceType: "module", globals },
            linterOptions: { noInlineConfig: true },
            rules: { "no-undef": "error" },
          },
        ])
        .map(({ message }) => `${fileName}: ${message}`),
    );
    expect([...new Set(problems)]).toEqual([]);
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

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { analyze } from "eslint-scope";
import { parse } from "espree";
import type { OutputChunk } from "rolldown";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleForBrowser } from "../../../scripts/bundle-browser.mjs";

/** The globals of ES2024 that a bundle may use: later ones are not in every browser that can run it. */
const LANGUAGE = `
  AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error
  EvalError FinalizationRegistry Float32Array Float64Array Function Infinity Int16Array Int32Array
  Int8Array Intl JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp
  Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array
  Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent
  escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape
`
  .trim()
  .split(/\s+/);

/** What every window and every worker has beside the language itself. */
const WEB = [
  ...["AbortController", "AbortSignal", "Blob", "DOMException", "DecompressionStream", "EventTarget", "File"],
  ...["MessageChannel", "ReadableStream", "Response", "TextDecoder", "TextEncoder", "URL", "WebAssembly"],
  ...["WritableStream", "atob", "btoa", "clearTimeout", "crypto", "fetch", "navigator", "performance"],
  ...["console", "queueMicrotask", "setTimeout", "structuredClone"],
];

/** Whether a tree is a program of ESTree: the parser types its own otherwise. */
const isProgram = (tree: { type: string }): tree is Parameters<typeof analyze>[0] => tree.type === "Program";

/** The names in a chunk that nothing of it declares. */
function globalsOf(code: string): string[] {
  const options = { ecmaVersion: 2024, sourceType: "module" } as const;
  const tree: { type: string } = parse(code, { ...options, range: true });
  const scope = isProgram(tree) ? analyze(tree, options).globalScope : null;
  if (scope === null) throw new Error("a chunk without a scope");
  return scope.through.map(({ identifier }) => identifier.name);
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

describe("the bundle for browsers", () => {
  let chunks: OutputChunk[];

  beforeAll(async () => {
    const output = await bundleForBrowser({
      input: { browser: "src/engine/browser/index.ts" },
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
    const known = new Set([...LANGUAGE, ...WEB]);
    const unknown = chunks.flatMap(({ code, fileName }) =>
      globalsOf(code)
        .filter((name) => !known.has(name))
        .map((name) => `${fileName}: ${name}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has no module that a part stands in for", () => {
    const parts = join(ROOT, "src/engine/browser/parts");
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

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import identity from "../../../runtime/identity.json" with { type: "json" };
import { runtimeIdentity } from "../../../runtime/wasm-sections.mjs";
import { loadSource } from "../../../src/engine/source/load-source.js";
import { compilePolicy } from "../../../src/engine/compile-policy.js";
import { readSections } from "../../../src/engine/wasm/byte-reader.js";
import { hasOurRuntime } from "../../../src/engine/wasm/module-runtime.js";
import { createWasm, withoutCustomSections } from "./wasm-bytes.js";

const file = (path: string): URL => new URL(path, import.meta.url);

/** The offset of the last byte of the first kept function, or of the first data segment. */
function lastByteOfFirst(wasm: Uint8Array, section: "function" | "segment"): number {
  for (const { id, content } of readSections(wasm)) {
    if (id === 10 && section === "function") {
      for (let left = content.count(); left > 0; left--) {
        const body = content.take(content.count());
        if (body.length > 3) return body.byteOffset + body.length - 1 - wasm.byteOffset;
      }
    }
    if (id === 11 && section === "segment") {
      content.count();
      content.take(2);
      content.count();
      content.take(1);
      const bytes = content.take(content.count());
      return bytes.byteOffset + bytes.length - 1 - wasm.byteOffset;
    }
  }
  throw new Error(`the module has no ${section}`);
}

/** With a byte changed. */
function changed(wasm: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(wasm);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe("hasOurRuntime", () => {
  let small: Uint8Array;

  beforeAll(async () => {
    ({ wasm: small } = await compilePolicy({ files: { "a.rego": "package a\n\nallow := true\n" } }));
  });

  it("knows what this package compiles", () => {
    expect(hasOurRuntime(small)).toBe(true);
  });

  it.each([0, 1, 2] as const)(
    "knows it with built-ins of the runtime, optimized at level %i",
    async (optimize) => {
      const rule = `allow if {
  regex.match("^a+$", input.x)
  glob.match("a*", [], input.x)
  json.is_valid(input.y)
  net.cidr_contains(input.z, "1.1.1.1")
  input.n % 7 == count(input.s | {1})
}`;
      const { wasm } = await compilePolicy(
        { files: { "a.rego": `package a\n\n${rule}\n` } },
        { entrypoint: "a/allow", optimize },
      );
      expect(hasOurRuntime(wasm)).toBe(true);
    },
  );

  it("knows it without names", () => {
    const bare = withoutCustomSections(small);
    expect(bare.length).toBeLessThan(small.length);
    expect(hasOurRuntime(bare)).toBe(true);
  });

  // Made by `opa build -t wasm -e gate` of OPA 1.22.0.
  it("does not take OPA's own runtime for it", async () => {
    const stock = await loadSource(file("./fixtures/stock-bundle.tar.gz"));
    expect(stock.kind === "wasm" && stock.wasm instanceof Uint8Array).toBe(true);
    expect(stock.kind === "wasm" && hasOurRuntime(stock.wasm)).toBe(false);
  });

  it.each(["function", "segment"] as const)(
    "does not take a runtime for it that differs in a %s",
    (section) => {
      expect(hasOurRuntime(changed(small, lastByteOfFirst(small, section)))).toBe(false);
    },
  );

  it("is asked again of bytes that were changed since", () => {
    const wasm = small.slice();
    expect(hasOurRuntime(wasm)).toBe(true);
    const at = lastByteOfFirst(wasm, "function");
    wasm[at] = (wasm[at] ?? 0) ^ 1;
    expect(hasOurRuntime(wasm)).toBe(false);
    expect(hasOurRuntime(small)).toBe(true);
  });

  it("takes what it cannot read for another runtime", () => {
    expect(hasOurRuntime(new WebAssembly.Module(small))).toBe(false);
    expect(hasOurRuntime(small.subarray(0, small.length - 10))).toBe(false);
    expect(hasOurRuntime(new Uint8Array())).toBe(false);
    expect(hasOurRuntime(createWasm({ returns: { eval: 0 }, data: [{ offset: 0, bytes: [1] }] }))).toBe(
      false,
    );
  });
});

describe("runtime/identity.json", () => {
  it("describes the committed runtime", () => {
    const read = (path: string): Buffer => readFileSync(file(`../../../runtime/${path}`));
    const callable = Object.keys(identity.calls);
    expect(identity).toEqual(runtimeIdentity(read("opa.wasm"), callable));
    expect(callable).toContain("opa_value_iter");
  });
});

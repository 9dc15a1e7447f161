import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCoreModule, readModule } from "../../../src/engine/opa/core-module.js";
import { packageRoot } from "../../../src/engine/opa/package-root.js";
import { opaVersion } from "../../../src/base/version.js";

const artifact = (): string => join(packageRoot(), "opa-core");

describe("the artifact", () => {
  test("is compiled once", async () => {
    const [a, b] = await Promise.all([loadCoreModule(), loadCoreModule()]);
    expect(a).toBe(b);
    expect(WebAssembly.Module.exports(a.wasm).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["run", "builtin_call", "builtin_id", "builtin_context", "buffer", "reply"]),
    );
  });

  test("imports the host and WASI's functions only", async () => {
    const modules = new Set(
      WebAssembly.Module.imports((await loadCoreModule()).wasm).map(({ module }) => module),
    );
    expect([...modules].sort()).toEqual(["host", "wasi_snapshot_preview1"]);
  });

  test("names no path of the machine that built it", async () => {
    const texts = await Promise.all(
      ["opa-core/opa-core.json", "opa-core/sbom.cdx.json", "THIRD_PARTY_NOTICES"].map((file) =>
        readFile(join(packageRoot(), file), "utf8"),
      ),
    );
    expect(texts.join("\n")).not.toMatch(/\/(home|root|tmp|work|Users|usr)\//);
  });

  test("has an SBOM in which every component has a licence and a package URL", async () => {
    const sbom = JSON.parse(await readFile(join(artifact(), "sbom.cdx.json"), "utf8")) as {
      components: { purl: string; licenses: unknown[] }[];
    };
    expect(sbom.components.map(({ purl }) => purl)).toContain(
      `pkg:golang/github.com/open-policy-agent/opa@v${opaVersion}`,
    );
    for (const { purl, licenses } of sbom.components) {
      expect(purl).toMatch(/^pkg:golang\//);
      expect(licenses).toHaveLength(1);
    }
  });
});

describe("a file that cannot be used", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "opa-core-"));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
  });

  const core = Buffer.from("some module");
  const described = { bytes: core.length, crc32: crc32(core) };

  test.each([
    ["is missing", undefined, /cannot be read/],
    ["is cut short", core.subarray(1), /damaged/],
    ["has a changed byte", Buffer.from("some modulE"), /damaged/],
    ["holds something else", core, /cannot be compiled/],
  ])("%s", async (_, content, message) => {
    const path = join(directory, "opa-core.wasm");
    await rm(path, { force: true });
    if (content !== undefined) await writeFile(path, content);
    await expect(readModule({ name: "opa-core", path, ...described })).toFailWith(
      "opa_core_unavailable",
      message,
    );
  });
});

import { beforeAll, expect, it } from "vitest";
import { bundle } from "../../scripts/bundle.mjs";

let files: { fileName: string; code: string; imports: string[]; dynamicImports: string[] }[];

beforeAll(async () => {
  const input = {
    client: "src/evidence/client/create-service-client.ts",
    send: "src/engine/std/network/http-send.ts",
  };
  const output = await bundle({ input, dir: "unused", written: false, maps: false });
  files = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}, 60_000);

it("imports node:http nowhere, which would load Node's own undici", () => {
  const imported = files.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  expect(imported.filter((name) => /^(node:)?http$/.test(name))).toEqual([]);
  expect(files.some(({ code }) => code.includes('getBuiltinModule("node:http")'))).toBe(true);
});

it("holds what a first call needs, so that Node reads no files of packages", () => {
  const imported = new Set(files.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const names = ["undici", "jose", "smol-toml", "ajv-formats", "@connectrpc", "@bufbuild", "zod"];
  expect(
    [...imported].filter((id) => names.some((name) => id === name || id.startsWith(`${name}/`))),
  ).toEqual([]);
});

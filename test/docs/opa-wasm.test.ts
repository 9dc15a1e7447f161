import { readFileSync } from "node:fs";
import * as opaWasm from "@open-policy-agent/opa-wasm";
import { expect, it } from "vitest";
import { compilePolicy } from "../../src/index.js";

const page = readFileSync(new URL("../../docs/opa-wasm.md", import.meta.url), "utf8");
const rows = page.split("\n## Name by name\n")[1]?.split("\n## ")[0] ?? "";
/** What its first column says. */
const theirs = Array.from(rows.matchAll(/^\| (.*?) \| /gm), ([, cell = ""]) => cell).join("\n");

/** Names that a module has besides its exports. */
const OTHERS = ["default", "module.exports", "__esModule"];

it("docs/opa-wasm.md has every export of the package, and all that a policy has", async () => {
  const { wasm } = await compilePolicy(
    { files: { "p.rego": "package p\nallow := true" } },
    { entrypoint: "p" },
  );
  const policy = await opaWasm.loadPolicy(new Uint8Array(wasm).buffer);
  const exported = Object.keys(opaWasm).filter((name) => !OTHERS.includes(name));
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(policy)).filter(
    (name) => name !== "constructor",
  );
  expect(exported).toContain("loadPolicy");
  expect(methods).toContain("setData");
  const names = [...exported, ...methods, "entrypoints"];
  expect(names.filter((name) => !theirs.includes(name))).toEqual([]);
});

// Programs that embed the package, for what makes files of them (`run.mjs` and test/shipping/).
import { symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CORE = join(ROOT, "opa-core/opa-core.wasm");

/** Compiles a policy and decides, twice: it prints `true`, or the code and message of the error. CORE names the file of opa-core, or is `sea`. */
export const PROGRAM = `
import { readFileSync } from "node:fs";
import { loadPolicy, useOpaCore } from "regohost";

const { CORE } = process.env;
const asset = () => new Uint8Array(process.getBuiltinModule("node:sea").getRawAsset("opa-core.wasm"));
if (CORE !== undefined) useOpaCore(CORE === "sea" ? asset() : readFileSync(CORE));
const source = { files: { "p.rego": 'package p\\nallow if count(graph.reachable({"a": []}, {"a"})) == input.n' } };

async function decide() {
  const policy = await loadPolicy(source, { entrypoint: "p/allow" });
  console.log(await policy.evaluate({ n: 1 }));
  await policy.close();
}
const tell = (error) => console.log(error.code, error.message);
decide().catch(tell).then(decide).catch(tell);
`;

/** What it prints away from the package, and with opa-core. */
export const REFUSED = /^(?:opa_core_unavailable opa-core: the files of the package .*useOpaCore\n){2}$/;
export const DECIDED = /^(?:true\n){2}$/;

/** Makes a project with the package in its `node_modules`, and the program. @param {string} folder */
export function makeProject(folder) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(ROOT, join(folder, "node_modules/regohost"));
  writeFileSync(join(folder, "app.mjs"), PROGRAM);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
}

// Programs that embed the package, for bundlers and packagers (`run.mjs` and test/shipping/).
import { symlinkSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const CORE = join(ROOT, "opa-core/opa-core.wasm");

/**
 * Compiles a policy and decides, twice: it prints `true`, or the code and message of the error. CORE is the file of
 * opa-core, or `sea`.
 */
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

/** Compiles a policy and decides with its Wasm, here and in a worker: it prints `true` twice. */
export const COMPILED = `
import { compilePolicy, loadPolicy } from "regohost";

const files = { "p.rego": 'package p\\nallow if { regex.match("^a", input.s); yaml.is_valid("a: 1") }' };
const { wasm } = await compilePolicy({ files }, { entrypoint: "p/allow" });
for (const options of [{}, { isolation: "worker" }]) {
  const policy = await loadPolicy(wasm, { entrypoint: "p/allow", ...options });
  console.log(await policy.evaluate({ s: "a" }));
  await policy.close();
}
`;

/** Tests for Jest, in which Node's own values have other classes, with the package as `regohost`. */
export const JEST_TEST = `
test("decides", async () => {
  const source = { files: { "p.rego": "package p\\n\\nallow := input.n == 1" } };
  const policy = await regohost.loadPolicy(source, { entrypoint: "p/allow" });
  expect(await policy.evaluate({ n: 1 })).toBe(true);
  await policy.close();
});
test("has codes of errors", async () => {
  const error = await regohost.loadPolicy("no-such-folder/").catch((thrown) => thrown);
  expect([regohost.isRegohostError(error), error.code]).toEqual([true, "source_not_found"]);
});
test("makes clients", async () => {
  await regohost.createServiceClient({ baseUrl: "http://127.0.0.1:1", token: "t" }).close();
});
test("does without an answer of the network", async () => {
  const call = 'http.send({"url": "http://127.0.0.1:1", "method": "GET", "raise_error": false}).status_code';
  const source = { files: { "p.rego": "package p\\n\\nstatus := " + call } };
  const policy = await regohost.loadPolicy(source, { entrypoint: "p/status", allowNet: ["127.0.0.1:1"] });
  expect(await policy.evaluate({})).toBe(0);
  await policy.close();
});
`;

/** Its output away from the package, and with opa-core. */
export const REFUSED = /^(?:opa_core_unavailable opa-core: the files of the package .*useOpaCore\n){2}$/;
export const DECIDED = /^(?:true\n){2}$/;

/** Creates a project with the package in its `node_modules`, and the program. @param {string} folder */
export function makeProject(folder) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(ROOT, join(folder, "node_modules/regohost"));
  writeFileSync(join(folder, "app.mjs"), PROGRAM);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
}

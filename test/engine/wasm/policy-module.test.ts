import { describe, expect, it } from "vitest";
import {
  createPolicy,
  PLAIN_SETTINGS,
  type CreatePolicyRequest,
} from "../../../src/engine/rounds/create-policy.js";
import { createPolicyModule, PAGE_BYTES } from "../../../src/engine/wasm/policy-module.js";
import { loadGate } from "../../../src/gate/index.js";
import { loadPolicy } from "../../../src/index.js";
import { createWasm, POLICY_EXPORTS } from "./wasm-bytes.js";

const MIB = 1024 * 1024;
const OLD = POLICY_EXPORTS.slice(0, 6);
const ABI_1_2 = POLICY_EXPORTS;

const returning = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 0]));
const memory = { minimum: 1 };

const request = (wasm: Uint8Array | WebAssembly.Module): CreatePolicyRequest => ({
  ...PLAIN_SETTINGS,
  subject: "p.wasm",
  wasm,
  standardBuiltin: () => undefined,
  data: undefined,
  maxMemoryBytes: 16 * MIB,
  version: "0",
});

describe("createPolicyModule", () => {
  it.each([
    ["no Wasm", Buffer.from("hello"), /p\.wasm: this is not a valid Wasm module/],
    ["a cut module", createWasm({ memory }).slice(0, 20), /this is not a valid Wasm module/],
    ["Wasm of another kind", createWasm({ returns: { _start: 1 } }), /not an OPA policy.*regohost build/],
    ["an empty module", Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), /not an OPA policy/],
  ])("refuses %s", async (_what, bytes, message) => {
    await expect(() => createPolicyModule(bytes, "p.wasm", MIB)).toFailWith("wasm_invalid", message);
  });

  it("names what a policy of an old OPA lacks", async () => {
    const bytes = createWasm({ memory, returns: returning(OLD) });
    await expect(() => createPolicyModule(bytes, "p.wasm", MIB)).toFailWith(
      "wasm_abi_unsupported",
      /lacks .*opa_value_dump, opa_value_parse.*1\.2/,
    );
  });

  it("makes room for the data and a page more", () => {
    const data = [{ offset: 9 * PAGE_BYTES, bytes: [1] }];
    const bytes = createWasm({ memory: { minimum: 2, maximum: 100 }, returns: returning(ABI_1_2), data });
    expect(createPolicyModule(bytes, "p.wasm", 64 * MIB)).toMatchObject({
      initialPages: 11,
      maximumPages: 100,
    });
    expect(createPolicyModule(bytes, "p.wasm", MIB)).toMatchObject({ initialPages: 11, maximumPages: 16 });
  });

  it("refuses a policy that does not fit the memory it may use", async () => {
    const bytes = createWasm({ memory: { minimum: 17 }, returns: returning(ABI_1_2) });
    await expect(() => createPolicyModule(bytes, "p.wasm", MIB)).toFailWith(
      "memory_limit",
      /p\.wasm.*maxMemoryBytes/,
    );
  });
});

describe("the ABI's version", () => {
  it.each([
    ["none", {}, /unknown version/],
    ["1.1", { opa_wasm_abi_version: 1, opa_wasm_abi_minor_version: 1 }, /ABI 1\.1; 1\.2/],
    ["2.0", { opa_wasm_abi_version: 2, opa_wasm_abi_minor_version: 0 }, /ABI 2\.0/],
    ["1 without a minor one", { opa_wasm_abi_version: 1 }, /ABI 1\.0/],
  ])("%s is refused", async (_what, globals, message) => {
    const wasm = createWasm({ memory, returns: returning(ABI_1_2), globals });
    await expect(() => createPolicy(request(wasm))).toFailWith("wasm_abi_unsupported", message);
    await expect(() => createPolicy(request(new WebAssembly.Module(wasm)))).toFailWith(
      "wasm_abi_unsupported",
      message,
    );
  });

  it.each(["bytes", "Module"])("a module that needs other imports is refused, as %s", async (form) => {
    const wasm = createWasm({ memory, functions: ["other"], returns: returning(ABI_1_2) });
    await expect(() =>
      createPolicy(request(form === "bytes" ? wasm : new WebAssembly.Module(wasm))),
    ).toFailWith("wasm_invalid", /p\.wasm: the module cannot be instantiated: .*other/);
  });
});

describe("a module that never returns", () => {
  const globals = { opa_wasm_abi_version: 1, opa_wasm_abi_minor_version: 3 };
  const spinning = (parts: Parameters<typeof createWasm>[0]): Uint8Array =>
    createWasm({ memory, returns: returning(ABI_1_2), globals, ...parts });

  it.each([
    ["its start function", spinning({ spinsAtStart: true })],
    ["opa_heap_ptr_get()", spinning({ spins: ["opa_heap_ptr_get"] })],
    ["builtins()", spinning({ spins: ["builtins"] })],
    ["opa_json_dump()", spinning({ spins: ["opa_json_dump"] })],
    ["entrypoints()", spinning({ spins: ["entrypoints"], data: [{ offset: 0, bytes: [0x7b, 0x7d, 0] }] })],
  ])("ends at the time limit: %s", async (_what, wasm) => {
    const message = /^p\.wasm.*does not return; compile it again/;
    await expect(createPolicy({ ...request(wasm), startTimeoutMs: 50 })).toFailWith("timeout", message);
    await expect(loadPolicy(wasm, { compileTimeoutMs: 50 })).toFailWith("timeout");
    await expect(loadGate([wasm], { compileTimeoutMs: 50 })).toFailWith("timeout");
  });
});

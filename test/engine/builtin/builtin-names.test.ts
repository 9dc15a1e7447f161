import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import capabilities from "../../../opa-core/capabilities.json" with { type: "json" };
import {
  compilePolicy,
  defineBuiltin,
  loadPolicy,
  type Builtin,
  type BuiltinDefinition,
} from "../../../src/index.js";
import * as browser from "../../../src/engine/browser/index.js";
import { checkBuiltinName } from "../../../src/engine/builtin/builtin-names.js";
import { verificationBuiltins } from "../../../src/engine/builtin/verification-builtins.js";
import { evaluateQuery } from "../../../src/engine/rounds/query-evaluation.js";
import { loadGate } from "../../../src/gate/index.js";
import { loadPolicy as loadForOpaWasm } from "../../../src/engine/opa-wasm/index.js";
import { createWorker } from "../../../src/server/queue/index.js";
import { createStandardBuiltins } from "../../../src/engine/std/registry.js";
import { checkPolicies, testPolicies } from "../../../src/tooling/index.js";
import { makeFolder } from "../../cli/run.js";

/** Built-ins of OPA that the caller may answer, because every evaluator asks its host for them. */
const REPLACED = ["http.send", "net.lookup_ip_addr"];

const OPA = capabilities.builtins.map(({ name }) => name);
const REFUSED = [
  ...OPA.filter((name) => !REPLACED.includes(name)),
  ...verificationBuiltins.map(({ name }) => name),
];

/** As JavaScript and modules of `--builtins` may give it: no call of `defineBuiltin` has seen it. */
const plain = (name: string, args: BuiltinDefinition["args"] = ["any"]): Builtin => ({
  name,
  args,
  result: "any",
  effect: false,
  pure: true,
  call: () => "mine",
});

describe("names of built-ins", () => {
  it("are those that no built-in of OPA or of this package has", async () => {
    expect(REFUSED.length).toBeGreaterThan(200);
    for (const name of REFUSED) {
      const last = name.slice(name.lastIndexOf(".") + 1);
      const message = `the built-in ${name} has the name of a built-in of ${OPA.includes(name) ? "OPA" : "regohost"}, which cannot be replaced; remove it, or give it another name, best in a namespace of your own: acme.${last}`;
      await expect(() => checkBuiltinName(name), name).toFailWith("builtin_conflict");
      expect(() => defineBuiltin(plain(name)), name).toThrow(message);
    }
  });

  it.each([...REPLACED, "acme.count", "Count", "service.discover", "constructor", "http", "time"])(
    "may be %s",
    (name) => {
      expect(defineBuiltin(plain(name)).name).toBe(name);
    },
  );
});

const source = { files: { "p.rego": "package p\n\nimport rego.v1\n\ndeny contains input.why\n" } };
const compiled = await compilePolicy(source, { entrypoint: "p/deny" });
const paths = async (): Promise<string> => makeFolder({ ...source.files });

/** Every way by which built-ins are given. None of these policies calls one: an error must not wait until one does. */
const ENTRIES: Readonly<Record<string, (builtins: Builtin[]) => Promise<unknown>>> = {
  "loadPolicy of Rego": (builtins) => loadPolicy(source, { builtins }),
  "loadPolicy of a module": (builtins) => loadPolicy(compiled.wasm, { builtins }),
  "loadPolicy with workers": (builtins) => loadPolicy(compiled.wasm, { builtins, isolation: "worker" }),
  compilePolicy: (builtins) => compilePolicy(source, { entrypoint: "p/deny", builtins }),
  "loadGate of Rego": (builtins) => loadGate(source, { builtins }),
  "loadGate of a module": (builtins) => loadGate(compiled.wasm, { builtins }),
  "loadPolicy in a browser": (builtins) => browser.loadPolicy(compiled.wasm, { builtins }),
  "loadPolicy of Rego in a browser": (builtins) => browser.loadPolicy(source, { builtins }),
  "loadGate in a browser": (builtins) => browser.loadGate(source, { builtins }),
  "a query": (builtins) =>
    evaluateQuery({
      files: [],
      query: "1",
      builtins,
      speculate: true,
      standardBuiltin: createStandardBuiltins({}),
    }),
  "options of loadPolicy for opa-wasm": (builtins) => loadForOpaWasm(compiled.wasm, {}, {}, { builtins }),
  checkPolicies: async (builtins) => checkPolicies(await paths(), { builtins }),
  testPolicies: async (builtins) => testPolicies(await paths(), { builtins }),
  createWorker: (builtins) =>
    createWorker({
      connection: { url: "redis://127.0.0.1:1" },
      store: { get: () => Promise.reject(new Error("never asked")) } as never,
      builtins,
    }),
};

/** One of each kind: JavaScript, compiled into the module, time, operators, words of the language, the network's neighbours, ours. */
const NAMES = [
  ...["sprintf", "count", "time.now_ns", "plus", "eq", "equal", "walk", "print", "io.jwt.verify_rs256"],
  ...["opa.runtime", "crypto.sha256", "internal.member_2", "rego.metadata.rule", "regohost.verify"],
];

it("knows every file that takes built-ins as an option", () => {
  const files = globSync("src/**/*.ts").filter((path) =>
    /\bbuiltins: BUILTINS\b/.test(readFileSync(path, "utf8")),
  );
  expect(files.sort(), "add what is new to ENTRIES, too").toEqual([
    // loadPolicy, compilePolicy, loadGate, opa-wasm
    "src/engine/rounds/check-options.ts",
    "src/server/queue/decision-worker.ts",
    // checkPolicies, testPolicies
    "src/tooling/tooling-options.ts",
  ]);
});

describe.each(Object.entries(ENTRIES))("%s", (_entry, give) => {
  it.each(NAMES)("refuses %s", async (name) => {
    await expect(give([plain(name)])).toFailWith(
      "builtin_conflict",
      new RegExp(`the built-in ${name.replaceAll(".", "\\.")} has .* give it another name`),
    );
  });

  it("refuses two of one name", async () => {
    await expect(give([plain("acme.one"), plain("acme.one", [])])).toFailWith(
      "builtin_conflict",
      /the built-in acme\.one is defined twice; remove one of them, or give it another name/,
    );
  });
});

describe("custom built-ins for opa-wasm", () => {
  it.each([...NAMES, "regex.split"])("refuses %s", async (name) => {
    await expect(loadForOpaWasm(compiled.wasm, {}, { [name]: () => "mine" })).toFailWith(
      "builtin_conflict",
      /give it another name/,
    );
  });
});

describe.each(REPLACED)("%s of the caller's", (name) => {
  const own = defineBuiltin(plain(name));
  const call = `${name}(${name === "http.send" ? '{"method": "get", "url": "http://example.com"}' : '"a"'})`;

  it("answers compiled policies and queries alike", async () => {
    const files = { "p.rego": `package p\n\nx := ${call}\n` };
    const policy = await loadPolicy({ files }, { builtins: [own], entrypoint: "p/x" });
    expect(await policy.evaluate()).toBe("mine");
    const { result } = await evaluateQuery({
      files: [{ path: "p.rego", text: files["p.rego"] }],
      query: "data.p.x",
      format: "raw",
      builtins: [own],
      speculate: true,
      standardBuiltin: createStandardBuiltins({}),
    });
    expect(result.stdout).toBe("mine\n");
  });
});

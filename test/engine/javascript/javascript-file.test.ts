import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { JavaScriptSource } from "../../../src/engine/javascript/javascript-file.js";
import { JavaScriptPolicy } from "../../../src/engine/javascript/javascript-policy.js";
import { LeftToModule } from "../../../src/engine/javascript/leave.js";
import { toSourceFiles, unpackBundle } from "../../../src/engine/source/bundle-archive.js";
import { readSections } from "../../../src/engine/wasm/byte-reader.js";
import { loadGate } from "../../../src/gate/index.js";
import { buildJavaScript, compilePolicy, loadPolicy } from "../../../src/index.js";
import { toJavaScript, type InJavaScript } from "../../campaigns/conformance/other-ways.js";
import { DATA, INPUT } from "../../campaigns/differential/documents.js";
import { compileTaken } from "../../campaigns/differential/evaluate-programs.js";
import { generateProgram } from "../../campaigns/differential/generate-program.js";
import { Random } from "../../campaigns/differential/random.js";
import { changeValue } from "../../campaigns/javascript/change-value.js";
import { withoutCustomSections } from "../wasm/wasm-bytes.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder } from "../../cli/run.js";

const POLICY = `package p

x := input.a + data.n

half := input.a / 2

text := "\\"} */ \`\${process.exit(1)}\` \\u2028 </script>" if input["\\"]);"]
`;
const STOCK = new URL("../wasm/fixtures/stock-bundle.tar.gz", import.meta.url);

let wasm: Uint8Array;
let text: string;
let built: JavaScriptSource;
let other: WebAssembly.Module;
const cleanUp = cleanUpAfterAll();
const evaluated = vi.spyOn(JavaScriptPolicy.prototype, "evaluate");

beforeAll(async () => {
  const entrypoint = ["p/x", "p/half", "p/text"];
  ({ wasm } = await compilePolicy({ files: { "p.rego": POLICY } }, { entrypoint }));
  other = new WebAssembly.Module(
    (await compilePolicy({ files: { "p.rego": "package p\n\nx := 1\n" } })).wasm,
  );
  text = await buildJavaScript(wasm);
  const cwd = await makeFolder({}, cleanUp);
  const file = join(cwd, "policy.mjs");
  await writeFile(file, text);
  ({ default: built } = (await import(pathToFileURL(file).href)) as { default: JavaScriptSource });
});
beforeEach(() => {
  evaluated.mockClear();
});

/** With a byte in its data changed. */
function changed(module: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(module);
  const data = [...readSections(module)].find(({ id }) => id === 11)?.content.rest();
  const at = (data?.byteOffset ?? 0) + (data?.length ?? 0) - 1 - module.byteOffset;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

describe("a policy as JavaScript", () => {
  it("evaluates from the first evaluation on, without code of text, and leaves the rest to its module", async () => {
    const make = vi.spyOn(globalThis, "Function").mockImplementation(function () {
      throw new EvalError("Code generation from strings disallowed for this context");
    });
    await using policy = await loadPolicy(built, { data: { n: 2 } });
    expect(policy.evaluateSync({ a: 1 }, { entrypoint: "p/x" })).toBe(3);
    expect(await policy.evaluate({ '"]);': true }, { entrypoint: "p/text" })).toContain("process.exit(1)");
    expect(await policy.evaluate({ a: 1 }, { entrypoint: "p/half" })).toBe(0.5);
    expect(evaluated.mock.results.map(({ type }) => type)).toEqual(["return", "return", "throw"]);
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });

  it("takes its module where none is compiled at run time", async () => {
    await using policy = await loadPolicy(
      { ...built, wasm: new WebAssembly.Module(wasm) },
      { data: { n: 2 } },
    );
    expect(policy.evaluateSync({ a: 1 }, { entrypoint: "p/x" })).toBe(3);
    expect(await policy.evaluate({ a: 1 }, { entrypoint: "p/half" })).toBe(0.5);
    expect(evaluated.mock.results.map(({ type }) => type)).toEqual(["return", "throw"]);
  });

  it("is its module alone in workers", async () => {
    await using policy = await loadPolicy(built, { isolation: "worker", maxWorkers: 1, data: { n: 2 } });
    expect(await policy.evaluate({ a: 1 }, { entrypoint: "p/x" })).toBe(3);
    expect(evaluated).not.toHaveBeenCalled();
  });

  it("has the same text for the same module", async () => {
    expect(await buildJavaScript(Buffer.from(wasm))).toBe(text);
  });

  it.each<[string, () => Partial<JavaScriptSource>]>([
    ["of another version", () => ({ regohost: "0.0.1" })],
    ["with no module", () => ({ wasm: Buffer.from(wasm.subarray(1)).toString("base64") })],
    ["with a module that was changed", () => ({ wasm: Buffer.from(changed(wasm)).toString("base64") })],
    ["with another module", () => ({ wasm: other })],
    ["with a module without a plan", () => ({ wasm: new WebAssembly.Module(withoutCustomSections(wasm)) })],
    ["with another digest", () => ({ digest: `sha256:${"0".repeat(64)}` })],
    ["whose code makes something else", () => ({ make: () => [1] })],
  ])("is refused %s", async (_, change) => {
    await expect(loadPolicy({ ...built, ...change() })).toFailWith("javascript_mismatch", /build it again/);
  });

  it.each([{ make: 1 }, { wasm: undefined }, { wasm: {} }, { builtins: [1] }])(
    "is refused in another form: %j",
    async (change) => {
      await expect(loadPolicy({ ...built, ...change } as never)).toFailWith("source_unsupported", /-t js/);
    },
  );

  it("is refused where bundles must be signed", async () => {
    const verify = { bundles: { keys: { one: { key: "secret", algorithm: "HS256" as const } } } };
    await expect(loadPolicy(built, { verify })).toFailWith("signature_missing");
  });

  it("is no policy of a gate, nor of the compiler", async () => {
    for (const source of [built, Buffer.from(text)]) {
      await expect(loadGate(source as never)).rejects.toMatchObject({ name: "PolicyLoadError" });
      await expect(compilePolicy(source as never)).rejects.toMatchObject({ name: "PolicyLoadError" });
    }
  });
});

describe("buildJavaScript", () => {
  it("takes modules of this package alone", async () => {
    const files = await toSourceFiles(await unpackBundle(await readFile(STOCK), "b", 1e9));
    const stock = files.get("policy.wasm");
    await expect(buildJavaScript(stock ?? new Uint8Array())).toFailWith("source_unsupported", /module/);
    await expect(buildJavaScript(wasm.subarray(0, -10))).toFailWith("wasm_invalid");
    await expect(buildJavaScript("policy.wasm" as never)).toFailWith("wasm_invalid");
  });
});

/** The outcome of an evaluation: its value, or why it was left. */
function outcomeOf(policy: JavaScriptPolicy, of: InJavaScript, entrypoint: string, input: unknown): string {
  try {
    return JSON.stringify({ value: policy.evaluate(input, of.entrypoints[entrypoint] ?? -1, of.data, {}) });
  } catch (error) {
    if (error instanceof LeftToModule) return error.message;
    throw error;
  }
}

it("has the outcomes of code that is made at load", async () => {
  const programs = Array.from({ length: 12 }, (_, seed) => generateProgram(7_000 + seed).rules);
  let values = 0;
  for (const { wasm: module, entrypoints } of await compileTaken(programs)) {
    const both = toJavaScript(module, Buffer.from(DATA));
    for (const entrypoint of entrypoints) {
      for (let seed = 0; seed < 4; seed++) {
        const input = (): unknown => changeValue(JSON.parse(INPUT), new Random(seed));
        const ahead = outcomeOf(both.ahead, both, entrypoint, input());
        expect(ahead).toBe(outcomeOf(both.policy, both, entrypoint, input()));
        if (ahead.startsWith("{")) values++;
      }
    }
  }
  expect(values).toBeGreaterThan(10);
});

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilePolicy } from "regohost";
import { loadGate } from "regohost/gate";
import type { DecisionEvent, GateNote, GateOptions, GateSource } from "regohost/gate";
import { beforeAll, describe, expect, it } from "vitest";
import { toSourceFiles, unpackBundle } from "../../src/engine/source/bundle-archive.js";
import { cleanUpAfterAll } from "../clean-up.js";
import { makeFolder } from "../cli/run.js";

const BUNDLE = fileURLToPath(new URL("../engine/wasm/fixtures/stock-bundle.tar.gz", import.meta.url));
const DENY = { files: { "p.rego": 'package gate\n\ndeny contains "x" if input.a == 1\n' } };

async function judge(
  source: GateSource | GateSource[],
  options: GateOptions = {},
): Promise<{ notes: GateNote[]; events: DecisionEvent[] }> {
  const events: DecisionEvent[] = [];
  await using gate = await loadGate(source, options);
  const onEvent = (event: DecisionEvent): void => void events.push(event);
  const { notes } = await gate.judge([{ name: "in", value: { a: 1, components: [] } }], { onEvent });
  return { notes: notes.filter(({ code }) => code === "runtime_stock"), events };
}

describe("a policy with OPA's own runtime", () => {
  let STOCK: string;
  const cleanUp = cleanUpAfterAll();

  beforeAll(async () => {
    const files = await toSourceFiles(await unpackBundle(await readFile(BUNDLE), "b", 1e9));
    STOCK = join(await makeFolder({}, cleanUp), "stock.wasm");
    await writeFile(STOCK, files.get("policy.wasm")!);
  });

  it("is named in a note, with what follows from it", async () => {
    const { notes } = await judge(STOCK);
    expect(notes).toMatchObject([{ code: "runtime_stock", sources: [STOCK] }]);
    expect(notes[0]?.message).toContain(STOCK);
    expect(notes[0]?.message).toMatch(
      /can differ .*docs\/runtime\.md.* cannot report errors of the built-ins/s,
    );
  });

  it("is marked in the events of its decisions alone", async () => {
    const { wasm } = await compilePolicy(DENY, { entrypoint: "gate/deny" });
    const { notes, events } = await judge([STOCK, wasm]);
    expect(notes[0]?.sources).toEqual([STOCK]);
    expect(events.map(({ custom }) => custom)).toEqual([{ input: "in", runtime: "stock" }, { input: "in" }]);
  });

  it("is refused with requireExact", async () => {
    await expect(judge(STOCK, { requireExact: true })).toFailWith(
      "runtime_stock",
      /stock\.wasm .*it holds no Rego/,
    );
  });
});

describe("a policy that this package compiles", () => {
  it("is exact, as Rego and as a module", async () => {
    const { wasm } = await compilePolicy(DENY, { entrypoint: "gate" });
    for (const source of [DENY, wasm]) {
      const { notes, events } = await judge(source, { requireExact: true });
      expect(notes).toEqual([]);
      expect(events.map(({ custom }) => custom)).toEqual([{ input: "in" }]);
    }
  });
});

it("takes a module whose bytes cannot be read for unknown", async () => {
  const { wasm } = await compilePolicy(DENY, { entrypoint: "gate" });
  const module = new WebAssembly.Module(wasm);
  expect((await judge(module)).notes).toHaveLength(1);
  await expect(judge(module, { requireExact: true })).toFailWith("runtime_stock");
});

it("checks the runtime of a module beside Rego", async () => {
  const cwd = await makeFolder({ "p.rego": DENY.files["p.rego"] });
  const files = await toSourceFiles(await unpackBundle(await readFile(BUNDLE), "b", 1e9));
  await expect(judge([join(cwd, "p.rego"), files.get("policy.wasm")!], { requireExact: true })).toFailWith(
    "runtime_stock",
  );
});

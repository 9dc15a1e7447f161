import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compilePolicy, loadPolicy } from "regohost";
import { isRegohostError } from "../../src/base/errors.js";
import { loadGate } from "regohost/gate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder, run } from "../cli/run.js";

/** A rule that refuses, read directly or by deny, and its place in data. */
const RULES: Record<string, { rego: string; place: string[] }> = {
  "a complete rule": {
    rego: "package gate\n\nimport rego.v1\n\ndefault allow := false\n",
    place: ["gate", "allow"],
  },
  "a set": {
    rego: 'package gate\n\nimport rego.v1\n\ndeny contains "d" if input.bad\n',
    place: ["gate", "deny"],
  },
  "an object": {
    rego: "package gate\n\nimport rego.v1\n\nfound[k] := v if some k, v in input.list\n\ndeny contains k if some k, _ in found\n",
    place: ["gate", "found"],
  },
  "a rule with a longer name": {
    rego: 'package gate\n\nimport rego.v1\n\nis.bad if input.bad\n\ndeny contains "d" if data.gate.is.bad\n',
    place: ["gate", "is", "bad"],
  },
  "a rule of a library": {
    rego: "package lib.a\n\nimport rego.v1\n\nbad if input.bad\n",
    place: ["lib", "a", "bad"],
  },
};
const CALLER = 'package gate\n\nimport rego.v1\n\ndeny contains "d" if data.lib.a.bad\n';
const INPUT = { bad: true, list: { a: 1 } };

/** Data at a place: JSON of nested objects. */
function nest(place: readonly string[], value: unknown): Record<string, unknown> {
  return place.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;
}

const VALUES: Record<string, (place: readonly string[]) => Record<string, unknown>> = {
  above: (place) => nest(place.slice(0, -1), "value"),
  "at the top": (place) => nest(place.slice(0, 1), 1),
  at: (place) => nest(place, []),
  "at, as null": (place) => nest(place, null),
  "at, as an object": (place) => nest(place, {}),
  below: (place) => nest([...place, "x"], 1),
};

let workspace = "";
let clean: () => Promise<void>;
beforeAll(async () => {
  workspace = await makeFolder({}, (end) => {
    clean = end;
  });
});
afterAll(() => clean());

/**
 * A folder with these files, in place of the one before: what is compiled of a folder is kept by its path, and most differ only in
 * their data.
 */
async function replaceFolder(files: Record<string, string>): Promise<string> {
  const folder = join(workspace, "policies");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

interface Sources {
  rego: Record<string, string>;
  data: Record<string, unknown>;
}

const json = (value: unknown): string => JSON.stringify(value);

async function built({ rego }: Sources, output: string): Promise<string> {
  const cwd = await makeFolder(rego);
  const args = Object.keys(rego).length > 1 ? ["-e", "gate/deny"] : [];
  const { exitCode, stderr } = await run(["build", ".", ...args, "-o", output], { cwd });
  expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
  return join(cwd, output);
}

/** The ways that data get to a policy. Each loads it, or refuses to. */
const WAYS: Record<string, (sources: Sources) => Promise<unknown>> = {
  "Rego and dataFiles": async ({ rego, data }) => {
    const cwd = await makeFolder({ "d.json": json(data) });
    return loadGate({ files: rego }, { dataFiles: ["d.json"], cwd });
  },
  "a folder with data.json": async ({ rego, data }) =>
    loadGate(await replaceFolder({ ...rego, "data.json": json(data) })),
  "a folder and dataFiles": async ({ rego, data }) => {
    const cwd = await replaceFolder(rego);
    const other = await makeFolder({ "d.json": json(data) });
    return loadGate(cwd, { dataFiles: [join(other, "d.json")] });
  },
  "a bundle of Rego": async ({ rego, data }) =>
    loadGate(await replaceFolder({ ...rego, "data.json": json(data), ".manifest": "{}" })),
  "a compiled policy and dataFiles": async (sources) => {
    const cwd = await makeFolder({ "d.json": json(sources.data) });
    return loadGate(await built(sources, "p.wasm"), { dataFiles: ["d.json"], cwd });
  },
  "loadPolicy with data": async ({ rego, data }) => loadPolicy({ files: rego }, { data, entrypoint: "gate" }),
  "loadPolicy of a compiled policy with data": async ({ rego, data }) => {
    const { wasm } = await compilePolicy({ files: rego }, { entrypoint: "gate" });
    return loadPolicy(wasm, { data });
  },
  setData: async ({ rego, data }) => {
    const policy = await loadPolicy({ files: rego }, { entrypoint: "gate" });
    policy.setData(data);
    return policy;
  },
  "setData of a compiled policy": async ({ rego, data }) => {
    const { wasm } = await compilePolicy({ files: rego }, { entrypoint: "gate" });
    const policy = await loadPolicy(wasm);
    policy.setData(data);
    return policy;
  },
  "setData of a gate's policy": async ({ rego, data }) => {
    const gate = await loadGate({ files: rego });
    for (const policy of gate.loaded) policy.setData(data);
    return gate;
  },
  "data of an input": async ({ rego, data }) => {
    const policy = await loadPolicy({ files: rego }, { entrypoint: "gate" });
    policy.prepare(INPUT, { data }).close();
    return policy;
  },
};

describe.each(Object.entries(WAYS))("data that hide a rule are refused: %s", (_way, load) => {
  describe.each(Object.entries(RULES))("%s", (_rule, { rego, place }) => {
    it.each(Object.entries(VALUES))("%s", async (_value, dataAt) => {
      const files = { "p.rego": rego, ...(place[0] === "lib" ? { "q.rego": CALLER } : {}) };
      const code = await load({ rego: files, data: dataAt(place) }).then(
        () => "loaded",
        (error: unknown) => (isRegohostError(error) ? error.code : error),
      );
      expect(code).toMatch(/^(?:rego_invalid|data_invalid)$/);
    });

    it("but not data beside it", async () => {
      const files = { "p.rego": rego, ...(place[0] === "lib" ? { "q.rego": CALLER } : {}) };
      await expect(
        load({ rego: files, data: nest([...place.slice(0, -1), "other"], 1) }),
      ).resolves.toBeDefined();
    });
  });
});

/** Modules in which rules can have been inlined, or have lost their names. */
const MODULES: Record<string, (rego: Record<string, string>) => Promise<Uint8Array>> = {
  "of level 1": async (files) => (await compilePolicy({ files }, { entrypoint: "gate", optimize: 1 })).wasm,
  "of level 2": async (files) => (await compilePolicy({ files }, { entrypoint: "gate", optimize: 2 })).wasm,
};

describe.each(Object.entries(MODULES))(
  "a compiled policy %s refuses the data, or all the same",
  (_level, compile) => {
    describe.each(Object.entries(RULES))("%s", (_rule, { rego, place }) => {
      it.each(Object.entries(VALUES))("%s", async (_value, dataAt) => {
        const files = { "p.rego": rego, ...(place[0] === "lib" ? { "q.rego": CALLER } : {}) };
        const wasm = await compile(files);
        const judged = async (data: unknown): Promise<unknown> => {
          await using policy = await loadPolicy(wasm, { data });
          return await policy.evaluate(INPUT);
        };
        const expected = await judged({});
        const found = await judged(dataAt(place)).catch((error: unknown) => {
          if (isRegohostError(error, "data_invalid")) return expected;
          throw error;
        });
        expect(found).toMatchObject(expected as object);
      });
    });
  },
);

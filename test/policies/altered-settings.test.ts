import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseCount } from "../case-count.js";
import { makeFolder } from "../cli/run.js";
import { alter, kind, places, VALUES, type Path } from "./altered-values.js";
import { mergeBaseDocuments } from "../../src/engine/source/base-document.js";
import { JsonSlice } from "../../src/base/terms/json-slice.js";
import { loadGate } from "../../src/gate/index.js";
import { checkDataSchemas } from "../../src/gate/inputs/data-schemas.js";
import { InputSchemas } from "../../src/gate/inputs/input-schemas.js";
import { loadPolicy, type Policy } from "../../src/index.js";
import { inspectPolicies } from "../../src/tooling/index.js";
import { parse } from "yaml";

interface Case {
  policy: string;
  /** A file of documents/ that passes with the settings. */
  input: string;
  /** With all members. */
  settings: Record<string, unknown>;
}

const cases = JSON.parse(readFileSync(new URL("settings.json", import.meta.url), "utf8")) as Case[];
const read = ({ input }: Case): unknown =>
  parse(readFileSync(new URL(`documents/${input}`, import.meta.url), "utf8"));
const folderOf = (policy: string): string =>
  fileURLToPath(new URL(`../../policies/${policy}`, import.meta.url));
/** Number of altered settings that a gate reads, each with the policies compiled. */
const GATES = caseCount(3, 1000);

/** Settings that are wrong at one place, each with the path to it. */
function* wrong(settings: Record<string, unknown>): Generator<[Path, unknown]> {
  for (const value of VALUES) if (kind(value) !== "object") yield [[], value];
  for (const [path, former] of places(settings)) {
    for (const value of VALUES) if (kind(value) !== kind(former)) yield [path, alter(settings, path, value)];
    if (typeof former === "number") yield [path, alter(settings, path, String(former))];
    if (typeof former === "number") yield [path, alter(settings, path, former + 0.5)];
    if (typeof former === "string") for (const blank of ["", " "]) yield [path, alter(settings, path, blank)];
    if (typeof former === "boolean") yield [path, alter(settings, path, String(former))];
    if (path.length === 1) yield [path, { ...settings, [`${String(path[0])}s`]: former }];
  }
}

/** Evaluates a policy as elsewhere than in a gate, which also checks schemas: with settings of the input. */
const wrapperOf = (policy: string): string => `package wrapper

ids := {finding.id | some finding in data.regohost.${policy}.deny with data.${policy} as input.settings with input as input.document}
`;

describe.each(cases)("$policy", (one) => {
  const { policy, settings } = one;
  let wrapper: Policy;
  beforeAll(async () => {
    const files = {
      "wrapper.rego": wrapperOf(policy),
      [`${policy}.rego`]: readFileSync(join(folderOf(policy), `${policy}.rego`), "utf8"),
    };
    wrapper = await loadPolicy({ files }, { entrypoint: "wrapper/ids", data: { [policy]: {} } });
  });
  afterAll(() => wrapper.close());
  const idsWith = (value: unknown): Promise<unknown> =>
    wrapper.evaluate({ document: read(one), settings: value });

  it("passes with settings that are right", async () => {
    expect(await idsWith(settings)).toEqual([]);
  });

  it("refuses settings that are wrong, and so does the schema of its METADATA", async () => {
    const { packages } = await inspectPolicies(folderOf(policy));
    const found = packages.find(({ path }) => path === `regohost/${policy}`);
    if (found === undefined) throw new Error(`${policy} has no package`);
    const schemas = new InputSchemas({});
    const passing: unknown[] = [];
    let count = 0;
    for (const [path, value] of wrong(settings)) {
      count++;
      const document = JsonSlice.of(Buffer.from(JSON.stringify({ [policy]: value })));
      const data = mergeBaseDocuments([{ name: "settings.json", document }]);
      const error = await checkDataSchemas([found], data, schemas, {}).catch((thrown: unknown) => thrown);
      const isNamed = error instanceof Error && error.message.includes(String(path[0] ?? policy));
      const ids = await idsWith(value);
      const isRefused = Array.isArray(ids) && ids.includes(`${policy}.settings`);
      if (!isNamed || !isRefused) passing.push({ path, value, error: String(error), ids });
    }
    expect(passing).toEqual([]);
    expect(count).toBeGreaterThan(15);
  });

  it("is not judged with settings that are wrong", async () => {
    const all = Array.from(wrong(settings), ([, value]) => value);
    const chosen = all.filter((_value, index) => index % Math.ceil(all.length / GATES) === 0);
    for (const value of chosen) {
      const folder = await makeFolder({ "settings.json": JSON.stringify({ [policy]: value }) });
      await expect(
        loadGate(`npm:regohost/policies/${policy}`, { dataFiles: [join(folder, "settings.json")] }),
      ).rejects.toMatchObject({ code: "data_invalid" });
    }
  });
});

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compilePolicy } from "../../src/index.js";
import { loadGate, type GateResult, type GateSource } from "../../src/gate/index.js";
import { makeFolder } from "../cli/run.js";

const POLICY = `package gate

result.violations contains "refused" if input.refused

result.allow if input.allowed

result.note := "nothing that judges" if input.note
`;

async function judge(
  source: GateSource,
  input: object,
  allowUnread: string[] = [],
): Promise<Pick<GateResult, "outcome" | "problems">> {
  await using gate = await loadGate(source, { allowUnread });
  const { results } = await gate.judge([{ name: "in", value: { ...input } }]);
  const [result] = results;
  if (result === undefined) throw new Error("there is no result");
  return { outcome: result.outcome, problems: result.problems };
}

const SOURCES: Record<string, () => Promise<GateSource>> = {
  "a folder": async () => join(await makeFolder({ "p/gate.rego": POLICY }), "p"),
  "the compiled rule": () => compiled("gate/result"),
  "the compiled package": () => compiled("gate"),
};

async function compiled(entrypoint: string): Promise<GateSource> {
  const { wasm } = await compilePolicy({ files: { "gate.rego": POLICY } }, { entrypoint });
  return wasm;
}

describe.each(Object.entries(SOURCES))("a member of result that a rule of %s defines", (_, source) => {
  it("does not pass when it is undefined", async () => {
    expect(await judge(await source(), {})).toEqual({
      outcome: "invalid",
      problems: [expect.stringMatching(/gate\.rego:5: result\.allow is undefined$/)],
    });
  });

  it("passes when it is there, and others need not be", async () => {
    expect(await judge(await source(), { allowed: true })).toEqual({ outcome: "pass", problems: [] });
    expect(await judge(await source(), { allowed: true, refused: true })).toMatchObject({ outcome: "fail" });
  });
});

describe("a member of an object that judges, with a name near that of one that is read", () => {
  const OBJECTS: [string, string, string][] = [
    ["result of Rego", 'package gate\n\nresult := {"allow": true, "denied": ["x"]}\n', "gate"],
    [
      "a rule that is an entrypoint",
      'package gate\n\nmain := {"allow": true, "denied": ["x"]}\n',
      "gate/main",
    ],
  ];

  it.each(OBJECTS)("does not pass: %s", async (_, rego, entrypoint) => {
    const name = `${entrypoint === "gate" ? "gate.result" : "gate.main"}.denied`;
    const { wasm } = await compilePolicy({ files: { "gate.rego": rego } }, { entrypoint });
    const sources = entrypoint === "gate" ? [wasm, { files: { "gate.rego": rego } }] : [wasm];
    for (const source of sources) {
      expect(await judge(source, {})).toMatchObject({ outcome: "invalid" });
      expect(await judge(source, {}, [name])).toMatchObject({ outcome: "pass" });
      expect(await judge(source, {}, [`data.${name}`])).toMatchObject({ outcome: "pass" });
    }
  });
});

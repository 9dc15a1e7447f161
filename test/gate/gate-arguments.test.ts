import { describe, expect, it } from "vitest";
import { readGateArguments, type GivenArguments } from "../../src/gate/gate-arguments.js";
import { makeFolder } from "../cli/run.js";

const POLICY = "package p\ndeny contains 1 if input.x\n";
const FILES = {
  "p/a.rego": POLICY,
  "p/data.json": "{}",
  "q.rego": POLICY,
  "in.json": "{}",
  "b/a.json": "{}",
  "b/sub/b.json": "{}",
};

/** What each argument is: `policy` and `input` paths, or the code of an error. */
async function split(given: GivenArguments, more: Record<string, string> = {}): Promise<unknown> {
  const cwd = await makeFolder({ ...FILES, ...more });
  try {
    const { policies, inputs } = await readGateArguments(given, { cwd });
    return { policies: policies.flatMap(({ paths }) => paths), inputs: inputs.flatMap(({ paths }) => paths) };
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe("positional arguments", () => {
  const CASES: [string[], policies: string[], inputs: string[]][] = [
    [["p", "in.json"], ["p"], ["in.json"]],
    [["p", "q.rego", "in.json"], ["p", "q.rego"], ["in.json"]],
    [
      ["q.rego", "p", "in.json", "b"],
      ["q.rego", "p"],
      ["in.json", "b"],
    ],
    [["p", "b/**"], ["p"], ["b/a.json", "b/sub/b.json"]],
    [["p/*.rego", "*.rego", "b/*.json"], ["p/a.rego", "q.rego"], ["b/a.json"]],
    [["p/**", "b/**"], ["p/a.rego"], ["b/a.json", "b/sub/b.json"]],
    [["{q.rego,in.json}", "b/*"], ["q.rego"], ["in.json", "b/a.json", "b/sub"]],
  ];

  it.each(CASES)("are policies first, then inputs: %j", async (paths, policies, inputs) => {
    expect(await split({ paths })).toEqual({ policies, inputs });
  });

  it.each([
    ["a policy after an input", { paths: ["p", "in.json", "q.rego"] }],
    ["a pattern of policies after an input", { paths: ["p", "in.json", "*.rego"] }],
    [
      "an address beside the policies of a gate file",
      { paths: ["npm:x@1.0.0"], defaults: { policies: ["p"] } },
    ],
    ["a policy beside -p", { paths: ["q.rego", "in.json"], policies: ["p"] }],
    ["a pattern of policies beside -p", { paths: ["*.rego", "in.json"], policies: ["p"] }],
    ["a policy beside those of a gate file", { paths: ["q.rego"], defaults: { policies: ["p"] } }],
  ])("%s is refused", async (_, given) => {
    expect(await split(given)).toBe("config_invalid");
  });

  it.each([
    ["policy", ["nothing", "in.json"], "source_not_found"],
    ["policy of this name", ["nothing/", "in.json"], "source_not_found"],
    ["policy beside one", ["p", "nothing", "in.json"], "source_not_found"],
    ["input", ["p", "in.json", "nothing"], "document_not_found"],
  ])("a missing %s has the code of a missing one", async (_, paths, code) => {
    expect(await split({ paths })).toBe(code);
  });
});

/** Files that would be policies elsewhere. */
const STRAY: Record<string, string>[] = [
  { "b/evil.rego": POLICY },
  { "b/0.rego": POLICY },
  { "b/sub/evil.rego": POLICY },
  { "b/x.tar.gz": "x" },
  { "b/x.wasm": "x" },
  { "b/bundle/evil.rego": POLICY, "b/bundle/.manifest": "" },
  { "b/data.json": "{}", "b/evil.rego": POLICY },
];

/** Where inputs are a folder or a pattern beside policies that are named. */
const NAMED: GivenArguments[] = [
  { paths: ["p", "b/**"] },
  { paths: ["p", "b/*"] },
  { paths: ["p", "{b,c}/**"] },
  { paths: ["p/*.rego", "b/**"] },
  { paths: ["p/**", "b/**"] },
  { paths: ["p", "in.json", "b"] },
  { policies: ["p"], paths: ["b"] },
  { policies: ["p"], paths: ["b/**"] },
  { policies: ["p"], inputs: ["b", "b/**"] },
  { paths: ["b"], defaults: { policies: ["p"] } },
  { paths: ["b/**"], defaults: { policies: ["p"], inputs: ["in.json"] } },
  { defaults: { policies: ["p"], inputs: ["b/**", "b"] } },
];

describe.each(NAMED)("what lies among the inputs of %j", (given) => {
  it.each(STRAY)("is never a policy, and takes no input away: %j", async (more) => {
    const before = (await split(given)) as { policies: string[]; inputs: string[] };
    const after = (await split(given, more)) as { policies: string[]; inputs: string[] };
    expect(after.policies).toEqual(before.policies);
    expect(after.inputs).toEqual(expect.arrayContaining(before.inputs));
  });
});

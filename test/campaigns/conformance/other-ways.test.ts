import { expect, it, onTestFinished, vi } from "vitest";
import type { KeptArtifacts } from "./kept-artifacts.js";
import { startKeptArtifacts } from "./kept-artifacts.js";
import { checkKept, checkOtherWays, settle, shown } from "./other-ways.js";
import { WayCounts } from "./way-counts.js";
import { defineBuiltin, loadPolicy } from "../../../src/index.js";

const INPUT = Buffer.from('{"n": 1}');
const OTHER = Buffer.from('{"n": 2}');

/** Checks a policy that gives `input.n`, whose first evaluation gave 1. Gives the counts of the ways. */
async function check(artifacts: KeptArtifacts): Promise<WayCounts> {
  const files = { "p.rego": "package p\n\nn := input.n\n" };
  const policy = await loadPolicy({ files }, { entrypoint: "p/n", builtins: artifacts.builtins });
  onTestFinished(() => policy.close());
  const ways = new WayCounts();
  await checkKept(policy, { input: INPUT, options: {}, expected: "1", ways }, artifacts);
  return ways;
}

it("finds nothing wrong with what a client has kept", async () => {
  await using artifacts = await startKeptArtifacts();
  const ways = await check(artifacts);
  expect([ways.count("a kept module"), ways.count("a kept input")]).toEqual([1, 1]);
});

it.each([
  { name: "counts a policy that waits for nothing as evaluated synchronously", pure: true, synchronous: 1 },
  { name: "does not count one that waits for a built-in", pure: false, synchronous: 0 },
])("$name", async ({ pure, synchronous }) => {
  const own = { name: "own.one", args: [], result: "number", effect: false } as const;
  const builtin = pure
    ? defineBuiltin({ ...own, pure: true, call: () => 1 })
    : defineBuiltin({ ...own, call: () => Promise.resolve(1) });
  const files = { "p.rego": "package p\n\nn := own.one()\n" };
  await using policy = await loadPolicy({ files }, { entrypoint: "p/n", builtins: [builtin] });
  const ways = new WayCounts();
  await checkOtherWays(policy, { input: INPUT, options: {}, expected: "1", ways });
  const counts = (["evaluateSync", "evaluateAll", "a prepared input"] as const).map((way) => ways.count(way));
  expect(counts).toEqual([synchronous, 1, 1]);
});

it.each([
  { name: "JSON", input: INPUT, options: {}, values: 1 },
  {
    name: "JSON whose number JavaScript rounds",
    input: Buffer.from('{"n": 1.00000000000000000001}'),
    options: {},
    values: 1,
  },
  { name: "a Rego term that is JSON", input: INPUT, options: { inputFormat: "rego" as const }, values: 1 },
  {
    name: "a Rego term with a set",
    input: Buffer.from('{"n": 1, "set": {2}}'),
    options: { inputFormat: "rego" as const },
    values: 0,
  },
  { name: "none", input: undefined, options: {}, values: 0 },
])("evaluates an input that is a value: $name", async ({ input, options, values }) => {
  const files = { "p.rego": "package p\n\ndefault n := 0\n\nn := floor(input.n)\n" };
  await using policy = await loadPolicy({ files }, { entrypoint: "p/n" });
  const ways = new WayCounts();
  const expected = input === undefined ? "0" : "1";
  await checkOtherWays(policy, { input, options, expected, ways });
  expect(ways.count("a value")).toBe(values);
});

it("tells of an input that should be JSON and is not", async () => {
  const files = { "p.rego": "package p\n\nn := 1\n" };
  await using policy = await loadPolicy({ files }, { entrypoint: "p/n" });
  const plain = { input: Buffer.from("{"), options: {}, ways: new WayCounts() };
  const expected = shown(await settle(async () => policy.evaluate(plain.input)));
  await expect(checkOtherWays(policy, { ...plain, expected })).rejects.toThrow(SyntaxError);
});

it.each(["evaluate", "evaluateSync", "evaluateAll"] as const)(
  "notices a value that %s reads as another",
  async (way) => {
    const files = { "p.rego": "package p\n\nn := input.n\n" };
    await using policy = await loadPolicy({ files }, { entrypoint: "p/n" });
    const odd = (input: unknown): unknown => (input instanceof Uint8Array ? input : { n: 2 });
    const { evaluate, evaluateSync, evaluateAll } = policy;
    if (way === "evaluate")
      vi.spyOn(policy, way).mockImplementation((input, options) =>
        evaluate.call(policy, odd(input), options),
      );
    if (way === "evaluateSync")
      vi.spyOn(policy, way).mockImplementation((input, options) =>
        evaluateSync.call(policy, odd(input), options),
      );
    if (way === "evaluateAll")
      vi.spyOn(policy, way).mockImplementation((inputs, options) =>
        evaluateAll.call(policy, (inputs as unknown[]).map(odd), options),
      );
    const checked = checkOtherWays(policy, {
      input: INPUT,
      options: {},
      expected: "1",
      ways: new WayCounts(),
    });
    await expect(checked).rejects.toThrow(/of a value gives 2 instead of 1|^a value gives 2 instead of 1/);
  },
);

it.each([
  {
    name: "what was downloaded is something else",
    downloads: [{ bytes: OTHER, cached: false }],
    problem: "a kept module gives 2 instead of 1",
  },
  {
    name: "nothing was kept",
    downloads: [
      { bytes: INPUT, cached: false },
      { bytes: INPUT, cached: false },
    ],
    problem: "the client has not kept the input that it downloaded",
  },
  {
    name: "what was kept is something else",
    downloads: [
      { bytes: INPUT, cached: false },
      { bytes: OTHER, cached: true },
    ],
    problem: "a kept module with a kept input gives 2 instead of 1",
  },
])("fails when $name", async ({ downloads, problem }) => {
  const [first, second = first] = downloads;
  let times = 0;
  const artifacts: KeptArtifacts = {
    builtins: [],
    download: async () => (times++ === 0 ? first! : second!),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  await expect(check(artifacts)).rejects.toThrow(problem);
});

import { expect, it, onTestFinished } from "vitest";
import type { KeptArtifacts } from "../../scripts/conformance/kept-artifacts.js";
import { startKeptArtifacts } from "../../scripts/conformance/kept-artifacts.js";
import { checkKept } from "../../scripts/conformance/other-ways.js";
import { loadPolicy } from "../../src/index.js";

const INPUT = Buffer.from('{"n": 1}');
const OTHER = Buffer.from('{"n": 2}');

/** Checks a policy that gives `input.n`, whose first evaluation gave 1. */
async function check(artifacts: KeptArtifacts): Promise<void> {
  const files = { "p.rego": "package p\n\nn := input.n\n" };
  const policy = await loadPolicy({ files }, { entrypoint: "p/n", builtins: artifacts.builtins });
  onTestFinished(() => policy.close());
  await checkKept(policy, INPUT, {}, "1", artifacts);
}

it("finds nothing wrong with what a client has kept", async () => {
  await using artifacts = await startKeptArtifacts();
  await expect(check(artifacts)).resolves.toBeUndefined();
});

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

import { afterEach, expect, test, vi } from "vitest";
import * as opening from "../../src/engine/rounds/create-policy.js";
import * as recording from "../../src/engine/rounds/recorder.js";
import { loadGate } from "../../src/gate/index.js";
import * as judging from "../../src/gate/load-package.js";
import { compilePolicy, loadPolicy } from "../../src/index.js";

vi.mock("../../src/engine/rounds/recorder.js", { spy: true });
vi.mock("../../src/engine/rounds/create-policy.js", { spy: true });
vi.mock("../../src/gate/load-package.js", { spy: true });

const { createPolicy } = vi.mocked(opening);

afterEach(() => {
  vi.clearAllMocks();
});

const compile = async (name: string, text: string): Promise<Uint8Array> =>
  (await compilePolicy({ files: { [`${name}.rego`]: text } }, { entrypoint: `${name}/deny` })).wasm;

/** Says of each policy that was opened whether it was closed. */
const closed = (): Promise<boolean[]> =>
  Promise.all(
    createPolicy.mock.settledResults.map(async ({ value }) => {
      const policy = value as Awaited<ReturnType<typeof createPolicy>>;
      const error: unknown = await policy.evaluate({}).catch((thrown: unknown) => thrown);
      return error instanceof Error && "code" in error && error.code === "policy_closed";
    }),
  );

test("a policy is closed when what makes recordings cannot be loaded", async () => {
  const failure = new Error("what makes recordings cannot be loaded");
  vi.mocked(recording.loadRecorder).mockRejectedValueOnce(failure);
  const wasm = await compile("gate", "package gate\n\ndeny := input.x");
  await expect(loadPolicy(wasm)).rejects.toBe(failure);
  expect(await closed()).toEqual([true]);
});

test("a policy that cannot be opened has its own error", async () => {
  vi.mocked(recording.loadRecorder).mockRejectedValueOnce(new Error("neither"));
  await expect(loadPolicy({ files: { "gate.rego": "no Rego" } })).toFailWith("rego_invalid");
});

test("the policies of a gate are closed when one of them cannot be judged by", async () => {
  const { loadPackage } = await vi.importActual<typeof judging>("../../src/gate/load-package.js");
  const failure = new Error("the second one's METADATA cannot be used");
  vi.mocked(judging.loadPackage).mockImplementationOnce(loadPackage).mockRejectedValueOnce(failure);
  const sources = [
    await compile("first", "package first\n\ndeny contains input.x"),
    await compile("second", "package second\n\ndeny contains input.x"),
  ];
  await expect(loadGate(sources)).rejects.toBe(failure);
  expect(await closed()).toEqual([true, true]);
});

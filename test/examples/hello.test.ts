import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadPolicy } from "../../src/index.js";
import { run } from "../cli/run.js";

const folder = new URL("../../examples/hello/", import.meta.url);

it.each([
  ["its input", readFileSync(new URL("input.json", folder)), true],
  ["somebody else", { user: "eve", branch: { protected: true } }, false],
  ["no input", undefined, false],
])("decides on %s", async (_, input, allowed) => {
  const policy = await loadPolicy(folder);
  await expect(policy.evaluate(input)).resolves.toBe(allowed);
  await policy.close();
});

it("does what its README says on the command line", async () => {
  const evaluated = await run([
    "eval",
    "examples/hello",
    "-i",
    "examples/hello/input.json",
    "-e",
    "hello/allow",
  ]);
  expect(evaluated).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('"value": true') as string,
  });
  const gated = await run(["gate", "-p", "examples/hello", "-i", "examples/hello/input.json"]);
  expect(gated).toMatchObject({ exitCode: 0 });
});

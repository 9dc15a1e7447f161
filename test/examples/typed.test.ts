import { expect, it, onTestFinished, vi } from "vitest";
import { run } from "../cli/run.js";

const FOLDER = "examples/typed";

it("evaluates two entrypoints by their types", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { lines } = await import("../../examples/typed/main.js");
  expect(lines.toSorted()).toEqual([
    "production needs two replicas",
    "proxy: docker.io/library/nginx:1 is not from our registry",
  ]);
  expect(log).toHaveBeenCalledWith("shop", lines);
});

it("has types that are up to date", async () => {
  const types = ["types", `${FOLDER}/policies`, "--schema", `${FOLDER}/schemas`];
  expect(await run([...types, "-o", `${FOLDER}/policy-types.ts`, "--check"])).toMatchObject({
    exitCode: 0,
    stderr: "",
  });
});

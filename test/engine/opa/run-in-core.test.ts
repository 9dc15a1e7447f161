import { expect, it, onTestFinished } from "vitest";
import { compileRego } from "../../../src/engine/opa/compile-rego.js";
import { MAX_WORKERS } from "../../../src/engine/opa/core-worker.js";
import { evalRego, type EvalRegoResult } from "../../../src/engine/opa/eval-rego.js";
import { useReplyCache } from "../../../src/engine/opa/reply-cache.js";
import { makeFolder } from "../../cli/run.js";

const ENDLESS =
  "package p\n\np := count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)])\n";

function evaluate(text: string, signal?: AbortSignal): Promise<EvalRegoResult> {
  return evalRego({ files: [{ path: "p.rego", text }], query: "data.p.p", format: "raw", signal });
}

it("loses no worker to a request that was aborted while it waited for one", async () => {
  const running = new AbortController();
  const busy = Array.from({ length: MAX_WORKERS }, () => evaluate(ENDLESS, running.signal));
  const ended = new AbortController();
  const waiting = Array.from({ length: MAX_WORKERS }, () => evaluate("package p\n", ended.signal));
  ended.abort();
  for (const request of waiting) await expect(request).rejects.toMatchObject({ code: "aborted" });
  running.abort();
  for (const request of busy) await expect(request).rejects.toMatchObject({ code: "aborted" });
  const { stdout } = await evaluate("package p\n\np := 1\n");
  expect(stdout).toBe("1\n");
});

it("answers no aborted request from the cache", async () => {
  onTestFinished(() => {
    useReplyCache(undefined);
  });
  useReplyCache(await makeFolder({}));
  const request = { files: [{ path: "p.rego", text: "package p\n\nx := 1\n" }], entrypoints: ["p/x"] };
  await compileRego(request);
  await expect(compileRego({ ...request, signal: AbortSignal.abort() })).toFailWith(
    "aborted",
    /^compiling the policies was aborted$/,
  );
});

it("loads what an answer is needed for while opa-core computes it, and waits for no load that fails", async () => {
  onTestFinished(() => {
    useReplyCache(undefined);
  });
  useReplyCache(await makeFolder({}));
  const events: string[] = [];
  const compile = async (): Promise<void> => {
    await compileRego({
      files: [{ path: "p.rego", text: "package p\n\nx := 2\n" }],
      entrypoints: ["p/x"],
      meanwhile: () => {
        events.push("loads");
        return Promise.reject(new Error("cannot be loaded"));
      },
    });
    events.push("answered");
  };
  await compile();
  await compile();
  // The second answer is the cache's.
  expect(events).toEqual(["loads", "answered", "answered"]);
});

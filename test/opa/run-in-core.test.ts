import { expect, it } from "vitest";
import { MAX_WORKERS } from "../../src/opa/core-worker.js";
import { evalRego, type EvalRegoResult } from "../../src/opa/eval-rego.js";

const ENDLESS =
  "package p\n\np := count([x | some i in numbers.range(1, 1e5); some x in numbers.range(1, i)])\n";

function evaluate(text: string, signal?: AbortSignal): Promise<EvalRegoResult> {
  return evalRego({ files: [{ path: "p.rego", text }], query: "data.p.p", format: "raw", signal });
}

it("loses no worker to a request that was aborted while it waited for one", async () => {
  const running = new AbortController();
  const busy = Array.from({ length: MAX_WORKERS }, () => evaluate(ENDLESS, running.signal));
  const waiting = Array.from({ length: MAX_WORKERS }, () => evaluate("package p\n", AbortSignal.abort()));
  for (const request of waiting) await expect(request).rejects.toMatchObject({ code: "aborted" });
  running.abort();
  for (const request of busy) await expect(request).rejects.toMatchObject({ code: "aborted" });
  const { stdout } = await evaluate("package p\n\np := 1\n");
  expect(stdout).toBe("1\n");
});

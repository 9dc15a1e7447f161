import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { buildCli } from "../../cli/build-cli.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run } from "../../cli/run.js";

const PRELOAD = new URL("tier-preload.mjs", import.meta.url).href;
const INPUTS = 2_000;
/** Whoever runs a function this often, in bytes of code that it has executed, has it optimized: soon. */
const FLAGS = ["--allow-natives-syntax", "--wasm-tiering-budget=100"];
/** V8 otherwise optimizes in other threads; Node 20 has no such flag. */
const AT_ONCE = parseInt(process.versions.node) > 20 ? ["--wasm-sync-tier-up"] : [];
const BASELINE_ONLY = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

const tiers = z.tuple([z.record(z.string(), z.enum(["optimized", "baseline", "not compiled"]))]);

let cli: string;
let folder: string;
const cleanUp = cleanUpAfterAll();
beforeAll(async () => {
  cli = await buildCli();
  const inputs = Array.from({ length: INPUTS }, (_, n) => JSON.stringify({ n }));
  folder = await makeFolder(
    {
      "p.rego": "package p\n\ndeny contains input.n if input.n < 0\n",
      "inputs.jsonl": inputs.join("\n"),
    },
    cleanUp,
  );
  await run(["build", "p.rego", "-e", "p/deny", "-o", "p.wasm"], { cwd: folder });
});

/** The tiers of the functions of the one policy that a gate evaluates for all inputs. */
function tiersOf(policy: string, flags: readonly string[]): Record<string, string> {
  const args = [cli, "gate", policy, "inputs.jsonl", "--no-cache"];
  const ended = spawnSync(process.execPath, [...FLAGS, ...AT_ONCE, ...flags, "--import", PRELOAD, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(ended.status, ended.stderr).toBe(0);
  return tiers.parse(JSON.parse(/^tiers (.*)$/m.exec(ended.stderr)?.[1] ?? "null"))[0];
}

describe("a policy that is often evaluated", () => {
  it.each(["p.rego", "p.wasm"])("is optimized, where the process reads %s", (policy) => {
    expect(tiersOf(join(folder, policy), [])).toMatchObject({ eval: "optimized", opa_malloc: "optimized" });
  });

  it("is not where V8 may not, so that this test can tell", () => {
    expect(tiersOf(join(folder, "p.wasm"), BASELINE_ONLY)).toMatchObject({
      eval: "baseline",
      opa_malloc: "baseline",
    });
  });
});

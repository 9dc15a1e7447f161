import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProfiler } from "./profile.mjs";
import { startupWays, TARGETS, TARGETS_ABOVE } from "./startup.mjs";

const RUNS = 10;

/** What the processes of `startup` compute, in the main thread and in that of opa-core, from the first line of JavaScript on. */
export async function measure() {
  const { processes } = await createProfiler();
  const folder = mkdtempSync(join(tmpdir(), "regohost-bench-"));
  try {
    const { ways, env, renew } = startupWays(folder);
    const rows = ["node -e 0", ...Object.keys({ ...TARGETS, ...TARGETS_ABOVE })].flatMap((name) => {
      const [file, args] = ways[name];
      renew(name);
      execFileSync(file, args, { stdio: "ignore", env });
      return processes(
        name,
        { runs: RUNS, args, env, before: () => renew(name) },
        { unit: "ms", usInUnit: 1000 },
      );
    });
    return {
      title: "Start-up: where the time goes",
      note: `By Node's profiler, which itself takes a part, over ${RUNS} runs. A worker thread is that of opa-core, for which the main thread waits. What Node does before it runs JavaScript is not in it.`,
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

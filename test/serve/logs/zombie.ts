import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished } from "vitest";
import { readProcess } from "../../../src/serve/logs/process-state.js";

/** Starts a process that has ended, and whose parent does not ask for it until the test is over. @returns its number. */
export async function startZombie(): Promise<number> {
  // The shell becomes `cat`, which knows of no child.
  const parent = spawn("sh", ["-c", "(exit 0) & echo $!; exec cat"], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(async () => {
    parent.stdin.end();
    if (parent.exitCode === null) await once(parent, "exit");
  });
  const [text] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(text.toString("utf8"));
  await expect.poll(() => readProcess(pid)).toEqual({ state: "ended" });
  // It is still listed.
  expect(process.kill(pid, 0)).toBe(true);
  return pid;
}

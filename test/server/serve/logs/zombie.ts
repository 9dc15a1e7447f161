import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { expect, onTestFinished } from "vitest";
import { readProcess } from "../../../../src/server/serve/logs/process-state.js";

/** Starts a process that has ended, and whose parent does not wait for it until the test is over. @returns its id. */
export async function startZombie(): Promise<number> {
  // The shell becomes `cat`, which knows of no child. A shell would wait for an ended child.
  const parent = spawn("sh", ["-c", "(read -r line <&3) & echo $!; exec cat"], {
    stdio: ["pipe", "pipe", "inherit", "pipe"],
  });
  const [stdin, stdout, , toChild] = parent.stdio;
  if (!(stdin instanceof Writable && stdout instanceof Readable && toChild instanceof Writable)) {
    throw new TypeError("a process without pipes");
  }
  onTestFinished(async () => {
    stdin.end();
    if (parent.exitCode === null) await once(parent, "exit");
  });
  const [text] = (await once(stdout, "data")) as [Buffer];
  const pid = Number(text.toString("utf8"));
  stdin.write("is it cat?\n");
  await once(stdout, "data");
  toChild.end("\n");
  await expect.poll(() => readProcess(pid)).toEqual({ state: "ended" });
  // It is still listed.
  expect(process.kill(pid, 0)).toBe(true);
  return pid;
}

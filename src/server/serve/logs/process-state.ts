import { execFile } from "node:child_process";
// eslint-disable-next-line no-restricted-imports -- of /proc alone
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf } from "../../../base/error-code.js";

const run = promisify(execFile);

/** The state of a process. A zombie, whose parent has not waited for it yet, has ended: it holds no files. */
type ProcessState = { state: "ended" } | { state: "runs"; started: string };

/** Whether the system's process table has such an entry; zombies have one too. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Reads the state of a process on this host, and its start: on Linux in the kernel's ticks since boot, elsewhere in the
 * format of `ps`; "" if unknown, as on Windows, which has no zombies.
 */
export async function readProcess(
  pid: number,
  platform: NodeJS.Platform = process.platform,
): Promise<ProcessState> {
  if (!isListed(pid)) return { state: "ended" };
  const reported = platform === "linux" ? await readStat(pid) : platform === "win32" ? [] : await askPs(pid);
  const [letter = "", started = ""] = reported;
  return /^[ZX]/.test(letter) ? { state: "ended" } : { state: "runs", started };
}

/** Reads the state and the start from `/proc`. */
async function readStat(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${String(pid)}/stat`, "utf8").catch(() => "");
  // The name of the program, in brackets, may contain spaces.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return [fields[0] ?? "", fields[19] ?? ""];
}

/** Queries the state and the start of a process on macOS or a BSD. */
async function askPs(pid: number): Promise<string[]> {
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  const { stdout } = await run("ps", ["-o", "stat=", "-o", "lstart=", "-p", String(pid)], { env }).catch(
    () => ({ stdout: "" }),
  );
  const [state = "", ...started] = stdout.trim().split(/\s+/);
  return [state, started.join(" ")];
}

import { execFile } from "node:child_process";
// eslint-disable-next-line no-restricted-imports -- of /proc alone
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf } from "../../../base/error-code.js";

const run = promisify(execFile);

/** How a process is. One whose parent has not asked for its end yet (a zombie) has ended: it holds no files. */
type ProcessState = { state: "ended" } | { state: "runs"; started: string };

/** Whether there is such an entry in the system's table of processes, which has zombies too. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * A process of this host, and when it was started: on Linux in the kernel's ticks since its own start, elsewhere as `ps` has it; "" where
 * that is not known, as on Windows, which has no zombies.
 */
export async function readProcess(
  pid: number,
  platform: NodeJS.Platform = process.platform,
): Promise<ProcessState> {
  if (!isListed(pid)) return { state: "ended" };
  const told = platform === "linux" ? await readStat(pid) : platform === "win32" ? [] : await askPs(pid);
  const [letter = "", started = ""] = told;
  return /^[ZX]/.test(letter) ? { state: "ended" } : { state: "runs", started };
}

/** The state and the start in `/proc`. */
async function readStat(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${String(pid)}/stat`, "utf8").catch(() => "");
  // The name of the program, in brackets, may have spaces.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return [fields[0] ?? "", fields[19] ?? ""];
}

/** The state and the start of a process of macOS or a BSD. */
async function askPs(pid: number): Promise<string[]> {
  const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  const { stdout } = await run("ps", ["-o", "stat=", "-o", "lstart=", "-p", String(pid)], { env }).catch(
    () => ({ stdout: "" }),
  );
  const [state = "", ...started] = stdout.trim().split(/\s+/);
  return [state, started.join(" ")];
}

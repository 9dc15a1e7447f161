// The peak memory of processes.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const FOLDER = "REGOHOST_BENCH_PEAKS";
const STATUS = "/proc/self/status";

/** The most memory that this process had, in bytes. On Linux `maxRSS` is that of the process that started this one, where this one's is less. */
export function peakBytes() {
  const mark = existsSync(STATUS)
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(STATUS, "utf8"))?.[1]
    : undefined;
  return (mark === undefined ? process.resourceUsage().maxRSS : Number(mark)) * 1024;
}

/**
 * Runs a program of Node to its end.
 *
 * @returns the peaks of it and of the processes of Node that it started, added up, in bytes.
 * @throws Error when it does not end with 0.
 */
export function runForPeak(args, cwd) {
  const folder = mkdtempSync(join(tmpdir(), "regohost-peaks-"));
  try {
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_OPTIONS: `--import=${import.meta.url}`, [FOLDER]: folder },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${String(status)}: ${stderr}`);
    const peaks = readdirSync(folder).map((name) => Number(readFileSync(join(folder, name), "utf8")));
    if (peaks.length === 0) throw new Error(`node ${args.join(" ")} has noted no peak`);
    return peaks.reduce((sum, one) => sum + one, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Loaded by each process that is measured, and by its threads, the last of which to end knows most.
const folder = process.env[FOLDER];
if (folder !== undefined) {
  process.on("exit", () => writeFileSync(join(folder, String(process.pid)), String(peakBytes())));
}

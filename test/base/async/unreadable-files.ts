import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/** Windows has none of these files. */
export const isPosix = process.platform !== "win32";
if (!isPosix) process.stderr.write("SKIPPED on Windows: files that are pipes, sockets or devices\n");

export function makePipe(path: string): void {
  execFileSync("mkfifo", [path]);
}

/** A socket exists in the file system as long as a process listens. */
async function makeSocket(path: string): Promise<void> {
  const server = createServer().listen(path);
  onTestFinished(() => void server.close());
  await once(server, "listening");
}

function linkToDevice(path: string): Promise<void> {
  return symlink("/dev/zero", path);
}

/** Files that are not regular, where reading would wait, or never end. */
export const UNREADABLE: [string, (path: string) => Promise<void> | void][] = [
  ["a named pipe", makePipe],
  ["a socket", makeSocket],
  ["a link to a device without an end", linkToDevice],
];

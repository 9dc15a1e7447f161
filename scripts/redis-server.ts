import { spawn, type ChildProcess } from "node:child_process";
import { access } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import process from "node:process";

/** A Redis or Valkey of its own on loopback, or the one of `REDIS_URL`. */
export interface RunningRedis {
  url: string;
  stop: () => Promise<void>;
}

const PROGRAMS = ["redis-server", "valkey-server"];

async function findProgram(): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const path of PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when it accepts connections. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    child.stdout?.on("data", (text: Buffer) => {
      log += text.toString();
      if (/ready to accept connections/i.test(log)) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => {
      reject(new Error(`redis-server has ended:\n${log}`));
    });
  });
}

/** Starts one without persistence; `undefined` where there is none, and no `REDIS_URL`. */
export async function startRedis(args: readonly string[] = []): Promise<RunningRedis | undefined> {
  const given = process.env["REDIS_URL"];
  if (given !== undefined && given !== "" && args.length === 0) {
    return { url: given, stop: () => Promise.resolve() };
  }
  const program = await findProgram();
  if (program === undefined) return undefined;
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, [...settings, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await untilReady(child);
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

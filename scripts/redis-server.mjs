import { spawn } from "node:child_process";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import process from "node:process";
import { freePort } from "./free-port.mjs";

/**
 * A separate Redis or Valkey on loopback, or the one at `REDIS_URL`.
 *
 * @typedef {{ url: string, stop: () => Promise<void> }} RunningRedis
 */

const PROGRAMS = ["redis-server", "valkey-server"];

async function findProgram() {
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

/**
 * Resolves when it accepts connections.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<void>}
 */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let log = "";
    child.stdout?.on("data", (/** @type {Buffer} */ text) => {
      log += text.toString();
      if (/ready to accept connections/i.test(log)) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => {
      reject(new Error(`redis-server has ended:\n${log}`));
    });
  });
}

/**
 * Starts one without persistence; returns `undefined` without a program and `REDIS_URL`.
 *
 * @param {readonly string[]} [args]
 * @returns {Promise<RunningRedis | undefined>}
 */
export async function startRedis(args = []) {
  const given = process.env["REDIS_URL"];
  if (given !== undefined && given !== "" && args.length === 0) {
    return { url: given, stop: () => Promise.resolve() };
  }
  const program = await findProgram();
  if (program === undefined) return undefined;
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, [...settings, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once("exit", () => resolve()));
  await untilReady(child);
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

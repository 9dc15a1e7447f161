import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { cacheFolder } from "../cache-folder.js";
import { buildCli } from "./build-cli.js";
import { makeFolder, run } from "./run.js";
import { startRedis } from "../../scripts/redis-server.mjs";
import { startTestRedis } from "../server/queue/start-test-redis.js";

const redis = await startTestRedis("test/cli/worker-process.test.ts");

let cli = "";
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => redis?.stop());

const COUNT = 6;
const names = Array.from({ length: COUNT }, (_, at) => `in${String(at)}.json`);
/** Asks what costs money, and then what an answer is waited for of. */
const POLICY =
  'package p\n\ndeny contains "no" if {\n\tacme.pay(input.id) == "paid"\n\tacme.look(input.id) == "bad"\n}\n';
const moduleOf = (url: string): string => `
const declare = (name, effect) => ({
  name, args: ["number"], result: "string", effect,
  call: async ([id], { signal }) => (await fetch("${url}/" + name + "/" + id, { method: "POST", signal })).text(),
});
export default [declare("acme.pay", true), declare("acme.look", false)];
`;

/** A service that counts what is paid, and answers what is looked at when it is let. */
async function startService() {
  const paid: string[] = [];
  const waiting: ServerResponse[] = [];
  let isHeld = true;
  const server = createServer((request, response) => {
    const [, name, id = ""] = (request.url ?? "").split("/");
    if (name === "acme.pay") {
      paid.push(id);
      response.end("paid");
    } else if (isHeld) waiting.push(response);
    else response.end("good");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    paid,
    waiting,
    letGo: () => {
      isHeld = false;
      for (const response of waiting) response.end("good");
    },
  };
}

/** Ends this many connections to a port as soon as they are made. */
async function refuse(port: number, count: number): Promise<void> {
  let left = count;
  const server = createTcpServer();
  const enough = new Promise<void>((resolve) => {
    server.on("connection", (socket) => {
      socket.resetAndDestroy();
      if (--left === 0) resolve();
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  await enough;
  server.close();
  await once(server, "close");
}

describe.skipIf(redis === undefined || process.platform === "win32")("a worker's process", () => {
  it.each([
    { signal: "SIGTERM", grace: "60s", ends: "finishes the jobs under way" },
    { signal: "SIGINT", grace: "60s", ends: "finishes the jobs under way" },
    { signal: "SIGTERM", grace: "1ms", ends: "gives them back" },
  ] as const)("$ends at $signal with a grace of $grace, and ends with 0", async ({ signal, grace }) => {
    const service = await startService();
    const files = Object.fromEntries(names.map((name, id) => [name, JSON.stringify({ id })]));
    const cwd = await makeFolder({
      "p.rego": POLICY,
      "own.mjs": moduleOf(service.url),
      "store/sha256/.keep": "",
      ...files,
    });
    const where = ["--redis", redis?.url ?? "", "--store", "store", "--queue", `${signal}-${grace}`];
    const own = ["--builtins", "none", "--builtins", "./own.mjs"];
    const start = (): ChildProcess => {
      const args = [cli, "worker", ...own, "--concurrency", "2", "--shutdown-grace-period", grace, ...where];
      // Compiling is not what is tested.
      const env = { ...process.env, REGOHOST_CACHE: cacheFolder() };
      const child = spawn(process.execPath, args, { cwd, env, stdio: "ignore" });
      onTestFinished(() => void child.kill("SIGKILL"));
      return child;
    };
    const queued = await run(["enqueue", "p.rego", ...names, ...where], { cwd });
    expect([queued.stderr, queued.exitCode]).toEqual([expect.any(String), 0]);
    const first = start();
    await expect.poll(() => service.waiting.length, { timeout: 60_000 }).toBe(2);
    const ended = once(first, "exit");
    first.kill(signal);
    if (grace === "60s") service.letGo();
    expect(await ended).toEqual([0, null]);
    // Until the process has heard the signal, it may take others after those that were let go.
    if (grace === "1ms") expect(service.paid).toHaveLength(2);
    service.letGo();
    const second = start();
    const { stdout } = await run(["enqueue", "p.rego", ...names, "--wait", ...where], { cwd });
    const settled = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { record?: { outcome: string }; letter?: { code: string } });
    expect(settled).toHaveLength(COUNT);
    // The answer that was paid for is stored: a job that was given back takes it, and does not pay again.
    expect(settled.map(({ record, letter }) => record?.outcome ?? letter?.code)).toEqual(
      Array<string>(COUNT).fill("pass"),
    );
    expect([...service.paid].sort()).toEqual(names.map((_, id) => String(id)));
    second.kill(signal);
    expect(await once(second, "exit")).toEqual([0, null]);
  });

  it("tells once that Redis is away, and that it is there again, and ends without it", async () => {
    const port = await freePort();
    const begin = async (): Promise<{ stop: () => Promise<void> }> => {
      const own = (await startRedis(["--port", String(port)]))!;
      onTestFinished(() => own.stop());
      return own;
    };
    const first = await begin();
    const cwd = await makeFolder({ "store/sha256/.keep": "" });
    const where = ["--redis", `redis://127.0.0.1:${String(port)}`, "--store", "store"];
    const args = [cli, "worker", "--builtins", "none", ...where];
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const lines: string[] = [];
    const reader = createInterface(child.stderr).on("line", (line) => lines.push(line));
    const exited = once(child, "exit");
    const until = async (count: number): Promise<void> => {
      while (lines.length < count && child.exitCode === null) {
        await Promise.race([once(reader, "line"), exited]);
      }
    };
    await until(1);
    await first.stop();
    await refuse(port, 12);
    await until(2);
    const second = await begin();
    await until(3);
    await second.stop();
    await refuse(port, 12);
    await until(4);
    child.kill("SIGTERM");
    const [code] = (await exited) as [number | null];
    const away: unknown = expect.stringMatching(
      /^error: Redis at redis:\/\/127\.0\.0\.1:\d+ cannot be used \((?:ECONN[A-Z]+|EPIPE)\) \[service_unreachable\]$/,
    );
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ["waiting for jobs", away, "Redis can be used again", away],
    });
  });

  it("ends enqueue --wait at SIGTERM, and says what is left", async () => {
    const cwd = await makeFolder({
      "p.rego": "package p\n\ndeny := []\n",
      "in.json": "{}",
      "store/sha256/.keep": "",
    });
    const where = ["--redis", redis?.url ?? "", "--store", "store", "--queue", "nobody"];
    const child = spawn(process.execPath, [cli, "enqueue", "p.rego", "in.json", "--wait", ...where], {
      cwd,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    const ended = once(child, "close");
    const counts = async (): Promise<string> =>
      (await run(["enqueue", "--progress", ...where], { cwd })).stdout;
    await expect.poll(counts, { timeout: 60_000 }).toContain('"waiting":1');
    child.kill("SIGTERM");
    expect(await ended).toEqual([3, null]);
    expect(stderr).toMatch(
      /^error: the wait was ended with 0 of 1 results; the other jobs stay in the queue \[aborted\]\n/,
    );
    expect(stderr).not.toContain("unexpected");
  });
});

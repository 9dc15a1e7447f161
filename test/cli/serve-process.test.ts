import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { appendFile, open, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { startControlService } from "../server/serve/control-service.js";
import { send } from "../server/serve/serve.js";
import { cacheFolder } from "../cache-folder.js";
import { buildCli } from "./build-cli.js";
import { makeFolder } from "./run.js";

let cli: string;
/** Compiling is not what is tested. */
const ENV = { ...process.env, REGOHOST_CACHE: cacheFolder() };
beforeAll(async () => {
  cli = await buildCli();
});

it.skipIf(process.platform === "win32")(
  "ends with 0 on SIGTERM, after the decisions were logged",
  async () => {
    const cwd = await makeFolder({ "app.rego": "package app\n\nallow := true\n" });
    const args = [
      cli,
      "serve",
      "app.rego",
      "--builtins",
      "none",
      "--addr",
      "127.0.0.1:0",
      "--decision-log",
      "-",
    ];
    const child = spawn(process.execPath, args, { cwd, env: ENV, stdio: ["ignore", "pipe", "pipe"] });
    const ended = once(child, "exit");
    let stdout = "";
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    const [line] = (await once(createInterface(child.stderr), "line")) as [string];
    const port = Number(/:(\d+)$/.exec(line)?.[1]);
    expect((await send(port, { method: "GET", path: "/v1/data/app/allow" })).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(stdout)).toMatchObject({ path: "app/allow", result: true });
  },
);

interface Served {
  port: number;
  pid: number | undefined;
  kill: (signal: NodeJS.Signals) => void;
  /** Sends a signal, and gives how it ended. */
  end: (signal: NodeJS.Signals) => Promise<unknown[]>;
  /** Of standard error, after that of the address. */
  lines: string[];
  /** Waits for a line of standard error. */
  until: (pattern: RegExp) => Promise<void>;
}

/** Serves a policy in a process, whose number is that of the program that is started. */
async function serveLogged(cwd: string, log: readonly string[], launcher: string[] = []): Promise<Served> {
  const serve = [process.execPath, cli, "serve", "app.rego", "--builtins", "none", "--addr", "127.0.0.1:0"];
  const [program = "", ...args] = [...launcher, ...serve, ...log];
  const child = spawn(program, args, { cwd, env: ENV, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  const lines: string[] = [];
  const reader = createInterface(child.stderr).on("line", (line) => lines.push(line));
  const until = async (pattern: RegExp): Promise<void> => {
    while (!lines.some((line) => pattern.test(line))) await Promise.race([once(reader, "line"), ended]);
  };
  await until(/listening on/);
  const port = Number(/:(\d+)$/.exec(lines.shift() ?? "")?.[1]);
  const end = (signal: NodeJS.Signals): Promise<unknown[]> => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(() => void child.kill("SIGKILL"));
  return { port, kill: (signal) => void child.kill(signal), end, lines, until, pid: child.pid };
}

const POLICY = { "app.rego": "package app\n\nallow := true\n" };
const statusOf = async ({ port }: Served): Promise<number> =>
  (await send(port, { method: "GET", path: "/v1/data/app/allow" })).status;
const idsOf = async (path: string): Promise<string[]> =>
  (await readFile(path, "utf8"))
    .split(/\n(?=.)/)
    .map((line) => String((JSON.parse(line) as { decision_id: unknown }).decision_id));

it.skipIf(!existsSync("/dev/full"))("tells once that its decision log cannot be written", async () => {
  const served = await serveLogged(await makeFolder(POLICY), ["--decision-log", "/dev/full"]);
  for (let times = 0; times < 5; times++) expect(await statusOf(served)).toBe(500);
  expect(await served.end("SIGTERM")).toEqual([0, null]);
  expect(served.lines.filter((line) => line.includes("error"))).toEqual([
    expect.stringMatching(/^error: --decision-log \/dev\/full cannot be written.*: ENOSPC: no space left/),
  ]);
});

it.skipIf(process.platform === "win32")("goes on in a new file after SIGHUP", async () => {
  const cwd = await makeFolder(POLICY);
  const [log, former] = [join(cwd, "log.jsonl"), join(cwd, "log.jsonl.1")];
  const served = await serveLogged(cwd, ["--decision-log", "log.jsonl"]);
  expect(await statusOf(served)).toBe(200);
  await rename(log, former);
  expect(await statusOf(served)).toBe(200);
  served.kill("SIGHUP");
  await served.until(/log\.jsonl was opened again/);
  expect(await statusOf(served)).toBe(200);
  expect(await served.end("SIGTERM")).toEqual([0, null]);
  expect([(await idsOf(former)).length, (await idsOf(log)).length]).toEqual([2, 1]);
  expect((await stat(log)).mode & 0o777).toBe(0o600);
});

it.skipIf(process.platform === "win32").each([
  { name: "without a decision log", log: [] },
  { name: "with one on standard output", log: ["--decision-log", "-"] },
])("is ended by SIGHUP $name", async ({ log }) => {
  const served = await serveLogged(await makeFolder(POLICY), log);
  expect(await served.end("SIGHUP")).toEqual([null, "SIGHUP"]);
});

const DISK_KIB = 256;
const MOUNT = `mount -t tmpfs -o size=${String(DISK_KIB)}k none "$1" && shift && exec "$@"`;
const UNSHARE = ["--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh"];
const hasDisk = spawnSync("unshare", [...UNSHARE, "/mnt", "true"]).status === 0;
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, "w");
  await expect(file.writeFile(Buffer.alloc(DISK_KIB * 1024))).rejects.toThrow("ENOSPC");
  await file.close();
}

if (!hasDisk) {
  process.stderr.write("SKIPPED: the full disk of test/cli/serve-process.test.ts needs unshare and tmpfs\n");
}

it.skipIf(!hasDisk)(
  "answers no decision with a full disk under its spool, until there is space",
  async () => {
    const service = await startControlService();
    const cwd = await makeFolder({
      "app.rego": "package app\n\nallow := true\n",
      "config.yaml": `services: {control: {url: "${service.url}"}}\ndecision_logs: {}\npersistence_directory: disk\n`,
      "disk/x": "",
    });
    const args = ["serve", "app.rego", "--builtins", "none", "-c", "config.yaml", "--addr", "127.0.0.1:0"];
    // Each program becomes the next one, so that the server has the number of the child. Its disk is in its namespace alone.
    const child = spawn("unshare", [...UNSHARE, join(cwd, "disk"), process.execPath, cli, ...args], {
      cwd,
      env: ENV,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const lines: string[] = [];
    const ended = once(child, "exit");
    const reader = createInterface(child.stderr).on("line", (line) => lines.push(line));
    const [line] = (await once(reader, "line")) as [string];
    const port = Number(/:(\d+)$/.exec(line)?.[1]);
    const disk = `/proc/${String(child.pid)}/root${join(cwd, "disk")}`;
    const { blocks, bsize } = await statfs(disk);
    expect(blocks * bsize).toBe(DISK_KIB * 1024);
    const status = async (): Promise<number> =>
      (await send(port, { method: "GET", path: "/v1/data/app/allow" })).status;
    expect(await status()).toBe(200);
    const filler = join(disk, "filler");
    await fillDisk(filler);
    // What is left of the page that the file of events has is room for some.
    let answered = 1;
    while ((await status()) === 200) answered++;
    for (let times = 0; times < 3; times++) expect(await status()).toBe(500);
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    await rm(filler);
    expect(await status()).toBe(200);
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(lines.filter((told) => /unexpected|cannot be written|written again/.test(told))).toEqual([
      expect.stringMatching(
        /^error: the folder of decision logs .* cannot be written, .*: ENOSPC: no space left/,
      ),
      expect.stringMatching(/decision_logs is written again$/),
    ]);
    expect(service.logs.flat()).toHaveLength(answered + 1);
  },
);

it.skipIf(!hasDisk)("leaves no part of a line in its decision log when the disk is full", async () => {
  const cwd = await makeFolder({ ...POLICY, "disk/x": "" });
  const options = ["--decision-log", "disk/log.jsonl"];
  const served = await serveLogged(cwd, options, ["unshare", ...UNSHARE, join(cwd, "disk")]);
  const disk = `/proc/${String(served.pid)}/root${join(cwd, "disk")}`;
  const [log, filler] = [join(disk, "log.jsonl"), join(disk, "filler")];
  let answered = 0;
  for (let times = 0; times < 2; times++) {
    expect(await statusOf(served)).toBe(200);
    answered++;
    await fillDisk(filler);
    // What is left of the file's page is room for some, and for a part of the next.
    while ((await statusOf(served)) === 200) answered++;
    expect(await idsOf(log)).toHaveLength(answered);
    const { size } = await stat(log);
    expect(await statusOf(served)).toBe(500);
    expect((await stat(log)).size).toBe(size);
    await rm(filler);
  }
  expect(await statusOf(served)).toBe(200);
  expect(new Set(await idsOf(log)).size).toBe(answered + 1);
  expect(await served.end("SIGTERM")).toEqual([0, null]);
  const told = served.lines.flatMap((line) => /cannot be written|is written again/.exec(line)?.[0] ?? []);
  const change = ["cannot be written", "is written again"];
  expect(told).toEqual([...change, ...change]);
});

it.skipIf(!hasDisk)("takes back nothing of a decision log that others write to", async () => {
  const cwd = await makeFolder({ ...POLICY, "disk/x": "" });
  const options = ["--decision-log", "disk/log.jsonl"];
  const served = await serveLogged(cwd, options, ["unshare", ...UNSHARE, join(cwd, "disk")]);
  const disk = `/proc/${String(served.pid)}/root${join(cwd, "disk")}`;
  const [log, filler] = [join(disk, "log.jsonl"), join(disk, "filler")];
  expect(await statusOf(served)).toBe(200);
  await appendFile(log, "of another\n");
  await fillDisk(filler);
  while ((await statusOf(served)) === 200);
  const full = await readFile(log, "utf8");
  expect(full.split("\n")[1]).toBe("of another");
  await rm(filler);
  expect(await statusOf(served)).toBe(200);
  const text = await readFile(log, "utf8");
  expect(text.startsWith(full)).toBe(true);
  expect(JSON.parse(text.split("\n").at(-2) ?? "")).toMatchObject({ path: "app/allow" });
});

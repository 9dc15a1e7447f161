import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, expect, it } from "vitest";
import { startControlService } from "../serve/control-service.js";
import { send } from "../serve/serve.js";
import { buildCli } from "./build-cli.js";
import { makeFolder } from "./run.js";

let cli: string;
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
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
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

const DISK_KIB = 256;
const MOUNT = `mount -t tmpfs -o size=${String(DISK_KIB)}k none "$1" && shift && exec "$@"`;
const UNSHARE = ["--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh"];
const hasDisk = spawnSync("unshare", [...UNSHARE, "/mnt", "true"]).status === 0;
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
    const file = await open(filler, "w");
    await expect(file.writeFile(Buffer.alloc(DISK_KIB * 1024))).rejects.toThrow("ENOSPC");
    await file.close();
    // What is left of the page that the file of events has is room for some.
    let answered = 1;
    while ((await status()) === 200) answered++;
    expect(await status()).toBe(500);
    expect((await send(port, { method: "GET", path: "/health" })).status).toBe(200);
    await rm(filler);
    expect(await status()).toBe(200);
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
    expect(lines.join("\n")).toContain("ENOSPC");
    expect(service.logs.flat()).toHaveLength(answered + 1);
  },
);

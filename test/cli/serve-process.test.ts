import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "../serve/serve.js";
import { buildCli } from "./build-cli.js";
import { makeFolder } from "./run.js";

let cli: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  cli = await buildCli((end) => clean.push(end));
});
afterAll(() => Promise.all(clean.map((end) => end())));

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

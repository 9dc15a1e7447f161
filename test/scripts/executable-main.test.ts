import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile, chmod } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { makeFolder } from "../cli/run.js";

const MAIN = fileURLToPath(new URL("../../scripts/executable-main.cjs", import.meta.url));

/** Gives the program its files, and a home. */
const PRELOAD = `const Module = require("node:module");
const os = require("node:os");
const assets = {
  id: Buffer.from("1.2.3-abc"),
  "dist/cli.js": Buffer.from("console.log(__dirname); process.exitCode = 0;"),
  "opa-core/opa-core.wasm.br!": Buffer.from("${brotliCompressSync("core").toString("base64")}", "base64"),
};
const sea = {
  getAsset: (name) => assets[name].toString(),
  getAssetKeys: () => Object.keys(assets),
  getRawAsset: (name) => new Uint8Array(assets[name]).buffer,
};
const fakes = { "node:sea": sea, "node:os": { ...os, userInfo: () => ({ homedir: process.env.OWN_HOME }) } };
const load = Module._load;
Module._load = (name, ...others) => fakes[name] ?? load(name, ...others);
`;

let folder: string;
let own: string;
beforeEach(async () => {
  folder = await makeFolder({ "preload.cjs": PRELOAD, "home/x": "", "tmp/x": "" });
  own = join(folder, "home", ...(process.platform === "darwin" ? ["Library", "Caches"] : [".cache"]));
});

function run(tmp = join(folder, "tmp")): { status: number | null; stdout: string; stderr: string } {
  const env = { PATH: process.env["PATH"], OWN_HOME: join(folder, "home"), TMPDIR: tmp };
  return spawnSync(process.execPath, ["--require", join(folder, "preload.cjs"), MAIN], {
    env,
    encoding: "utf8",
  });
}

describe.skipIf(process.platform === "win32")("the executable", () => {
  it("writes its files once, and again when one differs", async () => {
    const files = join(own, "regohost/executable/1.2.3-abc");
    expect(run()).toMatchObject({ status: 0, stdout: `${join(files, "dist")}\n`, stderr: "" });
    expect(await readFile(join(files, "opa-core/opa-core.wasm"), "utf8")).toBe("core");
    await writeFile(join(files, "opa-core/opa-core.wasm"), "kept");
    expect(run().status).toBe(0);
    expect(await readFile(join(files, "opa-core/opa-core.wasm"), "utf8")).toBe("kept");
    await writeFile(join(files, "dist/cli.js"), "process.exit(7);");
    expect(run().status).toBe(0);
    expect(await readdir(join(own, "regohost/executable"))).toEqual(["1.2.3-abc"]);
  });

  it("uses no folder that others can write to, and leaves nothing elsewhere", async () => {
    await mkdir(own, { recursive: true });
    await chmod(own, 0o777);
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout.startsWith(join(folder, "tmp", "regohost-"))).toBe(true);
    expect(await readdir(join(folder, "tmp"))).toEqual(["x"]);
  });

  it("has no verdict without a folder for its files", async () => {
    await writeFile(own, "");
    expect(run(join(folder, "none"))).toEqual(
      expect.objectContaining({
        status: 3,
        stdout: "",
        stderr: expect.stringMatching(
          /^error: its files cannot be written \(ENOENT\); .* \[start_failed\]\n$/,
        ) as string,
      }),
    );
  });
});

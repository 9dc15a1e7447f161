import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findNpm } from "../../../src/testing/demo/npm-command.js";
import { makeFolder } from "../../cli/run.js";

const SCRIPT = `
  const [, , command, ...args] = process.argv;
  if (command === "fail") {
    process.stderr.write("npm error code E1\\nnpm error why\\n");
    process.exit(7);
  }
  if (command === "hang") setInterval(() => {}, 1000);
  else process.stdout.write(JSON.stringify({ command, args, env: process.env, cwd: process.cwd() }));
`;

interface Said {
  command: string;
  args: string[];
  env: Record<string, string>;
}

const signal = new AbortController().signal;

describe("findNpm", () => {
  it("runs the npm that started it, offline and without scripts, and hides SERVICE_* from it", async () => {
    const folder = await makeFolder({ "bin/npm-cli.js": SCRIPT });
    const env = {
      npm_execpath: join(folder, "bin", "npm-cli.js"),
      SERVICE_TOKEN: "secret",
      npm_config_local_prefix: "/elsewhere",
      npm_package_name: "other",
      npm_config_cache: "/cache",
    };
    const npm = await findNpm({ env, signal });
    const said = JSON.parse(await npm(["pack", "a b"], folder)) as Said;
    expect(said.command).toBe("pack");
    expect(said.args).toEqual(expect.arrayContaining(["a b", "--offline", "--ignore-scripts"]));
    expect(said.env).toHaveProperty("npm_config_cache", "/cache");
    for (const name of ["SERVICE_TOKEN", "npm_config_local_prefix", "npm_package_name"]) {
      expect(said.env).not.toHaveProperty(name);
    }
  });

  it("takes npm's script when npx started it", async () => {
    const folder = await makeFolder({ "npm-cli.js": SCRIPT, "npx-cli.js": "process.exit(1)" });
    const npm = await findNpm({ env: { npm_execpath: join(folder, "npx-cli.js") }, signal });
    await expect(npm(["sbom"], folder)).resolves.toContain('"command":"sbom"');
  });

  it("passes over the script of another package manager", async () => {
    const folder = await makeFolder({ "pnpm.cjs": "process.stdout.write('pnpm')" });
    const npm = await findNpm({ env: { ...process.env, npm_execpath: join(folder, "pnpm.cjs") }, signal });
    await expect(npm(["--version"], folder)).resolves.toMatch(/^\d+\.\d+\.\d+/);
  });

  it("says what npm said when it fails, and decides nothing", async () => {
    const folder = await makeFolder({ "npm-cli.js": SCRIPT });
    const npm = await findNpm({ env: { npm_execpath: join(folder, "npm-cli.js") }, signal });
    await expect(npm(["fail"], folder)).rejects.toMatchObject({
      name: "DemoError",
      message: expect.stringMatching(
        /^npm fail failed in .*\n {2}npm error code E1\n {2}npm error why$/s,
      ) as string,
    });
  });

  it("ends npm when it is aborted", async () => {
    const folder = await makeFolder({ "npm-cli.js": SCRIPT });
    const abort = new AbortController();
    const npm = await findNpm({ env: { npm_execpath: join(folder, "npm-cli.js") }, signal: abort.signal });
    const hanging = npm(["hang"], folder);
    abort.abort();
    await expect(hanging).rejects.toMatchObject({ name: "DemoError" });
  });
});

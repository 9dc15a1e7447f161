import { chmod, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Makes an `npm` that does without a network what `npm ci` does with the lockfile of this repository, and a build that takes no
 * time, in a folder for PATH. `npm.json` in it says how npm was called last.
 */
export async function makeTools(folder: string): Promise<void> {
  const modules = join(folder, "modules");
  await build({
    config: false,
    entry: {
      cli: join(ROOT, "src/cli/main.ts"),
      gate: join(ROOT, "src/gate/index.ts"),
      "opa-worker": join(ROOT, "src/opa/worker.js"),
    },
    outDir: join(folder, "dist"),
    format: ["esm"],
    target: "node20",
    platform: "node",
    splitting: true,
    silent: true,
    dts: false,
  });
  await mkdir(join(modules, "tsup/dist"), { recursive: true });
  for (const name of await readdir(join(ROOT, "node_modules"))) {
    if (name !== "tsup" && !name.startsWith("."))
      await symlink(join(ROOT, "node_modules", name), join(modules, name));
  }
  await writeFile(
    join(modules, "tsup/dist/cli-default.js"),
    `require("node:fs").cpSync(${JSON.stringify(join(folder, "dist"))}, "dist", { recursive: true });`,
  );
  await writeFile(join(modules, "tsup/package.json"), '{"type": "commonjs"}');
  await writeFile(
    join(folder, "npm"),
    `#!/usr/bin/env node
const fs = require("node:fs");
const call = { args: process.argv.slice(2), cwd: process.cwd(), env: process.env, lock: fs.existsSync("package-lock.json") };
fs.writeFileSync(${JSON.stringify(join(folder, "npm.json"))}, JSON.stringify(call));
fs.symlinkSync(${JSON.stringify(modules)}, "node_modules");
`,
  );
  await chmod(join(folder, "npm"), 0o755);
}

import { spawnSync } from "node:child_process";
import process from "node:process";
import { buildWorker, bundle, unpackCore } from "../../scripts/bundle.mjs";

/**
 * Builds `test/campaigns/<name>/main.ts` from the sources, for access to their parts, runs it, and exits with its exit
 * code.
 */
export async function runFromSources(name) {
  const dir = `.bench/${name}`;
  await bundle({ input: { [name]: `test/campaigns/${name}/main.ts` }, dir });
  await buildWorker();
  unpackCore();
  const args = [`${dir}/${name}.js`, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  process.exit(status ?? 2);
}

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildWorker } from "../scripts/bundle.mjs";

/** Makes opa-core.wasm when it is missing or old, and the worker of policies, before the first test. */
export default async function prepareFiles(): Promise<void> {
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(process.execPath, ["--liftoff-only", script], { stdio: "inherit" });
  await buildWorker();
}

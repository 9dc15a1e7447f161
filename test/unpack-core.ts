import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Makes opa-core.wasm when it is missing or old, before the first test. */
export default function unpackCore(): void {
  const script = fileURLToPath(new URL("../opa-core/unpack.mjs", import.meta.url));
  execFileSync(process.execPath, ["--liftoff-only", script], { stdio: "inherit" });
}

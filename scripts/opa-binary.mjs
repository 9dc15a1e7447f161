import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { versionIn } from "../opa-core/artifact.mjs";

const CACHE = fileURLToPath(new URL("../node_modules/.cache/opa/", import.meta.url));
const GO_MOD = new URL("../opa-core/go.mod", import.meta.url);

/**
 * The binary of OPA in the version of opa-core: from `OPA`, otherwise built from its Go module; `undefined` without Go.
 */
export function findOpaBinary() {
  if (process.env.OPA !== undefined) return process.env.OPA;
  const version = versionIn(
    readFileSync(GO_MOD, "utf8"),
    /^require github\.com\/open-policy-agent\/opa (v\S+)$/m,
  );
  const folder = join(CACHE, version);
  const program = join(folder, "opa");
  if (existsSync(program)) return program;
  if (spawnSync("go", ["version"], { stdio: "ignore" }).status !== 0) return undefined;
  mkdirSync(folder, { recursive: true });
  execFileSync("go", ["install", `github.com/open-policy-agent/opa@${version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return program;
}
